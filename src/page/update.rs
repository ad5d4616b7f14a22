//! New builds: the service worker fetches them whole, the page offers them.
//!
//! A browser without service workers, or one that forbids them, loses nothing but this.

use crate::page::browser;
use crate::page::prefs::PrefsHandle;
use crate::page::prelude::*;
use crate::page::store;
use gloo::timers::callback::Timeout;
use js_sys::{Function, Reflect};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Event, ServiceWorker, ServiceWorkerContainer, ServiceWorkerRegistration};

/// What makes a waiting worker take over; `static/sw.js` knows it.
const TAKE_OVER: &str = "SKIP_WAITING";
/// How long a page must have been back before it asks for a new build, in milliseconds.
const SETTLING: u32 = 500;

/// Offers a new build once it is here as a whole.
#[component]
pub fn UpdateBar() -> Html {
    let waiting = use_state_eq(|| None::<ServiceWorker>);
    let wanted = use_memo((), |()| Cell::new(false));
    {
        let (waiting, wanted) = (waiting.setter(), wanted.clone());
        let show = Callback::from(move |worker| waiting.set(worker));
        use_effect_with((), move |()| start(show, wanted));
    }
    let Some(prefs) = use_context::<PrefsHandle>() else { return Html::default() };
    let words = prefs.lang.words();
    let close = {
        let waiting = waiting.clone();
        Callback::from(move |_: MouseEvent| waiting.set(None))
    };
    let offer = (*waiting).clone().map(|worker| {
        let take_over = Callback::from(move |_: MouseEvent| {
            wanted.set(true);
            let _ = worker.post_message(&JsValue::from_str(TAKE_OVER));
        });
        html! {
            <>
                <button class="button quiet" onclick={take_over}>{ words.new_version }</button>
                <button class="button quiet" onclick={close} aria-label={words.close}>
                    { "×" }
                </button>
            </>
        }
    });
    html! { <div class="update" role="status">{ offer }</div> }
}

/// The browser's service workers. Asked for so that a refusal is no exception: without a secure
/// origin there are none, and in a sandbox the mere question throws.
fn container() -> Option<ServiceWorkerContainer> {
    let navigator = browser::window()?.navigator();
    Reflect::get(&navigator, &"serviceWorker".into()).ok()?.dyn_into().ok()
}

/// Registers the worker and follows what becomes of it for as long as the page lives.
fn start(show: Callback<Option<ServiceWorker>>, wanted: Rc<Cell<bool>>) {
    let Some(container) = container() else { return };
    // The first worker of all takes a page over that is of its own build: nothing to reload.
    let controlled = container.controller().is_some();
    wanted.set(controlled);
    let changed = handler(move || {
        // A match that the browser would not keep lives in this page alone: it is not reloaded.
        if wanted.replace(true) && !store::holds_unkept() {
            browser::reload();
        }
    });
    container.set_oncontrollerchange(Some(&changed));
    // To register under a worker that is on its way out would keep it: the kill switch must not
    // meet that.
    let registered =
        if controlled { container.get_registration() } else { container.register("./sw.js") };
    let registered = JsFuture::from(registered);
    spawn_local(async move {
        if let Ok(Ok(registration)) = registered.await.map(JsCast::dyn_into) {
            follow(registration, show);
        }
    });
}

fn follow(registration: ServiceWorkerRegistration, show: Callback<Option<ServiceWorker>>) {
    let look = {
        let registration = registration.clone();
        // The first worker of all replaces nothing.
        handler(move || show.emit(registration.active().and_then(|_| registration.waiting())))
    };
    let found = {
        let (registration, look) = (registration.clone(), look.clone());
        handler(move || {
            if let Some(worker) = registration.installing() {
                worker.set_onstatechange(Some(&look));
            }
        })
    };
    registration.set_onupdatefound(Some(&found));
    for now in [found, look] {
        let _ = now.call0(&JsValue::NULL);
    }
    ask_on_return(registration);
}

/// A page that stays open asks for a new build whenever its reader comes back to it. Not at once:
/// Firefox calls a page that is being left visible, too.
fn ask_on_return(registration: ServiceWorkerRegistration) {
    let listener = browser::listen("visibilitychange", move |_: &Event| {
        let registration = registration.clone();
        Timeout::new(SETTLING, move || ask(&registration)).forget();
    });
    if let Some(listener) = listener {
        listener.forget();
    }
}

fn ask(registration: &ServiceWorkerRegistration) {
    let hidden = browser::document().is_none_or(|document| document.hidden());
    if let (false, Ok(asked)) = (hidden, registration.update()) {
        // Without the network there is no answer, which is no error of ours.
        let asked = JsFuture::from(asked);
        spawn_local(async move { drop(asked.await) });
    }
}

/// A function for the browser that lives as long as the page.
fn handler(call: impl Fn() + 'static) -> Function {
    Closure::<dyn Fn()>::new(call).into_js_value().unchecked_into()
}
