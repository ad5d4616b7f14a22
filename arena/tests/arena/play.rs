//! `arena play`: every field, the same again from the same seed, rotations and summaries.

use super::{answers, arena, command, numbers};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

#[test]
fn a_seed_plays_the_same_match_every_time() {
    let args = "play faraway --seats 3 --bots expert,greedy,random --seed 9 --games 2 --nodes 300";
    let (one, other) = (arena(args, b""), arena(args, b""));
    assert!(one.status.success());
    assert_eq!(one.stdout, other.stdout);
    let alone = arena(&args.replace("--seed 9 --games 2", "--seed 10"), b"");
    assert!(one.stdout.ends_with(&alone.stdout), "the second deal does not hang on the first");
}

#[test]
fn a_match_line_has_every_field() {
    let args = "play faraway --seats 3 --bots greedy,greedy,random --seed 40 --games 2 --advanced";
    let matches = answers(args, b"");
    assert_eq!(matches.len(), 2);
    for (at, played) in (0u64..).zip(&matches) {
        let fields = ["bots", "game", "letters", "link", "options", "results", "seed"];
        assert_eq!(keys(played), fields, "and no events without --transcript");
        assert_eq!((&played["game"], &played["seed"]), (&json!("faraway"), &json!(40 + at)));
        assert_eq!(played["options"], json!({"seats": 3, "advanced": true}));
        let mut places = Vec::new();
        for (seat, bot) in ["greedy", "greedy", "random"].into_iter().enumerate() {
            let result = &played["results"][seat];
            assert_eq!(keys(result), ["bot", "items", "place", "seat", "total"]);
            assert_eq!((&result["seat"], &result["bot"]), (&json!(seat), &json!(bot)));
            places.push(result["place"].as_u64().unwrap());
            check_items(result);
        }
        places.sort_unstable();
        assert_eq!(places, [1, 2, 3]);
    }
}

/// Eight Regions first, then Sanctuaries; each says why, and they add up.
fn check_items(result: &Value) {
    let items = result["items"].as_array().unwrap();
    let fame = |item: &Value| item["fame"].as_i64().unwrap();
    assert_eq!(result["total"].as_i64(), Some(items.iter().map(fame).sum()));
    for (at, item) in items.iter().enumerate() {
        let kind = if at < 8 { "region" } else { "sanctuary" };
        assert!(item[kind].is_u64(), "{item}");
        match item["reason"].as_str().unwrap() {
            "no quest" => assert_eq!(fame(item), 0),
            "flat" => assert!(fame(item) > 0),
            "counted" => assert_eq!(item["count"] == 0, fame(item) == 0),
            "unmet" => {
                let missing = ["stone", "chimera", "thistle"].map(|kind| &item["missing"][kind]);
                assert!(fame(item) == 0 && missing.iter().any(|n| n.as_u64().unwrap() > 0));
            }
            other => panic!("a reason {other:?}"),
        }
    }
}

#[test]
fn letters_are_a_seed_too() {
    let of = |seed: &str| {
        answers(&format!("play faraway --bots greedy,greedy --seed {seed}"), b"").remove(0)
    };
    assert_eq!(of("code:11"), of("33"));
    assert_eq!(of("33")["letters"], "11");
    assert_ne!(of("11")["link"], of("33")["link"], "a bare number is a number");
    assert_eq!(of("18446744073709551615")["seed"], u64::MAX);
}

#[test]
fn rotation_deals_the_same_once_for_every_seating() {
    let args = "play faraway --bots greedy,random,random --seed 5 --rotate --transcript";
    let matches = answers(args, b"");
    let bots: Vec<&Value> = matches.iter().map(|played| &played["bots"]).collect();
    assert_eq!(bots[0], &json!(["greedy", "random", "random"]));
    assert_eq!(bots[1], &json!(["random", "greedy", "random"]));
    assert_eq!(bots[2], &json!(["random", "random", "greedy"]));
    for played in &matches {
        assert_eq!(played["seed"], 5);
        assert_eq!(played["events"][0], matches[0]["events"][0], "the same hands");
        assert_eq!(played["events"][3], matches[0]["events"][3], "the same market");
    }
}

#[test]
fn a_summary_says_what_the_match_lines_say() {
    let args = "play faraway --bots greedy,random,random --games 4 --rotate";
    let matches = answers(args, b"");
    let summary = answers(&format!("{args} --summary"), b"");
    assert_eq!(summary.len(), 2);
    for (line, bot) in summary.iter().zip(["random", "greedy"]) {
        let results = matches.iter().flat_map(|played| played["results"].as_array().unwrap());
        let own: Vec<&Value> = results.filter(|result| result["bot"] == bot).collect();
        let count = own.len() as f64;
        let totals: f64 = own.iter().map(|result| result["total"].as_f64().unwrap()).sum();
        let won = own.iter().filter(|result| result["place"] == 1).count() as f64 / count;
        let number = |value: &Value| value.as_f64().unwrap();
        assert_eq!(line["bot"], bot);
        assert_eq!(number(&line["matches"]), count);
        assert!((number(&line["mean"]) - totals / count).abs() < 0.001);
        assert!((number(&line["won"]) - won).abs() < 0.001);
        assert!(number(&line["interval"][0]) <= won && won <= number(&line["interval"][1]));
    }
    assert_eq!(numbers(&json!([summary[0]["matches"], summary[1]["matches"]])), [24, 12]);
}

#[test]
fn whoever_reads_may_stop() {
    let mut child = command("play faraway --bots random,random --games 100000").spawn().unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    assert!(first.starts_with('{'));
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty());
}
