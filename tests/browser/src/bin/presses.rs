//! How long presses take until what they did is painted: matches of each game against a bot that
//! plays at random, by a finger in Chromium on a phone's screen with a processor four times slower.
//! Prints the 98th percentile of each game, of a hundred presses and more: of fewer it would be the one
//! worst. Takes some ten minutes; the machine should do nothing else.
//!
//! ```text
//! make presses
//! tools/presses [GAME…]        those games alone
//! ```

use browser_tests::{Browser, Engine, Setup, release};
use serde_json::Value;
use std::env;

/// How much slower the processor is.
const SLOWER: u32 = 4;
/// The games with how often each is played, and how many decisions at most are made in a match: Firefly has no
/// end in sight at random, Farlight as many presses to a decision as tiles.
const GAMES: [(&str, u64, usize); 3] =
    [("faraway", 4, 17), ("farlight", 2, 20), ("firefly", 3, 50)];

/// Hears how long each event took until the next frame on the screen, and what it was aimed at.
const LISTEN: &str = "window.presses = new Map(); window.pressesBefore = performance.interactionCount;
    new PerformanceObserver((list) => {
        for (const { interactionId, duration, target } of list.getEntries()) {
            if (!interactionId) continue;
            const at = target?.closest?.('button, a, [data-choice]') ?? target;
            const of = at?.getAttribute?.('aria-label') || at?.textContent?.trim().slice(0, 40) || at?.className || '';
            const longest = presses.get(interactionId) ?? [0, ''];
            presses.set(interactionId, duration > longest[0] ? [duration, of] : longest);
        }
    }).observe({ type: 'event', durationThreshold: 16 })";

/// What was heard, and how many presses there were.
const HEARD: &str = "return [[...presses.values()], performance.interactionCount - pressesBefore]";

fn main() {
    let asked: Vec<String> = env::args().skip(1).collect();
    if let Some(unknown) = asked.iter().find(|one| !GAMES.iter().any(|(game, ..)| game == one)) {
        eprintln!("error: no game is called '{unknown}': faraway, farlight or firefly");
        std::process::exit(2);
    }
    let site = release();
    let wanted = |game: &str| asked.is_empty() || asked.iter().any(|one| one == game);
    for (game, matches, decisions) in GAMES.into_iter().filter(|(game, ..)| wanted(game)) {
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
    let time = |one: &Value| one[0].as_f64().unwrap_or_default() as u64;
    slow.sort_by_key(|one| std::cmp::Reverse(time(one)));
    let all = presses.max(slow.len() as u64);
    // The longest first. Those of less than 16 ms are counted, not listed.
    let at = |part: u64| slow.get((all * part / 100) as usize).map_or(16, time);
    println!("{played}: {all} presses");
    println!("    98th percentile {} ms, 90th {}, median {}", at(2), at(10), at(50));
    for one in slow.iter().take(8) {
        println!("    {} ms  {}", time(one), one[1].as_str().unwrap_or_default());
    }
}
