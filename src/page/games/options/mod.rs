//! What is agreed before a match, as fields of the lobby. Every program has them all, whichever games
//! it plays.

mod faraway;
mod firefly;

use crate::page::prelude::*;
use crate::route::Setup;
use crate::words::Lang;
use rules::AnyOptions;
#[cfg(feature = "firefly")]
use {crate::page::store, rules::firefly::Sets};

/// The name under which Firefly notes the expansions of the match that was opened last.
#[cfg(feature = "firefly")]
pub const SETS: &str = "sets";

/// The table as it is set at first: Firefly's with the expansions of the last match, where a program of
/// its own shows it.
pub fn as_before(setup: Setup) -> Setup {
    #[cfg(feature = "firefly")]
    if let (AnyOptions::Firefly(table), Some(names)) = (setup.options, store::remembered(SETS)) {
        let sets = Sets::named(&names).unwrap_or_default();
        return Setup { options: AnyOptions::Firefly(table.with_sets(sets)), ..setup };
    }
    setup
}

/// The fields of a game's own options; its seats and its seed are for the lobby.
pub fn fields(setup: &Setup, change: &Callback<Setup>, lang: Lang) -> Html {
    match setup.options {
        AnyOptions::Farlight(_) => Html::default(),
        AnyOptions::Faraway(table) => faraway::fields(setup, table, change, lang),
        AnyOptions::Firefly(table) => firefly::fields(setup, table, change, lang),
    }
}

/// What is played beside a game, for which the lobby has more room.
pub fn sets(setup: &Setup, change: &Callback<Setup>, lang: Lang) -> Html {
    match setup.options {
        AnyOptions::Farlight(_) | AnyOptions::Faraway(_) => Html::default(),
        AnyOptions::Firefly(table) => firefly::sets(setup, table, change, lang),
    }
}

/// What is proposed to whoever meets for the first time what is played beside a game; in view, whatever was
/// chosen last.
pub fn begin_with(setup: &Setup, change: &Callback<Setup>, lang: Lang) -> Html {
    match setup.options {
        AnyOptions::Farlight(_) | AnyOptions::Faraway(_) => Html::default(),
        AnyOptions::Firefly(table) => firefly::begin_with(setup, table, change, lang),
    }
}

/// What will be dealt, in a line.
pub fn dealt(options: AnyOptions, lang: Lang) -> String {
    match options {
        AnyOptions::Farlight(_) | AnyOptions::Faraway(_) => String::new(),
        AnyOptions::Firefly(table) => firefly::dealt(table, lang),
    }
}
