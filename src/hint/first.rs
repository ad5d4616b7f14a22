//! The first game of each: a deal in which every basic rule comes up early, against a bot that is no
//! hard one. `arena seek` found them; the tests say what comes when.

use crate::route::Setup;
use rules::firefly::{StartingJobs, Table};
use rules::{AnyOptions, GameKind, Options, Seed};

/// The table of a first game.
pub fn first(game: GameKind) -> Setup {
    let gentle = Setup::gentle(game);
    let (seed, options) = match game {
        GameKind::Faraway => (0, gentle.options),
        GameKind::Farlight => (2, gentle.options),
        GameKind::Firefly => (78, AnyOptions::Firefly(story())),
    };
    Setup { seed: Some(Seed(seed)), options, ..gentle }
}

/// The shortest story, with jobs that ask for no misbehaving.
fn story() -> Table {
    Table { story: 4, jobs: StartingJobs::First, ..Table::usual() }
}
