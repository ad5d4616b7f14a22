//! The pictures of a reveal and of what others do out of sight: small markup without words.

use super::Scene;
use crate::art::farlight::{mission_art, module_art, service_art, ship_art};
use crate::icons::{Icon, markup as icon};
use crate::words::{PartWords, Telling, fill};
use rules::Seat;
use rules::farlight::{
    AWARD_POINTS, Award, BidTile, Event, MissionId, Pairs, PartId, Ship, Target,
};

/// The tiles on a lot, each seat's with their sum, and who won.
pub fn auction(scene: &Scene, event: &Event) -> Option<String> {
    let Event::Auction { target, totals, winner, bonus_crew, consolation, .. } = event else {
        return None;
    };
    let laid = scene.laid(*target);
    let row = |&(whose, total): &(Seat, u8)| {
        let won = *winner == Some(whose);
        let lost = || consolation.get(whose).map_or(0, |&n| n.into());
        let gained = if won { *bonus_crew } else { lost() };
        let end = if gained > 0 { format!("+{gained}{}", icon(Icon::Crew)) } else { String::new() };
        row(scene, whose, total, &laid, if won { Turn::Won } else { Turn::Lost }, &end)
    };
    // They turn up from below: the best last.
    let mut totals = totals.to_vec();
    rules::order::sort_by_key(&mut totals, |&(whose, total)| {
        (*winner != Some(whose), std::cmp::Reverse(total))
    });
    let class = if winner.is_some() && *winner == scene.viewer { "told is-mine" } else { "told" };
    let tie = |telling: Telling| telling.tie(&totals, (*winner)?);
    let tie = scene.telling().and_then(tie).map(|tie| line(&tie)).unwrap_or_default();
    let rows: String = totals.iter().map(row).collect();
    Some(told(class, &art(scene, *target), &rows, &tie))
}

/// All that has been sold in one list, the latest last; below it, in a line, who got what the viewer has not bid for.
pub(super) fn auctions(scene: &Scene, before: Vec<&Event>, event: &Event) -> Option<String> {
    if before.is_empty() {
        return auction(scene, event);
    }
    let (mut all, mut rest) = (String::new(), String::new());
    for event in before.into_iter().chain([event]) {
        if scene.concerns(event) {
            all += &auction(scene, event)?;
        } else if let Some(said) = won(scene, event) {
            rest += if rest.is_empty() { "" } else { " · " };
            rest += &said;
        }
    }
    if let Some(lang) = scene.lang.filter(|_| !rest.is_empty()) {
        let rest = line(&fill(lang.farlight().elsewhere, &[("all", &rest)]));
        all += &format!("<div class=\"told\">{rest}</div>");
    }
    Some(format!("<div class=\"told-all\">{all}</div>"))
}

/// Who won what, and for how much.
fn won(scene: &Scene, event: &Event) -> Option<String> {
    let Event::Auction { target, totals, winner, .. } = event else { return None };
    let (winner, telling) = ((*winner)?, scene.telling()?);
    let won = format!("{} ({})", telling.target(*target), totals.get(winner)?);
    Some(telling.of_seat(winner, &won))
}

