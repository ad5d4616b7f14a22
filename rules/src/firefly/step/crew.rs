//! Crew that cards give.

#![deny(clippy::wildcard_enum_match_arm)]

use super::Pending;
use crate::Sink;
use crate::firefly::choice::Choice;
use crate::firefly::event::{Cause, Event, Spot};
use crate::firefly::state::Firefly;
use crate::firefly::supply::Class;
use crate::firefly::turns::Play;

/// A crew is taken from a discard pile, free.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TakeCrew(pub Cause);

impl Pending for TakeCrew {
    /// Crew on any discard pile, one of each kind, if there is a berth.
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let mut choices = vec![Choice::Done];
        let mut kinds = Vec::new();
        let berth = game.board.acting().has_berth();
        for &card in game.board.supply_discards.iter().flatten().filter(|_| berth) {
            if card.printed().class == Class::Crew && !kinds.contains(&card.kind()) {
                kinds.push(card.kind());
                choices.push(Choice::Buy(card));
            }
        }
        choices
    }

    fn answer<S: Sink<Event>>(self, play: &mut Play<'_, S>, choice: Choice) {
        if let Choice::Buy(card) = choice {
            play.move_card(card, Spot::Discard, Spot::Ship(play.board.turn), self.0);
        }
    }
}
