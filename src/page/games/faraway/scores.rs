//! The way home: each card lights up as it counts, from the last to the first.

use super::card::{self, CardView, Face, Sight};
use crate::icons::{Icon, glyph};
use crate::page::games::ScoresProps;
use crate::page::prelude::*;
use crate::page::store;
use crate::page::token::token;
use crate::words::{CardWords, Lang};
use gloo::timers::callback::Timeout;
use rules::faraway::{Faraway, Item, RegionId, Scored};
use rules::{Seat, SeatResult};
use web_sys::Element;

/// Whose journey is counted, and how it came out.
type Counting<'a> = (Seat, &'a SeatResult<Item>);

/// The note that all have walked home, with what they came to.
const HOME: &str = "home";

/// How long one card is looked at beyond a beat of the pace, in milliseconds.
const LONGER: u32 = 900;

/// The account of a finished match.
#[component]
pub fn FarawayScores(props: &ScoresProps<Faraway>) -> Html {
    let lang = props.prefs.lang;
    let (words, shell) = (lang.faraway(), lang.words());
    // All walk home together, card by card.
    let all = props.results.iter().map(|seat| seat.items.len()).max().unwrap_or(0);
    let best = props.results.iter().map(|seat| seat.total).max().unwrap_or(1).max(1);
    // Who has seen them walk home, and looks back at the match, finds them at home.
    let totals: Vec<String> = props.results.iter().map(|seat| seat.total.to_string()).collect();
    let totals = totals.join("-");
    let still = props.prefs.is_still() || store::noted(HOME).as_ref() == Some(&totals);
    let shown = use_state(move || if still { all } else { 0 });
    let told = props.counted.clone();
    use_effect_with(*shown >= all, move |&home| {
        told.set(home);
        if home {
            store::note(HOME, Some(&totals));
        }
    });
    // What was kept counts by what all have seen by then: half the time will do.
    let walked = props.results.iter().map(|seat| regions(&seat.items).count()).max().unwrap_or(0);
    let beat = props.prefs.pace.beat() + LONGER;
    use_beat(&shown, all, if *shown > walked { beat / 2 } else { beat });
    let to = |shown_next: usize| {
        let setter = shown.setter();
        Callback::from(move |_: MouseEvent| setter.set(shown_next))
    };
    let done = *shown >= all;
    let most = props.results.iter().map(|seat| sanctuaries(&seat.items).count()).max().unwrap_or(0);
    let mut standing: Vec<Counting> = (0..).map(Seat).zip(props.results.iter()).collect();
    if done {
        rules::order::sort_by_key(&mut standing, |(_, result)| result.place);
    }
    // One's own journey comes first, wherever it came in.
    let mut ranked = standing.clone();
    rules::order::sort_by_key(&mut ranked, |&(seat, _)| props.company.you != Some(seat));
    let crowd = (ranked.len() > 2).then_some("is-crowd");
    html! {
        <section class={classes!("scores", "faraway-scores", crowd)} style={format!("--kept: {}", most.max(1))}
            aria-label={words.scoring_title} data-done={done.then_some("")}>
            <header class="scores-head">
                <h2>
                    { if done { winner(props) } else { words.scoring_title.to_owned() } }
                </h2>
                <p class="standing" aria-hidden={(!done).then_some("true")}>{ for standing.iter().map(|&(seat, result)| {
                    let sum = counted(&result.items, *shown);
                    let style = format!("--seat: var(--seat-{}); --part: {}%", props.company.colour(seat), i32::from(sum) * 100 / best);
                    let first = (done && result.place == 1).then_some("is-first");
                    html! {
                        <span key={seat.0} class={classes!(first)} {style}>
                            { token(props.company.colour(seat)) }
                            <b>{ props.company.name(seat) }</b>
                            if !done { { for to_come(result.items.len().saturating_sub(*shown), lang).map(|n| html! { <small>{ n }</small> }) } }
                            if done && crowd.is_some() { <small>{ CardWords::new(lang).made_of(&account(&result.items)) }</small> }
                            <strong>{ sum }</strong>
                        </span>
                    }
                }) }</p>
                { for verdict(props, &ranked, done).into_iter().map(|line| html! { <p>{ line }</p> }) }
                if done { { props.review.clone() } }
                <div class="scores-steps">
                    <button class="button quiet" onclick={to(0)}>{ shell.count_again }</button>
                    if !done { <button class="button primary" onclick={to(all)}>{ shell.skip }</button> }
                </div>
            </header>
            <div class={classes!("accounts", (!done).then_some("is-walking"))} onclick={to(*shown + 1)}>
            { for ranked.iter().map(|(seat, result)| {
                let n = *shown;
                // Which card counts just now glows with what it counts.
                let counting = if done || n > result.items.len() { 0 } else { n };
                html! {
                <article key={seat.0} class={classes!("account", (done && result.place == 1).then_some("is-winner"))}>
                    <header>
                        if done {
                            <span class="place" data-explain="place-won">{ result.place }</span>
                        }
                        { token(props.company.colour(*seat)) }
                        <h3>{ props.company.name(*seat) }</h3>
                        <strong class="account-total" data-explain="fame">
                            { counted(&result.items, n) }
                            <span class="unseen">{ " " }{ words.of_fame }</span>
                        </strong>
                    </header>
                    <div class="region-row">
                        { for regions(&result.items).enumerate().map(|(at, (face, scored))| {
                            let is_counted = position_home(&result.items, at) < n;
                            lit_card((face, scored), is_counted, is_counted, sight(&result.items, counting, (face, at)), lang)
                        }) }
                    </div>
                    <div class="sanctuary-row">
                        // They are seen by every card, from the first that counts.
                        { for sanctuaries(&result.items).enumerate().map(|(at, (face, scored))| {
                            let is_counted = regions(&result.items).count() + at < n;
                            lit_card((face, scored), true, is_counted, sight(&result.items, counting, (face, usize::MAX)), lang)
                        }) }
                    </div>
                    if done { { reasons(&result.items, lang) } }
                </article>
            } }) }
            </div>
        </section>
    }
}

