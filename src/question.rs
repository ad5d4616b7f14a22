//! What a bot in a worker is asked and answers.
//!
//! The match of a question is its code, or the places of the choices that follow those which the
//! worker was told before: so a question late in a long match is no longer than an early one, and
//! the worker plays nothing twice. A worker that does not know the match so far says so and is asked
//! with the whole of it. Both sides know the seed of the bot's dice: it follows from the match.
//!
//! Both travel as words of one line: a library that reads any value also says why it refuses one, floats
//! among them, and that was 12,700 bytes of gzip in the first program.

use bots::{Budget, Level, Playable};
use rules::{AnyMatch, Match, Seat, Silent, any_match};
use std::fmt;
use std::str::FromStr;

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
    /// The place of a choice that is weighed against the bot's.
    pub weighed: usize,
    /// The match so far.
    pub so_far: SoFar,
}

/// What comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The worker can be asked.
    Ready,
    /// A choice.
    Place {
        /// Which choice of the match this is about.
        order: usize,
        /// The place of the choice among the legal ones.
        at: usize,
        /// By how much the choice that was to be weighed falls short of it, in thousandths of the game's points.
        short: i64,
    },
    /// The worker does not know the match up to where the question begins.
    Lost {
        /// Which choice of the match it was asked about.
        order: usize,
    },
}

/// A line that is no question, or no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unread;

/// The next word of a line.
fn word<T: FromStr>(words: &mut std::str::Split<'_, char>) -> Result<T, Unread> {
    words.next().and_then(|word| word.parse().ok()).ok_or(Unread)
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Question { order, seat, level, nodes, weighed, so_far } = self;
        write!(f, "{order} {} {level} {nodes} {weighed} ", seat.0)?;
        match so_far {
            SoFar::Whole(code) => write!(f, "whole {code}"),
            SoFar::On { known, places } => {
                write!(f, "on {known}")?;
                places.iter().try_for_each(|place| write!(f, " {place}"))
            }
        }
    }
}

impl FromStr for Question {
    type Err = Unread;

    fn from_str(line: &str) -> Result<Question, Unread> {
        let words = &mut line.split(' ');
        let (order, seat, level) = (word(words)?, word(words)?, word(words)?);
        let (nodes, weighed) = (word(words)?, word(words)?);
        let so_far = match words.next() {
            Some("whole") => SoFar::Whole(word(words)?),
            Some("on") => {
                let known = word(words)?;
                let places = words.map(|place| place.parse().map_err(|_| Unread));
                SoFar::On { known, places: places.collect::<Result<_, _>>()? }
            }
            Some(_) | None => return Err(Unread),
        };
        Ok(Question { order, seat: Seat(seat), level, nodes, weighed, so_far })
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Ready => f.write_str("ready"),
            Answer::Place { order, at, short } => write!(f, "place {order} {at} {short}"),
            Answer::Lost { order } => write!(f, "lost {order}"),
        }
    }
}

impl FromStr for Answer {
    type Err = Unread;

