//! Reading the command line.

use crate::fault::Fault;
use bots::Level;
use lexopt::{Arg, Parser};
use rules::{GameKind, Seed};
use std::ffi::OsString;
use std::str::FromStr;

/// The next word that is no flag, if there is one. `--help` reads as the word `help`.
pub fn word(words: &mut Parser) -> Result<Option<String>, Fault> {
    match words.next()? {
        None => Ok(None),
        Some(Arg::Value(value)) => text(value).map(Some),
        Some(Arg::Long("help") | Arg::Short('h')) => Ok(Some("help".to_owned())),
        Some(other) => Err(other.unexpected().into()),
    }
}

fn text(value: OsString) -> Result<String, Fault> {
    value.into_string().map_err(|value| Fault::usage(format!("{value:?} is no readable text")))
}

/// What `play` and `bench` were asked.
#[derive(Debug)]
pub struct Flags {
    pub help: bool,
    pub game: Option<GameKind>,
    pub seats: Option<u32>,
    pub bots: Vec<Level>,
    pub seed: u64,
    pub games: u32,
    pub nodes: u32,
    pub advanced: bool,
    pub rotate: bool,
    pub transcript: bool,
    pub summary: bool,
}

impl Flags {
    /// Reads the rest of the command line.
    pub fn read(words: &mut Parser) -> Result<Flags, Fault> {
        let mut flags = Flags {
            help: false,
            game: None,
            seats: None,
            bots: Vec::new(),
            seed: 0,
            games: 1,
            nodes: 20_000,
            advanced: false,
            rotate: false,
            transcript: false,
            summary: false,
        };
        while let Some(arg) = words.next()? {
            match arg {
                Arg::Long("help") | Arg::Short('h') => flags.help = true,
                Arg::Long("seats") => flags.seats = Some(number("--seats", words)?),
                Arg::Long("bots") => flags.bots = levels(&text(words.value()?)?)?,
                Arg::Long("seed") => flags.seed = seed(&text(words.value()?)?)?,
                Arg::Long("games") => flags.games = number("--games", words)?,
                Arg::Long("nodes") => flags.nodes = number("--nodes", words)?,
                Arg::Long("advanced") => flags.advanced = true,
                Arg::Long("rotate") => flags.rotate = true,
                Arg::Long("transcript") => flags.transcript = true,
                Arg::Long("summary") => flags.summary = true,
                Arg::Value(value) if flags.game.is_none() => {
                    let game = GameKind::from_str(&text(value)?);
                    flags.game = Some(game.map_err(|error| Fault::usage(error.to_string()))?);
                }
                other => return Err(other.unexpected().into()),
            }
        }
        Ok(flags)
    }

    /// The game that was named.
    pub fn game(&self) -> Result<GameKind, Fault> {
        self.game.ok_or_else(|| Fault::usage("name the game, for instance: faraway"))
    }

    /// How many seats: as said, or one for each bot.
    pub fn seats(&self) -> Result<u32, Fault> {
        match (self.seats, self.bots.len() as u32) {
            (None, 0) => Err(Fault::usage("say how many sit at the table: --seats N")),
            (None, bots) => Ok(bots),
            (Some(seats), 0) => Ok(seats),
            (Some(seats), bots) if seats == bots => Ok(seats),
            (Some(seats), bots) => Err(Fault::usage(format!(
                "--bots names {bots} bots for {seats} seats; name one for each seat"
            ))),
        }
    }
}

fn number(flag: &str, words: &mut Parser) -> Result<u32, Fault> {
    let value = text(words.value()?)?;
    value.parse().map_err(|_| {
        Fault::usage(format!("{flag} takes a whole number from 0 to {}, not {value:?}", u32::MAX))
    })
}

fn levels(names: &str) -> Result<Vec<Level>, Fault> {
    let level =
        |name: &str| name.parse().map_err(|e: bots::UnknownLevel| Fault::usage(e.to_string()));
    names.split(',').map(level).collect()
}

fn seed(value: &str) -> Result<u64, Fault> {
    if let Some(letters) = value.strip_prefix("code:") {
        let seed: Result<Seed, _> = letters.parse();
        return seed.map(|seed| seed.0).map_err(|error| Fault::usage(error.to_string()));
    }
    value.parse().map_err(|_| {
        Fault::usage(format!("--seed takes a number, or letters behind code:, not {value:?}"))
    })
}
