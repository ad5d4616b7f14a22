//! Set-up: leader, free crew, starting jobs and the first sector.

use super::bridge::Bridge;
use rules::firefly::leader::LeaderId;
use rules::firefly::ship::ShipId;
use rules::firefly::{Captain, Choice};

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

    pub(super) fn recruit(&self) -> Option<Choice> {
        let gain = |choice: &Choice| {
            let Choice::Recruit(card) = *choice else { return 0 };
            self.card_gain(card) - i64::from(card.printed().cost)
        };
        self.legal.iter().copied().max_by_key(gain)
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
            Some((self.rate_from(at), *choice))
        };
        self.legal.iter().filter_map(worth).max().map(|(_, choice)| choice)
    }
}
