//! The base game.

use super::{Manifest, Set};
use crate::firefly::contact::Contact;
use crate::firefly::job_table::JOBS;
use crate::firefly::kind_table::KINDS;
use crate::firefly::leader::LEADERS;
use crate::firefly::map::SECTORS;
use crate::firefly::misbehave::MISBEHAVE;
use crate::firefly::nav::NAV;
use crate::firefly::ship::SHIPS;
use crate::firefly::story::STORIES;
use crate::firefly::supply::Market;
use crate::firefly::supply_table::DECKS;

/// What every table is laid with.
pub(super) static SET: Set =
    Set { id: 0, name: "base", version: 0, stories: &STORIES, offered: false };

/// What lies on every table.
pub(super) static MANIFEST: Manifest = Manifest {
    set: &SET,
    jobs: &JOBS,
    kinds: &KINDS,
    supply: &DECKS,
    nav: &NAV,
    misbehave: &MISBEHAVE,
    leaders: &LEADERS,
    ships: &SHIPS,
    contacts: &[
        Contact::AmnonDuul,
        Contact::Badger,
        Contact::Niska,
        Contact::Patience,
        Contact::Harken,
    ],
    markets: &[
        Market::Osiris,
        Market::Persephone,
        Market::Regina,
        Market::Silverhold,
        Market::SpaceBazaar,
    ],
    sectors: &SECTORS,
    edges: &[],
    named: &[],
    cutters: &[1],
    corvette: None,
    gifts: false,
    removes: &[],
};
