//! The settings: language, theme, motion, taps and pace.

use crate::page::input::{hand_on, list, picked};
use crate::page::prefs::{Choice, Motion, Pace, PrefsHandle, Tap, Theme};
use crate::page::prelude::*;
use crate::page::program;
use crate::words::Lang;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlSelectElement;

/// The settings as a list of choices.
pub fn settings_panel(prefs: &PrefsHandle) -> Html {
    let words = prefs.lang.words();
    let now = **prefs;
    let prefs = prefs.clone();
    let set = Callback::from(move |choice: Choice| prefs.dispatch(choice));
    html! {
        <fieldset class="settings">
            <legend>{ words.settings }</legend>
            <Language />
            { select(words.theme, now.theme, [(Theme::Auto, words.theme_auto), (Theme::Light, words.theme_light), (Theme::Dark, words.theme_dark)], &set, Choice::Theme) }
            { select(words.motion, now.motion, [(Motion::Auto, words.motion_auto), (Motion::Off, words.motion_off)], &set, Choice::Motion) }
            { select(words.tap, now.tap, [(Tap::Confirm, words.tap_confirm), (Tap::Single, words.tap_single)], &set, Choice::Tap) }
            { select(words.pace, now.pace, [(Pace::Slow, words.pace_slow), (Pace::Normal, words.pace_normal), (Pace::Fast, words.pace_fast), (Pace::Skip, words.pace_skip)], &set, Choice::Pace) }
            { select(words.sound, now.sound, [(false, words.sound_off), (true, words.sound_on)], &set, Choice::Sound) }
        </fieldset>
    }
}

/// The language: one that the program does not know is fetched before it is spoken.
#[component]
fn Language() -> Html {
    let failed = use_state_eq(|| false);
    let Some(prefs) = use_context::<PrefsHandle>() else { return Html::default() };
    let words = prefs.lang.words();
    let onchange = {
        let (prefs, failed) = (prefs.clone(), failed.setter());
        Callback::from(move |event: Event| {
            let Some(list) = list(&event) else { return };
            spawn_local(speak(list, prefs.clone(), failed.clone()));
        })
    };
    let languages = Lang::ALL.map(|lang| (lang, lang.name()));
    html! {
        <>
            { field(words.language, prefs.lang, &languages, onchange) }
            if *failed {
                <p role="alert">{ words.no_french }</p>
            }
        </>
    }
}

/// Speaks the language that is picked in a list once that can be done; where it cannot, the list shows again
/// what is spoken.
async fn speak(list: HtmlSelectElement, prefs: PrefsHandle, failed: UseStateSetter<bool>) {
    let picked = list.selected_index();
    let Some(&lang) = usize::try_from(picked).ok().and_then(|at| Lang::ALL.get(at)) else { return };
    failed.set(false);
    let known = program::learn(lang).await;
    // Something else may have been picked meanwhile.
    if list.selected_index() != picked {
        return;
    }
    if known {
        prefs.dispatch(Choice::Lang(lang));
    } else {
        let spoken = Lang::ALL.iter().position(|lang| *lang == prefs.lang);
        list.set_selected_index(spoken.map_or(0, |at| at as i32));
    }
    failed.set(!known);
}

/// A labelled list to pick one value from.
fn select<T: Copy + PartialEq + 'static, const N: usize>(
    label: &'static str,
    now: T,
    all: [(T, &'static str); N],
    set: &Callback<Choice>,
    choice: fn(T) -> Choice,
) -> Html {
    let onchange = hand_on(set, move |event: Event| {
        let (value, _) = all.get(picked(&event)?)?;
        Some(choice(*value))
    });
    field(label, now, &all, onchange)
}

fn field<T: PartialEq>(
    label: &'static str,
    now: T,
    all: &[(T, &'static str)],
    onchange: Callback<Event>,
) -> Html {
    html! {
        <label class="field">
            <span>{ label }</span>
            <select {onchange}>
                { for all.iter().map(|(value, name)| html! { <option selected={*value == now}>{ *name }</option> }) }
            </select>
        </label>
    }
}
