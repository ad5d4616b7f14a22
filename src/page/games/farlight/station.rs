//! The station: the parts on offer, the services, the missions, and the bids that lie on them.

use super::aim::{Desk, Sold};
use super::dock::aimed;
use super::drag::slug;
use crate::art::drawn;
use crate::art::farlight::{mission_art, module_art, service_art};
use crate::beat::farlight as things;
use crate::explain::farlight as explain;
use crate::icons::{Icon, glyph};
use crate::page::prelude::*;
use crate::page::token::token;
use crate::words::{Lang, PartWords, Warning, capital, count, fill};
use rules::farlight::{
    AWARD_POINTS, Award, Farlight, MissionId, PASSES, Phase, Readiness, SeatView, SeenBid, Service,
    Slot, Target,
};
use rules::{Game, Seat};
use std::fmt::Display;

/// The parts and the services.
pub fn station(desk: &Desk, reopen: Html) -> Html {
    let words = desk.lang.farlight();
    let slots = (1u8..).zip(&desk.view.slots);
    // Two rows of slots or three, except that three would leave two places of nine empty; three
    // columns where the page is narrow.
    let all = desk.view.slots.len();
    let third = if all == 7 { 4 } else { all.div_ceil(3) };
    let style = format!("--half: {}; --third: {third}", all.div_ceil(2));
    html! {
        <section class="station" {style} data-beside="" aria-label={words.station} data-still={desk.seen(0, "station")}
            data-in-view={desk.seen(0, "page-station")}>
            <header class="phases">
                { phases(desk) }
                <span class="deck soft" data-thing={things::STATION} data-explain="deck">
                    { fill(words.deck_left, &[("n", &desk.view.deck_left)]) }
                </span>
                { reopen }
                { ends(desk) }
            </header>
            <ul class="slots">
                { for slots.map(|(n, slot)| slot_card(desk, n, slot.as_ref())) }
            </ul>
            <ul class="services">
                { for Service::ALL.into_iter().map(|service| service_card(desk, service)) }
            </ul>
        </section>
    }
}

/// The three phases of a round, and how far the one under way has come.
fn phases(desk: &Desk) -> Html {
    let words = desk.lang.farlight();
    let now = stage(desk);
    html! {
        <ol class="steps">{ for [(words.phase_bids, "phase-bids"), (words.phase_build, "phase-build"), (words.phase_launch, "phase-launch")].into_iter().enumerate().map(|(at, (name, explain))| html! {
            <li key={at} data-explain={explain} aria-current={(now == Some(at)).then_some("step")}>
                { name }if at == 0 && now == Some(0) && desk.view.tiles_due() > 0 { <span>{ due(desk) }</span> }
            </li>
        }) }</ol>
    }
}

/// Which of the three phases is under way.
fn stage(desk: &Desk) -> Option<usize> {
    match desk.view.phase {
        Phase::Bid => Some(0),
        Phase::Repair | Phase::Engineer | Phase::Install | Phase::Boost => Some(1),
        Phase::Launch => Some(2),
        Phase::Over => None,
    }
}

/// The pass, and the tiles that are due in it.
fn due(desk: &Desk) -> String {
    let pass = (desk.view.pass + 1).min(PASSES.len() as u8);
    fill(desk.lang.farlight().due, &[("n", &pass), ("due", &desk.view.tiles_due())])
}

/// The station in short.
pub fn station_short(desk: &Desk) -> Html {
    let words = desk.lang.farlight();
    let names = [words.phase_bids, words.phase_build, words.phase_launch];
    let name = stage(desk).map_or("", |at| names[at]);
    html! {
        <span>
            { desk.lang.round(Farlight::KIND, desk.view.round) }<br />
            { name }
            if desk.view.phase == Phase::Bid {
                { format!(" {}/{}", (desk.view.pass + 1).min(PASSES.len() as u8), PASSES.len()) }
            }
        </span>
    }
}

