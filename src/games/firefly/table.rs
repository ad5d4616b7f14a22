//! The table of Firefly: the captains, the chart, one's own ship and jobs, the decision.

use super::captains::captains;
use super::desk::Desk;
use super::dock::dock;
use super::map::{Map, flags};
use super::piles::{Pile, piles, story};
use super::{job, ship};
use super::drag::{Held, drop};
use super::emblem;
use super::desk::drawing;
use crate::browser;
use crate::chart::wake::wake;
use crate::games::TableProps;
use crate::games::drag::use_drag;
use rules::Seat;
use rules::firefly::sector::SectorId;
use rules::firefly::{Firefly, Frame};
use std::rc::Rc;
use yew::prelude::*;

/// More choices are no step but a leap through the match.
const LONGEST_STEP: usize = 20;

/// The table.
#[component]
pub fn FireflyTable(props: &TableProps<Firefly>) -> Html {
    let (press, grip) = use_drag(props.order, drop(props));
    let desk = Desk::new(props, &press);
    let view = &*props.view;
    let asked = use_state(|| None::<usize>);
    {
        // A question is of its moment; asked, it has the keyboard.
        let setter = asked.setter();
        use_effect_with((props.order, *asked), move |&(order, at)| match at {
            Some(at) if at == order => browser::focus("end-turn-yes"),
            Some(_) => setter.set(None),
            None => {}
        });
    }
    let since = use_step(props.order);
    let looked_at = use_state(|| None::<Seat>);
    let pile = use_state(|| None::<Pile>);
    let own = view.viewer.unwrap_or(view.turn);
    let shown = looked_at.unwrap_or(own);
    let show = {
        let looked_at = looked_at.clone();
        Callback::from(move |seat: Seat| looked_at.set((seat != own).then_some(seat)))
    };
    let look = {
        let pile = pile.clone();
        Callback::from(move |next| pile.set(next))
    };
    // What is asked now stands above what was looked at before.
    let asked_now = (!props.legal.is_empty()).then(|| view.stack.last().map(std::mem::discriminant));
    use_effect_with(asked_now, |asked| {
        if asked.is_some() {
            browser::scroll_up();
        }
    });
    html! {
        <div class={classes!("firefly-table", is_setup(view.stack.last()).then_some("is-setup"))}>
            <div class="chart-side">
                { captains(&desk, shown, &show) }
                <Map view={props.view.clone()} legal={props.legal.clone()} company={props.company.clone()} lang={props.prefs.lang} choose={props.choose.clone()} choose_all={props.choose_all.clone()} flags={Rc::new(flags(view, desk.text))} wakes={Rc::new(wakes(props))} />
                { story(&desk) }
            </div>
            <div class="ship-side">
                { dock(&desk, &asked, since) }
                { ship::ship(&desk, shown) }
                if view.viewer == Some(shown) { { job::jobs(&desk, shown) } } else { { job::open_jobs(&desk, shown) } }
                { piles(&desk, *pile, &look) }
            </div>
            if let Some(grip) = *grip { <span id="dragged" aria-hidden="true">{ picture(grip.held) }</span> }
        </div>
    }
}

/// The wake of each ship at the moment that is shown.
fn wakes(props: &TableProps<Firefly>) -> Vec<Vec<SectorId>> {
    let past = || props.told.iter().take_while(|(at, _)| *at <= props.order).map(|(_, event)| event);
    props.view.seats().map(|seat| wake(seat, past())).collect()
}

/// The choice after which the latest step began: a step may make several, such as a flight.
#[hook]
fn use_step(order: usize) -> usize {
    let step = use_mut_ref(|| (order.saturating_sub(1), order));
    let mut step = step.borrow_mut();
    if order != step.1 {
        let flown = (step.1..step.1 + LONGEST_STEP).contains(&order);
        *step = (if flown { step.1 } else { order.saturating_sub(1) }, order);
    }
    step.0
}

/// What follows the pointer.
fn picture(held: Held) -> Html {
    match held {
        Held::Good(good, _) => drawing("crate", emblem::crate_picture(good)),
        Held::Gear(card) => drawing("crate", emblem::supply_emblem(card.kind())),
    }
}

/// Whether cards are being picked before the ships come into play.
fn is_setup(frame: Option<&Frame>) -> bool {
    matches!(frame, Some(Frame::PickLeader(_) | Frame::Recruits(_) | Frame::StartingJobs(_)))
}
