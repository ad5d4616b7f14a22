//! What is kept: saves that survive, storage that fails, links that lie, languages.

use browser_tests::{Browser, By, Engine, Setup, in_every_browser, release};
use farflung::words::Lang;

const AT_ONCE: &str = "lang en\nmotion off\npace instant\n";

fn play_now(page: &Browser) {
    page.click(".game-card .primary");
    page.wait_for(".card.is-legal button");
}

in_every_browser! {
    fn a_match_is_found_again_renamed_deleted_and_brought_back(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine));
        page.go(&site.url());
        play_now(&page);
        let address = page.url();
        page.go(&site.url());
        page.click(By::Role("button", "Rename: Faraway"));
        page.fill(".shelf form input", "Rainy Sunday");
        page.press("Enter");
        page.wait_for_text("Rainy Sunday");
        page.click(By::Role("button", "Delete: Rainy Sunday"));
        page.wait_for_text("Deleted: Rainy Sunday");
        assert_eq!(page.count(".shelf-match"), 0);
        page.click(By::Role("button", "Bring back"));
        page.click(".shelf-link");
        page.wait_for(".card.is-legal button");
        assert_eq!(page.url(), address);
    }

    fn what_cannot_be_read_is_kept_and_can_be_taken_away(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine));
        page.go(&site.url());
        for (id, text) in [("torn", "farflung 1\ncode RCQ0"), ("alien", "{\"chess\": 1}"), ("old", "farflung 1\ncode hA\nseat human 0 A")] {
            page.store(&format!("farflung/match/{id}"), text);
        }
        page.reload();
        page.wait_for(".shelf-match.is-bad");
        assert_eq!(page.count(".shelf-match.is-bad"), 3);
        let file = page.attribute(".shelf-match.is-bad a[download]", "href").unwrap();
        assert!(file.starts_with("data:text/plain"), "{file}");
        assert_eq!(page.count(By::Role("button", "Delete: Unreadable match")), 0);
        page.go(&format!("{}#/match/torn", site.url()));
        page.wait_for_text("It was kept as it is");
        assert_eq!(page.stored("farflung/match/torn").as_deref(), Some("farflung 1\ncode RCQ0"));
    }

    fn a_file_is_taken_in_with_a_report(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine));
        page.go(&site.url());
        play_now(&page);
        page.go(&site.url());
        page.wait_for(".traffic");
        // A browser test cannot open the system's file dialog: the file is put into the field.
        let give = "const field = document.querySelector('.traffic input'); const data = new DataTransfer();
            data.items.add(new File([arguments[0]], 'farflung.txt')); field.files = data.files;
            field.dispatchEvent(new Event('change', {bubbles: true}))";
        let all = page.eval("return decodeURIComponent(document.querySelector('.traffic a').href.split(',').slice(1).join(','))", &[]);
        let all = all.as_str().unwrap().to_owned();
        page.eval(give, &[format!("{all}\nfarflung 1\ncode broken\n").into()]);
        page.wait_for_text("0 imported, 1 already here, 1 unreadable.");
        page.click(".shelf-match button[aria-label^='Delete']");
        page.wait_for_text("Deleted");
        page.eval(give, &[all.into()]);
        page.wait_for_text("1 imported, 0 already here, 0 unreadable.");
        page.eval(give, &["\u{0}\u{1}".into()]);
        page.wait_for_text("1 unreadable");
        page.eval(give, &["".into()]);
        page.wait_for_text("holds no match");
    }

    fn without_storage_the_game_goes_on_and_says_so(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).storage_forbidden());
        page.go(&site.url());
        play_now(&page);
        page.wait_for_text("cannot be saved");
        page.click(".card.is-legal button");
        page.click(".confirm .primary");
        page.wait_for_script("return document.querySelectorAll('.journey [data-card]').length == 1");
        let full = Browser::open(&Setup::of(engine));
        full.go(&site.url());
        full.fill_storage();
        play_now(&full);
        full.wait_for_text("storage is full");
        full.click(".card.is-legal button");
        full.click(".confirm .primary");
        full.wait_for_script("return document.querySelectorAll('.journey [data-card]').length == 1");
    }

    fn a_storage_cleared_under_the_page_gets_the_match_back(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine));
        page.go(&site.url());
        page.store("farflung/settings", AT_ONCE);
        page.reload();
        play_now(&page);
        page.clear_storage();
        page.click(".card.is-legal button");
        page.click(".confirm .primary");
        page.wait_for_script("return Object.keys(localStorage).some(key => key.startsWith('farflung/match/'))");
        page.reload();
        page.wait_for_script("return document.querySelectorAll('.journey [data-card]').length == 1");
    }

    fn what_an_address_gets_wrong_is_said(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine));
        page.go(&site.url());
        for (address, why) in [
            ("#/chess", "names no page"),
            ("#/faraway/uuuu", "cannot contain “u”"),
            ("#/faraway/zzzzzzzzzzzzzzzz", "more than thirteen"),
            ("#/faraway?seats=human", "2 to 6, not 1"),
            ("#/faraway?seats=human,dog", "cannot be read"),
            ("#/faraway?start=late", "no option"),
            ("#/game/!", "contains “!”"),
            ("#/game/RCQ06Jq4", "damaged"),
            ("#/game/CAAB", "another Farflung"),
            ("#/match/gone", "no such match"),
        ] {
            page.go(&format!("{}{address}", site.url()));
            page.wait_for_text(why);
            assert_eq!(page.count(".notice-page a.primary"), 1);
        }
        page.click(".notice-page a.primary");
        page.wait_for(".lobby");
    }

    fn french_is_spoken_to_who_speaks_it(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).language("fr-CA"));
        page.go(&site.url());
        page.wait_for_text(Lang::Fr.words().quick_play);
        assert_eq!(page.attribute("html", "lang").as_deref(), Some("fr"));
        let text = page.text("body");
        let (en, fr) = (Lang::En.words(), Lang::Fr.words());
        for (english, french) in [(en.tagline, fr.tagline), (en.your_matches, fr.your_matches), (en.daily, fr.daily)] {
            assert!(text.contains(french) && !text.contains(english), "{english}");
        }
        page.click(".lobby-settings");
        page.eval("const list = document.querySelector('.settings select'); list.selectedIndex = 0;
            list.dispatchEvent(new Event('change', {bubbles: true}))", &[]);
        page.wait_for_text(en.your_matches);
    }
}

