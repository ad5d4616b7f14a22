//! What each story of Firefly asks for and how long it lasts, for whoever chooses one. Rounds are those
//! of captains who know their trade (`bots::firefly`).

use super::title::{Title, title, titles};
use super::{Lang, fill};
use rules::firefly::Table;

/// What the stories ask for, by their numbers; the solo story has its three aims.
static ASKED: &[Title] = titles! {
    1: "Three goals: a good talker, a good mechanic, good fists, and $7000.", "Trois objectifs : une langue, des mains, des poings, et 7000 $.";
    2: "The trust of four contacts, then two bold strokes.", "Le soutien de quatre contacts, puis deux coups d'éclat.";
    3: "Hunted from the start. Whoever gets hold of $15,000 may call the end; the richest wins.", "Recherchés dès le début. Qui réunit 15 000 $ peut sonner la fin ; le plus riche gagne.";
    4: "Two friends and $6000, brought to Ezra: short, without much fighting. The one to begin with.", "Deux soutiens et 6000 $, portés à Ezra : court, sans grande bagarre. Celle pour commencer.";
    5: "$12,000, then the richest wins; a job left undone costs its pay.", "12 000 $, puis le plus riche gagne ; un contrat non fini coûte sa paie.";
    6: "A crime and $2000, then into Niska's affairs, and out again.", "Un crime et 2000 $, puis dans les affaires de Niska, et en sortir.";
    7: "Alone: be Solid with all five contacts.", "Seul : avoir le soutien des cinq contacts.";
    8: "Alone: have $15,000.", "Seul : avoir 15 000 $.";
    9: "Alone: pass twenty misbehave cards.", "Seul : réussir vingt magouilles.";
};

/// Rounds in the middle of many matches, by the number of the story from 1.
const ROUNDS: [u16; 6] = [27, 34, 25, 16, 24, 20];

super::catalogue! {
    /// The length of a story.
    StoryWords {
        length: "About {n} rounds.", "Environ {n} tours.";
        turns: "{n} turns.", "{n} tours.";
    }
}

impl Lang {
    /// What the story at a table asks for, and how long it lasts.
    pub fn story_about(self, table: &Table) -> String {
        let words = words(self);
        let length = match ROUNDS.get(usize::from(table.story.saturating_sub(1))) {
            Some(rounds) => fill(words.length, &[("n", rounds)]),
            None => fill(words.turns, &[("n", &Table::SOLO_TURNS)]),
        };
        format!("{} {length}", title(ASKED, table.story.into(), self))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Options;

    #[test]
    fn every_story_says_what_it_asks_for() {
        assert_eq!(ROUNDS.len(), usize::from(Table::SOLO) - 1);
        for story in 1..=Table::LAST_STORY {
            let table = Table { story, ..Table::usual() };
            for lang in Lang::ALL {
                let asked = title(ASKED, story.into(), lang);
                assert!(
                    !asked.is_empty() && lang.story_about(&table).starts_with(asked),
                    "{story}"
                );
            }
        }
    }
}
