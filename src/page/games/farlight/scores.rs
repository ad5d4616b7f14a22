//! The account of a finished match, line by line.

use crate::art::drawn;
use crate::art::farlight::ship_art;
use crate::page::games::ScoresProps;
use crate::page::prelude::*;
use crate::page::token::token;
use crate::words::{Lang, PartWords, fill};
use rules::farlight::{Event, Farlight, Item};
use rules::{Seat, SeatResult};

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
                <p class="soft">{ why(props) }{ " " }{ note(props, &ranked) }</p>
            </header>
            <div class="accounts">{ for ranked.iter().map(|&(seat, result)| account(props, seat, result)) }</div>
        </section>
    }
}

fn headline(props: &ScoresProps<Farlight>, ranked: &[(Seat, &SeatResult<Item>)]) -> String {
    let winners = ranked.iter().filter(|(_, result)| result.place == 1);
    let winners: Vec<Seat> = winners.map(|(seat, _)| *seat).collect();
    props.company.victory(&winners, props.prefs.lang.words())
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
        <article key={seat.0} class={classes!("account", (result.place == 1).then_some("is-winner"))}>
            <header>
                <span class="place">{ result.place }</span>
                { token(props.company.colour(seat)) }
                <h3>{ props.company.name(seat) }</h3>
                <strong class="account-total">{ result.total }<span class="unseen">{ words.points }</span></strong>
            </header>
            <div class="in-flight">{ drawn(ship_art(&props.view.seats[seat].ship, None)) }</div>
            <div class="reasons"><table>
                <thead><tr><th scope="col">{ words.item }</th><th scope="col" class="figure">{ words.points }</th></tr></thead>
                <tbody>{ for result.items.iter().map(|item| html! {
                    <tr><th scope="row">{ say(*item, lang) }</th><td class="figure">{ item.points() }</td></tr>
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
