//! The piracy jobs of *Pirates & Bounty Hunters* (section 16), and the odds of boarding and of a
//! showdown.

#![deny(clippy::wildcard_enum_match_arm)]

use super::board::Board;
use super::captain::{Arms, Captain, Person};
use super::choice::Choice;
use super::contact::Contact::{self, *};
use super::job::JobId;
use super::name::{Name, named};
use super::odds::{Chance, Dice, ROLLS, Six};
use super::sets::CARRIED;
use super::skill::Skill;
use super::step::Chase;
use super::supply::{Ability, SupplyId};
use super::view::View;
use crate::Seat;

/// The least total of a boarding test that leads aboard.
pub const ABOARD: u8 = 6;

/// Against whom a piracy job may be worked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Prey {
    /// Any rival.
    Anybody,
    /// Whom its contact does not trust.
    Untrusted,
    /// Who has no job of its contact under way.
    Idle,
    /// An outlaw ship.
    Outlaw,
}

/// What is taken of the rival.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Booty {
    /// So many of the jobs in hand.
    Jobs(u8),
    /// So many goods of the hold.
    Goods(u8),
    /// All goods of the hold that fit.
    AllGoods,
}

/// What a lost showdown brings beside the death of some.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lost {
    /// A warrant: the job is lost.
    Warrant,
    /// The attempt is botched: the job stays.
    Botched,
}

/// A piracy job.
#[derive(Clone, Copy, Debug)]
pub struct Raid {
    /// Whose it is.
    pub contact: Contact,
    /// Its title.
    pub name: Name,
    /// How many of them are in the deck.
    pub copies: u8,
    /// Against whom.
    pub prey: Prey,
    /// What is taken.
    pub booty: Booty,
    /// Dollars for each that is taken.
    pub pay: u16,
    /// How many of the crew a lost showdown kills.
    pub dead: u8,
    /// What else it brings.
    pub lost: Lost,
}

const fn raid(contact: Contact, name: &'static str, prey: Prey, booty: Booty, pay: u16) -> Raid {
    Raid { contact, name: named(name), copies: 5, prey, booty, pay, dead: 1, lost: Lost::Warrant }
}

/// The piracy jobs, one kind in the deck of each contact of the base game.
pub static RAIDS: [Raid; 5] = [
    Raid { dead: 0, ..raid(AmnonDuul, "Contract Jumper", Prey::Anybody, Booty::Jobs(3), 800) },
    raid(Badger, "Pilfer, Purloin and Plunder", Prey::Anybody, Booty::Goods(6), 200),
    raid(Niska, "A Message from Niska", Prey::Untrusted, Booty::AllGoods, 200),
    raid(Patience, "Hard Rustlin'", Prey::Idle, Booty::Goods(5), 200),
    Raid {
        lost: Lost::Botched,
        ..raid(Harken, "Alliance Commission", Prey::Outlaw, Booty::Goods(4), 200)
    },
];

impl Raid {
    /// Whether the law minds: only what it asked for itself it does not.
    pub const fn is_illegal(&self) -> bool {
        matches!(self.lost, Lost::Warrant)
    }

    /// Whether a rival who is in the same sector may be attacked for it.
    pub fn allows(&self, rival: &Captain) -> bool {
        match self.prey {
            Prey::Anybody => true,
            Prey::Untrusted => !rival.is_solid(self.contact),
            Prey::Idle => {
                rival.active.iter().all(|active| active.job.job().contact != self.contact)
            }
            Prey::Outlaw => rival.is_outlaw(),
        }
    }

    /// Whether it upsets the moral crew of whoever works it: where the rival's leader is moral.
    pub fn is_immoral(&self, rival: &Captain) -> bool {
        rival.leader.is_some_and(|id| id.leader().moral)
    }

    /// The dollars for so much booty.
    pub fn dollars(&self, taken: u8) -> u32 {
        u32::from(self.pay) * u32::from(taken)
    }
}

