//! Buying and dealing (sections 7 and 8).

#![deny(clippy::wildcard_enum_match_arm)]

use super::captain::Captain;
use super::choice::{Choice, family};
use super::contact::Contact;
use super::effect::Good;
use super::event::{Cause, Event, JobSpot, Spot};
use super::frame::{Frame, Look, Talk, Visit};
use super::job::JobId;
use super::menu::foreign;
use super::supply::SupplyId;
use super::turns::{Firefly, Play};
use crate::Sink;

/// Cards that are considered in a shop.
pub const CONSIDERED: usize = 3;
/// Jobs that may be accepted.
pub const ACCEPTED: u8 = 2;
/// Dollars for one fuel.
pub const FUEL: u32 = 100;
/// Dollars for one part.
pub const PART: u32 = 300;
/// Badger's price for a clean slate, in dollars.
pub const CLEAN_SLATE: u32 = 1000;

impl Firefly {
    pub(super) fn shop_choices(&self, visit: &Visit) -> Vec<Choice> {
        let captain = self.board.acting();
        let mut choices = vec![Choice::Done];
        for (good, price) in [(Good::Fuel, FUEL), (Good::Part, PART)] {
            if captain.money >= price && captain.room(good) > 0 {
                choices.push(Choice::Purchase(good));
            }
        }
        self.free_choices(&mut choices);
        if visit.look == Look::Pile {
            choices.extend(self.takeable(visit));
        }
        let at = visit.market as usize;
        let cards =
            !self.hidden.supply[at].is_empty() || !self.board.supply_discards[at].is_empty();
        if visit.look != Look::Over && cards {
            choices.push(Choice::Draw);
        }
        if visit.bought < self.board.buys() {
            let turn = self.board.turn;
            let open = visit.seen.iter().filter(|card| {
                self.board.has_place(turn, **card)
                    && captain.money >= self.board.price(turn, **card)
            });
            choices.extend(open.map(|&card| Choice::Buy(card)));
        }
        choices
    }

    /// The cards of the discard pile, one of each kind.
    fn takeable(&self, visit: &Visit) -> Vec<Choice> {
        let mut kinds = Vec::new();
        let mut choices = Vec::new();
        for &card in &self.board.supply_discards[visit.market as usize] {
            if !kinds.contains(&card.kind()) {
                kinds.push(card.kind());
                choices.push(Choice::Take(card));
            }
        }
        choices
    }

    pub(super) fn deal_choices(&self, talk: &Talk) -> Vec<Choice> {
        let mut choices = vec![Choice::Done];
        self.favours(talk.contact, &mut choices);
        self.free_choices(&mut choices);
        let hand = &self.hidden.hands[self.board.turn.index()];
        let pile = &self.board.job_discards[talk.contact as usize];
        if talk.look == Look::Pile {
            choices.extend(pile.iter().map(|&job| Choice::TakeJob(job)));
        }
        let jobs = !pile.is_empty() || !self.hidden.jobs[talk.contact as usize].is_empty();
        if talk.look != Look::Over && jobs {
            choices.push(Choice::Draw);
        }
        if talk.accepted < ACCEPTED && hand.len() < Captain::JOBS {
            let seen = talk.seen.iter().chain(&self.hidden.drawn);
            choices.extend(seen.map(|&job| Choice::Accept(job)));
        }
        choices
    }

