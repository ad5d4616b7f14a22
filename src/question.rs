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
            #[cfg(feature = "firefly")]
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::course::Course;
    use rules::firefly::{Firefly, StartingJobs, Table};
    use rules::{GameKind, Seed};

    fn question(played: &Match<Firefly>, so_far: SoFar) -> Question {
        let seat = played.decider().unwrap_or(Seat(0));
        let order = played.choices().len();
        Question { order, seat, level: Level::Expert, nodes: 200, seed: 3 + order as u64, so_far }
    }

    fn dealt() -> Match<Firefly> {
        let table = Table { seats: 2, story: 1, turn_limit: 5, jobs: StartingJobs::All };
        Match::new(table, Seed(11)).unwrap()
    }

    #[test]
    fn questions_and_answers_read_back_as_written() {
        for so_far in [
            SoFar::Whole("Ab_-9".into()),
            SoFar::On { known: 0, places: vec![] },
            SoFar::On { known: 1311, places: vec![0, 7, 140] },
        ] {
            let question = question(&dealt(), so_far);
            assert_eq!(Question::read(&question.to_string()), Some(question));
        }
        for answer in [Answer::Place { order: 3, at: 12 }, Answer::Lost { order: 900 }] {
            assert_eq!(Answer::read(&answer.to_string()), Some(answer));
        }
        for broken in ["", "1", "1 0 expert 200", "1 0 expert 200 9 +x", "1 0 expert 200 9 +1 y"] {
            assert_eq!(Question::read(broken), None, "{broken:?}");
        }
        assert_eq!(Answer::read("lost x"), None);
    }

    #[test]
    fn going_on_is_answered_like_the_whole_match() {
        let mut course = Course::of(&dealt());
        let (mut memory, mut known) = (Memory::default(), 0);
        let mut places = Vec::new();
        while course.played().decider().is_some() {
            let whole = SoFar::Whole(course.code(GameKind::Firefly).to_string());
            let whole = question(course.played(), whole);
            // Now and then the page asks nothing for some choices: those of persons.
            if places.len() % 7 != 3 {
                let on = match known {
                    0 => whole.clone(),
                    _ => question(
                        course.played(),
                        SoFar::On { known, places: places[known..].to_vec() },
                    ),
                };
                known = places.len();
                let answer = memory.answer(&on);
                assert!(matches!(answer, Some(Answer::Place { .. })), "{answer:?}");
                assert_eq!(answer, Memory::default().answer(&whole));
            }
            let Some(Answer::Place { at, .. }) = Memory::default().answer(&whole) else { break };
            places.push(at as u32);
            course = course.chosen(at).unwrap();
        }
        assert!(course.played().is_over() && places.len() > 20);
    }

    #[test]
    fn a_worker_that_does_not_know_the_match_says_so() {
        let played = dealt();
        let lost = Some(Answer::Lost { order: 0 });
        let on = |known, places| question(&played, SoFar::On { known, places });
        let mut memory = Memory::default();
        assert_eq!(memory.answer(&on(0, vec![])), lost, "nothing was ever told");
        let whole = question(&played, SoFar::Whole(played.encode(GameKind::Firefly)));
        let answer = memory.answer(&whole);
        assert!(matches!(answer, Some(Answer::Place { .. })));
        assert_eq!(memory.answer(&on(0, vec![])), answer);
        assert_eq!(memory.answer(&on(1, vec![0])), lost, "another moment");
        assert_eq!(memory.answer(&on(0, vec![9999])), lost, "no such choice");
        assert_eq!(memory.answer(&question(&played, SoFar::Whole("junk!".into()))), None);
        assert_eq!(memory.answer(&whole), answer, "the whole match always helps");
    }
}
