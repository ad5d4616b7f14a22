//! Leafing through a match: a slider and keys, by choice and by round.

use crate::icons::{Icon, glyph};
use crate::page::any::Listener;
use crate::page::input::{hand_on, typed};
use crate::page::prelude::*;
use crate::page::session::{Session, Step};
use crate::words::{Words, fill};

/// The foot of the match while an earlier moment is looked at.
pub fn replay_bar(
    session: &UseReducerHandle<Session>,
    branch: Callback<MouseEvent>,
    listener: &Listener,
    counsel: Html,
) -> Html {
    let lang = listener.prefs.lang;
    let words = lang.words();
    let all = session.order();
    let moment = session.course.moment().unwrap_or(all);
    let look = {
        let session = session.clone();
        Callback::from(move |moment| session.dispatch(Step::Look(moment)))
    };
    let to = |order: Option<usize>| look.reform(move |_: MouseEvent| order);
    let (before, after) = around(&session.course.chapters(), moment, all);
    let slide = hand_on(&look, |event: InputEvent| typed(&event)?.parse().ok().map(Some));
    // A look back at a match that is over is left by this button alone, and what then stands in its place
    // leads back to it: nobody who presses once more leaves the match.
    let (now, short, end) = match session.is_over() {
        true => (words.back_to_scores, words.scores, moment == all),
        false => (words.replay_now, words.now, false),
    };
    html! {
        <nav class="match-foot replay" aria-label={words.replay}>
            <button class={if end { "button primary" } else { "button quiet" }} data-anytime="" onclick={to(None)}
                aria-label={now} title={now}>
                <span aria-hidden="true">{ short }</span>
            </button>
            <button class="button quiet" data-anytime="" onclick={to(Some(before))} disabled={moment == 0}
                aria-label={words.replay_before} title={words.replay_before}>
                { glyph(Icon::StepBack) }
            </button>
            <button class="button quiet" data-anytime="" onclick={to(Some(back(session, moment)))}
                disabled={moment == 0} aria-label={words.replay_back}>
                { glyph(Icon::ArrowLeft) }
            </button>
            <span class="slide">
                <input type="range" min="0" max={all.to_string()} value={moment.to_string()} oninput={slide} data-anytime=""
                    aria-label={fill(words.replay_at, &[("n", &moment), ("all", &all)])} title={words.replay_keys} />
                { marks(session, all) }
            </span>
            { leaf_button(session, words) }
            <button class="button quiet" data-anytime="" onclick={to(Some(on(session, moment)))} disabled={end}
                aria-label={words.replay_on}>
                { glyph(Icon::ArrowRight) }
            </button>
            <button class="button quiet" data-anytime="" onclick={to(Some(after))} disabled={end}
                aria-label={words.replay_after} title={words.replay_after}>
                { glyph(Icon::Step) }
            </button>
            { counsel }
            <span class="replay-at">{ done(session, listener, moment) }</span>
            <button class="button" onclick={branch} disabled={end}>{ words.play_from_here }</button>
        </nav>
    }
}

/// What was done last at the moment that is looked at.
fn done(session: &Session, listener: &Listener, moment: usize) -> Option<AttrValue> {
    let told = session.course.told(listener.viewer);
    let from = told.partition_point(|heard| heard.order < moment);
    let upto = told.partition_point(|heard| heard.order <= moment);
    session.course.lines(listener, from..upto).first().map(|line| line.text.clone())
}

/// Where the parts of the match before and after a moment began.
fn around(chapters: &[usize], moment: usize, all: usize) -> (usize, usize) {
    let before = chapters.iter().rev().find(|&&order| order < moment);
    let after = chapters.iter().find(|&&order| order > moment);
    (before.copied().unwrap_or(0), after.copied().unwrap_or(all))
}

/// The moment before at which nothing was under way: a pass of tiles is one step.
fn back(session: &Session, moment: usize) -> usize {
    (0..moment).rev().find(|&order| session.course.rests(order)).unwrap_or(0)
}

/// The moment after.
fn on(session: &Session, moment: usize) -> usize {
    let all = session.order();
    (moment + 1..all).find(|&order| session.course.rests(order)).unwrap_or(all)
}

/// As many rounds have their number below the slider; where there are more, they are turns.
const NUMBERED: usize = 12;

/// Where on the slider rounds began.
fn marks(session: &Session, all: usize) -> Html {
    let orders: Vec<usize> = rounds(session).collect();
    let every = orders.len().div_ceil(NUMBERED).max(1);
    html! {
        <span class="marks" aria-hidden="true">{ for orders.into_iter().enumerate().step_by(every).map(|(at, order)| html! {
            <i style={format!("--at: calc({order} / {})", all.max(1))}>{ for (every == 1).then_some(at + 1) }</i>
        }) }</span>
    }
}

/// Lets the look back go on by itself, or stops it.
fn leaf_button(session: &UseReducerHandle<Session>, words: &Words) -> Html {
    let leafs = session.is_leafing();
    // At the end it begins anew.
    let at = if session.shown() < session.order() { session.shown() } else { 0 };
    let onclick = {
        let session = session.clone();
        Callback::from(move |_: MouseEvent| {
            session.dispatch(if leafs {
                Step::Look(Some(session.shown()))
            } else {
                Step::Leaf(at)
            });
        })
    };
    let (icon, label) =
        if leafs { (Icon::Pause, words.replay_stop) } else { (Icon::Play, words.replay_play) };
    html! { <button class="button quiet" data-anytime="" {onclick} aria-label={label} title={label}>{ glyph(icon) }</button> }
}

/// What a key does to the moment that is looked at; nothing for any other key. Arrows leaf through
/// the past only where it is looked at already, so that nobody is led there unasked.
pub fn leaf(session: &Session, key: &str, inside: bool) -> Option<Option<usize>> {
    let all = session.order();
    let now = session.course.moment().unwrap_or(all);
    match key {
        "ArrowLeft" if inside => Some(Some(back(session, now))),
        "ArrowRight" if inside && now < all => Some(Some(on(session, now))),
        "PageUp" if inside => Some(Some(around(&session.course.chapters(), now, all).0)),
        "PageDown" if inside => Some(Some(around(&session.course.chapters(), now, all).1)),
        "[" => Some(Some(rounds(session).filter(|&order| order < now).max().unwrap_or(0))),
        "]" => Some(rounds(session).find(|&order| order > now)),
        "Home" => Some(Some(0)),
        "End" if inside => Some(None),
        _ => None,
    }
}

/// The moments at which a round was opened.
fn rounds(session: &Session) -> impl Iterator<Item = usize> {
    (0..=session.order()).filter(|&order| session.course.opens_round(order))
}
