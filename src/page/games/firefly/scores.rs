//! The account of a finished match.

use super::desk::drawing;
use crate::art::firefly::portrait;
use crate::page::games::ScoresProps;
use crate::page::prelude::*;
use crate::page::token::token;
use crate::words::{FireflyText, fill};
use rules::firefly::contact::Contact;
use rules::firefly::story::End;
use rules::firefly::{Firefly, Item};
use rules::{Seat, SeatResult};

/// The account.
pub fn scores(props: &ScoresProps<Firefly>) -> Html {
    let words = props.prefs.lang.firefly_page();
    let mut ranked: Vec<(Seat, &SeatResult<Item>)> =
        (0..).map(Seat).zip(props.results.iter()).collect();
    rules::order::sort_by_key(&mut ranked, |(_, result)| result.place);
    html! {
        <section class="scores firefly-scores" tabindex="0" aria-label={words.scoring_title}>
            <header class="scores-head">
                <h2>{ headline(props, &ranked) }</h2>
                <p class="soft">{ note(props) }</p>
            </header>
            <div class="accounts">{ for ranked.iter().map(|&(seat, result)| account(props, seat, result)) }</div>
        </section>
    }
}

fn headline(props: &ScoresProps<Firefly>, ranked: &[(Seat, &SeatResult<Item>)]) -> String {
    let shell = props.prefs.lang.words();
    let winners = ranked.iter().filter(|(_, result)| result.place == 1);
    let names: Vec<&str> = winners.map(|(seat, _)| props.company.name(*seat)).collect();
    match names[..] {
        [] => shell.match_over.to_owned(),
        [name] if name == shell.you => shell.you_win.to_owned(),
        _ => fill(shell.winner, &[("name", &names.join(", "))]),
    }
}

fn note(props: &ScoresProps<Firefly>) -> &'static str {
    let words = props.prefs.lang.firefly_page();
    let (table, finished) = (props.view.table, props.view.finished.is_some());
    match (table.story().map(|story| story.end), finished) {
        (None, _) if props.results.iter().any(|result| result.place == 1) => words.scoring_note_aim,
        (None, _) => words.scoring_note_no_aim,
        (Some(End::First), true) => words.scoring_note_goals,
        (Some(_), true) => words.scoring_note_cash,
        (Some(_), false) => words.scoring_note_limit,
    }
}

/// The total: so many of the story's goals, where it counts them alone.
fn total(props: &ScoresProps<Firefly>, result: &SeatResult<Item>) -> Html {
    let words = props.prefs.lang.firefly_page();
    match (result.items.as_slice(), props.view.table.story()) {
        ([Item::Goals { goals }], Some(story)) => {
            let goals = fill(words.goals, &[("n", goals), ("all", &story.goals.len())]);
            html! { <strong>{ goals }</strong> }
        }
        _ => html! { <strong class="account-total">{ result.total }</strong> },
    }
}

fn account(props: &ScoresProps<Firefly>, seat: Seat, result: &SeatResult<Item>) -> Html {
    let lang = props.prefs.lang;
    let (words, text) = (lang.firefly_page(), FireflyText::new(lang));
    let captain = props.view.captain(seat);
    let solids: Vec<&str> = Contact::ALL
        .into_iter()
        .filter(|&one| captain.is_solid(one))
        .map(|one| text.contact(one))
        .collect();
    let row = |name: &'static str, figure: String| html! { <tr><th scope="row">{ name }</th><td class="figure">{ figure }</td></tr> };
    html! {
        <article key={seat.0} class={classes!("account", (result.place == 1).then_some("is-winner"))}>
            <header>
                <span class="place">{ result.place }</span>
                { token(props.company.colour(seat)) }
                { for captain.leader.map(|leader| drawing("portrait", portrait::leader_portrait(leader))) }
                <h3>{ props.company.name(seat) }</h3>
                { total(props, result) }
            </header>
            <div class="reasons"><table>
                <thead><tr><th scope="col">{ words.item }</th><th scope="col" class="figure">{ words.figure }</th></tr></thead>
                <tbody>
                    { for result.items.iter().map(|item| html! {
                        <tr><th scope="row">{ text.item(item) }</th><td class="figure">{ item.points() }</td></tr>
                    }) }
                    { row(words.cash, fill(words.money, &[("n", &captain.money)])) }
                    { row(words.solids, if solids.is_empty() { words.nobody.to_owned() } else { solids.join(", ") }) }
                    { row(words.crew_hired, captain.crew.len().to_string()) }
                </tbody>
            </table></div>
        </article>
    }
}
