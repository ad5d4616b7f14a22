//! The hint that is due, beside what it points at; where it stands `static/hint.js` finds out.

use crate::hint::{Due, Hint, Known};
use crate::page::any::Listener;
use crate::page::prefs::{Choice, PrefsHandle, Tap};
use crate::page::prelude::*;
use crate::page::session::Session;
use crate::page::store;
use rules::GameKind;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Puts the hint in its place as soon as the page is drawn.
    #[wasm_bindgen(js_namespace = hint)]
    fn place();
    /// Opens one that has been folded.
    #[wasm_bindgen(js_namespace = hint)]
    fn unfold();
}

/// From which choice of a match on it is offered that one press do: by then two are a habit.
const OFFERED: usize = 24;
/// The name by which that offer is known.
const ONE_PRESS: &str = "one-press";

/// What somebody knows, and the choice at which he wants no more of it.
#[derive(Clone, Default, PartialEq)]
struct State {
    known: Known,
    enough: Option<usize>,
}

/// The hints of a match.
pub struct Hints {
    state: UseStateHandle<State>,
    game: GameKind,
    order: usize,
    /// What somebody knows now.
    known: Known,
    due: Option<Due>,
    /// Whether one could be told now.
    asked: bool,
    /// The last one that was shown, and at which choice.
    last: Rc<RefCell<Option<(usize, &'static str)>>>,
}

/// One hint at a choice, to whoever decides, while nothing is being shown. With the choice it counts
/// as known.
#[hook]
pub fn use_hints(session: &UseReducerHandle<Session>, listener: &Listener, plays: bool) -> Hints {
    let state = use_state_eq(|| State { known: store::known(), enough: None });
    let last = use_mut_ref(|| None::<(usize, &'static str)>);
    let course = &session.course;
    let (game, order) = (course.game(), session.order());
    let before = last.borrow().filter(|(at, _)| *at != order);
    let known =
        before.map_or_else(|| state.known.clone(), |(_, slug)| state.known.with(game, slug));
    let asked = listener.viewer.is_some()
        && course.decider() == listener.viewer
        && course.moment().is_none()
        && session.awaited().is_none()
        && !plays;
    let due = (asked && state.enough != Some(order))
        .then(|| course.hint(listener, &known).or_else(|| offer(listener, &known, (game, order))))
        .flatten();
    if let Some(due) = due {
        last.replace(Some((order, due.slug)));
    }
    {
        let state = state.clone();
        use_effect_with(known.clone(), move |known| keep(&state, known.clone(), state.enough));
    }
    use_effect_with((due, order), |(due, _)| {
        if due.is_some() {
            place();
        }
    });
    Hints { state, game, order, known, due, asked, last }
}

/// That one press do for a choice, once, to whoever makes his with two: no rule, so the rules' own come first.
fn offer(listener: &Listener, known: &Known, (game, order): (GameKind, usize)) -> Option<Due> {
    let text = listener.prefs.lang.words().tap_offer;
    let open = !known.is_off() && !known.knows(game, ONE_PRESS);
    let due = open && order >= OFFERED && listener.prefs.tap == Tap::Confirm;
    due.then_some(Due { slug: ONE_PRESS, hint: Hint { text, at: ".foot-action", rule: "" } })
}

/// Keeps what is known, in the page and beyond it.
fn keep(state: &UseStateHandle<State>, known: Known, enough: Option<usize>) {
    if known != state.known {
        store::keep_known(&known);
    }
    state.set(State { known, enough });
}

impl Hints {
    /// What makes `known` known when something is pressed.
    fn telling(&self, known: Known) -> Callback<MouseEvent> {
        let (state, order) = (self.state.clone(), self.order);
        Callback::from(move |_| keep(&state, known.clone(), Some(order)))
    }

    /// Whether all are to be told, and none can be yet.
    pub fn wait(&self) -> bool {
        !self.asked && self.known.again() == self.known
    }

    /// Whether one would come at once.
    pub fn can(&self) -> bool {
        self.asked
    }

    /// What brings all hints again.
    pub fn again(&self) -> Callback<MouseEvent> {
        let (state, known, last) = (self.state.clone(), self.known.again(), self.last.clone());
        Callback::from(move |_| {
            last.take();
            unfold();
            keep(&state, known.clone(), None);
        })
    }

    /// What the hint says, if one is due.
    pub fn said(&self) -> Option<&'static str> {
        self.due.map(|due| due.hint.text)
    }

    /// What lets one press do from now on, and makes `known` known.
    fn settling(&self, prefs: &PrefsHandle, known: Known) -> Callback<MouseEvent> {
        let (prefs, told) = (prefs.clone(), self.telling(known));
        Callback::from(move |event| {
            prefs.dispatch(Choice::Tap(Tap::Single));
            told.emit(event);
        })
    }

    /// The hint; `why` opens its rule in the help.
    pub fn show(
        &self,
        prefs: &PrefsHandle,
        why: impl Fn(&'static str) -> Callback<MouseEvent>,
    ) -> Html {
        let words = prefs.lang.words();
        let said = html! { <p class="unseen" role="status">{ for self.said() }</p> };
        let Some(due) = self.due else { return said };
        let known = self.known.with(self.game, due.slug);
        let off = self.telling(known.off());
        html! {
            <>
                { said }
                <div id="hint-ring" aria-hidden="true" hidden=true></div>
                <section id="hint" class="hint" key={due.slug} aria-label={words.hint} data-at={due.hint.at}>
                    <p>{ due.hint.text }</p>
                    <div class="hint-ways">
                        <button class="button quiet" onclick={off}>{ words.hints_off }</button>
                        if due.slug == ONE_PRESS {
                            <button class="button quiet" onclick={self.settling(prefs, known.clone())}>{ words.tap_single }</button>
                        } else {
                            <button class="button quiet" popovertarget="help" onclick={why(due.hint.rule)}>{ words.hint_why }</button>
                        }
                        <button class="button" onclick={self.telling(known)}>{ words.hint_known }</button>
                    </div>
                </section>
            </>
        }
    }
}
