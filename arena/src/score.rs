//! `arena score faraway`: tableaux scored line by line.

use crate::fault::Fault;
use crate::flags::word;
use crate::help;
use crate::lines::Lines;
use lexopt::Parser;
use rules::faraway::{ROUNDS, RegionId, SanctuaryId, Scored, score};
use serde::Deserialize;
use serde_json::json;
use std::io::{self, Write};

/// Runs the command.
pub(crate) fn run(words: &mut Parser) -> Result<(), Fault> {
    match word(words)?.as_deref() {
        Some("help") => return help::print(help::SCORE),
        Some("faraway") => {}
        Some(other) => {
            return Err(Fault::usage(format!("only faraway has tableaux to score, not {other:?}")));
        }
        None => return Err(Fault::usage("name the game: arena score faraway")),
    }
    if let Some(more) = word(words)? {
        return if more == "help" {
            help::print(help::SCORE)
        } else {
            Err(Fault::usage(format!("{more:?} means nothing here")))
        };
    }
    let mut out = io::stdout().lock();
    for line in Lines::of(io::stdin().lock()) {
        let line = line.map_err(Fault::Input)?;
        let text = line.text.map_err(|why| why.to_string());
        if text.as_deref() == Ok("") {
            continue;
        }
        let answer = text.and_then(|text| answer(&text));
        let answer = answer.map_err(|why| Fault::usage(format!("line {}: {why}", line.number)))?;
        writeln!(out, "{answer}").map_err(Fault::Output)?;
    }
    Ok(())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tableau {
    regions: Vec<i64>,
    sanctuaries: Vec<i64>,
}

fn answer(line: &str) -> Result<serde_json::Value, String> {
    let tableau: Tableau = serde_json::from_str(line).map_err(|error| unreadable(&error))?;
    let regions = cards(&tableau.regions, "region", RegionId::COUNT, RegionId::new)?;
    let sanctuaries =
        cards(&tableau.sanctuaries, "sanctuary", SanctuaryId::COUNT, SanctuaryId::new)?;
    if regions.len() > usize::from(ROUNDS) {
        return Err(format!("a journey has at most {ROUNDS} regions, not {}", regions.len()));
    }
    let score = score(&regions, &sanctuaries);
    let fame = |cards: &[Scored]| cards.iter().map(|card| card.fame).collect::<Vec<u16>>();
    let (regions, sanctuaries) = (fame(&score.regions), fame(&score.sanctuaries));
    Ok(json!({ "total": score.total(), "regions": regions, "sanctuaries": sanctuaries }))
}

/// The error without its own count of lines, which would be 1 for every line.
fn unreadable(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    format!("{} (column {})", text.trim_end_matches(&place), error.column())
}

fn cards<T: Copy + PartialEq>(
    numbers: &[i64],
    kind: &str,
    most: u8,
    card: impl Fn(u8) -> Option<T>,
) -> Result<Vec<T>, String> {
    let mut cards = Vec::new();
    for &number in numbers {
        let found = u8::try_from(number).ok().and_then(&card);
        let found = found.ok_or_else(|| format!("there is no {kind} {number}: 1 to {most}"))?;
        if cards.contains(&found) {
            return Err(format!("{kind} {number} is there twice"));
        }
        cards.push(found);
    }
    Ok(cards)
}
