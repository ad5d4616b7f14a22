//! How long presses take until what they did is painted: a match of each game against a bot that
//! plays at random, by a finger in Chromium on a phone's screen with a processor four times slower.
//! Prints the 98th percentile of each; the machine should do nothing else.
//!
//! ```text
//! make presses
//! ```

use browser_tests::{Browser, Engine, Setup, release};
use serde_json::Value;

/// How much slower the processor is.
const SLOWER: u32 = 4;
/// Decisions that are made at most: Firefly has no end in sight at random.
const DECISIONS: usize = 60;
/// The matches: a game each, two seats.
const MATCHES: [&str; 3] = [
    "#/faraway/k7q2-m9xd?seats=human,random",
    "#/farlight/k7q2-m9xd?seats=human,random",
    "#/firefly/k7q2-m9xd?seats=human,random",
];

/// Hears how long each event took until the next paint, and what it was aimed at.
const LISTEN: &str = "window.presses = new Map(); window.pressesBefore = performance.interactionCount;
    new PerformanceObserver((list) => {
        for (const { interactionId, duration, target } of list.getEntries()) {
            if (!interactionId || presses.get(interactionId)?.[0] >= duration) continue;
            const at = target?.closest?.('button, a, [data-choice]') ?? target;
            presses.set(interactionId, [duration, at?.getAttribute?.('aria-label') || at?.textContent?.trim().slice(0, 40) || at?.className || '']);
        }
    }).observe({ type: 'event', durationThreshold: 16 })";

/// What was heard, the longest first, and how many presses there were.
const HEARD: &str = "return [[...presses.values()].sort((a, b) => b[0] - a[0]), performance.interactionCount - pressesBefore]";

fn main() {
    let site = release();
    for address in MATCHES {
        let page = Browser::open(&Setup::of(Engine::Chromium).size(390, 844));
        page.sit_down(&site.url(), address);
        page.wait_for(".table [data-choice]");
        page.eval(LISTEN, &[]);
        page.slow_down(SLOWER);
        let made = page.play_by_touch(DECISIONS, 1);
        page.slow_down(1);
        let heard = page.eval(HEARD, &[]);
        report(address, made, &heard);
    }
}

fn report(address: &str, made: usize, heard: &Value) {
    let slow: Vec<(u64, &str)> = heard[0]
        .as_array()
        .into_iter()
        .flatten()
        .map(|one| {
            (one[0].as_f64().unwrap_or_default() as u64, one[1].as_str().unwrap_or_default())
        })
        .collect();
    let all = heard[1].as_u64().unwrap_or_default().max(slow.len() as u64);
    // Those of less than 16 ms are counted, not listed.
    let at = |part: u64| slow.get((all * part / 100) as usize).map_or(16, |&(time, _)| time);
    println!(
        "{address}: {made} decisions, {all} presses; 98th percentile {} ms, 90th {}, median {}",
        at(2),
        at(10),
        at(50)
    );
    for (time, what) in slow.iter().take(8) {
        println!("    {time} ms  {what}");
    }
}
