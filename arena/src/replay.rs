//! `arena replay`: links and match files played to their end.

use crate::contest::{Contest, results_json};
use crate::fault::Fault;
use crate::flags::word;
use crate::help;
use lexopt::Parser;
use rules::{AnyMatch, Match};
use serde_json::{Value, json};
use std::io::{self, BufRead, Write};

/// Runs the command.
pub fn run(words: &mut Parser) -> Result<(), Fault> {
    match word(words)?.as_deref() {
        None => {}
        Some("help") => return help::print(help::REPLAY),
        Some(other) => return Err(Fault::usage(format!("{other:?} means nothing here"))),
    }
    let mut out = io::stdout().lock();
    let mut faults = 0u32;
    for (at, line) in io::stdin().lock().split(b'\n').enumerate() {
        let line = line.map_err(Fault::Input)?;
        let line = String::from_utf8_lossy(&line);
        let Some(code) = code_of(&line) else { continue };
        let mut answer = match AnyMatch::decode(code) {
            Ok(AnyMatch::Faraway(played)) => replayed(&played),
            Err(error) => {
                faults += 1;
                json!({ "error": error.to_string() })
            }
        };
        answer["line"] = (at + 1).into();
        writeln!(out, "{answer}").map_err(Fault::Output)?;
    }
    match faults {
        0 => Ok(()),
        1 => Err(Fault::usage("one line is no match; see its error above")),
        n => Err(Fault::usage(format!("{n} lines are no matches; see their errors above"))),
    }
}

/// The match code in a line; none in the lines of a match file that hold something else.
fn code_of(line: &str) -> Option<&str> {
    let line = line.trim();
    let key = line.split(' ').next().unwrap_or_default();
    match key {
        "" | "farflung" | "seat" | "made" | "changed" | "title" => None,
        "code" => Some(line[key.len()..].trim()),
        _ => Some(code_in_address(line)),
    }
}

fn code_in_address(line: &str) -> &str {
    let behind = |mark: &str| line.split_once(mark).map(|(_, code)| code);
    let code = behind("#/game/").or_else(|| behind("#/turn/")).unwrap_or(line);
    let code = code.split(['?', '&']).next().unwrap_or_default();
    code.rsplit('/').next().unwrap_or_default()
}

fn replayed<G: Contest>(played: &Match<G>) -> Value {
    json!({
        "game": G::KIND.slug(),
        "seed": played.seed().0,
        "options": G::options_json(played.options()),
        "over": played.is_over(),
        "choices": played.choices().len(),
        "state": format!("{:016x}", played.digest()),
        "results": results_json(played, None),
    })
}
