//! How smoothly what happens is shown: a match of each game among bots is watched in Chromium on a
//! laptop's screen, then with a processor four times slower. Prints frames a second while something
//! moves, the longest wait for a frame, and tasks of more than 50 ms; the machine should do nothing
//! else.
//!
//! ```text
//! tools/frames
//! ```

use browser_tests::{Browser, Engine, Setup, release};
use serde_json::Value;
use std::thread::sleep;
use std::time::Duration;

/// How long each match is watched.
const WATCHED: Duration = Duration::from_secs(15);
/// Everything moves at the usual pace.
const SETTINGS: &str = "lang en\ntheme auto\nmotion auto\ntap confirm\npace brisk\n";
/// The matches: a game each.
const MATCHES: [&str; 3] = [
    "#/faraway/k7q2-m9xd?seats=greedy,greedy,greedy",
    "#/farlight/k7q2-m9xd?seats=greedy,greedy,greedy",
    "#/firefly/k7q2-m9xd?seats=greedy,greedy,greedy",
];

/// Notes how long each frame took in which something moved, and each long task.
const WATCH: &str = "window.waits = []; window.tasks = [];
    new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) tasks.push(duration); }).observe({ type: 'longtask' });
    let last = 0;
    const look = (now) => {
        if ('plays' in document.documentElement.dataset && last) waits.push(now - last);
        last = 'plays' in document.documentElement.dataset ? now : 0;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look)";
const WATCHED_BY: &str = "return [waits.length, waits.reduce((sum, wait) => sum + wait, 0), Math.max(0, ...waits), tasks]";

fn main() {
    let site = release();
    for address in MATCHES {
        for slower in [1, 4] {
            let page = Browser::open(&Setup::of(Engine::Chromium).size(1366, 638));
            page.sit_down(&site.url(), address);
            page.store("farflung/settings", SETTINGS);
            page.reload();
            page.wait_for(".table");
            page.slow_down(slower);
            page.eval(WATCH, &[]);
            sleep(WATCHED);
            let seen = page.eval(WATCHED_BY, &[]);
            page.slow_down(1);
            report(address, slower, &seen);
        }
    }
}

fn report(address: &str, slower: u32, seen: &Value) {
    let number = |value: &Value| value.as_f64().unwrap_or_default();
    let (frames, time, longest) = (number(&seen[0]), number(&seen[1]), number(&seen[2]));
    let tasks: Vec<u64> =
        seen[3].as_array().into_iter().flatten().map(|t| number(t) as u64).collect();
    println!(
        "{address}, {slower}x slower: {:.0} frames a second, longest {longest:.0} ms; tasks over 50 ms: {tasks:?}",
        1000.0 * frames / time.max(1.0)
    );
}
