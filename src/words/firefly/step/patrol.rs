//! Patrols that are moved.

use super::{Say, Told};
use rules::firefly::step::{Cruiser, Cutter};
use rules::firefly::{Choice, View};

crate::words::catalogue! {
    /// The words of patrols that are moved.
    PatrolWords {
        ask_cruiser: "Move the Cruiser", "Déplacez le Croiseur";
        ask_cutter: "Move the Reavers", "Déplacez les Reavers";
        ctx_cruiser: "A card lets you; it stops and searches outlaws: keep it off your way", "Une carte le permet ; il arrête et fouille les hors-la-loi : tenez-le à l'écart";
        ctx_cutter: "A card lets you; nobody may enter their sector: keep them off your way", "Une carte le permet ; nul n'entre dans leur secteur : tenez-les à l'écart";
        do_cruiser: "Send the Cruiser to {place}", "Envoyer le Croiseur vers {place}";
        do_cutter: "Send the Reavers to {place}", "Envoyer les Reavers vers {place}";
    }
}

impl Told for Cruiser {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_cruiser
    }

    fn context(&self, say: &Say) -> String {
        words(say.lang()).ctx_cruiser.to_owned()
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

    fn context(&self, say: &Say) -> String {
        words(say.lang()).ctx_cutter.to_owned()
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        say.to(words(say.lang()).do_cutter, choice)
    }

    fn moment(&self, _: &View) -> &'static str {
        "move"
    }
}
