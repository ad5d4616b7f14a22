//! How patrols move and whom they meet (section 6).

#![deny(clippy::wildcard_enum_match_arm)]

use super::nav::Reavers;
use super::{Alliance, Frame, Pending};
use crate::firefly::board::Board;
use crate::firefly::choice::Choice;
use crate::firefly::event::Event;
use crate::firefly::patrol::{Dispatch, Order, Patrol, Reach};
use crate::firefly::sector::SectorId;
use crate::firefly::state::Firefly;
use crate::firefly::turns::Play;
use crate::{Seat, Sink};
use std::hash::{Hash, Hasher};

impl Patrol {
    /// A seat moves it; of several it picks one first.
    pub(super) fn moved_by(self, seat: Seat, reach: Reach) -> Frame {
        Move { patrol: self, seat, reach, ship: None }.into()
    }

    /// It meets a seat's ship.
    fn contact(self, seat: Seat) -> Frame {
        match self {
            Patrol::Cruiser => Alliance(seat).into(),
            Patrol::Cutter => Reavers.into(),
        }
    }

    /// Its move, told.
    fn moved(self, from: SectorId, to: SectorId, by: Option<Seat>) -> Event {
        match self {
            Patrol::Cruiser => Event::Cruiser { from, to, by },
            Patrol::Cutter => Event::Cutter { from, to, by },
        }
    }
}

impl Board {
    /// The seats in its sector that a patrol has to do with.
    fn prey(&self, patrol: Patrol) -> impl Iterator<Item = Seat> {
        let wanted = move |seat: &Seat| {
            let captain = self.captain(*seat);
            match patrol {
                Patrol::Cruiser => !captain.inspected && captain.is_outlaw(),
                Patrol::Cutter => true,
            }
        };
        let met = move |seat: &Seat| {
            self.captain(*seat).sector.is_some_and(|at| self.posts(patrol).contains(&at))
        };
        self.seats().filter(met).filter(wanted)
    }

