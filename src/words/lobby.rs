//! What the lobby says of the games' options. Apart from their other words: every program carries these of all games.

use super::Lang;
use super::fill;
use super::title::{Titles, title, titles};
use rules::firefly::sets::{Set, Sets};
use rules::firefly::{Aim, Table};

super::catalogue! {
    /// The words of the games' options.
    LobbyWords {
        start: "Start", "Départ";
        start_basic: "Three cards each", "Trois cartes chacun";
        start_advanced: "Keep three of five", "En garder trois sur cinq";

        story: "Story", "Histoire";
        rounds: "Turn limit", "Limite de tours";
        rounds_none: "Until somebody wins", "Jusqu'à la victoire";
        rounds_n: "{n} rounds", "{n} tours";
        first_jobs: "Starting jobs", "Premiers contrats";
        jobs_all: "One of each contact", "Un de chaque contact";
        jobs_first: "First game: three easy contacts", "Première partie : trois contacts faciles";
        jobs_none: "None in this match", "Aucun dans cette partie";
        jobs_drawn: "Each draws their own", "Chacun pioche les siens";
        sets: "Expansions, the simplest first", "Extensions, la plus simple d'abord";
        opening: "Set-up", "Mise en place";
        alert_cards: "Alert cards", "Cartes d'alerte";
        alert_cards_about: "One order of the Alliance at a time binds everybody.", "Un ordre de l'Alliance à la fois s'impose à tous.";
        alert_cards_due: "The story or the set-up plays with them.", "L'histoire ou la mise en place les demande.";
        begin_with: "To begin with: two captains, {story}", "Pour commencer : deux capitaines, {story}";
        begun: "This is the match proposed to begin with these", "C'est la partie proposée pour commencer avec elles";
        with_sets: "With {what}", "Avec {what}";
        solo_good: "Awful Lonely: Good", "Seul dans le grand vide : le Bon";
        solo_bad: "Awful Lonely: Bad", "Seul dans le grand vide : la Brute";
        solo_ugly: "Awful Lonely: Ugly", "Seul dans le grand vide : le Truand";
    }
}

/// The titles of the stories, by their numbers.
pub(super) static STORIES: Titles = titles! {
    1: "The King of All Londinium", "Le roi de tout Londinium";
    2: "Harken's Folly", "La folie de Harken";
    3: "Desperadoes", "Desperados";
    4: "First Time in the Captain's Chair", "Première fois dans le fauteuil du capitaine";
    5: "\"Respectable\" Persons of Business", "Des gens d'affaires « respectables »";
    6: "Niska's Holiday", "Les vacances de Niska";
    10: "Any Port in a Storm", "N'importe quel port dans la tempête";
    11: "Patience's War", "La guerre de Patience";
    12: "The Great Recession", "La grande récession";
    13: "It's All in Who You Know", "Tout est dans les relations";
    14: "The Well's Run Dry", "Le puits est à sec";
    15: "Down and Out", "Sans le sou";
    16: "Where the Wind Takes Us", "Là où le vent nous porte";
    17: "Wanted Men", "Recherchés";
    18: "The Choices We Make", "Les choix que nous faisons";
    19: "...Another Man's Treasure", "... fait le bonheur des autres";
    20: "Jail Break", "L'évasion";
    21: "Smuggler's Blues", "Le blues du contrebandier";
};

/// The titles of the set-up cards, by their numbers.
static OPENINGS: Titles = titles! {
    0: "Standard", "Ordinaire";
    1: "Alliance High Alert", "L'Alliance en état d'alerte";
    2: "Awful Crowded in My Sky", "Mon ciel est bien encombré";
    3: "Clearer Skies, Better Days", "Ciels plus clairs, jours meilleurs";
    4: "The Blitz", "Le Blitz";
    5: "The Browncoat Way", "À la Browncoat";
    6: "The Rim's the Thing", "La Lisière avant tout";
    7: "Time's Not on Our Side", "Le temps joue contre nous";
};

/// What they change.
static OPENINGS_ABOUT: Titles = titles! {
    0: "As in the base game: $3000, 6 fuel and 2 parts.", "Comme dans le jeu de base : 3000 $, 6 carburants et 2 pièces.";
    1: "Nobody deals with Harken; an alert card is in force; three jobs of any contacts.", "Personne ne traite avec Harken ; une carte d'alerte est en vigueur ; trois contrats au choix.";
    2: "Alerts at every planet; three easy contacts.", "Des alertes à chaque planète ; trois contacts faciles.";
    3: "A die says how far each burn is clear; no alerts.", "Un dé dit jusqu'où chaque vol est dégagé ; pas d'alertes.";
    4: "Free cards of one supply deck, in turn.", "Des cartes gratuites d'un approvisionnement, tour à tour.";
    5: "$12,000 each for ship, fuel and parts; no jobs.", "12 000 $ chacun pour vaisseau, carburant et pièces ; aucun contrat.";
    6: "Jobs of the Rim alone.", "Les contrats de la Lisière seulement.";
    7: "Twenty rounds and one more; three jobs of one contact.", "Vingt tours et un dernier ; trois contrats d'un même contact.";
};

