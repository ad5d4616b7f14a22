//! What Faraway says. The words of a card come from the same data as its face and its score.

use super::{Lang, fill};
use crate::explain::faraway::Term;
use rules::faraway::{
    Biome, Card, Counted, Quest, ROUNDS, Reason, RegionId, SanctuaryId, Score, Scored, Tally,
    Wonder, Wonders, score,
};
use std::fmt::Display;

super::catalogue! {
    /// The words of Faraway.
    FarawayWords {
        ask_keep: "Keep three of five", "Gardez trois cartes sur cinq";
        ask_explore: "Explore a region", "Explorez une région";
        ask_take: "Take a region", "Prenez une région";
        ask_settle: "Keep one sanctuary", "Gardez un sanctuaire";
        do_keep: "Keep {cards}", "Garder {cards}";
        do_explore: "Explore {card}", "Explorer {card}";
        do_take: "Take {card}", "Prendre {card}";
        do_settle: "Keep it", "Le garder";
        keep_count: "{n} of 3 chosen", "{n} sur 3 choisie|{n} sur 3 choisies";
        pick_hint: "Choose a card to see what it would do.", "Choisissez une carte pour voir son effet.";

        rivals: "The others", "Les autres";
        market: "Market", "Marché";
        market_last: "No market in the last round", "Pas de marché au dernier tour";
        hand: "Your hand", "Votre main";
        hand_of: "{name}'s hand", "Main : {name}";
        row: "Your journey", "Votre voyage";
        row_of: "{name}'s journey", "Voyage : {name}";
        sanctuaries: "Sanctuaries", "Sanctuaires";
        offered: "Sanctuaries found: keep one after the market", "Sanctuaires trouvés : un à garder après le marché";
        offered_one: "Sanctuary found: yours after the market", "Sanctuaire trouvé : à vous après le marché";
        offered_now: "Sanctuaries found: keep one", "Sanctuaires trouvés : un à garder";
        found: "Found: yours|Keep 1 of {n}", "Trouvé : à vous|1 à garder sur {n}";
        found_why: "1 for the higher number, {n} for clues in sight. The one you keep joins your journey, the others go back.", "1 pour le nombre plus grand, {n} pour les indices en vue. Celui que vous gardez rejoint votre voyage, les autres repartent.";
        no_sanctuary: "None yet", "Aucun pour l'instant";
        empty_place: "Place {n}, empty", "Place {n}, vide";
        counts: "In sight", "En vue";
        advice_same: "{made}: an expert would choose the same.", "{made} : un expert choisirait de même.";
        advice_close: "You: {made}. An expert: {best}, worth about the same.", "Vous : {made}. Un expert : {best}, qui vaut à peu près autant.";
        advice_more: "You: {made}. An expert: {best}, some {n} fame more in the end.", "Vous : {made}. Un expert : {best}, environ {n} de renommée de plus à la fin.";
        advice_why: "At once the expert's: {best}; yours: {made}.", "Aussitôt, le sien : {best} ; le vôtre : {made}.";
        quest_open: "quest open", "quête ouverte";
        now: "Now: {why}.", "Maintenant : {why}.";
        fame: "fame", "renommée";
        of_fame: "fame", "de renommée";
        fame_n: "{n} fame", "{n} de renommée";
        home_now: "If you walked home now:", "Si vous rentriez maintenant :";
        promise_why: "if its quests are met", "si les quêtes sont remplies";
        promise_short: "if all met", "si remplies";
        promise_least: "at least, if all met", "au moins, si remplies";
        hold: "Pause", "Pause";
        would_find: "Finds a sanctuary|Sanctuary: 1 of {n}", "Trouve un sanctuaire|Sanctuaire : 1 sur {n}";
        would_not_find: "No sanctuary (below {n})", "Pas de sanctuaire (sous {n})";
        no_find: "No sanctuary", "Pas de sanctuaire";
        would_score: "{total} fame (+{n})", "renommée {total} (+{n})";
        itself: "this card +{n}", "cette carte +{n}";
        gains: "{card} +{n}", "{card} +{n}";
        needs: "{reward}, once these come later: {lacking}", "{reward}, quand viendront : {lacking}";
        brings: "Brings {what}", "Apporte {what}";
        laid_next: "{what}, if explored next round", "{what}, si elle est explorée au tour suivant";
        then: "Next round: {what}", "Au tour suivant : {what}";
        last_round: "Last round: {gains}.", "Au tour précédent : {gains}.";
        lost: "{cards} can then never score.", "{cards} ne pourra plus rien rapporter.|{cards} ne pourront plus rien rapporter.";
        order: "Lowest first", "Le plus petit d'abord";
        order_why: "The lowest number takes first: {order}.", "Le plus petit nombre prend en premier : {order}.";
        journey_note: "Eight rounds: in each everybody lays one card, all at the same time.", "Huit tours : à chacun, tous posent une carte en même temps.";
        find_hint: "A number higher than your last finds one, and one more for each clue in sight. You keep one.", "Un nombre plus grand que le dernier en trouve un, et un de plus par indice en vue. On en garde un.";
        not_revealed: "Your choice is made. All cards are turned up together.", "Votre choix est fait. Toutes les cartes sont révélées ensemble.";
        not_explored_yet: "For the next round: first take a region.", "Pour le prochain tour : prenez d'abord une région.";
        not_settled_yet: "For the next round: first keep a sanctuary.", "Pour le prochain tour : gardez d'abord un sanctuaire.";
        not_taken_yet: "Taken once all have explored, the lowest number first.", "Se prend quand tous ont exploré, le plus petit nombre d'abord.";
        not_taken_now: "It is another's turn to take.", "C'est à un autre de prendre.";
        taken_already: "You have taken one in this round.", "Vous en avez pris une à ce tour.";
        not_kept_yet: "You keep one as soon as you have taken a region.", "Vous en gardez un dès que vous avez pris une région.";
        secret: "Chosen in secret", "Choix secret fait";
        face_down: "face down", "face cachée";
        deck_left: "{n} in the deck", "{n} dans la pioche";

        region: "Region {n}", "Région {n}";
        sanctuary: "Sanctuary", "Sanctuaire";
        river: "river|rivers", "rivière|rivières";
        city: "city|cities", "cité|cités";
        forest: "forest|forests", "forêt|forêts";
        desert: "desert|deserts", "désert|déserts";
        no_biome: "no biome", "sans biome";
        day: "day", "jour";
        night: "night", "nuit";
        stone: "stone|stones", "pierre|pierres";
        chimera: "chimera|chimeras", "chimère|chimères";
        thistle: "thistle|thistles", "chardon|chardons";
        clue: "clue|clues", "indice|indices";
        night_card: "night card|night cards", "carte de nuit|cartes de nuit";
        biome_set: "set of the four biomes|sets of the four biomes", "série des quatre biomes|séries des quatre biomes";
        and: "and", "et";
        or: "or", "ou";
        number: "number", "nombre";
        quest: "quest", "quête";
        condition: "condition", "condition";
        no_quest: "No quest", "Pas de quête";
        quest_per: "{fame} fame for each {what}", "{fame} de renommée par {what}";
        quest_if: "if {wonders} is in sight|if {wonders} are in sight", "si {wonders} est en vue|si {wonders} sont en vue";
        why_free: "no condition", "sans condition";
        why_part: "{have} of {need} {what}", "{have} {what} sur {need}";
        why_count: "{counted} × {fame}", "{counted} × {fame}";

        all_explore: "Everybody explores", "Tout le monde explore";
        read_touch: "Hold one to read it.", "Maintenez-la pour la lire.";
        read_mouse: "Right-click one to read it.", "Clic droit pour la lire.";

        tell_deal: "{name}: {cards} dealt.", "{name} : {cards} en main.";
        tell_keep: "{name}: {kept} kept, {rejected} given back.", "{name} : {kept} gardées, {rejected} rendues.";
        tell_market: "Round {n}. Market: {cards}.", "Tour {n}. Marché : {cards}.";
        tell_explore: "{name}: {card} explored.", "{name} : {card} explorée.";
        tell_first: "{numbers}: {name} takes first.", "{numbers} : {name} prend en premier.";
        tell_first_you: "{numbers}: you take first.", "{numbers} : vous prenez en premier.";
        tell_offer: "{name}: {n} sanctuary found.|{name}: {n} sanctuaries found.", "{name} : {n} sanctuaire trouvé.|{name} : {n} sanctuaires trouvés.";
        tell_take: "{name}: {card} taken.", "{name} : {card} prise.";
        tell_settle: "{name}: sanctuary kept ({card}).", "{name} : sanctuaire gardé ({card}).";
        tell_settle_only: "{name}: sanctuary kept, the only one found ({card}).", "{name} : sanctuaire gardé, le seul trouvé ({card}).";
        tell_discard: "Nobody takes {card}; it leaves the game.", "Personne ne prend la {card} ; elle quitte le jeu.";
        tell_score: "{name}: {total} fame.", "{name} : {total} de renommée.";

        to_come: "{n} card to come|{n} cards to come", "{n} carte à venir|{n} cartes à venir";
        scoring_title: "The way home", "Le chemin du retour";
        scoring_note: "Regions count from the last to the first, then the sanctuaries. A press counts the next at once.", "Les régions comptent de la dernière à la première, puis les sanctuaires. Un appui compte la suivante aussitôt.";
        behind: "{name}: {n} behind {other}", "{name} : {n} de moins que {other}";
        ahead: "{name}: {n} ahead of {other}", "{name} : {n} de plus que {other}";
        decided: "{ahead}, above all by {what} ({a} to {b}). {other}: {unmet}; {name}: {met}.", "{ahead}, surtout par {what} ({a} contre {b}). {other} : {unmet} ; {name} : {met}.";
        made_of: "{a} by regions, {b} by sanctuaries; {unmet}", "{a} par les régions, {b} par les sanctuaires ; {unmet}";
        by_regions: "regions", "les régions";
        by_sanctuaries: "sanctuaries", "les sanctuaires";
        unmet: "{n} condition was not met|{n} conditions were not met", "{n} condition n'a pas été remplie|{n} conditions n'ont pas été remplies";
        all_met: "every condition was met", "toutes les conditions sont remplies";
        tie: "Tied at {total} fame: the smallest number in a journey wins, and {first} beats {others}.", "Égalité à {total} de renommée : le plus petit nombre d'un voyage l'emporte, et {first} bat {others}.";
        total: "Total", "Total";
        card: "Card", "Carte";
        why: "Why", "Pourquoi";
    }
}

