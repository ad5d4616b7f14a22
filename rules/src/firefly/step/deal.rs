//! Dealing (section 8).

#![deny(clippy::wildcard_enum_match_arm)]

use super::{Frame, Pending, foreign};
use crate::Later;
use crate::firefly::board::{Action, Board};
use crate::firefly::choice::{Choice, family};
use crate::firefly::contact::Contact;
use crate::firefly::effect::Good;
use crate::firefly::event::{Cause, Event, JobSpot};
use crate::firefly::job::JobId;
use crate::firefly::sets::CARRIED;
use crate::firefly::state::Firefly;
use crate::firefly::story::End;
use crate::firefly::turns::Play;

/// Jobs that may be accepted.
pub const ACCEPTED: u8 = 2;

/// How far the looking has come in a shop or a talk (sections 7 and 8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Look {
    /// Cards of the discard pile may be taken, and the deck drawn from.
    Pile,
    /// The deck was drawn from: the pile is closed.
    Deck,
    /// Nothing more is looked at: as many as may be are seen, or one was taken aboard.
    Over,
}

/// A talk with a contact.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Talk {
    /// Whom with.
    pub contact: Contact,
    /// The jobs considered from the discard pile.
    pub seen: Vec<JobId>,
    /// How far the looking has come.
    pub look: Look,
    /// How many jobs were accepted.
    pub accepted: u8,
    /// How much contraband was sold, where that is counted.
    pub sold: Later<u8>,
}

impl Board {
    /// The talk with a contact that goes on, whatever lies above it.
    pub fn talk(&self) -> Option<&Talk> {
        let mut stack = self.stack.iter().rev();
        stack.find_map(|frame| if let Frame::Deal(talk) = frame { Some(talk) } else { None })
    }
}

impl Board {
    /// What a contact lets the acting ship have who is Solid with him, and for how much apiece.
    pub fn wares(&self, contact: Contact) -> Vec<(Good, u32)> {
        let solid = self.acting().is_solid(contact);
        let wares = Good::ALL.into_iter().filter(|_| solid);
        wares.filter_map(|good| Some((good, contact.price_of(good)?))).collect()
    }
}

impl Pending for Talk {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let mut choices = vec![Choice::Done];
        game.favours(self.contact, &mut choices);
        choices.extend(game.board.may_redeem(self.contact).then_some(Choice::Redeem));
        game.free_choices(&mut choices);
        let hand = &game.hidden.hands[game.board.turn];
        let pile = &game.board.job_discards[self.contact];
        let gives = !game.board.shares_jobs();
        if gives && self.look == Look::Pile {
            choices.extend(pile.iter().map(|&job| Choice::TakeJob(job)));
        }
        let jobs = !pile.is_empty() || !game.hidden.jobs[self.contact].is_empty();
        if gives && self.look != Look::Over && jobs {
            choices.push(Choice::Draw);
        }
        if self.accepted < ACCEPTED && hand.len() < game.board.acting().hand_limit() {
            let seen = self.seen.iter().chain(&game.hidden.drawn);
            choices.extend(seen.map(|&job| Choice::Accept(job)));
        }
        choices
    }

    fn answer(mut self, play: &mut Play<'_>, choice: Choice) {
        let (seat, cause) = (play.board.turn, Cause::Deal(self.contact));
        match choice {
            Choice::Done => return play.leave_talk(self, cause),
            Choice::TakeJob(job) => {
                play.move_job(job, JobSpot::Discard, JobSpot::Considered(seat), cause);
                self.seen.push(job);
            }
            Choice::Draw => play.draw_job(&mut self),
            Choice::Accept(job) => play.accept(&mut self, job),
            Choice::Sell(good) => {
                let price = play.board.sale_price(self.contact, good).unwrap_or(0);
                play.unload(seat, good, 1, cause);
                play.money(seat, price.into(), cause);
                if good == Good::Contraband && play.board.table.purses().is_some() {
                    self.sold.0 = self.sold.saturating_add(1);
                    play.take_purse(self.contact, self.sold.0);
                }
            }
            Choice::Board(good) => play.stow(seat, good, 1, cause),
            Choice::Purchase(good) => {
                play.purchase(good, self.contact.price_of(good).unwrap_or(0), cause);
            }
            Choice::ClearWarrants => {
                let price = self.contact.clears_for().unwrap_or(0);
                play.money(seat, -(price as i32), cause);
                play.clear_warrants(seat, cause);
            }
            Choice::Redeem => {
                play.push(self);
                return play.redeem();
            }
            family!(chore, company) => {
                play.push(self);
                return play.free(choice);
            }
            family!(
                set_up, action, flight, card, law, test, crew, shop, count, goods, dismiss, order,
                hands, job, back, study, bargain, answer, price
            ) => foreign(choice),
        }
        let looked = self.seen.len() + play.hidden.drawn.len();
        if looked >= play.board.considers(self.contact).into() {
            self.look = Look::Over;
        }
        play.push(self);
    }

    fn is_calm(&self) -> bool {
        true
    }
}

