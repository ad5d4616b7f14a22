//! The account of a finished match, line by line.

use crate::art::drawn;
use crate::art::farlight::ship_art;
use crate::icons::{Icon, icon_path};
use crate::page::games::ScoresProps;
use crate::page::prelude::*;
use crate::page::token::token;
use crate::words::{Lang, PartWords, fill};
use rules::farlight::{Event, Farlight, Item, MissionId};
use rules::{Seat, SeatResult};
use std::fmt::{Display, Write};

/// The account.
pub fn scores(props: &ScoresProps<Farlight>) -> Html {
    let words = props.prefs.lang.farlight();
    let mut ranked: Vec<(Seat, &SeatResult<Item>)> =
        (0..).map(Seat).zip(props.results.iter()).collect();
    rules::order::sort_by_key(&mut ranked, |(_, result)| result.place);
    html! {
        <section class="scores farlight-scores" tabindex="0" aria-label={words.scoring_title}>
            <header class="scores-head sky by-night">
                <div class="winner-ship">{ for ranked.first().map(|(seat, _)| ship(props, *seat)) }</div>
                <h2>{ headline(props, &ranked) }</h2>
                { sums(props, &ranked) }
                { verdict(props, &ranked) }
                <ul class="soft turns">
                    { for turns(props, &ranked).into_iter().map(|line| html! { <li>{ line }</li> }) }
                </ul>
            </header>
            <div class="curve" role="img" aria-label={words.by_round}>
                { drawn(curve(props)) }<p class="soft">{ words.by_round }</p>
            </div>
            <div class="accounts" style={format!("--all: {}", ranked.len())}>
                { for ranked.iter().map(|&(seat, result)| account(props, seat, result)) }
            </div>
        </section>
    }
}

fn headline(props: &ScoresProps<Farlight>, ranked: &[(Seat, &SeatResult<Item>)]) -> String {
    let winners = ranked.iter().filter(|(_, result)| result.place == 1);
    let winners: Vec<Seat> = winners.map(|(seat, _)| *seat).collect();
    props.company.victory(&winners, props.prefs.lang.words())
}

/// What gives points at the end.
const KINDS: [fn(&Item) -> bool; 3] = [
    |item| matches!(item, Item::Mission { .. }),
    |item| matches!(item, Item::Award { .. }),
    |item| matches!(item, Item::Leftovers { .. }),
];

/// What somebody's items of a kind come to.
fn made(result: &SeatResult<Item>, kind: fn(&Item) -> bool) -> i32 {
    result.items.iter().filter(|item| kind(item)).map(|item| i32::from(item.points())).sum()
}

/// Everybody's points side by side, by what they are for.
fn sums(props: &ScoresProps<Farlight>, ranked: &[(Seat, &SeatResult<Item>)]) -> Html {
    let words = props.prefs.lang.farlight();
    html! {
        <table class="sums">
            <thead><tr>
                <td></td>
                { for [words.missions, words.sum_awards, words.sum_left, words.sum_all].map(|name| html! { <th scope="col">{ name }</th> }) }
            </tr></thead>
            <tbody>{ for ranked.iter().map(|&(seat, result)| html! {
                <tr key={seat.0} class={classes!((result.place == 1).then_some("is-first"))}>
                    <th scope="row">{ token(props.company.colour(seat)) }{ props.company.name(seat) }</th>
                    { for KINDS.map(|kind| html! { <td>{ made(result, kind) }</td> }) }
                    <td><strong>{ result.total }</strong></td>
                </tr>
            }) }</tbody>
        </table>
    }
}

/// What made most of it that the person at this device has lost or won, and what to try after that: beside
/// the winner, or the best of the others.
fn verdict(props: &ScoresProps<Farlight>, ranked: &[(Seat, &SeatResult<Item>)]) -> Html {
    let words = props.prefs.lang.farlight();
    let (Some(own), Some(other)) = (
        ranked.iter().find(|(seat, _)| props.company.you == Some(*seat)),
        ranked.iter().find(|(seat, _)| props.company.you != Some(*seat)),
    ) else {
        return Html::default();
    };
    let won = own.1.place == 1;
    let said = if won {
        [words.won_missions, words.won_awards, words.won_tokens]
    } else {
        [words.lost_missions, words.lost_awards, words.lost_tokens]
    };
    let mut most = (0, "");
    for (kind, text) in KINDS.into_iter().zip(said) {
        let lead = made(own.1, kind) - made(other.1, kind);
        let lead = if won { lead } else { -lead };
        if lead > most.0 {
            most = (lead, text);
        }
    }
    html! { <p class="verdict">{ most.1 }</p> }
}

