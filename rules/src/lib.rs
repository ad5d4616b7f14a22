//! The kernel and the three games of Farflung: deals, legal choices, views and results.
//!
//! Everything here is pure: no clock, no input or output, no floats, no hash-map order and no
//! randomness but that of a match's own [`Seed`]. The same options, seed and choices give the
//! same state on every machine, in every browser and in every release of the same rules version.

#![deny(missing_docs)]

pub mod any;
mod aside;
mod digest;
mod digits;
pub mod faraway;
pub mod farlight;
pub mod firefly;
mod game;
mod id;
mod keyed;
mod later;
mod lesson;
mod link;
mod matches;
pub mod order;
mod rng;
mod seat;
mod seed;

pub use any::{AnyMatch, AnyOptions, GameKind};
pub use aside::Aside;
pub use digest::{StableHasher, digest};
pub use digits::{Digit, Digits, Number};
pub use game::{ChoiceError, Game, Options, OptionsError, SeatResult, Silent, Sink};
pub use keyed::{Key, Map};
pub use later::Later;
pub use lesson::{Lesson, lessons};
pub use link::{LinkError, dealt_code};
pub use matches::{Match, Relation};
pub use rng::Rng;
pub use seat::{BySeat, Seat, SeatSet};
pub use seed::{Seed, SeedError};
