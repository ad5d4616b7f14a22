//! Bots think in a worker, so that the page never waits.
//!
//! The worker runs this very program; see [`crate::question`] for what the two say. It remembers the match of the last question, so that it is told what is new alone. A worker that
//! dies or keeps silent is replaced and asked again.

use crate::page::any::Opened;
use crate::page::browser;
use crate::question::{Answer, Memory, Question, SoFar};
use bots::Level;
use gloo::timers::callback::Timeout;
use rules::Seat;
use serde::Serialize;
use serde_wasm_bindgen::to_value;
use std::cell::RefCell;
use std::rc::Rc;
use std::str::FromStr;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker, WorkerOptions, WorkerType};
use yew::Callback;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(thread_local_v2, js_namespace = ["import", "meta"], js_name = url)]
    static GLUE_URL: String;
}

/// How long a worker may keep silent before it is replaced, in milliseconds.
const PATIENCE: u32 = 15_000;
/// How often a question is asked anew before the page thinks for itself.
const TRIES: u8 = 3;
/// The node budget of a page that has to think for itself.
const ALONE_NODES: u32 = 2_000;

/// What a bot is asked.
#[derive(Clone)]
pub struct Query {
    /// The match so far.
    pub course: Opened,
    /// Whose choice it is.
    pub seat: Seat,
    /// Which bot.
    pub level: Level,
    /// How much it may think.
    pub nodes: u32,
    /// The place of a choice that is weighed against the bot's.
    pub weighed: usize,
}

/// The match that a worker was told last: its deal and the places of its choices.
type Known = (u64, Vec<u32>);

impl Query {
    fn known(&self) -> Known {
        (self.course.deal(), self.course.places())
    }

    /// The question, for a worker that knows this much.
    fn question(&self, known: Option<&Known>) -> Question {
        let (deal, places) = self.known();
        let new = known
            .filter(|known| known.0 == deal)
            .and_then(|(_, known)| Some((known.len(), places.strip_prefix(&known[..])?.to_vec())));
        Question {
            order: self.course.order(),
            seat: self.seat,
            level: self.level,
            nodes: self.nodes,
            weighed: self.weighed,
            so_far: match new {
                Some((known, places)) => SoFar::On { known, places },
                None => SoFar::Whole(self.course.code().to_string()),
            },
        }
    }
}

/// What `static/worker.js` starts the program from.
#[derive(Serialize)]
struct Start {
    glue: String,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    module: JsValue,
}

/// The worker's side: answers questions until the page ends it.
pub fn serve(scope: DedicatedWorkerGlobalScope) {
    let port = scope.clone();
    let mut memory = Memory::default();
    let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let question = said::<Question>(&event);
        if let Some(answer) = question.and_then(|question| memory.answer(&question)) {
            let _ = port.post_message(&answer.to_string().into());
        }
    });
    scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    listen.forget();
    let _ = scope.post_message(&Answer::Ready.to_string().into());
}

/// What a message says.
fn said<T: FromStr>(event: &MessageEvent) -> Option<T> {
    event.data().as_string()?.parse().ok()
}

/// The page's side of the worker.
#[derive(Clone)]
pub struct Thinker(Rc<RefCell<Inner>>);

struct Inner {
    worker: Option<Running>,
    asked: Option<Query>,
    tries: u8,
    /// Whether workers start in this browser, once that is known.
    works: Option<bool>,
    patience: Option<Timeout>,
    answered: Callback<(usize, usize, i64)>,
}

