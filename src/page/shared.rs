//! A whole match that came as a link: watch it, take it over, or play the same deal.

use crate::page::any::Opened;
use crate::page::app::{notice, tell_link};
use crate::page::browser;
use crate::page::deal;
use crate::page::lobby::invited;
use crate::page::prefs::PrefsHandle;
use crate::page::prelude::*;
use crate::page::program::Fetching;
use crate::page::store;
use crate::record::Record;
use crate::route::{Sender, Setup};
use crate::sitter::{Kind, Sitter, introductions};
use crate::words::{Lang, Words, fill};
use bots::Level;
use rules::{AnyMatch, LinkError, Relation, Seat};
use std::rc::Rc;

/// Offers what can be done with the match of a link.
pub fn shared_game(code: &str, people: &[Sitter], sender: &Sender, prefs: &PrefsHandle) -> Html {
    let words = prefs.lang.words();
    match AnyMatch::decode(code) {
        Ok(game) => offer(Rc::new(game), people, sender, prefs),
        Err(LinkError::Elsewhere { game, sets, .. }) => html! { <Fetching {game} {sets} /> },
        Err(error) => notice(words.bad_link_title, &tell_link(&error, words), words),
    }
}

fn offer(game: Rc<AnyMatch>, people: &[Sitter], sender: &Sender, prefs: &PrefsHandle) -> Html {
    let words = prefs.lang.words();
    let sat: Vec<Kind> = people.iter().map(|sitter| sitter.kind).collect();
    let fits = sat.len() == usize::from(game.seats());
    let sat: Rc<[Kind]> = if fits { sat.into() } else { Rc::new([]) };
    let course = Opened::of(&game);
    let over = course.decider().is_none();
    let keep_as = |person: Option<Seat>| {
        let (game, sat, sender) = (game.clone(), sat.clone(), sender.name.clone());
        Callback::from(move |_: MouseEvent| {
            let mut sitters = sitters(&game, |seat| kept(&sat, person, seat));
            if over {
                call_people(&mut sitters, &sat, &sender, words);
            }
            deal::keep(game.encode(), sitters);
        })
    };
    let names = introductions(people, words);
    // Where it is said who sat there, going on is what a person's seat is for.
    let goes_on = !over && sat.contains(&Kind::Human);
    let take = |seat: Seat| {
        let onclick = keep_as(Some(seat));
        let first = goes_on && sat.get(seat.index()) == Some(&Kind::Human);
        let class = classes!("button", first.then_some("primary"));
        let text = fill(words.take_seat, &[("n", &(seat.0 + 1))]);
        let is_bot = matches!(sat.get(seat.index()), Some(Kind::Bot(_)));
        let who = names.get(seat.index()).filter(|_| is_bot);
        html! { <button {class} {onclick}>{ text }{ for who.map(|who| html! { <span class="soft">{ who }</span> }) }</button> }
    };
    let watch = html! {
        <button class={classes!("button", "wide", (!goes_on).then_some("primary"))} onclick={keep_as(None)}>
            { if over { words.watch } else { words.watch_bots } }
        </button>
    };
    let same = {
        let setup = Setup {
            options: course.options(),
            sitters: sitters(&game, |seat| kept(&sat, Some(Seat(0)), seat)),
            seed: Some(course.seed()),
        };
        Callback::from(move |_: MouseEvent| deal::start(&setup))
    };
    let state = if over { words.finished } else { words.running };
    let moves = fill(words.move_number, &[("n", &course.order())]);
    let asked = html! {
        <>
            <p class="invitation-from">{ said(words.shares, words.shares_by, sender) }</p>
            <h1>{ course.name(prefs.lang) }</h1>
            <p class="soft">
                { format!("{} · {state} · {moves}", fill(words.seat_count, &[("n", &game.seats())])) }
            </p>
            if !goes_on { { watch.clone() } }
            <div class="ways">
                if !over { { for Seat::all(game.seats()).map(take) } }
                <button class="button" onclick={same}>{ words.play_same_deal }</button>
            </div>
            if goes_on { { watch } }
        </>
    };
    invited(prefs, game.game(), asked)
}

/// What a link asks, by the name of who gave it if he gave one.
pub fn said(nobody: &str, by: &str, sender: &Sender) -> String {
    if sender.name.is_empty() { nobody.to_owned() } else { fill(by, &[("name", &sender.name)]) }
}

/// One person, or nobody, among bots: those that sat there, and hard ones for people.
fn kept(sat: &[Kind], person: Option<Seat>, seat: Seat) -> Kind {
    match sat.get(seat.index()) {
        _ if person == Some(seat) => Kind::Human,
        Some(&bot @ Kind::Bot(_)) => bot,
        Some(Kind::Human | Kind::Away) | None => Kind::Bot(Level::Expert),
    }
}

/// Whoever watches what people have played meets them by name, not as the bots that keep their seats.
fn call_people(sitters: &mut [Sitter], sat: &[Kind], sender: &str, words: &Words) {
    let people = sitters.iter_mut().zip(sat).filter(|(_, kind)| !matches!(kind, Kind::Bot(_)));
    let people: Vec<&mut Sitter> = people.map(|(sitter, _)| sitter).collect();
    let alone = people.len() == 1 && !sender.is_empty();
    for (n, sitter) in (1..).zip(people) {
        sitter.name = if alone { sender.to_owned() } else { fill(words.friend, &[("n", &n)]) };
    }
}

