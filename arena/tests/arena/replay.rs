//! `arena replay`: whatever holds a match, and whatever does not.

use super::{answers, arena, assert_fault, lines};
use rules::faraway::Faraway;
use rules::{AnyMatch, Match, Rng, Seed};
use serde_json::Value;
use std::{env, fs};

/// Recorded games of rules version 1: seats, start, link, digest of the events, totals,
/// places.
const RECORDS: &str = include_str!("../../../rules/tests/records/faraway-1.txt");

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

fn recorded_links() -> Vec<&'static str> {
    RECORDS.lines().skip(1).map(|row| row.split(',').nth(2).unwrap()).collect()
}

fn faraway(code: &str) -> Match<Faraway> {
    match AnyMatch::decode(code).unwrap() {
        AnyMatch::Faraway(played) => played,
        other => panic!("{code} is of {}", other.game()),
    }
}

#[test]
fn recorded_games_end_as_they_ended() {
    let answers = answers("replay", recorded_links().join("\n").as_bytes());
    assert_eq!(answers.len(), RECORDS.lines().count() - 1);
    for (row, answer) in RECORDS.lines().skip(1).zip(&answers) {
        let columns: Vec<&str> = row.split(',').collect();
        let results = answer["results"].as_array().unwrap();
        let list =
            |field| results.iter().map(|r| r[field].to_string()).collect::<Vec<String>>().join(" ");
        let state = format!("{:016x}", faraway(columns[2]).digest());
        assert_eq!(answer["state"], state, "{row}");
        assert_eq!((list("total").as_str(), list("place").as_str()), (columns[4], columns[5]));
        assert_eq!(answer["options"]["seats"].to_string(), columns[0]);
        assert_eq!(answer["over"], true);
    }
}

/// A link, an address, a shared game, a line of `play`, a match file and the name of one.
#[test]
fn every_form_of_a_match_gives_the_same_state() {
    let args = "play faraway --bots greedy,random,greedy --seed 4 --transcript";
    let played = answers(args, b"").remove(0);
    let code = played["link"].as_str().unwrap();
    let record =
        format!("farflung 1\r\ncode {code}\nseat human 0 Ada L\nmade 5\nchanged 6\nmood fine\n");
    let name = env::temp_dir().join(format!("arena-replay-{}.txt", std::process::id()));
    fs::write(&name, format!("{record}\n{record}")).unwrap();
    let address = "https://example.org/x/#/";
    let input = format!(
        "{code}\n{address}game/{code}\n\n{address}turn/{code}?seats=ask,ask\n{played}\n{record}\n{}\n",
        name.display()
    );
    let replayed = answers("replay", input.as_bytes());
    fs::remove_file(&name).unwrap();
    assert_eq!(replayed.len(), 7);
    let expected = format!("{:016x}", faraway(code).digest());
    for answer in &replayed {
        assert_eq!(answer["state"], expected.as_str());
        assert_eq!(answer["over"], true);
        for seat in 0..3 {
            let (result, before) = (&answer["results"][seat], &played["results"][seat]);
            assert_eq!((&result["total"], &result["place"]), (&before["total"], &before["place"]));
            assert_eq!(result["items"], before["items"]);
        }
    }
    let places: Vec<u64> = replayed.iter().map(|answer| answer["line"].as_u64().unwrap()).collect();
    assert_eq!(places, [1, 2, 4, 5, 7, 2, 9]);
    let from_file = replayed.iter().filter(|answer| answer.get("file").is_some()).count();
    assert_eq!(from_file, 2);
}

#[test]
fn a_match_that_is_not_over_has_no_results() {
    let links = recorded_links();
    let part = faraway(links[0]).prefix(5).unwrap().encode();
    let answer = answers("replay", part.as_bytes()).remove(0);
    assert_eq!((&answer["over"], &answer["choices"]), (&false.into(), &5.into()));
    assert_eq!(answer["results"], Value::Null);
    assert_ne!(answer["state"], answers("replay", links[0].as_bytes())[0]["state"]);
}

#[test]
fn faults_are_answered_in_their_place() {
    let link = recorded_links()[0];
    let input = format!(
        "{link}\nhello\n#/faraway/k7q2\n{{\"a\":1}}\nfarflung 1\nmade 5\n\n{link}\nfarflung 9\ncode {link}\n"
    );
    let output = arena("replay", input.as_bytes());
    assert_fault(&output, "5 lines are no matches");
    let said: Vec<(u64, bool)> = lines(&output)
        .iter()
        .map(|answer| (answer["line"].as_u64().unwrap(), answer.get("error").is_some()))
        .collect();
    let expected = [(1, false), (2, true), (3, true), (4, true), (5, true), (8, false), (9, true)];
    assert_eq!(said, expected);
    for answer in lines(&output).iter().filter(|answer| answer.get("error").is_some()) {
        let error = answer["error"].as_str().unwrap();
        assert!(error.starts_with(&format!("line {}: ", answer["line"])) && error.len() > 20);
    }
}

#[test]
fn broken_links_by_the_thousand() {
    let mut rng = Rng::new(Seed(11), 0);
    let links = recorded_links();
    let mut draw = |most: usize| rng.below(most as u32) as usize;
    let mut input = Vec::new();
    let count = 4000;
    for _ in 0..count {
        let mut link = links[draw(links.len())].as_bytes().to_vec();
        let at = draw(link.len());
        match draw(4) {
            0 => link[at] = ALPHABET[draw(64)],
            1 => link.truncate(at.max(1)),
            2 => link.insert(at, ALPHABET[draw(64)]),
            _ => link.extend_from_slice(links[draw(links.len())].as_bytes()),
        }
        input.extend(link);
        input.push(b'\n');
    }
    let output = arena("replay", &input);
    assert_fault(&output, "lines are no matches");
    let answers = lines(&output);
    assert_eq!(answers.len(), count);
    let read = answers.iter().filter(|answer| answer.get("error").is_none());
    // One letter in 64 is changed into itself.
    assert!(read.count() < count / 20);
}

#[test]
fn hostile_bytes() {
    let mut rng = Rng::new(Seed(12), 0);
    let mut junk: Vec<u8> = (0..200_000).map(|_| rng.below(256) as u8).collect();
    junk.extend(b"\n\xff\xfe\x00\n!!!\n/\n..\n#/game/\ncode\nfarflung\n{\n");
    junk.extend(vec![b'A'; 400_000]);
    junk.push(b'\n');
    junk.extend(vec![b'['; 9_000_000]);
    let output = arena("replay", &junk);
    assert_eq!(output.status.code(), Some(2));
    let answers = lines(&output);
    assert!(answers.len() > 100);
    assert!(answers.iter().all(|answer| answer["error"].as_str().unwrap().len() > 10));
    let last = answers.last().unwrap()["error"].as_str().unwrap();
    assert!(last.contains("the line is longer than"), "{last}");
}

#[test]
fn nothing_is_no_fault() {
    assert!(answers("replay", b"").is_empty());
    assert!(answers("replay", b"\n \r\n").is_empty());
}
