//! What the page may load and run, as its Content-Security-Policy says.

use browser_tests::{Browser, Setup, in_every_browser, release};
use serde_json::json;

/// Writes down what the policy forbids this document from now on.
const HEAR: &str = "window.forbidden = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
        forbidden.push([effectiveDirective, blockedURI, sample].join(' ')))";

/// Opens the page once more in a frame, and hears what is forbidden while its program starts.
const START: &str = "const done = arguments[0];
    const frame = document.createElement('iframe');
    frame.src = './?policy';
    document.body.append(frame);
    let forbidden;
    const look = () => {
        const page = frame.contentDocument;
        if (!forbidden && page?.querySelector('.is-drawn')) {
            forbidden = [];
            page.addEventListener('securitypolicyviolation', (event) => forbidden.push(event.effectiveDirective));
        }
        if (forbidden && page.querySelector('.lobby:not(.is-drawn)')) return done(forbidden);
        setTimeout(look);
    };
    look()";

/// Puts a script and a handler into the page as text, as somebody would who has found a way in, and
/// tells which of them has run.
const INTRUDE: &str = "const done = arguments[0];
    const script = document.createElement('script');
    script.textContent = 'window.intruded = true';
    document.body.append(script);
    const picture = document.createElement('div');
    picture.innerHTML = '<img src=\"data:,\" onerror=\"window.intruded = true\">';
    document.body.append(picture);
    setTimeout(() => done(!!window.intruded), 500)";

in_every_browser! {
    /// A bot in its worker, the rules, another game's program, export and import.
    fn the_page_does_all_that_it_does_within_its_policy(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine));
        page.go(&site.url());
        page.wait_for("h1");
        page.eval(HEAR, &[]);
        assert_eq!(page.eval_async(START, &[]), json!([]), "while the program starts");
        page.click(".game-card .primary");
        page.click(".table [data-choice]");
        page.click(".foot-action .primary:enabled");
        page.wait_for_script("return !!document.querySelector('.log li')");
        page.go(&format!("{}#/rules/faraway", site.url()));
        page.wait_for(".rules h2");
        page.go(&format!("{}#/", site.url()));
        page.wait_for(".traffic a[download]");
        page.eval("document.querySelector('.traffic a[download]').click()", &[]);
        page.eval(
            "const field = document.querySelector('.traffic input'), data = new DataTransfer();
            data.items.add(new File(['farflung 1\\ncode broken'], 'farflung.txt'));
            field.files = data.files;
            field.dispatchEvent(new Event('change', { bubbles: true }))",
            &[],
        );
        page.wait_for_text("1 unreadable");
        page.go(&format!("{}#/firefly/k7q2-m9xd?seats=human,greedy", site.url()));
        page.click(".table-form .button.wide");
        page.wait_for(".firefly-table");
        assert_eq!(page.eval("return window.forbidden", &[]), json!([]));
        assert_eq!(page.console_errors(), [""; 0]);
    }

    fn a_script_that_was_slipped_in_does_not_run(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine));
        page.go(&site.url());
        page.wait_for("h1");
        page.eval(HEAR, &[]);
        assert_eq!(page.eval_async(INTRUDE, &[]), json!(false));
        let forbidden = page.eval("return window.forbidden.length", &[]);
        assert_eq!(forbidden, json!(2), "{}", page.eval("return window.forbidden", &[]));
    }
}
