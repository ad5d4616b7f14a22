//! Parts of a ship at half price, by somebody who gets them and goes.

#![deny(clippy::wildcard_enum_match_arm)]

use super::Pending;
use crate::firefly::board::{Action, Board};
use crate::firefly::captain::Person;
use crate::firefly::choice::Choice;
use crate::firefly::event::{Cause, Spot};
use crate::firefly::sets::CARRIED;
use crate::firefly::state::Firefly;
use crate::firefly::supply::{Ability, Class, SupplyId};
use crate::firefly::turns::Play;

/// Which upgrade or drive core of the discard piles.
pub(super) struct Order;

impl Pending for Order {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        game.board.on_order().into_iter().map(Choice::Buy).chain([Choice::Back]).collect()
    }

    /// Who got it is discarded, and the action is spent.
    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        let (Choice::Buy(card), Some(agent)) = (choice, play.board.agent()) else { return };
        let (seat, cause) = (play.board.turn, Cause::Card(agent));
        play.act(Action::Buy);
        play.money(seat, -(half_price(card) as i32), cause);
        play.move_card(agent, Spot::Ship(seat), Spot::Discard, cause);
        play.move_card(card, Spot::Discard, Spot::Ship(seat), cause);
    }

    fn answers_itself(&self) -> bool {
        false
    }
}

/// What an upgrade or drive core costs by order, in dollars.
pub fn half_price(card: SupplyId) -> u32 {
    u32::from(card.printed().cost) / 2
}

impl Board {
    /// Crew of the acting ship that gets parts at half price.
    pub fn agent(&self) -> Option<SupplyId> {
        if !CARRIED {
            return None;
        }
        let captain = self.acting();
        let gets =
            |card: &SupplyId| captain.abilities(Person::Crew(*card)).contains(&Ability::OrdersShip);
        captain.crew.iter().map(|member| member.card).find(gets)
    }

    /// The upgrades and drive cores that the acting ship could have at half price, one of each kind.
    pub fn on_order(&self) -> Vec<SupplyId> {
        if !CARRIED {
            return Vec::new();
        }
        let captain = self.acting();
        self.discarded(|card| {
            let part = match card.printed().class {
                Class::Upgrade | Class::DriveCore(_) => true,
                Class::Crew | Class::Gear => false,
            };
            part && captain.money >= half_price(card) && self.has_place(self.turn, card)
        })
    }
}

impl Firefly {
    /// Whether something may be ordered: a Buy action anywhere.
    pub(super) fn may_order(&self) -> bool {
        self.board.may_fuss() && self.board.agent().is_some() && !self.board.on_order().is_empty()
    }
}
