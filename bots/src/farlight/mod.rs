//! Players of Farlight.
//!
//! Greedy weighs every target by what it would add to a fitted estimate of its own final points,
//! and by the odds of winning it against what lies there. The expert plays rounds to their end in
//! games that could be this one, with greedy players of varying wishes in all seats, and compares
//! whole turns by the estimates of all seats after the round.

mod assets;
mod bids;
mod estimate;
mod greedy;
mod odds;
mod search;
mod wants;

use crate::{Budget, Level, Playable, Thought};
use rules::farlight::{Choice, Farlight, View};
use rules::{Rng, Seat};

/// How far, in percent, the plain player's wishes vary: it is no hard opponent.
const WHIM: u32 = 80;
/// How far, in percent, a beginner is wrong about what a part is worth to him.
const HUNCH: u32 = 50;

impl Playable for Farlight {
    const LEVELS: &'static [Level] = &[Level::Random, Level::Greedy, Level::Expert];

    fn think(
        view: &View,
        level: Level,
        rng: &mut Rng,
        budget: &mut Budget,
    ) -> Option<Thought<Choice>> {
        let seat = view.viewer.filter(|&seat| view.deciders().contains(seat))?;
        match level {
            Level::Random => None,
            Level::Greedy => {
                greedy::turn(view, seat, WHIM, rng).first().copied().map(Thought::plain)
            }
            Level::Expert => search::choose(view, seat, rng, budget),
        }
    }

    fn novice(view: &View, rng: &mut Rng) -> Option<Choice> {
        let seat = view.viewer.filter(|&seat| view.deciders().contains(seat))?;
        greedy::turn(view, seat, HUNCH, rng).first().copied()
    }

    fn viewer(view: &View) -> Option<Seat> {
        view.viewer
    }
}
