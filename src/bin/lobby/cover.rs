//! The covers of the games, as pictures of their own: put together from what lies on their tables, and the
//! same in both themes. They say nothing in words and no program carries them.

use farflung::art::faraway::landscape;
use farflung::art::farlight::ship_art;
use farflung::art::firefly::portrait::{crew_portrait, leader_portrait};
use rules::GameKind;
use rules::faraway::RegionId;
use rules::farlight::{Cell, PartId, Ship};
use rules::firefly::leader::LeaderId;
use rules::firefly::supply::KindId;
use std::fmt::Write;

/// How large a cover is.
const WIDE: i32 = 480;
const HIGH: i32 = 132;

/// The cover of a game: SVG with all that it needs.
pub(super) fn cover(game: GameKind) -> String {
    let (sheet, drawn) = match game {
        GameKind::Faraway => (faces(include_str!("../../../styles/faraway_art.css")), faraway()),
        GameKind::Farlight => {
            (include_str!("../../../styles/farlight_art.css").to_owned(), farlight())
        }
        GameKind::Firefly => (
            ":root{--surface:#fbf6ea}".to_owned() + include_str!("../../../styles/firefly_art.css"),
            firefly(),
        ),
    };
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"by-night\" data-theme=\"light\" viewBox=\"0 0 {WIDE} {HIGH}\" preserveAspectRatio=\"xMaxYMid slice\"><style>{sheet}</style>{drawn}</svg>"
    )
}

/// Of the cards' sheet what paints their faces.
fn faces(sheet: &str) -> String {
    let (head, rows) = sheet.split_once("/* Palettes").unwrap_or((sheet, ""));
    let rows = rows.lines().filter(|line| line.starts_with(".card-art"));
    head.to_owned() + &rows.collect::<String>()
}

/// A drawing at a place of the cover.
fn at([x, y, wide, high]: [i32; 4], drawing: &str) -> String {
    format!("<svg x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\">{drawing}</svg>")
}

/// A sky that grows lighter towards the ground.
fn sky(name: &str, high: &str, low: &str) -> String {
    format!(
        "<linearGradient id=\"{name}\" x2=\"0\" y2=\"1\"><stop style=\"stop-color:{high}\"/><stop offset=\".6\" style=\"stop-color:{low}\"/></linearGradient>"
    )
}

fn stars(seed: i32, count: i32) -> String {
    let star = |n: i32| {
        let (x, y) = ((seed * 31 + n * 157) % WIDE, (seed * 11 + n * 53) % HIGH);
        let r = 5 + n % 3 * 3;
        format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{}.{}\" fill=\"#e8eefc\"/>", r / 10, r % 10)
    };
    (0..count).map(star).collect()
}

/// A walk from morning into the night.
fn faraway() -> String {
    const WALK: [u8; 5] = [12, 7, 18, 26, 22];
    let mut drawn = String::new();
    for (n, id) in (0..).zip(WALK.into_iter().filter_map(RegionId::new)) {
        // The last tenth of a card lies under the first of the next.
        let place = [n * 108 - 10, -26, 120, 168];
        let land = landscape(id);
        let ground = format!("<rect width=\"120\" height=\"168\" style=\"fill:url(#s{n})\"/>");
        let land = land.replacen(
            '>',
            &format!(">{}{ground}", sky(&format!("s{n}"), "var(--k0)", "var(--k1)")),
            1,
        );
        drawn += &at(place, &land);
    }
    let suns = "<circle cx=\"62\" cy=\"26\" r=\"13\" fill=\"#f6c65a\"/><circle cx=\"62\" cy=\"26\" r=\"19\" fill=\"#f6c65a\" opacity=\".35\"/><path fill=\"#ffe9b0\" d=\"M418 14a14 14 0 1 0 10 22 11 11 0 0 1-10-22z\"/>";
    drawn + suns
}

