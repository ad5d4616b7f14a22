//! A flight that holds its course: sent to a place, the ship flies on there as long as nothing is to be
//! decided on the way. Each sector is a choice of its own, so that it can be held at each. Patrols go where a
//! standing order sends them.

use super::desk::is_forced;
use super::look::{Glance, Look};
use super::standing::{give, ordered};
use crate::chart::plan::goes_on;
use crate::page::browser;
use crate::page::games::TableProps;
use crate::page::prelude::*;
use rules::firefly::sector::SectorId;
use rules::firefly::{Choice, Firefly, Frame, View};

/// What a flight under way does next by itself.
enum Next {
    /// Somebody is asked, or something is told: it waits.
    Waits,
    /// It is where it was sent.
    Lands,
    /// It goes on to this sector.
    Flies(SectorId),
    /// The person decides.
    Asks,
    /// It is over, or was taken back.
    Ends,
}

/// Sends a ship on its way, sector by sector, until something is to be decided, danger has come onto the way or
/// anything is pressed.
#[hook]
pub fn use_pilot(props: &TableProps<Firefly>, look: &UseReducerHandle<Look>) {
    // As it was when the person sent it off.
    let sent = use_mut_ref(|| (props.order, props.view.clone()));
    let taken_back = props.order < sent.borrow().0;
    if !look.flies && !props.legal.is_empty() {
        sent.replace((props.order, props.view.clone()));
    }
    {
        let look = look.clone();
        // What answers a card holds no flight: who flies on by it does.
        let flies = look.flies && !is_read(props);
        use_effect_with(flies, move |&flies| {
            let halts = ["pointerdown", "keydown", "hasten"].into_iter().filter(|_| flies);
            let halt = |kind| {
                let look = look.clone();
                browser::listen(kind, move |_: &web_sys::Event| look.dispatch(Glance::Halt))
            };
            let listeners: Vec<_> = halts.map(halt).collect();
            move || drop(listeners)
        });
    }
    let (look, choose) = (look.clone(), props.choose.clone());
    let now = (props.order, props.plays, props.legal.clone(), look.ends, look.flies, look.sends);
    let props = props.clone();
    use_effect_with(now, move |_| {
        let Some(to) = look.ends else {
            // Whoever takes back what it led to takes it back as well.
            return match ordered(&props.view, &props.legal, &look) {
                Some(_) if taken_back => give(&look, false),
                Some(choice) => choose.emit(choice),
                None => {}
            };
        };
        let sent = sent.borrow();
        let next = next(&props, to, look.flies, sent.0, &sent.1);
        match next {
            Next::Waits => {}
            Next::Lands => {
                look.dispatch(Glance::Ends(None));
                choose.emit(Choice::Stop);
            }
            Next::Flies(at) => choose.emit(Choice::To(at)),
            Next::Asks => look.dispatch(Glance::Halt),
            Next::Ends => look.dispatch(Glance::Ends(None)),
        }
    });
}

/// Whether a card that was met on the way is read.
fn is_read(props: &TableProps<Firefly>) -> bool {
    matches!(props.view.stack.last(), Some(Frame::Nav(_)))
}

fn next(props: &TableProps<Firefly>, to: SectorId, flies: bool, since: usize, sent: &View) -> Next {
    let view = &*props.view;
    if props.order < since || view.turn != sent.turn {
        return Next::Ends;
    }
    // Who answers at the same device does not fly.
    let own = view.viewer.filter(|_| view.viewer == sent.viewer);
    let (Some(seat), false, false) = (own, props.legal.is_empty(), props.plays) else {
        return Next::Waits;
    };
    if !matches!(view.stack.last(), Some(Frame::Flight)) {
        // What was pressed may not have been made yet.
        let over = view.flight.is_none() && (!flies || props.order > since);
        return if over {
            Next::Ends
        } else if flies && props.order > since && !is_forced(&props.legal) && !is_read(props) {
            Next::Asks
        } else {
            Next::Waits
        };
    }
    if view.captain(seat).sector == Some(to) && props.legal.contains(&Choice::Stop) {
        return Next::Lands;
    }
    if !flies || props.order == since {
        return Next::Waits;
    }
    let onward = goes_on(view, sent, to).filter(|&at| props.legal.contains(&Choice::To(at)));
    onward.map_or(Next::Asks, Next::Flies)
}
