//! How long presses take until what they did is painted: matches of each game against a bot that
//! plays at random, by a finger in Chromium on a phone's screen with a processor four times slower.
//! Prints the 98th percentile of each game, of a hundred presses and more: of fewer it would be the one
//! worst. Takes some ten minutes; the machine should do nothing else.
//!
//! ```text
//! make presses
//! ```

use browser_tests::{Browser, Engine, Setup, release};
use serde_json::Value;

/// How much slower the processor is.
const SLOWER: u32 = 4;
/// The games with how often each is played, and how many decisions at most are made in a match: Firefly has no
/// end in sight at random, Farlight as many presses to a decision as tiles.
const GAMES: [(&str, u64, usize); 3] =
    [("faraway", 4, 17), ("farlight", 2, 20), ("firefly", 3, 50)];

/// Hears how long each event took until the next frame on the screen, what it was aimed at, and when
/// the frame drawn after it was handed on. Where that frame looks like the one before, Chromium
/// presents none, and counts on until the next that differs: until the next press, perhaps.
const LISTEN: &str = "window.presses = new Map(); window.committed = new Map(); window.pressesBefore = performance.interactionCount;
    for (const type of ['pointerdown', 'pointerup', 'click'])
        addEventListener(type, ({ timeStamp }) => requestAnimationFrame(() => {
            const drawn = new MessageChannel();
            drawn.port1.onmessage = () => committed.set(type + timeStamp, performance.now() - timeStamp);
            drawn.port2.postMessage(0);
        }), true);
    new PerformanceObserver((list) => {
        for (const { interactionId, name, startTime, duration, target } of list.getEntries()) {
            if (!interactionId) continue;
            const at = target?.closest?.('button, a, [data-choice]') ?? target;
            const of = at?.getAttribute?.('aria-label') || at?.textContent?.trim().slice(0, 40) || at?.className || '';
            const [longest, what, events] = presses.get(interactionId) ?? [0, '', []];
            presses.set(interactionId, [...(duration > longest ? [duration, of] : [longest, what]), [...events, name + startTime]]);
        }
    }).observe({ type: 'event', durationThreshold: 16 })";

/// What was heard, the longest first, and how many presses there were.
const HEARD: &str = "const drawn = (events) => Math.max(0, ...events.map((event) => committed.get(event) ?? 0));
    return [[...presses.values()].sort((a, b) => b[0] - a[0]).map(([time, what, events]) => [time, what, drawn(events)]),
        performance.interactionCount - pressesBefore]";

fn main() {
    let site = release();
    for (game, matches, decisions) in GAMES {
        let (mut heard, mut presses) = (Vec::new(), 0);
        for seed in 1..=matches {
            let page = Browser::open(&Setup::of(Engine::Chromium).size(390, 844));
            page.sit_down(&site.url(), &format!("#/{game}/k7q2-m9xd?seats=human,random"));
            page.wait_for(".table [data-choice]");
            page.eval(LISTEN, &[]);
            page.slow_down(SLOWER);
            page.play_by_touch(decisions, seed);
            page.slow_down(1);
            let of_match = page.eval(HEARD, &[]);
            heard.extend(of_match[0].as_array().into_iter().flatten().cloned());
            presses += of_match[1].as_u64().unwrap_or_default();
        }
        report(&format!("{game}, {matches} matches"), heard, presses);
    }
}

fn report(played: &str, mut slow: Vec<Value>, presses: u64) {
    let of = |one: &Value, at: usize| one[at].as_f64().unwrap_or_default() as u64;
    slow.sort_by_key(|one| std::cmp::Reverse(of(one, 0)));
    let all = presses.max(slow.len() as u64);
    let shown: Vec<u64> = slow.iter().map(|one| of(one, 0)).collect();
    let mut drawn: Vec<u64> = slow.iter().map(|one| of(one, 2)).collect();
    drawn.sort_unstable_by(|a, b| b.cmp(a));
    println!("{played}: {all} presses");
    println!("    until the next frame on the screen: {}", parts(&shown, all));
    println!("    until the next frame was drawn: {}", parts(&drawn, all));
    for one in slow.iter().take(8) {
        let what = one[1].as_str().unwrap_or_default();
        println!("    {} ms, drawn after {} ms  {what}", of(one, 0), of(one, 2));
    }
}

/// Times, the longest first, in parts of a hundred. Those of less than 16 ms are counted, not listed.
fn parts(times: &[u64], all: u64) -> String {
    let at = |part: u64| times.get((all * part / 100) as usize).copied().unwrap_or(16);
    format!("98th percentile {} ms, 90th {}, median {}", at(2), at(10), at(50))
}
