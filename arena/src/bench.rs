//! `arena bench`: how fast the rules and the bots are, on one thread.

use crate::contest::Contest;
use crate::fault::Fault;
use crate::flags::Flags;
use crate::help;
use bots::{Budget, Level};
use lexopt::Parser;
use rules::{Game, Match, Rng, Seed, Silent, any_game};
use std::time::{Duration, Instant};

const LONG_ENOUGH: Duration = Duration::from_secs(2);

/// Runs the command.
pub(crate) fn run(words: &mut Parser) -> Result<(), Fault> {
    let flags = Flags::read(words, &["seats", "nodes", "advanced", "story", "turn-limit", "sets"])?;
    if flags.help {
        return help::print(help::BENCH);
    }
    any_game!(flags.game()?, G => bench::<G>(&flags))
}

fn bench<G: Contest>(flags: &Flags) -> Result<(), Fault> {
    let options = G::options_of(flags)?;
    let games = rate(|at| random_game::<G>(&options, at).map(|()| 1))?;
    let strongest = G::LEVELS.last().copied().unwrap_or(Level::Random);
    let thought = |at| thoughts::<G>(&options, at, strongest, flags.nodes);
    let nodes = rate(|at| thought(at).map(|(nodes, _)| nodes))?;
    // A bot that tries out no games is told by its choices.
    let (pace, unit) = match nodes {
        0.0 => (rate(|at| thought(at).map(|(_, choices)| choices))?, "choices"),
        nodes => (nodes, "nodes"),
    };
    help::print(&format!("random {games:.0} games/s\n{strongest} {pace:.0} {unit}/s\n"))
}

/// How many units a second `work` gets done; it is told how often it has been called.
fn rate(mut work: impl FnMut(u64) -> Result<u64, Fault>) -> Result<f64, Fault> {
    let start = Instant::now();
    let (mut calls, mut units) = (0, 0);
    while start.elapsed() < LONG_ENOUGH {
        units += work(calls)?;
        calls += 1;
    }
    Ok(units as f64 / start.elapsed().as_secs_f64())
}

fn random_game<G: Game>(options: &G::Options, at: u64) -> Result<(), Fault> {
    let fault = |error: &dyn std::fmt::Display| Fault::usage(error.to_string());
    let mut rng = Rng::new(Seed(at), 9);
    let mut game = G::deal(options, Seed(at), &mut Silent).map_err(|error| fault(&error))?;
    while let Some(seat) = game.deciders().first() {
        let Some(&choice) = rng.pick(&game.choices(seat)) else { break };
        game.apply(seat, choice, &mut Silent).map_err(|error| fault(&error))?;
    }
    Ok(())
}

/// The nodes that a bot spends on a match and the choices it makes; on no more of it than the
/// measurement needs.
fn thoughts<G: Contest>(
    options: &G::Options,
    at: u64,
    level: Level,
    nodes: u32,
) -> Result<(u64, u64), Fault> {
    let fault = |error: &dyn std::fmt::Display| Fault::usage(error.to_string());
    let mut played = Match::<G>::new(options.clone(), Seed(at)).map_err(|error| fault(&error))?;
    let (start, mut spent) = (Instant::now(), 0);
    while let Some(seat) = played.decider()
        && start.elapsed() < LONG_ENOUGH
    {
        let mut budget = Budget::new(nodes);
        let dice = bots::dice(Seed(at), played.choices().len());
        let thought = bots::think::<G>(&played.view(Some(seat)), level, dice, &mut budget);
        spent += u64::from(budget.spent());
        let Some(thought) = thought else { break };
        played.play(thought.choice, &mut Silent).map_err(|error| fault(&error))?;
    }
    Ok((spent, played.choices().len() as u64))
}
