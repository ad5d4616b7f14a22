//! Upgrades that cards give and take.

#![deny(clippy::wildcard_enum_match_arm)]

use super::Pending;
use crate::firefly::choice::Choice;
use crate::firefly::event::{Cause, Spot};
use crate::firefly::state::Firefly;
use crate::firefly::supply::Class;
use crate::firefly::turns::Play;

/// An upgrade is taken from a discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TakeUpgrade(pub Cause);

impl Pending for TakeUpgrade {
    /// Upgrades on any discard pile, one of each kind, if a slot is free; else what may be
    /// scrapped for one.
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let mut choices = vec![Choice::Done];
        let mut piles = game.board.supply_discards.iter().flatten();
        let acting = game.board.acting();
        if acting.upgrades.len() >= acting.slots() {
            if piles.any(|card| card.printed().class == Class::Upgrade) {
                choices.extend(game.scrap_choices());
            }
            return choices;
        }
        let mut kinds = Vec::new();
        for &card in game.board.supply_discards.iter().flatten() {
            if card.printed().class == Class::Upgrade && !kinds.contains(&card.kind()) {
                kinds.push(card.kind());
                choices.push(Choice::Buy(card));
            }
        }
        choices
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        let aboard = Spot::Ship(play.board.turn);
        if let Choice::Buy(card) = choice {
            play.move_card(card, Spot::Discard, aboard, self.0);
        }
        if let Choice::Scrap(card) = choice {
            play.push(self);
            play.move_card(card, aboard, Spot::Discard, Cause::Free);
        }
    }
}

/// An upgrade is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LoseUpgrade(pub Cause);

impl Pending for LoseUpgrade {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        game.scrap_choices().collect()
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        if let Choice::Scrap(card) = choice {
            play.move_card(card, Spot::Ship(play.board.turn), Spot::Discard, self.0);
        }
    }
}
