//! The code that a whole match travels as.
//!
//! One mixed-radix number in base64url. From the first digit on: the format, the game, its rules
//! version, the options, the seed, whether the match is over, the number of choices if it is not,
//! each choice as its place among the legal ones, and a check over everything before. A choice so
//! costs the logarithm of the number of legal ones and no more.

use crate::digest;
use crate::{
    ChoiceError, Digit, Digits, Game, GameKind, Match, Number, Options, OptionsError, Seed, Silent,
};
use std::fmt;

const FORMAT: u32 = 1;
const FORMATS: u32 = 16;
const GAMES: u32 = 8;
const CHECK_BITS: u32 = 24;
/// The check alone fills one limb.
const CHECK_LIMBS: u64 = 1;
/// No match is longer: forty choices in every turn of four seats and two hundred rounds.
const MOST_CHOICES: u64 = 1 << 15;
/// The steps of long division that reading a link may take: each choice divides what is left of
/// the number. A match of twenty thousand choices takes 17 millions, more than any that was ever
/// played; a hostile link cannot ask for more work.
const MOST_STEPS: u64 = 24_000_000;

/// Why a text is no match link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// Nothing there.
    Empty,
    /// Longer than any match.
    TooLong,
    /// A character that links never have.
    Character(char),
    /// Made by a later Farflung, or by something else.
    Format(u32),
    /// A game this Farflung does not know.
    Game(u32),
    /// A game that this Farflung knows, but whose rules or sets it was built without.
    Elsewhere {
        /// The game.
        game: GameKind,
        /// Whether expansions are in play.
        sets: bool,
        /// Whether the match is over, as far as that can be said without playing it.
        over: bool,
    },
    /// Another rules version: it is never silently reinterpreted.
    Rules {
        /// The game that the link is of.
        game: GameKind,
        /// The version in the link.
        link: u32,
        /// The version that this Farflung plays.
        ours: u32,
    },
    /// Options that the rules do not allow.
    Options(OptionsError),
    /// The check does not fit: cut short, or mistyped.
    Damaged,
}

impl fmt::Display for LinkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LinkError::Empty => f.write_str("the link is empty"),
            LinkError::TooLong => f.write_str("the link is longer than any match"),
            LinkError::Character(c) => write!(f, "a link cannot contain {c:?}"),
            LinkError::Format(n) => {
                write!(f, "the link has format {n}, this version reads {FORMAT}")
            }
            LinkError::Game(n) => {
                write!(f, "the link is of game {n}, which this version does not know")
            }
            LinkError::Elsewhere { game, sets, .. } => {
                let sets = if *sets { " with sets" } else { "" };
                write!(f, "the link is of {game}{sets}, which this program was built without")
            }
            LinkError::Rules { game, link, ours } => {
                write!(
                    f,
                    "the link was made with rules {link} of {game}, this version plays rules {ours}"
                )
            }
            LinkError::Options(error) => {
                write!(f, "the link has options that cannot be played: {error}")
            }
            LinkError::Damaged => f.write_str("the link is damaged: cut short or mistyped"),
        }
    }
}

impl std::error::Error for LinkError {}

impl From<OptionsError> for LinkError {
    fn from(error: OptionsError) -> Self {
        LinkError::Options(error)
    }
}

/// What stands before the options: enough to say which game the rest is of.
pub(crate) fn read_head(text: &str) -> Result<(GameKind, u32, Number), LinkError> {
    // A choice costs twelve bits at the very most.
    if text.len() as u64 > MOST_CHOICES * 2 {
        return Err(LinkError::TooLong);
    }
    if text.is_empty() {
        return Err(LinkError::Empty);
    }
    let mut number = Number::from_letters(text).map_err(LinkError::Character)?;
    let format = number.take(FORMATS);
    if format != FORMAT {
        return Err(LinkError::Format(format));
    }
    let game = number.take(GAMES);
    let game = GameKind::from_id(game).ok_or(LinkError::Game(game))?;
    let rules = number.take(256);
    Ok((game, rules, number))
}

