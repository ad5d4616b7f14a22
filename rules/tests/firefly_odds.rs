//! Exact chances against every roll counted one by one.

use rules::firefly::effect::{Effect, Test};
use rules::firefly::misbehave_card;
use rules::firefly::odds::{Chance, Dice, Six, shows_none, sums};

/// The three-banded Fight of *Alliance Operatives*: from 0, 6 and 10.
fn operatives() -> &'static Test {
    match misbehave_card(2).ways[1].effects[0] {
        Effect::Test(test) => test,
        other => panic!("{other:?}"),
    }
}

/// All 36 pairs of dice; the second counts only after a six.
fn rolls() -> impl Iterator<Item = i16> {
    (1..=6).flat_map(|first| (1..=6).map(move |second| first + if first == 6 { second } else { 0 }))
}

#[test]
fn a_six_gives_one_more_die() {
    for (sum, ways) in (0..).zip(sums(Six::Heroic)) {
        assert_eq!(rolls().filter(|&roll| roll == sum).count(), usize::from(ways), "{sum}");
    }
    assert_eq!(sums(Six::Plain), [0, 6, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0, 0]);
}

#[test]
fn bands_are_counted_roll_by_roll() {
    for points in -4..15 {
        let mut counted = [0; 3];
        rolls().for_each(|roll| counted[operatives().band(roll + points)] += 1);
        let expected = counted.map(|hits| Chance::new(hits, 36));
        let dice = Dice { six: Six::Heroic, ones: 0, again: false, two: false };
        assert_eq!(dice.chances(&operatives().floors(), points), expected, "{points}");
    }
}

#[test]
fn a_second_roll_replaces_what_is_not_the_best() {
    for points in -4..15 {
        let mut counted = [0; 3];
        for first in rolls() {
            for second in rolls() {
                let band = operatives().band(first + points);
                let band = if band < 2 { operatives().band(second + points) } else { band };
                counted[band] += 1;
            }
        }
        let expected = counted.map(|hits| Chance::new(hits, 36 * 36));
        let dice = Dice { six: Six::Heroic, ones: 0, again: true, two: false };
        assert_eq!(dice.chances(&operatives().floors(), points), expected, "{points}");
    }
}

#[test]
fn drawing_without_putting_back() {
    assert_eq!(shows_none(1, 40, 1), Chance::new(39, 40));
    assert_eq!(shows_none(1, 40, 5), Chance::new(35, 40));
    assert_eq!(shows_none(2, 4, 2), Chance::new(1, 6));
    assert_eq!(shows_none(2, 4, 3), Chance::NEVER);
    assert_eq!(shows_none(0, 3, 9), Chance::CERTAIN);
    assert_eq!(shows_none(15, 40, 0), Chance::CERTAIN);
}

/// One roll with its chance in 36ths, the die and the bonus die of a six.
fn thrown() -> Vec<(i16, i16, Chance)> {
    let bonus = |die: i16| if die == 6 { 1..=6 } else { 0..=0 };
    let chance = |die: i16| if die == 6 { Chance::new(1, 36) } else { Chance::new(1, 6) };
    (1..=6).flat_map(|die| bonus(die).map(move |more| (die, more, chance(die)))).collect()
}

/// The sums of one roll of which ones are made again, whether that was done, and how likely.
fn mended() -> Vec<(i16, bool, Chance)> {
    let mut sums = Vec::new();
    for (die, more, chance) in thrown() {
        match (die, more) {
            (1, _) => sums.extend(thrown().iter().map(|(d, m, c)| (d + m, true, chance * *c))),
            (6, 1) => sums.extend((1..=6).map(|m| (6 + m, true, chance * Chance::new(1, 6)))),
            _ => sums.push((die + more, false, chance)),
        }
    }
    sums
}

#[test]
fn ones_that_are_rolled_again_are_counted_roll_by_roll() {
    let floors = [0, 6, 10];
    for points in -2..8 {
        let band = |sum: i16| rules::firefly::odds::band(&floors, sum + points);
        let mut once = [Chance::NEVER; 3];
        let mut twice = [Chance::NEVER; 3];
        for (sum, used, chance) in mended() {
            let at = band(sum);
            once[at] = once[at] + chance;
            if at == 2 {
                twice[at] = twice[at] + chance;
                continue;
            }
            let plain: Vec<_> = thrown().iter().map(|(d, m, c)| (d + m, false, *c)).collect();
            for (sum, _, second) in if used { plain } else { mended() } {
                twice[band(sum)] = twice[band(sum)] + chance * second;
            }
        }
        let dice = |again| Dice { six: Six::Heroic, ones: 1, again, two: false };
        assert_eq!(dice(false).chances(&floors, points), once, "{points}");
        assert_eq!(dice(true).chances(&floors, points), twice, "{points}");
    }
}

/// A throw in which so many ones may be rolled again: what it shows, how many are left, how likely.
fn with_mends(left: u8, part: Chance, into: &mut Vec<(i16, u8, Chance)>) {
    fn bonus(left: u8, part: Chance, into: &mut Vec<(i16, u8, Chance)>) {
        for die in 1..=6 {
            let part = part * Chance::new(1, 6);
            if die == 1 && left > 0 {
                bonus(left - 1, part, into)
            } else {
                into.push((6 + die, left, part))
            }
        }
    }
    for die in 1..=6 {
        let part = part * Chance::new(1, 6);
        match die {
            1 if left > 0 => with_mends(left - 1, part, into),
            6 => bonus(left, part, into),
            _ => into.push((die, left, part)),
        }
    }
}

#[test]
fn two_that_roll_ones_again_are_counted_throw_by_throw() {
    let floors = [0, 6, 9];
    for points in -1..9 {
        let band =
            |sum: i16| floors.iter().rposition(|&f| sum + points >= i16::from(f)).unwrap_or(0);
        let (mut once, mut twice) = ([Chance::NEVER; 3], [Chance::NEVER; 3]);
        let mut first = Vec::new();
        with_mends(2, Chance::CERTAIN, &mut first);
        for (sum, left, chance) in first {
            once[band(sum)] = once[band(sum)] + chance;
            let mut second = Vec::new();
            if band(sum) == 2 {
                second.push((sum, left, chance));
            } else {
                with_mends(left, chance, &mut second);
            }
            for (sum, _, chance) in second {
                twice[band(sum)] = twice[band(sum)] + chance;
            }
        }
        let dice = |again| Dice { six: Six::Heroic, ones: 2, again, two: false };
        assert_eq!(dice(false).chances(&floors, points), once, "{points}");
        assert_eq!(dice(true).chances(&floors, points), twice, "{points}");
    }
}
