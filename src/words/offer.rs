//! What the lobby says of each game. Every program carries it of all of them.

use super::lines::{Texts, texts};
use super::{Lang, fill};
use rules::GameKind;
use rules::faraway::ROUNDS;

/// A game as the lobby offers it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Offer {
    /// What it is called.
    pub name: &'static str,
    /// What it is about.
    pub about: &'static str,
    /// What one has to know before one sits down.
    pub facts: &'static str,
    /// What can be agreed on.
    pub options: &'static str,
    round: &'static str,
}

/// A room a game, and in it a line an entry, as in a catalogue.
macro_rules! offers {
    ($($game:ident { $($key:ident: $en:literal, $fr:literal;)* })*) => {
        impl Lang {
            /// What is said of a game where it is offered.
            pub fn offer(self, game: GameKind) -> Offer {
                match game {$(
                    GameKind::$game => {
                        static TEXTS: Texts = texts!(
                            [$(stringify!($key)),*].len(),
                            concat!($($en, "\n"),*),
                            concat!($($fr, "\n"),*),
                            concat!($($fr, "\n"),*)
                        );
                        let mut texts = TEXTS.all(self).iter().copied();
                        Offer { $($key: texts.next().unwrap_or_default()),* }
                    }
                )*}
            }
        }

        #[cfg(test)]
        const ALL: &[(&str, &str)] = &[$($(($en, $fr)),*),*];
    };
}

offers! {
    Farlight {
        name: "Farlight", "Farlight";
        about: "Bid for parts, join them to a ship, fly it to missions.", "Misez sur des pièces, assemblez un vaisseau, accomplissez des missions.";
        facts: "2 to 5 seats · 30 minutes", "2 à 5 places · 30 minutes";
        options: "Seats and seed", "Places et graine";
        round: "Round {n}", "Manche {n}";
    }
    Faraway {
        name: "Faraway", "Faraway";
        about: "Lay eight regions left to right, score them right to left.", "Posez huit régions de gauche à droite, comptez-les de droite à gauche.";
        facts: "2 to 6 seats · 10 minutes", "2 à 6 places · 10 minutes";
        options: "Seats, start and seed", "Places, départ et graine";
        round: "Round {n} of {all}", "Tour {n} sur {all}";
    }
    Firefly {
        name: "Firefly", "Firefly";
        about: "Captain a ship, find a crew, find a job, keep flying.", "Commandez un vaisseau, trouvez un équipage, un travail, et volez.";
        facts: "1 to 4 seats · 20 minutes to 2 hours", "1 à 4 places · 20 minutes à 2 heures";
        options: "Seats, story and seed", "Places, histoire et graine";
        round: "Round {n}", "Tour {n}";
    }
}

impl Lang {
    /// The name of a game.
    pub fn game(self, game: GameKind) -> &'static str {
        self.offer(game).name
    }

    /// The round of a game. How many there are is known of Faraway alone, which alone says it.
    pub fn round(self, game: GameKind, n: u16) -> String {
        fill(self.offer(game).round, &[("n", &n), ("all", &ROUNDS)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{check_spaces, names};

    #[test]
    fn every_game_is_offered_in_both_languages() {
        for (en, fr) in ALL {
            assert!(!en.trim().is_empty() && !fr.trim().is_empty());
            assert_eq!(names(en), names(fr), "{en}");
            check_spaces(fr);
        }
        assert_eq!(Lang::En.round(GameKind::Farlight, 3), "Round 3");
        assert_eq!(Lang::Fr.round(GameKind::Faraway, 3), "Tour 3 sur 8");
    }
}
