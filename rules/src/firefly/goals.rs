//! Goals of the story and last call (section 12).

#![deny(clippy::wildcard_enum_match_arm)]

use super::board::Action;
use super::choice::{Choice, family};
use super::event::{Cause, Event};
use super::frame::{Frame, Outcome};
use super::menu::foreign;
use super::story::End;
use super::turns::{Firefly, Play};
use crate::Sink;

impl Firefly {
    /// The price of a goal is paid, or not.
    pub(super) fn price_choices(&self, dollars: u16) -> Vec<Choice> {
        let settle = self.board.acting().money >= u32::from(dollars);
        settle.then_some(Choice::Settle).into_iter().chain([Choice::Balk]).collect()
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    /// Who does not pay has botched the attempt, and nothing of the rest happens.
    pub fn answer_price(&mut self, dollars: u16, cause: Cause, choice: Choice) {
        match choice {
            Choice::Settle => self.money(self.board.turn, -i32::from(dollars), cause),
            Choice::Balk => {
                if let Some(Frame::Effects { .. }) = self.board.stack.last() {
                    self.drop_frame();
                }
                self.end_errand(Outcome::Botched);
            }
            family!(
                set_up, action, chore, company, flight, card, law, test, crew, shop, talk, stall,
                count, goods, dismiss, order, hands, job, back, bargain, answer, done
            ) => foreign(choice),
        }
    }

    /// A goal of the story is reached: the token. Where the last one does not win at once, who
    /// holds it declares last call when he likes.
    pub fn goal_reached(&mut self) {
        let seat = self.board.turn;
        let captain = self.captain_mut(seat);
        let goal = captain.goals;
        captain.goals += 1;
        let goals = captain.goals;
        self.sink.put(|| Event::Goal { seat, goal });
        let Some(story) = self.board.table.story() else { return };
        if story.end == End::First && usize::from(goals) >= story.goals.len() {
            self.board.finished = Some(seat);
            self.end_game();
        }
    }

    /// Every other seat has one more turn.
    pub fn call_last(&mut self) {
        let seat = self.board.turn;
        if self.board.table.story().is_some_and(|story| story.end == End::LastCallOwing) {
            self.act(Action::Call);
        }
        self.board.finished = Some(seat);
        self.board.last_call = Some((seat, self.board.table.seats - 1));
        self.sink.put(|| Event::LastCall { seat });
    }
}
