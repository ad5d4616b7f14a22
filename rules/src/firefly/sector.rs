//! The map: 99 sectors of the base board and the moves between them (section 1).

use super::map::SECTORS;
use crate::Map;
use std::collections::VecDeque;

/// Whose space a sector is, and so which nav deck is drawn there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Region {
    /// Alliance space.
    Alliance,
    /// Border space.
    Border,
}

impl Region {
    /// Both.
    pub const ALL: [Region; 2] = [Region::Alliance, Region::Border];
}

crate::keyed::keys!(Region);

/// One for each region.
pub type ByRegion<V> = Map<Region, V, 2>;

/// What is printed on a sector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sector {
    /// Alliance or Border.
    pub region: Region,
    /// The planets; without one the sector is not planetary.
    pub planets: &'static [&'static str],
    /// The sectors that border on it, in ascending order.
    pub neighbours: &'static [u8],
}

crate::id::id! {
    /// A sector, named by its number: 1 to 100, where the base board has no 89.
    SectorId: u8
}

impl SectorId {
    /// Where the Alliance Cruiser starts: Londinium.
    pub const LONDINIUM: SectorId = SectorId(51);
    /// Where the Reaver Cutter starts: the sector with the logo.
    pub const LOGO: SectorId = SectorId(1);
    /// The largest number on the base board.
    pub const LAST: u8 = SECTORS.len() as u8;

    /// The sector of this number, if the base board has it.
    pub fn new(id: u8) -> Option<SectorId> {
        let printed = SECTORS.get(usize::from(id).checked_sub(1)?)?;
        printed.is_some().then_some(SectorId(id))
    }

    /// All sectors in the order of their numbers.
    pub fn all() -> impl Iterator<Item = SectorId> {
        (1..=Self::LAST).filter_map(SectorId::new)
    }

    /// What is printed on it.
    pub fn sector(self) -> &'static Sector {
        const VOID: Sector = Sector { region: Region::Border, planets: &[], neighbours: &[] };
        SECTORS[usize::from(self.0) - 1].as_ref().unwrap_or(&VOID)
    }

    /// Whether there is a planet.
    pub fn planetary(self) -> bool {
        !self.sector().planets.is_empty()
    }

    /// The sectors that border on it, in ascending order.
    pub fn neighbours(self) -> impl Iterator<Item = SectorId> {
        self.sector().neighbours.iter().copied().map(SectorId)
    }

    /// The fewest moves from here to every sector, by its number less one; none where a wall of
    /// closed sectors leaves no way. The start is never closed to itself.
    pub fn distances(self, closed: impl Fn(SectorId) -> bool) -> Vec<Option<u8>> {
        let mut moves = vec![None; SECTORS.len()];
        moves[usize::from(self.0) - 1] = Some(0);
        let mut queue = VecDeque::from([(self, 0)]);
        while let Some((at, far)) = queue.pop_front() {
            for next in at.neighbours().filter(|&next| !closed(next)) {
                let slot = &mut moves[usize::from(next.0) - 1];
                if slot.is_none() {
                    *slot = Some(far + 1);
                    queue.push_back((next, far + 1));
                }
            }
        }
        moves
    }
}
