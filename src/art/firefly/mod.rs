//! Firefly: portraits, vignettes and things, cut from paper.

pub mod emblem;
pub mod paper;
pub mod portrait;
pub mod vignette;
