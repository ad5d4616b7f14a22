//! The one loop that runs a game.
//!
//! A stack of frames holds what is pending. The topmost frame is either carried out at once or
//! asks somebody; where only one answer is legal it is given unasked, but for the end of a turn.

#![deny(clippy::wildcard_enum_match_arm)]

use super::choice::Choice;
use super::contact::Contact;
use super::event::Event;
use super::sets::CARRIED;
use super::state::Firefly;
use super::step::{Frame, Pending};
use super::story::End;
use crate::Sink;
use std::ops::{Deref, DerefMut};

/// A game at work: the state and who listens to its events, known by reference alone, so that rules as
/// large as these are compiled once.
pub(super) struct Play<'a> {
    pub game: &'a mut Firefly,
    pub sink: &'a mut dyn Sink<Event>,
}

impl Deref for Play<'_> {
    type Target = Firefly;

    fn deref(&self) -> &Firefly {
        self.game
    }
}

impl DerefMut for Play<'_> {
    fn deref_mut(&mut self) -> &mut Firefly {
        self.game
    }
}

impl Play<'_> {
    /// Tells what happened, if anybody listens.
    pub(super) fn put(&mut self, event: impl FnOnce() -> Event) {
        if self.sink.listens() {
            self.sink.take(event());
        }
    }

    /// Carries out whatever needs nobody's decision.
    pub(super) fn run(&mut self) {
        while !self.board.over {
            if self.has_run_dry() {
                self.end_game();
                break;
            }
            if self.meets_alliance() || self.advance() {
                continue;
            }
            let answers = self.answers();
            match answers[..] {
                [only] if self.answers_itself() => self.answer(only),
                // A frame that nobody can answer is done with.
                [] if self.board.stack.len() > 1 => self.drop_frame(),
                _ => return,
            }
        }
        self.board.stack.clear();
    }

    /// Whether there is nothing left to be earned: no dollars in the bank, or too few jobs.
    fn has_run_dry(&self) -> bool {
        if !CARRIED || self.board.round == 0 {
            return false;
        }
        let broke = self.board.bank.0 == Some(0);
        let end = self.board.table.story().map(|story| story.end);
        let idle =
            if let Some(End::Drought(most)) = end { self.idle_contacts() >= most } else { false };
        broke || idle
    }

    /// How many contacts have no job left, on the deck, among the discards or under
    /// consideration.
    pub(super) fn idle_contacts(&self) -> u8 {
        let idle = |contact: &Contact| {
            let talk = self.board.talk().filter(|talk| talk.contact == *contact);
            let drawn = self.board.considered() == Some(*contact) && !self.hidden.drawn.is_empty();
            self.hidden.jobs[*contact].is_empty()
                && self.board.job_discards[*contact].is_empty()
                && !drawn
                && talk.is_none_or(|talk| talk.seen.is_empty())
        };
        self.board.table.contacts().filter(idle).count() as u8
    }

    /// Whether the only answer to the topmost frame is given unasked.
    fn answers_itself(&self) -> bool {
        self.board.stack.last().is_some_and(Frame::answers_itself)
    }

    /// Lays pending work on top of what is pending.
    pub(super) fn push(&mut self, frame: impl Into<Frame>) {
        self.board.stack.push(frame.into());
    }

    pub(super) fn drop_frame(&mut self) {
        self.board.stack.pop();
    }

    /// Carries the topmost frame a step further; false where somebody has to decide.
    pub(super) fn advance(&mut self) -> bool {
        let Some(frame) = self.board.stack.pop() else { return false };
        let asking = frame.advance(self);
        let over = asking.is_none();
        self.board.stack.extend(asking);
        over
    }

    /// Carries out an answer to the topmost frame.
    pub(super) fn answer(&mut self, choice: Choice) {
        if let Some(frame) = self.board.stack.pop() {
            frame.answer(self, choice);
        }
    }
}
