//! From a set table to a match on the shelf.

use crate::browser;
use crate::record::Record;
use crate::route::{AnyOptions, Setup};
use crate::sitter::{Sitter, tidy_name};
use crate::store;
use rules::{AnyMatch, Match, Seed};

/// Deals a match and leads the page to it.
pub fn start(setup: &Setup) {
    let seed = setup.seed.unwrap_or_else(|| Seed::drawn(browser::random()));
    let dealt = match setup.options {
        AnyOptions::Farlight(table) => Match::new(table, seed).map(AnyMatch::Farlight),
        AnyOptions::Faraway(table) => Match::new(table, seed).map(AnyMatch::Faraway),
        AnyOptions::Firefly(table) => Match::new(table, seed).map(AnyMatch::Firefly),
    };
    // The lobby offers only tables that the rules allow.
    let Ok(played) = dealt else { return };
    browser::ask_to_persist();
    let tidy = |sitter: &Sitter| Sitter { name: tidy_name(&sitter.name), ..sitter.clone() };
    keep(played, setup.sitters.iter().map(tidy).collect());
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
