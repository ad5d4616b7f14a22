//! The page is built as a program a game, and one of Firefly with its expansions, each with the shell.
//! Whichever is fetched first draws the page; where a match of another one is opened, it asks the page's
//! script (`Trunk.toml`) for that program and gives the page over to it. One that has been fetched stays,
//! and takes over again at once.

use crate::page::browser;
use crate::page::prefs::PrefsHandle;
use crate::page::prelude::*;
use crate::page::store;
use crate::words::{self, Lang, fill};
use gloo::timers::callback::Timeout;
use rules::GameKind;
use std::cell::RefCell;

/// The program of Firefly with its expansions. The others have the names of their games.
const SETS: &str = "sets";
/// How a program asks the page's script for another one; its name follows.
const WANTED: &str = "farflung-wanted-";
/// How the page's script asks a program that has been fetched to draw the page, likewise.
const SHOWN: &str = "farflung-shown-";
/// By this a program says that it draws the page from now on.
const TAKES_OVER: &str = "farflung-takes-over";

/// How long another program may take to come, in milliseconds.
const PATIENCE: u32 = 30_000;

type Page = yew::AppHandle<crate::page::app::App>;

thread_local! {
    /// The page, for as long as this program draws it.
    static PAGE: RefCell<Option<Page>> = const { RefCell::new(None) };
    /// What this program is called.
    static NAME: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Draws the page when the page's script says so, until another program does.
pub fn start(name: &str) {
    NAME.set(name.to_owned());
    let left = browser::listen(TAKES_OVER, |_: &Event| {
        if let Some(page) = PAGE.take() {
            page.destroy();
        }
    });
    let wanted = browser::listen(format!("{SHOWN}{name}"), |event: &Event| show(event));
    for listener in [left, wanted].into_iter().flatten() {
        listener.forget();
    }
}

/// With the French texts, where the page's script has fetched them.
fn show(event: &Event) {
    let french = js_sys::Reflect::get(event, &"detail".into()).ok();
    if let Some(french) = french.and_then(|french| french.as_string()) {
        words::learn(french);
    }
    if PAGE.with_borrow(Option::is_none) {
        browser::announce(TAKES_OVER);
        PAGE.set(Some(yew::Renderer::new().render()));
    }
}

/// Fetches what a language needs, if this program does not know it; tells whether it can be spoken.
pub async fn learn(lang: Lang) -> bool {
    if words::is_known(lang) {
        return true;
    }
    let file = NAME.with_borrow(|name| format!("./{}/{name}.txt", lang.tag()));
    browser::fetched(&file).await.is_some_and(words::learn)
}

/// What is fetched.
#[derive(Properties, PartialEq)]
pub struct FetchingProps {
    /// The game whose program this one is not.
    pub game: GameKind,
    /// Whether expansions are in play.
    #[prop_or_default]
    pub sets: bool,
}

/// Stands where a match of another game will be, and asks for the program that can play it.
#[component]
pub fn Fetching(props: &FetchingProps) -> Html {
    let Some(prefs) = use_context::<PrefsHandle>() else { return Html::default() };
    let words = prefs.lang.words();
    let name = prefs.lang.game(props.game);
    let failed = use_state_eq(|| false);
    {
        let failed = failed.setter();
        let program = if props.sets { SETS } else { props.game.slug() };
        use_effect_with(program, move |program| {
            let (fail, slow) = (failed.clone(), failed);
            // What fails is told to the window; what hangs is told to nobody.
            let listener = browser::listen("error", move |_: &Event| fail.set(true));
            let patience = Timeout::new(PATIENCE, move || slow.set(true));
            browser::announce(&format!("{WANTED}{program}"));
            move || drop((listener, patience))
        });
    }
    // What has failed once, a page does not fetch a second time.
    let again = Callback::from(|_: MouseEvent| browser::reload());
    html! {
        <main class="notice-page" aria-busy={(!*failed).to_string()}>
            <h1>{ name }</h1>
            if *failed {
                <p role="alert">{ fill(words.fetching_failed, &[("game", &name)]) }</p>
                if !store::holds_unkept() {
                    <button class="button primary" onclick={again}>{ words.try_again }</button>
                }
            } else {
                <p role="status">{ words.loading }</p>
            }
            <a class="button" href="#/">{ words.home }</a>
        </main>
    }
}