/// Why it went so, or who got the rest.
fn line(said: &str) -> String {
    format!("<p>{}</p>", escaped(said))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// What the tiles on a lot come to, the highest sum first.
pub fn totals(scene: &Scene, target: Target) -> Vec<(Seat, u8)> {
    let laid = scene.laid(target);
    let there = laid.iter().filter(|(_, tiles)| !tiles.is_empty());
    let mut totals: Vec<_> = there.map(|(whose, _)| (*whose, total(&laid, *whose))).collect();
    rules::order::sort_by_key(&mut totals, |&(_, total)| std::cmp::Reverse(total));
    totals
}

/// The tiles on a lot as they lie, whatever comes of it.
pub fn lying(scene: &Scene, target: Target, totals: &[(Seat, u8)]) -> String {
    let laid = scene.laid(target);
    let row = |&(whose, total): &(Seat, u8)| row(scene, whose, total, &laid, Turn::Due, "");
    told("told", &art(scene, target), &totals.iter().map(row).collect::<String>(), "")
}

/// A mission with its queue, as far as it has been asked: who flew and who did not. Above it the
/// ship that flies.
pub(super) fn mission(scene: &Scene, event: &Event) -> Option<String> {
    let Event::Mission { mission: id, queue, seat, done, points, .. } = event else { return None };
    let target = Target::Mission(*id);
    let laid = scene.laid(target);
    let flew = |whose: Seat| {
        if whose == *seat {
            return Some((*done, *points));
        }
        let asked = |event: &Event| match event {
            Event::Mission { mission, seat, done, points, .. } if *mission == *id => {
                (*seat == whose).then_some((*done, *points))
            }
            _ => None,
        };
        let turned = |event: &&Event| !matches!(event, Event::Reveal { .. });
        scene.back().take_while(turned).find_map(asked)
    };
    let row = |&whose: &Seat| {
        let (turn, end) = match flew(whose) {
            Some((true, points)) => (Turn::Won, format!("+{points}{}", icon(Icon::Fame))),
            Some((false, _)) => (Turn::Lost, icon(Icon::Cross)),
            None => (Turn::Due, String::new()),
        };
        row(scene, whose, total(&laid, whose), &laid, turn, &end)
    };
    let above = if *done { launch(*id, &scene.ship(*seat)) } else { String::new() };
    let rows: String = queue.iter().map(row).collect();
    Some(above + &told("told", &art(scene, target), &rows, ""))
}

/// A ship that lifts off to where a mission goes.
fn launch(id: MissionId, ship: &Ship) -> String {
    let (goal, ship) = (mission_art(id), ship_art(ship, &[]));
    format!("<div class=\"by-night told-launch\">{goal}{ship}</div>")
}

/// A ship, with the part that is new to it.
pub(super) fn ship(ship: &Ship, new: PartId) -> String {
    format!("<div class=\"by-night told-ship\">{}</div>", ship_art(ship, &[new]))
}

/// Parts that are no more.
pub(super) fn gone(scene: &Scene, parts: &[PartId]) -> String {
    let art = |&id: &PartId| module_art(id, scene.die(id));
    let arts: String = parts.iter().take(4).map(art).collect();
    format!("<div class=\"by-night told-parts is-gone\">{arts}</div>")
}

/// An engine before and after its die was changed.
pub(super) fn die(part: PartId, was: Option<u8>, is: u8) -> String {
    let was = was
        .filter(|&was| was != is)
        .map_or_else(String::new, |was| module_art(part, Some(was)) + &icon(Icon::ArrowRight));
    format!("<div class=\"by-night told-parts\">{was}{}</div>", module_art(part, Some(is)))
}

/// How a bid stands.
#[derive(Clone, Copy, PartialEq)]
enum Turn {
    Won,
    Lost,
    Due,
}

fn told(class: &str, art: &str, rows: &str, more: &str) -> String {
    format!(
        "<div class=\"by-night {class}\"><div class=\"told-lot\">{art}</div><ol>{rows}</ol>{more}</div>"
    )
}

/// What a seat has laid: its sign and its sum, the tiles that make it up, what comes of it.
fn row(
    scene: &Scene,
    whose: Seat,
    total: u8,
    laid: &[(Seat, Vec<BidTile>)],
    turn: Turn,
    end: &str,
) -> String {
    let colour = scene.colour(whose);
    let (class, mark) = match turn {
        Turn::Won => ("is-won", icon(Icon::Check)),
        Turn::Lost => ("is-lost", String::new()),
        Turn::Due => ("", String::new()),
    };
    let glyph = icon(Icon::seat(colour.into()));
    // What a sum is made of: each tile, and apart from it the crew that went with it.
    let laid = of(laid, whose);
    let tile = |tile: &BidTile| {
        let value = tile.value.map_or_else(String::new, |n| n.to_string());
        let crew = if tile.crew { format!("<u>+1{}</u>", icon(Icon::Crew)) } else { String::new() };
        format!("<i>{value}</i>{crew}")
    };
    let tiles = laid.iter().map(tile).collect::<Vec<_>>().join("<u>+</u>");
    let sum = match laid {
        [only] if !only.crew => String::new(),
        _ => format!("<b>= {total}</b>"),
    };
    let what = name(scene, whose) + &tiles + &sum;
    seat_row(class, colour, &format!("{glyph}{mark}"), &what, end)
}

/// Whose row it is, where seats have names.
fn name(scene: &Scene, whose: Seat) -> String {
    scene
        .names
        .get(whose.index())
        .map_or_else(String::new, |name| format!("<em>{}</em>", escaped(name)))
}

fn seat_row(class: &str, colour: u8, face: &str, what: &str, end: &str) -> String {
    format!(
        "<li class=\"{class}\" style=\"--seat:var(--seat-{colour})\"><b class=\"bid-face\">{face}</b>{what}<span>{end}</span></li>"
    )
}

/// An award by what it counts: what everybody has for it, the best first, and who gets its points.
pub(super) fn award(scene: &Scene, award: Award, seats: &[Seat], values: &[(Seat, u16)]) -> String {
    let mut rows = values.to_vec();
    rules::order::sort_by_key(&mut rows, |(whose, _)| !seats.contains(whose));
    let row = |&(whose, value): &(Seat, u16)| {
        let best = seats.contains(&whose);
        let class = if best { "is-won" } else { "is-lost" };
        let end = if best { format!("+{AWARD_POINTS}{}", icon(Icon::Fame)) } else { String::new() };
        let colour = scene.colour(whose);
        let mark = if best { icon(Icon::Check) } else { String::new() };
        let face = icon(Icon::seat(colour.into())) + &mark;
        let what = format!("{}<b>{value}</b>", name(scene, whose));
        seat_row(class, colour, &face, &what, &end)
    };
    let counts = match award {
        Award::Colonist => Icon::Biotech,
        Award::Commander => Icon::Crew,
        Award::Efficiency | Award::Potential => Icon::Connector,
        Award::Juggernaut => Icon::Plus,
        Award::Researcher => Icon::Science,
        Award::Rocketeer => Icon::Engine,
    };
    let mine = scene.viewer.is_some_and(|viewer| seats.contains(&viewer));
    let class = if mine { "told is-award is-mine" } else { "told is-award" };
    told(class, &icon(counts), &rows.iter().map(row).collect::<String>(), "")
}

/// What is left on the ships and what comes of it, one after the other as it is counted.
pub(super) fn leftovers(scene: &Scene, event: &Event) -> Option<String> {
    let row = |event: &Event| {
        let Event::Leftovers { seat, tokens, points } = event else { return None };
        let colour = scene.colour(*seat);
        let what = format!("{}<b>{tokens}</b>", name(scene, *seat));
        let end = format!("+{points}{}", icon(Icon::Fame));
        Some(seat_row("is-won", colour, &icon(Icon::seat(colour.into())), &what, &end))
    };
    let mut rows: Vec<String> = scene.back().map_while(row).collect();
    rows.reverse();
    rows.push(row(event)?);
    let tokens = icon(Icon::Crew) + &icon(Icon::Science);
    Some(told("told is-award", &tokens, &rows.concat(), ""))
}

/// The end: what everybody has come to, the best first, and above it the ship that has won.
pub(super) fn result(scene: &Scene, totals: &Pairs<Seat, u16>, places: &Pairs<Seat, u8>) -> String {
    let mut ranked = places.to_vec();
    rules::order::sort_by_key(&mut ranked, |&(_, place)| place);
    let row = |&(whose, place): &(Seat, u8)| {
        let total = totals.get(whose).copied().unwrap_or(0);
        let colour = scene.colour(whose);
        let face = icon(Icon::seat(colour.into()));
        let end = format!("{total}{}", icon(Icon::Fame));
        let class = if place == 1 { "is-won" } else { "" };
        seat_row(class, colour, &face, &name(scene, whose), &end)
    };
    let rows: String = ranked.iter().map(row).collect();
    let won = |whose: Seat| places.get(whose) == Some(&1);
    let first = ranked.first().map(|&(whose, _)| ship_art(&scene.ship(whose), &[]));
    let above =
        format!("<div class=\"by-night told-launch is-home\">{}</div>", first.unwrap_or_default());
    let class =
        if scene.viewer.is_some_and(won) { "told is-award is-mine" } else { "told is-award" };
    above + &told(class, &icon(Icon::Fame), &rows, "")
}

fn of(laid: &[(Seat, Vec<BidTile>)], whose: Seat) -> &[BidTile] {
    laid.iter().find(|(seat, _)| *seat == whose).map_or(&[], |(_, tiles)| tiles)
}

/// The sum of what a seat has laid.
fn total(laid: &[(Seat, Vec<BidTile>)], whose: Seat) -> u8 {
    of(laid, whose).iter().map(|tile| tile.value.unwrap_or(0) + u8::from(tile.crew)).sum()
}

/// What a lot looks like; what has no face of its own is named below it.
fn art(scene: &Scene, target: Target) -> String {
    let name = match (target, scene.lang.map(PartWords::new)) {
        (Target::Service(service), Some(parts)) => {
            let (name, about) = parts.service(service);
            format!("<small>{name}<br>{about}</small>")
        }
        (Target::Mission(id), Some(parts)) => format!("<small>{}</small>", parts.mission(id)),
        (Target::Slot(_), _) | (_, None) => String::new(),
    };
    face(scene, target) + &name
}

fn face(scene: &Scene, target: Target) -> String {
    match target {
        Target::Slot(n) => {
            scene.slot(n).map_or_else(String::new, |id| module_art(id, scene.die(id)))
        }
        Target::Service(service) => service_art(service),
        Target::Mission(id) => demands(id),
    }
}

/// The points of a mission and what it asks for.
fn demands(id: MissionId) -> String {
    let card = id.card();
    let engines = card.engines.iter().map(|&n| (Icon::Engine, n));
    let others = [(Icon::Biotech, card.biotech), (Icon::Science, card.science)];
    let all = engines.chain(others.into_iter().filter(|(_, n)| *n > 0));
    let asked: String = all.map(|(sign, n)| format!("<span>{}{n}</span>", icon(sign))).collect();
    format!("<b>{}{}</b>{asked}", icon(Icon::Fame), card.points)
}