/// Says in words what cards are and do.
#[derive(Clone, Copy)]
pub struct CardWords {
    lang: Lang,
    words: &'static FarawayWords,
}

/// What the Regions of an account have brought, or its Sanctuaries, which have no name.
fn fame(account: &[(Option<RegionId>, Scored)], is_region: bool) -> u16 {
    let counted = account.iter().filter(|(id, _)| id.is_some() == is_region);
    counted.map(|(_, scored)| scored.fame).sum()
}

/// What a journey comes to with a card more.
struct Gain {
    after: Score,
    /// By how much that is more.
    n: u16,
    /// By which cards, in words.
    parts: Vec<String>,
    /// The card itself, with what it scores.
    own: Option<(&'static Card, Scored)>,
}

impl CardWords {
    /// The words of a language.
    pub fn new(lang: Lang) -> CardWords {
        CardWords { lang, words: lang.faraway() }
    }

    /// A Region in one sentence.
    pub fn region(&self, id: RegionId) -> String {
        let time = if id.card().night { self.words.night } else { self.words.day };
        let title = self.region_title(id);
        fill(
            self.lang.words().about,
            &[("what", &title), ("it", &self.card(id.card(), Some(time)))],
        )
    }

    /// What a Region is called.
    pub fn region_title(&self, id: RegionId) -> String {
        fill(self.words.region, &[("n", &id.time())])
    }

