//! The foot: what the choice would do, and the main action, always in one place.

use super::desk::Desk;
use super::look::Glance;
use super::map::Place;
use super::menu::refusal;
use super::step::{self, way_odds};
use crate::page::games;
use crate::page::prelude::*;
use crate::words::fill;
use rules::firefly::Choice;
use rules::firefly::effect::Tester;

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
    MAIN.into_iter().find(|&choice| desk.may(choice) && !(choice == Choice::Roll && bribes(desk)))
}

/// Whether money may be added to the roll: then that is no matter of course, and stands beside it.
fn bribes(desk: &Desk) -> bool {
    desk.props.legal.iter().any(|choice| matches!(choice, Choice::Bribe(_)))
}

fn back(desk: &Desk) -> Option<Choice> {
    BACK.into_iter().find(|&choice| desk.may(choice) && main(desk) != Some(choice))
}

/// The foot.
pub fn foot(desk: &Desk, place: &Place) -> Html {
    if let Some(choice) = desk.picked().filter(|&choice| !desk.is_grave(choice)) {
        return games::foot(looked_at(desk, choice), commit(desk, choice));
    }
    if let Some(choice) = desk.picked() {
        return games::foot(
            html! { <><strong>{ question(desk, choice) }</strong>{ for consequences(desk, choice).into_iter().map(|line| html! { <>{ " " }<b class="bad">{ line }</b></> }) }</> },
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
        // Whoever has a course may stop short of it.
        return games::foot(line, html! { <>{ desk.button_if(Choice::Stop, "") }{ action }</> });
    }
    let decision = step::now(desk.view());
    games::foot(
        html! { decision.line(desk) },
        html! {
            <>
                { decision.leave(desk) }
                { for back(desk).map(|choice| desk.button(choice, if main(desk).is_none() && choice == Choice::Stop { "primary" } else { "" })) }
                { for main(desk).map(|choice| desk.button(choice, "primary")) }
            </>
        },
    )
}

/// What a choice that is looked at would do, and how likely.
fn looked_at(desk: &Desk, choice: Choice) -> Html {
    let odds = way_odds(desk, choice)
        .map(|(chance, what)| html! { <>{ " · " }<b>{ chance }</b>{ " " }{ what }</> });
    let picks: Vec<String> = desk.picks().into_iter().map(|pick| desk.verb(pick)).collect();
    let instead = desk.look.instead.filter(|&other| desk.may(other) && is_one_of_many(other));
    let instead = instead.map(|other| {
        html! { <>{ " " }<b class="bad">{ fill(desk.words.instead_of, &[("what", &desk.verb(other))]) }</b></> }
    });
    html! { <><strong>{ picks.join(" · ") }</strong>{ for odds }{ for instead }</> }
}

/// The main action for what is looked at.
fn commit(desk: &Desk, choice: Choice) -> Html {
    let yes = match (choice, way_odds(desk, choice)) {
        (Choice::Way(_), Some(_)) if opens_test(desk, choice) => desk.words.to_test,
        (Choice::Way(_), Some((_, what))) if what == desk.words.whatever => desk.words.do_it,
        (Choice::Way(_), Some(_)) | (Choice::Bribe(_), _) => desk.words.roll_it,
        _ => desk.words.do_it,
    };
    html! { <button id="picked-yes" class="button primary choice" data-choice="" onclick={desk.choose_all(desk.picks())}>{ yes }</button> }
}

/// Whether several such choices may be made one after the other.
fn is_one_of_many(choice: Choice) -> bool {
    matches!(choice, Choice::Buy(_) | Choice::Accept(_) | Choice::Recruit(_))
}

/// Whether a way out leads to a test before which something is still chosen.
fn opens_test(desk: &Desk, choice: Choice) -> bool {
    let (Choice::Way(at), Some((ways, _))) = (choice, step::now(desk.view()).ways()) else {
        return false;
    };
    let test = ways.get(usize::from(at)).and_then(|way| way.test());
    test.is_some_and(|test| test.tester == Tester::Alone || test.bribes)
}

/// What is asked before a grave choice is made.
fn question(desk: &Desk, choice: Choice) -> String {
    match choice {
        Choice::EndTurn => desk.words.end_sure.to_owned(),
        choice => fill(desk.words.sure, &[("what", &desk.verb(choice))]),
    }
}

/// What is lost by a grave choice.
fn consequences(desk: &Desk, choice: Choice) -> Vec<String> {
    let view = desk.view();
    let mut lines = match choice {
        Choice::Drop(_) | Choice::Dismiss(_) => vec![desk.words.to_discards.to_owned()],
        Choice::Pursue => desk.text.unpaid(view).into_iter().collect(),
        _ => Vec::new(),
    };
    lines.extend(view.ruins(choice).into_iter().map(|ruin| desk.text.ruin(view, ruin)));
    lines
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
