//! The station: the parts on offer, the services, the missions, and the bids that lie on them.

use super::drag::slug;
use super::module::module_art;
use super::verb::Verbs;
use crate::games::Company;
use crate::icons::{Icon, glyph};
use crate::token::token;
use crate::words::{Lang, PartWords, fill};
use rules::Seat;
use rules::farlight::{Choice, MissionId, Readiness, SeenBid, Service, Slot, Target, View};
use std::fmt::Display;
use yew::prelude::*;

/// What the station is drawn from.
pub struct Station<'a> {
    /// What the viewer may know.
    pub view: &'a View,
    /// What he may choose now.
    pub legal: &'a [Choice],
    /// Who is who.
    pub company: &'a Company,
    /// Says what choices do, if the viewer has a seat.
    pub verbs: Option<Verbs<'a>>,
    /// Makes a choice.
    pub choose: Callback<Choice>,
    /// The language.
    pub lang: Lang,
}

/// The parts and the services.
pub fn station(props: &Station) -> Html {
    let words = props.lang.farlight();
    let deck = fill(words.deck_left, &[("n", &props.view.deck_left)]);
    let slots = (1u8..).zip(&props.view.slots);
    html! {
        <section class="station" aria-label={words.station}>
            <h2>{ words.station }<span class="soft">{ deck }</span></h2>
            <ul class="slots">{ for slots.map(|(n, slot)| slot_card(props, n, slot.as_ref())) }</ul>
            <ul class="services">{ for Service::ALL.into_iter().map(|service| service_card(props, service)) }</ul>
        </section>
    }
}

fn slot_card(props: &Station, n: u8, slot: Option<&Slot>) -> Html {
    let words = props.lang.farlight();
    let target = Target::Slot(n);
    let Some(slot) = slot else {
        return html! { <li key={n} class="slot is-empty"><span class="slot-n">{ n }</span><span class="soft">{ words.slot_empty }</span></li> };
    };
    let parts = PartWords::new(props.lang);
    html! {
        <li key={n} class={class(props, "slot", target)} data-target={slug(target)}>
            <span class="slot-n" aria-hidden="true">{ n }</span>
            { module_art(slot.part, slot.die, props.lang) }
            <span class="unseen">{ parts.sentence(slot.part, slot.die) }</span>
            <p class="slot-about" aria-hidden="true">{ parts.effects(slot.part) }</p>
            { slot_cost(props, slot) }
            { bids(props, target) }
            { hit(props, target) }
        </li>
    }
}

/// What a part costs to install, what the viewer has where that is less, and the crew on it.
fn slot_cost(props: &Station, slot: &Slot) -> Html {
    let words = props.lang.farlight();
    let cost = slot.part.card().crew_cost;
    let short = props.verbs.map(|verbs| verbs.crew_left()).filter(|left| *left < cost.into());
    let left = short.map(|left| fill(words.crew_left, &[("n", &left)]));
    html! {
        <p class={classes!("slot-cost", left.as_ref().map(|_| "is-short"))} title={left.clone()}>
            <span aria-hidden="true">{ fill(words.cost, &[("n", &cost)]) }{ glyph(Icon::Crew) }</span>
            if let Some(text) = left { { glyph(Icon::Cross) }<span class="unseen">{ text }</span> }
            if slot.bonus > 0 { <span class="bonus">{ "+" }{ slot.bonus }{ glyph(Icon::Crew) }<span class="unseen">{ fill(words.bonus, &[("n", &slot.bonus)]) }</span></span> }
        </p>
    }
}

fn service_card(props: &Station, service: Service) -> Html {
    let (name, about) = PartWords::new(props.lang).service(service);
    let icon = match service {
        Service::Repair => Icon::Wrench,
        Service::Hire => Icon::Crew,
        Service::Discover => Icon::Science,
        Service::Engineer => Icon::Engine,
    };
    let target = Target::Service(service);
    html! {
        <li key={service.slug()} class={class(props, "service", target)} data-target={slug(target)}>
            { glyph(icon) }<strong>{ name }</strong><span class="soft">{ about }</span>
            { bids(props, target) }
            { hit(props, target) }
        </li>
    }
}

/// What is chosen by touching a target: a mission is bid for or flown.
fn touch(props: &Station, target: Target) -> Option<Choice> {
    let flown = props.view.launch.missions.first().map(|&id| Target::Mission(id));
    let choice = if flown == Some(target) { Choice::Complete } else { Choice::Target(target) };
    Some(choice).filter(|choice| props.legal.contains(choice))
}

