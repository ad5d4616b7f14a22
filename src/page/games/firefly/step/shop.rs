//! A visit to a supply planet.

use super::Shown;
use crate::page::browser;
use crate::page::games::firefly::desk::Desk;
use crate::page::games::firefly::dock::stock;
use crate::page::games::firefly::scene::{Scene, how_to_look, in_order, supply_row, why};
use crate::page::prelude::*;
use crate::words::fill;
use rules::firefly::effect::Good;
use rules::firefly::supply::SupplyId;
use rules::firefly::{Choice, Event, Spot, View, Visit, figures};

impl Shown for Visit {
    fn scene(&self, desk: &Desk) -> Scene {
        shop(desk, self)
    }

    fn draws(&self, _: &View) -> usize {
        let (seen, most) = self.looks();
        most.saturating_sub(seen)
    }
}

/// Cards that come from discard piles, or that one parts with, as they lie in a shop.
pub struct Piles;

impl Shown for Piles {
    fn scene(&self, desk: &Desk) -> Scene {
        cards(desk)
    }
}

/// The cards that choices take or give up.
pub fn cards(desk: &Desk) -> Scene {
    let cards = desk.props.legal.iter().filter_map(|&choice| match choice {
        Choice::Buy(card) | Choice::Scrap(card) | Choice::LetGo(card) | Choice::Spend(card) => {
            Some((card, choice))
        }
        _ => None,
    });
    supply_row(desk, cards, &[], |_| None)
}

fn shop(desk: &Desk, visit: &Visit) -> Scene {
    let words = desk.words;
    let looked = desk.visit().filter_map(|event| match event {
        Event::Card { card, to: Spot::Considered, .. } => Some(*card),
        _ => None,
    });
    let bought: Vec<SupplyId> = desk
        .visit()
        .filter_map(|event| match event {
            Event::Card { card, from: Spot::Considered, to: Spot::Ship(_), .. } => Some(*card),
            _ => None,
        })
        .collect();
    let cards = in_order(looked, &visit.seen).into_iter();
    let cards = cards.filter(|card| visit.seen.contains(card) || bought.contains(card));
    let cards = cards.map(|card| (card, Choice::Buy(card)));
    let why_not = |card| desk.text.why_not_buy(desk.view(), visit, card);
    let pile = desk.view().supply_discards[visit.market].iter().copied();
    let takes = pile.map(|card| (card, Choice::Take(card))).filter(|&(_, choice)| desk.may(choice));
    let takes: Vec<_> = takes.collect();
    let piled = !takes.is_empty();
    // What is kept lies first among what may be.
    let row = supply_row(desk, cards.chain(takes), &bought, why_not);
    // Where there is room for it what is sold without a card stands in a line above them.
    let wares = if browser::is_wide() { wares(desk) } else { Scene::default() };
    let left = desk.view().supply_left(visit.market);
    let buys = desk.view().buys().saturating_sub(visit.bought);
    let stock = [(Good::Fuel, figures::FUEL), (Good::Part, figures::PART)];
    let out = stock
        .into_iter()
        .filter_map(|(good, price)| desk.text.why_not_stock(desk.view(), good, price));
    let picture = html! {
        <>
            <h3>
                { fill(words.considered_of, &[("n", &(visit.seen.len() + usize::from(visit.bought))), ("all", &figures::CONSIDERED)]) }
                <span class="soft">if buys > 0 { { fill(words.may_buy, &[("n", &buys)]) }{ " · " } }{ fill(words.left_in_deck, &[("n", &left)]) }</span>
            </h3>
            { for out.map(|line| why(Some(line))) }
            { how_to_look(desk, visit.look, piled) }
            { wares.picture }
            { row.picture }
        </>
    };
    Scene { picture, shown: [row.shown, wares.shown].concat() }
}

/// Fuel and parts, side by side.
fn wares(desk: &Desk) -> Scene {
    let shown = [Good::Fuel, Good::Part].map(Choice::Purchase).into_iter();
    let shown: Vec<Choice> = shown.filter(|&choice| desk.may(choice)).collect();
    let ware = |&choice: &Choice| match choice {
        Choice::Purchase(good) => stock(desk, good, choice),
        _ => Html::default(),
    };
    let picture = html! { <ul class="choice-list wares">{ for shown.iter().map(ware) }</ul> };
    Scene { picture, shown }
}
