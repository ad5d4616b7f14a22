//! What the browser pretends to be: its size, its reader's wishes, a slow machine.

use crate::{Browser, Engine, Scheme};
use serde_json::{Value, json};

impl Browser {
    /// Sets the size of the page's viewport in CSS pixels.
    #[track_caller]
    pub fn resize(&self, width: u32, height: u32) {
        self.until(&format!("reach a viewport of {width} by {height}"), || {
            self.try_resize(width, height)?;
            let now = self.wire.run("return [innerWidth, innerHeight]", &[])?;
            if now == json!([width, height]) { Ok(()) } else { Err(format!("it is {now}")) }
        });
    }

    fn try_resize(&self, width: u32, height: u32) -> Result<Value, String> {
        match self.engine() {
            Engine::Chromium => self.wire.devtools(
                "Emulation.setDeviceMetricsOverride",
                &json!({
                    "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false
                }),
            ),
            Engine::Firefox => self.fit_frame(width, height),
            Engine::WebKit => self.fit_window(width, height),
        }
    }

    /// The window with its bars is so much larger than the page.
    fn fit_window(&self, width: u32, height: u32) -> Result<Value, String> {
        let bars = "return [outerWidth - innerWidth, outerHeight - innerHeight]";
        let bars = self.wire.run(bars, &[])?;
        let with = |size: u32, bar: &Value| i64::from(size) + bar.as_i64().unwrap_or_default();
        let (width, height) = (with(width, &bars[0]), with(height, &bars[1]));
        self.wire.post("window/rect", &json!({ "width": width, "height": height }))
    }

    /// A Firefox window is never narrower than 500 pixels, so the frame of the page within the
    /// window is sized instead, as Firefox's own tools for testing do.
    fn fit_frame(&self, width: u32, height: u32) -> Result<Value, String> {
        let script = "for (const side of ['width', 'height']) {
                const size = side === 'width' ? arguments[0] : arguments[1];
                for (const name of [side, 'min-' + side, 'max-' + side]) {
                    gBrowser.selectedBrowser.style.setProperty(name, size + 'px', 'important');
                }
            }";
        self.wire.post("moz/context", &json!({ "context": "chrome" }))?;
        let sized = self.wire.run(script, &[json!(width), json!(height)]);
        self.wire.post("moz/context", &json!({ "context": "content" }))?;
        sized
    }

    /// Changes what `prefers-color-scheme` and `prefers-reduced-motion` say, in Chromium. Others
    /// have to be started with them.
    #[track_caller]
    pub fn prefer(&self, scheme: Scheme, reduced_motion: bool) {
        let motion = if reduced_motion { "reduce" } else { "no-preference" };
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme.word() },
            { "name": "prefers-reduced-motion", "value": motion },
        ]);
        let set =
            self.wire.devtools("Emulation.setEmulatedMedia", &json!({ "features": features }));
        self.must("set the reader's wishes", set);
    }

    /// Makes the page's processor so many times slower, in Chromium; 1 is its own speed.
    #[track_caller]
    pub fn slow_down(&self, times: u32) {
        let rate = json!({ "rate": times });
        let slowed = self.wire.devtools("Emulation.setCPUThrottlingRate", &rate);
        self.must("slow the processor down", slowed);
    }

    /// Runs a script in every page that is opened from now on, before the page's own, in Chromium.
    #[track_caller]
    pub fn before_each_page(&self, script: &str) {
        let source = json!({ "source": script });
        let added = self.wire.devtools("Page.addScriptToEvaluateOnNewDocument", &source);
        self.must("add a script", added);
    }

    /// The text on the clipboard; each test that uses it should write to it first, since all
    /// browsers of a machine may share one.
    #[track_caller]
    pub fn clipboard(&self) -> String {
        if self.engine() == Engine::Chromium {
            let allow = json!({ "permissions": ["clipboardReadWrite"] });
            self.must(
                "allow the clipboard",
                self.wire.devtools("Browser.grantPermissions", &allow),
            );
        }
        let script = "const done = arguments[arguments.length - 1];
            navigator.clipboard.readText().then(done, (error) => done('error: ' + error))";
        self.eval_async(script, &[]).as_str().unwrap_or_default().to_owned()
    }
}
