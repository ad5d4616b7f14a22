//! Disgruntled tokens (section 11).

#![deny(clippy::wildcard_enum_match_arm)]

use super::board::Board;
use super::captain::{Captain, Person};
use super::event::{Cause, Event, Spot};
use super::supply::{Ability, SupplyId};
use super::turns::Play;
use crate::Seat;

impl Play<'_> {
    /// A token; a second one drives crew away, and makes a leader fire everybody else.
    pub(super) fn disgruntle(&mut self, seat: Seat, person: Person, cause: Cause) {
        let person = self.board.shield(seat, person);
        if !self.board.captain(seat).is_disgruntled(person) {
            return self.set_token(seat, person, true, cause);
        }
        match person {
            Person::Crew(card) => self.fed_up(seat, card),
            Person::Leader => {
                self.set_token(seat, Person::Leader, false, Cause::FedUp);
                let crew: Vec<SupplyId> =
                    self.board.captain(seat).crew.iter().map(|member| member.card).collect();
                crew.into_iter().for_each(|card| self.fed_up(seat, card));
            }
        }
    }

    fn fed_up(&mut self, seat: Seat, card: SupplyId) {
        self.move_card(card, Spot::Ship(seat), Spot::Discard, Cause::FedUp);
    }

    pub(super) fn calm(&mut self, seat: Seat, person: Person, cause: Cause) {
        if self.board.captain(seat).is_disgruntled(person) {
            self.set_token(seat, person, false, cause);
        }
    }

    fn set_token(&mut self, seat: Seat, person: Person, disgruntled: bool, cause: Cause) {
        let captain = self.captain_mut(seat);
        if put_token(captain, person, disgruntled) {
            self.put(|| Event::Token { seat, person, disgruntled, cause });
        }
    }
}

impl Board {
    /// Who takes the leader's token for him.
    pub(super) fn shield(&self, seat: Seat, person: Person) -> Person {
        if person != Person::Leader {
            return person;
        }
        let captain = self.captain(seat);
        // Who was left aboard does not suffer for a leader who is on the job.
        let team = self.errand.as_ref().map(|errand| &errand.team);
        let team = team.filter(|team| seat == self.turn && team.contains(&person));
        let near = team.cloned().unwrap_or_else(|| captain.everyone());
        let shields = |p: &Person| captain.abilities(*p).contains(&Ability::ShieldsLeader);
        near.into_iter().find(shields).unwrap_or(person)
    }
}

/// Whether there was somebody to put the token on.
fn put_token(captain: &mut Captain, person: Person, disgruntled: bool) -> bool {
    match person {
        Person::Leader => captain.leader_disgruntled = disgruntled,
        Person::Crew(card) => {
            let Some(member) = captain.crew.iter_mut().find(|m| m.card == card) else {
                return false;
            };
            member.disgruntled = disgruntled;
        }
    }
    true
}
