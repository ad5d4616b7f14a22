//! Whole games recorded with each released version of the rules, replayed to the exact end.
//!
//! `records/faraway-N.txt` holds games of rules version N. A file, once released, is never
//! changed and never deleted. When `Faraway::RULES` goes up, the games of the version before it
//! must still either play to the recorded end or be refused with the versions named: never be
//! read as something else. A new version gets a new file, which is written, if there is none, by
//!
//! ```text
//! cargo test -p rules --test faraway_records -- --ignored
//! ```
//!
//! and then named in [`RECORDS`].

#![allow(clippy::unwrap_used)]

mod faraway_play;

use faraway_play::{events, hungry_game, random_game, referee, tables};
use rules::faraway::{Faraway, Start, Table};
use rules::{AnyMatch, Game, GameKind, LinkError, Match, Seed, digest};
use std::fmt::Display;

/// All rules versions ever, with their games.
const RECORDS: [(u8, &str); 1] = [(1, include_str!("records/faraway-1.txt"))];
const HEAD: &str = "seats,start,link,digest of events,totals,places";
/// How many games of each table are recorded.
const GAMES: u64 = 3;

#[test]
fn recorded_games_end_as_they_did() {
    for (version, file) in RECORDS {
        let mut games = 0;
        for record in file.lines().skip(1) {
            if version == Faraway::RULES {
                check_replay(record);
            } else {
                check_refusal(record, version);
            }
            games += 1;
        }
        assert_eq!(file.lines().next(), Some(HEAD));
        assert!(games >= 10, "{games} games of rules {version}");
    }
}

#[test]
fn every_version_and_every_table_is_recorded() {
    let versions: Vec<u8> = RECORDS.iter().map(|(version, _)| *version).collect();
    assert_eq!(versions, (1..=Faraway::RULES).collect::<Vec<_>>());
    let (_, file) = RECORDS[RECORDS.len() - 1];
    for table in tables() {
        let name = name(table);
        let games = file.lines().filter(|line| line.starts_with(&name)).count();
        assert!(games >= GAMES as usize, "{games} games of {name}");
    }
}

#[allow(irrefutable_let_patterns, reason = "until there is a second game")]
fn check_replay(record: &str) {
    let columns: Vec<&str> = record.split(',').collect();
    let AnyMatch::Faraway(played) = AnyMatch::decode(columns[2]).unwrap() else {
        panic!("{record} is of another game")
    };
    assert!(played.is_over());
    assert_eq!(line(&played), record);
    referee::check(*played.options(), &events(&played));
}

/// A game of an older version is refused by name.
fn check_refusal(record: &str, version: u8) {
    let link = record.split(',').nth(2).unwrap();
    let (game, ours) = (GameKind::Faraway, Faraway::RULES.into());
    let expected = LinkError::Rules { game, link: version.into(), ours };
    assert_eq!(AnyMatch::decode(link), Err(expected));
}

fn name(table: Table) -> String {
    let start = if table.start == Start::Advanced { "advanced" } else { "basic" };
    format!("{},{start},", table.seats)
}

fn line(played: &Match<Faraway>) -> String {
    let results = played.state().results().unwrap();
    let totals = spaced(results.iter().map(|result| result.total));
    let places = spaced(results.iter().map(|result| result.place));
    let (link, told) = (played.encode(), digest(&played.history().unwrap()));
    format!("{}{link},{told:016x},{totals},{places}", name(*played.options()))
}

fn spaced(items: impl Iterator<Item = impl Display>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
#[ignore = "writes the games of a new rules version"]
fn record_games_of_a_new_version() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    let path = format!("{folder}/faraway-{}.txt", Faraway::RULES);
    let mut file = HEAD.to_string() + "\n";
    for (at, table) in (0u64..).zip(tables()) {
        let seed =
            |game: u64| Seed::drawn((at * 16 + game + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        for game in 1..GAMES {
            file += &(line(&random_game(table, seed(game))) + "\n");
        }
        // One in which everybody looks for Sanctuaries: at large tables their deck runs dry.
        file += &(line(&hungry_game(table, seed(0))) + "\n");
    }
    let new = std::fs::OpenOptions::new().write(true).create_new(true).open(path);
    std::io::Write::write_all(&mut new.unwrap(), file.as_bytes()).unwrap();
}