fn sitters(game: &AnyMatch, kind: impl Fn(Seat) -> Kind) -> Vec<Sitter> {
    Seat::all(game.seats()).map(|seat| Sitter::new(kind(seat), seat.0)).collect()
}

/// Goes on with a match that two devices take turns at.
pub fn shared_turn(code: &str, people: &[Sitter], sender: &Sender, prefs: &PrefsHandle) -> Html {
    let words = prefs.lang.words();
    match AnyMatch::decode(code) {
        Ok(game) => match here(&game) {
            None if game.decider().is_none() => shared_game(code, people, sender, prefs),
            None => first_turn(game, people, sender, prefs),
            Some((id, relation)) => next_turn(game, people, &id, relation, sender, prefs),
        },
        Err(LinkError::Elsewhere { game, sets, .. }) => html! { <Fetching {game} {sets} /> },
        Err(error) => notice(words.bad_link_title, &tell_link(&error, words), words),
    }
}

/// The match of the same deal that this device plays with somebody elsewhere.
fn here(game: &AnyMatch) -> Option<(String, Relation)> {
    store::list().into_iter().find_map(|entry| {
        let record = entry.record.ok()?;
        record.sitters.iter().find(|sitter| sitter.kind == Kind::Away)?;
        let relation = game.relation(&record.game().ok()?);
        (relation != Relation::OtherDeal).then_some((entry.id, relation))
    })
}

/// Whoever decides next is taken to be the one who opened the link; the other people are away.
///
/// Once the match is over everybody is. Nothing when the people do not fit the match.
fn seated(game: &AnyMatch, people: &[Sitter]) -> Option<Vec<Sitter>> {
    let decider = game.decider();
    let fits = decider.is_none_or(|seat| people.get(seat.index()).is_some_and(Sitter::is_human));
    if people.len() != usize::from(game.seats()) || !fits {
        return None;
    }
    let place = |(seat, sitter): (Seat, &Sitter)| {
        let away = sitter.is_human() && Some(seat) != decider;
        Sitter { kind: if away { Kind::Away } else { sitter.kind }, ..sitter.clone() }
    };
    Some((0..).map(Seat).zip(people).map(place).collect())
}

/// Who moved, what game it is, and that it is the reader's turn.
fn turn_head(game: &AnyMatch, sender: &Sender, lang: Lang) -> Html {
    let words = lang.words();
    html! {
        <>
            <p class="invitation-from">{ said(words.has_moved, words.has_moved_by, sender) }</p>
            <h1>
                { fill(words.about, &[("what", &lang.game(game.game())), ("it", &words.turn_title)]) }
            </h1>
        </>
    }
}

fn first_turn(game: AnyMatch, people: &[Sitter], sender: &Sender, prefs: &PrefsHandle) -> Html {
    let words = prefs.lang.words();
    let Some((seat, sitters)) = game.decider().zip(seated(&game, people)) else {
        return notice(words.bad_link_title, words.link_damaged, words);
    };
    let name = &sitters[seat.index()].name;
    let name = (!name.is_empty()).then(|| fill(words.turn_take, &[("name", name)]));
    let (kind, head) = (game.game(), turn_head(&game, sender, prefs.lang));
    let take = Callback::from(move |_: MouseEvent| deal::keep(game.encode(), sitters.clone()));
    let asked = html! {
        <>
            { head }
            <button class="button primary wide" onclick={take}>
                { words.play }<span class="soft">{ name }</span>
            </button>
        </>
    };
    invited(prefs, kind, asked)
}

fn next_turn(
    game: AnyMatch,
    people: &[Sitter],
    id: &str,
    relation: Relation,
    sender: &Sender,
    prefs: &PrefsHandle,
) -> Html {
    let words = prefs.lang.words();
    let (kind, head) = (game.game(), turn_head(&game, sender, prefs.lang));
    let id = id.to_owned();
    let theirs = {
        let (id, code) = (id.clone(), game.encode());
        Callback::from(move |_: MouseEvent| go_on(&id, &code))
    };
    let mine = format!("#/match/{id}");
    let text = match relation {
        Relation::Behind => words.turn_older,
        Relation::Branch => words.turn_branch,
        Relation::OtherDeal | Relation::Same | Relation::Ahead => {
            let asked = html! {
                <>
                    { head }
                    <button class="button primary wide" onclick={theirs}>
                        { words.continue_match }
                    </button>
                </>
            };
            return invited(prefs, kind, asked);
        }
    };
    let apart = seated(&game, people).map(|sitters| {
        Callback::from(move |_: MouseEvent| deal::keep(game.encode(), sitters.clone()))
    });
    let asked = html! {
        <>
            { head }
            <p>{ text }</p>
            <a class="button primary wide" href={mine}>{ words.turn_mine }</a>
            { for apart.map(|onclick| html! { <button class="button wide" {onclick}>{ words.turn_theirs }</button> }) }
        </>
    };
    invited(prefs, kind, asked)
}

/// The match on the shelf goes on with the choices of the link.
fn go_on(id: &str, code: &str) {
    if let Some(record) = store::load(id).and_then(|entry| entry.record.ok()) {
        let record =
            Record { code: code.to_owned(), changed: browser::now(), stand: None, ..record };
        let _ = store::save(id, &record);
    }
    browser::go(&format!("#/match/{id}"));
}
