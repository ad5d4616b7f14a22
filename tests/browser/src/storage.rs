//! What the page keeps in the browser.

use crate::Browser;
use serde_json::json;

impl Browser {
    /// The value under `key` in the page's `localStorage`.
    #[track_caller]
    pub fn stored(&self, key: &str) -> Option<String> {
        let value = self.eval("return localStorage.getItem(arguments[0])", &[json!(key)]);
        value.as_str().map(str::to_owned)
    }

    /// Writes to the page's `localStorage` behind its back.
    #[track_caller]
    pub fn store(&self, key: &str, value: &str) {
        let script = "localStorage.setItem(arguments[0], arguments[1])";
        self.eval(script, &[json!(key), json!(value)]);
    }

    /// All keys of the page's `localStorage`, sorted.
    #[track_caller]
    pub fn stored_keys(&self) -> Vec<String> {
        let keys = self.eval("return Object.keys(localStorage).sort()", &[]);
        let keys = keys.as_array().into_iter().flatten();
        keys.filter_map(|key| key.as_str().map(str::to_owned)).collect()
    }

    /// Empties the page's `localStorage` behind its back.
    #[track_caller]
    pub fn clear_storage(&self) {
        self.eval("localStorage.clear()", &[]);
    }

    /// Fills the page's `localStorage` behind its back, to the last character.
    #[track_caller]
    pub fn fill_storage(&self) {
        self.eval(
            "for (let full = 0, step = 1 << 23; step >= 1; step /= 2) {
                try { localStorage.setItem('filler', 'x'.repeat(full + step)); full += step }
                catch { }
            }",
            &[],
        );
    }
}
