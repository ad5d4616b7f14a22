//! The table of Faraway: rivals above, the journey in the middle, hand and market under the thumb.

use super::card::{Face, detail};
use super::dock::{Dock, Picked, dock};
use super::journey::{Journey, journey};
use super::rivals::{Rivals, rivals};
use crate::games::TableProps;
use rules::faraway::{Choice, Faraway, Scored, View, score};
use yew::prelude::*;

/// The table.
#[component]
pub fn FarawayTable(props: &TableProps<Faraway>) -> Html {
    let lang = props.prefs.lang;
    let words = lang.faraway();
    let picked = use_state(|| (props.order, Picked::Nothing));
    let inspected = use_state(|| None::<Face>);
    // What was picked for an earlier moment no longer counts.
    let current = if picked.0 == props.order { picked.1.clone() } else { Picked::Nothing };
    let pick = {
        let (picked, order) = (picked.clone(), props.order);
        Callback::from(move |next| picked.set((order, next)))
    };
    // A choice taken back leads to the same moment again: nothing is picked there yet.
    let choose = {
        let (picked, choose, order) = (picked.clone(), props.choose.clone(), props.order);
        Callback::from(move |choice| {
            picked.set((order, Picked::Nothing));
            choose.emit(choice);
        })
    };
    // The same callback at every drawing: a card that has not changed is not drawn again.
    let inspect = use_callback((), {
        let setter = inspected.setter();
        move |face, ()| setter.set(face)
    });
    let close = inspect.reform(|_: MouseEvent| None);
    let own = props.view.own();
    html! {
        <div class="faraway-table">
            { rivals(&Rivals { view: &props.view, company: &props.company, inspect: inspect.clone(), lang }) }
            if let Some(own) = own {
                { journey(&Journey {
                    row: &own.row,
                    preview: explored(&current),
                    sanctuaries: &own.sanctuaries,
                    preview_sanctuary: settled(&current),
                    inspect: inspect.clone(),
                    title: words.row,
                    lang,
                }) }
            }
            { dock(&Dock {
                view: &props.view,
                legal: &props.legal,
                picked: current,
                pick,
                choose,
                inspect,
                prefs: props.prefs,
            }) }
            { for inspected.map(|face| detail(face, scored(&props.view, face), close.clone(), lang)) }
        </div>
    }
}

fn explored(picked: &Picked) -> Option<rules::faraway::RegionId> {
    match picked {
        Picked::Choice(Choice::Explore(id)) => Some(*id),
        _ => None,
    }
}

fn settled(picked: &Picked) -> Option<rules::faraway::SanctuaryId> {
    match picked {
        Picked::Choice(Choice::Settle(id)) => Some(*id),
        _ => None,
    }
}

/// What an inspected card scores now in the tableau that it lies in.
fn scored(view: &View, face: Face) -> Option<Scored> {
    view.seats.iter().find_map(|seat| {
        let score = score(&seat.row, &seat.sanctuaries);
        match face {
            Face::Region(id) => {
                let at = seat.row.iter().position(|&region| region == id)?;
                score.regions.get(at).copied()
            }
            Face::Sanctuary(id) => {
                let at = seat.sanctuaries.iter().position(|&sanctuary| sanctuary == id)?;
                score.sanctuaries.get(at).copied()
            }
            Face::RegionBack | Face::SanctuaryBack => None,
        }
    })
}
