//! Crew and gear that cards give.

#![deny(clippy::wildcard_enum_match_arm)]

use super::Pending;
use crate::Sink;
use crate::firefly::board::Board;
use crate::firefly::choice::Choice;
use crate::firefly::event::{Cause, Event, Spot};
use crate::firefly::state::Firefly;
use crate::firefly::supply::{Class, SupplyId};
use crate::firefly::turns::Play;

/// A crew or gear is taken from a discard pile, free.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TakeCard {
    /// Crew or gear.
    pub class: Class,
    /// What gives it.
    pub cause: Cause,
}

impl Pending for TakeCard {
    /// Those on any discard pile, one of each kind; crew if there is a berth.
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let found = game.board.discarded(|card| {
            card.printed().class == self.class && game.board.has_place(game.board.turn, card)
        });
        [Choice::Done].into_iter().chain(found.into_iter().map(Choice::Buy)).collect()
    }

    fn answer<S: Sink<Event>>(self, play: &mut Play<'_, S>, choice: Choice) {
        if let Choice::Buy(card) = choice {
            play.move_card(card, Spot::Discard, Spot::Ship(play.board.turn), self.cause);
        }
    }
}

impl Board {
    /// Such cards on any discard pile, one of each kind.
    pub fn discarded(&self, wanted: impl Fn(SupplyId) -> bool) -> Vec<SupplyId> {
        let mut kinds = Vec::new();
        let mut found = Vec::new();
        for &card in self.supply_discards.iter().flatten() {
            if wanted(card) && !kinds.contains(&card.kind()) {
                kinds.push(card.kind());
                found.push(card);
            }
        }
        found
    }
}
