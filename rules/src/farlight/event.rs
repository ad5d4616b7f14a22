//! What happens in a game of Farlight, told in full, and the lines of its final account.

use super::auction::{Bid, Target};
use super::award::Award;
use super::mission::{MissionId, Readiness};
use super::pairs::Pairs;
use super::part::PartId;
use crate::{Aside, Seat};

/// A bid tile as it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct BidTile {
    /// The value; none where the listener may not know it.
    pub value: Option<u8>,
    /// Whether one crew stands on it.
    pub crew: bool,
    /// What it lies on.
    pub target: Target,
}

impl From<&Bid> for BidTile {
    fn from(bid: &Bid) -> BidTile {
        BidTile { value: Some(bid.value), crew: bid.crew, target: bid.target }
    }
}

/// Why a part that was won cannot be installed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// Its owner has too little crew.
    Crew,
    /// No connector meets one of the ship's.
    Place,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "event", rename_all = "snake_case"))]
#[expect(missing_docs, reason = "what is said of a variant says what its fields are")]
pub enum Event {
    /// S0: what was dealt; stacks from the top. Nobody sees `unused_awards`: empty in a view.
    Setup {
        first: Seat,
        awards: Vec<Award>,
        unused_awards: Vec<Award>,
        stacks: Vec<Vec<MissionId>>,
        slots: Vec<PartId>,
        dice: Pairs<PartId, u8>,
    },
    /// S1: a seat ended its turn of a pass, counted from 1. Only the owner sees the values.
    Bid { round: u16, pass: u8, seat: Seat, tiles: Vec<BidTile> },
    /// S2: all tiles were turned up.
    Reveal { round: u16, tiles: Pairs<Seat, Vec<BidTile>> },
    /// S3, S4: the tiles on a part or a service were counted. `consolation` is the crew that each
    /// loser gained beside what stood on his tiles.
    Auction {
        round: u16,
        target: Target,
        totals: Pairs<Seat, u8>,
        winner: Option<Seat>,
        bonus_crew: u16,
        consolation: Pairs<Seat, u8>,
    },
    /// S4: the winner of REPAIR discarded these, the fallen ones included.
    Repair { seat: Seat, discarded: Vec<PartId> },
    /// S4: the winner of ENGINEER improved an engine to this die.
    Engineer { seat: Seat, part: PartId, die: u8 },
    /// S5: a part was joined to a ship.
    Install { seat: Seat, part: PartId, x: i8, y: i8, paid: u8 },
    /// S5: a part that was won left the game.
    Scrap {
        seat: Seat,
        part: PartId,
        /// Why it had to; none where it was chosen. No part of what referees read.
        #[cfg_attr(feature = "serde", serde(skip))]
        why: Aside<Option<Unfit>>,
    },
    /// S6: what the icons of a ship gave, for every seat and also if nothing.
    Benefit { seat: Seat, crew: u8, science: u8 },
    /// S6: an upgrade or overhaul set an engine to this die.
    Boost { seat: Seat, part: PartId, die: u8 },
    /// S7: a seat of a mission's queue completed it or passed, by choice or for want of means.
    Mission {
        round: u16,
        mission: MissionId,
        queue: Vec<Seat>,
        seat: Seat,
        done: bool,
        points: u8,
        bought_biotech: u8,
        science_paid: u8,
        dice_used: Vec<u8>,
        /// What was lacking; none to whom nothing was. No part of what referees read.
        #[cfg_attr(feature = "serde", serde(skip))]
        lacks: Aside<Option<Readiness>>,
    },
    /// S8: the station after `round`, full again: slots, dice and the crew on the parts.
    Refill { round: u16, slots: Vec<PartId>, dice: Pairs<PartId, u8>, bonus: Pairs<PartId, u16> },
    /// S9: an award went to these.
    Award {
        award: Award,
        seats: Vec<Seat>,
        /// How everybody stands at it. No part of what referees read.
        #[cfg_attr(feature = "serde", serde(skip))]
        values: Aside<Vec<(Seat, u16)>>,
    },
    /// S9: what a seat got for its crew and science.
    Leftovers { seat: Seat, tokens: u16, points: u16 },
    /// S9: the end, with the unused awards that were drawn to part tied winners.
    Result {
        totals: Pairs<Seat, u16>,
        places: Pairs<Seat, u8>,
        deciding_awards: Vec<Award>,
        /// How those who were tied stand at these awards. No part of what referees read.
        #[cfg_attr(feature = "serde", serde(skip))]
        deciding_values: Aside<Vec<Compared>>,
    },
}

/// An award, and what each of the seats that were tied shows for it.
pub type Compared = (Award, Vec<(Seat, u16)>);

impl Event {
    /// What `viewer` may know of it.
    pub(super) fn seen(&self, viewer: Option<Seat>) -> Event {
        let mut seen = self.clone();
        match &mut seen {
            Event::Setup { unused_awards, .. } => unused_awards.clear(),
            Event::Bid { seat, tiles, .. } if viewer != Some(*seat) => {
                tiles.iter_mut().for_each(|tile| tile.value = None);
            }
            _ => {}
        }
        seen
    }

    /// Whether it turned something up: cards, dice, tiles or an unused award.
    pub(super) fn reveals(&self) -> bool {
        match self {
            Event::Setup { .. } | Event::Reveal { .. } | Event::Refill { .. } => true,
            Event::Result { deciding_awards, .. } => !deciding_awards.is_empty(),
            _ => false,
        }
    }
}

/// A line of the final account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "item", rename_all = "snake_case"))]
#[expect(missing_docs, reason = "what is said of a line says what its fields are")]
pub enum Item {
    /// A completed mission.
    Mission { mission: MissionId, points: u8 },
    /// An award of the game.
    Award { award: Award, points: u8 },
    /// A point for three tokens, rounded up.
    Leftovers { tokens: u16, points: u16 },
}

impl Item {
    /// What lines of an account come to.
    pub fn sum(items: &[Item]) -> u16 {
        items.iter().map(|item| item.points()).sum()
    }

    /// What the line adds to the total.
    pub fn points(self) -> u16 {
        match self {
            Item::Mission { points, .. } | Item::Award { points, .. } => points.into(),
            Item::Leftovers { points, .. } => points,
        }
    }
}
