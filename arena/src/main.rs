//! The arena: whole matches of bots, replays, scores and speeds, from the command line.

#![deny(clippy::wildcard_enum_match_arm, reason = "nothing new is to be swallowed")]

mod bench;
mod contest;
mod faraway;
mod farlight;
mod fault;
mod firefly;
mod flags;
mod help;
mod lines;
mod play;
mod replay;
mod score;
mod seek;
mod source;

use fault::Fault;
use std::io::{self, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads may stop reading: `arena play … | head`.
        Err(Fault::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(fault) => {
            // There is nobody left to tell when this fails too.
            let _ = writeln!(io::stderr(), "arena: {fault}");
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<(), Fault> {
    let mut words = lexopt::Parser::from_env();
    match flags::word(&mut words)?.as_deref() {
        Some("play") => play::run(&mut words),
        Some("score") => score::run(&mut words),
        Some("replay") => replay::run(&mut words),
        Some("bench") => bench::run(&mut words),
        Some("seek") => seek::run(&mut words),
        Some("help") => help::print(help::ARENA),
        Some(other) => Err(Fault::usage(format!(
            "there is no command {other:?}; the commands are: play, score, replay, bench, seek, help"
        ))),
        None => Err(Fault::usage("say what to do: play, score, replay, bench, seek or help")),
    }
}
