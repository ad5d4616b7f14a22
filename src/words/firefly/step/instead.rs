//! Cards that may be given up, crew that has to go, and money that is pressed out of a delivery.

use super::{Say, Told};
use rules::firefly::step::{Instead, LoseCrew, Loss, Sacrifice, Squeeze};
use rules::firefly::{Choice, View};

crate::words::catalogue! {
    /// The words of what is given up.
    InsteadWords {
        ask_instead: "Give somebody or something up instead?", "Sacrifier quelqu'un ou quelque chose à la place ?";
        ask_lose_crew: "Somebody has to go: who?", "Quelqu'un doit partir : qui ?";
        ask_sacrifice: "One of them does not come back: who?", "L'un d'eux ne reviendra pas : qui ?";
        ask_squeeze: "Press more money out of it?", "En tirer plus d'argent ?";
        ctx_warrant: "a warrant is issued", "un mandat est émis";
        ctx_trust: "the trust of {who} is lost", "le soutien de {who} est perdu";
        ctx_life: "{who} is to die", "{who} va mourir";
        do_give_up: "Give up {what}", "Sacrifier {what}";
        do_keep: "Keep it, come what may", "Garder, quoi qu'il arrive";
        do_press: "Take {n} more: the moral crew is upset", "Prendre {n} de plus : l'équipage moral s'indigne";
        do_leave_it: "Leave it at that", "En rester là";
    }
}

impl Told for Instead {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_instead
    }

    fn context(&self, say: &Say) -> String {
        let words = words(say.lang());
        match self.of {
            Loss::Warrant => words.ctx_warrant.to_owned(),
            Loss::Trust(contact) => say.who(words.ctx_trust, say.text.contact(contact)),
            Loss::Life(person) => say.person(words.ctx_life, person),
        }
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let words = words(say.lang());
        if let Choice::Spend(card) = choice {
            return Some(say.card(words.do_give_up, card));
        }
        (choice == Choice::Keep).then(|| words.do_keep.to_owned())
    }

    fn moment(&self, _: &View) -> &'static str {
        "deaths"
    }
}

impl Told for LoseCrew {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_lose_crew
    }

    fn context(&self, say: &Say) -> String {
        say.text.cause(self.0)
    }

    fn moment(&self, _: &View) -> &'static str {
        "cut"
    }
}

impl Told for Sacrifice {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_sacrifice
    }

    fn context(&self, say: &Say) -> String {
        say.text.cause(self.cause)
    }

    fn moment(&self, _: &View) -> &'static str {
        "deaths"
    }
}

impl Told for Squeeze {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_squeeze
    }

    fn context(&self, say: &Say) -> String {
        say.text.cause(self.cause)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let words = words(say.lang());
        if choice == Choice::Press {
            return Some(say.dollars(words.do_press, self.dollars));
        }
        (choice == Choice::Done).then(|| words.do_leave_it.to_owned())
    }

    fn moment(&self, _: &View) -> &'static str {
        "deliver"
    }
}
