//! Those whom the Alliance holds (*Jail Break*): who they are, and how they are freed.

#![deny(clippy::wildcard_enum_match_arm)]

use super::{Pending, Welcome, foreign};
use crate::Seat;
use crate::firefly::board::Board;
use crate::firefly::bounty::{BOUNTIES, Bounty};
use crate::firefly::captain::Prisoner;
use crate::firefly::choice::Choice;
use crate::firefly::event::{BountySpot, Cause, Spot};
use crate::firefly::sets::CARRIED;
use crate::firefly::state::Firefly;
use crate::firefly::supply::SupplyId;
use crate::firefly::turns::Play;

/// A seat says whom the Alliance holds: somebody with a name whom a bounty is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PickPrisoner(pub Seat);

impl Board {
    /// The crew card of somebody with a name whom nobody has picked yet and no leader is; there is one
    /// of each.
    fn arrested(&self, bounty: &Bounty) -> Option<SupplyId> {
        let person = |card: &SupplyId| bounty.quarry.is(card.printed());
        let free = self.jailer(bounty.id).is_none();
        let open = free && !bounty.is_alert() && bounty.is_on(self.chart());
        self.table.supply().filter(person).find(|card| open && !self.gone.contains(card))
    }
}

impl Pending for PickPrisoner {
    fn decider(&self, _: &Board) -> Seat {
        self.0
    }

    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let open = BOUNTIES.iter().filter(|bounty| game.board.arrested(bounty).is_some());
        open.map(|bounty| Choice::Jail(bounty.id)).collect()
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        let Choice::Jail(bounty) = choice else { return foreign(choice) };
        play.jail(self.0, bounty);
    }
}

impl Play<'_> {
    /// A bounty and whom it is on lie aside.
    fn jail(&mut self, seat: Seat, bounty: u8) {
        let person = Bounty::of(bounty).and_then(|one| self.board.arrested(one));
        let Some(person) = person.filter(|_| CARRIED) else { return };
        self.captain_mut(seat).prisoner.0 = Some(Prisoner { bounty, person });
        self.hidden.bounties.retain(|id| *id != bounty);
        self.move_bounty(bounty, BountySpot::Deck, BountySpot::Jailed(seat));
        self.move_card(person, Spot::Deck, Spot::Jailed(seat), Cause::Setup);
    }

    /// Whom the Alliance holds for the acting ship is freed, as the bound of a rival are.
    pub(super) fn free_prisoner(&mut self) {
        let seat = self.board.turn;
        let Some(Prisoner { bounty, person }) = self.board.acting().prisoner.0 else { return };
        self.lay_bound(seat, bounty, person);
        self.move_bounty(bounty, BountySpot::Jailed(seat), BountySpot::Bound(seat));
        self.move_card(person, Spot::Jailed(seat), Spot::Bound(seat), Cause::Story);
        self.push(Welcome(bounty));
    }

    /// What the next goal asks for is paid in a talk.
    pub(super) fn redeem(&mut self) {
        let seat = self.board.turn;
        let cause = Cause::Goal(self.board.acting().goals);
        let way = self.board.goal(seat).and_then(|goal| goal.ways.first());
        way.into_iter().for_each(|way| self.push_effects(way, cause, false, None));
    }
}
