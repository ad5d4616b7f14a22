//! Farlight as people play it: a whole game from the list of choices, by keys, on the board.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use bots::Level;
use browser_tests::{
    AT_ONCE, Browser, By, Engine, Setup, in_each_look, in_every_browser, in_view_at_every_size,
    release,
};
use rules::farlight::{Choice, Farlight, PartId, Table};
use rules::{Match, Seat, Seed, Silent};
use std::collections::BTreeSet;
use std::thread::sleep;
use std::time::Duration;

/// Somebody must choose, or the match is over.
const ASKED: &str = "return !!document.querySelector('.choice-list button, .scores')";

fn wait_for_next(page: &Browser, before: &str) {
    page.wait_for_next(before, ".scores");
    page.wait_for_script(ASKED);
}

/// Which of the choices a player of simple habits takes: flies whatever flies, installs what can
/// be installed, spreads the tiles.
fn habit(page: &Browser) -> usize {
    let choices = choices(page);
    let flying = choices.iter().position(|choice| choice.starts_with("Fly "));
    let moment: usize = page.moment().parse().unwrap();
    let bidding = page.text(".bar-ask").contains("tile");
    flying.unwrap_or(if bidding { moment * 7 % choices.len() } else { 0 })
}

/// The texts of elements that may be hidden.
fn said(page: &Browser, selector: &str) -> Vec<String> {
    let texts = page.eval(
        &format!(
            "return [...document.querySelectorAll(`{selector}`)].map(e => e.textContent.trim())"
        ),
        &[],
    );
    texts.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

/// What the list offers; it shows itself to keyboards and readers alone.
fn choices(page: &Browser) -> Vec<String> {
    said(page, ".choice-list button")
}

/// Makes a choice of the list by the keyboard.
fn enter(page: &Browser, at: usize) {
    page.eval(&format!("document.querySelectorAll('.choice-list button')[{at}].focus()"), &[]);
    page.press("Enter");
}

/// Puts the last reveal away where one lies over the board.
fn close_reveal(page: &Browser) {
    if page.count(".reveal-close") > 0 {
        page.click(".reveal-close");
        page.wait_until_gone(".reveal");
    }
}

/// Makes the next choice from the list; false when the match is over.
fn choose(page: &Browser) -> bool {
    page.wait_for_script(ASKED);
    if page.count(".scores") > 0 {
        return false;
    }
    let before = page.moment();
    enter(page, habit(page));
    wait_for_next(page, &before);
    true
}

/// A match of three in which the first seat comes to such choices, two parts to install or a mission to fly.
fn brought_to(is_there: impl Fn(&[Choice]) -> bool) -> Match<Farlight> {
    let led = |seed| {
        let mut played = Match::new(Table { seats: 3 }, Seed(seed)).unwrap();
        while let Some(seat) = played.decider() {
            if seat == Seat(0) && is_there(&played.legal()) {
                return Some(played);
            }
            let view = played.view(Some(seat));
            let choice = bots::choose::<Farlight>(&view, Level::Greedy, 1, 2_000).unwrap();
            played.play(choice, &mut Silent).unwrap();
        }
        None
    };
    (0..20).find_map(led).unwrap()
}

/// Sits down where the first seat may fly a mission.
fn before_a_flight(page: &Browser, url: &str) {
    let played = brought_to(|legal| legal.contains(&Choice::Complete));
    page.take_over(url, &played.encode(), AT_ONCE);
    page.wait_for_script(ASKED);
    close_reveal(page);
}

/// Plays on until the bar asks for this, and puts away the reveal that came meanwhile.
fn play_until(page: &Browser, ask: &str) {
    play_up_to(page, ask);
    close_reveal(page);
}

/// Plays on until the bar asks for this.
fn play_up_to(page: &Browser, ask: &str) {
    for _ in 0..600 {
        page.wait_for_script(ASKED);
        if page.text(".bar-ask").contains(ask) {
            return;
        }
        assert!(choose(page), "the match ended before {ask:?} was asked");
    }
    panic!("{ask:?} was never asked");
}

in_every_browser! {
    fn a_whole_game_from_the_list_with_a_reload(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(1440, 900));
        page.sit_down(&site.url(), "#/farlight/k7q2-m9xd?seats=human,greedy");
        page.wait_for_script(ASKED);
        let station = said(&page, ".slot .unseen");
        for turn in 0.. {
            if !choose(&page) {
                break;
            }
            if turn == 40 {
                let offered = choices(&page);
                let log = said(&page, ".log li");
                let ship = said(&page, ".ship.is-own li");
                page.reload();
                page.wait_for_script(ASKED);
                assert_eq!(choices(&page), offered, "the choices after a reload");
                assert_eq!(said(&page, ".log li"), log, "the log after a reload");
                assert_eq!(said(&page, ".ship.is-own li"), ship, "the ship after a reload");
            }
            assert!(turn < 1500, "the game does not end");
        }
        // The lines of every account add up to the total that is shown.
        let sums = "return [...document.querySelectorAll('.account')].map(account => [
            [...account.querySelectorAll('td.figure')].reduce((n, cell) => n + +cell.textContent, 0),
            parseInt(account.querySelector('.account-total').textContent)])";
        let sums = page.eval(sums, &[]);
        assert_eq!(sums.as_array().unwrap().len(), 2);
        for pair in sums.as_array().unwrap() {
            assert_eq!(pair[0], pair[1]);
        }
        page.click(By::Role("button", "Same deal again"));
        page.wait_for(".farlight-table");
        page.wait_for_script(ASKED);
        assert_eq!(said(&page, ".slot .unseen"), station, "the same deal again");
        assert_eq!(page.console_errors(), [""; 0]);
    }

    fn turns_by_keys_alone(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(1440, 900));
        page.sit_down(&site.url(), "#/farlight/k7q2-m9xd?seats=human,greedy");
        for _ in 0..14 {
            page.wait_for_script(ASKED);
            let before = page.moment();
            page.tab_to(".choice-list button");
            page.press("Enter");
            wait_for_next(&page, &before);
        }
        page.press("Home");
        page.wait_for(".replay");
        page.press("End");
        page.wait_until_gone(".replay");
    }

    fn a_bid_is_laid_on_the_board_and_taken_back(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(1440, 900));
        page.sit_down(&site.url(), "#/farlight/k7q2-m9xd?seats=human,greedy");
        page.wait_for_script(ASKED);
        let before = page.moment();
        assert_eq!(page.count(".slot .hit") + page.count(".service .hit") + page.count(".mission .hit"), 14);
        page.click(".tile:nth-child(5)");
        page.wait_for(".tile.is-picked");
        page.click(".slot:nth-child(3) .hit");
        page.wait_for(".slot:nth-child(3) .bid.is-draft");
        // A second press lifts what was picked; another target takes the tile along.
        page.click(".slot:nth-child(3) .hit");
        page.wait_until_gone(".bid.is-draft");
        page.click(".slot:nth-child(2) .hit");
        page.wait_for(".slot:nth-child(2) .bid.is-draft");
        // The next target is for the next tile: what lies stays, unless its own tile is pressed.
        page.click(".slot:nth-child(3) .hit");
        page.wait_for_text("which tile?");
        assert_eq!(page.count(".slot:nth-child(2) .bid.is-draft"), 1);
        page.click(".tile:nth-child(5)");
        page.wait_for(".slot:nth-child(3) .bid.is-draft");
        assert_eq!(page.count(".bid.is-draft"), 1);
        page.wait_for_text("counts 4");
        assert_eq!(page.moment(), before, "nothing is chosen yet");
        assert_eq!(page.count(".deed-button:disabled"), 1, "two are laid in this pass");
        // The next tile drops nothing; one that has its place is lifted by a press.
        page.click(".tile:nth-child(4)");
        page.click(".service:nth-child(2) .hit");
        page.wait_for(".service:nth-child(2) .bid.is-draft");
        assert_eq!(page.count(".bid.is-draft"), 2);
        assert_eq!(page.count(".slot .hit") + page.count(".service .hit"), 2, "no other target takes one along");
        // A press on the first lifts it, though the second is the one in the hand.
        page.click(".slot:nth-child(3) .hit");
        page.wait_until_gone(".slot:nth-child(3) .bid.is-draft");
        assert_eq!(page.count(".service:nth-child(2) .bid.is-draft"), 1);
        page.click(".slot:nth-child(3) .hit");
        page.wait_for(".slot:nth-child(3) .bid.is-draft");
        // A press on the tile lifts it too, and the next one puts it back.
        page.click(".tile:nth-child(5)");
        page.wait_until_gone(".slot:nth-child(3) .bid.is-draft");
        page.click(".tile:nth-child(5)");
        page.wait_for(".slot:nth-child(3) .bid.is-draft");
        // All lie: nothing looks as if more were asked for. What is taken back is the last tile, then the other.
        assert_eq!(page.count(".is-target"), 0);
        page.click(".bar-undo");
        page.wait_until_gone(".slot:nth-child(3) .bid.is-draft");
        assert_eq!(page.count(".service:nth-child(2) .bid.is-draft"), 1);
        assert!(page.count(".is-target") > 0);
        page.click(".bar-undo");
        page.wait_until_gone(".bid.is-draft");
        assert_eq!((page.moment(), page.count(".bar-undo:disabled")), (before.clone(), 1));
        page.click(".tile:nth-child(5)");
        page.click(".slot:nth-child(3) .hit");
        page.click(".tile:nth-child(4)");
        page.click(".service:nth-child(2) .hit");
        page.click(".deed-button:enabled");
        wait_for_next(&page, &before);
        let laid = || page.count(".bid[data-thing^='bid-0-']");
        page.wait_for_script("return document.querySelectorAll('.tile:disabled').length > 1");
        assert_eq!(laid(), 2);
        // What the other has chosen since goes with it: that is said first.
        page.click(".bar-undo");
        page.wait_for_script("return !!document.querySelector('#take-back') || !document.querySelector('.tile:disabled')");
        if page.count("#take-back") > 0 {
            page.click("#take-back");
        }
        page.wait_for_moment(&before);
        assert_eq!(laid(), 0);
    }

    fn crew_that_goes_with_a_tile_is_gone_from_ones_own(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(1440, 900));
        page.sit_down(&site.url(), "#/farlight/k7q2-m9xd?seats=human,greedy");
        page.wait_for_script(ASKED);
        let crew = || page.text(".ship.is-own .ship-counts > :nth-child(2)");
        assert!(crew().starts_with('3'), "{}", crew());
        let before = page.moment();
        page.click(".tile:nth-child(3)");
        page.click(".service:nth-child(2) .hit");
        page.click(".crew-chip");
        page.wait_for_text("counts 3");
        page.click(".tile:nth-child(1)");
        page.click(".slot:nth-child(1) .hit");
        page.click(".deed-button:enabled");
        wait_for_next(&page, &before);
        assert!(crew().starts_with('2'), "{}", crew());
    }

    fn a_second_click_on_a_tile_lays_nothing(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(1440, 900));
        page.sit_down(&site.url(), "#/farlight/k7q2-m9xd?seats=human,greedy");
        page.wait_for_script(ASKED);
        let before = page.moment();
        page.click(".tile:nth-child(2)");
        page.click(".tile:nth-child(2)");
        page.wait_until_gone(".tile.is-picked");
        assert_eq!((page.moment(), page.count(".bid")), (before, 0));
    }

    fn a_tile_is_dragged_onto_what_it_bids_for(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(1440, 900));
        page.sit_down(&site.url(), "#/farlight/k7q2-m9xd?seats=human,greedy");
        page.wait_for_script(ASKED);
        page.drag(".tile:nth-child(5)", "[data-target='slot 2']");
        page.wait_for(".slot:nth-child(2) .bid.is-draft");
        page.wait_until_gone("#dragged");
        assert_eq!(page.count(".drop-here"), 0);
        // Dropped beside the board, a tile stays in the hand.
        page.click(".slot:nth-child(2) .hit");
        page.wait_until_gone(".bid.is-draft");
        page.drag(".tile:nth-child(5)", ".bar-stage");
        page.wait_until_gone("#dragged");
        assert_eq!(page.count(".bid.is-draft"), 0);
    }

    fn a_part_is_docked_as_a_ghost_first_and_a_refused_place_says_why(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(1440, 900));
        page.sit_down(&site.url(), "#/farlight/k7q2-m9xd?seats=human,random");
        loop {
            play_until(&page, "install");
            if page.count(".is-spot.is-wall") > 0 {
                break;
            }
            assert!(choose(&page), "the match ended before a place was refused");
        }
        let before = page.moment();
        page.click(".is-spot.is-wall");
        page.wait_for(".is-ghost.is-refused");
        let reason = page.text(".deed");
        assert!(reason.contains("no connector") || reason.contains("wall"), "{reason}");
        assert_eq!(page.count(".deed-button:disabled"), 1);
        let docked = || {
            let log = said(&page, ".log li");
            log.iter().filter(|line| line.starts_with("You: ") && line.contains(" installed")).count()
        };
        let before_it = docked();
        page.drag(".won-part.is-aimed .hit", ".is-spot:not(.is-wall)");
        page.wait_until_gone(".is-refused");
        page.wait_for(".is-ghost");
        page.wait_for_text("leaves");
        page.click(".deed-button");
        wait_for_next(&page, &before);
        assert_eq!(docked(), before_it + 1);
    }

    fn things_say_what_they_are_and_why_they_are_dim(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(1366, 638));
        page.sit_down(&site.url(), "#/farlight/k7q2-m9xd?seats=human,greedy");
        page.wait_for_script(ASKED);
        page.hover(".mission .demand");
        page.wait_for("#explain:popover-open");
        assert!(page.text("#explain").contains("lacking for now"));
        page.press("Escape");
        page.wait_until_gone("#explain:popover-open");
        // By keys from thing to thing; what has the keyboard is described.
        page.press("i");
        page.wait_for("#explain:popover-open");
        page.press("ArrowRight");
        page.wait_for_script("return document.activeElement.getAttribute('aria-describedby') === 'explain'");
        page.press("Escape");
        page.wait_until_gone("#explain:popover-open");
        let mute = "return [...document.querySelectorAll('.farlight-table :disabled')]
            .filter(one => one.getClientRects().length && !one.closest('[data-said]:not([data-said=\"\"])'))
            .map(one => one.outerHTML)";
        for _ in 0..12 {
            page.wait_for_script(ASKED);
            assert_eq!(page.eval(mute, &[]), serde_json::json!([]), "dimmed without a reason");
            choose(&page);
            close_reveal(&page);
        }
    }

    fn a_reveal_tells_who_won_and_can_be_put_away(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(360, 800));
        page.sit_down(&site.url(), "#/farlight/k7q2-m9xd?seats=human,greedy");
        assert_eq!(page.count(".reveal"), 0);
        play_up_to(&page, "install");
        // Where nothing is shown it comes by itself.
        page.wait_for(".reveal li");
        let won = page.count(".reveal .is-won");
        let told = said(&page, ".log li").iter().filter(|line| line.contains("Winner:")).count();
        assert_eq!(won, told, "each winner of the log has his mark");
        assert!(won > 0);
        let pages = "return document.querySelector('.pages').scrollLeft";
        let shown = page.eval(pages, &[]);
        close_reveal(&page);
        assert_eq!(page.eval(pages, &[]), shown, "the board stays where it was");
        page.click(".page-tab:first-child");
        page.click(".reveal-open");
        page.wait_for(".reveal li");
    }

    fn a_reveal_comes_once_and_stays_away_after_a_reload(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(1440, 900));
        page.sit_down(&site.url(), "#/farlight/k7q2-m9xd?seats=human,greedy");
        page.wait_for_script(ASKED);
        for _ in 0..30 {
            if page.count(".reveal") > 0 || !choose(&page) {
                break;
            }
        }
        page.wait_for(".reveal li");
        page.reload();
        page.wait_for_script(ASKED);
        page.wait_for(".reveal-open");
        assert_eq!(page.count(".reveal"), 0, "what was seen stays seen");
        page.press("Home");
        page.wait_for(".replay");
        page.press("End");
        page.wait_until_gone(".replay");
        assert_eq!(page.count(".reveal"), 0, "a look back brings nothing back");
        page.click(".reveal-open");
        page.wait_for(".reveal li");
    }

    fn the_list_follows_the_part_that_is_picked(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(1440, 900));
        let parts = |legal: &[Choice]| -> BTreeSet<PartId> {
            let scrapped =
                |choice: &Choice| if let Choice::Scrap(part) = choice { Some(*part) } else { None };
            legal.iter().filter_map(scrapped).collect()
        };
        let played = brought_to(|legal| parts(legal).len() > 1);
        page.take_over(&site.url(), &played.encode(), AT_ONCE);
        page.wait_for_script(ASKED);
        close_reveal(&page);
        assert!(page.count(".won-part") > 1, "two parts were won at once");
        let scraps = || -> Vec<String> {
            let all = choices(&page);
            all.into_iter().filter(|choice| choice.starts_with("Scrap ")).collect()
        };
        let first = scraps();
        assert_eq!(first.len(), 1);
        let other = if page.count(".won-part:nth-child(2).is-aimed") > 0 { 1 } else { 2 };
        page.tab_to(&format!(".won-part:nth-child({other}) .hit"));
        page.press("Enter");
        page.wait_for(By::Css(&format!(".won-part:nth-child({other}).is-aimed")));
        assert_eq!(scraps().len(), 1);
        assert_ne!(scraps(), first);
    }

    fn a_mission_is_flown_by_a_touch(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(1440, 900));
        before_a_flight(&page, &site.url());
        let before = page.moment();
        assert_eq!(page.count(".mission.is-flying .bid.is-next"), 1, "whose turn it is in the queue");
        page.click(".deed-button");
        wait_for_next(&page, &before);
        let flown = |line: &String| line.starts_with("You: ") && line.contains(" flown") && !line.contains("not flown");
        assert!(said(&page, ".log li").iter().any(flown));
    }

    fn nobody_reads_the_values_of_the_others(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(360, 800));
        page.sit_down(&site.url(), "#/farlight/k7q2-m9xd?seats=human,human");
        let mut handed = 0;
        for _ in 0..60 {
            page.wait_for_script("return !!document.querySelector('#take-device, .choice-list button')");
            if page.count("#take-device") > 0 {
                assert_eq!(page.count(".bid") + page.count(".log"), 0);
                page.click("#take-device");
                page.wait_for_script(ASKED);
                handed += 1;
                let hidden = page.count(".bid[data-said*='face down']");
                assert!(handed == 1 || hidden >= 1, "the tiles of the other lie face down");
            }
            if handed == 3 {
                return;
            }
            let before = page.moment();
            enter(&page, 0);
            page.wait_for_next(&before, "#take-device");
        }
        panic!("the device was handed over only {handed} times");
    }
}

