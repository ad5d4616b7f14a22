//! The jobs of the contacts (sections 9 and 10).

#![deny(clippy::wildcard_enum_match_arm)]

use super::contact::Contact;
use super::effect::{Good, Lot};
use super::sets::numbered;
use super::skill::{Keyword, Profession, Skill, Skills};

/// What kind of work a job is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum JobType {
    /// Legal cargo.
    Shipping,
    /// People.
    Transport,
    /// Contraband.
    Smuggling,
    /// A target.
    Crime,
}

/// What a delivery carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Freight {
    /// Exactly this.
    Lots(&'static [Lot]),
    /// As many as one likes, at least one; paid for each.
    Any(Good),
}

/// One place of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stop {
    /// The sectors where it may be worked.
    pub sectors: &'static [u8],
    /// How many misbehave cards.
    pub misbehave: u8,
}

/// Where a job leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Course {
    /// From a pick-up to a drop-off.
    Delivery {
        /// Where it is loaded.
        pickup: Stop,
        /// Where it is delivered.
        dropoff: Stop,
        /// What.
        freight: Freight,
    },
    /// A crime at one place.
    Target(Stop),
}

/// What a job pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pay {
    /// Dollars.
    Flat(u16),
    /// Dollars for each one delivered.
    Each(u16),
    /// One of the good for each crew on the job.
    PerCrew(Good),
}

/// Dollars or goods.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Extra {
    /// Dollars.
    Money(u16),
    /// Goods.
    Goods(Lot),
}

/// What a job pays beyond, once, if some crew on it have a profession.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bonus {
    /// The profession.
    pub profession: Profession,
    /// How much.
    pub extra: Extra,
}

/// What is tested at the end of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LastTest {
    /// The pay moves by so many dollars: below `even`, from `even`, from `good`.
    Price {
        /// The least total that does not lower the pay.
        even: u8,
        /// The least total that raises it.
        good: u8,
        /// By how many dollars, either way.
        by: u16,
    },
    /// Whether the other contact learns who it was.
    Cover {
        /// What is tested.
        skill: Skill,
        /// The least total that keeps it quiet.
        from: u8,
        /// Whose trust a failure costs.
        contact: Contact,
        /// How many die of a failure.
        kills: u8,
    },
    /// Tech, or a warrant; explosives instead, for half the pay.
    Vault {
        /// The least total that opens it.
        from: u8,
    },
}

impl LastTest {
    /// What is tested.
    pub fn skill(&self) -> Skill {
        match self {
            LastTest::Price { .. } => Skill::Negotiate,
            LastTest::Cover { skill, .. } => *skill,
            LastTest::Vault { .. } => Skill::Tech,
        }
    }

    /// The least totals of the bands, the lowest first.
    pub fn floors(&self) -> Vec<u8> {
        match self {
            LastTest::Price { even, good, .. } => vec![0, *even, *good],
            LastTest::Cover { from, .. } | LastTest::Vault { from } => vec![0, *from],
        }
    }
}

/// What else is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Clause {
    /// One more fuel for each full burn while active.
    HeavyLoad,
    /// Done, it takes the disgruntled tokens of moral crew.
    CalmsMoral,
}

/// Everything printed on a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Job {
    /// The number of the job, for ever.
    pub id: u16,
    /// Whose it is.
    pub contact: Contact,
    /// The kind of work.
    pub kind: JobType,
    /// What it is called.
    pub name: &'static str,
    /// Whether a warrant threatens.
    pub illegal: bool,
    /// Whether it disgruntles moral crew.
    pub immoral: bool,
    /// Where it leads.
    pub course: Course,
    /// What it pays.
    pub pay: Pay,
    /// The skills that must be there at every stop.
    pub skills: Skills,
    /// The keywords that must be there at every stop.
    pub keywords: &'static [Keyword],
    /// What it pays beyond.
    pub bonus: Option<Bonus>,
    /// What is tested at the end.
    pub test: Option<LastTest>,
    /// What else is printed.
    pub clause: Option<Clause>,
}

impl Job {
    /// Where it leads, in order.
    pub fn stops(&self) -> impl Iterator<Item = Stop> + use<> {
        let (first, last) = match self.course {
            Course::Delivery { pickup, dropoff, .. } => (Some(pickup), dropoff),
            Course::Target(stop) => (None, stop),
        };
        first.into_iter().chain([last])
    }
}

static JOBS: &[&Job] = numbered!(jobs: Job);

crate::id::id! {
    /// A job, as the tables number them: 1 to 125 in the base game.
    JobId: u16, job of Job in JOBS
}
