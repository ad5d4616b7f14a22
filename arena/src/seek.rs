//! `arena seek`: deals by how early a beginner meets which rule.

use crate::contest::Contest;
use crate::fault::Fault;
use crate::flags::Flags;
use crate::help;
use crate::play::share;
use bots::Level;
use lexopt::Parser;
use rules::{Lesson, Match, Seat, Seed, Silent, any_game, lessons};
use serde_json::{Value, json};
use std::io::{self, Write};

const FLAGS: [&str; 6] = ["seed", "games", "story", "turn-limit", "first-jobs", "summary"];
/// Where the beginner sits.
const BEGINNER: Seat = Seat(0);

/// Runs the command.
pub(crate) fn run(words: &mut Parser) -> Result<(), Fault> {
    let mut flags = Flags::read(words, &FLAGS)?;
    if flags.help {
        return help::print(help::SEEK);
    }
    flags.seats = Some("2".to_owned());
    any_game!(flags.game()?, G => seek::<G>(&flags))
}

fn seek<G: Contest>(flags: &Flags) -> Result<(), Fault> {
    let options = G::options_of(flags)?;
    let mut out = io::stdout().lock();
    let (mut matches, mut won) = (0, 0);
    for seed in flags.seeds()? {
        let trial = Trial::<G>::of(options.clone(), Seed(seed))?;
        matches += 1;
        won += u32::from(trial.is_won());
        if !flags.summary {
            writeln!(out, "{}", trial.json()).map_err(Fault::Output)?;
        }
    }
    if flags.summary {
        let line = share("beginner", matches, won);
        writeln!(out, "{line}").map_err(Fault::Output)?;
    }
    Ok(())
}

/// A deal that was tried out.
struct Trial<G: Contest> {
    played: Match<G>,
    /// The rules met, each with the number of the choice and the round.
    met: Vec<(G::Lesson, usize, u16)>,
}

impl<G: Contest> Trial<G> {
    /// The beginner against the greedy bot, to the end.
    fn of(options: G::Options, seed: Seed) -> Result<Trial<G>, Fault> {
        let fault = |error: &dyn std::fmt::Display| Fault::usage(error.to_string());
        let mut played = Match::<G>::new(options, seed).map_err(|error| fault(&error))?;
        let mut met: Vec<(G::Lesson, usize, u16)> = Vec::new();
        while let Some(seat) = played.decider() {
            let (view, order) = (played.view(Some(seat)), played.choices().len());
            let dice = bots::dice(seed, order);
            let choice = if seat == BEGINNER {
                let known = |lesson: &G::Lesson| {
                    met.iter().any(|(other, ..)| other.slug() == lesson.slug())
                };
                if let Some(lesson) = lessons(&view).find(|lesson| !known(lesson)) {
                    met.push((lesson, order, G::round_of(&view)));
                }
                bots::novice::<G>(&view, dice)
            } else {
                bots::choose::<G>(&view, Level::Greedy, dice, 0)
            };
            let choice =
                choice.ok_or_else(|| Fault::usage(format!("seat {seat:?} found no choice")))?;
            played.play(choice, &mut Silent).map_err(|error| fault(&error))?;
        }
        Ok(Trial { played, met })
    }

    fn is_won(&self) -> bool {
        let results = self.played.state().results().unwrap_or_default();
        results.first().is_some_and(|result| result.place == 1)
    }

    fn unmet(&self) -> Vec<&'static str> {
        let met =
            |lesson: &&G::Lesson| self.met.iter().any(|(one, ..)| one.slug() == lesson.slug());
        let all = G::Lesson::ALL.iter();
        all.filter(|lesson| !met(lesson)).map(|lesson| lesson.slug()).collect()
    }

    fn json(&self) -> Value {
        let met = |(lesson, choice, round): &(G::Lesson, usize, u16)| json!({ "lesson": lesson.slug(), "choice": choice, "round": round });
        let unmet = self.unmet();
        let last = G::round_of(&self.played.view(None));
        let late: u32 = self.met.iter().map(|&(_, _, round)| u32::from(round)).sum();
        let totals: Vec<i32> =
            self.played.state().results().unwrap_or_default().iter().map(|one| one.total).collect();
        json!({
            "seed": self.played.seed().0,
            "letters": self.played.seed().to_string(),
            "lessons": self.met.iter().map(met).collect::<Value>(),
            "late": late + unmet.len() as u32 * u32::from(last + 1),
            "unmet": unmet,
            "rounds": last,
            "won": self.is_won(),
            "totals": totals,
        })
    }
}
