//! The foot: what the choice would do, and the main action, always in one place.

use super::desk::{Desk, action_of, aims, is_beside, warned};
use super::look::Glance;
use super::map::Place;
use super::menu::{is_foray, is_over, name, prospect, refusal, risk};
use super::step::{self, way_bribed, way_odds};
use crate::page::games;
use crate::page::prelude::*;
use crate::words::fill;
use rules::firefly::effect::{Effect, Tester};
use rules::firefly::job::{Course, JobId};
use rules::firefly::odds::Chance;
use rules::firefly::sets::CARRIED;
use rules::firefly::supply::Class;
use rules::firefly::{Action, Captain, Choice, Frame, Look, Question, Ruin, Step, figures};
use std::fmt::Display;

/// Letters of a deed that stand on a button.
const SHORT: usize = 28;

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
    // Where several may be drawn at once, one alone may be drawn as well.
    let main = main(desk)
        .filter(|&choice| choice != Choice::Draw || step::now(desk.view()).draws(desk.view()) < 2);
    [main, back(desk), again(desk)].into_iter().flatten().collect()
}

/// What rolls again: it stands beside what keeps the roll.
fn again(desk: &Desk) -> Option<Choice> {
    if !CARRIED {
        return None;
    }
    let legal = desk.props.legal.iter().copied();
    let mut rolls =
        legal.filter(|choice| matches!(choice, Choice::Reroll(_) | Choice::RerollBy(_)));
    rolls.next().filter(|_| desk.may(Choice::Keep))
}

/// The same as a button, with its chance.
fn roll_again(desk: &Desk, choice: Choice) -> Html {
    let chance = match desk.view().stack.last() {
        Some(Frame::Test(trial)) => desk.view().reroll_chance(trial, choice),
        Some(_) | None => None,
    };
    let what = desk.verb(choice);
    let said = chance.map_or(what.clone(), |chance| {
        let values: [(&str, &dyn Display); 2] =
            [("what", &what), ("percent", &desk.words.chance(chance))];
        fill(desk.text.raids().roll_again, &values)
    });
    html! { <button class="button choice" data-choice="" onclick={desk.choose(choice)}>{ said }</button> }
}

/// The main action where nothing is looked at: what is drawn anyway is drawn in one go.
fn go_on(desk: &Desk, choice: Choice) -> Html {
    // Neither answer to an offer is pressed upon anybody, nor is leaving what is free.
    let spoils = matches!(
        desk.view().stack.last(),
        Some(Frame::Loot(_) | Frame::Steal(_) | Frame::LoadGoods(_))
    );
    let free = matches!(desk.view().stack.last(), Some(Frame::TakeCard(_)));
    let left = (free || CARRIED && spoils) && desk.props.legal.len() > 1;
    let beside =
        left || again(desk).is_some() || !step::now(desk.view()).at_once(desk.view()).is_empty();
    let class = if closes(desk, choice) || choice == Choice::Agree || beside {
        ""
    } else {
        leaves(desk).filter(|_| choice == Choice::Done).unwrap_or("primary")
    };
    match step::now(desk.view()).draws(desk.view()) {
        n @ 2.. if choice == Choice::Draw => {
            html! { <button class={classes!("button", "choice", class)} data-choice="" onclick={desk.choose_all(vec![choice; n])}>{ fill(desk.words.draw_all, &[("n", &n)]) }</button> }
        }
        _ => desk.button(choice, class),
    }
}

/// All that is free in one press.
fn all_free(desk: &Desk) -> Option<Html> {
    let all = step::now(desk.view()).at_once(desk.view());
    let said = (!all.is_empty()).then(|| desk.text.free_fuel(all.len() as u32))?;
    Some(
        html! { <button class="button primary choice" data-choice="" onclick={desk.choose_all(all)}>{ said }</button> },
    )
}

/// Whether a choice closes open cards that could be taken.
fn closes(desk: &Desk, choice: Choice) -> bool {
    choice == Choice::Draw
        && desk
            .props
            .legal
            .iter()
            .any(|other| matches!(other, Choice::Take(_) | Choice::TakeJob(_)))
}

