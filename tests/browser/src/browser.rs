//! A browser window, and looking at its page.

use crate::by::FIND;
use crate::driver::{Driver, left_behind};
use crate::wire::Wire;
use crate::{By, Engine, Setup};
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::fs;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

/// How long anything is waited for; generous for a build machine with two busy cores.
const PATIENCE: Duration = Duration::from_secs(60);
const PAUSE: Duration = Duration::from_millis(40);
/// What the program shows: the lobby drawn before it comes says the same, but cannot be played.
const SHOWN: &str = "return location.href + '\\n' +
    (document.querySelector('.is-drawn') ? '' : document.body.innerText)";

/// A headless browser with one window, closed when the value is dropped.
#[derive(Debug)]
pub struct Browser {
    pub(crate) setup: Setup,
    pub(crate) wire: Wire,
    /// What the pages it has left complained about, where nobody else writes it down.
    pub(crate) heard: RefCell<Vec<String>>,
    /// How many presses the page has held back.
    pub(crate) held: Cell<u32>,
}

impl Browser {
    /// Starts a browser.
    #[track_caller]
    pub fn open(setup: &Setup) -> Browser {
        let wire = Driver::start(setup)
            .and_then(|driver| {
                let wanted = setup.capabilities(driver.browser().as_deref());
                Wire::open(driver, wanted)
            })
            .unwrap_or_else(|error| panic!("{:?} does not open: {error}", setup.engine));
        let (heard, held) = (RefCell::default(), Cell::default());
        let browser = Browser { setup: setup.clone(), wire, heard, held };
        browser.pose();
        browser
    }

    /// Makes the tab what the set-up says of it.
    #[track_caller]
    pub(crate) fn pose(&self) {
        self.resize(self.setup.size.0, self.setup.size.1);
        if self.engine() == Engine::Chromium {
            self.prefer(self.setup.scheme, self.setup.reduced_motion);
        }
    }

    /// Which engine it is.
    pub fn engine(&self) -> Engine {
        self.setup.engine
    }

    /// Goes to an address and waits until its document has loaded. An address that differs in what
    /// follows its `#` alone does not load the page again: that is how a route is changed.
    #[track_caller]
    pub fn go(&self, url: &str) {
        self.collect_errors();
        let gone = self.wire.post("url", &json!({ "url": url }));
        self.must(&format!("go to {url}"), gone);
        self.hear_errors();
    }

    /// Goes to an address as somebody who was never there: the page is loaded anew, and nothing is
    /// in its `localStorage`.
    #[track_caller]
    pub fn open_afresh(&self, url: &str) {
        self.go(url);
        self.clear_storage();
        self.go("about:blank");
        self.go(url);
    }

    /// Loads the page again, as a reader would.
    #[track_caller]
    pub fn reload(&self) {
        const DONE: &str = "return document.readyState === 'complete' && !window.isOld";
        if self.engine() == Engine::Firefox {
            // The driver's own way goes past caches and service workers, as Ctrl+F5 does.
            self.eval("window.isOld = true; location.reload()", &[]);
            return self.wait_for_script(DONE);
        }
        self.collect_errors();
        // WebKit's driver may come back before the old page has gone: a click would be lost with it.
        self.eval("window.isOld = true", &[]);
        let reloaded = self.wire.post("refresh", &json!({}));
        self.must("reload", reloaded);
        self.wait_for_script(DONE);
        self.hear_errors();
    }

    /// Goes back one step of the history.
    #[track_caller]
    pub fn back(&self) {
        self.collect_errors();
        let gone = self.wire.post("back", &json!({}));
        self.must("go back", gone);
        self.hear_errors();
    }

    /// The address now.
    #[track_caller]
    pub fn url(&self) -> String {
        let url = self.must("ask for the address", self.wire.get("url"));
        url.as_str().unwrap_or_default().to_owned()
    }

