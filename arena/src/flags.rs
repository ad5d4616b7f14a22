//! Reading the command line.

use crate::fault::Fault;
use bots::Level;
use lexopt::{Arg, Parser};
use rules::{GameKind, Seed};
use std::ffi::OsString;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// The next word that is no flag, if there is one. `--help` reads as the word `help`.
pub(crate) fn word(words: &mut Parser) -> Result<Option<String>, Fault> {
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
pub(crate) struct Flags {
    pub help: bool,
    pub game: Option<GameKind>,
    /// As typed: what is allowed depends on the game.
    pub seats: Option<String>,
    pub bots: Vec<Level>,
    pub seed: u64,
    pub games: u32,
    pub nodes: u32,
    pub advanced: bool,
    pub rotate: bool,
    pub transcript: bool,
    pub summary: bool,
    /// Whether the starting jobs are those of a first game.
    pub first_jobs: bool,
    /// The number of the story card.
    pub story: Option<u8>,
    /// The last round; 0: none.
    pub turn_limit: Option<u8>,
    /// The names of the sets that are played beside the base game.
    pub sets: Option<String>,
    /// The number of the set-up card.
    pub opening: u8,
    /// Whether alert cards are played with.
    pub alerts: bool,
}

impl Flags {
    /// Reads the rest of the command line; `allowed` are the flags of the command.
    pub(crate) fn read(words: &mut Parser, allowed: &[&str]) -> Result<Flags, Fault> {
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
            first_jobs: false,
            story: None,
            turn_limit: None,
            sets: None,
            opening: 0,
            alerts: false,
        };
        while let Some(arg) = words.next()? {
            match arg {
                Arg::Long("help") | Arg::Short('h') => {
                    return Ok(Flags { help: true, ..flags });
                }
                Arg::Long(name) if allowed.contains(&name) => {
                    let name = name.to_owned();
                    flags.set(&name, words)?;
                }
                Arg::Value(value) if flags.game.is_none() => flags.game = Some(game(value)?),
                Arg::Short(_) | Arg::Long(_) | Arg::Value(_) => {
                    return Err(arg.unexpected().into());
                }
            }
        }
        Ok(flags)
    }

    fn set(&mut self, name: &str, words: &mut Parser) -> Result<(), Fault> {
        match name {
            "seats" => self.seats = Some(text(words.value()?)?),
            "bots" => self.bots = levels(&text(words.value()?)?)?,
            "seed" => self.seed = seed(&text(words.value()?)?)?,
            "games" => self.games = number("--games", &text(words.value()?)?, 1..=u32::MAX)?,
            "nodes" => self.nodes = number("--nodes", &text(words.value()?)?, 1..=u32::MAX)?,
            "advanced" => self.advanced = true,
            "rotate" => self.rotate = true,
            "transcript" => self.transcript = true,
            "summary" => self.summary = true,
            "first-jobs" => self.first_jobs = true,
            "story" => self.story = Some(small("--story", &text(words.value()?)?, 1..=63)?),
            "turn-limit" => {
                self.turn_limit = Some(small("--turn-limit", &text(words.value()?)?, 0..=255)?);
            }
            "sets" => self.sets = Some(text(words.value()?)?),
            "opening" => self.opening = small("--opening", &text(words.value()?)?, 0..=31)?,
            "alerts" => self.alerts = true,
            other => return Err(Fault::usage(format!("nothing reads --{other}"))),
        }
        Ok(())
    }

    /// The game that was named.
    pub(crate) fn game(&self) -> Result<GameKind, Fault> {
        self.game.ok_or_else(|| Fault::usage(format!("name the game: {}", game_names())))
    }

    /// How many seats, as said or one for each bot, within what `game` allows.
    pub(crate) fn seats(&self, game: GameKind, range: RangeInclusive<u8>) -> Result<u8, Fault> {
        let (least, most) = (range.start(), range.end());
        let seats = match &self.seats {
            Some(typed) => typed.clone(),
            None if self.bots.is_empty() => {
                let why = format!("say how many sit at the table: --seats N, {least} to {most}");
                return Err(Fault::usage(why));
            }
            None => self.bots.len().to_string(),
        };
        let allowed = seats.parse().ok().filter(|seats| range.contains(seats));
        allowed.ok_or_else(|| Fault::usage(format!("{game} seats {least} to {most}, not {seats}")))
    }

    /// The fault of a game that has neither stories nor a last round nor sets.
    pub(crate) fn refuse_story(&self, game: GameKind) -> Result<(), Fault> {
        if self.story.is_none() && self.turn_limit.is_none() && self.sets.is_none() {
            return Ok(());
        }
        let why = format!("{game} has no stories: leave out --story, --turn-limit and --sets");
        Err(Fault::usage(why))
    }

    /// The seed of each deal.
    pub(crate) fn seeds(&self) -> Result<RangeInclusive<u64>, Fault> {
        let last = self.seed.checked_add(u64::from(self.games) - 1);
        let last = last.ok_or_else(|| {
            Fault::usage(format!("--seed and --games go past the last seed, {}", u64::MAX))
        })?;
        Ok(self.seed..=last)
    }
}

/// The names of all games, as a list.
pub(crate) fn game_names() -> String {
    GameKind::ALL.map(GameKind::slug).join(", ")
}

fn game(value: OsString) -> Result<GameKind, Fault> {
    GameKind::from_str(&text(value)?).map_err(|error| Fault::usage(error.to_string()))
}

fn number(flag: &str, value: &str, range: RangeInclusive<u32>) -> Result<u32, Fault> {
    let number = value.parse().ok().filter(|number| range.contains(number));
    number.ok_or_else(|| {
        let (least, most) = (range.start(), range.end());
        Fault::usage(format!("{flag} takes a whole number, {least} to {most}, not {value:?}"))
    })
}

fn small(flag: &str, value: &str, range: RangeInclusive<u32>) -> Result<u8, Fault> {
    number(flag, value, range).map(|number| number as u8)
}

fn levels(names: &str) -> Result<Vec<Level>, Fault> {
    let level = |name: &str| {
        name.trim().parse().map_err(|error: bots::UnknownLevel| Fault::usage(error.to_string()))
    };
    names.split(',').map(level).collect()
}

fn seed(value: &str) -> Result<u64, Fault> {
    if let Some(letters) = value.strip_prefix("code:") {
        let seed: Result<Seed, _> = letters.parse();
        return seed.map(|seed| seed.0).map_err(|error| Fault::usage(error.to_string()));
    }
    value.parse().map_err(|_| {
        let most = u64::MAX;
        Fault::usage(format!(
            "--seed takes a whole number, 0 to {most}, or letters behind code:, not {value:?}"
        ))
    })
}
