//! Havens: where captains of some stories are at home (section 21).

use super::board::Board;
use super::patrol::Patrol;
use super::sector::{Region, SectorId};
use super::sets::CARRIED;
use super::story::Twist;
use crate::Seat;

impl Board {
    /// Where havens may be, if the story has any.
    fn haven_space(&self) -> Option<Region> {
        self.table
            .twists()
            .find_map(|twist| if let Twist::Havens(region) = twist { Some(*region) } else { None })
    }

    /// Whether ships start at havens.
    pub fn has_havens(&self) -> bool {
        CARRIED && self.haven_space().is_some()
    }

    /// Whose haven a sector is.
    pub fn haven_of(&self, sector: SectorId) -> Option<Seat> {
        self.seats().find(|&seat| CARRIED && self.captain(seat).haven.0 == Some(sector))
    }

    /// Whether a ship may be placed in a sector: with havens at a quiet planet, which becomes one.
    pub(super) fn may_settle(&self, at: SectorId) -> bool {
        let quiet = |region: Region| {
            at.sector().region == region
                && at != SectorId::LONDINIUM
                && self.chart().planetary(at)
                && self.market(at).is_none()
                && self.contacts(at).next().is_none()
        };
        if CARRIED && let Some(start) = self.table.start() {
            return at.number() == start;
        }
        let outside = at.sector().region != Region::Alliance || !self.table.has(Twist::Outside);
        !self.has_ship(at) && (!CARRIED || outside && self.haven_space().is_none_or(quiet))
    }

    /// The haven of a sector where the law has no say.
    pub fn sanctuary(&self, sector: SectorId) -> Option<Seat> {
        self.haven_of(sector).filter(|_| self.table.has(Twist::Sanctuary))
    }

    /// Whether nobody boards the ship of a seat where it is.
    pub fn is_safe(&self, seat: Seat) -> bool {
        let captain = self.captain(seat);
        CARRIED
            && self.table.has(Twist::Refuge)
            && captain.haven.is_some()
            && captain.haven.0 == captain.sector
    }

    /// The other seats whose ships share a seat's sector and may be boarded there.
    pub(super) fn boardable(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        self.neighbours_of(seat).filter(|&rival| !self.is_safe(rival))
    }

    /// Whether a patrol has to stop beside a sector.
    pub(super) fn keeps_out(&self, patrol: Patrol, sector: SectorId) -> bool {
        CARRIED && patrol == Patrol::Cruiser && self.sanctuary(sector).is_some()
    }
}
