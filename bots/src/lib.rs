//! Players.

pub mod farlight;
