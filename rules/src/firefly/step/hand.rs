//! More jobs in hand than may be held.

#![deny(clippy::wildcard_enum_match_arm)]

use super::{Frame, Pending};
use crate::firefly::board::Board;
use crate::firefly::choice::Choice;
use crate::firefly::event::{Cause, Event, JobSpot};
use crate::firefly::state::Firefly;
use crate::firefly::turns::Play;
use crate::{Seat, Sink};

/// A seat discards jobs out of its hand until it holds no more than it may.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FullHand(pub Seat);

impl Pending for FullHand {
    fn decider(&self, _: &Board) -> Seat {
        self.0
    }

    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        game.hidden.hands[self.0].iter().map(|&job| Choice::Drop(job)).collect()
    }

    fn advance<S: Sink<Event>>(self, play: &mut Play<'_, S>) -> Option<Self> {
        play.holds_too_many(self.0).then_some(self)
    }

    fn answer<S: Sink<Event>>(self, play: &mut Play<'_, S>, choice: Choice) {
        if let Choice::Drop(job) = choice {
            play.push(self);
            play.move_job(job, JobSpot::Hand(self.0), JobSpot::Discard, Cause::Free);
        }
    }
}

impl Firefly {
    fn holds_too_many(&self, seat: Seat) -> bool {
        self.hidden.hands[seat].len() > self.board.captain(seat).hand_limit()
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    /// Has a hand put in order that has become too large.
    pub(crate) fn check_hand(&mut self, seat: Seat) {
        let due = Frame::from(FullHand(seat));
        if self.holds_too_many(seat) && !self.board.stack.contains(&due) {
            self.push(due);
        }
    }
}
