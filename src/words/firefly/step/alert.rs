//! Alerts, and which Alliance ship comes to one.

use super::{Say, Told};
use crate::words::fill;
use rules::firefly::View;
use rules::firefly::patrol::Patrol;
use rules::firefly::step::Summons;

crate::words::catalogue! {
    /// The words of alerts.
    AlertWords {
        @sets ask_summon: "An alert: which ship comes?", "Une alerte : quel vaisseau arrive ?";
        @sets ctx_summon: "To {place}: the Cruiser searches an outlaw, the Corvette takes wanted crew and fugitives; either ends the flight", "Vers {place} : le Croiseur fouille un hors-la-loi, la Corvette prend recherchés et fugitifs ; son vol est fini";
        @sets do_summon: "Send {who}", "Envoyer {who}";
    }
}

impl Told for Summons {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_summon
    }

    fn context(&self, say: &Say) -> String {
        fill(words(say.lang()).ctx_summon, &[("place", &say.text.place(self.to))])
    }

    fn moment(&self, _: &View) -> &'static str {
        "move"
    }
}

/// What calls an Alliance ship.
pub(super) fn summon(say: &Say, patrol: Patrol) -> String {
    let words = say.text.words;
    let who = match patrol {
        Patrol::Cruiser => words.the_cruiser,
        Patrol::Corvette => words.the_corvette,
        Patrol::Cutter => words.the_cutter,
    };
    fill(self::words(say.lang()).do_summon, &[("who", &who)])
}