/// The missions in short: what they pay and ask for, in the order of their cards, and who has tiles
/// there.
pub fn missions_short(desk: &Desk) -> Html {
    let ends = desk.view.ends_in_reach();
    html! {
        <span class="needs">{ for desk.view.active_missions().map(|id| {
            let card = id.card();
            let engine = |(at, n): (usize, &u8)| if at == 0 { short(Icon::Engine, &n.to_string()) } else { html! { <span>{ *n }</span> } };
            let ends = ends.iter().any(|(_, last, _)| *last == id);
            html! {
                <span class="need" key={id.number()}
                    data-explain="mission half need-engine need-biotech need-science"
                    data-said={mission_said(desk, id)}>
                    <span>
                        { short(Icon::Fame, &card.points.to_string()) }
                        if card.climactic { <em class="climactic">{ desk.lang.farlight().climactic }</em> }
                        if ends { { glyph(Icon::Warning) } }{ marks(desk, id) }
                    </span>
                    <span>{ for card.engines.iter().enumerate().map(engine) }</span>
                    <span>
                        { short(Icon::Biotech, &some(card.biotech)) }
                        { short(Icon::Science, &some(card.science)) }
                    </span>
                </span>
            }
        }) }</span>
    }
}

/// Who has tiles on a mission: a mark a seat, with how many where there are several.
fn marks(desk: &Desk, id: MissionId) -> Html {
    let view = desk.view;
    let target = Target::Mission(id);
    let mark = |seat: Seat| {
        let drafted = view.draft.placed.iter().filter(|bid| bid.target == target);
        let placed = desk.aim.bids().filter(|bid| desk.asks(Phase::Bid) && bid.target == target);
        let drafted = if view.turn == seat { drafted.count() + placed.count() } else { 0 };
        let lying = view.seats[seat].bids.iter().filter(|bid| bid.target == target);
        let n = lying.count() + drafted;
        let colour = desk.company.colour(seat);
        // Tiles that are laid fly here as long as their mission is out of sight.
        let thing = (desk.page != Some(1)).then(|| things::bid(seat, target));
        (n > 0).then(|| {
            let fresh = desk.fresh.contains(&(seat, target)).then_some("is-fresh");
            html! {
                <span class={classes!("bid-mark", fresh)} data-thing={thing}
                    style={format!("--seat: var(--seat-{colour})")}>
                    { glyph(Icon::seat(colour.into())) }if n > 1 { <i>{ format!("×{n}") }</i> }
                </span>
            }
        })
    };
    html! { <span class="bid-marks">{ for view.order().filter_map(mark) }</span> }
}

/// Who may end the match in this round: one line, in the place of what tells how it ends.
fn ends(desk: &Desk) -> Html {
    let said = Warning::new(desk.view, &desk.company.names, desk.lang).said();
    html! {
        { for said.map(|(line, said)| html! {
            <p class="ends" data-explain="final reach" data-said={said}>
                { glyph(Icon::Warning) }<span>{ line }</span>
            </p>
        }) }
    }
}

fn some(n: u8) -> String {
    if n > 0 { n.to_string() } else { String::new() }
}

/// An icon and a figure; nothing for none.
pub fn short(icon: Icon, text: &str) -> Html {
    if text.is_empty() {
        return Html::default();
    }
    html! { <span class="short">{ glyph(icon) }{ text }</span> }
}

fn slot_card(desk: &Desk, n: u8, slot: Option<&Slot>) -> Html {
    let words = desk.lang.farlight();
    let target = Target::Slot(n);
    let parts = PartWords::new(desk.lang);
    let Some(slot) = slot else {
        let sold = desk.sold.iter().find(|sold| sold.target == target);
        let told = sold.map(|sold| sold.told.clone());
        return html! {
            <li key={n} class="slot is-empty" data-thing={things::lot(target)} data-explain="empty-slot" data-said={told}>
                if let Some(Sold { part: Some(part), .. }) = sold {
                    <div class="slot-art">{ drawn(module_art(*part, None)) }</div>
                    { bids(desk, target) }
                    <span class="slot-name" aria-hidden="true">{ parts.part(*part) }</span>
                } else {
                    <span class="soft">{ words.slot_empty }</span>
                }
            </li>
        };
    };
    let sentence = parts.sentence(slot.part, slot.die);
    html! {
        <li key={n} class={class(desk, "slot", target)} data-target={slug(target)} data-thing={things::lot(target)}
            data-explain={explain::part(slot.part)} data-said={parts.offered(slot, desk.view)} data-large={format!("[data-target='{}'] .slot-art", slug(target))}>
            <div class="slot-art" data-thing={things::part(slot.part)}>
                { drawn(module_art(slot.part, slot.die)) }
            </div>
            <span class="unseen">{ sentence }</span>
            { slot_cost(desk, slot) }
            <span class="slot-name" data-with={things::part(slot.part)} aria-hidden="true">
                { parts.part(slot.part) }
            </span>
            { bids(desk, target) }
            { hit(desk, target) }
        </li>
    }
}