/// Whoever leaves a shop or a contact does so at the other end of the foot than whoever buys or accepts: filled
/// once nothing else is left to do.
fn leaves(desk: &Desk) -> Option<&'static str> {
    let trades = |&choice: &Choice| choice != Choice::Done && !is_beside(choice);
    let open = desk.props.legal.iter().any(trades);
    desk.visits().then_some(if open { "leaves" } else { "leaves primary" })
}

fn main(desk: &Desk) -> Option<Choice> {
    MAIN.into_iter().find(|&choice| desk.may(choice))
}

fn back(desk: &Desk) -> Option<Choice> {
    BACK.into_iter().find(|&choice| desk.may(choice) && main(desk) != Some(choice))
}

/// The foot.
pub fn foot(desk: &Desk, place: &Place) -> Html {
    if let Some(flying) = flying(desk) {
        return flying;
    }
    let looked = desk
        .pressed_last()
        .or(desk.look.stock(desk.props.order).find_map(|(good, _)| desk.one_more(good)));
    let grave = |choice| desk.picks().into_iter().chain([choice]).any(|pick| desk.is_grave(pick));
    if let Some(choice) = looked.filter(|&choice| !grave(choice)) {
        return games::foot(
            looked_at(desk, choice),
            html! { <>{ desk.button_if(Choice::Stop, "") }{ commit(desk, choice) }</> },
        );
    }
    if let Some(choice) = desk.pressed_last() {
        let lost = consequences(desk, choice);
        // What the button says is not said beside what it costs.
        let asks = lost.is_empty() || matches!(choice, Choice::EndTurn | Choice::Drop(_));
        let lost = html! { <>{ for lost.into_iter().map(warned) }if asks { <strong>{ question(desk, choice) }</strong> }</> };
        return games::foot(Html::default(), asked(desk, choice, lost));
    }
    if let Some(line) = refusal(desk) {
        return games::foot(html! { line }, end(desk));
    }
    if desk.props.legal.is_empty() {
        return games::foot(html! { waiting(desk) }, Html::default());
    }
    let aim = desk.look.sector.filter(|_| !desk.look.turned);
    let aim = aim.and_then(|sector| place.deed(sector, desk));
    if let Some((line, action)) = aim {
        // Whoever has a course may stop short of it.
        return games::foot(
            line,
            html! { <>{ desk.button_if(Choice::Stop, "") }{ end(desk) }{ action }</> },
        );
    }
    let decision = step::now(desk.view());
    if let Some(choice) = desk.picked() {
        let back = back(desk).map(|choice| desk.button(choice, ""));
        return games::foot(
            looked_at(desk, choice),
            html! { <>{ for back }{ commit(desk, choice) }</> },
        );
    }
    games::foot(
        html! { <>if main(desk).is_some_and(|choice| closes(desk, choice)) { <b class="bad">{ desk.words.draw_closes }</b> } else { { for decision.warns(desk).map(warned) }{ decision.line(desk) } }</> },
        html! {
            <>
                { decision.leave(desk) }
                { for back(desk).map(|choice| desk.button(choice, if main(desk).is_none() && choice == Choice::Stop { "primary" } else { leaves(desk).unwrap_or_default() })) }
                { for again(desk).map(|choice| roll_again(desk, choice)) }
                { for main(desk).map(|choice| go_on(desk, choice)) }
                { end(desk) }
                { for all_free(desk) }
            </>
        },
    )
}

/// The end of the turn, where the actions leave it no room: filled once nothing else is left to do.
fn end(desk: &Desk) -> Html {
    if !desk.may(Choice::EndTurn) {
        return Html::default();
    }
    let class = classes!("button", "choice", "end-turn", is_over(desk).then_some("primary"));
    html! { <button {class} data-choice="" onclick={desk.press_on(Choice::EndTurn)}>{ desk.words.end_turn }</button> }
}

