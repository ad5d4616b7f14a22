//! Faraway as people play it: whole games by clicks and by keys, alone and round one device.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use browser_tests::{
    AT_ONCE, Browser, By, Engine, Setup, in_each_look, in_every_browser, in_view_at_every_size,
    project, release,
};
use serde_json::{Value, json};
use std::thread::sleep;
use std::time::Duration;

/// How long the browser may take to go back from what was closed.
const CLOSED: Duration = Duration::from_millis(300);

/// Somebody must choose between several or take the device, or the match is over: what alone can be chosen
/// is chosen unasked as soon as it has been seen.
const ASKED: &str = "return document.querySelectorAll('.card.is-legal button').length > 1 || !!document.querySelector('#take-device, .scores')";

/// Looks at the second card of the journey by the keyboard's focus; true once it is seen.
const LOOKED: &str = "
    const card = document.querySelector('.journey .region-row > :nth-child(2)');
    const looked = card.matches('.is-looked');
    if (!looked) { card.querySelector('.card-hit').blur(); card.querySelector('.card-hit').focus(); }
    return looked";

/// Makes the next choice by clicks; false when it is another's, or the match is over.
fn choose(page: &Browser) -> bool {
    page.wait_for_script(ASKED);
    if page.count(".scores, #take-device") > 0 {
        return false;
    }
    let moves = moves(page);
    page.click(".card.is-legal button");
    page.click(".foot .button.primary");
    page.wait_for_script(&format!(
        "return !!document.querySelector('.scores, #take-device') || {MOVES} != '{moves}'"
    ));
    true
}

/// Whether a card that is enlarged is wholly on the screen, and its words have room beside it.
const READER: &str = "const [sheet, words] = ['.detail-sheet', '.detail-words'].map((one) => document.querySelector(one).getBoundingClientRect());
    return sheet.top >= 0 && sheet.left >= 0 && sheet.right <= innerWidth && sheet.bottom <= innerHeight && words.width > 100";

/// What tells one moment from another: the number of lines in the log and what is asked.
const MOVES: &str = "(document.querySelectorAll('.log li').length + document.querySelector('.bar-ask').textContent)";

fn moves(page: &Browser) -> String {
    page.eval(&format!("return {MOVES}"), &[]).as_str().unwrap_or_default().to_owned()
}

/// The lines of the log, whether its drawer is open or not.
fn log(page: &Browser) -> Value {
    page.eval("return [...document.querySelectorAll('.log li')].map(line => line.textContent)", &[])
}

fn cards(page: &Browser, within: &str) -> Vec<String> {
    let script = "return [...document.querySelectorAll(arguments[0] + ' [data-card]')].map(c => c.dataset.card)";
    let found = page.eval(script, &[json!(within)]);
    found.as_array().unwrap().iter().map(|card| card.as_str().unwrap().to_owned()).collect()
}

