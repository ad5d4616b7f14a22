//! A captain's ship: what is stowed, who is aboard and what they carry (sections 3, 4 and 7).

#![deny(clippy::wildcard_enum_match_arm)]

use super::contact::Contact;
use super::effect::{ByGood, Good, Lot};
use super::job::{Freight, Job, JobId};
use super::leader::LeaderId;
use super::misbehave::Suit;
use super::sector::SectorId;
use super::sets::CARRIED;
use super::ship::Flown;
use super::skill::{Keyword, Profession, Skill};
use super::step::Step;
use super::supply::{Ability, Kind, SupplyId};
use crate::Later;
use std::hash::{Hash, Hasher};

/// Somebody aboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub enum Person {
    /// The leader.
    Leader,
    /// Hired crew.
    Crew(SupplyId),
}

/// A hired crew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Member {
    /// The card.
    pub card: SupplyId,
    /// Whether a disgruntled token lies on it.
    pub disgruntled: bool,
}

/// Gear on a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Gear {
    /// The card.
    pub card: SupplyId,
    /// Who carries it; gear that nobody carries counts for nothing.
    pub carrier: Option<Person>,
}

/// A job that was begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Active {
    /// The card.
    pub job: JobId,
    /// Whether its pick-up is done.
    pub loaded: bool,
    /// Whether it pays half since its pick-up.
    pub half: bool,
    /// Whether the trick that is one for each job was used on it.
    pub tricked: bool,
    /// The challenge under it.
    pub challenge: Option<JobId>,
    /// Misbehave cards passed on it, counted where there is a challenge.
    pub passed: u8,
    /// The suits of the misbehave cards passed on it, where they count.
    pub suits: Later<Suits>,
    /// Whether what may be done on the way was done.
    pub aside: Later<bool>,
}

/// Suits of misbehave cards that were passed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Suits {
    /// Those that have come, a bit each.
    seen: u8,
    /// Whether one of them came twice.
    pub pair: bool,
}

impl Suits {
    /// One more comes.
    pub(super) fn pass(&mut self, suit: Suit) {
        let bit = 1 << suit as u8;
        self.pair |= self.seen & bit != 0;
        self.seen |= bit;
    }
}

/// Without a challenge it hashes as it did when there were none.
impl Hash for Active {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.job, self.loaded, self.half, self.tricked).hash(state);
        if let Some(challenge) = self.challenge {
            (challenge, self.passed).hash(state);
        }
        (self.suits, self.aside).hash(state);
    }
}

impl Active {
    /// A job as its first Work action finds it.
    pub(super) fn begun(job: JobId) -> Active {
        Active {
            job,
            loaded: false,
            half: false,
            tricked: false,
            challenge: None,
            passed: 0,
            suits: Later::default(),
            aside: Later::default(),
        }
    }

    /// What is to be worked next.
    pub fn step(&self) -> Step {
        if self.loaded { Step::Finish } else { self.job.job().first() }
    }
}

/// How a fight counts gear.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arms {
    /// Gear counts.
    Armed,
    /// Kosherized: only of those who may use gear all the same.
    Kosherized,
}

/// Counts of the goods.
pub type Goods = ByGood<u8>;

