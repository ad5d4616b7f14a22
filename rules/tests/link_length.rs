//! How long links are, beside the least that they could be.

#![allow(clippy::unwrap_used)]

mod faraway_play;

use faraway_play::random_game;
use rules::faraway::{Start, Table};
use rules::{Match, Seed};

/// Format, game, rules version, seats, start, width of the seed, the seed, the end and the check.
const HEAD_BITS: f64 = 4.0 + 3.0 + 8.0 + 3.0 + 1.0 + 1.0 + 40.0 + 1.0 + 24.0;
/// What one letter of base64url carries.
const LETTER_BITS: f64 = 6.0;

/// What the choices of a match cost at the very least: the logarithm of all that could have been.
fn least_bits(played: &Match<rules::faraway::Faraway>) -> f64 {
    (0..played.choices().len())
        .map(|length| (played.prefix(length).unwrap().legal().len() as f64).log2())
        .sum()
}

/// Each link of a whole game and the bound for it, both in letters.
fn measure(table: Table) -> Vec<(usize, f64)> {
    let measured = (0..10u64).map(|n| {
        let played = random_game(table, Seed::drawn((n + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)));
        let letters = played.encode().len();
        let bits = least_bits(&played);
        let bound = ((HEAD_BITS + bits) / LETTER_BITS).ceil();
        let choices = played.choices().len();
        println!("{table:?}: {choices} choices, {bits:.1} bits, bound {bound}, link {letters}");
        assert!(letters as f64 <= bound * 1.1, "{letters} letters, the bound is {bound}");
        (letters, bound)
    });
    measured.collect()
}

#[test]
fn a_game_of_two_fits_in_80_letters() {
    for start in [Start::Basic, Start::Advanced] {
        for (letters, _) in measure(Table { seats: 2, start }) {
            assert!(letters <= 80, "{letters} letters");
        }
    }
}

#[test]
fn larger_tables_stay_at_the_bound() {
    for seats in 3..=6 {
        let measured = measure(Table { seats, start: Start::Advanced });
        assert!(measured.iter().all(|&(letters, _)| letters <= 40 * usize::from(seats)));
    }
}
