//! Alliance Contact, and wanted crew that are looked for.

use super::{Say, Told};
use crate::words::{FireflyText, fill};
use rules::Seat;
use rules::firefly::effect::Good;
use rules::firefly::step::{Alliance, Manhunt, Wanted};
use rules::firefly::{Captain, Choice, View, figures};

crate::words::catalogue! {
    /// The words of Alliance Contact.
    LawWords {
        ask_alliance: "The Alliance comes aboard", "L'Alliance monte à bord";
        ask_hide: "Hide a wanted crew", "Cachez un équipier recherché";
        ctx_fine: "fine of {n}", "amende de {n}";
        ctx_seized: "contraband and fugitives are seized", "contrebande et fugitifs sont saisis";
        ctx_wanted: "{n} wanted crew, each taken away on a roll of 1", "équipiers recherchés : {n}, chacun emmené sur un 1 au dé";
        do_submit: "Let them aboard", "Les laisser monter";
        do_decoy: "Discard {what}: the Cruiser moves off", "Défausser {what} : le Croiseur s'éloigne";
        do_hide: "Hide {who}", "Cacher {who}";
        ask_manhunt: "The Operative takes one of the wanted along: whom?", "L'Agent emmène un équipier recherché : qui ?";
        ctx_manhunt: "out of the game; fugitives in the hold are gone, and the flight is over", "hors du jeu ; les fugitifs de la soute sont perdus, et le vol est fini";
        do_hand_over: "Hand over {who}", "Livrer {who}";
    }
}

impl Told for Alliance {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_alliance
    }

    fn context(&self, say: &Say) -> String {
        say.text.law_takes(say.view.captain(self.0))
    }

    fn seat(&self, _: &View) -> Seat {
        self.0
    }

    fn moment(&self, _: &View) -> &'static str {
        "alliance"
    }
}

impl Told for Wanted {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_hide
    }

    fn context(&self, say: &Say) -> String {
        say.text.supplies(&self.todo).join(", ")
    }

    fn seat(&self, _: &View) -> Seat {
        self.seat
    }

    fn moment(&self, _: &View) -> &'static str {
        "alliance"
    }
}

impl Told for Manhunt {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_manhunt
    }

    fn context(&self, say: &Say) -> String {
        words(say.lang()).ctx_manhunt.to_owned()
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let Choice::LetGo(crew) = choice else { return None };
        Some(say.crew(words(say.lang()).do_hand_over, crew))
    }

    fn seat(&self, _: &View) -> Seat {
        self.0
    }

    fn moment(&self, _: &View) -> &'static str {
        "alliance"
    }
}

impl FireflyText {
    /// What a search by the Cruiser costs a ship.
    pub fn law_takes(&self, captain: &Captain) -> String {
        let words = words(self.lang);
        let mut parts = Vec::new();
        if captain.warrants > 0 {
            let fine = self.money(figures::FINE * u32::from(captain.warrants));
            parts.push(fill(words.ctx_fine, &[("n", &fine)]));
        }
        if captain.has(Good::Contraband) + captain.has(Good::Fugitive) > 0 {
            parts.push(words.ctx_seized.to_owned());
        }
        let wanted = captain.everyone().into_iter().filter(|&p| captain.is_wanted(p)).count();
        if wanted > 0 {
            parts.push(fill(words.ctx_wanted, &[("n", &wanted)]));
        }
        self.joined(&parts)
    }
}
