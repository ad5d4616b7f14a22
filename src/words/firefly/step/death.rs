//! Deaths, and the medic who looks at somebody.

use super::{Say, Told};
use crate::words::fill;
use rules::firefly::step::{Deaths, Massacre, Medic};
use rules::firefly::{Choice, View, figures};
use std::fmt::Display;

crate::words::catalogue! {
    /// The words of deaths.
    DeathWords {
        ask_kill: "Who dies?", "Qui meurt ?";
        ask_massacre: "All of these die: who is next?", "Tous ceux-là meurent : à qui le tour ?";
        ask_medic: "Have the medic try again?", "Le médecin réessaie ?";
        ctx_medic: "{who}: {roll} rolled, {n} needed", "{who} : {roll} au dé, il faut {n}";
        ctx_saves: "the medic then tries to save: {n} or more on a die", "le médecin tente ensuite de sauver : {n} ou plus au dé";
        do_kill: "Lose {who}", "Perdre {who}";
        do_spare: "{who} takes it: lives, but disgruntled", "{who} encaisse : survit, mais mécontent";
        do_keep_medic: "Give up on {who}", "Renoncer à {who}";
    }
}

impl Told for Deaths {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_kill
    }

    fn context(&self, say: &Say) -> String {
        let dead = say.text.count(say.text.words.dies, self.count);
        let about = say.text.about(&say.text.cause(self.cause), &dead);
        if !say.view.has_medic() {
            return about;
        }
        let saves = fill(words(say.lang()).ctx_saves, &[("n", &say.view.saved_by())]);
        [about, saves].join("; ")
    }

    fn moment(&self, _: &View) -> &'static str {
        "deaths"
    }
}

impl Told for Massacre {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_massacre
    }

    fn context(&self, say: &Say) -> String {
        say.text.cause(self.cause)
    }

    fn moment(&self, _: &View) -> &'static str {
        "deaths"
    }
}

impl Told for Medic {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_medic
    }

    fn context(&self, say: &Say) -> String {
        let who = say.text.who(say.view.acting(), self.person);
        let values: [(&str, &dyn Display); 3] =
            [("who", &who), ("roll", &self.roll), ("n", &figures::SAVED)];
        fill(words(say.lang()).ctx_medic, &values)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let give_up = || say.person(words(say.lang()).do_keep_medic, self.person);
        (choice == Choice::Keep).then(give_up)
    }

    fn moment(&self, _: &View) -> &'static str {
        "deaths"
    }
}
