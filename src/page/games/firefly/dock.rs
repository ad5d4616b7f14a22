//! What happens now: what the last step led to, a scene where there is something to see, and every
//! legal choice that has no place elsewhere as a button in words.

use super::brief::brief;
use super::desk::Desk;
use super::look::Glance;
use super::map::Place;
use super::news::{losses, news, rivals};
use super::scene::Scene;
use super::{foot, ship, step};
use crate::page::browser;
use crate::page::games::PageGame;
use crate::page::prelude::*;
use crate::words::capital;
use rules::firefly::{Choice, Firefly, Person};

/// What happens now.
pub fn dock(desk: &Desk, place: &Place, (since, asked_last): (usize, usize)) -> Html {
    let asked = html! { <h2 class="unseen">{ Firefly::ask(desk.view(), desk.lang()) }</h2> };
    if desk.props.legal.is_empty() {
        return html! { <>{ asked }{ losses(desk, asked_last) }{ news(desk, since) }{ aboard(desk) }</> };
    }
    let decision = step::now(desk.view());
    let Scene { picture, mut shown } = decision.scene(desk);
    shown.extend(foot::held(desk));
    let people = people(desk, &mut shown);
    // Where there is little room, what others did comes after what can be done.
    let roomy = browser::is_wide();
    // Where rows are pressed one after the other nothing that is told moves them.
    let (above, below) = match decision.menu() {
        None => (news(desk, since), Html::default()),
        Some(_) => (Html::default(), news(desk, since)),
    };
    html! {
        <>
            { asked }
            { losses(desk, asked_last) }
            if roomy { { rivals(desk) } }
            { above }
            { brief(desk) }
            { picture }
            { people }
            { rest(desk, place, &shown) }
            { below }
            if !roomy { { rivals(desk) } }
            if decision.is_spare() { { aboard(desk) } }
        </>
    }
}

/// Where there is room for it, one's own crew and goods.
fn aboard(desk: &Desk) -> Html {
    let Some(seat) = desk.view().viewer.filter(|_| browser::is_wide()) else {
        return Html::default();
    };
    html! { <section class="aboard">{ ship::crew(desk, seat, true) }{ ship::holds(desk, seat, true) }</section> }
}

/// Whom of one's own crew a choice is about.
fn about(choice: Choice) -> Option<Person> {
    match choice {
        Choice::Champion(person)
        | Choice::Trick(person)
        | Choice::Reroll(person)
        | Choice::Kill(person)
        | Choice::Give(person)
        | Choice::Soothe(person) => Some(person),
        Choice::Pay(card)
        | Choice::LetGo(card)
        | Choice::Stiff(card)
        | Choice::Hide(card)
        | Choice::Dismiss(card) => Some(Person::Crew(card)),
        _ => None,
    }
}

/// Everybody aboard about whom something may be chosen, each with those choices.
fn people(desk: &Desk, shown: &mut Vec<Choice>) -> Html {
    let Some(seat) = desk.view().decider() else { return Html::default() };
    let captain = desk.view().captain(seat);
    let mut rows = Vec::new();
    for person in captain.everyone() {
        let legal = desk.props.legal.iter().copied();
        let choices: Vec<Choice> = legal
            .filter(|choice| about(*choice) == Some(person) && !shown.contains(choice))
            .collect();
        if !choices.is_empty() {
            let (said, ids) = desk.person_said(captain, person);
            rows.push(html! {
                <li class="mate" data-explain={ids} data-said={said}>
                    { desk.portrait(captain, person) }
                    <span><strong>{ desk.text.person(captain, person) }</strong>{ ship::member_signs(desk, captain, person) }</span>
                    <span class="mate-choices">{ for choices.iter().map(|&choice| desk.button(choice, "")) }</span>
                </li>
            });
        }
        shown.extend(choices);
    }
    if rows.is_empty() {
        Html::default()
    } else {
        html! { <ul class="mates">{ for rows }</ul> }
    }
}

/// The choices that have no other place.
fn rest(desk: &Desk, place: &Place, shown: &[Choice]) -> Html {
    let legal = desk.props.legal.iter().copied();
    let (chores, left): (Vec<Choice>, Vec<Choice>) =
        legal.filter(|choice| !shown.contains(choice)).partition(|&choice| is_chore(choice));
    if chores.is_empty() && left.is_empty() {
        return Html::default();
    }
    // A sector is looked at on the chart; the foot goes there.
    let entry = |choice, class| match choice {
        Choice::To(sector) => {
            let picked = (desk.look.sector == Some(sector)).to_string();
            let far = desk.view().viewer.and_then(|_| place.far(sector));
            html! { <li><button class="button choice" data-choice="" aria-label={desk.verb(choice)} aria-pressed={picked} onclick={desk.glance(move || Glance::Sector(sector))}><span>{ capital(&desk.text.place(sector)) }{ for far.map(|far| html! { <small>{ far }</small> }) }</span></button></li> }
        }
        choice => html! { <li>{ desk.button(choice, class) }</li> },
    };
    html! {
        <ul key={format!("rest-{}", desk.props.order)} class="choice-list">
            { for left.into_iter().map(|choice| entry(choice, "")) }
            { for chores.into_iter().map(|choice| entry(choice, "quiet")) }
        </ul>
    }
}

/// What can be done at any time.
fn is_chore(choice: Choice) -> bool {
    matches!(choice, Choice::Stowage | Choice::Roster | Choice::Gear(_))
}
