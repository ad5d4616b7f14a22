//! Death, and medics who may prevent it (section 11).

#![deny(clippy::wildcard_enum_match_arm)]

use super::{Fate, Instead, Loss, Pending, StandIn};
use crate::Seat;
use crate::firefly::board::Board;
use crate::firefly::captain::Person;
use crate::firefly::choice::Choice;
use crate::firefly::effect::Way;
use crate::firefly::event::{Cause, Event, Spot};
use crate::firefly::sets::CARRIED;
use crate::firefly::skill::Profession;
use crate::firefly::state::Firefly;
use crate::firefly::supply::{Ability, SupplyId};
use crate::firefly::turns::Play;

/// The least total of a medic check that saves.
pub const SAVED: u8 = 5;

/// So many are killed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Deaths {
    /// How many still.
    pub count: u8,
    /// Who has been chosen by now.
    pub chosen: Vec<Person>,
    /// What brought it about.
    pub cause: Cause,
}

impl Pending for Deaths {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let mut alive = game.board.present();
        alive.retain(|person| !self.chosen.contains(person));
        game.who_dies_first(alive).into_iter().map(Choice::Kill).collect()
    }

    fn advance(self, play: &mut Play<'_>) -> Option<Self> {
        let due = self.count == 0 || self.choices(play.game).is_empty();
        (!due).then_some(self)
    }

    fn answer(mut self, play: &mut Play<'_>, choice: Choice) {
        let (Choice::Kill(person), cause) = (choice, self.cause) else { return };
        self.chosen.push(person);
        self.count -= 1;
        play.push(self);
        play.kill(person, cause);
    }
}

/// Each of these is killed, in the order that their owner likes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Massacre {
    /// Who is still to die.
    pub doomed: Vec<Person>,
    /// What brought it about.
    pub cause: Cause,
}

impl Pending for Massacre {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let mut next = game.who_dies_first(self.doomed.clone());
        if !game.board.order_matters(&self.doomed) {
            // Nobody need be asked; the leader, who only goes aboard, comes last.
            let leads = next.first() == Some(&Person::Leader);
            next.rotate_left(leads.into());
            next.truncate(1);
        }
        next.into_iter().map(Choice::Kill).collect()
    }

    /// Whoever is gone by now need not die; the last of them is not asked for.
    fn advance(mut self, play: &mut Play<'_>) -> Option<Self> {
        let present = play.board.present();
        self.doomed.retain(|person| present.contains(person));
        (!self.doomed.is_empty()).then_some(self)
    }

    fn answer(mut self, play: &mut Play<'_>, choice: Choice) {
        let (Choice::Kill(person), cause) = (choice, self.cause) else { return };
        self.doomed.retain(|other| *other != person);
        play.push(self);
        play.kill(person, cause);
    }
}

/// Whether Reavers brought it about.
pub(super) fn is_reavers(cause: Cause) -> bool {
    cause == Cause::Reavers
        || matches!(cause, Cause::Nav(_)) && cause.ways().iter().any(Way::summons_cutter)
}

/// A medic looks at somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Medic {
    /// Who is to die.
    pub person: Person,
    /// The roll; 0 before it.
    pub roll: u8,
    /// Whether it is made again.
    pub again: bool,
    /// What brought it about.
    pub cause: Cause,
}

impl Pending for Medic {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let again = game.med_bay().map(Choice::RerollBy);
        again.into_iter().chain([Choice::Keep]).collect()
    }

    /// Rolls the check, and decides it unless it may be rolled again.
    fn advance(self, play: &mut Play<'_>) -> Option<Self> {
        let Medic { person, roll, again, cause } = self;
        if roll == 0 || again {
            play.medic_check(person, again, cause);
            return None;
        }
        if play.med_bay().is_some() {
            return Some(self);
        }
        play.die(person, cause);
        None
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        if choice == Choice::Keep {
            return play.die(self.person, self.cause);
        }
        play.push(Medic { again: true, ..self });
    }
}

impl Board {
    /// Whether it matters in which order these are killed: while a medic is there who is to die
    /// too, or who helps him; or where the leader's token drives others away or falls to somebody.
    pub fn order_matters(&self, doomed: &[Person]) -> bool {
        let captain = self.acting();
        let medic = self.has_medic();
        let shields = |p: &Person| captain.abilities(*p).contains(&Ability::ShieldsLeader);
        let leader = doomed.contains(&Person::Leader)
            && (captain.leader_disgruntled || doomed.iter().any(shields));
        doomed.len() > 1 && (leader || medic && doomed.iter().any(|&person| self.heals(person)))
    }

    /// Whether a medic is there who has a look at whoever dies.
    pub fn has_medic(&self) -> bool {
        self.acting().has_profession(&self.present(), Profession::Medic)
    }

    /// The least roll of a medic check that saves, with what is there to help.
    pub fn saved_by(&self) -> u8 {
        SAVED.saturating_sub(self.medic_bonus()).max(1)
    }

    /// What a medic check adds: crew and carried gear of those present.
    fn medic_bonus(&self) -> u8 {
        let captain = self.acting();
        let present = self.present();
        let crew = present.iter().flat_map(|&person| captain.abilities(person));
        let gear = captain.carried_among(&present).flat_map(|card| card.printed().abilities);
        let bonus = |a: &Ability| if let Ability::MedicBonus(n) = a { *n } else { 0 };
        crew.chain(gear).map(bonus).sum()
    }

