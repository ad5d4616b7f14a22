//! Seats at the table, sets of them, and lists with an entry for each.

use std::fmt;
use std::ops::{Index, IndexMut};

/// A place at the table, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as a position in a list of seats.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The seats of a table with `count` of them, in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..count).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of seats; at most eight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The set without a seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The set of one seat.
    pub fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// The seats of either set.
    pub fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// Whether no seat is in the set.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether `seat` is in the set; a seat that no table has never is.
    pub fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 >> seat.0 & 1 == 1
    }

    /// The seat with the smallest number, if there is one.
    pub fn first(self) -> Option<Seat> {
        self.iter().next()
    }

    /// The seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(8).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        SeatSet(seats.into_iter().fold(0, |bits, seat| bits | 1 << seat.0))
    }
}

/// An entry for each seat of a table. It prints, hashes and compares as the list of its entries.
#[derive(Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(transparent))]
pub struct BySeat<V>(Vec<V>);

impl<V> BySeat<V> {
    /// The entries of a table with so many seats, each as it follows from its seat.
    pub fn of(seats: u8, entry: impl FnMut(Seat) -> V) -> BySeat<V> {
        BySeat(Seat::all(seats).map(entry).collect())
    }

    /// The seats with their entries.
    pub fn pairs(&self) -> impl Iterator<Item = (Seat, &V)> {
        (0..).map(Seat).zip(&self.0)
    }

    /// The seats with their entries, to be changed.
    pub fn pairs_mut(&mut self) -> impl Iterator<Item = (Seat, &mut V)> {
        (0..).map(Seat).zip(&mut self.0)
    }

    /// The other seats with their entries.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = (Seat, &V)> {
        self.pairs().filter(move |&(other, _)| other != seat)
    }

    /// The entries.
    pub fn iter(&self) -> std::slice::Iter<'_, V> {
        self.0.iter()
    }

    /// The entries, to be changed.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, V> {
        self.0.iter_mut()
    }
}

impl<V> Index<Seat> for BySeat<V> {
    type Output = V;

    fn index(&self, seat: Seat) -> &V {
        &self.0[seat.index()]
    }
}

impl<V> IndexMut<Seat> for BySeat<V> {
    fn index_mut(&mut self, seat: Seat) -> &mut V {
        &mut self.0[seat.index()]
    }
}

impl<V> FromIterator<V> for BySeat<V> {
    fn from_iter<I: IntoIterator<Item = V>>(entries: I) -> BySeat<V> {
        BySeat(entries.into_iter().collect())
    }
}

impl<'a, V> IntoIterator for &'a BySeat<V> {
    type Item = &'a V;
    type IntoIter = std::slice::Iter<'a, V>;

    fn into_iter(self) -> std::slice::Iter<'a, V> {
        self.iter()
    }
}

impl<'a, V> IntoIterator for &'a mut BySeat<V> {
    type Item = &'a mut V;
    type IntoIter = std::slice::IterMut<'a, V>;

    fn into_iter(self) -> std::slice::IterMut<'a, V> {
        self.iter_mut()
    }
}

impl<V: fmt::Debug> fmt::Debug for BySeat<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_its_seats_in_order() {
        let set: SeatSet = [Seat(5), Seat(0), Seat(2)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(0), Seat(2), Seat(5)]);
        assert_eq!(set.first(), Some(Seat(0)));
        assert_eq!(set.len(), 3);
        assert!(!set.contains(Seat(1)));
        assert!(!set.contains(Seat(8)) && !set.contains(Seat(255)), "beyond any table");
        assert!(SeatSet::EMPTY.is_empty());
    }

    #[test]
    fn what_seats_have_is_a_list_to_who_looks_from_outside() {
        let mut money = BySeat::of(3, |seat| 10 * u32::from(seat.0));
        money[Seat(1)] += 5;
        let list = vec![0, 15, 20];
        assert_eq!(money, list.iter().copied().collect());
        assert_eq!(crate::digest(&money), crate::digest(&list));
        assert_eq!(format!("{money:?}"), format!("{list:?}"));
        assert!(money.pairs().all(|(seat, sum)| *sum == list[seat.index()]));
        assert_eq!(money.others(Seat(1)).collect::<Vec<_>>(), [(Seat(0), &0), (Seat(2), &20)]);
    }
}
