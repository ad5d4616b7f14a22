//! A match of Firefly travels as a link; broken ones are errors.
#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

mod firefly_play;

use firefly_play::{all_tables, lively, walk};
use rules::firefly::{Firefly, Table};
use rules::{
    AnyMatch, Digits, Game, GameKind, LinkError, Match, Options, OptionsError, Rng, Seed, Silent,
    digest,
};

const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// A match of the test player.
fn played(table: Table, game: u64) -> Match<Firefly> {
    let seed = Seed::drawn(digest(&(table.seats, table.story, game, "link")));
    let mut played = Match::<Firefly>::new(table, seed).unwrap();
    let mut rng = Rng::new(seed, 80);
    while let Some(seat) = played.decider() {
        let choice = lively(&played.view(Some(seat)), &played.legal(), &mut rng);
        played.play(choice, &mut Silent).unwrap();
    }
    played
}

#[test]
fn a_link_gives_the_same_match_back() {
    for table in all_tables(5) {
        walk(table, 1, |played, rng| {
            if played.is_over() || rng.below(20) == 0 {
                let link = played.encode();
                assert_eq!(AnyMatch::decode(&link), Ok(AnyMatch::Firefly(played.clone())));
            }
        });
    }
}

#[test]
fn links_are_close_to_their_bound() {
    for seats in 1..=Table::MOST {
        let played = played(Table { turn_limit: 20, ..Table::new(seats) }, 1);
        let choices = played.choice_digits();
        let bits: f64 = choices.iter().map(|digit| f64::from(digit.radix).log2()).sum();
        let length = played.encode().len();
        println!("{seats} seats: {} choices, {bits:.0} bits, {length} letters", choices.len());
        assert!(length as f64 <= bits / 6.0 * 1.02 + 25.0, "{length} letters for {bits} bits");
    }
}

/// Where seats stand, a zero says that sets follow.
#[test]
fn a_set_that_nobody_knows_is_refused_by_its_number() {
    let mut digits = Digits::default();
    for (value, radix) in
        [(1, 16), (2, 8), (Firefly::RULES.into(), 256), (0, 8), (1 << 15, 1 << 16)]
    {
        digits.push(value, radix);
    }
    let refused = AnyMatch::decode(&digits.pack().to_letters()).unwrap_err();
    assert_eq!(refused, LinkError::Options(OptionsError::Set(16)));
    let said = "it is played with set 16, which this version does not know";
    assert!(refused.to_string().ends_with(said));
}

/// A set stands in its address and in its link; a name that nobody knows is refused.
#[test]
fn a_set_travels_by_its_name() {
    let mut table = Table::new(2);
    assert_eq!(table.take_pair("sets", "breakin-atmo"), Some(()));
    assert_eq!(table.pairs(), [("sets", "breakin-atmo".to_owned())]);
    for unknown in ["breakin", "base", "breakin-atmo,", ""] {
        assert_eq!(Table::new(2).take_pair("sets", unknown), None, "{unknown}");
    }
    let played = played(Table { turn_limit: 3, ..table }, 5);
    assert!(played.state().board().table.jobs().any(|job| job.number() > 125));
    assert_eq!(AnyMatch::decode(&played.encode()), Ok(AnyMatch::Firefly(played)));
}

#[test]
fn damaged_links_are_refused() {
    let mut rng = Rng::new(Seed(6), 7);
    let (mut refused, mut tried) = (0u32, 0u32);
    for seats in 1..=Table::MOST {
        let sent = played(Table { turn_limit: 4, ..Table::new(seats) }, 2).encode();
        for _ in 0..300 {
            let mut link: Vec<u8> = sent.bytes().collect();
            let at = rng.below(link.len() as u32) as usize;
            match rng.below(4) {
                0 => link[at] = *rng.pick(LETTERS).unwrap(),
                1 => drop(link.remove(at)),
                2 => link.truncate(at),
                _ => link.insert(at, *rng.pick(LETTERS).unwrap()),
            }
            let link = String::from_utf8(link).unwrap();
            let decoded = AnyMatch::decode(&link);
            tried += u32::from(link != sent);
            refused += u32::from(decoded.is_err());
            if let Ok(read) = decoded {
                assert_eq!(read.encode(), link, "whatever is accepted is what it says");
            }
        }
    }
    assert!(refused + 2 >= tried, "{refused} of {tried}");
}

#[test]
fn links_of_options_that_no_rule_allows_are_refused() {
    let sent = Match::<Firefly>::new(Table::new(2), Seed(1)).unwrap().encode();
    let other =
        Match::<rules::farlight::Farlight>::new(rules::farlight::Table { seats: 2 }, Seed(1));
    assert_ne!(AnyMatch::decode(&sent).unwrap().game(), GameKind::Farlight);
    assert_eq!(
        AnyMatch::decode(&sent).unwrap().relation(&AnyMatch::Farlight(other.unwrap())),
        rules::Relation::OtherDeal
    );
    assert_eq!(Firefly::RULES, 4);
}

/// The head of a link of a game without a turn limit that is said to be over.
fn endless(seats: u32) -> String {
    let version = Firefly::RULES.into();
    let mut digits = rules::Digits::default();
    for (value, radix) in [(1, 16), (2, 8), (version, 256), (seats, 8), (1, 64), (0, 256), (0, 2)] {
        digits.push(value, radix);
    }
    digits.push(0, 2);
    digits.push_bits(7, Seed::DRAWN_BITS);
    // Choices are read until it is over, and it never is.
    digits.push(1, 2);
    digits.pack().to_letters()
}

/// The game has no end of its own: a link may claim as many choices as any match has. Ten times
/// the length of a long match is refused, not played for ever.
#[test]
fn a_link_that_claims_an_endless_match_is_refused() {
    for (seats, filling) in [(1, "A"), (2, "_"), (3, "9"), (4, "Ag"), (4, "")] {
        let text = endless(seats) + &filling.repeat(9_000 / filling.len().max(1));
        assert!(AnyMatch::decode(&text).is_err());
    }
}

/// Reading such a link is given up by how much work it is, long before its end.
#[test]
fn a_link_that_asks_for_too_much_work_is_too_long() {
    for (length, filling) in [(20_000, "k3_"), (65_000, "k3_"), (90_000, "k3_"), (65_000, "9")] {
        let text = endless(4) + &filling.repeat(length / filling.len());
        assert_eq!(AnyMatch::decode(&text), Err(rules::LinkError::TooLong), "{length} letters");
    }
}

/// Four busy seats and two hundred rounds, the most that a table can agree on, fit a link.
#[test]
fn the_longest_match_fits_a_link() {
    let table = Table { turn_limit: 200, ..Table::new(4) };
    let played = played(table, 3);
    assert!(played.choices().len() > 4_000, "{} choices", played.choices().len());
    let link = played.encode();
    println!("{} choices, {} letters", played.choices().len(), link.len());
    assert_eq!(AnyMatch::decode(&link), Ok(AnyMatch::Firefly(played)));
}
