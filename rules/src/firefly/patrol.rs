//! Patrols: the ships on the chart that are nobody's, and what cards have them do (section 6).

#![deny(clippy::wildcard_enum_match_arm)]

use super::board::Board;
use super::sector::{Region, SectorId};
use super::sets::CARRIED;
use super::supply::Ability;
use crate::Seat;
use std::hash::{Hash, Hasher};
use std::slice;

/// The list of all patrols.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Patrol {
    /// The Alliance Cruiser, with Harken aboard.
    Cruiser,
    /// A Reaver Cutter.
    Cutter,
    /// The Operative's Corvette.
    Corvette,
}

/// Where the Reaver Cutters are, in ascending order. One alone hashes as its sector, as it did when
/// there was no other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cutters(Vec<SectorId>);

impl Hash for Cutters {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.iter().for_each(|at| at.hash(state));
    }
}

impl FromIterator<SectorId> for Cutters {
    fn from_iter<I: IntoIterator<Item = SectorId>>(sectors: I) -> Cutters {
        let mut sectors: Vec<SectorId> = sectors.into_iter().collect();
        crate::order::sort(&mut sectors);
        Cutters(sectors)
    }
}

impl Cutters {
    /// Their sectors in ascending order.
    pub fn sectors(&self) -> &[SectorId] {
        &self.0
    }

    /// Whether one is in a sector.
    pub fn is_in(&self, sector: SectorId) -> bool {
        self.0.contains(&sector)
    }

    /// Whether there are several: these leave traces, and who moseys may come to them.
    pub fn is_pack(&self) -> bool {
        CARRIED && self.0.len() > 1
    }

    /// One moves.
    pub(super) fn shift(&mut self, from: SectorId, to: SectorId) {
        *self = self.0.iter().map(|&at| if at == from { to } else { at }).collect();
    }
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
    /// To this sector.
    To(SectorId),
    /// A sector without a ship that borders on the one of the ship whose turn it is.
    Ahead,
    /// A sector with a planet and without a ship.
    Orbit,
    /// One sector or two, one after the other.
    Run,
    /// The second of these, which may be left out.
    RunOn,
    /// A sector where Reavers start.
    Home,
    /// A sector that borders on this one, where it may not come.
    Beside(SectorId),
    /// One sector more, which may be left out.
    Extra,
}

impl Reach {
    /// Whether this program carries the cards that ask for it.
    pub(super) const fn is_carried(self) -> bool {
        CARRIED || matches!(self, Reach::Neighbour | Reach::Free | Reach::Outlaw | Reach::To(_))
    }
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
    /// The seat to the right moves it there.
    RightTo(Reach),
    /// It comes to the ship; of several the seat to the right picks one.
    Summoned,
}

impl Patrol {
    /// All of them.
    pub const ALL: [Patrol; 3] = [Patrol::Cruiser, Patrol::Cutter, Patrol::Corvette];

    /// Whether seats move it to a sector of a region.
    pub(super) fn roams(self, region: Region) -> bool {
        match self {
            Patrol::Cruiser => region == Region::Alliance,
            Patrol::Cutter => region != Region::Alliance,
            Patrol::Corvette => true,
        }
    }

    /// Whether it comes to a region at all: no Cutter ever enters Alliance Space.
    pub(super) fn enters(self, region: Region) -> bool {
        match self {
            Patrol::Cruiser | Patrol::Corvette => true,
            Patrol::Cutter => self.roams(region),
        }
    }

    /// Whether nobody may fly where it is.
    pub(super) const fn bars(self) -> bool {
        match self {
            Patrol::Cruiser | Patrol::Corvette => false,
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
    /// Where the ships of a patrol are.
    pub fn posts(&self, patrol: Patrol) -> &[SectorId] {
        match patrol {
            Patrol::Cruiser => slice::from_ref(&self.cruiser),
            Patrol::Cutter => self.cutters.sectors(),
            Patrol::Corvette => self.corvette.as_slice(),
        }
    }

    /// Whether Reavers start in a sector.
    pub fn is_home(&self, sector: SectorId) -> bool {
        self.table.cutters().any(|home| home == sector)
    }

    /// Whether a patrol keeps everybody from flying to a sector: whoever moseys may dare it where
    /// the Cutters are several.
    pub fn is_barred(&self, sector: SectorId) -> bool {
        Patrol::ALL.into_iter().any(|patrol| patrol.bars() && self.posts(patrol).contains(&sector))
    }

    /// The same for a seat's ship: some have the paint of Reavers.
    pub fn is_barred_to(&self, seat: Seat, sector: SectorId) -> bool {
        let painted =
            || self.captain(seat).ship_abilities().any(|ability| ability == Ability::PassesCutters);
        self.is_barred(sector) && !(CARRIED && painted())
    }
}
