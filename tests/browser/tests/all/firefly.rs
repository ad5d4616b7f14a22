//! Firefly as people play it: whole matches by clicks, by keys, on the map, on a phone.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use browser_tests::{
    Browser, Engine, Setup, in_chromium_and_firefox, in_each_look, in_every_browser,
    in_view_at_every_size, release,
};
use serde_json::json;
use std::time::Duration;

/// Somebody must choose, or the match is over.
const ASKED: &str = "return !!document.querySelector('.table .choice, .scores')";
/// Lists the ways to fly at every second moment, where the row of actions is the menu.
const FLY: &str = "const fly = document.querySelector('.action:first-child');
    if (arguments[0] % 2 && fly?.matches('[aria-pressed=false]:not(.is-off)')) fly.click()";
/// Marks the choice that a player of simple habits makes: two of three times something of the panel,
/// else what goes on, nothing that only puts things in order; false where the page has made the only choice itself.
const HABIT: &str = "document.getElementById('picked')?.removeAttribute('id');
    document.querySelectorAll('details.starts:not(.aside)').forEach(one => one.open = true);
    const all = [...document.querySelectorAll('.table .choice')].filter(button => !button.disabled && button.getClientRects().length);
    const main = all.filter(button => button.matches('.primary'));
    const plain = all.filter(button => !button.matches('.quiet'));
    const panel = plain.filter(button => button.closest('.choices'));
    const number = arguments[0];
    const from = panel.length && number % 3 ? panel : main.length ? main : plain.length ? plain : all;
    const one = from[(number * 7) % from.length];
    if (!one) return false;
    one.id = 'picked';
    one.scrollIntoView({ block: 'nearest' });
    return true";
/// What is asked before a grave choice is made, and where a ship is placed once a sector is chosen.
const COMMIT: &str = ".foot .primary";
/// The lines of the log, which lies in a drawer.
const LOG: &str = "return [...document.querySelectorAll('.log li')].map(line => line.textContent)";

fn wait_for_next(page: &Browser, before: &str) {
    page.wait_for_next(before, ".scores");
    page.wait_for_script(ASKED);
}

/// Makes the next choice; false when the match is over.
fn choose(page: &Browser) -> bool {
    page.wait_for_script(ASKED);
    if page.count(".scores") > 0 {
        return false;
    }
    let before = page.moment();
    let number: usize = before.parse().unwrap();
    page.eval(FLY, &[number.into()]);
    if page.eval(HABIT, &[number.into()]) == false {
        wait_for_next(page, &before);
        return true;
    }
    page.click("#picked");
    if page.moment() == before && page.count(COMMIT) > 0 {
        page.click(COMMIT);
    }
    wait_for_next(page, &before);
    true
}

/// What the sheet of one's own ship says; what happens now is shown again after it.
fn ship_sheet(page: &Browser) -> String {
    page.click(".tab:nth-child(2)");
    let text = page.text(".sheet");
    page.click(".tab:nth-child(1)");
    text
}

/// Loads the page anew: the match stands as it stood.
fn reload(page: &Browser) {
    // A flight goes on by itself until something is pressed, as the tab of the sheet is.
    let ship = ship_sheet(page);
    page.wait_for_script(ASKED);
    let (choices, log) = (page.texts(".table .choice"), page.eval(LOG, &[]));
    page.reload();
    page.wait_for_script(ASKED);
    assert_eq!(page.texts(".table .choice"), choices, "the choices after a reload");
    assert_eq!(page.eval(LOG, &[]), log, "the log after a reload");
    assert_eq!(ship_sheet(page), ship, "the ship after a reload");
}

/// Plays on until the script finds what it looks for; false when the match ends before.
fn play_until(page: &Browser, found: &str) -> bool {
    for _ in 0..900 {
        page.wait_for_script(ASKED);
        if page.eval(&format!("return !!({found})"), &[]) == true {
            return true;
        }
        if !choose(page) {
            return false;
        }
    }
    panic!("the match does not end");
}

