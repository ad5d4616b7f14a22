//! Bounties: who is hunted and where, who is bound and aboard which ship, and what may be done about it.

use super::desk::{Desk, drawing, said};
use crate::art::firefly::portrait;
use crate::page::prelude::*;
use crate::words::fill;
use rules::Seat;
use rules::firefly::Choice;
use rules::firefly::bounty::Bounty;
use rules::firefly::sets::CARRIED;
use rules::firefly::supply::SupplyId;

/// The posters and the bound of every ship, where people are hunted at all.
pub fn board(desk: &Desk) -> Html {
    let view = desk.view();
    if !CARRIED || !view.table.sets.have_bounties() {
        return Html::default();
    }
    let words = desk.text.raids();
    let bound = view.seats().flat_map(|seat| view.captain(seat).bound.iter());
    let bound = bound.filter_map(|bound| Bounty::of(bound.bounty));
    let all = bound.chain(view.wanted_people());
    html! {
        <section class="jobs bounties" aria-label={words.bounties} data-explain="bounty">
            <h2>{ words.bounties }<span class="soft">{ fill(words.bounties_left, &[("n", &view.bounties.len())]) }</span></h2>
            <div class="faces">{ for all.map(|one| poster(desk, one, deeds(desk, one.id))) }</div>
        </section>
    }
}

/// Those who lie bound aboard a ship, as their bounties stand.
pub fn held(desk: &Desk, seat: Seat) -> Html {
    let bound = &desk.view().captain(seat).bound;
    if !CARRIED || bound.is_empty() {
        return Html::default();
    }
    let bound = bound.iter().filter_map(|bound| Bounty::of(bound.bounty));
    html! {
        <>
            <h3 data-explain="bounty">{ desk.text.raids().bound }</h3>
            <div class="faces">{ for bound.map(|one| poster(desk, one, deeds(desk, one.id))) }</div>
        </>
    }
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

/// The face of a bounty: who, what is printed on it, where he is.
pub fn poster(desk: &Desk, bounty: &Bounty, foot: Html) -> Html {
    let seen = desk.text.sightings(desk.view(), bounty, &desk.props.company.names);
    html! {
        <article class="face poster" key={format!("bounty-{}", bounty.id)}>
            <header data-explain="bounty" data-said={bounty_said(desk, bounty)}>
                { for bounty.face().map(|kind| drawing("portrait", portrait::crew_portrait(kind))) }
                <h3 class="face-name">{ desk.text.hunted(bounty.id) }<small>{ desk.text.bounty(bounty.id) }</small></h3>
                <strong class="price">{ fill(desk.words.money, &[("n", &bounty.reward)]) }</strong>
            </header>
            <ul class="face-lines">{ for desk.text.bounty_lines(bounty).into_iter().skip(1).map(|line| html! { <li>{ line }</li> }) }</ul>
            <ul class="forecast">{ for seen.into_iter().map(|(at, line)| html! { <li>{ desk.at(at, &line) }</li> }) }</ul>
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
    let faces = view.wanted_people().filter_map(Bounty::face);
    html! {
        <>
        <span class="edict hunted" data-explain="bounty" data-said={said(words.bounties, lines)}>
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

/// The same, small, beside their captor.
pub fn bound(desk: &Desk, seat: Seat) -> Html {
    if !CARRIED || captives(desk, seat).next().is_none() {
        return Html::default();
    }
    let names: Vec<String> =
        captives(desk, seat).map(|card| desk.text.supply(card).to_owned()).collect();
    let said = said(desk.text.raids().bound, names);
    html! {
        <span class="hunted is-bound" data-explain="bounty" data-said={said.clone()}>
            { for captives(desk, seat).map(|card| drawing("portrait", portrait::crew_portrait(card.kind()))) }<span class="unseen">{ said }</span>
        </span>
    }
}
