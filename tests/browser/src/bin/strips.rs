//! Film strips of what is shown: each kind of beat of a match of each game, four frames one beside the
//! other, on a phone and on a laptop, light and dark, by somebody at the table and by a spectator.
//! Chromium takes them of the release page into `screenshots/strips/`, and what was said in the whole
//! match into a text beside them. Words given are parts of the names of the strips to take:
//!
//! ```text
//! tools/strips firefly phone-dark
//! ```

use browser_tests::{Browser, Engine, Scheme, Setup, project, release};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::process::ExitCode;

/// The match of each game, its bots and how a seat's person watches it.
const MATCHES: [(&str, &str); 3] = [
    ("faraway", "#/faraway/k7q2-m9xd?start=advanced&seats="),
    ("farlight", "#/farlight/k7q2-m9xd?seats="),
    ("firefly", "#/firefly/k7q2-m9xd?rounds=12&seats="),
];
const BOTS: &str = "greedy,greedy,greedy";
const SEATED: &str = "human,greedy,greedy";
const SETTINGS: &str = "lang en\ntheme auto\nmotion auto\ntap confirm\npace brisk\n";
const SCREENS: [(&str, (u32, u32)); 2] = [("phone", (390, 844)), ("laptop", (1366, 638))];

/// When the frames of a beat are taken: parts of its movement, and shortly before its end.
const FRAMES: [f64; 3] = [0.12, 0.45, 0.8];

/// Holds the page's time while something is told.
const HELD: &str = include_str!("strips.js");
const CODE: &str =
    "const key = Object.keys(localStorage).find((key) => key.startsWith('farflung/match/'));
    return /^code (.*)$/m.exec(localStorage[key])[1]";
/// What is told and stands still; nothing as long as it goes on; true at the end.
const TOLD: &str = "return strip.told ?? !document.querySelector('.match-foot.replay')";
const PLAY: &str = ".match-foot.replay .slide + [data-anytime]";

fn main() -> ExitCode {
    let folder = project().join("screenshots/strips");
    if let Err(error) = fs::create_dir_all(&folder) {
        eprintln!("error: {}: {error}", folder.display());
        return ExitCode::FAILURE;
    }
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let site = release();
    for (game, address) in MATCHES {
        let mut code = String::new();
        for (screen, size) in SCREENS {
            for scheme in [Scheme::Light, Scheme::Dark] {
                for (seat, seats) in [("seat", SEATED), ("watch", BOTS)] {
                    let name = format!("{game}-{screen}-{}-{seat}", scheme.word());
                    if !wanted.iter().all(|word| name.contains(word.as_str())) {
                        continue;
                    }
                    if code.is_empty() {
                        code = played(&site.url(), &format!("{address}{BOTS}"));
                    }
                    let scene = format!("{}#/scene/{code}?seats={seats}", site.url());
                    let setup = Setup::of(Engine::Chromium).size(size.0, size.1).scheme(scheme);
                    film(&setup, size, &scene, &folder.join(name));
                }
            }
        }
    }
    ExitCode::SUCCESS
}

/// The code of a match that bots have played to its end.
fn played(url: &str, address: &str) -> String {
    let page = Browser::open(&Setup::of(Engine::Chromium));
    page.sit_down(url, address);
    for _ in 0..20 {
        let over = page.eval("return !!document.querySelector('.match.is-over')", &[]);
        if over == true {
            break;
        }
        std::thread::sleep(std::time::Duration::from_secs(3));
    }
    page.eval(CODE, &[]).as_str().unwrap_or_default().to_owned()
}

/// Watches a match from its deal and keeps the frames of what is new.
fn film(setup: &Setup, size: (u32, u32), scene: &str, name: &Path) {
    let (page, desk) = (Browser::open(setup), Browser::open(&Setup::of(Engine::Chromium)));
    page.before_each_page(HELD);
    page.open_afresh(scene);
    page.store("farflung/settings", SETTINGS);
    page.store("farflung/hints", "off");
    page.reload();
    page.wait_for(".match");
    page.press("Home");
    page.wait_for(PLAY);
    page.eval("document.querySelector(arguments[0]).click()", &[json!(PLAY)]);
    let mut taken = 0;
    loop {
        let told = page.eval(TOLD, &[]);
        if told == true {
            break;
        }
        for beat in told.as_array().into_iter().flatten().filter(|beat| beat["fresh"] == true) {
            taken += 1;
            let file = name.with_file_name(format!(
                "{}-{taken:02}.png",
                name.file_name().unwrap_or_default().to_string_lossy()
            ));
            let frames: Vec<String> = times(beat).map(|time| frame(&page, time)).collect();
            desk.lay_out(&frames, size, &file);
            println!("{}: {} [{}]", file.display(), beat["caption"], beat["sort"]);
        }
        page.eval("strip.told && stage.end()", &[]);
    }
    let said = page.eval("return strip.said.join('\\n')", &[]);
    let file = name.with_extension("txt");
    if let Err(error) = fs::write(&file, said.as_str().unwrap_or_default()) {
        eprintln!("error: {}: {error}", file.display());
    }
}

fn times(beat: &Value) -> impl Iterator<Item = f64> {
    let number = |key: &str| beat[key].as_f64().unwrap_or_default();
    let (from, moves, until) = (number("from"), number("moves"), number("until"));
    FRAMES.into_iter().map(move |part| from + part * moves).chain([until - 1.0])
}

fn frame(page: &Browser, time: f64) -> String {
    page.eval("strip.go(arguments[0])", &[json!(time)]);
    page.frame()
}