/// A seat's ship and all that is open about it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Captain {
    /// None until it is picked.
    pub leader: Option<LeaderId>,
    /// Whether a disgruntled token lies on the leader.
    pub leader_disgruntled: bool,
    /// None until the ship is placed.
    pub sector: Option<SectorId>,
    /// Dollars.
    pub money: u32,
    /// Warrants held.
    pub warrants: u8,
    /// Goal tokens of the story.
    pub goals: u8,
    /// Crime jobs done.
    pub crimes: u8,
    /// Misbehave cards passed.
    pub passed: u8,
    /// What lies in the hold.
    pub hold: Goods,
    /// What lies in the stash.
    pub stash: Goods,
    /// Ascending.
    pub upgrades: Vec<SupplyId>,
    /// The card of the drive core; none: the one it was built with.
    pub core: Option<SupplyId>,
    /// Ascending.
    pub crew: Vec<Member>,
    /// Ascending.
    pub gear: Vec<Gear>,
    /// Ascending; at most three.
    pub active: Vec<Active>,
    /// Jobs tucked under the ship, one for each contact that trusts it; ascending.
    pub solid: Vec<JobId>,
    /// Whether the Cruiser has had its way with the ship since they are in one sector.
    pub inspected: bool,
    /// Whether the Corvette has looked at the ship since they are in one sector.
    pub hunted: Later<bool>,
    /// What is flown.
    pub flies: Flown,
    /// Where the ship is at home, in stories that have havens.
    pub haven: Later<Option<SectorId>>,
    /// Who has a wanted token; ascending.
    pub wanted: Later<Vec<Person>>,
    /// Who is back on the ship for the rest of a job.
    pub resting: Later<Vec<(JobId, Person)>>,
    /// Whether an alert has it that who keeps the law trusts nobody.
    pub suspended: Later<bool>,
    /// Who lies bound beside the ship, for which bounty; in the order caught.
    pub bound: Later<Vec<Bound>>,
    /// Whom the Alliance holds, in stories in which he is to be freed.
    pub prisoner: Later<Option<Prisoner>>,
}

/// Somebody who lies aside with the bounty on him.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Prisoner {
    /// The number of the bounty.
    pub bounty: u8,
    /// Who it is.
    pub person: SupplyId,
}

/// Those who were caught for a bounty.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Bound {
    /// The number of the bounty.
    pub bounty: u8,
    /// Who they are.
    pub people: Vec<SupplyId>,
}

impl Captain {
    /// The most jobs in hand, and the most active ones, but for what contacts allow.
    pub const JOBS: usize = 3;

    // Goods --------------------------------------------------------------------------------

    /// How many of a good are aboard, hold and stash together.
    pub fn has(&self, good: Good) -> u8 {
        self.hold[good] + self.stash[good]
    }

    /// Whether so many of a good are aboard.
    pub fn holds(&self, lot: Lot) -> bool {
        self.has(lot.good) >= lot.count
    }

    /// Whether a job's freight is aboard, or some of what it takes as it comes.
    pub fn has_freight(&self, job: &Job) -> bool {
        job.course.freight().is_none_or(|freight| match freight {
            Freight::Lots(lots) => lots.iter().all(|&lot| self.holds(lot)),
            Freight::Any(_) | Freight::People => {
                freight.free().iter().any(|&good| self.has(good) > 0)
            }
        })
    }

    /// Whether what was loaded for a job is gone: nothing is to be delivered.
    pub fn is_lost(&self, id: JobId) -> bool {
        self.begun(id).is_some_and(|active| active.loaded && !self.has_freight(id.job()))
    }

    /// How many of a good aboard are freight of jobs under way.
    pub fn owed(&self, good: Good) -> u8 {
        let loaded = self.active.iter().filter(|active| active.loaded);
        let lots = loaded.filter_map(|active| match active.job.job().course.freight()? {
            Freight::Lots(lots) => Some(lots),
            Freight::Any(_) | Freight::People => None,
        });
        let owed = lots.flatten().filter(|lot| lot.good == good).map(|lot| lot.count).sum();
        self.has(good).min(owed)
    }

    /// How many more of a good the hold takes.
    pub fn hold_room(&self, good: Good) -> u8 {
        self.hold_spaces().room(&self.hold, good)
    }

    /// How many more of a good the stash takes.
    pub fn stash_room(&self, good: Good) -> u8 {
        self.stash_spaces().room(&self.stash, good)
    }

    /// How many more of a good there is room for.
    pub fn room(&self, good: Good) -> u8 {
        self.hold_room(good) + self.stash_room(good)
    }

