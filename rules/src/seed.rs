//! The number that a whole deal grows from, and the way people read and type it.

use std::fmt;
use std::str::FromStr;

/// What a deal grows from. Written in Crockford's base 32, in groups of four: `k7q2-m9xd`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seed(pub u64);

const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

impl Seed {
    /// How many bits a freshly drawn seed has: eight letters to read out loud.
    pub const DRAWN_BITS: u32 = 40;

    /// A seed short enough to read out loud, from any random number.
    pub fn drawn(random: u64) -> Seed {
        Seed(random & ((1 << Self::DRAWN_BITS) - 1))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters: Vec<char> = (0..13)
            .rev()
            .map(|place| self.0 >> (5 * place) & 31)
            .skip_while(|&digit| digit == 0)
            .map(|digit| char::from(ALPHABET[digit as usize]))
            .collect();
        if letters.is_empty() {
            return f.write_str("0");
        }
        for (at, letter) in letters.iter().enumerate() {
            if at > 0 && (letters.len() - at).is_multiple_of(4) {
                f.write_str("-")?;
            }
            write!(f, "{letter}")?;
        }
        Ok(())
    }
}

/// Why a text is no seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeedError {
    /// Nothing but spaces and dashes.
    Empty,
    /// A character that seeds never have.
    Character(char),
    /// More than thirteen letters, or beyond 64 bits.
    TooLong,
}

impl fmt::Display for SeedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeedError::Empty => f.write_str("the seed is empty"),
            SeedError::Character(c) => write!(f, "a seed cannot contain {c:?}"),
            SeedError::TooLong => f.write_str("the seed is too long: thirteen letters at most"),
        }
    }
}

impl std::error::Error for SeedError {}

impl FromStr for Seed {
    type Err = SeedError;

    /// Reads a seed. Capitals, spaces and dashes do not matter; `o` reads as 0, `i` and `l` as 1.
    fn from_str(text: &str) -> Result<Seed, SeedError> {
        let mut value: Option<u64> = None;
        for c in text.chars().filter(|&c| c != '-' && !c.is_whitespace()) {
            let digit = digit_of(c).ok_or(SeedError::Character(c))?;
            let shifted = value.unwrap_or(0).checked_mul(32).ok_or(SeedError::TooLong)?;
            value = Some(shifted | digit);
        }
        value.map(Seed).ok_or(SeedError::Empty)
    }
}

fn digit_of(c: char) -> Option<u64> {
    let c = match c.to_ascii_lowercase() {
        'o' => '0',
        'i' | 'l' => '1',
        other => other,
    };
    ALPHABET.iter().position(|&letter| char::from(letter) == c).map(|at| at as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_reads_back_as_written() {
        for value in [0, 1, 31, 32, 1 << 39, u64::MAX, 0x1234_5678_9abc_def0] {
            assert_eq!(Seed(value).to_string().parse(), Ok(Seed(value)));
        }
    }

    #[test]
    fn a_drawn_seed_is_two_groups_of_four() {
        assert_eq!(Seed::drawn(u64::MAX).to_string(), "zzzz-zzzz");
    }

    #[test]
    fn confusable_letters_capitals_and_dashes_do_not_matter() {
        assert_eq!("K7Q2-M9XD".parse::<Seed>(), "k7q2m9xd".parse());
        assert_eq!("oil".parse::<Seed>(), "011".parse());
    }

    #[test]
    fn what_is_no_seed_says_why() {
        assert_eq!(" - ".parse::<Seed>(), Err(SeedError::Empty));
        assert_eq!("k7u2".parse::<Seed>(), Err(SeedError::Character('u')));
        assert_eq!("zzzzzzzzzzzzzz".parse::<Seed>(), Err(SeedError::TooLong));
    }
}
