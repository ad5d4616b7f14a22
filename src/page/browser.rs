//! The few things that the page asks of the browser itself.

use crate::words::{Lang, Words};
use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Timeout;
use std::borrow::Cow;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Document, Element, Storage, Window};

/// The window; none outside of a page.
pub fn window() -> Option<Window> {
    web_sys::window()
}

/// The document; none outside of a page.
pub fn document() -> Option<Document> {
    window()?.document()
}

fn root() -> Option<Element> {
    document()?.document_element()
}

/// Calls `act` at every event of this kind at the window, until the listener is dropped.
pub fn listen<E: JsCast>(
    kind: impl Into<Cow<'static, str>>,
    act: impl Fn(&E) + 'static,
) -> Option<EventListener> {
    let options = EventListenerOptions::enable_prevent_default();
    let window = window()?;
    Some(EventListener::new_with_options(&window, kind, options, move |event| {
        if let Some(event) = event.dyn_ref() {
            act(event);
        }
    }))
}

/// Tells the window of an event of ours.
pub fn announce(kind: &str) {
    if let (Some(window), Ok(event)) = (window(), web_sys::Event::new(kind)) {
        let _ = window.dispatch_event(&event);
    }
}

/// What an attribute of the root says.
pub fn root_value(name: &str) -> Option<String> {
    root()?.get_attribute(name)
}

/// How many events of the match the stage has told.
pub fn told() -> Option<usize> {
    root_value("data-told")?.parse().ok()
}

/// Adds a style sheet to the page, once; what it promises is kept when it has come, or cannot.
pub fn add_sheet(address: &str) -> Option<js_sys::Promise> {
    let document = document()?;
    if document.query_selector(&format!("link[href='{address}']")).ok()?.is_some() {
        return None;
    }
    let link = document.create_element("link").ok()?;
    let _ = link.set_attribute("rel", "stylesheet");
    let _ = link.set_attribute("href", address);
    let come = js_sys::Promise::new(&mut |come, _| {
        for kind in ["load", "error"] {
            let _ = link.add_event_listener_with_callback(kind, &come);
        }
    });
    document.head()?.append_child(&link).ok()?;
    Some(come)
}

/// The text of a file beside the page; none where it does not come.
pub async fn fetched(address: &str) -> Option<String> {
    let answer = window()?.fetch_with_str(address);
    let answer: web_sys::Response = JsFuture::from(answer).await.ok()?.dyn_into().ok()?;
    let text = answer.ok().then(|| answer.text().ok()).flatten()?;
    JsFuture::from(text).await.ok()?.as_string()
}

/// Milliseconds since 1970.
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// A random number for new seeds and ids. The clock helps out where there is no better source.
pub fn random() -> u64 {
    let mut bytes = [0; 8];
    match getrandom::fill(&mut bytes) {
        Ok(()) => u64::from_le_bytes(bytes),
        Err(_) => now().wrapping_mul(0x9e37_79b9_7f4a_7c15),
    }
}

/// What stands after the `#` of the address.
pub fn fragment() -> String {
    window().and_then(|window| window.location().hash().ok()).unwrap_or_default()
}

/// Leads the page to another address of its own: `#/…`.
pub fn go(address: &str) {
    if let Some(window) = window() {
        let _ = window.location().set_hash(address);
    }
}

/// The whole address of a part of the page, to be given to others.
pub fn absolute(address: &str) -> String {
    let href = window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    let base = href.split('#').next().unwrap_or_default();
    format!("{base}{address}")
}

/// Loads the page anew.
pub fn reload() {
    if let Some(window) = window() {
        let _ = window.location().reload();
    }
}

/// Takes the focus from where something is typed.
pub fn leave_field() {
    let field = document().and_then(|document| document.active_element());
    if let Some(field) = field.and_then(|field| field.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = field.blur();
    }
}

/// The storage of this browser, unless it is forbidden.
pub fn storage() -> Option<Storage> {
    window()?.local_storage().ok().flatten()
}

/// The languages that the person asks for that we speak, such as `fr-CA`, the dearest first.
fn spoken() -> impl Iterator<Item = (String, Lang)> {
    let tags = window().map(|window| window.navigator().languages()).unwrap_or_default();
    tags.to_vec().into_iter().filter_map(|tag| {
        let tag = tag.as_string()?;
        Lang::from_tag(&tag).map(|lang| (tag, lang))
    })
}

/// The first language of the browser that we speak, or English.
pub fn language() -> Lang {
    spoken().next().map_or(Lang::En, |(_, lang)| lang)
}

