//! What the page of a match does for long ones: a log folded by turns, what others have done since
//! one's last choice, bots that hurry.
//!
//! The match is played natively up to a moment late in it.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use bots::Level;
use browser_tests::{AT_ONCE, Browser, Setup, TOLD, in_every_browser, release};
use rules::firefly::{Choice, Firefly, Table};
use rules::{Match, Seat, Seed, Silent};
use std::sync::OnceLock;

/// The first seat must choose.
const ASKED: &str = "return !!document.querySelector('.table [data-choice]')";
/// Sums up how long the page meant to wait where it did, in milliseconds, however quick the machine is.
const WAITS: &str = "window.waited = 0;
    const later = window.setTimeout;
    window.setTimeout = (then, wait = 0, ...given) => later(() => { waited += wait; then(...given) }, wait)";
/// Every node of the log, texts included.
const NODES: &str = "const walker = document.createTreeWalker(document.querySelector('.log'));
    let nodes = 0; while (walker.nextNode()) nodes++; return nodes";

/// A match of four navigators late in it, as the first one's turn begins and he can fly or end it; played once
/// for all tests.
fn late() -> &'static Match<Firefly> {
    static LATE: OnceLock<Match<Firefly>> = OnceLock::new();
    LATE.get_or_init(play_late)
}

fn play_late() -> Match<Firefly> {
    let table = Table { turn_limit: 60, ..Table::new(4) };
    let mut played = Match::new(table, Seed(13)).unwrap();
    let mut before = None;
    while let Some(seat) = played.decider() {
        let legal = played.legal();
        let free = legal.contains(&Choice::Mosey) && legal.contains(&Choice::EndTurn);
        let late = seat == Seat(0) && before != Some(seat) && free && played.choices().len() > 900;
        if late && is_left_alone(&played) {
            return played;
        }
        before = Some(seat);
        play_on(&mut played, seat);
    }
    panic!("the match ended early");
}

fn play_on(played: &mut Match<Firefly>, seat: Seat) {
    let view = played.view(Some(seat));
    let choice = bots::choose::<Firefly>(&view, Level::Expert, 1, 2_000).unwrap();
    played.play(choice, &mut Silent).unwrap();
}

/// Whether the others play for long once the first has ended his turn, before anything is asked of him.
fn is_left_alone(played: &Match<Firefly>) -> bool {
    let mut next = played.clone();
    next.play(Choice::EndTurn, &mut Silent).unwrap();
    let others = std::iter::from_fn(|| {
        let seat = next.decider().filter(|seat| *seat != Seat(0))?;
        play_on(&mut next, seat);
        Some(())
    });
    others.count() > 20
}

/// Opens a match and sits down at its first seat, bots at the others.
fn sit_down(page: &Browser, url: &str, played: &Match<Firefly>, pace: &str) {
    page.take_over(url, &played.encode(), &AT_ONCE.replace("instant", pace));
    page.wait_for_script(ASKED);
}

/// What a checker of accessibility has against the shell's parts of the page; the tests of the
/// game look at its table.
fn barriers(page: &Browser) -> Vec<String> {
    let parts = ["class=\"log", "class=\"recap", "class=\"bar", "<summary", "<details"];
    let names = |barrier: &String| parts.iter().any(|part| barrier.contains(part));
    page.axe().into_iter().filter(names).collect()
}

/// Puts the keyboard where a click puts it in some browsers only.
fn focus(page: &Browser, selector: &str) {
    page.eval("document.querySelector(arguments[0]).focus()", &[selector.into()]);
}

