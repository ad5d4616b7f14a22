//! Mixed-radix numbers: many small digits, each with its own radix, packed as one long number.

/// One digit of a mixed-radix number: `value` out of `radix` possible ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Digit {
    /// From 0 up to, not including, `radix`.
    pub value: u32,
    /// How many values the digit can take; at least 1.
    pub radix: u32,
}

/// Digits being gathered, first one first.
#[derive(Clone, Debug, Default)]
pub struct Digits(Vec<Digit>);

impl Digits {
    /// Adds a digit. One that does not fit its radix is a fault of the caller: it is cut to fit.
    pub fn push(&mut self, value: u32, radix: u32) {
        debug_assert!(value < radix, "digit {value} of radix {radix}");
        let radix = radix.max(1);
        self.0.push(Digit { value: value.min(radix - 1), radix });
    }

    /// Adds a number of `bits` bits, sixteen at a time, lowest first.
    pub fn push_bits(&mut self, value: u64, bits: u32) {
        for at in (0..bits).step_by(16) {
            let radix = 1u32 << (bits - at).min(16);
            self.push((value >> at) as u32 & (radix - 1), radix);
        }
    }

    /// The digits of a slice, first one first.
    pub fn of(digits: &[Digit]) -> Digits {
        Digits(digits.to_vec())
    }

    /// The digits, first one first.
    pub fn as_slice(&self) -> &[Digit] {
        &self.0
    }

    /// All digits in one number; the first digit is the first that [`Number::take`] gives back.
    pub fn pack(&self) -> Number {
        let mut number = Number::default();
        for digit in self.0.iter().rev() {
            number.push(*digit);
        }
        number
    }
}

/// A natural number of any length.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Number {
    /// Lowest first, no zero at the end.
    limbs: Vec<u32>,
}

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The letter of the lowest six bits.
fn letter(bits: u64) -> char {
    char::from(LETTERS[(bits & 63) as usize])
}

impl Number {
    /// Whether nothing is left.
    pub fn is_zero(&self) -> bool {
        self.limbs.is_empty()
    }

    /// How long it is, in limbs of 32 bits: the steps that taking a digit off costs.
    pub fn limbs(&self) -> u64 {
        self.limbs.len() as u64
    }

    fn push(&mut self, digit: Digit) {
        let mut carry = u64::from(digit.value);
        for limb in &mut self.limbs {
            let sum = u64::from(*limb) * u64::from(digit.radix) + carry;
            *limb = sum as u32;
            carry = sum >> 32;
        }
        if carry > 0 {
            self.limbs.push(carry as u32);
        }
    }

    /// Takes the lowest digit off the number.
    pub fn take(&mut self, radix: u32) -> u32 {
        let radix = u64::from(radix.max(1));
        let mut rest = 0u64;
        for limb in self.limbs.iter_mut().rev() {
            let value = rest << 32 | u64::from(*limb);
            *limb = (value / radix) as u32;
            rest = value % radix;
        }
        self.trim();
        rest as u32
    }

    fn trim(&mut self) {
        while self.limbs.last() == Some(&0) {
            self.limbs.pop();
        }
    }

    /// Takes off what [`Digits::push_bits`] put in.
    pub fn take_bits(&mut self, bits: u32) -> u64 {
        (0..bits)
            .step_by(16)
            .fold(0, |value, at| value | u64::from(self.take(1 << (bits - at).min(16))) << at)
    }

    /// The number in base64url, lowest six bits first; no padding. The time grows with the length
    /// of the number alone.
    pub fn to_letters(&self) -> String {
        let mut text = String::with_capacity(self.limbs.len() * 16 / 3 + 2);
        let (mut bits, mut held) = (0u64, 0);
        for &limb in &self.limbs {
            bits |= u64::from(limb) << held;
            held += 32;
            while held >= 6 {
                text.push(letter(bits));
                bits >>= 6;
                held -= 6;
            }
        }
        text.push(letter(bits));
        text.truncate(text.trim_end_matches(letter(0)).len());
        text
    }

    /// Reads what [`Number::to_letters`] wrote; the first character that is none of the 64 is the
    /// error. A trailing `A` (a leading zero) is no error: the number is the same. The time grows
    /// with the length of the text alone, since anybody may send one.
    pub fn from_letters(text: &str) -> Result<Number, char> {
        let mut number = Number::default();
        let (mut bits, mut held) = (0u64, 0);
        for c in text.chars() {
            let value = LETTERS.iter().position(|&l| char::from(l) == c).ok_or(c)?;
            bits |= (value as u64) << held;
            held += 6;
            if held >= 32 {
                number.limbs.push(bits as u32);
                bits >>= 32;
                held -= 32;
            }
        }
        number.limbs.push(bits as u32);
        number.trim();
        Ok(number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Rng, Seed};

    #[test]
    fn digits_come_back_in_order() {
        let mut rng = Rng::new(Seed(3), 0);
        for length in [0, 1, 7, 400] {
            let mut digits = Digits::default();
            for _ in 0..length {
                let radix = rng.below(90) + 1;
                digits.push(rng.below(radix), radix);
            }
            let text = digits.pack().to_letters();
            let mut number = Number::from_letters(&text).unwrap();
            for digit in digits.as_slice() {
                assert_eq!(number.take(digit.radix), digit.value);
            }
            assert!(number.is_zero());
        }
    }

    #[test]
    fn letters_are_the_digits_of_radix_64_without_leading_zeros() {
        let mut rng = Rng::new(Seed(4), 0);
        for bits in (0..200).chain([960, 961, 1920]) {
            let mut digits = Digits::default();
            for _ in 0..bits {
                digits.push(rng.below(2), 2);
            }
            let number = digits.pack();
            let (mut rest, mut expected) = (number.clone(), String::new());
            while !rest.is_zero() {
                expected.push(char::from(LETTERS[rest.take(64) as usize]));
            }
            assert_eq!(number.to_letters(), expected, "{bits} bits");
        }
    }

    #[test]
    fn wide_numbers_come_back() {
        for (value, bits) in [(0, 64), (u64::MAX, 64), (0xab_cdef_0123, 40), (5, 3), (0x1_0001, 20)]
        {
            let mut digits = Digits::default();
            digits.push_bits(value, bits);
            assert_eq!(digits.pack().take_bits(bits), value);
        }
    }

    #[test]
    fn a_foreign_letter_is_named() {
        assert_eq!(Number::from_letters("AB+C"), Err('+'));
        assert_eq!(Number::from_letters("A!B+C"), Err('!'), "the first one");
    }
}
