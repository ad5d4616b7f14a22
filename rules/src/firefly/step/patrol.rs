//! The Cruiser and the Cutter on the move (section 6).

#![deny(clippy::wildcard_enum_match_arm)]

use super::Pending;
use crate::firefly::board::Board;
use crate::firefly::choice::Choice;
use crate::firefly::event::Event;
use crate::firefly::sector::{Region, SectorId};
use crate::firefly::turns::{Firefly, Play};
use crate::{Seat, Sink};

/// Where a seat may move the Cruiser or the Cutter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reach {
    /// One sector.
    Neighbour,
    /// Any sector of the region without a ship.
    Free,
    /// Any sector with an outlaw ship.
    Outlaw,
}

/// A seat moves the Cruiser.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cruiser {
    /// Who moves it.
    pub seat: Seat,
    /// Where to.
    pub reach: Reach,
}

impl Pending for Cruiser {
    fn decider(&self, _: &Board) -> Seat {
        self.seat
    }

    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        reached(&game.board, game.board.cruiser, self.reach, Region::Alliance)
    }

    fn answer<S: Sink<Event>>(self, play: &mut Play<'_, S>, choice: Choice) {
        if let Choice::To(to) = choice {
            play.move_cruiser(to, Some(self.seat));
        }
    }
}

/// A seat moves the Cutter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cutter {
    /// Who moves it.
    pub seat: Seat,
    /// Where to.
    pub reach: Reach,
}

impl Pending for Cutter {
    fn decider(&self, _: &Board) -> Seat {
        self.seat
    }

    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        reached(&game.board, game.board.cutter, self.reach, Region::Border)
    }

    fn answer<S: Sink<Event>>(self, play: &mut Play<'_, S>, choice: Choice) {
        if let Choice::To(to) = choice {
            play.move_cutter(to, Some(self.seat));
        }
    }
}

fn reached(board: &Board, from: SectorId, reach: Reach, region: Region) -> Vec<Choice> {
    let within = |at: &SectorId| at.sector().region == region;
    let free = |at: &SectorId| within(at) && *at != from && !board.has_ship(*at);
    let sectors: Vec<SectorId> = match reach {
        Reach::Neighbour => Board::neighbours_in(from, region).collect(),
        Reach::Free => SectorId::all().filter(free).collect(),
        Reach::Outlaw => board.hunting_grounds(),
    };
    sectors.into_iter().map(Choice::To).collect()
}