/// What a part costs to install, whether the viewer cannot pay that, and the crew on it.
fn slot_cost(desk: &Desk, slot: &Slot) -> Html {
    let words = desk.lang.farlight();
    let cost = slot.part.card().crew_cost;
    let short = desk.view.viewer.is_some() && !desk.view.pays_for(slot);
    let left = short.then(|| fill(words.crew_left, &[("n", &desk.view.crew_free())]));
    let apart = !desk.view.docks(slot.part);
    let explain = match (short, apart) {
        (false, false) => "cost bonus",
        (true, false) => "cost cost-short bonus",
        (false, true) => "no-place cost bonus",
        (true, true) => "no-place cost cost-short bonus",
    };
    html! {
        <p data-with={things::part(slot.part)}
            class={classes!("slot-cost", short.then_some("is-short"))}
            data-explain={explain}
            data-said={left.clone()}>
            if apart { <span class="no-place">{ glyph(Icon::Connector) }<span class="unseen">{ words.hint_nowhere }</span></span> }
            <span aria-hidden="true">{ cost }{ glyph(Icon::Crew) }</span>
            if let Some(text) = &left { { glyph(Icon::Warning) }<span class="unseen">{ text }</span> }
            if slot.bonus > 0 {
                <span class="bonus">
                    { "+" }{ slot.bonus }{ glyph(Icon::Crew) }
                    <span class="unseen">{ count(desk.lang, words.bonus, slot.bonus) }</span>
                </span>
            }
        </p>
    }
}

fn service_card(desk: &Desk, service: Service) -> Html {
    let (name, about) = PartWords::new(desk.lang).service(service);
    let target = Target::Service(service);
    html! {
        <li key={service.slug()} class={class(desk, "service", target)} data-target={slug(target)}
            data-thing={things::lot(target)} data-explain={explain::service(service)}
            data-said={name}>
            <span class="service-art">{ drawn(service_art(service)) }</span>
            <span class="service-name"><strong>{ name }</strong><span class="soft">{ about }</span></span>
            { bids(desk, target) }
            { hit(desk, target) }
        </li>
    }
}

/// Whether the tile that the viewer lays could lie there.
pub fn is_open(desk: &Desk, target: Target) -> bool {
    desk.asks(Phase::Bid)
        && desk.view.draft.target.is_none()
        && desk.view.targets().contains(&target)
}

fn class(desk: &Desk, base: &'static str, target: Target) -> Classes {
    // Once all tiles of the pass lie, nothing more is asked for: a press still moves the last one.
    let open = (is_open(desk, target) && desk.aim.lacks(desk.view)).then_some("is-target");
    classes!(base, open, (aimed(desk) == Some(target)).then_some("is-aimed"))
}

/// A button over what a tile can be laid on.
fn hit(desk: &Desk, target: Target) -> Html {
    let placed = desk.aim.bids().any(|bid| bid.target == target);
    // Of two tiles that lie none is meant before one is pressed; one alone goes wherever is pressed.
    let moot = desk.aim.placed.is_some() && !placed && !desk.aim.lacks(desk.view);
    if moot || !is_open(desk, target) {
        return Html::default();
    }
    let aim = desk.aim.aiming(target, desk.view);
    let pressed = (placed || desk.aim.target == Some(target)).to_string();
    let label = desk.verbs.map(|verbs| verbs.about(target));
    // A finger that comes without a tile reads first: what would only wait for a tile is offered there.
    let look =
        (aim.tile.is_none() && aim.target == Some(target)).then_some(desk.lang.farlight().bid_on);
    html! { <button class="hit" onclick={desk.pick(aim)} aria-pressed={pressed} aria-label={label} data-choice="" data-look={look}></button> }
}

