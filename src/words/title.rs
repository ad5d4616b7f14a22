//! Titles of cards: by the number of the card, both languages in one line.

use super::Lang;
use super::lines::Lines;

/// What cards are called, by their numbers.
pub(super) struct Titles {
    numbers: &'static [u16],
    en: Lines,
    fr: Lines,
}

impl Titles {
    /// The titles of cards with these numbers.
    pub(super) const fn new(numbers: &'static [u16], en: &'static str, fr: &'static str) -> Titles {
        let count = numbers.len();
        Titles { numbers, en: Lines::new(en, count), fr: Lines::new(fr, count) }
    }

    /// Each card's number and title.
    pub(super) fn all(&self, lang: Lang) -> impl Iterator<Item = (u16, &'static str)> {
        let lines = match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
        };
        self.numbers.iter().copied().zip(lines.all().iter().copied())
    }
}

/// The title of a card; a test of each list holds it to the cards.
pub(super) fn title(list: &'static Titles, id: u16, lang: Lang) -> &'static str {
    list.all(lang).find(|(number, _)| *number == id).map_or("", |(_, title)| title)
}

/// A list of titles: number, English, French.
macro_rules! titles {
    ($($id:literal: $en:literal, $fr:literal;)*) => {
        Titles::new(&[$($id),*], concat!($($en, "\0"),*), concat!($($fr, "\0"),*))
    };
    // After the base game's own those of the sets, for the programs that carry them.
    ($($id:literal: $en:literal, $fr:literal;)* sets: $($more:tt)*) => {
        crate::words::title::with_sets!({ $($id: $en, $fr;)* } { $($more)* })
    };
}
pub(super) use titles;

#[cfg(feature = "sets")]
macro_rules! with_sets {
    ({ $($base:tt)* } { $($more:tt)* }) => {
        titles! { $($base)* $($more)* }
    };
}
#[cfg(not(feature = "sets"))]
macro_rules! with_sets {
    ({ $($base:tt)* } { $($more:tt)* }) => {
        titles! { $($base)* }
    };
}
pub(super) use with_sets;
