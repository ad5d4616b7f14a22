//! The page of Farflung. What needs no browser (words, addresses, records) is tested natively.

pub mod record;
pub mod route;
pub mod sitter;
pub mod words;

macro_rules! in_browser {
    ($($module:ident)*) => { $(#[cfg(target_arch = "wasm32")] mod $module;)* };
}
in_browser! {
    app browser deal gallery games icons input lobby log play prefs session settings shared store thinker
    token
}

/// Starts the page, or the bots' side of it when this runs in a worker.
#[cfg(target_arch = "wasm32")]
pub fn start() {
    if thinker::serve_if_worker() {
        return;
    }
    std::panic::set_hook(Box::new(|_| {
        let words = browser::language().words();
        browser::show_panic(words.panic_title, words.panic_note, words.reload);
    }));
    yew::Renderer::<app::App>::new().render();
}
