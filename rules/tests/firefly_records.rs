//! Whole games of Firefly, recorded from the test player, replayed to the end.
//!
//! The records of a released rules version are kept for ever; a later version adds a file.
#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

mod firefly_play;

use firefly_play::{lively, tables};
use rules::firefly::Firefly;
use rules::{AnyMatch, Game, GameKind, LinkError, Match, Rng, Seed, Silent, digest};
use std::fmt::Display;

const RECORDS: &str = include_str!("records/firefly-4.txt");
/// Of earlier rules: the first had no offers of seats that do not have the turn, the second dealt
/// jobs before leaders and ships, the third drew all cards to consider at once.
const EARLIER: [(u32, &str); 3] = [
    (1, include_str!("records/firefly-1.txt")),
    (2, include_str!("records/firefly-2.txt")),
    (3, include_str!("records/firefly-3.txt")),
];
const HEAD: &str = "seats,story,link,totals,places,digest of events\n";

fn spaced(items: impl Iterator<Item = impl Display>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

fn line(played: &Match<Firefly>) -> String {
    let results = played.state().results().unwrap();
    let table = played.options();
    format!(
        "{},{},{},{},{},{:016x}\n",
        table.seats,
        table.story,
        played.encode(),
        spaced(results.iter().map(|result| result.total)),
        spaced(results.iter().map(|result| result.place)),
        digest(&played.history().unwrap())
    )
}

#[test]
fn recorded_games_end_as_they_did() {
    assert_eq!(Firefly::RULES, 4, "records of a new version go into a file of their own");
    assert_eq!(RECORDS.lines().count(), 1 + tables(15).len());
    for record in RECORDS.lines().skip(1) {
        let link = record.split(',').nth(2).unwrap();
        match AnyMatch::decode(link) {
            Ok(AnyMatch::Firefly(played)) => assert_eq!(line(&played).trim_end(), record),
            other => panic!("{record}: {other:?}"),
        }
    }
}

/// They are refused by the name of their version, not played by other rules.
#[test]
fn games_of_earlier_rules_are_refused_by_name() {
    for (version, records) in EARLIER {
        let refused = LinkError::Rules { game: GameKind::Firefly, link: version, ours: 4 };
        for record in records.lines().skip(1) {
            let link = record.split(',').nth(2).unwrap();
            assert_eq!(AnyMatch::decode(link), Err(refused.clone()));
        }
        assert_eq!(records.lines().count(), 1 + tables(15).len());
        assert!(refused.to_string().contains(&format!("rules {version}")), "{refused}");
    }
}

#[test]
#[ignore = "writes the games of a new rules version"]
fn write_records() {
    let mut file = HEAD.to_string();
    for table in tables(15) {
        let seed = Seed::drawn(digest(&(table.seats, table.story, "record")));
        let mut played = Match::<Firefly>::new(table, seed).unwrap();
        let mut rng = Rng::new(seed, 81);
        while let Some(seat) = played.decider() {
            let choice = lively(&played.view(Some(seat)), &played.legal(), &mut rng);
            played.play(choice, &mut Silent).unwrap();
        }
        file += &line(&played);
    }
    let folder = std::env::var("CARGO_MANIFEST_DIR").unwrap();
    std::fs::write(format!("{folder}/tests/records/firefly-4.txt"), file).unwrap();
}