in_every_browser! {
    fn a_whole_game_by_clicks_with_reloads(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(1440, 900));
        page.sit_down(&site.url(), "#/faraway/k7q2-m9xd?seats=human,greedy");
        page.wait_for_script(ASKED);
        let dealt = cards(&page, ".hand");
        for turn in 0.. {
            if !choose(&page) {
                break;
            }
            if turn == 2 || turn == 9 {
                page.wait_for_script(ASKED);
                let (hand, row) = (cards(&page, ".hand"), cards(&page, ".journey"));
                let told = log(&page);
                page.reload();
                page.wait_for_script(ASKED);
                assert_eq!(cards(&page, ".hand"), hand, "the hand after a reload");
                assert_eq!(cards(&page, ".journey"), row, "the row after a reload");
                assert_eq!(log(&page), told, "the log after a reload");
            }
            assert!(turn < 30, "the game does not end");
        }
        assert_eq!(cards(&page, ".account:first-of-type .region-row").len(), 8);
        // The reasons add up to the total that is shown.
        let sums = "return [...document.querySelectorAll('.account')].map(account => {
            account.querySelector('details').open = true;
            const sum = [...account.querySelectorAll('tbody td.figure')].reduce((n, cell) => n + +cell.textContent, 0);
            return [sum, parseInt(account.querySelector('.account-total').textContent)] })";
        for pair in page.eval(sums, &[]).as_array().unwrap() {
            assert_eq!(pair[0], pair[1]);
        }
        assert_eq!(page.axe(), [""; 0]);
        // Who always lays the first card hears soon what would have been better, and looks back at it.
        page.click(By::Role("button", "What should I have done?"));
        page.wait_for(".review li .button");
        page.click(".review li .button");
        page.wait_for(".replay > .advice");
        page.click(By::Role("button", "Back to the scores"));
        page.wait_for(".review li .button");
        // What lies over the table is closed to the table, not to the account.
        page.click(By::Role("button", "Look at the table"));
        page.wait_for(".journey");
        page.click("#open-log");
        page.wait_for("#log:popover-open");
        page.press("Escape");
        page.wait_until_gone("#log:popover-open");
        sleep(CLOSED);
        assert_eq!((page.count(".journey"), page.count(".scores")), (1, 0));
        // The same deal again: the same cards.
        page.click(By::Role("button", "Same deal again"));
        page.wait_for(".card.is-legal button");
        assert_eq!(cards(&page, ".hand"), dealt);
        assert_eq!(page.console_errors(), [""; 0]);
    }

    fn a_whole_game_by_keys_alone(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(1440, 900));
        page.go(&site.url());
        page.store("farflung/settings", AT_ONCE);
        page.reload();
        page.wait_for(".lobby");
        tab_to(&page, "button", "Play Faraway");
        page.press("Enter");
        for turn in 0.. {
            page.wait_for_script(ASKED);
            if page.count(".scores") > 0 {
                break;
            }
            let before = moves(&page);
            explore_by_keys(&page);
            page.wait_for_script(&format!("return !!document.querySelector('.scores') || {MOVES} != '{before}'"));
            assert!(turn < 30, "the game does not end");
        }
        tab_to(&page, "button", "Same deal again");
        page.press("Enter");
        page.wait_for(".card.is-legal button");
        // Leafing by keys.
        page.wait_for_script(ASKED);
        explore_by_keys(&page);
        page.wait_for_script("return document.querySelectorAll('.log li').length > 3");
        page.wait_for_script(ASKED);
        page.press("Home");
        page.wait_for(".replay");
        page.press("End");
        page.wait_until_gone(".replay");
    }

    fn what_is_shown_is_what_happens(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(390, 844));
        page.sit_down(&site.url(), "#/faraway/k7q2-m9xd?seats=human,greedy");
        page.wait_for_script(ASKED);
        while cards(&page, ".journey .region-row").len() < 2 || !page.text(".bar-ask").contains("explore") {
            assert!(choose(&page));
            page.wait_for_script(ASKED);
        }
        // The card taken comes where the hand has its gap, and the others stay where they lie.
        page.click(".card.is-legal button");
        page.click(".foot .button.primary");
        page.wait_for_text("take a region");
        page.wait_for_script(ASKED);
        page.click(".market .card.is-legal button");
        page.wait_for(".hand .is-preview");
        let shown = cards(&page, ".hand");
        page.click(".foot .button.primary");
        page.wait_for_script("return document.querySelectorAll('.hand [data-card]').length == 3 && !document.querySelector('.hand .is-preview')");
        assert_eq!(cards(&page, ".hand"), shown);
        // A laid card shows what it sees: those before it are dim, and the foot says what it scores.
        page.wait_for_script(ASKED);
        // On a slow machine a look can be let go of by what is still being drawn: one looks until it is seen.
        page.wait_for_script(LOOKED);
        assert_eq!(page.count(".journey .is-unseen"), 1);
        assert!(page.text(".foot-line").starts_with("Region "));
        page.click(".card.is-legal button");
        page.wait_until_gone(".journey .is-looked");
        assert_eq!(page.count(".journey .is-unseen"), 0);
    }

    fn two_people_at_one_device_never_see_each_other_s_hand(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(360, 800));
        page.sit_down(&site.url(), "#/faraway/k7q2-m9xd?seats=human,human");
        let mut hands: [Vec<String>; 2] = [vec![], vec![]];
        for turn in 0..8usize {
            page.wait_for("#take-device");
            let shown = cards(&page, ".match");
            assert!(shown.is_empty(), "the hand-over screen shows {shown:?}");
            assert_eq!(page.count(".log"), 0);
            page.click("#take-device");
            page.wait_for(".card.is-legal button");
            let hand = cards(&page, ".hand");
            if let Some(first) = hands.get_mut(turn) {
                *first = hand;
            }
            while choose(&page) {}
        }
        assert!(hands[0].iter().all(|card| !hands[1].contains(card)), "{hands:?}");
    }

    fn a_seed_link_deals_the_same_cards_to_a_stranger(engine) {
        let site = release();
        let address = "#/faraway/c0ff-ee42?seats=human,random,greedy&start=advanced";
        let dealt = || {
            let page = Browser::open(&Setup::of(engine));
            page.sit_down(&site.url(), address);
            page.wait_for(".card.is-legal button");
            let hand = cards(&page, ".hand");
            assert_eq!(hand.len(), 5);
            for at in 1..=3 {
                page.click(By::Css(&format!(".hand .hand-card:nth-child({at}) button")));
            }
            page.click(".foot .button.primary");
            page.wait_for(".market [data-card]");
            page.wait_for_script(ASKED);
            (hand, cards(&page, ".hand"), cards(&page, ".market"))
        };
        let (one, other) = (dealt(), dealt());
        assert_eq!(one, other);
        assert_eq!(one.1, one.0[..3]);
        assert_eq!(one.2.len(), 4);
    }

    fn undo_asks_before_it_shows_what_was_hidden(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(1440, 900));
        page.sit_down(&site.url(), "#/faraway/k7q2-m9xd?seats=human,greedy");
        page.wait_for_script(ASKED);
        let (hand, first) = (cards(&page, ".hand"), page.text(".bar-ask"));
        choose(&page);
        page.wait_for_script(ASKED);
        let market = cards(&page, ".market");
        page.click(".bar-undo");
        page.wait_for_script("return document.activeElement.matches('.question .primary')");
        page.click(".question .primary");
        page.wait_for_text(&first);
        assert_eq!(cards(&page, ".hand"), hand);
        assert_eq!(cards(&page, ".journey"), [""; 0]);
        page.click(".bar-redo");
        page.wait_for_script("return document.querySelectorAll('.journey [data-card]').length == 1");
        page.wait_for_script(ASKED);
        assert_eq!(cards(&page, ".market"), market, "what follows comes out the same");
    }

    fn a_game_link_is_watched_taken_over_and_dealt_again(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(1440, 900));
        page.sit_down(&site.url(), "#/faraway/k7q2-m9xd?seats=human,greedy");
        choose(&page);
        choose(&page);
        page.wait_for_script(ASKED);
        let row = cards(&page, ".journey");
        page.click("#open-menu");
        page.click(By::Role("button", "Copy game link"));
        page.wait_for_text("can see all that is hidden");
        page.click(By::Role("button", "Copy it all the same"));
        page.wait_for_text("Copied: paste");
        let link = page.clipboard();
        let code = link.split("#/game/").nth(1).unwrap().to_owned();
        assert!(code.len() <= 80, "{code}");
        let stranger = Browser::open(&Setup::of(engine).size(1440, 900));
        stranger.go(&link);
        stranger.click(By::Role("button", "Take over seat 1"));
        stranger.wait_for(".journey");
        assert_eq!(cards(&stranger, ".journey"), row);
        stranger.go(&link);
        stranger.click(By::Role("button", "Play the same deal"));
        stranger.wait_for_script(ASKED);
        assert_eq!(cards(&stranger, ".journey"), [""; 0]);
    }

    fn two_devices_take_turns_by_link(engine) {
        let site = release();
        let ada = Browser::open(&Setup::of(engine).size(1440, 900));
        ada.sit_down(&site.url(), "#/faraway/k7q2-m9xd?seats=human,away");
        choose(&ada);
        ada.wait_for(".turn-link");
        let code = |page: &Browser| {
            page.click(".turn-link .primary");
            page.wait_for_text("Copied: paste");
            page.clipboard()
        };
        let to_bob = code(&ada);
        let bob = Browser::open(&Setup::of(engine).size(360, 800));
        bob.go(&to_bob);
        bob.store("farflung/settings", AT_ONCE);
        bob.reload();
        bob.click(".invitation .primary");
        bob.wait_for(".card.is-legal button");
        assert!(cards(&bob, ".hand").iter().all(|card| !cards(&ada, ".hand").contains(card)));
        while bob.count(".turn-link") == 0 {
            choose(&bob);
            bob.wait_for_script("return !!document.querySelector('.turn-link, .card.is-legal button')");
        }
        let to_ada = code(&bob);
        ada.go(&to_ada);
        ada.click(".invitation .primary");
        ada.wait_for_script(ASKED);
        // The first link is old by now.
        bob.go(&to_bob);
        bob.wait_for_text("older than the match on this device");
        bob.click(By::Role("link", "Open the one here"));
        bob.wait_for(".journey");
    }
}

