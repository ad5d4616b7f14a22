//! A visit to a haven.

use super::{Say, Told, shop, turn};
use crate::words::fill;
use crate::words::firefly::FireflyText;
use rules::firefly::effect::Good;
use rules::firefly::step::Harbour;
use rules::firefly::{Choice, View};

crate::words::catalogue! {
    /// The words of a visit to a haven.
    HarbourWords {
        @sets ask_harbour: "Fuel and rest", "Carburant et repos";
        @sets ctx_free: "{n} fuel free", "{n} carburant gratuit";
        @sets do_take: "Take {what}, free", "Prendre {what}, gratuit";
        @sets do_rest: "Give shore leave, free", "Accorder une permission, gratuite";
        @sets do_leave_harbour: "Leave the haven", "Quitter le havre";
    }
}

impl FireflyText {
    /// What takes so much fuel at one's own haven.
    pub fn free_fuel(&self, n: u32) -> String {
        fill(words(self.lang).do_take, &[("what", &self.good(Good::Fuel, n))])
    }
}

impl Told for Harbour {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_harbour
    }

    fn context(&self, say: &Say) -> String {
        let free = fill(words(say.lang()).ctx_free, &[("n", &self.free)]);
        if self.free > 0 { free } else { String::new() }
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let words = words(say.lang());
        if choice == Choice::Done {
            return Some(words.do_leave_harbour.to_owned());
        }
        if choice == Choice::ShoreLeave && turn::leave_price(say) == 0 {
            return Some(words.do_rest.to_owned());
        }
        let Choice::Purchase(good) = choice else { return None };
        let free = fill(words.do_take, &[("what", &say.text.good(good, 1))]);
        Some(if self.free > 0 { free } else { shop::purchase(say, good, self.price()) })
    }

    fn moment(&self, _: &View) -> &'static str {
        "harbour"
    }
}
