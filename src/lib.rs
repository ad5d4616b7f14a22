//! The page of Farflung. What needs no browser (words, addresses, records) is tested natively.

pub mod art;
#[cfg(feature = "firefly")]
pub mod chart;
pub mod course;
pub mod drawn;
pub mod guide;
pub mod icons;
pub mod question;
pub mod record;
pub mod route;
pub mod sitter;
pub mod words;

macro_rules! in_browser {
    ($($module:ident)*) => { $(#[cfg(target_arch = "wasm32")] mod $module;)* };
}
in_browser! {
    any app browser copy deal drive gallery games input lobby log play prefs program recap replay results
    rules_page session settings shared shelf store thinker token update
}

/// Starts the page, or the bots' side of it when this runs in a worker.
#[cfg(target_arch = "wasm32")]
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

/// Says where the page lives: not here.
#[cfg(not(target_arch = "wasm32"))]
pub fn start() {
    eprintln!("Farflung is a page for the browser: `make play` builds and serves it.");
    std::process::exit(2);
}
