//! The settings: language, theme, motion, taps and pace.

use crate::page::input::{hand_on, picked};
use crate::page::prefs::{Motion, Pace, Prefs, PrefsHandle, Tap, Theme};
use crate::page::prelude::*;
use crate::words::Lang;

/// The settings as a list of choices.
pub fn settings_panel(prefs: &PrefsHandle) -> Html {
    let words = prefs.lang.words();
    let now = **prefs;
    let prefs = prefs.clone();
    let set = Callback::from(move |next: Prefs| prefs.dispatch(next));
    html! {
        <fieldset class="settings">
            <legend>{ words.settings }</legend>
            { select(words.language, now.lang, Lang::ALL.map(|lang| (lang, lang.name())), &set, move |lang| Prefs { lang, ..now }) }
            { select(words.theme, now.theme, [(Theme::Auto, words.theme_auto), (Theme::Light, words.theme_light), (Theme::Dark, words.theme_dark)], &set, move |theme| Prefs { theme, ..now }) }
            { select(words.motion, now.motion, [(Motion::Auto, words.motion_auto), (Motion::Off, words.motion_off)], &set, move |motion| Prefs { motion, ..now }) }
            { select(words.tap, now.tap, [(Tap::Confirm, words.tap_confirm), (Tap::Single, words.tap_single)], &set, move |tap| Prefs { tap, ..now }) }
            { select(words.pace, now.pace, [(Pace::Slow, words.pace_slow), (Pace::Normal, words.pace_normal), (Pace::Fast, words.pace_fast), (Pace::Skip, words.pace_skip)], &set, move |pace| Prefs { pace, ..now }) }
            { select(words.sound, now.sound, [(false, words.sound_off), (true, words.sound_on)], &set, move |sound| Prefs { sound, ..now }) }
        </fieldset>
    }
}

/// A labelled list to pick one value from.
fn select<T: Copy + PartialEq + 'static, const N: usize>(
    label: &'static str,
    now: T,
    all: [(T, &'static str); N],
    set: &Callback<Prefs>,
    with: impl Fn(T) -> Prefs + 'static,
) -> Html {
    let onchange = hand_on(set, move |event: Event| {
        let (value, _) = all.get(picked(&event)?)?;
        Some(with(*value))
    });
    html! {
        <label class="field">
            <span>{ label }</span>
            <select {onchange}>
                { for all.iter().map(|&(value, name)| html! { <option selected={value == now}>{ name }</option> }) }
            </select>
        </label>
    }
}
