//! Titles of cards: by the number of the card, both languages in one line.

use super::Lang;
use super::lines::Texts;

/// What cards are called, by their numbers.
pub(super) struct Titles {
    numbers: &'static [u16],
    texts: Texts,
}

impl Titles {
    /// The titles of cards with these numbers.
    pub(super) const fn new(numbers: &'static [u16], texts: Texts) -> Titles {
        Titles { numbers, texts }
    }

    /// Each card's number and title.
    pub(super) fn all(&self, lang: Lang) -> impl Iterator<Item = (u16, &'static str)> {
        self.numbers.iter().copied().zip(self.texts.all(lang).iter().copied())
    }
}

/// The title of a card; a test of each list holds it to the cards.
pub(super) fn title(list: &'static Titles, id: u16, lang: Lang) -> &'static str {
    list.all(lang).find(|(number, _)| *number == id).map_or("", |(_, title)| title)
}

/// A list of titles: number, English, French.
macro_rules! titles {
    // All of a program, then in French those that every program has.
    (@ { $($id:literal: $en:literal, $fr:literal;)* } { $($base:literal)* }) => {{
        // There may be none.
        const NUMBERS: &[u16] = &[$($id),*];
        let texts = crate::words::lines::texts!(
            NUMBERS.len(),
            concat!($($en, "\n"),*),
            concat!($($fr, "\n"),*),
            concat!($($base, "\n"),*)
        );
        Titles::new(NUMBERS, texts)
    }};
    ($($id:literal: $en:literal, $fr:literal;)*) => {
        titles!(@ { $($id: $en, $fr;)* } { $($fr)* })
    };
    // After the base game's own those of the sets, for the programs that carry them.
    ($($id:literal: $en:literal, $fr:literal;)* sets: $($more:tt)*) => {
        crate::words::title::with_sets!({ $($id: $en, $fr;)* } { $($more)* } { $($fr)* })
    };
}
pub(super) use titles;

#[cfg(feature = "sets")]
macro_rules! with_sets {
    ({ $($base:tt)* } { $($more:tt)* } $french:tt) => {
        titles!(@ { $($base)* $($more)* } $french)
    };
}
#[cfg(not(feature = "sets"))]
macro_rules! with_sets {
    ($base:tt { $($more:tt)* } $french:tt) => {
        titles!(@ $base $french)
    };
}
pub(super) use with_sets;
