//! Players of Faraway.

mod greedy;
mod search;
mod wish;

use crate::{Budget, Level, Playable, Thought};
use rules::faraway::{Choice, Faraway, View};
use rules::{Rng, Seat};

impl Playable for Faraway {
    const LEVELS: &'static [Level] = &[Level::Random, Level::Greedy, Level::Expert];

    fn think(
        view: &View,
        level: Level,
        rng: &mut Rng,
        budget: &mut Budget,
    ) -> Option<Thought<Choice>> {
        match level {
            Level::Random => None,
            Level::Greedy => greedy::choose(view),
            Level::Expert => search::choose(view, rng, budget),
        }
    }

    fn viewer(view: &View) -> Option<Seat> {
        view.viewer
    }
}
