//! What each story of Firefly asks for and how long it lasts, for whoever chooses one. Rounds are those
//! of captains who know their trade (`bots::firefly`).

use super::title::{Titles, title, titles};
use super::{Lang, fill};
use rules::firefly::Table;

/// What the stories ask for, by their numbers; the solo story has its three aims.
static ASKED: Titles = titles! {
    1: "Three goals: a good talker, a good mechanic, good fists, and $7000.", "Trois objectifs : une langue, des mains, des poings, et 7000 $.";
    2: "The trust of four contacts, then two bold strokes.", "Le soutien de quatre contacts, puis deux coups d'éclat.";
    3: "Hunted from the start. Whoever gets hold of $15,000 may call the end; the richest wins.", "Recherchés dès le début. Qui réunit 15 000 $ peut sonner la fin ; le plus riche gagne.";
    4: "Two friends and $6000, brought to Ezra: short, without much fighting. A good first one.", "Deux soutiens et 6000 $, portés à Ezra : court, sans grande bagarre. Bien pour commencer.";
    5: "$12,000, then the richest wins; a job left undone costs its pay.", "12 000 $, puis le plus riche gagne ; un contrat non fini coûte sa paie.";
    6: "A crime and $2000, then into Niska's affairs, and out again.", "Un crime et 2000 $, puis dans les affaires de Niska, et en sortir.";
    7: "Alone: be Solid with all five contacts.", "Seul : avoir le soutien des cinq contacts.";
    8: "Alone: have $15,000.", "Seul : avoir 15 000 $.";
    9: "Alone: pass twenty misbehave cards.", "Seul : réussir vingt magouilles.";
    10: "Hunted from the start, each with a haven of his own: bring $12,000 home.", "Recherchés dès le début, chacun avec son havre : rapportez-y 12 000 $.";
    11: "With Patience and Mr Universe on your side: three fights, each harder.", "Avec Patience et Mr Universe à vos côtés : trois combats, de plus en plus durs.";
    12: "Few jobs for everybody. When four contacts have none left, the richest wins.", "Peu de contrats pour tous. Quand quatre contacts n'en ont plus, le plus riche gagne.";
    13: "Three jobs a captain, then the most contacts Solid wins.", "Trois contrats par capitaine, puis qui a le plus de soutiens gagne.";
    14: "There is only so much money: own more than half of it.", "L'argent est compté : possédez-en plus de la moitié.";
    15: "Hunted; the jobs lie open for all: be Solid with five contacts.", "Recherchés, contrats visibles de tous : avoir cinq soutiens.";
    16: "Finish jobs where goal tokens lie; three win.", "Finir des contrats là où sont des jetons d'objectif ; trois gagnent.";
    17: "Hunted from the start, and warrants pay. Have $20,000 as your turn ends.", "Recherchés dès le début, et les mandats paient. Ayez 20 000 $ à la fin de votre tour.";
    18: "Rob, smuggle and hunt: begin a turn with five goal tokens.", "Pillez, passez, chassez : commencez un tour avec cinq jetons d'objectif.";
    19: "Bring home goods: four sets handed in at your haven win.", "Rapportez des marchandises : quatre lots remis à votre havre gagnent.";
    20: "Break somebody out of the Alliance Cruiser, pay Badger $5000, reach Three Hills.", "Faites évader quelqu'un du Croiseur de l'Alliance, payez 5000 $ à Badger, ralliez Three Hills.";
    21: "Contraband lies about, purses wait for who sells it. After the last, the richest wins.", "La contrebande traîne, des bourses attendent qui la vend. Après la dernière, le plus riche gagne.";
};

/// Rounds in the middle of many matches of two, by the number of the story.
const ROUNDS: &[(u8, u16)] = &[
    (1, 27),
    (2, 34),
    (3, 25),
    (4, 16),
    (5, 24),
    (6, 20),
    (10, 29),
    (11, 45),
    (12, 39),
    (13, 22),
    (14, 14),
    (15, 40),
    (16, 24),
    (17, 60),
    (18, 26),
    (19, 22),
    (20, 33),
    (21, 42),
];

/// The same of many matches of four, where they differ much: with three it is in between.
const ROUNDS_OF_FOUR: &[(u8, u16)] = &[(14, 22), (16, 15), (17, 28)];

/// By how many tenths a board makes a match longer, by the number of its set.
const LONGER: [(u8, u16); 2] = [(2, 2), (3, 1)];

super::catalogue! {
    /// The length of a story.
    StoryWords {
        length: "About {n} rounds between bots; a first match may take twice as many.", "Environ {n} tours entre robots ; une première partie peut en demander le double.";
        turns: "{n} turns.", "{n} tours.";
    }
}

impl Lang {
    /// What the story at a table asks for, and how long it lasts.
    pub fn story_about(self, table: &Table) -> String {
        let words = words(self);
        let many = ROUNDS_OF_FOUR.iter().filter(|_| table.seats > 2);
        let length = match many.chain(ROUNDS).find(|(story, _)| *story == table.story) {
            Some((_, rounds)) => {
                fill(words.length, &[("n", &(rounds * (10 + longer(table)) / 10))])
            }
            None => fill(words.turns, &[("n", &Table::SOLO_TURNS)]),
        };
        format!("{} {length}", title(&ASKED, table.story.into(), self))
    }
}

/// By how many tenths the boards on a table make its story longer than with the board that it needs.
fn longer(table: &Table) -> u16 {
    let of_others = |(id, tenths): (u8, u16)| {
        let mut others = table.sets.iter().filter(|set| set.id == id);
        let longer = others.any(|set| set.stories.iter().all(|story| story.id != table.story));
        if longer { tenths } else { 0 }
    };
    LONGER.into_iter().map(of_others).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::firefly::Sets;
    use rules::firefly::sets::SETS;

    #[test]
    fn every_story_says_what_it_asks_for() {
        let sets = SETS.into_iter().fold(Sets::BASE, Sets::with);
        let full = Table { sets, ..Table::new(1) };
        for story in full.playable() {
            let table = Table { story, ..full };
            let timed = ROUNDS.iter().any(|(id, _)| *id == story);
            assert_eq!(timed, table.aim().is_none(), "{story}");
            for lang in Lang::ALL {
                let asked = title(&ASKED, story.into(), lang);
                assert!(
                    !asked.is_empty() && lang.story_about(&table).starts_with(asked),
                    "{story}"
                );
            }
        }
    }

    #[test]
    fn boards_make_a_match_longer() {
        let told = |sets: &str, story| {
            let sets = Sets::named(sets).unwrap_or_default();
            Lang::En.story_about(&Table { sets, story, ..Table::new(2) })
        };
        let rounds = |sets, story, n: u16| told(sets, story).contains(&format!("About {n} rounds"));
        assert!(rounds("promo", 1, 27) && rounds("blue-sun", 1, 32));
        assert!(rounds("kalidasa", 1, 29) && rounds("blue-sun,kalidasa", 1, 35));
        assert!(rounds("blue-sun", 10, 29) && rounds("blue-sun,kalidasa", 10, 31));
    }
}
