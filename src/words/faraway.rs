//! What Faraway says. The words of a card come from the same data as its face and its score.

use super::{Lang, fill};
use rules::faraway::{
    Biome, Card, Counted, Reason, RegionId, SanctuaryId, Scored, Wonder, Wonders,
};

super::catalogue! {
    /// The words of Faraway.
    FarawayWords {
        name: "Faraway", "Faraway";
        about: "Lay eight regions left to right, score them right to left.", "Posez huit régions de gauche à droite, comptez-les de droite à gauche.";
        facts: "2 to 6 seats · 10 minutes", "2 à 6 places · 10 minutes";
        start: "Start", "Départ";
        start_basic: "Three cards each", "Trois cartes chacun";
        start_advanced: "Keep three of five", "En garder trois sur cinq";

        ask_keep: "Keep three of five", "Gardez-en trois sur cinq";
        ask_explore: "Explore a region", "Explorez une région";
        ask_take: "Take a region", "Prenez une région";
        ask_settle: "Keep one sanctuary", "Gardez un sanctuaire";
        do_keep: "Keep {cards}", "Garder {cards}";
        do_explore: "Explore {card}", "Explorer {card}";
        do_take: "Take {card}", "Prendre {card}";
        do_settle: "Keep it", "Le garder";
        keep_count: "{n} of 3 kept", "{n} sur 3 gardées";
        pick_hint: "Choose a card; the table shows what it would do.", "Choisissez une carte ; la table montre ce qu'elle ferait.";

        rivals: "The others", "Les autres";
        market: "Market", "Marché";
        market_last: "No market in the last round", "Pas de marché au dernier tour";
        hand: "Your hand", "Votre main";
        hand_of: "{name}'s hand", "Main de {name}";
        row: "Your journey", "Votre voyage";
        row_of: "{name}'s journey", "Voyage de {name}";
        sanctuaries: "Sanctuaries", "Sanctuaires";
        offered: "Sanctuaries found", "Sanctuaires trouvés";
        no_sanctuary: "None yet", "Aucun encore";
        empty_place: "Place {n}, empty", "Place {n}, vide";
        counts: "In sight", "En vue";
        now: "Now: {fame}, {why}.", "Maintenant : {fame}, {why}.";
        fame: "fame", "renommée";
        fame_n: "{n} fame", "{n} de renommée";
        would_find: "Finds a sanctuary: {n} to choose from", "Trouve un sanctuaire : choix parmi {n}";
        would_not_find: "Shorter than {n}: no sanctuary", "Plus court que {n} : pas de sanctuaire";
        secret: "Chosen in secret", "Choisi en secret";
        face_down: "face down", "face cachée";
        cards_known: "Known cards: {cards}", "Cartes connues : {cards}";
        deck_left: "{n} in the deck", "{n} dans la pioche";
        leftovers: "Left behind", "Laissées";

        region: "Region {n}", "Région {n}";
        sanctuary: "Sanctuary", "Sanctuaire";
        river: "river", "rivière";
        city: "city", "cité";
        forest: "forest", "forêt";
        desert: "desert", "désert";
        no_biome: "no biome", "sans biome";
        day: "day", "jour";
        night: "night", "nuit";
        stone: "stone", "pierre";
        stones: "stones", "pierres";
        chimera: "chimera", "chimère";
        chimeras: "chimeras", "chimères";
        thistle: "thistle", "chardon";
        thistles: "thistles", "chardons";
        clue: "clue", "indice";
        clues: "clues", "indices";
        nights: "night cards", "cartes de nuit";
        sets: "sets of four biomes", "séries de quatre biomes";
        and: "and", "et";
        or: "or", "ou";
        no_quest: "No quest", "Pas de quête";
        quest_flat: "{fame} fame", "{fame} de renommée";
        quest_per: "{fame} fame for each {what}", "{fame} de renommée par {what}";
        quest_if: "if {wonders} are in sight", "si {wonders} sont en vue";
        per_night: "night card", "carte de nuit";
        per_set: "set of the four biomes", "série des quatre biomes";
        why_flat: "quest fulfilled", "quête accomplie";
        why_count: "{count} × {fame}: {what}", "{count} × {fame} : {what}";
        why_unmet: "still lacks {wonders}", "il manque {wonders}";

        tell_deal: "{name}: hand of {cards}.", "{name} : main de {cards}.";
        tell_keep: "{name}: {kept} kept, {rejected} given back.", "{name} : {kept} gardées, {rejected} rendues.";
        tell_market: "Round {n}. Market: {cards}.", "Manche {n}. Marché : {cards}.";
        tell_explore: "{name}: {card} explored.", "{name} : {card} explorée.";
        tell_offer: "{name}: sanctuaries found, {n} to choose from.", "{name} : sanctuaires trouvés, choix parmi {n}.";
        tell_take: "{name}: {card} taken.", "{name} : {card} prise.";
        tell_settle: "{name}: sanctuary kept ({card})", "{name} : sanctuaire gardé ({card})";
        tell_discard: "Nobody takes {card}; it leaves the game.", "Personne ne prend {card} ; elle quitte le jeu.";
        tell_score: "{name}: {total} fame.", "{name} : {total} de renommée.";
        tell_tie: "A tie: the smallest number decides.", "Égalité : le plus petit nombre tranche.";

        scoring_title: "The way home", "Le chemin du retour";
        scoring_note: "Regions count from the last to the first.", "Les régions comptent de la dernière à la première.";
        card: "Card", "Carte";
        why: "Why", "Pourquoi";
        regions_total: "Regions", "Régions";
        sanctuaries_total: "Sanctuaries", "Sanctuaires";
        tie_note: "Tied on fame; the smallest number wins.", "Même renommée ; le plus petit nombre l'emporte.";
    }
}

