//! Hold and stash: goods are moved and dumped, and a ship that is too full is put in order.

#![deny(clippy::wildcard_enum_match_arm)]

use super::{Frame, Outcome, Pending, Task, foreign};
use crate::Seat;
use crate::firefly::board::Board;
use crate::firefly::captain::Captain;
use crate::firefly::choice::{Choice, family};
use crate::firefly::effect::Good;
use crate::firefly::event::{Cause, JobSpot, Spot};
use crate::firefly::sets::CARRIED;
use crate::firefly::state::Firefly;
use crate::firefly::turns::Play;

/// Goods are moved between hold and stash, or dumped; people are set down.
pub(super) struct Stowage;

impl Pending for Stowage {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let captain = game.board.acting();
        let planet = captain.sector.is_some_and(|at| game.board.chart().planetary(at));
        let mut choices = vec![Choice::Done];
        for good in Good::ALL {
            if game.board.may_fuss() && captain.hold[good] > 0 && captain.stash_room(good) > 0 {
                choices.push(Choice::Stow(good));
            }
            if game.board.may_fuss() && captain.stash[good] > 0 && captain.hold_room(good) > 0 {
                choices.push(Choice::Unstow(good));
            }
            let people = matches!(good, Good::Passenger | Good::Fugitive);
            if captain.has(good) > 0 && (planet || !people) {
                choices.push(Choice::Dump(good));
            }
        }
        choices
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        if choice == Choice::Done {
            return;
        }
        play.push(Stowage);
        let seat = play.board.turn;
        match choice {
            Choice::Stow(good) => play.restow(seat, good, (-1, 1)),
            Choice::Unstow(good) => play.restow(seat, good, (1, -1)),
            Choice::Dump(good) => play.unload(seat, good, 1, Cause::Free),
            family!(
                set_up, action, chore, company, flight, card, law, test, crew, shop, talk, stall,
                count, dismiss, order, hands, job, back, study, bargain, answer, done, price
            ) => foreign(choice),
        }
    }
}

impl Captain {
    /// What puts all that inspectors look for into the stash, as far as there is room.
    pub fn hides_sought(&self) -> Vec<Choice> {
        let mut ship = self.clone();
        let mut choices = Vec::new();
        for good in [Good::Fugitive, Good::Contraband] {
            while ship.hold[good] > 0 && ship.stash_room(good) > 0 {
                ship.hold[good] -= 1;
                ship.stash[good] += 1;
                choices.push(Choice::Stow(good));
            }
        }
        choices
    }

    /// What takes all out of the stash, as far as there is room.
    pub fn empties_stash(&self) -> Vec<Choice> {
        let mut ship = self.clone();
        let mut choices = Vec::new();
        for good in Good::ALL {
            while ship.stash[good] > 0 && ship.hold_room(good) > 0 {
                ship.stash[good] -= 1;
                ship.hold[good] += 1;
                choices.push(Choice::Unstow(good));
            }
        }
        choices
    }
}

/// A seat's ship is fuller than it may be, or its hand: it is put in order, one good, crew or job at
/// a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Overfull(pub Seat);

