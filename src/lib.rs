//! The page of Farflung. What needs no browser (words, addresses, records) is tested natively.

pub mod art;
pub mod beat;
#[cfg(feature = "firefly")]
pub mod chart;
pub mod course;
pub mod drawn;
pub mod explain;
pub mod guide;
pub mod hint;
pub mod icons;
#[cfg(target_arch = "wasm32")]
mod page;
pub mod question;
pub mod record;
pub mod route;
#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test that fails may panic")]
mod scenes;
pub mod sitter;
pub mod words;

#[cfg(target_arch = "wasm32")]
pub use page::start;

/// Says where the page lives: not here.
#[cfg(not(target_arch = "wasm32"))]
pub fn start(_: &str) {
    eprintln!("Farflung is a page for the browser: `make play` builds and serves it.");
    std::process::exit(2);
}
