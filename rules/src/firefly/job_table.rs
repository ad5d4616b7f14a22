//! The jobs of the base game: generated once from the tables, then kept by hand.

use super::challenge::Challenge;
use super::contact::Contact::{self, *};
use super::dialect::*;
use super::effect::{Effect, Good, Lot, Need};
use super::job::Clause::{self, *};
use super::job::Extra::{self, *};
use super::job::LastTest::{self, *};
use super::job::Pay::{self, *};
use super::job::{Aside, Bonus, Course, Freight, Job, JobType, Place, Stop};
use super::name::named;
use super::raid::Raid;
use super::skill::Keyword::*;
use super::skill::Profession::{self, *};
use super::skill::Skill::{self, *};
use super::skill::{Keyword, Skills};

/// Nowhere yet.
const NOWHERE: Stop = at(&[]);

/// A job that only pays; the rows say the rest.
pub(super) const fn job(
    id: u16,
    contact: Contact,
    kind: JobType,
    name: &'static str,
    pay: Pay,
) -> Job {
    Job {
        id,
        contact,
        kind,
        also: None,
        name: named(name),
        illegal: matches!(kind, JobType::Smuggling | JobType::Crime),
        immoral: false,
        course: Course::Target(NOWHERE),
        pay,
        skills: Skills::new(0, 0, 0),
        keywords: &[],
        needs: &[],
        bonus: None,
        per_point: None,
        carrying: None,
        test: None,
        found: &[],
        clause: None,
        challenge: None,
        aside: None,
    }
}

pub(super) const fn shipping(id: u16, contact: Contact, name: &'static str, pay: Pay) -> Job {
    job(id, contact, JobType::Shipping, name, pay)
}

pub(super) const fn transport(id: u16, contact: Contact, name: &'static str, pay: Pay) -> Job {
    job(id, contact, JobType::Transport, name, pay)
}

pub(super) const fn smuggling(id: u16, contact: Contact, name: &'static str, pay: Pay) -> Job {
    job(id, contact, JobType::Smuggling, name, pay)
}

pub(super) const fn crime(id: u16, contact: Contact, name: &'static str, pay: Pay) -> Job {
    job(id, contact, JobType::Crime, name, pay)
}

pub(super) const fn task(id: u16, contact: Contact, name: &'static str, pay: Pay) -> Job {
    job(id, contact, JobType::Task, name, pay)
}

/// A challenge, which is worked nowhere by itself.
pub(super) const fn challenge(
    id: u16,
    contact: Contact,
    name: &'static str,
    challenge: Challenge,
) -> Job {
    let card = job(id, contact, JobType::Challenge, name, Pay::Flat(0));
    Job { challenge: Some(challenge), ..card }
}

/// A piracy job, which is worked wherever a rival is.
pub(super) const fn piracy(id: u16, raid: &Raid) -> Job {
    let row = job(id, raid.contact, JobType::Piracy, "", Pay::Each(raid.pay));
    Job { name: raid.name, illegal: raid.is_illegal(), ..row }
}

pub(super) const fn at(sectors: &'static [u8]) -> Stop {
    Stop { place: Place::Sectors(sectors), misbehave: 0 }
}

/// Aboard the Alliance Cruiser.
pub(super) const fn cruiser_deck() -> Stop {
    Stop { place: Place::Cruiser, misbehave: 0 }
}

impl Stop {
    pub(super) const fn misbehave(self, misbehave: u8) -> Stop {
        Stop { misbehave, ..self }
    }
}

impl Job {
    pub(super) const fn load(self, lots: &'static [Lot], pickup: Stop, dropoff: Stop) -> Job {
        let course = Course::Delivery { pickup, dropoff, freight: Freight::Lots(lots) };
        Job { course, ..self }
    }

    pub(super) const fn load_any(self, good: Good, pickup: Stop, dropoff: Stop) -> Job {
        let course = Course::Delivery { pickup, dropoff, freight: Freight::Any(good) };
        Job { course, ..self }
    }

    pub(super) const fn target(self, stop: Stop) -> Job {
        Job { course: Course::Target(stop), ..self }
    }

    pub(super) const fn skills(self, fight: u8, tech: u8, negotiate: u8) -> Job {
        Job { skills: Skills::new(fight, tech, negotiate), ..self }
    }

