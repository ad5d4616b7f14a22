//! What the page complains about on its console.

use crate::{Browser, Engine};
use serde_json::{Value, json};

/// Hears what goes wrong in a page from now on, once for each document.
const HEAR: &str = "if (!window.testHears) {
        const heard = window.testHears = [];
        const aloud = console.error;
        console.error = (...words) => { heard.push(words.map(String).join(' ')); aloud(...words) };
        addEventListener('error', ({ message }) => message && heard.push(message));
        addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
    }";
const TELL: &str = "return (window.testHears ?? []).splice(0)";

impl Browser {
    /// The errors on the console since the last time they were asked for (Firefox: since the
    /// start): exceptions, `console.error`, and in Chromium also files that were not found.
    ///
    /// A private WebKitGTK, as every driven one is, writes no console down: there it is what the
    /// page itself could hear since it had loaded.
    #[track_caller]
    pub fn console_errors(&self) -> Vec<String> {
        match self.engine() {
            Engine::Chromium => self.chromium_errors(),
            Engine::Firefox => firefox_errors(&self.wire.driver.log()),
            Engine::WebKit => {
                self.collect_errors();
                self.heard.take()
            }
        }
    }

    /// To be called when a document has loaded.
    pub(crate) fn hear_errors(&self) {
        if self.engine() == Engine::WebKit {
            let _ = self.wire.run(HEAR, &[]);
        }
    }

    /// To be called before a document is left.
    pub(crate) fn collect_errors(&self) {
        if self.engine() == Engine::WebKit {
            let told = self.wire.run(TELL, &[]).unwrap_or_default();
            let told = told.as_array().into_iter().flatten().filter_map(Value::as_str);
            self.heard.borrow_mut().extend(told.map(str::to_owned));
        }
    }

    #[track_caller]
    fn chromium_errors(&self) -> Vec<String> {
        let log = self.wire.post("se/log", &json!({ "type": "browser" }));
        let log = self.must("read the console", log);
        let lines = log.as_array().into_iter().flatten();
        let severe = lines.filter(|line| line["level"] == "SEVERE");
        severe.map(|line| line["message"].as_str().unwrap_or_default().to_owned()).collect()
    }
}

/// The page's errors among what a Firefox writes. Its own parts have errors too: under addresses
/// that are no web's, or after the name of a part and a colon.
fn firefox_errors(log: &str) -> Vec<String> {
    let of_page = |line: &&str| match line.strip_prefix("console.error: ") {
        Some(said) => !said.trim_end().ends_with(':') || said.starts_with('"'),
        None => {
            line.starts_with("JavaScript error: http")
                || line.starts_with("JavaScript error: , line 0")
        }
    };
    log.lines().filter(of_page).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_errors_of_firefox_itself_are_not_the_pages() {
        let log = "1 geckodriver INFO Listening on 127.0.0.1:1
console.error: RSLoader: \n  Message: Error
console.error: \"ours:\"
JavaScript error: resource:///modules/X.sys.mjs, line 1: theirs
JavaScript error: http://127.0.0.1:1/, line 1: ours";
        let ours =
            ["console.error: \"ours:\"", "JavaScript error: http://127.0.0.1:1/, line 1: ours"];
        assert_eq!(firefox_errors(log), ours);
    }
}
