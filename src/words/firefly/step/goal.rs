//! Goals: the way to one, and what it costs.

use super::{Say, Told, errand, nav};
use crate::words::fill;
use rules::firefly::effect::{Effect, Lot};
use rules::firefly::sets::CARRIED;
use rules::firefly::step::Price;
use rules::firefly::{Frame, View};

crate::words::catalogue! {
    /// The words of goals.
    GoalWords {
        @sets ask_hand_in: "What do you hand in?", "Que remettez-vous ?";
        @sets do_hand_in: "Hand in {what}", "Remettre {what}";
        ask_price: "Pay the price?", "Payer le prix ?";
        do_settle: "Pay {n}", "Payer {n}";
        do_balk: "Keep the money: attempt botched", "Garder l'argent : tentative ratée";
    }
}

/// Which list of the goal.
pub(super) struct GoalWay;

impl Told for GoalWay {
    fn ask(&self, say: &Say) -> &'static str {
        let given = say.view.goal(say.view.turn).and_then(|goal| goal.ways.first());
        let hands_in = given.is_some_and(|way| gift(way).is_some());
        if hands_in { words(say.lang()).ask_hand_in } else { nav::words(say.lang()).ask_way }
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
    let Some(way) = way else { return String::new() };
    match gift(way) {
        Some(lot) => {
            let what = say.text.good(lot.good, lot.count.into());
            fill(words(say.lang()).do_hand_in, &[("what", &what)])
        }
        None => say.text.effects(way),
    }
}

/// What a way hands in for its goal token.
fn gift(way: &[Effect]) -> Option<Lot> {
    let [Effect::Lose(lot), Effect::Goal] = way else { return None };
    Some(*lot).filter(|_| CARRIED)
}

/// What pays the price.
pub(super) fn settle(say: &Say) -> String {
    let dollars = match say.view.stack.last() {
        Some(Frame::Price(price)) => price.dollars,
        _ => 0,
    };
    say.dollars(words(say.lang()).do_settle, dollars)
}
