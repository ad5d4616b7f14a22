//! What a person prefers: language, theme, motion, and how cards are played.

use crate::page::{browser, store};
use crate::words::Lang;
use std::rc::Rc;
use yew::{Reducible, UseReducerHandle};

/// Which theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// What the device says.
    Auto,
    /// Day.
    Light,
    /// Night.
    Dark,
}

/// Whether things move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Motion {
    /// What the device says.
    Auto,
    /// Nothing moves.
    Off,
}

/// How a card is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tap {
    /// Choose, look, confirm.
    Confirm,
    /// At once.
    Single,
}

/// How long what happened is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// Time to follow.
    Slow,
    /// Time to see.
    Normal,
    /// Just visible.
    Fast,
    /// Not at all.
    Skip,
}

impl Pace {
    /// How long what happened is shown, in milliseconds a beat; not at all: 0.
    pub fn beat(self) -> u32 {
        match self {
            Pace::Slow => 1100,
            Pace::Normal => 650,
            Pace::Fast => 280,
            Pace::Skip => 0,
        }
    }
}

/// All preferences.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prefs {
    /// The language of the page.
    pub lang: Lang,
    /// Day or night.
    pub theme: Theme,
    /// Whether things move.
    pub motion: Motion,
    /// One tap or two.
    pub tap: Tap,
    /// How fast bots move.
    pub pace: Pace,
    /// Whether what happens is heard.
    pub sound: bool,
}

/// The preferences, shared with every component by context.
pub type PrefsHandle = UseReducerHandle<Prefs>;

impl Prefs {
    /// What was kept, or what the browser suggests.
    pub fn load() -> Prefs {
        let mut prefs = Prefs {
            lang: browser::language(),
            theme: Theme::Auto,
            motion: Motion::Auto,
            tap: Tap::Confirm,
            pace: Pace::Normal,
            sound: false,
        };
        for line in store::settings().unwrap_or_default().lines() {
            prefs.read_line(line);
        }
        prefs.show();
        prefs
    }

    fn read_line(&mut self, line: &str) {
        match line.split_once(' ') {
            Some(("lang", tag)) => self.lang = Lang::from_tag(tag).unwrap_or(self.lang),
            Some(("theme", "light")) => self.theme = Theme::Light,
            Some(("theme", "dark")) => self.theme = Theme::Dark,
            Some(("motion", "off")) => self.motion = Motion::Off,
            Some(("tap", "single")) => self.tap = Tap::Single,
            Some(("pace", "calm")) => self.pace = Pace::Slow,
            Some(("pace", "fast")) => self.pace = Pace::Fast,
            Some(("pace", "instant")) => self.pace = Pace::Skip,
            Some(("sound", "on")) => self.sound = true,
            _ => {}
        }
    }

    /// The words are those of the first version; settings are read for ever.
    fn write(self) -> String {
        let theme = self.theme_name().unwrap_or("auto");
        let motion = if self.motion == Motion::Off { "off" } else { "auto" };
        let tap = if self.tap == Tap::Single { "single" } else { "confirm" };
        let pace = match self.pace {
            Pace::Slow => "calm",
            Pace::Normal => "brisk",
            Pace::Fast => "fast",
            Pace::Skip => "instant",
        };
        let lang = self.lang.tag();
        let sound = if self.sound { "sound on\n" } else { "" };
        format!("lang {lang}\ntheme {theme}\nmotion {motion}\ntap {tap}\npace {pace}\n{sound}")
    }

    fn theme_name(self) -> Option<&'static str> {
        match self.theme {
            Theme::Auto => None,
            Theme::Light => Some("light"),
            Theme::Dark => Some("dark"),
        }
    }

    fn show(self) {
        browser::set_root("lang", Some(self.lang.tag()));
        browser::set_root("data-theme", self.theme_name());
        browser::set_root("data-sound", self.sound.then_some("on"));
        browser::set_root("data-motion", (self.motion == Motion::Off).then_some("off"));
    }

    /// Whether nothing may move.
    pub fn is_still(self) -> bool {
        self.motion == Motion::Off || browser::prefers_stillness()
    }
}

/// One preference, chosen anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    /// The language of the page.
    Lang(Lang),
    /// Day or night.
    Theme(Theme),
    /// Whether things move.
    Motion(Motion),
    /// One tap or two.
    Tap(Tap),
    /// How fast bots move.
    Pace(Pace),
    /// Whether what happens is heard.
    Sound(bool),
}

impl Reducible for Prefs {
    type Action = Choice;

    fn reduce(self: Rc<Self>, choice: Choice) -> Rc<Self> {
        let mut next = *self;
        match choice {
            Choice::Lang(lang) => next.lang = lang,
            Choice::Theme(theme) => next.theme = theme,
            Choice::Motion(motion) => next.motion = motion,
            Choice::Tap(tap) => next.tap = tap,
            Choice::Pace(pace) => next.pace = pace,
            Choice::Sound(sound) => next.sound = sound,
        }
        next.show();
        store::save_settings(&next.write());
        Rc::new(next)
    }
}
