//! Alliance Contact, and wanted crew that are looked for.

use super::{Say, Told};
use crate::words::{FireflyText, capital, fill};
use rules::Seat;
use rules::firefly::effect::{Good, Lot};
use rules::firefly::job::Freight;
use rules::firefly::sets::CARRIED;
use rules::firefly::step::{Alliance, Levy, Manhunt, Wanted};
use rules::firefly::story::Twist;
use rules::firefly::{Active, Captain, Choice, Person, View, figures};
use std::fmt::Display;

/// What the law takes of what is aboard.
const SEIZED: [Good; 2] = [Good::Contraband, Good::Fugitive];

crate::words::catalogue! {
    /// The words of Alliance Contact.
    LawWords {
        ask_alliance: "The Alliance comes aboard", "L'Alliance monte à bord";
        ask_hide: "Hide a wanted crew", "Cachez un équipier recherché";
        ctx_fine: "fine of {n}, warrants cleared", "amende de {n}, mandats levés";
        ctx_short: "fine of {n}: all your money, {have}, warrants cleared", "amende de {n} : tout votre argent, {have}, mandats levés";
        ctx_seized: "seized: {what}", "saisie : {what}";
        ctx_wanted: "each taken away on a 1: {who}", "emmenés chacun sur un 1 : {who}";
        hides: "your ship hides {n} of them", "votre vaisseau en cache {n}";
        bereft: "{job}: its goods are gone, find others or drop it", "{job} : sa cargaison est perdue, retrouvez-en ou abandonnez";
        @sets ctx_wanted_to: "each taken away on {n} or less: {who}", "emmenés chacun sur {n} au plus : {who}";
        @sets ctx_leader: "the leader, wanted: disgruntled on such a roll", "le chef, recherché : mécontent sur un tel jet";
        @sets ctx_levy: "the dearest crew leaves the game", "l'équipier le plus cher quitte la partie";
        @sets ask_levy: "The Cruiser takes the dearest crew along: whom?", "Le Croiseur emmène l'équipier le plus cher : qui ?";
        @sets do_give_up: "Hand over {who} for one fine", "Livrer {who} contre une amende";
        do_submit: "Let them aboard", "Les laisser monter";
        do_decoy: "Discard {what}: the Cruiser moves off", "Défausser {what} : le Croiseur s'éloigne";
        do_hide: "Hide {who}", "Cacher {who}";
        @sets ask_manhunt: "The Operative takes one of the wanted along: whom?", "L'Agent emmène un équipier recherché : qui ?";
        @sets ctx_manhunt: "The Corvette takes no fine from an outlaw: whoever is handed over leaves the game; fugitives in the hold are gone, and the flight is over", "La Corvette ne prend pas d'amende au hors-la-loi : qui est livré quitte la partie ; les fugitifs de la soute sont perdus, et le vol est fini";
        @sets do_hand_over: "Hand over {who}", "Livrer {who}";
        @sets ctx_stopped: "the flight ends there", "le vol s'arrête là";
        @sets ctx_freed: "fugitives in the hold are gone", "les fugitifs de la soute sont perdus";
        @sets ctx_spared: "nothing and nobody is taken", "rien ni personne n'est pris";
        @sets ctx_taken: "a wanted crew of your choice is taken", "un équipier recherché de votre choix est emmené";
    }
}

impl Told for Alliance {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_alliance
    }

    fn context(&self, say: &Say) -> String {
        say.text.law_takes(say.view, say.view.captain(self.0))
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let Choice::LetGo(crew) = choice else { return None };
        CARRIED.then(|| say.crew(words(say.lang()).do_give_up, crew))
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

/// What gives somebody up.
fn hand_over(say: &Say, choice: Choice) -> Option<String> {
    let Choice::LetGo(crew) = choice else { return None };
    Some(say.crew(words(say.lang()).do_hand_over, crew))
}

impl Told for Manhunt {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_manhunt
    }

    fn context(&self, say: &Say) -> String {
        words(say.lang()).ctx_manhunt.to_owned()
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        hand_over(say, choice)
    }

    fn seat(&self, _: &View) -> Seat {
        self.0
    }

    fn moment(&self, _: &View) -> &'static str {
        "alliance"
    }
}

