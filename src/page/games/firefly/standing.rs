//! The standing order of whoever need not be asked in rivals' turns: patrols go where it is proposed to send them.

use super::desk::Desk;
use super::look::{Glance, Look};
use crate::chart::hunt::proposed;
use crate::chart::plan::target;
use crate::icons::{Icon, glyph};
use crate::page::prelude::*;
use crate::page::store;
use rules::firefly::sets::CARRIED;
use rules::firefly::{Choice, View};

/// The name of its note, so that a reload finds it.
const NOTE: &str = "patrols";

/// Whether it was given in this match.
pub fn kept() -> bool {
    CARRIED && store::noted(NOTE).is_some()
}

/// What it comes to now, while it stands.
pub fn ordered(view: &View, legal: &[Choice], look: &Look) -> Option<Choice> {
    if CARRIED && look.sends { sent(view, legal) } else { None }
}

/// Gives it, or takes it back.
pub fn give(look: &UseReducerHandle<Look>, on: bool) {
    store::note(NOTE, on.then_some("sent"));
    look.dispatch(Glance::Sends(on));
}

fn sent(view: &View, legal: &[Choice]) -> Option<Choice> {
    target(legal, proposed(view, legal).filter(|_| is_theirs(view))?)
}

fn is_theirs(view: &View) -> bool {
    view.viewer != Some(view.turn)
}

/// The button of it, where it would count, and while it stands in others' turns.
pub fn switch(desk: &Desk) -> Html {
    let (view, on) = (desk.view(), desk.look.sends);
    if !is_theirs(view) || !on && sent(view, &desk.props.legal).is_none() {
        return Html::default();
    }
    let look = desk.look.clone();
    let onclick = Callback::from(move |_| give(&look, !on));
    html! {
        <button class="button quiet as-proposed" aria-pressed={on.to_string()} {onclick}>if on { { glyph(Icon::Check) } }{ desk.words.as_proposed }</button>
    }
}