    /// How many of so many go to the hold and to the stash: first to a tank, then to the hold.
    pub(super) fn stowed(&self, good: Good, count: u8) -> (u8, u8) {
        let tanked = count.min(self.stash_spaces().own(&self.stash, good));
        let hold = (count - tanked).min(self.hold_room(good));
        (hold, (count - hold).min(self.stash_room(good)))
    }

    /// Whether hold and stash hold no more than they may.
    pub fn is_stowed(&self) -> bool {
        self.hold_spaces().hold(&self.hold) && self.stash_spaces().hold(&self.stash)
    }

    /// Whether all of these can be stowed at once.
    pub fn has_room(&self, goods: &Goods) -> bool {
        let (hold, stash) = (self.hold_spaces(), self.stash_spaces());
        let mut tried = (self.hold, self.stash);
        // Large goods first: they take whole spaces, the small ones whatever is left.
        Good::ALL.iter().rev().all(|&good| {
            let count = goods[good];
            let held = count.min(hold.room(&tried.0, good));
            let stashed = (count - held).min(stash.room(&tried.1, good));
            tried.0[good] += held;
            tried.1[good] += stashed;
            held + stashed == count
        })
    }

    // People -------------------------------------------------------------------------------

    /// Everybody aboard, the leader first.
    pub fn everyone(&self) -> Vec<Person> {
        let leader = self.leader.map(|_| Person::Leader);
        leader.into_iter().chain(self.crew.iter().map(|m| Person::Crew(m.card))).collect()
    }

    /// The crew of a card, if it is aboard.
    pub fn member(&self, card: SupplyId) -> Option<&Member> {
        self.crew.iter().find(|member| member.card == card)
    }

    /// Whether somebody has a disgruntled token.
    pub fn is_disgruntled(&self, person: Person) -> bool {
        match person {
            Person::Leader => self.leader_disgruntled,
            Person::Crew(card) => self.member(card).is_some_and(|member| member.disgruntled),
        }
    }

    /// Points of a skill of somebody, gear and company apart.
    pub fn own_points(&self, person: Person, skill: Skill) -> u8 {
        match person {
            Person::Leader => self.leader.map_or(0, |leader| leader.leader().skills.of(skill)),
            Person::Crew(card) => card.printed().skills.of(skill),
        }
    }

