//! `arena play`: matches between bots.

use crate::contest::{Contest, bots_for, choices_json, events_json, results_json};
use crate::fault::Fault;
use crate::flags::Flags;
use crate::help;
use bots::Level;
use lexopt::Parser;
use rules::{Match, Seed, Silent, any_game};
use serde_json::{Value, json};
use std::io::{self, Write};

const FLAGS: [&str; 14] = [
    "seats",
    "bots",
    "seed",
    "games",
    "nodes",
    "advanced",
    "story",
    "turn-limit",
    "sets",
    "opening",
    "alerts",
    "rotate",
    "transcript",
    "summary",
];

/// Runs the command.
pub(crate) fn run(words: &mut Parser) -> Result<(), Fault> {
    let flags = Flags::read(words, &FLAGS)?;
    if flags.help {
        return help::print(help::PLAY);
    }
    any_game!(flags.game()?, G => play_all::<G>(&flags))
}

fn play_all<G: Contest>(flags: &Flags) -> Result<(), Fault> {
    let options = G::options_of(flags)?;
    let bots = bots_for::<G>(flags, &options)?;
    let rotations = if flags.rotate { bots.len() } else { 1 };
    let mut tally = Tally::new(&bots);
    let mut out = io::stdout().lock();
    for seed in flags.seeds()? {
        for turn in 0..rotations {
            let mut seated = bots.clone();
            seated.rotate_right(turn);
            let played = play::<G>(options.clone(), Seed(seed), &seated, flags.nodes)?;
            tally.add(&played, &seated);
            if !flags.summary {
                let line = match_json(&played, &seated, flags)?;
                writeln!(out, "{line}").map_err(Fault::Output)?;
            }
        }
    }
    if flags.summary {
        for line in tally.lines() {
            writeln!(out, "{line}").map_err(Fault::Output)?;
        }
    }
    Ok(())
}

/// Plays one match to its end.
pub(crate) fn play<G: Contest>(
    options: G::Options,
    seed: Seed,
    bots: &[Level],
    nodes: u32,
) -> Result<Match<G>, Fault> {
    let mut played =
        Match::<G>::new(options, seed).map_err(|error| Fault::usage(error.to_string()))?;
    while let Some(seat) = played.decider() {
        let view = played.view(Some(seat));
        let dice = bots::dice(seed, played.choices().len());
        let level = bots.get(seat.index()).copied().unwrap_or(Level::Random);
        let choice = bots::choose::<G>(&view, level, dice, nodes);
        let choice = choice.ok_or_else(|| Fault::usage(format!("bot {level} found no choice")))?;
        played.play(choice, &mut Silent).map_err(|error| Fault::usage(error.to_string()))?;
    }
    Ok(played)
}

fn match_json<G: Contest>(
    played: &Match<G>,
    bots: &[Level],
    flags: &Flags,
) -> Result<Value, Fault> {
    let names: Vec<&str> = bots.iter().map(|level| level.slug()).collect();
    let mut line = json!({
        "game": G::KIND.slug(),
        "seed": played.seed().0,
        "letters": played.seed().to_string(),
        "options": G::options_json(played.options()),
        "bots": names,
        "results": results_json(played, Some(bots)),
        "link": played.encode(),
    });
    if flags.transcript {
        line["events"] = events_json(played)?;
        if let Some(choices) = choices_json(played)? {
            line["choices"] = choices;
        }
    }
    Ok(line)
}

/// How each bot did over many matches.
struct Tally(Vec<Standing>);

struct Standing {
    bot: Level,
    matches: u32,
    won: u32,
    total: i64,
}

impl Tally {
    fn new(bots: &[Level]) -> Tally {
        let mut levels = bots.to_vec();
        levels.sort_unstable();
        levels.dedup();
        Tally(
            levels.into_iter().map(|bot| Standing { bot, matches: 0, won: 0, total: 0 }).collect(),
        )
    }

    fn add<G: Contest>(&mut self, played: &Match<G>, bots: &[Level]) {
        let results = played.state().results().unwrap_or_default();
        for (result, bot) in results.iter().zip(bots) {
            if let Some(standing) = self.0.iter_mut().find(|standing| standing.bot == *bot) {
                standing.matches += 1;
                standing.won += u32::from(result.place == 1);
                standing.total += i64::from(result.total);
            }
        }
    }

    fn lines(&self) -> impl Iterator<Item = Value> {
        self.0.iter().map(|standing| {
            let mut line = share(standing.bot.slug(), standing.matches, standing.won);
            let mean = standing.total as f64 / f64::from(standing.matches.max(1));
            line["mean"] = round(mean).into();
            line
        })
    }
}

/// The share of the matches that somebody won, with its 95 % interval.
pub(crate) fn share(who: &str, matches: u32, won: u32) -> Value {
    let (won, all) = (f64::from(won), f64::from(matches.max(1)));
    let (low, high) = wilson(won, all);
    json!({
        "bot": who,
        "matches": matches,
        "won": round(won / all),
        "interval": [round(low), round(high)],
    })
}

fn round(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}

/// The 95 % Wilson interval of a share.
fn wilson(won: f64, matches: f64) -> (f64, f64) {
    let z = 1.96;
    let (share, square) = (won / matches, z * z / matches);
    let centre = share + square / 2.0;
    let spread = (share * (1.0 - share) * square + square * square / 4.0).sqrt();
    ((centre - spread) / (1.0 + square), (centre + spread) / (1.0 + square))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wilson_interval_from_the_textbook() {
        // 8 of 10: 0.490 to 0.943.
        let (low, high) = wilson(8.0, 10.0);
        assert!((low - 0.490).abs() < 0.001 && (high - 0.943).abs() < 0.001, "{low} {high}");
    }
}
