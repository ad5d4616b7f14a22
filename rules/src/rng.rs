//! The one source of chance in a match: pinned, so that a seed deals the same for ever.

use crate::Seed;
use rand_core::RngCore;
use rand_pcg::Pcg32;
use std::hash::{Hash, Hasher};

/// PCG-XSH-RR 64/32 with bounded draws and a shuffle of our own, all pinned by golden vectors.
///
/// Two generators are equal when they grew from the same seed and stream and drew as often.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rng {
    core: Pcg32,
    seed: u64,
    stream: u64,
    drawn: u64,
}

impl Hash for Rng {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.seed, self.stream, self.drawn).hash(state);
    }
}

impl Rng {
    /// The generator of `seed`; different streams of one seed are independent.
    pub fn new(seed: Seed, stream: u64) -> Rng {
        let core = Pcg32::new(seed.0, stream);
        Rng { core, seed: seed.0, stream, drawn: 0 }
    }

    fn next(&mut self) -> u32 {
        self.drawn += 1;
        self.core.next_u32()
    }

    /// A number from 0 up to, not including, `bound`; each equally likely. 0 for a bound of 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound == 0 {
            return 0;
        }
        // Lemire's multiplication; draws that would favour small numbers are thrown away.
        let unfair = bound.wrapping_neg() % bound;
        loop {
            let product = u64::from(self.next()) * u64::from(bound);
            if product as u32 >= unfair {
                return (product >> 32) as u32;
            }
        }
    }

    /// A six-sided die: 1 to 6.
    pub fn die(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    /// A full 64-bit number, for instance to seed another generator.
    pub fn wide(&mut self) -> u64 {
        u64::from(self.next()) << 32 | u64::from(self.next())
    }

    /// Puts the items in an order drawn fairly: Fisher and Yates, from the last place down.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// One of the items, each equally likely; none from an empty slice.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len() as u32) as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn golden_numbers_stay() {
        let mut rng = Rng::new(Seed(42), 54);
        // The reference output of pcg32 with seed 42 and stream 54.
        let drawn: Vec<u32> = (0..6).map(|_| rng.next()).collect();
        let reference =
            [0xa15c_02b7, 0x7b47_f409, 0xba1d_3330, 0x83d2_f293, 0xbfa4_784b, 0xcbed_606e];
        assert_eq!(drawn, reference);
    }

    #[test]
    fn golden_shuffle_stays() {
        let mut cards: Vec<u8> = (1..=12).collect();
        Rng::new(Seed(7), 0).shuffle(&mut cards);
        assert_eq!(cards, GOLDEN_SHUFFLE);
    }

    const GOLDEN_SHUFFLE: [u8; 12] = [4, 5, 9, 1, 11, 3, 2, 10, 8, 7, 6, 12];

    #[test]
    fn bounded_draws_are_fair_and_in_range() {
        let mut rng = Rng::new(Seed(1), 1);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[usize::from(rng.die()) - 1] += 1;
        }
        assert!(seen.iter().all(|&n| (9_600..10_400).contains(&n)), "{seen:?}");
        assert_eq!(rng.below(0), 0);
        assert_eq!(rng.below(1), 0);
    }
}
