//! What drives a match: bots decide, choices are kept, other tabs are followed.

use crate::page::any::Opened;
use crate::page::browser;
use crate::page::prelude::*;
use crate::page::results;
use crate::page::session::{Session, Step};
use crate::page::store::{self, StoreError};
use crate::page::thinker::{Query, Thinker};
use crate::record::Record;
use crate::sitter::{Kind, Sitter};
use gloo::timers::callback::Timeout;
use std::rc::Rc;
use web_sys::StorageEvent;

/// The node budget of a bot's decision: a fraction of a second on a phone.
const NODES: u32 = 20_000;
/// How long the tab that made the latest choice may keep silent before one that follows it goes on
/// instead, in milliseconds. Two tabs that went on side by side would write over each other: the
/// slower one's older match over a choice that a person has made since.
const OTHER_TAB: u32 = 4_000;

/// Keeps the match after every choice made in this tab, unless it has no name; tells what went wrong, if anything did.
#[hook]
pub fn use_save(
    id: &AttrValue,
    session: &UseReducerHandle<Session>,
) -> UseStateHandle<Option<StoreError>> {
    let trouble = use_state_eq(|| None);
    {
        let (trouble, session) = (trouble.clone(), session.clone());
        use_effect_with((id.clone(), session.course.code()), move |(id, code)| {
            // What another tab has made it keeps itself, and may have gone on from: written here again it would
            // take back what was chosen there since.
            if id.is_empty() || session.follows() {
                return;
            }
            if !store::is_kept(id, code) {
                let record = kept(&session, code);
                trouble.set(store::save(id, &record).err());
            }
            results::note(id, &session);
        });
    }
    trouble
}

fn kept(session: &Session, code: &str) -> Record {
    let record = (*session.record).clone();
    let stand = Some(session.course.stand());
    Record { code: code.to_owned(), changed: browser::now(), stand, ..record }
}

/// Follows what another tab makes of the same match; tells whether one does.
#[hook]
pub fn use_follow(id: &AttrValue, session: &UseReducerHandle<Session>) -> UseStateHandle<bool> {
    let followed = use_state_eq(|| false);
    {
        let (followed, session) = (followed.clone(), session.clone());
        use_effect_with((id.clone(), session.course.clone()), move |(id, _)| {
            let id = id.clone();
            let listener = (!id.is_empty()).then(|| {
                browser::listen("storage", move |event: &StorageEvent| {
                    if event.key().as_deref() == Some(store::key_of(&id).as_str()) {
                        followed.set(true);
                        follow(&id, &session);
                    } else if event.key().is_none() {
                        // The storage was cleared under the running page: the match goes back into it.
                        let _ = store::save(&id, &kept(&session, &session.course.code()));
                    }
                })
            });
            move || drop(listener)
        });
    }
    followed
}

fn follow(id: &str, session: &UseReducerHandle<Session>) {
    let Some(record) = store::load(id).and_then(|entry| entry.record.ok()) else { return };
    if record.code == *session.course.code() {
        return session.dispatch(Step::Label(Rc::new(record)));
    }
    match record.game() {
        Ok(game) if game.game() == session.course.game() => {
            session.dispatch(Step::Follow(Opened::of(&game), Rc::new(record)));
        }
        _ => {}
    }
}

/// Asks the bots when it is their turn, and makes choices that have no alternative; what happened
/// is shown first.
#[hook]
pub fn use_bots(session: &UseReducerHandle<Session>, plays: bool) {
    let thinker = {
        let dispatcher = session.dispatcher();
        use_memo((), move |()| {
            Thinker::new(Callback::from(move |(order, at, _)| {
                dispatcher.dispatch(Step::Choose { order, places: vec![at] });
            }))
        })
    };
    {
        let thinker = thinker.clone();
        use_effect_with((), move |()| move || thinker.end());
    }
    let now = (session.course.clone(), session.awaited(), session.is_leafing(), plays);
    let session = session.clone();
    use_effect_with(now, move |_| {
        let timeout = (!plays).then(|| next_move(&session, &thinker)).flatten();
        move || {
            drop(timeout);
            thinker.forget();
        }
    });
}

/// Whoever looks back, or has taken choices back, is waited for.
fn next_move(session: &UseReducerHandle<Session>, thinker: &Rc<Thinker>) -> Option<Timeout> {
    if session.is_leafing() {
        let session = session.clone();
        return Some(Timeout::new(0, move || session.dispatch(Step::Next)));
    }
    let (seat, kind) = session.kind_to_decide()?;
    if session.course.moment().is_some() {
        return None;
    }
    let order = session.order();
    let chooser = session.course.chooser(order);
    let sitter = chooser.and_then(|seat| session.record.sitters.get(seat.index()));
    // An answer that came sooner would be drawn before a person's own choice has been seen.
    let seen = if sitter.is_some_and(Sitter::is_human) { browser::SEEN } else { 0 };
    let wait = if session.follows() { OTHER_TAB } else { seen };
    if session.course.open() == 1 {
        let session = session.clone();
        let forced = move || session.dispatch(Step::Choose { order, places: vec![0] });
        return Some(Timeout::new(wait, forced));
    }
    let Kind::Bot(level) = kind else { return None };
    let query = Query { course: session.course.clone(), seat, level, nodes: NODES, weighed: 0 };
    let thinker = thinker.clone();
    Some(Timeout::new(wait, move || thinker.ask(query)))
}
