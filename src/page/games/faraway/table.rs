//! The table of Faraway: rivals above, the journey in the middle, hand and market under the thumb.

use super::dock::{Dock, Picked};
use super::journey::Journey;
use super::rivals::{Rivals, rivals};
use crate::beat::faraway::fame;
use crate::page::games::TableProps;
use crate::page::prelude::*;
use rules::faraway::{Faraway, HAND, Phase};

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
    let journey = own.map(|own| {
        let tried = (current.explored(), current.settled());
        Journey::new(
            (&own.row, &own.sanctuaries),
            tried,
            (*looked, looked.setter()),
            view.viewer.map(fame),
            lang,
        )
    });
    let dock = Dock {
        view,
        told: &props.told,
        order: props.order,
        plays: props.plays,
        legal: &props.legal,
        company: &props.company,
        picked: current,
        pick,
        choose,
        prefs: props.prefs,
    };
    let offered = own.map_or(0, |own| own.offered.len());
    let market = usize::from(view.table.seats) + 1;
    let few = view.table.seats <= 3;
    let duel = (view.table.seats == 2).then_some("is-duel");
    let seen = journey.as_ref().and_then(Journey::seen);
    // How the Sanctuaries found lie beside the hand on a phone.
    let files = if offered > 4 { 3 } else { offered.clamp(1, 2) };
    let ranks = offered.div_ceil(files).max(1);
    // And on a laptop: four in a row, more in rows of three.
    let abreast = if offered == 4 { 4 } else { offered.clamp(1, 3) };
    let bare = view.market.is_empty().then_some("is-bare");
    html! {
        <div class="table faraway">
            <div class="faraway-board">
                <div class={classes!("zones", moment(view.phase, asked), few.then_some("is-few"), duel, (market > 4).then_some("is-long"), bare, own.is_none().then_some("is-watched"))}
                    style={format!("--market: {market}; --across: {}; --all: {}; --offered: {offered}; --files: {files}; --ranks: {ranks}; --abreast: {abreast}; --lines: {}", market.div_ceil(2), market + HAND, offered.div_ceil(abreast).max(1))}>
                    { rivals(&Rivals { view, asked, company: &props.company, lang }) }
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
