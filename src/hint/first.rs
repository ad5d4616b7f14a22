//! The first game of each: a deal in which every basic rule comes up early, against a bot that is no
//! hard one. `arena seek` found them; the tests say which hint comes when to a beginner who follows
//! them.

use crate::route::Setup;
use rules::firefly::{StartingJobs, Table};
use rules::{AnyOptions, GameKind, Options, Seed};

/// All five hints within six rounds, and sanctuaries to be found from the second.
const FARAWAY: Seed = Seed(0);
/// A part is won and docked and a mission flown in the first round; the match is over after six.
const FARLIGHT: Seed = Seed(550);
/// The shortest story, cut short: a job of the first contact is loaded in the first round and delivered in the
/// third, crew is hired in the fourth and paid in the sixth, and a goal is reached in the eight rounds that
/// there are: some twenty minutes. The rival does a job as well, so that nobody wins by waiting.
const FIREFLY: Seed = Seed(259);
/// *First Time in the Captain's Chair*.
const STORY: u8 = 4;
const ROUNDS: u8 = 8;

/// The table of a first game.
pub fn first(game: GameKind) -> Setup {
    let gentle = Setup::gentle(game);
    let (seed, options) = match game {
        GameKind::Faraway => (FARAWAY, gentle.options),
        GameKind::Farlight => (FARLIGHT, gentle.options),
        GameKind::Firefly => {
            let jobs = StartingJobs::First;
            (
                FIREFLY,
                AnyOptions::Firefly(Table {
                    jobs,
                    story: STORY,
                    turn_limit: ROUNDS,
                    ..Table::usual()
                }),
            )
        }
    };
    Setup { seed: Some(seed), options, ..gentle }
}