/// What the expansions are called, by their numbers.
static SETS: Titles = titles! {
    1: "Breakin' Atmo", "Breakin' Atmo";
    2: "Blue Sun", "Blue Sun";
    3: "Kalidasa", "Kalidasa";
    4: "Pirates and Bounty Hunters", "Pirates and Bounty Hunters";
    5: "Crime and Punishment", "Crime and Punishment";
    6: "Artful Dodger", "Artful Dodger";
    7: "Esmeralda", "Esmeralda";
    8: "Jetwash", "Jetwash";
    9: "Promos", "Promos";
    10: "Coachworks", "Coachworks";
    11: "Tenth anniversary", "Dixième anniversaire";
};

/// What they bring.
static SETS_ABOUT: Titles = titles! {
    1: "25 jobs that pay by what your crew can do, 25 cards of crew and gear.", "25 contrats payés selon les talents de l'équipage, 25 cartes d'équipage et d'équipement.";
    2: "The west board and Rim Space, three Reaver Cutters and the alerts that they leave, two contacts and their challenges.", "Le plateau ouest et la Lisière, trois Cutters reavers et les alertes qu'ils laissent, deux contacts et leurs défis.";
    3: "The east board, the Operative's Corvette and the Alliance's alerts, two contacts whose jobs are two in one.", "Le plateau est, la Corvette de l'Agent et les alertes de l'Alliance, deux contacts aux contrats deux en un.";
    4: "Raids on rivals, bounties on people, lawmen, two ships and three stories.", "Des raids contre les rivaux, des primes sur des têtes, des hommes de loi, deux vaisseaux et trois histoires.";
    5: "40 misbehave cards that ask more of a crew, alert cards if you like.", "40 magouilles plus exigeantes pour l'équipage, des cartes d'alerte si vous voulez.";
    6: "A ship to choose: a Firefly with seven berths and range 6, and a smaller hold.", "Un vaisseau au choix : un Firefly à sept places et d'une portée de 6, à la soute plus petite.";
    7: "A ship to choose: a Firefly IV with twelve spaces, whose fugitives nobody seizes. Three upgrades at Persephone.", "Un vaisseau au choix : un Firefly IV à douze emplacements, dont nul ne saisit les fugitifs. Trois améliorations à Persephone.";
    8: "A ship to choose: a Firefly IV that flies past hazards for a part. Zoe as a leader, two upgrades at the Space Bazaar.", "Un vaisseau au choix : un Firefly IV qui passe les dangers pour une pièce. Zoe comme chef, deux améliorations au Bazar spatial.";
    9: "Two pieces of gear for luck: a bonnet and some dinosaurs.", "Deux équipements porte-bonheur : un bonnet et des dinosaures.";
    10: "Two ways to start, two stories.", "Deux façons de commencer, deux histoires.";
    11: "Alone: twenty turns for any story, and a better start.", "Seul : vingt tours pour toute histoire, et un meilleur départ.";
};

impl Lang {
    /// What an expansion is called; what it brings.
    pub fn set(self, set: &Set) -> (&'static str, &'static str) {
        (title(&SETS, set.id.into(), self), title(&SETS_ABOUT, set.id.into(), self))
    }

    /// What a set-up card is called, and what it changes.
    pub fn opening(self, id: u8) -> (&'static str, &'static str) {
        (title(&OPENINGS, id.into(), self), title(&OPENINGS_ABOUT, id.into(), self))
    }

    /// The expansions at a table, in a line; nothing without any.
    pub fn with_sets(self, sets: Sets) -> Option<String> {
        let names: Vec<&str> = sets.iter().skip(1).map(|set| self.set(set).0).collect();
        let words = self.lobby();
        (!names.is_empty()).then(|| fill(words.with_sets, &[("what", &names.join(", "))]))
    }

    /// The title of the story that is told at a table.
    pub fn story(self, table: &Table) -> &'static str {
        let words = self.lobby();
        match (table.story(), table.aim()) {
            (Some(story), _) => title(&STORIES, story.id.into(), self),
            (_, Some(Aim::Bad)) => words.solo_bad,
            (_, Some(Aim::Ugly)) => words.solo_ugly,
            _ => words.solo_good,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_expansion_says_what_it_brings() {
        let sets: Vec<&Set> = rules::firefly::sets::SETS.into_iter().skip(1).collect();
        for lang in Lang::ALL {
            let said: Vec<_> = sets.iter().map(|set| lang.set(set)).collect();
            assert!(said.iter().all(|(name, about)| !name.is_empty() && !about.is_empty()));
        }
        let counts = [&SETS, &SETS_ABOUT].map(|titles| titles.all(Lang::En).count());
        assert_eq!(counts, [sets.len(); 2]);
        for lang in Lang::ALL {
            let said = (0..8).map(|id| lang.opening(id));
            assert!(said.clone().all(|(name, about)| !name.is_empty() && !about.is_empty()));
        }
        for titles in [&OPENINGS, &OPENINGS_ABOUT, &SETS_ABOUT] {
            titles.all(Lang::Fr).for_each(|(_, title)| super::super::check_spaces(title));
        }
        assert_eq!(Lang::En.with_sets(Sets::BASE), None);
        let atmo = Sets::named("breakin-atmo").unwrap_or_default();
        assert_eq!(Lang::Fr.with_sets(atmo).as_deref(), Some("Avec Breakin' Atmo"));
    }
}