/// The tiles that lie somewhere: a token a seat with their sum where that is known, else one a
/// tile. The one that the viewer is laying there comes last.
fn bids(desk: &Desk, target: Target) -> Html {
    let view = desk.view;
    let totals = view.totals(target);
    let order = match target {
        Target::Mission(id) => view.flying_order(id),
        Target::Slot(_) | Target::Service(_) => view.order().collect(),
    };
    let drafted = view.draft.placed.iter().filter(|bid| bid.target == target).map(|bid| {
        let seen = SeenBid { target, crew: bid.crew, value: Some(bid.value) };
        (view.turn, seen)
    });
    let placed = desk.aim.bids().filter(|bid| desk.asks(Phase::Bid) && bid.target == target);
    let aim =
        placed.map(|bid| (view.turn, SeenBid { target, crew: bid.crew, value: Some(bid.value) }));
    let lying = order.into_iter().flat_map(|seat| {
        let bids: Vec<SeenBid> =
            view.seats[seat].bids.iter().filter(|bid| bid.target == target).copied().collect();
        match totals.iter().find(|(other, _)| *other == seat) {
            // While tiles are laid one counts one's own.
            Some(&(_, total)) if view.phase != Phase::Bid || bids.len() == 1 => {
                vec![sum(desk, (seat, target), &bids, total)]
            }
            _ => bids.iter().map(|&bid| bid_tile(desk, seat, bid, false)).collect(),
        }
    });
    let mut all: Vec<Html> = lying.collect();
    all.extend(drafted.chain(aim).map(|(seat, bid)| bid_tile(desk, seat, bid, true)));
    all.extend((desk.aim.lifted() == Some(target)).then(|| {
        let style = format!("--seat: var(--seat-{})", desk.company.colour(view.turn));
        html! { <span class="bid is-lifted" {style} aria-hidden="true"><span class="bid-face">{ for desk.aim.tile }</span></span> }
    }));
    if all.is_empty() {
        Html::default()
    } else {
        html! { <p class="bids" data-thing={things::bids(target)}>{ for all }</p> }
    }
}

fn said(desk: &Desk, seat: Seat, bid: SeenBid) -> String {
    let words = desk.lang.farlight();
    let name = desk.company.name(seat);
    let text = match bid.value {
        Some(n) => fill(words.bid_known, &[("name", &name), ("n", &n)]),
        None => fill(words.bid_hidden, &[("name", &name)]),
    };
    if bid.crew { format!("{text} {}", words.with_crew) } else { text }
}

/// All tiles of a seat on a target, by their sum; in a queue whoever was asked is dim.
fn sum(desk: &Desk, (seat, target): (Seat, Target), bids: &[SeenBid], total: u8) -> Html {
    let said: Vec<String> = bids.iter().map(|&bid| said(desk, seat, bid)).collect();
    let launch = &desk.view.launch;
    let flying = launch.missions.first().copied().map(Target::Mission);
    let here = flying == Some(target);
    let at = launch.queue.iter().position(|&other| other == seat).filter(|_| here);
    let turn = at.map(|at| match at.cmp(&usize::from(launch.asked)) {
        std::cmp::Ordering::Less => "is-done",
        std::cmp::Ordering::Equal => "is-next",
        std::cmp::Ordering::Greater => "is-queued",
    });
    let lost = desk.sold.iter().any(|sold| sold.target == target && sold.seat != seat);
    let turn = if lost || total == 0 { Some("is-done") } else { turn };
    // A tile alone stands as it was laid.
    let inside = match *bids {
        [SeenBid { crew: true, value: Some(n), .. }] => {
            html! { <>{ n }{ "+1" }</> }
        }
        _ => html! { total },
    };
    face(desk, (seat, target), &said.join(", "), inside, classes!("is-sum", turn))
}

fn bid_tile(desk: &Desk, seat: Seat, bid: SeenBid, draft: bool) -> Html {
    let plus = bid.value.filter(|_| bid.crew).map(|_| "+1");
    let inside = html! { <>{ for bid.value }{ for plus }if bid.crew { { glyph(Icon::Crew) } }</> };
    let fresh = desk.fresh.contains(&(seat, bid.target)).then_some("is-fresh");
    let class = classes!(draft.then_some("is-draft"), fresh);
    face(desk, (seat, bid.target), &said(desk, seat, bid), inside, class)
}

fn face(
    desk: &Desk,
    (seat, target): (Seat, Target),
    text: &str,
    inside: Html,
    class: Classes,
) -> Html {
    let thing = things::bid(seat, target);
    let colour = desk.company.colour(seat);
    let fresh = class.contains("is-fresh");
    let explain = if fresh { "fresh bid tile-crew losing" } else { "bid tile-crew losing" };
    html! {
        <span class={classes!("bid", class)} data-thing={thing}
            style={format!("--seat: var(--seat-{colour})")} data-explain={explain}
            data-said={text.to_owned()}>
            <span class="bid-face" aria-hidden="true">
                { glyph(Icon::seat(colour.into())) }{ inside }
            </span>
            <span class="unseen">{ text.to_owned() }</span>
        </span>
    }
}

