//! Firefly: portraits, vignettes and things, cut from paper.

pub mod emblem;
pub mod paper;
pub mod portrait;
pub mod vignette;

/// A table: the rows of the base game, then those of its sets, for the programs that carry them.
macro_rules! rows {
    ($($row:expr),* $(,)? ; $($more:expr),* $(,)?) => {
        if rules::firefly::sets::CARRIED { &[$($row,)* $($more),*] } else { &[$($row),*] }
    };
}
pub(crate) use rows;
