//! What happens in a game of Faraway, told in full.

use super::card::{RegionId, SanctuaryId};
use super::score::Scored;
use crate::Seat;

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "event", rename_all = "snake_case"))]
#[expect(missing_docs, reason = "what is said of a variant says what its fields are")]
pub enum Event {
    /// A seat got its first hand.
    Deal { seat: Seat, regions: Vec<RegionId> },
    /// Advanced start: a seat kept three of five.
    Keep { seat: Seat, kept: Vec<RegionId>, rejected: Vec<RegionId> },
    /// The market of a round was laid out.
    Market { round: u8, regions: Vec<RegionId> },
    /// All turned up the Region that they had chosen.
    Explore { round: u8, regions: Vec<RegionId> },
    /// A seat was dealt Sanctuaries; another one in the same round is a top-up.
    Offer { round: u8, seat: Seat, sanctuaries: Vec<SanctuaryId> },
    /// What everybody else sees of an offer.
    OfferHidden { round: u8, seat: Seat, count: u8 },
    /// A seat took a Region from the market.
    Take { round: u8, seat: Seat, region: RegionId },
    /// A seat kept a Sanctuary and put the others under the deck.
    Settle { round: u8, seat: Seat, sanctuary: SanctuaryId, returned: Vec<SanctuaryId> },
    /// What everybody else sees of it.
    SettleHidden { round: u8, seat: Seat, sanctuary: SanctuaryId, returned: u8 },
    /// The Region that nobody took left the game.
    Discard { round: u8, region: RegionId },
    /// A seat was scored: fame in play order.
    Score { seat: Seat, regions: Vec<u16>, sanctuaries: Vec<u16>, total: u16 },
    /// The end: the seats from the first place to the last.
    Result { places: Vec<Seat>, tie_break: bool },
}

impl Event {
    /// What `viewer` may know of it.
    pub(super) fn seen(&self, viewer: Option<Seat>) -> Option<Event> {
        match self {
            Event::Deal { seat, .. } | Event::Keep { seat, .. } if viewer != Some(*seat) => None,
            Event::Offer { round, seat, sanctuaries } if viewer != Some(*seat) => {
                let count = sanctuaries.len() as u8;
                Some(Event::OfferHidden { round: *round, seat: *seat, count })
            }
            Event::Settle { round, seat, sanctuary, returned } if viewer != Some(*seat) => {
                let returned = returned.len() as u8;
                let (round, seat, sanctuary) = (*round, *seat, *sanctuary);
                Some(Event::SettleHidden { round, seat, sanctuary, returned })
            }
            open => Some(open.clone()),
        }
    }

    /// Whether it turned up a card, to one seat or to all.
    pub(super) fn reveals(&self) -> bool {
        matches!(
            self,
            Event::Deal { .. }
                | Event::Market { .. }
                | Event::Explore { .. }
                | Event::Offer { .. }
                | Event::OfferHidden { .. }
        )
    }
}

/// A line of the final account: a card and what it scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Item {
    /// A Region of the row.
    Region(RegionId, Scored),
    /// A Sanctuary.
    Sanctuary(SanctuaryId, Scored),
}
