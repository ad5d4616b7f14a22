//! Exact chances: of the bands of a test, and of what a deck still holds. No floats.

#![deny(clippy::wildcard_enum_match_arm)]

use std::ops::{Add, Mul};

/// A chance as a fraction in its lowest terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Chance {
    hits: u64,
    of: u64,
}

impl Chance {
    /// It never happens.
    pub const NEVER: Chance = Chance { hits: 0, of: 1 };
    /// It always happens.
    pub const CERTAIN: Chance = Chance { hits: 1, of: 1 };

    /// So many hits out of so many; out of none it is certain not to happen.
    pub fn new(hits: u64, of: u64) -> Chance {
        if of == 0 {
            return Chance::NEVER;
        }
        let common = divisor(hits, of);
        Chance { hits: hits / common, of: of / common }
    }

    /// A die shows more than this.
    pub fn above(than: u8) -> Chance {
        Chance::new(6u64.saturating_sub(than.into()), 6)
    }

    /// The numerator.
    pub fn hits(self) -> u64 {
        self.hits
    }

    /// The denominator, never 0.
    pub fn of(self) -> u64 {
        self.of
    }

    /// The chance that it does not happen.
    pub fn fails(self) -> Chance {
        Chance::new(self.of - self.hits, self.of)
    }

    /// Both, one after the other, where the product need not fit: then to the nearest that does.
    pub fn and(self, other: Chance) -> Chance {
        let mut hits = u128::from(self.hits) * u128::from(other.hits);
        let mut of = u128::from(self.of) * u128::from(other.of);
        while of > u128::from(u64::MAX) {
            (hits, of) = (hits / 2, of / 2);
        }
        Chance::new(hits as u64, of as u64)
    }

    /// The greater of two.
    pub fn max(self, other: Chance) -> Chance {
        if self.parts() < other.parts() { other } else { self }
    }

    /// In parts of a test that may be rolled again, rounded down.
    pub(super) fn parts(self) -> u64 {
        (u128::from(self.hits) * u128::from(PARTS) / u128::from(self.of)) as u64
    }

    /// In thousandths, rounded down.
    pub fn permille(self) -> u64 {
        (u128::from(self.hits) * 1000 / u128::from(self.of)) as u64
    }
}

/// Both, one after the other.
impl Mul for Chance {
    type Output = Chance;

    fn mul(self, other: Chance) -> Chance {
        let (across, back) = (divisor(self.hits, other.of), divisor(other.hits, self.of));
        Chance::new(
            (self.hits / across) * (other.hits / back),
            (self.of / back) * (other.of / across),
        )
    }
}

/// Either of two that exclude each other.
impl Add for Chance {
    type Output = Chance;

    fn add(self, other: Chance) -> Chance {
        let common = divisor(self.of, other.of);
        let (left, right) = (other.of / common, self.of / common);
        Chance::new(self.hits * left + other.hits * right, self.of * left)
    }
}

/// The mean of chances that are as likely as each other, in parts of a test.
pub(super) fn mean(chances: impl ExactSizeIterator<Item = Chance>) -> Chance {
    let count = chances.len() as u64;
    Chance::new(chances.map(Chance::parts).sum(), count * PARTS)
}

fn divisor(left: u64, right: u64) -> u64 {
    if right == 0 { left.max(1) } else { divisor(right, left % right) }
}

/// Whether a six gives a bonus die (section 4: *Thrillin' Heroics*).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Six {
    /// It counts six and one more die is added.
    Heroic,
    /// It counts six.
    Plain,
}

/// How many of 36 rolls show each sum, by the sum; 0 to 12.
pub fn sums(six: Six) -> [u8; 13] {
    let mut ways = [0; 13];
    ways[1..6].fill(6);
    match six {
        Six::Heroic => ways[7..13].fill(1),
        Six::Plain => ways[6] = 6,
    }
    ways
}

/// The band that a total falls into, by the least total of each; the first begins at the bottom.
pub fn band(floors: &[u8], total: i16) -> usize {
    floors.iter().rposition(|&from| total >= i16::from(from)).unwrap_or(0)
}

/// Of how many rolls each is as likely as any other.
pub(super) const ROLLS: u64 = 216;

/// How the dice of a test fall and who may roll them again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dice {
    /// What a six brings.
    pub six: Six,
    /// How many times a die that shows a one is rolled again first.
    pub ones: u8,
    /// Whether a roll below the best band is made again, once.
    pub again: bool,
    /// Whether two dice are thrown in the place of the first, of which the higher counts.
    pub two: bool,
}