    /// A Sanctuary in one sentence.
    pub fn sanctuary(&self, id: SanctuaryId) -> String {
        let time = id.card().night.then_some(self.words.night);
        let card = self.card(id.card(), time);
        fill(self.lang.words().about, &[("what", &self.words.sanctuary), ("it", &card)])
    }

    /// What is drawn on a Sanctuary and, if it has one, its quest: for within a sentence.
    pub fn sanctuary_short(&self, id: SanctuaryId) -> String {
        let card = id.card();
        let drawn = self.drawn(card, card.night.then_some(self.words.night));
        match card.quest {
            None => drawn,
            Some(_) => format!("{drawn}, {}", self.quest(card)),
        }
    }

    /// What a Sanctuary is told by in a list: its quest, or else what is drawn on it.
    pub fn sanctuary_title(&self, id: SanctuaryId) -> String {
        match id.card().quest {
            None => self.sanctuary_short(id),
            Some(_) => self.quest(id.card()),
        }
    }

    /// How far a journey is from another, while they are counted.
    pub fn race(&self, (name, total): (&str, u16), (other, best): (&str, u16)) -> String {
        let template = if total > best { self.words.ahead } else { self.words.behind };
        let said: [(&str, &dyn Display); 3] =
            [("name", &name), ("n", &total.abs_diff(best)), ("other", &other)];
        fill(template, &said)
    }

