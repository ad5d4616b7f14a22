//! The seven leaders of the base game (section 3).

use super::effect::Good;
use super::job::JobType;
use super::skill::{Keyword, Profession, Skills};

/// What a leader does beyond the symbols.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gift {
    /// Dollars when a job of the type is done.
    JobMoney(JobType, u16),
    /// Goods when a job of the type is done.
    JobLoad(JobType, Good, u8),
    /// Dollars when an immoral job is done.
    ImmoralMoney(u16),
    /// Hires for nothing.
    HiresFree,
    /// Half the price of gear with one of the keywords.
    HalfPriceGear(&'static [Keyword]),
    /// Half the price of drive cores and upgrades.
    HalfPriceShip,
}

/// Everything printed on a leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Leader {
    /// What he is called.
    pub name: &'static str,
    /// The symbols.
    pub skills: Skills,
    /// The professions.
    pub professions: &'static [Profession],
    /// The keywords.
    pub keywords: &'static [Keyword],
    /// Whether immoral jobs disgruntle him.
    pub moral: bool,
    /// The rest.
    pub gift: Gift,
}

/// A leader: 1 to 7.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct LeaderId(u8);

impl LeaderId {
    /// How many there are.
    pub const COUNT: u8 = LEADERS.len() as u8;

    /// The leader of this number.
    pub fn new(id: u8) -> Option<LeaderId> {
        (1..=Self::COUNT).contains(&id).then_some(LeaderId(id))
    }

    /// All leaders in the order of their numbers.
    pub fn all() -> impl Iterator<Item = LeaderId> {
        (1..=Self::COUNT).map(LeaderId)
    }

    /// The number.
    pub fn number(self) -> u8 {
        self.0
    }

    /// What is printed on the card.
    pub fn leader(self) -> &'static Leader {
        &LEADERS[usize::from(self.0) - 1]
    }
}

static LEADERS: [Leader; 7] = [
    Leader {
        name: "Malcolm",
        skills: Skills::new(2, 0, 1),
        professions: &[Profession::Pilot, Profession::Soldier],
        keywords: &[],
        moral: true,
        gift: Gift::JobMoney(JobType::Crime, 500),
    },
    Leader {
        name: "Monty",
        skills: Skills::new(2, 1, 0),
        professions: &[Profession::Mechanic, Profession::Soldier],
        keywords: &[],
        moral: true,
        gift: Gift::JobMoney(JobType::Smuggling, 500),
    },
    Leader {
        name: "Nandi",
        skills: Skills::new(1, 0, 2),
        professions: &[Profession::Companion],
        keywords: &[],
        moral: true,
        gift: Gift::HiresFree,
    },
    Leader {
        name: "Marco",
        skills: Skills::new(2, 1, 0),
        professions: &[],
        keywords: &[Keyword::Transport],
        moral: false,
        gift: Gift::HalfPriceGear(&[Keyword::Explosives, Keyword::Firearm]),
    },
    Leader {
        name: "Womack",
        skills: Skills::new(2, 0, 1),
        professions: &[Profession::Soldier],
        keywords: &[],
        moral: false,
        gift: Gift::ImmoralMoney(500),
    },
    Leader {
        name: "Burgess",
        skills: Skills::new(1, 1, 1),
        professions: &[],
        keywords: &[Keyword::FancyDuds],
        moral: false,
        gift: Gift::JobLoad(JobType::Shipping, Good::Cargo, 1),
    },
    Leader {
        name: "Corbin",
        skills: Skills::new(0, 2, 1),
        professions: &[Profession::Mechanic],
        keywords: &[],
        moral: false,
        gift: Gift::HalfPriceShip,
    },
];
