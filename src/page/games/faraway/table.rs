//! The table of Faraway: rivals above, the journey in the middle, hand and market under the thumb.

use super::dock::{Dock, Picked};
use super::journey::Journey;
use super::rivals::{Rivals, rivals};
use crate::beat::faraway::fame;
use crate::page::games::TableProps;
use crate::page::prelude::*;
use rules::Seat;
use rules::faraway::{Event, Faraway, HAND, Phase, Score, SeatView, View, score};

/// The table.
#[component]
pub fn FarawayTable(props: &TableProps<Faraway>) -> Html {
    let lang = props.prefs.lang;
    let picked = use_state(|| (props.order, Picked::Nothing));
    // What was picked for an earlier moment no longer counts.
    let current = if picked.0 == props.order { picked.1.clone() } else { Picked::Nothing };
    let looked = use_state_eq(|| None);
    // What was looked at in an earlier moment lies elsewhere by now.
    {
        let looked = looked.setter();
        use_effect_with(props.order, move |_| looked.set(None));
    }
    let pick = {
        let (picked, looked, order) = (picked.clone(), looked.setter(), props.order);
        Callback::from(move |next| {
            looked.set(None);
            picked.set((order, next));
        })
    };
    // A choice taken back leads to the same moment again: nothing is picked there yet.
    let choose = {
        let (picked, choose, order) = (picked.clone(), props.choose.clone(), props.order);
        Callback::from(move |choice| {
            picked.set((order, Picked::Nothing));
            choose.emit(choice);
        })
    };
    let view = &props.view;
    let asked = !props.legal.is_empty();
    let own = view.own();
    let past = last_round(view, &props.told, props.order);
    let journey = own.map(|own| {
        let tried = (current.explored(), current.settled());
        Journey::new(
            (&own.row, &own.sanctuaries),
            tried,
            (*looked, looked.setter()),
            view.viewer.map(fame),
            past.as_deref().and_then(|past| past.get(view.viewer?.index())),
            lang,
        )
    });
    let dock = Dock {
        view,
        told: &props.told,
        order: props.order,
        plays: props.plays,
        acts: props.acts,
        past: past.as_deref(),
        legal: &props.legal,
        company: &props.company,
        picked: current,
        pick,
        choose,
        prefs: props.prefs,
    };
    let market = usize::from(view.table.seats) + 1;
    let few = view.table.seats <= 3;
    let seen = journey.as_ref().and_then(Journey::seen);
    html! {
        <div class="table faraway">
            <div class="faraway-board">
                <div class={classes!("zones", moment(view.phase, asked), few.then_some("is-few"), (market > 4).then_some("is-long"), own.is_none().then_some("is-watched"))}
                    style={format!("--market: {market}; --across: {}; --all: {}", market.div_ceil(2), market + HAND)}>
                    { rivals(&Rivals { view, acts: props.acts.filter(|_| !asked), past: past.as_deref(), company: &props.company, lang }) }
                    if let Some(journey) = journey {
                        { journey.row(asked && !props.plays) }
                        { journey.kept() }
                        { dock.offered() }
                        { dock.hand() }
                    }
                    { dock.market() }
                    <div class="choices" data-moment={props.order.to_string()} hidden=true></div>
                </div>
            </div>
            { dock.foot(seen) }
        </div>
    }
}

/// What each journey scored before the round that has just ended; nothing while one is under way.
fn last_round(view: &View, told: &[(usize, Event)], order: usize) -> Option<Vec<Score>> {
    let since = told.iter().rev().filter(|(at, _)| *at <= order).map(|(_, event)| event);
    let since: Vec<&Event> =
        since.take_while(|event| !matches!(event, Event::Explore { .. })).collect();
    let before = |(seat, seen): (Seat, &SeatView)| {
        let kept = |event: &&&Event| match event {
            Event::Settle { seat: of, .. } | Event::SettleHidden { seat: of, .. } => *of == seat,
            _ => false,
        };
        let kept = seen.sanctuaries.len().checked_sub(since.iter().filter(kept).count())?;
        let (_, row) = seen.row.split_last()?;
        Some(score(row, seen.sanctuaries.get(..kept)?))
    };
    if view.phase != Phase::Explore {
        return None;
    }
    view.seats.pairs().map(before).collect()
}

/// What is being decided, as a class.
fn moment(phase: Phase, asked: bool) -> &'static str {
    match phase {
        Phase::Keep => "keeps",
        Phase::Explore => "explores",
        Phase::Take => "takes",
        // While another keeps his, ours lie where they lay.
        Phase::Settle if !asked => "takes",
        Phase::Settle => "settles",
        Phase::Over => "is-over",
    }
}