/// Picks a card, puts it back, picks it again and presses the main action.
fn explore_by_keys(page: &Browser) {
    page.tab_to(".card.is-legal button");
    page.press("Space");
    page.wait_for(".card.is-chosen");
    page.press("Space");
    page.wait_until_gone(".card.is-chosen");
    page.press("Space");
    page.wait_for(".card.is-chosen");
    page.tab_to(".foot .button.primary");
    page.press("Enter");
}

/// Goes from control to control until the one with this role and name has the focus.
fn tab_to(page: &Browser, role: &str, name: &str) {
    for _ in 0..120 {
        let (focused, label) = page.focused();
        if focused == role && label.starts_with(name) {
            return;
        }
        page.press("Tab");
    }
    panic!("no {role} {name:?} can be reached by Tab");
}

/// All that is spoken of a match that is played without a screen, as it was when it was last read.
const BY_EAR: &str = "tests/browser/records/faraway_by_ear.txt";

/// A whole match by keys and spoken text alone. The record can be read without the table and tells
/// the match; `RECORD=1` writes it anew.
#[test]
fn a_whole_match_by_ear() {
    let site = release();
    let page = Browser::open(&Setup::of(Engine::Chromium).size(1366, 638));
    page.sit_down(&site.url(), "#/faraway/k7q2-m9xd?seats=human,greedy");
    let (mut heard, mut told): (Vec<String>, usize) = (Vec::new(), 0);
    for turn in 0..30usize {
        page.wait_for_script(ASKED);
        let lines = page.log_lines();
        heard.extend(lines.iter().skip(told).map(|line| format!("  {line}")));
        told = lines.len();
        heard.push(format!("{} ({})", page.text(".bar-ask"), page.text(".bar-stage")));
        if page.count(".scores") > 0 {
            break;
        }
        let before = moves(&page);
        let choices = page.count(".card.is-legal button");
        page.tab_to(".card.is-legal button");
        for at in 0..choices {
            let (role, name) = page.focused();
            assert!(role == "button" && name.contains(". "), "{role} {name}");
            heard.push(format!("  choice: {name}"));
            if at == turn % choices {
                page.press("Space");
                page.wait_for(".card.is-chosen");
                heard.push(format!("    it would be: {}", page.text(".foot-line")));
            }
            page.press("Tab");
        }
        page.press("Shift+Enter");
        page.wait_for_script(&format!(
            "return !!document.querySelector('.scores') || {MOVES} != '{before}'"
        ));
    }
    let laid = "return [...document.querySelectorAll('.account')].flatMap(account => [
        account.querySelector('header').textContent.trim(),
        ...[...account.querySelectorAll('.card-hit')].map(card => '  ' + card.ariaLabel)])";
    let laid = page.eval(laid, &[]);
    heard.extend(laid.as_array().unwrap().iter().map(|line| line.as_str().unwrap().to_owned()));
    heard.push(String::new());
    let (file, heard) = (project().join(BY_EAR), heard.join("\n"));
    if std::env::var_os("RECORD").is_some() {
        std::fs::write(&file, &heard).unwrap();
    }
    assert_eq!(heard, std::fs::read_to_string(&file).unwrap(), "{BY_EAR}");
}