/// The mission stacks, the active mission of each on top.
pub fn missions(desk: &Desk) -> Html {
    let words = desk.lang.farlight();
    html! {
        <section class="missions" data-beside="" aria-label={words.missions} data-still={desk.seen(1, "missions")}
            data-in-view={desk.seen(1, "page-missions")}>
            <ul class="stacks">{ for desk.view.stacks.iter().enumerate().map(|(at, stack)| html! {
                <li key={at} class={classes!("stack", (stack.len() == 1).then_some("is-last"))}>
                    { for stack.split_first().map(|(&top, rest)| mission_stack(desk, top, rest)) }
                </li>
            }) }</ul>
        </section>
    }
}

fn mission_stack(desk: &Desk, top: MissionId, rest: &[MissionId]) -> Html {
    let words = desk.lang.farlight();
    let target = Target::Mission(top);
    let flying =
        desk.view.phase == Phase::Launch && desk.view.launch.missions.first() == Some(&top);
    let flying = flying || desk.flies.is_some_and(|(id, _)| id == top);
    // While another's flight is told it is not the viewer's ship that matters.
    let rival = |(id, seat)| id == top && desk.view.viewer != Some(seat);
    let own = desk.view.own().filter(|_| !desk.flies.is_some_and(rival));
    // What has just been flown and paid lacks nothing.
    let own = own.filter(|own| own.flown.iter().all(|flown| flown.mission != top));
    let ready = own.map(|own| own.readiness(top));
    let comes = ready.as_ref().is_some_and(|ready| comes(desk, top, ready));
    // What only a bare 0 bids for is not flown.
    let own_total =
        desk.view.totals(target).into_iter().find(|(seat, _)| desk.view.viewer == Some(*seat));
    let zero = desk.view.phase != Phase::Bid && own_total.is_some_and(|(_, n)| n == 0);
    let lost = spent_before(desk, top);
    let mut said = mission_said(desk, top);
    said.extend(lost.iter().flat_map(|lost| ["\n", lost]));
    let able = able(desk, top);
    let names: Vec<&str> = able.iter().map(|&seat| desk.company.name(seat)).collect();
    let said_able = fill(words.able, &[("name", &names.join(", "))]);
    if !able.is_empty() {
        let warning = Warning::new(desk.view, &desk.company.names, desk.lang);
        said += &format!("\n{said_able}\n{}", warning.fly_first(&names.join(", "), top));
    }
    html! {
        <>
            <div class={classes!(class(desk, "mission", target), flying.then_some("is-flying"))}
                data-target={slug(target)} data-thing={things::lot(target)}
                data-explain={explain::mission(top)} data-said={said}>
                { mission_head(top, desk.lang) }
                { for desk.view.launch_place(top).map(|at| html! {
                    <span class="mission-launch" data-explain="phase-launch" data-said={words.launches_why}>{ words.launches.split('|').nth(at).unwrap_or_default() }</span>
                }) }
                { demands(desk, top, ready.as_ref()) }
                <div class="mission-art">{ drawn(mission_art(top)) }</div>
                <div class="mission-foot">
                    if let Some(lost) = lost {
                        <p class="ready is-spent">{ glyph(Icon::Warning) }{ lost }</p>
                    } else if let Some(ready) = &ready {
                        <p class={classes!("ready", (comes && !zero).then_some("is-ready"))}>
                            <span class="ready-words">{ if zero { words.zero_alone.to_owned() } else { readiness(desk, top, ready) } }</span>
                            if !comes && !zero && desk.if_won(top).is_none() { { lacked(top, &by_launch(desk, top, ready), desk.lang) } }
                        </p>
                    }
                    if !able.is_empty() {
                        <p class="able" data-explain="able" data-said={said_able} aria-hidden="true">
                            { for able.into_iter().map(|seat| token(desk.company.colour(seat))) }<span>{ words.able_short }</span>
                        </p>
                    }
                    { bids(desk, target) }
                </div>
                { hit(desk, target) }
            </div>
            if !rest.is_empty() {
                <ol class="below" aria-label={words.later}>{ for rest.iter().map(|&id| html! {
                    <li key={id.number()}
                        data-explain={if id.card().climactic { "below half final" } else { "below half" }}
                        data-said={mission_said(desk, id)}>
                        { mission_head(id, desk.lang) }{ demands(desk, id, None) }
                    </li>
                }) }</ol>
            }
        </>
    }
}

