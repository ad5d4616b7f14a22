//! How strong a bot plays.

use std::fmt;
use std::str::FromStr;

/// A level. The names are for ever: links and records carry them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Any legal choice.
    Random,
    /// What is best at once.
    Greedy,
    /// Looks ahead in games that could be this one.
    Expert,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 3] = [Level::Random, Level::Greedy, Level::Expert];

    /// The name in links, records and on the command line.
    pub fn slug(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
            Level::Expert => "expert",
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        Level::ALL
            .into_iter()
            .find(|level| level.slug() == text)
            .ok_or_else(|| UnknownLevel(text.into()))
    }
}

/// A name that no level has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLevel(pub String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = Level::ALL.into_iter().map(Level::slug).collect();
        write!(f, "there is no bot {:?}; the bots are: {}", self.0, names.join(", "))
    }
}

impl std::error::Error for UnknownLevel {}