    /// What decided between the first and another: what gave most of the difference, Regions or
    /// Sanctuaries, which are told by having no name, and what either did not meet.
    pub fn decided(
        &self,
        (name, first): (&str, &[(Option<RegionId>, Scored)]),
        (other, second): (&str, &[(Option<RegionId>, Scored)]),
    ) -> String {
        let by = |is_region| (fame(first, is_region), fame(second, is_region));
        let (regions, sanctuaries) = (by(true), by(false));
        let lead = |(a, b): (u16, u16)| i32::from(a) - i32::from(b);
        let (what, (a, b)) = if lead(regions) >= lead(sanctuaries) {
            (self.words.by_regions, regions)
        } else {
            (self.words.by_sanctuaries, sanctuaries)
        };
        let ahead =
            self.race((name, regions.0 + sanctuaries.0), (other, regions.1 + sanctuaries.1));
        let said: [(&str, &dyn Display); 8] = [
            ("ahead", &ahead),
            ("what", &what),
            ("a", &a),
            ("b", &b),
            ("other", &other),
            ("unmet", &self.unmet(second)),
            ("name", &name),
            ("met", &self.unmet(first)),
        ];
        fill(self.words.decided, &said)
    }

    /// What an account is made of: Regions, Sanctuaries, and what was not met.
    pub fn made_of(&self, account: &[(Option<RegionId>, Scored)]) -> String {
        let said: [(&str, &dyn Display); 3] = [
            ("a", &fame(account, true)),
            ("b", &fame(account, false)),
            ("unmet", &self.unmet(account)),
        ];
        fill(self.words.made_of, &said)
    }

    /// How many conditions of an account were not met.
    fn unmet(&self, account: &[(Option<RegionId>, Scored)]) -> String {
        let unmet = |(_, scored): &&(Option<RegionId>, Scored)| {
            matches!(scored.reason, Reason::Unmet { .. })
        };
        match account.iter().filter(unmet).count() {
            0 => self.words.all_met.to_owned(),
            n => self.lang.count(self.words.unmet, n as u32),
        }
    }

    /// Which cards have brought more than before, each with how much: `45 +6, 12 +3`; nothing for none.
    pub fn grown(&self, row: &[RegionId], before: &Score, after: &Score) -> String {
        let part =
            |card: &dyn Display, n: u16| fill(self.words.gains, &[("card", card), ("n", &n)]);
        let was = before.regions.iter().map(|scored| scored.fame).chain(std::iter::repeat(0));
        let grown = row.iter().zip(after.regions.iter().zip(was));
        let grown = grown.map(|(id, (scored, was))| (id.time(), scored.fame.saturating_sub(was)));
        let mut parts: Vec<String> =
            grown.filter(|&(_, n)| n > 0).map(|(time, n)| part(&time, n)).collect();
        let kept = |score: &Score| -> u16 { score.sanctuaries.iter().map(|one| one.fame).sum() };
        let built = kept(after).saturating_sub(kept(before));
        parts.extend((built > 0).then(|| part(&self.words.sanctuaries, built)));
        parts.join(", ")
    }

    /// How a tie for the first place was decided, from everybody's total and smallest number: the lower one
    /// wins. Nothing where nobody is tied.
    pub fn tie(&self, all: &[(u16, RegionId)]) -> Option<String> {
        let most = all.iter().map(|&(total, _)| total).max()?;
        let mut tied: Vec<RegionId> =
            all.iter().filter(|(total, _)| *total == most).map(|&(_, id)| id).collect();
        rules::order::sort(&mut tied);
        let (first, others) = tied.split_first().filter(|(_, others)| !others.is_empty())?;
        let others = self.list(others.iter().map(|id| id.time().to_string()).collect());
        let said: [(&str, &dyn Display); 3] =
            [("total", &most), ("first", &first.time()), ("others", &others)];
        Some(fill(self.words.tie, &said))
    }

    fn card(&self, card: &Card, time: Option<&'static str>) -> String {
        format!("{}. {}.", self.drawn(card, time), self.quest(card))
    }

    fn drawn(&self, card: &Card, time: Option<&'static str>) -> String {
        let none = card.biome.is_none().then(|| self.words.no_biome.to_owned());
        let parts: Vec<String> = none.into_iter().chain(self.holds(card, time)).collect();
        parts.join(", ")
    }

