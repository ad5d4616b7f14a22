//! What happens now: what the last step led to, a scene where there is something to see, and every
//! legal choice that has no place elsewhere as a button in words.

use super::brief::brief;
use super::desk::Desk;
use super::look::Glance;
use super::map::Place;
use super::news::{losses, news, rivals, under_way};
use super::scene::Scene;
use super::standing::{ordered, switch};
use super::{foot, ship, step};
use crate::chart::plan::targets;
use crate::explain::firefly as explain;
use crate::page::browser;
use crate::page::games::PageGame;
use crate::page::prelude::*;
use crate::words::{capital, fill};
use rules::firefly::effect::Good;
use rules::firefly::sector::SectorId;
use rules::firefly::sets::CARRIED;
use rules::firefly::{Choice, Firefly, Frame, Person};
use rules::order::sort_by_key;

/// What happens now.
pub fn dock(desk: &Desk, place: &Place, (since, asked_last): (usize, usize)) -> Html {
    let asked = html! { <h2 class="unseen">{ Firefly::ask(desk.view(), desk.lang()) }</h2> };
    // Nothing is asked of a flight that goes on by itself, nor of who has given a standing order.
    let flies = desk.look.flies && matches!(desk.view().stack.last(), Some(Frame::Flight));
    let ordered = ordered(desk.view(), &desk.props.legal, desk.look).is_some();
    if desk.props.legal.is_empty() || flies || ordered {
        let turn = under_way(desk).or_else(|| waits(desk));
        return html! { <>{ asked }{ for turn }if CARRIED && !flies { { switch(desk) } }{ losses(desk, asked_last) }{ news(desk, (since, since)) }{ aboard(desk) }</> };
    }
    let decision = step::now(desk.view());
    let Scene { picture, mut shown } = decision.scene(desk);
    shown.extend(foot::held(desk));
    let people = people(desk, &mut shown);
    // What others did tells the last of it as well.
    let rivals = rivals(desk);
    let news = if rivals.is_none() { news(desk, (since, asked_last)) } else { Html::default() };
    let theirs = theirs(desk, news != Html::default());
    // Where rows are pressed one after the other nothing that is told moves them.
    let in_rows = desk.visits() || matches!(desk.view().stack.last(), Some(Frame::Payday(_)));
    let (above, below) = if in_rows || decision.has_rows() {
        (Html::default(), news)
    } else {
        (news, Html::default())
    };
    // Nor does who becomes disgruntled at a pay day.
    let losses = losses(desk, asked_last);
    let (above, below) = if in_rows {
        (above, html! { <>{ losses }{ below }</> })
    } else {
        (html! { <>{ losses }{ above }</> }, below)
    };
    html! {
        <>
            { asked }
            { above }
            { for rivals }
            { for theirs }
            { brief(desk) }
            { picture }
            { people }
            { rest(desk, place, &shown) }
            { below }
            if decision.is_spare() { { aboard(desk) } }
        </>
    }
}

/// What is decided in another's turn: whose it is, the card met in it, and, unless the news tell it, what that
/// has come to.
fn theirs(desk: &Desk, told: bool) -> Option<Html> {
    let (view, names) = (desk.view(), &desk.props.company.names);
    if view.round == 0 || view.viewer == Some(view.turn) {
        return None;
    }
    // What is moved tells the card as well.
    let moved = matches!(view.stack.last(), Some(Frame::Patrol(_)));
    let whose =
        if moved { desk.text.whose(view, names) } else { desk.text.whose_card(view, names) };
    Some(
        html! { <><p class="soft">{ capital(&whose) }</p>{ for under_way(desk).filter(|_| !told) }</> },
    )
}

/// For whom one waits where nothing of the turn can be told yet.
fn waits(desk: &Desk) -> Option<Html> {
    let (view, names) = (desk.view(), &desk.props.company.names);
    if view.round == 0 || view.over || view.viewer == view.decider() {
        return None;
    }
    let called = desk.text.called(view, names);
    let turn = || fill(desk.lang().words().turn_of, &[("name", &desk.name(view.turn))]);
    let said = called.unwrap_or_else(turn);
    Some(html! { <p class="soft">{ said }</p> })
}