/// A ship before the world that it flies to.
fn farlight() -> String {
    const SHIP: [(u8, (i8, i8), Option<u8>); 9] = [
        (45, (-1, 0), None),
        (44, (0, -1), None),
        (20, (0, 1), Some(6)),
        (27, (1, 0), None),
        (5, (-2, 0), Some(5)),
        (19, (1, -1), Some(4)),
        (36, (1, 1), None),
        (39, (2, 0), None),
        (31, (-3, 0), None),
    ];
    let mut ship = Ship::default();
    for (part, (x, y), die) in SHIP {
        if let Some(part) = PartId::new(part) {
            ship.install(part, Cell { x, y }, die);
        }
    }
    let mut drawn = sky("s", "#0b1533", "#1d3b6e");
    let _ = write!(drawn, "<rect width=\"{WIDE}\" height=\"{HIGH}\" fill=\"url(#s)\"/>");
    drawn += &stars(3, 40);
    drawn += "<circle cx=\"64\" cy=\"66\" r=\"60\" fill=\"#d9783a\"/><path fill=\"#f0a25a\" d=\"M6 52q40 16 116-6a60 60 0 0 1 2 16q-70 26-120 8zM20 24q40 10 82-4a60 60 0 0 1 12 14q-56 20-104 6z\"/><path fill=\"#8a3f22\" opacity=\".55\" d=\"M64 6a60 60 0 0 1 0 120 80 80 0 0 0 20-60A80 80 0 0 0 64 6z\"/>\
        <path fill=\"none\" stroke=\"#9cd2ff\" stroke-width=\"5\" opacity=\".9\" d=\"M10 50C-40 84-6 100 70 82S184 30 152 22q-12-2-34 4\"/>\
        <circle cx=\"150\" cy=\"104\" r=\"8\" fill=\"#c9d8ea\"/>";
    drawn + &at([190, 0, 284, 132], &ship_art(&ship, &[]))
}

/// A ship between two worlds, and who flies it.
fn firefly() -> String {
    let mut drawn = sky("s", "#0b1430", "#24406a");
    let _ = write!(drawn, "<rect width=\"{WIDE}\" height=\"{HIGH}\" fill=\"url(#s)\"/>");
    drawn += &stars(7, 46);
    drawn += "<circle cx=\"58\" cy=\"150\" r=\"84\" fill=\"#8c4f2a\"/><path fill=\"#c27a43\" d=\"M-12 104a84 84 0 0 1 150 24q-40-22-80-12t-70-12z\"/><path fill=\"#e0a565\" d=\"M10 82a84 84 0 0 1 90-6q-30 14-90 6z\"/><path fill=\"#0b1430\" opacity=\".35\" d=\"M58 66a84 84 0 0 1 0 168 110 110 0 0 0 0-168z\"/>\
        <circle cx=\"176\" cy=\"30\" r=\"13\" fill=\"#9fb6cc\"/><path fill=\"#0b1430\" opacity=\".3\" d=\"M176 17a13 13 0 0 1 0 26 17 17 0 0 0 0-26z\"/>\
        <path fill=\"none\" stroke=\"#f2ac4b\" stroke-width=\"1.6\" stroke-dasharray=\"5 5\" d=\"M62 64Q96 20 160 32\"/>\
        <g transform=\"translate(118 78) rotate(-14) scale(-1.3 1.3)\"><path fill=\"#e9d7b0\" d=\"m-24-15 5-5h10l4-5h17l3 3v14h-25l-4-3h-8z\"/><path fill=\"#b98a52\" d=\"m2-25 6-7h5l-1 7zM-4-8h19v5H-1z\"/><path fill=\"#3a2a1e\" d=\"m-20-17 2-2h5v2zm16-5h4v2h-4zm6 0h4v2H2z\"/><path fill=\"#ff9a3c\" d=\"m16-21 14 5-14 5zm0 14 8 2-8 1z\"/></g>";
    let crew = [
        LeaderId::new(1).map(leader_portrait),
        Some(crew_portrait(KindId::WASH)),
        Some(crew_portrait(KindId::RIVER_TAM)),
    ];
    for (n, portrait) in (0..).zip(crew.into_iter().flatten()) {
        drawn += &at([206 + n * 91, 14, 86, 104], &portrait);
    }
    drawn
}
