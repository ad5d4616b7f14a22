//! Reading what a person typed or picked.

use crate::page::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement};

/// The text of the field that the event comes from.
pub fn typed(event: &InputEvent) -> Option<String> {
    Some(event.target()?.dyn_into::<HtmlInputElement>().ok()?.value())
}

/// The list that the event comes from.
pub fn list(event: &Event) -> Option<HtmlSelectElement> {
    event.target()?.dyn_into().ok()
}

/// The place of the entry that was picked in a list.
pub fn picked(event: &Event) -> Option<usize> {
    usize::try_from(list(event)?.selected_index()).ok()
}

/// The attribute of whatever was pressed, or of what holds it.
pub fn pressed(event: &MouseEvent, name: &str) -> Option<String> {
    let pressed: Element = event.target()?.dyn_into().ok()?;
    pressed.closest(&format!("[{name}]")).ok()??.get_attribute(name)
}

/// The file that was picked.
pub fn file(event: &Event) -> Option<web_sys::File> {
    let field = event.target()?.dyn_into::<HtmlInputElement>().ok()?;
    let file = field.files()?.get(0);
    // Or the same file could not be picked again.
    field.set_value("");
    file
}

/// Hands on what `read` makes of an event, if it makes anything of it.
pub fn hand_on<E: 'static, T: 'static>(
    to: &Callback<T>,
    read: impl Fn(E) -> Option<T> + 'static,
) -> Callback<E> {
    let to = to.clone();
    Callback::from(move |event| {
        if let Some(value) = read(event) {
            to.emit(value);
        }
    })
}
