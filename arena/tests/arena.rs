//! The arena as a program: what goes in, what comes out, and how it refuses.

use serde_json::Value;
use std::io::Write;
use std::process::{Command, Output, Stdio};

fn arena(args: &str, input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_arena"))
        .args(args.split_whitespace())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that needs no input may have ended before it is written.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

fn lines(output: &Output) -> Vec<Value> {
    let text = std::str::from_utf8(&output.stdout).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn refused(args: &str, input: &[u8], why: &str) {
    let output = arena(args, input);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{args}: {said}");
    assert!(said.contains(why), "{args} says {said:?}, not {why:?}");
}

#[test]
fn a_seed_plays_the_same_match_every_time() {
    let args = "play faraway --seats 3 --bots expert,greedy,random --seed 9 --games 2 --nodes 300";
    let (one, other) = (arena(args, b""), arena(args, b""));
    assert!(one.status.success());
    assert_eq!(one.stdout, other.stdout);
    let matches = lines(&one);
    assert_eq!(matches.len(), 2);
    assert_eq!((&matches[0]["seed"], &matches[1]["seed"]), (&9.into(), &10.into()));
    for played in matches {
        assert_eq!(played["game"], "faraway");
        assert_eq!(played["options"], serde_json::json!({"seats": 3, "advanced": false}));
        for result in played["results"].as_array().unwrap() {
            let items = result["items"].as_array().unwrap();
            let sum: i64 = items.iter().map(|item| item["fame"].as_i64().unwrap()).sum();
            assert_eq!(result["total"].as_i64(), Some(sum), "the items add up");
        }
        assert!(played.get("events").is_none());
    }
}

#[test]
fn letters_are_a_seed_too() {
    let of = |seed: &str| {
        lines(&arena(&format!("play faraway --bots greedy,greedy --seed {seed}"), b""))
    };
    assert_eq!(of("code:11")[0]["link"], of("33")[0]["link"]);
}

/// A referee who knows only the rule book: hands, market and places must hold at every event.
#[test]
fn a_transcript_can_be_refereed_from_outside() {
    for args in [
        "play faraway --bots greedy,random --seed 1 --games 5 --transcript",
        "play faraway --bots greedy,random,greedy,random,random,greedy --seed 2 --games 5 --transcript",
        "play faraway --bots random,greedy,random --seed 3 --games 5 --transcript --advanced",
    ] {
        for played in lines(&arena(args, b"")) {
            referee(&played);
        }
    }
}

fn numbers(value: &Value) -> Vec<u64> {
    value.as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).collect()
}

fn take(cards: &mut Vec<u64>, card: u64) {
    let at = cards.iter().position(|&c| c == card).unwrap_or_else(|| panic!("{card} in {cards:?}"));
    cards.remove(at);
}

fn referee(played: &Value) {
    let seats = played["options"]["seats"].as_u64().unwrap() as usize;
    let (mut hands, mut rows) = (vec![vec![]; seats], vec![vec![]; seats]);
    let (mut kept, mut offers) = (vec![vec![]; seats], vec![vec![]; seats]);
    let mut market = Vec::new();
    let mut scored = 0;
    for event in played["events"].as_array().unwrap() {
        let seat = event["seat"].as_u64().unwrap_or(0) as usize;
        match event["event"].as_str().unwrap() {
            "deal" => hands[seat] = numbers(&event["regions"]),
            "keep" => {
                numbers(&event["rejected"]).iter().for_each(|&card| take(&mut hands[seat], card));
                assert_eq!(hands[seat], numbers(&event["kept"]));
            }
            "market" => {
                market = numbers(&event["regions"]);
                assert_eq!(market.len(), seats + 1);
            }
            "explore" => {
                for (seat, card) in numbers(&event["regions"]).into_iter().enumerate() {
                    take(&mut hands[seat], card);
                    rows[seat].push(card);
                }
            }
            "offer" => {
                let [.., before, latest] = rows[seat][..] else { panic!("an offer in round 1") };
                assert!(latest > before);
                offers[seat].extend(numbers(&event["sanctuaries"]));
            }
            "take" => {
                let card = event["region"].as_u64().unwrap();
                take(&mut market, card);
                hands[seat].push(card);
            }
            "settle" => {
                let card = event["sanctuary"].as_u64().unwrap();
                take(&mut offers[seat], card);
                assert_eq!(std::mem::take(&mut offers[seat]), numbers(&event["returned"]));
                kept[seat].push(card);
            }
            "discard" => take(&mut market, event["region"].as_u64().unwrap()),
            "score" => {
                let tableau = serde_json::json!({"regions": rows[seat], "sanctuaries": kept[seat]});
                let answer = lines(&arena("score faraway", tableau.to_string().as_bytes()));
                assert_eq!(answer[0]["total"], event["total"]);
                assert_eq!(answer[0]["regions"], event["regions"]);
                assert_eq!(played["results"][seat]["total"], event["total"]);
                scored += 1;
            }
            "result" => {
                let first = numbers(&event["places"])[0] as usize;
                assert_eq!(played["results"][first]["place"], 1);
            }
            other => panic!("an event {other}"),
        }
    }
    assert_eq!(scored, seats);
    assert!(rows.iter().all(|row| row.len() == 8) && market.is_empty());
}

#[test]
fn a_summary_counts_every_rotation() {
    let args = "play faraway --bots greedy,random,random --games 4 --rotate --summary";
    let summary = lines(&arena(args, b""));
    assert_eq!(summary.len(), 2);
    assert_eq!((&summary[0]["bot"], &summary[0]["matches"]), (&"random".into(), &24.into()));
    assert_eq!((&summary[1]["bot"], &summary[1]["matches"]), (&"greedy".into(), &12.into()));
    let won = |line: &Value| line["won"].as_f64().unwrap() * line["matches"].as_f64().unwrap();
    assert_eq!((won(&summary[0]) + won(&summary[1])).round(), 12.0, "one winner a match");
}

#[test]
fn replay_reads_links_addresses_and_match_files() {
    let played = &lines(&arena("play faraway --bots greedy,greedy --seed 4", b""))[0];
    let code = played["link"].as_str().unwrap();
    let input = format!(
        "{code}\nhttps://example.org/x/#/game/{code}\n\nfarflung 1\ncode {code}\nseat human 0 Ada\nmade 5\n"
    );
    let output = arena("replay", input.as_bytes());
    assert!(output.status.success());
    let replayed = lines(&output);
    assert_eq!(replayed.len(), 3);
    for line in &replayed {
        assert_eq!(line["over"], true);
        assert_eq!(line["state"], replayed[0]["state"]);
        assert_eq!(line["results"][0]["total"], played["results"][0]["total"]);
    }
    assert_eq!(replayed[2]["line"], 5);
}

#[test]
fn whatever_comes_in_is_answered_in_words() {
    let mut junk = b"hello\n\xff\xfe\x00\n!!!\n".to_vec();
    junk.extend(vec![b'A'; 400_000]);
    junk.push(b'\n');
    let output = arena("replay", &junk);
    assert_eq!(output.status.code(), Some(2));
    let answers = lines(&output);
    assert_eq!(answers.len(), 4);
    assert!(answers.iter().all(|answer| !answer["error"].as_str().unwrap().is_empty()));
    refused(
        "score faraway",
        b"{\"regions\":[69],\"sanctuaries\":[]}",
        "line 1: there is no region 69",
    );
    refused("score faraway", b"{\"regions\":[1,1],\"sanctuaries\":[]}", "region 1 is there twice");
    refused(
        "score faraway",
        b"\n{\"regions\":[],\"sanctuaries\":[0]}",
        "line 2: there is no sanctuary 0",
    );
    refused("score faraway", b"nonsense", "line 1");
    refused("score faraway", b"{\"regions\":[1,2,3,4,5,6,7,8,9],\"sanctuaries\":[]}", "at most 8");
}

#[test]
fn a_wrong_command_line_is_refused_with_the_allowed_range() {
    refused("", b"", "say what to do");
    refused("dance", b"", "there is no command");
    refused("play chess --bots random,random", b"", "there is no game");
    refused("play faraway --bots random", b"", "seats 2 to 6, not 1");
    refused("play faraway --seats 7", b"", "seats 2 to 6, not 7");
    refused("play faraway --seats 3 --bots random,random", b"", "names 2 bots for 3 seats");
    refused("play faraway --bots random,genius", b"", "there is no bot");
    refused("play faraway --bots random,random --seed x", b"", "--seed takes a number");
    refused("play faraway --bots random,random --games -1", b"", "--games takes a whole number");
    refused("play faraway --bots random,random --what", b"", "--what");
    refused("score firefly", b"", "only faraway");
    refused("replay now", b"", "means nothing");
    refused("bench faraway", b"", "--seats N");
}

#[test]
fn every_command_explains_itself() {
    for command in ["", "play", "score", "replay", "bench"] {
        let output = arena(&format!("{command} --help"), b"");
        assert!(output.status.success(), "{command}");
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(text.starts_with("arena") && text.contains(command), "{text}");
    }
}
