//! The foot: what the choice would do, and the main action, always in one place.

use super::desk::{Desk, action_of};
use super::look::Glance;
use super::map::Place;
use super::menu::refusal;
use super::scene::way_odds;
use crate::page::games;
use crate::page::prelude::*;
use crate::words::fill;
use rules::firefly::step::Hands;
use rules::firefly::{Choice, Frame};

/// What goes on where it usually goes on, the likeliest first.
const MAIN: [Choice; 11] = [
    Choice::Go,
    Choice::Roll,
    Choice::Keep,
    Choice::Draw,
    Choice::PayAll,
    Choice::Settle,
    Choice::Submit,
    Choice::Agree,
    Choice::Propose,
    Choice::Ask,
    Choice::Done,
];
/// What leads back, or stays as it is.
const BACK: [Choice; 4] = [Choice::Back, Choice::Refuse, Choice::Stop, Choice::Done];

/// The choices that have their place in the foot.
pub fn held(desk: &Desk) -> Vec<Choice> {
    [main(desk), back(desk)].into_iter().flatten().collect()
}

fn main(desk: &Desk) -> Option<Choice> {
    MAIN.into_iter().find(|&choice| desk.may(choice))
}

fn back(desk: &Desk) -> Option<Choice> {
    BACK.into_iter().find(|&choice| desk.may(choice) && main(desk) != Some(choice))
}

/// The foot.
pub fn foot(desk: &Desk, place: &Place) -> Html {
    let words = desk.words;
    if let Some(choice) = desk.picked().filter(|&choice| !desk.is_grave(choice)) {
        return games::foot(looked_at(desk, choice), commit(desk, choice));
    }
    if let Some(choice) = desk.picked() {
        return games::foot(
            html! { <><strong>{ question(desk, choice) }</strong>{ for consequence(desk, choice).map(|line| html! { <>{ " " }<b class="bad">{ line }</b></> }) }</> },
            asked(desk, choice),
        );
    }
    if let Some(line) = refusal(desk) {
        return games::foot(html! { line }, Html::default());
    }
    if desk.props.legal.is_empty() {
        return games::foot(html! { waiting(desk) }, Html::default());
    }
    let aim = desk.look.sector.and_then(|sector| place.deed(sector, desk));
    if let Some((line, action)) = aim {
        return games::foot(line, action);
    }
    let context = desk.text.context(desk.view());
    let line = match desk.view().stack.last() {
        Some(Frame::Turn)
            if !desk.props.legal.iter().any(|&choice| action_of(choice).is_some()) =>
        {
            words.turn_over.to_owned()
        }
        Some(Frame::Turn) if context.is_empty() => words.turn_hint.to_owned(),
        Some(Frame::Turn) => format!("{context} · {}", words.turn_hint),
        Some(Frame::Muster) => {
            [Some(context), odds(desk)].into_iter().flatten().collect::<Vec<_>>().join(" · ")
        }
        Some(Frame::Nav(_) | Frame::Card(_) | Frame::Reavers) => {
            fill(words.why_not, &[("what", &context), ("why", &words.look_first)])
        }
        _ if context.is_empty() => desk.text.ask(desk.view()).to_owned(),
        _ => context,
    };
    games::foot(
        html! { line },
        html! {
            <>
                { for leave(desk) }
                { for back(desk).map(|choice| desk.button(choice, "")) }
                { for main(desk).map(|choice| desk.button(choice, "primary")) }
            </>
        },
    )
}

fn odds(desk: &Desk) -> Option<String> {
    desk.view().team_outlook().map(|(cards, chance)| desk.words.odds(cards, chance))
}

/// What a choice that is looked at would do, and how likely.
fn looked_at(desk: &Desk, choice: Choice) -> Html {
    let odds = way_odds(desk, choice)
        .map(|(chance, what)| html! { <>{ " · " }<b>{ chance }</b>{ " " }{ what }</> });
    html! { <><strong>{ desk.verb(choice) }</strong>{ for odds }</> }
}

/// The main action for what is looked at.
fn commit(desk: &Desk, choice: Choice) -> Html {
    let yes = match (choice, way_odds(desk, choice)) {
        (Choice::Way(_), Some(_)) | (Choice::Bribe(_), _) => desk.words.roll_it,
        _ => desk.words.do_it,
    };
    html! { <button id="picked-yes" class="button primary choice" data-choice="" onclick={desk.choose(choice)}>{ yes }</button> }
}

/// What is asked before a grave choice is made.
fn question(desk: &Desk, choice: Choice) -> String {
    match choice {
        Choice::EndTurn => desk.words.end_sure.to_owned(),
        choice => fill(desk.words.sure, &[("what", &desk.verb(choice))]),
    }
}

/// What is lost by a grave choice.
fn consequence(desk: &Desk, choice: Choice) -> Option<&'static str> {
    match choice {
        Choice::Drop(_) | Choice::Dismiss(_) => Some(desk.words.to_discards),
        _ => None,
    }
}

fn asked(desk: &Desk, choice: Choice) -> Html {
    let words = desk.words;
    let yes = if choice == Choice::EndTurn { words.end_yes } else { words.sure_yes };
    html! {
        <div class="asks-twice" role="alertdialog" aria-label={question(desk, choice)}>
            <button class="button" onclick={desk.glance(|| Glance::Drop)}>{ words.end_no }</button>
            <button id="picked-yes" class="button primary" data-choice="" onclick={desk.choose(choice)}>{ yes }</button>
        </div>
    }
}

/// Who carries it: whoever does already, or nobody.
fn leave(desk: &Desk) -> Option<Html> {
    let Some(Frame::Hands(Hands(gear))) = desk.view().stack.last() else { return None };
    let held = desk.view().acting().gear.iter().find(|held| held.card == *gear)?;
    let choice = held.carrier.map_or(Choice::Shelve, Choice::Give);
    desk.may(choice).then(|| desk.button_of(choice, "", html! { desk.words.leave_it }))
}

fn waiting(desk: &Desk) -> String {
    let view = desk.view();
    let Some(seat) = view.decider() else { return String::new() };
    let decides = if view.viewer == Some(seat) {
        desk.words.waiting_own.to_owned()
    } else {
        fill(desk.words.waiting, &[("name", &desk.name(seat))])
    };
    match desk.text.context(view) {
        context if context.is_empty() => decides,
        context => format!("{decides} {context}"),
    }
}