in_every_browser! {
    fn a_whole_match_against_a_bot_with_a_reload(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(1440, 900));
        page.sit_down(&site.url(), "#/firefly/k7q2-m9xd?seats=human,greedy&rounds=6");
        for turn in 0.. {
            if !choose(&page) {
                break;
            }
            if turn == 30 {
                reload(&page);
            }
            assert!(turn < 900, "the match does not end");
        }
        assert_eq!(page.count(".account"), 2);
        page.click(".after .primary");
        page.wait_for(".firefly-table");
        page.wait_for_script(ASKED);
        assert_eq!(page.console_errors(), [""; 0]);
    }
}

in_chromium_and_firefox! {
    fn sets_are_played_by_a_program_of_their_own(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(1440, 900));
        page.sit_down(&site.url(), "#/firefly/k7q2-m9xd?seats=human,greedy&sets=blue-sun,kalidasa");
        for _ in 0..8 {
            assert!(choose(&page), "the match is over");
        }
        assert!(page.count("[data-thing^=alert-]") > 0, "where Reavers start there are alerts");
        assert_eq!(page.count("[data-thing=corvette]"), 1, "the Operative is on the chart");
        reload(&page);
        let programs = "return performance.getEntriesByType('resource').map(entry => /[^/]*[.]wasm$/.exec(entry.name)?.[0]).filter(Boolean)";
        assert_eq!(page.eval(programs, &[]), json!(["sets_bg.wasm"]), "its program comes alone");
        assert_eq!(page.console_errors(), [""; 0]);
    }

    fn who_sends_patrols_as_proposed_is_asked_no_more(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(1440, 900));
        page.sit_down(&site.url(), "#/firefly/k7q2-m9xd?seats=human,greedy&sets=blue-sun,kalidasa");
        assert!(play_until(&page, "document.querySelector('.as-proposed')"), "no patrol came");
        let before = page.moment();
        page.click(".as-proposed");
        wait_for_next(&page, &before);
        page.reload();
        for _ in 0..20 {
            // It can be taken back while others decide, and nothing is asked then.
            page.wait_for_script("return !document.querySelector('.table:has(.as-proposed) .choice')");
            assert!(choose(&page), "the match is over");
        }
        assert_eq!(page.console_errors(), [""; 0]);
    }

    fn the_solo_story_on_a_phone(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(360, 800));
        page.sit_down(&site.url(), "#/firefly/k7q2-m9xd?seats=human&story=8");
        let mut turns = 0;
        while choose(&page) {
            turns += 1;
            assert!(turns < 1500, "the match does not end");
        }
        assert_eq!(page.count(".account"), 1);
        assert_eq!(page.console_errors(), [""; 0]);
    }

    fn who_plays_something_else_does_not_fetch_it(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(1440, 900));
        let fetched = || page.eval("return performance.getEntriesByType('resource').filter(entry => /firefly(?!\\.svg)/.test(entry.name)).length", &[]);
        page.sit_down(&site.url(), "#/faraway/k7q2-m9xd?seats=human,greedy");
        page.wait_for(".card.is-legal button");
        assert_eq!(fetched(), 0, "files of Firefly in a match of Faraway");
        page.go(&format!("{}#/", site.url()));
        page.wait_for(".game-card");
        assert_eq!(fetched(), 0, "files of Firefly in the lobby");
        page.click(".game-card:nth-of-type(3) .button.primary");
        page.wait_for_script(ASKED);
        assert!(fetched().as_u64().unwrap() >= 3, "its program, its glue and its styles");
        // From then on its program draws all that is not another game's.
        page.go(&format!("{}#/gallery/firefly", site.url()));
        page.wait_for(".ff-gallery");
        page.go(&format!("{}#/", site.url()));
        page.wait_for(".shelf-match");
        assert_eq!(page.count(".shelf-match"), 2, "both matches are on the shelf");
        assert_eq!(page.console_errors(), [""; 0]);
        // Another program's shelf tells how the match stands that it cannot play.
        page.click(".shelf-match .shelf-link");
        assert!(play_until(&page, "document.querySelector('.turn')"));
        page.go(&format!("{}#/", site.url()));
        page.reload();
        page.wait_for(".shelf-match");
        assert_eq!(fetched(), 0, "files of Firefly for the shelf");
        assert!(page.texts(".shelf-match")[0].contains("Round 1 "), "{:?}", page.texts(".shelf-match"));
    }

    fn a_browser_that_keeps_nothing_plays_it_all_the_same(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(1440, 900).storage_forbidden());
        page.go(&format!("{}#/firefly/k7q2-m9xd?seats=human,greedy", site.url()));
        page.click(".table-form .button.wide");
        page.wait_for_script(ASKED);
        page.wait_for(".notice[role=alert]");
    }

    fn turns_by_keys_alone(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(1440, 900));
        page.sit_down(&site.url(), "#/firefly/k7q2-m9xd?seats=human,greedy&rounds=6");
        for _ in 0..14 {
            page.wait_for_script(ASKED);
            let before = page.moment();
            page.tab_to(".table .choice:not(.quiet)");
            page.press("Enter");
            // What only looks acts at once; anything else is picked and waits for the button.
            page.wait_for_next(&before, COMMIT);
            if page.moment() == before {
                page.tab_to(COMMIT);
                page.press("Enter");
            }
            wait_for_next(&page, &before);
        }
    }

    fn a_planet_is_found_by_its_name_and_flown_to_on_a_phone(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(360, 800));
        page.sit_down(&site.url(), "#/firefly/k7q2-m9xd?seats=human,greedy&rounds=6");
        assert!(play_until(&page, "document.querySelector('.turn')"));
        let place = || {
            page.click(".tab:nth-child(2)");
            page.text(".sheet-head .soft")
        };
        let start = place();
        page.fill(".map-search input", "persep");
        page.press("Enter");
        page.wait_for_text("Persephone");
        let before = page.moment();
        page.click(COMMIT);
        wait_for_next(&page, &before);
        assert_ne!(place(), start, "the ship has left");
    }

    fn goods_go_to_the_stash_by_a_click_and_by_dragging(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(1440, 900));
        page.sit_down(&site.url(), "#/firefly/k7q2-m9xd?seats=human,greedy&rounds=6");
        assert!(play_until(&page, "document.querySelector('.turn')"));
        page.click(".tab:nth-child(2)");
        let stashed = || page.count(".hold.is-stash .crate-button");
        assert_eq!(stashed(), 0);
        page.click("[data-target=hold] .crate-button");
        page.wait_for("[data-target=stash] .crate-button");
        page.drag("[data-target=hold] .crate-button", "[data-target=stash]");
        page.wait_for_script("return document.querySelectorAll('[data-target=stash] .crate-button').length == 2");
        page.wait_for_script("return !!document.querySelector('.end-turn:not(:disabled)')");
        page.drag("[data-target=stash] .crate-button", "[data-target=hold]");
        page.wait_for_script("return document.querySelectorAll('[data-target=stash] .crate-button').length == 1");
    }

    fn the_end_of_a_turn_is_asked_for_while_actions_are_left(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(1440, 900));
        page.sit_down(&site.url(), "#/firefly/k7q2-m9xd?seats=human,greedy&rounds=6");
        assert!(play_until(&page, "document.querySelector('.turn')"));
        let before = page.moment();
        page.click(".end-turn");
        page.wait_for("[role=alertdialog]");
        assert_eq!(page.moment(), before, "nothing was chosen");
        page.click("[role=alertdialog] .button:not(.primary)");
        page.wait_until_gone("[role=alertdialog]");
        page.click(".end-turn");
        page.wait_for("[role=alertdialog]");
        page.click(".end-turn");
        page.wait_until_gone("[role=alertdialog]");
        assert_eq!(page.moment(), before, "a second press lifts what is chosen");
        // The foot speaks of what was pressed last: a flight that was looked at gives way to the end.
        page.fill(".map-search input", "persep");
        page.press("Enter");
        page.wait_for(COMMIT);
        page.click(".end-turn");
        page.wait_for("[role=alertdialog]");
        page.click(".end-turn");
        page.wait_until_gone("[role=alertdialog]");
        assert_eq!(page.count(COMMIT), 0, "the old flight is spoken of again");
        page.click(".end-turn");
        page.click("[role=alertdialog] .primary");
        wait_for_next(&page, &before);
    }
}