    /// What lies on a card for others to count.
    fn holds(&self, card: &Card, time: Option<&'static str>) -> Vec<String> {
        let mut parts: Vec<String> =
            card.biome.map(|biome| self.biome(biome, 1)).into_iter().collect();
        parts.extend(time.map(str::to_owned));
        parts.extend(card.wonders.kinds().map(|(kind, n)| self.amount(kind, n)));
        if card.clues > 0 {
            parts.push(self.clues(card.clues));
        }
        parts
    }

    /// What a thing printed on a card is called.
    pub fn term(&self, term: Term) -> String {
        match term {
            Term::Number => self.words.number.to_owned(),
            Term::Sanctuary => self.words.sanctuary.to_owned(),
            Term::Biome(None) => self.words.no_biome.to_owned(),
            Term::Biome(Some(biome)) => self.biome(biome, 1),
            Term::Day => self.words.day.to_owned(),
            Term::Night => self.words.night.to_owned(),
            Term::Wonder(kind) => self.counted(Counted::Wonders(kind), 1),
            Term::Clue => self.lang.count(self.words.clue, 1u8),
            Term::Flat | Term::Per => self.words.quest.to_owned(),
            Term::NoQuest => self.words.no_quest.to_owned(),
            Term::Condition => self.words.condition.to_owned(),
        }
    }

    /// So many clues.
    fn clues(&self, n: u8) -> String {
        format!("{n} {}", self.lang.count(self.words.clue, n))
    }

    /// The quest of a card in words, its condition included.
    pub fn quest(&self, card: &Card) -> String {
        let Some(quest) = card.quest else { return self.words.no_quest.to_owned() };
        let gain = self.reward(quest);
        if quest.condition == Wonders::NONE {
            return gain;
        }
        let asked: u8 = quest.condition.kinds().map(|(_, n)| n).sum();
        let condition = self.lang.count(self.words.quest_if, asked);
        let wonders = self.wonders(quest.condition);
        format!("{gain} {}", fill(&condition, &[("wonders", &wonders)]))
    }

    /// What a quest gives once its condition is met.
    fn reward(&self, quest: Quest) -> String {
        match quest.per {
            None => fill(self.words.fame_n, &[("n", &quest.fame)]),
            Some(counted) => {
                let what = self.counted(counted, 1);
                fill(self.words.quest_per, &[("fame", &quest.fame), ("what", &what)])
            }
        }
    }

    /// The name of one or several cards of a biome.
    pub fn biome(&self, biome: Biome, n: u8) -> String {
        let forms = match biome {
            Biome::River => self.words.river,
            Biome::City => self.words.city,
            Biome::Forest => self.words.forest,
            Biome::Desert => self.words.desert,
        };
        self.lang.count(forms, n)
    }

    /// Amounts of wonders: `2 stones and 1 thistle`.
    fn wonders(&self, wonders: Wonders) -> String {
        self.list(wonders.kinds().map(|(kind, n)| self.amount(kind, n)).collect())
    }

    /// Several things: `one, two and three`.
    fn list(&self, parts: Vec<String>) -> String {
        match parts.split_last() {
            Some((last, rest)) if !rest.is_empty() => {
                format!("{} {} {last}", rest.join(", "), self.words.and)
            }
            _ => parts.concat(),
        }
    }

    /// The name of one or several of what a quest counts: `stones`, `city or desert`.
    pub fn counted(&self, counted: Counted, n: u8) -> String {
        let forms = match counted {
            Counted::Wonders(Wonder::Stone) => self.words.stone,
            Counted::Wonders(Wonder::Chimera) => self.words.chimera,
            Counted::Wonders(Wonder::Thistle) => self.words.thistle,
            Counted::Clue => self.words.clue,
            Counted::Night => self.words.night_card,
            Counted::BiomeSet => self.words.biome_set,
            Counted::Of(biome) => return self.biome(biome, n),
            Counted::Either(one, other) => {
                return format!(
                    "{} {} {}",
                    self.biome(one, n),
                    self.words.or,
                    self.biome(other, n)
                );
            }
        };
        self.lang.count(forms, n)
    }

    fn amount(&self, kind: Wonder, n: u8) -> String {
        format!("{n} {}", self.counted(Counted::Wonders(kind), n))
    }

