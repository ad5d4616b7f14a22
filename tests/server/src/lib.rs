//! A static file server for this machine: the built page as a web host would serve it, under any
//! path, so that its relative addresses are put to the test.
//!
//! It keeps nothing. For tests it can fall silent, fail, or serve another folder while it runs.

mod site;

pub use site::{Manner, Site};