    /// What a contact does for who is Solid with him.
    fn favours(&self, contact: Contact, choices: &mut Vec<Choice>) {
        let captain = self.board.acting();
        for good in [Good::Part, Good::Cargo, Good::Contraband] {
            if captain.has(good) > 0 && self.board.sale_price(contact, good).is_some() {
                choices.push(Choice::Sell(good));
            }
        }
        if !captain.is_solid(contact) {
            return;
        }
        let cleared = captain.warrants > 0 && captain.money >= CLEAN_SLATE;
        let fuelled = captain.money >= FUEL && captain.room(Good::Fuel) > 0;
        let people = [Good::Passenger, Good::Fugitive].into_iter();
        let boarded = people.filter(|&good| captain.room(good) > 0);
        match contact {
            Contact::AmnonDuul => choices.extend(boarded.map(Choice::Board)),
            Contact::Badger => choices.extend(cleared.then_some(Choice::ClearWarrants)),
            Contact::Harken => choices.extend(fuelled.then_some(Choice::Purchase(Good::Fuel))),
            // Niska's friends only sell; Patience shows hers one job more.
            Contact::Niska | Contact::Patience => {}
        }
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub fn shop(&mut self, mut visit: Visit, choice: Choice) {
        let cause = Cause::Shop(visit.market);
        match choice {
            Choice::Done => return self.leave_shop(visit.seen, cause),
            Choice::Take(card) => {
                self.move_card(card, Spot::Discard, Spot::Considered, cause);
                visit.seen.push(card);
            }
            Choice::Draw => {
                visit.look = Look::Deck;
                visit.seen.extend(self.draw_supply(visit.market, cause));
            }
            Choice::Buy(card) => return self.buy(visit, card),
            Choice::Purchase(good) => {
                let price = if good == Good::Fuel { FUEL } else { PART };
                self.purchase(good, price, cause);
            }
            family!(chore, company) => {
                self.push(Frame::Shop(visit));
                return self.free(choice);
            }
            family!(
                set_up, action, flight, card, law, test, crew, talk, count, goods, dismiss, order,
                hands, job, back, bargain, answer, price
            ) => foreign(choice),
        }
        if visit.seen.len() >= CONSIDERED {
            visit.look = Look::Over;
        }
        self.push(Frame::Shop(visit));
    }

    fn buy(&mut self, mut visit: Visit, card: SupplyId) {
        let (seat, cause) = (self.board.turn, Cause::Shop(visit.market));
        visit.seen.retain(|other| *other != card);
        visit.bought += 1;
        // The cards are chosen: nothing is drawn once one is bought.
        visit.look = Look::Over;
        self.money(seat, -(self.board.price(seat, card) as i32), cause);
        self.push(Frame::Shop(visit));
        self.move_card(card, Spot::Considered, Spot::Ship(seat), cause);
    }

    fn leave_shop(&mut self, seen: Vec<SupplyId>, cause: Cause) {
        for card in seen {
            self.move_card(card, Spot::Considered, Spot::Discard, cause);
        }
    }

    pub fn deal_with(&mut self, mut talk: Talk, choice: Choice) {
        let (seat, cause) = (self.board.turn, Cause::Deal(talk.contact));
        match choice {
            Choice::Done => return self.leave_talk(talk, cause),
            Choice::TakeJob(job) => {
                self.move_job(job, JobSpot::Discard, JobSpot::Considered(seat), cause);
                talk.seen.push(job);
            }
            Choice::Draw => self.draw_job(&mut talk),
            Choice::Accept(job) => self.accept(&mut talk, job),
            Choice::Sell(good) => {
                let price = self.board.sale_price(talk.contact, good).unwrap_or(0);
                self.unload(seat, good, 1, cause);
                self.money(seat, price.into(), cause);
            }
            Choice::Board(good) => self.stow(seat, good, 1, cause),
            Choice::Purchase(good) => self.purchase(good, FUEL, cause),
            Choice::ClearWarrants => {
                self.money(seat, -(CLEAN_SLATE as i32), cause);
                self.clear_warrants(seat, cause);
            }
            family!(chore, company) => {
                self.push(Frame::Deal(talk));
                return self.free(choice);
            }
            family!(
                set_up, action, flight, card, law, test, crew, shop, count, goods, dismiss, order,
                hands, job, back, bargain, answer, price
            ) => foreign(choice),
        }
        let looked = talk.seen.len() + self.hidden.drawn.len();
        if looked >= self.board.considers(talk.contact).into() {
            talk.look = Look::Over;
        }
        self.push(Frame::Deal(talk));
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
    }

    fn leave_talk(&mut self, talk: Talk, cause: Cause) {
        let seat = self.board.turn;
        let drawn = std::mem::take(&mut self.hidden.drawn);
        for job in talk.seen.into_iter().chain(drawn) {
            self.move_job(job, JobSpot::Considered(seat), JobSpot::Discard, cause);
        }
    }
}