#[test]
fn a_choice_has_all_it_is_about_in_view_at_every_size() {
    let site = release();
    for seats in ["human,greedy", "human,greedy,random,greedy"] {
        let address = format!("#/firefly/k7q2-m9xd?seats={seats}&rounds=6");
        in_view_at_every_size(&site.url(), &address, 40);
    }
}

/// Where the sheet lets the chart be seen, with the places of one's work above it.
const CHART: &str = "const chart = document.querySelector('.map-window').getBoundingClientRect();
    const sheet = document.querySelector('.desk').getBoundingClientRect();
    const top = document.querySelector('.map-edges:not(:empty)')?.getBoundingClientRect().top ?? chart.top;
    return [chart.left, top, chart.right, Math.min(chart.bottom, sheet.top)]";

#[test]
fn no_tap_on_the_chart_flies_the_ship() {
    let site = release();
    for (width, height) in [(360, 800), (390, 844)] {
        let page = Browser::open(&Setup::of(Engine::Chromium).size(width, height));
        page.touch_screen();
        page.sit_down(&site.url(), "#/firefly/k7q2-m9xd?seats=human,greedy&rounds=6");
        assert!(play_until(&page, "document.querySelector('.turn')"));
        let before = page.moment();
        let chart = page.eval(CHART, &[]);
        let side = |at: usize| chart[at].as_f64().unwrap();
        let share = f64::from(height) * 0.45;
        assert!(side(3) - side(1) >= share, "{} of {share} pixels of chart", side(3) - side(1));
        // The tap of old that flew, and others all over.
        for (x, y) in [
            (44.0, 232.0),
            (120.0, 232.0),
            (44.0, 232.0),
            (200.0, 180.0),
            (200.0, 330.0),
            (90.0, 300.0),
        ] {
            page.tap_at(x, y, Duration::from_millis(30));
            std::thread::sleep(Duration::from_millis(400));
            assert_eq!(page.moment(), before, "a tap at {x} {y} has chosen");
        }
        // The chart moves beneath the taps: one on the sector that is chosen has put it back.
        if page.count(".m-chosen") == 0 {
            page.tap_at(200.0, 330.0, Duration::from_millis(30));
        }
        // What is chosen is in sight above the sheet, its button in the foot.
        let chosen = "const chosen = document.querySelector('.m-chosen')?.getBoundingClientRect();
            const sheet = document.querySelector('.desk').getBoundingClientRect();
            return !!chosen && chosen.top + chosen.height / 2 < sheet.top";
        page.wait_for_script(chosen);
        page.wait_for(COMMIT);
        page.tap(COMMIT);
        wait_for_next(&page, &before);
    }
}

#[test]
fn every_screen_is_free_of_barriers_and_fits_a_phone() {
    let site = release();
    in_each_look(|page, check| {
        page.sit_down(&site.url(), "#/firefly/k7q2-m9xd?seats=human,greedy,random&rounds=8");
        page.wait_for_script(ASKED);
        check("picking a leader");
        for (found, screen) in [
            ("document.querySelector('.turn')", "the menu of a turn"),
            ("document.querySelector('.choices .face .choice')", "cards on offer"),
            ("document.querySelector('.telegram')", "a telegram"),
            ("document.querySelector('.scores')", "scores"),
        ] {
            if play_until(page, found) {
                check(screen);
            }
        }
        check("at the end");
    });
}
