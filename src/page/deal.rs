//! From a set table to a match on the shelf.

use crate::page::browser;
use crate::page::store;
use crate::record::Record;
use crate::route::Setup;
use crate::sitter::{Sitter, tidy_name, tidy_title};
use rules::Seed;

/// Deals a match and leads the page to it.
pub fn start(setup: &Setup) {
    let seed = setup.seed.unwrap_or_else(|| Seed::drawn(browser::random()));
    let code = setup.options.code(seed);
    browser::ask_to_persist();
    store::keep_known(&store::known().playing(setup.options.game()));
    let tidy = |sitter: &Sitter| Sitter { name: tidy_name(&sitter.name), ..sitter.clone() };
    keep(code, setup.sitters.iter().map(tidy).collect());
}

/// Puts a match on the shelf and leads the page to it.
pub fn keep(code: String, sitters: Vec<Sitter>) {
    keep_as(String::new(), code, sitters);
}

/// The same under a title.
pub fn keep_as(title: String, code: String, sitters: Vec<Sitter>) {
    let made = browser::now();
    let title = tidy_title(&title);
    let record = Record { code, sitters, made, changed: made, title, stand: None };
    let id = store::new_id();
    // A match that cannot be kept is played all the same; the table says that it is not kept. What
    // this program holds the second one cannot see: to that it goes as a link.
    let unkept = store::save(&id, &record).is_err();
    if unkept && record.kept().is_ok_and(|kept| kept.game.is_none()) {
        return browser::go(&format!("#/game/{}", record.code));
    }
    browser::go(&format!("#/match/{id}"));
}
