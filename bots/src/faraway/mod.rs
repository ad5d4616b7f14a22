//! Players of Faraway.
//!
//! Strength, measured by `arena play faraway --rotate --summary` from seed 1, one bot of the first
//! level among greedy ones at 20,000 nodes a choice (the share of matches won, its 95 % interval, mean
//! fame against mean fame):
//!
//! | level | seats | matches | won | interval | fame |
//! | --- | --- | --- | --- | --- | --- |
//! | expert | 2 | 200 | 92.5 % | 88.0 to 95.4 % | 74.9 : 46.2 |
//! | expert | 3 | 300 | 88.7 % | 84.6 to 91.8 % | 76.4 : 48.1 |
//! | expert | 4 | 400 | 84.3 % | 80.4 to 87.5 % | 75.9 : 48.7 |
//! | expert | 6 | 600 | 78.8 % | 75.4 to 81.9 % | 77.7 : 50.2 |
//! | greedy, against random | 2 | 600 | 88.8 % | 86.1 to 91.1 % | 50.5 : 28.2 |

mod expert;
mod greedy;
mod outlook;
mod trial;

use crate::{Budget, Level, Playable, Thought};
use outlook::{Habits, Outlook};
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
            Level::Expert => expert::choose(view, &Outlook::new(Habits::USUAL), rng, budget),
        }
    }

    fn viewer(view: &View) -> Option<Seat> {
        view.viewer
    }
}
