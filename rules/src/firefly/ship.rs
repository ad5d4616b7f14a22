//! What a ship is built with, and what its upgrades and crew make of it (sections 3 and 7).

#![deny(clippy::wildcard_enum_match_arm)]

use super::captain::{Active, Captain};
use super::job::Clause;
use super::sets::numbered;
use super::supply::{Ability, Class, Core, Kind};
use std::hash::{Hash, Hasher};

/// A ship as it is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ship {
    /// The number of the ship, for ever.
    pub id: u8,
    /// Spaces of the hold.
    pub hold: u8,
    /// Spaces of the stash.
    pub stash: u8,
    /// Berths, the leader's included.
    pub berths: u8,
    /// Slots for upgrades.
    pub slots: u8,
    /// The drive core.
    pub core: Core,
}

pub(super) const fn ship(id: u8, [hold, stash, berths, slots]: [u8; 4], core: Core) -> Ship {
    Ship { id, hold, stash, berths, slots, core }
}

/// A drive core: how far a full burn takes a ship, for how much fuel, and how far a mosey does.
pub(super) const fn core(range: u8, fuel: u8, mosey: u8) -> Core {
    Core { range, fuel, mosey, sturdy: false }
}

/// The ships of the base game, all alike: hold, stash, berths, slots.
pub(super) static SHIPS: [Ship; 1] = [ship(0, [8, 4, 6, 3], core(5, 1, 1))];

static ROWS: &[&Ship] = numbered!(ships: Ship);

crate::id::id! {
    /// A ship, named by its number.
    ShipId: u8, printed of Ship in ROWS
}

impl ShipId {
    /// That of the base game.
    pub const BASE: ShipId = ShipId(0);
}

/// What a captain flies; that of the base game hashes as nothing, as it did when there was no other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flown(pub ShipId);

impl Default for Flown {
    fn default() -> Flown {
        Flown(ShipId::BASE)
    }
}

impl Hash for Flown {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self != Flown::default() {
            self.0.hash(state);
        }
    }
}

impl Captain {
    /// The ship as it was built.
    pub fn ship(&self) -> &'static Ship {
        self.flies.0.printed()
    }

    /// The drive core in use.
    pub fn drive(&self) -> Core {
        match self.core.map(|card| card.printed().class) {
            Some(Class::DriveCore(core)) => core,
            Some(Class::Crew | Class::Gear | Class::Upgrade) | None => self.ship().core,
        }
    }

    /// Sectors of a full burn.
    pub fn range(&self) -> u8 {
        self.drive().range + self.sum_aboard(|a| if let Ability::Range(n) = a { n } else { 0 })
    }

    /// Fuel that a full burn costs, heavy loads included.
    pub fn burn_cost(&self) -> u8 {
        let heavy = |active: &&Active| active.job.job().clause == Some(Clause::HeavyLoad);
        self.drive().fuel + self.active.iter().filter(heavy).count() as u8
    }

    /// Sectors of a mosey.
    pub fn mosey(&self) -> u8 {
        let further = |a: Ability| if let Ability::Mosey(n) = a { n } else { 0 };
        self.ship_abilities().map(further).fold(self.drive().mosey, u8::max)
    }

    /// Whether breakdowns pass the ship by.
    pub fn ignores_breakdowns(&self) -> bool {
        self.drive().sturdy || self.ship_abilities().any(|a| a == Ability::IgnoresBreakdowns)
    }

    /// Spaces of the hold.
    pub fn hold_spaces(&self) -> u8 {
        self.ship().hold + self.sum_ship(|a| if let Ability::Hold(n) = a { n } else { 0 })
    }

    /// Spaces of the stash.
    pub fn stash_spaces(&self) -> u8 {
        self.ship().stash + self.sum_ship(|a| if let Ability::Stash(n) = a { n } else { 0 })
    }

    /// How many may be aboard, the leader included.
    pub fn berths(&self) -> u8 {
        self.ship().berths + self.sum_ship(|a| if let Ability::Berths(n) = a { n } else { 0 })
    }

    /// How many upgrades the ship has room for.
    pub fn slots(&self) -> usize {
        self.ship().slots.into()
    }

    /// Whether one more crew has a berth.
    pub fn has_berth(&self) -> bool {
        self.crew.len() + 1 < usize::from(self.berths())
    }

    /// The abilities of the upgrades that work.
    pub fn ship_abilities(&self) -> impl Iterator<Item = Ability> {
        self.working_upgrades().flat_map(|kind| kind.abilities.iter().copied())
    }

    pub(super) fn working_upgrades(&self) -> impl Iterator<Item = &'static Kind> {
        let kinds = self.upgrades.iter().map(|card| card.printed());
        let idle = |ability: &Ability| {
            let Ability::NeedsAboard(profession) = ability else { return false };
            !self.has_aboard(*profession)
        };
        kinds.filter(move |kind| !kind.abilities.iter().any(idle))
    }

    fn sum_ship(&self, points: impl Fn(Ability) -> u8) -> u8 {
        self.ship_abilities().map(points).sum()
    }

    fn sum_aboard(&self, points: impl Fn(Ability) -> u8) -> u8 {
        let crew = self.crew.iter().flat_map(|member| member.card.printed().abilities);
        self.sum_ship(&points) + crew.copied().map(&points).sum::<u8>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::digest;

    #[test]
    fn the_ship_of_the_base_game_leaves_no_trace_and_any_other_does() {
        let base = Captain::default();
        assert_eq!((base.hold_spaces(), base.stash_spaces(), base.berths()), (8, 4, 6));
        assert_eq!(digest(&Flown::default()), digest(&()));
        let other = Captain { flies: Flown(ShipId(1)), ..Captain::default() };
        assert_ne!(digest(&other), digest(&base));
        assert!(ShipId::all().all(|id| id.printed().id == id.number()));
    }
}
