//! Keys by their names.

use serde_json::{Value, json};

/// The WebDriver code of a key: a name as in `KeyboardEvent.key`, or the character itself.
fn code(name: &str) -> String {
    let code = match name {
        "Backspace" => '\u{e003}',
        "Tab" => '\u{e004}',
        "Enter" => '\u{e007}',
        "Shift" => '\u{e008}',
        "Control" => '\u{e009}',
        "Alt" => '\u{e00a}',
        "Escape" => '\u{e00c}',
        "Space" => ' ',
        "PageUp" => '\u{e00e}',
        "PageDown" => '\u{e00f}',
        "End" => '\u{e010}',
        "Home" => '\u{e011}',
        "ArrowLeft" => '\u{e012}',
        "ArrowUp" => '\u{e013}',
        "ArrowRight" => '\u{e014}',
        "ArrowDown" => '\u{e015}',
        "Delete" => '\u{e017}',
        "Meta" => '\u{e03d}',
        other => return other.to_owned(),
    };
    code.to_string()
}

/// The actions for keys pressed together, `Shift+Tab`: down in order, up in reverse.
pub(crate) fn chord(keys: &str) -> Value {
    // A plus sign alone is a key, not a join.
    let names: Vec<&str> = if keys == "+" { vec![keys] } else { keys.split('+').collect() };
    let down = names.iter().map(|name| json!({ "type": "keyDown", "value": code(name) }));
    let up = names.iter().rev().map(|name| json!({ "type": "keyUp", "value": code(name) }));
    keyboard(down.chain(up).collect())
}

/// The actions for a text typed key by key.
pub(crate) fn text(words: &str) -> Value {
    let strokes = words.chars().flat_map(|c| {
        ["keyDown", "keyUp"].map(|kind| json!({ "type": kind, "value": c.to_string() }))
    });
    keyboard(strokes.collect())
}

fn keyboard(actions: Vec<Value>) -> Value {
    json!({ "actions": [{ "type": "key", "id": "keyboard", "actions": actions }] })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chord_is_let_go_in_reverse() {
        let actions = &chord("Shift+Tab")["actions"][0]["actions"];
        let kinds: Vec<&Value> = (0..4).map(|at| &actions[at]["type"]).collect();
        assert_eq!(kinds, ["keyDown", "keyDown", "keyUp", "keyUp"]);
        assert_eq!(actions[0]["value"], actions[3]["value"]);
        assert_eq!(chord("+")["actions"][0]["actions"][0]["value"], "+");
    }
}
