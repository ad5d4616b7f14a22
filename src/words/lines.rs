//! Many texts in one literal.

use super::Lang;
use super::french::French;
use std::sync::OnceLock;

/// Texts one after the other in one literal, a line each. As values of their own each would
/// cost every visitor a pointer and a length, which do not pack: a fiftieth of a program.
pub(super) struct Lines {
    text: &'static str,
    lines: OnceLock<Box<[&'static str]>>,
}

impl Lines {
    /// The texts of a literal that holds so many.
    pub(super) const fn new(text: &'static str, count: usize) -> Lines {
        assert!(ends(text) == count);
        Lines { text, lines: OnceLock::new() }
    }

    /// All of them, in their order.
    pub(super) fn all(&self) -> &[&'static str] {
        self.lines.get_or_init(|| self.text.split_terminator('\n').collect())
    }
}

/// How many lines end in a text.
pub(super) const fn ends(text: &str) -> usize {
    let mut rest = text.as_bytes();
    let mut ends = 0;
    while let [first, others @ ..] = rest {
        if *first == b'\n' {
            ends += 1;
        }
        rest = others;
    }
    ends
}

/// As many texts in each language.
pub(super) struct Texts {
    en: Lines,
    fr: French,
}

impl Texts {
    /// Of so many in English, and as many in French.
    pub(super) const fn new(en: Lines, fr: French) -> Texts {
        Texts { en, fr }
    }

    /// All of a language, in their order. Those that have not been fetched are English.
    pub(super) fn all(&self, lang: Lang) -> &[&'static str] {
        let french = match lang {
            Lang::En => None,
            Lang::Fr => self.fr.all(),
        };
        french.unwrap_or_else(|| self.en.all())
    }
}

/// Defines [`Texts`]: how many, all in English, all in French, and in French those that a program without
/// sets has.
macro_rules! texts {
    ($count:expr, $en:expr, $fr:expr, $base:expr) => {
        crate::words::lines::Texts::new(
            crate::words::lines::Lines::new($en, $count),
            crate::words::french::french!($count, $fr, $base),
        )
    };
}
pub(super) use texts;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_come_in_their_order_the_empty_ones_too() {
        let lines = Lines::new("one\n\nthree\n", 3);
        assert_eq!(lines.all(), ["one", "", "three"]);
    }
}
