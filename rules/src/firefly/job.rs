//! The jobs of the contacts (sections 9 and 10).

#![deny(clippy::wildcard_enum_match_arm)]

use super::challenge::Challenge;
use super::chart::Chart;
use super::contact::Contact;
use super::effect::{Effect, Good, Lot, Need};
use super::name::Name;
use super::raid::{RAIDS, Raid};
use super::sector::SectorId;
use super::sets::{CARRIED, numbered};
use super::skill::{Keyword, Profession, Skill, Skills};
use super::step::Step;
use super::supply::Kind;

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
    /// Legal work at one place.
    Task,
    /// No work of its own: it makes a job harder.
    Challenge,
    /// What is left of others' ships.
    Salvage,
    /// Others' ships while they fly.
    Piracy,
}

/// What a delivery carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Freight {
    /// Exactly this.
    Lots(&'static [Lot]),
    /// As many as one likes, at least one; paid for each.
    Any(Good),
    /// As many passengers and fugitives as one likes, at least one; paid for each.
    People,
}

impl Freight {
    /// The kinds of goods that are delivered.
    pub fn goods(self) -> impl Iterator<Item = Good> {
        let lots = match self {
            Freight::Lots(lots) => lots,
            Freight::Any(_) | Freight::People => &[],
        };
        lots.iter().map(|lot| lot.good).chain(self.free().iter().copied())
    }

    /// What is delivered in any number, those first that make an outlaw.
    pub fn free(self) -> &'static [Good] {
        match self {
            Freight::Lots(_) => &[],
            Freight::Any(good) => std::slice::from_ref(&Good::ALL[good as usize]),
            Freight::People => &[Good::Fugitive, Good::Passenger],
        }
    }
}

/// Where a job may be worked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// In any of these sectors.
    Sectors(&'static [u8]),
    /// Wherever the Alliance Cruiser is.
    Cruiser,
}

/// Every number of a sector, to point at one of them.
static NUMBERS: [u8; 256] = {
    let mut numbers = [0; 256];
    let mut at = 0;
    while at < numbers.len() {
        numbers[at] = at as u8;
        at += 1;
    }
    numbers
};

impl Place {
    /// The sectors it is while the Cruiser is there.
    pub fn sectors(self, cruiser: SectorId) -> &'static [u8] {
        let at = usize::from(cruiser.number());
        match self {
            Place::Sectors(sectors) => sectors,
            Place::Cruiser => &NUMBERS[at..=at],
        }
    }

    fn is_on(self, chart: &Chart) -> bool {
        match self {
            Place::Sectors([]) => true,
            Place::Sectors(sectors) => sectors.iter().any(|&at| chart.contains(at)),
            Place::Cruiser => true,
        }
    }
}

/// One place of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stop {
    /// Where it may be worked.
    pub place: Place,
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
    /// A crime or a task at one place.
    Target(Stop),
}

impl Course {
    /// Its places in order.
    pub fn stops(&self) -> impl Iterator<Item = Stop> + use<> {
        let (first, last) = match *self {
            Course::Delivery { pickup, dropoff, .. } => (pickup, Some(dropoff)),
            Course::Target(stop) => (stop, None),
        };
        [first].into_iter().chain(last)
    }

    /// Whether each of its places is on the boards of a chart.
    pub fn is_on(&self, chart: &Chart) -> bool {
        self.stops().all(|stop| stop.place.is_on(chart))
    }

    /// What it carries from place to place.
    pub fn freight(&self) -> Option<Freight> {
        match self {
            Course::Delivery { freight, .. } => Some(*freight),
            Course::Target(_) => None,
        }
    }
}

/// An opportunity beside a job that was begun: once, something else done elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Aside {
    /// Where.
    pub stop: Stop,
    /// What is given there.
    pub lots: &'static [Lot],
    /// What it pays, in dollars.
    pub pay: u16,
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
    /// So many goods, in any mix, for each crew on the job.
    GoodsPerCrew(u8),
}

impl Pay {
    /// Dollars as printed; by the piece for so many of them.
    pub fn dollars(self, count: u8) -> u32 {
        match self {
            Pay::Flat(dollars) => dollars.into(),
            Pay::Each(dollars) => u32::from(dollars) * u32::from(count),
            Pay::PerCrew(_) | Pay::GoodsPerCrew(_) => 0,
        }
    }
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
    /// Fight: a failure kills so many, and botches the job or brings a warrant.
    ShootOut {
        /// The least total that wins.
        from: u8,
        /// How many die of a failure.
        kills: u8,
        /// Whether a failure brings a warrant.
        warrant: bool,
    },
    /// Tech, or a warrant; a hacking rig opens it without a test.
    Lock {
        /// The least total that opens it.
        from: u8,
    },
    /// Negotiate, or the attempt is botched.
    Bluff {
        /// The least total that is believed.
        from: u8,
    },
    /// Fight, unless a Companion is there: so many die, and the job pays either way.
    Guards {
        /// The least total that wins.
        from: u8,
        /// How many die of a victory.
        won: u8,
        /// How many die of a failure.
        lost: u8,
    },
}

impl LastTest {
    /// What is tested.
    pub fn skill(&self) -> Skill {
        match self {
            LastTest::Price { .. } => Skill::Negotiate,
            LastTest::Cover { skill, .. } => *skill,
            LastTest::Vault { .. } => Skill::Tech,
            LastTest::ShootOut { .. } | LastTest::Guards { .. } => Skill::Fight,
            LastTest::Lock { .. } => Skill::Tech,
            LastTest::Bluff { .. } => Skill::Negotiate,
        }
    }