impl<G: Game> Match<G> {
    /// The code of the match for a link; decoding gives the same match back.
    ///
    /// ```
    /// use rules::{AnyMatch, Match, Options, Seed, farlight::Farlight};
    ///
    /// let dealt = Match::<Farlight>::new(Options::usual(), Seed(7))?;
    /// let code = dealt.encode();
    /// assert!(AnyMatch::decode(&code[1..]).is_err());
    /// assert_eq!(AnyMatch::decode(&code)?, dealt.into());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn encode(&self) -> String {
        self.encode_known(&self.choice_digits())
    }

    /// As [`Match::encode`], for whoever noted the [`Match::choice_digits`] as the match was
    /// played: nothing is played again. Digits of another match give a code of neither.
    pub fn encode_known(&self, choices: &[Digit]) -> String {
        self.digits(choices).pack().to_letters()
    }

    /// Each choice as its place among the legal ones: the product of the radices is the number of
    /// matches that could have been, its logarithm the least that a link can cost.
    pub fn choice_digits(&self) -> Vec<Digit> {
        let mut digits = Vec::with_capacity(self.choices().len());
        let Ok(mut replay) = Match::<G>::new(self.options().clone(), self.seed()) else {
            return digits;
        };
        for &choice in self.choices() {
            let legal = replay.legal();
            let at = legal.binary_search(&choice).unwrap_or_default();
            digits.push(Digit { value: at as u32, radix: legal.len() as u32 });
            if replay.play(choice, &mut Silent).is_err() {
                break;
            }
        }
        digits
    }

    fn digits(&self, choices: &[Digit]) -> Digits {
        let mut digits = head_of::<G>(self.options(), self.seed());
        digits.push(self.is_over().into(), 2);
        if !self.is_over() {
            push_count(&mut digits, self.choices().len() as u64);
        }
        for digit in choices {
            digits.push(digit.value, digit.radix);
        }
        push_check(&mut digits);
        digits
    }

    /// Reads the rest of a code whose head named this game.
    pub(crate) fn decode(rules: u32, mut number: Number) -> Result<Match<G>, LinkError> {
        let options = read_options::<G>(rules, &mut number)?;
        if options.has_sets() && !cfg!(feature = "sets") {
            return Err(elsewhere::<G>(&options, number));
        }
        let wide = number.take(2) == 1;
        let seed = Seed(number.take_bits(if wide { 64 } else { Seed::DRAWN_BITS }));
        let over = number.take(2) == 1;
        let count = if over { MOST_CHOICES } else { take_count(&mut number)? };
        let mut decoded = Match::new(options, seed)?;
        let choices = decoded.take_choices(&mut number, count)?;
        // What is left is the check; to reckon it costs as much as all before.
        if decoded.is_over() != over || number.limbs() > CHECK_LIMBS {
            return Err(LinkError::Damaged);
        }
        let whole = decoded.digits(&choices);
        let check = whole.as_slice().len() - 2;
        let expected = Digits::of(&whole.as_slice()[check..]);
        if number == expected.pack() { Ok(decoded) } else { Err(LinkError::Damaged) }
    }

    fn take_choices(&mut self, number: &mut Number, count: u64) -> Result<Vec<Digit>, LinkError> {
        let mut digits = Vec::new();
        let mut steps = 0;
        for _ in 0..count {
            if self.is_over() {
                break;
            }
            steps += number.limbs();
            if steps > MOST_STEPS {
                return Err(LinkError::TooLong);
            }
            digits.push(self.take_choice(number).map_err(|_| LinkError::Damaged)?);
        }
        Ok(digits)
    }

    fn take_choice(&mut self, number: &mut Number) -> Result<Digit, ChoiceError> {
        let legal = self.legal();
        let radix = legal.len() as u32;
        let value = number.take(radix);
        let choice = *legal.get(value as usize).ok_or(ChoiceError::Over)?;
        self.play(choice, &mut Silent)?;
        Ok(Digit { value, radix })
    }
}

/// The code of a match in which nothing has been chosen yet, without dealing it.
pub fn dealt_code<G: Game>(options: &G::Options, seed: Seed) -> String {
    let mut digits = head_of::<G>(options, seed);
    digits.push(false.into(), 2);
    push_count(&mut digits, 0);
    push_check(&mut digits);
    digits.pack().to_letters()
}

/// What to say of a code whose game this program was built without: as much as can be read of it
/// without playing it must be sound.
#[cfg(not(all(feature = "farlight", feature = "faraway", feature = "firefly")))]
pub(crate) fn of_other_game<G: Game>(rules: u32, mut number: Number) -> LinkError {
    match read_options::<G>(rules, &mut number) {
        Ok(options) => elsewhere::<G>(&options, number),
        Err(error) => error,
    }
}

/// What to say of a code of these options, from its seed on.
fn elsewhere<G: Game>(options: &G::Options, mut number: Number) -> LinkError {
    let wide = number.take(2) == 1;
    number.take_bits(if wide { 64 } else { Seed::DRAWN_BITS });
    LinkError::Elsewhere { game: G::KIND, sets: options.has_sets(), over: number.take(2) == 1 }
}

fn read_options<G: Game>(rules: u32, number: &mut Number) -> Result<G::Options, LinkError> {
    if rules != u32::from(G::RULES) {
        return Err(LinkError::Rules { game: G::KIND, link: rules, ours: G::RULES.into() });
    }
    Ok(G::Options::read(number)?)
}

fn head_of<G: Game>(options: &G::Options, seed: Seed) -> Digits {
    let mut digits = Digits::default();
    digits.push(FORMAT, FORMATS);
    digits.push(G::KIND.id(), GAMES);
    digits.push(u32::from(G::RULES), 256);
    options.write(&mut digits);
    let wide = seed.0 >> Seed::DRAWN_BITS != 0;
    digits.push(wide.into(), 2);
    digits.push_bits(seed.0, if wide { 64 } else { Seed::DRAWN_BITS });
    digits
}

fn push_check(digits: &mut Digits) {
    let check = check_of(digits);
    digits.push_bits(check, CHECK_BITS);
}

/// Seven bits at a time, a flag before each group that says whether it is the last.
fn push_count(digits: &mut Digits, mut count: u64) {
    while count >= 128 {
        digits.push(128 + (count & 127) as u32, 256);
        count >>= 7;
    }
    digits.push(count as u32, 256);
}

fn take_count(number: &mut Number) -> Result<u64, LinkError> {
    let mut count = 0;
    for shift in [0, 7, 14] {
        let group = u64::from(number.take(256));
        count |= (group & 127) << shift;
        if group < 128 {
            return if count > MOST_CHOICES { Err(LinkError::TooLong) } else { Ok(count) };
        }
    }
    Err(LinkError::Damaged)
}

fn check_of(digits: &Digits) -> u64 {
    let values: Vec<(u32, u32)> = digits.as_slice().iter().map(|d| (d.value, d.radix)).collect();
    let hash = digest(&values);
    (hash ^ hash >> 32) & ((1 << CHECK_BITS) - 1)
}
