//! What an outside referee reads of Farlight: the names and shapes of its events as JSON.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

use rules::farlight::{Event, Farlight, Table};
use rules::{AnyMatch, Game, Match, Rng, Seed};
use serde_json::Value;
use std::collections::BTreeMap;
use std::process::{Command, Output};

/// The fields of each event. `reveal` only repeats what the bids said: transcripts may leave it out.
const FIELDS: [(&str, &str); 16] = [
    ("auction", "bonus_crew consolation round target totals winner"),
    ("award", "award seats"),
    ("benefit", "crew science seat"),
    ("bid", "pass round seat tiles"),
    ("boost", "die part seat"),
    ("engineer", "die part seat"),
    ("install", "paid part seat x y"),
    ("leftovers", "points seat tokens"),
    ("mission", "bought_biotech dice_used done mission points queue round science_paid seat"),
    ("refill", "bonus dice round slots"),
    ("repair", "discarded seat"),
    ("result", "deciding_awards places totals"),
    ("reveal", "round tiles"),
    ("scrap", "part seat"),
    ("setup", "awards dice first slots stacks unused_awards"),
    ("tiles", "crew target value"),
];

fn transcript(seats: u8, seed: u64) -> Vec<Value> {
    let mut events: Vec<Event> = Vec::new();
    Farlight::deal(&Table { seats }, Seed(seed), &mut events).unwrap();
    let mut played = Match::<Farlight>::new(Table { seats }, Seed(seed)).unwrap();
    let mut rng = Rng::new(Seed(seed), 3);
    while let Some(&choice) = rng.pick(&played.legal()) {
        played.play(choice, &mut events).unwrap();
    }
    events.iter().map(|event| serde_json::to_value(event).unwrap()).collect()
}

fn fields(value: &Value) -> String {
    let names = value.as_object().unwrap().keys().filter(|name| *name != "event");
    names.map(String::as_str).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_event_has_the_agreed_fields() {
    let mut seen: BTreeMap<String, String> = BTreeMap::new();
    for seed in 0..60 {
        for event in transcript(2 + (seed % 4) as u8, seed) {
            let name = event["event"].as_str().unwrap().to_string();
            if name == "bid" {
                seen.insert("tiles".into(), fields(&event["tiles"][0]));
            }
            let now = fields(&event);
            assert_eq!(*seen.entry(name).or_insert(now.clone()), now);
        }
    }
    let expected = FIELDS.map(|(name, fields)| (name.to_string(), fields.to_string()));
    assert_eq!(seen, BTreeMap::from(expected));
}

#[test]
fn targets_maps_and_awards_are_written_as_agreed() {
    let events = transcript(3, 11);
    let first = |name: &str| events.iter().find(|event| event["event"] == name).unwrap();
    let targets = ["slot ", "mission ", "repair", "hire", "discover", "engineer"];
    for bid in events.iter().filter(|event| event["event"] == "bid") {
        for tile in bid["tiles"].as_array().unwrap() {
            let target = tile["target"].as_str().unwrap();
            assert!(targets.iter().any(|known| target.starts_with(known)), "{target}");
            assert!(tile["value"].as_u64().unwrap() <= 4 && tile["crew"].is_boolean());
        }
    }
    let setup = first("setup");
    assert_eq!(setup["slots"].as_array().unwrap().len(), 9);
    for (part, die) in setup["dice"].as_object().unwrap() {
        assert!((1..=57).contains(&part.parse::<u8>().unwrap()));
        assert!((1..=6).contains(&die.as_u64().unwrap()));
    }
    let awards = setup["awards"]
        .as_array()
        .unwrap()
        .iter()
        .chain(setup["unused_awards"].as_array().unwrap());
    let mut awards: Vec<&str> = awards.map(|award| award.as_str().unwrap()).collect();
    awards.sort_unstable();
    let all = "colonist commander efficiency juggernaut potential researcher rocketeer";
    assert_eq!(awards.join(" "), all);
    let result = first("result");
    for map in ["totals", "places"] {
        let seats: Vec<&str> =
            result[map].as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(seats, ["0", "1", "2"]);
    }
}

fn arena(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_arena")).args(words).output().unwrap()
}

#[test]
fn the_arena_plays_farlight_and_tells_it_without_repeating_itself() {
    let words = ["play", "farlight", "--bots", "greedy,random,greedy", "--seed", "5"];
    let played = arena(&[&words[..], &["--transcript"]].concat());
    assert!(played.status.success());
    let line: Value = serde_json::from_slice(&played.stdout).unwrap();
    let events = line["events"].as_array().unwrap();
    assert_eq!(events[0]["event"], "setup");
    assert_eq!(events.last().unwrap()["event"], "result");
    assert!(events.iter().all(|event| event["event"] != "reveal"));
    for seat in line["results"].as_array().unwrap() {
        let points = |item: &Value| item["points"].as_i64().unwrap();
        let sum: i64 = seat["items"].as_array().unwrap().iter().map(points).sum();
        assert_eq!(seat["total"], sum);
        assert_eq!(events.last().unwrap()["totals"][seat["seat"].to_string()], sum);
    }
    let AnyMatch::Farlight(replayed) = AnyMatch::decode(line["link"].as_str().unwrap()).unwrap()
    else {
        panic!("the link is of another game")
    };
    let results = replayed.state().results().unwrap();
    assert!(
        results.iter().zip(line["results"].as_array().unwrap()).all(|(a, b)| b["total"] == a.total)
    );
}

#[test]
fn what_farlight_does_not_have_is_refused() {
    for (words, why) in [
        (vec!["play", "farlight", "--bots", "greedy"], "farlight seats 2 to 5, not 1"),
        (vec!["bench", "farlight", "--seats", "6"], "farlight seats 2 to 5, not 6"),
        (vec!["bench", "farlight", "--seats", "2", "--advanced"], "no advanced start"),
    ] {
        let refused = arena(&words);
        assert_eq!(refused.status.code(), Some(2));
        assert!(String::from_utf8(refused.stderr).unwrap().contains(why), "{words:?}");
    }
}