/// Says in words what cards are and do.
#[derive(Clone, Copy)]
pub struct CardWords {
    words: &'static FarawayWords,
}

impl CardWords {
    /// The words of a language.
    pub fn new(lang: Lang) -> CardWords {
        CardWords { words: lang.faraway() }
    }

    /// A Region in one sentence.
    pub fn region(&self, id: RegionId) -> String {
        let title = fill(self.words.region, &[("n", &id.time())]);
        let time = if id.card().night { self.words.night } else { self.words.day };
        format!("{title}: {}", self.card(id.card(), Some(time)))
    }

    /// A Sanctuary in one sentence.
    pub fn sanctuary(&self, id: SanctuaryId) -> String {
        let time = id.card().night.then_some(self.words.night);
        format!("{}: {}", self.words.sanctuary, self.card(id.card(), time))
    }

    /// What a Sanctuary is, without the word itself.
    pub fn sanctuary_short(&self, id: SanctuaryId) -> String {
        self.card(id.card(), id.card().night.then_some(self.words.night))
    }

    fn card(&self, card: &Card, time: Option<&'static str>) -> String {
        let mut parts = vec![self.biome_of(card).to_owned()];
        parts.extend(time.map(str::to_owned));
        parts.extend(card.wonders.kinds().map(|(kind, n)| self.amount(kind, n)));
        if card.clues > 0 {
            parts.push(self.count(card.clues, self.words.clue, self.words.clues));
        }
        format!("{}. {}.", parts.join(", "), self.quest(card))
    }