/// Where the Sanctuaries that were found lie, and how wide they are.
const FOUND: &str = "return [...document.querySelectorAll('.offered .card')].map((one) => {
    const { left, top, width } = one.getBoundingClientRect();
    return [left, top, width] })";

#[test]
fn with_four_at_a_laptop_rivals_close_alone_and_what_is_found_stays_where_it_is() {
    let site = release();
    let page = Browser::open(&Setup::of(Engine::Chromium).size(1366, 638));
    page.sit_down(&site.url(), "#/faraway/k7q2-m9xd?seats=human,greedy,greedy,greedy");
    page.wait_for_script(ASKED);
    let address = || page.eval("return location.hash", &[]);
    let before = address();
    // Beside it, on it, by the key, by the browser's way back.
    let ways: [fn(&Browser); 4] = [
        |page| page.press_mouse(".bar-home"),
        |page| page.press_mouse(".rival:popover-open h2"),
        |page| page.press("Escape"),
        |page| drop(page.eval("history.back()", &[])),
    ];
    for close in ways {
        page.click(".rival .opener");
        page.wait_for(".rival:popover-open");
        // What has just opened under a pointer does not act; on a busy machine that takes longer to be noted.
        sleep(3 * CLOSED);
        close(&page);
        page.wait_until_gone(".rival:popover-open");
        sleep(CLOSED);
        assert_eq!((address(), page.count(".journey")), (before.clone(), 1));
    }
    let numbers = |found: Value| -> Vec<f64> {
        let cards = found.as_array().unwrap().iter().flat_map(|card| card.as_array().unwrap());
        cards.map(|n| n.as_f64().unwrap()).collect()
    };
    let mut kept = 0;
    while choose(&page) {
        page.wait_for_script(ASKED);
        if !page.text(".bar-ask").contains("take a region") || page.count(".offered .card") < 2 {
            continue;
        }
        let seen = numbers(page.eval(FOUND, &[]));
        assert!(choose(&page));
        page.wait_for_text("keep one sanctuary");
        page.wait_for_script(ASKED);
        let now = numbers(page.eval(FOUND, &[]));
        assert_eq!(seen.len(), now.len());
        // A card that may be chosen is lifted a little.
        assert!(seen.iter().zip(&now).all(|(was, is)| (was - is).abs() < 4.0), "{seen:?} {now:?}");
        kept += 1;
    }
    assert!(kept > 0, "nothing was found");
}