/// A ship that flies on by itself: where to, and what holds it.
fn flying(desk: &Desk) -> Option<Html> {
    let to = desk.look.ends.filter(|_| desk.look.flies)?;
    let asks =
        desk.props.legal.len() > 1 && !matches!(desk.view().stack.last(), Some(Frame::Flight));
    if asks {
        return None;
    }
    let words = desk.lang().firefly_map();
    let line = fill(words.flies_to, &[("name", &desk.text.place(to))]);
    Some(games::foot(
        html! { line },
        html! { <button class="button" data-anytime="" onclick={desk.glance(|| Glance::Halt)}>{ words.hold }</button> },
    ))
}

/// What a choice that is looked at would do, and how likely.
fn looked_at(desk: &Desk, choice: Choice) -> Html {
    let bribed = way_bribed(desk, choice).map(|line| format!("; {line}"));
    let odds = way_odds(desk, choice).map(
        |(chance, what)| html! { <><b>{ chance }</b>{ " " }{ what }{ for bribed }{ " · " }</> },
    );
    let said = |pick| match pick {
        // The button says what is done with them.
        Choice::Return(id) => desk.text.job(id).to_owned(),
        pick => desk.verb(pick),
    };
    let mut picks: Vec<String> = desk.picks().into_iter().map(said).collect();
    let goods = desk.look.stock(desk.props.order);
    picks.extend(goods.map(|(good, n)| desk.text.good(good, n.into())));
    if desk.keeps_jobs() {
        let back = desk.props.legal.len() - picks.len();
        let kept: [(&str, &dyn Display); 2] = [("n", &picks.len()), ("all", &Captain::JOBS)];
        picks.insert(0, fill(desk.words.kept_of, &kept));
        picks.insert(1, desk.lang().count(desk.words.go_back, back as u32));
    }
    // The button has said it: here stands what it is about.
    let named = aims(choice) || matches!(choice, Choice::Work(_));
    if picks.len() == 1 && (named || deed(desk, choice) == picks[0]) {
        picks = match choice {
            Choice::Leader(id) => desk.text.leader_lines(id),
            Choice::Ship(id) => {
                // Its room, and what it costs; the rest is read on its card.
                let lines = desk.text.ship_lines(id);
                let last = lines.len().saturating_sub(1);
                let told = lines.into_iter().enumerate().filter(|(at, _)| *at < 2 || *at == last);
                told.map(|(_, line)| line).collect()
            }
            Choice::Mosey | Choice::Burn => vec![desk.words.fly_where.to_owned()],
            Choice::Way(_) => vec![stop(desk, choice).unwrap_or_else(|| desk.context())],
            Choice::Work(id) => vec![desk.titled(id)],
            _ => vec![about(desk, choice).unwrap_or_else(|| step::now(desk.view()).line(desk))],
        };
    }
    let kept = spent(desk).map(|dollars| {
        let view = desk.view();
        let captain = view.captain(view.decider().unwrap_or(view.turn));
        let left = i64::from(captain.money) - dollars;
        format!(" · {}", fill(desk.words.you_keep, &[("n", &desk.text.money(left))]))
    });
    let beside = |&other: &Choice| desk.may(other) && desk.view().go_together(&[other]);
    let instead = desk.look.instead.filter(beside);
    let instead = instead.map(|other| fill(desk.words.instead_of, &[("what", &desk.verb(other))]));
    let work = prospect(desk, choice).filter(|_| matches!(choice, Choice::Work(_)));
    // On a phone the press itself says it.
    let work = work.map(|work| html! { <span class="foot-work">{ " · " }{ work }</span> });
    let warns = warns(desk, choice).into_iter().chain(instead).map(warned);
    html! { <>{ for warns }{ for odds }<strong>{ picks.join(" · ") }</strong>{ for kept }{ for work }</> }
}

/// What comes after a way out that stops the flight.
fn stop(desk: &Desk, choice: Choice) -> Option<String> {
    let (way, _) = step::way(desk.view(), choice)?;
    let stops = desk.view().flight.is_some() && way.effects.contains(&Effect::FullStop);
    let said = if step::is_there(desk) { desk.words.arrived } else { desk.words.stop_ends };
    stops.then(|| said.to_owned())
}

