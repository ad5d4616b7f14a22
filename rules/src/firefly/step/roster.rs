//! Crew, gear, jobs and upgrades put in order.

#![deny(clippy::wildcard_enum_match_arm)]

use super::{Pending, foreign, nav};
use crate::Seat;
use crate::firefly::board::Board;
use crate::firefly::choice::{Choice, family};
use crate::firefly::event::{Cause, JobSpot, Spot};
use crate::firefly::sets::CARRIED;
use crate::firefly::state::Firefly;
use crate::firefly::supply::SupplyId;
use crate::firefly::turns::Play;

/// Crew are dismissed, jobs dropped, upgrades scrapped, gear handed over.
pub(super) struct Roster;

impl Pending for Roster {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let captain = game.board.acting();
        let mut choices = vec![Choice::Done];
        if captain.sector.is_some_and(|at| game.board.chart().planetary(at))
            && !nav::is_met(&game.board)
        {
            choices.extend(captain.crew.iter().map(|member| Choice::Dismiss(member.card)));
        }
        let hand = &game.hidden.hands[game.board.turn];
        choices.extend(hand.iter().map(|&job| Choice::Drop(job)));
        choices.extend(game.scrap_choices());
        choices.extend(game.gear_choices());
        choices
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        if choice == Choice::Done {
            return;
        }
        play.push(Roster);
        let seat = play.board.turn;
        match choice {
            Choice::Dismiss(card) | Choice::Scrap(card) => {
                play.move_card(card, Spot::Ship(seat), Spot::Discard, Cause::Free);
            }
            Choice::Drop(job) => {
                play.move_job(job, JobSpot::Hand(seat), JobSpot::Discard, Cause::Free);
            }
            Choice::Gear(gear) => play.open(Hands(gear)),
            family!(
                set_up, action, chore, company, flight, card, law, test, crew, shop, talk, stall,
                count, goods, hands, job, back, study, bargain, answer, done, price
            ) => foreign(choice),
        }
    }
}

/// Who carries this gear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hands(pub SupplyId);

impl Pending for Hands {
    /// Whoever has it, which is who acts, but for a rival before a showdown.
    fn decider(&self, board: &Board) -> Seat {
        let owns = |seat: &Seat| board.captain(*seat).gear.iter().any(|gear| gear.card == self.0);
        if CARRIED && board.is_hostile() {
            return board.seats().find(owns).unwrap_or(board.turn);
        }
        board.turn
    }

    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let captain = game.board.captain(self.decider(&game.board));
        let takers = captain.everyone().into_iter().filter(|&p| captain.can_carry(p, self.0));
        takers.map(Choice::Give).chain([Choice::Shelve]).collect()
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        let carrier = if let Choice::Give(person) = choice { Some(person) } else { None };
        play.equip(self.decider(&play.board), self.0, carrier);
    }
}

impl Firefly {
    /// Upgrades that may be scrapped; what loses its place by it goes next.
    pub(super) fn scrap_choices(&self) -> impl Iterator<Item = Choice> {
        self.board.acting().upgrades.iter().map(|&card| Choice::Scrap(card))
    }

    /// Gear that somebody could take up or lay down.
    pub(super) fn gear_choices(&self) -> Vec<Choice> {
        self.gear_choices_of(self.board.turn)
    }

    /// The same of a seat.
    pub(super) fn gear_choices_of(&self, seat: Seat) -> Vec<Choice> {
        let captain = self.board.captain(seat);
        if !self.board.may_fuss() {
            return Vec::new();
        }
        let movable = captain.gear.iter().filter(|gear| Hands(gear.card).choices(self).len() > 1);
        movable.map(|gear| Choice::Gear(gear.card)).collect()
    }
}
