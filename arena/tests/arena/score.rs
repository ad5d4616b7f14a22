//! `arena score faraway`: known totals, and refusals that name the line.

use super::{answers, arena, assert_fault, lines, numbers};
use serde_json::{Value, json};

const SAMPLE: &str = include_str!("../../../rules/tests/data/faraway_scores.csv");

fn cards(column: &str) -> Vec<u64> {
    column.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

#[test]
fn the_totals_of_the_published_games() {
    let rows: Vec<Vec<&str>> = SAMPLE.lines().skip(1).map(|row| row.split(',').collect()).collect();
    let tableau = |row: &Vec<&str>| {
        json!({"regions": cards(row[1]), "sanctuaries": cards(row[2])}).to_string()
    };
    let input: Vec<String> = rows.iter().map(tableau).collect();
    let scores = answers("score faraway", input.join("\n").as_bytes());
    assert_eq!(scores.len(), rows.len());
    for (row, score) in rows.iter().zip(&scores) {
        assert_eq!(score["total"].as_u64(), row[3].parse().ok(), "{row:?}");
        let (regions, sanctuaries) = (numbers(&score["regions"]), numbers(&score["sanctuaries"]));
        assert_eq!(regions.len(), cards(row[1]).len());
        assert_eq!(sanctuaries.len(), cards(row[2]).len());
        let sum: u64 = regions.iter().chain(&sanctuaries).sum();
        assert_eq!(score["total"], sum);
    }
}

/// The player aid's own example.
#[test]
fn the_printed_example_card_by_card() {
    let scores =
        answers("score faraway", b"{\"sanctuaries\":[31,12],\"regions\":[44,49,14,28]}\r\n");
    let expected: Value = json!({"total": 22, "regions": [6, 12, 2, 0], "sanctuaries": [0, 2]});
    assert_eq!(scores, [expected]);
}

#[test]
fn every_fault_names_its_line() {
    for (line, why) in [
        ("{\"regions\":[69],\"sanctuaries\":[]}", "there is no region 69: 1 to 68"),
        ("{\"regions\":[0],\"sanctuaries\":[]}", "there is no region 0"),
        ("{\"regions\":[-1],\"sanctuaries\":[]}", "there is no region -1"),
        ("{\"regions\":[257],\"sanctuaries\":[]}", "there is no region 257"),
        ("{\"regions\":[1,2,1],\"sanctuaries\":[]}", "region 1 is there twice"),
        ("{\"regions\":[],\"sanctuaries\":[46]}", "there is no sanctuary 46: 1 to 45"),
        ("{\"regions\":[],\"sanctuaries\":[7,7]}", "sanctuary 7 is there twice"),
        ("{\"regions\":[1,2,3,4,5,6,7,8,9],\"sanctuaries\":[]}", "at most 8"),
        ("{\"regions\":[1]}", "missing field `sanctuaries` (column 15)"),
        ("{\"regions\":[1],\"sanctuaries\":[],\"more\":1}", "unknown field `more`"),
        ("{\"regions\":[1.5],\"sanctuaries\":[]}", "floating point"),
        ("{\"regions\":[99999999999999999999],\"sanctuaries\":[]}", "expected i64"),
        ("{\"regions\":[1],\"sanctuaries\":[]} 5", "trailing characters"),
        ("{\"regions\":[1],", "EOF"),
        ("nonsense", "expected"),
    ] {
        let good = "{\"regions\":[3],\"sanctuaries\":[]}";
        let output = arena("score faraway", format!("{good}\n\n{line}\n{good}\n").as_bytes());
        assert_fault(&output, why);
        assert!(String::from_utf8_lossy(&output.stderr).contains("line 3: "), "{line}");
        assert_eq!(lines(&output).len(), 1, "the line before was answered, the one behind was not");
    }
}

#[test]
fn hostile_bytes_are_faults_too() {
    assert_fault(&arena("score faraway", b"\xff\xfe\n"), "line 1: the line is no UTF-8 text");
    assert_fault(&arena("score faraway", b"\0\0\0"), "line 1: ");
    assert_fault(&arena("score faraway", &[b'['; 100_000]), "line 1: ");
    assert_fault(&arena("score faraway", &vec![b' '; 5_000_000]), "line 1: the line is longer");
    assert!(answers("score faraway", b"").is_empty());
}
