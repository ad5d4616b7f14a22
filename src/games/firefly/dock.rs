//! The decision that is asked for: a scene where there is something to see, and every legal choice
//! as a button in words.

use super::desk::Desk;
use super::menu::menu;
use super::news::news;
use super::scene::{self, Scene};
use crate::words::fill;
use rules::firefly::{Choice, Frame};
use yew::prelude::*;

/// The decision, or a word that others decide.
pub fn dock(desk: &Desk, asked: &UseStateHandle<Option<usize>>, since: usize) -> Html {
    let shell = desk.lang().words();
    let moment = desk.props.order.to_string();
    if desk.props.legal.is_empty() {
        return html! {
            <section class="choices is-waiting" data-moment={moment} aria-label={shell.choices}>
                { news(desk, since) }
                { waiting(desk) }
            </section>
        };
    }
    let frame = desk.view().stack.last();
    let body = match frame {
        Some(Frame::Turn) => menu(desk, asked),
        _ => {
            let Scene { picture, shown } = scene::scene(desk, frame);
            html! { <>{ picture }{ rest(desk, &shown) }</> }
        }
    };
    html! {
        <section class="choices" data-moment={moment} aria-label={shell.choices}>
            { news(desk, since) }
            <h2 key={desk.props.order}>{ desk.text.ask(desk.view()) }<span class="soft">{ desk.text.context(desk.view()) }</span></h2>
            { body }
        </section>
    }
}

fn waiting(desk: &Desk) -> Html {
    let view = desk.view();
    let Some(seat) = view.decider() else { return Html::default() };
    let decides = if view.viewer == Some(seat) {
        desk.words.waiting_own.to_owned()
    } else {
        fill(desk.words.waiting, &[("name", &desk.name(seat))])
    };
    html! { <p class="soft">{ decides }{ " " }{ desk.text.context(view) }</p> }
}

/// The choices that the scene has no place for.
fn rest(desk: &Desk, shown: &[Choice]) -> Html {
    let legal = desk.props.legal.iter().copied();
    let (chores, left): (Vec<Choice>, Vec<Choice>) =
        legal.filter(|choice| !shown.contains(choice)).partition(|&choice| is_chore(choice));
    let entry = |choice, class| html! { <li>{ desk.button(choice, class) }</li> };
    html! {
        <ul key={format!("rest-{}", desk.props.order)} class="choice-list">
            { for left.into_iter().map(|choice| entry(choice, if is_main(choice) { "primary" } else { "" })) }
            { for chores.into_iter().map(|choice| entry(choice, "quiet")) }
        </ul>
    }
}

/// What can be done at any time, or leads back.
fn is_chore(choice: Choice) -> bool {
    matches!(choice, Choice::Stowage | Choice::Roster | Choice::Gear(_) | Choice::Back)
}

/// What goes on where it usually goes on.
fn is_main(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::Go
            | Choice::Roll
            | Choice::Keep
            | Choice::Draw
            | Choice::PayAll
            | Choice::Propose
            | Choice::Agree
            | Choice::Submit
            | Choice::Settle
    )
}
