//! What happens now: what the last step led to, a scene where there is something to see, and every
//! legal choice that has no place elsewhere as a button in words.

use super::brief::brief;
use super::desk::Desk;
use super::look::Glance;
use super::map::Place;
use super::news::{losses, news, rivals};
use super::scene::Scene;
use super::{foot, ship, step};
use crate::explain::firefly as explain;
use crate::page::browser;
use crate::page::games::PageGame;
use crate::page::prelude::*;
use crate::words::{capital, fill};
use rules::firefly::effect::Good;
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
    // What others did tells the last of it as well.
    let rivals = rivals(desk);
    let news = if rivals.is_none() { news(desk, since) } else { Html::default() };
    // Where rows are pressed one after the other nothing that is told moves them.
    let (above, below) = match decision.menu() {
        None => (news, Html::default()),
        Some(_) => (Html::default(), news),
    };
    html! {
        <>
            { asked }
            { losses(desk, asked_last) }
            { for rivals }
            { above }
            { brief(desk) }
            { picture }
            { people }
            { rest(desk, place, &shown) }
            { below }
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
        Choice::Purchase(good) => stock(desk, good),
        choice => html! { <li>{ desk.button(choice, class) }</li> },
    };
    // Where many sectors are lit those of the chart are pressed; the list is for who cannot.
    let (sectors, left): (Vec<Choice>, Vec<Choice>) =
        left.into_iter().partition(|choice| matches!(choice, Choice::To(_)));
    let many = sectors.len() > SECTORS;
    let listed = sectors.iter().map(|&choice| entry(choice, ""));
    html! {
        <>
            if many {
                <p>{ desk.lang().firefly_map().press_lit }</p>
                <details key={format!("sectors-{}", desk.props.order)} class="starts">
                    <summary data-choice="">{ desk.text.sectors(sectors.len() as u32) }</summary>
                    <ul class="choice-list">{ for listed.clone() }</ul>
                </details>
            }
            <ul key={format!("rest-{}", desk.props.order)} class="choice-list">
                if !many { { for listed } }
                { for left.into_iter().map(|choice| entry(choice, "")) }
                { for chores.into_iter().map(|choice| entry(choice, "quiet")) }
            </ul>
        </>
    }
}

/// How many sectors are listed beside the chart.
const SECTORS: usize = 6;

/// How many of a good are bought, more or less of them; the main action buys them.
fn stock(desk: &Desk, good: Good) -> Html {
    let (words, order) = (desk.words, desk.props.order);
    let price = desk.view().stock_price(good).unwrap_or(0);
    let n = desk.look.stock(order).find(|(of, _)| *of == good).map_or(0, |(_, n)| n);
    let more = [desk.basket(), vec![Choice::Purchase(good)]].concat();
    let more = desk.view().go_together(&more).then_some(n + 1);
    let step = |to: Option<u8>, sign: &'static str, name: &'static str| {
        let glance = move || to.map_or(Glance::Drop, |n| Glance::Stock(order, good, n));
        let name = fill(name, &[("what", &desk.text.good(good, 1))]);
        html! { <button class={classes!("button", to.map(|_| "choice"))} data-choice={to.map(|_| "")} disabled={to.is_none()} aria-label={name.clone()} title={name} onclick={desk.glance(glance)}>{ sign }</button> }
    };
    let held = desk.view().acting().has(good);
    html! {
        <li class="stepper" data-explain={explain::good(good)}>
            <span>{ fill(words.stock_each, &[("what", &capital(desk.text.any_good(good))), ("n", &desk.text.money(price))]) }<small>{ fill(words.left_aboard, &[("n", &held)]) }</small></span>
            { step(n.checked_sub(1), "−", words.stock_less) }
            <output>{ n }<small>{ desk.text.money(price * u32::from(n)) }</small></output>
            { step(more, "+", words.stock_more) }
        </li>
    }
}

/// What can be done at any time.
fn is_chore(choice: Choice) -> bool {
    matches!(choice, Choice::Stowage | Choice::Roster | Choice::Gear(_))
}