    /// Why a card scores what it scores: `2 of 3 thistles`, `4 stones × 3`.
    pub fn why(&self, card: &Card, scored: Scored) -> String {
        let Some(quest) = card.quest else { return self.words.no_quest.to_owned() };
        let missing = match scored.reason {
            Reason::Unmet { missing } => missing,
            Reason::NoQuest | Reason::Flat | Reason::Counted { .. } => Wonders::NONE,
        };
        let part = |(kind, need): (Wonder, u8)| {
            let have = need - missing.of(kind);
            let agrees = match self.lang {
                Lang::En => need,
                Lang::Fr => have,
            };
            let what = self.counted(Counted::Wonders(kind), agrees);
            let values: [(&str, &dyn Display); 3] =
                [("have", &have), ("need", &need), ("what", &what)];
            fill(self.words.why_part, &values)
        };
        let mut parts: Vec<String> = quest.condition.kinds().map(part).collect();
        if let (Reason::Counted { count }, Some(per)) = (scored.reason, quest.per) {
            let counted = format!("{count} {}", self.counted(per, count));
            let values: [(&str, &dyn Display); 2] = [("counted", &counted), ("fame", &quest.fame)];
            parts.push(fill(self.words.why_count, &values));
        }
        if parts.is_empty() { self.words.why_free.to_owned() } else { parts.join(", ") }
    }

    /// What a journey would score with a card more, and which cards make it more:
    /// `65 fame (+23)` and `65 fame (+23): 63 +19, this card +4`; where it gains nothing yet, what the card
    /// lacks or brings.
    pub fn gain(
        &self,
        (row, kept): (&[RegionId], &[SanctuaryId]),
        (region, sanctuary): (Option<RegionId>, Option<SanctuaryId>),
    ) -> (String, String) {
        let Gain { after, n, parts, own } = self.gains((row, kept), (region, sanctuary));
        let beside = row.iter().filter(|_| region.is_none()).copied().chain(region);
        let more = kept.iter().copied().chain(sanctuary);
        let seen = Tally::of(beside.map(RegionId::card).chain(more.map(|id| id.card())));
        // What completes the journey lacks what it lacks for good.
        let open = after.regions.len() < ROUNDS.into();
        let own = own.filter(|(_, scored)| open || scored.reason == Reason::NoQuest);
        // What a quest lacks is told whatever is gained; what a card brings, where that is all.
        let own = own.filter(|(_, scored)| n == 0 || scored.reason != Reason::NoQuest);
        let beside = own.and_then(|(card, scored)| self.beside(card, scored, &seen));
        let said = fill(self.words.would_score, &[("total", &after.total()), ("n", &n)]);
        let all = match parts.is_empty() {
            true => said.clone(),
            false => fill(self.lang.words().about, &[("what", &said), ("it", &parts.join(", "))]),
        };
        match beside {
            None => (said, all),
            Some(beside) if own.is_some_and(|(card, _)| card.quest.is_none()) => {
                (said, format!("{all} · {beside}"))
            }
            Some(beside) => {
                (format!("{said} · {}", self.words.quest_open), format!("{all} · {beside}"))
            }
        }
    }

    fn gains(
        &self,
        (row, kept): (&[RegionId], &[SanctuaryId]),
        (region, sanctuary): (Option<RegionId>, Option<SanctuaryId>),
    ) -> Gain {
        let longer: Vec<RegionId> = row.iter().copied().chain(region).collect();
        let more: Vec<SanctuaryId> = kept.iter().copied().chain(sanctuary).collect();
        let (before, after) = (score(row, kept), score(&longer, &more));
        let gained = |(after, before): (&Scored, &Scored)| after.fame.saturating_sub(before.fame);
        let part =
            |card: &dyn Display, n: u16| fill(self.words.gains, &[("card", card), ("n", &n)]);
        let laid = row.iter().zip(after.regions.iter().zip(&before.regions));
        let mut parts: Vec<String> = laid
            .filter(|&(_, pair)| gained(pair) > 0)
            .map(|(id, pair)| part(&id.time(), gained(pair)))
            .collect();
        let built: u16 = after.sanctuaries.iter().zip(&before.sanctuaries).map(gained).sum();
        if built > 0 {
            parts.push(part(&self.words.sanctuaries, built));
        }
        let own = match (region, sanctuary) {
            (Some(region), _) => after.regions.last().map(|&scored| (region.card(), scored)),
            (None, Some(kept)) => after.sanctuaries.last().map(|&scored| (kept.card(), scored)),
            (None, None) => None,
        };
        if let Some((_, scored)) = own.filter(|(_, scored)| scored.fame > 0 && !parts.is_empty()) {
            parts.push(fill(self.words.itself, &[("n", &scored.fame)]));
        }
        let n = after.total().saturating_sub(before.total());
        Gain { after, n, parts, own }
    }

