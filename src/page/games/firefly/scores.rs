//! The account of a finished match.

use super::desk::drawing;
use super::map::{voyage, voyage_of};
use crate::art::firefly::portrait;
use crate::chart::wake::route;
use crate::page::browser;
use crate::page::copy::CopyLink;
use crate::page::games::ScoresProps;
use crate::page::prelude::*;
use crate::page::token::token;
use crate::words::{FireflyPageWords, FireflyText, Lang, Turning, fill};
use rules::firefly::contact::Contact;
use rules::firefly::job::Job;
use rules::firefly::sets::CARRIED;
use rules::firefly::story::End;
use rules::firefly::{Event, Firefly, Item, Outcome, Step, Task};
use rules::{Seat, SeatResult};
use std::fmt::Display;

/// The account.
pub fn scores(props: &ScoresProps<Firefly>) -> Html {
    let words = props.prefs.lang.firefly_page();
    let told = || props.told.iter().map(|(_, event)| event);
    let mut ranked: Vec<(Seat, &SeatResult<Item>)> =
        (0..).map(Seat).zip(props.results.iter()).collect();
    rules::order::sort_by_key(&mut ranked, |(_, result)| result.place);
    // The winner's lies over the others.
    let routes = ranked.iter().rev();
    let routes = routes.map(|&(seat, _)| (seat, route(seat, props.view.chart(), told())));
    let routes: Vec<_> = routes.collect();
    let turned = FireflyText::new(props.prefs.lang).on(props.view.table.sets).turnings(
        told(),
        &props.company.names,
        props.company.you,
    );
    html! {
        <section class="scores firefly-scores" tabindex="0" aria-label={words.scoring_title}>
            <header class="scores-head">
                <h2>{ headline(props, &ranked) }</h2>
                <p class="soft">{ note(props) }</p>
            </header>
            <div class="voyage-end">
                <div class="voyage-chart">
                    { voyage(&props.view, &props.company, &routes, &turned, props.prefs.lang) }
                </div>
            <div class="accounts">
                { for ranked.iter().map(|&(seat, result)| account(props, seat, result)) }
            </div>
            { turnings(props, &turned, &headline(props, &ranked)) }
            </div>
        </section>
    }
}

/// What the match turned on, round by round; and all of it as text for others.
fn turnings(props: &ScoresProps<Firefly>, turned: &[Turning], headline: &str) -> Html {
    let lang = props.prefs.lang;
    let words = lang.firefly_page();
    let stage = |round: u16| fill(words.stage, &[("n", &round)]);
    let mut story = format!("Farflung · Firefly · {headline}. {}\n", note(props));
    for one in turned {
        story.push_str(&[&stage(one.round), " · ", &one.said, "\n"].concat());
    }
    story.push_str(&props.link);
    html! {
        <section class="turnings">
            <h3>{ words.turnings }</h3>
            <ol>{ for (1..).zip(turned).map(|(n, one): (u8, _)| html! {
                <li>
                    { token(props.company.colour(one.seat)) }
                    <span><small><b>{ n }</b>{ " · " }{ stage(one.round) }{ for one.title.map(|title| html! { <b>{ " · " }{ title }</b> }) }</small>{ &one.said }</span>
                </li>
            }) }</ol>
            <CopyLink text={story} label={words.copy_story} class="button" />
        </section>
    }
}

fn headline(props: &ScoresProps<Firefly>, ranked: &[(Seat, &SeatResult<Item>)]) -> String {
    let shell = props.prefs.lang.words();
    let winners = ranked.iter().filter(|(_, result)| result.place == 1);
    let winners: Vec<Seat> = winners.map(|(seat, _)| *seat).collect();
    if winners.is_empty() {
        return shell.match_over.to_owned();
    }
    props.company.victory(&winners, shell)
}

