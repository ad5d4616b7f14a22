//! What happens is shown as it happens: beats end by a press that does nothing else, and what comes
//! of a match does not depend on how it is shown.

use browser_tests::{Browser, Engine, Setup, TOLD, in_every_browser, release};
use serde_json::json;
use std::thread::sleep;
use std::time::Duration;

/// Everything moves, slowly.
const SLOWLY: &str = "lang en\ntheme auto\nmotion auto\ntap confirm\npace calm\n";
const QUICKLY: &str = "lang en\ntheme auto\nmotion auto\ntap confirm\npace fast\n";
const PLAYS: &str = "return 'plays' in document.documentElement.dataset";
const RESTS: &str = "return !('plays' in document.documentElement.dataset)";
const ASKED: &str = "return !('plays' in document.documentElement.dataset)
    && !!document.querySelector('[data-choice]:not(:disabled), .match.is-over .after')";
/// Counts the presses that are let through.
const WATCH: &str = "window.acted = 0;
    for (const kind of ['pointerdown', 'click']) document.addEventListener(kind, () => { acted++ }, true)";
/// The code of the only match that is kept.
const CODE: &str =
    "const key = Object.keys(localStorage).find((key) => key.startsWith('farflung/match/'));
    return /^code (.*)$/m.exec(localStorage[key])[1]";
/// What the first legal card is, and its press.
const FIRST: &str = "[data-choice]:not(:disabled):not([aria-pressed=true])";
const CONFIRM: &str = ".foot-action .primary:enabled";

/// Makes the page wait so many times as long, in the order in which it would.
fn waiting(times: f64) -> String {
    format!(
        "const later = window.setTimeout;
        window.setTimeout = (then, wait = 0, ...given) => later(then, wait * {times}, ...given)"
    )
}

fn sit_down(engine: Engine, settings: &str) -> Browser {
    let site = release();
    let page = Browser::open(&Setup::of(engine).size(1366, 638));
    page.sit_down(&site.url(), "#/faraway/k7q2-m9xd?seats=human,greedy");
    page.store("farflung/settings", settings);
    page.reload();
    page.wait_for_script(ASKED);
    page
}

/// Takes the first thing that may be chosen, and confirms it.
fn choose(page: &Browser) {
    page.click(FIRST);
    page.click(CONFIRM);
}

in_every_browser! {
    fn a_press_ends_what_moves_and_does_nothing_else(engine) {
        let page = sit_down(engine, SLOWLY);
        page.eval(WATCH, &[]);
        // What is told lasts until the press comes, however slow the machine is.
        page.eval(&waiting(8.0), &[]);
        choose(&page);
        page.wait_for_script(PLAYS);
        assert_eq!(page.eval("return document.querySelectorAll('.stage .flier').length > 0", &[]), true);
        let before = (page.moment(), page.count("[aria-pressed=true]"));
        page.eval("acted = 0", &[]);
        // On a card that can be chosen when it has been told.
        page.press_mouse(".hand [data-card]");
        assert_eq!(page.eval(RESTS, &[]), true, "it has ended by the time the press has");
        assert_eq!((page.moment(), page.count("[aria-pressed=true]")), before);
        assert_eq!(page.eval("return acted", &[]), json!(0), "the press went through");
        assert_eq!(page.count(".stage"), 0, "nothing of the stage is left");
        // The next one acts.
        page.wait_for_script(ASKED);
        page.click(FIRST);
        assert_eq!(page.count("[aria-pressed=true]"), 1);
        assert_eq!(page.console_errors(), [""; 0]);
    }
}

const OVER: &str = "return !('plays' in document.documentElement.dataset)
    && !!document.querySelector('.match.is-over .after') && !document.querySelector('.is-walking')";
/// All that is drawn at the end: the numbers of the table, and the account.
const DRAWN: &str =
    "return [...document.querySelectorAll('[data-figure], .scores')].map((one) => one.textContent)";

/// Watches a match to its end, which keys may hurry.
fn watch(page: &Browser, hurried: bool) {
    for _ in 0..1000 {
        if page.eval(OVER, &[]) == true {
            return;
        }
        if hurried {
            page.press("x");
        } else {
            sleep(Duration::from_millis(50));
        }
    }
    panic!("the match does not end");
}

