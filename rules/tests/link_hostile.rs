//! Links that somebody broke, on purpose or not: an error in words, never a panic, never slow,
//! and never another match than the one that was sent.

#![allow(clippy::unwrap_used)]

mod faraway_play;

use faraway_play::{deals, dealt, random_game};
use rules::{AnyMatch, Digits, LinkError, Number, Rng, Seed};

/// How many broken links are tried in each of the tests below that count them.
const MUTATED: u32 = 200_000;
const RANDOM: u32 = 60_000;
const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Links of whole, half and just dealt games of every table.
fn links() -> Vec<String> {
    let cut = |(table, seed)| {
        let whole = random_game(table, seed);
        let half = whole.prefix(whole.choices().len() / 2).unwrap();
        [whole, half, dealt(table, seed)]
    };
    deals(2).flat_map(cut).map(|played| played.encode()).collect()
}

/// Decodes; what does decode must be told by the very same link, or be the match of `original`.
fn try_link(text: &str, original: Option<&AnyMatch>) -> bool {
    match AnyMatch::decode(text) {
        Ok(read) => {
            let told = read.encode() == text;
            assert!(told || original == Some(&read), "{text:?} reads as another match");
            true
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            false
        }
    }
}

/// One letter of the alphabet of links.
fn letter(rng: &mut Rng) -> char {
    char::from(*rng.pick(LETTERS).unwrap())
}

/// A character that links never have.
fn foreign(rng: &mut Rng) -> char {
    let foreign = ['\0', ' ', '+', '/', '=', '%', 'é', 'Ж', '中', '\u{202e}', '🎲', '\u{fffd}'];
    *rng.pick(&foreign).unwrap()
}

/// Breaks a link in one of the ways that people and programs do.
fn broken(link: &str, rng: &mut Rng) -> String {
    if link.is_empty() {
        return foreign(rng).to_string();
    }
    let mut letters: Vec<char> = link.chars().collect();
    let at = rng.below(letters.len() as u32) as usize;
    let other = rng.below(letters.len() as u32) as usize;
    match rng.below(9) {
        0 => flip_bit(&mut letters, at, rng),
        1 => letters.truncate(at),
        2 => letters.insert(at, letter(rng)),
        3 => letters.swap(at, other),
        4 => letters[at] = letter(rng),
        5 => letters[at] = foreign(rng),
        6 => drop(letters.remove(at)),
        7 => letters.extend((0..=at % 5).map(|_| letter(rng))),
        _ => letters.rotate_left(at),
    }
    letters.into_iter().collect()
}

/// Turns one of the six bits that a letter stands for.
fn flip_bit(letters: &mut [char], at: usize, rng: &mut Rng) {
    if let Some(value) = LETTERS.iter().position(|&l| char::from(l) == letters[at]) {
        letters[at] = char::from(LETTERS[value ^ (1 << rng.below(6))]);
    }
}

#[test]
fn a_mutated_link_is_an_error_or_the_same_match() {
    let mut rng = Rng::new(Seed(10), 1);
    let links = links();
    let originals: Vec<AnyMatch> = links.iter().map(|l| AnyMatch::decode(l).unwrap()).collect();
    let mut refused = 0;
    for _ in 0..MUTATED {
        let at = rng.below(links.len() as u32) as usize;
        let mut text = broken(&links[at], &mut rng);
        while rng.below(3) == 0 {
            text = broken(&text, &mut rng);
        }
        refused += u32::from(!try_link(&text, Some(&originals[at])));
    }
    assert!(refused > MUTATED * 9 / 10, "only {refused} of {MUTATED} were refused");
}

#[test]
fn every_single_bit_of_a_link_is_guarded() {
    for link in links().iter().step_by(5) {
        for at in 0..link.chars().count() {
            for bit in 0..6 {
                let mut letters: Vec<char> = link.chars().collect();
                let value = LETTERS.iter().position(|&l| char::from(l) == letters[at]).unwrap();
                letters[at] = char::from(LETTERS[value ^ (1 << bit)]);
                let text: String = letters.into_iter().collect();
                assert!(AnyMatch::decode(&text).is_err(), "{link} with bit {bit} of {at} turned");
            }
        }
    }
}

#[test]
fn every_cut_of_a_link_is_refused() {
    for link in links() {
        for at in 0..link.len() {
            assert!(AnyMatch::decode(&link[..at]).is_err(), "{link} cut to {at}");
            assert!(AnyMatch::decode(&link[link.len() - at..]).is_err(), "{link} cut from {at}");
        }
    }
}

