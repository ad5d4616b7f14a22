//! Goods of any kind, as their owner likes.

use super::{Say, Told, load};
use crate::words::fill;
use rules::firefly::step::{LoadGoods, Pool, Sale, SeizeGoods, Swap};
use rules::firefly::{Choice, View};

crate::words::catalogue! {
    /// The words of goods of any kind.
    GoodsWords {
        ask_load: "Load goods of your choice", "Chargez des marchandises au choix";
        ask_seize: "Goods are seized: which?", "Saisie : quelles marchandises ?";
        ctx_left: "{what}; {n} more", "{what} ; encore {n}";
        do_seize: "Hand over {what}", "Remettre {what}";
        do_done: "Load nothing more", "Ne plus rien charger";
        ask_people: "Who leaves the ship?", "Qui quitte le vaisseau ?";
        ask_give: "What do you give for something else?", "Que donnez-vous en échange ?";
        ask_fetch: "What do you take for it?", "Que prenez-vous en échange ?";
        ask_sell: "How many do you sell?", "Combien en vendre ?";
        do_give: "Give {what}", "Donner {what}";
        do_enough: "Swap nothing more", "Ne plus rien échanger";
        do_sell: "Sell {what} for {n}", "Vendre {what} pour {n}";
        do_sell_none: "Sell none", "Ne rien vendre";
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
        let words = words(say.lang());
        if self.from.0 == Pool::People { words.ask_people } else { words.ask_seize }
    }

    fn context(&self, say: &Say) -> String {
        left(say, say.text.cause(self.cause), self.due(say.view.acting()))
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let Choice::Dump(good) = choice else { return None };
        Some(say.good(words(say.lang()).do_seize, good))
    }

    fn moment(&self, _: &View) -> &'static str {
        "room"
    }
}

impl Told for Swap {
    fn ask(&self, say: &Say) -> &'static str {
        let words = words(say.lang());
        if self.given { words.ask_fetch } else { words.ask_give }
    }

    fn context(&self, say: &Say) -> String {
        left(say, say.text.cause(self.cause), self.left)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let words = words(say.lang());
        if let Choice::Dump(good) = choice {
            return Some(say.good(words.do_give, good));
        }
        if let Choice::Fetch(good) = choice {
            return Some(load::load(say, good, 1));
        }
        (choice == Choice::Done).then(|| words.do_enough.to_owned())
    }

    fn moment(&self, _: &View) -> &'static str {
        "trade"
    }
}

impl Told for Sale {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_sell
    }

    fn context(&self, say: &Say) -> String {
        say.text.cause(self.cause)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let words = words(say.lang());
        let Choice::Count(n) = choice else { return None };
        if n == 0 {
            return Some(words.do_sell_none.to_owned());
        }
        let what = say.text.good(self.offer.good, n.into());
        let dollars = say.text.money(u32::from(self.offer.price) * u32::from(n));
        let values: [(&str, &dyn std::fmt::Display); 2] = [("what", &what), ("n", &dollars)];
        Some(fill(words.do_sell, &values))
    }

    fn moment(&self, _: &View) -> &'static str {
        "trade"
    }
}
