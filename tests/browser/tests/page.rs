//! The release page as a whole, whatever game it shows.

use browser_tests::{Browser, Setup, in_every_browser, release};
use serde_json::json;

/// Opens the page in a frame and takes the frame away some milliseconds later.
const LEAVE: &str = "const [wait, done] = arguments;
    const frame = document.createElement('iframe');
    frame.src = './#/' + wait;
    document.body.append(frame);
    setTimeout(() => { frame.remove(); setTimeout(done, 100) }, wait)";

in_every_browser! {
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