#[test]
fn random_letters_are_no_link() {
    let mut rng = Rng::new(Seed(10), 2);
    for _ in 0..RANDOM {
        let bits = rng.below(10);
        let length = rng.below(1 << bits);
        let text: String = (0..length).map(|_| letter(&mut rng)).collect();
        try_link(&text, None);
    }
}

/// Random letters after the true head of a game of Faraway: all that follows is read.
#[test]
fn random_letters_after_a_true_head_are_no_link() {
    let mut rng = Rng::new(Seed(10), 3);
    let links = links();
    for _ in 0..RANDOM {
        let link = rng.pick(&links).unwrap();
        let kept = 3 + rng.below(9) as usize;
        let bits = rng.below(9);
        let length = rng.below(1 << bits);
        let tail = (0..length).map(|_| letter(&mut rng));
        let text: String = link.chars().take(kept).chain(tail).collect();
        try_link(&text, None);
    }
}

#[test]
fn any_unicode_is_no_link() {
    let mut rng = Rng::new(Seed(10), 4);
    for _ in 0..RANDOM {
        let length = rng.below(60);
        let any = |rng: &mut Rng| char::from_u32(rng.below(0x11_0000)).unwrap_or('\u{fffd}');
        let text: String = (0..length).map(|_| any(&mut rng)).collect();
        try_link(&text, None);
    }
}

/// Work that grew with the square of the length would take hours here.
#[test]
fn links_of_any_length_are_refused() {
    let head = &random_game(
        rules::faraway::Table { seats: 6, start: rules::faraway::Start::Advanced },
        Seed(1),
    )
    .encode()[..12];
    for filling in ["A", "_", "9", "Ag", "é"] {
        for length in [1_000, 60_000, 190_000, 3_000_000] {
            let text = head.to_string() + &filling.repeat(length / filling.len());
            try_link(&text, None);
        }
    }
}

#[test]
fn each_error_says_what_is_wrong() {
    let link = links()[0].clone();
    let first = |value: usize| char::from(LETTERS[value]).to_string() + &link[1..];
    let error = |text: &str| AnyMatch::decode(text).unwrap_err();
    assert_eq!(error(""), LinkError::Empty);
    assert_eq!(error(&"A".repeat(1 << 20)), LinkError::TooLong);
    assert_eq!(error(&(link.clone() + "!")), LinkError::Character('!'));
    assert_eq!(error(&first(2)), LinkError::Format(2));
    assert!(matches!(error(&link[..link.len() - 3]), LinkError::Damaged));
}

/// A link that is short and claims more choices than any match has.
#[test]
fn a_huge_count_is_refused() {
    let mut digits = Digits::default();
    // The head of a basic game of two with a drawn seed that is not over, then the count.
    for (value, radix) in [(1, 16), (1, 8), (1, 256), (2, 8), (0, 2), (0, 2)] {
        digits.push(value, radix);
    }
    digits.push_bits(7, Seed::DRAWN_BITS);
    digits.push(0, 2);
    for group in [0xff, 0xff, 0x7f] {
        digits.push(group, 256);
    }
    assert_eq!(AnyMatch::decode(&digits.pack().to_letters()), Err(LinkError::TooLong));
}

/// A forged link with the true check that tells a finished game as one that goes on.
#[test]
fn a_finished_game_has_no_second_link() {
    let (table, seed) = deals(1).next().unwrap();
    let played = random_game(table, seed);
    let choices = played.choice_digits();
    let mut number = Number::from_letters(&played.encode()).unwrap();
    let mut forged = Digits::default();
    for radix in [16, 8, 256, 8, 2, 2] {
        forged.push(number.take(radix), radix);
    }
    forged.push_bits(number.take_bits(Seed::DRAWN_BITS), Seed::DRAWN_BITS);
    assert_eq!(number.take(2), 1, "it is over");
    forged.push(0, 2);
    forged.push(choices.len() as u32, 256);
    for digit in choices {
        forged.push(number.take(digit.radix), digit.radix);
    }
    forged.push_bits(number.take_bits(24), 24);
    assert!(number.is_zero());
    assert_eq!(AnyMatch::decode(&forged.pack().to_letters()), Err(LinkError::Damaged));
}
