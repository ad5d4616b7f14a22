//! Lists that have one entry for each of a closed set of keys.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// A key of which there are so many, all known.
pub trait Key: Copy + 'static {
    /// All of them, in the order of their entries.
    const ALL: &'static [Self];
    /// How many of them, the first, were always there. An entry of a later one hashes only where it
    /// is not what it is at rest, so that digests of games without it stay.
    const FIRST: usize;

    /// The place of its entry.
    fn place(self) -> usize;
}

/// Makes keys of an enum with a list of all, so many of which were always there, and names the maps
/// of them. The order of the list is that of the declaration.
macro_rules! keys {
    ($(#[$about:meta])* $seen:vis $map:ident of $key:ident, $first:literal) => {
        $(#[$about])*
        $seen type $map<V> = $crate::Map<$key, V, { $key::ALL.len() }>;

        impl $crate::Key for $key {
            const ALL: &'static [$key] = &$key::ALL;
            const FIRST: usize = $first;

            fn place(self) -> usize {
                self as usize
            }
        }
    };
}
pub(crate) use keys;

/// An entry for each key. It prints as the array of its entries does, and hashes as that of the
/// first ones with whatever there is beside.
pub struct Map<K, V, const N: usize> {
    entries: [V; N],
    keys: PhantomData<K>,
}

impl<K: Key, V, const N: usize> Map<K, V, N> {
    /// The map with these entries, in the order of the keys.
    pub const fn new(entries: [V; N]) -> Map<K, V, N> {
        const { assert!(N == K::ALL.len(), "an entry for each key") }
        Map { entries, keys: PhantomData }
    }

    /// The map whose entries follow from their keys.
    pub fn of(entry: impl FnMut(K) -> V) -> Map<K, V, N> {
        let mut entry = entry;
        Map::new(std::array::from_fn(|at| entry(K::ALL[at])))
    }

    /// The map of what each entry becomes.
    pub fn map<W>(self, entry: impl FnMut(V) -> W) -> Map<K, W, N> {
        Map::new(self.entries.map(entry))
    }

    /// The keys with their entries.
    pub fn pairs(&self) -> impl Iterator<Item = (K, &V)> {
        K::ALL.iter().copied().zip(&self.entries)
    }

    /// The entries.
    pub fn iter(&self) -> std::slice::Iter<'_, V> {
        self.entries.iter()
    }

    /// The entries, to be changed.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, V> {
        self.entries.iter_mut()
    }
}

impl<'a, K, V, const N: usize> IntoIterator for &'a Map<K, V, N> {
    type Item = &'a V;
    type IntoIter = std::slice::Iter<'a, V>;

    fn into_iter(self) -> std::slice::Iter<'a, V> {
        self.entries.iter()
    }
}

impl<K: Key, V, const N: usize> Index<K> for Map<K, V, N> {
    type Output = V;

    fn index(&self, key: K) -> &V {
        &self.entries[key.place()]
    }
}

impl<K: Key, V, const N: usize> IndexMut<K> for Map<K, V, N> {
    fn index_mut(&mut self, key: K) -> &mut V {
        &mut self.entries[key.place()]
    }
}

impl<K: Key, V: Default, const N: usize> Default for Map<K, V, N> {
    fn default() -> Map<K, V, N> {
        Map::of(|_| V::default())
    }
}

impl<K, V: Clone, const N: usize> Clone for Map<K, V, N> {
    fn clone(&self) -> Map<K, V, N> {
        Map { entries: self.entries.clone(), keys: PhantomData }
    }
}

impl<K, V: Copy, const N: usize> Copy for Map<K, V, N> {}

impl<K, V: PartialEq, const N: usize> PartialEq for Map<K, V, N> {
    fn eq(&self, other: &Map<K, V, N>) -> bool {
        self.entries == other.entries
    }
}

impl<K, V: Eq, const N: usize> Eq for Map<K, V, N> {}

impl<K: Key, V: Hash + Default + PartialEq, const N: usize> Hash for Map<K, V, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let (first, later) = self.entries.split_at(K::FIRST);
        first.hash(state);
        let used = (K::FIRST..).zip(later).filter(|(_, entry)| **entry != V::default());
        used.for_each(|entry| entry.hash(state));
    }
}

impl<K, V: fmt::Debug, const N: usize> fmt::Debug for Map<K, V, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.entries.fmt(f)
    }
}

#[cfg(feature = "serde")]
impl<K, V: serde::Serialize, const N: usize> serde::Serialize for Map<K, V, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(&self.entries)
    }
}

#[cfg(test)]
mod tests {
    use crate::digest;
    use crate::firefly::effect::{ByGood, Good};

    #[test]
    fn a_map_is_its_array_to_who_looks_from_outside() {
        let mut map = ByGood::of(|good| good as u8);
        map[Good::Cargo] += 7;
        assert_eq!((map[Good::Fuel], map[Good::Cargo], map[Good::Fugitive]), (0, 9, 5));
        let array = [0, 1, 9, 3, 4, 5];
        assert_eq!(map, ByGood::new(array));
        assert_eq!(digest(&map), digest(&array));
        assert_eq!(digest(&map), digest(&array.to_vec()));
        assert_eq!(format!("{map:?}"), format!("{array:?}"));
        assert!(map.pairs().all(|(good, count)| *count == array[good as usize]));
    }

    /// A set of keys that came to one more after digests had been recorded.
    #[derive(Clone, Copy)]
    enum Grown {
        Old,
        New,
    }

    impl Grown {
        const ALL: [Grown; 2] = [Grown::Old, Grown::New];
    }

    crate::keyed::keys!(ByGrown of Grown, 1);

    #[test]
    fn what_came_later_hashes_only_where_there_is_something() {
        let mut map = ByGrown::<Vec<u8>>::default();
        map[Grown::Old].push(3);
        assert_eq!(digest(&map), digest(&[vec![3u8]]), "as before there was more");
        let before = digest(&map);
        map[Grown::New].push(4);
        assert_ne!(digest(&map), before);
        let one = digest(&map);
        map[Grown::New].push(5);
        assert_ne!(digest(&map), one);
    }
}
