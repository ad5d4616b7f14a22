//! How patrols move and whom they meet (section 6).

#![deny(clippy::wildcard_enum_match_arm)]

use super::nav::Reavers;
use super::{Alliance, Frame, Manhunt, Pending};
use crate::Seat;
use crate::firefly::alert::Watch;
use crate::firefly::board::Board;
use crate::firefly::choice::Choice;
use crate::firefly::edict::Edict;
use crate::firefly::event::Event;
use crate::firefly::patrol::{Dispatch, Order, Patrol, Reach};
use crate::firefly::sector::SectorId;
use crate::firefly::sets::CARRIED;
use crate::firefly::state::Firefly;
use crate::firefly::turns::Play;
use std::hash::{Hash, Hasher};

impl Patrol {
    /// A seat moves it; of several it picks one first.
    pub(in crate::firefly) fn moved_by(self, seat: Seat, reach: Reach) -> Frame {
        Move { patrol: self, seat, reach, ship: None }.into()
    }

    /// It meets a seat's ship.
    fn contact(self, seat: Seat) -> Frame {
        match self {
            Patrol::Cruiser => Alliance(seat).into(),
            Patrol::Cutter => Reavers.into(),
            Patrol::Corvette => Manhunt(seat).into(),
        }
    }

    /// Its move, told.
    fn moved(self, from: SectorId, to: SectorId, by: Option<Seat>) -> Event {
        match self {
            Patrol::Cruiser => Event::Cruiser { from, to, by },
            Patrol::Cutter => Event::Cutter { from, to, by },
            Patrol::Corvette => Event::Corvette { from, to, by },
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
                Patrol::Corvette => !captain.hunted.0,
            }
        };
        let met = move |seat: &Seat| {
            self.captain(*seat).sector.is_some_and(|at| self.posts(patrol).contains(&at))
        };
        self.seats().filter(met).filter(wanted)
    }

    /// Whether a seat would rather not meet a patrol: the law lets go whoever is no outlaw.
    pub fn shuns(&self, patrol: Patrol, seat: Seat) -> bool {
        match patrol {
            Patrol::Cutter => true,
            Patrol::Cruiser | Patrol::Corvette => self.captain(seat).is_outlaw(),
        }
    }

    /// Whether a ship of a patrol may stay in a sector.
    fn may_stay(&self, patrol: Patrol, at: SectorId) -> bool {
        let fits = patrol.roams(at.sector().region);
        match patrol {
            Patrol::Cruiser | Patrol::Cutter => fits && !self.keeps_out(patrol, at),
            Patrol::Corvette => CARRIED && fits && !self.is_home(at),
        }
    }

    /// Whether a ship of a patrol that comes to a sector has a Cutter driven off: the Corvette drives
    /// off the one that it meets.
    pub fn routs(&self, patrol: Patrol, at: SectorId) -> bool {
        CARRIED
            && match patrol {
                Patrol::Corvette => self.cutters.is_in(at),
                Patrol::Cutter => self.corvette.0 == Some(at),
                Patrol::Cruiser => false,
            }
    }

    /// Where a seat may move a ship of a patrol: never onto another of them.
    fn destinations(&self, patrol: Patrol, from: SectorId, reach: Reach) -> Vec<SectorId> {
        if !reach.is_carried() {
            return Vec::new();
        }
        let chart = self.chart();
        let within = |at: &SectorId| self.may_stay(patrol, *at) && !self.posts(patrol).contains(at);
        // Through a sector where Reavers start to one beyond.
        let through = |at: &SectorId| {
            within(at)
                || chart.neighbours(*at).any(|next| next != from && self.may_stay(patrol, next))
        };
        let free = |at: &SectorId| within(at) && !self.has_ship(*at);
        let here = self.acting().sector;
        match reach {
            Reach::Neighbour | Reach::RunOn | Reach::Extra => {
                chart.neighbours(from).filter(within).collect()
            }
            Reach::Run => chart.neighbours(from).filter(through).collect(),
            Reach::Home => chart.sectors().filter(|&at| self.is_home(at)).filter(within).collect(),
            Reach::Free => chart.sectors().filter(free).collect(),
            Reach::Outlaw => self.hunting_grounds(),
            Reach::To(at) => [at].into_iter().filter(within).collect(),
            Reach::Beside(to) => chart.neighbours(to).filter(within).collect(),
            Reach::Ahead => {
                here.into_iter().flat_map(|at| chart.neighbours(at)).filter(free).collect()
            }
            Reach::Orbit => {
                chart.sectors().filter(|&at| chart.planetary(at) && free(&at)).collect()
            }
        }
    }
}

