//! Crew, gear, jobs and upgrades, and who carries what.

use super::{Say, Told};
use rules::Seat;
use rules::firefly::View;
use rules::firefly::step::Hands;
use rules::firefly::supply::SupplyId;

crate::words::catalogue! {
    /// The words of crew, gear, jobs and upgrades.
    RosterWords {
        ask_roster: "Crew, gear and jobs", "Équipage, équipement, contrats";
        ask_hands: "Who carries it?", "Qui le porte ?";
        do_dismiss: "Dismiss {who}", "Renvoyer {who}";
        do_drop: "Drop {job}", "Abandonner {job}";
        do_scrap: "Scrap {what}", "Mettre {what} à la casse";
        do_gear: "Hand over {what}", "Confier {what}";
        do_carried: "Hand over {what}, now with {who}", "Confier {what}, porté par {who}";
        do_give: "Give it to {who}", "Le donner à {who}";
        do_shelve: "Lay it aside", "Le mettre de côté";
    }
}

/// Crew, gear, jobs and upgrades.
pub(super) struct Roster;

impl Told for Roster {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_roster
    }

    fn moment(&self, _: &View) -> &'static str {
        "free"
    }
}

impl Told for Hands {
    fn seat(&self, view: &View) -> Seat {
        view.decider().unwrap_or(view.turn)
    }

    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_hands
    }

    fn context(&self, say: &Say) -> String {
        say.text.supply(self.0).to_owned()
    }

    fn moment(&self, _: &View) -> &'static str {
        "free"
    }
}

/// What hands gear over.
pub(super) fn gear(say: &Say, card: SupplyId) -> String {
    let words = words(say.lang());
    let captain = say.captain();
    let held = captain.gear.iter().find(|gear| gear.card == card);
    match held.and_then(|gear| gear.carrier) {
        Some(person) => {
            let who = say.text.who(captain, person);
            say.who(&say.card(words.do_carried, card), &who)
        }
        None => say.card(words.do_gear, card),
    }
}
