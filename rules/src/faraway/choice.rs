//! What is decided, and what of it is legal.

use super::HAND;
use super::card::{RegionId, SanctuaryId};
use super::state::{Faraway, InHand};
use crate::{Seat, order};

/// One small decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// Advanced start: keep these three, in ascending order.
    Keep([RegionId; HAND]),
    /// Play this Region from the hand.
    Explore(RegionId),
    /// Take this Region from the market.
    Take(RegionId),
    /// Keep this Sanctuary.
    Settle(SanctuaryId),
}

/// What is being decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Advanced start: everybody keeps three of five.
    Keep,
    /// Everybody chooses a Region to play.
    Explore,
    /// One after another takes a Region from the market.
    Take,
    /// The one whose turn it is keeps one of the Sanctuaries that he was dealt.
    Settle,
    /// The game is over.
    Over,
}

impl Faraway {
    /// What a seat that decides may choose, sorted.
    pub(super) fn choices_of(&self, seat: Seat) -> Vec<Choice> {
        let player = &self.players[seat];
        let mut choices: Vec<Choice> = match self.phase {
            Phase::Keep => triples(&player.hand).map(Choice::Keep).collect(),
            Phase::Explore => player.hand.iter().map(|held| Choice::Explore(held.id)).collect(),
            Phase::Take => self.market.iter().copied().map(Choice::Take).collect(),
            Phase::Settle => player.offered.iter().map(|s| Choice::Settle(s.id)).collect(),
            Phase::Over => Vec::new(),
        };
        order::sort(&mut choices);
        choices
    }

    pub(super) fn is_legal(&self, seat: Seat, choice: Choice) -> bool {
        let player = &self.players[seat];
        match (self.phase, choice) {
            (Phase::Keep, Choice::Keep(kept)) => {
                kept.is_sorted_by(|a, b| a < b) && kept.iter().all(|&id| holds(&player.hand, id))
            }
            (Phase::Explore, Choice::Explore(id)) => holds(&player.hand, id),
            (Phase::Take, Choice::Take(id)) => self.market.contains(&id),
            (Phase::Settle, Choice::Settle(id)) => player.offered.iter().any(|s| s.id == id),
            _ => false,
        }
    }
}

fn holds(hand: &[InHand], id: RegionId) -> bool {
    hand.iter().any(|held| held.id == id)
}

/// Every way to keep three of a hand, in ascending order.
fn triples(hand: &[InHand]) -> impl Iterator<Item = [RegionId; HAND]> {
    let ids: Vec<RegionId> = hand.iter().map(|held| held.id).collect();
    let count = ids.len();
    (0..count).flat_map(move |a| {
        let ids = ids.clone();
        (a + 1..count).flat_map(move |b| {
            let ids = ids.clone();
            (b + 1..count).map(move |c| [ids[a], ids[b], ids[c]])
        })
    })
}
