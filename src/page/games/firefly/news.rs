//! What the last step led to: the dice as they fell, and what happened in words.

use super::desk::{Desk, drawing};
use super::step::test::bands;
use crate::art::firefly::{emblem, vignette};
use crate::page::games::PageGame;
use crate::page::prelude::*;
use crate::page::token::token;
use rules::Seat;
use rules::firefly::{Cause, Event, Firefly};

/// What each rival's latest turn came to, a line each, before one's own turn: a press tells it at length.
pub fn rivals(desk: &Desk) -> Html {
    let view = desk.view();
    let Some(own) = view.viewer.filter(|&seat| seat == view.turn && view.acted.is_empty()) else {
        return Html::default();
    };
    let told: Vec<&Event> = desk.props.told.iter().map(|(_, event)| event).collect();
    let line = |seat: Seat| {
        let opens = |event: &&Event| matches!(event, Event::Turn { seat: of, .. } if *of == seat);
        let from = told.iter().rposition(opens)?;
        let turn = told[from + 1..].iter().copied();
        let turn = turn.take_while(|event| !matches!(event, Event::Turn { .. }));
        let news = turn.filter(|event| Firefly::is_news(event));
        let said = desk.text.turn_of(seat, news, &desk.props.company.names);
        (!said.is_empty()).then(|| html! {
            <button class="rival-turn" popovertarget="recap">{ token(desk.props.company.colour(seat)) }<strong>{ desk.name(seat) }</strong><span>{ said }</span></button>
        })
    };
    view.seats().filter(|&seat| seat != own).filter_map(line).collect()
}

/// What followed from the choices after this one, if it is worth a word.
pub fn news(desk: &Desk, since: usize) -> Html {
    let order = desk.props.order;
    let latest: Vec<&Event> = desk
        .props
        .told
        .iter()
        .filter(|(at, _)| (since + 1..=order).contains(at))
        .map(|(_, event)| event)
        .collect();
    let lines: Vec<String> =
        latest.iter().flat_map(|event| desk.text.tell(event, &desk.props.company.names)).collect();
    if lines.is_empty() {
        return Html::default();
    }
    html! {
        <div class="news" key={format!("news-{order}")} aria-live="polite">
            { picture(&latest) }
            <p class="dice">{ for latest.iter().flat_map(|event| dice(event)).map(|face| drawing("die", emblem::die(face))) }</p>
            { for latest.iter().find_map(|event| decided(desk, event)) }
            // Too many, and the last ones are in sight: the list hangs from its end.
            <div><ul aria-label={desk.words.just_now}>{ for lines.into_iter().map(|line| html! { <li>{ line }</li> }) }</ul></div>
        </div>
    }
}

/// What was needed in a test that is decided, and what was reached.
fn decided(desk: &Desk, event: &Event) -> Option<Html> {
    let Event::Test { cause, skill, band, .. } = event else { return None };
    let question = cause.asked(*skill)?;
    Some(bands(desk, &question, Some(usize::from(*band)), |_| None))
}

/// The dice that an event shows.
fn dice(event: &Event) -> Vec<u8> {
    match event {
        Event::Roll { die, bonus: 0, .. } => vec![*die],
        Event::Roll { die, bonus, .. } => vec![*die, *bonus],
        Event::Medic { roll, .. } | Event::Wanted { roll, .. } => vec![*roll],
        _ => Vec::new(),
    }
}

/// A picture of the law or of worse, where they were met.
fn picture(latest: &[&Event]) -> Html {
    let met = latest.iter().find_map(|event| match event {
        Event::Inspection { .. } => Some(vignette::cruiser_picture()),
        Event::Card { cause: Cause::Reavers, .. } | Event::Goods { cause: Cause::Reavers, .. } => {
            Some(vignette::cutter_picture())
        }
        _ => None,
    });
    met.map_or_else(Html::default, |picture| drawing("scene-picture", picture))
}
