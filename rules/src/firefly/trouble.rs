//! Crew trouble: death, medics and disgruntled tokens (section 11).

#![deny(clippy::wildcard_enum_match_arm)]

use super::board::Board;
use super::captain::{Captain, Person};
use super::choice::Choice;
use super::event::{Cause, Event, Spot};
use super::frame::Frame;
use super::skill::Profession;
use super::supply::{Ability, SupplyId};
use super::turns::{Firefly, Play};
use crate::{Seat, Sink};

/// The least total of a medic check that saves.
pub const SAVED: u8 = 5;

impl Board {
    /// Whether it matters in which order these are killed: while a medic is there who is to die
    /// too, or who helps him; or where the leader's token drives others away or falls to somebody.
    pub fn order_matters(&self, doomed: &[Person]) -> bool {
        let captain = self.acting();
        let present = self.present();
        let medic = captain.has_profession(&present, Profession::Medic);
        let shields = |p: &Person| captain.abilities(*p).contains(&Ability::ShieldsLeader);
        let leader = doomed.contains(&Person::Leader)
            && (captain.leader_disgruntled || doomed.iter().any(shields));
        doomed.len() > 1 && (leader || medic && doomed.iter().any(|&person| self.heals(person)))
    }

    /// Whether somebody is a medic or helps one.
    pub fn heals(&self, person: Person) -> bool {
        let captain = self.acting();
        let helps = |a: &Ability| matches!(a, Ability::MedicBonus(_));
        let mut gear = captain.carried(person).flat_map(|card| card.kind().kind().abilities);
        captain.has_profession(&[person], Profession::Medic)
            || captain.abilities(person).iter().any(helps)
            || gear.any(helps)
    }
}

impl Firefly {
    /// Who may be chosen to die.
    pub(super) fn death_choices(&self, chosen: &[Person]) -> Vec<Choice> {
        let mut alive = self.board.present();
        alive.retain(|person| !chosen.contains(person));
        self.who_dies_first(alive).into_iter().map(Choice::Kill).collect()
    }

    /// Who of those that are all to die is the next.
    pub(super) fn massacre_choices(&self, doomed: &[Person]) -> Vec<Choice> {
        let mut next = self.who_dies_first(doomed.to_vec());
        if !self.board.order_matters(doomed) {
            // Nobody need be asked; the leader, who only goes aboard, comes last.
            let leads = next.first() == Some(&Person::Leader);
            next.rotate_left(leads.into());
            next.truncate(1);
        }
        next.into_iter().map(Choice::Kill).collect()
    }

    /// Those of them who always die first, if there are any.
    fn who_dies_first(&self, mut people: Vec<Person>) -> Vec<Person> {
        let captain = self.board.acting();
        let first = |person: &Person| captain.abilities(*person).contains(&Ability::DiesFirst);
        if people.iter().any(first) {
            people.retain(first);
        }
        people
    }

    /// What a medic check adds: crew and carried gear of those present.
    fn medic_bonus(&self) -> u8 {
        let captain = self.board.acting();
        let present = self.board.present();
        let crew = present.iter().flat_map(|&person| captain.abilities(person));
        let gear = captain.carried_among(&present).flat_map(|card| card.kind().kind().abilities);
        let bonus = |a: &Ability| if let Ability::MedicBonus(n) = a { *n } else { 0 };
        crew.chain(gear).map(bonus).sum()
    }

    fn med_bay(&self) -> Option<SupplyId> {
        let mut upgrades = self.board.acting().upgrades.iter().copied();
        upgrades.find(|card| card.kind().kind().abilities.contains(&Ability::RerollMedic))
    }

