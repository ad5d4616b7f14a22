//! Crew and gear that cards give.

use super::{Say, Told};
use crate::words::fill;
use rules::firefly::step::{TakeCrew, TakeGear};
use rules::firefly::{Choice, View};

crate::words::catalogue! {
    /// The words of crew that a card gives.
    RecruitWords {
        ask_take: "Take somebody aboard", "Prenez quelqu'un à bord";
        do_take: "Take {who} aboard, free", "Prendre {who} à bord, gratis";
        ask_gear: "Take a gear", "Prenez un équipement";
        do_gear: "Take {what}, free", "Prendre {what}, gratis";
        do_no_gear: "Take none", "Ne rien prendre";
        do_none: "Take nobody", "Ne prendre personne";
    }
}

impl Told for TakeCrew {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_take
    }

    fn context(&self, say: &Say) -> String {
        say.text.cause(self.0)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let words = words(say.lang());
        if let Choice::Buy(card) = choice {
            return Some(say.who(words.do_take, say.text.supply(card)));
        }
        (choice == Choice::Done).then(|| words.do_none.to_owned())
    }

    fn moment(&self, _: &View) -> &'static str {
        "upgrade"
    }
}

impl Told for TakeGear {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_gear
    }

    fn context(&self, say: &Say) -> String {
        say.text.cause(self.0)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let words = words(say.lang());
        if let Choice::Buy(card) = choice {
            return Some(fill(words.do_gear, &[("what", &say.text.supply(card))]));
        }
        (choice == Choice::Done).then(|| words.do_no_gear.to_owned())
    }

    fn moment(&self, _: &View) -> &'static str {
        "upgrade"
    }
}
