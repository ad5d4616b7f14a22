//! Goals: the way to one, and what it costs.

use super::{Say, Told, errand, nav};
use rules::firefly::step::Price;
use rules::firefly::{Frame, View};

crate::words::catalogue! {
    /// The words of goals.
    GoalWords {
        ask_price: "Pay the price?", "Payer le prix ?";
        do_settle: "Pay {n}", "Payer {n}";
        do_balk: "Keep the money: attempt botched", "Garder l'argent : tentative ratée";
    }
}

/// Which list of the goal.
pub(super) struct GoalWay;

impl Told for GoalWay {
    fn ask(&self, say: &Say) -> &'static str {
        nav::words(say.lang()).ask_way
    }

    fn context(&self, say: &Say) -> String {
        errand::task(say)
    }

    fn moment(&self, _: &View) -> &'static str {
        "goal"
    }
}

impl Told for Price {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_price
    }

    fn context(&self, say: &Say) -> String {
        say.text.cause(self.cause)
    }

    fn moment(&self, _: &View) -> &'static str {
        "price"
    }
}

/// The way to the next goal.
pub(super) fn way(say: &Say, at: u8) -> String {
    let goal = say.view.goal(say.view.turn);
    let way = goal.and_then(|goal| goal.ways.get(usize::from(at)));
    way.map_or(String::new(), |effects| say.text.effects(effects))
}

/// What pays the price.
pub(super) fn settle(say: &Say) -> String {
    let dollars = match say.view.stack.last() {
        Some(Frame::Price(price)) => price.dollars,
        _ => 0,
    };
    say.dollars(words(say.lang()).do_settle, dollars)
}
