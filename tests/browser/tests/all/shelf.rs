//! What is kept: saves that survive, storage that fails, links that lie, languages.

use browser_tests::{Browser, By, Setup, in_every_browser, release};
use farflung::words::Lang;

const AT_ONCE: &str = "lang en\nmotion off\npace instant\n";

fn play_now(page: &Browser) {
    page.click(".game-card .primary");
    page.wait_for(".table [data-choice]");
}

/// Picks a language in the settings.
fn speak(page: &Browser, lang: Lang) {
    page.eval("const list = document.querySelector('.settings select'); list.selectedIndex = arguments[0];
        list.dispatchEvent(new Event('change', {bubbles: true}))", &[(lang as usize).into()]);
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
        page.wait_for_script("return document.activeElement.id === 'new-title'");
        assert_eq!(page.focused(), ("textbox".into(), "New title of Faraway".into()));
        page.fill(".shelf form input", "Rainy Sunday");
        page.press("Enter");
        page.wait_for_text("Rainy Sunday");
        page.click(By::Role("button", "Delete: Rainy Sunday"));
        page.wait_for_text("Deleted: Rainy Sunday");
        assert_eq!(page.count(".shelf-match"), 0);
        page.click(By::Role("button", "Bring back"));
        page.click(".shelf-link");
        page.wait_for(".table [data-choice]");
        assert_eq!(page.url(), address);
    }

    fn what_cannot_be_read_is_kept_and_can_be_taken_away(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine));
        page.go(&site.url());
        page.wait_for(".lobby");
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
        let all = page.eval("return decodeURIComponent(document.querySelector('.traffic a').href.split(',').slice(1).join(','))", &[]);
        let all = all.as_str().unwrap().to_owned();
        take_in(&page, &format!("{all}\nfarflung 1\ncode broken\n"));
        page.wait_for_text("0 imported, 1 already here, 1 unreadable.");
        page.click(".shelf-match button[aria-label^='Delete']");
        page.wait_for_text("Deleted");
        take_in(&page, &all);
        page.wait_for_text("1 imported, 0 already here, 0 unreadable.");
        take_in(&page, "\u{0}\u{1}");
        page.wait_for_text("1 unreadable");
        take_in(&page, "");
        page.wait_for_text("holds no match");
    }

    fn an_open_match_comes_first(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine));
        page.go(&site.url());
        page.wait_for("h1");
        // One that is over does not, though another program plays it and its save says nothing of its stand.
        take_in(&page, include_str!("../../../saves/0.2.0-farlight.txt"));
        page.wait_for(".shelf-match");
        page.reload();
        page.wait_for(".shelf-match");
        assert_eq!(page.count(".continue"), 0);
        play_now(&page);
        let address = page.url();
        page.go(&site.url());
        let first = "return document.querySelector('main a, main button').className.includes('continue')";
        page.wait_for_script(first);
        page.click(".continue");
        page.wait_for(".table [data-choice]");
        assert_eq!(page.url(), address);
    }

    fn a_link_says_who_gives_it_and_what_is_asked(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).size(360, 740));
        page.go(&format!("{}#/faraway/k7q2-m9xd?seats=human,greedy&from=Anna%20Z&score=63", site.url()));
        page.wait_for_text("Anna Z invites you");
        page.wait_for_text("Anna Z scored 63 on this deal: beat it!");
        assert_eq!(page.axe(), [""; 0]);
        assert_eq!(page.count("main .button.primary"), 1, "one big button");
        page.click("main .button.primary");
        page.wait_for(".table [data-choice]");
        // Whoever has named himself is named in the links that he gives.
        page.go(&format!("{}#/faraway?seats=human,greedy", site.url()));
        page.click(".set-table");
        page.fill(".seat-row input", "Ben");
        page.click(".set-up .button.primary");
        page.wait_for(".table [data-choice]");
        page.click("#open-menu");
        page.click(By::Role("button", "Copy seed link"));
        page.wait_for_text("Copied: paste");
        assert!(page.clipboard().ends_with("?seats=human,greedy&from=Ben"), "{}", page.clipboard());
    }

    fn a_finished_match_is_watched_from_its_deal(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine));
        let save = include_str!("../../../saves/0.1.0-finished.txt");
        let code = save.lines().find_map(|line| line.strip_prefix("code ")).unwrap();
        page.go(&format!("{}#/game/{code}?from=Anna", site.url()));
        page.wait_for_text("Anna shows you a match of");
        page.click(".invitation .primary");
        page.wait_for(".replay");
        assert_eq!(page.count(".scores"), 0);
        page.press("Escape");
        page.wait_for(".scores");
    }

    fn without_storage_the_game_goes_on_and_says_so(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).storage_forbidden());
        page.go(&site.url());
        play_now(&page);
        page.wait_for_text("cannot be saved");
        page.click(".table [data-choice]");
        page.click(".foot-action .primary:enabled");
        page.wait_for_script("return document.querySelectorAll('.journey [data-card]').length == 1");
        let full = Browser::open(&Setup::of(engine));
        full.go(&site.url());
        full.fill_storage();
        play_now(&full);
        full.wait_for_text("storage is full");
        full.click(".table [data-choice]");
        full.click(".foot-action .primary:enabled");
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
        page.click(".table [data-choice]");
        page.click(".foot-action .primary:enabled");
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
        page.wait_for_text(Lang::Fr.words().set_the_table);
        assert_eq!(page.attribute("html", "lang").as_deref(), Some("fr"));
        let text = page.text("body");
        let (en, fr) = (Lang::En.words(), Lang::Fr.words());
        for (english, french) in [(en.tagline, fr.tagline), (en.your_matches, fr.your_matches), (en.daily, fr.daily)] {
            assert!(text.contains(french) && !text.contains(english), "{english}");
        }
        page.click(".lobby-settings");
        speak(&page, Lang::En);
        page.wait_for_text(en.your_matches);
        assert_eq!(page.console_errors(), [""; 0]);
    }

    fn every_program_fetches_its_french(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine).language("fr"));
        let french = [
            ("faraway", "", Lang::Fr.faraway().row),
            ("farlight", "", Lang::Fr.farlight().phase_bids),
            ("firefly", "", Lang::Fr.firefly_page().warrants_held),
            ("firefly", "&sets=kalidasa", Lang::Fr.firefly_page().warrants_held),
        ];
        for (game, sets, said) in french {
            let address = format!("#/{game}/k7q2-m9xd?seats=human,greedy{sets}");
            page.sit_down_with(&site.url(), &address, &AT_ONCE.replace("en", "fr"));
            page.wait_for(".table [data-choice]");
            assert!(page.text("body").contains(said), "{address}");
        }
        assert_eq!(page.console_errors(), [""; 0]);
    }

    fn french_that_comes_late_is_spoken_and_english_as_long_as_none_comes(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine));
        page.sit_down_with(&site.url(), "#/farlight/k7q2-m9xd?seats=human,greedy", AT_ONCE);
        page.wait_for(".table [data-choice]");
        let spoken = || page.eval("return document.querySelector('.settings select').selectedIndex", &[]);
        let words = [Lang::En, Lang::Fr].map(|lang| lang.farlight().phase_bids);
        page.click("[popovertarget=table-menu]");
        page.eval("window.kept = window.fetch; window.fetch = () => Promise.reject(Error('no network'))", &[]);
        speak(&page, Lang::Fr);
        page.wait_for(".settings [role=alert]");
        assert_eq!((spoken(), page.text(".settings [role=alert]")), (0.into(), Lang::En.words().no_french.to_owned()));
        page.eval("window.fetch = window.kept", &[]);
        for lang in [Lang::Fr, Lang::En, Lang::Fr] {
            speak(&page, lang);
            page.wait_for_text(words[lang as usize]);
            assert_eq!(page.attribute("html", "lang").as_deref(), Some(lang.tag()));
            assert_eq!((page.count(".settings [role=alert]"), spoken()), (0, (lang as usize).into()));
        }
    }
}