    pub(super) const fn keywords(self, keywords: &'static [Keyword]) -> Job {
        Job { keywords, ..self }
    }

    pub(super) const fn illegal(self) -> Job {
        Job { illegal: true, ..self }
    }

    pub(super) const fn immoral(self) -> Job {
        Job { immoral: true, ..self }
    }

    pub(super) const fn bonus(self, profession: Profession, extra: Extra) -> Job {
        Job { bonus: Some(Bonus { profession, extra }), ..self }
    }

    pub(super) const fn needs(self, needs: &'static [Need]) -> Job {
        Job { needs, ..self }
    }

    pub(super) const fn per_point(self, skill: Skill, dollars: u16) -> Job {
        Job { per_point: Some((skill, dollars)), ..self }
    }

    pub(super) const fn test(self, test: LastTest) -> Job {
        Job { test: Some(test), ..self }
    }

    pub(super) const fn found(self, found: &'static [Effect]) -> Job {
        Job { found, ..self }
    }

    pub(super) const fn clause(self, clause: Clause) -> Job {
        Job { clause: Some(clause), ..self }
    }

    /// It counts as this kind, too.
    pub(super) const fn also(self, kind: JobType) -> Job {
        Job { also: Some(kind), ..self }
    }

    /// Passengers and fugitives, as many as one likes.
    pub(super) const fn load_people(self, pickup: Stop, dropoff: Stop) -> Job {
        let course = Course::Delivery { pickup, dropoff, freight: Freight::People };
        Job { course, ..self }
    }

    pub(super) const fn carrying(self, word: Keyword, dollars: u16) -> Job {
        Job { carrying: Some((word, dollars)), ..self }
    }

    pub(super) const fn aside(self, stop: Stop, lots: &'static [Lot], pay: u16) -> Job {
        Job { aside: Some(Aside { stop, lots, pay }), ..self }
    }
}