    fn from_str(line: &str) -> Result<Answer, Unread> {
        let words = &mut line.split(' ');
        match words.next() {
            Some("ready") => Ok(Answer::Ready),
            Some("place") => {
                Ok(Answer::Place { order: word(words)?, at: word(words)?, short: word(words)? })
            }
            Some("lost") => Ok(Answer::Lost { order: word(words)? }),
            Some(_) | None => Err(Unread),
        }
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
        let Some(known) = &mut self.0 else {
            return Some(Answer::Lost { order: question.order });
        };
        any_match!(known, played => answer(played, question))
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
    let dice = bots::dice(played.seed(), played.choices().len());
    let mut budget = Budget::new(question.nodes);
    let thought = bots::think::<G>(&view, question.level, dice, &mut budget)?;
    let legal = played.legal();
    let at = legal.binary_search(&thought.choice).ok()?;
    let worth = |choice: &G::Choice| {
        thought.values.iter().find(|(other, _)| other == choice).map(|&(_, worth)| worth)
    };
    let pair = worth(&thought.choice).zip(legal.get(question.weighed).and_then(worth));
    Some(Answer::Place { order, at, short: pair.map_or(0, |(best, weighed)| best - weighed) })
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
    use rules::Seed;
    use rules::firefly::{Firefly, Table};

    fn question(played: &Match<Firefly>, so_far: SoFar) -> Question {
        let seat = played.decider().unwrap_or(Seat(0));
        let order = played.choices().len();
        Question { order, seat, level: Level::Expert, nodes: 200, weighed: 0, so_far }
    }

    fn dealt() -> Match<Firefly> {
        let table = Table { turn_limit: 5, ..Table::new(2) };
        Match::new(table, Seed(11)).unwrap()
    }

    #[test]
    fn going_on_is_answered_like_the_whole_match() {
        let mut course = Course::of(&dealt());
        let (mut memory, mut known) = (Memory::default(), 0);
        let mut places = Vec::new();
        while course.played().decider().is_some() {
            let whole = SoFar::Whole(course.code().to_string());
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
            course = course.chosen(at, false).unwrap();
        }
        assert!(course.played().is_over() && places.len() > 20);
    }

    #[test]
    fn a_choice_is_weighed_against_the_bot_s() {
        use rules::faraway::{Faraway, Start, Table};
        let table = Table { seats: 2, start: Start::Basic };
        let played = Match::<Faraway>::new(table, Seed(7)).unwrap();
        let ask = |weighed| Question {
            order: 0,
            seat: Seat(0),
            level: Level::Greedy,
            nodes: 0,
            weighed,
            so_far: SoFar::Whole(played.encode()),
        };
        let all = (0..played.legal().len()).filter_map(|at| Memory::default().answer(&ask(at)));
        let shorts: Vec<(usize, i64)> = all
            .map(|answer| match answer {
                Answer::Place { at, short, .. } => (at, short),
                Answer::Ready | Answer::Lost { .. } => panic!("{answer:?}"),
            })
            .collect();
        let best = shorts[0].0;
        assert_eq!(shorts[best].1, 0, "its own falls short of nothing");
        assert!(shorts.iter().all(|&(at, short)| at == best && short >= 0), "{shorts:?}");
    }

    #[test]
    fn what_is_said_is_understood_and_nothing_else() {
        let played = dealt();
        let so_far = [
            SoFar::Whole(played.encode()),
            SoFar::On { known: 40, places: vec![3, 0, 117] },
            SoFar::On { known: 0, places: vec![] },
        ];
        for so_far in so_far {
            let question = question(&played, so_far);
            assert_eq!(question.to_string().parse(), Ok(question));
        }
        let place = Answer::Place { order: 3, at: 12, short: -450 };
        for answer in [Answer::Ready, place, Answer::Lost { order: 9 }] {
            assert_eq!(answer.to_string().parse(), Ok(answer));
        }
        for line in [
            "",
            "3 0 expert 200 0",
            "3 0 nobody 200 0 on 4",
            "3 0 expert 200 0 on 4 x",
            "-1 0 expert 9 0 on 4",
        ] {
            assert_eq!(line.parse::<Question>(), Err(Unread), "{line:?}");
        }
        for line in ["", "place 3", "place 3 1", "place 3 -1 0", "lost", "found 3"] {
            assert_eq!(line.parse::<Answer>(), Err(Unread), "{line:?}");
        }
    }

    #[test]
    fn a_worker_that_does_not_know_the_match_says_so() {
        let played = dealt();
        let lost = Some(Answer::Lost { order: 0 });
        let on = |known, places| question(&played, SoFar::On { known, places });
        let mut memory = Memory::default();
        assert_eq!(memory.answer(&on(0, vec![])), lost, "nothing was ever told");
        let whole = question(&played, SoFar::Whole(played.encode()));
        let answer = memory.answer(&whole);
        assert!(matches!(answer, Some(Answer::Place { .. })));
        assert_eq!(memory.answer(&on(0, vec![])), answer);
        assert_eq!(memory.answer(&on(1, vec![0])), lost, "another moment");
        assert_eq!(memory.answer(&on(0, vec![9999])), lost, "no such choice");
        assert_eq!(memory.answer(&question(&played, SoFar::Whole("junk!".into()))), None);
        assert_eq!(memory.answer(&whole), answer, "the whole match always helps");
    }
}
