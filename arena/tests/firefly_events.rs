//! Firefly in the arena: options, transcripts from which the cash can be reckoned, replays.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

use serde_json::{Value, json};
use std::io::Write;
use std::process::{Command, Output, Stdio};

fn arena(args: &str, input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arena"));
    command.args(args.split_whitespace());
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn lines(args: &str, input: &str) -> Vec<Value> {
    let output = arena(args, input);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Every dollar of a seat is in an event that says why.
fn cash(played: &Value, seat: usize) -> i64 {
    let events = played["events"].as_array().unwrap().iter();
    let own = events.filter(|event| event["event"] == "money" && event["seat"] == json!(seat));
    own.map(|event| {
        assert!(!event["cause"].is_null(), "{event}");
        event["change"].as_i64().unwrap()
    })
    .sum()
}

#[test]
fn the_cash_of_a_transcript_is_that_of_the_results() {
    let args = "play firefly --story 3 --turn-limit 15 --seed 3 --games 3 --transcript";
    for played in lines(&format!("{args} --bots expert,greedy,random"), "") {
        let options = json!({"seats": 3, "story": 3, "turn_limit": 15, "first_jobs": false, "sets": "", "opening": 0});
        assert_eq!(played["options"], options);
        for seat in 0..3 {
            let result = &played["results"][seat];
            assert_eq!(result["total"], json!(cash(&played, seat)), "seat {seat}");
            assert_eq!(result["items"][0]["item"], "cash");
        }
    }
}

#[test]
fn a_link_replays_to_the_same_results() {
    let played = lines("play firefly --bots expert,greedy --turn-limit 20 --seed 5", "").remove(0);
    let replayed = lines("replay", played["link"].as_str().unwrap()).remove(0);
    assert_eq!((&replayed["game"], &replayed["over"]), (&json!("firefly"), &json!(true)));
    assert_eq!(replayed["options"], played["options"]);
    for seat in 0..2 {
        for field in ["total", "place", "items"] {
            assert_eq!(replayed["results"][seat][field], played["results"][seat][field]);
        }
    }
}

#[test]
fn a_transcript_tells_what_was_chosen_and_where_it_led() {
    let args = "play firefly --bots random,greedy --turn-limit 9 --seed 2 --transcript";
    let played = lines(args, "").remove(0);
    let (events, choices) =
        (played["events"].as_array().unwrap(), played["choices"].as_array().unwrap());
    let at = |choice: &Value| choice["at"].as_u64().unwrap() as usize;
    assert!(choices.windows(2).all(|pair| at(&pair[0]) <= at(&pair[1])));
    let (mut looked, mut moved) = (0, 0);
    for (index, choice) in choices.iter().enumerate() {
        let next = choices.get(index + 1).map_or(events.len(), at);
        let told = &events[at(choice)..next];
        looked += usize::from(choice["choice"] == "shop");
        if let Some(to) = choice["choice"].get("place") {
            let ship = told.iter().find(|event| event["event"] == "ship").unwrap();
            assert_eq!((&ship["seat"], &ship["to"]), (&choice["seat"], to));
            moved += 1;
        }
    }
    assert!(looked > 0 && moved == 2, "{looked} {moved}");
    let replayed = lines("replay", played["link"].as_str().unwrap()).remove(0);
    assert_eq!(replayed["choices"], choices.len());
    assert_eq!(replayed["state"], choices.last().unwrap()["state"]);
}

#[test]
fn a_lonely_story_needs_one_seat() {
    let solo = lines("play firefly --story 8 --bots expert --seed 1", "").remove(0);
    assert_eq!(solo["results"][0]["items"][0]["item"], "aim");
    for (args, why) in [
        ("play firefly --story 7 --bots expert,expert", "for one seat"),
        ("play firefly --story 10 --bots expert,expert", "blue-sun, which is not in play"),
        ("play firefly --story 99 --bots expert,expert", "--story"),
        ("play firefly --turn-limit 256 --bots expert,expert", "--turn-limit"),
        ("play firefly --bots expert,expert,greedy,greedy,random", "firefly seats 1 to 4"),
        ("play firefly --advanced --bots expert,expert", "no advanced start"),
        ("replay --story 1", ""),
    ] {
        let output = arena(args, "");
        assert_eq!(output.status.code(), Some(2), "{args}");
        assert!(String::from_utf8_lossy(&output.stderr).contains(why), "{args}");
    }
}

#[test]
fn a_summary_counts_every_rotation() {
    let bots = lines("play firefly --bots expert,random --rotate --summary --turn-limit 25", "");
    assert_eq!(bots.len(), 2);
    assert!(bots.iter().all(|bot| bot["matches"] == 2));
}
