//! Nav cards, and Reaver Contact at the start of a turn.

use super::{Say, Told};
use rules::firefly::step::Nav;
use rules::firefly::{Choice, View, figures};

crate::words::catalogue! {
    /// The words of nav cards.
    NavWords {
        ask_way: "Choose a way out", "Choisissez une issue";
        @sets do_repel: "Fire {what}: drive the Cutter off", "Tirer au {what} : chasser le Cutter";
        ask_reavers: "Reavers! Choose a way out", "Les Reavers ! Choisissez une issue";
    }
}

impl Told for Nav {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_way
    }

    fn context(&self, say: &Say) -> String {
        say.text.nav_title(self.0).to_owned()
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let Choice::Way(at) = choice else { return None };
        Some(say.text.nav_way(self.0, at))
    }

    fn moment(&self, _: &View) -> &'static str {
        "nav"
    }
}

/// Reaver Contact: the way out of a card that nobody has drawn.
pub(super) struct Reavers;

impl Told for Reavers {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_reavers
    }

    fn context(&self, say: &Say) -> String {
        Nav(figures::REAVER_CUTTER).context(say)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        Nav(figures::REAVER_CUTTER).verb(say, choice)
    }

    fn moment(&self, _: &View) -> &'static str {
        "reavers"
    }
}
