//! Whole games of Farlight, recorded from players of all levels, replayed to the end: to the same
//! results, by the same events.
//!
//! The records of a released rules version are kept for ever; a later version adds a file.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

use rules::farlight::Farlight;
use rules::{AnyMatch, Game, Match, Rng, SeatResult, Seed, digest};
use std::fmt::Display;

const RECORDS: &str = include_str!("records/farlight-1.txt");

fn records() -> impl Iterator<Item = Vec<&'static str>> {
    RECORDS.lines().skip(1).map(|line| line.split(',').collect())
}

fn decoded(link: &str) -> Match<Farlight> {
    match AnyMatch::decode(link) {
        Ok(AnyMatch::Farlight(played)) => played,
        other => panic!("{link}: {other:?}"),
    }
}

fn spaced(items: impl Iterator<Item = impl Display>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

#[test]
fn recorded_games_end_as_they_did() {
    assert_eq!(Farlight::RULES, 1, "records of a new version go into a file of their own");
    assert!(records().count() >= 40);
    for record in records() {
        let [seats, link, totals, places, told] = record[..] else { panic!("{record:?}") };
        let played = decoded(link);
        let results = played.state().results().unwrap();
        assert_eq!(played.seats().to_string(), seats);
        assert_eq!(spaced(results.iter().map(|r| r.total)), totals);
        assert_eq!(spaced(results.iter().map(|r: &SeatResult<_>| r.place)), places);
        assert_eq!(format!("{:016x}", digest(&played.history().unwrap())), told);
        assert_eq!(played.encode(), link);
    }
}

#[test]
fn both_endings_and_every_number_of_seats_are_recorded() {
    let climaxes = records().filter(|record| decoded(record[1]).view(None).launch.climax).count();
    assert!(climaxes > 0 && climaxes < records().count(), "{climaxes}");
    for seats in ["2", "3", "4", "5"] {
        assert!(records().filter(|record| record[0] == seats).count() >= 10);
    }
}

/// A link costs its head and check, and the logarithm of each choice's number of alternatives.
#[test]
fn links_are_close_to_their_bound() {
    for record in records() {
        let choices = decoded(record[1]).choice_digits();
        let bits: f64 = choices.iter().map(|digit| f64::from(digit.radix).log2()).sum();
        let length = record[1].len() as f64;
        assert!(length <= bits / 6.0 * 1.1 + 20.0, "{length} letters for {bits} bits");
    }
}

/// One letter changed, one dropped, one doubled: never another match, never a panic.
#[test]
fn damaged_links_are_refused() {
    let mut rng = Rng::new(Seed(6), 6);
    let letters: Vec<char> = ('a'..='z').chain('A'..='Z').chain('0'..='9').collect();
    let (mut refused, mut tried) = (0u32, 0u32);
    for record in records() {
        for _ in 0..60 {
            let mut link: Vec<char> = record[1].chars().collect();
            let at = rng.below(link.len() as u32) as usize;
            match rng.below(3) {
                0 => link[at] = *rng.pick(&letters).unwrap(),
                1 => {
                    link.remove(at);
                }
                _ => link.insert(at, link[at]),
            }
            let link: String = link.into_iter().collect();
            let decoded = AnyMatch::decode(&link);
            tried += u32::from(link != record[1]);
            refused += u32::from(decoded.is_err());
            if let Ok(played) = decoded {
                assert_eq!(played.encode(), link, "whatever is accepted is what it says");
            }
        }
    }
    // The check has 24 bits: of thousands one may slip through, and then it is a match.
    assert!(refused + 2 >= tried, "{refused} of {tried}");
}