in_every_browser! {
    fn a_second_tab_follows_the_first(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine));
        page.go(&site.url());
        page.store("farflung/settings", AT_ONCE);
        page.reload();
        play_now(&page);
        let (first, address) = (page.tab(), page.url());
        let second = page.open_tab();
        page.go(&address);
        page.wait_for(".table [data-choice]");
        for (played, (tab, other)) in (1..).zip([(&first, &second), (&second, &first)]) {
            page.turn_to(tab);
            page.wait_for(".hand [data-choice]");
            explore(&page);
            let there = explored(played);
            page.wait_for_script(&there);
            page.turn_to(other);
            page.wait_for_script(&there);
            page.wait_for_text("open in another tab");
            explore_on(&page);
        }
    }

    fn what_another_tab_made_is_not_written_over_what_it_made_since(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine));
        page.go(&site.url());
        page.store("farflung/settings", AT_ONCE);
        page.reload();
        play_now(&page);
        let address = page.url();
        let key = format!("farflung/match/{}", address.rsplit('/').next().unwrap());
        let older = page.stored(&key).unwrap();
        explore(&page);
        page.wait_for_script(&explored(1));
        page.wait_for(".table [data-choice]");
        let newer = page.stored(&key).unwrap();
        assert_ne!(older, newer);
        // The other tab has gone on between the word that it did and a look at what it made.
        page.eval("const [key, older] = arguments, real = Storage.prototype.getItem; let first = true;
            Storage.prototype.getItem = function (one) {
                if (one !== key || !first) return real.call(this, one);
                first = false;
                return older;
            };
            dispatchEvent(new StorageEvent('storage', {key}))", &[key.as_str().into(), older.into()]);
        page.wait_for_text("open in another tab");
        page.wait_for_script(&explored(0));
        assert_eq!(page.stored(&key), Some(newer));
    }

    fn a_bot_s_worker_that_dies_is_replaced(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine));
        page.go(&site.url());
        page.store("farflung/settings", AT_ONCE);
        page.reload();
        page.eval("const Real = Worker; let born = 0; window.Worker = class extends Real {
            constructor(url, options) { super(url, options); if (born++ == 0) { this.terminate(); setTimeout(() => this.dispatchEvent(new Event('error'))); } }
            static born() { return born } }", &[]);
        play_now(&page);
        explore(&page);
        page.wait_for_script(&explored(1));
        assert!(page.eval("return Worker.born()", &[]).as_u64().unwrap() >= 2);
    }

    fn a_tab_that_is_closed_at_any_moment_loses_no_choice(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine));
        page.go(&site.url());
        page.store("farflung/settings", AT_ONCE);
        page.reload();
        play_now(&page);
        let address = page.url();
        for played in 1..=3 {
            let playing = page.tab();
            let next = page.open_tab();
            page.turn_to(&playing);
            explore(&page);
            // Gone in the middle of whatever the bot is doing.
            page.close_tab(&next);
            page.go(&address);
            page.wait_for_script(&explored(played));
            explore_on(&page);
        }
    }

    fn a_truncated_a_foreign_and_a_hostile_file_do_no_harm(engine) {
        let site = release();
        let page = Browser::open(&Setup::of(engine));
        page.go(&site.url());
        page.store("farflung/settings", AT_ONCE);
        page.reload();
        play_now(&page);
        explore(&page);
        page.wait_for_script(&explored(1));
        page.go(&site.url());
        page.wait_for(".traffic");
        let kept = || page.stored_keys().into_iter().map(|key| page.stored(&key)).collect::<Vec<_>>();
        let before = kept();
        let whole = include_str!("../../../saves/0.1.0-advanced.txt");
        let code = whole.lines().find_map(|line| line.strip_prefix("code ")).unwrap();
        // Cut anywhere in its first two lines the match is not whole, and that is noticed.
        let cut: Vec<&str> = (1..whole.find('\n').unwrap() + 1 + code.len()).step_by(7).map(|at| &whole[..at]).collect();
        let long = format!("farflung 1\ncode {}\nseat human 0 A\nseat human 1 B\n", "A".repeat(1 << 20));
        let seats = format!("farflung 1\ncode {code}\n{}", "seat human 255 A\n".repeat(5000));
        let many = "farflung 1\ncode RCQ0\n".repeat(5000);
        let hostile = [
            "{\"format\":\"pgn\",\"moves\":[1,2,3]}", "\u{89}PNG\r\n\u{1a}\n\0\0", "\u{feff}farflung 1\ncode",
            "farflung 2\ncode A\n", "farflung 1\nmade 99999999999999999999999\n", &long, &seats, &many,
        ];
        for file in cut.into_iter().chain(hostile) {
            // Or the report could be that of the file before.
            take_in(&page, "");
            page.wait_for_text("holds no match");
            take_in(&page, file);
            page.wait_for_script("const said = document.querySelector('.notice')?.textContent ?? '';
                return /(^|\\D)0 imported/.test(said) && / [1-9]\\d* unreadable/.test(said)");
            assert_eq!(kept(), before, "{}", &file[..file.len().min(80)]);
        }
        // A title is words, whatever it looks like.
        take_in(&page, &format!("{whole}title <img src=x>\n"));
        page.wait_for_text("1 imported");
        page.wait_for_text("<img src=x>");
        assert_eq!(page.count("img[src=x]"), 0);
        assert_eq!(page.console_errors(), [""; 0]);
    }
}

/// Explores with the first card that may be.
fn explore(page: &Browser) {
    page.click(".hand [data-choice]");
    page.click(".foot-action .primary:enabled");
}

/// A script that tells whether so many regions lie in one's own row.
fn explored(regions: usize) -> String {
    format!("return document.querySelectorAll('.journey [data-card^=region]').length == {regions}")
}

/// Chooses on until the next region can be explored.
fn explore_on(page: &Browser) {
    page.wait_for(".table [data-choice]");
    while page.count(".hand [data-choice]") == 0 {
        let before = page.moment();
        page.click(".table [data-choice]");
        page.click(".foot-action .primary:enabled");
        page.wait_for_next(&before, ".scores");
        page.wait_for(".table [data-choice]");
    }
}

/// Hands the page a file. A browser test cannot open the system's file dialog: the file is put
/// into the field.
fn take_in(page: &Browser, text: &str) {
    let give =
        "const field = document.querySelector('.traffic input'); const data = new DataTransfer();
        data.items.add(new File([arguments[0]], 'farflung.txt')); field.files = data.files;
        field.dispatchEvent(new Event('change', {bubbles: true}))";
    page.eval(give, &[text.into()]);
}
