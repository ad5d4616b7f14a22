//! Bid tiles, what they can lie on, and who wins with them. Rules S1 to S4.

use super::mission::MissionId;
use crate::{Seat, order};
use std::fmt;

/// A service of the station: one winner each, each round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Service {
    /// Discard any parts of the ship.
    Repair,
    /// Three crew.
    Hire,
    /// One science.
    Discover,
    /// One engine +1, to at most 6.
    Engineer,
}

impl Service {
    /// All four, in the order in which they are resolved.
    pub const ALL: [Service; 4] =
        [Service::Repair, Service::Hire, Service::Discover, Service::Engineer];

    /// The name in transcripts.
    pub fn slug(self) -> &'static str {
        match self {
            Service::Repair => "repair",
            Service::Hire => "hire",
            Service::Discover => "discover",
            Service::Engineer => "engineer",
        }
    }
}

/// What a bid tile can lie on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Target {
    /// The part in a slot of the station, counted from 1.
    Slot(u8),
    /// A service.
    Service(Service),
    /// The active mission of a stack.
    Mission(MissionId),
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Slot(slot) => write!(f, "slot {slot}"),
            Target::Service(service) => f.write_str(service.slug()),
            Target::Mission(id) => write!(f, "mission {}", id.number()),
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Target {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// How many bid tiles a seat has: values 0 to 4.
pub const TILES: u8 = 5;
/// How many tiles a seat places in each pass of a round.
pub const PASSES: [u8; 3] = [2, 2, 1];

/// Some of the five bid tiles of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tiles(u8);

impl Tiles {
    /// All five.
    pub const ALL: Tiles = Tiles((1 << TILES) - 1);

    /// These tiles.
    pub fn of(values: impl IntoIterator<Item = u8>) -> Tiles {
        Tiles(values.into_iter().fold(0, |bits, value| bits | 1 << value))
    }

    /// The values in ascending order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = u8> {
        (0..TILES).filter(move |&value| self.has(value))
    }

    /// Whether the tile of this value is among them.
    pub fn has(self, value: u8) -> bool {
        value < TILES && self.0 >> value & 1 == 1
    }

    /// How many.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(super) fn remove(&mut self, value: u8) {
        self.0 &= !(1 << value);
    }
}

/// A bid tile on the station. Bids sort by what everybody sees first, the value last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bid {
    /// What it lies on.
    pub target: Target,
    /// Whether one crew stands on it, worth 1.
    pub crew: bool,
    /// The value, 0 to 4.
    pub value: u8,
}

impl Bid {
    /// What the tile counts in its auction.
    pub fn worth(&self) -> u8 {
        self.value + u8::from(self.crew)
    }
}

/// The bids of everybody on one target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Auction {
    /// Every seat with a tile there and its tiles, in the order of the round.
    pub bidders: Vec<(Seat, Vec<Bid>)>,
}

impl Auction {
    /// Gathers the bids on `target` from all seats, given in the order of the round.
    pub fn on<'a>(
        target: Target,
        seats: impl IntoIterator<Item = (Seat, &'a [Bid])>,
    ) -> Option<Auction> {
        let there = |bids: &[Bid]| -> Vec<Bid> {
            bids.iter().filter(|bid| bid.target == target).copied().collect()
        };
        let bidders: Vec<(Seat, Vec<Bid>)> = seats
            .into_iter()
            .map(|(seat, bids)| (seat, there(bids)))
            .filter(|(_, bids)| !bids.is_empty())
            .collect();
        (!bidders.is_empty()).then_some(Auction { bidders })
    }

    /// What each bidder offers in all, in the order of the round.
    pub fn totals(&self) -> impl Iterator<Item = (Seat, u8)> {
        self.bidders.iter().map(|(seat, bids)| (*seat, bids.iter().map(Bid::worth).sum()))
    }

    /// The bidders from the highest total down, ties in the order of the round. A bare 0 is not
    /// among them: there is no free lunch.
    pub fn ranking(&self) -> Vec<Seat> {
        let mut ranked: Vec<(Seat, u8)> = self.totals().filter(|&(_, total)| total > 0).collect();
        order::sort_by_key(&mut ranked, |&(_, total)| std::cmp::Reverse(total));
        ranked.into_iter().map(|(seat, _)| seat).collect()
    }

    /// Who wins, if anybody does.
    pub fn winner(&self) -> Option<Seat> {
        self.ranking().first().copied()
    }

    /// What each loser gets back and gains: the crew on his tiles, and one more for each tile
    /// that is not a 0.
    pub fn consolations(&self) -> impl Iterator<Item = Consolation> {
        let winner = self.winner();
        self.bidders.iter().filter(move |(seat, _)| Some(*seat) != winner).map(|(seat, bids)| {
            let count = |is: fn(&&Bid) -> bool| bids.iter().filter(is).count() as u8;
            Consolation {
                seat: *seat,
                returned: count(|bid| bid.crew),
                gained: count(|bid| bid.value > 0),
            }
        })
    }
}

/// What a loser of an auction receives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Consolation {
    /// Who.
    pub seat: Seat,
    /// The crew that stood on his tiles.
    pub returned: u8,
    /// The crew that he gains.
    pub gained: u8,
}