/// What a roll or work that is looked at may lose.
fn warns(desk: &Desk, choice: Choice) -> Option<String> {
    let view = desk.view();
    match choice {
        Choice::Work(_) => risk(desk, choice),
        choice if CARRIED && is_foray(choice) => risk(desk, choice),
        Choice::Way(_) => {
            let (way, _) = step::way(view, choice)?;
            let warrants = way.effects.contains(&Effect::Warrant);
            let test = way.test().map(Question::Card);
            let tested = test.and_then(|test| desk.text.test_takes(view, &test));
            let takes = warrants.then(|| desk.text.warrant_takes(view, view.task())).flatten();
            takes.or(tested)
        }
        _ => hired(desk).or_else(|| step::now(view).warns(desk)),
    }
}

/// That one of those who are picked to be hired makes an outlaw of their captain.
fn hired(desk: &Desk) -> Option<String> {
    desk.picks().into_iter().find_map(|pick| match pick {
        Choice::Buy(card) | Choice::Poach(_, card) => desk.text.hired_wanted(desk.view(), card),
        _ => None,
    })
}

/// What all that is picked costs, less what it brings; nothing where nothing is bought or sold.
fn spent(desk: &Desk) -> Option<i64> {
    let view = desk.view();
    let price = |pick: Choice| match pick {
        Choice::Buy(card) => view.card_price(card).map(i64::from),
        Choice::ShoreLeave => {
            Some(i64::from(figures::LEAVE) * view.acting().everyone().len() as i64)
        }
        Choice::Purchase(good) => view.stock_price(good).map(i64::from),
        Choice::Sell(good) => {
            let price = view.talk().and_then(|talk| view.sale_price(talk.contact, good));
            price.map(|price| -i64::from(price))
        }
        _ => None,
    };
    let prices: Vec<i64> = desk.basket().into_iter().filter_map(price).collect();
    (!prices.is_empty()).then(|| prices.into_iter().sum())
}

/// What a choice of a turn takes and brings.
fn about(desk: &Desk, choice: Choice) -> Option<String> {
    let view = desk.view();
    action_of(choice).filter(|_| matches!(view.stack.last(), Some(Frame::Turn)))?;
    let left = i32::from(view.actions_left()) - 1;
    let takes = view.table.aim().is_none().then(|| fill(desk.words.takes_action, &[("n", &left)]));
    let full = desk.text.why_no_room(view).filter(|_| matches!(choice, Choice::Deal(_)));
    let parts: Vec<String> = [prospect(desk, choice), full, takes].into_iter().flatten().collect();
    (!parts.is_empty()).then(|| parts.join(" · "))
}

/// What is picked as the main action: its deed, and what it costs.
fn deed(desk: &Desk, choice: Choice) -> String {
    let (words, text) = (desk.words, desk.text);
    let many = |what: &str| match desk.picks().len() {
        1 => what.to_owned(),
        n => fill(words.many, &[("what", &what), ("n", &n)]),
    };
    if let Some((good, _)) = desk.look.stock(desk.props.order).next() {
        let what = match desk.one_more(good) {
            Some(Choice::Sell(_)) => words.sell,
            Some(Choice::Board(_)) => return words.board.to_owned(),
            Some(Choice::Fetch(_)) => return words.load.to_owned(),
            Some(Choice::Dump(_)) => return words.hand_over.to_owned(),
            _ => words.buy,
        };
        let cost = text.money(spent(desk).unwrap_or(0).abs());
        return fill(words.at_cost, &[("what", &what), ("n", &cost)]);
    }
    match choice {
        Choice::Way(_) => way(desk, choice),
        Choice::Mosey | Choice::Burn => words.fly_by_sector.to_owned(),
        Choice::Bribe(n) => {
            let chance = step::bribed_roll(desk.view(), n).unwrap_or(Chance::NEVER);
            let sum = text.money(figures::BRIBE * u32::from(n));
            let values: [(&str, &dyn Display); 2] =
                [("n", &sum), ("percent", &words.chance(chance))];
            fill(words.pay_and_roll, &values)
        }
        Choice::Champion(_) => words.roll_it.to_owned(),
        Choice::Work(id) => work(desk, id).to_owned(),
        Choice::Buy(card) if desk.view().card_price(card).is_some() => {
            let crew = card.printed().class == Class::Crew;
            let what = many(if crew && desk.picks().len() == 1 { words.hire } else { words.buy });
            let cost = text.money(spent(desk).unwrap_or(0));
            fill(words.at_cost, &[("what", &what), ("n", &cost)])
        }
        Choice::Recruit(_) => many(words.hire),
        Choice::Accept(_) => many(words.accept),
        Choice::Return(_) if desk.keeps_jobs() => many(words.keep_job),
        Choice::Return(_) => many(words.give_back),
        Choice::Stiff(_) => sure(desk, choice),
        choice => desk.verb(choice),
    }
}