    /// Whether a failure brings a warrant.
    pub fn may_warrant(&self) -> bool {
        match self {
            LastTest::Vault { .. } | LastTest::Lock { .. } => true,
            LastTest::ShootOut { warrant, .. } => *warrant,
            LastTest::Price { .. }
            | LastTest::Cover { .. }
            | LastTest::Bluff { .. }
            | LastTest::Guards { .. } => false,
        }
    }

    /// Whether the job pays so many even where they fail it: somebody has to be left on it.
    pub fn pays_anyway(&self, team: usize) -> bool {
        match self {
            LastTest::Price { .. } => true,
            LastTest::Cover { kills, .. } | LastTest::Guards { lost: kills, .. } => {
                team > usize::from(*kills)
            }
            LastTest::Vault { .. }
            | LastTest::ShootOut { .. }
            | LastTest::Lock { .. }
            | LastTest::Bluff { .. } => false,
        }
    }

    /// The least totals of the bands, the lowest first.
    pub fn floors(&self) -> Vec<u8> {
        match self {
            LastTest::Price { even, good, .. } => vec![0, *even, *good],
            LastTest::Cover { from, .. }
            | LastTest::Vault { from }
            | LastTest::ShootOut { from, .. }
            | LastTest::Lock { from }
            | LastTest::Bluff { from }
            | LastTest::Guards { from, .. } => vec![0, *from],
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
    /// Moral crew asks for no share of it.
    GoodDeeds,
    /// So many dollars more where two of the misbehave cards passed have one suit.
    DoubleDown(u16),
    /// At the delivery one may bet on the suit of a misbehave card.
    Race {
        /// Dollars that a bet costs.
        stake: u16,
        /// Dollars that are won.
        prize: u16,
    },
    /// Done, it costs the life of one of the profession who is on it.
    Expends(Profession),
}

/// Everything printed on a job.
#[derive(Clone, Copy, Debug)]
pub struct Job {
    /// The number of the job, for ever.
    pub id: u16,
    /// Whose it is.
    pub contact: Contact,
    /// The kind of work.
    pub kind: JobType,
    /// What other kind it counts as.
    pub also: Option<JobType>,
    /// What it is called.
    pub name: Name,
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
    /// What else must be there at every stop.
    pub needs: &'static [Need],
    /// What it pays beyond.
    pub bonus: Option<Bonus>,
    /// Dollars that it pays beyond for each point of a skill on the job.
    pub per_point: Option<(Skill, u16)>,
    /// Dollars that it pays beyond if the keyword is on it.
    pub carrying: Option<(Keyword, u16)>,
    /// What is tested at the end.
    pub test: Option<LastTest>,
    /// What its pick-up gives in the place of what is delivered.
    pub found: &'static [Effect],
    /// What else is printed.
    pub clause: Option<Clause>,
    /// What it asks for and brings, if it is a challenge.
    pub challenge: Option<Challenge>,
    /// What else may be done on the way.
    pub aside: Option<Aside>,
}

impl Job {
    /// Whether it brings a goal token where deeds do.
    pub fn is_deed(&self) -> bool {
        [JobType::Piracy, JobType::Crime, JobType::Smuggling].iter().any(|&kind| self.is(kind))
    }

    /// Whether it is of a kind: some jobs are of two.
    pub fn is(&self, kind: JobType) -> bool {
        self.kind == kind || self.also == Some(kind)
    }

    /// Its kinds.
    pub fn kinds(&self) -> impl Iterator<Item = JobType> + use<> {
        [self.kind].into_iter().chain(self.also)
    }

    /// Whether each of its places is on the boards of a chart.
    pub fn is_on(&self, chart: &Chart) -> bool {
        self.course.is_on(chart) && self.aside.is_none_or(|aside| aside.stop.place.is_on(chart))
    }

    /// The lots that its pick-up gives in the place of what is delivered.
    pub fn found_lots(&self) -> impl Iterator<Item = Lot> {
        self.found.iter().filter_map(
            |effect| {
                if let Effect::Load(lot) = effect { Some(*lot) } else { None }
            },
        )
    }

    /// What is taken of whom, if it is a piracy job.
    pub fn raid(&self) -> Option<&'static Raid> {
        if !CARRIED || self.kind != JobType::Piracy {
            return None;
        }
        RAIDS.iter().find(|raid| raid.contact == self.contact)
    }

    /// What a crew is due for it, in dollars.
    pub fn share(&self, crew: &Kind) -> u16 {
        let given = self.clause == Some(Clause::GoodDeeds) && crew.moral;
        if given { 0 } else { crew.cost }
    }

    /// What is worked first.
    pub fn first(&self) -> Step {
        match self.course {
            Course::Delivery { .. } => Step::Pickup,
            Course::Target(_) => Step::Finish,
        }
    }

    /// Where a step is worked.
    pub fn stop(&self, step: Step) -> Stop {
        if let (Step::Aside, Some(aside)) = (step, self.aside) {
            return aside.stop;
        }
        match (self.course, step) {
            (Course::Delivery { pickup, .. }, Step::Pickup) => pickup,
            (Course::Delivery { dropoff, .. }, Step::Finish | Step::Aside) => dropoff,
            (Course::Target(stop), _) => stop,
        }
    }

    /// Where it is worked from this step on.
    pub fn stops(&self, step: Step) -> impl Iterator<Item = Stop> {
        let last = (step == Step::Pickup).then_some(Step::Finish);
        [step].into_iter().chain(last).map(|step| self.stop(step))
    }
}

static JOBS: &[&Job] = numbered!(jobs: Job);

crate::id::id! {
    /// A job, as the tables number them: 1 to 125 in the base game.
    JobId: u16, job of Job in JOBS
}
