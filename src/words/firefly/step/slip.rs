//! A drive that slips away from patrols.

use super::{Say, Told};
use crate::words::fill;
use rules::Seat;
use rules::firefly::step::Slip;
use rules::firefly::{Choice, View};

crate::words::catalogue! {
    /// The words of a drive that slips away.
    SlipWords {
        ask_slip: "Slip away from them?", "Leur échapper ?";
        ctx_slip: "A roll of {n} or more gets away", "Un jet de {n} ou plus y échappe";
        ask_where: "Away: where to?", "Vous filez : où aller ?";
        do_slip: "Roll to slip away", "Lancer le dé pour filer";
        do_stay: "Stay", "Rester";
    }
}

impl Told for Slip {
    fn ask(&self, say: &Say) -> &'static str {
        let words = words(say.lang());
        if self.away { words.ask_where } else { words.ask_slip }
    }

    fn context(&self, say: &Say) -> String {
        let from = say.view.captain(self.seat).slips_away().filter(|_| !self.away);
        from.map_or(String::new(), |n| fill(words(say.lang()).ctx_slip, &[("n", &n)]))
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let words = words(say.lang());
        if choice == Choice::Roll {
            return Some(words.do_slip.to_owned());
        }
        if choice == Choice::Keep {
            return Some(words.do_stay.to_owned());
        }
        say.to(super::flight::words(say.lang()).do_evade, choice)
    }

    fn seat(&self, _: &View) -> Seat {
        self.seat
    }

    fn moment(&self, _: &View) -> &'static str {
        "evade"
    }
}
