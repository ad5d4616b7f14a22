//! Alert tokens are resolved by who enters their sector (section 22).

#![deny(clippy::wildcard_enum_match_arm)]

use super::Pending;
use crate::firefly::board::Board;
use crate::firefly::event::Event;
use crate::firefly::patrol::Patrol;
use crate::firefly::sector::SectorId;
use crate::firefly::sets::CARRIED;
use crate::firefly::turns::Play;
use crate::{Seat, Sink};

/// A seat's ship has entered a sector with tokens, or looks at one beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Alert {
    /// Whose ship.
    pub seat: Seat,
    /// Whether an end of the flight leaves the tokens where they are.
    pub flying: bool,
    /// The sector, where it is not the ship's own.
    pub scanned: Option<SectorId>,
}

impl Pending for Alert {
    /// One die, at or below the number of tokens: Reavers. Then all of them go.
    fn advance<S: Sink<Event>>(self, play: &mut Play<'_, S>) -> Option<Self> {
        let stopped = self.flying && play.board.flight.is_none_or(|flight| flight.stopped);
        let here = play.board.captain(self.seat).sector;
        let at = self.scanned.or(here.filter(|_| !stopped))?;
        let tokens = play.board.reaver_alert(at);
        let roll = play.hidden.rng.die();
        let (seat, comes) = (self.seat, roll <= tokens);
        play.sink.put(|| Event::Alarm { seat, sector: at, tokens, roll, comes });
        play.clear_tokens(at);
        if comes {
            play.call(Patrol::Cutter, at, (seat, play.board.right_of(seat)));
        }
        None
    }

    fn is_calm(&self) -> bool {
        true
    }
}

impl Board {
    fn has_alert(&self, sector: SectorId) -> bool {
        self.reaver_alert(sector) > 0
    }

    /// Whether tokens were left in a sector; where one is printed alone nothing is scanned for: it
    /// would be for ever.
    pub(super) fn has_tokens(&self, sector: SectorId) -> bool {
        self.alerts.reavers().iter().any(|&(at, _)| at == sector)
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    /// A ship has come to a sector: what is left there by others is resolved.
    pub(super) fn resolve_alerts(&mut self, seat: Seat, flying: bool) {
        if !CARRIED {
            return;
        }
        if self.board.captain(seat).sector.is_some_and(|at| self.board.has_alert(at)) {
            self.push(Alert { seat, flying, scanned: None });
        }
    }

    /// Who scans a sector beside the ship has its tokens resolved there, and flies on.
    pub(super) fn scan(&mut self, sector: SectorId) {
        self.push(Alert { seat: self.board.turn, flying: false, scanned: Some(sector) });
    }

    /// One more Reaver alert token.
    pub(super) fn leave_token(&mut self, sector: SectorId) {
        if !CARRIED {
            return;
        }
        self.board.alerts.add(sector);
        self.sink.put(|| Event::Alert { sector, change: 1 });
    }

    fn clear_tokens(&mut self, sector: SectorId) {
        let gone = self.board.alerts.clear(sector);
        if gone > 0 {
            self.sink.put(|| Event::Alert { sector, change: -i16::from(gone) });
        }
    }
}
