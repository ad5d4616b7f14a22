//! Patrols that are moved, and which of them comes to an alert.

use super::Shown;
use crate::chart::hunt::proposed;
use crate::page::games::firefly::desk::Desk;
use crate::page::games::firefly::scene::Scene;
use crate::page::games::firefly::standing::switch;
use crate::page::prelude::*;
use crate::page::token::token;
use crate::words::{Sights, capital};
use rules::firefly::Choice;
use rules::firefly::patrol::Patrol;
use rules::firefly::sets::CARRIED;
use rules::firefly::step::{Move, Summons};

impl Shown for Move {
    fn is_spare(&self) -> bool {
        true
    }

    fn is_of_chart(&self) -> bool {
        true
    }

    /// Of several Cutters one is picked first: nothing that is told stands before them.
    fn has_rows(&self) -> bool {
        CARRIED && self.patrol == Patrol::Cutter && self.ship.is_none()
    }

    fn scene(&self, desk: &Desk) -> Scene {
        let bearings = desk.text.bearings(desk.view(), &desk.props.company.names);
        let bearings = bearings.map(|line| html! { <p class="soft">{ line }</p> });
        // The foot speaks of the sector that is aimed at.
        let (rows, shown) = pack(desk);
        let picture = html! { <><p>{ desk.context() }</p>{ for bearings }{ rows }</> };
        Scene { picture, shown }
    }
}

/// Of several Cutters each with how far the ships are from it, by their signs: a press aims at it, as on the chart.
fn pack(desk: &Desk) -> (Html, Vec<Choice>) {
    if !CARRIED {
        return Default::default();
    }
    let (view, legal) = (desk.view(), &desk.props.legal);
    let is_rouse = |choice: &Choice| matches!(choice, Choice::Rouse(_));
    let shown: Vec<Choice> = legal.iter().copied().filter(is_rouse).collect();
    let first = proposed(view, legal);
    let names = &desk.props.company.names;
    let sights = Sights { view, names, flags: &[], text: desk.text };
    let row = |&choice: &Choice| {
        let Choice::Rouse(at) = choice else { return Html::default() };
        let ships = view.seats().filter_map(|seat| {
            let moves = view.chart().moves(at, view.captain(seat).sector?);
            Some(html! { <>{ token(desk.props.company.colour(seat)) }<b>{ moves }</b></> })
        });
        let why = (first == Some(at)).then(|| desk.text.why_roused(view));
        let near = sights.ships(at).unwrap_or_default();
        let said = [&desk.verb(choice), ". ", &near, ". ", why.unwrap_or_default()].concat();
        let picked = (desk.look.sector == Some(at)).to_string();
        html! {
            <li>
                <button class="button choice" data-choice="" aria-label={said} aria-pressed={picked} onclick={desk.press_on(choice)}>
                    { capital(&desk.text.place(at)) }<span class="pack-far">{ for ships }</span>{ for why.map(|why| html! { <small>{ why }</small> }) }
                </button>
            </li>
        }
    };
    let rows =
        (!shown.is_empty()).then(|| html! { <ul class="pack">{ for shown.iter().map(row) }</ul> });
    (html! { <>{ for rows }{ switch(desk) }</> }, shown)
}

impl Shown for Summons {
    fn is_spare(&self) -> bool {
        true
    }

    fn is_of_chart(&self) -> bool {
        true
    }
}