/// Where there is room for it, one's own crew and goods.
fn aboard(desk: &Desk) -> Html {
    let Some(seat) = desk.view().viewer.filter(|_| browser::is_wide()) else {
        return Html::default();
    };
    html! { <section class="aboard"><div>{ ship::crew(desk, seat, true) }</div>{ ship::holds(desk, seat, true) }</section> }
}

/// Whom of one's own crew a choice is about.
fn about(choice: Choice) -> Option<Person> {
    match choice {
        Choice::Champion(person)
        | Choice::Bench(person)
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
                    <span><strong>{ desk.text.aboard(captain, person) }</strong>{ for captain.is_disgruntled(person).then(|| ship::upset(desk)) }{ ship::member_signs(desk, captain, person) }</span>
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
    let bound = place.bound(desk).filter(|_| step::now(desk.view()).steers() || place.flees());
    // A sector is looked at on the chart, and the foot goes there; or one press does.
    let entry = |choice, class| match choice {
        Choice::Count(_) if Some(choice) != left.iter().copied().find(is_count) => Html::default(),
        Choice::Count(_) => number(desk, &left),
        Choice::To(sector) | Choice::Rouse(sector) => {
            let picked = (desk.look.sector == Some(sector)).to_string();
            let onclick = desk.press_on(choice);
            let far = place.matters(sector, bound);
            html! { <li><button class="button choice" data-choice="" aria-label={desk.verb(choice)} aria-pressed={picked} {onclick}><span>{ capital(&desk.text.place(sector)) }{ for far.map(|far| html! { <small>{ far }</small> }) }</span></button></li> }
        }
        Choice::Purchase(good)
        | Choice::Sell(good)
        | Choice::Board(good)
        | Choice::Fetch(good)
        | Choice::Dump(good)
            if desk.one_more(good) == Some(choice) =>
        {
            stock(desk, good, choice)
        }
        choice => html! { <li>{ desk.button(choice, class) }</li> },
    };
    // Where many sectors are lit those of the chart are pressed; the list is for who cannot.
    let (sectors, others): (Vec<Choice>, Vec<Choice>) =
        left.iter().partition(|choice| matches!(choice, Choice::To(_)));
    let mut sectors: Vec<SectorId> = targets(&sectors).map(|(at, _)| at).collect();
    if let Some(bound) = bound {
        sort_by_key(&mut sectors, |&at| desk.view().chart().moves(at, bound));
    }
    let order = bound
        .filter(|_| !sectors.is_empty())
        .map(|bound| fill(desk.lang().firefly_map().bound, &[("name", &desk.text.place(bound))]));
    let many = sectors.len() > SECTORS;
    let listed = sectors.iter().map(|&at| entry(Choice::To(at), ""));
    // Room is made where goods are at hand; the rest can wait for the menu of the turn.
    let (room, aside): (Vec<Choice>, Vec<Choice>) =
        chores.into_iter().partition(|choice| *choice == Choice::Stowage);
    html! {
        <>
            if many {
                <p>{ desk.lang().firefly_map().press_lit }</p>
                <details key={format!("sectors-{}", desk.props.order)} class="starts">
                    <summary data-choice="">{ desk.text.sectors(sectors.len() as u32) }</summary>
                    <ul class="choice-list">{ for listed.clone() }</ul>
                </details>
            }
            if let Some(order) = order { <p class="soft">{ order }</p> }
            <ul key={format!("rest-{}", desk.props.order)} class="choice-list">
                if !many { { for listed } }
                { for others.into_iter().map(|choice| entry(choice, "")) }
                { for room.into_iter().map(|choice| entry(choice, "quiet")) }
            </ul>
            if !aside.is_empty() {
                <details key={format!("aside-{}", desk.props.order)} class="starts aside">
                    <summary>{ desk.words.any_time }</summary>
                    <ul class="choice-list">{ for aside.into_iter().map(|choice| entry(choice, "quiet")) }</ul>
                </details>
            }
        </>
    }
}

/// How many sectors are listed beside the chart.
const SECTORS: usize = 12;

/// How many of a good are bought, sold, given up or taken aboard, more or less of them; the main action does it.
pub fn stock(desk: &Desk, good: Good, one: Choice) -> Html {
    let (words, order) = (desk.words, desk.props.order);
    let n = desk.look.stock(order).find(|(of, _)| *of == good).map_or(0, |(_, n)| n);
    let more = [desk.basket(), vec![one]].concat();
    let more = desk.view().go_together(&more).then_some(n + 1);
    let what = desk.text.good(good, 1);
    let step = |to: Option<u8>, sign, name: &'static str| {
        let glance = to.map(|n| move || Glance::Stock(order, good, n));
        stepped(desk, glance, sign, fill(name, &[("what", &what)]))
    };
    let said = match (one, desk.view().stock_price(good)) {
        (Choice::Purchase(_), Some(price @ 1..)) => {
            let what = capital(desk.text.any_good(good));
            fill(words.stock_each, &[("what", &what), ("n", &desk.text.money(price))])
        }
        _ => desk.verb(one),
    };
    let view = desk.view();
    let held = view.captain(view.decider().unwrap_or(view.turn)).has(good);
    let held = fill(words.left_aboard, &[("n", &held)]);
    let room = desk.text.room_left(view.room_beside(&desk.basket(), good));
    let held = if matches!(one, Choice::Sell(_) | Choice::Dump(_)) {
        held
    } else {
        format!("{held} · {room}")
    };
    let loads = n > 0 && !matches!(one, Choice::Sell(_) | Choice::Dump(_));
    let crowded = crowded(desk, desk.look.stock(order)).filter(|_| loads);
    html! {
        <li class="stepper" data-explain={explain::good(good)}>
            <span>{ said }<small>{ held }</small>{ for crowded }</span>
            { step(n.checked_sub(1), "−", words.stock_less) }
            <output>{ n }</output>
            { step(more, "+", words.stock_more) }
        </li>
    }
}

