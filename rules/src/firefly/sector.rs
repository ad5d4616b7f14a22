//! The sectors of the boards (section 1).

use super::sets::numbered;

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

crate::keyed::keys! {
    /// One for each region.
    pub ByRegion of Region, 2
}

/// What is printed on a sector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sector {
    /// The number of the sector, for ever.
    pub id: u8,
    /// Alliance or Border.
    pub region: Region,
    /// The planets; without one the sector is not planetary.
    pub planets: &'static [&'static str],
    /// The sectors that border on it on this board and on others, in ascending order. A border
    /// counts both ways, as long as both of its sectors are in play.
    pub neighbours: &'static [u8],
}

static SECTORS: &[&Sector] = numbered!(sectors: Sector);

crate::id::id! {
    /// A sector, named by its number: 1 to 100, where the base board has no 89.
    SectorId: u8, sector of Sector in SECTORS
}

impl SectorId {
    /// Where the Alliance Cruiser starts: Londinium.
    pub const LONDINIUM: SectorId = SectorId(51);
    /// Where the Reaver Cutter starts: the sector with the logo.
    pub const LOGO: SectorId = SectorId(1);
    /// The largest number on any board.
    pub const LAST: u8 = SECTORS.len() as u8 - 1;

    /// The sector that a row names.
    pub(super) const fn at(number: u8) -> SectorId {
        SectorId(number)
    }

    /// Whether there is a planet.
    pub fn planetary(self) -> bool {
        !self.sector().planets.is_empty()
    }
}