impl Pending for Overfull {
    fn decider(&self, _: &Board) -> Seat {
        self.0
    }

    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let captain = game.board.captain(self.0);
        let (hold, stash) = (captain.hold_spaces(), captain.stash_spaces());
        let mut choices = Vec::new();
        if game.holds_too_many(self.0) {
            choices.extend(game.hidden.hands[self.0].iter().map(|&job| Choice::Drop(job)));
        }
        if game.board.works_too_many(self.0) {
            choices.extend(captain.active.iter().map(|active| Choice::Drop(active.job)));
        }
        for good in Good::ALL {
            let held = !hold.hold(&captain.hold) && hold.eases(&captain.hold, good);
            let stashed = !stash.hold(&captain.stash) && stash.eases(&captain.stash, good);
            if held && captain.stash_room(good) > 0 {
                choices.push(Choice::Stow(good));
            }
            if stashed && captain.hold_room(good) > 0 {
                choices.push(Choice::Unstow(good));
            }
            if held || stashed {
                choices.push(Choice::Dump(good));
            }
        }
        if captain.crew.len() + 1 > usize::from(captain.berths()) {
            choices.extend(captain.crew.iter().map(|member| Choice::Dismiss(member.card)));
        }
        choices
    }

    fn advance(self, play: &mut Play<'_>) -> Option<Self> {
        play.is_overfull(self.0).then_some(self)
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        let Overfull(seat) = self;
        play.push(self);
        match choice {
            Choice::Stow(good) => play.shift(seat, good, (-1, 1), Cause::Free),
            Choice::Unstow(good) => play.shift(seat, good, (1, -1), Cause::Free),
            Choice::Dump(good) => play.throw_out(seat, good),
            Choice::Dismiss(card) => {
                play.move_card(card, Spot::Ship(seat), Spot::Discard, Cause::Free);
            }
            Choice::Drop(job) if CARRIED && play.board.captain(seat).begun(job).is_some() => {
                play.lose_job(seat, job, Cause::Free);
            }
            Choice::Drop(job) => {
                play.move_job(job, JobSpot::Hand(seat), JobSpot::Discard, Cause::Free);
            }
            Choice::Scrap(_)
            | Choice::Gear(_)
            | family!(
                set_up, action, chore, company, flight, card, law, test, crew, shop, talk, stall,
                count, hands, job, back, study, bargain, answer, done, price
            ) => foreign(choice),
        }
    }
}

impl Board {
    /// Whether a seat has more jobs under way than it may, but for one that is lost as it is.
    fn works_too_many(&self, seat: Seat) -> bool {
        let captain = self.captain(seat);
        let worked = self.errand.as_ref().filter(|_| seat == self.turn);
        let lost = worked.is_some_and(|errand| {
            errand.outcome == Some(Outcome::Warrant) && matches!(errand.task, Task::Job(_))
        });
        CARRIED && captain.active.len() > captain.active_limit() + usize::from(lost)
    }
}

impl Firefly {
    /// Whether a seat has more jobs in hand than it may hold.
    fn holds_too_many(&self, seat: Seat) -> bool {
        let raids = CARRIED && seat == self.board.turn && self.board.is_hostile();
        self.board.round > 0
            && !raids
            && self.hidden.hands[seat].len() > self.board.captain(seat).hand_limit()
    }

    /// Whether a ship or a hand holds more than it may.
    fn is_overfull(&self, seat: Seat) -> bool {
        let board = &self.board;
        is_full(board.captain(seat)) || self.holds_too_many(seat) || board.works_too_many(seat)
    }
}

fn is_full(captain: &Captain) -> bool {
    !captain.is_stowed() || captain.crew.len() + 1 > usize::from(captain.berths())
}

impl Play<'_> {
    pub(super) fn restow(&mut self, seat: Seat, good: Good, change: (i8, i8)) {
        self.fuss();
        self.shift(seat, good, change, Cause::Free);
    }

    /// Out of whichever of hold and stash is too full.
    fn throw_out(&mut self, seat: Seat, good: Good) {
        let captain = self.board.captain(seat);
        let hold = captain.hold_spaces();
        let out = !hold.hold(&captain.hold) && hold.eases(&captain.hold, good);
        self.shift(seat, good, if out { (-1, 0) } else { (0, -1) }, Cause::Free);
    }

    /// Has a ship put in order that may have become too small for what it holds.
    pub(crate) fn check_room(&mut self, seat: Seat) {
        let due = |frame: &Frame| matches!(frame, Frame::Overfull(whose) if whose.0 == seat);
        if self.is_overfull(seat) && !self.board.stack.iter().any(due) {
            // Below whatever is pending: cards go on first, then the ship is put in order.
            self.push(Overfull(seat));
        }
    }
}