/// The others whose ships can fly a mission as they are.
fn able(desk: &Desk, id: MissionId) -> Vec<Seat> {
    let seats = desk.view.seats.pairs();
    // Once the tiles are turned up only those fly who have bid more than a 0.
    let totals = desk.view.totals(Target::Mission(id));
    let bids = |seat: Seat| {
        desk.view.phase == Phase::Bid || totals.iter().any(|&(other, n)| other == seat && n > 0)
    };
    let able = |(seat, seen): &(Seat, &SeatView)| {
        desk.view.viewer != Some(*seat) && bids(*seat) && seen.readiness(id).is_ready()
    };
    seats.filter(able).map(|(seat, _)| seat).collect()
}

/// Why a mission that has been bid on could not be flown any more after the one that is asked about.
fn spent_before(desk: &Desk, id: MissionId) -> Option<String> {
    let verbs = desk.verbs.filter(|_| desk.asks(Phase::Launch))?;
    let lost = verbs.spent_by_flying().into_iter().find(|lost| lost.0 == id)?;
    Some(fill(verbs.words.spent_before, &[("first", &verbs.parts.mission(lost.2))]))
}

/// A mission: what it asks for, what the viewer has, and what he lacks.
fn mission_said(desk: &Desk, id: MissionId) -> String {
    let parts = PartWords::new(desk.lang);
    let mut said = format!("{}\n{}", parts.mission(id), capital(&parts.asks_for(id)));
    if let Some(own) = desk.view.own() {
        for icon in [Icon::Engine, Icon::Biotech, Icon::Science] {
            said.push('\n');
            said += &at_hand(desk, icon);
        }
        said.push('\n');
        said += &verdict(desk, id, &own.readiness(id));
    }
    said
}

