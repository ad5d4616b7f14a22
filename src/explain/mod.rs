//! Every icon, number and term of a table says what it is, in a sentence with a link to its rule.
//!
//! **How a thing is marked.** Put on the element, whether it can be pressed or not:
//! - `data-explain="id id2"`: which sentences of `static/explain/GAME.txt` are shown, in this order;
//!   `data-explain=""` where what is said below is enough;
//! - `data-said={text}` (optional): what is true of this one now, above the sentences: its first line
//!   is strong, further ones follow `\n`. A reason why something is dimmed stands here;
//! - `data-large="selector"` (optional): a drawing shown large beside it: the first `svg` in, or the
//!   part of a drawing that is, what the selector finds in the document.
//!
//! Of things within things the innermost under the pointer is meant, through a button that lies over
//! all of them. A `title` beside it would be said twice: leave it out. No more is needed.
//!
//! **The table of a game** is `static/explain/GAME.txt`, a line an id: `id anchor | English | French`;
//! the anchor is a rule's in `static/guide/GAME.txt`, `-` for none. It is fetched when first wanted,
//! so that no word of it weighs on the page. Add it to [`TABLES`], and to [`tests`] a walk through
//! the game's data.
//!
//! **When it is shown** (`static/explain.js`): 400 ms under a resting mouse, when Tab comes to it, when a
//! finger stays for 450 ms (scrolling ends that; a drag or press it would have become does not
//! happen), at once when something is pressed that does nothing else. `i` explains what has the
//! keyboard, or walks from thing to thing, then with arrows; `i` again opens the rule; Escape closes.
//! What has the focus is described by it (`aria-describedby`). Nothing moves.

pub mod faraway;
pub mod farlight;
pub mod firefly;
#[cfg(test)]
mod tests;

#[cfg(test)]
use rules::GameKind;

/// The tables of the games.
#[cfg(test)]
const TABLES: [(GameKind, &str); GameKind::ALL.len()] = [
    (GameKind::Faraway, include_str!("../../static/explain/faraway.txt")),
    (GameKind::Farlight, include_str!("../../static/explain/farlight.txt")),
    (GameKind::Firefly, include_str!("../../static/explain/firefly.txt")),
];

/// Each of them once, where it comes first.
fn once<T: PartialEq>(all: Vec<T>) -> Vec<T> {
    let mut once = Vec::new();
    for one in all {
        if !once.contains(&one) {
            once.push(one);
        }
    }
    once
}
