//! What a ship is built with, and what its upgrades and crew make of it (sections 3 and 7).

#![deny(clippy::wildcard_enum_match_arm)]

use super::captain::{Active, Captain, Goods, half_spaces};
use super::effect::Good;
use super::job::{Clause, Job};
use super::sector::SectorId;
use super::sets::{CARRIED, numbered};
use super::skill::Profession;
use super::supply::{Ability, Class, Core, Kind, SupplyId, worth};
use std::hash::{Hash, Hasher};

/// A ship as it is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ship {
    /// The number of the ship, for ever.
    pub id: u8,
    /// What it is called.
    pub name: &'static str,
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
    /// The list price, in dollars: what it starts with is part of it.
    pub list: u16,
    /// Whether that is built in: no other takes its place.
    pub built_in: bool,
    /// Whether the stash is a tank: it takes fuel alone, one in each space.
    pub tank: bool,
    /// The upgrades that it starts with: cards of its own, beside those in the decks.
    pub fitted: &'static [u16],
    /// The rest.
    pub abilities: &'static [Ability],
}

pub(super) const fn ship(
    id: u8,
    name: &'static str,
    [hold, stash, berths, slots]: [u8; 4],
    core: Core,
    list: u16,
) -> Ship {
    let (built_in, tank) = (false, false);
    let (fitted, abilities) = (&[], &[]);
    Ship { id, name, hold, stash, berths, slots, core, list, built_in, tank, fitted, abilities }
}

impl Ship {
    /// The cards of the upgrades that it starts with.
    pub fn upgrades(&self) -> impl Iterator<Item = SupplyId> + use<> {
        self.fitted.iter().copied().filter_map(SupplyId::new)
    }

    /// Whether it starts with a card.
    pub(super) fn fits_out(&self, card: SupplyId) -> bool {
        self.fitted.contains(&card.number())
    }

    /// What these come off the money of the start, in dollars: their list prices.
    pub fn price(&self) -> u32 {
        worth(self.upgrades())
    }
}

/// A drive core: how far a full burn takes a ship, for how much fuel, and how far a mosey does.
pub(super) const fn core(range: u8, fuel: u8, mosey: u8) -> Core {
    Core { range, fuel, mosey, sturdy: false }
}

/// The ships of the base game, all alike: hold, stash, berths, slots.
pub(super) static SHIPS: [Ship; 1] = [ship(0, "Firefly III", [8, 4, 6, 3], core(5, 1, 1), 7800)];

static ROWS: &[&Ship] = numbered!(ships: Ship);

crate::id::id! {
    /// A ship, named by its number.
    ShipId: u8, printed of Ship in ROWS
}

impl ShipId {
    /// That of the base game.
    pub const BASE: ShipId = ShipId(0);
}

/// What a hold or a stash takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spaces {
    /// Spaces for whatever there is.
    pub any: u8,
    /// Spaces for one fuel each.
    pub fuel: u8,
    /// Spaces for people.
    pub people: u8,
}

impl Spaces {
    /// All of them.
    pub fn all(self) -> u8 {
        self.any + self.fuel + self.people
    }

    /// How many of these goods lie in spaces of their own: fuel, people.
    fn apart(self, goods: &Goods) -> (u8, u8) {
        let people = goods[Good::Passenger] + goods[Good::Fugitive];
        (goods[Good::Fuel].min(self.fuel), people.min(self.people))
    }

    /// Half spaces that goods fill of those for whatever there is.
    fn filled(self, goods: &Goods) -> u8 {
        let (fuel, people) = self.apart(goods);
        half_spaces(goods)
            - fuel * Good::Fuel.half_spaces()
            - people * Good::Passenger.half_spaces()
    }

    /// Half spaces that goods fill of all.
    pub fn taken(self, goods: &Goods) -> u8 {
        let (fuel, people) = self.apart(goods);
        self.filled(goods) + 2 * (fuel + people)
    }

    /// Whether goods have their place.
    pub fn hold(self, goods: &Goods) -> bool {
        self.filled(goods) <= 2 * self.any
    }

    /// How many more of a good have a space of their own.
    pub(super) fn own(self, goods: &Goods, good: Good) -> u8 {
        let (fuel, people) = self.apart(goods);
        match good {
            Good::Fuel => self.fuel - fuel,
            Good::Passenger | Good::Fugitive => self.people - people,
            Good::Part | Good::Cargo | Good::Contraband => 0,
        }
    }