fn matches(query: &str) -> bool {
    let list = window().and_then(|window| window.match_media(query).ok().flatten());
    list.is_some_and(|list| list.matches())
}

/// Whether the person asked for less motion.
pub fn prefers_stillness() -> bool {
    matches("(prefers-reduced-motion: reduce)")
}

/// Whether a panel has room beside the table.
pub fn is_wide() -> bool {
    matches("(min-width: 1100px)")
}

/// Whether the log stands beside the table.
pub fn is_docked() -> bool {
    matches("(min-width: 1800px)")
}

/// How wide the window is, in pixels.
pub fn width() -> i32 {
    root().map_or(0, |root| root.client_width())
}

/// Sets an attribute of the page's root element, or takes it away.
pub fn set_root(name: &str, value: Option<&str>) {
    let Some(root) = root() else { return };
    let _ = match value {
        Some(value) => root.set_attribute(name, value),
        None => root.remove_attribute(name),
    };
}

/// Sets the title of the tab.
pub fn set_title(title: &str) {
    if let Some(document) = document() {
        document.set_title(title);
    }
}

/// Puts the keyboard on the element with this id.
pub fn focus(id: &str) {
    let element = document().and_then(|document| document.get_element_by_id(id));
    if let Some(element) =
        element.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok())
    {
        let _ = element.focus();
    }
}

/// Presses the button with this id.
pub fn press(id: &str) {
    let element = document().and_then(|document| document.get_element_by_id(id));
    if let Some(button) =
        element.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok())
    {
        button.click();
    }
}

/// Draws something over what is drawn beside it.
pub fn raise(id: &str) {
    let element = document().and_then(|document| document.get_element_by_id(id));
    if let Some((element, beside)) = element.and_then(|one| Some((one.clone(), one.parent_node()?)))
    {
        let _ = beside.append_child(&element);
    }
}

/// Presses the first displayed element of this kind; tells whether there was one.
pub fn press_first(selector: &str) -> bool {
    let button =
        displayed(selector).and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok());
    button.map(|button| button.click()).is_some()
}

/// Whether there is an element of this kind.
pub fn is_there(selector: &str) -> bool {
    document().is_some_and(|document| matches!(document.query_selector(selector), Ok(Some(_))))
}

/// What lies over the page until it is closed; an explanation goes by itself.
const LAYERS: &str = ":popover-open:not(.explain)";

/// Closes whatever lies over the page.
fn close_layers() {
    let open = document().and_then(|document| document.query_selector_all(LAYERS).ok());
    for at in 0..open.as_ref().map_or(0, |open| open.length()) {
        let layer = open.as_ref().and_then(|open| open.item(at));
        if let Some(Ok(layer)) = layer.map(|layer| layer.dyn_into::<web_sys::HtmlElement>()) {
            let _ = layer.hide_popover();
        }
    }
}

/// What a step of the history says that leads back from something over the page.
const OVER: &str = "over";

fn is_over_step(history: &web_sys::History) -> bool {
    history.state().is_ok_and(|state| state == JsValue::from_str(OVER))
}

/// Makes the browser's own way back lead from what lies over the page to the page itself: a step of
/// the history is made when something comes to lie there, and unmade when it has gone.
pub fn keep_way_back(over: bool) {
    let Some(history) = window().and_then(|window| window.history().ok()) else { return };
    match (over, is_over_step(&history)) {
        (true, false) => {
            let _ = history.push_state(&JsValue::from_str(OVER), "");
        }
        (false, true) => {
            let _ = history.back();
        }
        (true, true) | (false, false) => {}
    }
}

/// Closes what lies over the page when the person goes back, and calls `act`, until the listener is
/// dropped.
pub fn on_way_back(act: impl Fn() + 'static) -> Option<EventListener> {
    listen("popstate", move |_: &web_sys::Event| {
        let history = window().and_then(|window| window.history().ok());
        if history.is_some_and(|history| !is_over_step(&history)) {
            close_layers();
            act();
        }
    })
}

/// Calls `act` with whether anything lies over the page, when something comes or goes there.
pub fn on_layers(act: impl Fn(bool) + 'static) -> Option<EventListener> {
    // Such events do not rise: they are met on their way down.
    let options = EventListenerOptions::run_in_capture_phase();
    Some(EventListener::new_with_options(&window()?.into(), "toggle", options, move |_| {
        act(is_there(LAYERS));
    }))
}

/// Puts the element with this id, fixed in the window, at a point.
pub fn place(id: &str, x: i32, y: i32) {
    if let Some(element) = document().and_then(|document| document.get_element_by_id(id)) {
        let _ = element.set_attribute("style", &format!("display:flex;left:{x}px;top:{y}px"));
    }
}

