//! Which browser, and how it is set up before it starts.

use serde_json::{Map, Value, json};
use std::path::{Path, PathBuf};

/// More than the bars of a window of Chromium take of its height, in pixels.
const BARS: u32 = 200;

/// A browser engine that the tests run in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Chromium, by chromedriver.
    Chromium,
    /// Firefox, by geckodriver.
    Firefox,
    /// WebKitGTK's small browser, by WebKitWebDriver; the nearest to Safari that Linux has.
    WebKit,
}

impl Engine {
    /// Whether a browser can find again what an earlier one stored. WebKitGTK's small browser is
    /// always private when it is driven.
    pub fn keeps_profiles(self) -> bool {
        self != Engine::WebKit
    }
}

/// What `prefers-color-scheme` says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Scheme {
    /// The word in media queries.
    pub fn word(self) -> &'static str {
        match self {
            Scheme::Light => "light",
            Scheme::Dark => "dark",
        }
    }
}

/// What a browser is to be before it starts. The profile is fresh unless one is given.
#[derive(Clone, Debug)]
pub struct Setup {
    pub(crate) engine: Engine,
    pub(crate) size: (u32, u32),
    pub(crate) scheme: Scheme,
    pub(crate) reduced_motion: bool,
    storage_forbidden: bool,
    pub(crate) language: String,
    profile: Option<PathBuf>,
}

impl Setup {
    /// A light English browser with a laptop's 1280 by 800 CSS pixels.
    pub fn of(engine: Engine) -> Setup {
        Setup {
            engine,
            size: (1280, 800),
            scheme: Scheme::Light,
            reduced_motion: false,
            storage_forbidden: false,
            language: "en-US".into(),
            profile: None,
        }
    }

    /// The size of the page's viewport in CSS pixels.
    pub fn size(mut self, width: u32, height: u32) -> Setup {
        self.size = (width, height);
        self
    }

    /// What `prefers-color-scheme` says.
    pub fn scheme(mut self, scheme: Scheme) -> Setup {
        self.scheme = scheme;
        self
    }

    /// Makes `prefers-reduced-motion` say `reduce`.
    pub fn reduced_motion(mut self) -> Setup {
        self.reduced_motion = true;
        self
    }

    /// The language that the browser says its user reads, such as `fr`.
    pub fn language(mut self, tag: &str) -> Setup {
        self.language = tag.into();
        self
    }

    /// Forbids the page to store anything, as a reader can.
    pub fn storage_forbidden(mut self) -> Setup {
        self.storage_forbidden = true;
        self
    }

    /// Keeps the profile in this folder, so that a later browser finds what this one stored. Only
    /// one browser may use it at a time.
    ///
    /// # Panics
    /// When the engine cannot: see [`Engine::keeps_profiles`].
    #[track_caller]
    pub fn profile(mut self, folder: &Path) -> Setup {
        assert!(self.engine.keeps_profiles(), "{:?} keeps no profile", self.engine);
        self.profile = Some(folder.to_owned());
        self
    }

    /// What the driver is asked for; `program` is the browser where it is not the driver's choice.
    pub(crate) fn capabilities(&self, program: Option<&Path>) -> Map<String, Value> {
        let wanted = match self.engine {
            Engine::Chromium => self.chromium(),
            Engine::Firefox => self.firefox(),
            Engine::WebKit => self.webkit(program.unwrap_or(Path::new("MiniBrowser"))),
        };
        wanted.as_object().cloned().unwrap_or_default()
    }

    fn chromium(&self) -> Value {
        // No sandbox: it cannot be had by root, as whom a build machine runs.
        let mut args: Vec<String> =
            ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
                .map(String::from)
                .into();
        args.push(format!("--lang={}", self.language));
        // The window's own bars take some of its height, and what lies beyond it comes to no screen: a press
        // there would be counted as unanswered.
        args.push(format!("--window-size={},{}", self.size.0, self.size.1 + BARS));
        if let Some(folder) = &self.profile {
            args.push(format!("--user-data-dir={}", folder.display()));
        }
        let allowed_or_not = if self.storage_forbidden { 2 } else { 1 };
        json!({
            "browserName": "chrome",
            "goog:loggingPrefs": { "browser": "ALL" },
            "goog:chromeOptions": {
                "args": args,
                "prefs": {
                    "intl.accept_languages": self.language,
                    "profile.default_content_setting_values.cookies": allowed_or_not,
                },
            },
        })
    }

    fn firefox(&self) -> Value {
        let dark = self.scheme == Scheme::Dark;
        let mut args = vec!["-headless".to_owned()];
        if let Some(folder) = &self.profile {
            args.extend(["-profile".to_owned(), folder.display().to_string()]);
        }
        json!({
            "browserName": "firefox",
            "moz:firefoxOptions": {
                "args": args,
                "prefs": {
                    "intl.accept_languages": self.language,
                    "layout.css.prefers-color-scheme.content-override": i32::from(!dark),
                    "dom.storage.enabled": !self.storage_forbidden,
                    // Lets a test read what the page put on the clipboard.
                    "dom.events.testing.asyncClipboard": true,
                    "ui.prefersReducedMotion": i32::from(self.reduced_motion),
                    // The console goes to the standard output, hence into the driver's log.
                    "devtools.console.stdout.content": true,
                    "devtools.console.stdout.chrome": false,
                    "browser.dom.window.dump.enabled": true,
                },
            },
        })
    }

    /// The rest of what a WebKitGTK is to be stands on its desk.
    fn webkit(&self, program: &Path) -> Value {
        let mut args =
            vec!["--automation".to_owned(), "--javascript-can-access-clipboard=true".to_owned()];
        if self.scheme == Scheme::Dark {
            args.push("--dark-mode".to_owned());
        }
        if self.storage_forbidden {
            args.push("--enable-html5-local-storage=false".to_owned());
            args.push("--features=-ServiceWorkers".to_owned());
        }
        json!({
            "browserName": "MiniBrowser",
            "webkitgtk:browserOptions": { "binary": program, "args": args },
        })
    }
}
