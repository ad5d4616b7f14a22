//! Set-up: leader, free crew, starting jobs and the first sector.

use super::bridge::Bridge;
use rules::firefly::bounty::Bounty;
use rules::firefly::effect::Good;
use rules::firefly::leader::LeaderId;
use rules::firefly::ship::ShipId;
use rules::firefly::{Captain, Choice};
use rules::order::sort_by_key;

/// Leaders in the order in which they are wanted, by number: Nandi hires for nothing.
const LEADERS: [u8; 7] = [3, 1, 5, 4, 2, 6, 7];
/// Ships in the same order: range and berths before spaces and what comes off the money.
const SHIPS: [u8; 4] = [3, 4, 0, 5];

impl Bridge<'_> {
    pub(super) fn leader(&self) -> Option<Choice> {
        let wanted: Vec<Choice> =
            LEADERS.iter().filter_map(|&id| LeaderId::new(id)).map(Choice::Leader).collect();
        self.first(&wanted)
    }

    pub(super) fn ship(&self) -> Option<Choice> {
        let wanted = SHIPS.iter().filter_map(|&id| ShipId::new(id)).map(Choice::Ship);
        self.first(&wanted.collect::<Vec<_>>())
    }

    /// Whoever is worth most in the crew once he is freed.
    pub(super) fn jail(&self) -> Option<Choice> {
        let gain = |choice: &Choice| {
            let Choice::Jail(bounty) = *choice else { return 0 };
            let mut cards = self.view.supply.iter().flatten();
            let wanted = Bounty::of(bounty);
            let freed = cards.find(|card| wanted.is_some_and(|one| one.quarry.is(card.printed())));
            freed.map_or(0, |card| self.card_gain(*card))
        };
        self.legal.iter().copied().max_by_key(gain)
    }

    pub(super) fn recruit(&self) -> Option<Choice> {
        let gain = |choice: &Choice| {
            let Choice::Recruit(card) = *choice else { return 0 };
            self.card_gain(card) - i64::from(card.printed().cost)
        };
        self.legal.iter().copied().max_by_key(gain)
    }

    /// Of whom the starting jobs are best in the mean.
    pub(super) fn draw_start(&self, left: u8) -> Option<Choice> {
        let worth = |choice: &Choice| {
            let Choice::Deal(contact) = *choice else { return 0 };
            let deck = &self.view.jobs[contact];
            let mut offers: Vec<i64> = deck.iter().map(|&job| self.offer(job).max(0)).collect();
            sort_by_key(&mut offers, |offer| -offer);
            // The better half is what of several one would keep.
            let kept = offers.len().div_ceil(if left > 1 { 2 } else { 1 }).max(1);
            offers.iter().take(kept).sum::<i64>() / kept as i64
        };
        self.legal.iter().copied().max_by_key(worth)
    }

    /// Fuel for some flights, then a part.
    pub(super) fn provisions(&self) -> Choice {
        let wanted = |good, enough: u8| {
            let bought = Choice::Purchase(good);
            (self.me().has(good) < enough && self.may(bought)).then_some(bought)
        };
        wanted(Good::Fuel, 6).or_else(|| wanted(Good::Part, 1)).unwrap_or(Choice::Done)
    }

    /// The deck whose cards are worth most.
    pub(super) fn draft_deck(&self) -> Option<Choice> {
        let worth = |choice: &Choice| {
            let Choice::Place(at) = *choice else { return 0 };
            let Some(market) = self.board.market(at) else { return 0 };
            let deck = &self.view.supply[market];
            let sum: i64 = deck.iter().map(|&card| self.card_gain(card).max(0)).sum();
            sum / deck.len().max(1) as i64
        };
        self.legal.iter().copied().max_by_key(worth)
    }

    /// The best of what is free.
    pub(super) fn draft(&self) -> Choice {
        let gain = |choice: &Choice| {
            if let Choice::Buy(card) = *choice { self.card_gain(card) } else { 0 }
        };
        self.legal.iter().copied().max_by_key(gain).unwrap_or(Choice::Done)
    }

    /// The best of what is sold.
    pub(super) fn stall(&self) -> Choice {
        let gain = |choice: &Choice| {
            let Choice::Buy(card) = *choice else { return 0 };
            self.card_gain(card) - i64::from(self.board.price(self.seat, card))
        };
        self.legal.iter().copied().max_by_key(gain).unwrap_or(Choice::Done)
    }

    /// The worst are given back until the hand is as large as it may be; a job that the crew of
    /// the start cannot do may wait for crew.
    pub(super) fn starting_jobs(&self) -> Option<Choice> {
        if self.view.hand.len() <= Captain::JOBS {
            return Some(Choice::Done);
        }
        let worst = self.view.hand.iter().copied().min_by_key(|&job| self.offer(job));
        worst.map(Choice::Return)
    }

    pub(super) fn place(&self) -> Option<Choice> {
        if self.board.has_havens() {
            return self.settle();
        }
        let berths = self.berths().into_iter().map(|(_, at)| Choice::Place(at));
        self.first(&berths.collect::<Vec<_>>())
    }

    /// A haven near to what is to be done, and to the other ways there are.
    fn settle(&self) -> Option<Choice> {
        let worth = |choice: &Choice| {
            let Choice::Place(at) = *choice else { return None };
            Some((self.rate_from(at) - self.remoteness(at), *choice))
        };
        self.legal.iter().filter_map(worth).max().map(|(_, choice)| choice)
    }
}
