//! Crew that a card gives.

use super::{Say, Told};
use rules::firefly::step::TakeCrew;
use rules::firefly::{Choice, View};

crate::words::catalogue! {
    /// The words of crew that a card gives.
    RecruitWords {
        ask_take: "Take somebody aboard", "Prenez quelqu'un à bord";
        do_take: "Take {who} aboard, free", "Prendre {who} à bord, gratis";
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
