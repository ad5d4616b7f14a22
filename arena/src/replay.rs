//! `arena replay`: links and match files played to their end.

use crate::contest::{Contest, results_json};
use crate::fault::Fault;
use crate::flags::word;
use crate::help;
use crate::lines::Lines;
use crate::source::{Reader, Source};
use lexopt::Parser;
use rules::{AnyMatch, Match, any_match};
use serde_json::{Value, json};
use std::fs::File;
use std::io::{self, BufRead, BufReader, StdoutLock, Write};
use std::path::Path;

/// Runs the command.
pub(crate) fn run(words: &mut Parser) -> Result<(), Fault> {
    match word(words)?.as_deref() {
        None => {}
        Some("help") => return help::print(help::REPLAY),
        Some(other) => {
            let why = format!("replay reads standard input; {other:?} means nothing here");
            return Err(Fault::usage(why));
        }
    }
    let mut replay = Replay { out: io::stdout().lock(), faults: 0 };
    replay.input(io::stdin().lock())?;
    match replay.faults {
        0 => Ok(()),
        1 => Err(Fault::usage("one line is no match; see its error above")),
        n => Err(Fault::usage(format!("{n} lines are no matches; see their errors above"))),
    }
}

struct Replay {
    out: StdoutLock<'static>,
    faults: u64,
}

impl Replay {
    fn input(&mut self, input: impl BufRead) -> Result<(), Fault> {
        let mut reader = Reader::default();
        for line in Lines::of(input) {
            let line = line.map_err(Fault::Input)?;
            for source in reader.read(&line) {
                match &source.code {
                    Ok(code) if is_file(code) => self.file(code, source.line)?,
                    _ => self.answer(&source, None)?,
                }
            }
        }
        reader.end().map_or(Ok(()), |source| self.answer(&source, None))
    }

    /// A file that a line names. Lines of files name no further files.
    fn file(&mut self, name: &str, line: u64) -> Result<(), Fault> {
        let sources = match sources_in(name) {
            Ok(sources) => sources,
            Err(error) => vec![Source { line, code: Err(format!("{name}: {error}")) }],
        };
        sources.iter().try_for_each(|source| self.answer(source, Some(name)))
    }

    fn answer(&mut self, source: &Source, file: Option<&str>) -> Result<(), Fault> {
        let mut answer = match replayed(source) {
            Ok(answer) => answer,
            Err(why) => {
                self.faults += 1;
                json!({ "error": format!("line {}: {why}", source.line) })
            }
        };
        answer["line"] = source.line.into();
        if let Some(name) = file {
            answer["file"] = name.into();
        }
        writeln!(self.out, "{answer}").map_err(Fault::Output)
    }
}

fn sources_in(name: &str) -> io::Result<Vec<Source>> {
    let mut reader = Reader::default();
    let mut sources = Vec::new();
    for line in Lines::of(BufReader::new(File::open(name)?)) {
        sources.extend(reader.read(&line?));
    }
    sources.extend(reader.end());
    Ok(sources)
}

/// A code wins over a file of the same name.
fn is_file(text: &str) -> bool {
    AnyMatch::decode(text).is_err() && Path::new(text).is_file()
}

fn replayed(source: &Source) -> Result<Value, String> {
    let code = source.code.as_ref().map_err(String::clone)?;
    let decoded = AnyMatch::decode(code).map_err(|error| error.to_string())?;
    Ok(any_match!(&decoded, played => answer_of(played)))
}

fn answer_of<G: Contest>(played: &Match<G>) -> Value {
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
