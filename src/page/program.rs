//! The page is built as two programs: the first without Firefly, the second with it. The first one
//! fetches the second when a match of Firefly is opened, and gives the page over to it.

use crate::page::browser;
use crate::page::prefs::PrefsHandle;
use crate::page::prelude::*;
use crate::page::store;
use gloo::timers::callback::Timeout;
use std::cell::RefCell;

/// What starts the second program: a module beside the page, see `static/`.
const SECOND: &str = "./firefly_loader.js";
/// The style sheets that only it needs, beside the page as well.
const SHEETS: [&str; 3] = ["./firefly.css", "./firefly_map.css", "./firefly_art.css"];
/// The event by which the second program announces itself.
const TAKES_OVER: &str = "farflung-takes-over";

/// How long the second program may take to come, in milliseconds.
const PATIENCE: u32 = 30_000;

type Page = yew::AppHandle<crate::page::app::App>;

thread_local! {
    /// The page, for as long as this program draws it.
    static PAGE: RefCell<Option<Page>> = const { RefCell::new(None) };
}

/// Keeps the first program's page until the second takes over.
pub fn keep(page: Page) {
    PAGE.set(Some(page));
    let left = browser::listen(TAKES_OVER, |_: &Event| {
        if let Some(page) = PAGE.take() {
            page.destroy();
        }
    });
    if let Some(left) = left {
        left.forget();
    }
}

/// Says that this is the second program: whatever drew the page before leaves it. It may also be the
/// first to come, by an address of Firefly.
pub fn take_over() {
    SHEETS.into_iter().for_each(browser::add_sheet);
    browser::announce(TAKES_OVER);
}

/// Stands where a match of Firefly will be, and fetches the program that can play it.
#[component]
pub fn Fetching() -> Html {
    let Some(prefs) = use_context::<PrefsHandle>() else { return Html::default() };
    let words = prefs.lang.words();
    let failed = use_state_eq(|| false);
    {
        let failed = failed.setter();
        use_effect_with((), move |()| {
            let fail = move || failed.set(true);
            SHEETS.into_iter().for_each(browser::add_sheet);
            browser::run_module(SECOND, fail.clone());
            // A program that came and does not start is told to the window alone; one that hangs
            // is told to nobody.
            let (unstarted, slow) = (fail.clone(), fail);
            let listener = browser::listen("error", move |_: &Event| unstarted());
            let patience = Timeout::new(PATIENCE, slow);
            move || drop((listener, patience))
        });
    }
    // What has failed once, a page does not fetch a second time.
    let again = Callback::from(|_: MouseEvent| browser::reload());
    html! {
        <main class="notice-page" aria-busy={(!*failed).to_string()}>
            <h1>{ words.firefly }</h1>
            if *failed {
                <p role="alert">{ words.fetching_failed }</p>
                if !store::holds_unkept() {
                    <button class="button primary" onclick={again}>{ words.try_again }</button>
                }
            } else {
                <p role="status">{ words.fetching }</p>
            }
            <a class="button" href="#/">{ words.home }</a>
        </main>
    }
}
