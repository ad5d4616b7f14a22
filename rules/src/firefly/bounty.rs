//! The bounties of *Pirates & Bounty Hunters* (section 16). No table deals them yet.

use super::board::Board;
use super::sector::SectorId;
use super::supply::{Class, Kind, Market, SupplyId};

/// Whom a bounty is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Quarry {
    /// One person, and the supply deck that he was last seen at.
    Person(&'static str, Market),
    /// Whoever is called so, wherever he is.
    Anybody(&'static str),
}

impl Quarry {
    /// Whether a crew card is of whoever is hunted.
    pub fn is(self, kind: &Kind) -> bool {
        let (Quarry::Person(name, _) | Quarry::Anybody(name)) = self;
        kind.class == Class::Crew && kind.name == name
    }
}

/// Where the bound are delivered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gaol {
    /// In this sector.
    At(SectorId),
    /// Wherever the Alliance Cruiser is.
    Cruiser,
}

/// A bounty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bounty {
    /// Its number, for ever.
    pub id: u8,
    /// Who is hunted.
    pub quarry: Quarry,
    /// Where to.
    pub gaol: Gaol,
    /// Dollars for each who is delivered.
    pub reward: u16,
    /// How many of the hunter's crew a lost showdown kills.
    pub dead: u8,
    /// Whether delivering upsets the moral.
    pub immoral: bool,
}

impl Bounty {
    const fn immoral(self) -> Bounty {
        Bounty { immoral: true, ..self }
    }
}

const fn bounty(id: u8, quarry: Quarry, gaol: Gaol, reward: u16, dead: u8) -> Bounty {
    Bounty { id, quarry, gaol, reward, dead, immoral: false }
}

const fn on(name: &'static str, market: Market) -> Quarry {
    Quarry::Person(name, market)
}

const fn any(name: &'static str) -> Quarry {
    Quarry::Anybody(name)
}

const fn at(sector: u8) -> Gaol {
    Gaol::At(SectorId::at(sector))
}

use Gaol::Cruiser;
use Market::*;

/// The bounties in the order of the table; the last three are Cortex alerts.
#[rustfmt::skip]
pub static BOUNTIES: [Bounty; 20] = [
    bounty(1, on("The Fixer", Persephone), at(57), 3000, 1),
    bounty(2, on("Grange Brothers", Regina), at(76), 3000, 2),
    bounty(3, on("Simon Tam", Persephone), Cruiser, 2600, 0).immoral(),
    bounty(4, on("River Tam", Persephone), Cruiser, 4000, 2).immoral(),
    bounty(5, on("The Specialist", Regina), Cruiser, 3200, 2),
    bounty(6, on("Dalin", SpaceBazaar), Cruiser, 2600, 1),
    bounty(7, on("Stitch", Silverhold), at(16), 3200, 2),
    bounty(8, on("Jayne", Silverhold), at(16), 3600, 2),
    bounty(9, on("Interrogator", Osiris), at(51), 2600, 1),
    bounty(10, on("Bree", Persephone), at(51), 2600, 1),
    bounty(11, on("Crow", Regina), at(51), 3500, 2),
    bounty(12, on("Zoe", Silverhold), at(51), 3600, 2).immoral(),
    bounty(13, on("Jesse", SpaceBazaar), at(51), 2600, 1),
    bounty(14, on("Helen", SpaceBazaar), at(75), 2600, 1).immoral(),
    bounty(15, on("Billy", Persephone), at(60), 2500, 1),
    bounty(16, on("Two-Fry", Regina), at(29), 2600, 1),
    bounty(17, on("Tracey", SpaceBazaar), at(50), 2600, 1).immoral(),
    bounty(18, any("Enforcer"), at(51), 2000, 1),
    bounty(19, any("Scrapper"), at(60), 2000, 1),
    bounty(20, any("Bandit"), at(27), 2000, 1),
];

/// The bounties on a table: those that lie face up, and their deck.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Posters {
    open: Vec<u8>,
    deck: Vec<u8>,
}

impl Posters {
    /// How many lie face up while the deck lasts.
    pub const OPEN: usize = 3;

    /// From a shuffled deck, the next card last.
    pub fn new(board: &Board, deck: Vec<u8>) -> Posters {
        let mut posters = Posters { open: Vec::new(), deck };
        posters.fill(board);
        posters
    }

    /// Those that anybody may hunt for, the oldest first.
    pub fn open(&self) -> impl Iterator<Item = &'static Bounty> {
        self.open.iter().filter_map(|&id| Bounty::of(id))
    }

    /// Whoever can no longer be caught leaves the game, and others take their places.
    pub fn fill(&mut self, board: &Board) {
        let at_large = |id: &u8| Bounty::of(*id).is_some_and(|bounty| board.is_at_large(bounty));
        self.open.retain(at_large);
        while self.open.len() < Posters::OPEN
            && let Some(next) = self.deck.pop()
        {
            self.open.extend(Some(next).filter(at_large));
        }
    }

    /// Somebody was caught: the card goes with him, and the row is filled at once.
    pub fn take(&mut self, board: &Board, bounty: &Bounty) {
        self.open.retain(|id| *id != bounty.id);
        self.fill(board);
    }

    /// The Cruiser's nav card: all go under the deck, and others are shown.
    pub fn renew(&mut self, board: &Board) {
        let mut under = std::mem::take(&mut self.open);
        under.reverse();
        under.append(&mut self.deck);
        self.deck = under;
        self.fill(board);
    }

    /// Somebody was freed: his bounty goes under the deck.
    pub fn put_back(&mut self, board: &Board, bounty: &Bounty) {
        self.deck.insert(0, bounty.id);
        self.fill(board);
    }
}

impl Bounty {
    /// The one of this number.
    pub fn of(id: u8) -> Option<&'static Bounty> {
        BOUNTIES.iter().find(|bounty| bounty.id == id)
    }
}

impl Board {
    /// Whether somebody whom a bounty is on is still in the game.
    pub fn is_at_large(&self, bounty: &Bounty) -> bool {
        let hunted = |card: &SupplyId| bounty.quarry.is(card.printed());
        self.table.supply().filter(hunted).any(|card| !self.gone.contains(&card))
    }
}
