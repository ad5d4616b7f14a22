//! The account of a finished match, line by line.

use crate::art::drawn;
use crate::art::farlight::ship_art;
use crate::icons::{Icon, icon_path};
use crate::page::games::ScoresProps;
use crate::page::prelude::*;
use crate::page::token::token;
use crate::words::{Lang, PartWords, fill};
use rules::farlight::{Event, Farlight, Item};
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
            <header class="scores-head">
                <h2>{ headline(props, &ranked) }</h2>
                <p class="totals">{ for ranked.iter().map(|&(seat, result)| html! {
                    <span key={seat.0} class="total">
                        { token(props.company.colour(seat)) }
                        <span>{ props.company.name(seat) }</span><strong>{ result.total }</strong>
                    </span>
                }) }</p>
                if let Some(lost) = lost(props, &ranked) { <p>{ lost }</p> }
                <p class="soft">{ why(props) }{ " " }{ note(props, &ranked) }</p>
            </header>
            <div class="curve" role="img" aria-label={words.by_round}>
                { drawn(curve(props)) }<p class="soft">{ words.by_round }</p>
            </div>
            <div class="accounts">
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

/// Where the person at this device has lost it: what parts him most from the winner.
fn lost(props: &ScoresProps<Farlight>, ranked: &[(Seat, &SeatResult<Item>)]) -> Option<String> {
    let lang = props.prefs.lang;
    let words = lang.farlight();
    let (first, best) = ranked.first()?;
    let (_, own) = ranked
        .iter()
        .find(|(seat, result)| result.place > 1 && props.company.you == Some(*seat))?;
    type Kind = fn(&Item) -> bool;
    let points = |items: &[Item], kind: Kind| -> i32 {
        items.iter().filter(|item| kind(item)).map(|item| i32::from(item.points())).sum()
    };
    let kinds: [(Kind, &str); 3] = [
        (|item| matches!(item, Item::Mission { .. }), words.lost_missions),
        (|item| matches!(item, Item::Award { .. }), words.lost_awards),
        (|item| matches!(item, Item::Leftovers { .. }), words.lost_tokens),
    ];
    let behind =
        kinds.map(|(kind, text)| (points(&best.items, kind) - points(&own.items, kind), text));
    let (n, text) = behind.into_iter().max_by_key(|(n, _)| *n).filter(|(n, _)| *n > 0)?;
    // The mission that paid most, where it makes up most of it.
    let most = best.items.iter().filter_map(|item| match item {
        Item::Mission { mission, points } => Some((i32::from(*points), *mission)),
        Item::Award { .. } | Item::Leftovers { .. } => None,
    });
    let most = most.max_by_key(|(points, _)| *points).filter(|(most, mission)| {
        text == words.lost_missions && *most <= n && mission.card().climactic
    });
    let name = props.company.name(*first);
    Some(match most {
        Some((most, mission)) => {
            let mission = PartWords::new(lang).mission(mission);
            let values: [(&str, &dyn Display); 4] =
                [("name", &name), ("n", &n), ("most", &most), ("mission", &mission)];
            fill(words.lost_mission, &values)
        }
        None => fill(text, &[("name", &name), ("n", &n)]),
    })
}

/// The points of everybody's missions round by round, and at the end all that is counted: a line a
/// seat with its sign, each dashed in its own way.
fn curve(props: &ScoresProps<Farlight>) -> String {
    let rounds = i32::from(props.view.round) + 1;
    let most = props.results.iter().map(|result| result.total).max().unwrap_or(0).max(1);
    let at = |round: i32, points: i32| {
        format!("{} {}", 8 + round * 270 / rounds, 78 - points * 70 / most)
    };
    let mut svg = "<svg class=\"plan\" aria-hidden=\"true\" focusable=\"false\" viewBox=\"0 0 300 86\"><path class=\"curve-base\" d=\"M8 78H278\"/>".to_owned();
    for (seat, result) in (0..).map(Seat).zip(props.results.iter()) {
        let by = |last: i32| -> i32 {
            let flown = props.told.iter().map(|(_, event)| match event {
                Event::Mission { seat: whose, round, points, done: true, .. }
                    if *whose == seat && i32::from(*round) <= last =>
                {
                    i32::from(*points)
                }
                _ => 0,
            });
            flown.sum()
        };
        let colour = props.company.colour(seat);
        let line: String = (0..rounds).map(|round| format!("{}L", at(round, by(round)))).collect();
        let total = result.total;
        let y = 78 - total * 70 / most;
        let _ = write!(
            svg,
            "<path class=\"curve-line\" style=\"--seat:var(--seat-{colour})\" stroke-dasharray=\"{} {}\" d=\"M{line}{}\"/><path style=\"fill:var(--seat-{colour})\" fill-rule=\"evenodd\" transform=\"translate(283 {}) scale(.6)\" d=\"{}\"/>",
            100 >> (2 * seat.0),
            2 * seat.0,
            at(rounds, total),
            y - 7,
            icon_path(Icon::seat(colour.into()))
        );
    }
    svg + "</svg>"
}

fn note(props: &ScoresProps<Farlight>, ranked: &[(Seat, &SeatResult<Item>)]) -> &'static str {
    let words = props.prefs.lang.farlight();
    match ranked {
        [(_, first), (_, second), ..] if second.place == 1 && first.place == 1 => {
            words.scoring_shared
        }
        [(_, first), (_, second), ..] if first.total == second.total => words.scoring_tied,
        _ => words.scoring_note,
    }
}

/// Why it ended.
fn why(props: &ScoresProps<Farlight>) -> String {
    let words = props.prefs.lang.farlight();
    let flown = props.told.iter().rev().find_map(|(_, event)| match event {
        Event::Mission { mission, seat, done: true, .. } if mission.card().climactic => {
            Some((*mission, *seat))
        }
        _ => None,
    });
    match flown {
        Some((mission, seat)) => {
            let name = PartWords::new(props.prefs.lang).mission(mission);
            fill(
                words.ended_final,
                &[
                    ("name", &props.company.name(seat)),
                    ("mission", &name),
                    ("n", &props.view.round),
                ],
            )
        }
        None => fill(words.ended_parts, &[("n", &props.view.round)]),
    }
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
            <div class="in-flight">{ drawn(ship_art(&props.view.seats[seat].ship, None)) }</div>
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
        </article>
    }
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
