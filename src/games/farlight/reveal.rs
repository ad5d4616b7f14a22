//! The last reveal: what lay on each target, turned up one after the other, and who won it.

use super::tell::Telling;
use crate::games::TableProps;
use crate::icons::{Icon, glyph};
use crate::words::fill;
use rules::Seat;
use crate::words::PartWords;
use rules::farlight::{Event, Farlight, PartId, Target};
use yew::prelude::*;

/// A round whose tiles were turned up.
pub struct News<'a> {
    /// Which round.
    pub round: u16,
    /// The parts that lay in the slots.
    slots: &'a [PartId],
    /// What has come of it.
    outcomes: Vec<&'a Event>,
}

/// The last reveal; nothing once the viewer lays tiles again.
pub fn fresh(props: &TableProps<Farlight>) -> Option<News<'_>> {
    let view = &*props.view;
    let told: Vec<&Event> = props
        .told
        .iter()
        .filter(|(order, _)| *order <= props.order)
        .map(|(_, event)| event)
        .collect();
    let at = told.iter().rposition(|event| matches!(event, Event::Reveal { .. }))?;
    let (before, since) = told.split_at(at);
    let lays = |event: &&Event| match event {
        Event::Bid { seat, .. } => view.viewer.is_none_or(|viewer| viewer == *seat),
        _ => false,
    };
    let laying = view.draft.tile.is_some() || !view.draft.placed.is_empty();
    let Some(Event::Reveal { round, .. }) = since.first() else { return None };
    if laying || since.iter().any(lays) {
        return None;
    }
    let shown = |event: &&Event| {
        matches!(event, Event::Auction { .. } | Event::Mission { done: true, .. })
    };
    let laid = before.iter().rev().find_map(|event| match event {
        Event::Setup { slots, .. } | Event::Refill { slots, .. } => Some(&slots[..]),
        _ => None,
    });
    Some(News {
        round: *round,
        slots: laid.unwrap_or_default(),
        outcomes: since.iter().copied().filter(shown).collect(),
    })
}

/// The reveal as a strip of cards, one a target.
pub fn reveal(props: &TableProps<Farlight>, news: &News, close: Callback<MouseEvent>) -> Html {
    let lang = props.prefs.lang;
    let (shell, words) = (lang.words(), lang.farlight());
    let telling = Telling::new(&props.company, lang);
    html! {
        <section class="reveal" aria-label={words.reveal}>
            <h2>{ fill(words.tell_reveal, &[("n", &news.round)]) }</h2>
            <button class="button quiet reveal-close" onclick={close} aria-label={shell.close}>{ glyph(Icon::Close) }</button>
            <ol tabindex="0" aria-label={words.reveal}>{ for news.outcomes.iter().enumerate().map(|(at, event)| html! {
                <li key={at} style={format!("--at: {at}")}>{ outcome(props, news, &telling, event) }</li>
            }) }</ol>
        </section>
    }
}

fn outcome(props: &TableProps<Farlight>, news: &News, telling: &Telling, event: &Event) -> Html {
    let Event::Auction { target, totals, winner, .. } = event else {
        return html! { telling.tell(event).join(" ") };
    };
    html! {
        <>
            <span class="unseen">{ telling.tell(event).join(" ") }</span>
            <span class="reveal-target" aria-hidden="true">{ name(props, news, telling, *target) }</span>
            <span class="bids" aria-hidden="true">{ for totals.iter().map(|&(seat, total)| total_face(props, seat, total, *winner)) }</span>
        </>
    }
}

fn total_face(props: &TableProps<Farlight>, seat: Seat, total: u8, winner: Option<Seat>) -> Html {
    let colour = props.company.colour(seat);
    let won = winner == Some(seat);
    html! {
        <span class={classes!("bid", won.then_some("is-won"))} style={format!("--seat: var(--seat-{colour})")}>
            <span class="bid-face">{ glyph(Icon::seat(colour.into())) }{ total }if won { { glyph(Icon::Check) } }</span>
        </span>
    }
}

/// What a target is called: a slot by the part that lay there.
fn name(props: &TableProps<Farlight>, news: &News, telling: &Telling, target: Target) -> String {
    let part = match target {
        Target::Slot(n) => news.slots.get(usize::from(n) - 1),
        _ => None,
    };
    let parts = PartWords::new(props.prefs.lang);
    part.map_or_else(|| telling.target(target), |&part| parts.part(part).to_owned())
}
