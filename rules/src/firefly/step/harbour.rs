//! A Buy at a haven: fuel and rest (story *Any Port in a Storm*).

#![deny(clippy::wildcard_enum_match_arm)]

use super::shop::FUEL;
use super::{Pending, foreign};
use crate::firefly::board::{Action, Board};
use crate::firefly::choice::{Choice, family};
use crate::firefly::effect::Good;
use crate::firefly::event::Cause;
use crate::firefly::sets::CARRIED;
use crate::firefly::state::Firefly;
use crate::firefly::turns::Play;

/// Fuel that is free at one's own haven.
pub const GIFT: u8 = 4;

/// A visit to a haven.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Harbour {
    /// How many fuel are free still.
    pub free: u8,
}

impl Harbour {
    /// What the next fuel costs, in dollars.
    pub fn price(self) -> u32 {
        if self.free > 0 { 0 } else { FUEL }
    }
}

impl Pending for Harbour {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let captain = game.board.acting();
        let mut choices = vec![Choice::Done];
        if captain.money >= self.price() && captain.room(Good::Fuel) > 0 {
            choices.push(Choice::Purchase(Good::Fuel));
        }
        choices.extend(game.board.may_rest().then_some(Choice::ShoreLeave));
        game.free_choices(&mut choices);
        choices
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        match choice {
            Choice::Done => {}
            Choice::ShoreLeave => {
                play.push(self);
                play.rest();
            }
            Choice::Purchase(good) => {
                play.push(Harbour { free: self.free.saturating_sub(1) });
                play.purchase(good, self.price(), Cause::Story);
            }
            family!(chore, company) => {
                play.push(self);
                play.free(choice);
            }
            Choice::Mosey
            | Choice::Burn
            | Choice::Shop
            | Choice::Deal(_)
            | Choice::Work(_)
            | Choice::Pursue
            | Choice::MakeWork
            | Choice::Soothe(_)
            | Choice::LastCall
            | Choice::EndTurn
            | Choice::Uplink(_)
            | Choice::Study
            | Choice::Gamble(_)
            | Choice::Order
            | Choice::Read(_)
            | Choice::Bet(..)
            | Choice::Jets(_)
            | Choice::Contract(_)
            | Choice::Betray(_)
            | Choice::Raid(..)
            | Choice::Hunt(..)
            | Choice::Deliver(_)
            | Choice::Jump(_)
            | Choice::Search(_)
            | Choice::Hail(_)
            | Choice::Game(..)
            | Choice::Smuggle
            | Choice::Draw
            | family!(
                set_up, flight, card, law, test, crew, shop, talk, count, goods, dismiss, order,
                hands, job, back, study, bargain, answer, price
            ) => foreign(choice),
        }
    }

    fn is_calm(&self) -> bool {
        true
    }
}

impl Board {
    /// The haven where the acting ship may buy, if it is at one.
    pub fn harbour(&self) -> Option<Harbour> {
        if !CARRIED {
            return None;
        }
        let host = self.acting().sector.and_then(|at| self.sanctuary(at))?;
        Some(Harbour { free: if host == self.turn { GIFT } else { 0 } })
    }
}

impl Play<'_> {
    /// Opens a haven; whether there was one.
    pub(super) fn enter_harbour(&mut self) -> bool {
        let harbour = self.board.harbour();
        if let Some(harbour) = harbour {
            self.act(Action::Buy);
            self.push(harbour);
        }
        harbour.is_some()
    }
}
