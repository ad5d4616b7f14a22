//! Blue Sun: the west board and Rim Space, three Cutters and the traces that they leave.

mod board;
mod nav;

use super::{Manifest, Removed, Set};

/// Its place on a table.
pub(super) static SET: Set = Set { id: 2, name: "blue-sun", version: 0, stories: &[] };

/// What it adds, and the three cards of the Border that its own take the place of.
pub(super) static MANIFEST: Manifest = Manifest {
    set: &SET,
    jobs: &[],
    kinds: &[],
    supply: &[],
    nav: &nav::NAV,
    misbehave: &[],
    leaders: &[],
    ships: &[],
    contacts: &[],
    markets: &[],
    sectors: &board::SECTORS,
    edges: &[],
    named: &board::NAMED,
    cutters: &[120, 121, 122],
    removes: &[Removed::Nav(103, 3)],
};
