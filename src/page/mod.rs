//! What runs in the browser alone: screens, storage, bots in their worker.

#![allow(
    unreachable_pub,
    reason = "nothing of the page can be reached from outside: here it says that other rooms use it"
)]

mod any;
mod app;
mod browser;
mod copy;
mod deal;
mod drive;
mod gallery;
mod games;
mod hint;
mod input;
mod lobby;
mod log;
pub mod markup;
mod play;
mod prefs;
pub mod prelude;
mod program;
mod recap;
mod replay;
mod results;
mod rules_page;
mod session;
mod settings;
mod shared;
mod shelf;
mod stage;
mod store;
mod thinker;
mod token;
mod update;

/// Starts the page, or the bots' side of it when this runs in a worker.
pub fn start() {
    if thinker::serve_if_worker() {
        return;
    }
    std::panic::set_hook(Box::new(|_| {
        let words = prefs::Prefs::load().lang.words();
        browser::show_panic(words, store::open_code());
    }));
    if cfg!(feature = "firefly") {
        program::take_over();
    }
    program::keep(yew::Renderer::<app::App>::new().render());
}
