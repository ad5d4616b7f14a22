//! Drives the release page in real browsers, as a person would.
//!
//! A test serves the built page, opens a browser with a fresh profile and says what to do:
//!
//! ```no_run
//! use browser_tests::{Browser, By, Engine, Setup, release};
//!
//! let site = release();
//! let page = Browser::open(&Setup::of(Engine::Chromium).size(360, 800).language("fr"));
//! page.go(&format!("{}#/faraway", site.url()));
//! page.click(By::Role("button", "Jouer"));
//! page.press("Shift+Tab");
//! page.wait_for_text("Au tour de Rouge");
//! assert_eq!(page.axe(), [""; 0]);
//! ```
//!
//! Every method of [`Browser`] either does what it says within its time limit or fails the test at
//! the line that called it. Nothing waits by sleeping: what is looked for is looked for until it is
//! there. A failing test leaves a picture of its page and the driver's log in
//! `target/browser-tests/`, under the name of the test.
//!
//! [`in_every_browser!`] makes one test for each engine of one piece of code. The page must have
//! been built before (`make dist`); `make test` does so.

mod axe;
mod browser;
mod by;
mod console;
mod desk;
mod driver;
mod emulation;
mod engine;
mod hands;
mod keys;
mod release;
mod storage;
mod table;
mod tabs;
mod view;
mod wire;

pub use browser::Browser;
pub use by::By;
pub use engine::{Engine, Scheme, Setup};
pub use release::{BASE, project, release};
pub use static_server::{Manner, Site};
pub use table::{AT_ONCE, TOLD, in_each_look};
pub use tabs::Tab;
pub use view::{SIZES, in_view_at_every_size};

/// Makes of each function a module with one test for each engine: `name::chromium`,
/// `name::firefox`, `name::webkit`. The functions take the [`Engine`].
///
/// ```
/// # use browser_tests::{Browser, Engine, Setup, in_every_browser, release};
/// in_every_browser! {
///     fn the_page_has_a_heading(engine) {
///         let site = release();
///         let page = Browser::open(&Setup::of(engine));
///         page.go(&site.url());
///         page.wait_for("h1");
///     }
/// }
/// # fn main() {}
/// ```
#[macro_export]
macro_rules! in_every_browser {
    ($($(#[$about:meta])* fn $name:ident($engine:ident) $body:block)*) => {$(
        $crate::in_browsers! {
            [chromium Chromium] [firefox Firefox] [webkit WebKit]
            $(#[$about])* fn $name($engine) $body
        }
    )*};
}

/// The same for Chromium and Firefox alone. Each function says why.
#[macro_export]
macro_rules! in_chromium_and_firefox {
    ($($(#[$about:meta])* fn $name:ident($engine:ident) $body:block)*) => {$(
        $crate::in_browsers! {
            [chromium Chromium] [firefox Firefox] $(#[$about])* fn $name($engine) $body
        }
    )*};
}

#[doc(hidden)]
#[macro_export]
macro_rules! in_browsers {
    ($([$test:ident $variant:ident])* $(#[$about:meta])* fn $name:ident($engine:ident) $body:block)
    => {
        $(#[$about])*
        #[cfg(test)]
        mod $name {
            #[allow(unused_imports)]
            use super::*;

            fn run($engine: $crate::Engine) $body

            $(#[test]
            fn $test() {
                run($crate::Engine::$variant);
            })*
        }
    };
}
