//! Parts of a ship at half price.

use super::{Say, Told};
use crate::words::fill;
use rules::firefly::step::half_price;
use rules::firefly::{Choice, View};
use std::fmt::Display;

crate::words::catalogue! {
    /// The words of parts of a ship at half price.
    OrderWords {
        ask_order: "Which part, at half price?", "Quelle pièce, à moitié prix ?";
        ctx_order: "{who} gets it, and leaves", "{who} la procure, et s'en va";
        do_order: "Have {what} got for {n}", "Se procurer {what} pour {n}";
        do_open: "Have a part of the ship got at half price", "Se procurer une pièce du vaisseau à moitié prix";
    }
}

/// Which upgrade or drive core.
pub(super) struct Order;

impl Told for Order {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_order
    }

    fn context(&self, say: &Say) -> String {
        let agent = say.view.agent().map_or("", |card| say.text.supply(card));
        say.who(words(say.lang()).ctx_order, agent)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let Choice::Buy(card) = choice else { return None };
        let values: [(&str, &dyn Display); 2] =
            [("what", &say.text.supply(card)), ("n", &say.text.money(half_price(card)))];
        Some(fill(words(say.lang()).do_order, &values))
    }

    fn moment(&self, _: &View) -> &'static str {
        "upgrade"
    }
}
