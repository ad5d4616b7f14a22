//! The other seats: a strip that says the most of each, and opens to show everything.

use super::card::{CardView, Face};
use super::journey::{counts, drawer_head, gains, opener, promised};
use crate::beat;
use crate::beat::faraway::fame;
use crate::icons::{Icon, glyph};
use crate::page::games::Company;
use crate::page::prelude::*;
use crate::page::token::token;
use crate::words::{Lang, fill};
use rules::Seat;
use rules::faraway::{ROUNDS, SanctuaryId, Score, SeatView, Tally, View, score};

/// What the rivals are drawn from.
pub struct Rivals<'a> {
    /// What the viewer may know.
    pub view: &'a View,
    /// Whether the viewer himself is asked.
    pub asked: bool,
    /// What each journey scored before the round that has just ended.
    pub past: Option<&'a [Score]>,
    /// Who is who.
    pub company: &'a Company,
    /// The language.
    pub lang: Lang,
}

/// Everybody but the viewer.
pub fn rivals(props: &Rivals) -> Html {
    let words = props.lang.faraway();
    let others = Seat::all(props.view.table.seats).filter(|&seat| Some(seat) != props.view.viewer);
    let n = others.clone().count();
    html! {
        <section id="rivals" class={format!("rivals of-{n}")} popover="auto"
            aria-label={words.rivals} data-still="rivals" data-in-view="rivals">
            { drawer_head("rivals", words.rivals, props.lang) }
            { for others.map(|seat| rival(props, seat)) }
            { opener("rivals", words.rivals) }
        </section>
    }
}

fn rival(props: &Rivals, seat: Seat) -> Html {
    let (words, lang) = (props.lang.faraway(), props.lang);
    let seen = &props.view.seats[seat];
    let name = props.company.name(seat);
    let active = !props.asked && props.view.deciders().contains(seat);
    let regions = seen.row.iter().map(|id| id.card());
    let tally = Tally::of(regions.chain(seen.sanctuaries.iter().map(|id| id.card())));
    let score = score(&seen.row, &seen.sanctuaries);
    let past = props.past.and_then(|past| past.get(seat.index()));
    let sanctuary = |(&id, &scored): (&SanctuaryId, _)| {
        html! { <CardView key={id.number()} face={Face::Sanctuary(id)} {scored} {lang} /> }
    };
    html! {
        <section key={seat.0} data-thing={beat::seat(seat)}
            class={classes!("rival", active.then_some("is-active"))}
            aria-label={fill(words.row_of, &[("name", &name)])}>
            <header class="rival-head">
                { token(props.company.colour(seat)) }
                <h2>{ name }</h2>
                if seen.decided {
                    <span class="rival-secret" data-explain="secret">
                        { glyph(Icon::Check) }<span class="unseen">{ words.secret }</span>
                    </span>
                }
                <span class="rival-total" data-explain="rival-fame" data-figure={fame(seat)}>
                    { score.total() }<span class="rival-fame">{ " " }{ words.of_fame }</span>
                </span>
                if seen.row.len() < ROUNDS.into() { { promised(&seen.row, &seen.sanctuaries, score.total(), lang) } }
            </header>
            <div class="rival-cards" data-figure={fame(seat)}>
                <div class="region-row">
                    { for seen.row.iter().zip(&score.regions).enumerate().map(|(at, (&id, &scored))| html! {
                        <CardView key={id.time()} face={Face::Region(id)} {scored}
                            gains={gains(scored, past.and_then(|past| past.regions.get(at)))} {lang} />
                    }) }
                </div>
                <div class="rival-kept">
                    { for seen.sanctuaries.iter().zip(&score.sanctuaries).map(sanctuary) }
                </div>
                { hand(seen, name, lang) }
            </div>
            { counts(&tally, Some(fame(seat)), lang) }
        </section>
    }
}

/// Cards taken from the market are known to all; the others lie face down.
fn hand(seen: &SeatView, name: &str, lang: Lang) -> Html {
    let title = fill(lang.faraway().hand_of, &[("name", &name)]);
    html! {
        <div class="rival-hand" role="group" aria-label={title.clone()}>
            { for seen.hand.iter().enumerate().map(|(at, held)| {
                let face = held.id.map_or(Face::RegionBack, Face::Region);
                html! { <CardView key={at} {face} {lang} /> }
            }) }
        </div>
    }
}
