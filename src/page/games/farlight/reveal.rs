//! The last reveal: what lay on each target, turned up one after the other, and who won it.
//! It lies over the board and pushes nothing, once; put away, it can be opened again.

use super::ship::figures;
use crate::art::drawn;
use crate::art::farlight::ship_art;
use crate::beat::farlight::{Scene, auction as auction_art, lying, told, totals};
use crate::icons::{Icon, glyph};
use crate::page::games::TableProps;
use crate::page::prelude::*;
use crate::page::store;
use crate::page::token::token;
use crate::words::{PartWords, Telling, fill};
use rules::Seat;
use rules::farlight::{Event, Farlight, PartId, Service, Ship, Target, View};

/// A round whose tiles were turned up.
pub struct News<'a> {
    /// Which round.
    pub round: u16,
    /// What was told, the tiles that were turned up last.
    before: &'a [(usize, Event)],
    /// What has come of it, each event with the choice that it followed.
    since: &'a [(usize, Event)],
    /// All that was told up to the end of the round.
    upto: &'a [(usize, Event)],
}

/// The round whose reveal a viewer has seen last in this match; 0 for none.
pub fn seen(viewer: Option<Seat>) -> u16 {
    store::noted(&key(viewer)).and_then(|round| round.parse().ok()).unwrap_or(0)
}

/// Notes that a viewer has seen the reveal of a round, so that it does not come again by itself.
pub fn keep(viewer: Option<Seat>, round: u16) {
    store::note(&key(viewer), Some(&round.to_string()));
}

fn key(viewer: Option<Seat>) -> String {
    format!("reveal/{}", viewer.map_or(0, |seat| seat.0 + 1))
}

/// Whether an earlier moment is looked at.
pub fn is_past(props: &TableProps<Farlight>) -> bool {
    props.told.last().is_some_and(|(order, _)| *order > props.order)
}

/// The last reveal.
pub fn last(props: &TableProps<Farlight>) -> Option<News<'_>> {
    let now = props.told.iter().take_while(|(order, _)| *order <= props.order).count();
    let told = &props.told[..now];
    let at = told.iter().rposition(|(_, event)| matches!(event, Event::Reveal { .. }))?;
    let (before, since) = told.split_at(at + 1);
    let (_, Event::Reveal { round, .. }) = before.last()? else { return None };
    let ended = since.iter().position(|(_, event)| matches!(event, Event::Refill { .. }));
    let upto = &told[..ended.map_or(now, |past| at + 1 + past)];
    Some(News { round: *round, before, since, upto })
}

impl News<'_> {
    /// What lay on the table, in the order in which it is told.
    fn targets(&self) -> Vec<Target> {
        let Some((_, Event::Reveal { tiles, .. })) = self.before.last() else { return Vec::new() };
        let tiles = tiles.iter().flat_map(|(_, tiles)| tiles);
        let mut all: Vec<Target> = tiles.map(|tile| tile.target).collect();
        rules::order::sort_by_key(&mut all, |target| match target {
            Target::Slot(_) | Target::Service(_) => (None, *target),
            Target::Mission(id) => (Some(id.rank()), *target),
        });
        all.dedup();
        all
    }

    /// Whether the viewer has not laid a tile since.
    pub fn is_fresh(&self, view: &View) -> bool {
        let lays = |(_, event): &(usize, Event)| match event {
            Event::Bid { seat, .. } => view.viewer.is_none_or(|viewer| viewer == *seat),
            _ => false,
        };
        let laying = view.draft.tile.is_some() || !view.draft.placed.is_empty();
        !laying && !self.since.iter().any(lays)
    }
}

/// The reveal over the board, a card a target, and below them the parts that were lost. A press
/// beside it puts it away.
pub fn reveal(props: &TableProps<Farlight>, news: &News, close: Callback<MouseEvent>) -> Html {
    let lang = props.prefs.lang;
    let (shell, words) = (lang.words(), lang.farlight());
    let telling = Telling::new(&props.company.names, news.before, lang);
    let events = || news.since.iter().map(|(_, event)| event);
    // A card a target: all that became of it stands there, and what has been bid where nothing has yet.
    let outcome = |target: Target| {
        let of = |event: &&Event| match event {
            Event::Auction { target: one, .. } => *one == target,
            Event::Mission { mission, .. } => Target::Mission(*mission) == target,
            _ => false,
        };
        match events().find(of) {
            Some(event @ Event::Auction { .. }) => auction(props, news, &telling, event),
            _ => bid_on(props, news, &telling, (target, events().filter(of))),
        }
    };
    let outcomes = news.targets().into_iter().map(outcome);
    let over = events().any(|event| matches!(event, Event::Refill { .. } | Event::Result { .. }));
    let title = if over { words.round_over } else { words.tell_reveal };
    // As everything stood then, whatever has been laid since.
    let then = told(&props.view, news.upto);
    html! {
        <>
            <div class="reveal-veil" onclick={close.clone()} aria-hidden="true"></div>
            <section class="reveal" aria-label={words.reveal}>
                <header>
                    <h2>{ fill(title, &[("n", &news.round)]) }</h2>
                    <button class="button quiet reveal-close" onclick={close}
                        aria-label={shell.close}>
                        { glyph(Icon::Close) }
                    </button>
                </header>
                <ol tabindex="0" aria-label={words.reveal}>{ for outcomes.enumerate().map(|(at, event)| html! {
                    <li key={at} style={format!("--at: {at}")} data-explain="losing">{ event }</li>
                }) }</ol>
                { for events().map(|event| scrapped(props, &telling, event)) }
                <ul class="reveal-now">{ for then.seats.pairs().map(|(seat, seen)| html! {
                    <li key={seat.0}>
                        { token(props.company.colour(seat)) }
                        <strong>{ props.company.name(seat) }</strong>
                        <span class="peer-figures">{ figures(seen, seat, seen.score(), seen.crew) }</span>
                        { built(props, news, (seat, &seen.ship)) }
                    </li>
                }) }</ul>
            </section>
        </>
    }
}

