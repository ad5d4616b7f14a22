//! The release page as a whole, whatever game it shows.

use browser_tests::{Browser, Setup, in_every_browser, release};

in_every_browser! {
    fn the_page_opens_under_a_sub_path_without_error_or_barrier(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine));
        page.go(&site.url());
        page.wait_for("h1");
        assert_eq!(page.console_errors(), [""; 0]);
        assert_eq!(page.axe(), [""; 0]);
    }
}