in_every_browser! {
    fn a_long_log_is_folded_by_turns(engine) {
        let site = release();
        let played = late();
        let page = Browser::open(&Setup::of(engine).size(1440, 900));
        sit_down(&page, &site.url(), played, "instant");
        // The keyboard has its place once the table has been seen.
        page.wait_for_script("return document.activeElement !== document.body");
        page.press("l");
        page.wait_for(".log-turn");
        assert_eq!(page.focused(), ("button".into(), "Close".into()));
        assert_eq!(page.count(".log-turn"), 12, "the latest turns");
        assert_eq!(page.count(".log-turn[open]"), 1, "the latest one is open");
        assert!(page.eval(NODES, &[]).as_u64().unwrap() < 400, "few nodes for many turns");

        // An older turn has its lines once it is opened, by click or by key.
        let older = ".log-turn:nth-of-type(3)";
        assert_eq!(page.count(&*format!("{older} li")), 0);
        page.click(&*format!("{older} summary"));
        page.wait_for(&*format!("{older}[open] li"));
        focus(&page, &format!("{older} summary"));
        page.press("Enter");
        page.wait_for_script(&format!("return !document.querySelector('{older} li')"));
        page.press("Enter");

        // A line leads to its moment, and the moment's turn stays open there.
        page.wait_for(&*format!("{older}[open] .log-line"));
        page.click(&*format!("{older} .log-line"));
        page.wait_for(".replay");
        page.wait_for(&*format!("{older} .log-line[aria-current]"));
        page.press("End");
        page.wait_until_gone(".replay");

        page.click(".log-more");
        page.wait_for_script("return document.querySelectorAll('.log-turn').length > 40");
        assert_eq!(barriers(&page), [""; 0]);
        assert_eq!(page.console_errors(), [""; 0]);
    }

    fn what_others_did_is_told_through_ones_turn(engine) {
        let site = release();
        let played = late();
        let page = Browser::open(&Setup::of(engine).size(360, 800));
        sit_down(&page, &site.url(), played, "instant");
        page.wait_for("#open-recap:enabled");
        page.click("#open-recap");
        page.wait_for(".recap li");
        assert_eq!(page.count(".recap h3 .token"), 3, "each of the three others had news");
        // And all of it can be read line by line; the lines are written once it lies open.
        page.wait_for(".recap ol > li:nth-child(4)");
        assert_eq!(barriers(&page), [""; 0]);
        page.back();
        page.wait_until_gone(".recap li");
        assert!(page.url().contains("#/match/"), "the way back closes the news first: {}", page.url());

        // To fly asks for a sector next: the turn goes on, and the news can still be read.
        page.click(".action");
        page.click(".offers .choice");
        page.click(".foot .primary");
        page.wait_for_script(&format!("return document.querySelector('.choices').dataset.moment != {}", played.choices().len()));
        page.wait_for_script(ASKED);
        page.wait_for("#open-recap:enabled");

        // So it can when the choice is taken back.
        page.click(".bar-undo");
        page.wait_for_script("return !!document.querySelector('#open-recap:enabled, .question')");
        if page.count(".question") > 0 {
            page.click(".question .primary");
        }
        page.wait_for("#open-recap:enabled");
        assert_eq!(page.console_errors(), [""; 0]);
    }

    fn bots_hurry_when_told_to(engine) {
        let site = release();
        let played = late();
        let page = Browser::open(&Setup::of(engine).size(1440, 900));
        sit_down(&page, &site.url(), played, "calm");
        page.click(".end-turn");
        page.wait_for_script(&format!(
            "return !!document.querySelector('.foot .primary:enabled')
                || document.querySelector('.choices')?.dataset.moment != {}",
            played.choices().len()
        ));
        if page.count(".foot .primary:enabled") > 0 {
            page.click(".foot .primary");
        }
        page.eval(TOLD, &[]);
        page.eval(WAITS, &[]);
        page.click(".bar-hurry");
        page.wait_for_script(ASKED);
        let moment: usize = page.moment().parse().unwrap();
        let made = moment - played.choices().len();
        assert!(made > 5, "{made} choices of others");
        // What was under way ends, and his own turn begins to be told.
        let told = page.eval("return told", &[]).as_u64().unwrap() as usize;
        assert!(told * 3 < made, "{told} of {made} are shown on the way");
        // A slow bot would be looked at for nine tenths of a second after most choices.
        let waited = page.eval("return waited", &[]).as_f64().unwrap();
        assert!(waited < 300.0 * made as f64, "{waited} ms for {made}");
        assert_eq!(page.count(".bar-hurry"), 0, "a person decides again");
        assert_eq!(page.console_errors(), [""; 0]);
    }
}
