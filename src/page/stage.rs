//! The stage: what happened at a choice is shown before the next one is made; see `static/stage.js`.

use crate::beat::Told;
use crate::page::any::Listener;
use crate::page::session::Session;
use std::cell::RefCell;
use std::ops::Range;
use std::rc::Rc;
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

/// A run of beats that the page waits for.
struct Run {
    /// How many choices had been made when it began.
    order: usize,
    beats: JsValue,
}

/// Shows what happens as it happens, at the present moment and in a look back that goes on choice
/// by choice. Tells whether something is being shown.
#[hook]
pub fn use_stage(session: &UseReducerHandle<Session>, listener: &Listener) -> bool {
    let drawn = use_mut_ref(|| (session.shown(), session.course.moment().is_some()));
    let run = use_mut_ref(|| None::<Run>);
    let playing = use_state_eq(|| None::<usize>);
    let now = (session.shown(), session.course.moment().is_some());
    let before = drawn.replace(now);
    if before != now {
        *run.borrow_mut() = begun(session, listener, before);
    }
    let waits = run.borrow().as_ref().map(|run| run.order);
    {
        let (playing, prefs) = (playing.setter(), listener.prefs);
        use_effect_with(now, move |&(order, _)| {
            let run: Rc<RefCell<Option<Run>>> = run;
            let Some(Run { beats, .. }) = run.take() else { return playing.set(None) };
            playing.set(Some(order));
            let done = Closure::once_into_js(move || playing.set(None));
            play(&beats, prefs.pace.beat(), prefs.is_still(), done);
        });
    }
    use_effect_with((), |()| end);
    waits.is_some() || *playing == Some(session.shown())
}

/// What is to be shown now that the page goes on to another moment; nothing where it jumps.
fn begun(session: &Session, listener: &Listener, before: (usize, bool)) -> Option<Run> {
    let (from, looked) = before;
    let (order, looks) = (session.shown(), session.course.moment().is_some());
    let on = looked == looks || session.is_leafing();
    let follows = order > from && on && (!looks || order == from + 1);
    if !follows || session.hurried || session.awaited().is_some() || listener.prefs.pace.beat() == 0
    {
        end();
        return None;
    }
    let beats = told(session, listener, from + 1..order + 1);
    let beats = serde_wasm_bindgen::to_value(&beats).ok().filter(|_| !beats.is_empty());
    if beats.is_none() {
        end();
    }
    let beats = beats?;
    take(&beats);
    Some(Run { order, beats })
}

fn told(session: &Session, listener: &Listener, orders: Range<usize>) -> Vec<Told> {
    session.course.beats(listener, orders)
}
