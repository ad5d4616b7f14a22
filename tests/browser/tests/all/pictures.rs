//! The pictures of the README: each table in the middle of a match, on a laptop and on a phone, by
//! day and by night. Not a test; `make pictures` takes them.
#![expect(clippy::unwrap_used, reason = "no picture is better than a wrong one")]

use bots::{Level, Playable};
use browser_tests::{AT_ONCE, Browser, Engine, Scheme, Setup, project, release};
use rules::faraway::{self, Faraway, Start};
use rules::farlight::{self, Farlight};
use rules::firefly::{self, Firefly};
use rules::{Match, Seat, Seed, Silent};
use std::fs;

/// What a picture may weigh, in bytes.
const MOST: usize = 80_000;
const SIZES: [(&str, u32, u32); 2] = [("laptop", 1280, 720), ("phone", 390, 844)];

/// A match of good players, after so many choices and when the first one has to decide.
fn midway<G: Playable>(options: G::Options, seed: u64, choices: usize) -> Match<G> {
    let mut played = Match::<G>::new(options, Seed(seed)).unwrap();
    while let Some(seat) = played.decider() {
        if played.choices().len() >= choices && seat == Seat(0) && played.legal().len() > 2 {
            return played;
        }
        let view = played.view(Some(seat));
        let choice = bots::choose::<G>(&view, Level::Expert, 1, 2_000).unwrap();
        played.play(choice, &mut Silent).unwrap();
    }
    panic!("the match ended before {choices} choices");
}

/// The tables: the name of the picture, the match, and what is picked first to show what it would do.
fn tables() -> [(&'static str, String, Option<&'static str>); 3] {
    let faraway = faraway::Table { seats: 3, start: Start::Basic };
    let farlight = farlight::Table { seats: 3 };
    let firefly = firefly::Table::new(3);
    [
        ("faraway", midway::<Faraway>(faraway, 7, 40).encode(), Some(".table [data-choice]")),
        ("farlight", midway::<Farlight>(farlight, 7, 90).encode(), None),
        ("firefly", midway::<Firefly>(firefly, 13, 260).encode(), None),
    ]
}

#[test]
#[ignore = "takes the pictures of the README: make pictures"]
fn pictures() {
    let folder = project().join("docs/pictures");
    fs::create_dir_all(&folder).unwrap();
    let site = release();
    for (table, (name, code, pick)) in tables().into_iter().enumerate() {
        for (place, (screen, width, height)) in SIZES.into_iter().enumerate() {
            let scheme = [Scheme::Light, Scheme::Dark][(table + place) % 2];
            let setup =
                Setup::of(Engine::Chromium).size(width, height).scheme(scheme).reduced_motion();
            let page = Browser::open(&setup);
            page.take_over(&site.url(), &code, AT_ONCE);
            page.wait_for(".table [data-choice]");
            if let Some(pick) = pick {
                page.click(pick);
            }
            page.wait_for_script("return document.fonts.status === 'loaded'");
            let file = folder.join(format!("{name}-{screen}-{}.webp", scheme.word()));
            page.small_picture(&file, MOST);
            println!("{}", file.display());
        }
    }
}