/// Jobs 1 to 125; further sets keep the numbers of the tables. A job: whose, what it is
/// called and pays; what is loaded where and goes where, or its target; the skills are Fight, Tech
/// and Negotiate; the bonus is for somebody of the profession.
#[rustfmt::skip]
pub(super) static JOBS: [Job; 125] = [
    shipping(1, AmnonDuul, "Feeding Alliance Fat Cats", Flat(1300))
        .load(&[cargo(2)], at(&[16]), at(&[47])).skills(0, 0, 2).bonus(Companion, Money(500)),
    shipping(2, AmnonDuul, "Heavy Load: Motherlode Ore", Flat(1900))
        .load(&[cargo(3)], at(&[99, 100]), at(&[49])).clause(HeavyLoad),
    smuggling(3, AmnonDuul, "Gun Running: Special Order", Flat(2500))
        .load(&[contraband(2)], at(&[51]).misbehave(2), at(&[98])).skills(2, 1, 0)
        .bonus(Soldier, Money(300)),
    smuggling(4, AmnonDuul, "Hot Cargo for Cold Settlers", Flat(2500))
        .load(&[contraband(2)], at(&[35]).misbehave(2), at(&[75])).skills(2, 0, 0)
        .bonus(Medic, Money(400)).clause(CalmsMoral),
    smuggling(5, AmnonDuul, "Courting Kerry", Flat(2000))
        .load(&[contraband(2)], at(&[23]), at(&[85]).misbehave(1)).bonus(Grifter, Money(500))
        .test(Price { even: 6, good: 8, by: 1000 }),
    shipping(6, AmnonDuul, "Haulin' Military Scrap", Flat(1500))
        .load(&[cargo(2)], at(&[91]), at(&[23])).skills(0, 2, 0).bonus(Mechanic, Goods(parts(1))),
    smuggling(7, AmnonDuul, "Gun Running: Jiangyin", Flat(2000))
        .load(&[contraband(2)], at(&[62]).misbehave(1), at(&[99])).skills(2, 0, 0)
        .bonus(Soldier, Money(300)),
    shipping(8, AmnonDuul, "Feeding Alliance Fat Cats", Flat(1300))
        .load(&[cargo(2)], at(&[16]), at(&[51])).skills(0, 0, 2).bonus(Companion, Money(500)),
    shipping(9, AmnonDuul, "Zir Com Deliveries: Priority Mail Run", Flat(1300))
        .load(&[cargo(2)], at(&[23]), at(&[57])).skills(2, 2, 0).bonus(Soldier, Money(300)),
    shipping(10, AmnonDuul, "Haulin' Military Scrap", Flat(1500))
        .load(&[cargo(2)], at(&[91]), at(&[29])).skills(0, 2, 0).bonus(Mechanic, Goods(parts(1))),
    shipping(11, AmnonDuul, "Feeding Alliance Fat Cats", Flat(1500))
        .load(&[cargo(2)], at(&[16]), at(&[70])).skills(0, 0, 2).bonus(Companion, Money(500)),
    shipping(12, AmnonDuul, "Heavy Load: Motherlode Ore", Flat(2200))
        .load(&[cargo(3)], at(&[99, 100]), at(&[87])).clause(HeavyLoad),
    shipping(13, AmnonDuul, "Heavy Load: Motherlode Ore", Flat(1900))
        .load(&[cargo(3)], at(&[99, 100]), at(&[70])).clause(HeavyLoad),
    shipping(14, AmnonDuul, "Zir Com Deliveries: Priority Mail Run", Flat(1400))
        .load(&[cargo(2)], at(&[23]), at(&[91])).skills(2, 2, 0).bonus(Soldier, Money(300)),
    shipping(15, AmnonDuul, "Zir Com Deliveries: Priority Mail Run", Flat(1300))
        .load(&[cargo(2)], at(&[23]), at(&[76])).skills(2, 2, 0).bonus(Soldier, Money(300)),
    shipping(16, AmnonDuul, "Zir Com Deliveries: Priority Mail Run", Flat(1400))
        .load(&[cargo(2)], at(&[23]), at(&[77])).skills(2, 2, 0).bonus(Soldier, Money(300)),
    transport(17, AmnonDuul, "Homesteader Transport", Each(200))
        .load_any(Good::Passenger, at(&[23]), at(&[84])).skills(2, 0, 0).bonus(Medic, Money(400)),
    transport(18, AmnonDuul, "Homesteader Transport", Each(200))
        .load_any(Good::Passenger, at(&[23]), at(&[77])).skills(1, 2, 0).bonus(Medic, Money(400)),
    smuggling(19, AmnonDuul, "Courting Regina", Flat(2000))
        .load(&[contraband(2)], at(&[23]), at(&[97]).misbehave(1)).bonus(Grifter, Money(500))
        .test(Price { even: 6, good: 8, by: 1000 }),
    smuggling(20, AmnonDuul, "Courting Aphrodite", Flat(2000))
        .load(&[contraband(2)], at(&[23]), at(&[90]).misbehave(1)).bonus(Grifter, Money(500))
        .test(Price { even: 6, good: 8, by: 1000 }),
    smuggling(21, AmnonDuul, "Stolen Goods is still Goods", Flat(2200))
        .load(&[contraband(2)], at(&[40]).misbehave(1), at(&[7])).skills(0, 2, 0)
        .bonus(Soldier, Money(300)),
    smuggling(22, AmnonDuul, "Gun Running: Three Hills", Flat(2200))
        .load(&[contraband(2)], at(&[29]).misbehave(1), at(&[84])).skills(2, 0, 0)
        .bonus(Soldier, Money(300)),
    smuggling(23, AmnonDuul, "Some Discretion Required", Flat(2200))
        .load(&[contraband(1)], at(&[50]).misbehave(1), at(&[87])).skills(0, 0, 2),
    shipping(24, AmnonDuul, "Irrigation Supply Run", Flat(1200))
        .load(&[cargo(2)], at(&[60]), at(&[16])).skills(0, 2, 0).bonus(Mechanic, Goods(parts(1))),
    transport(25, AmnonDuul, "Workers and Equipment Transport", Flat(1500))
        .load(&[passengers(2), parts(2)], at(&[24]), at(&[91])).skills(0, 2, 0)
        .bonus(Mechanic, Goods(parts(1))),
    smuggling(26, Patience, "Guns for my Gun Hands", Flat(2600))
        .load(&[contraband(2)], at(&[35]).misbehave(1), at(&[84])).skills(2, 0, 0),
    shipping(27, Patience, "Dung Run", Flat(1500))
        .load(&[cargo(2)], at(&[75]), at(&[16])).skills(2, 0, 0),
    shipping(28, Patience, "Feed for the Herds", Flat(1800))
        .load(&[cargo(3)], at(&[16]), at(&[77])).skills(2, 0, 1),
    smuggling(29, Patience, "The Beef must Flow", Flat(2200))
        .load(&[contraband(2)], at(&[77]), at(&[51]).misbehave(1)).skills(2, 0, 0)
        .bonus(Companion, Money(500)),
    transport(30, Patience, "Ranch Hand Recruitment", Each(300))
        .load_any(Good::Passenger, at(&[23]), at(&[77])).skills(0, 0, 1).bonus(Medic, Money(400)),
    shipping(31, Harken, "Equipment Delivery: Persephone", Flat(600))
        .load(&[parts(4)], at(&[60]), at(&[29])).bonus(Mechanic, Goods(parts(1))),
    transport(32, Harken, "Settlers to New Melbourne", Flat(900))
        .load(&[cargo(1), passengers(2)], at(&[49]), at(&[100])),
    shipping(33, Harken, "Relief Supplies: Newhope", Flat(900))
        .load(&[cargo(2)], at(&[51]), at(&[75])).bonus(Medic, Money(400)),
    shipping(34, Harken, "Fuel Run: Silverhold", Flat(900))
        .load(&[fuel(8)], at(&[51]), at(&[35])),
    shipping(35, Harken, "Cargo Delivery: Valentine", Flat(600))
        .load(&[cargo(2)], at(&[50]), at(&[54])),
    smuggling(36, Patience, "The Beef must Flow", Flat(3000))
        .load(&[contraband(2)], at(&[98]), at(&[5]).misbehave(1)).skills(2, 0, 0),
    smuggling(37, Patience, "The Beef must Flow", Flat(2600))
        .load(&[contraband(2)], at(&[90]), at(&[60]).misbehave(1)).skills(2, 0, 0)
        .bonus(Companion, Money(500)),
    smuggling(38, Patience, "The Beef must Flow", Flat(2400))
        .load(&[contraband(2)], at(&[76]), at(&[35]).misbehave(1)).skills(2, 0, 0),
    crime(39, Patience, "Swipe Settler Rations", Flat(2800))
        .target(at(&[13]).misbehave(2)).skills(2, 0, 0).immoral().bonus(Grifter, Money(500)),
    crime(40, Patience, "Swipe Settler Rations", Flat(2800))
        .target(at(&[17]).misbehave(2)).skills(2, 0, 0).immoral().bonus(Grifter, Money(500)),
    crime(41, Patience, "Cattle Rustling", Flat(2400))
        .target(at(&[7]).misbehave(2)).skills(2, 0, 0).keywords(&[Transport])
        .bonus(Soldier, Money(300)),
    crime(42, Patience, "Cattle Rustling", Flat(2000))
        .target(at(&[84]).misbehave(2)).skills(2, 0, 0).keywords(&[Transport])
        .bonus(Soldier, Money(300)),
    shipping(43, Patience, "Big Black Cattle Drive", Flat(1800))
        .load(&[cargo(4)], at(&[85]), at(&[47])).skills(2, 0, 0).bonus(Companion, Money(500)),
    shipping(44, Patience, "Big Black Cattle Drive", Flat(1600))
        .load(&[cargo(4)], at(&[76]), at(&[50])).skills(2, 0, 0).bonus(Companion, Money(500)),
    shipping(45, Patience, "Dung Run", Flat(1500))
        .load(&[cargo(2)], at(&[84]), at(&[16])).skills(2, 0, 0),
    shipping(46, Patience, "Feed for the Herds", Flat(1600))
        .load(&[cargo(3)], at(&[16]), at(&[76])).skills(2, 0, 1),
    shipping(47, Patience, "Feed for the Herds", Flat(1600))
        .load(&[cargo(3)], at(&[16]), at(&[97])).skills(2, 0, 1),
    smuggling(48, Patience, "Guns for my Gun Hands", Flat(2400))
        .load(&[contraband(2)], at(&[35]).misbehave(1), at(&[76])).skills(2, 0, 0),
    crime(49, Patience, "Henpecked Badger", Flat(3000))
        .target(at(&[29]).misbehave(2)).bonus(Companion, Money(500))
        .test(Cover { skill: Negotiate, from: 6, contact: Badger, kills: 0 }),
    crime(50, Patience, "Bank Holdup", Flat(2800))
        .target(at(&[40]).misbehave(3)).skills(2, 1, 0).bonus(Soldier, Money(300)),
    crime(51, Patience, "Rob the Alliance Train", Flat(3000))
        .target(at(&[54]).misbehave(3)).skills(2, 0, 0).keywords(&[Explosives])
        .bonus(Soldier, Money(300)),
    crime(52, Patience, "Good old fashion Mail Robbery", Flat(3000))
        .target(at(&[23]).misbehave(2))
        .test(Cover { skill: Tech, from: 6, contact: AmnonDuul, kills: 0 }),
    transport(53, Patience, "Ranch Hand Recruitment", Each(300))
        .load_any(Good::Passenger, at(&[23]), at(&[90])).skills(0, 0, 1).bonus(Medic, Money(400)),
    crime(54, Patience, "Good Fences make Good Neighbors", Flat(3000))
        .target(at(&[98]).misbehave(2))
        .test(Cover { skill: Fight, from: 8, contact: Niska, kills: 1 }),
    crime(55, Patience, "Motherlode Mine Holdup", Flat(3000))
        .target(at(&[99, 100]).misbehave(3)).skills(2, 1, 0).bonus(Soldier, Money(300)),
    shipping(56, Harken, "Cargo Delivery: Ariel", Flat(600))
        .load(&[cargo(2)], at(&[50]), at(&[57])),
    shipping(57, Harken, "Cargo Delivery: Albion", Flat(600))
        .load(&[cargo(2)], at(&[50]), at(&[70])),
    shipping(58, Harken, "Cargo Delivery: Osiris", Flat(600))
        .load(&[cargo(1)], at(&[51]), at(&[60])),
    shipping(59, Harken, "Cargo Delivery: Sihnon", Flat(600))
        .load(&[cargo(1)], at(&[51]), at(&[50])),
    transport(60, Harken, "Forced Settler Relocation", Flat(900))
        .load(&[cargo(1), passengers(2)], at(&[50]), at(&[90])).skills(2, 0, 0).immoral()
        .bonus(Soldier, Money(300)),
    transport(61, Harken, "Forced Settler Relocation", Flat(900))
        .load(&[cargo(1), passengers(2)], at(&[54]), at(&[7])).skills(2, 0, 0).immoral()
        .bonus(Soldier, Money(300)),
    transport(62, Harken, "Forced Settler Relocation", Flat(900))
        .load(&[cargo(1), passengers(2)], at(&[40]), at(&[84])).skills(2, 0, 0).immoral()
        .bonus(Soldier, Money(300)),
    transport(63, Harken, "Forced Settler Relocation", Flat(900))
        .load(&[cargo(1), passengers(2)], at(&[51]), at(&[13])).skills(2, 0, 0).immoral()
        .bonus(Soldier, Money(300)),
    shipping(64, Harken, "Vital Supplies: Jubilee", Flat(900))
        .load(&[cargo(2)], at(&[51]), at(&[5])).skills(1, 0, 0).bonus(Soldier, Money(300)),
    shipping(65, Harken, "Vital Supplies: Kerry", Flat(900))
        .load(&[cargo(2)], at(&[51]), at(&[85])).skills(1, 0, 0).bonus(Soldier, Money(300)),
    transport(66, Harken, "Settlers to Regina", Flat(900))
        .load(&[cargo(1), passengers(2)], at(&[52]), at(&[97])),
    shipping(67, Harken, "Scrap Hauling: Space Bazaar", Flat(700))
        .load(&[cargo(2)], at(&[51]), at(&[23])).bonus(Mechanic, Goods(parts(1))),
    shipping(68, Harken, "Scrap Hauling: Aesir", Flat(900))
        .load(&[cargo(2)], at(&[51]), at(&[12])).bonus(Mechanic, Goods(parts(1))),
    transport(69, Harken, "Medical Emergency Transport", Flat(700))
        .load(&[passengers(1)], at(&[62]), at(&[57])).bonus(Medic, Money(400)),
    shipping(70, Harken, "Fuel Run: Boros", Flat(900))
        .load(&[fuel(8)], at(&[51]), at(&[87])),
    transport(71, Harken, "Vacationers to Pelorum", Flat(700))
        .load(&[passengers(2)], at(&[70]), at(&[38])).bonus(Companion, Money(500)),
    shipping(72, Harken, "Equipment Delivery: Bellerophon", Flat(600))
        .load(&[parts(4)], at(&[60]), at(&[47])).bonus(Mechanic, Goods(parts(1))),
    shipping(73, Harken, "Relief Supplies: St. Albans", Flat(900))
        .load(&[cargo(2)], at(&[51]), at(&[17])).bonus(Medic, Money(400)),
    transport(74, Harken, "Laborer Transport", Flat(700))
        .load(&[passengers(2)], at(&[47]), at(&[70])),
    transport(75, Harken, "University Student Transport", Flat(700))
        .load(&[passengers(2)], at(&[29]), at(&[60])).bonus(Companion, Money(500)),
    transport(76, Badger, "Sowing Chaos", Each(300))
        .load_any(Good::Fugitive, at(&[23]), at(&[70]).misbehave(1)).skills(1, 1, 1).illegal(),
    crime(77, Badger, "Withdraw from the 1st Bank n Trust", Flat(4000))
        .target(at(&[17]).misbehave(2)).bonus(Soldier, Money(300)).test(Vault { from: 6 }),
    smuggling(78, Badger, "Try one of the Border Planets", Flat(2500))
        .load(&[contraband(2)], at(&[29]), at(&[76]).misbehave(1)).skills(1, 0, 1)
        .bonus(Soldier, Money(300)),
    crime(79, Badger, "Diamonds the size of Testicles", Flat(3500))
        .target(at(&[85]).misbehave(3)).skills(2, 0, 0).keywords(&[Explosives])
        .bonus(Soldier, Money(300)),
    crime(80, Badger, "Losing patience with Patience", Flat(3000))
        .target(at(&[76]).misbehave(2))
        .test(Cover { skill: Negotiate, from: 6, contact: Patience, kills: 0 }),
    crime(81, Badger, "Procure the Postman's Parcel", Flat(3000))
        .target(at(&[23]).misbehave(2))
        .test(Cover { skill: Tech, from: 6, contact: AmnonDuul, kills: 0 }),
    crime(82, Badger, "Poking holes in Niska's Plans", Flat(3000))
        .target(at(&[98]).misbehave(2))
        .test(Cover { skill: Fight, from: 8, contact: Niska, kills: 1 }),
    crime(83, Badger, "Badger's 11 Casino Caper", Flat(3500))
        .target(at(&[62]).misbehave(3)).skills(1, 1, 1).bonus(Companion, Money(500)),
    shipping(84, Badger, "On the up and up I swear!", Flat(1500))
        .load(&[cargo(2)], at(&[51]), at(&[98])).bonus(Grifter, Money(500))
        .test(Price { even: 4, good: 6, by: 500 }),
    shipping(85, Badger, "Keep your noses clean", Flat(1500))
        .load(&[cargo(2)], at(&[57]), at(&[16])).bonus(Grifter, Money(500))
        .test(Price { even: 4, good: 6, by: 500 }),
    transport(86, Badger, "Breaking into new Markets", Flat(1500))
        .load(&[passengers(3)], at(&[29]), at(&[5])).skills(1, 1, 0).bonus(Soldier, Money(300)),
    crime(87, Badger, "The Alliance Payroll Caper", Flat(3500))
        .target(at(&[99]).misbehave(3)).keywords(&[Transport]),
    shipping(88, Badger, "Bilking the Yokels", Flat(1500))
        .load(&[cargo(2)], at(&[70]), at(&[13])).bonus(Grifter, Money(500))
        .test(Price { even: 4, good: 6, by: 500 }),
    smuggling(89, Badger, "Pushing Drops", Flat(2500))
        .load(&[contraband(1)], at(&[54]), at(&[90]).misbehave(1)).skills(0, 0, 2).immoral()
        .bonus(Grifter, Money(500)),
    transport(90, Badger, "Send them to the Ruttin' Mines", Flat(2500))
        .load(&[fugitives(3)], at(&[29]).misbehave(1), at(&[35])).skills(2, 0, 0).illegal()
        .immoral().bonus(Soldier, Money(300)),
    crime(91, Badger, "Raising the Funds at the Fundraiser", Flat(2800))
        .target(at(&[47]).misbehave(2)).skills(0, 0, 2).keywords(&[FancyDuds])
        .bonus(Companion, Money(500)),
    shipping(92, Badger, "Playing the Middleman", Flat(1800))
        .load(&[cargo(2)], at(&[76]), at(&[23])).test(Price { even: 4, good: 6, by: 500 }),
    smuggling(93, Badger, "Time for a fancy Shindig", Flat(3000))
        .load(&[contraband(4)], at(&[29]).misbehave(2), at(&[97])).skills(0, 0, 2)
        .keywords(&[FancyDuds]).bonus(Companion, Money(500)),
    shipping(94, Badger, "Hard Goods for Hard Times", Flat(1500))
        .load(&[cargo(2)], at(&[29]), at(&[84])).bonus(Grifter, Money(500))
        .test(Price { even: 4, good: 6, by: 500 }),
    transport(95, Badger, "Slave Wrangling", Flat(2500))
        .load(&[fugitives(3)], at(&[29]).misbehave(1), at(&[90])).skills(2, 0, 0).illegal()
        .immoral().bonus(Soldier, Money(300)),
    crime(96, Badger, "Offload the Motherlode", Flat(2800))
        .target(at(&[99, 100]).misbehave(2)).skills(1, 2, 0),
    crime(97, Badger, "The Hospital Job", Flat(3500))
        .target(at(&[57]).misbehave(3)).skills(0, 2, 2).keywords(&[FakeId])
        .bonus(Medic, Money(400)),
    transport(98, Badger, "Making the Love Connection", Flat(1800))
        .load(&[passengers(1)], at(&[50]), at(&[87])).skills(2, 0, 1).bonus(Companion, Money(500)),
    crime(99, Badger, "Hump 'em Let 'em Twist", Flat(2800))
        .target(at(&[35]).misbehave(2)).skills(0, 2, 0).keywords(&[HackingRig])
        .bonus(Grifter, Money(500)),
    crime(100, Badger, "Takes my Breath away", Flat(3500))
        .target(at(&[91]).misbehave(3)).keywords(&[Transport]).immoral()
        .bonus(Mechanic, Goods(parts(1))),
    crime(101, Niska, "Jump n Hump the Competition", PerCrew(Good::Cargo))
        .target(at(&[23]).misbehave(3)).skills(0, 2, 0).bonus(Mechanic, Goods(parts(1))),
    crime(102, Niska, "Protection Racket: Shake down Jubilee", Flat(3500))
        .target(at(&[5]).misbehave(3)).skills(2, 0, 1).immoral().bonus(Soldier, Money(300)),
    crime(103, Niska, "Protection Racket: Shake down Greenleaf", Flat(3500))
        .target(at(&[24]).misbehave(3)).skills(2, 0, 1).immoral().bonus(Soldier, Money(300)),
    crime(104, Niska, "The Temple job", Flat(4000))
        .target(at(&[17]).misbehave(3)).keywords(&[Transport, Explosives]).immoral(),
    smuggling(105, Niska, "Narcotics Express", Flat(3500))
        .load(&[contraband(2)], at(&[99]), at(&[60]).misbehave(1)).immoral()
        .bonus(Grifter, Money(500)).test(Price { even: 6, good: 8, by: 1000 }),
    crime(106, Niska, "Sad Little King of a Sad Little Hill", Flat(4000))
        .target(at(&[29]).misbehave(3)).immoral()
        .test(Cover { skill: Fight, from: 8, contact: Badger, kills: 1 }),
    crime(107, Niska, "The Train Job", Flat(4500))
        .target(at(&[97]).misbehave(4)).skills(1, 2, 3).keywords(&[Transport]).immoral()
        .bonus(Soldier, Money(300)),
    crime(108, Niska, "The Ariel City Museum Art heist", Flat(4000))
        .target(at(&[57]).misbehave(3)).skills(0, 1, 2).keywords(&[FancyDuds])
        .bonus(Companion, Money(500)),
    crime(109, Niska, "Her Majesty, the Mayor of Whitefall", Flat(4000))
        .target(at(&[76]).misbehave(3)).immoral()
        .test(Cover { skill: Negotiate, from: 6, contact: Patience, kills: 0 }),
    transport(110, Niska, "Kidnapping for Fun n Profit", Flat(3500))
        .load(&[fugitives(1)], at(&[38]).misbehave(2), at(&[98])).skills(2, 0, 1).illegal()
        .immoral().bonus(Soldier, Money(300)),
    smuggling(111, Niska, "Pirated Tech Delivery", Flat(3500))
        .load(&[contraband(1)], at(&[90]), at(&[51]).misbehave(2)).skills(0, 2, 0)
        .bonus(Grifter, Money(500)),
    crime(112, Niska, "Infiltrate the Trade Ministry", Flat(5000))
        .target(at(&[50]).misbehave(4)).keywords(&[FancyDuds, HackingRig, FakeId])
        .bonus(Companion, Money(500)),
    transport(113, Niska, "My Wife's other Nephew needs a Lift", Flat(3500))
        .load(&[fugitives(1)], at(&[62]).misbehave(2), at(&[98])).skills(0, 0, 2).illegal()
        .bonus(Companion, Money(500)),
    crime(114, Niska, "Taking Candy from Babies", Flat(3500))
        .target(at(&[13]).misbehave(3)).skills(1, 1, 1).immoral(),
    smuggling(115, Niska, "From Great Need springs Great Profit", Flat(3500))
        .load(&[contraband(2)], at(&[98]), at(&[7]).misbehave(1)).immoral()
        .bonus(Grifter, Money(500)).test(Price { even: 6, good: 8, by: 1000 }),
    crime(116, Niska, "Inside Information", Flat(4000))
        .target(at(&[52]).misbehave(3)).skills(0, 1, 2).keywords(&[HackingRig])
        .bonus(Companion, Money(500)),
    crime(117, Niska, "Hit the Relief Supplies Convoy", Flat(3500))
        .target(at(&[12]).misbehave(3)).skills(0, 2, 0).immoral().bonus(Medic, Money(400)),
    crime(118, Niska, "A Judge in Niska's Pocket", Flat(4000))
        .target(at(&[60]).misbehave(3)).skills(0, 2, 1).keywords(&[HackingRig])
        .bonus(Grifter, Money(500)),
    transport(119, Niska, "Wet-Ware Run", Flat(3500))
        .load(&[fugitives(1)], at(&[35]), at(&[50]).misbehave(2)).skills(0, 2, 0).illegal()
        .immoral().bonus(Medic, Money(400)),
    crime(120, Niska, "Postman only rung Once", Flat(4000))
        .target(at(&[23]).misbehave(3)).immoral()
        .test(Cover { skill: Tech, from: 6, contact: AmnonDuul, kills: 0 }),
    transport(121, Niska, "Stranger to a strange Land", Flat(4000))
        .load(&[fugitives(1)], at(&[54]).misbehave(3), at(&[27])).skills(0, 0, 2).illegal(),
    crime(122, Niska, "The Alliance Reserve Bank heist", Flat(6000))
        .target(at(&[51]).misbehave(4)).test(Vault { from: 8 }),
    crime(123, Niska, "Corporate Espionage: Target Blue Sun", Flat(4000))
        .target(at(&[29]).misbehave(3)).skills(0, 2, 0).keywords(&[HackingRig])
        .bonus(Grifter, Money(500)),
    crime(124, Niska, "What's yours is Mine", PerCrew(Good::Contraband))
        .target(at(&[27]).misbehave(2)).skills(0, 2, 2),
    transport(125, Niska, "Slave Grab", Flat(3500))
        .load(&[fugitives(3)], at(&[75]).misbehave(2), at(&[99, 100])).illegal().immoral()
        .bonus(Medic, Money(400)).test(Price { even: 6, good: 8, by: 1000 }),
];