impl Play<'_> {
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
            [from] => self.bring(patrol, (from, to), Some(seat)),
            _ => self.push(patrol.moved_by(picker, Reach::To(to))),
        }
    }

    /// A ship of a patrol comes to a sector; to one where it may not the seat to the right brings it
    /// as near as it may come.
    pub(super) fn bring(
        &mut self,
        patrol: Patrol,
        (from, to): (SectorId, SectorId),
        by: Option<Seat>,
    ) {
        if self.board.keeps_out(patrol, to) {
            let right = self.board.right_of(self.board.turn);
            return self.push(patrol.moved_by(right, Reach::Beside(to)));
        }
        self.move_patrol(patrol, (from, to), by);
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
            Patrol::Corvette => {
                *self.board.corvette = Some(to);
                self.board.captains.iter_mut().for_each(|captain| captain.hunted.0 = false);
            }
        }
        self.put(|| patrol.moved(from, to, by));
        self.trace(patrol, (from, to));
        if self.board.round > 0 {
            self.offer_to_slip(to);
        }
        let seat = by.unwrap_or(self.board.turn);
        if self.board.corvette.is_some_and(|at| self.board.cutters.is_in(at)) {
            self.rout(seat);
        }
    }

    /// An alert has it that an Alliance ship that is moved may go one sector more.
    pub(super) fn go_farther(&mut self, patrol: Patrol, seat: Seat) {
        let alliance = match patrol {
            Patrol::Cruiser | Patrol::Corvette => true,
            Patrol::Cutter => false,
        };
        if alliance && self.board.is_posted(Edict::RapidResponse) {
            self.push(patrol.moved_by(seat, Reach::Extra));
        }
    }

    /// One of several Cutters leaves a token behind, but for where the Corvette is; that one takes
    /// those that it finds.
    fn trace(&mut self, patrol: Patrol, (from, to): (SectorId, SectorId)) {
        match patrol {
            Patrol::Cruiser => {}
            Patrol::Cutter => {
                if self.board.cutters.is_pack() && self.board.corvette.0 != Some(from) {
                    self.leave_token(Watch::Reavers, from);
                }
            }
            Patrol::Corvette => self.clear_tokens(Watch::Reavers, to),
        }
    }

    /// The Cutter that shares the Corvette's sector is put where Reavers start, as whoever moved
    /// likes; where all of these are taken it stays.
    fn rout(&mut self, seat: Seat) {
        if !CARRIED {
            return;
        }
        let ship = self.board.corvette.0;
        self.push(Move { patrol: Patrol::Cutter, seat, reach: Reach::Home, ship });
    }

    /// Whether a ship shares the sector of an Alliance ship that has not had its way with it, and
    /// nothing else is going on there.
    pub(crate) fn meets_alliance(&mut self) -> bool {
        // Nobody is inspected before all ships are placed and the first turn has begun.
        if self.board.round == 0 || !self.board.stack.last().is_some_and(Frame::is_calm) {
            return false;
        }
        self.meets_cruiser() || self.meets_corvette()
    }

    /// Of the outlaws in the Cruiser's sector who could draw it off is asked first: that spares
    /// everybody there.
    fn meets_cruiser(&mut self) -> bool {
        let outlaws = self.board.prey(Patrol::Cruiser);
        let first = outlaws.min_by_key(|&seat| self.board.decoy(seat).is_none());
        first.map(|seat| self.push(Patrol::Cruiser.contact(seat))).is_some()
    }

    /// Who is legal when the Corvette and the ship meet passes, until they meet anew.
    fn meets_corvette(&mut self) -> bool {
        if !CARRIED {
            return false;
        }
        let met: Vec<Seat> = self.board.prey(Patrol::Corvette).collect();
        let Some(&seat) = met.first() else { return false };
        self.captain_mut(seat).hunted.0 = true;
        if self.board.captain(seat).is_outlaw() {
            self.begin_manhunt(seat);
            self.push(Patrol::Corvette.contact(seat));
        }
        true
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
            Patrol::Corvette => 57,
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

    /// Whether it is a Cutter that the Corvette drives off.
    pub fn is_rout(&self, board: &Board) -> bool {
        self.reach == Reach::Home
            && self.moved(board).is_some_and(|from| board.routs(self.patrol, from))
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
            let may_stop = CARRIED && matches!(self.reach, Reach::RunOn | Reach::Extra);
            let stays = may_stop && board.may_stay(patrol, from);
            let stop = stays.then_some(Choice::Stop);
            return open(from).into_iter().map(Choice::To).chain(stop).collect();
        }
        let able = board.posts(patrol).iter().filter(|&&from| !open(from).is_empty());
        able.map(|&from| Choice::Rouse(from)).collect()
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        if let Choice::Rouse(from) = choice {
            play.push(Move { ship: Some(from), ..self });
        }
        if let (Choice::To(to), Some(from)) = (choice, self.moved(&play.board)) {
            if CARRIED && self.reach == Reach::Run {
                play.push(Move { reach: Reach::RunOn, ..self });
            } else if self.reach != Reach::Extra {
                play.go_farther(self.patrol, self.seat);
            }
            play.bring(self.patrol, (from, to), Some(self.seat));
        }
    }
}
