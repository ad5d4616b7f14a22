//! What cards are called in the tables.

/// The English name on a card, which tests hold the page's words to. The page says titles of its own, in
/// both languages: to its program a name is nothing, which takes as many texts out of it. There it cannot be
/// compared: no rule may ask for it.
#[cfg(not(target_arch = "wasm32"))]
pub type Name = &'static str;
/// The English name on a card: nothing in a page.
#[cfg(target_arch = "wasm32")]
#[derive(Clone, Copy, Debug)]
pub struct Name;

#[cfg(not(target_arch = "wasm32"))]
pub(super) const fn named(name: &'static str) -> Name {
    name
}
#[cfg(target_arch = "wasm32")]
pub(super) const fn named(_: &'static str) -> Name {
    Name
}
