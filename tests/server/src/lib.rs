//! A static file server for this machine: the built page as a web host would serve it, under any
//! path, so that its relative addresses are put to the test.
//!
//! It knows `GET` and `HEAD`, answers each connection once, and keeps nothing. For tests it can
//! fall silent, fail, or serve another folder while it runs.

mod answer;
mod media;
mod site;

pub use answer::Answer;
pub use site::{Manner, Site};
