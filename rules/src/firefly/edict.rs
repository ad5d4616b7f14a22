//! Alert cards: orders of the Alliance that bind everybody while they are in force (section 17).

#![deny(clippy::wildcard_enum_match_arm)]

use super::board::Board;
use super::captain::Captain;
use super::contact::Contact;
use super::event::{Deck, Event};
use super::job::Job;
use super::sets::CARRIED;
use super::supply::Market;
use super::turns::Play;

/// An alert card. Its number is for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Edict {
    /// Who botches a job has all of his crew upset.
    PersonsOfInterest = 1,
    /// The contact of the job that was last done deals with nobody.
    AllianceAudit,
    /// Alliance ships that are moved go one sector more.
    RapidResponse,
    /// Where the last wanted crew was hired nobody buys.
    CriminalSighting,
    /// Harken trusts nobody.
    PrivilegeSuspension,
    /// A wanted crew may be handed over in place of a fine.
    IncarcerationOrder,
    /// Who holds a warrant buys neither at Osiris nor at Persephone.
    WhiteSunCommerce,
    /// Who holds a warrant meets one misbehave card more on illegal jobs.
    CriminalActivity,
    /// Warrants make it harder to dodge a wanted roll.
    BackgroundChecks,
    /// No contact buys cargo.
    EnhancedInspection,
}

impl Edict {
    /// All ten, by their numbers.
    pub const ALL: [Edict; 10] = [
        Edict::PersonsOfInterest,
        Edict::AllianceAudit,
        Edict::RapidResponse,
        Edict::CriminalSighting,
        Edict::PrivilegeSuspension,
        Edict::IncarcerationOrder,
        Edict::WhiteSunCommerce,
        Edict::CriminalActivity,
        Edict::BackgroundChecks,
        Edict::EnhancedInspection,
    ];

    /// Its number.
    pub const fn number(self) -> u8 {
        self as u8
    }
}

/// An alert card in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Posted {
    /// Which one.
    pub edict: Edict,
    /// The deck that it lies on, once it lies on one.
    pub at: Option<Deck>,
}

impl Board {
    /// Whether an alert card is in force.
    pub fn is_posted(&self, edict: Edict) -> bool {
        CARRIED && self.posted.is_some_and(|posted| posted.edict == edict)
    }

    /// Whether the alert card lies on a deck.
    fn is_closed(&self, deck: Deck) -> bool {
        CARRIED && self.posted.is_some_and(|posted| posted.at == Some(deck))
    }

    /// Whether an alert keeps everybody from dealing with a contact.
    pub fn is_audited(&self, contact: Contact) -> bool {
        self.is_closed(Deck::Jobs(contact))
    }

    /// Whether an alert lets the acting ship buy at a market.
    pub fn may_buy_at(&self, market: Market) -> bool {
        let core = matches!(market, Market::Osiris | Market::Persephone);
        let barred = core && self.acting().warrants > 0 && self.is_posted(Edict::WhiteSunCommerce);
        !barred && !self.is_closed(Deck::Supply(market))
    }

    /// How many misbehave cards more an alert adds to a step of a job that has some.
    pub fn more_cards(&self, job: &Job, asked: u8) -> u8 {
        let hunted = self.acting().warrants > 0 && self.is_posted(Edict::CriminalActivity);
        (job.illegal && asked > 0 && hunted).into()
    }

    /// The highest die of a wanted roll that takes a crew along.
    pub fn wanted_up_to(&self, warrants: u8) -> u8 {
        if self.is_posted(Edict::BackgroundChecks) { warrants.max(1) } else { 1 }
    }
}

impl Captain {
    /// Whether nobody counts as trusted by who keeps the law.
    pub(super) fn is_suspended(&self, contact: Contact) -> bool {
        CARRIED && self.suspended.0 && contact.is_lawful()
    }
}

impl Play<'_> {
    /// The next alert card comes into force; the one before goes under the deck.
    pub(super) fn raise_edict(&mut self) {
        if !CARRIED || !self.board.table.plays_alerts() {
            return;
        }
        let game = &mut *self.game;
        let next = game.hidden.edicts.pop();
        let lifted = &mut game.board.lifted.0;
        let next = next.or_else(|| (!lifted.is_empty()).then(|| lifted.remove(0)));
        let Some(edict) = next else { return };
        lifted.extend(game.board.posted.0.map(|old| old.edict));
        game.board.posted.0 = Some(Posted { edict, at: None });
        let suspends = edict == Edict::PrivilegeSuspension;
        game.board.captains.iter_mut().for_each(|captain| captain.suspended.0 = suspends);
        self.put(|| Event::Edict { edict, at: None });
    }

    /// The alert card is laid on a deck, if it is this one.
    pub(super) fn lay_edict(&mut self, edict: Edict, deck: Deck) {
        if !self.board.is_posted(edict) || self.board.is_closed(deck) {
            return;
        }
        self.board.posted.0 = Some(Posted { edict, at: Some(deck) });
        self.put(|| Event::Edict { edict, at: Some(deck) });
    }
}