impl Firefly {
    /// Whether a talk with a contact is about anything.
    pub(super) fn has_business(&self, contact: Contact) -> bool {
        let mut favours = Vec::new();
        if self.board.shares_jobs() {
            self.favours(contact, &mut favours);
        }
        !self.board.shares_jobs() || !favours.is_empty()
    }

    /// What a contact does for who is Solid with him.
    fn favours(&self, contact: Contact, choices: &mut Vec<Choice>) {
        let captain = self.board.acting();
        for good in [Good::Part, Good::Cargo, Good::Contraband] {
            if captain.has(good) > 0 && self.board.sale_price(contact, good).is_some() {
                choices.push(Choice::Sell(good));
            }
        }
        let clears = contact.clears_for().filter(|&price| {
            captain.is_solid(contact) && captain.warrants > 0 && captain.money >= price
        });
        choices.extend(clears.map(|_| Choice::ClearWarrants));
        let open = self
            .board
            .wares(contact)
            .into_iter()
            .filter(|&(good, price)| captain.money >= price && captain.room(good) > 0);
        choices.extend(open.map(|(good, _)| match good {
            Good::Passenger | Good::Fugitive => Choice::Board(good),
            Good::Fuel | Good::Part | Good::Cargo | Good::Contraband => Choice::Purchase(good),
        }));
    }
}

impl Play<'_> {
    pub(crate) fn see_contact(&mut self, contact: Contact) {
        self.act(Action::Deal);
        let seat = self.board.turn;
        self.put(|| Event::Talk { seat, contact });
        self.push(Talk {
            contact,
            seen: Vec::new(),
            look: Look::Pile,
            accepted: 0,
            sold: Later(0),
        });
    }

    fn draw_job(&mut self, talk: &mut Talk) {
        talk.look = Look::Deck;
        let (seat, cause) = (self.board.turn, Cause::Deal(talk.contact));
        if let Some(job) = self.top_job(talk.contact) {
            self.move_job(job, JobSpot::Deck, JobSpot::Considered(seat), cause);
            self.hidden.drawn.push(job);
        }
    }

    fn accept(&mut self, talk: &mut Talk, job: JobId) {
        let seat = self.board.turn;
        talk.accepted += 1;
        talk.look = Look::Over;
        talk.seen.retain(|other| *other != job);
        self.hidden.drawn.retain(|other| *other != job);
        let cause = Cause::Deal(talk.contact);
        self.move_job(job, JobSpot::Considered(seat), JobSpot::Hand(seat), cause);
        let more = !talk.seen.is_empty() || !self.hidden.drawn.is_empty();
        if !more {
            self.forgo_last(job);
        }
    }

    /// The job whose taking leaves too few to go on is not taken.
    pub(super) fn forgo_last(&mut self, job: JobId) {
        if !CARRIED {
            return;
        }
        let end = self.board.table.story().map(|story| story.end);
        if let Some(End::Drought(most)) = end
            && self.idle_contacts() >= most
        {
            let hand = JobSpot::Hand(self.board.turn);
            self.move_job(job, hand, JobSpot::Gone, Cause::Story);
        }
    }

    fn leave_talk(&mut self, talk: Talk, cause: Cause) {
        let seat = self.board.turn;
        let drawn = std::mem::take(&mut self.hidden.drawn);
        for job in talk.seen.into_iter().chain(drawn) {
            self.move_job(job, JobSpot::Considered(seat), JobSpot::Discard, cause);
        }
    }
}
