//! Buying (section 7).

#![deny(clippy::wildcard_enum_match_arm)]

use super::{Look, Pending, foreign};
use crate::firefly::board::Action;
use crate::firefly::choice::{Choice, family};
use crate::firefly::effect::Good;
use crate::firefly::event::{Cause, Event, Spot};
use crate::firefly::sets::CARRIED;
use crate::firefly::state::Firefly;
use crate::firefly::supply::{Ability, Market, SupplyId};
use crate::firefly::turns::Play;

/// Cards that are considered in a shop.
pub const CONSIDERED: usize = 3;
/// Dollars for one fuel.
pub const FUEL: u32 = 100;
/// Dollars for one part.
pub const PART: u32 = 300;

/// A visit to a supply planet.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Visit {
    /// Which.
    pub market: Market,
    /// The cards considered.
    pub seen: Vec<SupplyId>,
    /// How far the looking has come.
    pub look: Look,
    /// How many cards were bought.
    pub bought: u8,
}

impl Visit {
    /// How many cards have been considered, and how many may be.
    pub fn looks(&self) -> (usize, usize) {
        (self.seen.len(), CONSIDERED)
    }
}

impl Pending for Visit {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let captain = game.board.acting();
        let mut choices = vec![Choice::Done];
        for (good, price) in [(Good::Fuel, FUEL), (Good::Part, PART)] {
            if captain.money >= price && captain.room(good) > 0 {
                choices.push(Choice::Purchase(good));
            }
        }
        game.free_choices(&mut choices);
        if self.look == Look::Pile {
            choices.extend(game.takeable(self));
        }
        let at = self.market;
        let cards =
            !game.hidden.supply[at].is_empty() || !game.board.supply_discards[at].is_empty();
        if self.look != Look::Over && cards {
            choices.push(Choice::Draw);
        }
        if self.bought < game.board.buys() {
            let turn = game.board.turn;
            let open = self.seen.iter().filter(|card| {
                game.board.has_place(turn, **card)
                    && captain.money >= game.board.price(turn, **card)
            });
            choices.extend(open.map(|&card| Choice::Buy(card)));
        }
        choices
    }

    fn answer(mut self, play: &mut Play<'_>, choice: Choice) {
        let cause = Cause::Shop(self.market);
        match choice {
            Choice::Done => return play.leave_shop(self.seen, cause),
            Choice::Take(card) => {
                play.move_card(card, Spot::Discard, Spot::Considered, cause);
                self.seen.push(card);
            }
            Choice::Draw => {
                self.look = Look::Deck;
                self.seen.extend(play.draw_supply(self.market, cause));
            }
            Choice::Buy(card) => return play.buy(self, card),
            Choice::Purchase(good) => {
                let price = if good == Good::Fuel { FUEL } else { PART };
                play.purchase(good, price, cause);
            }
            family!(chore, company) => {
                play.push(self);
                return play.free(choice);
            }
            family!(
                set_up, action, flight, card, law, test, crew, talk, count, goods, dismiss, order,
                hands, job, back, study, bargain, answer, price
            ) => foreign(choice),
        }
        let (seen, most) = self.looks();
        if seen >= most {
            self.look = Look::Over;
        }
        play.push(self);
    }

    fn is_calm(&self) -> bool {
        true
    }
}

impl Firefly {
    /// The cards of the discard pile, one of each kind.
    fn takeable(&self, visit: &Visit) -> Vec<Choice> {
        let mut kinds = Vec::new();
        let mut choices = Vec::new();
        for &card in &self.board.supply_discards[visit.market] {
            if !kinds.contains(&card.kind()) {
                kinds.push(card.kind());
                choices.push(Choice::Take(card));
            }
        }
        choices
    }
}

impl Play<'_> {
    pub(crate) fn enter_shop(&mut self) {
        if self.enter_harbour() {
            return;
        }
        let here = self.board.acting().sector;
        let Some(market) = here.and_then(|at| self.board.market(at)) else { return };
        self.act(Action::Buy);
        let seat = self.board.turn;
        self.put(|| Event::Visit { seat, market });
        self.push(Visit { market, seen: Vec::new(), look: Look::Pile, bought: 0 });
    }

    fn buy(&mut self, mut visit: Visit, card: SupplyId) {
        let (seat, cause) = (self.board.turn, Cause::Shop(visit.market));
        visit.seen.retain(|other| *other != card);
        visit.bought += 1;
        // The cards are chosen: nothing is drawn once one is bought.
        visit.look = Look::Over;
        self.money(seat, -(self.board.price(seat, card) as i32), cause);
        self.push(visit);
        if !self.cash_in(card, cause) {
            self.move_card(card, Spot::Considered, Spot::Ship(seat), cause);
        }
    }

    /// Whether what was bought is worth what two dice show, and never comes aboard.
    fn cash_in(&mut self, card: SupplyId, cause: Cause) -> bool {
        if !CARRIED {
            return false;
        }
        let worth = |a: &Ability| if let Ability::Windfall(n) = a { Some(*n) } else { None };
        let Some(each) = card.printed().abilities.iter().find_map(worth) else { return false };
        let (seat, gear) = (self.board.turn, card);
        let dice = (self.hidden.rng.die(), self.hidden.rng.die());
        self.put(|| Event::Windfall { seat, gear, dice });
        self.money(seat, i32::from(each) * i32::from(dice.0 + dice.1), Cause::Card(card));
        self.move_card(card, Spot::Considered, Spot::Discard, cause);
        true
    }

    fn leave_shop(&mut self, seen: Vec<SupplyId>, cause: Cause) {
        for card in seen {
            self.move_card(card, Spot::Considered, Spot::Discard, cause);
        }
    }
}