/// The points of everybody's missions round by round, and at the end all that is counted: a line a
/// seat with its sign and its total, each dashed in its own way.
fn curve(props: &ScoresProps<Farlight>) -> String {
    const HIGH: i32 = 92;
    let rounds = i32::from(props.view.round) + 1;
    let most = props.results.iter().map(|result| result.total).max().unwrap_or(0).max(1);
    let x = |round: i32| 16 + round * 256 / rounds;
    let y = |points: i32| HIGH - points * 82 / most;
    let mut svg =
        "<svg class=\"plan\" aria-hidden=\"true\" focusable=\"false\" viewBox=\"0 0 326 104\">"
            .to_owned();
    let step = if most > 40 { 20 } else { 10 };
    for points in (0..=most).step_by(step) {
        let at = y(points);
        let _ = write!(
            svg,
            "<path class=\"curve-base\" d=\"M16 {at}H272\"/><text class=\"curve-number\" x=\"12\" y=\"{}\" text-anchor=\"end\">{points}</text>",
            at + 3
        );
    }
    let every = 1 + (rounds - 2) / 10;
    for round in (1..rounds).filter(|round| round % every == 0) {
        let _ = write!(
            svg,
            "<text class=\"curve-number\" x=\"{}\" y=\"{}\" text-anchor=\"middle\">{round}</text>",
            x(round),
            HIGH + 10
        );
    }
    let counted = props.prefs.lang.farlight().sum_all;
    let (end, under) = (x(rounds) + 12, HIGH + 10);
    let _ = write!(
        svg,
        "<text class=\"curve-number\" x=\"{end}\" y=\"{under}\" text-anchor=\"middle\">{counted}</text>"
    );
    // The totals stand below each other where they would lie on each other.
    let mut ends: Vec<(Seat, i32)> =
        (0..).map(Seat).zip(props.results.iter().map(|result| y(result.total))).collect();
    rules::order::sort_by_key(&mut ends, |(_, at)| *at);
    for at in 1..ends.len() {
        ends[at].1 = ends[at].1.max(ends[at - 1].1 + 14);
    }
    let over = ends.last().map_or(0, |(_, at)| (at - HIGH - 4).max(0));
    for (seat, result) in (0..).map(Seat).zip(props.results.iter()) {
        let colour = props.company.colour(seat);
        let point = |round: i32, points: i32| format!("{} {}", x(round), y(points));
        let line: String =
            (0..rounds).map(|round| format!("{}L", point(round, by(props, seat, round)))).collect();
        let total = result.total;
        let end = ends.iter().find(|(other, _)| *other == seat).map_or(0, |(_, at)| at - over);
        let _ = write!(
            svg,
            "<path class=\"curve-line\" style=\"--seat:var(--seat-{colour})\" stroke-dasharray=\"{} {}\" d=\"M{line}{}\"/><path style=\"fill:var(--seat-{colour})\" fill-rule=\"evenodd\" transform=\"translate(277 {}) scale(.6)\" d=\"{}\"/><text class=\"curve-total\" x=\"296\" y=\"{}\">{total}</text>",
            100 >> (2 * seat.0),
            2 * seat.0,
            point(rounds, total),
            end - 7,
            icon_path(Icon::seat(colour.into())),
            end + 4
        );
    }
    svg + "</svg>"
}

/// What somebody's missions came to by the end of a round.
fn by(props: &ScoresProps<Farlight>, seat: Seat, last: i32) -> i32 {
    let flown = props.told.iter().map(|(_, event)| match event {
        Event::Mission { seat: whose, round, points, done: true, .. }
            if *whose == seat && i32::from(*round) <= last =>
        {
            i32::from(*points)
        }
        _ => 0,
    });
    flown.sum()
}

/// Where the match was won, a line each: why it ended, since when its winner led, what was lost on the way.
fn turns(props: &ScoresProps<Farlight>, ranked: &[(Seat, &SeatResult<Item>)]) -> Vec<String> {
    let told = [note(props, ranked), led(props, ranked), missed(props), wasted(props)];
    [why(props)].into_iter().chain(told.into_iter().flatten()).collect()
}

fn note(props: &ScoresProps<Farlight>, ranked: &[(Seat, &SeatResult<Item>)]) -> Option<String> {
    let words = props.prefs.lang.farlight();
    match ranked {
        [(_, first), (_, second), ..] if second.place == 1 && first.place == 1 => {
            Some(words.scoring_shared.to_owned())
        }
        [(_, first), (_, second), ..] if first.total == second.total => {
            Some(words.scoring_tied.to_owned())
        }
        _ => None,
    }
}

/// Since when the winner led by missions, or who did before the final count.
fn led(props: &ScoresProps<Farlight>, ranked: &[(Seat, &SeatResult<Item>)]) -> Option<String> {
    let words = props.prefs.lang.farlight();
    let [(first, _), (_, second), ..] = ranked else { return None };
    if second.place == 1 {
        return None;
    }
    let ahead = |round: i32| {
        let points = || ranked.iter().map(|&(seat, _)| (by(props, seat, round), seat));
        let most = points().map(|(points, _)| points).max();
        let mut best = points().filter(|&(points, _)| Some(points) == most);
        best.next().filter(|_| best.next().is_none()).map(|(_, seat)| seat)
    };
    let last = i32::from(props.view.round);
    let from = (1..=last).rev().take_while(|&round| ahead(round) == Some(*first)).last();
    let text = match (from, ahead(last)) {
        (Some(_), _) => words.led_from,
        (None, Some(_)) => words.led_at_end,
        (None, None) => words.led_open,
    };
    let name = |seat| props.company.name(seat);
    let values: [(&str, &dyn Display); 3] = [
        ("name", &name(*first)),
        ("round", &from.unwrap_or(last)),
        ("other", &ahead(last).map_or("", name)),
    ];
    Some(fill(text, &values))
}

