//! What a bot in a worker is asked and answers, as lines of text.
//!
//! A question is `order seat level nodes seed match`. The match is its code, or `+n` and the places
//! of the choices that follow the first n, which the worker was told before: so a question late in
//! a long match is no longer than an early one, and the worker plays nothing twice. The answer is
//! `order place`; a worker that does not know the match up to n says `lost order` and is asked with
//! the whole of it.

use bots::{Level, Playable};
use rules::{AnyMatch, Match, Seat, Silent};
use std::fmt;

/// The match that a question is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SoFar {
    /// Its code.
    Whole(String),
    /// What followed the part that the worker knows.
    On {
        /// How many choices the worker knows.
        known: usize,
        /// The places of the others among the legal ones.
        places: Vec<u32>,
    },
}

/// What a bot is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Which choice of the match this is about.
    pub order: usize,
    /// Whose choice it is.
    pub seat: Seat,
    /// Which bot.
    pub level: Level,
    /// How much it may think.
    pub nodes: u32,
    /// The seed of its dice.
    pub seed: u64,
    /// The match so far.
    pub so_far: SoFar,
}

/// What comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A choice.
    Place {
        /// Which choice of the match this is about.
        order: usize,
        /// The place of the choice among the legal ones.
        at: usize,
    },
    /// The worker does not know the match up to where the question begins.
    Lost {
        /// Which choice of the match it was asked about.
        order: usize,
    },
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Question { order, seat, level, nodes, seed, so_far } = self;
        write!(f, "{order} {} {level} {nodes} {seed} ", seat.0)?;
        match so_far {
            SoFar::Whole(code) => f.write_str(code),
            SoFar::On { known, places } => {
                write!(f, "+{known}")?;
                places.iter().try_for_each(|place| write!(f, " {place}"))
            }
        }
    }
}

impl Question {
    /// Reads what `Display` wrote.
    pub fn read(text: &str) -> Option<Question> {
        let mut words = text.split(' ');
        Some(Question {
            order: words.next()?.parse().ok()?,
            seat: Seat(words.next()?.parse().ok()?),
            level: words.next()?.parse().ok()?,
            nodes: words.next()?.parse().ok()?,
            seed: words.next()?.parse().ok()?,
            so_far: read_so_far(words)?,
        })
    }
}

fn read_so_far<'a>(mut words: impl Iterator<Item = &'a str>) -> Option<SoFar> {
    let first = words.next()?;
    let Some(known) = first.strip_prefix('+') else { return Some(SoFar::Whole(first.to_owned())) };
    let places = words.map(|place| place.parse().ok()).collect::<Option<_>>()?;
    Some(SoFar::On { known: known.parse().ok()?, places })
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Place { order, at } => write!(f, "{order} {at}"),
            Answer::Lost { order } => write!(f, "lost {order}"),
        }
    }
}

impl Answer {
    /// Reads what `Display` wrote.
    pub fn read(text: &str) -> Option<Answer> {
        let (first, second) = text.split_once(' ')?;
        let second = second.parse().ok()?;
        Some(match first {
            "lost" => Answer::Lost { order: second },
            _ => Answer::Place { order: first.parse().ok()?, at: second },
        })
    }
}

/// Whoever answers: remembers the match of the last question.
#[derive(Debug, Default)]
pub struct Memory(Option<AnyMatch>);

impl Memory {
    /// Lets the bot think. Nothing when the code cannot be read or there is nothing to choose.
    pub fn answer(&mut self, question: &Question) -> Option<Answer> {
        if let SoFar::Whole(code) = &question.so_far {
            self.0 = Some(AnyMatch::decode(code).ok()?);
        }
        match &mut self.0 {
            Some(AnyMatch::Farlight(played)) => answer(played, question),
            Some(AnyMatch::Faraway(played)) => answer(played, question),
            Some(AnyMatch::Firefly(played)) => answer(played, question),
            None => Some(Answer::Lost { order: question.order }),
        }
    }
}

fn answer<G: Playable>(played: &mut Match<G>, question: &Question) -> Option<Answer> {
    let order = question.order;
    if let SoFar::On { known, places } = &question.so_far
        && !goes_on(played, *known, places)
    {
        return Some(Answer::Lost { order });
    }
    let view = played.view(Some(question.seat));
    let choice = bots::choose::<G>(&view, question.level, question.seed, question.nodes)?;
    let at = played.legal().binary_search(&choice).ok()?;
    Some(Answer::Place { order, at })
}

/// Plays a match on; whether it was one of `known` choices and all places were legal.
fn goes_on<G: Playable>(played: &mut Match<G>, known: usize, places: &[u32]) -> bool {
    played.choices().len() == known
        && places.iter().all(|&place| {
            let choice = played.legal().get(place as usize).copied();
            choice.is_some_and(|choice| played.play(choice, &mut Silent).is_ok())
        })
}
