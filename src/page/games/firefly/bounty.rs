//! Bounties: who is hunted and where, who is bound and aboard which ship, and what may be done about it.

use super::desk::{Desk, drawing, said};
use crate::art::firefly::portrait;
use crate::beat::firefly::{BOUND, POSTERS, figure};
use crate::page::prelude::*;
use crate::words::fill;
use rules::Seat;
use rules::firefly::Choice;
use rules::firefly::bounty::Bounty;
use rules::firefly::sets::CARRIED;
use rules::firefly::supply::{KindId, SupplyId};

/// The posters and the bound of every ship, where people are hunted at all.
pub fn board(desk: &Desk) -> Html {
    let view = desk.view();
    if !CARRIED || !view.table.sets.have_bounties() {
        return Html::default();
    }
    let words = desk.text.raids();
    let bound = view.seats().flat_map(|seat| view.captain(seat).bound.iter());
    let bound = bound.filter_map(|bound| Bounty::of(bound.bounty));
    let jailed = view.seats().filter_map(|seat| jailed(desk, seat));
    let all = bound.chain(jailed).chain(view.wanted_people());
    html! {
        <section class="jobs bounties" aria-label={words.bounties} data-explain="bounty">
            <h2>{ words.bounties }<span class="soft">{ fill(words.bounties_left, &[("n", &view.bounties.len())]) }</span></h2>
            <p class="soft">{ words.how }</p>
            <div class="faces">{ for all.map(|one| poster(desk, one, deeds(desk, one.id))) }</div>
        </section>
    }
}

/// Those who lie bound aboard a ship, as their bounties stand, and whom the Alliance holds for it.
pub fn held(desk: &Desk, seat: Seat) -> Html {
    if !CARRIED {
        return Html::default();
    }
    let bound = desk.view().captain(seat).bound.iter();
    let bound = bound.filter_map(|bound| Bounty::of(bound.bounty)).collect();
    let words = desk.text.raids();
    html! {
        <>
            { posters(desk, words.bound, bound) }
            { posters(desk, words.jailed, jailed(desk, seat).into_iter().collect()) }
        </>
    }
}

/// Bounties under what those have in common whom they are on.
fn posters(desk: &Desk, title: &'static str, bounties: Vec<&'static Bounty>) -> Html {
    if bounties.is_empty() {
        return Html::default();
    }
    html! {
        <>
            <h3 data-explain="bounty">{ title }</h3>
            <div class="faces">{ for bounties.into_iter().map(|one| poster(desk, one, deeds(desk, one.id))) }</div>
        </>
    }
}

/// The bounty on whom the Alliance holds for a ship.
fn jailed(desk: &Desk, seat: Seat) -> Option<&'static Bounty> {
    Bounty::of(desk.view().captain(seat).prisoner.filter(|_| CARRIED)?.bounty)
}

/// What may be done about a bounty here and now.
fn deeds(desk: &Desk, id: u8) -> Html {
    let words = desk.text.raids();
    let legal = desk.props.legal.iter().copied();
    let deeds = legal.filter_map(|choice| match choice {
        Choice::Hunt(of, _) if of == id => Some((choice, words.catch)),
        Choice::Deliver(of) if of == id => Some((choice, words.hand_over)),
        Choice::Jump(of) if of == id => Some((choice, words.take_bound)),
        _ => None,
    });
    html! { <>{ for deeds.map(|(choice, label)| desk.short_if(choice, "primary", label)) }</> }
}

/// What is said of a bounty as its card is opened.
pub fn bounty_said(desk: &Desk, bounty: &Bounty) -> String {
    let mut lines = desk.text.bounty_lines(bounty);
    let seen = desk.text.sightings(desk.view(), bounty, &desk.props.company.names);
    lines.extend(seen.into_iter().map(|(_, line)| line));
    said(&desk.text.bounty(bounty.id), lines)
}

/// Who is looked for: those who are caught already, else all who go by the name.
fn faces(desk: &Desk, bounty: &Bounty) -> Vec<KindId> {
    let view = desk.view();
    let held = view.catcher(bounty.id).and_then(|seat| view.captain(seat).bound_for(bounty.id));
    match held {
        Some(bound) => bound.people.iter().map(|card| card.kind()).collect(),
        None => bounty.faces().collect(),
    }
}

