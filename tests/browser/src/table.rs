//! What is done at any table of the page, whatever game lies on it.

use crate::{Browser, By, Engine, Scheme, Setup};

/// The settings of a reader without eyes: English, no pauses, nothing that moves.
pub const AT_ONCE: &str = "lang en\ntheme auto\nmotion off\ntap confirm\npace instant\n";

/// Counts what begins to be shown.
pub const TOLD: &str = "window.told = 0;
    new MutationObserver(() => { told += 'plays' in document.documentElement.dataset })
        .observe(document, { subtree: true, attributeFilter: ['data-plays'] })";

/// What tells one moment from another; nothing once the match is over.
const MOMENT: &str = "document.querySelector('.choices')?.dataset.moment";

impl Browser {
    /// Takes a seat at the table of an address, as the page's only reader.
    #[track_caller]
    pub fn sit_down(&self, url: &str, address: &str) {
        self.sit_down_with(url, address, AT_ONCE);
    }

    /// The same with other settings.
    #[track_caller]
    pub fn sit_down_with(&self, url: &str, address: &str, settings: &str) {
        self.come_to(url, address, settings);
        self.click(".table-form .button.wide");
        self.wait_for(".match, .hand-over");
    }

    /// Comes to an address as a reader with these settings, who wants no hints.
    #[track_caller]
    fn come_to(&self, url: &str, address: &str, settings: &str) {
        self.go(url);
        self.store("farflung/settings", settings);
        self.store("farflung/hints", "off");
        self.go(&format!("{url}{address}"));
        self.reload();
    }

    /// Sits down at the first seat of the match of a link, bots at the others, with these settings.
    #[track_caller]
    pub fn take_over(&self, url: &str, code: &str, settings: &str) {
        self.come_to(url, &format!("#/game/{code}"), settings);
        self.click(By::Role("button", "Take over seat 1"));
        self.wait_for(".match");
    }

    /// How many choices have been made, where a list of choices stands on the page.
    #[track_caller]
    pub fn moment(&self) -> String {
        self.eval(&format!("return {MOMENT}"), &[]).as_str().unwrap_or_default().to_owned()
    }

    /// Waits until another moment than this, or until something else of the page is displayed.
    #[track_caller]
    pub fn wait_for_next(&self, before: &str, or: &str) {
        self.wait_for_script(&format!(
            "return !!document.querySelector('{or}') || {MOMENT} != '{before}'"
        ));
    }

    /// Waits until this moment is on the page.
    #[track_caller]
    pub fn wait_for_moment(&self, moment: &str) {
        self.wait_for_script(&format!("return {MOMENT} == '{moment}'"));
    }

    /// The lines of the log, whether it is open or not.
    #[track_caller]
    pub fn log_lines(&self) -> Vec<String> {
        let lines = self.eval(
            "return [...document.querySelectorAll('.log li')].map((line) => line.textContent)",
            &[],
        );
        lines
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|line| line.as_str().map(str::to_owned))
            .collect()
    }

    /// Goes from control to control until one that fits the selector has the focus.
    #[track_caller]
    pub fn tab_to(&self, selector: &str) {
        let there = format!("return document.activeElement.matches('{selector}')");
        for _ in 0..200 {
            if self.eval(&there, &[]) == true {
                return;
            }
            self.press("Tab");
        }
        panic!("no {selector} can be reached by Tab");
    }
}

/// Goes through the page's screens on a phone and on a laptop: each that is named must be free of barriers, light
/// and dark, and no wider than its window.
#[track_caller]
pub fn in_each_look(screens: impl Fn(&Browser, &dyn Fn(&str))) {
    for (width, height) in [(360, 800), (1440, 900)] {
        let page = Browser::open(&Setup::of(Engine::Chromium).size(width, height));
        screens(&page, &|screen| {
            for scheme in [Scheme::Dark, Scheme::Light] {
                page.prefer(scheme, false);
                page.wait_for_script(SETTLED);
                assert_eq!(page.axe(), [""; 0], "{screen} at {width} {scheme:?}");
            }
            let wide = page.eval("return document.documentElement.scrollWidth", &[]);
            let fits = wide.as_u64().is_some_and(|wide| wide <= u64::from(width));
            assert!(fits, "{screen} is {wide} wide at {width}");
        });
    }
}

/// Colours go over from one to the other.
const SETTLED: &str =
    "return !document.getAnimations().some((one) => one instanceof CSSTransition)";