#[test]
fn everything_is_in_view_at_every_decision() {
    let site = release();
    for seats in ["human,greedy", "human,greedy,random,greedy,random,greedy"] {
        let address = format!("#/faraway/k7q2-m9xd?seats={seats}");
        in_view_at_every_size(&site.url(), &address, 40);
    }
    let address = "#/faraway/c0ff-ee42?seats=human,random&start=advanced";
    in_view_at_every_size(&site.url(), address, 3);
}

#[test]
fn every_screen_is_free_of_barriers_and_fits_a_phone() {
    let site = release();
    in_each_look(|page, check| {
        page.go(&site.url());
        page.wait_for(".lobby");
        check("lobby");
        page.click(".set-table");
        check("lobby with the table form");
        page.go(&format!("{}#/gallery", site.url()));
        page.wait_for(".gallery");
        check("gallery");
        page.go(&format!("{}#/nowhere", site.url()));
        page.wait_for(".notice-page");
        check("notice");
        page.sit_down(&site.url(), "#/faraway/k7q2-m9xd?seats=human,greedy,random");
        page.wait_for(".card.is-legal button");
        check("table, exploring");
        page.click(".card.is-legal button");
        check("table, a card picked");
        page.click(".foot .button.primary");
        page.wait_for_text("take a region");
        check("table, taking");
        page.click("#open-menu");
        page.wait_for(".settings select");
        check("menu");
        page.press("Escape");
        page.eval("document.querySelector('.journey .card-hit').dispatchEvent(new MouseEvent('contextmenu', {bubbles: true, cancelable: true}))", &[]);
        page.wait_for(".detail");
        check("a card enlarged");
        assert_eq!(page.eval(READER, &[]), true, "an enlarged card or its words do not fit");
        page.click(".detail-close");
        while page.count("[aria-label='Sanctuaries found: keep one']") == 0 {
            assert!(choose(page), "no sanctuary in a whole game");
            page.wait_for_script(ASKED);
        }
        check("table, keeping a sanctuary");
        page.press("[");
        page.wait_for(".replay");
        check("looking back");
        page.press("End");
        while choose(page) {}
        check("scores");
        page.sit_down(&site.url(), "#/faraway/k7q2-m9xd?seats=human,human");
        page.wait_for("#take-device");
        check("hand-over");
    });
}

#[test]
fn the_way_home_is_as_wide_as_a_phone() {
    let site = release();
    let page = Browser::open(&Setup::of(Engine::Chromium).size(390, 844));
    let settings = "lang en\ntheme auto\nmotion auto\ntap confirm\npace fast\n";
    page.sit_down_with(&site.url(), "#/faraway/k7q2-m9xd?seats=random,random", settings);
    page.wait_for(".is-walking");
    assert_eq!(page.eval("return document.querySelector('.match-body').clientWidth", &[]), 390);
}
