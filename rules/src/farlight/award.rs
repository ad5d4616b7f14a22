//! The seven industry awards. Rules S9.

use super::ship::Ship;
use crate::Seat;

/// Points of each award in play.
pub const AWARD_POINTS: u8 = 5;

/// An industry award.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
pub enum Award {
    /// Most bio-tech symbols on the ship.
    Colonist,
    /// Most crew tokens.
    Commander,
    /// Fewest connectors that are not joined.
    Efficiency,
    /// Most parts.
    Juggernaut,
    /// Most connectors that face an empty cell.
    Potential,
    /// Most science tokens.
    Researcher,
    /// Highest sum of engine dice.
    Rocketeer,
}

/// What awards look at.
#[derive(Clone, Copy, Debug)]
pub struct Standing<'a> {
    /// The ship.
    pub ship: &'a Ship,
    /// Crew tokens.
    pub crew: u16,
    /// Science tokens.
    pub science: u16,
}

impl Award {
    /// All seven.
    pub const ALL: [Award; 7] = [
        Award::Colonist,
        Award::Commander,
        Award::Efficiency,
        Award::Juggernaut,
        Award::Potential,
        Award::Researcher,
        Award::Rocketeer,
    ];

    /// What the award counts; the most is best, but for [`Award::Efficiency`] the fewest.
    pub fn value(self, standing: Standing<'_>) -> u16 {
        let ship = standing.ship;
        match self {
            Award::Colonist => ship.biotech().into(),
            Award::Commander => standing.crew,
            Award::Efficiency => ship.edges().loose().into(),
            Award::Juggernaut => ship.parts().len() as u16,
            Award::Potential => ship.edges().open.into(),
            Award::Researcher => standing.science,
            Award::Rocketeer => ship.dice().map(u16::from).sum(),
        }
    }

    /// The seats that are best at it: all that are tied, also at nothing.
    pub fn best(self, standings: &[(Seat, Standing<'_>)]) -> Vec<Seat> {
        let values = || standings.iter().map(|&(seat, standing)| (seat, self.value(standing)));
        let amounts = values().map(|(_, value)| value);
        let best = if self == Award::Efficiency { amounts.min() } else { amounts.max() };
        values().filter(|&(_, value)| Some(value) == best).map(|(seat, _)| seat).collect()
    }
}