    /// Whether somebody is a medic or helps one.
    pub fn heals(&self, person: Person) -> bool {
        let captain = self.acting();
        let helps = |a: &Ability| matches!(a, Ability::MedicBonus(_));
        let mut gear = captain.carried(person).flat_map(|card| card.printed().abilities);
        captain.has_profession(&[person], Profession::Medic)
            || captain.abilities(person).iter().any(helps)
            || gear.any(helps)
    }
}

impl Firefly {
    /// Those of them who always die first, if there are any.
    fn who_dies_first(&self, mut people: Vec<Person>) -> Vec<Person> {
        let captain = self.board.acting();
        let first = |person: &Person| captain.abilities(*person).contains(&Ability::DiesFirst);
        if people.iter().any(first) {
            people.retain(first);
        }
        people
    }

    fn med_bay(&self) -> Option<SupplyId> {
        let mut upgrades = self.board.acting().upgrades.iter().copied();
        upgrades.find(|card| card.printed().abilities.contains(&Ability::RerollMedic))
    }
}

fn has(card: SupplyId, ability: Ability) -> bool {
    CARRIED && card.printed().abilities.contains(&ability)
}

/// One of the profession who is on the job is killed, whoever their captain likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sacrifice {
    /// Of what profession.
    pub profession: Profession,
    /// What brings it about.
    pub cause: Cause,
}

impl Pending for Sacrifice {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let mut doomed = game.board.present();
        let captain = game.board.acting();
        doomed.retain(|&person| captain.has_profession(&[person], self.profession));
        doomed.into_iter().map(Choice::Kill).collect()
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        if let Choice::Kill(person) = choice {
            play.kill(person, self.cause);
        }
    }
}

impl Play<'_> {
    /// What somebody wears may hold; else what is at hand helps, or a medic has a look first, if
    /// there is one.
    fn kill(&mut self, person: Person, cause: Cause) {
        let seat = self.board.turn;
        if let Person::Crew(crew) = person
            && let Some(card) = self.board.stand_in(seat, crew)
        {
            return self.push(StandIn { seat, card, victim: person, fate: Fate::Killed(cause) });
        }
        self.die_or_not(person, cause);
    }

    /// The same where nobody dies for him.
    pub(super) fn die_or_not(&mut self, person: Person, cause: Cause) {
        let worn = |ability| self.board.acting().carried(person).find(|card| has(*card, ability));
        if let Some(jacket) = worn(Ability::DiesInstead) {
            self.spend(jacket);
            return;
        }
        if self.armor_holds(person) {
            return;
        }
        let present = self.board.present();
        let mut gear = self.board.acting().carried_among(&present);
        let foam = gear.find(|card| has(*card, Ability::OneUseHeals));
        drop(gear);
        match foam {
            Some(card) => self.push(Instead { card, of: Loss::Life(person), cause }),
            None => self.look_after(person, cause),
        }
    }

    /// A medic has a look at somebody, if there is one.
    pub(super) fn look_after(&mut self, person: Person, cause: Cause) {
        if self.board.has_medic() {
            return self.push(Medic { person, roll: 0, again: false, cause });
        }
        self.die(person, cause);
    }

    /// Rolls for the armour of somebody, if he wears any.
    fn armor_holds(&mut self, person: Person) -> bool {
        let Some(from) = self.board.acting().armor(person) else { return false };
        let seat = self.board.turn;
        let roll = self.hidden.rng.die();
        let saved = roll >= from;
        self.put(|| Event::Armor { seat, person, roll, saved });
        saved
    }

    fn die(&mut self, person: Person, cause: Cause) {
        let seat = self.board.turn;
        match person {
            Person::Leader => {
                self.put(|| Event::Lucky { seat });
                self.disgruntle(seat, Person::Leader, cause);
                self.leave_team(Person::Leader);
            }
            Person::Crew(card) => {
                let back = card.printed().abilities.contains(&Ability::ComesBack);
                let to = if back { Spot::Discard } else { Spot::Gone };
                self.bury(card, Spot::Ship(seat), to, cause);
                if is_reavers(cause) {
                    self.lose_paint(seat);
                }
            }
        }
    }

    /// The paint of Reavers does not outlast what they have done to the crew.
    fn lose_paint(&mut self, seat: Seat) {
        let paint = self.board.captain(seat).fitted(|a| *a == Ability::PassesCutters);
        if let Some(upgrade) = paint {
            self.move_card(upgrade, Spot::Ship(seat), Spot::Discard, Cause::Reavers);
        }
    }

    fn medic_check(&mut self, person: Person, again: bool, cause: Cause) {
        let (seat, bonus) = (self.board.turn, self.board.medic_bonus());
        let roll = self.hidden.rng.die();
        let saved = roll + bonus >= SAVED;
        self.put(|| Event::Medic { seat, person, roll, bonus, saved });
        match (saved, again) {
            (true, _) => self.leave_team(person),
            (false, true) => self.die(person, cause),
            (false, false) => self.push(Medic { person, roll, again: false, cause }),
        }
    }
}