/// A match that bots play alone comes to the same however it is told.
fn ends_alike_at_every_pace(address: &str) {
    let site = release();
    let page = Browser::open(&Setup::of(Engine::Chromium).size(1366, 638));
    page.before_each_page(&format!("{};{TOLD}", waiting(0.01)));
    let ends = ["calm", "brisk", "fast", "instant"].map(|pace| {
        page.go(&site.url());
        page.clear_storage();
        let settings = format!("lang en\ntheme auto\nmotion auto\ntap confirm\npace {pace}\n");
        page.sit_down_with(&site.url(), address, &settings);
        watch(&page, pace == "brisk");
        let told = page.eval("return told", &[]).as_u64().unwrap_or_default();
        assert_eq!(told > 20, pace != "instant", "{told} told of {address} at pace {pace}");
        assert_eq!(page.console_errors(), [""; 0]);
        (page.eval(CODE, &[]), page.log_lines(), page.eval(DRAWN, &[]))
    });
    for (end, pace) in ends[..3].iter().zip(["calm", "brisk", "fast"]) {
        assert_eq!(*end, ends[3], "{address} at pace {pace}, and at once");
    }
}

#[test]
fn matches_of_faraway_end_alike_at_every_pace() {
    ends_alike_at_every_pace("#/faraway/k7q2-m9xd?seats=random,random");
}

#[test]
fn matches_of_farlight_end_alike_at_every_pace() {
    ends_alike_at_every_pace("#/farlight/k7q2-m9xd?seats=random,random");
}

#[test]
fn matches_of_firefly_end_alike_at_every_pace() {
    ends_alike_at_every_pace("#/firefly/k7q2-m9xd?rounds=3&seats=random,random");
}

/// Notes in every frame what is drawn: whether something is being told, what the bar says, whether the
/// end is shown, the moment, the numbers.
const SAMPLE: &str = "window.sampled = [];
    const look = () => {
        sampled.push({
            plays: 'plays' in document.documentElement.dataset,
            bar: document.querySelector('.bar-ask')?.textContent ?? '',
            over: !!document.querySelector('.match-foot.after'),
            moment: document.querySelector('.choices')?.dataset.moment ?? '',
            figures: [...document.querySelectorAll('[data-figure]')].map((one) => `${one.dataset.figure}: ${one.textContent}`),
        });
        requestAnimationFrame(look);
    };
    look()";
const SAMPLED: &str = "return sampled.splice(0)";

#[test]
fn nobody_is_asked_and_no_number_runs_ahead_while_it_is_told() {
    let page = sit_down(Engine::Chromium, QUICKLY);
    page.eval(SAMPLE, &[]);
    let (mut told, mut changed) = (0, 0);
    for _ in 0..40 {
        if page.count(".match.is-over") > 0 {
            break;
        }
        let before = page.moment();
        choose(&page);
        page.wait_for_next(&before, ".match.is-over");
        page.wait_for_script(ASKED);
        let frames = page.eval(SAMPLED, &[]);
        // The numbers of each moment, as long as it is told.
        let mut moments = std::collections::BTreeMap::<String, Vec<serde_json::Value>>::new();
        for frame in frames.as_array().into_iter().flatten().filter(|frame| frame["plays"] == true)
        {
            told += 1;
            let bar = frame["bar"].as_str().unwrap_or_default();
            assert!(!bar.starts_with("Your turn") && bar != "The match is over", "{bar}");
            assert_eq!(frame["over"], false, "the end is shown before it has been told");
            let numbers = moments.entry(frame["moment"].to_string()).or_default();
            if numbers.last() != Some(&frame["figures"]) {
                numbers.push(frame["figures"].clone());
            }
        }
        for (moment, numbers) in moments {
            assert!(numbers.len() <= 2, "before and after, nothing else: {moment} {numbers:?}");
            changed += usize::from(numbers.len() == 2);
        }
    }
    assert!(told > 100 && changed >= 8, "{told} frames, numbers changed {changed} times");
    assert_eq!(page.console_errors(), [""; 0]);
}
