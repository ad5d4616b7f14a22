//! Short lists of keys and values, as events tell them.

use crate::order;
use std::ops::Deref;

/// Values by key, in ascending order of the keys, each of which stands once. A JSON object.
///
/// The lists hold a dozen pairs at most: a balanced tree would only cost the page its size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pairs<K, V>(Vec<(K, V)>);

impl<K: Ord + Copy, V> Pairs<K, V> {
    /// The value of a key.
    pub fn get(&self, key: K) -> Option<&V> {
        self.0.iter().find(|(other, _)| *other == key).map(|(_, value)| value)
    }
}

impl<K, V> Deref for Pairs<K, V> {
    type Target = [(K, V)];

    fn deref(&self) -> &[(K, V)] {
        &self.0
    }
}

impl<K: Ord + Copy, V> FromIterator<(K, V)> for Pairs<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(pairs: I) -> Self {
        let mut pairs: Vec<(K, V)> = pairs.into_iter().collect();
        order::sort_by_key(&mut pairs, |(key, _)| *key);
        Pairs(pairs)
    }
}

impl<K: Ord + Copy, V, const N: usize> From<[(K, V); N]> for Pairs<K, V> {
    fn from(pairs: [(K, V); N]) -> Self {
        pairs.into_iter().collect()
    }
}

#[cfg(feature = "serde")]
impl<K: serde::Serialize, V: serde::Serialize> serde::Serialize for Pairs<K, V> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}
