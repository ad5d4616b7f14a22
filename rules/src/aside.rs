//! What events tell besides.

use std::hash::{Hash, Hasher};

/// What is told besides. It follows from what happened and is no part of it: the digests of recorded
/// events do not count it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Aside<T>(pub T);

impl<T> Hash for Aside<T> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}