/// The face of a bounty: who, what is printed on it, where he is.
pub fn poster(desk: &Desk, bounty: &Bounty, foot: Html) -> Html {
    let seen = desk.text.sightings(desk.view(), bounty, &desk.props.company.names);
    let ways = desk.text.bounty_ways(desk.view(), bounty);
    // What pays where stands among the ways, if there are any.
    let printed =
        desk.text.bounty_lines(bounty).into_iter().skip(if ways.is_empty() { 1 } else { 2 });
    html! {
        <article class="face poster" key={format!("bounty-{}", bounty.id)}>
            <header data-explain="bounty" data-said={bounty_said(desk, bounty)}>
                { for faces(desk, bounty).into_iter().map(|kind| drawing("portrait", portrait::crew_portrait(kind))) }
                <h3 class="face-name">{ desk.text.hunted(bounty.id) }<small>{ desk.text.bounty(bounty.id) }</small></h3>
                <strong class="price">{ fill(desk.words.money, &[("n", &bounty.reward)]) }</strong>
            </header>
            <ul class="face-lines">{ for printed.map(|line| html! { <li>{ line }</li> }) }</ul>
            <ul class="forecast">{ for seen.into_iter().map(|(at, line)| html! { <li>{ desk.at(at, &line) }</li> }) }</ul>
            <ul class="face-lines">{ for ways.into_iter().map(|line| html! { <li>{ line }</li> }) }</ul>
            { foot }
        </article>
    }
}

/// The three who are hunted, small, for the line of the story.
pub fn wanted(desk: &Desk) -> Html {
    let view = desk.view();
    if !CARRIED || !view.table.sets.have_bounties() {
        return Html::default();
    }
    let words = desk.text.raids();
    let lines: Vec<String> = view.wanted_people().map(|one| bounty_line(desk, one)).collect();
    let faces = view.wanted_people().flat_map(|one| faces(desk, one));
    html! {
        <>
        <span class="edict hunted" data-figure={POSTERS} data-whole="" data-explain="bounty" data-said={said(words.bounties, lines)}>
            { for faces.map(|kind| drawing("portrait", portrait::crew_portrait(kind))) }<span class="unseen">{ words.bounties }</span>
        </span>
        { for view.viewer.map(|seat| bound(desk, seat)) }
        </>
    }
}

/// A bounty in a line: who, what it pays, where he is.
fn bounty_line(desk: &Desk, bounty: &Bounty) -> String {
    let seen = desk.text.sightings(desk.view(), bounty, &desk.props.company.names);
    let seen: Vec<String> = seen.into_iter().map(|(_, line)| line).collect();
    let reward = desk.text.money(u32::from(bounty.reward));
    format!("{}, {reward}: {}", desk.text.hunted(bounty.id), seen.join("; "))
}

/// Those who lie bound aboard a ship.
fn captives<'a>(desk: &Desk<'a>, seat: Seat) -> impl Iterator<Item = SupplyId> + use<'a> {
    desk.view().captain(seat).bound.iter().flat_map(|bound| bound.people.iter().copied())
}

/// The same, small, beside their captor; and whom the Alliance holds for him.
pub fn bound(desk: &Desk, seat: Seat) -> Html {
    if !CARRIED || !desk.view().table.sets.have_bounties() {
        return Html::default();
    }
    let words = desk.text.raids();
    let jailed = desk.view().captain(seat).prisoner.iter().map(|prisoner| prisoner.person);
    html! {
        <>
            { people(desk, seat, words.bound, captives(desk, seat).collect()) }
            { people(desk, seat, words.jailed, jailed.collect()) }
        </>
    }
}

/// People, small, with what they have in common; there as soon as their coming has been told.
fn people(desk: &Desk, seat: Seat, title: &'static str, people: Vec<SupplyId>) -> Html {
    let names = people.iter().map(|&card| desk.text.supply(card).to_owned()).collect();
    let said = said(title, names);
    html! {
        <span class="hunted is-bound" hidden={people.is_empty()} data-figure={figure(BOUND, seat)} data-whole="" data-explain="bounty" data-said={said.clone()}>
            { for people.iter().map(|card| drawing("portrait", portrait::crew_portrait(card.kind()))) }<span class="unseen">{ said }</span>
        </span>
    }
}
