//! Goods that cards offer and give.

#![deny(clippy::wildcard_enum_match_arm)]

use super::{Frame, Pending};
use crate::firefly::captain::Goods;
use crate::firefly::choice::Choice;
use crate::firefly::effect::{Good, Lot, Offer};
use crate::firefly::event::Cause;
use crate::firefly::state::Firefly;
use crate::firefly::turns::Play;

/// Goods are offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Trade {
    /// What for how much.
    pub offers: &'static [Offer],
    /// How many were bought of each.
    pub bought: [u8; 3],
    /// Which card.
    pub cause: Cause,
}

impl Pending for Trade {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let captain = game.board.acting();
        let open = self.offers.iter().zip(self.bought).filter(|(offer, bought)| {
            offer.most.is_none_or(|most| *bought < most) && captain.money >= u32::from(offer.price)
        });
        let (fits, full): (Vec<Good>, Vec<Good>) =
            open.map(|(offer, _)| offer.good).partition(|&good| captain.room(good) > 0);
        let mut choices = vec![Choice::Done];
        choices.extend(fits.into_iter().map(Choice::Purchase));
        if !full.is_empty() {
            choices.extend(game.room_making());
        }
        choices
    }

    fn answer(mut self, play: &mut Play<'_>, choice: Choice) {
        if choice == Choice::Stowage {
            play.push(self);
            return play.chore(choice);
        }
        let Choice::Purchase(good) = choice else { return };
        let Some(at) = self.offers.iter().position(|offer| offer.good == good) else { return };
        self.bought[at] += 1;
        play.push(self);
        play.purchase(good, self.offers[at].price.into(), self.cause);
    }
}

/// Goods are loaded, as many as fit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Load {
    /// Which and how many.
    pub lot: Lot,
    /// What gives them.
    pub cause: Cause,
}

impl Pending for Load {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        game.load_choices(self.lot, u8::MAX)
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        play.load_or_stow(self, self.lot, self.cause, choice);
    }
}

/// Goods are loaded, as many as wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LoadUpTo {
    /// Which, and how many at most.
    pub lot: Lot,
    /// What gives them.
    pub cause: Cause,
}

impl Pending for LoadUpTo {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        game.load_choices(self.lot, 0)
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        play.load_or_stow(self, self.lot, self.cause, choice);
    }
}

impl Firefly {
    /// As many as fit; where that is too few, room may be made.
    pub(super) fn load_choices(&self, lot: Lot, least: u8) -> Vec<Choice> {
        let most = lot.count.min(self.board.acting().room(lot.good));
        let more = self.room_making().filter(|_| most < lot.count);
        (least.min(most)..=most).map(Choice::Count).chain(more).collect()
    }
}

impl Play<'_> {
    /// Goods are loaded, or room is made for them first.
    pub(crate) fn load_or_stow(
        &mut self,
        frame: impl Into<Frame>,
        lot: Lot,
        cause: Cause,
        choice: Choice,
    ) {
        if choice == Choice::Stowage {
            self.push(frame);
            return self.chore(choice);
        }
        if let Choice::Count(count) = choice {
            self.stow(self.board.turn, lot.good, count, cause);
        }
    }

    pub(crate) fn purchase(&mut self, good: Good, price: u32, cause: Cause) {
        let seat = self.board.turn;
        self.money(seat, -(price as i32), cause);
        self.stow(seat, good, 1, cause);
    }

    /// Loads goods; where there is too little room the owner may make some.
    pub(crate) fn load(&mut self, lot: Lot, cause: Cause) {
        if self.board.acting().room(lot.good) < lot.count {
            return self.push(Load { lot, cause });
        }
        self.stow(self.board.turn, lot.good, lot.count, cause);
    }

    /// Loads goods of several kinds, the large ones first: they take whole spaces, the small ones
    /// whatever is left. Where there is too little room the owner may make some.
    pub(crate) fn load_all(&mut self, goods: &Goods, cause: Cause) {
        let some = |good: &Good| goods[*good] > 0;
        let lot = |good: Good| Lot { good, count: goods[good] };
        if self.board.acting().has_room(goods) {
            let seat = self.board.turn;
            for lot in Good::ALL.into_iter().rev().filter(some).map(lot) {
                self.stow(seat, lot.good, lot.count, cause);
            }
            return;
        }
        // What is loaded first lies on top.
        for lot in Good::ALL.into_iter().filter(some).map(lot) {
            self.push(Load { lot, cause });
        }
    }

    /// Goods that may be declined; room for them may be made first.
    pub(crate) fn offer_all(&mut self, goods: &Goods, cause: Cause) {
        for good in Good::ALL.into_iter().filter(|&good| goods[good] > 0) {
            let count = goods[good];
            self.push(LoadUpTo { lot: Lot { good, count }, cause });
        }
    }
}
