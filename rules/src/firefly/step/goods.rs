//! Goods of any kind, one by one as their owner likes.

#![deny(clippy::wildcard_enum_match_arm)]

use super::Pending;
use crate::Later;
use crate::firefly::captain::Captain;
use crate::firefly::choice::Choice;
use crate::firefly::effect::{Good, Offer};
use crate::firefly::event::Cause;
use crate::firefly::state::Firefly;
use crate::firefly::turns::Play;

/// So many goods are loaded, in any mix that fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LoadGoods {
    /// How many more.
    pub left: u8,
    /// What gives them.
    pub cause: Cause,
}

impl Pending for LoadGoods {
    /// Room may be made for what does not fit.
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let captain = game.board.acting();
        let fits = Good::GOODS.into_iter().filter(|&good| captain.room(good) > 0);
        [Choice::Done]
            .into_iter()
            .chain(fits.map(Choice::Fetch))
            .chain(game.room_making())
            .collect()
    }

    fn advance(self, _: &mut Play<'_>) -> Option<Self> {
        (self.left > 0).then_some(self)
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        if choice == Choice::Stowage {
            play.push(self);
            return play.chore(choice);
        }
        if let Choice::Fetch(good) = choice {
            play.push(LoadGoods { left: self.left - 1, ..self });
            play.stow(play.board.turn, good, 1, self.cause);
        }
    }
}

/// Out of what something is lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pool {
    /// Goods in the hold.
    #[default]
    Hold,
    /// Goods in hold and stash.
    Goods,
    /// People.
    People,
}

impl Pool {
    /// Of which there are some aboard.
    fn held(self, captain: &Captain) -> impl Iterator<Item = Good> {
        let all: &[Good] = match self {
            Pool::Hold | Pool::Goods => &Good::GOODS,
            Pool::People => &[Good::Passenger, Good::Fugitive],
        };
        all.iter().copied().filter(move |&good| self.count(captain, good) > 0)
    }

    /// How many of a good lie there.
    pub(crate) fn count(self, captain: &Captain, good: Good) -> u8 {
        match self {
            Pool::Hold => captain.hold[good],
            Pool::Goods | Pool::People => captain.has(good),
        }
    }
}

/// So many goods or people are lost, whichever the owner likes, all if there are fewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SeizeGoods {
    /// How many more.
    pub left: u8,
    /// What takes them.
    pub cause: Cause,
    /// Out of what.
    pub from: Later<Pool>,
}

impl SeizeGoods {
    /// How many more are lost of what is there.
    pub fn due(&self, captain: &Captain) -> u8 {
        let pool = self.from.0;
        let held = pool.held(captain).map(|good| pool.count(captain, good));
        held.fold(0, u8::saturating_add).min(self.left)
    }
}

impl Pending for SeizeGoods {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        self.from.held(game.board.acting()).map(Choice::Dump).collect()
    }

    fn advance(self, _: &mut Play<'_>) -> Option<Self> {
        (self.left > 0).then_some(self)
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        if let Choice::Dump(good) = choice {
            play.push(SeizeGoods { left: self.left - 1, ..self });
            play.unload(play.board.turn, good, 1, self.cause);
        }
    }
}

/// Goods are given for others of any kind, one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Swap {
    /// How many more may be given.
    pub left: u8,
    /// Whether one was given: another is taken.
    pub given: bool,
    /// Who takes them.
    pub cause: Cause,
}

impl Pending for Swap {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let captain = game.board.acting();
        if !self.given {
            let held = Pool::Goods.held(captain).map(Choice::Dump);
            return held.chain([Choice::Done]).collect();
        }
        let fits = Good::GOODS.into_iter().filter(|&good| captain.room(good) > 0);
        fits.map(Choice::Fetch).chain([Choice::Done]).chain(game.room_making()).collect()
    }

    fn advance(self, _: &mut Play<'_>) -> Option<Self> {
        (self.left > 0).then_some(self)
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        let seat = play.board.turn;
        if choice == Choice::Stowage {
            play.push(self);
            return play.chore(choice);
        }
        if let Choice::Dump(good) = choice {
            play.push(Swap { given: true, ..self });
            play.unload(seat, good, 1, self.cause);
        }
        if let Choice::Fetch(good) = choice {
            play.push(Swap { left: self.left - 1, given: false, ..self });
            play.stow(seat, good, 1, self.cause);
        }
    }
}

/// So many of a good at most are sold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sale {
    /// What, for how much, and how many at most.
    pub offer: Offer,
    /// Who buys them.
    pub cause: Cause,
}

impl Pending for Sale {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let most = self.offer.most.unwrap_or(u8::MAX);
        (0..=most.min(game.board.acting().has(self.offer.good))).map(Choice::Count).collect()
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        let (Choice::Count(count), seat) = (choice, play.board.turn) else { return };
        play.unload(seat, self.offer.good, count, self.cause);
        play.money(seat, i32::from(self.offer.price) * i32::from(count), self.cause);
    }
}