    /// Where a seat may move a ship of a patrol: never onto another of them.
    fn destinations(&self, patrol: Patrol, from: SectorId, reach: Reach) -> Vec<SectorId> {
        let chart = self.chart();
        let within =
            |at: &SectorId| patrol.roams(at.sector().region) && !self.posts(patrol).contains(at);
        let free = |at: &SectorId| within(at) && !self.has_ship(*at);
        let here = self.acting().sector;
        match reach {
            Reach::Neighbour => chart.neighbours(from).filter(within).collect(),
            Reach::Free => chart.sectors().filter(free).collect(),
            Reach::Outlaw => self.hunting_grounds(),
            Reach::To(at) => [at].into_iter().filter(within).collect(),
            Reach::Ahead => {
                here.into_iter().flat_map(|at| chart.neighbours(at)).filter(free).collect()
            }
            Reach::Orbit => {
                chart.sectors().filter(|&at| chart.planetary(at) && free(&at)).collect()
            }
        }
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    /// Has a patrol do what a card says.
    pub(super) fn send(&mut self, Dispatch { patrol, order }: Dispatch) {
        let seat = self.board.turn;
        let right = self.board.right_of(seat);
        let here = self.board.acting().sector;
        let (to, picker) = match order {
            Order::Here => (here, seat),
            Order::Summoned => (here, right),
            Order::To(number) => (SectorId::new(number), seat),
            Order::ByRight => return self.push(patrol.moved_by(right, Reach::Neighbour)),
            Order::RightTo(reach) => return self.push(patrol.moved_by(right, reach)),
            Order::ByDrawer(reach) => return self.push(patrol.moved_by(seat, reach)),
        };
        if let Some(to) = to {
            self.call(patrol, to, (seat, picker));
        }
    }

    /// A ship of a patrol comes to a seat in a sector; one of several is picked. Where one is there
    /// already none comes.
    pub(super) fn call(&mut self, patrol: Patrol, to: SectorId, (seat, picker): (Seat, Seat)) {
        let comes = patrol.enters(to.sector().region) && !self.board.posts(patrol).contains(&to);
        match *self.board.posts(patrol) {
            _ if !comes => {}
            [from] => self.move_patrol(patrol, (from, to), Some(seat)),
            _ => self.push(patrol.moved_by(picker, Reach::To(to))),
        }
    }

    /// Moves a ship of a patrol. Whom the Cruiser has inspected it may inspect anew; one of several
    /// Cutters leaves a token behind.
    pub(crate) fn move_patrol(
        &mut self,
        patrol: Patrol,
        (from, to): (SectorId, SectorId),
        by: Option<Seat>,
    ) {
        if from == to || !patrol.enters(to.sector().region) {
            return;
        }
        match patrol {
            Patrol::Cruiser => {
                self.board.cruiser = to;
                self.board.captains.iter_mut().for_each(|captain| captain.inspected = false);
            }
            Patrol::Cutter => self.board.cutters.shift(from, to),
        }
        self.sink.put(|| patrol.moved(from, to, by));
        if patrol == Patrol::Cutter && self.board.cutters.is_pack() {
            self.leave_token(from);
        }
        if self.board.round > 0 {
            self.offer_to_slip(to);
        }
    }

    /// Whether an outlaw ship shares the Cruiser's sector and nothing else is going on there. Who
    /// could draw it off is asked first: that spares everybody there.
    pub(crate) fn meets_cruiser(&mut self) -> bool {
        // Nobody is inspected before all ships are placed and the first turn has begun.
        if self.board.round == 0 || !self.board.stack.last().is_some_and(Frame::is_calm) {
            return false;
        }
        let outlaws = self.board.prey(Patrol::Cruiser);
        let first = outlaws.min_by_key(|&seat| self.board.decoy(seat).is_none());
        first.map(|seat| self.push(Patrol::Cruiser.contact(seat))).is_some()
    }

    /// At the start of a turn: Reavers, where the Cutter is.
    pub(crate) fn meet_cutter(&mut self, seat: Seat) {
        if self.board.prey(Patrol::Cutter).any(|prey| prey == seat) {
            self.push(Patrol::Cutter.contact(seat));
        }
    }
}

/// A seat moves a ship of a patrol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// What is moved.
    pub patrol: Patrol,
    /// Who moves it.
    pub seat: Seat,
    /// Where to.
    pub reach: Reach,
    /// Where the one is that it picked of several.
    pub ship: Option<SectorId>,
}

impl Move {
    /// Its number among the frames: each patrol has one of its own.
    const fn number(patrol: Patrol) -> isize {
        match patrol {
            Patrol::Cruiser => 16,
            Patrol::Cutter => 17,
        }
    }

    #[cfg(test)]
    pub(super) fn numbers() -> Vec<isize> {
        Patrol::ALL.into_iter().map(Move::number).collect()
    }
}

impl Hash for Move {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (Move::number(self.patrol), self.seat, self.reach).hash(state);
        self.ship.iter().for_each(|at| at.hash(state));
    }
}

impl Move {
    /// Which ship is moved, once that is clear.
    pub fn moved(&self, board: &Board) -> Option<SectorId> {
        match *board.posts(self.patrol) {
            [only] => Some(only),
            _ => self.ship,
        }
    }
}

impl Pending for Move {
    fn decider(&self, _: &Board) -> Seat {
        self.seat
    }

    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let (patrol, board) = (self.patrol, &game.board);
        let open = |from: SectorId| board.destinations(patrol, from, self.reach);
        if let Some(from) = self.moved(board) {
            return open(from).into_iter().map(Choice::To).collect();
        }
        let able = board.posts(patrol).iter().filter(|&&from| !open(from).is_empty());
        able.map(|&from| Choice::Rouse(from)).collect()
    }

    fn answer<S: Sink<Event>>(self, play: &mut Play<'_, S>, choice: Choice) {
        if let Choice::Rouse(from) = choice {
            play.push(Move { ship: Some(from), ..self });
        }
        if let (Choice::To(to), Some(from)) = (choice, self.moved(&play.board)) {
            play.move_patrol(self.patrol, (from, to), Some(self.seat));
        }
    }
}
