//! Patrols: the ships on the chart that are nobody's, and what cards have them do (section 6).

#![deny(clippy::wildcard_enum_match_arm)]

use super::board::Board;
use super::sector::{Region, SectorId};
use std::hash::{Hash, Hasher};

/// The list of all patrols.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Patrol {
    /// The Alliance Cruiser, with Harken aboard.
    Cruiser,
    /// The Reaver Cutter.
    Cutter,
}

/// Where a seat may move a patrol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reach {
    /// One sector.
    Neighbour,
    /// Any sector of the region without a ship.
    Free,
    /// Any sector with an outlaw ship.
    Outlaw,
}

/// What a card has a patrol do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// It comes to the ship.
    Here,
    /// It goes to the sector of this number.
    To(u8),
    /// The seat to the right moves it one sector.
    ByRight,
    /// The drawer moves it.
    ByDrawer(Reach),
}

impl Patrol {
    /// All of them.
    pub const ALL: [Patrol; 2] = [Patrol::Cruiser, Patrol::Cutter];

    /// Where it starts.
    pub const fn home(self) -> SectorId {
        match self {
            Patrol::Cruiser => SectorId::LONDINIUM,
            Patrol::Cutter => SectorId::LOGO,
        }
    }

    /// Where seats move it.
    pub(super) const fn region(self) -> Region {
        match self {
            Patrol::Cruiser => Region::Alliance,
            Patrol::Cutter => Region::Border,
        }
    }

    /// Whether it comes to a region at all: no Cutter ever enters Alliance Space.
    pub(super) fn enters(self, region: Region) -> bool {
        match self {
            Patrol::Cruiser => true,
            Patrol::Cutter => region == Region::Border,
        }
    }

    /// Whether nobody may fly where it is.
    pub(super) const fn bars(self) -> bool {
        match self {
            Patrol::Cruiser => false,
            Patrol::Cutter => true,
        }
    }
}

/// An order to a patrol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dispatch {
    /// Who is sent.
    pub patrol: Patrol,
    /// What for.
    pub order: Order,
}

/// The Cruiser on its way hashes as its goal, as it did when that was an effect of its own.
impl Hash for Dispatch {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match (self.patrol, self.order) {
            (Patrol::Cruiser, Order::To(number)) => number.hash(state),
            sent => sent.hash(state),
        }
    }
}

impl Board {
    /// Where a patrol is.
    pub fn patrol(&self, patrol: Patrol) -> SectorId {
        match patrol {
            Patrol::Cruiser => self.cruiser,
            Patrol::Cutter => self.cutter,
        }
    }

    pub(super) fn patrol_mut(&mut self, patrol: Patrol) -> &mut SectorId {
        match patrol {
            Patrol::Cruiser => &mut self.cruiser,
            Patrol::Cutter => &mut self.cutter,
        }
    }

    /// Whether a patrol keeps everybody from flying to a sector.
    pub fn is_barred(&self, sector: SectorId) -> bool {
        Patrol::ALL.into_iter().any(|patrol| patrol.bars() && self.patrol(patrol) == sector)
    }
}