/// The name and the points of a mission.
fn mission_head(id: MissionId, lang: Lang) -> Html {
    let (card, words) = (id.card(), lang.farlight());
    html! {
        <p class="mission-head">
            <strong class="mission-points">
                { card.points }<span class="unseen">{ words.points }</span>
            </strong>
            <span class="soft mission-half">
                { fill(words.then_half, &[("n", &card.half_points())]) }
            </span>
            <span class="mission-name">{ PartWords::new(lang).mission(id) }</span>
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
    /// It may still come before the launch.
    Lacking,
    Missing,
}

/// What a mission asks for, and how the viewer's ship stands to it.
fn demands(desk: &Desk, id: MissionId, ready: Option<&Readiness>) -> Html {
    let card = id.card();
    let lacks = if desk.view.phase == Phase::Launch { Stand::Missing } else { Stand::Lacking };
    let engine = |(at, &asked): (usize, &u8)| {
        let stand = |ready: &Readiness| match ready.dice_used.get(at) {
            Some(Some(_)) => Stand::Met,
            _ => lacks,
        };
        (Icon::Engine, asked, ready.map_or(Stand::Unknown, stand))
    };
    let price = ready.map_or(0, Readiness::crew_cost);
    let mut all: Vec<(Icon, u8, Stand)> = card.engines.iter().enumerate().map(engine).collect();
    if card.biotech > 0 {
        let stand = ready.map_or(Stand::Unknown, |ready| match ready.bought_biotech {
            0 => Stand::Met,
            _ if ready.crew_missing == 0 => Stand::Bought,
            _ => lacks,
        });
        all.push((Icon::Biotech, card.biotech, stand));
    }
    if card.science > 0 {
        let stand = |ready: &Readiness| {
            if ready.science_missing == 0 { Stand::Met } else { lacks }
        };
        all.push((Icon::Science, card.science, ready.map_or(Stand::Unknown, stand)));
    }
    html! { <p class="demands">{ for all.into_iter().map(|(icon, n, stand)| demand(desk, (icon, n), stand, if icon == Icon::Biotech { price } else { 0 })) }</p> }
}

/// A demand; what `price` says is the crew that buys what lacks.
fn demand(desk: &Desk, (icon, n): (Icon, u8), stand: Stand, price: u16) -> Html {
    let lang = desk.lang;
    let words = lang.farlight();
    let (kind, explain) = match icon {
        Icon::Engine => (words.engine_of, "need-engine"),
        Icon::Biotech => (words.n_biotech, "need-biotech"),
        _ => (words.n_science, "need-science"),
    };
    let kind = count(lang, kind, n.into());
    let (class, mark, said) = match stand {
        Stand::Unknown => ("", None, ""),
        Stand::Met => ("is-met", Some(Icon::Check), words.met),
        Stand::Bought => ("is-bought", None, words.bought),
        Stand::Lacking => ("is-lacking", None, words.lacking),
        Stand::Missing => ("is-missing", Some(Icon::Cross), words.missing),
    };
    let stands = match stand {
        Stand::Unknown => "",
        Stand::Met => " met",
        Stand::Bought => " bought",
        Stand::Lacking => " lacking",
        Stand::Missing => " missing",
    };
    let mut told = capital(&kind);
    if stand != Stand::Unknown {
        told = format!("{told}: {said}\n{}", at_hand(desk, icon));
    }
    html! {
        <span class={classes!("demand", class, (icon == Icon::Engine).then_some("is-engine"))}
            data-explain={format!("{explain}{stands}")} data-said={told}>
            <span aria-hidden="true">{ glyph(icon) }{ n }{ for mark.map(glyph) }if stand == Stand::Bought { <span class="price">{ format!("−{price}") }{ glyph(Icon::Crew) }</span> }</span>
            <span class="unseen">{ format!("{kind} {said}. ") }</span>
        </span>
    }
}

/// What the viewer has of what a mission asks for.
fn at_hand(desk: &Desk, icon: Icon) -> String {
    let words = desk.lang.farlight();
    let Some(own) = desk.view.own() else { return String::new() };
    let (kind, n) = match icon {
        Icon::Engine => return engines(own.ship.dice(), desk.lang) + &tools(desk),
        Icon::Biotech => ("bio-tech", own.ship.biotech().into()),
        _ => (words.science, own.science),
    };
    capital(&fill(words.you_have, &[("kind", &kind), ("n", &n)]))
}

/// What will raise the viewer's engines by the launch.
fn tools(desk: &Desk) -> String {
    let tools = desk.view.viewer.map(|seat| desk.view.tools_by_launch(seat));
    let said = tools.map(|tools| PartWords::new(desk.lang).benefits(tools)).unwrap_or_default();
    if said.is_empty() { said } else { format!(" + {said}") }
}

/// The dice of somebody's ship, the highest first.
fn engines(dice: impl Iterator<Item = u8>, lang: Lang) -> String {
    let words = lang.farlight();
    let mut dice: Vec<u8> = dice.collect();
    rules::order::sort_by_key(&mut dice, |&die| std::cmp::Reverse(die));
    let dice: Vec<String> = dice.iter().map(u8::to_string).collect();
    capital(&match &dice[..] {
        [] => words.your_dice_none.to_owned(),
        all => fill(words.your_dice, &[("all", &all.join(", "))]),
    })
}

/// Whether the ship can fly a mission, in a word, and else what it lacks.
fn readiness(desk: &Desk, id: MissionId, ready: &Readiness) -> String {
    let words = desk.lang.farlight();
    match (ready.is_ready(), ready.crew_cost()) {
        (false, _) => verdict(desk, id, ready),
        (true, 0) => words.can_fly.to_owned(),
        (true, n) => count(desk.lang, words.can_fly_for, n),
    }
}

/// Whether the viewer's ship is ready for a mission, or will be by the launch with what it gives itself.
fn comes(desk: &Desk, id: MissionId, ready: &Readiness) -> bool {
    let by_launch = |seat| desk.view.is_ready_by_launch(seat, id);
    ready.is_ready() || desk.view.viewer.is_some_and(by_launch)
}

/// What the viewer's ship has and lacks for a mission once it has all that it gets by the launch anyway.
fn by_launch(desk: &Desk, id: MissionId, ready: &Readiness) -> Readiness {
    let own = desk.view.viewer.map(|seat| desk.view.readiness_by_launch(seat, id));
    own.unwrap_or_else(|| ready.clone())
}

/// How the ship stands to a mission; that it would be ready if the bids win is said in place of what it lacks.
fn verdict(desk: &Desk, id: MissionId, ready: &Readiness) -> String {
    if let Some(said) = desk.if_won(id) {
        return capital(&said);
    }
    let parts = PartWords::new(desk.lang);
    let own = desk.view.viewer.map(|seat| parts.stands(desk.view, seat, id));
    capital(&own.unwrap_or_else(|| parts.verdict(id, ready)))
}

/// What a ship lacks in signs, where there is no room for words.
fn lacked(id: MissionId, ready: &Readiness, lang: Lang) -> Html {
    let engines = id.card().engines.iter().zip(&ready.dice_used);
    let engines = engines.filter(|(_, die)| die.is_none()).map(|(n, _)| n.to_string());
    let engines = engines.collect::<Vec<_>>().join("\u{2009}");
    let bought = if ready.crew_missing > 0 { ready.bought_biotech } else { 0 };
    let science = some(u8::try_from(ready.science_missing).unwrap_or(u8::MAX));
    html! {
        <span class="ready-signs" aria-hidden="true">
            { lang.farlight().lacks_short }
            { short(Icon::Engine, &engines) }
            { short(Icon::Biotech, &some(bought)) }
            if bought > 0 {
                { lang.farlight().or }{ short(Icon::Crew, &ready.crew_cost().to_string()) }
            }
            { short(Icon::Science, &science) }
        </span>
    }
}

/// The awards in play and who leads them now, on a page of a phone, by which name they stand still there.
pub fn awards(desk: &Desk, page: usize, still: &'static str) -> Html {
    let words = desk.lang.farlight();
    let parts = PartWords::new(desk.lang);
    html! {
        <ul class="awards" data-thing={things::AWARDS} aria-label={words.awards} data-still={desk.seen(page, still)}>{ for desk.view.awards.iter().map(|&award| {
            let (name, about) = parts.award(award);
            html! {
                <li key={name} class="award" data-explain="award" data-said={standing(desk, award)}>
                    <strong>{ name }{ short(Icon::Fame, &AWARD_POINTS.to_string()) }</strong>
                    <span class="soft award-about">{ about }</span>
                    { leaders(desk, award) }
                </li>
            }
        }) }
            <li class="award unused" data-explain="unused" data-said={unused(desk)}>
                <span class="soft">
                    { fill(words.unused, &[("n", &(Award::ALL.len() - desk.view.awards.len()))]) }
                </span>
            </li>
        </ul>
    }
}

/// Who leads an award: the marks of the seats, or a word where it is everybody.
fn leaders(desk: &Desk, award: Award) -> Html {
    let words = desk.lang.farlight();
    let best = desk.view.best_at(award);
    let value = |seat: Seat| award.value(desk.view.seats[seat].standing());
    if let [first, ..] = best[..]
        && best.len() == usize::from(desk.view.table.seats)
    {
        return html! { <span class="leaders">{ fill(words.all_have, &[("n", &value(first))]) }</span> };
    }
    let leader = |seat: Seat| {
        let leads =
            fill(words.tell_total, &[("name", &desk.company.name(seat)), ("n", &value(seat))]);
        html! {
            <span class="leader">
                { token(desk.company.colour(seat)) }
                <span aria-hidden="true">{ value(seat) }</span>
                <span class="unseen">{ leads }</span>
            </span>
        }
    };
    html! { <span class="leaders">{ for best.into_iter().map(leader) }</span> }
}

/// How everybody stands at an award.
fn standing(desk: &Desk, award: Award) -> String {
    let (name, about) = PartWords::new(desk.lang).award(award);
    let best = desk.view.best_at(award);
    let line = |(seat, seen): (Seat, &SeatView)| {
        let words = desk.lang.farlight();
        let value = award.value(seen.standing());
        let values: [(&str, &dyn Display); 2] = [("name", &desk.company.name(seat)), ("n", &value)];
        let line = fill(words.tell_total, &values);
        if best.contains(&seat) {
            format!("\n{line} ({})", words.best_now)
        } else {
            format!("\n{line}")
        }
    };
    let lines: String = desk.view.seats.pairs().map(line).collect();
    format!("{name} ({about}){lines}")
}

/// The awards that are out of the game, and decide ties.
fn unused(desk: &Desk) -> String {
    let parts = PartWords::new(desk.lang);
    let mut said = desk.lang.farlight().unused_are.to_owned();
    for award in Award::ALL.into_iter().filter(|award| !desk.view.awards.contains(award)) {
        let (name, about) = parts.award(award);
        said += &format!("\n{name} ({about})");
    }
    said
}
