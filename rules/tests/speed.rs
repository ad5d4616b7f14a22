//! How many random whole games are played in a second on one thread, on this machine and in
//! WebAssembly in a browser: one loop for both. `make speed` runs it; the test suite does not.

use rules::faraway::{Faraway, Start, Table};
use rules::farlight::{self, Farlight};
use rules::firefly::{self, Firefly};
use rules::{Game, Match, Rng, Seed, Silent};

#[cfg(target_arch = "wasm32")]
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);

/// How long each loop runs, in milliseconds.
const TIME: f64 = 2000.0;
/// How many games are played between two looks at the clock.
const BATCH: u64 = 50;

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[ignore = "measures and checks nothing: make speed"]
fn faraway() {
    for seats in [2, 4, 6] {
        let table = Table { seats, start: Start::Basic };
        say(&format!("faraway, {seats} seats: {:.0} games/s", speed::<Faraway>(&table)));
    }
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[ignore = "measures and checks nothing: make speed"]
fn farlight() {
    for seats in 2..=5 {
        let table = farlight::Table { seats };
        say(&format!("farlight, {seats} seats: {:.0} games/s", speed::<Farlight>(&table)));
    }
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[ignore = "measures and checks nothing: make speed"]
fn firefly() {
    for seats in 1..=4 {
        let table = firefly::Table { turn_limit: 20, ..firefly::Table::new(seats) };
        say(&format!("firefly, {seats} seats, 20 rounds: {:.0} games/s", speed::<Firefly>(&table)));
    }
}

fn speed<G: Game>(options: &G::Options) -> f64 {
    let start = now();
    let mut games = 0;
    while now() - start < TIME {
        for seed in games..games + BATCH {
            play::<G>(options, Seed(seed));
        }
        games += BATCH;
    }
    games as f64 * 1000.0 / (now() - start)
}

fn play<G: Game>(options: &G::Options, seed: Seed) {
    let mut rng = Rng::new(seed, 1);
    let Ok(mut played) = Match::<G>::new(options.clone(), seed) else {
        panic!("the options are out of range")
    };
    while let Some(&choice) = rng.pick(&played.legal()) {
        if let Err(error) = played.play(choice, &mut Silent) {
            panic!("a legal choice was refused: {error}");
        }
    }
    assert!(played.is_over());
}

#[cfg(target_arch = "wasm32")]
fn now() -> f64 {
    js_sys::Date::now()
}

#[cfg(not(target_arch = "wasm32"))]
fn now() -> f64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0.0, |time| time.as_secs_f64() * 1000.0)
}

#[cfg(target_arch = "wasm32")]
fn say(line: &str) {
    wasm_bindgen_test::console_log!("{line}");
}

#[cfg(not(target_arch = "wasm32"))]
fn say(line: &str) {
    println!("{line}");
}
