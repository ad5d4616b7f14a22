//! How smoothly what happens is shown: a match of each game among bots is watched in Chromium on a
//! laptop's screen, then with a processor four times slower. Prints frames a second while something
//! moves, the longest wait for a frame, tasks of more than 50 ms with the number of the choice they
//! belong to, and how long it takes from a press in the middle of a movement until the page is painted
//! without it; the machine should do nothing else.
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
/// How often a movement is ended by a press, and how long it has been going on then.
const PRESSES: usize = 5;
const MIDST: Duration = Duration::from_millis(150);
/// Everything moves at the usual pace.
const SETTINGS: &str = "lang en\ntheme auto\nmotion auto\ntap confirm\npace brisk\n";
/// The matches: a game each.
const MATCHES: [&str; 3] = [
    "#/faraway/k7q2-m9xd?seats=greedy,greedy,greedy",
    "#/farlight/k7q2-m9xd?seats=greedy,greedy,greedy",
    "#/firefly/k7q2-m9xd?seats=greedy,greedy,greedy",
];

/// Heard before the page's own scripts: how long each frame took in which something moved, each long
/// task, and the time from a press that ends a movement to the frame after.
const WATCH: &str = "window.waits = []; window.tasks = []; window.ended = [];
    const plays = () => 'plays' in document.documentElement.dataset;
    const moment = () => document.querySelector('.choices')?.dataset.moment;
    new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) tasks.push([duration, moment()]); }).observe({ type: 'longtask' });
    let last = 0;
    const look = (now) => {
        if (plays() && last) waits.push(now - last);
        last = plays() ? now : 0;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    addEventListener('pointerdown', ({ timeStamp }) => {
        if (!plays()) return;
        const painted = () => requestAnimationFrame(() => setTimeout(() => plays() ? painted() : ended.push(performance.now() - timeStamp)));
        painted();
    }, true)";
/// A new page is read and drawn once; only what comes then counts.
const BEGIN: &str = "waits.length = tasks.length = 0";
const WATCHED_BY: &str = "return [waits.length, waits.reduce((sum, wait) => sum + wait, 0), Math.max(0, ...waits), tasks]";
const PLAYS: &str = "return 'plays' in document.documentElement.dataset";

fn main() {
    let site = release();
    for address in MATCHES {
        for slower in [1, 4] {
            let page = Browser::open(&Setup::of(Engine::Chromium).size(1366, 638));
            page.before_each_page(WATCH);
            page.sit_down_with(&site.url(), address, SETTINGS);
            page.wait_for(".table");
            page.slow_down(slower);
            page.eval(BEGIN, &[]);
            sleep(WATCHED);
            let seen = page.eval(WATCHED_BY, &[]);
            for _ in 0..PRESSES {
                page.wait_for_script(PLAYS);
                sleep(MIDST);
                page.press_mouse(".table");
            }
            let ended = page.eval("return ended", &[]);
            page.slow_down(1);
            report(address, slower, &seen, &ended);
        }
    }
}

fn report(address: &str, slower: u32, seen: &Value, ended: &Value) {
    let number = |value: &Value| value.as_f64().unwrap_or_default();
    let (frames, time, longest) = (number(&seen[0]), number(&seen[1]), number(&seen[2]));
    let all = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let task = |task: &Value| {
        let moment = task[1].as_str().unwrap_or("?");
        format!("{:.0} ms at choice {moment}", number(&task[0]))
    };
    let tasks: Vec<String> = all(&seen[3]).iter().map(task).collect();
    let ended: Vec<u64> = all(ended).iter().map(|time| number(time) as u64).collect();
    println!(
        "{address}, {slower}x slower: {:.0} frames a second, longest {longest:.0} ms; tasks over 50 ms: [{}]; pressed to painted: {ended:?} ms",
        1000.0 * frames / time.max(1.0),
        tasks.join(", ")
    );
}