struct Running {
    worker: Worker,
    ready: bool,
    /// What it can be asked to go on from.
    known: Option<Known>,
    _listen: Closure<dyn FnMut(MessageEvent)>,
    _fail: Closure<dyn FnMut(web_sys::Event)>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Thinker {
    /// A thinker that gives its answers to `answered`: the number of a choice, its place, and by how much
    /// what was weighed falls short of it. The worker starts with the first question.
    pub fn new(answered: Callback<(usize, usize, i64)>) -> Thinker {
        let inner =
            Inner { worker: None, asked: None, tries: 0, works: None, patience: None, answered };
        Thinker(Rc::new(RefCell::new(inner)))
    }

    /// Asks; an earlier question is forgotten.
    pub fn ask(&self, query: Query) {
        let mut inner = self.0.borrow_mut();
        let busy = inner.asked.take().is_some();
        if busy {
            inner.worker = None;
        }
        inner.asked = Some(query);
        inner.tries = 0;
        drop(inner);
        self.send();
    }

    /// Forgets the question; a worker that is at it is ended.
    pub fn forget(&self) {
        let mut inner = self.0.borrow_mut();
        inner.patience = None;
        if inner.asked.take().is_some() {
            inner.worker = None;
        }
    }

    /// Ends the worker: the page of the match is left.
    pub fn end(&self) {
        let mut inner = self.0.borrow_mut();
        inner.asked = None;
        inner.patience = None;
        let worker = inner.worker.take();
        drop(inner);
        drop(worker);
    }

    fn send(&self) {
        if self.0.borrow().works == Some(false) {
            return self.think_alone();
        }
        if self.0.borrow().worker.is_none() {
            let started = self.start();
            self.0.borrow_mut().worker = started;
        }
        if self.0.borrow().worker.is_none() {
            return self.think_alone();
        }
        let mut inner = self.0.borrow_mut();
        let Inner { worker, asked, .. } = &mut *inner;
        if let (Some(running), Some(query)) = (worker, asked)
            && running.ready
        {
            let question = query.question(running.known.as_ref());
            running.known = Some(query.known());
            let _ = running.worker.post_message(&question.to_string().into());
        }
        let thinker = self.clone();
        inner.patience = Some(Timeout::new(PATIENCE, move || thinker.replace()));
    }

    fn start(&self) -> Option<Running> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options("./worker.js", &options).ok()?;
        let thinker = self.clone();
        let listen = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let Some(answer) = said(&event) {
                thinker.hear(answer);
            }
        });
        let thinker = self.clone();
        let fail = Closure::<dyn FnMut(web_sys::Event)>::new(move |_| thinker.replace_soon());
        worker.set_onmessage(Some(listen.as_ref().unchecked_ref()));
        worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
        let start = Start { glue: GLUE_URL.with(String::clone), module: wasm_bindgen::module() };
        worker.post_message(&to_value(&start).ok()?).ok()?;
        Some(Running { worker, ready: false, known: None, _listen: listen, _fail: fail })
    }

    fn hear(&self, answer: Answer) {
        let mut inner = self.0.borrow_mut();
        let asked = inner.asked.as_ref().map(|query| query.course.order());
        match answer {
            Answer::Ready => {
                inner.works = Some(true);
                if let Some(running) = &mut inner.worker {
                    running.ready = true;
                }
                drop(inner);
                if asked.is_some() {
                    self.send();
                }
            }
            Answer::Place { order, at, short } if asked == Some(order) => {
                inner.asked = None;
                inner.patience = None;
                let answered = inner.answered.clone();
                drop(inner);
                answered.emit((order, at, short));
            }
            Answer::Lost { order } if asked == Some(order) => {
                if let Some(running) = &mut inner.worker {
                    running.known = None;
                }
                drop(inner);
                self.send();
            }
            Answer::Place { .. } | Answer::Lost { .. } => {}
        }
    }

    /// Replaces the worker once its own call has returned: it cannot be dropped within it.
    fn replace_soon(&self) {
        let thinker = self.clone();
        self.0.borrow_mut().patience = Some(Timeout::new(50, move || thinker.replace()));
    }

    fn replace(&self) {
        let mut inner = self.0.borrow_mut();
        let replaced = inner.worker.take();
        inner.tries += 1;
        let (tries, asked) = (inner.tries, inner.asked.is_some());
        drop(inner);
        drop(replaced);
        if !asked {
            return;
        }
        if tries < TRIES {
            return self.send();
        }
        // Where none has ever started there is no waiting for the next one.
        self.0.borrow_mut().works.get_or_insert(false);
        self.think_alone();
    }

    fn think_alone(&self) {
        let mut inner = self.0.borrow_mut();
        inner.patience = None;
        let Some(mut query) = inner.asked.take() else { return };
        let answered = inner.answered.clone();
        drop(inner);
        query.nodes = query.nodes.min(ALONE_NODES);
        let answer = Memory::default().answer(&query.question(None));
        if let Some(Answer::Place { order, at, short }) = answer {
            answered.emit((order, at, short));
        }
    }
}

/// Whether this is the worker's side of the program; if so, serves it.
pub fn serve_if_worker() -> bool {
    match js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() {
        Ok(scope) => {
            serve(scope);
            true
        }
        Err(_) => browser::window().is_none(),
    }
}
