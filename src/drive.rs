//! What drives a match: bots decide, choices are kept, other tabs are followed.

use crate::browser;
use crate::games::PageGame;
use crate::record::Record;
use crate::results;
use crate::session::{Session, Step};
use crate::sitter::Kind;
use crate::store::{self, StoreError};
use crate::thinker::{Answer, Question, Thinker};
use gloo_timers::callback::Timeout;
use rules::Seat;
use std::rc::Rc;
use web_sys::StorageEvent;
use yew::prelude::*;

/// The node budget of a bot's decision: a fraction of a second on a phone.
const NODES: u32 = 20_000;
/// The pause before a choice without alternative is made, in milliseconds.
const FORCED_PAUSE: u32 = 250;

/// Keeps the match after every choice; tells what went wrong, if anything did.
#[hook]
pub fn use_save<G: PageGame>(
    id: &AttrValue,
    session: &UseReducerHandle<Session<G>>,
) -> UseStateHandle<Option<StoreError>> {
    let trouble = use_state(|| None);
    {
        let (trouble, session) = (trouble.clone(), session.clone());
        let code = session.played.encode(G::KIND);
        use_effect_with((id.clone(), code), move |(id, code)| {
            if !store::is_kept(id, code) {
                let record = kept(&session, code);
                trouble.set(store::save(id, &record).err());
            }
            results::note(id, &session);
        });
    }
    trouble
}

fn kept<G: PageGame>(session: &Session<G>, code: &str) -> Record {
    let record = (*session.record).clone();
    Record { code: code.to_owned(), changed: browser::now(), ..record }
}

/// Follows what another tab makes of the same match; tells whether one does.
#[hook]
pub fn use_follow<G: PageGame>(
    id: &AttrValue,
    session: &UseReducerHandle<Session<G>>,
) -> UseStateHandle<bool> {
    let followed = use_state(|| false);
    {
        let (followed, session) = (followed.clone(), session.clone());
        use_effect_with((id.clone(), session.played.clone()), move |(id, _)| {
            let id = id.clone();
            let listener = browser::listen("storage", move |event: &StorageEvent| {
                if event.key().as_deref() == Some(store::key_of(&id).as_str()) {
                    followed.set(true);
                    follow(&id, &session);
                } else if event.key().is_none() {
                    // The storage was cleared under the running page: the match goes back into it.
                    let _ = store::save(&id, &kept(&session, &session.played.encode(G::KIND)));
                }
            });
            move || drop(listener)
        });
    }
    followed
}

fn follow<G: PageGame>(id: &str, session: &UseReducerHandle<Session<G>>) {
    let Some(record) = store::load(id).and_then(|entry| entry.record.ok()) else { return };
    if record.code == session.played.encode(G::KIND) {
        return session.dispatch(Step::Label(Rc::new(record)));
    }
    if let Some(played) = record.game().ok().and_then(G::unwrap) {
        session.dispatch(Step::Follow(Rc::new(played), Rc::new(record)));
    }
}

/// Asks the bots when it is their turn, and makes choices that have no alternative.
#[hook]
pub fn use_bots<G: PageGame>(session: &UseReducerHandle<Session<G>>, pause: u32) {
    let thinker = {
        let dispatcher = session.dispatcher();
        use_memo((), move |()| {
            Thinker::new(Callback::from(move |Answer { order, at }| {
                dispatcher.dispatch(Step::ChooseAt { order, at });
            }))
        })
    };
    {
        let thinker = thinker.clone();
        use_effect_with((), move |()| move || thinker.end());
    }
    let session = session.clone();
    let now = (session.played.clone(), session.awaited(), session.moment);
    use_effect_with(now, move |_| {
        let timeout = next_move(&session, pause, &thinker);
        move || {
            drop(timeout);
            thinker.forget();
        }
    });
}

/// Whoever looks back, or has taken choices back, is waited for.
fn next_move<G: PageGame>(
    session: &UseReducerHandle<Session<G>>,
    pause: u32,
    thinker: &Rc<Thinker>,
) -> Option<Timeout> {
    let (seat, kind) = session.kind_to_decide()?;
    if session.moment.is_some() {
        return None;
    }
    let order = session.order();
    if session.played.legal().len() == 1 {
        let session = session.clone();
        let forced = move || session.dispatch(Step::ChooseAt { order, at: 0 });
        return Some(Timeout::new(FORCED_PAUSE.min(pause), forced));
    }
    let Kind::Bot(level) = kind else { return None };
    let pause = if G::is_secret(&session.played.view(None)) { 0 } else { pause };
    let question = question(session, seat, level);
    let thinker = thinker.clone();
    Some(Timeout::new(pause, move || thinker.ask(question)))
}

fn question<G: PageGame>(session: &Session<G>, seat: Seat, level: bots::Level) -> Question {
    let order = session.order();
    Question {
        order,
        code: session.played.encode(G::KIND),
        seat,
        level,
        nodes: NODES,
        seed: session.played.seed().0.wrapping_add(order as u64),
    }
}
