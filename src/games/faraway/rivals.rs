//! The other seats at a glance: their rows, what they keep, what they may hold.

use super::card::{CardView, Face};
use super::journey::counts;
use crate::games::Company;
use crate::token::token;
use crate::words::{Lang, fill};
use rules::Seat;
use rules::faraway::{SeatView, Tally, View, total};
use yew::prelude::*;

/// What the rivals are drawn from.
pub struct Rivals<'a> {
    /// What the viewer may know.
    pub view: &'a View,
    /// Who is who.
    pub company: &'a Company,
    /// Asks for a card to be enlarged.
    pub inspect: Callback<Option<Face>>,
    /// The language.
    pub lang: Lang,
}

/// Everybody but the viewer.
pub fn rivals(props: &Rivals) -> Html {
    let others = Seat::all(props.view.table.seats).filter(|&seat| Some(seat) != props.view.viewer);
    html! {
        <div class="rivals" role="group" tabindex="0" aria-label={props.lang.faraway().rivals}>
            { for others.map(|seat| html! { <div key={seat.0} class="rival-slot">{ rival(props, seat) }</div> }) }
        </div>
    }
}

fn rival(props: &Rivals, seat: Seat) -> Html {
    let words = props.lang.faraway();
    let seen = &props.view.seats[seat.index()];
    let name = props.company.name(seat);
    let active = props.view.deciders().contains(seat);
    let regions = seen.row.iter().map(|id| id.card());
    let tally = Tally::of(regions.chain(seen.sanctuaries.iter().map(|id| id.card())));
    html! {
        <section class={classes!("rival", active.then_some("is-active"))} aria-label={fill(words.row_of, &[("name", &name)])}>
            <header class="rival-head">
                { token(props.company.colour(seat)) }
                <h2>{ name }</h2>
                <span class="rival-total">{ total(&seen.row, &seen.sanctuaries) }<span class="unseen">{ words.fame }</span></span>
                if seen.decided { <span class="rival-secret" title={words.secret}>{ "●" }<span class="unseen">{ words.secret }</span></span> }
            </header>
            <div class="rival-cards">
                <div class="region-row is-small">
                    { for seen.row.iter().map(|&id| html! {
                        <CardView key={id.time()} face={Face::Region(id)} inspect={props.inspect.clone()} lang={props.lang} />
                    }) }
                </div>
                <div class="sanctuary-row is-small">
                    { for seen.sanctuaries.iter().map(|&id| html! {
                        <CardView key={id.number()} face={Face::Sanctuary(id)} inspect={props.inspect.clone()} lang={props.lang} />
                    }) }
                </div>
                <div class="rival-hand">{ hand(props, seen, name) }</div>
            </div>
            { counts(&tally, props.lang) }
        </section>
    }
}

/// Cards taken from the market are known to all; the others lie face down.
fn hand(props: &Rivals, seen: &SeatView, name: &str) -> Html {
    let words = props.lang.faraway();
    html! {
        <div class="region-row is-small is-fan" role="group" aria-label={fill(words.hand_of, &[("name", &name)])}>
            { for seen.hand.iter().enumerate().map(|(at, held)| {
                let face = held.id.map_or(Face::RegionBack, Face::Region);
                html! { <CardView key={at} {face} inspect={props.inspect.clone()} lang={props.lang} /> }
            }) }
        </div>
    }
}
