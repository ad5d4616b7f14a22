//! The release page as a whole, whatever game it shows.

use browser_tests::{AT_ONCE, Browser, Setup, in_every_browser, release};
use serde_json::json;

/// Opens the page in a frame and takes the frame away some milliseconds later.
const LEAVE: &str = "const [wait, done] = arguments;
    const frame = document.createElement('iframe');
    frame.src = './#/' + wait;
    document.body.append(frame);
    setTimeout(() => { frame.remove(); setTimeout(done, 100) }, wait)";

/// Opens the lobby in a frame and presses a game's button before any program has come.
const PRESS_EARLY: &str = "const done = arguments[0];
    const frame = document.createElement('iframe');
    frame.src = './?early';
    document.body.append(frame);
    const press = () => {
        const play = frame.contentDocument?.querySelector('.is-drawn [lang=en] [data-play=farlight]');
        if (!play) return setTimeout(press);
        play.click();
        done(play.getClientRects().length);
    };
    press()";

/// Notes what has been drawn before the program, and where, when it gives way to the program's own.
const COMPARE: &str = "const done = arguments[0];
    const frame = document.createElement('iframe');
    frame.src = './?compared';
    frame.width = innerWidth;
    frame.height = innerHeight;
    document.body.append(frame);
    const parts = 'h1, .tagline, .lobby-settings, .cover, h2, .game-card p, .game-card a, button, summary, .daily p, .shelf p, label, footer a';
    const places = (lobby) => [...lobby.querySelectorAll(parts)]
        .filter((one) => one.getClientRects().length && !one.closest('.menu, .table-fields'))
        .map((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            return [one.textContent, x, y, width, height].join(' ');
        });
    let drawn = [];
    const look = () => {
        const lobby = frame.contentDocument?.querySelector('.lobby');
        if (lobby?.matches('.is-drawn')) drawn = places(lobby);
        else if (lobby && drawn.length) {
            const own = places(lobby);
            return done([drawn.length, drawn.filter((part) => !own.includes(part))]);
        }
        setTimeout(look, 5);
    };
    look()";

/// Whether every game has its cover: a picture that can be read.
const COVERS: &str =
    "const covers = [...document.querySelectorAll('.lobby:not(.is-drawn) .cover')];
    return covers.length === 3 && covers.every((cover) => cover.naturalWidth > 0)";

/// Waits until the faces have come and what was due at the next frame has been done: a hint finds its place again.
const AT_REST: &str = "const [done] = arguments;
    document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))";
/// What the hint lies over that it never may.
const UNDER_HINT: &str = "const box = document.getElementById('hint').getBoundingClientRect();
    const free = '.bar, .card-hit[data-choice], .hit[data-choice], .tile, .foot-action > *, .is-own .about';
    return [...document.querySelectorAll(free)].filter((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return Math.min(right, box.right) - Math.max(left, box.left) > 1 && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1;
    }).map((one) => one.getAttribute('aria-label') ?? one.textContent)";

in_every_browser! {
    fn a_hint_leaves_the_header_and_what_may_be_chosen_free(engine) {
        let site = release();
        for (width, height) in [(360, 800), (1366, 638)] {
            for game in ["faraway", "farlight"] {
                let page = Browser::open(&Setup::of(engine).size(width, height));
                page.go(&site.url());
                page.store("farflung/settings", AT_ONCE);
                page.reload();
                page.wait_for(".lobby:not(.is-drawn)");
                page.click(&*format!(".lobby:not(.is-drawn) [data-play={game}]"));
                page.wait_for("#hint[data-placed]:not([data-folded])");
                page.eval_async(AT_REST, &[]);
                assert_eq!(page.eval(UNDER_HINT, &[]), json!([]), "{game} at {width} by {height}");
            }
        }
    }

    fn what_is_pressed_before_the_program_comes_is_not_lost(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine));
        page.go(&site.url());
        page.wait_for("h1");
        page.wait_for_script(COVERS);
        assert_eq!(page.eval_async(PRESS_EARLY, &[]), 1);
        page.wait_for_script("return !!frames[0].document.querySelector('.table [data-choice]')");
        assert_eq!(page.console_errors(), [""; 0]);
    }

    /// Each game has its own program; they hand the page to each other, there and back.
    fn the_programs_of_the_games_take_turns(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(1440, 900));
        // A program's sheet is asked for with it.
        let asked = || page.eval(
            "return ['faraway', 'farlight', 'firefly'].map((game) => document.querySelectorAll(`link[href$='/${game}.css']`).length)",
            &[],
        );
        page.sit_down(&site.url(), "#/farlight/k7q2-m9xd?seats=human,greedy");
        page.wait_for(".farlight-table [data-choice]");
        let farlight = page.url();
        assert_eq!(asked(), json!([0, 1, 0]));
        page.sit_down(&site.url(), "#/faraway/k7q2-m9xd?seats=human,greedy");
        page.wait_for(".faraway [data-choice]");
        for _ in 0..2 {
            page.go(&farlight);
            page.wait_for(".farlight-table [data-choice]");
            page.go(&format!("{}#/", site.url()));
            page.wait_for(".shelf-match");
            assert_eq!(page.count(".lobby"), 1);
            page.click(".shelf-match .shelf-link");
            page.wait_for(".faraway [data-choice]");
            assert_eq!(page.count(".match"), 1);
        }
        assert_eq!(asked(), json!([1, 1, 0]));
        assert_eq!(page.console_errors(), [""; 0]);
    }

    fn nothing_moves_when_the_program_comes(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).language("fr"));
        page.go(&site.url());
        page.wait_for("h1");
        let compared = page.eval_async(COMPARE, &[]);
        assert!(compared[0].as_u64() > Some(25), "{compared}");
        assert_eq!(compared[1], json!([]));
    }

    fn the_page_opens_under_a_sub_path_without_error_or_barrier(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine));
        page.go(&site.url());
        page.wait_for("h1");
        assert_eq!(page.console_errors(), [""; 0]);
        assert_eq!(page.axe(), [""; 0]);
    }

    fn the_page_can_be_left_at_any_moment_of_its_start(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine));
        page.go(&site.url());
        page.wait_for("h1");
        for wait in (0..300).step_by(20) {
            page.eval_async(LEAVE, &[json!(wait)]);
        }
        page.reload();
        page.wait_for("h1");
        assert_eq!(page.console_errors(), [""; 0]);
    }
}
