//! Hints: what a person is told of a game while he plays it, each once, where its rule first bites.
//! When that is, the rules say ([`rules::Lesson`]); here stand the words, the place and the rule,
//! a table a game.

pub mod faraway;
pub mod farlight;
#[cfg(feature = "firefly")]
pub mod firefly;
pub mod first;
mod known;
#[cfg(test)]
#[cfg(feature = "firefly")]
mod tests;

pub use known::Known;

use crate::words::Lang;
use rules::{GameKind, Lesson, lessons};

/// What is said of a rule.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hint {
    /// The words: 20 at most.
    pub text: &'static str,
    /// What it points at: selectors of the table, parted by bars; the first thing that is seen.
    pub at: &'static str,
    /// The anchor of the rule in the booklet.
    pub rule: &'static str,
}

/// A hint that is due to somebody.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Due {
    /// The name of the rule.
    pub slug: &'static str,
    /// What is said of it.
    pub hint: Hint,
}

/// The hint that is due to the viewer: the most urgent of those that he has not been told. Who has been told
/// nothing, or wants it all again, gets the first one at once.
pub fn due<V, L: Lesson<V>>(
    game: GameKind,
    view: &V,
    known: &Known,
    lang: Lang,
    hint: fn(L, Lang) -> Hint,
) -> Option<Due> {
    if known.is_off() {
        return None;
    }
    let untold = |lesson: &L| !known.knows(game, lesson.slug());
    let first = || L::ALL.first().copied().filter(|_| L::ALL.iter().all(untold));
    let lesson: L = lessons(view).find(untold).or_else(first)?;
    Some(Due { slug: lesson.slug(), hint: hint(lesson, lang) })
}