/// Where what somebody won has come on his ship.
fn built(props: &TableProps<Farlight>, news: &News, (seat, ship): (Seat, &Ship)) -> Html {
    let new = news.since.iter().filter_map(|(_, event)| match event {
        Event::Install { seat: whose, part, .. } if *whose == seat => Some(*part),
        _ => None,
    });
    let new: Vec<PartId> = new.collect();
    if new.is_empty() {
        return Html::default();
    }
    html! {
        <div class="reveal-ship">
            { drawn(ship_art(ship, &new)) }
            <span>{ glyph(Icon::Plus) }{ PartWords::new(props.prefs.lang).parts(&new) }</span>
        </div>
    }
}

/// A part that left the game, and why; not what the viewer has scrapped himself.
fn scrapped(props: &TableProps<Farlight>, telling: &Telling, event: &Event) -> Html {
    let Event::Scrap { seat, why, .. } = event else { return Html::default() };
    if props.view.viewer == Some(*seat) && why.0.is_none() {
        return Html::default();
    }
    html! { <p class="is-short">{ glyph(Icon::Cross) }{ telling.tell(event).join(" ") }</p> }
}

/// What was bid on and is not sold, with what has come of it.
fn bid_on<'a>(
    props: &TableProps<Farlight>,
    news: &News,
    telling: &Telling,
    (target, events): (Target, impl Iterator<Item = &'a Event>),
) -> Html {
    let colours = &props.company.colours;
    let scene = Scene { before: news.before, colours, names: &[], lang: None, viewer: None };
    let totals = totals(&scene, target);
    html! {
        <>
            <span>{ named(props, telling, target) }</span>
            <span class="unseen">{ telling.laid(target, &totals) }</span>
            <div aria-hidden="true">{ drawn(lying(&scene, target, &totals)) }</div>
            { for events.flat_map(|event| telling.tell(event)).map(|line| html! { <p>{ line }</p> }) }
        </>
    }
}

/// What a lot is called, and what a service does.
fn named(props: &TableProps<Farlight>, telling: &Telling, target: Target) -> Html {
    let about = match target {
        Target::Service(service) => PartWords::new(props.prefs.lang).service(service).1,
        Target::Slot(_) | Target::Mission(_) => "",
    };
    html! { <>{ telling.target(target) }<span class="soft">{ " " }{ about }</span></> }
}

/// What a service that is decided about has done for whoever won it.
fn gained(news: &News, telling: &Telling, target: Target) -> Option<String> {
    let Target::Service(service) = target else { return None };
    let done = |event: &&Event| match service {
        Service::Repair => matches!(event, Event::Repair { .. }),
        Service::Engineer => matches!(event, Event::Engineer { .. }),
        Service::Hire | Service::Discover => false,
    };
    let told = news.since.iter().map(|(_, event)| event).find(done);
    told.map(|event| telling.tell(event).join(" "))
}

fn auction(props: &TableProps<Farlight>, news: &News, telling: &Telling, event: &Event) -> Html {
    let Event::Auction { target, totals, winner, .. } = event else { return Html::default() };
    let (colours, viewer) = (&props.company.colours, props.view.viewer);
    let picture =
        auction_art(&Scene { before: news.before, colours, names: &[], lang: None, viewer }, event);
    let best = winner.and_then(|winner| totals.get(winner)).copied();
    let own = viewer.and_then(|viewer| totals.get(viewer)).copied();
    let words = props.prefs.lang.farlight();
    let lost = match (best, own) {
        (Some(best), Some(own)) if own < best => Some(fill(words.lost_by, &[("n", &(best - own))])),
        (None, Some(0)) => Some(words.lost_zero.to_owned()),
        _ => None,
    };
    let tie = winner.and_then(|winner| telling.tie(totals, winner));
    let gained = winner.and_then(|_| gained(news, telling, *target));
    let why = gained.into_iter().chain(tie).chain(lost);
    html! {
        <>
            <span class="unseen">{ telling.tell(event).join(" ") }</span>
            <span aria-hidden="true">{ named(props, telling, *target) }</span>
            { for picture.map(drawn) }
            { for why.map(|why| html! { <span class="why">{ why }</span> }) }
        </>
    }
}
