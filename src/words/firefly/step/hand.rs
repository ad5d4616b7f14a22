//! More jobs in hand than may be held.

use super::{Say, Told};
use rules::Seat;
use rules::firefly::View;
use rules::firefly::step::FullHand;

crate::words::catalogue! {
    /// The words of a hand that is too large.
    HandWords {
        ask_hand: "Too many jobs in hand: which goes?", "Trop de contrats en main : lequel part ?";
    }
}

impl Told for FullHand {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_hand
    }

    fn seat(&self, _: &View) -> Seat {
        self.0
    }

    fn moment(&self, _: &View) -> &'static str {
        "hand"
    }
}
