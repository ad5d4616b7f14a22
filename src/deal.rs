//! From a set table to a match on the shelf.

use crate::browser;
use crate::record::Record;
use crate::route::{AnyOptions, Setup};
use crate::sitter::Sitter;
use crate::store;
use rules::{AnyMatch, Match, Seed};

/// Deals a match and leads the page to it.
pub fn start(setup: &Setup) {
    let seed = setup.seed.unwrap_or_else(|| Seed::drawn(browser::random()));
    let AnyOptions::Faraway(table) = setup.options;
    // The lobby offers only tables that the rules allow.
    let Ok(played) = Match::new(table, seed) else { return };
    browser::ask_to_persist();
    keep(AnyMatch::Faraway(played), setup.sitters.clone());
}

/// Puts a match on the shelf and leads the page to it.
pub fn keep(game: AnyMatch, sitters: Vec<Sitter>) {
    let made = browser::now();
    let record =
        Record { code: game.encode(), sitters, made, changed: made, title: String::new() };
    let id = store::new_id();
    // A match that cannot be kept is played all the same; the table says that it is not kept.
    let _ = store::save(&id, &record);
    browser::go(&format!("#/match/{id}"));
}
