//! Blue Sun: the west board and Rim Space, three Cutters and the traces that they leave.

mod board;
mod jobs;
mod nav;

use super::{Manifest, Removed, Set};
use crate::firefly::contact::Contact;

/// Its place on a table.
pub(super) static SET: Set =
    Set { id: 2, name: "blue-sun", version: 0, stories: &[], offered: false };

/// What it adds, and the three cards of the Border that its own take the place of.
pub(super) static MANIFEST: Manifest = Manifest {
    jobs: &jobs::JOBS,
    nav: &nav::NAV,
    contacts: &[Contact::LordHarrow],
    sectors: &board::SECTORS,
    named: &board::NAMED,
    cutters: &[120, 121, 122],
    removes: &[Removed::Nav(103, 3)],
    ..Manifest::of(&SET)
};
