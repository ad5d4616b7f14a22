//! The discard piles, open to everybody at any time, and the story.

use super::bounty;
use super::captains::dots;
use super::desk::Desk;
use super::look::Glance;
use super::{card, job};
use crate::beat::firefly::{STAND, figure};
use crate::explain::firefly as explain;
use crate::icons::{Icon, glyph};
use crate::page::prelude::*;
use crate::words::fill;
use rules::Seat;
use rules::firefly::contact::Contact;
use rules::firefly::edict::Posted;
use rules::firefly::sets::CARRIED;
use rules::firefly::story::{Demand, End, Goal};
use rules::firefly::supply::Market;
use rules::firefly::{Aim, Table, View, aim_size};

/// A pile that can be looked through.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pile {
    /// Supply cards.
    Supply(Market),
    /// Jobs.
    Jobs(Contact),
}

/// The piles as buttons, and the cards of the one that is looked through.
pub fn piles(desk: &Desk) -> Html {
    let (words, open) = (desk.words, desk.look.pile);
    let table = desk.view().table;
    let all = table.markets().map(Pile::Supply).chain(table.contacts().map(Pile::Jobs));
    html! {
        <section class="piles" aria-label={words.piles}>
            <h2>{ words.piles }</h2>
            <div class="pile-buttons">{ for all.map(|pile| button(desk, pile, open == Some(pile))) }</div>
            { for open.map(|pile| cards(desk, pile)) }
        </section>
    }
}

fn button(desk: &Desk, pile: Pile, open: bool) -> Html {
    let view = desk.view();
    let (name, shown, left) = match pile {
        Pile::Supply(market) => {
            (desk.text.market(market), view.supply_discards[market].len(), view.supply_left(market))
        }
        Pile::Jobs(contact) => {
            (desk.text.contact(contact), view.job_discards[contact].len(), view.jobs_left(contact))
        }
    };
    let onclick = desk.glance(move || Glance::Pile(pile));
    let label = fill(desk.words.pile_count, &[("name", &name), ("n", &shown), ("left", &left)]);
    html! {
        <button class={classes!("button", open.then_some("is-open"))} {onclick} aria-expanded={open.to_string()} data-explain={explain::PILE} data-said={label}>
            { name }<b>{ shown }</b>
        </button>
    }
}

/// The latest card lies on top.
fn cards(desk: &Desk, pile: Pile) -> Html {
    let view = desk.view();
    let faces: Vec<Html> = match pile {
        Pile::Supply(market) => {
            let pile = view.supply_discards[market].iter().rev();
            pile.map(|&id| card::supply(desk, id, Html::default())).collect()
        }
        Pile::Jobs(contact) => {
            let pile = view.job_discards[contact].iter().rev();
            pile.map(|&id| job::offered(desk, id, Html::default())).collect()
        }
    };
    if faces.is_empty() {
        return html! { <p class="soft">{ desk.words.pile_empty }</p> };
    }
    html! { <div class="faces">{ for faces }</div> }
}

/// How far the aim of the solo story is reached, and the aim with the turns that are left for it.
fn alone(desk: &Desk, aim: Aim) -> (String, String) {
    let (view, words) = (desk.view(), desk.words);
    let far = fill(words.reached, &[("n", &view.aim_progress(aim)), ("all", &aim_size(aim))]);
    if view.over {
        return (far, desk.text.goal(&view.table, 0));
    }
    let left = match (Table::SOLO_TURNS + 1).saturating_sub(view.round.max(1)) {
        0 => words.last_turn.to_owned(),
        n => desk.lang().count(words.turns_left, n),
    };
    (far, format!("{} · {left}", desk.text.goal(&view.table, 0)))
}

/// What explains a goal that asks for the trust of contacts.
fn asks_trust(goal: &Goal) -> Option<&'static str> {
    let trust = |demand: &Demand| matches!(demand, Demand::Solids(_) | Demand::SolidWith(_));
    goal.demands.iter().any(trust).then_some(explain::SOLID)
}

/// What explains a story that whoever most contacts trust wins.
fn counts_trust(view: &View) -> Option<&'static str> {
    let wins = CARRIED && view.table.story().is_some_and(|story| story.end == End::Trust);
    wins.then_some(explain::SOLID)
}

/// How many trust each rival.
fn rivals_trust(desk: &Desk, seat: Seat) -> String {
    let view = desk.view();
    let rivals = view.seats().filter(|&rival| rival != seat);
    let said = |rival| format!(" · {} {}", desk.name(rival), view.captain(rival).solids());
    rivals.map(said).collect()
}