/// Things move.
const BRISKLY: &str = "lang en\ntheme auto\nmotion auto\ntap confirm\npace brisk\n";

#[test]
fn whoever_goes_on_by_a_press_goes_through_the_lots_himself() {
    let site = release();
    let page = Browser::open(&Setup::of(Engine::Chromium).size(1366, 638));
    page.sit_down(&site.url(), "#/farlight/k7q2-m9xd?seats=human,greedy,random,random");
    while !page.text(".steps").contains("pass 3") {
        assert!(choose(&page), "the match ended before its third pass");
    }
    page.store("farflung/settings", BRISKLY);
    page.reload();
    page.wait_for_script(ASKED);
    while page.count(".choice-list button") > 0 {
        let before = page.moment();
        enter(&page, habit(&page));
        page.wait_for_next(&before, ".stage-picture");
    }
    page.wait_for(".stage-picture");
    let lot = || said(&page, ".stage-now");
    page.press("x");
    let held = lot();
    // Twice as long as it would be shown by itself.
    sleep(Duration::from_millis(2600));
    assert_eq!(lot(), held, "it waits");
    assert!(page.count(".told-all > .told") > 1, "all that one has fought for is in one list");
    page.press_mouse(".step-on.primary");
    assert_ne!(lot(), held, "it goes on");
    assert_eq!(page.console_errors(), [""; 0]);
}