fn class(props: &Station, base: &'static str, target: Target) -> Classes {
    let legal = touch(props, target).is_some();
    let aimed = props.view.draft.target == Some(target);
    classes!(base, legal.then_some("is-target"), aimed.then_some("is-aimed"))
}

/// A button over what a tile can be laid on, or the mission that can be flown.
fn hit(props: &Station, target: Target) -> Html {
    let Some(choice) = touch(props, target) else { return Html::default() };
    let onclick = props.choose.reform(move |_: MouseEvent| choice);
    let label = props.verbs.map(|verbs| verbs.verb(choice));
    html! { <button class="hit" {onclick} aria-label={label}></button> }
}

/// The tiles that lie somewhere, and those that the viewer is laying there.
fn bids(props: &Station, target: Target) -> Html {
    let view = props.view;
    let lying = Seat::all(view.table.seats).flat_map(|seat| {
        let bids = view.seats[seat.index()].bids.iter().filter(move |bid| bid.target == target);
        bids.map(move |bid| (seat, *bid, false))
    });
    let drafted = view.draft.placed.iter().filter(|bid| bid.target == target).map(|bid| {
        let seen = SeenBid { target, crew: bid.crew, value: Some(bid.value) };
        (view.turn, seen, true)
    });
    let aimed = view.draft.target.filter(|&aimed| aimed == target).map(|_| {
        (view.turn, SeenBid { target, crew: false, value: view.draft.tile }, true)
    });
    let all: Vec<(Seat, SeenBid, bool)> = lying.chain(drafted).chain(aimed).collect();
    if all.is_empty() {
        return Html::default();
    }
    html! { <p class="bids">{ for all.iter().map(|&(seat, bid, draft)| bid_tile(props, seat, bid, draft)) }</p> }
}

fn bid_tile(props: &Station, seat: Seat, bid: SeenBid, draft: bool) -> Html {
    let words = props.lang.farlight();
    let name = props.company.name(seat);
    let text = match bid.value {
        Some(n) => fill(words.bid_known, &[("name", &name), ("n", &n)]),
        None => fill(words.bid_hidden, &[("name", &name)]),
    };
    let text = if bid.crew { format!("{text} {}", words.with_crew) } else { text };
    let colour = props.company.colour(seat);
    html! {
        <span class={classes!("bid", draft.then_some("is-draft"))} style={format!("--seat: var(--seat-{colour})")} title={text.clone()}>
            <span class="bid-face" aria-hidden="true">
                { glyph(Icon::seat(colour.into())) }
                { for bid.value }
                if bid.crew { { glyph(Icon::Crew) } }
            </span>
            <span class="unseen">{ text }</span>
        </span>
    }
}

/// The mission stacks, the active mission of each on top.
pub fn missions(props: &Station) -> Html {
    let words = props.lang.farlight();
    html! {
        <section class="missions" aria-label={words.missions}>
            <h2>{ words.missions }</h2>
            <ul class="stacks">{ for props.view.stacks.iter().enumerate().map(|(at, stack)| html! {
                <li key={at} class="stack">{ for stack.split_first().map(|(&top, rest)| mission_stack(props, top, rest)) }</li>
            }) }</ul>
        </section>
    }
}

fn mission_stack(props: &Station, top: MissionId, rest: &[MissionId]) -> Html {
    let words = props.lang.farlight();
    let target = Target::Mission(top);
    let flying = props.view.launch.missions.first() == Some(&top);
    html! {
        <>
            <div class={classes!(class(props, "mission", target), flying.then_some("is-flying"))} data-target={slug(target)}>
                { mission_head(top, props.lang) }
                { demands(top, props.view.own().map(|own| own.readiness(top)).as_ref(), props.lang) }
                { bids(props, target) }
                { hit(props, target) }
            </div>
            if !rest.is_empty() {
                <ol class="below" aria-label={words.later}>{ for rest.iter().map(|&id| html! {
                    <li key={id.number()}>{ mission_head(id, props.lang) }{ demands(id, None, props.lang) }</li>
                }) }</ol>
            }
        </>
    }
}

/// The name and the points of a mission.
pub fn mission_head(id: MissionId, lang: Lang) -> Html {
    let (card, words) = (id.card(), lang.farlight());
    html! {
        <p class="mission-head">
            <strong class="mission-points">{ card.points }<span class="soft">{ format!("/{}", card.half_points()) }</span><span class="unseen">{ words.points }</span></strong>
            <span>{ PartWords::new(lang).mission(id) }</span>
            if card.climactic { <em class="climactic">{ words.climactic }</em> }
        </p>
    }
}

