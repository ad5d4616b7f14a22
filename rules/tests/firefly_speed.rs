//! How long random matches are, how many choices they ask for and how fast they run.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

mod firefly_play;

use firefly_play::walk;
use rules::Options;
use rules::firefly::Table;
use std::time::Instant;

#[test]
#[ignore = "measures and checks nothing"]
fn figures_of_random_matches() {
    for seats in 1..=Table::MOST {
        let table = Table { turn_limit: 20, ..Table::new(seats) };
        let (mut lists, mut choices) = (Vec::new(), Vec::new());
        for game in 0..20 {
            let mut count = 0;
            walk(table, game, |played, _| {
                lists.push(played.legal().len());
                count += 1;
            });
            choices.push(count);
        }
        lists.sort_unstable();
        choices.sort_unstable();
        let start = Instant::now();
        (0..200).for_each(|game| walk(table, game, |_, _| {}));
        let speed = 200.0 / start.elapsed().as_secs_f64();
        let at = |share: usize| lists[(lists.len() - 1) * share / 100];
        println!(
            "{seats} seats: {speed:.0} matches/s, choices median {} most {}; legal median {} p95 {} most {}",
            choices[choices.len() / 2],
            choices[choices.len() - 1],
            at(50),
            at(95),
            at(100)
        );
    }
}

#[test]
#[ignore = "measures and checks nothing"]
fn figures_of_lively_matches() {
    for story in 1..=6 {
        let table = Table { turn_limit: 60, story, ..Table::new(2) };
        let (mut finished, mut solids, mut goals, mut money, mut choices, mut rounds) =
            (0, 0, 0, 0, 0, 0);
        for game in 0..20 {
            let mut last = None;
            firefly_play::lively_walk(table, game, |played, choice| {
                last = Some((played.clone(), choice));
            });
            let (mut played, choice) = last.unwrap();
            played.play(choice, &mut rules::Silent).unwrap();
            let view = played.view(None);
            finished += u32::from(view.finished.is_some());
            rounds += u32::from(view.round);
            choices += played.choices().len();
            for captain in &view.captains {
                solids += u32::from(captain.solids());
                goals += u32::from(captain.goals);
                money += captain.money;
            }
        }
        println!(
            "story {story}: {finished} of 20 finished, {} rounds; a captain has {:.1} solids, {:.1} goals, ${}; {} choices",
            rounds / 20,
            f64::from(solids) / 40.0,
            f64::from(goals) / 40.0,
            money / 40,
            choices / 20
        );
    }
}

#[test]
#[ignore = "measures and checks nothing"]
fn figures_of_legal_lists() {
    for seats in 1..=Table::MOST {
        let table = Table { turn_limit: 40, ..Table::new(seats) };
        let (mut lists, mut long) = (Vec::new(), std::collections::BTreeMap::new());
        for game in 0..20 {
            firefly_play::lively_walk(table, game, |played, _| {
                let count = played.legal().len();
                lists.push(count);
                if count > 40 {
                    let view = played.view(None);
                    let frame = format!("{:?}", view.stack.last().unwrap());
                    let name = frame.split(['(', ' ']).next().unwrap().to_string();
                    *long.entry(name).or_insert(0u32) += 1;
                }
            });
        }
        lists.sort_unstable();
        let at = |share: usize| lists[(lists.len() - 1) * share / 100];
        println!(
            "{seats} seats: {} choices a match; legal median {} p95 {} p99 {} most {}; above 40: {long:?}",
            lists.len() / 20,
            at(50),
            at(95),
            at(99),
            at(100)
        );
    }
}