    pub(super) fn medic_choices(&self) -> Vec<Choice> {
        let again = self.med_bay().map(Choice::RerollBy);
        again.into_iter().chain([Choice::Keep]).collect()
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub fn end_deaths_if_due(&mut self) -> bool {
        let Some(Frame::Deaths(count, chosen, _)) = self.board.stack.last() else { return false };
        let due = *count == 0 || self.death_choices(chosen).is_empty();
        if due {
            self.drop_frame();
        }
        due
    }

    pub fn doom(&mut self, count: u8, mut chosen: Vec<Person>, cause: Cause, choice: Choice) {
        let Choice::Kill(person) = choice else { return };
        chosen.push(person);
        self.push(Frame::Deaths(count - 1, chosen, cause));
        self.kill(person, cause);
    }

    /// Whoever is gone by now need not die; the last of them is not asked for.
    pub fn advance_massacre(&mut self) -> bool {
        let present = self.board.present();
        let Some(Frame::Massacre(doomed, _)) = self.board.stack.last_mut() else { return false };
        doomed.retain(|person| present.contains(person));
        let over = doomed.is_empty();
        if over {
            self.drop_frame();
        }
        over
    }

    pub fn massacre(&mut self, mut doomed: Vec<Person>, cause: Cause, choice: Choice) {
        let Choice::Kill(person) = choice else { return };
        doomed.retain(|other| *other != person);
        self.push(Frame::Massacre(doomed, cause));
        self.kill(person, cause);
    }

    /// A medic has a look first, if there is one.
    fn kill(&mut self, person: Person, cause: Cause) {
        let present = self.board.present();
        if self.board.acting().has_profession(&present, Profession::Medic) {
            return self.push(Frame::Medic(person, 0, false, cause));
        }
        self.die(person, cause);
    }

    fn die(&mut self, person: Person, cause: Cause) {
        let seat = self.board.turn;
        match person {
            Person::Leader => {
                self.sink.put(|| Event::Lucky { seat });
                self.disgruntle(seat, Person::Leader, cause);
                self.leave_team(Person::Leader);
            }
            Person::Crew(card) => {
                let back = card.kind().kind().abilities.contains(&Ability::ComesBack);
                let to = if back { Spot::Discard } else { Spot::Gone };
                self.move_card(card, Spot::Ship(seat), to, cause);
            }
        }
    }

    /// Rolls the check, and decides it unless it may be rolled again.
    pub fn advance_medic(&mut self) -> bool {
        let Some(&Frame::Medic(person, roll, again, cause)) = self.board.stack.last() else {
            return false;
        };
        if roll > 0 && !again && self.med_bay().is_some() {
            return false;
        }
        self.drop_frame();
        if roll == 0 || again {
            self.medic_check(person, again, cause);
        } else {
            self.die(person, cause);
        }
        true
    }

    fn medic_check(&mut self, person: Person, again: bool, cause: Cause) {
        let (seat, bonus) = (self.board.turn, self.medic_bonus());
        let roll = self.hidden.rng.die();
        let saved = roll + bonus >= SAVED;
        self.sink.put(|| Event::Medic { seat, person, roll, bonus, saved });
        match (saved, again) {
            (true, _) => self.leave_team(person),
            (false, true) => self.die(person, cause),
            (false, false) => self.push(Frame::Medic(person, roll, false, cause)),
        }
    }

    pub fn medic_again(&mut self, person: Person, roll: u8, cause: Cause, choice: Choice) {
        if choice == Choice::Keep {
            return self.die(person, cause);
        }
        self.push(Frame::Medic(person, roll, true, cause));
    }

    /// Back to the ship: no longer on the job.
    pub fn leave_team(&mut self, person: Person) {
        if let Some(errand) = &mut self.board.errand {
            errand.team.retain(|other| *other != person);
        }
    }

    // Disgruntled tokens -------------------------------------------------------------------

    /// A token; a second one drives crew away, and makes a leader fire everybody else.
    pub fn disgruntle(&mut self, seat: Seat, person: Person, cause: Cause) {
        let person = self.shield(seat, person);
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

    /// Who takes the leader's token for him.
    fn shield(&self, seat: Seat, person: Person) -> Person {
        if person != Person::Leader {
            return person;
        }
        let captain = self.board.captain(seat);
        // Who was left aboard does not suffer for a leader who is on the job.
        let team = self.board.errand.as_ref().map(|errand| &errand.team);
        let team = team.filter(|team| seat == self.board.turn && team.contains(&person));
        let near = team.cloned().unwrap_or_else(|| captain.everyone());
        let shields = |p: &Person| captain.abilities(*p).contains(&Ability::ShieldsLeader);
        near.into_iter().find(shields).unwrap_or(person)
    }

    pub fn calm(&mut self, seat: Seat, person: Person, cause: Cause) {
        if self.board.captain(seat).is_disgruntled(person) {
            self.set_token(seat, person, false, cause);
        }
    }

    fn set_token(&mut self, seat: Seat, person: Person, disgruntled: bool, cause: Cause) {
        let captain = self.captain_mut(seat);
        if put_token(captain, person, disgruntled) {
            self.sink.put(|| Event::Token { seat, person, disgruntled, cause });
        }
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
