//! Sorting of the short lists that games are made of.
//!
//! A hand or a list of legal choices has a few dozen items at most. The standard library's sorts
//! are built for millions, and each item type costs the page several kilobytes of them.

/// How far apart items are compared, for a few dozen of them (Ciura's gaps of a Shell sort).
const GAPS: [usize; 5] = [57, 23, 10, 4, 1];

/// Sorts in ascending order of `key`; equal items keep their order. For a handful.
pub fn sort_by_key<T, K: Ord>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && key(&items[at - 1]) > key(&items[at]) {
            items.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// Sorts in ascending order. For short lists.
pub fn sort<T: Ord + Copy>(items: &mut [T]) {
    for gap in GAPS {
        for end in gap..items.len() {
            let item = items[end];
            let mut at = end;
            while at >= gap && items[at - gap].cmp(&item).is_gt() {
                items[at] = items[at - gap];
                at -= gap;
            }
            items[at] = item;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Rng, Seed};

    #[test]
    fn sorts_like_the_standard_library() {
        let mut rng = Rng::new(Seed(5), 0);
        for length in 0..90 {
            let mut items: Vec<(u32, usize)> = (0..length).map(|at| (rng.below(9), at)).collect();
            let mut expected = items.clone();
            expected.sort_by_key(|item| item.0);
            sort_by_key(&mut items, |item| item.0);
            assert_eq!(items, expected);
            expected.sort();
            rng.shuffle(&mut items);
            sort(&mut items);
            assert_eq!(items, expected);
        }
    }
}
