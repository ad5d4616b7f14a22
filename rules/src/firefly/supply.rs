//! Crew, gear, ship upgrades and drive cores: what the supply decks sell (section 7).

#![deny(clippy::wildcard_enum_match_arm)]

use super::name::Name;
use super::sector::SectorId;
use super::sets::{MANIFESTS, numbered};
use super::skill::{Keyword, Profession, Skills};

pub use super::ability::Ability;

/// A planet with a supply deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Market {
    /// At Osiris.
    Osiris,
    /// At Persephone.
    Persephone,
    /// At Regina.
    Regina,
    /// At Silverhold.
    Silverhold,
    /// At the Space Bazaar.
    SpaceBazaar,
    /// At Meridian.
    Meridian,
    /// At Beaumonde.
    Beaumonde,
}

impl Market {
    /// All of all sets, in the order of their card numbers.
    pub const ALL: [Market; 7] = [
        Market::Osiris,
        Market::Persephone,
        Market::Regina,
        Market::Silverhold,
        Market::SpaceBazaar,
        Market::Meridian,
        Market::Beaumonde,
    ];

    /// Where it is.
    pub const fn sector(self) -> SectorId {
        SectorId::at(match self {
            Market::Osiris => 60,
            Market::Persephone => 29,
            Market::Regina => 97,
            Market::Silverhold => 35,
            Market::SpaceBazaar => 23,
            Market::Meridian => 118,
            Market::Beaumonde => 136,
        })
    }
}

crate::keyed::keys! {
    /// One for each market.
    pub ByMarket of Market, 5
}

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
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// The number of the kind, for ever.
    pub id: u16,
    /// What it is called.
    pub name: Name,
    /// Crew, gear, upgrade or core.
    pub class: Class,
    /// The price, in dollars; of crew also the share of every job.
    pub cost: u16,
    /// The symbols.
    pub skills: Skills,
    /// The professions; of gear those that its carrier counts as.
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

static KINDS: &[&Kind] = numbered!(kinds: Kind);

crate::id::id! {
    /// A kind of supply card: all of one kind are alike but for the deck.
    KindId: u16, printed of Kind in KINDS
}

impl KindId {
    /// Crow: an ace in the hole.
    pub const CROW: KindId = KindId(5);
    /// Jayne: Magistrate Higgins remembers him.
    pub const JAYNE: KindId = KindId(16);
    /// Cry Baby: found in a satellite.
    pub const CRY_BABY: KindId = KindId(61);
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
    /// Shepherd Book: an ace in the hole.
    pub const SHEPHERD_BOOK: KindId = KindId(26);
    /// Merchant: an ace in the hole.
    pub const MERCHANT: KindId = KindId(205);
    /// The Best in the House: an ace in the hole.
    pub const BEST_IN_THE_HOUSE: KindId = KindId(208);
    /// Cortex Uplink: an ace in the hole.
    pub const CORTEX_UPLINK: KindId = KindId(211);
    /// Fruity Oaty Bar: an ace in the hole.
    pub const FRUITY_OATY_BAR: KindId = KindId(225);
    /// Heist Intel: an ace in the hole.
    pub const HEIST_INTEL: KindId = KindId(226);
    /// Barkeep, one or the other: an ace in the hole.
    pub const BARKEEPS: [KindId; 2] = [KindId(251), KindId(252)];
}

/// The list prices of these cards together, in dollars.
pub fn worth(cards: impl IntoIterator<Item = SupplyId>) -> u32 {
    cards.into_iter().map(|card| u32::from(card.printed().cost)).sum()
}

/// Supply cards of one market that are numbered on from the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deck {
    /// Where they are sold.
    pub market: Market,
    /// The number of the first card, for ever.
    pub first: u16,
    /// The kinds of the cards.
    pub kinds: &'static [u16],
}

impl Deck {
    const fn end(&self) -> usize {
        self.first as usize + self.kinds.len()
    }

    /// The cards in the order of their numbers.
    pub fn cards(&self) -> impl Iterator<Item = SupplyId> + use<> {
        (self.first..).take(self.kinds.len()).map(SupplyId)
    }
}

/// One more than the largest number of a card.
const END: usize = {
    let (mut end, mut set) = (0, 0);
    while set < MANIFESTS.len() {
        let mut deck = 0;
        while deck < MANIFESTS[set].supply.len() {
            let after = MANIFESTS[set].supply[deck].end();
            end = if after > end { after } else { end };
            deck += 1;
        }
        set += 1;
    }
    end
};

/// The market and the kind of every card of all sets, at its number.
static CARDS: [Option<(Market, KindId)>; END] = {
    let mut cards = [None; END];
    let mut set = 0;
    while set < MANIFESTS.len() {
        let mut at = 0;
        while at < MANIFESTS[set].supply.len() {
            let deck = &MANIFESTS[set].supply[at];
            let mut card = 0;
            while card < deck.kinds.len() {
                let number = deck.first as usize + card;
                cards[number] = Some((deck.market, KindId(deck.kinds[card])));
                card += 1;
            }
            at += 1;
        }
        set += 1;
    }
    cards
};

crate::id::id! {
    /// One physical supply card, as the tables number them: 1 to 125 in the base game.
    SupplyId: u16
}

impl SupplyId {
    /// The card of this number, whichever set it is of.
    pub fn new(number: u16) -> Option<SupplyId> {
        CARDS.get(usize::from(number))?.map(|_| SupplyId(number))
    }

    /// All of all sets in the order of their numbers.
    pub fn all() -> impl Iterator<Item = SupplyId> {
        (0..CARDS.len() as u16).filter_map(SupplyId::new)
    }

    /// The kind.
    pub fn kind(self) -> KindId {
        self.row().1
    }

    /// What is printed on it.
    pub fn printed(self) -> &'static Kind {
        self.kind().printed()
    }

    /// The deck it belongs to.
    pub fn market(self) -> Market {
        self.row().0
    }

    fn row(self) -> (Market, KindId) {
        CARDS[usize::from(self.0)].unwrap_or((Market::Osiris, KindId(1)))
    }
}
