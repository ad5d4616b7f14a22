//! How long random matches are, how many choices they ask for and how fast they run.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

mod firefly_play;

use firefly_play::walk;
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
            choices[choices.len() / 2], choices[choices.len() - 1], at(50), at(95), at(100)
        );
    }
}
