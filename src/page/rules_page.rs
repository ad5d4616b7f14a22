//! The rules on the page: fetched when first opened, alone or in the help of a match.

use crate::guide::booklet::Booklet;
use crate::guide::now::Now;
use crate::guide::search::Query;
use crate::icons::{Icon, glyph};
use crate::page::browser;
use crate::page::input::{pressed, typed};
use crate::page::prefs::PrefsHandle;
use crate::page::prelude::*;
use crate::words::{Lang, fill};
use gloo::events::EventListener;
use rules::GameKind;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen_futures::JsFuture;

/// The sheet that only the rules need, beside the page. It is drawn with them, so that nothing
/// moves once they stand.
const SHEET: &str = "./guide.css";

thread_local! {
    /// The last address that was not one of the rules': where Back leads.
    static BACK: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Notes where somebody was before he opened the rules.
pub fn came_from(fragment: &str) {
    if !fragment.starts_with("#/rules") {
        BACK.set(fragment.to_owned());
    }
}

/// The rules of a game on a page of their own.
pub fn rules_page(game: GameKind, anchor: String, lang: Lang) -> Html {
    let words = lang.guide();
    let title = fill(words.title, &[("game", &lang.game(game))]);
    browser::set_title(&title);
    let back =
        BACK.with_borrow(|back| if back.is_empty() { "#/".to_owned() } else { back.clone() });
    let print = Callback::from(|_: MouseEvent| {
        let _ = browser::window().map(|window| window.print());
    });
    html! {
        <div class="rules-page">
            <header class="bar">
                <a class="button quiet" href={back}>{ glyph(Icon::ArrowLeft) }{ words.back }</a>
                <h1>{ title }</h1>
                <button class="button quiet" onclick={print}>{ words.print }</button>
            </header>
            <main><Rules key={game.slug()} {game} {anchor} /></main>
        </div>
    }
}

/// What is fetched.
struct Texts {
    booklet: Booklet,
    contents: AttrValue,
    sheet: AttrValue,
}

/// How the rules stand; they are searched anew only when something else is looked for.
#[derive(Clone, Default)]
struct Rulebook {
    texts: Option<Rc<Texts>>,
    failed: bool,
    sought: String,
    /// Where a link in the help of a match leads.
    jump: Option<String>,
    page: AttrValue,
    found: usize,
}

impl Rulebook {
    /// With the rules in which what is looked for occurs.
    fn search(mut self) -> Rulebook {
        if let Some(texts) = &self.texts {
            let (page, found) = texts.booklet.page(&Query::new(&self.sought));
            (self.page, self.found) = (page.into(), found);
        }
        self
    }
}

/// What the rules need.
#[derive(Properties, PartialEq)]
pub struct RulesProps {
    /// Of which game.
    pub game: GameKind,
    /// Where they are opened; at the top if it is empty.
    #[prop_or_default]
    pub anchor: String,
    /// The moment of the match in whose help they stand.
    #[prop_or_default]
    pub now: Option<Now>,
}

/// The rules: what may be done now, a search, the contents, the text. In a help that opens they
/// are fetched when it does.
#[component]
pub fn Rules(props: &RulesProps) -> Html {
    let Some(prefs) = use_context::<PrefsHandle>() else { return Html::default() };
    let (lang, game) = (prefs.lang, props.game);
    let words = lang.guide();
    let root = use_node_ref();
    let book = use_state(Rulebook::default);
    {
        let (root, setter) = (root.clone(), book.setter());
        use_effect_with(lang, move |&lang| {
            let fetch = move || {
                wasm_bindgen_futures::spawn_local(async move {
                    let texts = texts(game, lang).await.map(Rc::new);
                    let book = Rulebook { failed: texts.is_none(), texts, ..Rulebook::default() };
                    setter.set(book.search());
                });
            };
            let opened = when_opened(&root, fetch);
            move || drop(opened)
        });
    }
    let target = book.jump.clone().unwrap_or_else(|| props.anchor.clone());
    use_effect_with((target, book.texts.is_some()), |(anchor, _)| show(anchor));
    let Some(texts) = &book.texts else {
        let said = if book.failed { words.failed } else { words.fetching };
        return html! { <div ref={root} class="rules"><p role="status" class="soft">{ said }</p></div> };
    };
    let inside = props.now.is_some();
    let oninput = {
        let book = book.clone();
        Callback::from(move |event: InputEvent| {
            let sought = typed(&event).unwrap_or_default();
            book.set(Rulebook { sought, jump: None, ..(*book).clone() }.search());
        })
    };
    let onclick = {
        let book = book.clone();
        Callback::from(move |event: MouseEvent| {
            let Some(anchor) = pressed(&event, "data-rule") else { return };
            if inside {
                event.prevent_default();
            }
            if book.sought.is_empty() {
                show(&anchor);
            } else {
                let jump = inside.then_some(anchor);
                let whole = Rulebook { sought: String::new(), jump, ..(*book).clone() };
                book.set(whole.search());
            }
        })
    };
    let status = match (book.sought.trim().is_empty(), book.found) {
        (true, _) => String::new(),
        (_, 0) => words.found_nothing.to_owned(),
        (_, n) => fill(words.found, &[("n", &n)]),
    };
    html! {
        <div ref={root} class={if inside { "rules is-inside" } else { "rules" }} {onclick}>
            <style>{ &texts.sheet }</style>
            { for props.now.as_ref().map(|now| happening(now, texts)) }
            <div class="rules-search" role="search">
                <input type="search" value={book.sought.clone()} {oninput}
                    placeholder={words.search} aria-label={words.search} />
                <p role="status" class="soft">{ status }</p>
            </div>
            <nav class="rules-contents" aria-label={words.contents}>
                { Html::from_html_unchecked(texts.contents.clone()) }
            </nav>
            <div class="rules-text">{ Html::from_html_unchecked(book.page.clone()) }</div>
        </div>
    }
}

/// What may be done now and what comes next.
fn happening(now: &Now, texts: &Texts) -> Html {
    let said = texts.booklet.moment(now);
    html! { <div class="rules-now">{ Html::from_html_unchecked(said.into()) }</div> }
}

/// Acts when the sheet around an element is first opened; at once where there is none.
fn when_opened(root: &NodeRef, act: impl FnOnce() + 'static) -> Option<EventListener> {
    let root = root.cast::<web_sys::Element>();
    match root.and_then(|root| root.closest("[popover]").ok().flatten()) {
        None => {
            act();
            None
        }
        Some(sheet) => Some(EventListener::once(&sheet, "toggle", |_| act())),
    }
}

async fn texts(game: GameKind, lang: Lang) -> Option<Texts> {
    // The paint of a game's pictures comes with its own program alone.
    let paint = browser::add_sheet(&format!("./{game}_art.css"));
    let booklet =
        Booklet::new(browser::fetched(&format!("./guide/{game}.{}.html", lang.tag())).await?);
    // As long as a sheet is under way WebKit measures as if there were none, and shows another place.
    if let Some(paint) = paint {
        let _ = JsFuture::from(paint).await;
    }
    let contents = AttrValue::from(booklet.contents().to_owned());
    Some(Texts { booklet, contents, sheet: browser::fetched(SHEET).await?.into() })
}

/// Brings a rule to the top, with the keyboard.
pub fn show(anchor: &str) {
    let id = format!("rule-{anchor}");
    let rule = browser::document().and_then(|document| document.get_element_by_id(&id));
    if let Some(rule) = rule {
        browser::focus(&id);
        rule.scroll_into_view();
    }
}