/// The alert card in force, by its name.
fn alert(desk: &Desk, posted: Posted) -> Html {
    html! {
        <span class="edict" data-explain={explain::EDICT} data-said={desk.text.posted(posted)}>
            { glyph(Icon::Warning) }{ desk.text.edict(posted.edict) }
        </span>
    }
}

/// How many aboard have wanted tokens, and who.
fn wanted(desk: &Desk, seat: Seat) -> Html {
    let captain = desk.view().captain(seat);
    if !CARRIED || captain.wanted.is_empty() {
        return Html::default();
    }
    let names: Vec<&str> =
        captain.wanted.iter().map(|&who| desk.text.person(captain, who)).collect();
    html! {
        <span class="edict" data-explain="branded" data-said={names.join(", ")}>
            { glyph(Icon::Wanted) }{ names.len() }<span class="unseen">{ " " }{ desk.words.wanted }</span>
        </span>
    }
}

/// What the story is called, and which of the rounds there are this one is, where the last ends the match: of
/// that one is said first what wins.
fn named(desk: &Desk) -> String {
    let view = desk.view();
    let story = desk.text.story(&view.table);
    let all = u16::from(view.table.turn_limit);
    if all == 0 || view.table.runs_out() {
        return story.to_owned();
    }
    let parts = match view.round {
        0 => [story.to_owned(), fill(desk.lang().lobby().rounds_n, &[("n", &all)])],
        round if round == all => [desk.words.last_round.to_owned(), story.to_owned()],
        round => [story.to_owned(), fill(desk.words.stage_of, &[("n", &round), ("all", &all)])],
    };
    parts.join(" · ")
}

/// The story that is played: how far one is and the next goal in a line; opened, what is unusual about
/// it and all goals.
pub fn story(desk: &Desk) -> Html {
    let (view, text) = (desk.view(), desk.text);
    let table = view.table;
    let seat = view.viewer.unwrap_or(view.turn);
    let reached = view.captain(seat).goals;
    let all = table.story().map_or(&[][..], |story| story.goals);
    let goals = all.len() as u8;
    let posted = view.posted.0.filter(|_| CARRIED);
    let alike = all.len() > 1 && all.windows(2).all(|two| two[0] == two[1]);
    // What most have to win first is explained where it is said.
    let trust = view.goal(seat).and_then(asks_trust).or_else(|| counts_trust(view));
    let next = match table.aim().map(|aim| alone(desk, aim)) {
        Some((far, aim)) => Some((far, html! { <span>{ aim }</span> })),
        None if goals == 0 => text.story_stands(view, seat).map(|(far, what, ready)| {
            let class = ready.then_some("is-ready");
            let rivals = trust.map(|_| rivals_trust(desk, seat));
            (far, html! { <span {class} data-explain={trust}>{ what }{ for rivals }</span> })
        }),
        None => text.goal_next(view, seat).map(|(what, ready)| {
            let of: [(&str, &dyn std::fmt::Display); 2] = [("n", &(reached + 1)), ("all", &goals)];
            let class = ready.then_some("is-ready");
            (
                fill(desk.words.goal_of, &of),
                html! { <span {class} data-explain={trust}>{ what }</span> },
            )
        }),
    };
    html! {
        <details class="story">
            <summary data-explain={if trust.is_some() { explain::STORY_TRUST } else { explain::STORY }}><strong>{ named(desk) }{ for posted.map(|posted| alert(desk, posted)) }{ wanted(desk, seat) }{ bounty::wanted(desk) }</strong><span class="next-goal" data-figure={STAND} data-whole=""><span class="progress" data-thing={figure("goals", seat)} data-figure={figure("goals", seat)} data-whole="" aria-hidden="true">{ dots(reached, goals.into()) }</span>{ for next.map(|(far, goal)| html! { <>{ " " }<b data-figure={figure("goals", seat)}>{ far }</b>{ " " }{ goal }</> }) }</span></summary>
            <div class="story-words">
                { bounty::board(desk) }
                { for posted.map(|posted| html! { <p>{ text.posted(posted) }</p> }) }
                if !view.is_at_dusk() && all.iter().any(Goal::takes_work) { <p>{ desk.words.goal_rule }</p> }
                if trust.is_some() { <p>{ desk.words.solid_means }</p> }
                { for text.story_lines(&table).into_iter().map(|line| html! { <p>{ line }</p> }) }
                // Where each is a deed alike, the line above has said it; where all ask for the same, once is
                // enough.
                if !view.counts_deeds() {
                    <ol>{ for (0..if alike { 1 } else { goals }).map(|goal| html! {
                        <li class={classes!((goal < reached).then_some("is-reached"))} data-explain={all.get(usize::from(goal)).and_then(asks_trust)}>{ text.goal(&table, goal) }</li>
                    }) }</ol>
                }
            </div>
        </details>
    }
}
