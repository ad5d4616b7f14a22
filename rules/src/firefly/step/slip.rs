//! A drive that slips away from patrols that come to its ship, whoever has the turn.

#![deny(clippy::wildcard_enum_match_arm)]

use super::{Frame, Pending, Unasked};
use crate::Seat;
use crate::firefly::board::Board;
use crate::firefly::choice::Choice;
use crate::firefly::event::{Cause, Event};
use crate::firefly::sector::SectorId;
use crate::firefly::sets::CARRIED;
use crate::firefly::state::Firefly;
use crate::firefly::step::Pace;
use crate::firefly::turns::Play;

/// A patrol has come to a seat's ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slip {
    /// Whose ship.
    pub seat: Seat,
    /// Whether the die was high enough: where to is chosen.
    pub away: bool,
}

impl Pending for Slip {
    fn decider(&self, _: &Board) -> Seat {
        self.seat
    }

    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        if !self.away {
            return vec![Choice::Roll, Choice::Keep];
        }
        let Some(at) = game.board.captain(self.seat).sector else { return Vec::new() };
        game.board.exits_of(self.seat, at, Pace::Evade).map(Choice::To).collect()
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        if choice == Choice::Roll {
            return play.try_to_slip(self.seat);
        }
        if let Choice::To(to) = choice {
            play.move_ship(self.seat, to, Pace::Evade);
            play.resolve_alerts(self.seat, false);
        }
    }
}

impl Play<'_> {
    /// Asks those a patrol has come to who may slip away.
    pub(super) fn offer_to_slip(&mut self, at: SectorId) {
        if !CARRIED {
            return;
        }
        for seat in self.board.seats() {
            let captain = self.board.captain(seat);
            if captain.sector == Some(at) && captain.slips_away().is_some() {
                self.push(Slip { seat, away: false });
            }
        }
    }

    /// Whether what is left of a nav card comes next.
    fn is_card_under_way(&self) -> bool {
        let Some(Frame::Unasked(Unasked::Effects(effects))) = self.board.stack.last() else {
            return false;
        };
        matches!(effects.cause, Cause::Nav(_))
    }

    /// A card that brought the patrol to the ship whose turn it is does nothing more to who got away.
    fn try_to_slip(&mut self, seat: Seat) {
        let Some(from) = self.board.captain(seat).slips_away() else { return };
        let roll = self.hidden.rng.die();
        let away = roll >= from;
        self.put(|| Event::Slip { seat, roll, away });
        if !away {
            return;
        }
        if seat == self.board.turn {
            if self.is_card_under_way() {
                self.drop_effects();
            }
            self.full_stop();
        }
        self.push(Slip { seat, away });
    }
}
