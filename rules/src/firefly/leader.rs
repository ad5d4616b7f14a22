//! The seven leaders of the base game (section 3).

use super::effect::Good;
use super::job::JobType;
use super::sets::numbered;
use super::skill::Keyword::{self, *};
use super::skill::Profession::{self, *};
use super::skill::Skills;
use super::supply::Ability::{self, *};

/// Everything printed on a leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Leader {
    /// The number of the leader, for ever.
    pub id: u8,
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
    /// The kind of the crew cards of the same person.
    pub also: Option<u16>,
    /// The rest.
    pub abilities: &'static [Ability],
}

static BY_NUMBER: &[&Leader] = numbered!(leaders: Leader);

crate::id::id! {
    /// A leader: 1 to 7 in the base game.
    LeaderId: u8, leader of Leader in BY_NUMBER
}

pub(super) const fn leader(id: u8, name: &'static str) -> Leader {
    Leader {
        id,
        name,
        skills: Skills::new(0, 0, 0),
        professions: &[],
        keywords: &[],
        moral: false,
        also: None,
        abilities: &[],
    }
}

impl Leader {
    pub(super) const fn skills(self, fight: u8, tech: u8, negotiate: u8) -> Leader {
        Leader { skills: Skills::new(fight, tech, negotiate), ..self }
    }

    pub(super) const fn is(self, professions: &'static [Profession]) -> Leader {
        Leader { professions, ..self }
    }

    pub(super) const fn has(self, keywords: &'static [Keyword]) -> Leader {
        Leader { keywords, ..self }
    }

    pub(super) const fn moral(self) -> Leader {
        Leader { moral: true, ..self }
    }

    pub(super) const fn also(self, kind: u16) -> Leader {
        Leader { also: Some(kind), ..self }
    }

    pub(super) const fn does(self, abilities: &'static [Ability]) -> Leader {
        Leader { abilities, ..self }
    }
}

/// Leaders 1 to 7; further sets keep the numbers of the tables. The skills are Fight, Tech and Negotiate.
#[rustfmt::skip]
pub(super) static LEADERS: [Leader; 7] = [
    leader(1, "Malcolm").skills(2, 0, 1).is(&[Pilot, Soldier]).moral()
        .does(&[JobMoney(JobType::Crime, 500)]),
    leader(2, "Monty").skills(2, 1, 0).is(&[Mechanic, Soldier]).moral()
        .does(&[JobMoney(JobType::Smuggling, 500)]),
    leader(3, "Nandi").skills(1, 0, 2).is(&[Companion]).moral().does(&[HiresFree]),
    leader(4, "Marco").skills(2, 1, 0).has(&[Transport])
        .does(&[HalfPriceGear(&[Explosives, Firearm])]),
    leader(5, "Womack").skills(2, 0, 1).is(&[Soldier]).does(&[ImmoralMoney(500)]),
    leader(6, "Burgess").skills(1, 1, 1).has(&[FancyDuds])
        .does(&[JobLoad(JobType::Shipping, Good::Cargo, 1)]),
    leader(7, "Corbin").skills(0, 2, 1).is(&[Mechanic]).does(&[HalfPriceShip]),
];
