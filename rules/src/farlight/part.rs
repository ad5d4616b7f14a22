//! What a ship part is: connectors, cost, engine, bio-tech and benefits.

use super::connector::Connectors;
use super::table::PARTS;

/// What a part gives, once or every round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Benefits {
    /// Science tokens.
    pub science: u8,
    /// Crew tokens.
    pub crew: u8,
    /// Upgrades: one engine +1 each, to at most 6.
    pub upgrades: u8,
    /// Overhauls: one engine to 6 each.
    pub overhauls: u8,
}

impl Benefits {
    /// Nothing.
    pub const NONE: Benefits = Benefits { science: 0, crew: 0, upgrades: 0, overhauls: 0 };

    /// Both together.
    pub fn and(self, other: Benefits) -> Benefits {
        Benefits {
            science: self.science + other.science,
            crew: self.crew + other.crew,
            upgrades: self.upgrades + other.upgrades,
            overhauls: self.overhauls + other.overhauls,
        }
    }
}

/// Everything printed on a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Part {
    /// The English name on the card.
    pub name: &'static str,
    /// The sides that can be joined.
    pub connectors: Connectors,
    /// Crew to pay for installing it.
    pub crew_cost: u8,
    /// The number beside the engine icon, if it is an engine: the highest die goes to the highest.
    pub engine: Option<u8>,
    /// Bio-tech symbols.
    pub biotech: u8,
    /// What it gives in the round in which it is installed.
    pub once: Benefits,
    /// What it gives every round, the one in which it is installed included.
    pub repeat: Benefits,
}

/// A part with nothing on it but its connectors and its cost.
pub(super) const fn part(name: &'static str, connectors: &str, crew_cost: u8) -> Part {
    Part {
        name,
        connectors: Connectors::of(connectors),
        crew_cost,
        engine: None,
        biotech: 0,
        once: Benefits::NONE,
        repeat: Benefits::NONE,
    }
}

impl Part {
    pub(super) const fn engine(self, value: u8) -> Part {
        Part { engine: Some(value), ..self }
    }

    pub(super) const fn biotech(self, biotech: u8) -> Part {
        Part { biotech, ..self }
    }

    pub(super) const fn once(self, science: u8, crew: u8, upgrades: u8, overhauls: u8) -> Part {
        Part { once: Benefits { science, crew, upgrades, overhauls }, ..self }
    }

    pub(super) const fn repeat(self, science: u8, crew: u8, upgrades: u8, overhauls: u8) -> Part {
        Part { repeat: Benefits { science, crew, upgrades, overhauls }, ..self }
    }
}

/// A part, named by its number: 1 to 57. The number is ours and for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(transparent))]
pub struct PartId(u8);

impl PartId {
    /// How many parts there are.
    pub const COUNT: u8 = PARTS.len() as u8;

    /// The part with this number, if there is one.
    pub fn new(number: u8) -> Option<PartId> {
        (1..=Self::COUNT).contains(&number).then_some(PartId(number))
    }

    /// All parts in the order of their numbers.
    pub fn all() -> impl Iterator<Item = PartId> {
        (1..=Self::COUNT).map(PartId)
    }

    /// The number.
    pub fn number(self) -> u8 {
        self.0
    }

    /// What is printed on it.
    pub fn card(self) -> &'static Part {
        &PARTS[usize::from(self.0) - 1]
    }

    /// How many cards of the deck have the same connectors: the marks above the name.
    pub fn same_connectors(self) -> u8 {
        PARTS.iter().filter(|part| part.connectors == self.card().connectors).count() as u8
    }
}
