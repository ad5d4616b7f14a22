//! What takes no action and needs others in the sector: talks and better offers.

#![deny(clippy::wildcard_enum_match_arm)]

use super::{Bargain, foreign};
use crate::Seat;
use crate::firefly::board::Board;
use crate::firefly::captain::Person;
use crate::firefly::choice::{Choice, family};
use crate::firefly::event::{Cause, Spot};
use crate::firefly::state::Firefly;
use crate::firefly::supply::SupplyId;
use crate::firefly::turns::Play;

impl Firefly {
    /// What takes no action while the ship lies still: chores, talks and better offers.
    pub(super) fn free_choices(&self, choices: &mut Vec<Choice>) {
        self.chores(choices);
        let turn = self.board.turn;
        let captain = self.board.acting();
        for seat in self.board.neighbours_of(turn) {
            let crew = self.board.captain(seat).crew.iter();
            let hired = crew.filter(|member| {
                let price = self.board.price(turn, member.card);
                member.disgruntled
                    && captain.has_berth()
                    && captain.would_hire(member.card)
                    && captain.money >= price
            });
            choices.extend(hired.map(|member| Choice::Poach(seat, member.card)));
        }
        if self.board.offers < Board::OFFERS {
            self.talk_choices(choices);
        }
    }

    /// Captains in one sector may talk in anybody's turn; where money is given from afar, who has
    /// the turn may talk with everybody.
    fn talk_choices(&self, choices: &mut Vec<Choice>) {
        let turn = self.board.turn;
        let afar = self.board.table.gives_afar();
        let heard = self
            .board
            .seats()
            .filter(|&seat| seat != turn && (afar || self.board.are_together(turn, seat)));
        choices.extend(heard.map(Choice::Parley));
        for one in self.board.seats().filter(|&seat| seat != turn) {
            let others = self.board.neighbours_of(one).filter(|&seat| seat != turn && seat > one);
            choices.extend(others.map(|other| Choice::Between(one, other)));
        }
    }
}

impl Play<'_> {
    /// What takes no action; it lies above whatever goes on.
    pub(crate) fn free(&mut self, choice: Choice) {
        match choice {
            Choice::Poach(from, card) => self.poach(from, card),
            Choice::Parley(with) => self.open_parley(self.board.turn, with),
            Choice::Between(one, other) => self.open_parley(one, other),
            family!(chore) => self.chore(choice),
            family!(
                set_up, action, flight, card, law, test, crew, shop, talk, stall, count, goods,
                dismiss, order, hands, job, back, study, bargain, answer, done, price
            ) => foreign(choice),
        }
    }

    fn open_parley(&mut self, from: Seat, with: Seat) {
        self.board.offers += 1;
        self.push(Box::new(Bargain::new(from, with)));
    }

    /// A better offer: a rival's disgruntled crew changes ships (section 11).
    fn poach(&mut self, from: Seat, card: SupplyId) {
        let to = self.board.turn;
        let cause = Cause::BetterOffer(to);
        self.money(to, -(self.board.price(to, card) as i32), cause);
        self.calm(from, Person::Crew(card), cause);
        self.move_card(card, Spot::Ship(from), Spot::Ship(to), cause);
    }
}
