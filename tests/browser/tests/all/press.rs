//! A press does what it was aimed at: the guard of the page, with real fingers and mice.

use browser_tests::{Browser, By, Engine, Setup, Site, in_every_browser, project};
use std::thread::sleep;
use std::time::Duration;

/// The guard itself, as the page has it.
const GUARD: &str = include_str!("../../../../static/press.js");
/// What says what things are.
const EXPLAIN: &str = include_str!("../../../../static/explain.js");

/// Two buttons that count their presses; "first" can be told to do something besides.
const BUTTONS: &str = "document.body.innerHTML = `<style>button { position: absolute; left: 40px;
        width: 120px; height: 44px; touch-action: manipulation }</style>
    <main class='choices' data-moment='1'><button id='first' style='top: 40px' data-choice>Take</button>
    <button id='second' style='top: 140px'>Burn there</button></main>`;
    window.pressed = []; window.then = () => {};
    for (const button of document.querySelectorAll('button'))
        button.onclick = () => { window.pressed.push(button.id); window.then() }";

/// Long enough for whatever has changed to be seen.
const SEEN: Duration = Duration::from_millis(500);

fn guarded(engine: Engine) -> (Site, Browser) {
    let folder = project().join("tests/browser/tests/fixture");
    let site = match Site::serve(&folder, "/fixture/", "127.0.0.1:0") {
        Ok(site) => site,
        Err(error) => panic!("the fixture cannot be served: {error}"),
    };
    let page = Browser::open(&Setup::of(engine).size(400, 400));
    page.go(&site.url());
    page.eval(BUTTONS, &[]);
    add(&page, GUARD);
    sleep(SEEN);
    (site, page)
}

/// Adds a script of the page's own: what a driver runs may not outlive it.
fn add(page: &Browser, script: &str) {
    page.eval(
        "const added = document.createElement('script'); added.textContent = arguments[0];
        document.head.append(added)",
        &[script.into()],
    );
}

fn pressed(page: &Browser) -> String {
    page.eval("return pressed.splice(0).join(' ')", &[]).as_str().unwrap_or_default().to_owned()
}

in_every_browser! {
    fn what_stands_still_acts_by_mouse_keys_and_script(engine) {
        let (_site, page) = guarded(engine);
        page.click("#first");
        assert_eq!(pressed(&page), "first");
        page.press("Enter");
        page.press("Space");
        assert_eq!(pressed(&page), "first first", "keys are never held up");
        page.eval("document.querySelector('#second').click()", &[]);
        assert_eq!(pressed(&page), "second", "nor what screen readers do");
        page.double_click("#second");
        assert_eq!(pressed(&page), "second second", "what stays the same may be pressed fast");
    }

    fn keys_act_at_once_on_what_is_new(engine) {
        let (_site, page) = guarded(engine);
        page.eval("window.then = () => { document.querySelector('#first').textContent += '!' }", &[]);
        page.eval("document.querySelector('#first').focus()", &[]);
        page.press("Enter");
        page.press("Enter");
        assert_eq!(pressed(&page), "first first");
    }

    fn a_double_click_does_not_press_what_comes_after(engine) {
        let (_site, page) = guarded(engine);
        // The same button at the same place and by the same word means another choice.
        page.eval("window.then = () => { document.querySelector('.choices').dataset.moment++ }", &[]);
        page.double_click("#first");
        assert_eq!(pressed(&page), "first");
        sleep(SEEN);
        page.eval("window.then = () => { document.querySelector('#first').remove();
            document.querySelector('#second').style.top = '40px' }", &[]);
        page.double_click("#first");
        assert_eq!(pressed(&page), "first", "another button has come under the pointer");
        page.click(By::Role("button", "Burn there"));
        assert_eq!(pressed(&page), "second", "and acts once it has been there for a while");
    }
}

fn touched() -> (Site, Browser) {
    let (site, page) = guarded(Engine::Chromium);
    page.touch_screen();
    (site, page)
}

#[test]
fn a_finger_presses_what_stands_still() {
    let (_site, page) = touched();
    assert_eq!(page.eval("return matchMedia('(pointer: coarse)').matches", &[]), true);
    page.tap("#second");
    page.wait_for_script("return pressed.length === 1");
    assert_eq!(pressed(&page), "second");
}

#[test]
fn what_slides_under_a_finger_does_not_act() {
    let (_site, page) = touched();
    let slide = "document.querySelector('#first').style.top = '240px';
        document.querySelector('#second').style.top = '40px'";
    // Between press and release.
    page.finger_down("#first");
    page.eval(slide, &[]);
    page.finger_up();
    sleep(SEEN);
    assert_eq!(pressed(&page), "", "press and release were on two controls");
    // What it means changes between press and release.
    page.eval(BUTTONS, &[]);
    sleep(SEEN);
    page.finger_down("#first");
    page.eval("document.querySelector('#first').textContent = 'Scrap'", &[]);
    page.finger_up();
    sleep(SEEN);
    assert_eq!(pressed(&page), "", "it was another deed when the finger came");
    // Just before the press.
    page.eval("document.querySelector('#second').style.top = '140px'", &[]);
    sleep(SEEN);
    page.eval(slide, &[]);
    page.tap("#second");
    sleep(SEEN);
    assert_eq!(pressed(&page), "", "it had moved there in this moment");
    page.tap("#second");
    page.wait_for_script("return pressed.length === 1");
    assert_eq!(pressed(&page), "second");
}

#[test]
fn a_finger_that_scrolls_presses_nothing() {
    let (_site, page) = touched();
    page.eval(
        "document.querySelector('main').style.cssText = 'display: block; height: 2000px'",
        &[],
    );
    sleep(SEEN);
    let (x, y) = page.middle("#second");
    // The page is scrolled by other means: the control under the finger is another one at once.
    page.eval("scrollTo(0, 100)", &[]);
    page.tap_at(x, y - 100.0, Duration::from_millis(30));
    sleep(SEEN);
    assert_eq!(pressed(&page), "", "the button has come under the finger by scrolling");
}

/// The two buttons, of which each says what it is; the second in a thing that a finger reads before it acts.
const EXPLAINED: &str = "document.querySelector('main').dataset.game = 'farlight';
    document.querySelector('main').insertAdjacentHTML('beforeend', `<style>#explain { inset: auto; margin: 0 }
        #explain > button { position: static } section { position: absolute; top: 240px; width: 160px; height: 44px }</style><section data-explain='bid' data-said='A lot'>
        <button id='third' data-look='Bid on it'>Third</button></section>`);
    document.querySelector('#third').onclick = () => window.pressed.push('third');
    for (const id of ['first', 'second']) Object.assign(document.getElementById(id).dataset, { explain: 'bid', said: id })";

#[test]
fn a_finger_beside_an_explanation_closes_it_and_does_nothing_else() {
    let (_site, page) = touched();
    page.eval(EXPLAINED, &[]);
    add(&page, EXPLAIN);
    sleep(SEEN);
    let open = |id: &str| {
        let (x, y) = page.middle(id);
        page.tap_at(x, y, Duration::from_millis(600));
        page.wait_for("#explain:popover-open");
        sleep(SEEN);
    };
    open("#first");
    page.tap("#second");
    sleep(SEEN);
    assert_eq!(page.count("#explain:popover-open"), 0);
    assert_eq!(pressed(&page), "", "it was pressed to close what lay open");
    page.tap("#second");
    page.wait_for_script("return pressed.length === 1");
    assert_eq!(pressed(&page), "second", "the next press acts");
    // What only picks a card picks it, and closes what lay open.
    page.eval("document.querySelector('#second').className = 'card-hit'", &[]);
    open("#first");
    page.tap("#second");
    page.wait_for_script("return pressed.length === 1");
    assert_eq!((pressed(&page).as_str(), page.count("#explain:popover-open")), ("second", 0));
    page.eval("document.querySelector('#second').className = ''", &[]);
    // Another thing that is read first is read, and its button acts.
    open("#first");
    page.tap("#third");
    page.wait_for("#explain:popover-open > button");
    assert_eq!(pressed(&page), "");
    sleep(SEEN);
    page.tap("#explain > button");
    page.wait_for_script("return pressed.length === 1");
    assert_eq!(pressed(&page), "third");
    // A mouse closes nothing by its press: what it rested on goes as it leaves.
    open("#first");
    page.press_mouse("#second");
    sleep(SEEN);
    assert_eq!(pressed(&page), "second");
}
