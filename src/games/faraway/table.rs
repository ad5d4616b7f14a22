//! The table of Faraway: rivals above, the journey in the middle, hand and market under the thumb.

use super::card::{Detail, Face};
use super::dock::{Dock, Picked};
use super::journey::Journey;
use super::rivals::Rivals;
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
    let inspect = {
        let inspected = inspected.clone();
        Callback::from(move |face| inspected.set(face))
    };
    let close = inspect.reform(|()| None);
    let own = props.view.own();
    html! {
        <div class="faraway-table">
            <Rivals view={props.view.clone()} company={props.company.clone()} inspect={inspect.clone()} {lang} />
            if let Some(own) = own {
                <Journey row={own.row.clone()} sanctuaries={own.sanctuaries.clone()} preview={explored(&current)}
                    preview_sanctuary={settled(&current)} inspect={inspect.clone()} title={words.row} {lang} />
            }
            <Dock view={props.view.clone()} legal={props.legal.clone()} picked={current} {pick}
                choose={props.choose.clone()} {inspect} prefs={props.prefs} />
            <Detail face={*inspected} scored={inspected.and_then(|face| scored(&props.view, face))} {close} {lang} />
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