impl Told for Levy {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_levy
    }

    fn context(&self, say: &Say) -> String {
        capital(words(say.lang()).ctx_levy)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        hand_over(say, choice)
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
    pub fn law_takes(&self, view: &View, captain: &Captain) -> String {
        self.joined(&self.law_lines(view, captain))
    }

    /// The same of a rival.
    pub fn law_takes_of(&self, captain: &Captain) -> String {
        let words = words(self.lang);
        let fine = (figures::FINE * u32::from(captain.warrants)).min(captain.money);
        let fine =
            (captain.warrants > 0).then(|| fill(words.ctx_fine, &[("n", &self.money(fine))]));
        let safe = captain.keeps_fugitives();
        let goods = SEIZED.into_iter().filter(|good| !(safe && *good == Good::Fugitive));
        let goods = goods.map(|good| (good, captain.has(good))).filter(|(_, n)| *n > 0);
        let goods: Vec<String> = goods.map(|(good, n)| self.good(good, n.into())).collect();
        let seized = fill(words.ctx_seized, &[("what", &goods.join(", "))]);
        let sought = self.supplies(&captain.sought());
        let taken = fill(words.ctx_wanted, &[("who", &sought.join(", "))]);
        let seized = (!goods.is_empty()).then_some(seized);
        let taken = (!sought.is_empty()).then_some(taken);
        self.joined(&fine.into_iter().chain(seized).chain(taken).collect::<Vec<_>>())
    }

    /// The same, in the order of the rules.
    pub fn law_lines(&self, view: &View, captain: &Captain) -> Vec<String> {
        let words = words(self.lang);
        let mut parts = Vec::new();
        if captain.warrants > 0 {
            let fine = figures::FINE * u32::from(captain.warrants);
            let said = if fine > captain.money { words.ctx_short } else { words.ctx_fine };
            let values: [(&str, &dyn Display); 2] =
                [("n", &self.money(fine)), ("have", &self.money(captain.money))];
            parts.push(fill(said, &values));
        }
        let safe = captain.keeps_fugitives();
        let seized = SEIZED.map(|good| (good, captain.has(good)));
        let seized = seized.into_iter().filter(|(good, _)| !(safe && *good == Good::Fugitive));
        let seized = seized.filter(|(_, n)| *n > 0);
        let seized: Vec<String> = seized.map(|(good, n)| self.good(good, n.into())).collect();
        if !seized.is_empty() {
            parts.push(fill(words.ctx_seized, &[("what", &seized.join(", "))]));
        }
        let sought = self.supplies(&captain.sought());
        if !sought.is_empty() {
            let up_to = view.wanted_up_to(captain.warrants);
            let taken = if CARRIED && up_to > 1 { words.ctx_wanted_to } else { words.ctx_wanted };
            let values: [(&str, &dyn Display); 2] = [("n", &up_to), ("who", &sought.join(", "))];
            let taken = fill(taken, &values);
            let hides = fill(words.hides, &[("n", &captain.hides())]);
            parts.push(if captain.hides() > 0 { self.aside(&taken, &hides) } else { taken });
        }
        if CARRIED {
            let leader = captain.is_wanted(Person::Leader).then_some(words.ctx_leader);
            let levy = view.table.has(Twist::TakesDearest) && !captain.crew.is_empty();
            let levy = levy.then_some(words.ctx_levy);
            parts.extend(leader.into_iter().chain(levy).map(str::to_owned));
        }
        parts
    }

    /// The jobs under way whose goods the law has seized.
    pub fn bereft(&self, captain: &Captain) -> Vec<String> {
        let lacks = |lot: &Lot| SEIZED.contains(&lot.good) && captain.has(lot.good) < lot.count;
        let is_bereft = |active: &&Active| match active.job.job().course.freight() {
            Some(Freight::Lots(lots)) => active.loaded && lots.iter().any(lacks),
            Some(Freight::Any(_) | Freight::People) | None => false,
        };
        let jobs = captain.active.iter().filter(is_bereft);
        let said = words(self.lang).bereft;
        jobs.map(|active| fill(said, &[("job", &self.job(active.job))])).collect()
    }

    /// What meeting the Operative costs an outlaw's ship.
    pub fn operative_takes(&self, captain: &Captain) -> String {
        if !CARRIED {
            return String::new();
        }
        let words = words(self.lang);
        let freed = captain.hold[Good::Fugitive] > 0 && !captain.keeps_fugitives();
        let taken = captain.sought().len() > captain.hides().into();
        let spared = !freed && !taken;
        let parts = [
            (true, words.ctx_stopped),
            (freed, words.ctx_freed),
            (taken, words.ctx_taken),
            (spared, words.ctx_spared),
        ];
        let parts = parts.into_iter().filter(|(holds, _)| *holds);
        self.joined(&parts.map(|(_, what)| what.to_owned()).collect::<Vec<_>>())
    }
}
