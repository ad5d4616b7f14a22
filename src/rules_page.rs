//! The rules on the page: fetched when first opened, alone or in the help of a match.

use crate::browser;
use crate::games::faraway::card_art::{region_art, sanctuary_art};
use crate::games::farlight::{module_art, ship_art};
use crate::guide::html::{Drawn, Show, contents, icon_svg, moment, page};
use crate::guide::now::Now;
use crate::guide::picture::Picture;
use crate::guide::read;
use crate::guide::search::Query;
use crate::icons::{Icon, glyph};
use crate::input::typed;
use crate::prefs::PrefsHandle;
use crate::words::{CardWords, Lang, PartWords, fill};
use gloo_events::EventListener;
use rules::GameKind;
use rules::farlight::MissionId;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use yew::prelude::*;

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
    let back = BACK.with_borrow(|back| if back.is_empty() { "#/".to_owned() } else { back.clone() });
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

/// How far the fetching has come.
#[derive(Clone, PartialEq)]
enum Load {
    Unasked,
    Failed,
    Here(Rc<Texts>),
}

/// What is fetched.
#[derive(PartialEq)]
struct Texts {
    rules: String,
    sheet: AttrValue,
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
    let load = use_load(game, &root);
    let typed_in = use_state_eq(String::new);
    let jump = use_state_eq(|| (0u32, String::new()));
    let address = format!("#/rules/{game}/");
    let here = matches!(*load, Load::Here(_));
    use_effect_with((props.anchor.clone(), here), |(anchor, _)| show(anchor));
    use_effect_with((*jump).clone(), |(_, anchor)| show(anchor));
    let written = {
        let address = address.clone();
        use_memo(((*load).clone(), (*typed_in).clone(), lang), move |(load, sought, lang)| {
            let Load::Here(texts) = load else { return None };
            let query = Query::new(sought);
            let draw = |picture: &Picture| drawn(picture, *lang);
            let show = Show { lang: *lang, address: &address, query: &query, draw: &draw };
            let lines = read(&texts.rules).ok()?;
            let (page, found) = page(&lines, &show);
            let list = AttrValue::from(contents(&lines, &show));
            Some((texts.sheet.clone(), list, AttrValue::from(page), found))
        })
    };
    let Some((sheet, list, text, found)) = &*written else {
        let failed = *load != Load::Unasked;
        let said = if failed { words.failed } else { words.fetching };
        return html! { <div ref={root} class="rules"><p role="status" class="soft">{ said }</p></div> };
    };
    let oninput = {
        let typed_in = typed_in.clone();
        Callback::from(move |event: InputEvent| typed_in.set(typed(&event).unwrap_or_default()))
    };
    let onclick = {
        let (typed_in, inside) = (typed_in.clone(), props.now.is_some());
        Callback::from(move |event: MouseEvent| {
            let Some(anchor) = rule_of(&event) else { return };
            if inside {
                event.prevent_default();
            }
            typed_in.set(String::new());
            jump.set((jump.0 + 1, anchor));
        })
    };
    let status = match (typed_in.trim().is_empty(), found) {
        (true, _) => String::new(),
        (_, 0) => words.found_nothing.to_owned(),
        (_, n) => fill(words.found, &[("n", n)]),
    };
    html! {
        <div ref={root} class={classes!("rules", props.now.is_some().then_some("is-inside"))} {onclick}>
            <style>{ sheet }</style>
            { for props.now.as_ref().and_then(|now| happening(now, &load, &address, lang)) }
            <div class="rules-search" role="search">
                <input type="search" value={(*typed_in).clone()} {oninput} placeholder={words.search} aria-label={words.search} />
                <p role="status" class="soft">{ status }</p>
            </div>
            <nav class="rules-contents" aria-label={words.contents}>{ Html::from_html_unchecked(list.clone()) }</nav>
            <div class="rules-text">{ Html::from_html_unchecked(text.clone()) }</div>
        </div>
    }
}

/// What may be done now and what comes next.
fn happening(now: &Now, load: &Load, address: &str, lang: Lang) -> Option<Html> {
    let Load::Here(texts) = load else { return None };
    let draw = |_: &Picture| Drawn::default();
    let show = Show { lang, address, query: &Query::default(), draw: &draw };
    let said = moment(&read(&texts.rules).ok()?, now, &show);
    Some(html! { <div class="rules-now">{ Html::from_html_unchecked(AttrValue::from(said)) }</div> })
}