/// The flight that would have paid most of those for which a ship was not ready.
fn missed(props: &ScoresProps<Farlight>) -> Option<String> {
    let (words, parts) = (props.prefs.lang.farlight(), PartWords::new(props.prefs.lang));
    let mut flown = Vec::new();
    let mut most: Option<(u8, Seat, MissionId, u16)> = None;
    for (_, event) in props.told.iter() {
        let Event::Mission { mission, seat, round, done, lacks, .. } = event else { continue };
        // Whoever came first left half.
        let card = mission.card();
        let points = if flown.contains(mission) { card.half_points() } else { card.points };
        if *done {
            flown.push(*mission);
        } else if lacks.0.is_some() && most.is_none_or(|most| points > most.0) {
            most = Some((points, *seat, *mission, *round));
        }
    }
    let (points, seat, mission, round) = most?;
    let values: [(&str, &dyn Display); 3] = [
        ("name", &props.company.name(seat)),
        ("mission", &parts.mission(mission)),
        ("round", &round),
    ];
    Some(fill(&parts.count(words.missed, points), &values))
}

/// How many parts that were won left the game, seat by seat.
fn wasted(props: &ScoresProps<Farlight>) -> Option<String> {
    let words = props.prefs.lang.farlight();
    let lost = |seat: Seat| {
        let scrapped = |(_, event): &&(usize, Event)| matches!(event, Event::Scrap { seat: whose, .. } if *whose == seat);
        let n = props.told.iter().filter(scrapped).count();
        let values: [(&str, &dyn Display); 2] = [("name", &props.company.name(seat)), ("n", &n)];
        (n > 0).then(|| fill(words.tell_total, &values))
    };
    let names: Vec<String> = props.view.seats.pairs().filter_map(|(seat, _)| lost(seat)).collect();
    (!names.is_empty()).then(|| fill(words.wasted, &[("names", &names.join(" · "))]))
}

/// Why it ended.
fn why(props: &ScoresProps<Farlight>) -> String {
    let words = props.prefs.lang.farlight();
    let parts = PartWords::new(props.prefs.lang);
    let flown = props.told.iter().filter_map(|(_, event)| match event {
        Event::Mission { mission, seat, done: true, .. } if mission.card().climactic => {
            Some(format!("{} ({})", parts.mission(*mission), props.company.name(*seat)))
        }
        _ => None,
    });
    let flown: Vec<String> = flown.collect();
    let n = &props.view.round;
    if flown.is_empty() {
        return fill(words.ended_parts, &[("n", n)]);
    }
    fill(words.ended_final, &[("flown", &flown.join(", ")), ("n", n)])
}

fn account(props: &ScoresProps<Farlight>, seat: Seat, result: &SeatResult<Item>) -> Html {
    let lang = props.prefs.lang;
    let words = lang.farlight();
    html! {
        <article key={seat.0}
            class={classes!("account", (result.place == 1).then_some("is-winner"))}>
            <header>
                <span class="place">{ result.place }</span>
                { token(props.company.colour(seat)) }
                <h3>{ props.company.name(seat) }</h3>
                <strong class="account-total">
                    { result.total }<span class="unseen">{ words.points }</span>
                </strong>
            </header>
            <div class="account-body">
            <div class="in-flight sky by-night">{ ship(props, seat) }</div>
            <div class="reasons"><table>
                <thead>
                    <tr>
                        <th scope="col">{ words.item }</th>
                        <th scope="col" class="figure">{ words.points }</th>
                    </tr>
                </thead>
                <tbody>{ for result.items.iter().map(|item| html! {
                    <tr>
                        <th scope="row">{ say(*item, lang) }</th>
                        <td class="figure">{ item.points() }</td>
                    </tr>
                }) }</tbody>
            </table></div>
            </div>
        </article>
    }
}

/// Somebody's ship as it was built.
fn ship(props: &ScoresProps<Farlight>, seat: Seat) -> Html {
    drawn(ship_art(&props.view.seats[seat].ship, &[]))
}

/// A line of the account.
pub fn say(item: Item, lang: Lang) -> String {
    let (words, parts) = (lang.farlight(), PartWords::new(lang));
    match item {
        Item::Mission { mission, .. } => parts.mission(mission).to_owned(),
        Item::Award { award, .. } => {
            let (name, about) = parts.award(award);
            fill(words.item_award, &[("award", &name), ("about", &about)])
        }
        Item::Leftovers { tokens, .. } => parts.count(words.item_tokens, tokens),
    }
}