/// A job as the main action: its name stands beside it.
fn work(desk: &Desk, id: JobId) -> &'static str {
    match (id.job().course, desk.view().step_here(id)) {
        (_, Step::Aside) | (Course::Target(_), _) => desk.words.work,
        (Course::Delivery { .. }, Step::Pickup) => desk.words.load,
        (Course::Delivery { .. }, Step::Finish) => desk.words.deliver,
    }
}

/// A way out as the main action: the roll that it leads to, else what it does, if that is short, or
/// how it ends.
fn way(desk: &Desk, choice: Choice) -> String {
    let words = desk.words;
    let Some((way, _)) = step::way(desk.view(), choice) else { return words.do_it.to_owned() };
    if let Some(test) = way.test() {
        // Who does it, or what is bribed, is asked first.
        let asks = test.tester == Tester::Alone || test.bribes;
        return if asks { words.to_test } else { words.roll_it }.to_owned();
    }
    let whole = desk.text.effects(way.effects);
    if whole.chars().count() <= SHORT {
        return whole;
    }
    // What it costs and how it ends; never how it ends alone, which other ways out may do as well.
    match way.effects {
        [first, .., last] if !matches!(last, Effect::If { .. }) => {
            let both = desk.text.effects(&[*first, *last]);
            if both.chars().count() <= SHORT { both } else { desk.text.effects(&[*first]) }
        }
        _ => words.do_it.to_owned(),
    }
}

/// The main action for what is looked at.
fn commit(desk: &Desk, choice: Choice) -> Html {
    let yes = deed(desk, choice);
    html! { <button key={yes.clone()} id="picked-yes" class="button primary choice" data-choice="" onclick={desk.choose_all(desk.whole())}>{ yes }</button> }
}

/// The actions that could still be taken.
fn unused(desk: &Desk) -> Vec<&'static str> {
    let mut actions: Vec<Action> = Vec::new();
    for action in desk.props.legal.iter().filter_map(|&choice| action_of(choice)) {
        if !actions.contains(&action) {
            actions.push(action);
        }
    }
    actions.into_iter().map(|action| name(desk, action)).collect()
}

/// What is asked before a grave choice is made.
fn question(desk: &Desk, choice: Choice) -> String {
    match choice {
        Choice::EndTurn => fill(desk.words.end_sure, &[("what", &unused(desk).join(", "))]),
        _ => {
            let picks: Vec<String> = desk.picks().into_iter().map(|pick| desk.verb(pick)).collect();
            fill(desk.words.sure, &[("what", &picks.join(" · "))])
        }
    }
}

