//! Crew and gear that cards give.

use super::{Say, Told};
use crate::words::fill;
use rules::firefly::step::TakeCard;
use rules::firefly::supply::Class;
use rules::firefly::{Choice, View};

crate::words::catalogue! {
    /// The words of crew that a card gives.
    RecruitWords {
        ask_take: "Take somebody aboard", "Prenez quelqu'un à bord";
        do_take: "Take {who} aboard, free", "Prendre {who} à bord, gratis";
        ask_part: "Take a part of the ship", "Prenez une pièce du vaisseau";
        ask_gear: "Take a gear", "Prenez un équipement";
        do_gear: "Take {what}, free", "Prendre {what}, gratis";
        do_no_gear: "Take none", "Ne rien prendre";
        do_none: "Take nobody", "Ne prendre personne";
    }
}

impl Told for TakeCard {
    fn ask(&self, say: &Say) -> &'static str {
        let words = words(say.lang());
        match self.class {
            Class::Crew => words.ask_take,
            Class::Gear => words.ask_gear,
            Class::Upgrade | Class::DriveCore(_) => words.ask_part,
        }
    }

    fn context(&self, say: &Say) -> String {
        say.text.cause(self.cause)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let words = words(say.lang());
        let crew = self.class == Class::Crew;
        match choice {
            Choice::Buy(card) if crew => Some(say.who(words.do_take, say.text.supply(card))),
            Choice::Buy(card) => Some(fill(words.do_gear, &[("what", &say.text.supply(card))])),
            Choice::Done if crew => Some(words.do_none.to_owned()),
            Choice::Done => Some(words.do_no_gear.to_owned()),
            _ => None,
        }
    }

    fn moment(&self, _: &View) -> &'static str {
        "upgrade"
    }
}
