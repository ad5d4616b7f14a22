//! The set-up: leaders, recruits, starting jobs, where ships start.

use super::{Say, Told};
use crate::words::fill;
use crate::words::firefly::FireflyText;
use rules::firefly::leader::LeaderId;
use rules::firefly::step::{PickLeader, PickPrisoner, PickShip, PlaceShip, Recruits, StartingJobs};
use rules::firefly::supply::{SupplyId, worth};
use rules::firefly::{Captain, Choice, View, figures};
use std::fmt::Display;

/// Who needs least for the jobs of a first voyage: Malcolm.
const FIRST: u8 = 1;

crate::words::catalogue! {
    /// The words of the set-up.
    SetupWords {
        ask_leader: "Choose a leader", "Choisissez un chef";
        ctx_leader: "All are fair. For a first voyage: {name}, who fights and talks", "Tous se valent. Pour un premier voyage : {name}, qui se bat et négocie";
        @sets ask_ship: "Choose a ship", "Choisissez un vaisseau";
        @sets ask_prisoner: "Whom does the Alliance hold?", "Qui l'Alliance détient-elle ?";
        @sets do_jail: "{who}, for you to free", "{who}, à libérer";
        ask_recruits: "Take on a free crew", "Engagez un équipage gratuit";
        ask_starting: "Keep up to three jobs", "Gardez trois contrats au plus";
        ask_starting_two: "Keep up to two jobs", "Gardez deux contrats au plus";
        ask_starting_one: "Keep the job or give it back", "Gardez ou rendez le contrat";
        ask_place: "Place your ship", "Placez votre vaisseau";
        ctx_recruits: "worth {n} of {most}", "valeur {n} sur {most}";
        ctx_keep_some: "Press the jobs you keep, {n} at most: all others go back", "Touchez les contrats gardés, {n} au plus : les autres sont rendus";
        ctx_keeps: "A job given back is gone; one kept waits in hand", "Un contrat rendu est perdu ; gardé, il attend en main";
        do_leader: "Sail under {who}", "Naviguer avec {who}";
        @sets do_ship: "Fly the {what}", "Prendre {what}";
        do_recruit: "Take on {who}, worth {n}", "Engager {who}, valeur {n}";
        do_done_recruits: "Enough crew", "Assez d'équipage";
        do_return: "Give back {job}", "Rendre {job}";
        do_done_jobs: "Keep these jobs", "Garder ces contrats";
        @sets ask_haven: "Choose your haven", "Choisissez votre havre";
        @sets do_haven: "Be at home at {place}", "Être chez soi à {place}";
        do_place: "Start at {place}", "Partir de {place}";
    }
}

impl FireflyText {
    /// What everybody begins with; nothing where that is bought.
    fn starts_with(&self, view: &View) -> Option<String> {
        let (dollars, goods) = view.table.outfit()?;
        let goods = goods.map(|(good, n)| self.good(good, n.into())).join(", ");
        let values: [(&str, &dyn Display); 2] = [("n", &self.money(dollars)), ("what", &goods)];
        Some(fill(self.lang.firefly_page().starts_with, &values))
    }
}

impl Told for PickLeader {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_leader
    }

    fn context(&self, say: &Say) -> String {
        let free = |leader: &LeaderId| {
            leader.number() == FIRST && !say.view.captains.iter().any(|c| c.leader == Some(*leader))
        };
        let first = say.view.table.leaders().find(free);
        let first = first
            .map(|first| fill(words(say.lang()).ctx_leader, &[("name", &say.text.leader(first))]));
        first.into_iter().chain(say.text.starts_with(say.view)).collect::<Vec<_>>().join(". ")
    }

    fn moment(&self, _: &View) -> &'static str {
        "leader"
    }
}

impl Told for PickShip {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_ship
    }

    fn context(&self, say: &Say) -> String {
        say.text.starts_with(say.view).unwrap_or_default()
    }

    fn moment(&self, _: &View) -> &'static str {
        "ship"
    }
}

impl Told for PickPrisoner {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_prisoner
    }

    fn moment(&self, _: &View) -> &'static str {
        "prisoner"
    }
}

/// Who is held for whoever says so.
pub(super) fn jail(say: &Say, bounty: u8) -> String {
    say.who(words(say.lang()).do_jail, &say.text.hunted(bounty))
}

impl Told for Recruits {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_recruits
    }

    fn context(&self, say: &Say) -> String {
        let crew = say.view.captain(self.0).crew.iter();
        let worth = say.text.money(worth(crew.map(|member| member.card)));
        let most = say.text.money(figures::RECRUITS_WORTH);
        fill(words(say.lang()).ctx_recruits, &[("n", &worth), ("most", &most)])
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        (choice == Choice::Done).then(|| words(say.lang()).do_done_recruits.to_owned())
    }

    fn moment(&self, _: &View) -> &'static str {
        "recruits"
    }
}

impl Told for StartingJobs {
    fn ask(&self, say: &Say) -> &'static str {
        let words = words(say.lang());
        match say.view.held(self.0) {
            ..2 => words.ask_starting_one,
            2 => words.ask_starting_two,
            3.. => words.ask_starting,
        }
    }

    fn context(&self, say: &Say) -> String {
        let words = words(say.lang());
        match say.view.held(self.0) {
            ..=Captain::JOBS => words.ctx_keeps.to_owned(),
            _ => fill(words.ctx_keep_some, &[("n", &Captain::JOBS)]),
        }
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        (choice == Choice::Done).then(|| words(say.lang()).do_done_jobs.to_owned())
    }

    fn moment(&self, _: &View) -> &'static str {
        "starting"
    }
}

impl Told for PlaceShip {
    fn ask(&self, say: &Say) -> &'static str {
        let words = words(say.lang());
        if say.view.has_havens() { words.ask_haven } else { words.ask_place }
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let Choice::Place(at) = choice else { return None };
        let haven = fill(words(say.lang()).do_haven, &[("place", &say.text.sector(at))]);
        say.view.has_havens().then_some(haven)
    }

    fn moment(&self, view: &View) -> &'static str {
        if view.has_havens() { "haven" } else { "place" }
    }
}

/// What takes a card as crew.
pub(super) fn recruit(say: &Say, card: SupplyId) -> String {
    let market = say.text.market(card.market());
    let who = say.text.aside(say.text.supply(card), market);
    let worth = say.text.money(card.printed().cost);
    let values: [(&str, &dyn Display); 2] = [("who", &who), ("n", &worth)];
    fill(words(say.lang()).do_recruit, &values)
}
