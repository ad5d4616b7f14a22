//! A match of whichever game: what links, saves and the command line handle.

use crate::faraway::Faraway;
use crate::farlight::Farlight;
use crate::firefly::Firefly;
use crate::{LinkError, Match, Relation, Seat, link};
use std::fmt;
use std::str::FromStr;

/// The games of the table. The ids are for ever: links carry them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameKind {
    /// Bid for parts and missions, join ships and fly them.
    Farlight,
    /// Eight regions out, eight regions home.
    Faraway,
    /// Fly from job to job, keep the crew paid and stay ahead of the law.
    Firefly,
}

impl GameKind {
    /// All games.
    pub const ALL: [GameKind; 3] = [GameKind::Farlight, GameKind::Faraway, GameKind::Firefly];

    /// The number of the game in links.
    pub fn id(self) -> u32 {
        match self {
            GameKind::Farlight => 0,
            GameKind::Faraway => 1,
            GameKind::Firefly => 2,
        }
    }

    /// The game with this number.
    pub fn from_id(id: u32) -> Option<GameKind> {
        GameKind::ALL.into_iter().find(|game| game.id() == id)
    }

    /// The name in addresses and on the command line.
    pub fn slug(self) -> &'static str {
        match self {
            GameKind::Farlight => "farlight",
            GameKind::Faraway => "faraway",
            GameKind::Firefly => "firefly",
        }
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

impl FromStr for GameKind {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<GameKind, UnknownGame> {
        GameKind::ALL
            .into_iter()
            .find(|game| game.slug() == text)
            .ok_or_else(|| UnknownGame(text.into()))
    }
}

/// A name that is none of the games'.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownGame(pub String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = GameKind::ALL.into_iter().map(GameKind::slug).collect();
        write!(f, "there is no game {:?}; the games are: {}", self.0, names.join(", "))
    }
}

impl std::error::Error for UnknownGame {}

/// A match of whichever game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::large_enum_variant, reason = "one match is held at a time")]
pub enum AnyMatch {
    /// A match of Farlight.
    Farlight(Match<Farlight>),
    /// A match of Faraway.
    Faraway(Match<Faraway>),
    /// A match of Firefly.
    #[cfg(feature = "firefly")]
    Firefly(Match<Firefly>),
}

impl AnyMatch {
    /// Which game it is.
    pub fn game(&self) -> GameKind {
        match self {
            AnyMatch::Farlight(_) => GameKind::Farlight,
            AnyMatch::Faraway(_) => GameKind::Faraway,
            #[cfg(feature = "firefly")]
            AnyMatch::Firefly(_) => GameKind::Firefly,
        }
    }

    /// How many sit at the table.
    pub fn seats(&self) -> u8 {
        match self {
            AnyMatch::Farlight(played) => played.seats(),
            AnyMatch::Faraway(played) => played.seats(),
            #[cfg(feature = "firefly")]
            AnyMatch::Firefly(played) => played.seats(),
        }
    }

    /// The seat whose choice is recorded next; none once the match is over.
    pub fn decider(&self) -> Option<Seat> {
        match self {
            AnyMatch::Farlight(played) => played.decider(),
            AnyMatch::Faraway(played) => played.decider(),
            #[cfg(feature = "firefly")]
            AnyMatch::Firefly(played) => played.decider(),
        }
    }

    /// How this match stands to another one.
    pub fn relation(&self, other: &AnyMatch) -> Relation {
        match (self, other) {
            (AnyMatch::Farlight(one), AnyMatch::Farlight(other)) => one.relation(other),
            (AnyMatch::Faraway(one), AnyMatch::Faraway(other)) => one.relation(other),
            #[cfg(feature = "firefly")]
            (AnyMatch::Firefly(one), AnyMatch::Firefly(other)) => one.relation(other),
            _ => Relation::OtherDeal,
        }
    }

    /// The code of the match for a link.
    pub fn encode(&self) -> String {
        match self {
            AnyMatch::Farlight(played) => played.encode(GameKind::Farlight),
            AnyMatch::Faraway(played) => played.encode(GameKind::Faraway),
            #[cfg(feature = "firefly")]
            AnyMatch::Firefly(played) => played.encode(GameKind::Firefly),
        }
    }

    /// Reads what [`AnyMatch::encode`] wrote.
    ///
    /// # Errors
    /// When the text is no match that this version can play; nothing is guessed.
    pub fn decode(text: &str) -> Result<AnyMatch, LinkError> {
        let (game, rules, rest) = link::read_head(text)?;
        match game {
            GameKind::Farlight => Match::decode(game, rules, rest).map(AnyMatch::Farlight),
            GameKind::Faraway => Match::decode(game, rules, rest).map(AnyMatch::Faraway),
            #[cfg(feature = "firefly")]
            GameKind::Firefly => Match::decode(game, rules, rest).map(AnyMatch::Firefly),
            #[cfg(not(feature = "firefly"))]
            GameKind::Firefly => Err(link::elsewhere::<Firefly>(game, rules, rest)),
        }
    }
}
