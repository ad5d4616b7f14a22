//! Crew and gear that cards give.

use super::{Say, Told};
use rules::firefly::step::TakeCard;
use rules::firefly::supply::{Class, SupplyId};
use rules::firefly::{Choice, View};

crate::words::catalogue! {
    /// The words of crew that a card gives.
    RecruitWords {
        ask_take: "Take somebody aboard", "Prenez quelqu'un à bord";
        do_take: "Take {who} aboard, free", "Prendre {who} à bord, gratis";
        ask_part: "Take a part of the ship", "Prenez une pièce du vaisseau";
        @sets ask_gear: "Take a gear", "Prenez un équipement";
        @sets do_gear: "Take {what}, free", "Prendre {what}, gratis";
        @sets do_no_gear: "Take none", "Ne rien prendre";
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
        let Choice::Buy(card) = choice else {
            let none = if crew { words.do_none } else { words.do_no_gear };
            return (choice == Choice::Done).then(|| none.to_owned());
        };
        Some(if crew { say.crew(words.do_take, card) } else { say.card(words.do_gear, card) })
    }

    fn cards(&self, view: &View) -> Vec<SupplyId> {
        view.discarded(|card| card.printed().class == self.class)
    }

    fn moment(&self, _: &View) -> &'static str {
        "upgrade"
    }
}
