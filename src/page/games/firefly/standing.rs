//! The standing order of whoever need not be asked in rivals' turns: patrols go where it is proposed to send them.

use super::desk::Desk;
use super::look::{Glance, Look};
use crate::chart::hunt::proposed;
use crate::chart::plan::target;
use crate::icons::{Icon, glyph};
use crate::page::games::TableProps;
use crate::page::prelude::*;
use crate::page::store;
use rules::firefly::sets::CARRIED;
use rules::firefly::{Choice, Firefly, View};

/// The name of its note, so that a reload finds it.
const NOTE: &str = "patrols";

/// Whether it was given in this match.
pub fn kept() -> bool {
    CARRIED && store::noted(NOTE).is_some()
}

/// Carries it out. What has been taken back is asked.
#[hook]
pub fn use_standing(props: &TableProps<Firefly>, look: &UseReducerHandle<Look>) {
    if !CARRIED {
        return;
    }
    use_effect_with(look.sends, |sends| store::note(NOTE, sends.then_some("sent")));
    let latest = use_mut_ref(|| 0);
    let sent = look.sends.then(|| ordered(&props.view, &props.legal)).flatten();
    let choose = props.choose.clone();
    use_effect_with((props.order, sent), move |&(order, sent)| {
        let is_new = order >= latest.replace(order);
        if let Some(choice) = sent.filter(|_| is_new) {
            choose.emit(choice);
        }
    });
}

/// What it comes to now.
fn ordered(view: &View, legal: &[Choice]) -> Option<Choice> {
    target(legal, proposed(view, legal).filter(|_| is_theirs(view))?)
}

fn is_theirs(view: &View) -> bool {
    view.viewer != Some(view.turn)
}

/// Gives it where it would count, and takes it back where somebody else is waited for.
pub fn switch(desk: &Desk) -> Html {
    let (view, on) = (desk.view(), desk.look.sends);
    let due = CARRIED && is_theirs(view) && (on || ordered(view, &desk.props.legal).is_some());
    html! {
        if due {
            <button class="button quiet standing" aria-pressed={on.to_string()} onclick={desk.glance(move || Glance::Sends(!on))}>if on { { glyph(Icon::Check) } }{ desk.words.as_proposed }</button>
        }
    }
}