/// The text, fetched at once, or when the sheet around it is opened.
#[hook]
fn use_load(game: GameKind, root: &NodeRef) -> UseStateHandle<Load> {
    let load = use_state_eq(|| Load::Unasked);
    let setter = load.setter();
    let root = root.clone();
    use_effect_with(game, move |&game| {
        let ask = move || {
            let setter = setter.clone();
            wasm_bindgen_futures::spawn_local(async move {
                let texts = texts(game).await;
                setter.set(texts.map_or(Load::Failed, |texts| Load::Here(Rc::new(texts))));
            });
        };
        let sheet = root
            .cast::<web_sys::Element>()
            .and_then(|root| root.closest("[popover]").ok().flatten());
        let listener = match sheet {
            None => {
                ask();
                None
            }
            Some(sheet) => {
                let asked = RefCell::new(false);
                Some(EventListener::new(&sheet, "toggle", move |_| {
                    if !asked.replace(true) {
                        ask();
                    }
                }))
            }
        };
        move || drop(listener)
    });
    load
}

async fn texts(game: GameKind) -> Option<Texts> {
    let rules = fetched(&format!("./guide/{game}.txt")).await?;
    Some(Texts { rules, sheet: fetched(SHEET).await?.into() })
}

async fn fetched(address: &str) -> Option<String> {
    let answer = browser::window()?.fetch_with_str(address);
    let answer: web_sys::Response = JsFuture::from(answer).await.ok()?.dyn_into().ok()?;
    let text = answer.ok().then(|| answer.text().ok()).flatten()?;
    JsFuture::from(text).await.ok()?.as_string()
}

/// Brings a rule to the top, with the keyboard.
fn show(anchor: &str) {
    let id = format!("rule-{anchor}");
    let rule = browser::document().and_then(|document| document.get_element_by_id(&id));
    if let Some(rule) = rule {
        browser::focus(&id);
        rule.scroll_into_view();
    }
}

/// The rule that a pressed link leads to.
fn rule_of(event: &MouseEvent) -> Option<String> {
    let pressed: web_sys::Element = event.target()?.dyn_into().ok()?;
    pressed.closest("[data-rule]").ok()??.get_attribute("data-rule")
}

/// What a drawing is in the page.
fn drawn(picture: &Picture, lang: Lang) -> Drawn {
    match picture {
        Picture::Icon(icon) => (icon_svg(*icon), String::new()),
        Picture::Region(id) => (markup(region_art(*id)), CardWords::new(lang).region(*id)),
        Picture::Sanctuary(id) => (markup(sanctuary_art(*id)), CardWords::new(lang).sanctuary(*id)),
        Picture::Part(id, die) => {
            (markup(module_art(*id, *die, lang)), PartWords::new(lang).sentence(*id, *die))
        }
        Picture::Mission(id) => mission(*id, lang),
        Picture::Ship(ship) => {
            let words = PartWords::new(lang);
            let parts = ship.parts().iter().map(|p| words.sentence(p.part, p.die));
            (markup(ship_art(ship, lang)), parts.collect::<Vec<_>>().join("; "))
        }
        #[cfg(feature = "firefly")]
        other => crate::games::firefly::drawn(other, lang),
    }
}

/// The text of a drawing that is one.
fn markup(drawing: Html) -> String {
    match drawing {
        Html::VRaw(raw) => raw.html.to_string(),
        _ => String::new(),
    }
}

/// A mission as a slip of paper.
fn mission(id: MissionId, lang: Lang) -> Drawn {
    let (card, words) = (id.card(), lang.farlight());
    let name = PartWords::new(lang).mission(id);
    let mut slip = format!("<span class=\"rules-slip\"><b>{name}</b><span>{}{}</span>", icon_svg(Icon::Fame), card.points);
    let mut said = vec![format!("{name}: {} {}", card.points, words.points)];
    let mut need = |icon, n: u8, what: &str| {
        slip.push_str(&format!("<span>{}{n}</span>", icon_svg(icon)));
        said.push(fill(what, &[("n", &n)]));
    };
    card.engines.iter().for_each(|&n| need(Icon::Engine, n, words.engine_of));
    for (icon, n, what) in [(Icon::Biotech, card.biotech, words.n_biotech), (Icon::Science, card.science, words.n_science)] {
        if n > 0 {
            need(icon, n, what);
        }
    }
    slip.push_str("</span>");
    (slip, said.join(", "))
}