/// Counts one card more after a beat, until all are counted; a tap does so at once.
#[hook]
fn use_beat(shown: &UseStateHandle<usize>, all: usize, beat: u32) {
    let setter = shown.setter();
    use_effect_with(**shown, move |&shown| {
        let beat = (shown < all).then(|| Timeout::new(beat, move || setter.set(shown + 1)));
        move || drop(beat)
    });
}

/// Regions come home from the last to the first: the last played is counted first.
fn position_home(items: &[Item], at: usize) -> usize {
    regions(items).count() - 1 - at
}

/// How many cards still count, beside what those before them came to.
fn to_come(n: usize, lang: Lang) -> Option<String> {
    (n > 0).then(|| lang.count(lang.faraway().to_come, n as u32))
}

fn counted(items: &[Item], shown: usize) -> u16 {
    let count = regions(items).count();
    let home = regions(items).enumerate().filter(|(at, _)| position_home(items, *at) < shown);
    let kept = sanctuaries(items).take(shown.saturating_sub(count));
    home.map(|(_, (_, scored))| scored.fame).chain(kept.map(|(_, scored)| scored.fame)).sum()
}

fn regions(items: &[Item]) -> impl Iterator<Item = (Face, Scored)> {
    items.iter().filter_map(|item| match item {
        Item::Region(id, scored) => Some((Face::Region(*id), *scored)),
        Item::Sanctuary(..) => None,
    })
}

fn sanctuaries(items: &[Item]) -> impl Iterator<Item = (Face, Scored)> {
    items.iter().filter_map(|item| match item {
        Item::Region(..) => None,
        Item::Sanctuary(id, scored) => Some((Face::Sanctuary(*id), *scored)),
    })
}

fn lit_card(
    (face, scored): (Face, Scored),
    is_lit: bool,
    is_counted: bool,
    sight: Option<Sight>,
    lang: Lang,
) -> Html {
    // What is seen before it counts is edged as what is still to come.
    let is_due = is_lit && !is_counted;
    html! {
        <div class={classes!("homeward", is_lit.then_some("is-lit"), is_due.then_some("is-due"))}>
            <CardView {face} scored={is_counted.then_some(scored)} {sight} {lang} />
        </div>
    }
}

/// How a card stands to the one that counts just now; nothing before the first, and for who has counted all.
fn sight(items: &[Item], shown: usize, card: (Face, usize)) -> Option<Sight> {
    let count = regions(items).count();
    let counting = match shown.checked_sub(1)? {
        step if step < count => {
            let at = count - 1 - step;
            (regions(items).nth(at)?.0, at)
        }
        step => (sanctuaries(items).nth(step - count)?.0, 0),
    };
    Some(card::sight(counting, card)).filter(|sight| *sight != Sight::Unseen)
}