/// The chance to come aboard with so many points.
pub fn boards(dice: Dice, points: i16) -> Chance {
    dice.chances(&[0, ABOARD], points).last().copied().unwrap_or(Chance::NEVER)
}

/// The chance that the attacker's total is the higher one: the defender wins ties. Whoever is behind rolls
/// again, once, if he may.
pub fn wins(attacker: (Dice, i16), defender: (Dice, i16)) -> Chance {
    let (dice, lead) = ([attacker.0, defender.0], attacker.1 - defender.1);
    let (ways, again) = (dice.map(Dice::sums), dice.map(|dice| dice.again));
    let mut hits = 0;
    for (own, &often) in (0..).zip(&ways[0]) {
        for (other, &ways_of_other) in (0..).zip(&ways[1]).filter(|_| often > 0) {
            hits += often * ways_of_other * stands(&ways, lead, [own, other], again);
        }
    }
    Chance::new(hits, ROLLS * ROLLS * to_come(again))
}

/// In how many ways the attacker wins once both have rolled.
fn stands(ways: &[[u64; 13]; 2], lead: i16, shown: [i16; 2], again: [bool; 2]) -> u64 {
    let ahead = shown[0] + lead > shown[1];
    let behind = usize::from(ahead);
    if !again[behind] {
        return if ahead { to_come(again) } else { 0 };
    }
    let anew = |(sum, &often): (i16, &u64)| {
        let (mut shown, mut again) = (shown, again);
        (shown[behind], again[behind]) = (sum, false);
        if often > 0 { often * stands(ways, lead, shown, again) } else { 0 }
    };
    (0..).zip(&ways[behind]).map(anew).sum()
}

/// How many ways the rolls that may still be made have.
fn to_come(again: [bool; 2]) -> u64 {
    again.map(|again| if again { ROLLS } else { 1 }).iter().product()
}

impl Captain {
    /// How the dice of these fall: nobody may forbid the bonus die, and a re-roll is used below the best
    /// band.
    pub(super) fn dice(&self, among: &[Person], skill: Skill) -> Dice {
        let has = |ability| among.iter().any(|&p| self.abilities(p).contains(&ability));
        let six = if has(Ability::NoBonusDie(skill)) { Six::Plain } else { Six::Heroic };
        Dice { six, ones: 0, again: self.rolls_again(among, skill).is_some(), two: false }
    }

    /// Who of these may roll a test of a skill again.
    pub fn rolls_again(&self, among: &[Person], skill: Skill) -> Option<Person> {
        let again = Ability::Reroll(skill);
        among.iter().copied().find(|&person| self.abilities(person).contains(&again))
    }

    /// Whether the ship itself lets a boarding test of a skill be rolled again.
    pub fn boards_again(&self, skill: Skill) -> bool {
        self.built().contains(&Ability::RerollBoarding(skill))
    }

    /// How their dice fall in a showdown, which some may roll again whatever its skill. That the other is made
    /// to roll again is left out of account.
    pub(super) fn duel_dice(&self, among: &[Person], skill: Skill) -> Dice {
        let has = |&person: &Person| self.abilities(person).contains(&Ability::RerollShowdown);
        let dice = self.dice(among, skill);
        Dice { again: dice.again || CARRIED && among.iter().any(has), ..dice }
    }

    /// The points that a showdown alone gives these, with the gear that counts.
    pub(super) fn showdown_points(
        &self,
        among: &[Person],
        skill: Skill,
        attacks: bool,
        armed: impl Fn(SupplyId) -> bool,
    ) -> u8 {
        let points = |ability: &Ability| {
            if let Ability::InShowdown(with, points) = *ability
                && with == skill
            {
                return points;
            }
            let Ability::Attacking(with, points) = *ability else { return 0 };
            if with == skill && attacks { points } else { 0 }
        };
        let own = among.iter().flat_map(|&person| self.abilities(person));
        let gear = self.carried_among(among).filter(|&card| armed(card));
        own.chain(gear.flat_map(|card| card.printed().abilities)).map(points).sum()
    }

