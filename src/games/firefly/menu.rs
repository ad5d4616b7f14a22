//! The menu of a turn: two different actions, and what is free.

use super::desk::Desk;
use crate::icons::{Icon, glyph};
use rules::firefly::{Action, Choice};
use yew::prelude::*;

/// The actions of a turn as they stand, the free ones, and its end.
pub fn menu(desk: &Desk, asked: &UseStateHandle<Option<usize>>) -> Html {
    let words = desk.words;
    html! {
        <div class="turn" key={desk.props.order}>
            <div class="actions">
                { action(desk, Action::Fly, Icon::Ship, words.fly) }
                { action(desk, Action::Buy, Icon::Gear, words.buy) }
                { action(desk, Action::Deal, Icon::Hand, words.deal) }
                { action(desk, Action::Work, Icon::Cargo, words.work) }
                { soothe(desk) }
            </div>
            <div class="turn-foot">
                { free(desk) }
                { end(desk, asked) }
            </div>
        </div>
    }
}

/// Which action a choice of the menu is; none for the free ones.
fn action_of(choice: Choice) -> Option<Action> {
    Some(match choice {
        Choice::Mosey | Choice::Burn => Action::Fly,
        Choice::Shop | Choice::ShoreLeave => Action::Buy,
        Choice::Deal(_) => Action::Deal,
        Choice::Work(_) | Choice::Pursue | Choice::MakeWork => Action::Work,
        Choice::Soothe(_) => Action::Soothe,
        _ => return None,
    })
}

fn choices_of(desk: &Desk, action: Option<Action>) -> Vec<Choice> {
    let legal = desk.props.legal.iter().copied();
    legal.filter(|&choice| action_of(choice) == action && choice != Choice::EndTurn).collect()
}

fn action(desk: &Desk, action: Action, icon: Icon, name: &'static str) -> Html {
    let choices = choices_of(desk, Some(action));
    let taken = desk.view().acted.contains(&action);
    let class = classes!("action", taken.then_some("is-taken"), choices.is_empty().then_some("is-off"));
    html! {
        <div {class} role="group" aria-label={name}>
            <h3>{ glyph(if taken { Icon::Check } else { icon }) }{ name }
                if taken { <span class="soft">{ desk.words.taken }</span> }
                else if choices.is_empty() { <span class="soft">{ desk.words.impossible }</span> }
            </h3>
            { for choices.into_iter().map(|choice| desk.button(choice, "")) }
        </div>
    }
}

/// Only some crew can soothe: without one there is nothing to say.
fn soothe(desk: &Desk) -> Html {
    let known = desk.view().acted.contains(&Action::Soothe);
    if !known && choices_of(desk, Some(Action::Soothe)).is_empty() {
        return Html::default();
    }
    action(desk, Action::Soothe, Icon::Disgruntled, desk.words.soothe)
}

fn free(desk: &Desk) -> Html {
    let choices = choices_of(desk, None);
    html! {
        <div class="free" role="group" aria-label={desk.words.free}>
            { for choices.into_iter().map(|choice| desk.button(choice, "quiet")) }
        </div>
    }
}

/// The end of the turn; asked for when actions are left.
fn end(desk: &Desk, asked: &UseStateHandle<Option<usize>>) -> Html {
    let (words, order) = (desk.words, desk.props.order);
    if !desk.may(Choice::EndTurn) {
        return Html::default();
    }
    let open = desk.props.legal.iter().any(|&choice| action_of(choice).is_some());
    let end = desk.choose(Choice::EndTurn);
    if **asked == Some(order) {
        let back = asked.clone();
        return html! {
            <div class="end-turn" role="alertdialog" aria-label={words.end_yes}>
                <p>{ words.end_sure }</p>
                <button id="end-turn-yes" class="button primary" onclick={end}>{ words.end_yes }</button>
                <button class="button" onclick={move |_: MouseEvent| back.set(None)}>{ words.end_no }</button>
            </div>
        };
    }
    let asked = asked.clone();
    let onclick = if open { Callback::from(move |_: MouseEvent| asked.set(Some(order))) } else { end };
    let class = classes!("button", "choice", (!open).then_some("primary"));
    html! { <div class="end-turn"><button {class} {onclick}>{ desk.verb(Choice::EndTurn) }</button></div> }
}