    /// Waits until an element is displayed.
    #[track_caller]
    pub fn wait_for<'a>(&self, by: impl Into<By<'a>>) {
        let by = by.into();
        self.until(&format!("wait for {by:?}"), || self.first(by).map(drop));
    }

    /// Waits until no such element is displayed any more.
    #[track_caller]
    pub fn wait_until_gone<'a>(&self, by: impl Into<By<'a>>) {
        let by = by.into();
        self.until(&format!("wait until {by:?} is gone"), || match self.first(by) {
            Ok(_) => Err("it is still there".into()),
            Err(_) => Ok(()),
        });
    }

    /// Waits until the page shows a text.
    #[track_caller]
    pub fn wait_for_text(&self, words: &str) {
        self.until(&format!("wait for the text {words:?}"), || {
            let shown = self.wire.run(SHOWN, &[])?;
            let shown = shown.as_str().unwrap_or_default();
            if shown.contains(words) { Ok(()) } else { Err(format!("the page says at {shown}")) }
        });
    }

    /// Waits until a script of one's own, the body of a function, returns true.
    #[track_caller]
    pub fn wait_for_script(&self, script: &str) {
        self.until(&format!("wait for {script}"), || match self.wire.run(script, &[])? {
            Value::Bool(true) => Ok(()),
            other => Err(format!("it returns {other}")),
        });
    }

    /// How many such elements are displayed now.
    #[track_caller]
    pub fn count<'a>(&self, by: impl Into<By<'a>>) -> usize {
        let by = by.into();
        let found = self.must(&format!("count {by:?}"), self.wire.run(FIND, &by.arguments()));
        found.as_array().map_or(0, Vec::len)
    }

    /// The displayed texts of all such elements, in document order.
    #[track_caller]
    pub fn texts<'a>(&self, by: impl Into<By<'a>>) -> Vec<String> {
        let by = by.into();
        let script =
            format!("return (function () {{ {FIND} }})(...arguments).map((e) => e.innerText)");
        let found = self.must(&format!("read {by:?}"), self.wire.run(&script, &by.arguments()));
        let texts = found.as_array().into_iter().flatten();
        texts.map(|text| text.as_str().unwrap_or_default().trim().to_owned()).collect()
    }

    /// The displayed text of the first such element, once there is one.
    #[track_caller]
    pub fn text<'a>(&self, by: impl Into<By<'a>>) -> String {
        let by = by.into();
        self.wait_for(by);
        self.texts(by).into_iter().next().unwrap_or_default()
    }

    /// An attribute of the first such element, once there is one.
    #[track_caller]
    pub fn attribute<'a>(&self, by: impl Into<By<'a>>, name: &str) -> Option<String> {
        let by = by.into();
        let value = self.until(&format!("read {name} of {by:?}"), || {
            let element = self.first(by)?;
            self.wire.get(&format!("element/{element}/attribute/{name}"))
        });
        value.as_str().map(str::to_owned)
    }

    /// The role and the accessible name of what has the focus, as the browser itself tells a screen
    /// reader.
    #[track_caller]
    pub fn focused(&self) -> (String, String) {
        let element = self.must("find the focus", self.wire.get("element/active"));
        let id = element.as_object().and_then(|pair| pair.values().next()?.as_str());
        let ask = |what: &str| {
            let answer = self.wire.get(&format!("element/{}/{what}", id.unwrap_or_default()));
            self.must(what, answer).as_str().unwrap_or_default().trim().to_owned()
        };
        (ask("computedrole"), ask("computedlabel"))
    }

    /// Runs the body of a function in the page and gives what it returns.
    #[track_caller]
    pub fn eval(&self, script: &str, arguments: &[Value]) -> Value {
        self.must("run a script", self.wire.run(script, arguments))
    }

    /// Runs the body of a function that hands its answer to its last argument.
    #[track_caller]
    pub fn eval_async(&self, script: &str, arguments: &[Value]) -> Value {
        self.must("run a script", self.wire.run_async(script, arguments))
    }

    /// Takes a picture of the viewport into a PNG file.
    #[track_caller]
    pub fn picture(&self, file: &Path) {
        if let Err(error) = self.try_picture(file) {
            panic!("no picture: {error}");
        }
    }

    /// Takes a picture of the viewport into a WebP file of so many bytes at most, in Chromium.
    #[track_caller]
    pub fn small_picture(&self, file: &Path, most: usize) {
        for quality in [85, 70, 55, 40, 25] {
            let wanted = json!({ "format": "webp", "quality": quality });
            let taken =
                self.must("take a picture", self.wire.devtools("Page.captureScreenshot", &wanted));
            let bytes = from_base64(taken["data"].as_str().unwrap_or_default());
            if bytes.len() <= most {
                let written = fs::write(file, bytes).map_err(|error| error.to_string());
                return self.must(&format!("write {}", file.display()), written);
            }
        }
        panic!("{} does not fit into {most} bytes", file.display());
    }

    /// A picture of the viewport as a JPEG in base64, in Chromium.
    #[track_caller]
    pub fn frame(&self) -> String {
        let wanted = json!({ "format": "jpeg", "quality": 85 });
        let taken =
            self.must("take a picture", self.wire.devtools("Page.captureScreenshot", &wanted));
        taken["data"].as_str().unwrap_or_default().to_owned()
    }

    /// Lays frames of one size side by side, wide ones two by two, and takes a picture of them, in
    /// Chromium.
    #[track_caller]
    pub fn lay_out(&self, frames: &[String], (width, height): (u32, u32), file: &Path) {
        let columns = if width > height { 2 } else { frames.len() as u32 };
        let width = if width > height { width * 3 / 5 } else { width };
        let height = if columns == 2 { height * 3 / 5 } else { height };
        let rows = (frames.len() as u32).div_ceil(columns);
        self.resize(columns * (width + 4), rows * (height + 4));
        let show = "const [frames, width, done] = arguments;
            document.documentElement.style.overflow = 'hidden';
            document.body.style.cssText = 'margin: 0; display: flex; flex-wrap: wrap; background: #888';
            document.body.replaceChildren(...frames.map((frame) => {
                const image = new Image(width);
                image.style.margin = '2px';
                image.src = `data:image/jpeg;base64,${frame}`;
                return image;
            }));
            Promise.all([...document.images].map((image) => image.decode())).then(() => done(true))";
        self.eval_async(show, &[json!(frames), json!(width)]);
        self.picture(file);
    }

    fn try_picture(&self, file: &Path) -> Result<(), String> {
        let answer = self.wire.get("screenshot")?;
        let bytes = from_base64(answer.as_str().unwrap_or_default());
        fs::write(file, bytes).map_err(|error| format!("{}: {error}", file.display()))
    }

    /// Tries until it works or the patience ends; then the last error fails the test.
    #[track_caller]
    pub(crate) fn until<T>(&self, what: &str, mut attempt: impl FnMut() -> Result<T, String>) -> T {
        let started = Instant::now();
        loop {
            match attempt() {
                Ok(value) => return value,
                Err(_) if started.elapsed() < PATIENCE => thread::sleep(PAUSE),
                Err(error) => panic!("{:?} could not {what}: {error}", self.engine()),
            }
        }
    }

    #[track_caller]
    pub(crate) fn must<T>(&self, what: &str, result: Result<T, String>) -> T {
        result.unwrap_or_else(|error| panic!("{:?} could not {what}: {error}", self.engine()))
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        if !thread::panicking() {
            return;
        }
        let Ok(file) = left_behind("png") else { return };
        // Where pictures are not kept, its words are.
        let said = self.wire.run(SHOWN, &[]).unwrap_or_default();
        eprintln!("the page said: {}", said.as_str().unwrap_or_default().replace('\n', " | "));
        match self.try_picture(&file) {
            Ok(()) => eprintln!("the page as it was: {}", file.display()),
            Err(error) => eprintln!("no picture of the page: {error}"),
        }
    }
}

fn from_base64(text: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    let (mut bits, mut count) = (0u32, 0);
    for letter in text.bytes() {
        let value = match letter {
            b'A'..=b'Z' => letter - b'A',
            b'a'..=b'z' => letter - b'a' + 26,
            b'0'..=b'9' => letter - b'0' + 52,
            b'+' => 62,
            b'/' => 63,
            _ => continue,
        };
        bits = bits << 6 | u32::from(value);
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_reads_as_published() {
        let vectors = [("", ""), ("Zg==", "f"), ("Zm8=", "fo"), ("Zm9vYmFy", "foobar")];
        for (letters, bytes) in vectors {
            assert_eq!(from_base64(letters), bytes.as_bytes());
        }
        assert_eq!(from_base64("+/+/"), [0xfb, 0xff, 0xbf]);
    }
}
