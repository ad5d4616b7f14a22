//! The physical supply cards: generated once from the tables, then kept by hand.

use super::supply::Market;

/// How many cards a deck has.
pub(super) const DECK: usize = 25;

/// The decks with the kinds of their cards, which are numbered on from deck to deck; further sets
/// are numbered from 201.
#[rustfmt::skip]
pub(super) static DECKS: [(Market, [u16; DECK]); 5] = [
    (Market::Osiris, [
        14, 15, 21, 21, 21, 21, 35, 37, 41, 55, 57, 59, 62,
        62, 63, 63, 64, 65, 65, 68, 70, 71, 71, 72, 72,
    ]),
    (Market::Persephone, [
        2, 3, 7, 8, 8, 11, 11, 22, 25, 25, 25, 26, 27,
        37, 39, 39, 40, 45, 49, 50, 52, 54, 57, 61, 61,
    ]),
    (Market::Regina, [
        1, 4, 5, 10, 11, 11, 18, 19, 20, 33, 44, 46, 46,
        48, 53, 56, 56, 60, 60, 61, 66, 66, 67, 69, 69,
    ]),
    (Market::Silverhold, [
        6, 9, 13, 13, 16, 23, 28, 29, 30, 31, 36, 38, 42,
        43, 45, 45, 46, 46, 47, 47, 48, 48, 54, 56, 56,
    ]),
    (Market::SpaceBazaar, [
        8, 8, 11, 11, 11, 11, 12, 17, 24, 24, 24, 32, 34,
        37, 39, 45, 49, 50, 51, 54, 56, 57, 58, 61, 61,
    ]),
];