/// The attribute of whatever lies at a point of the window, or of what holds it.
pub fn attribute_at(x: i32, y: i32, name: &str) -> Option<String> {
    let element = document()?.element_from_point(x as f32, y as f32)?;
    element.closest(&format!("[{name}]")).ok()??.get_attribute(name)
}

/// Gives a class to whatever at a point of the window has the attribute, and takes it from all else.
pub fn mark_at(point: Option<(i32, i32)>, name: &str, class: &str) {
    let Some(document) = document() else { return };
    while let Ok(Some(marked)) = document.query_selector(&format!(".{class}")) {
        if marked.class_list().remove_1(class).is_err() {
            return;
        }
    }
    let under = point.and_then(|(x, y)| document.element_from_point(x as f32, y as f32));
    if let Some(Ok(Some(element))) = under.map(|under| under.closest(&format!("[{name}]"))) {
        let _ = element.class_list().add_1(class);
    }
}

/// Which page of those side by side in the element with this id is shown; none where all are.
pub fn page_of(id: &str) -> Option<usize> {
    let pages = document()?.get_element_by_id(id)?;
    let wide = pages.client_width();
    (wide > 0 && pages.scroll_width() > wide)
        .then(|| ((pages.scroll_left() + wide / 2) / wide) as usize)
}

/// Scrolls the first element of this kind into sight, as low as its scroll margin allows.
pub fn reveal(selector: &str) {
    if let Some(Ok(Some(element))) = document().map(|document| document.query_selector(selector)) {
        element.scroll_into_view_with_bool(false);
    }
}

/// Closes the first element of this kind, which can be folded.
pub fn fold(selector: &str) {
    if let Some(Ok(Some(element))) = document().map(|document| document.query_selector(selector)) {
        let _ = element.remove_attribute("open");
    }
}

/// Scrolls the first element of this kind, which scrolls within itself, back to its start.
pub fn scroll_to_start(selector: &str) {
    if let Some(Ok(Some(element))) = document().map(|document| document.query_selector(selector)) {
        element.set_scroll_top(0);
    }
}

/// Scrolls an element so that what fits stands at its top, and nothing else with it.
pub fn scroll_within(selector: &str, to: &str) {
    let Some(Ok(Some(element))) = document().map(|page| page.query_selector(selector)) else {
        return;
    };
    if let Ok(Some(inner)) = element.query_selector(to) {
        let down =
            inner.get_bounding_client_rect().top() - element.get_bounding_client_rect().top();
        element.set_scroll_top(element.scroll_top() + down as i32);
    }
}

