//! What came to a state after digests of it had been recorded.

use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// A value that hashes as nothing while it is at rest, as states did when there was none of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Later<T>(pub T);

impl<T: Hash + Default + PartialEq> Hash for Later<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if self.0 != T::default() {
            self.0.hash(state);
        }
    }
}

impl<T> Deref for Later<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> DerefMut for Later<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

#[cfg(test)]
mod tests {
    use super::Later;
    use crate::digest;

    #[test]
    fn at_rest_it_leaves_no_trace() {
        assert_eq!(digest(&(3u8, Later(0u8))), digest(&(3u8,)));
        assert_ne!(digest(&(3u8, Later(1u8))), digest(&(3u8,)));
        assert_ne!(digest(&Later(Some(1u8))), digest(&Later(Some(2u8))));
    }
}
