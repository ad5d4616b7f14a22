//! What the last step led to: each test with its dice and its result, and what happened in words.

use super::desk::{Desk, drawing, figure, skill_icon};
use super::step;
use super::step::test::{band_row, bands};
use super::table::is_scene;
use crate::art::firefly::{emblem, portrait, vignette};
use crate::explain::firefly as explain;
use crate::page::browser;
use crate::page::prelude::*;
use crate::page::token::token;
use crate::words::{Act, fill, grouped, question};
use rules::Seat;
use rules::firefly::effect::Effect;
use rules::firefly::sets::CARRIED;
use rules::firefly::supply::SupplyId;
use rules::firefly::{Cause, Event, JobSpot, Pace, Person, Spot, nav_card};

/// What each rival's turn came to since one's own, a line each, until one's first choice: a press tells it
/// at length.
pub fn rivals(desk: &Desk) -> Option<Html> {
    let (view, order) = (desk.view(), desk.props.order);
    let own = view.viewer.filter(|&seat| seat == view.turn)?;
    let told = &desk.props.told;
    let begins = told.iter().rev().filter_map(|(at, event)| match event {
        Event::Turn { seat, .. } if *seat == own => Some(*at),
        _ => None,
    });
    let mut begins = begins.skip_while(|&at| at > order);
    begins.next().filter(|&at| at == order)?;
    let since = begins.next().unwrap_or(0);
    turns(desk, "recap", desk.text.acts(told, since, Some(own), &desk.names()))
}

/// What the turn of somebody else has come to so far.
pub fn under_way(desk: &Desk) -> Option<Html> {
    let (told, own) = (&desk.props.told, desk.view().viewer);
    let told = &told[..told.partition_point(|(at, _)| *at <= desk.props.order)];
    let opened = |(at, event): &(usize, Event)| matches!(event, Event::Turn { .. }).then_some(*at);
    let since = told.iter().rev().find_map(opened)?;
    turns(desk, "log", desk.text.acts(told, since, own, &desk.names()))
}

/// Turns, each with its acts in a line: a press tells them at length in a drawer.
fn turns(desk: &Desk, drawer: &'static str, turns: Vec<(Seat, Vec<Act>)>) -> Option<Html> {
    let acts = |acts: Vec<Act>| html! { <>{ for acts.into_iter().map(|act| html! { <span class={act.weight.class()}>{ act.said }{ " " }</span> }) }</> };
    (!turns.is_empty()).then(|| html! {
        <button class="rival-turn" popovertarget={drawer}>
            { for turns.into_iter().map(|(seat, told)| html! { <span>{ token(desk.props.company.colour(seat)) }<strong>{ desk.name(seat) }</strong>{ " " }<span class="acts">{ acts(told) }</span></span> }) }
        </button>
    })
}

/// Whom the ship has lost since one was last asked and who has become disgruntled, each with why, and the
/// showdown that was lost to a rival with what he took: it stays until the next choice.
pub fn losses(desk: &Desk, since: usize) -> Html {
    let Some(own) = desk.view().viewer else { return Html::default() };
    let told = &desk.props.told;
    let begin = told.partition_point(|(at, _)| *at <= since);
    let end = told.partition_point(|(at, _)| *at <= desk.props.order);
    let since = || told[begin..end].iter().map(|(_, event)| event);
    let names = desk.names();
    let say = |event: &Event| desk.text.tell(event, &names).join(" ");
    let lost = since().filter_map(|event| {
        let robbed = robber(event, own).map(|seat| token(desk.props.company.colour(seat)));
        let (face, class) = match (event.lost_crew(own).or(taken(event, own)), upset(event, own)) {
            _ if robbed.is_some() => (robbed.unwrap_or_default(), ""),
            (Some(card), _) => (drawing("portrait", portrait::crew_portrait(card.kind())), ""),
            (None, Some(person)) => (desk.portrait(desk.view().captain(own), person), "is-upset"),
            (None, None) => return None,
        };
        Some(html! { <li {class}>{ face }<strong>{ say(event) }</strong></li> })
    });
    let stolen = grouped(since().filter(|event| CARRIED && steals(event, own)).map(say));
    let stolen = stolen.into_iter().map(|said| html! { <li class="is-upset">{ said }</li> });
    let lost: Vec<Html> = lost.chain(stolen).collect();
    if lost.is_empty() {
        return Html::default();
    }
    html! { <ul class="losses" role="alert">{ for lost }</ul> }
}

/// Who wins a showdown against a seat by this.
fn robber(event: &Event, own: Seat) -> Option<Seat> {
    match event {
        Event::Showdown { seat, rival: Some(rival), won: true, .. } if *rival == own => Some(*seat),
        _ => None,
    }
}

