//! A flight, sector by sector, and how Reavers are evaded.

use super::{Say, Told};
use crate::words::fill;
use rules::firefly::sets::CARRIED;
use rules::firefly::step::Adrift;
use rules::firefly::{Choice, View};

crate::words::catalogue! {
    /// The words of a flight.
    FlightWords {
        ask_flight: "Where to?", "Où aller ?";
        ask_on: "Fly on or stop?", "Continuer ou s'arrêter ?";
        ask_evade: "Evade: where to?", "Esquive : où aller ?";
        ctx_flight: "{sectors} left", "encore {sectors}";
        @sets ctx_leak: "{sectors} left, each costs 1 fuel", "encore {sectors}, chacun coûte 1 carburant";
        @sets ask_adrift: "Steer their ship where?", "Où piloter leur vaisseau ?";
        @sets ctx_adrift: "Its nav system is on the fritz; {sectors} to go", "Sa navigation est en panne ; encore {sectors}";
        @sets do_steer: "Steer it to {place}", "Le diriger vers {place}";
        do_fly: "Fly to {place}", "Voler vers {place}";
        do_evade: "Evade to {place}", "Esquiver vers {place}";
        @sets do_scan: "Scan {place} for Reavers", "Sonder {place} : des Reavers ?";
        @sets do_boost: "Burn 1 more fuel in {what}", "Brûler 1 carburant de plus : {what}";
        @sets do_overdrive: "Burn 1 more fuel for {sectors} more", "Brûler 1 carburant de plus pour {sectors} de plus";
        @sets do_mislead: "Mislead patrols with {what}", "Égarer les patrouilles : {what}";
        @sets do_serve: "Serve {what} to the crew", "Servir {what} à l'équipage";
        do_stop: "Stop here", "S'arrêter ici";
    }
}

/// The next sector.
pub(super) struct NextSector;

impl Told for NextSector {
    fn ask(&self, say: &Say) -> &'static str {
        let words = words(say.lang());
        if say.view.flight.is_some_and(|flight| flight.gone > 0) {
            words.ask_on
        } else {
            words.ask_flight
        }
    }

    /// Where one is, and how much farther one comes.
    fn context(&self, say: &Say) -> String {
        let sectors = say.text.count(say.text.words.sectors, say.view.sectors_left());
        let leaks = CARRIED && say.view.flight.is_some_and(|flight| flight.leaks);
        let words = words(say.lang());
        let text = if leaks { words.ctx_leak } else { words.ctx_flight };
        let left = fill(text, &[("sectors", &sectors)]);
        let at = say.view.acting().sector.map(|at| format!("{} · ", say.text.place(at)));
        at.unwrap_or_default() + &left
    }

    fn moment(&self, _: &View) -> &'static str {
        "flight"
    }
}

/// To an adjacent sector without a card.
pub(super) struct Evasion;

impl Told for Evasion {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_evade
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        say.to(words(say.lang()).do_evade, choice)
    }

    fn moment(&self, _: &View) -> &'static str {
        "evade"
    }
}

impl Told for Adrift {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_adrift
    }

    fn context(&self, say: &Say) -> String {
        let sectors = say.text.count(say.text.words.sectors, self.0);
        fill(words(say.lang()).ctx_adrift, &[("sectors", &sectors)])
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        say.to(words(say.lang()).do_steer, choice)
    }

    fn moment(&self, _: &View) -> &'static str {
        "flight"
    }
}
