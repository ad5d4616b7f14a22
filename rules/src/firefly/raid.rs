//! The piracy jobs of *Pirates & Bounty Hunters* (section 16), and the odds of boarding and of a
//! showdown. No table deals them yet.

#![deny(clippy::wildcard_enum_match_arm)]

use super::captain::Captain;
use super::contact::Contact::{self, *};
use super::odds::{Chance, Dice};

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Raid {
    /// Whose it is.
    pub contact: Contact,
    /// Its title.
    pub name: &'static str,
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
    Raid { contact, name, copies: 5, prey, booty, pay, dead: 1, lost: Lost::Warrant }
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
    pub fn is_illegal(&self) -> bool {
        self.lost == Lost::Warrant
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

/// The chance that the attacker's total is the higher one: the defender wins ties. Rolls that
/// somebody would make again are left out of account.
pub fn wins(attacker: (Dice, i16), defender: (Dice, i16)) -> Chance {
    let single = |dice: Dice| Dice { again: false, ..dice };
    let lead = attacker.1 - defender.1;
    let sums: [u8; 13] = std::array::from_fn(|sum| sum as u8);
    let falls = single(defender.0).chances(&sums, 0).into_iter().zip(sums);
    let beats = |sum: u8| single(attacker.0).chances(&[0, sum + 1], lead)[1];
    falls.fold(Chance::NEVER, |all, (chance, sum)| all + chance * beats(sum))
}