/// What is said of the match: how it is counted, and at the end how a tie was decided and what decided between the first and oneself, or the second.
fn verdict(props: &ScoresProps<Faraway>, ranked: &[Counting], done: bool) -> Vec<String> {
    let lang = props.prefs.lang;
    let cards = CardWords::new(lang);
    let name = |seat: Seat| props.company.name(seat);
    if !done {
        return vec![lang.faraway().scoring_note.to_owned()];
    }
    let sum = |one: &Counting| counted(&one.1.items, usize::MAX);
    let totals: Vec<(u16, RegionId)> =
        ranked.iter().filter_map(|one| Some((sum(one), smallest(&one.1.items)?))).collect();
    let mut lines: Vec<String> = cards.tie(&totals).into_iter().collect();
    let placed = |place: u8| ranked.iter().find(|one| one.1.place == place);
    let own = ranked.iter().find(|one| props.company.you == Some(one.0) && one.1.place > 1);
    // Of a tie all has been said; of a crowd each one's account is.
    if ranked.len() == 2
        && let (Some(first), Some(other)) = (placed(1), own.or(placed(2)))
        && sum(first) != sum(other)
    {
        let told = |one: &Counting| (name(one.0), account(&one.1.items));
        let ((first, how), (other, less)) = (told(first), told(other));
        lines.push(cards.decided((first, &how), (other, &less)));
    }
    lines
}

/// Every card with what it scored, the Regions first.
fn account(items: &[Item]) -> Vec<(Option<RegionId>, Scored)> {
    let card = |item: &Item| match item {
        Item::Region(id, scored) => (Some(*id), *scored),
        Item::Sanctuary(_, scored) => (None, *scored),
    };
    items.iter().map(card).collect()
}

/// The smallest number of a journey, which decides a tie.
fn smallest(items: &[Item]) -> Option<RegionId> {
    account(items).into_iter().filter_map(|(id, _)| id).min()
}

/// Every card with its reason, in the order of counting: the Regions, then the Sanctuaries, then all of them.
fn reasons(items: &[Item], lang: Lang) -> Html {
    let words = lang.faraway();
    let mut home: Vec<(Face, Scored)> = regions(items).collect();
    home.reverse();
    let kept: Vec<(Face, Scored)> = sanctuaries(items).collect();
    let total: u16 = home.iter().chain(&kept).map(|(_, scored)| scored.fame).sum();
    // What is unfolded is seen to its end.
    let ontoggle = Callback::from(|event: Event| {
        if let Some(unfolded) =
            event.target_dyn_into::<Element>().filter(|one| one.has_attribute("open"))
        {
            unfolded.scroll_into_view_with_bool(false);
        }
    });
    html! {
        <details class="reasons" {ontoggle}>
            <summary>{ words.why }</summary>
            <div class="reason-tables">
                { table(&home, None, lang) }
                { table(&kept, Some(total), lang) }
            </div>
        </details>
    }
}

/// Cards with their fame and its reason, and the sum of all at the last table's foot.
fn table(rows: &[(Face, Scored)], total: Option<u16>, lang: Lang) -> Html {
    let (words, cards) = (lang.faraway(), CardWords::new(lang));
    html! {
        <table>
            <thead>
                <tr>
                    <th scope="col">{ words.card }</th><th scope="col">{ words.fame }</th>
                    <th scope="col">{ words.why }</th>
                </tr>
            </thead>
            <tbody>
                { for rows.iter().filter_map(|&(face, scored)| Some((face, face.card()?, scored))).map(|(face, card, scored)| html! {
                    <tr>
                        <th scope="row">{ title(face, lang) }</th>
                        <td class="figure">{ scored.fame }</td>
                        <td>{ cards.why(card, scored) }</td>
                    </tr>
                }) }
            </tbody>
            { for total.map(|total| html! { <tfoot><tr><th scope="row">{ words.total }</th><td class="figure">{ total }</td><td></td></tr></tfoot> }) }
        </table>
    }
}

/// A Region by its number, a Sanctuary by its quest or by what is drawn on it.
fn title(face: Face, lang: Lang) -> Html {
    match face {
        Face::Sanctuary(id) => {
            html! { <>{ glyph(Icon::Sanctuary) }{ CardWords::new(lang).sanctuary_title(id) }</> }
        }
        Face::Region(id) => html! { { CardWords::new(lang).region_title(id) } },
        Face::RegionBack | Face::SanctuaryBack => Html::default(),
    }
}

fn first(props: &ScoresProps<Faraway>) -> Option<Seat> {
    props.results.iter().position(|result| result.place == 1).map(|at| Seat(at as u8))
}

fn winner(props: &ScoresProps<Faraway>) -> String {
    let winner: Vec<Seat> = first(props).into_iter().collect();
    props.company.victory(&winner, props.prefs.lang.words())
}
