//! The table of Farlight: the station and the missions, one's own ship, the others, the decision.

use super::dock::dock;
use super::drag::bid;
use super::reveal;
use super::ship::{ShipProps, ship};
use super::station::{Station, awards, missions, station};
use super::verb::Verbs;
use crate::browser;
use crate::games::TableProps;
use crate::games::drag::use_drag;
use crate::words::{PartWords, fill};
use rules::Seat;
use rules::farlight::{Choice, Farlight, PartId, Phase};
use yew::prelude::*;

/// The table.
#[component]
pub fn FarlightTable(props: &TableProps<Farlight>) -> Html {
    let lang = props.prefs.lang;
    let words = lang.farlight();
    let view = &*props.view;
    let picked = use_state(|| None::<PartId>);
    let pick = {
        let picked = picked.clone();
        Callback::from(move |part| picked.set(Some(part)))
    };
    let (press, grip) = use_drag(props.order, bid(props));
    let folded = use_state(|| 0);
    let news = reveal::fresh(props).filter(|news| *folded != news.round);
    let building = is_building(view.phase);
    // On a phone both stand above what was looked at before.
    let at_top = (news.as_ref().map(|news| news.round), building && !props.legal.is_empty());
    use_effect_with(at_top, |at_top| {
        if at_top.0.is_some() || at_top.1 {
            browser::scroll_up();
        }
    });
    let news = news.map(|news| {
        let (folded, round) = (folded.clone(), news.round);
        reveal::reveal(props, &news, Callback::from(move |_| folded.set(round)))
    });
    let own = view.own();
    let verbs = own.map(|own| Verbs { view, own, parts: PartWords::new(lang), words });
    let places = |part: PartId| {
        props.legal.iter().any(|choice| matches!(choice, Choice::Install(other, _) if *other == part))
    };
    let first_won = || own?.pending.iter().map(|won| won.part).find(|&part| places(part));
    let may = |choice: Choice| props.legal.contains(&choice);
    let in_question = |part: &PartId| may(Choice::Scrap(*part)) || may(Choice::Discard(*part));
    let part = picked.filter(in_question).or_else(first_won);
    let desk = Station {
        view,
        legal: &props.legal,
        company: &props.company,
        verbs,
        choose: props.choose.clone(),
        lang,
    };
    let draw = |seat: Seat| {
        let mine = Some(seat) == view.viewer;
        let name = props.company.name(seat);
        ship(&ShipProps {
            seat,
            seen: &view.seats[seat.index()],
            title: if mine { words.your_ship.to_owned() } else { fill(words.ship_of, &[("name", &name)]) },
            colour: props.company.colour(seat),
            first: view.first == seat,
            active: view.deciders().contains(seat),
            legal: if mine { &props.legal } else { &[] },
            part,
            pick: pick.clone(),
            verbs: verbs.filter(|_| mine),
            choose: props.choose.clone(),
            lang,
        })
    };
    let others = Seat::all(view.table.seats).filter(|&seat| Some(seat) != view.viewer);
    html! {
        <div class={classes!("farlight-table", building.then_some("is-building"))}>
            { for news }
            <div class="office">
                { station(&desk) }
                { missions(&desk) }
            </div>
            <div class="yard">
                { for view.viewer.map(draw) }
                { awards(&desk) }
                <div class="others">{ for others.map(draw) }</div>
            </div>
            { dock(props, verbs, part, &pick, &press) }
            if let Some(grip) = *grip { <span id="dragged" class="bid-face" aria-hidden="true">{ grip.held }</span> }
        </div>
    }
}

/// Whether the ships are what is decided about now.
fn is_building(phase: Phase) -> bool {
    matches!(phase, Phase::Repair | Phase::Engineer | Phase::Install | Phase::Boost)
}
