//! Patrols that are moved.

use super::{Say, Told};
use rules::firefly::step::{Cruiser, Cutter};
use rules::firefly::{Choice, View};

crate::words::catalogue! {
    /// The words of patrols that are moved.
    PatrolWords {
        ask_cruiser: "Move the Cruiser", "Déplacez le Croiseur";
        ask_cutter: "Move the Reavers", "Déplacez les Reavers";
        do_cruiser: "Send the Cruiser to {place}", "Envoyer le Croiseur vers {place}";
        do_cutter: "Send the Reavers to {place}", "Envoyer les Reavers vers {place}";
    }
}

impl Told for Cruiser {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_cruiser
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        say.to(words(say.lang()).do_cruiser, choice)
    }

    fn moment(&self, _: &View) -> &'static str {
        "move"
    }
}

impl Told for Cutter {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_cutter
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        say.to(words(say.lang()).do_cutter, choice)
    }

    fn moment(&self, _: &View) -> &'static str {
        "move"
    }
}
