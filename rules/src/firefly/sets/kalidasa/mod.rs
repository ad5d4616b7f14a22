//! Kalidasa: the east board, the Operative's Corvette, and work for who is in two minds.

mod board;
mod jobs;
mod market;
mod nav;
mod stories;

use super::{Manifest, Removed, Set};
use crate::firefly::contact::Contact;
use crate::firefly::supply::Market;

/// Its place on a table.
pub(super) static SET: Set =
    Set { id: 3, name: "kalidasa", version: 0, stories: &stories::STORIES, offered: true };

/// What it adds; of the two Reaver Cutter cards of Rim Space the one of the west board goes.
pub(super) static MANIFEST: Manifest = Manifest {
    jobs: &jobs::JOBS,
    kinds: &market::KINDS,
    supply: &market::DECKS,
    leaders: &market::LEADERS,
    markets: &[Market::Beaumonde],
    nav: &nav::NAV,
    contacts: &[Contact::MagistrateHiggins, Contact::FantyMingo],
    sectors: &board::SECTORS,
    corvette: Some(133),
    removes: &[Removed::Nav(202, 1)],
    ..Manifest::of(&SET)
};