    /// How many sanctuaries somebody finds.
    pub fn finds(&self, n: u8) -> String {
        match n {
            0 => self.words.no_find.to_owned(),
            n => self.lang.count(self.words.would_find, n),
        }
    }

    /// What a journey gains with a card more, and by which cards: `+23 (63 +19, this card +4)`.
    pub fn gained(
        &self,
        laid: (&[RegionId], &[SanctuaryId]),
        more: (Option<RegionId>, Option<SanctuaryId>),
    ) -> String {
        let Gain { n, parts, .. } = self.gains(laid, more);
        if parts.is_empty() { format!("+{n}") } else { format!("+{n} ({})", parts.join(", ")) }
    }

    /// What a card that scores nothing is good for: what it could score and lacks, what it brings.
    fn beside(&self, card: &Card, scored: Scored, seen: &Tally) -> Option<String> {
        let needs = |quest: Quest, lacking: String| {
            let values: [(&str, &dyn Display); 2] =
                [("reward", &self.reward(quest)), ("lacking", &lacking)];
            fill(self.words.needs, &values)
        };
        match (scored.reason, card.quest) {
            (Reason::Unmet { missing }, Some(quest)) => Some(needs(quest, self.wonders(missing))),
            (Reason::Counted { count: 0 }, Some(quest)) if quest.per == Some(Counted::BiomeSet) => {
                let lacking = Biome::ALL.into_iter().filter(|&biome| seen.biome(biome) == 0);
                Some(needs(quest, self.list(lacking.map(|biome| self.biome(biome, 1)).collect())))
            }
            (Reason::NoQuest, _) => self.brings(card),
            (Reason::Unmet { .. } | Reason::Flat | Reason::Counted { .. }, _) => None,
        }
    }

    /// What a card brings for others to count.
    pub fn brings(&self, card: &Card) -> Option<String> {
        let holds = self.holds(card, card.night.then_some(self.words.night));
        let what = holds.join(", ");
        (!holds.is_empty()).then(|| fill(self.words.brings, &[("what", &what)]))
    }

    /// The same of one that is looked at, with what it would give where its condition is not met yet.
    pub fn outlook(&self, card: &Card, scored: Scored) -> String {
        let unmet = matches!(scored.reason, Reason::Unmet { .. });
        let beside = self.beside(card, scored, &Tally::default()).filter(|_| unmet);
        beside.unwrap_or_else(|| self.now(card, scored))
    }

    /// What a card sees and scores now: `2 of 3 thistles · 0 fame`.
    pub fn now(&self, card: &Card, scored: Scored) -> String {
        let fame = fill(self.words.fame_n, &[("n", &scored.fame)]);
        match card.quest {
            None => self.words.no_quest.to_owned(),
            Some(quest) if quest.per.is_none() && quest.condition == Wonders::NONE => fame,
            Some(_) => format!("{} · {fame}", self.why(card, scored)),
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
            "Région 40 : désert, nuit. 3 de renommée par carte de nuit si 1 pierre, 1 chimère et 1 chardon sont en vue."
        );
    }

    #[test]
    fn what_a_card_would_bring_is_told_card_by_card() {
        let row = |time: u8| vec![RegionId::new(time).unwrap()];
        let en = CardWords::new(Lang::En);
        let said = en.gain((&row(60), &[]), (RegionId::new(1), None)).1;
        assert_eq!(said, "0 fame (+0) · Brings forest, 1 stone, 1 chimera");
        let said = en.gain((&row(1), &[]), (RegionId::new(18), None)).1;
        let lacking = "0 fame (+0) · 10 fame for each set of the four biomes, once these come later: city, forest and desert";
        assert_eq!(said, lacking);
        let said = en.gain((&[], &[]), (RegionId::new(67), None)).1;
        assert_eq!(said, "0 fame (+0) · 19 fame, once these come later: 2 chimeras and 2 thistles");
        // What is gained and what is lacking are told side by side.
        let (short, said) = en.gain((&row(15), &[]), (RegionId::new(34), None));
        assert_eq!(short, "2 fame (+2) · quest open");
        let lacking = "3 fame for each chimera, once these come later: 2 stones";
        assert_eq!(said, format!("2 fame (+2): 15 +2 · {lacking}"));
        // 13 counts stones: 2 holds two of them.
        let said = en.gain((&row(13), &[]), (RegionId::new(2), None)).1;
        assert_eq!(said, "4 fame (+4): 13 +4");
        let stone = SanctuaryId::all().find(|id| {
            let card = id.card();
            card.quest.is_none() && card.wonders.stone == 1
        });
        assert!(en.gain((&row(13), &[]), (None, stone)).1.starts_with("2 fame (+2): 13 +2"));
    }

