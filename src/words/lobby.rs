//! What the lobby says of the games' options. Apart from their other words: every program carries these of all games.

use super::Lang;
use super::title::{Title, title, titles};
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
        solo_good: "Awful Lonely: Good", "Seul dans le grand vide : le Bon";
        solo_bad: "Awful Lonely: Bad", "Seul dans le grand vide : la Brute";
        solo_ugly: "Awful Lonely: Ugly", "Seul dans le grand vide : le Truand";
    }
}

/// The titles of the stories, by their numbers.
pub(super) static STORIES: &[Title] = titles! {
    1: "The King of All Londinium", "Le roi de tout Londinium";
    2: "Harken's Folly", "La folie de Harken";
    3: "Desperadoes", "Desperados";
    4: "First Time in the Captain's Chair", "Première fois dans le fauteuil du capitaine";
    5: "\"Respectable\" Persons of Business", "Des gens d'affaires « respectables »";
    6: "Niska's Holiday", "Les vacances de Niska";
};

impl Lang {
    /// The title of the story that is told at a table.
    pub fn story(self, table: &Table) -> &'static str {
        let words = self.lobby();
        match (table.story(), table.aim()) {
            (Some(story), _) => title(STORIES, story.id.into(), self),
            (_, Some(Aim::Bad)) => words.solo_bad,
            (_, Some(Aim::Ugly)) => words.solo_ugly,
            _ => words.solo_good,
        }
    }
}
