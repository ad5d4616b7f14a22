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
                { compared(props, &ranked) }
                <p class="soft">{ why(props) }{ " " }{ note(props, &ranked) }</p>
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

/// Where the person at this device has lost or won it, and what to try: after that his account beside
/// that of the winner, or of the best of the others, a line a kind.
fn compared(props: &ScoresProps<Farlight>, ranked: &[(Seat, &SeatResult<Item>)]) -> Html {
    let lang = props.prefs.lang;
    let words = lang.farlight();
    let (Some(own), Some(other)) = (
        ranked.iter().find(|(seat, _)| props.company.you == Some(*seat)),
        ranked.iter().find(|(seat, _)| props.company.you != Some(*seat)),
    ) else {
        return Html::default();
    };
    let name = props.company.name(other.0);
    let how = |n: i32| match n {
        0 => words.level.to_owned(),
        1.. => fill(words.behind, &[("n", &n)]),
        ..0 => fill(words.ahead, &[("n", &-n)]),
    };
    type Kind = fn(&Item) -> bool;
    let kinds: [(Kind, [&'static str; 3]); 3] = [
        (
            |item| matches!(item, Item::Mission { .. }),
            [words.compared_missions, words.lost_missions, words.won_missions],
        ),
        (
            |item| matches!(item, Item::Award { .. }),
            [words.compared_awards, words.lost_awards, words.won_awards],
        ),
        (
            |item| matches!(item, Item::Leftovers { .. }),
            [words.compared_tokens, words.lost_tokens, words.won_tokens],
        ),
    ];
    // How far the result was made by a kind, which says what made most of it.
    let won = own.1.place == 1;
    let mut most = (0, "");
    let line = |(kind, [text, lost, gained]): (Kind, [&'static str; 3])| {
        let of = |items: &[Item]| {
            let items = items.iter().filter(|item| kind(item));
            items.fold((0, 0), |(n, all), item| (n + 1, all + i32::from(item.points())))
        };
        let (his, mine) = (of(&other.1.items), of(&own.1.items));
        let values: [(&str, &dyn Display); 6] = [
            ("name", &name),
            ("n", &his.0),
            ("points", &his.1),
            ("b", &mine.0),
            ("own", &mine.1),
            ("how", &how(his.1 - mine.1)),
        ];
        let made = if won { (mine.1 - his.1, gained) } else { (his.1 - mine.1, lost) };
        if made.0 > most.0 {
            most = made;
        }
        fill(text, &values)
    };
    let lines: Vec<String> = kinds.into_iter().map(line).collect();
    html! {
        <>
            <p class="verdict">{ most.1 }</p>
            <ul class="compared">{ for lines.into_iter().map(|line| html! { <li>{ line }</li> }) }</ul>
        </>
    }
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
    // The totals stand below each other where they would lie on each other.
    let mut ends: Vec<(Seat, i32)> =
        (0..).map(Seat).zip(props.results.iter().map(|result| y(result.total))).collect();
    rules::order::sort_by_key(&mut ends, |(_, at)| *at);
    for at in 1..ends.len() {
        ends[at].1 = ends[at].1.max(ends[at - 1].1 + 14);
    }
    let over = ends.last().map_or(0, |(_, at)| (at - HIGH - 4).max(0));
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
        let point = |round: i32, points: i32| format!("{} {}", x(round), y(points));
        let line: String =
            (0..rounds).map(|round| format!("{}L", point(round, by(round)))).collect();
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
            <div class="in-flight">{ drawn(ship_art(&props.view.seats[seat].ship, &[])) }</div>
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
