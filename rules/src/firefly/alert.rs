//! Alert tokens: what those leave behind who pass through a sector (section 22).

use super::board::Board;
use super::odds::Chance;
use super::sector::SectorId;
use super::sets::CARRIED;
use std::hash::{Hash, Hasher};

/// Reaver alert tokens by sector, in ascending order. None of them hash as nothing, as it did when
/// there were none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Alerts {
    reavers: Vec<(SectorId, u8)>,
}

impl Hash for Alerts {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if !self.reavers.is_empty() {
            self.reavers.hash(state);
        }
    }
}

impl Alerts {
    /// The sectors with tokens and how many lie there.
    pub fn reavers(&self) -> &[(SectorId, u8)] {
        &self.reavers
    }

    /// One more.
    pub(super) fn add(&mut self, sector: SectorId) {
        match self.reavers.binary_search_by_key(&sector, |&(at, _)| at) {
            Ok(at) => self.reavers[at].1 = self.reavers[at].1.saturating_add(1),
            Err(at) => self.reavers.insert(at, (sector, 1)),
        }
    }

    /// All of a sector go; how many they were.
    pub(super) fn clear(&mut self, sector: SectorId) -> u8 {
        let found = self.reavers.binary_search_by_key(&sector, |&(at, _)| at);
        found.map_or(0, |at| self.reavers.remove(at).1)
    }
}

impl Board {
    /// The Reaver alert tokens of a sector, those printed on it counted in.
    pub fn reaver_alert(&self, sector: SectorId) -> u8 {
        if !CARRIED {
            return 0;
        }
        let laid = self.alerts.reavers().iter().find(|(at, _)| *at == sector);
        laid.map_or(0, |(_, tokens)| *tokens).saturating_add(sector.sector().reavers)
    }

    /// The chance that a Cutter comes to a sector when a ship enters it: one die at or below the
    /// number of tokens, and none comes where one is.
    pub fn reavers_come(&self, sector: SectorId) -> Chance {
        if self.cutters.is_in(sector) {
            return Chance::NEVER;
        }
        Chance::new(u64::from(self.reaver_alert(sector).min(6)), 6)
    }
}
