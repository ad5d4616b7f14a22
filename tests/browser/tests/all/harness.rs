//! The harness itself: it finds, clicks, types, and above all it notices what is wrong.

use browser_tests::{
    Browser, By, Engine, Scheme, Setup, Site, in_chromium_and_firefox, in_every_browser, project,
};
use std::time::Duration;

fn fixture() -> Site {
    let folder = project().join("tests/browser/tests/fixture");
    match Site::serve(&folder, "/fixture/", "127.0.0.1:0") {
        Ok(site) => site,
        Err(error) => panic!("the fixture cannot be served: {error}"),
    }
}

fn errors_soon(page: &Browser) -> Vec<String> {
    let mut all = Vec::new();
    for _ in 0..50 {
        all.extend(page.console_errors());
        if all.len() >= 2 {
            break;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    all
}

in_every_browser! {
    fn elements_are_found_as_a_reader_names_them(engine) {
        let site = fixture();
        let page = Browser::open(&Setup::of(engine));
        page.go(&site.url());
        assert_eq!(page.count(By::Role("button", "More")), 1, "what is hidden is not found");
        assert_eq!(page.attribute(By::Role("button", "Undo"), "id").as_deref(), Some("undo"));
        assert_eq!(page.text("h1"), "Harness");
        page.click(By::Role("button", "More"));
        page.wait_for_text("pressed");
        page.fill(By::Role("textbox", "Name"), "Zoë +1");
        assert_eq!(page.eval("return document.getElementById('name').value", &[]), "Zoë +1");
        assert_eq!(page.focused(), ("textbox".into(), "Name".into()));
        page.press("Shift+Tab");
        assert_eq!(page.focused(), ("button".into(), "Copy".into()));
        page.press("Space");
        page.wait_for_text("copied");
        assert_eq!(page.clipboard(), "a link");
        page.hover(By::TestId("place"));
        page.wait_for(By::Text("over"));
        page.hold(By::TestId("place"), Duration::from_millis(600));
        // The driver of WebKitGTK has a mouse alone.
        let held = if engine == Engine::WebKit { "mouse held" } else { "touch held" };
        page.wait_for(By::Text(held));
    }

    fn errors_and_barriers_do_not_pass_unnoticed(engine) {
        let site = fixture();
        let page = Browser::open(&Setup::of(engine));
        page.go(&site.url());
        assert_eq!(page.axe(), [""; 0]);
        assert_eq!(page.console_errors(), [""; 0]);
        page.eval("setTimeout(() => { console.error('aloud'); undefined.word }, 0)", &[]);
        let errors = errors_soon(&page);
        assert!(errors.iter().any(|error| error.contains("aloud")), "{errors:?}");
        assert!(errors.iter().any(|error| error.contains("undefined")), "{errors:?}");
        page.eval("document.getElementById('undo').removeAttribute('aria-label');
            document.getElementById('undo').textContent = ''", &[]);
        let found = page.axe();
        assert!(found.len() == 1 && found[0].starts_with("button-name:"), "{found:?}");
    }

    fn storage_can_be_full_and_forbidden(engine) {
        let site = fixture();
        let page = Browser::open(&Setup::of(engine));
        page.go(&site.url());
        page.fill_storage();
        let store = "try { localStorage.setItem('a', 'x'); return 'stored' } catch (e) { return e.name }";
        let full = page.eval(store, &[]);
        assert!(full == "QuotaExceededError" || full == "NS_ERROR_DOM_QUOTA_REACHED", "{full}");
        let page = Browser::open(&Setup::of(engine).storage_forbidden());
        page.go(&site.url());
        assert_ne!(page.eval(store, &[]), "stored");
    }

    fn tabs_share_what_is_stored_and_end_alone(engine) {
        let site = fixture();
        let page = Browser::open(&Setup::of(engine).size(800, 600));
        page.go(&site.url());
        let first = page.tab();
        let second = page.open_tab();
        page.go(&site.url());
        assert_eq!(page.eval("return [innerWidth, innerHeight].join()", &[]), "800,600");
        page.store("key", "value");
        page.eval("window.mark = 'second'", &[]);
        page.turn_to(&first);
        assert_eq!(page.stored("key").as_deref(), Some("value"));
        assert!(page.eval("return window.mark", &[]).is_null());
        page.turn_to(&second);
        assert_eq!(page.eval("return window.mark", &[]), "second");
        page.close_tab(&first);
        assert_eq!(page.tab(), first);
        assert_eq!(page.text("h1"), "Harness");
    }

    fn the_reader_is_as_set_up(engine) {
        let site = fixture();
        let phone = Setup::of(engine).size(360, 800).language("fr");
        let page = Browser::open(&phone.scheme(Scheme::Dark).reduced_motion());
        page.go(&site.url());
        assert_eq!(page.text("#media"), "dark still fr");
        assert_eq!(page.eval("return [innerWidth, innerHeight].join()", &[]), "360,800");
        page.store("key", "value");
        page.reload();
        assert_eq!(page.stored("key").as_deref(), Some("value"));
        page.open_afresh(&format!("{}#there", site.url()));
        assert_eq!(page.stored("key"), None);
        assert!(page.url().ends_with("/fixture/#there"), "{}", page.url());
        let other = Browser::open(&Setup::of(engine));
        other.go(&site.url());
        assert_eq!(other.text("#media"), "light moving en-US");
        assert_eq!(other.stored_keys(), [""; 0], "a profile is fresh");
    }
}

in_chromium_and_firefox! {
    /// [`Engine::keeps_profiles`] tells why.
    fn a_kept_profile_is_found_again(engine) {
        let site = fixture();
        let folder = std::env::temp_dir().join(format!("farflung-{}-{engine:?}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let setup = Setup::of(engine).profile(&folder);
        let page = Browser::open(&setup);
        page.go(&site.url());
        page.store("key", "value");
        drop(page);
        let page = Browser::open(&setup);
        page.go(&site.url());
        assert_eq!(page.stored("key").as_deref(), Some("value"));
        drop(page);
        std::fs::remove_dir_all(&folder).unwrap();
    }
}

/// A page as a match would lay it out: one thing to choose, one to compare it with.
const TABLE: &str = "document.body.innerHTML = `<style>body { margin: 0; overflow: hidden }
        b { position: absolute; width: 40px; height: 40px; left: 10px } ${arguments[0]}</style>
    <div class='choices' data-moment='7'></div><b id='cover'></b>
    <div data-strip style='position:absolute; left:60px; width:100px; overflow:auto; white-space:nowrap'>
        <button style='margin-left:150px' data-choice>In the strip</button></div>
    <b id='choice' data-choice style='top:60px'>Choice</b><b data-in-view data-still='slot'
        id='seen' style='top:120px'>Slot</b>`";

fn seen_with(style: &str) -> Result<(), String> {
    let site = fixture();
    let page = Browser::open(&Setup::of(Engine::Chromium).size(400, 300));
    page.go(&site.url());
    page.eval(TABLE, &[serde_json::json!("")]);
    page.look_around("as it should be");
    page.eval(TABLE, &[serde_json::json!(style)]);
    let look = std::panic::AssertUnwindSafe(|| page.look_around("there"));
    std::panic::catch_unwind(look).map_err(|told| {
        told.downcast::<String>().map_or_else(|_| "no words".to_owned(), |told| *told)
    })
}

#[test]
fn what_is_out_of_view_is_told_by_name_and_place() {
    for (style, told) in [
        ("", ""),
        (
            "#choice { left: 390px }",
            "\"Choice\" (390 60 430 100) in 400x300 can be chosen but its middle is out of view",
        ),
        ("#cover { top: 60px; z-index: 1 }", "can be chosen but <b#cover>"),
        (
            "#seen { left: 370px }",
            "\"Slot\" (370 120 410 160) in 400x300 must be in view but is not",
        ),
        ("#cover { top: 120px; z-index: 1 }", "must be in view but <b#cover>"),
        ("#seen { left: 15px }", "\"slot\" has moved from [10,120,40,40] to [15,120,40,40]"),
        ("#seen { display: none }", "must be in view but is not displayed"),
        ("[data-strip] { left: 390px !important }", "\"In the strip\""),
        ("body { height: 400px; overflow: auto }", "the document scrolls"),
    ] {
        match seen_with(style) {
            Ok(()) => assert_eq!(told, "", "{style} passes"),
            Err(error) => {
                assert!(!told.is_empty() && error.contains(told), "{style}: {error}");
                assert!(error.starts_with("there, moment 7:"), "{error}");
            }
        }
    }
}

#[test]
fn a_slowed_processor_is_slower() {
    let site = fixture();
    let page = Browser::open(&Setup::of(Engine::Chromium));
    page.go(&site.url());
    let work = "const start = performance.now(); let sum = 0;
        for (let i = 0; i < 3e7; i++) sum += i % 7; return performance.now() - start + sum * 0";
    // The least of some: other tests run beside this one, which slows the quick ones most.
    let time = |_| page.eval(work, &[]).as_f64().unwrap();
    let least = || (0..9).map(time).fold(f64::MAX, f64::min);
    let own = least();
    page.slow_down(8);
    let slowed = least();
    assert!(slowed > own * 2.0, "{own} ms, then {slowed} ms");
}
