//! Alert tokens: what those leave behind who pass through a sector (section 22).

use super::board::Board;
use super::odds::Chance;
use super::patrol::Patrol;
use super::sector::{Region, SectorId};
use super::sets::CARRIED;
use super::story::Twist;
use crate::{Later, Seat};
use std::hash::{Hash, Hasher};

/// Who may come to an alert.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Watch {
    /// A Reaver Cutter.
    #[default]
    Reavers,
    /// The Alliance Cruiser, or the Operative's Corvette.
    Alliance,
}

impl Watch {
    /// Both, in the order in which they are resolved.
    pub const ALL: [Watch; 2] = [Watch::Alliance, Watch::Reavers];
}

type Tokens = Vec<(SectorId, u8)>;

/// Alert tokens by sector, in ascending order. None of them hash as nothing, as it did when there
/// were none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Alerts {
    reavers: Tokens,
    alliance: Later<Tokens>,
}

impl Hash for Alerts {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if !self.reavers.is_empty() {
            self.reavers.hash(state);
        }
        self.alliance.hash(state);
    }
}

impl Alerts {
    /// The sectors with tokens and how many lie there.
    pub fn of(&self, watch: Watch) -> &[(SectorId, u8)] {
        match watch {
            Watch::Reavers => &self.reavers,
            Watch::Alliance => &self.alliance,
        }
    }

    /// The sectors with tokens of Reavers and how many lie there.
    pub fn reavers(&self) -> &[(SectorId, u8)] {
        self.of(Watch::Reavers)
    }

    /// How many tokens lie in a sector, those printed on it apart.
    pub fn laid(&self, watch: Watch, sector: SectorId) -> u8 {
        let found = self.of(watch).iter().find(|(at, _)| *at == sector);
        found.map_or(0, |(_, tokens)| *tokens)
    }

    fn of_mut(&mut self, watch: Watch) -> &mut Tokens {
        match watch {
            Watch::Reavers => &mut self.reavers,
            Watch::Alliance => &mut self.alliance,
        }
    }

    /// One more.
    pub(super) fn add(&mut self, watch: Watch, sector: SectorId) {
        let tokens = self.of_mut(watch);
        match tokens.binary_search_by_key(&sector, |&(at, _)| at) {
            Ok(at) => tokens[at].1 = tokens[at].1.saturating_add(1),
            Err(at) => tokens.insert(at, (sector, 1)),
        }
    }

    /// All of a sector go; how many they were.
    pub(super) fn clear(&mut self, watch: Watch, sector: SectorId) -> u8 {
        let tokens = self.of_mut(watch);
        let found = tokens.binary_search_by_key(&sector, |&(at, _)| at);
        found.map_or(0, |at| tokens.remove(at).1)
    }
}

impl Board {
    /// The alert tokens of a sector, those printed on it counted in.
    pub fn alert(&self, watch: Watch, sector: SectorId) -> u8 {
        if !CARRIED || self.table.has(Twist::ClearSkies) {
            return 0;
        }
        let printed = match watch {
            Watch::Reavers => sector.sector().reavers,
            Watch::Alliance => 0,
        };
        self.alerts.laid(watch, sector).saturating_add(printed)
    }

    /// The Reaver alert tokens of a sector, those printed on it counted in.
    pub fn reaver_alert(&self, sector: SectorId) -> u8 {
        self.alert(Watch::Reavers, sector)
    }

    /// The Alliance ships that may come to a sector: the Cruiser in Alliance Space alone, the
    /// Corvette anywhere but where Reavers start.
    pub fn alliance_near(&self, sector: SectorId) -> impl Iterator<Item = Patrol> {
        let may = move |patrol: &Patrol| {
            let away = CARRIED
                && !self.posts(*patrol).is_empty()
                && !self.posts(*patrol).contains(&sector);
            away && match patrol {
                Patrol::Cruiser => sector.sector().region == Region::Alliance,
                Patrol::Cutter => false,
                Patrol::Corvette => !self.is_home(sector),
            }
        };
        Patrol::ALL.into_iter().filter(may)
    }

    /// The chance that a Cutter comes to a sector when a ship enters it: one die at or below the
    /// number of tokens, and none comes where one is.
    pub fn reavers_come(&self, sector: SectorId) -> Chance {
        if !CARRIED || self.cutters.is_in(sector) {
            return Chance::NEVER;
        }
        Chance::new(u64::from(self.reaver_alert(sector).min(6)), 6)
    }

    /// The chance that entering a sector costs an outlaw ship the flight: one die at or below the
    /// number of Alliance alert tokens, and there is a ship that may come.
    pub fn alliance_comes(&self, seat: Seat, sector: SectorId) -> Chance {
        if !CARRIED {
            return Chance::NEVER;
        }
        if !self.captain(seat).is_outlaw() || self.alliance_near(sector).next().is_none() {
            return Chance::NEVER;
        }
        Chance::new(u64::from(self.alert(Watch::Alliance, sector).min(6)), 6)
    }
}
