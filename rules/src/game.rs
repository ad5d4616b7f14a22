//! What every game of the table offers to matches, bots and the page.

use crate::{Digits, GameKind, Number, Rng, Seat, SeatSet, Seed};
use std::fmt;
use std::hash::Hash;

/// A game: its value is a full state, hidden things included.
///
/// A state changes by [`Game::apply`] alone, and by nothing but the choice and the state's own
/// generator. Bots and the page never see a state, only a [`Game::View`].
pub trait Game: Clone + Eq + Hash + fmt::Debug + Sized {
    /// What is agreed before the deal: seats and variants.
    type Options: Options;
    /// One small decision out of a finite list.
    type Choice: Copy + Ord + Hash + fmt::Debug;
    /// Something that happened, told in full; see [`Game::seen`].
    type Event: Clone + Eq + Hash + fmt::Debug;
    /// What one seat, or a spectator, may know. It has no field for anything hidden from him.
    type View: Clone + Eq + Hash + fmt::Debug;
    /// One line of the final account.
    type Item: Clone + Eq + fmt::Debug;

    /// Which game it is.
    const KIND: GameKind;
    /// The version of the rules; any change that makes old choices mean something else bumps it.
    const RULES: u8;

    /// Deals a new game.
    ///
    /// # Errors
    /// When the options are outside of the range that the rules allow.
    fn deal(
        options: &Self::Options,
        seed: Seed,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<Self, OptionsError>;

    /// The options the game was dealt with.
    fn options(&self) -> &Self::Options;

    /// Who must decide now. Several seats where the game is simultaneous; none once it is over.
    fn deciders(&self) -> SeatSet;

    /// What `seat` may choose now: sorted, without repetition, empty when it need not decide.
    /// The order is part of the rules version: links count on it.
    fn choices(&self, seat: Seat) -> Vec<Self::Choice>;

    /// Carries out a legal choice and whatever follows without anybody deciding.
    ///
    /// # Errors
    /// When `seat` need not decide or the choice is not legal for it; the state is untouched.
    fn apply(
        &mut self,
        seat: Seat,
        choice: Self::Choice,
        sink: &mut impl Sink<Self::Event>,
    ) -> Result<(), ChoiceError>;

    /// What `viewer` may know; a spectator (`None`) sees what everybody does.
    fn view(&self, viewer: Option<Seat>) -> Self::View;

    /// A full state that looks exactly like `view` to its viewer, hidden things drawn fairly.
    fn sample(view: &Self::View, rng: &mut Rng) -> Self;

    /// The part of an event that `viewer` may know, or nothing.
    fn seen(event: &Self::Event, viewer: Option<Seat>) -> Option<Self::Event>;

    /// Whether the event showed somebody something hidden until then: undo stops at it.
    fn reveals(event: &Self::Event) -> bool;

    /// Whether the next decider has begun something that takes several choices: what he began and
    /// what he goes on with are one deed, and taken back together.
    fn is_midway(&self) -> bool {
        false
    }

    /// The account of every seat, in seat order, once the game is over.
    fn results(&self) -> Option<Vec<SeatResult<Self::Item>>>;
}

/// The options of a game.
pub trait Options: Clone + Eq + Hash + fmt::Debug {
    /// The fewest seats.
    const LEAST: u8;
    /// The most seats.
    const MOST: u8;

    /// What two play who have agreed on nothing else.
    fn usual() -> Self;

    /// How many sit at the table.
    fn seats(&self) -> u8;

    /// The same options at a table of so many seats.
    fn with_seats(&self, seats: u8) -> Self;

    /// The options, if the rules allow them.
    ///
    /// # Errors
    /// When one of them is out of range.
    fn checked(self) -> Result<Self, OptionsError>;

    /// Whether expansions are in play: a program of their own carries those.
    fn has_sets(&self) -> bool {
        false
    }

