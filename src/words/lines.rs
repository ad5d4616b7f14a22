//! Many texts in one literal.

use std::sync::OnceLock;

/// Texts one after the other in one literal, each ended by a NUL. As values of their own each would
/// cost every visitor a pointer and a length, which do not pack: a fiftieth of a program.
pub(super) struct Lines {
    text: &'static str,
    lines: OnceLock<Box<[&'static str]>>,
}

impl Lines {
    /// The texts of a literal that holds so many.
    pub(super) const fn new(text: &'static str, count: usize) -> Lines {
        assert!(ends(text.as_bytes()) == count);
        Lines { text, lines: OnceLock::new() }
    }

    /// All of them, in their order.
    pub(super) fn all(&self) -> &[&'static str] {
        self.lines.get_or_init(|| self.text.split_terminator('\0').collect())
    }
}

const fn ends(mut text: &[u8]) -> usize {
    let mut ends = 0;
    while let [first, rest @ ..] = text {
        if *first == 0 {
            ends += 1;
        }
        text = rest;
    }
    ends
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_come_in_their_order_the_empty_ones_too() {
        let lines = Lines::new("one\0\0three\0", 3);
        assert_eq!(lines.all(), ["one", "", "three"]);
    }
}