#[test]
fn a_choice_has_all_it_is_about_in_view_at_every_size() {
    let site = release();
    in_view_at_every_size(&site.url(), "#/farlight/k7q2-m9xd?seats=human,random", 80);
}

#[test]
fn a_full_table_is_in_view_at_every_size() {
    let site = release();
    let address = "#/farlight/k7q2-m9xd?seats=human,random,random,random,random";
    in_view_at_every_size(&site.url(), address, 60);
}

#[test]
fn every_screen_is_free_of_barriers_and_fits_a_phone() {
    let site = release();
    in_each_look(|page, check| {
        page.sit_down(&site.url(), "#/farlight/k7q2-m9xd?seats=human,greedy,random");
        page.wait_for_script(ASKED);
        check("table, taking up a tile");
        choose(page);
        check("table, laying it");
        play_until(page, "install");
        check("table, installing");
        before_a_flight(page, &site.url());
        check("table, flying a mission");
        while choose(page) {}
        check("scores");
    });
}

/// What a finger comes to without a tile is read first; nothing is picked until the button there is pressed.
#[test]
fn a_finger_reads_before_it_bids() {
    let site = release();
    let page = Browser::open(&Setup::of(Engine::Chromium).size(360, 800));
    page.touch_screen();
    page.sit_down(&site.url(), "#/farlight/k7q2-m9xd?seats=human,greedy");
    page.wait_for_script(ASKED);
    sleep(Duration::from_millis(450));
    page.tap(".slot:nth-child(3) .hit");
    page.wait_for("#explain:popover-open > .button");
    assert_eq!(page.count(".is-aimed"), 0, "reading picks nothing");
    sleep(Duration::from_millis(450));
    page.tap("#explain > .button");
    page.wait_for(".slot:nth-child(3).is-aimed");
    assert_eq!(page.count("#explain:popover-open"), 0);
    // With a tile in the hand a press lays it.
    page.tap(".tile:nth-child(5)");
    page.wait_for(".slot:nth-child(3) .bid.is-draft");
}
