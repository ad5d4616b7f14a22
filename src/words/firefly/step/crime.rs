//! What misbehave cards of *Crime & Punishment* ask.

use super::{Say, Told};
use crate::words::firefly::FireflyText;
use rules::Seat;
use rules::firefly::edict::Edict;
use rules::firefly::job::Job;
use rules::firefly::odds::Chance;
use rules::firefly::patrol::Patrol;
use rules::firefly::sets::CARRIED;
use rules::firefly::step::{Fence, Forfeit, Pardon, Split, Sulk};
use rules::firefly::{Choice, Frame, Task, View, figures};

crate::words::catalogue! {
    /// The words of these cards.
    CrimeWords {
        @sets ask_split: "Two teams: who goes with the second?", "Deux groupes : qui va dans le second ?";
        @sets ask_rear: "Who covers the others?", "Qui couvre les autres ?";
        @sets ask_forfeit: "Whose trust is lost?", "Le soutien de qui est perdu ?";
        @sets ask_fence: "Buy gear at half price?", "Acheter de l'équipement à moitié prix ?";
        @sets ask_mob: "Who goes back before the die?", "Qui rentre avant le dé ?";
        @sets ask_pardon: "What is wiped from the records?", "Qu'efface-t-on des fichiers ?";
        @sets ask_sulk: "Who sulks?", "Qui boude ?";
        @sets ctx_mob: "the die has to be above {n}: {chance}", "le dé doit dépasser {n} : {chance}";
        @sets first: "First team", "Premier groupe";
        @sets second: "Second team", "Second groupe";
        @sets comes_back: "{chance} to come back", "{chance} de revenir";
        @sets do_second: "{who}: second team", "{who} : second groupe";
        @sets do_split: "Split up", "Se scinder";
        @sets do_send: "Send {who} back to the ship", "Renvoyer {who} au vaisseau";
        @sets do_warrant: "One warrant", "Un mandat";
        @sets do_token: "The wanted token of {who}", "Le jeton de recherche de {who}";
        @sets do_sulk: "{who} goes back to the ship", "{who} rentre au vaisseau";
        @sets do_forfeit: "Lose the trust of {who}", "Perdre le soutien de {who}";
        @sets do_half: "{what} for {n}", "{what} pour {n}";
        @sets do_no_more: "Nothing more", "Rien de plus";
    }
}

impl Told for Split {
    fn ask(&self, say: &Say) -> &'static str {
        let words = words(say.lang());
        if self.rear.is_some() { words.ask_rear } else { words.ask_split }
    }

    fn context(&self, say: &Say) -> String {
        say.text.cause(self.cause)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let words = words(say.lang());
        if let Choice::Bench(person) = choice {
            return Some(say.person(words.do_second, person));
        }
        (choice == Choice::Go).then(|| words.do_split.to_owned())
    }

    fn moment(&self, _: &View) -> &'static str {
        "misbehave"
    }
}

impl Told for Forfeit {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_forfeit
    }

    fn context(&self, say: &Say) -> String {
        say.text.cause(self.0)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let Choice::Forfeit(contact) = choice else { return None };
        Some(say.who(words(say.lang()).do_forfeit, say.text.contact(contact)))
    }

    fn moment(&self, _: &View) -> &'static str {
        "misbehave"
    }
}

impl Told for Fence {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_fence
    }

    fn context(&self, say: &Say) -> String {
        say.text.cause(self.cause)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let words = words(say.lang());
        if let Choice::Buy(card) = choice {
            let named = say.card("{what}", card);
            let price = say.text.money(figures::half_price(card));
            let values: [(&str, &dyn std::fmt::Display); 2] = [("what", &named), ("n", &price)];
            return Some(crate::words::fill(words.do_half, &values));
        }
        (choice == Choice::Done).then(|| words.do_no_more.to_owned())
    }

    fn moment(&self, _: &View) -> &'static str {
        "misbehave"
    }
}

/// Some go back before a die is rolled.
pub(super) struct Mob;