/// How a demand stands.
#[derive(Clone, Copy, PartialEq)]
enum Stand {
    Unknown,
    Met,
    Bought,
    Missing,
}

/// What a mission asks for, and how the viewer's ship stands to it.
fn demands(id: MissionId, ready: Option<&Readiness>, lang: Lang) -> Html {
    let (card, words) = (id.card(), lang.farlight());
    let engine = |(at, &asked): (usize, &u8)| {
        let stand = |ready: &Readiness| match ready.dice_used.get(at) {
            Some(Some(_)) => Stand::Met,
            _ => Stand::Missing,
        };
        (Icon::Engine, asked, ready.map_or(Stand::Unknown, stand))
    };
    let mut all: Vec<(Icon, u8, Stand)> = card.engines.iter().enumerate().map(engine).collect();
    if card.biotech > 0 {
        let stand = ready.map_or(Stand::Unknown, |ready| match ready.bought_biotech {
            0 => Stand::Met,
            _ if ready.crew_missing == 0 => Stand::Bought,
            _ => Stand::Missing,
        });
        all.push((Icon::Biotech, card.biotech, stand));
    }
    if card.science > 0 {
        let stand = |ready: &Readiness| if ready.science_missing == 0 { Stand::Met } else { Stand::Missing };
        all.push((Icon::Science, card.science, ready.map_or(Stand::Unknown, stand)));
    }
    html! {
        <>
            <p class="demands">{ for all.into_iter().map(|(icon, n, stand)| demand(icon, n, stand, lang)) }</p>
            if let Some(ready) = ready {
                <p class={classes!("ready", ready.is_ready().then_some("is-ready"))}>{ verdict(id, ready, words) }</p>
            }
        </>
    }
}

fn demand(icon: Icon, n: u8, stand: Stand, lang: Lang) -> Html {
    let words = lang.farlight();
    let kind = match icon {
        Icon::Engine => words.engine_of,
        Icon::Biotech => words.n_biotech,
        _ => words.n_science,
    };
    let kind = fill(kind, &[("n", &n)]);
    let (class, mark, said) = match stand {
        Stand::Unknown => ("", None, ""),
        Stand::Met => ("is-met", Some(Icon::Check), words.met),
        Stand::Bought => ("is-bought", Some(Icon::Crew), words.bought),
        Stand::Missing => ("is-missing", Some(Icon::Cross), words.missing),
    };
    html! {
        <span class={classes!("demand", class)}>
            <span aria-hidden="true">{ glyph(icon) }{ n }{ for mark.map(glyph) }</span>
            <span class="unseen">{ format!("{kind} {said}. ") }</span>
        </span>
    }
}

fn verdict(id: MissionId, ready: &Readiness, words: &crate::words::FarlightWords) -> String {
    if ready.is_ready() {
        return match ready.crew_cost() {
            0 => words.ready.to_owned(),
            n => fill(words.ready_with, &[("n", &n)]),
        };
    }
    let engines = id.card().engines.iter().zip(&ready.dice_used).filter(|(_, die)| die.is_none());
    let mut what: Vec<String> = engines.map(|(n, _)| fill(words.engine_of, &[("n", n)])).collect();
    if ready.crew_missing > 0 {
        let values: [(&str, &dyn Display); 2] = [("n", &ready.bought_biotech), ("crew", &ready.crew_cost())];
        what.push(fill(words.biotech_or_crew, &values));
    }
    if ready.science_missing > 0 {
        what.push(fill(words.n_science, &[("n", &ready.science_missing)]));
    }
    fill(words.lacks, &[("what", &what.join(", "))])
}

/// The awards in play and who leads them now.
pub fn awards(props: &Station) -> Html {
    let words = props.lang.farlight();
    let parts = PartWords::new(props.lang);
    html! {
        <section class="awards" aria-label={words.awards}>
            <h2>{ words.awards }</h2>
            <ul>{ for props.view.awards.iter().map(|&award| {
                let (name, about) = parts.award(award);
                html! {
                    <li key={name}>
                        <strong>{ name }</strong><span class="soft">{ about }</span>
                        <span class="leaders">{ for props.view.best_at(award).into_iter().map(|seat| {
                            let value = award.value(props.view.seats[seat.index()].standing());
                            let leads = fill(words.tell_total, &[("name", &props.company.name(seat)), ("n", &value)]);
                            html! { <span class="leader">{ token(props.company.colour(seat)) }<span aria-hidden="true">{ value }</span><span class="unseen">{ leads }</span></span> }
                        }) }</span>
                    </li>
                }
            }) }</ul>
        </section>
    }
}
