//! The physical supply cards: generated once from the tables, then kept by hand.

use super::supply::{Deck, Market};

pub(super) const fn deck(market: Market, first: u16, kinds: &'static [u16]) -> Deck {
    Deck { market, first, kinds }
}

/// The decks: whose, the number of the first card and the kinds of all. Further sets are numbered
/// from 201.
#[rustfmt::skip]
pub(super) static DECKS: [Deck; 5] = [
    deck(Market::Osiris, 1, &[
        14, 15, 21, 21, 21, 21, 35, 37, 41, 55, 57, 59, 62,
        62, 63, 63, 64, 65, 65, 68, 70, 71, 71, 72, 72,
    ]),
    deck(Market::Persephone, 26, &[
        2, 3, 7, 8, 8, 11, 11, 22, 25, 25, 25, 26, 27,
        37, 39, 39, 40, 45, 49, 50, 52, 54, 57, 61, 61,
    ]),
    deck(Market::Regina, 51, &[
        1, 4, 5, 10, 11, 11, 18, 19, 20, 33, 44, 46, 46,
        48, 53, 56, 56, 60, 60, 61, 66, 66, 67, 69, 69,
    ]),
    deck(Market::Silverhold, 76, &[
        6, 9, 13, 13, 16, 23, 28, 29, 30, 31, 36, 38, 42,
        43, 45, 45, 46, 46, 47, 47, 48, 48, 54, 56, 56,
    ]),
    deck(Market::SpaceBazaar, 101, &[
        8, 8, 11, 11, 11, 11, 12, 17, 24, 24, 24, 32, 34,
        37, 39, 45, 49, 50, 51, 54, 56, 57, 58, 61, 61,
    ]),
];
