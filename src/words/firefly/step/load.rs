//! Goods that a card offers or lays aboard.

use super::{Say, Told, shop};
use crate::words::fill;
use rules::firefly::effect::Good;
use rules::firefly::step::{Load, LoadUpTo, Trade};
use rules::firefly::{Choice, View};

crate::words::catalogue! {
    /// The words of goods that a card offers.
    LoadWords {
        ask_trade: "Buy what you want", "Achetez ce que vous voulez";
        ask_load: "How many do you load?", "Combien en charger ?";
        do_load: "Load {what}", "Charger {what}";
        do_load_none: "Load nothing", "Ne rien charger";
        do_done_trade: "Buy nothing more", "Ne plus rien acheter";
    }
}

impl Told for Trade {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_trade
    }

    fn context(&self, say: &Say) -> String {
        say.text.cause(self.cause)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        if let Choice::Purchase(good) = choice {
            let offer = self.offers.iter().find(|offer| offer.good == good)?;
            return Some(shop::purchase(say, good, offer.price.into()));
        }
        (choice == Choice::Done).then(|| words(say.lang()).do_done_trade.to_owned())
    }

    fn moment(&self, _: &View) -> &'static str {
        "trade"
    }
}

/// Goods are loaded: what is said is the same, whether as many as fit or as many as wanted.
macro_rules! loads {
    ($($frame:ty),*) => {$(
        impl Told for $frame {
            fn ask(&self, say: &Say) -> &'static str {
                words(say.lang()).ask_load
            }

            fn context(&self, say: &Say) -> String {
                say.text.cause(self.cause)
            }

            fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
                let Choice::Count(n) = choice else { return None };
                Some(load(say, self.lot.good, n))
            }

            fn moment(&self, _: &View) -> &'static str {
                "room"
            }
        }
    )*};
}
loads!(Load, LoadUpTo);

/// What loads so many of a good.
pub(super) fn load(say: &Say, good: Good, n: u8) -> String {
    let words = words(say.lang());
    match n {
        0 => words.do_load_none.to_owned(),
        n => fill(words.do_load, &[("what", &say.text.good(good, n.into()))]),
    }
}