    #[test]
    fn the_end_tells_what_decided() {
        let (en, fr) = (CardWords::new(Lang::En), CardWords::new(Lang::Fr));
        let score = |times: &[u8], kept: &[u8]| -> Vec<(Option<RegionId>, Scored)> {
            let row: Vec<RegionId> = times.iter().filter_map(|&n| RegionId::new(n)).collect();
            let kept: Vec<SanctuaryId> = kept.iter().filter_map(|&n| SanctuaryId::new(n)).collect();
            let score = score(&row, &kept);
            let regions = row.iter().copied().map(Some).zip(score.regions);
            regions.chain(score.sanctuaries.into_iter().map(|scored| (None, scored))).collect()
        };
        // 13 counts stones: 2 holds two of them.
        let told = en.decided(("Ada", &score(&[13, 2], &[])), ("You", &score(&[67], &[])));
        let expected = "Ada: 4 ahead of You, above all by regions (4 to 0). You: 1 condition was not met; Ada: every condition was met.";
        assert_eq!(told, expected);
        let scores = |id: &SanctuaryId| {
            score(&[13, 2], &[id.number()]).last().is_some_and(|(_, scored)| scored.fame > 0)
        };
        let kept = SanctuaryId::all().find(scores).unwrap();
        let (more, less) = (score(&[13, 2], &[kept.number()]), score(&[13, 2], &[]));
        let told = fr.decided(("Vous", &more), ("Ada", &less));
        assert!(told.contains(", surtout par les sanctuaires ("), "{told}");
        assert!(
            told.contains(" contre 0). Ada\u{a0}: toutes les conditions sont remplies"),
            "{told}"
        );
        assert_eq!(en.race(("Ada", 20), ("You", 31)), "Ada: 11 behind You");
    }

    #[test]
    fn a_tie_says_which_number_beats_which() {
        let en = CardWords::new(Lang::En);
        let all = |all: &[(u16, u8)]| -> Vec<(u16, RegionId)> {
            all.iter().filter_map(|&(total, n)| Some((total, RegionId::new(n)?))).collect()
        };
        assert_eq!(en.tie(&all(&[(40, 22), (39, 2)])), None);
        let told = en.tie(&all(&[(40, 22), (12, 1), (40, 2), (40, 31)])).unwrap();
        assert_eq!(
            told,
            "Tied at 40 fame: the smallest number in a journey wins, and 2 beats 22 and 31."
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
    fn numbers_agree_with_what_they_count() {
        assert!(region(Lang::En, 51).ends_with("14 fame if 4 stones are in sight."));
        let alone = SanctuaryId::all().map(|id| CardWords::new(Lang::Fr).sanctuary(id));
        assert!(alone.into_iter().all(|said| said.starts_with("Sanctuaire\u{a0}: ")));
        let fr = CardWords::new(Lang::Fr);
        assert_eq!(fr.counted(Counted::Clue, 0), "indice");
        assert_eq!(fr.counted(Counted::Either(Biome::City, Biome::Desert), 2), "cités ou déserts");
        let en = CardWords::new(Lang::En);
        assert_eq!(en.counted(Counted::BiomeSet, 0), "sets of the four biomes");
    }

    #[test]
    fn a_reason_says_how_much_is_there_of_what_is_asked() {
        let words = CardWords::new(Lang::En);
        let card = RegionId::new(60).unwrap().card();
        let missing = Wonders { stone: 1, chimera: 2, thistle: 0 };
        let unmet = Scored { fame: 0, reason: Reason::Unmet { missing } };
        assert_eq!(words.now(card, unmet), "1 of 2 stones, 0 of 2 chimeras · 0 fame");
        let fr = CardWords::new(Lang::Fr);
        assert_eq!(fr.now(card, unmet), "1 pierre sur 2, 0 chimère sur 2 · 0 de renommée");
        let card = RegionId::new(57).unwrap().card();
        let met = Scored { fame: 16, reason: Reason::Counted { count: 4 } };
        assert_eq!(words.now(card, met), "3 of 3 thistles, 4 stones × 4 · 16 fame");
        let card = RegionId::new(1).unwrap().card();
        let none = Scored { fame: 0, reason: Reason::NoQuest };
        assert_eq!(words.now(card, none), "No quest");
    }
}
