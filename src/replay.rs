//! Leafing through a match: a slider and keys, by choice and by round.

use crate::games::PageGame;
use crate::icons::{Icon, glyph};
use crate::input::{hand_on, typed};
use crate::session::{Session, Step};
use crate::words::{Words, fill};
use yew::prelude::*;

/// The bar under the table while an earlier moment is looked at.
pub fn replay_bar<G: PageGame>(
    session: &UseReducerHandle<Session<G>>,
    branch: Callback<MouseEvent>,
    words: &Words,
) -> Html {
    let Some(moment) = session.moment else { return Html::default() };
    let all = session.order();
    let look = {
        let session = session.clone();
        Callback::from(move |moment| session.dispatch(Step::Look(moment)))
    };
    let to = |order: Option<usize>| look.reform(move |_: MouseEvent| order);
    let slide = hand_on(&look, |event: InputEvent| typed(&event)?.parse().ok().map(Some));
    html! {
        <div class="replay" role="group" aria-label={words.replay}>
            <button class="button quiet" onclick={to(Some(0))} disabled={moment == 0} aria-label={words.replay_first}>{ glyph(Icon::StepBack) }</button>
            <button class="button quiet" onclick={to(Some(moment.saturating_sub(1)))} disabled={moment == 0} aria-label={words.replay_back}>{ glyph(Icon::ArrowLeft) }</button>
            <input type="range" min="0" max={all.to_string()} value={moment.to_string()} oninput={slide}
                aria-label={fill(words.replay_at, &[("n", &moment), ("all", &all)])} title={words.replay_keys} />
            <button class="button quiet" onclick={to(Some(moment + 1))} aria-label={words.replay_on}>{ glyph(Icon::ArrowRight) }</button>
            <button class="button quiet" onclick={to(None)} aria-label={words.replay_now}>{ glyph(Icon::Step) }</button>
            <span class="replay-at">{ fill(words.replay_at, &[("n", &moment), ("all", &all)]) }</span>
            <button class="button" onclick={branch}>{ words.play_from_here }</button>
        </div>
    }
}

/// What a key does to the moment that is looked at; nothing for any other key.
pub fn leaf<G: PageGame>(session: &Session<G>, key: &str) -> Option<Option<usize>> {
    let all = session.order();
    let now = session.moment.unwrap_or(all);
    match key {
        "ArrowLeft" => Some(Some(now.saturating_sub(1))),
        "ArrowRight" if now < all => Some(Some(now + 1)),
        "[" => Some(Some(rounds(session).filter(|&order| order < now).max().unwrap_or(0))),
        "]" => Some(rounds(session).find(|&order| order > now)),
        "Home" => Some(Some(0)),
        "End" => Some(None),
        _ => None,
    }
}

/// The moments at which a round was opened.
fn rounds<G: PageGame>(session: &Session<G>) -> impl Iterator<Item = usize> {
    let opens = |events: &Vec<G::Event>| events.iter().any(G::opens_round);
    session.history.iter().enumerate().filter(move |(_, events)| opens(events)).map(|(order, _)| order)
}
