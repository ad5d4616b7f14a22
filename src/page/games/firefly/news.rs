//! What the last step led to: the dice as they fell, and what happened in words.

use super::desk::{Desk, drawing};
use super::scene::bands;
use crate::art::firefly::{emblem, telegram};
use crate::page::prelude::*;
use rules::firefly::effect::{Effect, Way};
use rules::firefly::{Cause, Event, Question, figures, misbehave_card, nav_card};

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
    let tested = |ways: &'static [Way]| {
        ways.iter().flat_map(|way| way.effects).find_map(|effect| match effect {
            Effect::Test(test) if test.skill == *skill => Some(Question::Card(test)),
            _ => None,
        })
    };
    let question = match cause {
        Cause::Nav(card) => tested(nav_card(*card).ways),
        Cause::Reavers => tested(nav_card(figures::REAVER_CUTTER).ways),
        Cause::Misbehave(card) => tested(misbehave_card(*card).ways),
        Cause::Job(job) => job.job().test.map(Question::Last),
        _ => None,
    }?;
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
        Event::Inspection { .. } => Some(telegram::cruiser_picture()),
        Event::Card { cause: Cause::Reavers, .. } | Event::Goods { cause: Cause::Reavers, .. } => {
            Some(telegram::cutter_picture())
        }
        _ => None,
    });
    met.map_or_else(Html::default, |picture| drawing("scene-picture", picture))
}
