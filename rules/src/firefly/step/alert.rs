//! Alert tokens are resolved by who enters their sector (section 22).

#![deny(clippy::wildcard_enum_match_arm)]

use super::Pending;
use crate::firefly::alert::Watch;
use crate::firefly::board::Board;
use crate::firefly::choice::Choice;
use crate::firefly::event::Event;
use crate::firefly::patrol::Patrol;
use crate::firefly::sector::SectorId;
use crate::firefly::sets::CARRIED;
use crate::firefly::state::Firefly;
use crate::firefly::story::Twist;
use crate::firefly::turns::Play;
use crate::{Later, Seat};

/// A seat's ship has entered a sector with tokens, or looks at one beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Alert {
    /// Whose ship.
    pub seat: Seat,
    /// Whether an end of the flight leaves the tokens where they are.
    pub flying: bool,
    /// The sector, where it is not the ship's own.
    pub scanned: Option<SectorId>,
    /// Whose tokens.
    pub watch: Later<Watch>,
}

impl Pending for Alert {
    /// One die, at or below the number of tokens: they come. Then all of the tokens go.
    fn advance(self, play: &mut Play<'_>) -> Option<Self> {
        let stopped = self.flying && play.board.flight.is_none_or(|flight| flight.stopped);
        let here = play.board.captain(self.seat).sector;
        let at = self.scanned.or(here.filter(|_| !stopped))?;
        let watch = self.watch.0;
        let tokens = play.board.alert(watch, at);
        // The Corvette may have come first and taken those of Reavers.
        if tokens == 0 {
            return None;
        }
        let roll = play.hidden.rng.die();
        let (seat, comes) = (self.seat, roll <= tokens);
        play.put(|| Event::Alarm { watch, seat, sector: at, tokens, roll, comes });
        play.clear_tokens(watch, at);
        let right = play.board.right_of(seat);
        match watch {
            Watch::Reavers if comes => play.call(Patrol::Cutter, at, (seat, right)),
            Watch::Alliance if comes => play.push(Summons { seat: right, to: at }),
            Watch::Reavers | Watch::Alliance => {}
        }
        None
    }

    fn is_calm(&self) -> bool {
        true
    }
}

/// A seat says which of the Alliance ships comes to a sector.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Summons {
    /// Who says so.
    pub seat: Seat,
    /// Where to.
    pub to: SectorId,
}

impl Pending for Summons {
    fn decider(&self, _: &Board) -> Seat {
        self.seat
    }

    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        game.board.alliance_near(self.to).map(Choice::Summon).collect()
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        let Choice::Summon(patrol) = choice else { return };
        let from = play.board.posts(patrol).first().copied();
        // Where it may not come it goes farther once it is beside.
        if !play.board.keeps_out(patrol, self.to) {
            play.go_farther(patrol, self.seat);
        }
        from.into_iter().for_each(|from| play.bring(patrol, (from, self.to), Some(self.seat)));
    }
}

impl Board {
    /// Whether tokens were left in a sector; where one is printed alone nothing is scanned for: it
    /// would be for ever.
    pub(super) fn has_tokens(&self, sector: SectorId) -> bool {
        Watch::ALL.into_iter().any(|watch| self.alerts.laid(watch, sector) > 0)
    }
}

impl Play<'_> {
    /// A ship has come to a sector: what is left there by others is resolved.
    pub(super) fn resolve_alerts(&mut self, seat: Seat, flying: bool) {
        if let Some(at) = self.board.captain(seat).sector {
            self.sound(at, Alert { seat, flying, scanned: None, watch: Later::default() });
        }
    }

    /// Who scans a sector beside the ship has its tokens resolved there, and flies on.
    pub(super) fn scan(&mut self, sector: SectorId) {
        let seat = self.board.turn;
        let scanned = Some(sector);
        self.sound(sector, Alert { seat, flying: false, scanned, watch: Later::default() });
    }

    /// Tokens of each kind in a sector are resolved, the Alliance's first.
    fn sound(&mut self, at: SectorId, alert: Alert) {
        if !CARRIED {
            return;
        }
        for watch in Watch::ALL.into_iter().rev() {
            if self.board.alert(watch, at) > 0 {
                self.push(Alert { watch: Later(watch), ..alert });
            }
        }
    }

    /// One more alert token.
    pub(crate) fn leave_token(&mut self, watch: Watch, sector: SectorId) {
        if !CARRIED || self.board.table.has(Twist::ClearSkies) {
            return;
        }
        self.board.alerts.add(watch, sector);
        self.put(|| Event::Alert { watch, sector, change: 1 });
    }

    /// All tokens of a kind in a sector go.
    pub(super) fn clear_tokens(&mut self, watch: Watch, sector: SectorId) {
        if !CARRIED {
            return;
        }
        let gone = self.board.alerts.clear(watch, sector);
        if gone > 0 {
            self.put(|| Event::Alert { watch, sector, change: -i16::from(gone) });
        }
    }
}