impl Told for Mob {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_mob
    }

    fn context(&self, say: &Say) -> String {
        let left = say.view.present().len() as u8;
        let chance = say.lang().firefly_page().chance(Chance::above(left));
        let values: [(&str, &dyn std::fmt::Display); 2] = [("n", &left), ("chance", &chance)];
        crate::words::fill(words(say.lang()).ctx_mob, &values)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let Choice::Bench(person) = choice else { return None };
        Some(say.person(words(say.lang()).do_send, person))
    }

    fn moment(&self, _: &View) -> &'static str {
        "misbehave"
    }
}

impl Told for Pardon {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_pardon
    }

    fn context(&self, say: &Say) -> String {
        say.text.cause(self.cause)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let words = words(say.lang());
        if let Choice::Champion(person) = choice {
            return Some(say.person(words.do_token, person));
        }
        if choice == Choice::ClearWarrants {
            return Some(words.do_warrant.to_owned());
        }
        (choice == Choice::Done).then(|| words.do_no_more.to_owned())
    }

    fn moment(&self, _: &View) -> &'static str {
        "misbehave"
    }
}

impl Told for Sulk {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_sulk
    }

    fn context(&self, say: &Say) -> String {
        say.text.cause(self.0)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let Choice::Champion(person) = choice else { return None };
        Some(say.person(words(say.lang()).do_sulk, person))
    }

    fn moment(&self, _: &View) -> &'static str {
        "misbehave"
    }
}

impl FireflyText {
    /// A team, the first or the second.
    pub fn team(&self, second: bool) -> &'static str {
        let words = words(self.lang);
        if second { words.second } else { words.first }
    }

    /// The chance that those who cover the others come back.
    pub fn comes_back(&self, chance: Chance) -> String {
        let chance = self.lang.firefly_page().chance(chance);
        crate::words::fill(words(self.lang).comes_back, &[("chance", &chance)])
    }

    /// The alert card in force, where it bears on what is decided now.
    pub(super) fn bearing(&self, view: &View) -> Option<String> {
        let (posted, frame) = (view.posted.filter(|_| CARRIED)?, view.stack.last()?);
        let job = match view.task() {
            Some(Task::Job(id)) => Some(id.job()),
            Some(Task::Goal(_) | Task::Bounty(_) | Task::Cache) | None => None,
        };
        let musters = matches!(frame, Frame::Muster);
        let bears = match posted.edict {
            Edict::PersonsOfInterest | Edict::CriminalActivity => {
                musters && job.is_some_and(|job| self.bears_on(view, view.turn, job).is_some())
            }
            Edict::RapidResponse => {
                matches!(frame, Frame::Patrol(step) if step.patrol != Patrol::Cutter)
            }
            Edict::EnhancedInspection => matches!(frame, Frame::Deal(_)),
            Edict::IncarcerationOrder => matches!(frame, Frame::Alliance(_)),
            Edict::BackgroundChecks => matches!(frame, Frame::Alliance(_) | Frame::Wanted(_)),
            Edict::AllianceAudit
            | Edict::CriminalSighting
            | Edict::PrivilegeSuspension
            | Edict::WhiteSunCommerce => false,
        };
        bears.then(|| self.posted(posted))
    }

    /// The alert card in force, where it bears on a seat that works a job.
    pub fn bears_on(&self, view: &View, seat: Seat, job: &Job) -> Option<&'static str> {
        let edict = view.posted.filter(|_| CARRIED)?.edict;
        let bears = match edict {
            Edict::PersonsOfInterest => true,
            Edict::CriminalActivity => job.illegal && view.captain(seat).warrants > 0,
            Edict::AllianceAudit
            | Edict::RapidResponse
            | Edict::CriminalSighting
            | Edict::PrivilegeSuspension
            | Edict::IncarcerationOrder
            | Edict::WhiteSunCommerce
            | Edict::BackgroundChecks
            | Edict::EnhancedInspection => false,
        };
        bears.then(|| self.edict_about(edict))
    }
}
