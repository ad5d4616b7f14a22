//! Crew, gear, ship upgrades and drive cores: what the supply decks sell (section 7).

#![deny(clippy::wildcard_enum_match_arm)]

use super::kind_table::KINDS;
use super::skill::{Keyword, Profession, Skills};
use super::supply_table::{DECK, DECKS};
use crate::Map;

pub use super::ability::Ability;

/// A planet with a supply deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Market {
    /// Sector 60.
    Osiris,
    /// Sector 29.
    Persephone,
    /// Sector 97.
    Regina,
    /// Sector 35.
    Silverhold,
    /// Sector 23.
    SpaceBazaar,
}

impl Market {
    /// All five, in the order of their card numbers.
    pub const ALL: [Market; 5] = [
        Market::Osiris,
        Market::Persephone,
        Market::Regina,
        Market::Silverhold,
        Market::SpaceBazaar,
    ];
}

crate::keyed::keys!(Market);

/// One for each market.
pub type ByMarket<V> = Map<Market, V, 5>;

/// What a card of a supply deck is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// Somebody to hire.
    Crew,
    /// Something that one crew carries.
    Gear,
    /// Something that fills one of the ship's slots.
    Upgrade,
    /// The ship has one of these.
    DriveCore(Core),
}

/// What a drive core can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Core {
    /// Sectors of a full burn.
    pub range: u8,
    /// Fuel that a full burn costs.
    pub fuel: u8,
    /// Sectors of a mosey.
    pub mosey: u8,
    /// Whether breakdowns pass it by.
    pub sturdy: bool,
}

/// Everything printed on a supply card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kind {
    /// The number of the kind, for ever.
    pub id: u16,
    /// What it is called.
    pub name: &'static str,
    /// Crew, gear, upgrade or core.
    pub class: Class,
    /// The price, in dollars; of crew also the share of every job.
    pub cost: u16,
    /// The symbols.
    pub skills: Skills,
    /// The professions; of gear none.
    pub professions: &'static [Profession],
    /// The keywords.
    pub keywords: &'static [Keyword],
    /// Whether immoral jobs disgruntle this crew.
    pub moral: bool,
    /// Whether the law looks for this crew.
    pub wanted: bool,
    /// The rest.
    pub abilities: &'static [Ability],
}

crate::id::id! {
    /// A kind of supply card: all of one kind are alike but for the deck.
    KindId: u16, kind of Kind in KINDS
}

impl KindId {
    /// Crow: an ace in the hole.
    pub const CROW: KindId = KindId(5);
    /// River Tam: an ace in the hole.
    pub const RIVER_TAM: KindId = KindId(22);
    /// Simon Tam: an ace in the hole.
    pub const SIMON_TAM: KindId = KindId(27);
    /// Wash: an ace in the hole.
    pub const WASH: KindId = KindId(34);
    /// Alliance Ident Card: an ace in the hole.
    pub const ALLIANCE_IDENT_CARD: KindId = KindId(41);
    /// Jayne's "Cunning" Hat: an ace in the hole.
    pub const JAYNES_CUNNING_HAT: KindId = KindId(51);
}

/// The list prices of these cards together, in dollars.
pub fn worth(cards: impl IntoIterator<Item = SupplyId>) -> u32 {
    cards.into_iter().map(|card| u32::from(card.kind().kind().cost)).sum()
}

crate::id::id! {
    /// One physical supply card: 1 to 125 in the base game, 25 a deck in the order of the markets.
    SupplyId: u16, 1 to DECKS.len() * DECK
}

impl SupplyId {
    /// The kind.
    pub fn kind(self) -> KindId {
        let (deck, at) = self.place();
        KindId(DECKS[deck].1[at])
    }

    /// The deck it belongs to.
    pub fn market(self) -> Market {
        DECKS[self.place().0].0
    }

    /// Which deck, and where in it.
    fn place(self) -> (usize, usize) {
        let at = usize::from(self.0) - 1;
        (at / DECK, at % DECK)
    }
}
