//! The few things that the page asks of the browser itself.

use crate::words::Lang;
use wasm_bindgen::JsValue;
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

/// Changes the address without leading anywhere or adding to the history.
pub fn rename_address(address: &str) {
    if let Some(history) = window().and_then(|window| window.history().ok()) {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(address));
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

/// The storage of this browser, unless it is forbidden.
pub fn storage() -> Option<Storage> {
    window()?.local_storage().ok().flatten()
}

/// The first language of the browser that we speak, or English.
pub fn language() -> Lang {
    let tags = window().map(|window| window.navigator().languages()).unwrap_or_default();
    let spoken = tags.iter().filter_map(|tag| tag.as_string());
    spoken.filter_map(|tag| Lang::from_tag(&tag)).next().unwrap_or(Lang::En)
}

fn matches(query: &str) -> bool {
    let list = window().and_then(|window| window.match_media(query).ok().flatten());
    list.is_some_and(|list| list.matches())
}

/// Whether the person asked for less motion.
pub fn prefers_stillness() -> bool {
    matches("(prefers-reduced-motion: reduce)")
}

/// Whether an enlarged card has room beside the table.
pub fn is_wide() -> bool {
    matches("(min-width: 1100px)")
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
    use wasm_bindgen::JsCast;
    let element = document().and_then(|document| document.get_element_by_id(id));
    if let Some(element) = element.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok())
    {
        let _ = element.focus();
    }
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

/// Replaces the page by a notice when the program itself has failed. Written without the page's
/// own machinery, which can no longer be trusted.
pub fn show_panic(title: &str, note: &str, reload: &str) {
    let Some(document) = document() else { return };
    let (Some(body), Ok(notice)) = (document.body(), document.create_element("div")) else { return };
    notice.set_class_name("panic");
    let _ = notice.set_attribute("role", "alertdialog");
    for (tag, text) in [("h1", title), ("p", note)] {
        if let Ok(element) = document.create_element(tag) {
            element.set_text_content(Some(text));
            let _ = notice.append_child(&element);
        }
    }
    if let Ok(link) = document.create_element("a") {
        link.set_text_content(Some(reload));
        link.set_class_name("button primary");
        let _ = link.set_attribute("href", "javascript:location.reload()");
        let _ = notice.append_child(&link);
    }
    let _ = body.append_child(&notice);
}