/// Why it ended, and what decided.
fn note(props: &ScoresProps<Firefly>) -> String {
    let words = props.prefs.lang.firefly_page();
    let round = props.view.round;
    let view = &props.view;
    let end = view.table.story().map(|story| story.end).filter(|_| CARRIED);
    let name = view.finished.map(|seat| props.company.name(seat));
    let told = match (end, &name) {
        (Some(End::Majority), Some(_)) => words.ended_claim,
        (Some(End::Majority), None) if view.bank.0 == Some(0) => words.ended_bank,
        (Some(End::Trust), None) if view.timer.0 == 0 => words.ended_timer,
        (Some(End::Purses), Some(_)) => words.ended_purses,
        (Some(End::Drought(all)), None) if view.idle_contacts().count() >= all.into() => {
            words.ended_drought
        }
        (_, Some(_)) => words.ended_goal,
        (_, None) => words.ended_round,
    };
    let reached = fill(told, &[("name", &name.unwrap_or_default()), ("n", &round)]);
    let figure = |seat| {
        let captain = props.view.captain(seat);
        let figure = if is_goals(props) {
            captain.goals.to_string()
        } else {
            fill(words.money, &[("n", &captain.money)])
        };
        [props.company.name(seat), &figure].join(" ")
    };
    let all: Vec<String> = props.view.seats().map(figure).collect();
    [reached, fill(decided(props), &[("all", &all.join(", "))])].join(" ")
}

fn decided(props: &ScoresProps<Firefly>) -> &'static str {
    let words = props.prefs.lang.firefly_page();
    let (table, finished) = (props.view.table, props.view.finished.is_some());
    match (table.story().map(|story| story.end), finished) {
        (None, _) if props.results.iter().any(|result| result.place == 1) => words.scoring_note_aim,
        (None, _) => words.scoring_note_no_aim,
        (Some(End::First | End::Majority | End::Dawn), true) => words.scoring_note_goals,
        (Some(End::Drought(_)), _) => words.scoring_note_drought,
        (Some(End::Trust), _) => words.scoring_note_trust,
        (Some(End::Purses), _) | (Some(End::Majority), false) => words.scoring_note_most,
        (Some(_), true) => words.scoring_note_cash,
        (Some(_), false) if is_goals(props) => words.scoring_note_limit,
        (Some(_), false) => words.scoring_note_limit_money,
    }
}

/// Whether one alone has reached most goals.
fn is_goals(props: &ScoresProps<Firefly>) -> bool {
    let goals = |seat| props.view.captain(seat).goals;
    let most = props.view.seats().map(goals).max();
    props.view.seats().filter(|&seat| Some(goals(seat)) == most).count() == 1
}

/// The total: so many of the story's goals, where it counts them alone.
fn total(props: &ScoresProps<Firefly>, result: &SeatResult<Item>) -> Html {
    let words = props.prefs.lang.firefly_page();
    match (result.items.as_slice(), props.view.table.story()) {
        ([Item::Goals { goals }], Some(story)) => {
            let goals =
                fill(&props.prefs.lang.count(words.goals, *goals), &[("all", &story.goals.len())]);
            html! { <strong>{ goals }</strong> }
        }
        _ if is_money(result) => {
            html! { <strong class="account-total">{ dollars(result.total, words) }</strong> }
        }
        _ => html! { <strong class="account-total">{ result.total }</strong> },
    }
}

/// Whether money is what counts.
fn is_money(result: &SeatResult<Item>) -> bool {
    result.items.iter().any(|item| matches!(item, Item::Cash { .. }))
}

/// Dollars, or what is owed.
fn dollars(n: i32, words: &FireflyPageWords) -> String {
    let sign = if n < 0 { "−" } else { "" };
    [sign, &fill(words.money, &[("n", &n.unsigned_abs())])].concat()
}

/// What a line of the account adds.
fn amount(item: &Item, words: &FireflyPageWords) -> String {
    match item {
        Item::Cash { .. } | Item::Owed { .. } => dollars(item.points(), words),
        Item::Goals { .. } | Item::Aim { .. } | Item::Solids { .. } | Item::Crew { .. } => {
            item.points().to_string()
        }
    }
}

/// How many jobs a seat has done, how many of them illegal, and for whom.
fn jobs(props: &ScoresProps<Firefly>, seat: Seat) -> String {
    let (words, text) = (props.prefs.lang.firefly_page(), FireflyText::new(props.prefs.lang));
    let done = props.told.iter().filter_map(|(_, event)| match event {
        Event::Errand {
            seat: of,
            task: Task::Job(job),
            step: Step::Finish,
            outcome: Outcome::Done,
        } => (*of == seat).then(|| job.job()),
        _ => None,
    });
    let done: Vec<&Job> = done.collect();
    if done.is_empty() {
        return "0".to_owned();
    }
    let illegal = done.iter().filter(|job| job.illegal).count();
    let of = |one: Contact| (one, done.iter().filter(|job| job.contact == one).count());
    let contacts = props.view.table.contacts().map(of).filter(|(_, n)| *n > 0);
    let who: Vec<String> = contacts.map(|(one, n)| format!("{} {n}", text.contact(one))).collect();
    let values: [(&str, &dyn Display); 4] = [
        ("n", &done.len()),
        ("legal", &(done.len() - illegal)),
        ("bad", &illegal),
        ("who", &who.join(", ")),
    ];
    fill(words.jobs_of, &values)
}

