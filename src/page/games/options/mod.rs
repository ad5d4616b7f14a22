//! What is agreed before a match, as fields of the lobby. Every program has them all, whichever games
//! it plays.

mod faraway;
mod firefly;

use crate::page::prelude::*;
use crate::route::Setup;
use crate::words::Lang;
use rules::AnyOptions;

/// The fields of a game's own options; its seats and its seed are for the lobby.
pub fn fields(setup: &Setup, change: &Callback<Setup>, lang: Lang) -> Html {
    match setup.options {
        AnyOptions::Farlight(_) => Html::default(),
        AnyOptions::Faraway(table) => faraway::fields(setup, table, change, lang),
        AnyOptions::Firefly(table) => firefly::fields(setup, table, change, lang),
    }
}