#[test]
fn a_second_tab_follows_the_first() {
    let site = release();
    let page = Browser::open(&Setup::of(Engine::Chromium));
    page.go(&site.url());
    page.store("farflung/settings", AT_ONCE);
    page.reload();
    play_now(&page);
    // A frame of the same origin is another page on the same storage, as a second tab is.
    page.eval("const frame = document.createElement('iframe'); frame.src = location.href; frame.id = 'other';
        frame.style = 'position:fixed;inset:0;width:1px;height:1px'; document.body.append(frame)", &[]);
    let frame = "document.querySelector('#other').contentDocument";
    page.wait_for_script(&format!("return !!{frame}?.querySelector('.card.is-legal button')"));
    page.click(".card.is-legal button");
    page.click(".confirm .primary");
    page.wait_for_script(&format!(
        "return {frame}.querySelectorAll('.journey [data-card]').length == 1"
    ));
    page.wait_for_script(&format!(
        "return {frame}.body.textContent.includes('open in another tab')"
    ));
}

#[test]
fn a_bot_s_worker_that_dies_is_replaced() {
    let site = release();
    let page = Browser::open(&Setup::of(Engine::Chromium));
    page.go(&site.url());
    page.store("farflung/settings", AT_ONCE);
    page.reload();
    page.eval("const Real = Worker; let born = 0; window.Worker = class extends Real {
        constructor(url, options) { super(url, options); if (born++ == 0) { this.terminate(); setTimeout(() => this.dispatchEvent(new Event('error'))); } }
        static born() { return born } }", &[]);
    play_now(&page);
    page.click(".card.is-legal button");
    page.click(".confirm .primary");
    page.wait_for_script("return document.querySelectorAll('.journey [data-card]').length == 1");
    assert!(page.eval("return Worker.born()", &[]).as_u64().unwrap() >= 2);
}

in_every_browser! {
    fn a_killed_browser_loses_no_choice(engine) {
        let site = release();
        let folder = std::env::temp_dir().join(format!("farflung-kill-{}-{engine:?}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let setup = Setup::of(engine).profile(&folder);
        let page = Browser::open(&setup);
        page.go(&site.url());
        page.store("farflung/settings", AT_ONCE);
        page.reload();
        play_now(&page);
        let address = page.url();
        let mut page = page;
        for played in 1..=2 {
            page.wait_for(".card.is-legal button");
            page.click(".hand .card.is-legal button");
            page.click(".confirm .primary");
            let there = format!("return document.querySelectorAll('.journey [data-card^=region]').length == {played}");
            page.wait_for_script(&there);
            // Chromium writes its storage down a moment later; a crash of the whole browser may
            // lose what a killed tab does not.
            page.go("about:blank");
            drop(page);
            page = Browser::open(&setup);
            page.go(&address);
            page.wait_for_script(&there);
            // On to the next exploration.
            while !page.text(".bar-ask").contains("explore") {
                page.wait_for(".card.is-legal button");
                page.click(".card.is-legal button");
                page.click(".confirm .primary");
                page.wait_for_script("return !document.querySelector('.card.is-chosen')");
            }
        }
        drop(page);
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