impl Dice {
    /// The chance of each band with so many points.
    pub fn chances(self, floors: &[u8], points: i16) -> Vec<Chance> {
        let best = floors.len().saturating_sub(1);
        let rolls = self.rolls(floors, points);
        let all = |rolls: &[Vec<Chance>]| sum(floors, rolls);
        if !self.again {
            return all(&rolls);
        }
        // Who has mended ones has as many fewer to mend left in the second roll.
        let twice = rolls.iter().enumerate().map(|(mended, first)| {
            let left = Dice { ones: self.ones - mended as u8, ..self };
            rolled_again(first, &all(&left.rolls(floors, points)), best)
        });
        all(&twice.collect::<Vec<_>>())
    }

    /// The chance of each band of a roll, by how many times a one was rolled again in it.
    fn rolls(self, floors: &[u8], points: i16) -> Vec<Vec<Chance>> {
        if self.ones == 0 {
            return vec![self.tally(floors, points, |_| true)];
        }
        let mut rolls = vec![self.whole(floors, points)];
        // A one as the first die: all is rolled anew.
        let anew = Dice { ones: self.ones - 1, ..self }.rolls(floors, points);
        let one = if self.two { Chance::new(1, 36) } else { Chance::new(1, 6) };
        let part = |chances: Vec<Chance>| chances.into_iter().map(|c| one * c);
        rolls.extend(anew.into_iter().map(|chances| part(chances).collect()));
        if self.six == Six::Heroic {
            // A one as the bonus die of a six, which alone is rolled again then.
            for mended in 1..=self.ones {
                // A six as the first die, and a one for each time.
                let six = if self.two { (11, 36) } else { (1, 6) };
                let ways = six.1 * 6 * 6_u64.pow(mended.into());
                let last = if mended == self.ones { 1 } else { 2 };
                for die in last..=6 {
                    let chance = &mut rolls[usize::from(mended)][band(floors, 6 + die + points)];
                    *chance = *chance + Chance::new(six.0, ways);
                }
            }
        }
        rolls
    }

    /// The chance of each band by rolls that show no one.
    fn whole(self, floors: &[u8], points: i16) -> Vec<Chance> {
        let shows_one = |sum: i16| sum == 1 || sum == 7 && self.six == Six::Heroic;
        self.tally(floors, points, |sum| !shows_one(sum))
    }

    /// How many of 216 rolls show each sum.
    pub(super) fn sums(self) -> [u64; 13] {
        let mut ways = sums(self.six).map(|ways| 6 * u64::from(ways));
        if self.two {
            // The higher of two dice: so many times as likely as the die of one alone.
            (1..6).for_each(|die| ways[die] = ways[die] * (2 * die as u64 - 1) / 6);
            ways[6..].iter_mut().for_each(|ways| *ways = *ways * 11 / 6);
        }
        ways
    }

    /// The chance of each band of one roll by the sums that count.
    fn tally(self, floors: &[u8], points: i16, counts: impl Fn(i16) -> bool) -> Vec<Chance> {
        let mut hits = vec![0; floors.len()];
        for (sum, ways) in (0..).zip(self.sums()).filter(|(sum, _)| counts(*sum)) {
            hits[band(floors, sum + points)] += ways;
        }
        hits.into_iter().map(|hits| Chance::new(hits, ROLLS)).collect()
    }
}

/// The chance that with these cards of each suit so many more drawn from the rest make enough of one.
pub(super) fn alike(held: [usize; 4], rest: [usize; 4], draws: usize, enough: usize) -> Chance {
    // ways[k]: hands of k cards of the suits looked at in which no suit has enough.
    let mut ways = vec![0_u64; draws + 1];
    ways[0] = 1;
    for (held, rest) in held.into_iter().zip(rest) {
        let mut with = vec![0; draws + 1];
        for (k, &before) in ways.iter().enumerate() {
            for more in (0..=rest.min(draws - k)).filter(|more| held + more < enough) {
                with[k + more] += before * hands(rest, more);
            }
        }
        ways = with;
    }
    Chance::new(ways[draws], hands(rest.iter().sum(), draws)).fails()
}

/// In how many ways so many cards are drawn out of so many.
fn hands(cards: usize, draws: usize) -> u64 {
    (0..draws).fold(1, |hands, k| hands * (cards - k) as u64 / (k as u64 + 1))
}

