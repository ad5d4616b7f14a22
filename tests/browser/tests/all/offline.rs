//! The page without the network, and from one build to the next. Each build of these tests is the
//! release page; the next one has other names for its hashed files and marks in the others.
#![allow(clippy::unwrap_used)]

use browser_tests::{AT_ONCE, BASE, Browser, By, Manner, Setup, Site, in_every_browser, project};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// A folder that goes with the value.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn new_folder() -> Folder {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let name = format!("farflung-offline-{}-{count}", std::process::id());
    let folder = std::env::temp_dir().join(name);
    fs::create_dir_all(&folder).unwrap();
    Folder(folder)
}

fn dist() -> PathBuf {
    let dist = project().join("dist");
    assert!(dist.join("sw.js").is_file(), "{} holds no page: make dist", dist.display());
    dist
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let (from, to) = {
            let entry = entry.unwrap();
            (entry.path(), to.join(entry.file_name()))
        };
        if from.is_dir() {
            copy(&from, &to);
        } else {
            fs::copy(from, to).unwrap();
        }
    }
}

fn precache(folder: &Path, option: &[&str]) {
    let tool = project().join("tools/precache");
    assert!(Command::new(tool).args(option).arg(folder).status().unwrap().success());
}

/// Whether the name ends in trunk's hash: sixteen hexadecimal digits, without leading zeros.
fn is_hashed(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default().trim_end_matches("_bg");
    let hash = stem.rsplit('-').next().unwrap_or_default();
    hash.len() > 9 && hash.bytes().all(|digit| digit.is_ascii_hexdigit())
}

/// The next build: hashed files have new names, the page and the worker's script a mark.
fn next_build() -> Folder {
    let folder = new_folder();
    copy(&dist(), &folder.0);
    let page = folder.0.join("index.html");
    let mut html = fs::read_to_string(&page).unwrap();
    let mark = "<meta name=build content=next><meta charset";
    html = html.replacen("<meta charset", mark, 1);
    let mut renamed = 0;
    for entry in fs::read_dir(&folder.0).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        if is_hashed(&name) {
            fs::rename(folder.0.join(&name), folder.0.join(format!("next-{name}"))).unwrap();
            html = html.replace(&name, &format!("next-{name}"));
            renamed += 1;
        }
    }
    assert!(html.contains(mark) && renamed == 2, "this is no release page: {html}");
    fs::write(page, html).unwrap();
    let worker = fs::read_to_string(dist().join("worker.js")).unwrap();
    fs::write(folder.0.join("worker.js"), format!("{worker}// next\n")).unwrap();
    precache(&folder.0, &[]);
    folder
}

fn serve(folder: &Path) -> Site {
    Site::serve(folder, BASE, "127.0.0.1:0").unwrap()
}

/// Opens the page and waits until its first build is kept whole.
fn visit(setup: &Setup, site: &Site) -> Browser {
    let page = Browser::open(setup);
    page.go(&site.url());
    page.wait_for("h1");
    wait_until_kept(&page);
    page
}

fn wait_until_kept(page: &Browser) {
    page.wait_for_script("return navigator.serviceWorker.controller?.state === 'activated'");
}

/// Waits until one build is kept, and not this one. The worker's own state does not say it: a page
/// that is loaded while the worker takes over is never told by WebKit that it has.
fn wait_until_replaced(page: &Browser, old: &[String]) {
    let names = "caches.keys().then((names) => window.cached = names)";
    page.wait_for_script(&format!(
        "{names}; return window.cached?.length === 1 && window.cached[0] !== '{}'",
        old[0]
    ));
}

/// The same reader without the page open, then with another browser or, where that would have
/// forgotten everything, another tab.
fn next_day(page: Browser, setup: &Setup) -> Browser {
    if page.engine().keeps_profiles() {
        drop(page);
        return Browser::open(setup);
    }
    let old = page.tab();
    let new = page.open_tab();
    page.turn_to(&old);
    page.close_tab(&new);
    page
}

