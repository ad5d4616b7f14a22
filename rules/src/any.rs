//! A match of whichever game: what links, saves and the command line handle.
//!
//! A new game is a line in [`games`], an arm in each of the macros below it and a feature of its name.

use crate::faraway::Faraway;
use crate::farlight::Farlight;
use crate::firefly::Firefly;
use crate::{Game, LinkError, Match, Options, Relation, Seat, Seed, dealt_code, link};
use std::fmt;
use std::str::FromStr;

#[cfg(not(any(feature = "farlight", feature = "faraway", feature = "firefly")))]
compile_error!("a program plays one game at least: farlight, faraway or firefly");

/// Writes what there is for each game; its matches, where the program has the feature of its name.
macro_rules! games {
    ($($(#[doc = $about:literal])* $game:ident = $id:literal, $slug:literal;)*) => {
        /// The games of the table. The ids are for ever: links carry them.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum GameKind {
            $($(#[doc = $about])* $game,)*
        }

        impl GameKind {
            /// All games.
            pub const ALL: [GameKind; [$($id),*].len()] = [$(GameKind::$game),*];

            /// The number of the game in links.
            pub fn id(self) -> u32 {
                match self {
                    $(GameKind::$game => $id,)*
                }
            }

            /// The name in addresses and on the command line.
            pub fn slug(self) -> &'static str {
                match self {
                    $(GameKind::$game => $slug,)*
                }
            }
        }

        /// The options of whichever game.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum AnyOptions {
            $($(#[doc = $about])* $game(<$game as Game>::Options),)*
        }

        impl AnyOptions {
            /// Which game it is.
            pub fn game(&self) -> GameKind {
                match self {
                    $(AnyOptions::$game(_) => GameKind::$game,)*
                }
            }

            /// The code of a match of these options in which nothing has been chosen yet.
            pub fn code(&self, seed: Seed) -> String {
                match self {
                    $(AnyOptions::$game(options) => dealt_code::<$game>(options, seed),)*
                }
            }
        }

        /// A match of whichever game.
        #[allow(clippy::large_enum_variant, reason = "one match is held at a time")]
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum AnyMatch {
            $($(#[doc = $about])* #[cfg(feature = $slug)] $game(Match<$game>),)*
        }

        impl AnyMatch {
            /// How this match stands to another one.
            pub fn relation(&self, other: &AnyMatch) -> Relation {
                match (self, other) {
                    $(#[cfg(feature = $slug)]
                    (AnyMatch::$game(one), AnyMatch::$game(other)) => one.relation(other),)*
                    #[allow(unreachable_patterns, reason = "where there is but one game")]
                    _ => Relation::OtherDeal,
                }
            }

            /// Reads what [`AnyMatch::encode`] wrote.
            ///
            /// # Errors
            /// When the text is no match that this version can play; nothing is guessed.
            pub fn decode(text: &str) -> Result<AnyMatch, LinkError> {
                let (game, rules, rest) = link::read_head(text)?;
                match game {
                    $(#[cfg(feature = $slug)]
                    GameKind::$game => Match::decode(rules, rest).map(AnyMatch::$game),
                    #[cfg(not(feature = $slug))]
                    GameKind::$game => Err(link::of_other_game::<$game>(rules, rest)),)*
                }
            }
        }

        $(impl From<<$game as Game>::Options> for AnyOptions {
            fn from(options: <$game as Game>::Options) -> AnyOptions {
                AnyOptions::$game(options)
            }
        }

        #[cfg(feature = $slug)]
        impl From<Match<$game>> for AnyMatch {
            fn from(played: Match<$game>) -> AnyMatch {
                AnyMatch::$game(played)
            }
        })*
    };
}

games! {
    /// Bid for parts and missions, join ships and fly them.
    Farlight = 0, "farlight";
    /// Eight regions out, eight regions home.
    Faraway = 1, "faraway";
    /// Fly from job to job, keep the crew paid and stay ahead of the law.
    Firefly = 2, "firefly";
}

/// Does the same with a match of whichever game: `any_match!(any, played => played.seats())`. The
/// crate that says so has features of the games' names, too, which ask for those of this one.
#[macro_export]
macro_rules! any_match {
    ($any:expr, $played:ident => $then:expr) => {
        match $any {
            #[cfg(feature = "farlight")]
            $crate::AnyMatch::Farlight($played) => $then,
            #[cfg(feature = "faraway")]
            $crate::AnyMatch::Faraway($played) => $then,
            #[cfg(feature = "firefly")]
            $crate::AnyMatch::Firefly($played) => $then,
        }
    };
}

/// Does the same with the options of whichever game.
macro_rules! any_options {
    ($any:expr, $options:ident => $then:expr) => {
        match $any {
            AnyOptions::Farlight($options) => $then,
            AnyOptions::Faraway($options) => $then,
            AnyOptions::Firefly($options) => $then,
        }
    };
}

/// Does the same for whichever game: `any_game!(kind, G => G::RULES)`.
#[macro_export]
macro_rules! any_game {
    ($kind:expr, $game:ident => $then:expr) => {
        match $kind {
            $crate::GameKind::Farlight => {
                type $game = $crate::farlight::Farlight;
                $then
            }
            $crate::GameKind::Faraway => {
                type $game = $crate::faraway::Faraway;
                $then
            }
            $crate::GameKind::Firefly => {
                type $game = $crate::firefly::Firefly;
                $then
            }
        }
    };
}

impl GameKind {
    /// The game with this number.
    pub fn from_id(id: u32) -> Option<GameKind> {
        GameKind::ALL.into_iter().find(|game| game.id() == id)
    }

    /// The game that a match code is of, whether the rest of it can be read or not.
    ///
    /// # Errors
    /// When not even its beginning is that of a code.
    pub fn of_code(text: &str) -> Result<GameKind, LinkError> {
        link::read_head(text).map(|(game, ..)| game)
    }

    /// The fewest and the most seats of the game.
    pub fn seats(self) -> (u8, u8) {
        any_game!(self, G => (<G as Game>::Options::LEAST, <G as Game>::Options::MOST))
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

impl AnyMatch {
    /// Which game it is.
    pub fn game(&self) -> GameKind {
        any_match!(self, played => played.game())
    }

    /// How many sit at the table.
    pub fn seats(&self) -> u8 {
        any_match!(self, played => played.seats())
    }

    /// The seat whose choice is recorded next; none once the match is over.
    pub fn decider(&self) -> Option<Seat> {
        any_match!(self, played => played.decider())
    }

    /// The code of the match for a link.
    pub fn encode(&self) -> String {
        any_match!(self, played => played.encode())
    }
}

impl AnyOptions {
    /// What two play who have agreed on nothing but the game.
    pub fn usual(game: GameKind) -> AnyOptions {
        any_game!(game, G => <G as Game>::Options::usual().into())
    }

    /// The same options at a table of so many seats.
    pub fn with_seats(&self, seats: u8) -> AnyOptions {
        any_options!(self, options => options.with_seats(seats).into())
    }

    /// Whether the rules allow them.
    pub fn is_sound(self) -> bool {
        any_options!(self, options => options.checked().is_ok())
    }

    /// As [`Options::pairs`].
    pub fn pairs(&self) -> Vec<(&'static str, String)> {
        any_options!(self, options => options.pairs())
    }

    /// As [`Options::take_pair`].
    pub fn take_pair(&mut self, name: &str, value: &str) -> Option<()> {
        any_options!(self, options => options.take_pair(name, value))
    }
}
