//! Goods of any kind, one by one as their owner likes.

#![deny(clippy::wildcard_enum_match_arm)]

use super::Pending;
use crate::Sink;
use crate::firefly::choice::Choice;
use crate::firefly::effect::Good;
use crate::firefly::event::{Cause, Event};
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

    fn advance<S: Sink<Event>>(self, _: &mut Play<'_, S>) -> Option<Self> {
        (self.left > 0).then_some(self)
    }

    fn answer<S: Sink<Event>>(self, play: &mut Play<'_, S>, choice: Choice) {
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

/// So many goods out of the hold are lost, whichever the owner likes, all if there are fewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SeizeGoods {
    /// How many more.
    pub left: u8,
    /// What takes them.
    pub cause: Cause,
}

impl Pending for SeizeGoods {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let hold = &game.board.acting().hold;
        Good::GOODS.into_iter().filter(|&good| hold[good] > 0).map(Choice::Dump).collect()
    }

    fn advance<S: Sink<Event>>(self, _: &mut Play<'_, S>) -> Option<Self> {
        (self.left > 0).then_some(self)
    }

    fn answer<S: Sink<Event>>(self, play: &mut Play<'_, S>, choice: Choice) {
        if let Choice::Dump(good) = choice {
            play.push(SeizeGoods { left: self.left - 1, ..self });
            play.shift(play.board.turn, good, (-1, 0), self.cause);
        }
    }
}
