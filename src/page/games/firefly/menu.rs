//! The menu of a turn: what can be done, listed by action, and the actions themselves, which
//! always stand in the same place.

use super::desk::{Desk, action_of};
use super::job;
use super::look::Glance;
use crate::icons::{Icon, glyph};
use crate::page::prelude::*;
use crate::words::fill;
use rules::firefly::job::JobId;
use rules::firefly::{Action, Board, Choice};

/// The choices of a turn: those of actions, with what comes of them, then the free ones.
pub fn menu(desk: &Desk) -> Html {
    let listed = desk.look.action.filter(|(order, _)| *order == desk.props.order);
    let actions = [Action::Fly, Action::Buy, Action::Deal, Action::Work, Action::Soothe];
    let actions =
        actions.into_iter().filter(|action| listed.is_none_or(|(_, only)| only == *action));
    html! {
        <div class="turn" key={desk.props.order}>
            <ul class="offers">
                { for actions.flat_map(|action| choices_of(desk, Some(action)).into_iter().map(move |choice| (action, choice)))
                    .map(|(action, choice)| html! { <li>{ offer(desk, action, choice) }</li> }) }
            </ul>
            <div class="free" role="group" aria-label={desk.words.free}>
                { for choices_of(desk, None).into_iter().map(|choice| desk.button(choice, "quiet")) }
            </div>
            { errands(desk) }
        </div>
    }
}

/// Where one's jobs lead next: a press shows the place on the chart.
fn errands(desk: &Desk) -> Html {
    let view = desk.view();
    let Some(seat) = view.viewer else { return Html::default() };
    let active = view.captain(seat).active.iter().map(|active| active.job);
    let row = |id: JobId| {
        let outlook = view.outlook(seat, id);
        let (sector, moves) = outlook.nearest.filter(|(_, moves)| *moves > 0)?;
        let place = fill(desk.words.away, &[("place", &desk.text.sector(sector)), ("n", &moves)]);
        Some(html! {
            <li key={id.number()}><button class="near" aria-pressed={(desk.look.sector == Some(sector)).to_string()} onclick={desk.glance(move || Glance::Sector(sector))}>
                <strong>{ desk.text.job(id) }</strong>
                <span class="soft">{ place }{ " · " }{ job::prospect(desk, id, &outlook) }</span>
            </button></li>
        })
    };
    let rows: Vec<Html> = active.chain(view.hand.iter().copied()).filter_map(row).collect();
    if rows.is_empty() {
        Html::default()
    } else {
        html! { <ul class="errands" aria-label={desk.words.jobs}>{ for rows }</ul> }
    }
}

fn choices_of(desk: &Desk, action: Option<Action>) -> Vec<Choice> {
    let legal = desk.props.legal.iter().copied();
    legal.filter(|&choice| action_of(choice) == action && choice != Choice::EndTurn).collect()
}

fn offer(desk: &Desk, action: Action, choice: Choice) -> Html {
    let more = match choice {
        Choice::Work(id) => {
            desk.view().viewer.map(|seat| job::prospect(desk, id, &desk.view().outlook(seat, id)))
        }
        _ => None,
    };
    let inner = html! {
        <>
            { glyph(icon(action)) }
            <span>{ desk.verb(choice) }{ for more.map(|more| html! { <small>{ more }</small> }) }</span>
        </>
    };
    desk.button_of(choice, "offer", inner)
}

fn icon(action: Action) -> Icon {
    match action {
        Action::Fly => Icon::Ship,
        Action::Buy => Icon::Gear,
        Action::Deal => Icon::Hand,
        Action::Work => Icon::Cargo,
        Action::Soothe => Icon::Disgruntled,
        Action::Call => Icon::Goal,
    }
}

/// The four actions with what stands in their way, and the end of the turn.
pub fn actions(desk: &Desk) -> Html {
    let words = desk.words;
    let may_end = desk.may(Choice::EndTurn);
    let over = may_end && !desk.props.legal.iter().any(|&choice| action_of(choice).is_some());
    let class =
        classes!("action", "end-turn", may_end.then_some("choice"), over.then_some("is-due"));
    html! {
        <div class="actions" data-still="actions">
            { action(desk, Action::Fly, words.fly) }
            { action(desk, Action::Buy, words.buy) }
            { action(desk, Action::Deal, words.deal) }
            { action(desk, Action::Work, words.work) }
            <button {class} data-choice={may_end.then_some("")} disabled={!may_end} onclick={desk.press_on(Choice::EndTurn)}>
                { glyph(Icon::Step) }<strong>{ words.end_turn }</strong>
            </button>
        </div>
    }
}

/// An action: made at once where it means one thing, else it lists what it may mean.
fn action(desk: &Desk, action: Action, name: &'static str) -> Html {
    let (words, order) = (desk.words, desk.props.order);
    let choices = choices_of(desk, Some(action));
    let taken = desk.view().acted.contains(&action);
    let only = choices.first().copied().filter(|_| choices.len() == 1);
    let listed = desk.look.action == Some((order, action));
    let onclick = match only {
        Some(choice) => desk.choose(choice),
        None => desk.glance(move || Glance::Action(order, action)),
    };
    let class = classes!("action", taken.then_some("is-taken"), only.map(|_| "choice"));
    html! {
        <button {class} disabled={choices.is_empty()} data-choice={only.map(|_| "")} aria-pressed={only.is_none().then(|| listed.to_string())} {onclick}>
            { glyph(if taken { Icon::Check } else { icon(action) }) }
            <strong>{ name }</strong>
            if taken { <small>{ words.taken }</small> }
            else if choices.is_empty() { <small>{ reason(desk, action) }</small> }
        </button>
    }
}

/// What stands in the way of an action that was not taken yet.
fn reason(desk: &Desk, action: Action) -> &'static str {
    let (view, words) = (desk.view(), desk.words);
    let Some(sector) = view.captain(view.turn).sector.filter(|_| desk.may(Choice::EndTurn)) else {
        return "";
    };
    if view.acted.len() > 1 {
        return words.no_action_left;
    }
    match action {
        Action::Buy if Board::market(sector).is_none() => words.no_market,
        Action::Deal if view.contacts(sector).next().is_none() => words.no_contact,
        Action::Work => words.no_job,
        Action::Fly | Action::Buy | Action::Deal | Action::Soothe | Action::Call => {
            words.impossible
        }
    }
}
