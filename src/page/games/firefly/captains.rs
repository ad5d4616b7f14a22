//! All captains in a row: what they own, how far they are with the story.

use super::bounty;
use super::desk::{Desk, figure as count};
use super::gauges::is_blank;
use super::look::{Glance, Tab};
use crate::beat;
use crate::beat::firefly::{LAW, MONEY, STAND, figure};
use crate::explain::firefly as explain;
use crate::icons::{Icon, glyph};
use crate::page::prelude::*;
use crate::page::token::token;
use crate::words::fill;
use rules::Seat;
use rules::firefly::story::Demand;
use rules::firefly::{Captain, View, aim_size};

/// The captains, one's own first; a press shows the ship of one. Whoever must decide is ringed, or whose turn is told.
pub fn captains(desk: &Desk) -> Html {
    let view = desk.view();
    let own = view.viewer.unwrap_or(Seat(0));
    let order =
        view.seats().filter(|&seat| seat >= own).chain(view.seats().filter(|&seat| seat < own));
    html! {
        <ul class={format!("captains of-{}", view.seats().count())} aria-label={desk.words.captains}>
            { for order.map(|seat| captain(desk, seat)) }
        </ul>
    }
}

fn captain(desk: &Desk, seat: Seat) -> Html {
    let (view, words) = (desk.view(), desk.words);
    let captain = view.captain(seat);
    let name = desk.name(seat);
    let acting = desk.props.acts == Some(seat);
    let other = (view.viewer != Some(seat)).then_some(seat);
    let shown = desk.look.seat == other && (other.is_some() || desk.look.tab == Tab::Ship);
    let leader = captain.leader.map_or(words.no_leader, |leader| desk.text.leader(leader));
    let class = classes!(
        "captain",
        shown.then_some("is-shown"),
        acting.then_some("is-acting"),
        is_blank(captain).then_some("is-blank"),
        other.is_none().then_some("is-own")
    );
    html! {
        <li {class}>
            <button data-thing={beat::seat(seat)} onclick={desk.glance(move || Glance::Ship(other))}
                aria-pressed={shown.to_string()}
                data-explain={if acting { explain::TURN } else { "" }}
                data-said={format!("{name}\n{leader}\n{}", fill(words.show_ship, &[("name", &name)]))}>
                { token(desk.props.company.colour(seat)) }
                <span class="captain-words">
                    <strong data-short={short(name)}>{ name }</strong>
                    <span class="captain-figures">
                        <b data-figure={figure(MONEY, seat)} data-explain={explain::MONEY}>
                            { fill(words.money, &[("n", &captain.money)]) }
                        </b>
                        { progress(desk, seat, captain) }
                        { bounty::bound(desk, seat) }
                        <span class="mark" hidden={!desk.is_sought(seat)}
                            data-figure={figure(LAW, seat)} data-explain={explain::OUTLAW} data-said={desk.outlaw_by(seat)}>
                            { glyph(Icon::Warrant) }if captain.warrants > 0 { { captain.warrants } } else { <span class="unseen">{ words.outlaw }</span> }
                        </span>
                        <span class="standing" data-figure={STAND}>
                            { solids(desk, captain) }
                            { count(Icon::Cargo, captain.active.len(), words.under_way, explain::UNDER_WAY) }
                        </span>
                    </span>
                </span>
                if acting { <span class="unseen">{ words.acting }</span> }
            </button>
        </li>
    }
}

/// With how many contacts a captain is Solid.
pub fn solids(desk: &Desk, captain: &Captain) -> Html {
    count(Icon::Solid, captain.solids(), desk.words.solids, explain::SOLID)
}

/// A name where there is hardly any room: its initials, or its first letters if it is a single word.
fn short(name: &str) -> String {
    let words = name.split_whitespace();
    let each = if words.clone().count() > 1 { 1 } else { 4 };
    words.flat_map(|word| word.chars().take(each)).collect()
}

/// How far a captain is: goal tokens, and what the next goal or the solo story counts.
pub fn progress(desk: &Desk, seat: Seat, captain: &Captain) -> Html {
    let (view, words) = (desk.view(), desk.words);
    let Some(story) = view.table.story() else { return aim(desk, seat) };
    let all = story.goals.len();
    if all == 0 {
        return Html::default();
    }
    let about = fill(&desk.lang().count(words.goals, captain.goals), &[("all", &all)]);
    let counted = counted(view, seat, captain).map(|(n, all)| format!("{n}/{all}"));
    html! {
        <span class="progress" data-thing={figure("goals", seat)}
            data-figure={figure("goals", seat)} data-whole=""
            data-explain={explain::GOALS} data-said={about.clone()}>
            { dots(captain.goals, all) }
            <span class="unseen">{ about }</span>
            if let Some(counted) = counted { <small data-figure={STAND}>{ counted }</small> }
        </span>
    }
}

/// A dot for each goal of the story.
pub fn dots(reached: u8, all: usize) -> Html {
    (0..all).map(|at| html! { <i class={classes!("goal", (at < reached.into()).then_some("is-reached"))}></i> }).collect()
}

/// What the next goal counts, and how much of it there is. Money stands beside it.
fn counted(view: &View, seat: Seat, captain: &Captain) -> Option<(u32, u32)> {
    view.goal(seat)?.demands.iter().find_map(|demand| match demand {
        Demand::Solids(all) => Some((captain.solids().into(), (*all).into())),
        Demand::SolidWith(contacts) => {
            let solid = contacts.iter().filter(|&&contact| captain.is_solid(contact)).count();
            Some((solid as u32, contacts.len() as u32))
        }
        Demand::Cash(_)
        | Demand::Tokens(_)
        | Demand::CrimeDone
        | Demand::Marked
        | Demand::Deed
        | Demand::AtHaven
        | Demand::AtCruiser
        | Demand::InTalk(_)
        | Demand::AnyLot(_) => None,
    })
}

fn aim(desk: &Desk, seat: Seat) -> Html {
    let view = desk.view();
    let Some(aim) = view.table.aim().filter(|_| seat == Seat(0)) else { return Html::default() };
    let reached =
        [("n", &view.aim_progress(aim) as &dyn std::fmt::Display), ("all", &aim_size(aim))];
    html! { <span class="progress">{ fill(desk.words.reached, &reached) }</span> }
}
