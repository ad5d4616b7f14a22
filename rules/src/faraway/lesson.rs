//! What a beginner meets in a game of Faraway, and when.

use super::choice::Phase;
use super::view::View;
use super::{ROUNDS, RegionId};

/// A rule of Faraway.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lesson {
    /// Laid from left to right, counted from right to left: a card sees what lies to its right.
    Rightwards,
    /// Low numbers take first from the market.
    LowFirst,
    /// A higher number than the one before finds a Sanctuary.
    Higher,
    /// A condition asks for wonders.
    Condition,
    /// The way home: the last card is scored first.
    WayHome,
}

impl crate::Lesson<View> for Lesson {
    const ALL: &'static [Lesson] =
        &[Lesson::Rightwards, Lesson::LowFirst, Lesson::Higher, Lesson::WayHome, Lesson::Condition];

    fn slug(self) -> &'static str {
        match self {
            Lesson::LowFirst => "low-first",
            Lesson::Rightwards => "rightwards",
            Lesson::Higher => "higher",
            Lesson::Condition => "condition",
            Lesson::WayHome => "way-home",
        }
    }

    fn bites(self, view: &View) -> bool {
        let Some(own) = view.own() else { return false };
        let explores = view.phase == Phase::Explore;
        let held = || own.hand.iter().filter_map(|held| held.id);
        let last = own.row.last();
        match self {
            Lesson::Rightwards => explores && own.row.is_empty(),
            Lesson::LowFirst => view.phase == Phase::Take,
            Lesson::Higher => {
                view.phase == Phase::Settle
                    || explores && last.is_some_and(|last| held().any(|id| id > *last))
            }
            Lesson::Condition => explores && !own.row.is_empty() && held().any(asks),
            Lesson::WayHome => explores && own.row.len() + 3 >= ROUNDS.into(),
        }
    }
}

/// Whether the Region has a condition.
fn asks(id: RegionId) -> bool {
    id.card().quest.is_some_and(|quest| quest.condition.kinds().next().is_some())
}