    fn biome_of(&self, card: &Card) -> &'static str {
        card.biome.map_or(self.words.no_biome, |biome| self.biome(biome))
    }

    /// The quest of a card in words, its condition included.
    pub fn quest(&self, card: &Card) -> String {
        let Some(quest) = card.quest else { return self.words.no_quest.to_owned() };
        let gain = match quest.per {
            None => fill(self.words.quest_flat, &[("fame", &quest.fame)]),
            Some(counted) => {
                fill(self.words.quest_per, &[("fame", &quest.fame), ("what", &self.each(counted))])
            }
        };
        if quest.condition == Wonders::NONE {
            return gain;
        }
        let wonders = self.wonders(quest.condition);
        format!("{gain} {}", fill(self.words.quest_if, &[("wonders", &wonders)]))
    }

    /// The name of a biome.
    pub fn biome(&self, biome: Biome) -> &'static str {
        match biome {
            Biome::River => self.words.river,
            Biome::City => self.words.city,
            Biome::Forest => self.words.forest,
            Biome::Desert => self.words.desert,
        }
    }

    /// Amounts of wonders: `2 stones and 1 thistle`.
    pub fn wonders(&self, wonders: Wonders) -> String {
        let parts: Vec<String> = wonders.kinds().map(|(kind, n)| self.amount(kind, n)).collect();
        match parts.split_last() {
            Some((last, rest)) if !rest.is_empty() => {
                format!("{} {} {last}", rest.join(", "), self.words.and)
            }
            _ => parts.concat(),
        }
    }

    /// The name of one or several wonders of a kind.
    pub fn wonder(&self, kind: Wonder, n: u8) -> &'static str {
        let (one, many) = match kind {
            Wonder::Stone => (self.words.stone, self.words.stones),
            Wonder::Chimera => (self.words.chimera, self.words.chimeras),
            Wonder::Thistle => (self.words.thistle, self.words.thistles),
        };
        if n == 1 { one } else { many }
    }

    fn amount(&self, kind: Wonder, n: u8) -> String {
        format!("{n} {}", self.wonder(kind, n))
    }

    fn count(&self, n: u8, one: &str, many: &str) -> String {
        format!("{n} {}", if n == 1 { one } else { many })
    }

    /// One of what a quest counts: `stone`, `city or desert`.
    pub fn each(&self, counted: Counted) -> String {
        match counted {
            Counted::Wonders(kind) => self.wonder(kind, 1).to_owned(),
            Counted::Clue => self.words.clue.to_owned(),
            Counted::Night => self.words.per_night.to_owned(),
            Counted::Of(biome) => self.biome(biome).to_owned(),
            Counted::Either(one, other) => {
                format!("{} {} {}", self.biome(one), self.words.or, self.biome(other))
            }
            Counted::BiomeSet => self.words.per_set.to_owned(),
        }
    }

    /// Why a card scores what it scores.
    pub fn reason(&self, card: &Card, scored: Scored) -> String {
        match (scored.reason, card.quest) {
            (Reason::NoQuest, _) | (_, None) => self.words.no_quest.to_lowercase(),
            (Reason::Flat, _) => self.words.why_flat.to_owned(),
            (Reason::Unmet { missing }, _) => {
                fill(self.words.why_unmet, &[("wonders", &self.wonders(missing))])
            }
            (Reason::Counted { count }, Some(quest)) => {
                let what = quest.per.map(|counted| self.each(counted)).unwrap_or_default();
                let values: [(&str, &dyn std::fmt::Display); 3] =
                    [("count", &count), ("fame", &quest.fame), ("what", &what)];
                fill(self.words.why_count, &values)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn region(lang: Lang, time: u8) -> String {
        CardWords::new(lang).region(RegionId::new(time).unwrap())
    }

    #[test]
    fn a_region_in_words() {
        assert_eq!(
            region(Lang::En, 67),
            "Region 67: river, day, 1 clue. 19 fame if 2 chimeras and 2 thistles are in sight."
        );
        assert_eq!(region(Lang::En, 27), "Region 27: city, night. 1 fame for each desert or city.");
        assert_eq!(region(Lang::En, 1), "Region 1: forest, day, 1 stone, 1 chimera. No quest.");
        assert_eq!(
            region(Lang::Fr, 40),
            "Région 40: désert, nuit. 3 de renommée par carte de nuit si 1 pierre, 1 chimère et 1 chardon sont en vue."
        );
    }

    #[test]
    fn every_card_says_something_of_its_own() {
        for lang in Lang::ALL {
            let words = CardWords::new(lang);
            let mut said: Vec<String> = RegionId::all().map(|id| words.region(id)).collect();
            said.extend(SanctuaryId::all().map(|id| words.sanctuary(id)));
            said.sort_unstable();
            let before = said.len();
            said.dedup();
            assert_eq!(said.len(), before);
        }
    }

    #[test]
    fn a_reason_names_what_is_missing() {
        let words = CardWords::new(Lang::En);
        let id = RegionId::new(60).unwrap();
        let missing = Wonders { stone: 1, chimera: 2, thistle: 0 };
        let scored = Scored { fame: 0, reason: Reason::Unmet { missing } };
        assert_eq!(words.reason(id.card(), scored), "still lacks 1 stone and 2 chimeras");
    }
}
