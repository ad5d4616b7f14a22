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
    /// Rim Space, on the boards beside.
    Rim,
}

impl Region {
    /// All three.
    pub const ALL: [Region; 3] = [Region::Alliance, Region::Border, Region::Rim];
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
    /// Alliance, Border or Rim.
    pub region: Region,
    /// The planets printed on it; a board beside may name others (`Chart::planets`).
    pub planets: &'static [&'static str],
    /// The sectors that border on it on this board and on others, in ascending order. A border
    /// counts both ways, as long as both of its sectors are in play.
    pub neighbours: &'static [u8],
    /// Reaver alert tokens that are printed on it: they always count and stay.
    pub reavers: u8,
}

static SECTORS: &[&Sector] = numbered!(sectors: Sector);

crate::id::id! {
    /// A sector, named by its number: 1 to 100 on the base board, but for 89.
    SectorId: u8, sector of Sector in SECTORS
}

impl SectorId {
    /// Where the Alliance Cruiser starts: Londinium.
    pub const LONDINIUM: SectorId = SectorId(51);
    /// The largest number on any board.
    pub const LAST: u8 = SECTORS.len() as u8 - 1;

    /// The sector that a row names.
    pub(super) const fn at(number: u8) -> SectorId {
        SectorId(number)
    }
}
