//! Blue Sun: the west board and Rim Space, three Cutters and the traces that they leave.

mod board;
mod challenges;
mod jobs;
mod market;
mod nav;
mod stories;

use super::{Manifest, Removed, Set};
use crate::firefly::contact::Contact;
use crate::firefly::job::Job;
use crate::firefly::supply::Market;

/// Its place on a table.
pub(super) static SET: Set =
    Set { id: 2, name: "blue-sun", version: 0, stories: &stories::STORIES, offered: true };

/// Its jobs, then the challenges.
static JOBS: [Job; 75] = {
    let mut all = [jobs::JOBS[0]; 75];
    let mut at = 0;
    while at < all.len() {
        all[at] = if at < 50 { jobs::JOBS[at] } else { challenges::CHALLENGES[at - 50] };
        at += 1;
    }
    all
};

/// What it adds, and the three cards of the Border that its own take the place of.
pub(super) static MANIFEST: Manifest = Manifest {
    jobs: &JOBS,
    kinds: &market::KINDS,
    supply: &market::DECKS,
    leaders: &market::LEADERS,
    markets: &[Market::Meridian],
    gifts: true,
    nav: &nav::NAV,
    contacts: &[Contact::LordHarrow, Contact::MrUniverse],
    sectors: &board::SECTORS,
    named: &board::NAMED,
    cutters: &[120, 121, 122],
    removes: &[Removed::Nav(103, 3)],
    ..Manifest::of(&SET)
};