    /// What is not as usual, seats apart, as the pairs of an address's query.
    fn pairs(&self) -> Vec<(&'static str, String)>;

    /// Takes in a pair of a query; none where the game has no such option, or the option no such
    /// value. Whether all go together is for [`Options::checked`] to say.
    fn take_pair(&mut self, name: &str, value: &str) -> Option<()>;

    /// Writes the options for a link.
    fn write(&self, digits: &mut Digits);

    /// Reads what [`Options::write`] wrote.
    ///
    /// # Errors
    /// When the digits are no options that the rules allow.
    fn read(number: &mut Number) -> Result<Self, OptionsError>;
}

/// Options that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionsError {
    /// A value out of range.
    Range {
        /// What is out of range, in the words of the rules: `seats`, `turn limit`.
        what: &'static str,
        /// The value that was asked for.
        value: u32,
        /// The smallest allowed value.
        least: u32,
        /// The largest allowed value.
        most: u32,
    },
    /// Something that none of the sets in play has.
    Absent {
        /// What it is, in the words of the rules.
        what: &'static str,
        /// Its number.
        value: u32,
    },
    /// Something of a set that is not in play.
    Needs {
        /// What it is, in the words of the rules.
        what: &'static str,
        /// Its number.
        value: u32,
        /// The name of the set.
        set: &'static str,
    },
    /// A set of this number, which this version does not know.
    Set(u32),
    /// A set of another version: its matches are never silently reinterpreted.
    SetRules {
        /// The name of the set.
        set: &'static str,
        /// The version that the match was made with.
        link: u32,
        /// The version that is played now.
        ours: u32,
    },
}

impl OptionsError {
    /// Holds a value to its range.
    ///
    /// # Errors
    /// When it is outside.
    pub fn unless(what: &'static str, value: u8, range: (u8, u8)) -> Result<(), OptionsError> {
        let (least, most) = range;
        if (least..=most).contains(&value) {
            return Ok(());
        }
        let (least, most) = (least.into(), most.into());
        Err(OptionsError::Range { what, value: value.into(), least, most })
    }
}

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionsError::Range { what, value, least, most } => {
                write!(f, "{what} must be {least} to {most}, not {value}")
            }
            OptionsError::Absent { what, value } => {
                write!(f, "no set in play has the {what} {value}")
            }
            OptionsError::Needs { what, value, set } => {
                write!(f, "the {what} {value} is of {set}, which is not in play")
            }
            OptionsError::Set(id) => {
                write!(f, "it is played with set {id}, which this version does not know")
            }
            OptionsError::SetRules { set, link, ours } => {
                write!(f, "it was made with rules {link} of {set}, this version plays rules {ours}")
            }
        }
    }
}

impl std::error::Error for OptionsError {}

/// Why a choice was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChoiceError {
    /// The seat has nothing to decide now.
    NotDeciding(Seat),
    /// The seat decides, but not this.
    Illegal(Seat),
    /// The match is over.
    Over,
}

impl fmt::Display for ChoiceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ChoiceError::NotDeciding(seat) => write!(f, "{seat} has nothing to decide now"),
            ChoiceError::Illegal(seat) => write!(f, "{seat} may not choose this now"),
            ChoiceError::Over => f.write_str("the match is over"),
        }
    }
}

impl std::error::Error for ChoiceError {}

/// How a seat did.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SeatResult<I> {
    /// The points, or whatever the game counts.
    pub total: i32,
    /// 1 for the winner; tied seats that the rules do not part share a place.
    pub place: u8,
    /// Where the total comes from, line by line; they add up to it.
    pub items: Vec<I>,
}

/// Takes the events of a game as they happen.
pub trait Sink<E> {
    /// Whether it wants them: for one that does not listen none is made.
    fn listens(&self) -> bool;

    /// Takes one event.
    fn take(&mut self, event: E);
}

impl<E> dyn Sink<E> + '_ {
    /// Makes an event and takes it, if it listens. A game knows its sink by reference alone: so it is compiled once.
    pub fn put(&mut self, event: impl FnOnce() -> E) {
        if self.listens() {
            self.take(event());
        }
    }
}

impl<E> Sink<E> for Vec<E> {
    fn listens(&self) -> bool {
        true
    }

    fn take(&mut self, event: E) {
        self.push(event);
    }
}

/// The sink that does not listen: searches play thousands of games and read none.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    fn listens(&self) -> bool {
        false
    }

    fn take(&mut self, _: E) {}
}
