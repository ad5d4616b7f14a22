//! The other seats: a strip that says the most of each; a press enlarges one's whole journey over the board.

use super::card::{CardProps, Face, Standing, lying};
use super::journey::{counts, gains, promised};
use crate::beat;
use crate::beat::faraway::fame;
use crate::icons::{Icon, glyph};
use crate::page::games::Company;
use crate::page::prelude::*;
use crate::page::token::token;
use crate::words::{Lang, fill};
use rules::Seat;
use rules::faraway::{ROUNDS, SanctuaryId, Score, Scored, SeatView, Tally, View, score};

/// What the rivals are drawn from.
pub struct Rivals<'a> {
    /// What the viewer may know.
    pub view: &'a View,
    /// Whose turn it is, unless the viewer is asked.
    pub acts: Option<Seat>,
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
        <section class={format!("rivals of-{n}")} aria-label={words.rivals} data-still="rivals" data-in-view="rivals">
            { for others.map(|seat| html! { <div key={seat.0} class="rival-place">{ rival(props, seat) }</div> }) }
        </section>
    }
}

fn rival(props: &Rivals, seat: Seat) -> Html {
    let (words, lang) = (props.lang.faraway(), props.lang);
    let seen = &props.view.seats[seat];
    let name = props.company.name(seat);
    let active = props.acts == Some(seat);
    let regions = seen.row.iter().map(|id| id.card());
    let tally = Tally::of(regions.chain(seen.sanctuaries.iter().map(|id| id.card())));
    let score = score(&seen.row, &seen.sanctuaries);
    let past = props.past.and_then(|past| past.get(seat.index()));
    let sanctuary =
        |(&id, &scored): (&SanctuaryId, _)| card(Face::Sanctuary(id), Some(scored), false, lang);
    let (id, title) = (format!("rival-{}", seat.0), fill(words.row_of, &[("name", &name)]));
    html! {
        <section id={id.clone()} popover="auto" data-thing={beat::seat(seat)}
            class={classes!("rival", active.then_some("is-active"))} aria-label={title.clone()}>
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
                    { for seen.row.iter().zip(&score.regions).enumerate().map(|(at, (&id, &scored))| {
                        card(Face::Region(id), Some(scored), gains(scored, past.and_then(|past| past.regions.get(at))), lang)
                    }) }
                </div>
                <div class="rival-kept">
                    { for seen.sanctuaries.iter().zip(&score.sanctuaries).map(sanctuary) }
                </div>
                { hand(seen, name, lang) }
            </div>
            { counts(&tally, Some(fame(seat)), lang) }
            // Once it is open it lies over the whole window: the next press, wherever, closes it alone.
            <button class="opener" popovertarget={id} aria-label={title}></button>
        </section>
    }
}

/// Cards taken from the market are known to all; the others lie face down.
fn hand(seen: &SeatView, name: &str, lang: Lang) -> Html {
    let title = fill(lang.faraway().hand_of, &[("name", &name)]);
    html! {
        <div class="rival-hand" role="group" aria-label={title.clone()}>
            { for seen.hand.iter().map(|held| card(held.id.map_or(Face::RegionBack, Face::Region), None, false, lang)) }
        </div>
    }
}

fn card(face: Face, scored: Option<Scored>, gains: bool, lang: Lang) -> Html {
    let standing = Standing::Still;
    lying(&CardProps {
        face,
        standing,
        scored,
        pick: None,
        gains,
        why_not: None,
        sight: None,
        look: None,
        lang,
    })
}