/// Of which build the page, its styles and modules, and the bots' script are: what the page asks
/// for is what the page gets.
fn builds(page: &Browser) -> Value {
    page.eval_async(
        "const done = arguments[arguments.length - 1];
        const of = (isNext) => isNext ? 'next' : 'first';
        const page = of(document.querySelector('meta[name=build]'));
        // The program that the page's own script starts with.
        const links = [...document.scripts].flatMap(({ textContent }) => textContent.match(/(next-)?farflung-[0-9a-f]+(_bg)?[.](js|wasm)/g) ?? []);
        if (links.length < 2) return done('no program is named');
        const files = links.map((link) => fetch(link).then((answer) =>
            answer.ok ? of(link.startsWith('next-')) : link + answer.status));
        const worker = fetch('./worker.js').then((answer) => answer.text())
            .then((text) => of(text.includes('// next')));
        Promise.all([page, worker, ...files])
            .then((all) => done([...new Set(all)]), (error) => done(String(error)))",
        &[],
    )
}

fn cache_names(page: &Browser) -> Vec<String> {
    let names = page.eval_async("caches.keys().then(arguments[arguments.length - 1])", &[]);
    names.as_array().unwrap().iter().map(|name| name.as_str().unwrap().to_owned()).collect()
}

/// Fetches the newest build and tells how its worker ends: `installed`, `redundant`, or what went
/// wrong.
fn fetch_newest(page: &Browser) -> Value {
    page.eval_async(
        "const done = arguments[arguments.length - 1];
        navigator.serviceWorker.getRegistration().then(async (registration) => {
            await registration.update();
            const worker = registration.installing ?? registration.waiting;
            if (!worker) return done('nothing new');
            const look = () => worker.state !== 'installing' && done(worker.state);
            worker.addEventListener('statechange', look);
            look();
        }).catch((error) => done(String(error)))",
        &[],
    )
}

const OFFER: By<'_> = By::Role("button", "New version: reload");
const CARD: &str = ".hand [data-choice]";

/// The reader comes back to the tab.
fn come_back(page: &Browser) {
    // The lobby that is drawn before the program listens to nothing yet.
    page.wait_for_script("return !document.querySelector('.is-drawn')");
    page.eval_async(
        "const done = arguments[arguments.length - 1];
        navigator.serviceWorker.getRegistration().then(() => setTimeout(() => {
            document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
            done(true);
        }))",
        &[],
    );
}

/// The code of the only match on the shelf.
fn code(page: &Browser) -> String {
    let keys = page.stored_keys();
    let key = keys.iter().find(|key| key.starts_with("farflung/match/") && !key.ends_with("/new"));
    let text = page.stored(key.unwrap()).unwrap();
    text.lines().find_map(|line| line.strip_prefix("code ")).unwrap().to_owned()
}

/// The code of the match that is open at this address.
fn code_at(page: &Browser, address: &str) -> String {
    let id = address.split("#/match/").nth(1).unwrap();
    let text = page.stored(&format!("farflung/match/{id}")).unwrap();
    text.lines().find_map(|line| line.strip_prefix("code ")).unwrap().to_owned()
}

/// The address of the match and its code, once all bots have answered.
fn asked(page: &Browser) -> (String, String) {
    page.wait_for(".table [data-choice]");
    let address = page.url();
    let code = code_at(page, &address);
    (address, code)
}

/// The page at hand is of the next build.
const LOADED_NEXT: &str = "return document.querySelector('meta[name=build]') !== null";

/// Makes whatever choice is asked for, and waits until it is in the log.
fn play_any_card(page: &Browser) {
    let lines = page.eval("return document.querySelectorAll('.log li').length", &[]);
    page.click(".table [data-choice]");
    page.click(".foot-action .primary:enabled");
    page.wait_for_script(&format!("return document.querySelectorAll('.log li').length > {lines}"));
}

/// Writes down what bots say to the page.
fn listen_to_bots(page: &Browser) {
    page.eval(
        "const heard = window.heard = [];
        window.Worker = class extends Worker {
            constructor(...all) {
                super(...all);
                this.addEventListener('message', ({ data }) => heard.push(data));
            }
        }",
        &[],
    );
}

/// Deals a match against a bot and waits for the person's first choice.
fn start_match(page: &Browser) {
    page.click(".game-card .button.primary");
    page.wait_for(CARD);
}

/// Plays a card and waits until a bot's answer has come out of its worker and into the match.
fn play_a_card(page: &Browser) {
    listen_to_bots(page);
    page.click(CARD);
    page.click(".foot-action .primary:enabled");
    page.wait_for_script("return window.heard.some((said) => /^place \\d+ \\d+ /.test(said))");
    page.wait_for_script("return !!document.querySelector('.log li')");
}