fn account(props: &ScoresProps<Firefly>, seat: Seat, result: &SeatResult<Item>) -> Html {
    let lang = props.prefs.lang;
    let (words, text) = (lang.firefly_page(), FireflyText::new(lang));
    let captain = props.view.captain(seat);
    let solids = props.view.table.contacts().filter(|&one| captain.is_solid(one));
    let solids: Vec<&str> = solids.map(|one| text.contact(one)).collect();
    let count = |is: &dyn Fn(&Event) -> bool| {
        props.told.iter().filter(|(_, event)| is(event)).count().to_string()
    };
    let row = |name: &'static str, figure: String| html! { <tr><th scope="row">{ name }</th><td class="figure">{ figure }</td></tr> };
    html! {
        <article key={seat.0}
            class={classes!("account", (result.place == 1).then_some("is-winner"))}>
            <header onclick={move |_: MouseEvent| browser::raise(&voyage_of(seat))}>
                <span class="place">{ result.place }</span>
                { token(props.company.colour(seat)) }
                { for captain.leader.map(|leader| drawing("portrait", portrait::leader_portrait(leader))) }
                <h3><button class="text-button" title={words.voyage}>{ props.company.name(seat) }</button></h3>
                { total(props, result) }
            </header>
            <div class="reasons"><table>
                <thead class="unseen">
                    <tr>
                        <th scope="col">{ words.item }</th>
                        <th scope="col" class="figure">{ words.figure }</th>
                    </tr>
                </thead>
                <tbody>
                    { for result.items.iter().map(|item| html! {
                        <tr>
                            <th scope="row">{ text.item(item) }</th>
                            <td class="figure">{ amount(item, words) }</td>
                        </tr>
                    }) }
                    if !is_money(result) {
                        { row(words.cash, fill(words.money, &[("n", &captain.money)])) }
                    } else if result.items.len() > 1 {
                        { row(words.in_all, dollars(result.total, words)) }
                    }
                    { row(words.solids, if solids.is_empty() { words.nobody.to_owned() } else { solids.join(", ") }) }
                    { row(words.crew_hired, captain.everyone().len().to_string()) }
                    { row(words.jobs_done, jobs(props, seat)) }
                    { row(words.sectors_flown, count(&|event| matches!(event, Event::Ship { seat: of, from: Some(_), .. } if *of == seat))) }
                    { row(words.dice, dice_said(&thrown(props, seat), lang)) }
                </tbody>
            </table></div>
        </article>
    }
}

/// Every die that somebody threw: in tests, for the dying and for the wanted.
fn thrown(props: &ScoresProps<Firefly>, seat: Seat) -> Vec<u8> {
    let of = |(_, event): &(usize, Event)| match event {
        Event::Roll { seat: whose, die, bonus, .. } if *whose == seat => [*die, *bonus],
        Event::Medic { seat: whose, roll, bonus, .. } if *whose == seat => [*roll, *bonus],
        Event::Wanted { seat: whose, roll, .. } if *whose == seat => [*roll, 0],
        _ => [0, 0],
    };
    props.told.iter().flat_map(of).filter(|&die| die > 0).collect()
}

/// How many dice, what they came to on average, and what was to be expected.
fn dice_said(dice: &[u8], lang: Lang) -> String {
    let words = lang.firefly_page();
    let (n, sum) = (dice.len() as u32, dice.iter().map(|&die| u32::from(die)).sum::<u32>());
    if n == 0 {
        return words.dice_none.to_owned();
    }
    let tenths = (20 * sum + n) / (2 * n);
    let point = words.decimal_point;
    let mean = format!("{}{point}{}", tenths / 10, tenths % 10);
    fill(words.dice_thrown, &[("n", &n), ("mean", &mean)])
}