    /// Who of these has more points in a showdown than elsewhere, with what is carried: in which skill, and
    /// how many.
    pub(super) fn showdown_extras(
        &self,
        among: &[Person],
        attacks: bool,
    ) -> Vec<(Person, Skill, u8)> {
        let of = |&person: &Person| {
            Skill::ALL.map(|skill| {
                (person, skill, self.showdown_points(&[person], skill, attacks, |_| true))
            })
        };
        let all = among.iter().flat_map(of);
        all.filter(|(_, _, points)| *points > 0).collect()
    }

    /// The points of these in a showdown, with all their gear.
    fn might(&self, among: &[Person], skill: Skill, attacks: bool) -> u8 {
        self.points(among, skill, Arms::Armed)
            + self.showdown_points(among, skill, attacks, |_| true)
    }

    /// The skill in which these are best in a showdown, with their points.
    pub fn strongest(&self, among: &[Person], attacks: bool) -> (Skill, i16) {
        let points = |skill| i16::from(self.might(among, skill, attacks));
        let mut best = (Skill::Fight, points(Skill::Fight));
        for skill in [Skill::Tech, Skill::Negotiate] {
            if points(skill) > best.1 {
                best = (skill, points(skill));
            }
        }
        best
    }
}

impl Board {
    /// The skill by which these of a seat come aboard a rival's ship likeliest, and how likely.
    pub fn boarding_odds(&self, seat: Seat, team: &[Person], rival: Seat) -> (Skill, Chance) {
        let odds = |skill: Skill| (skill, self.boarding_chance(seat, team, skill, rival));
        let best =
            self.boarding_skills(rival).map(odds).max_by_key(|(_, chance)| chance.permille());
        best.unwrap_or((Skill::Negotiate, Chance::NEVER))
    }

    /// The chance that these of a seat come aboard a rival's ship by a skill.
    pub fn boarding_chance(
        &self,
        seat: Seat,
        team: &[Person],
        skill: Skill,
        rival: Seat,
    ) -> Chance {
        let captain = self.captain(seat);
        let dice = captain.dice(team, skill);
        let again = dice.again || captain.boards_again(skill);
        boards(Dice { again, ..dice }, self.boarding_total(seat, team, skill, rival))
    }

    /// The points with which these of a seat try to come aboard a rival's ship by a skill.
    pub fn boarding_total(&self, seat: Seat, team: &[Person], skill: Skill, rival: Seat) -> i16 {
        let own = i16::from(self.captain(seat).points(team, skill, Arms::Armed));
        own + self.boarding_points(seat, skill, rival)
    }

    /// Who of a side has more points in the showdown under way than elsewhere.
    pub fn showdown_extras(&self, seat: Seat, attacks: bool) -> Vec<(Person, Skill, u8)> {
        self.captain(seat).showdown_extras(&self.side(seat, attacks), attacks)
    }

    /// Who stands for a seat in the showdown under way.
    pub fn side(&self, seat: Seat, attacks: bool) -> Vec<Person> {
        if attacks { self.present() } else { self.captain(seat).everyone() }
    }

    /// The points of a seat in the showdown under way, if it names a skill.
    pub fn stance_points(&self, seat: Seat, attacks: bool, skill: Skill) -> u8 {
        self.captain(seat).might(&self.side(seat, attacks), skill, attacks)
    }

    /// The chance that these of a seat win a showdown in which each side is at its best: gear that is
    /// handed over for it is left out of account.
    pub fn showdown_odds(&self, seat: Seat, team: &[Person], chase: Chase) -> Chance {
        let own = self.captain(seat);
        let (skill, points) = own.strongest(team, true);
        wins((own.duel_dice(team, skill), points), self.foe(chase))
    }