    /// Half spaces for whatever there is that are free beside goods.
    pub fn free(self, goods: &Goods) -> u8 {
        (2 * self.any).saturating_sub(self.filled(goods))
    }

    /// How many more of a good there is room for.
    pub fn room(self, goods: &Goods, good: Good) -> u8 {
        self.own(goods, good) + self.free(goods) / good.half_spaces()
    }

    /// Whether it would be less full with one fewer of a good.
    pub(super) fn eases(self, goods: &Goods, good: Good) -> bool {
        let mut fewer = *goods;
        fewer[good] = goods[good].saturating_sub(1);
        self.filled(&fewer) < self.filled(goods)
    }
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
        let far =
            self.drive().range + self.sum_aboard(|a| if let Ability::Range(n) = a { n } else { 0 });
        let burdened = self.built().contains(&Ability::ShortenedByUpgrades);
        if burdened { far.saturating_sub(self.upgrades.len() as u8) } else { far }
    }

    /// Fuel that a full burn costs, heavy loads included.
    pub fn burn_cost(&self) -> u8 {
        let heavy = |active: &&Active| active.job.job().clause == Some(Clause::HeavyLoad);
        let eased = self.built().contains(&Ability::CarriesHeavy);
        let loads = self.active.iter().filter(heavy).count() as u8;
        self.drive().fuel + if eased { 0 } else { loads }
    }

    /// Fuel that a full burn costs with one more job under way.
    pub fn burn_cost_with(&self, job: &Job) -> u8 {
        let eased = self.built().contains(&Ability::CarriesHeavy);
        self.burn_cost() + u8::from(job.clause == Some(Clause::HeavyLoad) && !eased)
    }

    /// Fuel that a full burn costs once what may be delivered in a sector has been.
    pub fn burn_cost_from(&self, at: SectorId, cruiser: SectorId) -> u8 {
        let delivered = |active: &&Active| {
            let job = active.job.job();
            let last = job.course.stops().last();
            active.loaded
                && job.clause == Some(Clause::HeavyLoad)
                && last.is_some_and(|stop| stop.place.sectors(cruiser).contains(&at.number()))
        };
        self.burn_cost() - self.active.iter().filter(delivered).count() as u8
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

    /// The hold.
    pub fn hold_spaces(&self) -> Spaces {
        let any =
            self.ship().hold + self.sum_ship(|a| if let Ability::Hold(n) = a { n } else { 0 });
        let people = if CARRIED {
            self.sum_ship(|a| if let Ability::Cabins(n) = a { n } else { 0 })
        } else {
            0
        };
        Spaces { any, fuel: 0, people }
    }

    /// The stash. What an upgrade adds to it takes anything.
    pub fn stash_spaces(&self) -> Spaces {
        let own = self.ship().stash;
        let more = self.sum_ship(|a| if let Ability::Stash(n) = a { n } else { 0 });
        let tank = CARRIED && self.ship().tank;
        let (any, fuel) = if tank { (more, own) } else { (own + more, 0) };
        Spaces { any, fuel, people: 0 }
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

    /// Sectors that the drive itself adds to a full burn for one fuel more.
    pub fn overdrive(&self) -> Option<u8> {
        let farther = |a: &Ability| if let Ability::Boosts(n) = a { Some(*n) } else { None };
        self.built().iter().find_map(farther)
    }

    /// Whether the law finds no fugitive aboard.
    pub fn keeps_fugitives(&self) -> bool {
        self.built().contains(&Ability::KeepsFugitives)
    }

    /// Whether a part that is given up counts as the profession.
    pub fn part_counts_as(&self, profession: Profession) -> bool {
        self.built().contains(&Ability::PartCountsAs(profession)) && self.has(Good::Part) > 0
    }

    /// What the ship itself does, one of the sets'.
    pub(super) fn built(&self) -> &'static [Ability] {
        if CARRIED { self.ship().abilities } else { &[] }
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
        assert_eq!((base.hold_spaces().all(), base.stash_spaces().all(), base.berths()), (8, 4, 6));
        assert_eq!(digest(&Flown::default()), digest(&()));
        let other = Captain { flies: Flown(ShipId(1)), ..Captain::default() };
        assert_ne!(digest(&other), digest(&base));
        assert!(ShipId::all().all(|id| id.printed().id == id.number()));
    }
}
