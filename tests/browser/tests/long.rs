//! What the page of a match does for long ones: a log folded by turns, what others have done since
//! one's last choice, bots that hurry.
//!
//! The match is played natively up to a moment late in it, so that each test knows which choices
//! lead where.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use bots::Level;
use browser_tests::{Browser, By, Setup, in_every_browser, release};
use rules::firefly::{Firefly, StartingJobs, Table};
use rules::{GameKind, Match, Seat, Seed, Silent};
use std::time::{Duration, Instant};

const SETTINGS: &str = "lang en\ntheme auto\nmotion off\ntap confirm\npace ";
/// The first seat must choose.
const ASKED: &str = "return !!document.querySelector('.choices button')";
const MOMENT: &str = "return document.querySelector('.choices').dataset.moment";
/// Every node of the log, texts included.
const NODES: &str = "const walker = document.createTreeWalker(document.querySelector('.log'));
    let nodes = 0; while (walker.nextNode()) nodes++; return nodes";

/// A match of four navigators late in it, as the first one's turn begins with a real choice.
fn late() -> Match<Firefly> {
    let table = Table { seats: 4, story: 1, turn_limit: 60, jobs: StartingJobs::All };
    let mut played = Match::new(table, Seed(7)).unwrap();
    let mut before = None;
    while let Some(seat) = played.decider() {
        let own = seat == Seat(0) && before != Some(seat) && played.legal().len() > 1;
        if own && played.choices().len() > 900 {
            return played;
        }
        before = Some(seat);
        navigate(&mut played);
    }
    panic!("the match ended early");
}

/// Makes the choice of the strongest bot; its place among the legal ones.
fn navigate(played: &mut Match<Firefly>) -> usize {
    let view = played.view(played.decider());
    let choice = bots::choose::<Firefly>(&view, Level::Expert, 1, 2_000).unwrap();
    let at = played.legal().binary_search(&choice).unwrap();
    played.play(choice, &mut Silent).unwrap();
    at
}

/// The place of a choice after which the same seat has another real one.
fn goes_on(played: &Match<Firefly>) -> usize {
    let legal = played.legal();
    let leads_on = |at: &usize| {
        let mut next = played.clone();
        next.play(legal[*at], &mut Silent).unwrap();
        next.decider() == played.decider() && next.legal().len() > 1
    };
    (0..legal.len()).find(leads_on).unwrap()
}

/// Opens a match and sits down at its first seat, bots at the others.
fn sit_down(page: &Browser, url: &str, played: &Match<Firefly>, pace: &str) {
    page.go(url);
    page.store("farflung/settings", &format!("{SETTINGS}{pace}\n"));
    page.go(&format!("{url}#/game/{}", played.encode(GameKind::Firefly)));
    page.reload();
    page.click(By::Role("button", "Take over seat 1"));
    page.wait_for_script(ASKED);
}

/// Makes the choice at a place of the list, once the page has come to the same moment, and waits
/// for what comes next.
fn choose(page: &Browser, played: &Match<Firefly>, at: usize) {
    let moment = played.choices().len();
    page.wait_for_script(&format!("{MOMENT} == {moment}"));
    page.wait_for_script(ASKED);
    page.eval("document.querySelectorAll('.choices button')[arguments[0]].click()", &[at.into()]);
    page.wait_for_script(&format!("{MOMENT} != {moment}"));
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
        sit_down(&page, &site.url(), &played, "instant");
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
        page.click(&*format!("{older} .log-line"));
        page.wait_for(".replay");
        page.wait_for(&*format!("{older} .log-line[aria-current]"));
        page.press("End");
        page.wait_until_gone(".replay");

        page.click(".log-more");
        page.wait_for_script("return document.querySelectorAll('.log-turn').length > 40");
        assert_eq!(page.axe(), [""; 0]);
        assert_eq!(page.console_errors(), [""; 0]);
    }

    fn what_others_did_is_told_until_the_first_choice(engine) {
        let site = release();
        let played = late();
        let page = Browser::open(&Setup::of(engine).size(360, 800));
        sit_down(&page, &site.url(), &played, "instant");
        page.wait_for(".recap li");
        assert_eq!(page.count(".recap h3"), 3, "three others");
        assert_eq!(page.axe(), [""; 0]);
        page.click(".recap summary");
        page.wait_until_gone(".recap li");
        focus(&page, ".recap summary");
        page.press("Enter");
        page.wait_for(".recap li");
        choose(&page, &played, goes_on(&played));
        assert_eq!(page.count(".recap"), 0);

        // Taking the choice back brings it again.
        page.click(".bar-undo");
        page.wait_for_script("return !!document.querySelector('.recap, .question')");
        if page.count(".question") > 0 {
            page.click(".question .primary");
        }
        page.wait_for(".recap li");
        assert_eq!(page.console_errors(), [""; 0]);
    }

    fn bots_hurry_when_told_to(engine) {
        let site = release();
        let mut played = late();
        let page = Browser::open(&Setup::of(engine).size(1440, 900));
        sit_down(&page, &site.url(), &played, "calm");
        while played.decider() == Some(Seat(0)) {
            let before = played.clone();
            let at = navigate(&mut played);
            // What has no alternative the page does by itself.
            if before.legal().len() > 1 {
                choose(&page, &before, at);
            }
        }
        let start = Instant::now();
        page.click(".bar-hurry");
        page.wait_for_script(ASKED);
        let moment: usize = page.eval(MOMENT, &[]).as_str().unwrap().parse().unwrap();
        let made = moment - played.choices().len();
        assert!(made > 5, "{made} choices of others");
        // A slow bot would be looked at for nine tenths of a second after most choices.
        assert!(start.elapsed() < Duration::from_millis(300) * made as u32, "{:?} for {made}", start.elapsed());
        assert_eq!(page.count(".bar-hurry"), 0, "a person decides again");
        assert_eq!(page.console_errors(), [""; 0]);
    }
}
