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
    /// A seat moves it.
    pub(super) fn moved_by(self, seat: Seat, reach: Reach) -> Frame {
        Move { patrol: self, seat, reach }.into()
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
        let here = Some(self.patrol(patrol));
        self.seats().filter(move |seat| self.captain(*seat).sector == here).filter(wanted)
    }

    /// Where a seat may move a patrol.
    fn patrol_choices(&self, patrol: Patrol, reach: Reach) -> Vec<Choice> {
        let (from, region) = (self.patrol(patrol), patrol.region());
        let within = |at: &SectorId| at.sector().region == region;
        let free = |at: &SectorId| within(at) && *at != from && !self.has_ship(*at);
        let sectors: Vec<SectorId> = match reach {
            Reach::Neighbour => self.neighbours_in(from, region).collect(),
            Reach::Free => self.chart().sectors().filter(free).collect(),
            Reach::Outlaw => self.hunting_grounds(),
        };
        sectors.into_iter().map(Choice::To).collect()
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    /// Has a patrol do what a card says.
    pub(super) fn send(&mut self, Dispatch { patrol, order }: Dispatch) {
        let seat = self.board.turn;
        let to = match order {
            Order::Here => self.board.acting().sector,
            Order::To(number) => SectorId::new(number),
            Order::ByRight => {
                let right = self.board.right_of(seat);
                return self.push(patrol.moved_by(right, Reach::Neighbour));
            }
            Order::ByDrawer(reach) => return self.push(patrol.moved_by(seat, reach)),
        };
        if let Some(to) = to {
            self.move_patrol(patrol, to, Some(seat));
        }
    }

    /// Moves a patrol. Whom the Cruiser has inspected it may inspect anew.
    pub(crate) fn move_patrol(&mut self, patrol: Patrol, to: SectorId, by: Option<Seat>) {
        let from = self.board.patrol(patrol);
        if from == to || !patrol.enters(to.sector().region) {
            return;
        }
        *self.board.patrol_mut(patrol) = to;
        if patrol == Patrol::Cruiser {
            self.board.captains.iter_mut().for_each(|captain| captain.inspected = false);
        }
        self.sink.put(|| patrol.moved(from, to, by));
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

/// A seat moves a patrol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// What is moved.
    pub patrol: Patrol,
    /// Who moves it.
    pub seat: Seat,
    /// Where to.
    pub reach: Reach,
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
    }
}

impl Pending for Move {
    fn decider(&self, _: &Board) -> Seat {
        self.seat
    }

    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        game.board.patrol_choices(self.patrol, self.reach)
    }

    fn answer<S: Sink<Event>>(self, play: &mut Play<'_, S>, choice: Choice) {
        if let Choice::To(to) = choice {
            play.move_patrol(self.patrol, to, Some(self.seat));
        }
    }
}
