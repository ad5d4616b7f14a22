//! A match: options, seed and the list of choices. Everything else follows.

use crate::{ChoiceError, Game, GameKind, Options, OptionsError};
use crate::{Seat, SeatSet, Seed, Silent, Sink, digest};

/// How one match stands to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// They grew from different deals.
    OtherDeal,
    /// They are the same, choice by choice.
    Same,
    /// It goes on where the other ends.
    Ahead,
    /// The other goes on where it ends.
    Behind,
    /// The same deal, then different choices.
    Branch,
}

/// A match from its deal to the latest choice.
///
/// Where several seats decide at once, their choices are recorded in the order of their seats:
/// [`Match::decider`] is the one whose choice comes next. So a list of choices needs no names,
/// and a match has exactly one link.
///
/// ```
/// use rules::faraway::Faraway;
/// use rules::{Game, Match, Options, Seed, Silent};
///
/// let mut played = Match::<Faraway>::new(Options::usual(), Seed(7))?;
/// while let Some(&choice) = played.legal().first() {
///     played.play(choice, &mut Silent)?;
/// }
/// assert!(played.state().results().is_some());
/// assert!(played.prefix(3)?.decider().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match<G: Game> {
    options: G::Options,
    seed: Seed,
    choices: Vec<G::Choice>,
    state: G,
}

impl<G: Game> Match<G> {
    /// Deals a new match.
    ///
    /// # Errors
    /// When the options are out of range.
    pub fn new(options: G::Options, seed: Seed) -> Result<Match<G>, OptionsError> {
        Match::deal(options, seed, &mut Silent)
    }

    /// Deals a new match and tells what happened at the deal.
    ///
    /// # Errors
    /// As for [`Match::new`].
    pub fn deal(
        options: G::Options,
        seed: Seed,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<Match<G>, OptionsError> {
        let state = G::deal(&options, seed, sink)?;
        Ok(Match { options, seed, choices: Vec::new(), state })
    }

    /// Which game it is.
    pub fn game(&self) -> GameKind {
        G::KIND
    }

    /// What was agreed before the deal.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// What the deal grew from.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// All choices so far, first one first.
    pub fn choices(&self) -> &[G::Choice] {
        &self.choices
    }

    /// The full state now. For referees only: players look at [`Match::view`].
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The seat whose choice is recorded next; none once the match is over.
    pub fn decider(&self) -> Option<Seat> {
        self.state.deciders().first()
    }

    /// Everybody who still owes a choice.
    pub fn deciders(&self) -> SeatSet {
        self.state.deciders()
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.decider().is_none()
    }

    /// What the next decider may choose.
    pub fn legal(&self) -> Vec<G::Choice> {
        self.decider().map(|seat| self.state.choices(seat)).unwrap_or_default()
    }

    /// What `viewer` may know.
    pub fn view(&self, viewer: Option<Seat>) -> G::View {
        self.state.view(viewer)
    }

    /// Makes the next decider's choice.
    ///
    /// # Errors
    /// When the choice is not legal, or the match is over; the match is untouched.
    pub fn play(
        &mut self,
        choice: G::Choice,
        sink: &mut impl Sink<G::Event>,
    ) -> Result<(), ChoiceError> {
        let seat = self.decider().ok_or(ChoiceError::Over)?;
        self.state.apply(seat, choice, sink)?;
        self.choices.push(choice);
        Ok(())
    }

    /// The match as it was after its first `length` choices; the whole of it if it is shorter.
    ///
    /// # Errors
    /// None for a match that was played by [`Match::play`]; the types cannot promise it.
    pub fn prefix(&self, length: usize) -> Result<Match<G>, ChoiceError> {
        let mut earlier = self.dealt(&mut Silent)?;
        for &choice in self.choices.iter().take(length) {
            earlier.play(choice, &mut Silent)?;
        }
        Ok(earlier)
    }

    /// The events of the deal and of each choice, in order: one list more than there are choices.
    ///
    /// # Errors
    /// As for [`Match::prefix`].
    pub fn history(&self) -> Result<Vec<Vec<G::Event>>, ChoiceError> {
        let mut dealt = Vec::new();
        let mut again = self.dealt(&mut dealt)?;
        let mut history = vec![dealt];
        for &choice in &self.choices {
            let mut events = Vec::new();
            again.play(choice, &mut events)?;
            history.push(events);
        }
        Ok(history)
    }

    /// A fingerprint of the full state, the same on every machine.
    pub fn digest(&self) -> u64 {
        digest(&self.state)
    }

    /// How many sit at the table.
    pub fn seats(&self) -> u8 {
        self.options.seats()
    }

    /// How this match stands to another one.
    pub fn relation(&self, other: &Match<G>) -> Relation {
        if self.options != other.options || self.seed != other.seed {
            return Relation::OtherDeal;
        }
        match (self.choices.starts_with(&other.choices), other.choices.starts_with(&self.choices)) {
            (true, true) => Relation::Same,
            (true, false) => Relation::Ahead,
            (false, true) => Relation::Behind,
            (false, false) => Relation::Branch,
        }
    }

    fn dealt(&self, sink: &mut impl Sink<G::Event>) -> Result<Match<G>, ChoiceError> {
        Match::deal(self.options.clone(), self.seed, sink).map_err(|_| ChoiceError::Over)
    }
}
