//! A drive that slips away from patrols.

use super::{Say, Told};
use rules::Seat;
use rules::firefly::step::Slip;
use rules::firefly::{Choice, View};

crate::words::catalogue! {
    /// The words of a drive that slips away.
    SlipWords {
        ask_slip: "They are here: slip away?", "Ils sont là : filer en douce ?";
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