    /// How whoever is attacked rolls at his best.
    fn foe(&self, chase: Chase) -> (Dice, i16) {
        match chase {
            Chase::Alone(card) => {
                let printed = card.printed().skills;
                let best = printed.of(printed.best());
                (Dice { six: Six::Heroic, ones: 0, again: false, two: false }, i16::from(best))
            }
            Chase::Raid(rival) | Chase::Crew(rival, _) | Chase::Bound(rival) => {
                let rival = self.captain(rival);
                let (skill, points) = rival.strongest(&rival.everyone(), false);
                (rival.duel_dice(&rival.everyone(), skill), points)
            }
        }
    }

    /// The chance that a seat wins the showdown under way if it names a skill: against what the other side
    /// has named, else against that side at its best.
    pub fn stance_odds(&self, seat: Seat, attacks: bool, skill: Skill) -> Chance {
        let points = i16::from(self.stance_points(seat, attacks, skill));
        let own = (self.captain(seat).duel_dice(&self.side(seat, attacks), skill), points);
        if attacks {
            return self.chased().map_or(Chance::NEVER, |chase| wins(own, self.foe(chase)));
        }
        let named = self.duel().and_then(|duel| duel.attack.as_ref());
        named.map_or(Chance::NEVER, |trial| {
            let dice = self.tested(trial).duel_dice(&self.testers(trial), trial.skill);
            wins((dice, self.trial_points(trial)), own).fails()
        })
    }

    /// Against whom a choice of a turn is an attack, and who would go.
    pub fn foray(&self, choice: Choice) -> Option<(Chase, Vec<Person>)> {
        if let Choice::Raid(job, rival) = choice {
            return Some((Chase::Raid(rival), self.whole_team(job.job())));
        }
        if let Choice::Hunt(bounty, card) = choice {
            return Some((self.chase(self.turn, card)?, self.hunters(bounty)));
        }
        let Choice::Jump(bounty) = choice else { return None };
        Some((Chase::Bound(self.catcher(bounty)?), self.hunters(bounty)))
    }

    /// The chance that an attack by these of a seat succeeds, boarding and all.
    pub fn attack_odds(&self, seat: Seat, team: &[Person], chase: Chase) -> Chance {
        let aboard =
            chase.rival().map_or(Chance::CERTAIN, |rival| self.boarding_odds(seat, team, rival).1);
        aboard.and(self.showdown_odds(seat, team, chase))
    }
}

/// Why a rival's ship may be attacked, once one is where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// For a piracy job of one's own.
    Raid(JobId),
    /// Somebody of its crew is hunted for this bounty.
    Crew(u8),
    /// Somebody is bound there for this bounty.
    Bound(u8),
}

impl View {
    /// Why the viewer may attack a rival: each kind of piracy job once, then bounties.
    pub fn grounds(&self, rival: Seat) -> Vec<Ground> {
        let Some(seat) = self.viewer.filter(|&seat| CARRIED && seat != rival) else {
            return Vec::new();
        };
        if self.is_safe(rival) {
            return Vec::new();
        }
        let (own, other) = (self.captain(seat), self.captain(rival));
        let mut grounds = Vec::new();
        let mut contacts = Vec::new();
        let begun = own.active.iter().map(|active| active.job);
        for job in begun.chain(self.hand.iter().copied()) {
            let raid = job.job().raid().filter(|raid| raid.allows(other));
            let open =
                |raid: &&Raid| !contacts.contains(&raid.contact) && !own.is_resented(raid.contact);
            if let Some(raid) = raid.filter(open) {
                contacts.push(raid.contact);
                grounds.push(Ground::Raid(job));
            }
        }
        for bounty in self.wanted_people() {
            let hunted = other.crew.iter().any(|one| bounty.quarry.is(one.card.printed()));
            grounds.extend(hunted.then_some(Ground::Crew(bounty.id)));
        }
        let bound = other.bound.iter().filter(|_| !other.keeps_bound());
        grounds.extend(bound.map(|bound| Ground::Bound(bound.bounty)));
        grounds
    }
}
