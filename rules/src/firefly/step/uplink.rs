//! The top job of a contact's deck, considered from afar.

#![deny(clippy::wildcard_enum_match_arm)]

use super::{Pending, foreign};
use crate::firefly::board::Action;
use crate::firefly::choice::{Choice, family};
use crate::firefly::contact::Contact;
use crate::firefly::event::{Cause, Event, JobSpot};
use crate::firefly::job::JobId;
use crate::firefly::sets::CARRIED;
use crate::firefly::state::Firefly;
use crate::firefly::supply::Ability;
use crate::firefly::turns::Play;

/// The top job of this contact's deck is accepted or laid aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Uplink(pub Contact);

impl Pending for Uplink {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let mut choices = vec![Choice::Done];
        game.chores(&mut choices);
        if game.hidden.hands[game.board.turn].len() < game.board.acting().hand_limit() {
            choices.extend(game.hidden.drawn.iter().map(|&job| Choice::Accept(job)));
        }
        choices
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        match choice {
            Choice::Done => play.lay_aside(self.0),
            Choice::Accept(job) => play.take_on(self.0, job),
            family!(chore) => {
                play.push(self);
                play.chore(choice);
            }
            Choice::TakeJob(_)
            | Choice::Sell(_)
            | Choice::Board(_)
            | Choice::ClearWarrants
            | Choice::Redeem
            | family!(
                set_up, action, company, flight, card, law, test, crew, shop, stall, count, goods,
                dismiss, order, hands, job, back, study, bargain, answer, price
            ) => foreign(choice),
        }
    }

    fn is_calm(&self) -> bool {
        true
    }
}

impl Firefly {
    /// The contacts whose top job may be considered from afar.
    pub(super) fn uplink_choices(&self, choices: &mut Vec<Choice>) {
        if !CARRIED || self.board.shares_jobs() {
            return;
        }
        if self.board.acting().carries(|ability| *ability == Ability::Uplink) {
            let has_jobs = |contact: &Contact| {
                !self.hidden.jobs[*contact].is_empty()
                    || !self.board.job_discards[*contact].is_empty()
            };
            let willing = self.board.table.contacts().filter(|&c| self.board.is_welcome(c));
            choices.extend(willing.filter(has_jobs).map(Choice::Uplink));
        }
    }
}

impl Play<'_> {
    /// A Deal action anywhere.
    pub(crate) fn call_up(&mut self, contact: Contact) {
        self.act(Action::Deal);
        let seat = self.board.turn;
        self.put(|| Event::Uplink { seat, contact });
        let Some(job) = self.top_job(contact) else { return };
        self.move_job(job, JobSpot::Deck, JobSpot::Considered(seat), Cause::Deal(contact));
        self.hidden.drawn.push(job);
        self.push(Uplink(contact));
    }

    fn take_on(&mut self, contact: Contact, job: JobId) {
        let seat = self.board.turn;
        self.hidden.drawn.clear();
        self.move_job(job, JobSpot::Considered(seat), JobSpot::Hand(seat), Cause::Deal(contact));
        self.forgo_last(job);
    }

    fn lay_aside(&mut self, contact: Contact) {
        let seat = self.board.turn;
        for job in std::mem::take(&mut self.hidden.drawn) {
            self.move_job(job, JobSpot::Considered(seat), JobSpot::Discard, Cause::Deal(contact));
        }
    }
}
