//! Flying (section 6): sector by sector, and out of harm's way.

#![deny(clippy::wildcard_enum_match_arm)]

use super::turn::TurnDone;
use super::{Pending, foreign};
use crate::Sink;
use crate::firefly::board::Action;
use crate::firefly::choice::{Choice, family};
use crate::firefly::effect::Good;
use crate::firefly::event::{Cause, Event};
use crate::firefly::sector::SectorId;
use crate::firefly::state::Firefly;
use crate::firefly::turns::Play;

/// How a ship moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Pace {
    /// Without fuel and cards.
    Mosey,
    /// A nav card for each sector.
    Burn,
    /// Out of harm's way, without a card.
    Evade,
}

/// A Fly action under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Flight {
    /// Mosey or full burn.
    pub pace: Pace,
    /// Sectors that it has gone.
    pub gone: u8,
    /// Whether something stopped it.
    pub stopped: bool,
}

/// Where the flight under way goes next.
pub(super) struct NextSector;

impl Pending for NextSector {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let (Some(at), Some(flight)) = (game.board.acting().sector, game.board.flight) else {
            return vec![Choice::Stop];
        };
        let mut choices: Vec<Choice> = game.board.exits(at).map(Choice::To).collect();
        if flight.gone > 0 || choices.is_empty() {
            choices.push(Choice::Stop);
        }
        game.chores(&mut choices);
        choices
    }

    fn advance<S: Sink<Event>>(self, play: &mut Play<'_, S>) -> Option<Self> {
        if play.board.sectors_left() > 0 {
            return Some(self);
        }
        play.board.flight = None;
        // Alone, Fly ends the turn.
        if play.board.table.aim().is_some() {
            play.push(TurnDone);
        }
        None
    }

    fn answer<S: Sink<Event>>(self, play: &mut Play<'_, S>, choice: Choice) {
        play.push(NextSector);
        match choice {
            Choice::To(to) => play.fly_to(to),
            Choice::Stop => play.full_stop(),
            family!(chore) => play.chore(choice),
            family!(
                set_up, action, company, card, law, test, crew, shop, talk, stall, count, goods,
                dismiss, order, hands, job, back, study, bargain, answer, done, price
            ) => foreign(choice),
        }
    }

    fn is_calm(&self) -> bool {
        true
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(crate) fn take_off(&mut self, pace: Pace) {
        self.act(Action::Fly);
        if pace == Pace::Burn {
            let cost = self.board.acting().burn_cost();
            self.unload(self.board.turn, Good::Fuel, cost, Cause::Burn);
        }
        self.board.flight = Some(Flight { pace, gone: 0, stopped: false });
        self.push(NextSector);
    }

    fn fly_to(&mut self, to: SectorId) {
        let Some(flight) = &mut self.game.board.flight else { return };
        flight.gone += 1;
        let pace = flight.pace;
        self.move_ship(self.board.turn, to, pace);
        self.push(Arrival);
    }

    pub(crate) fn full_stop(&mut self) {
        if let Some(flight) = &mut self.game.board.flight {
            flight.stopped = true;
        }
    }
}

/// After the Cruiser has had its say: a nav card, if the ship still burns.
pub(super) struct Arrival;

impl Pending for Arrival {
    fn advance<S: Sink<Event>>(self, play: &mut Play<'_, S>) -> Option<Self> {
        let burns = play.board.flight.is_some_and(|f| f.pace == Pace::Burn && !f.stopped);
        let at = play.board.acting().sector.filter(|_| burns)?;
        play.turn_up_nav(at.sector().region);
        None
    }

    fn is_calm(&self) -> bool {
        true
    }
}

/// To an adjacent sector without a card.
pub(super) struct Evasion;

impl Pending for Evasion {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let Some(at) = game.board.acting().sector else { return Vec::new() };
        game.board.exits(at).map(Choice::To).collect()
    }

    fn answer<S: Sink<Event>>(self, play: &mut Play<'_, S>, choice: Choice) {
        if let Choice::To(to) = choice {
            play.move_ship(play.board.turn, to, Pace::Evade);
        }
    }
}
