//! Contraband that lies about for whoever dares, and purses for who sells it.

#![deny(clippy::wildcard_enum_match_arm)]

use super::misbehave::Misbehave;
use super::{Outcome, Pending};
use crate::firefly::board::Board;
use crate::firefly::choice::Choice;
use crate::firefly::contact::Contact;
use crate::firefly::effect::Good;
use crate::firefly::event::{Cause, Event};
use crate::firefly::sector::SectorId;
use crate::firefly::sets::CARRIED;
use crate::firefly::state::Firefly;
use crate::firefly::turns::Play;

/// A misbehave card was passed for contraband: on to the next, or enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cache {
    /// Whether that of the card passed is still to be loaded, there being no room for it.
    pub due: bool,
}

impl Pending for Cache {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let more = if self.due { game.room_making() } else { Some(Choice::Go) };
        [Choice::Done].into_iter().chain(more).collect()
    }

    fn advance(self, play: &mut Play<'_>) -> Option<Self> {
        let loads = self.due && play.board.acting().room(Good::Contraband) > 0;
        if loads {
            play.load_cached();
        }
        if play.board.cached_here() == 0 {
            play.end_errand(Outcome::Done);
            return None;
        }
        Some(Cache { due: self.due && !loads })
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        if choice == Choice::Stowage {
            play.push(self);
            return play.chore(choice);
        }
        if choice == Choice::Done {
            return play.end_errand(Outcome::Done);
        }
        play.board.errand.iter_mut().for_each(|errand| errand.left = 1);
        play.push(Misbehave);
    }
}

impl Board {
    /// How much contraband lies where the acting ship is.
    pub fn cached_here(&self) -> u8 {
        self.acting().sector.map_or(0, |at| self.cached(at))
    }

    /// Whether the acting ship may misbehave for the contraband that lies where it is.
    pub(super) fn may_smuggle(&self) -> bool {
        CARRIED && self.cached_here() > 0 && self.acting().room(Good::Contraband) > 0
    }

    /// The dollars of the purse that lies under a contact.
    pub fn purse(&self, contact: Contact) -> Option<u16> {
        let lies = self.purses.contains(&contact);
        self.table.purses().filter(|_| lies).map(|purses| purses.dollars)
    }
}

impl Play<'_> {
    /// Contraband and purses are laid out.
    pub(super) fn lay_caches(&mut self) {
        if !CARRIED {
            return;
        }
        let (chart, table) = (self.board.chart(), self.board.table);
        if let Some((region, count)) = table.cached() {
            let there = |at: &SectorId| chart.planetary(*at) && at.sector().region == region;
            let planets = chart.sectors().filter(there);
            let laid = planets.flat_map(|at| std::iter::repeat_n(at, count.into()));
            self.board.caches.0 = laid.collect();
        }
        self.board.purses.0 = table.purses().map_or(Vec::new(), |purses| purses.under.to_vec());
    }

    fn load_cached(&mut self) {
        let (seat, here) = (self.board.turn, self.board.acting().sector);
        let Some(at) = self.board.caches.iter().position(|at| Some(*at) == here) else { return };
        let sector = self.board.caches.remove(at);
        let left = self.board.cached(sector);
        self.put(|| Event::Cache { seat, sector, left });
        self.stow(seat, Good::Contraband, 1, Cause::Story);
    }

    /// So much contraband was sold in this talk: the purse, if it lies there. With the last one every
    /// other seat has one more turn.
    pub(super) fn take_purse(&mut self, contact: Contact, sold: u8) {
        let asked = self.board.table.purses().is_some_and(|purses| purses.sold == sold);
        let Some(dollars) = self.board.purse(contact).filter(|_| asked) else { return };
        let seat = self.board.turn;
        self.board.purses.retain(|other| *other != contact);
        self.put(|| Event::Purse { seat, contact });
        self.money(seat, dollars.into(), Cause::Story);
        if self.board.purses.is_empty() {
            self.call_last();
        }
    }
}
