//! The stage: what happened at a choice is shown before the next one is made; see `static/stage.js`.

use crate::beat::Told;
use crate::page::any::Listener;
use crate::page::browser;
use crate::page::session::Session;
use wasm_bindgen::prelude::*;
use yew::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Notes where everything is that will move, while it is drawn as it was.
    #[wasm_bindgen(js_namespace = stage)]
    fn take(beats: &JsValue);
    /// Shows the beats on the page as it is now; calls `done` when they have ended.
    #[wasm_bindgen(js_namespace = stage)]
    fn play(beats: &JsValue, speed: u32, still: bool, done: JsValue);
    /// Ends what is being shown.
    #[wasm_bindgen(js_namespace = stage)]
    fn end();
}

/// What others did, as it begins to be shown: the event, and what of the root names all that moves.
pub const FOLLOWED: &str = "data-followed";

/// Where the page is: how many choices had been made, and whether it looks back.
type Moment = (usize, bool);

fn moment(session: &Session) -> Moment {
    (session.shown(), session.course.moment().is_some())
}

/// Shows what happens as it happens, at the present moment and in a look back that goes on choice
/// by choice. Tells whether something is being shown.
#[hook]
pub fn use_stage(session: &UseReducerHandle<Session>, listener: &Listener) -> bool {
    let drawn = use_mut_ref(|| moment(session));
    // What is to be shown as soon as the page is drawn as it is after.
    let due = use_mut_ref(|| None::<JsValue>);
    let playing = use_state_eq(|| None::<usize>);
    let now = moment(session);
    let before = drawn.replace(now);
    if before != now {
        *due.borrow_mut() = begun(session, listener, before, now);
    }
    let waits = due.borrow().is_some();
    {
        let (playing, prefs) = (playing.setter(), listener.prefs);
        use_effect_with(now, move |&(order, _)| {
            let Some(beats) = due.take() else { return playing.set(None) };
            playing.set(Some(order));
            let done = Closure::once_into_js(move || playing.set(None));
            play(&beats, prefs.pace.beat(), prefs.is_still(), done);
        });
    }
    use_effect_with((), |()| end);
    waits || *playing == Some(now.0)
}

/// What is to be shown now that the page goes on to another moment; nothing where it jumps. What was
/// being shown ends.
fn begun(session: &Session, listener: &Listener, from: Moment, to: Moment) -> Option<JsValue> {
    let ((from, looked), (order, looks)) = (from, to);
    end();
    let on = looked == looks || session.is_leafing();
    let follows = order > from && on && (!looks || order == from + 1);
    // What others are told is nobody's yet who takes the device first.
    let hidden = session.awaited().is_some() && listener.viewer.is_none();
    let unseen = session.hurried || hidden || listener.prefs.pace.beat() == 0;
    if !follows || unseen {
        return None;
    }
    let beats = session.course.beats(listener, from + 1..order + 1);
    if beats.is_empty() {
        return None;
    }
    // What others do, and what is told first, is in view before it is noted where everything is.
    if (from + 1..order + 1).any(|order| session.course.chooser(order) != listener.viewer) {
        let named: Vec<&str> = beats.iter().flat_map(Told::named).collect();
        browser::set_root(FOLLOWED, Some(&named.join(" ")));
        browser::announce(FOLLOWED);
    }
    if let Some(view) = beats.first().and_then(Told::view) {
        browser::reveal(view);
    }
    let beats = serde_wasm_bindgen::to_value(&beats).ok()?;
    take(&beats);
    Some(beats)
}
