//! What a person has been told already, in any match, and whether he wants no more of it.

use rules::GameKind;

/// The word by which hints are off.
const OFF: &str = "off";
/// What stands in the place of a rule where a match of the game has been dealt.
const PLAYED: &str = "played";

/// The hints that somebody has been told, as they are kept: `GAME/RULE` word by word.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Known(String);

impl Known {
    /// From what was kept.
    pub fn read(text: String) -> Known {
        Known(text)
    }

    /// As it is kept.
    pub fn write(&self) -> &str {
        &self.0
    }

    /// Whether there are to be no more hints.
    pub fn is_off(&self) -> bool {
        self.has(OFF)
    }

    /// Whether the rule has been told.
    pub fn knows(&self, game: GameKind, slug: &str) -> bool {
        self.has(&name(game, slug))
    }

    /// With this rule told as well.
    pub fn with(&self, game: GameKind, slug: &str) -> Known {
        self.and(&name(game, slug))
    }

    /// Without any more hints.
    pub fn off(&self) -> Known {
        self.and(OFF)
    }

    /// Whether somebody has sat down to the game before.
    pub fn has_played(&self, game: GameKind) -> bool {
        self.knows(game, PLAYED)
    }

    /// Sits down to the game.
    pub fn playing(&self, game: GameKind) -> Known {
        self.with(game, PLAYED)
    }

    /// With all hints to be told again; what has been played stays so.
    pub fn again(&self) -> Known {
        let played = self.0.split(' ').filter(|word| word.ends_with(PLAYED));
        Known(played.collect::<Vec<_>>().join(" "))
    }

    fn has(&self, word: &str) -> bool {
        self.0.split(' ').any(|one| one == word)
    }

    fn and(&self, word: &str) -> Known {
        if self.has(word) {
            return self.clone();
        }
        let gap = if self.0.is_empty() { "" } else { " " };
        Known([&self.0, gap, word].concat())
    }
}

fn name(game: GameKind, slug: &str) -> String {
    [game.slug(), "/", slug].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_once_stays_told() {
        let told = Known::default().with(GameKind::Faraway, "low-first");
        let told = Known::read(told.with(GameKind::Faraway, "low-first").write().to_owned());
        assert!(told.knows(GameKind::Faraway, "low-first") && !told.is_off());
        assert!(!told.knows(GameKind::Farlight, "low-first"));
        assert!(!told.knows(GameKind::Faraway, "low"));
        assert_eq!(told.write(), "faraway/low-first");
    }

    #[test]
    fn no_more_hints_stays_until_all_are_had_again() {
        let told = Known::default().with(GameKind::Farlight, "bid").off();
        assert!(told.is_off() && told.knows(GameKind::Farlight, "bid"));
        assert_eq!(told.again(), Known::default());
        let told = told.playing(GameKind::Farlight).again();
        assert!(told.has_played(GameKind::Farlight) && !told.has_played(GameKind::Faraway));
        assert!(!told.is_off() && !told.knows(GameKind::Farlight, "bid"));
    }
}
