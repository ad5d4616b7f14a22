//! What runs in the browser alone: screens, storage, bots in their worker.

// What one game alone uses is dead in the others' programs; the build with all of them tells what nobody uses.
#![cfg_attr(
    not(all(feature = "farlight", feature = "faraway", feature = "firefly")),
    allow(dead_code)
)]
#![allow(
    unreachable_pub,
    reason = "nothing of the page can be reached from outside: here it says that other rooms use it"
)]

mod any;
mod app;
mod browser;
mod copy;
#[cfg(feature = "faraway")]
mod counsel;
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

/// Smaller than the standard library's and as quick, but for Firefly's many clones of long lists.
#[cfg(not(feature = "firefly"))]
#[global_allocator]
static HEAP: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// Starts the page as the program of this name, or the bots' side of it when this runs in a worker.
pub fn start(name: &str) {
    if thinker::serve_if_worker() {
        return;
    }
    std::panic::set_hook(Box::new(|_| {
        let words = prefs::Prefs::load().lang.words();
        browser::show_panic(words, store::open_code());
    }));
    program::start(name);
}
