//! Players of Faraway.
//!
//! Strength, measured by `arena play faraway --rotate --summary` from seed 1, one bot of the first
//! level among greedy ones at 20,000 nodes a choice (the share of matches won, its 95 % interval, mean
//! fame against mean fame):
//!
//! | level | seats | matches | won | interval | fame |
//! | --- | --- | --- | --- | --- | --- |
//! | expert | 2 | 120 | 97.5 % | 92.9 to 99.1 % | 82.2 : 46.9 |
//! | expert | 3 | 120 | 95.0 % | 89.5 to 97.7 % | 84.9 : 48.3 |
//! | greedy, against random | 2 | 600 | 88.8 % | 86.1 to 91.1 % | 50.5 : 28.2 |

mod chances;
mod expert;
mod greedy;
mod novice;
mod trial;

use crate::{Budget, Level, Playable, Thought};
use chances::{Chances, Habits};
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
            Level::Expert => expert::choose(view, &Chances::new(Habits::USUAL), rng, budget),
        }
    }

    fn novice(view: &View, _: &mut Rng) -> Option<Choice> {
        novice::choose(view)
    }

    fn viewer(view: &View) -> Option<Seat> {
        view.viewer
    }
}
