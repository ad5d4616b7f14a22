//! Players of Faraway.

mod greedy;

use crate::{Budget, Level, Playable, Thought};
use rules::faraway::{Choice, Faraway, View};
use rules::{Rng, Seat};

impl Playable for Faraway {
    const LEVELS: &'static [Level] = &[Level::Random, Level::Greedy, Level::Expert];

    fn think(
        view: &View,
        level: Level,
        _rng: &mut Rng,
        _budget: &mut Budget,
    ) -> Option<Thought<Choice>> {
        match level {
            Level::Random => None,
            Level::Greedy | Level::Expert => greedy::choose(view),
        }
    }

    fn viewer(view: &View) -> Option<Seat> {
        view.viewer
    }
}
