//! Players. They see views only, and are reproducible: the same view, level, seed and node budget
//! give the same choice on every machine.

#![deny(missing_docs)]
#![deny(clippy::wildcard_enum_match_arm, reason = "what is new must be weighed")]

mod budget;
pub mod faraway;
pub mod farlight;
pub mod firefly;
mod level;

pub use budget::Budget;
pub use level::{Level, UnknownLevel};

use rules::{Game, Rng, Seat, Seed};

/// What a bot made of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought<C> {
    /// The choice it would make.
    pub choice: C,
    /// What it expects of each choice that it compared, in thousandths of the game's points for
    /// the seat that decides, best first; empty for a bot that does not compare.
    pub values: Vec<(C, i64)>,
}

impl<C> Thought<C> {
    /// A choice made without comparing.
    pub fn plain(choice: C) -> Thought<C> {
        Thought { choice, values: Vec::new() }
    }
}

/// A game that has bots.
pub trait Playable: Game {
    /// The levels that play it, the weakest first.
    const LEVELS: &'static [Level];

    /// Lets a bot think for the seat that decides. None when the viewer need not decide, or no bot
    /// of this level plays the game.
    fn think(
        view: &Self::View,
        level: Level,
        rng: &mut Rng,
        budget: &mut Budget,
    ) -> Option<Thought<Self::Choice>>;

    /// What a beginner chooses who knows no more than the page tells him: no opponent, but what first
    /// matches are tried out with. None when the viewer need not decide.
    fn novice(view: &Self::View, rng: &mut Rng) -> Option<Self::Choice>;

    /// Whose view it is.
    fn viewer(view: &Self::View) -> Option<Seat>;
}

/// The seed of a bot's dice: of the match and the number of the choice alone, so that a state that
/// holds more than before leaves what bots do as it was. It tells nothing of what is hidden.
pub fn dice(seed: Seed, order: usize) -> u64 {
    rules::digest(&(seed.0, order as u64))
}

/// A bot's choice: the one entry point for pages and arenas.
///
/// `seed` is that of its [`dice`].
/// `nodes` is how much the bot may think: a node is one choice applied in a game tried out.
pub fn choose<G: Playable>(
    view: &G::View,
    level: Level,
    seed: u64,
    nodes: u32,
) -> Option<G::Choice> {
    think::<G>(view, level, seed, &mut Budget::new(nodes)).map(|thought| thought.choice)
}

/// As [`choose`], with what the bot made of the other choices, and a budget that can end early.
///
/// ```
/// use bots::{Budget, Level, dice, think};
/// use rules::faraway::Faraway;
/// use rules::{Match, Options, Seed};
///
/// let dealt = Match::<Faraway>::new(Options::usual(), Seed(7))?;
/// let view = dealt.view(dealt.decider());
/// let mut budget = Budget::new(500);
/// let thought = think::<Faraway>(&view, Level::Expert, dice(Seed(7), 0), &mut budget);
/// assert!(thought.is_some_and(|thought| dealt.legal().contains(&thought.choice)));
/// # Ok::<(), rules::OptionsError>(())
/// ```
pub fn think<G: Playable>(
    view: &G::View,
    level: Level,
    seed: u64,
    budget: &mut Budget,
) -> Option<Thought<G::Choice>> {
    let mut rng = Rng::new(Seed(seed), 1);
    if level == Level::Random {
        return rng.pick(&legal::<G>(view)).copied().map(Thought::plain);
    }
    G::think(view, level, &mut rng, budget)
}

/// A beginner's choice, see [`Playable::novice`]; `seed` is that of its [`dice`].
pub fn novice<G: Playable>(view: &G::View, seed: u64) -> Option<G::Choice> {
    G::novice(view, &mut Rng::new(Seed(seed), 1))
}

/// What the viewer of a view may choose now, in the order of [`Game::choices`].
///
/// What is legal for a seat never depends on what it cannot see, so any state that looks like the
/// view tells.
pub fn legal<G: Playable>(view: &G::View) -> Vec<G::Choice> {
    let Some(seat) = G::viewer(view) else { return Vec::new() };
    G::sample(view, &mut Rng::new(Seed(0), 0)).choices(seat)
}
