//! What the last step led to: each test with its dice and its result, and what happened in words.

use super::desk::{Desk, drawing, figure, skill_icon};
use super::step::test::{band_row, bands};
use crate::art::firefly::{emblem, vignette};
use crate::explain::firefly as explain;
use crate::page::prelude::*;
use crate::words::{fill, question};
use rules::firefly::{Cause, Event};

/// What followed from the choices after this one, if it is worth a word.
pub fn news(desk: &Desk, since: usize) -> Html {
    let order = desk.props.order;
    let told = &desk.props.told;
    let begin = told.partition_point(|(at, _)| *at <= since);
    let end = told.partition_point(|(at, _)| *at <= order);
    let latest: Vec<&Event> = told[begin..end].iter().map(|(_, event)| event).collect();
    let tests: Vec<usize> =
        (begin..end).filter(|&at| matches!(told[at].1, Event::Test { .. })).collect();
    let lines = |setup: bool| -> Vec<String> {
        let events = latest.iter().filter(|event| is_setup(event) == setup && !is_rolled(event));
        events.flat_map(|event| desk.text.tell(event, &desk.props.company.names)).collect()
    };
    let (dealt, lines) = (lines(true), lines(false));
    if tests.is_empty() && dealt.is_empty() && lines.is_empty() {
        return Html::default();
    }
    let list = |lines: Vec<String>| html! { <ul aria-label={desk.words.just_now}>{ for lines.into_iter().map(|line| html! { <li>{ line }</li> }) }</ul> };
    html! {
        <div class="news" key={format!("news-{order}")} aria-live="polite">
            { picture(&latest) }
            { for tests.iter().map(|&at| recap(desk, at, tests.len() == 1)) }
            <p class="dice">{ for latest.iter().flat_map(|event| dice(event)).map(|face| drawing("die", emblem::die(face))) }</p>
            // Too many, and the last ones are in sight: the list hangs from its end.
            <div>{ list(lines) }</div>
            if !dealt.is_empty() {
                <details class="dealt"><summary>{ fill(desk.words.dealt, &[("n", &dealt.len())]) }</summary>{ list(dealt) }</details>
            }
        </div>
    }
}

/// What the set-up dealt: nothing of it happened.
fn is_setup(event: &Event) -> bool {
    matches!(
        event,
        Event::Money { cause: Cause::Setup, .. }
            | Event::Goods { cause: Cause::Setup, .. }
            | Event::Card { cause: Cause::Setup, .. }
            | Event::Job { cause: Cause::Setup, .. }
    )
}

/// What a test shows in its own box.
fn is_rolled(event: &Event) -> bool {
    matches!(event, Event::Roll { .. } | Event::Test { .. })
}

/// A test that is decided: what for, its dice, and what was reached; all that could be, if there is
/// room for it.
fn recap(desk: &Desk, at: usize, whole: bool) -> Html {
    let told = &desk.props.told;
    let Event::Test { cause, skill, points, total, band, .. } = told[at].1 else {
        return Html::default();
    };
    let rolls = told[..at].iter().rev().find_map(|(_, event)| match event {
        Event::Roll { die, bonus, .. } => Some([*die, *bonus]),
        _ => None,
    });
    let dice = rolls.into_iter().flatten().filter(|&die| die > 0);
    let (question, band) = (question(desk.view(), cause, skill), usize::from(band));
    html! {
        <section class="recap">
            <p class="test-sum">
                <strong>{ desk.text.cause(cause) }</strong>
                { figure(skill_icon(skill), points, desk.text.skill(skill), explain::skill(skill)) }
                { for dice.map(|die| drawing("die", emblem::die(die))) }
                <b>{ fill(desk.words.comes_to, &[("n", &total)]) }</b>
            </p>
            { for question.map(|question| if whole { bands(desk, &question, Some(band), |_| None) } else { html! { <ul class="bands">{ band_row(desk, &question, band, true, None) }</ul> } }) }
        </section>
    }
}

/// The dice that an event shows, but for those of tests.
fn dice(event: &Event) -> Option<u8> {
    match event {
        Event::Medic { roll, .. } | Event::Wanted { roll, .. } => Some(*roll),
        _ => None,
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