/// Whether a rival takes this out of a seat's hold, hand or purse in a raid, or has the law after him for it.
fn steals(event: &Event, own: Seat) -> bool {
    match event {
        Event::Goods { seat, hold: ..0, cause: Cause::Job(job), .. }
        | Event::Money { seat, change: ..0, cause: Cause::Job(job) } => {
            *seat == own && job.job().raid().is_some()
        }
        Event::Warrants { seat, change: 1.., cause: Cause::Card(_) }
        | Event::Job { from: JobSpot::Hand(seat), to: JobSpot::Hand(_), .. } => *seat == own,
        _ => false,
    }
}

/// Whom a rival takes of those bound aboard a seat's ship.
fn taken(event: &Event, own: Seat) -> Option<SupplyId> {
    match event {
        Event::Card { card, from: Spot::Bound(seat), to: Spot::Bound(to), .. } => {
            (*seat == own && *to != own).then_some(*card)
        }
        _ => None,
    }
}

/// Who of a seat's crew becomes disgruntled by this.
fn upset(event: &Event, own: Seat) -> Option<Person> {
    match event {
        Event::Token { seat, person, disgruntled: true, .. } if *seat == own => Some(*person),
        _ => None,
    }
}

/// What followed from the choices after this one, if it is worth a word: what has no room there
/// is read in the log, which a press opens. Of one's own tests all that came
/// since one was `asked`, whatever went on by itself meanwhile.
pub fn news(desk: &Desk, (since, asked): (usize, usize)) -> Html {
    let order = desk.props.order;
    let (view, told) = (desk.view(), &desk.props.told);
    let begin = told.partition_point(|(at, _)| *at <= since);
    let end = told.partition_point(|(at, _)| *at <= order);
    let latest: Vec<&Event> = told[begin..end].iter().map(|(_, event)| event).collect();
    let first = told.partition_point(|(at, _)| *at <= asked.min(since));
    let is_due = |at: usize| match &told[at].1 {
        Event::Test { seat, .. } => at >= begin || view.viewer == Some(*seat),
        // Both sides of a showdown are told what it came to.
        Event::Showdown { seat, rival, .. } if CARRIED => {
            let own = view.viewer;
            at >= begin || own.is_some() && (own == Some(*seat) || own == *rival)
        }
        _ => false,
    };
    let tests: Vec<usize> = (first..end).filter(|&at| is_due(at)).collect();
    // Before something else is decided the line that was reached is enough.
    let whole = tests.len() == 1 && !is_scene(desk.props);
    let landed = latest.iter().rposition(|event| matches!(event, Event::Ship { .. }));
    // A test has its own box, and a burn is told by where it ended.
    let is_told = |event: &Event, at: usize| match event {
        Event::Roll { .. } | Event::Test { .. } | Event::Turn { .. } => true,
        // What is looked at lies below, and the card that asks.
        Event::Misbehave { .. } => is_scene(desk.props),
        Event::Nav { card, .. } => {
            is_scene(desk.props) && (step::now(view).ways().is_some() || is_quiet(*card))
        }
        Event::Visit { .. }
        | Event::Talk { .. }
        | Event::Card { to: Spot::Considered, .. }
        | Event::Job { to: JobSpot::Considered(_), .. } => true,
        // Who set out on what is one's own choice: what came of it is told.
        Event::Team { seat, .. }
        | Event::Loaded { seat, .. }
        | Event::Job { from: JobSpot::Hand(seat), to: JobSpot::Active(_), .. } => {
            view.viewer == Some(*seat)
        }
        // The test that it leads to is before one's eyes, or has its own box.
        Event::Way { cause, way, .. } => {
            cause.ways().get(usize::from(*way)).is_some_and(|way| way.test().is_some())
        }
        Event::Ship { pace: Pace::Burn, .. } => Some(at) != landed,
        // Who is lost or disgruntled has his own place above.
        lost => view.viewer.is_some_and(|own| {
            let robbed = robber(lost, own).is_some() || taken(lost, own).is_some();
            lost.lost_crew(own).is_some()
                || upset(lost, own).is_some()
                || CARRIED && (robbed || steals(lost, own))
        }),
    };
    let names = desk.names();
    let tell = |at: usize, event: &Event| {
        let before = &told[..begin + at];
        desk.text.tell_at(&view.table, before, event, &names)
    };
    let lines = |setup: bool| -> Vec<String> {
        let events = (0..).zip(&latest);
        let events = events.filter(|(at, event)| is_setup(event) == setup && !is_told(event, *at));
        grouped(events.flat_map(|(at, event)| tell(at, event)))
    };
    // Where there is little room the log alone says what the set-up dealt.
    let dealt = if browser::is_wide() { lines(true) } else { Vec::new() };
    let mut lines = lines(false);
    let searched = view.viewer.filter(|&own| latest.contains(&&Event::Inspection { seat: own }));
    lines.extend(searched.into_iter().flat_map(|own| desk.text.bereft(view.captain(own))));
    if tests.is_empty() && dealt.is_empty() && lines.is_empty() {
        return Html::default();
    }
    let great = (0..).zip(&latest).filter(|(_, event)| is_great(event, view.viewer));
    let great: Vec<String> = great.flat_map(|(at, event)| tell(at, event)).collect();
    // Where there is no room for the rest an ellipsis follows: none comes after a full stop.
    let open = |line: &str| line.strip_suffix('.').unwrap_or(line).to_owned();
    let list = |lines: Vec<String>| html! { <ul aria-label={desk.words.just_now}>{ for lines.into_iter().map(|line| html! { <li class={great.contains(&line).then_some("is-great")}>{ open(&line) }</li> }) }</ul> };
    html! {
        <div class="news" key={format!("news-{order}")} aria-live="polite">
            { picture(&latest) }
            { for tests.iter().map(|&at| recap(desk, at, whole)) }
            <p class="dice">{ for latest.iter().flat_map(|event| dice(event)).map(|face| drawing("die", emblem::die(face))) }</p>
            <div onclick={|_: MouseEvent| browser::press("open-log")}>{ list(lines) }</div>
            if !dealt.is_empty() {
                <details class="dealt"><summary>{ fill(desk.words.dealt, &[("n", &dealt.len())]) }</summary>{ list(dealt) }</details>
            }
        </div>
    }
}

