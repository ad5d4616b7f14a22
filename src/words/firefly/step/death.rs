//! Deaths, and the medic who looks at somebody.

use super::{Say, Told};
use crate::words::fill;
use rules::firefly::step::{Deaths, Massacre, Medic};
use rules::firefly::{Choice, Person, Ruin, View, figures};
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
        do_spare_fires: "{who} takes it: lives, but fires the whole crew", "{who} encaisse : survit, mais renvoie tout l'équipage";
        do_spare_leaves: "{who} takes it: lives, but {other} leaves", "{who} encaisse : survit, mais {other} s'en va";
        do_spare_other: "{who} takes it: lives, but {other} gets disgruntled", "{who} encaisse : survit, mais un jeton de mécontentement pour {other}";
        do_spare_alone: "{who} takes it: lives", "{who} encaisse et survit";
        do_keep_medic: "Give up on {who}", "Renoncer à {who}";
    }
}

/// What comes of it where it hits the leader, who never dies: by the rules his token may fall to somebody else, or
/// make him fire the crew.
pub(super) fn spare(say: &Say) -> String {
    let (view, words) = (say.view, words(say.lang()));
    let (template, other) = match view.upset(view.turn, Person::Leader) {
        Some(Ruin::Upset(Person::Leader)) => (words.do_spare, None),
        Some(Ruin::Upset(Person::Crew(other))) => (words.do_spare_other, Some(other)),
        Some(Ruin::Leaves(other)) => (words.do_spare_leaves, Some(other)),
        Some(Ruin::Fired) => (words.do_spare_fires, None),
        Some(Ruin::Unmet(_)) | None => (words.do_spare_alone, None),
    };
    let said = say.person(template, Person::Leader);
    other.map_or(said.clone(), |other| fill(&said, &[("other", &say.text.supply(other))]))
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