/// What is lost by a grave choice.
fn consequences(desk: &Desk, choice: Choice) -> Vec<String> {
    let view = desk.view();
    let mut lines = match choice {
        Choice::Drop(_) | Choice::Dismiss(_) => vec![desk.words.to_discards.to_owned()],
        Choice::Pursue => desk.text.unpaid(view).into_iter().collect(),
        Choice::Done => idle(desk),
        Choice::Propose if desk.gives_away() => vec![desk.words.for_nothing.to_owned()],
        Choice::EndTurn => desk.text.ends_beside(view, &desk.props.company.names),
        Choice::Way(_) => desk.straws(choice),
        _ => Vec::new(),
    };
    let ruins = desk.picks().into_iter().flat_map(|pick| view.ruins(pick));
    lines.extend(ruins.map(|ruin| desk.text.ruin(view, ruin)));
    lines
}

/// What a visit of which nothing came has cost, and what brings that back.
fn idle(desk: &Desk) -> Vec<String> {
    let words = desk.words;
    let looked = match desk.view().stack.last() {
        Some(Frame::Shop(visit)) => visit.look,
        Some(Frame::Deal(talk)) => talk.look,
        Some(_) | None => Look::Over,
    };
    let undone = (looked == Look::Pile).then(|| words.idle_undo.to_owned());
    [words.idle_visit.to_owned()].into_iter().chain(undone).collect()
}

/// A grave choice as it is made: what is done and what it costs.
fn sure(desk: &Desk, choice: Choice) -> String {
    let words = desk.words;
    match choice {
        Choice::EndTurn => words.end_yes.to_owned(),
        Choice::Drop(_) => desk.lang().count(words.drop_jobs, desk.picks().len() as u32),
        Choice::Stiff(card) => {
            let (view, picks) = (desk.view(), desk.picks());
            let rest = view.due_beside(&picks);
            let kept = desk.text.money(view.due_beside(&[]).saturating_sub(rest));
            if view.closed_by(&picks).is_some() {
                let rest = desk.text.money(rest);
                return fill(words.keep_pay, &[("n", &kept), ("rest", &rest)]);
            } else if picks.len() > 1 {
                return fill(words.keep, &[("n", &kept)]);
            }
            let template = match view.ruins(choice).first() {
                Some(Ruin::Leaves(_)) => words.keep_lose,
                Some(Ruin::Fired) => words.keep_all_lose,
                None => words.keep,
                _ => words.keep_upset,
            };
            let values: [(&str, &dyn Display); 2] =
                [("n", &kept), ("who", &desk.text.supply(card))];
            fill(template, &values)
        }
        choice => desk.verb(choice),
    }
}

/// What is lost lies between the two answers: who is asked says yes where he did not press before, and where he
/// did he calls it off.
fn asked(desk: &Desk, choice: Choice, lost: Html) -> Html {
    let words = desk.words;
    let no = if choice == Choice::EndTurn { words.end_no } else { words.sure_no };
    let all = desk.choose_all(desk.whole());
    // Whoever leaves a visit was asked at the other end; who pressed no button of the foot says yes where it always
    // acts. The turn ends there as well, but for a phone on its side, where its button stands in the foot.
    let place = match choice {
        Choice::Done => Some("is-left"),
        Choice::EndTurn => Some("is-apart ends"),
        choice => (!held(desk).contains(&choice)).then_some("is-apart"),
    };
    html! {
        <div class={classes!("asks-twice", place)} role="alertdialog" aria-label={question(desk, choice)}>
            <button id="picked-yes" class="button primary" data-choice="" onclick={all}>{ sure(desk, choice) }</button>
            <div class="foot-line">{ lost }</div>
            <button class="button" onclick={desk.glance(|| Glance::Drop)}>{ no }</button>
        </div>
    }
}

fn waiting(desk: &Desk) -> String {
    let view = desk.view();
    let Some(seat) = view.decider() else { return String::new() };
    if view.viewer == Some(seat) && desk.props.plays {
        String::new()
    } else if view.viewer == Some(seat) {
        desk.words.waiting_own.to_owned()
    } else {
        // What is asked of him in his own turn is his affair until it is told.
        let called = desk.text.called(view, &desk.props.company.names);
        called.unwrap_or_else(|| fill(desk.words.waiting, &[("name", &desk.name(seat))]))
    }
}