/// The chances of bands where one roll below `keep` is made again, as the second one falls.
fn rolled_again(first: &[Chance], second: &[Chance], keep: usize) -> Vec<Chance> {
    let again = first.iter().take(keep).fold(Chance::NEVER, |sum, &chance| sum + chance);
    let kept = |band: usize| if band < keep { Chance::NEVER } else { first[band] };
    (0..first.len()).map(|band| kept(band) + again * second[band]).collect()
}

/// Band by band.
fn sum(floors: &[u8], chances: &[Vec<Chance>]) -> Vec<Chance> {
    let of = |band: usize| chances.iter().fold(Chance::NEVER, |sum, each| sum + each[band]);
    (0..floors.len()).map(of).collect()
}

/// The chance that `draws` cards out of `cards` show none of the `bad` ones: a route through
/// one region while its deck is not shuffled.
pub fn shows_none(bad: u8, cards: u8, draws: u8) -> Chance {
    (0..draws.min(cards)).fold(Chance::CERTAIN, |clear, drawn| {
        let left = u64::from(cards - drawn);
        clear * Chance::new(left.saturating_sub(u64::from(bad)), left)
    })
}

/// Every chance of a test that may be rolled again is a multiple of one in so many.
pub(super) const PARTS: u64 = 36 * 36;

/// The chance that all of so many cards drawn without putting any back succeed, as a fraction:
/// the mean over all hands of the product of their chances.
pub(super) fn all_of(chances: &[Chance], draws: usize) -> (u128, u128) {
    let draws = draws.min(chances.len());
    // sums[k]: the sum over all hands of k cards of the product of their hits.
    let mut sums = vec![0; draws + 1];
    sums[0] = 1;
    for chance in chances {
        let hits = u128::from(chance.parts());
        for drawn in (1..=draws).rev() {
            sums[drawn] += sums[drawn - 1] * hits;
        }
    }
    let hands =
        (0..draws).fold(1, |hands, k| hands * (chances.len() - k) as u128 / (k + 1) as u128);
    (sums[draws], hands * u128::from(PARTS).pow(draws as u32))
}

/// The chance that of cards drawn one after the other so many succeed and the next ends it, each by its
/// own chances.
pub(super) fn ends_after(goes_on: &[Chance], ends: &[Chance], before: usize) -> Chance {
    let Some(left) = goes_on.len().checked_sub(before).filter(|&left| left > 0) else {
        return Chance::NEVER;
    };
    // sums[k]: as in `all_of`; ended[k]: with one card beside them that ends it.
    let (mut sums, mut ended) = (vec![0_u128; before + 1], vec![0_u128; before + 1]);
    sums[0] = 1;
    for (goes_on, ends) in goes_on.iter().zip(ends) {
        let (hits, last) = (u128::from(goes_on.parts()), u128::from(ends.parts()));
        for drawn in (0..=before).rev() {
            let more = drawn.checked_sub(1);
            ended[drawn] += sums[drawn] * last + more.map_or(0, |at| ended[at] * hits);
            sums[drawn] += more.map_or(0, |at| sums[at] * hits);
        }
    }
    let hands = (0..before)
        .fold(left as u128, |hands, k| hands * (goes_on.len() - k) as u128 / (k + 1) as u128);
    fraction(ended[before], hands * u128::from(PARTS).pow(before as u32 + 1))
}

/// A fraction that may be too fine for a chance, to the nearest that is not.
pub(super) fn fraction(mut hits: u128, mut of: u128) -> Chance {
    while of > u128::from(u32::MAX) {
        (hits, of) = (hits >> 1, of >> 1);
    }
    Chance::new(hits as u64, of as u64)
}

/// In how many parts chances are added up that have no small fraction in common: of those of a test, and of
/// thousandths, each is so many.
pub(super) const FINE: u64 = PARTS * 1_000_000;

impl Chance {
    /// In such parts, to the nearest.
    pub(super) fn fine(self) -> u64 {
        let (hits, of) = (u128::from(self.hits), u128::from(self.of));
        ((hits * u128::from(FINE) + of / 2) / of) as u64
    }

    /// So many of such parts; what is less than a few of them is rounding.
    pub(super) fn of_fine(parts: u64) -> Chance {
        const NOISE: u64 = FINE / 100_000;
        match parts {
            0..NOISE => Chance::NEVER,
            parts if parts > FINE - NOISE => Chance::CERTAIN,
            parts => Chance::new(parts, FINE),
        }
    }
}
