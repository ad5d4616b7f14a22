//! `arena play --transcript`: complete and true to the rule book.

use super::answers;
use super::referee::{Referee, Seen};
use serde_json::json;
use std::panic::catch_unwind;

fn referee(args: &str) -> Seen {
    let mut seen = Seen::default();
    for played in answers(&format!("play faraway --transcript {args}"), b"") {
        Referee::new(&played).check(&mut seen);
    }
    seen
}

#[test]
fn few_seats() {
    let seen = referee("--bots greedy,random --seed 1 --games 100");
    assert!(seen.ties > 0, "ties are checked too");
    referee("--bots random,greedy,random --seed 3 --games 20");
    referee("--bots random,greedy,random,greedy --seed 3 --games 20");
    referee("--bots expert,greedy --seed 4 --games 2 --nodes 200 --advanced");
}

#[test]
fn the_advanced_start() {
    referee("--bots greedy,random --seed 5 --games 20 --advanced");
    referee("--bots greedy,random,greedy,random,greedy,random --seed 6 --games 20 --advanced");
}

#[test]
fn many_seats_and_a_short_deck() {
    referee("--bots greedy,random,random,random,greedy --seed 7 --games 20");
    let seen = referee("--bots greedy,greedy,greedy,greedy,greedy,greedy --seed 8 --games 200");
    assert!(seen.short > 0 && seen.top_ups > 0, "{} short, {} topped up", seen.short, seen.top_ups);
}

/// The referee is worth nothing if he lets things pass.
#[test]
fn a_false_transcript_is_refused() {
    let played = answers("play faraway --transcript --bots greedy,greedy --seed 1", b"").remove(0);
    let events = played["events"].as_array().unwrap();
    for at in 0..events.len() {
        let mut short = played.clone();
        short["events"].as_array_mut().unwrap().remove(at);
        let mut foreign = played.clone();
        foreign["events"][at]["hidden"] = json!(1);
        for wrong in [short, foreign] {
            let verdict = catch_unwind(|| Referee::new(&wrong).check(&mut Seen::default()));
            assert!(verdict.is_err(), "event {at}: {}", events[at]);
        }
    }
}