    /// The professions of somebody.
    pub fn professions(&self, person: Person) -> &'static [Profession] {
        match person {
            Person::Leader => self.leader.map_or(&[], |leader| leader.leader().professions),
            Person::Crew(card) => card.printed().professions,
        }
    }

    /// Whether immoral jobs disgruntle somebody.
    pub fn is_moral(&self, person: Person) -> bool {
        match person {
            Person::Leader => self.leader.is_some_and(|leader| leader.leader().moral),
            Person::Crew(card) => card.printed().moral,
        }
    }

    /// Whom immoral jobs disgruntle, the leader first.
    pub fn moral(&self) -> Vec<Person> {
        let mut moral = self.everyone();
        moral.retain(|&person| self.is_moral(person));
        moral
    }

    /// Whether somebody is back on the ship for the rest of a job.
    pub fn rests(&self, job: &Job, person: Person) -> bool {
        let rests = |(of, who): &(JobId, Person)| of.job().id == job.id && *who == person;
        CARRIED && self.resting.iter().any(rests)
    }

    /// A job under way.
    pub fn begun(&self, id: JobId) -> Option<&Active> {
        self.active.iter().find(|active| active.job == id)
    }

    /// What is to be worked next of a job in hand or under way.
    pub fn step(&self, id: JobId) -> Step {
        self.begun(id).map_or(id.job().first(), Active::step)
    }

    /// Whether somebody among these has the profession.
    pub fn has_profession(&self, among: &[Person], profession: Profession) -> bool {
        among.iter().any(|&person| self.professions(person).contains(&profession))
            || self.carried_among(among).any(|g| g.printed().professions.contains(&profession))
    }

    /// Whether anybody aboard has the profession.
    pub fn has_aboard(&self, profession: Profession) -> bool {
        self.has_profession(&self.everyone(), profession)
    }

    /// The gear that somebody carries.
    pub fn carried(&self, person: Person) -> impl Iterator<Item = SupplyId> {
        self.gear.iter().filter(move |gear| gear.carrier == Some(person)).map(|gear| gear.card)
    }

    /// The gear that these carry.
    pub fn carried_among(&self, among: &[Person]) -> impl Iterator<Item = SupplyId> {
        let carried = self.gear.iter().filter(|g| g.carrier.is_some_and(|p| among.contains(&p)));
        carried.map(|gear| gear.card)
    }

    /// Whether somebody could take up this gear now.
    pub fn can_carry(&self, person: Person, gear: SupplyId) -> bool {
        let kind = gear.printed();
        let refused = self.abilities(person).iter().any(|ability| {
            let Ability::MayNotCarry(word) = ability else { return false };
            kind.keywords.contains(word)
        });
        let unskilled = kind.abilities.iter().any(|ability| {
            let Ability::CarrierNeeds(skill, least) = ability else { return false };
            self.own_points(person, *skill) < *least
        });
        let full = || {
            let heavy = self.carried(person).filter(|&card| card != gear && !is_weightless(card));
            heavy.count() >= usize::from(self.hands(person))
        };
        !refused && !unskilled && self.hands(person) > 0 && (is_weightless(gear) || !full())
    }

    /// Whether one of these carries gear with the keyword that counts without being discarded.
    pub fn carries_keyword(&self, among: &[Person], person: Person, word: Keyword) -> bool {
        self.carried(person).any(|card| lasts(card, word) && self.counts(among, card))
    }

    /// Whether gear that one of these carries counts: some needs a keyword in the company.
    pub fn counts(&self, among: &[Person], card: SupplyId) -> bool {
        card.printed().abilities.iter().all(|ability| {
            let Ability::CountsWith(word) = ability else { return true };
            self.has_keyword(among, *word)
        })
    }

    /// Whether these have a keyword without using anything up.
    pub fn has_keyword(&self, among: &[Person], word: Keyword) -> bool {
        let printed = |&person: &Person| match person {
            Person::Leader => {
                self.leader.is_some_and(|leader| leader.leader().keywords.contains(&word))
            }
            Person::Crew(card) => card.printed().keywords.contains(&word),
        };
        among.iter().any(printed)
            || self.carried_among(among).any(|card| lasts(card, word) && self.counts(among, card))
            || self.working_upgrades().any(|kind| shows(kind, word))
    }

    /// Gear of these that counts as the keyword when it is discarded for it.
    pub fn one_use(&self, among: &[Person], word: Keyword) -> Option<SupplyId> {
        let upgrades = self.upgrades.iter().copied().filter(|_| CARRIED);
        self.carried_among(among).chain(upgrades).find(|card| {
            let kind = card.printed();
            kind.keywords.contains(&word) && kind.abilities.contains(&Ability::OneUseKeyword)
        })
    }

    /// Points of a skill that these have together, gear and company included.
    pub fn points(&self, among: &[Person], skill: Skill, arms: Arms) -> u8 {
        among.iter().map(|&person| self.person_points(among, person, skill, arms)).sum()
    }

    fn count_of(&self, among: &[Person], profession: Profession) -> usize {
        among.iter().filter(|&&person| self.professions(person).contains(&profession)).count()
    }

    /// What one of these adds to the points of all.
    pub fn person_points(&self, among: &[Person], person: Person, skill: Skill, arms: Arms) -> u8 {
        let abilities = self.abilities(person);
        let armed = arms == Arms::Armed || abilities.contains(&Ability::GearWhenKosherized);
        let carrying = |ability: &Ability| {
            let Ability::SkillWith(with, points, word) = *ability else { return 0 };
            let held = with == skill && armed && self.carries_keyword(among, person, word);
            if held { points } else { 0 }
        };
        let in_company = |ability: &Ability| {
            let Ability::SkillInCompany(with, points, kin, least) = *ability else { return 0 };
            let many = with == skill && self.count_of(among, kin) >= usize::from(least);
            if many { points } else { 0 }
        };
        let around = |ability: &Ability| {
            let Ability::SkillIn(region, with, points) = *ability else { return 0 };
            let there = self.sector.is_some_and(|at| at.sector().region == region);
            if CARRIED && with == skill && there { points } else { 0 }
        };
        let gear = |card: SupplyId| {
            let points = card.printed().skills.of(skill);
            let used = armed || is_concealed(card);
            if points > 0 && used && self.counts(among, card) { points } else { 0 }
        };
        let carried: u8 = self.carried(person).map(gear).sum();
        let extra = abilities.iter().map(|a| carrying(a) + in_company(a) + around(a));
        self.own_points(person, skill) + extra.sum::<u8>() + carried
    }

    // Law and trust ------------------------------------------------------------------------

    /// Whether the contact trusts the ship, or must seem to.
    pub fn is_solid(&self, contact: Contact) -> bool {
        if self.is_suspended(contact) {
            return false;
        }
        self.tucked(contact).is_some()
            || self.carries(|ability| *ability == Ability::CountsSolid(contact))
            || self.peoples_abilities().any(|ability| ability == Ability::CountsSolid(contact))
    }

    /// The job under the ship that earned the contact's trust.
    pub fn tucked(&self, contact: Contact) -> Option<JobId> {
        self.solid.iter().copied().find(|job| job.job().contact == contact)
    }

    /// Whose trust a warrant would take: that of all who keep the law, and on a job its contact's (section 11).
    pub fn trust_at_stake(&self, job: Option<&'static Job>) -> impl Iterator<Item = Contact> {
        let of_job = move |contact: &Contact| job.is_some_and(|job| job.contact == *contact);
        let lost = move |contact: &Contact| of_job(contact) || contact.is_lawful();
        Contact::ALL.into_iter().filter(lost).filter(|&contact| self.tucked(contact).is_some())
    }

    /// With how many contacts the ship is Solid.
    pub fn solids(&self) -> u8 {
        Contact::ALL.into_iter().filter(|&contact| self.is_solid(contact)).count() as u8
    }

    /// Outlaw ship (section 6).
    pub fn is_outlaw(&self) -> bool {
        self.warrants > 0
            || self.has(Good::Contraband) > 0
            || self.has(Good::Fugitive) > 0
            || self.everyone().into_iter().any(|person| self.is_wanted(person))
    }

    /// Whether goods of a kind would make an outlaw of a ship that is none.
    pub fn is_outlawed_by(&self, good: Good) -> bool {
        matches!(good, Good::Contraband | Good::Fugitive) && !self.is_outlaw()
    }
}

/// The half spaces that these goods fill.
pub fn half_spaces(goods: &Goods) -> u8 {
    Good::ALL.iter().map(|&good| goods[good] * good.half_spaces()).sum()
}

/// Whether gear shows a keyword without being discarded for it.
fn lasts(card: SupplyId, word: Keyword) -> bool {
    shows(card.printed(), word)
}

fn shows(kind: &Kind, word: Keyword) -> bool {
    kind.keywords.contains(&word) && !kind.abilities.contains(&Ability::OneUseKeyword)
}

/// Whether gear counts in kosherized fights too.
pub(super) fn is_concealed(card: SupplyId) -> bool {
    CARRIED && card.printed().abilities.contains(&Ability::Concealed)
}

fn is_weightless(card: SupplyId) -> bool {
    card.printed().abilities.contains(&Ability::Weightless)
}
