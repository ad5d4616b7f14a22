//! The words of Firefly against its data and whole matches.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

mod faces;
mod matches;
mod odds;
mod titles;

use super::FireflyText;
use crate::words::Lang;

fn texts() -> [FireflyText; 2] {
    Lang::ALL.map(FireflyText::new)
}

/// Fails where nothing is said, or a value or a form is left open.
fn check(what: &str, said: &str) {
    assert!(!said.trim().is_empty(), "{what} says nothing");
    assert!(!said.contains(['{', '}', '|']), "{what}: {said}");
    assert!(!said.contains("  ") && said.trim() == said, "{what}: {said:?}");
    assert!(!said.ends_with([',', ';', ':']), "{what}: {said}");
}

fn check_all(what: &str, lines: &[String]) {
    assert!(!lines.is_empty(), "{what} has no lines");
    lines.iter().for_each(|line| check(what, line));
}

/// The numbers of a text, in ascending order.
fn numbers(text: &str) -> Vec<u32> {
    let digits = |c: char| !c.is_ascii_digit();
    let mut numbers: Vec<u32> = text.split(digits).filter_map(|n| n.parse().ok()).collect();
    numbers.sort_unstable();
    numbers
}
