//! The page of Farflung. What needs no browser (words, addresses, records) is tested natively.

pub mod art;
pub mod beat;
#[cfg(feature = "firefly")]
pub mod chart;
pub mod course;
pub mod drawn;
pub mod guide;
pub mod icons;
#[cfg(target_arch = "wasm32")]
mod page;
pub mod question;
pub mod record;
pub mod route;
pub mod sitter;
pub mod words;

#[cfg(target_arch = "wasm32")]
pub use page::start;

/// Says where the page lives: not here.
#[cfg(not(target_arch = "wasm32"))]
pub fn start(_: rules::GameKind) {
    eprintln!("Farflung is a page for the browser: `make play` builds and serves it.");
    std::process::exit(2);
}
