//! Goods of any kind, as their owner likes.

use super::{Say, Told, load};
use crate::words::fill;
use rules::firefly::step::{LoadGoods, SeizeGoods};
use rules::firefly::{Choice, View};

crate::words::catalogue! {
    /// The words of goods of any kind.
    GoodsWords {
        ask_load: "Load goods of your choice", "Chargez des marchandises au choix";
        ask_seize: "Goods are seized: which?", "Saisie : quelles marchandises ?";
        ctx_left: "{what}; {n} more", "{what} ; encore {n}";
        do_seize: "Hand over {what}", "Remettre {what}";
        do_done: "Load nothing more", "Ne plus rien charger";
    }
}

/// More than any ship has room for.
const ROOM: u8 = 100;

/// What it is for, and how many more.
fn left(say: &Say, what: String, n: u8) -> String {
    // As many as fit are not counted.
    if n > ROOM {
        return what;
    }
    let values: [(&str, &dyn std::fmt::Display); 2] = [("what", &what), ("n", &n)];
    fill(words(say.lang()).ctx_left, &values)
}

impl Told for LoadGoods {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_load
    }

    fn context(&self, say: &Say) -> String {
        left(say, say.text.cause(self.cause), self.left)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        if let Choice::Fetch(good) = choice {
            return Some(load::load(say, good, 1));
        }
        (choice == Choice::Done).then(|| words(say.lang()).do_done.to_owned())
    }

    fn moment(&self, _: &View) -> &'static str {
        "room"
    }
}

impl Told for SeizeGoods {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_seize
    }

    fn context(&self, say: &Say) -> String {
        left(say, say.text.cause(self.cause), self.left)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let Choice::Dump(good) = choice else { return None };
        Some(say.good(words(say.lang()).do_seize, good))
    }

    fn moment(&self, _: &View) -> &'static str {
        "room"
    }
}