in_every_browser! {
    fn after_one_visit_everything_works_without_the_network(engine) {
        let site = serve(&dist());
        let profile = new_folder();
        let setup = Setup::of(engine);
        let setup = if engine.keeps_profiles() { setup.profile(&profile.0) } else { setup };
        let url = site.url();
        let page = visit(&setup, &site);
        assert_eq!(page.count(OFFER), 0, "the first build of all replaces nothing");
        drop(site);
        page.reload();
        page.wait_for("h1");
        start_match(&page);
        let dealt = code(&page);
        play_a_card(&page);
        assert_ne!(code(&page), dealt);
        assert_eq!(page.console_errors(), [""; 0]);
        let address = page.url();
        // The next day, in flight mode.
        let page = next_day(page, &setup);
        page.go(&address);
        page.wait_for(".table");
        page.go(&format!("{url}index.html?from=home-screen#/gallery"));
        page.wait_for(".gallery");
    }

    fn what_a_match_with_sets_needs_is_kept_once_it_has_been_asked_for(engine) {
        let site = serve(&dist());
        let next = next_build();
        let page = visit(&Setup::of(engine), &site);
        let kept = |page: &Browser| {
            page.eval_async("caches.match('./sets_bg.wasm').then(found => arguments[0](!!found))", &[])
        };
        assert_eq!(kept(&page), false);
        page.go(&format!("{}#/firefly/k7q2-m9xd?seats=human,greedy&sets=blue-sun", site.url()));
        page.click(".table-form .button.wide");
        page.wait_for(".firefly-table [data-choice]");
        assert_eq!(kept(&page), true);
        // An update brings it along.
        let first = cache_names(&page);
        site.turn_to(&next.0);
        come_back(&page);
        page.wait_for(OFFER);
        page.click(OFFER);
        page.wait_for_script(LOADED_NEXT);
        wait_until_replaced(&page, &first);
        drop(site);
        page.reload();
        page.wait_for(".firefly-table [data-choice]");
        assert_eq!(page.console_errors(), [""; 0]);
    }

    fn an_update_is_offered_and_never_mixed_and_the_match_goes_on(engine) {
        let site = serve(&dist());
        let next = next_build();
        let page = visit(&Setup::of(engine), &site);
        page.store("farflung/settings", AT_ONCE);
        page.reload();
        start_match(&page);
        let first = cache_names(&page);
        assert_eq!(first.len(), 1);
        site.turn_to(&next.0);
        come_back(&page);
        page.wait_for(OFFER);
        // The old page goes on, even when it is loaded again, and has the old files alone.
        play_a_card(&page);
        assert_eq!(builds(&page), json!(["first"]));
        page.reload();
        page.wait_for(OFFER);
        page.wait_for(".table [data-choice]");
        assert_eq!(builds(&page), json!(["first"]));
        let (address, before) = (page.url(), code(&page));
        page.click(OFFER);
        page.wait_for_script(LOADED_NEXT);
        page.wait_for(".table [data-choice]");
        page.eval("window.loadedOnce = true", &[]);
        assert_eq!((page.url(), code(&page)), (address, before));
        assert_eq!(builds(&page), json!(["next"]));
        wait_until_replaced(&page, &first);
        assert_eq!(page.count(OFFER), 0);
        drop(site);
        assert_eq!(builds(&page), json!(["next"]));
        assert_eq!(page.eval("return window.loadedOnce", &[]), true);
        page.reload();
        page.wait_for(".table [data-choice]");
        assert_eq!(builds(&page), json!(["next"]));
        assert_eq!(page.console_errors(), [""; 0]);
    }

    fn of_two_tabs_one_takes_the_update_and_the_other_follows_whole(engine) {
        let site = serve(&dist());
        let next = next_build();
        let page = visit(&Setup::of(engine), &site);
        let kept = cache_names(&page);
        let first = page.tab();
        start_match(&page);
        play_a_card(&page);
        let one = asked(&page);
        let second = page.open_tab();
        page.go(&site.url());
        start_match(&page);
        play_a_card(&page);
        let other = asked(&page);
        assert_ne!(one.0, other.0);
        site.turn_to(&next.0);
        come_back(&page);
        page.wait_for(OFFER);
        // While nobody takes it, both go on as they are.
        for tab in [&first, &second] {
            page.turn_to(tab);
            assert_eq!(builds(&page), json!(["first"]));
        }
        page.click(OFFER);
        // Now the caches are those of the next build: each tab is either gone on to it, with its
        // match, or it would get files of both.
        for (tab, (address, code)) in [(&second, &other), (&first, &one)] {
            page.turn_to(tab);
            page.wait_for_script(LOADED_NEXT);
            page.wait_for(".table [data-choice]");
            assert_eq!((&page.url(), &code_at(&page, address)), (address, code));
            assert_eq!(builds(&page), json!(["next"]));
            assert_eq!(page.count(OFFER), 0);
        }
        wait_until_replaced(&page, &kept);
        // Both go on playing, without the network too.
        drop(site);
        for (tab, (address, code)) in [(&first, one), (&second, other)] {
            page.turn_to(tab);
            assert_eq!(builds(&page), json!(["next"]));
            play_any_card(&page);
            assert_ne!(code_at(&page, &address), code);
        }
    }

    fn a_tab_with_a_match_that_cannot_be_kept_is_not_reloaded_by_the_other(engine) {
        let site = serve(&dist());
        let next = next_build();
        let page = visit(&Setup::of(engine), &site);
        let first = page.tab();
        page.fill_storage();
        start_match(&page);
        page.wait_for_text("storage is full");
        play_a_card(&page);
        page.eval("window.mark = 'never reloaded'", &[]);
        let log = page.log_lines();
        page.open_tab();
        page.go(&site.url());
        page.wait_for("h1");
        site.turn_to(&next.0);
        come_back(&page);
        page.wait_for(OFFER);
        page.click(OFFER);
        page.wait_for_script(LOADED_NEXT);
        assert_eq!(builds(&page), json!(["next"]));
        // The match lives in the first tab alone, so that one stays, and a bot still answers it:
        // what its page needs has been loaded long ago.
        page.turn_to(&first);
        play_any_card(&page);
        assert_eq!(page.eval("return window.mark", &[]), "never reloaded");
        assert!(page.log_lines().len() > log.len());
    }

    fn an_offer_can_be_closed(engine) {
        let site = serve(&dist());
        let next = next_build();
        let page = visit(&Setup::of(engine), &site);
        site.turn_to(&next.0);
        come_back(&page);
        page.wait_for(OFFER);
        assert_eq!(page.axe(), [""; 0]);
        page.click(".update button:last-child");
        page.wait_until_gone(OFFER);
        assert_eq!(builds(&page), json!(["first"]));
    }

    fn half_an_update_leaves_the_old_build_whole(engine) {
        let site = serve(&dist());
        let next = next_build();
        let page = visit(&Setup::of(engine), &site);
        let kept = cache_names(&page);
        // A file that cannot be had, then one that is still of the build before.
        site.turn_to(&next.0);
        site.behave(Manner::Failing("worker.js".into()));
        assert_eq!(fetch_newest(&page), "redundant");
        let torn = new_folder();
        copy(&next.0, &torn.0);
        fs::copy(dist().join("worker.js"), torn.0.join("worker.js")).unwrap();
        site.behave(Manner::Well);
        site.turn_to(&torn.0);
        assert_eq!(fetch_newest(&page), "redundant");
        page.wait_for_script(
            "caches.keys().then((names) => window.cached = names.length);
            return window.cached === 1",
        );
        assert_eq!(cache_names(&page), kept);
        assert_eq!(page.count(OFFER), 0);
        page.reload();
        page.wait_for("h1");
        assert_eq!(builds(&page), json!(["first"]));
        // Once it can be had whole, it is.
        site.turn_to(&next.0);
        assert_eq!(fetch_newest(&page), "installed");
        page.wait_for(OFFER);
    }

    fn a_program_that_does_not_come_is_asked_for_again(engine) {
        let page = Browser::open(&Setup::of(engine));
        for missing in ["firefly.js", "firefly_bg.wasm"] {
            let site = serve(&dist());
            site.behave(Manner::Failing(missing.into()));
            page.go(&format!("{}#/firefly/k7q2-m9xd?seats=human,greedy", site.url()));
            page.click(".table-form .button.wide");
            page.wait_for_text("could not be fetched");
            site.behave(Manner::Well);
            page.click(By::Role("button", "Try again"));
            page.wait_for(".firefly-table");
        }
    }

    fn an_address_without_its_number_sign_finds_its_page(engine) {
        let site = serve(&dist());
        let route = "faraway/k7q2m9xd?seats=human,greedy";
        let (lost, found) =
            (format!("{}{route}", site.url()), format!("{}#/{route}", site.url()));
        let arrive = |page: &Browser| {
            page.go(&lost);
            page.wait_for(".seed-note");
            assert_eq!(page.url(), found);
        };
        // By the host's own page for what is missing, before there is a service worker.
        let page = Browser::open(&Setup::of(engine));
        arrive(&page);
        wait_until_kept(&page);
        arrive(&page);
        // A network that takes the call and says nothing holds up neither this nor the page.
        site.behave(Manner::Silent);
        arrive(&page);
        let started = Instant::now();
        page.go("about:blank");
        page.go(&site.url());
        page.wait_for("h1");
        assert!(started.elapsed() < Duration::from_secs(3), "{:?}", started.elapsed());
        drop(site);
        arrive(&page);
    }

    fn the_kill_switch_takes_worker_and_caches_and_nothing_else(engine) {
        let site = serve(&dist());
        let killed = new_folder();
        copy(&dist(), &killed.0);
        precache(&killed.0, &["--kill-switch"]);
        let page = visit(&Setup::of(engine), &site);
        start_match(&page);
        let dealt = code(&page);
        // Of another page of this origin.
        page.eval_async("caches.open('theirs').then(() => arguments[arguments.length - 1]())
            .catch(() => {})", &[]);
        site.turn_to(&killed.0);
        come_back(&page);
        let gone = "caches.keys().then((names) => window.cached = names.join());
            navigator.serviceWorker.getRegistrations().then((all) => window.workers = all.length);
            return window.cached === 'theirs' && window.workers === 0";
        page.wait_for_script(gone);
        page.wait_for(CARD);
        assert_eq!(code(&page), dealt);
        // A page that is loaded while the old worker ends still names it, whatever it waits for.
        let address = page.url();
        let controlled = "return navigator.serviceWorker.controller !== null";
        let started = Instant::now();
        while page.eval(controlled, &[]) == true {
            assert!(started.elapsed() < Duration::from_secs(30), "the killed worker stays");
            page.go("about:blank");
            std::thread::sleep(Duration::from_millis(200));
            page.go(&address);
            page.wait_for(CARD);
        }
        page.wait_for_script(gone);
        assert_eq!(code(&page), dealt);
    }

    fn where_workers_are_forbidden_the_page_just_works(engine) {
        let site = serve(&dist());
        let page = Browser::open(&Setup::of(engine).storage_forbidden());
        page.go(&site.url());
        start_match(&page);
        play_a_card(&page);
    }
}

#[test]
fn every_file_is_kept_but_the_worker_and_the_page_for_what_is_missing() {
    let worker = fs::read_to_string(dist().join("sw.js")).unwrap();
    let (_, later) = worker.split_once("LATER = {").unwrap();
    let (later, _) = later.split_once('}').unwrap();
    let mut files: Vec<String> = Vec::new();
    let mut folders = vec![dist()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                files.push(path.strip_prefix(dist()).unwrap().to_str().unwrap().to_owned());
            }
        }
    }
    assert!(files.len() > 10, "{files:?}");
    for file in files {
        let listed = worker.contains(&format!("'{file}':'"));
        // The list of scenes is for whoever works on the page, the licence for whoever copies the fonts, the
        // pictures for the device of whoever installs the page.
        let wanted = !matches!(
            &*file,
            "sw.js"
                | "404.html"
                | "index.html"
                | "scenes.html"
                | "fonts/OFL.txt"
                | "icon-192.png"
                | "icon-512.png"
        );
        assert_eq!(listed, wanted, "{file}");
        // Firefly's expansions are for whoever asks for them.
        let of_sets = file.trim_start_matches("fr/").starts_with("sets");
        assert_eq!(later.contains(&format!("'{file}':'")), of_sets, "{file}");
    }
    assert!(worker.contains("'./':'"), "the page itself is kept under its address");
}
