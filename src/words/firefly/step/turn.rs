//! The menu of a turn.

use super::{Say, Told};
use crate::words::fill;
use crate::words::firefly::names::aboard;
use rules::Seat;
use rules::firefly::effect::Good;
use rules::firefly::job::{Course, JobId};
use rules::firefly::story::End;
use rules::firefly::supply::{Ability, SupplyId};
use rules::firefly::{Step, View};
use std::fmt::Display;

crate::words::catalogue! {
    /// The words of the menu of a turn.
    TurnWords {
        ask_turn: "Act", "Agissez";
        ask_last: "End your turn", "Finissez votre tour";
        do_mosey: "Mosey {sectors}", "Croisière, {sectors}";
        do_burn: "Full burn for {fuel}, up to {sectors}", "Pleins gaz pour {fuel}, jusqu'à {sectors}";
        do_shop: "Shop at {place}", "Acheter à {place}";
        do_leave: "Give shore leave for {n}", "Accorder une permission pour {n}";
        do_deal: "Deal with {who}", "Traiter avec {who}";
        do_load_job: "Load for {job}", "Charger pour {job}";
        do_deliver_job: "Deliver {job}", "Livrer {job}";
        do_crime: "Do {job}", "Faire {job}";
        do_pursue: "Go for goal {n}", "Viser l'objectif {n}";
        do_make_work: "Make-work for {n}", "Petits boulots pour {n}";
        do_soothe: "Talk sense into {who}", "Raisonner {who}";
        do_stowage: "Stow or dump goods", "Ranger ou jeter";
        do_roster: "Crew, gear and jobs", "Équipage et contrats";
        do_parley: "Make {name} an offer", "Faire une offre à {name}";
        @sets do_gift: "Give {name} money", "Donner de l'argent à {name}";
        do_between: "Let {name} and {other} talk", "Laisser {name} et {other} parlementer";
        do_poach: "Hire {who} away from {name} for {n}", "Débaucher {who} chez {name} pour {n}";
        @sets do_chance: "Use the opportunity of {job}", "Saisir l'occasion de {job}";
        @sets do_contract: "Hire by {what}, free", "Engager par {what}, gratis";
        @sets do_betray: "Sell {who} out of the game for {n}", "Vendre {who}, hors du jeu, pour {n}";
        @sets do_jets: "Full burn with {what}", "Pleins gaz : {what}";
        do_last_call: "Declare last call", "Lancer le dernier appel";
        @sets do_claim: "Claim the win", "Réclamer la victoire";
        @sets do_harbour: "Call at the haven", "Faire escale au havre";
        do_end: "End the turn", "Finir le tour";
    }
}

/// The menu.
pub(super) struct Menu;

impl Told for Menu {
    fn ask(&self, say: &Say) -> &'static str {
        let words = words(say.lang());
        let spent = say.view.table.aim().is_none() && say.view.actions_left() == 0;
        if spent { words.ask_last } else { words.ask_turn }
    }

    fn context(&self, say: &Say) -> String {
        if say.view.table.aim().is_some() {
            return String::new();
        }
        let left = u32::from(say.view.actions_left());
        if left == 0 {
            return say.lang().firefly_page().two_taken.to_owned();
        }
        say.text.count(say.text.words.actions_left, left)
    }

    fn moment(&self, view: &View) -> &'static str {
        match view.actions_left() {
            _ if view.table.aim().is_some() => "turn-solo",
            0 => "turn-spent",
            1 => "turn-second",
            _ => "turn",
        }
    }
}

/// What flies by a full burn.
pub(super) fn burn(say: &Say) -> String {
    let captain = say.view.acting();
    let cost = say.text.good(Good::Fuel, captain.burn_cost().into());
    fill(&say.sectors(words(say.lang()).do_burn, captain.range()), &[("fuel", &cost)])
}

/// What goes shopping.
pub(super) fn shop(say: &Say) -> String {
    if say.view.harbour().is_some() {
        return words(say.lang()).do_harbour.to_owned();
    }
    let market = say.view.acting().sector.and_then(|at| say.view.market(at));
    let place = market.map_or("", |market| say.text.market(market));
    fill(words(say.lang()).do_shop, &[("place", &place)])
}

/// What shore leave costs here.
pub(super) fn leave_price(say: &Say) -> u32 {
    let at = say.view.acting().sector;
    at.and_then(|at| say.view.leave_price(at)).unwrap_or(0)
}

/// What gives shore leave.
pub(super) fn leave(say: &Say) -> String {
    say.dollars(words(say.lang()).do_leave, leave_price(say))
}

/// What declares last call, or wins by it.
pub(super) fn last_call(say: &Say) -> &'static str {
    let words = words(say.lang());
    let claims = say.view.table.story().is_some_and(|story| story.end == End::Majority);
    if claims { words.do_claim } else { words.do_last_call }
}

/// What works a job.
pub(super) fn work(say: &Say, id: JobId) -> String {
    let words = words(say.lang());
    let template = match (id.job().course, say.view.step_here(id)) {
        (_, Step::Aside) => words.do_chance,
        (Course::Target(_), _) => words.do_crime,
        (Course::Delivery { .. }, Step::Pickup) => words.do_load_job,
        (Course::Delivery { .. }, Step::Finish) => words.do_deliver_job,
    };
    // What lies under it is worked with it.
    let job = say.text.titled(say.text.job_label(id), say.view.challenge_of(id));
    fill(template, &[("job", &job)])
}

/// What sells crew out of the game.
pub(super) fn betray(say: &Say, card: SupplyId) -> String {
    let price = |a: &Ability| if let Ability::SoldAt(_, n) = a { *n } else { 0 };
    let dollars: u16 = card.printed().abilities.iter().map(price).sum();
    say.dollars(&say.crew(words(say.lang()).do_betray, card), dollars)
}

/// What goes for the next goal.
pub(super) fn pursue(say: &Say) -> String {
    fill(words(say.lang()).do_pursue, &[("n", &(say.view.acting().goals + 1))])
}

/// What hires a rival's crew away.
pub(super) fn poach(say: &Say, seat: Seat, card: SupplyId) -> String {
    let who = say.text.supply_among(card, &aboard(say.view.captain(seat)));
    let price = say.text.money(say.view.price(say.view.turn, card));
    let values: [(&str, &dyn Display); 3] =
        [("who", &who), ("name", &say.name(seat)), ("n", &price)];
    fill(words(say.lang()).do_poach, &values)
}

/// What lets two rivals talk.
pub(super) fn between(say: &Say, one: Seat, other: Seat) -> String {
    let values: [(&str, &dyn Display); 2] = [("name", &say.name(one)), ("other", &say.name(other))];
    fill(words(say.lang()).do_between, &values)
}
