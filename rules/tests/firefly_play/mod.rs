//! Random games of Firefly for the tests.

#![allow(dead_code, reason = "each test file uses some of it")]

use rules::firefly::{Firefly, StartingJobs, Table};
use rules::{Match, Rng, Seed, Silent, digest};

/// All seats and stories, with a turn limit that ends every one of them.
pub fn tables(turn_limit: u8) -> Vec<Table> {
    let mut tables = Vec::new();
    for seats in 1..=Table::MOST {
        let last = if seats == 1 { Table::LAST_STORY } else { 6 };
        for story in 1..=last {
            let jobs = if story % 2 == 0 { StartingJobs::First } else { StartingJobs::All };
            tables.push(Table { seats, story, turn_limit, jobs });
        }
    }
    tables
}

/// Plays a random game and shows each state before its choice, and the last one.
pub fn walk(table: Table, game: u64, mut visit: impl FnMut(&Match<Firefly>, &mut Rng)) {
    let seed = Seed(digest(&(table.seats, table.story, game)) >> (game % 2 * 24));
    let mut played = Match::<Firefly>::new(table, seed).unwrap();
    let mut rng = Rng::new(seed, 77);
    loop {
        visit(&played, &mut rng);
        let Some(&choice) = rng.pick(&played.legal()) else { break };
        played.play(choice, &mut Silent).unwrap();
        assert!(played.choices().len() < 60_000, "a match ends");
    }
    assert!(played.is_over());
}