/// Which other jobs in hand have no room any more once these goods are aboard.
fn crowded(desk: &Desk, goods: impl Iterator<Item = (Good, u8)>) -> Option<Html> {
    let jobs = desk.view().crowded_out(goods).into_iter();
    let jobs: Vec<&str> = jobs.map(|id| desk.text.job(id)).collect();
    let line = || fill(desk.words.crowds_out, &[("what", &jobs.join(", "))]);
    (!jobs.is_empty()).then(|| html! { <small class="bad">{ line() }</small> })
}

fn is_count(choice: &Choice) -> bool {
    matches!(choice, Choice::Count(_))
}

/// How many, where a number is asked; the main action says what comes of it.
fn number(desk: &Desk, legal: &[Choice]) -> Html {
    let (words, order, counted) = (desk.words, desk.props.order, desk.picked());
    let counts: Vec<Choice> = legal.iter().copied().filter(is_count).collect();
    let at = counts.iter().position(|&choice| Some(choice) == counted).unwrap_or(0);
    let step = |to: Option<&Choice>, sign, name: &'static str| {
        let glance = to.map(|&to| move || Glance::Pick(order, to));
        stepped(desk, glance, sign, name.to_owned())
    };
    let n = counts.get(at).map_or(0, |&choice| if let Choice::Count(n) = choice { n } else { 0 });
    let view = desk.view();
    let room = view.loaded().map(|good| view.acting().room(good).saturating_sub(n));
    let crowded = view.loaded().and_then(|good| crowded(desk, [(good, n)].into_iter()));
    html! {
        <li class="stepper" role="group">
            <span>{ desk.text.ask(view) }{ for room.map(|n| html! { <small>{ desk.text.room_left(n.into()) }</small> }) }{ for crowded }</span>
            { step(at.checked_sub(1).and_then(|at| counts.get(at)), "−", words.fewer) }
            <output>{ n }</output>
            { step(counts.get(at + 1), "+", words.more_of) }
        </li>
    }
}

/// A button that makes a number smaller or larger, where it can be.
fn stepped(
    desk: &Desk,
    glance: Option<impl Fn() -> Glance + 'static>,
    sign: &'static str,
    name: String,
) -> Html {
    let (choice, off) = (glance.as_ref().map(|_| ""), glance.is_none());
    let class = classes!("button", choice.map(|_| "choice"));
    let onclick = glance.map_or_else(Callback::noop, |glance| desk.glance(glance));
    html! { <button {class} data-choice={choice} disabled={off} aria-label={name.clone()} title={name} {onclick}>{ sign }</button> }
}

/// What can be done at any time.
fn is_chore(choice: Choice) -> bool {
    matches!(
        choice,
        Choice::Stowage | Choice::Roster | Choice::Gear(_) | Choice::Parley(_) | Choice::Stir(..)
    )
}
