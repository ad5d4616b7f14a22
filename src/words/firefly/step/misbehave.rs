//! Misbehave cards.

use super::{Say, Told};
use crate::words::fill;
use rules::firefly::step::Card;
use rules::firefly::{Choice, View};

crate::words::catalogue! {
    /// The words of misbehave cards.
    MisbehaveWords {
        ask_misbehave: "Choose how to misbehave", "Choisissez votre magouille";
        ctx_left: "{n} still to pass", "encore {n} à passer";
        do_ace: "Discard {what}: proceed", "Défausser {what} : continuer";
    }
}

impl Told for Card {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_misbehave
    }

    fn context(&self, say: &Say) -> String {
        let title = say.text.misbehave_title(self.0).to_owned();
        let left = say.view.errand.as_ref().map_or(0, |errand| errand.left);
        let left = fill(words(say.lang()).ctx_left, &[("n", &left)]);
        say.text.joined(&[title, left])
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let Choice::Way(at) = choice else { return None };
        Some(say.text.misbehave_way(self.0, at))
    }

    fn moment(&self, _: &View) -> &'static str {
        "misbehave"
    }
}