/// Whether an event decides the match, or pays a job of one's own: nobody is to miss its line.
fn is_great(event: &Event, own: Option<Seat>) -> bool {
    let is_paid = matches!(event, Event::Money { seat, change: 1.., cause: Cause::Job(_) } if own == Some(*seat));
    is_paid || matches!(event, Event::Goal { .. } | Event::LastCall { .. })
}

/// Whether a nav card says nothing but that one flies on.
fn is_quiet(card: u8) -> bool {
    let [only] = nav_card(card).ways else { return false };
    only.effects == [Effect::KeepFlying]
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

/// A test that is decided: what for, its dice, and what was reached; all that could be, if there is
/// room for it.
fn recap(desk: &Desk, at: usize, whole: bool) -> Html {
    let told = &desk.props.told;
    if CARRIED && let Event::Showdown { seat, rival, own, other, won } = told[at].1 {
        return html! {
            <section class="tested is-line is-showdown" data-explain="showdown">
                { faced(desk, at, seat, (true, Some(seat)), (own, won)) }
                { faced(desk, at, seat, (false, rival), (other, !won)) }
            </section>
        };
    }
    let Event::Test { cause, skill, points, total, band, .. } = told[at].1 else {
        return Html::default();
    };
    let rolls = told[..at].iter().rev().find_map(|(_, event)| match event {
        Event::Roll { die, bonus, .. } => Some([*die, *bonus]),
        _ => None,
    });
    let dice = rolls.into_iter().flatten().filter(|&die| die > 0);
    let (question, band) = (question(&desk.view().table, cause, skill), usize::from(band));
    html! {
        <section class={classes!("tested", (!whole).then_some("is-line"))}>
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

/// A side of a showdown that is decided, the attacker's or the other: its skill, its dice and their sum. Who
/// was alone has no seat.
fn faced(
    desk: &Desk,
    at: usize,
    attacker: Seat,
    (attacks, whose): (bool, Option<Seat>),
    (total, won): (i16, bool),
) -> Html {
    let roll = desk.props.told[..at].iter().rev().find_map(|(_, event)| match event {
        Event::Roll { seat, skill, die, bonus, .. } if (*seat == attacker) == attacks => {
            Some((*skill, [*die, *bonus]))
        }
        _ => None,
    });
    let Some((skill, dice)) = roll else { return Html::default() };
    let thrown = dice.into_iter().filter(|&die| die > 0);
    let points = total - thrown.clone().map(i16::from).sum::<i16>();
    let mark = whose.map_or_else(step::wanted, |seat| token(desk.props.company.colour(seat)));
    html! {
        <p class={classes!("test-sum", won.then_some("is-won"))}>
            { mark }
            { figure(skill_icon(skill), points, desk.text.skill(skill), explain::skill(skill)) }
            { for thrown.map(|die| drawing("die", emblem::die(die))) }
            <b>{ fill(desk.words.comes_to, &[("n", &total)]) }</b>
        </p>
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
        Event::Manhunt { .. } => Some(vignette::corvette_picture()),
        Event::Card { cause: Cause::Reavers, .. } | Event::Goods { cause: Cause::Reavers, .. } => {
            Some(vignette::cutter_picture())
        }
        _ => None,
    });
    met.map_or_else(Html::default, |picture| drawing("scene-picture", picture))
}