/// Shows the top of the page.
pub fn scroll_up() {
    if let Some(window) = window() {
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// Whether a key was pressed in a field, where it has a meaning of its own.
pub fn is_typing(event: &web_sys::Event) -> bool {
    let field = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    field.is_some_and(|field| {
        let scrolls = field.matches(".log-lines").unwrap_or(false);
        scrolls || matches!(field.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA")
    })
}

/// Puts the keyboard on the first displayed element that fits, if the place where it was is gone,
/// can do nothing any more, or is no more than the page itself.
pub fn focus_if_lost(selector: &'static str) {
    once_seen(move || {
        let active = document().and_then(|document| document.active_element());
        let lost = |element: Element| element.matches("body, main, :disabled").unwrap_or(false);
        if active.is_none_or(lost)
            && let Some(element) = displayed(selector)
        {
            focus_quietly(&element);
        }
    });
}

/// How long until the drawing that is due has surely begun, in milliseconds. What it does not need comes after it.
pub const SEEN: u32 = 20;

/// Does at once what the keyboard waits for; on a screen that is touched not before the drawing that is due
/// has been seen: to move the focus holds it up.
pub fn once_seen(act: impl FnOnce() + 'static) {
    later(Box::new(act));
}

fn later(act: Box<dyn FnOnce()>) {
    if matches("(pointer: coarse)") {
        Timeout::new(SEEN, act).forget();
    } else {
        act();
    }
}

/// The first element that fits and is displayed.
fn displayed(selector: &str) -> Option<Element> {
    let all = document()?.query_selector_all(selector).ok()?;
    let mut all = (0..all.length()).filter_map(|at| all.item(at)?.dyn_into::<Element>().ok());
    all.find(|element| element.get_bounding_client_rect().width() > 0.0)
}

/// Puts the keyboard on the first heading that fits, at the top of what scrolls around it.
pub fn focus_at_top(selector: &'static str) {
    once_seen(move || {
        let heading =
            document().and_then(|document| document.query_selector(selector).ok().flatten());
        let Some(heading) = heading else { return };
        let _ = heading.set_attribute("tabindex", "-1");
        if let Ok(Some(page)) = heading.closest("main") {
            page.set_scroll_top(0);
        }
        focus_quietly(&heading);
    });
}

fn focus_quietly(element: &Element) {
    let Some(element) = element.dyn_ref::<web_sys::HtmlElement>() else { return };
    let options = web_sys::FocusOptions::new();
    options.set_prevent_scroll(true);
    let _ = element.focus_with_options(&options);
}

/// The address of a text as a file to be downloaded.
pub fn file_address(text: &str) -> String {
    format!("data:text/plain;charset=utf-8,{}", js_sys::encode_uri_component(text))
}

/// A date in the words of a language, as it is written where the person lives.
pub fn date(milliseconds: u64, lang: Lang) -> String {
    let date = js_sys::Date::new(&JsValue::from_f64(milliseconds as f64));
    let own = spoken().find(|(_, spoken)| *spoken == lang);
    let locale = own.map_or_else(|| lang.tag().into(), |(tag, _)| tag);
    let options = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&options, &"dateStyle".into(), &"medium".into());
    String::from(date.to_locale_date_string(&locale, &options))
}

/// Whether this is an Apple phone or tablet and the page is not on its home screen: there matches
/// are thrown away after some weeks.
pub fn is_ios() -> bool {
    let agent =
        window().and_then(|window| window.navigator().user_agent().ok()).unwrap_or_default();
    (agent.contains("iPhone") || agent.contains("iPad")) && !matches("(display-mode: standalone)")
}

/// Asks the browser to keep what we store; it may refuse.
pub fn ask_to_persist() {
    let Some(window) = window() else { return };
    if window.is_secure_context()
        && let Ok(promise) = window.navigator().storage().persist()
    {
        wasm_bindgen_futures::spawn_local(async move {
            let _ = JsFuture::from(promise).await;
        });
    }
}

/// Whether the device has a sheet to share links with.
pub fn can_share() -> bool {
    let share = JsValue::from_str("share");
    window()
        .is_some_and(|window| js_sys::Reflect::has(&window.navigator(), &share).unwrap_or(false))
}

/// Opens the device's sheet to share a link.
pub fn share(url: &str) {
    let Some(window) = window() else { return };
    let data = web_sys::ShareData::new();
    data.set_url(url);
    let promise = window.navigator().share_with_data(&data);
    wasm_bindgen_futures::spawn_local(async move {
        let _ = JsFuture::from(promise).await;
    });
}

/// Copies a text; tells whether the browser let us.
pub async fn copy(text: &str) -> bool {
    let Some(window) = window() else { return false };
    // Without a secure origin there is no clipboard, and asking for it would throw.
    if !window.is_secure_context() {
        return false;
    }
    JsFuture::from(window.navigator().clipboard().write_text(text)).await.is_ok()
}

/// Says over the page that the program itself has failed, with a link to the match for a report.
/// Written without the page's own machinery, which can no longer be trusted.
pub fn show_panic(words: &Words, code: Option<String>) {
    let Some(body) = document().and_then(|document| document.body()) else { return };
    let Some(notice) = panic_notice(words, code) else { return };
    let _ = body.append_child(&notice);
}

fn panic_notice(words: &Words, code: Option<String>) -> Option<Element> {
    let document = document()?;
    let notice = document.create_element("div").ok()?;
    notice.set_class_name("panic");
    notice.set_attribute("role", "alertdialog").ok()?;
    let add = |tag: &str, text: &str| {
        let element = document.create_element(tag).ok()?;
        element.set_text_content(Some(text));
        notice.append_child(&element).ok()?;
        Some(element)
    };
    add("h1", words.panic_title)?;
    add("p", words.panic_note)?;
    if let Some(code) = code {
        add("p", words.bug_link)?;
        let field = add("textarea", &absolute(&format!("#/game/{code}")))?;
        field.set_attribute("readonly", "").ok()?;
        field.set_attribute("aria-label", words.bug_link).ok()?;
    }
    let again = add("button", words.reload)?;
    again.set_class_name("button primary");
    // The browser's own function, not ours.
    let location = window()?.location();
    let reload = js_sys::Reflect::get(&location, &"reload".into()).ok()?;
    let reload = reload.dyn_into::<js_sys::Function>().ok()?.bind0(&location);
    again.dyn_into::<web_sys::HtmlElement>().ok()?.set_onclick(Some(&reload));
    Some(notice)
}
