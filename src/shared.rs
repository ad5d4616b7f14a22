//! A whole match that came as a link: watch it, take it over, or play the same deal.

use crate::app::{notice, tell_link};
use crate::browser;
use crate::deal;
use crate::games::PageGame;
use crate::prefs::PrefsHandle;
use crate::record::Record;
use crate::route::Setup;
use crate::sitter::{Kind, Sitter};
use crate::store;
use crate::words::fill;
use bots::Level;
use rules::{AnyMatch, Match, Seat};
use std::rc::Rc;
use yew::prelude::*;

/// Offers what can be done with the match of a link.
pub fn shared_game(code: &str, prefs: &PrefsHandle) -> Html {
    let words = prefs.lang.words();
    match AnyMatch::decode(code) {
        Ok(AnyMatch::Faraway(played)) => offer(Rc::new(played), prefs),
        Err(error) => notice(words.bad_link_title, &tell_link(&error, words), words),
    }
}

fn offer<G: PageGame>(played: Rc<Match<G>>, prefs: &PrefsHandle) -> Html {
    let words = prefs.lang.words();
    let seats = Seat::all(played.seats());
    let take = |seat: Seat| {
        let played = played.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            keep(&played, |other| if other == seat { Kind::Human } else { Kind::Bot(Level::Expert) });
        });
        let text = fill(words.take_seat, &[("n", &(seat.0 + 1))]);
        html! { <button class="button" {onclick}>{ text }</button> }
    };
    let watch = {
        let played = played.clone();
        Callback::from(move |_: MouseEvent| keep(&played, |_| Kind::Bot(Level::Expert)))
    };
    let same = {
        let setup = Setup {
            options: G::options_of(played.options()),
            sitters: sitters(&played, |seat| if seat.0 == 0 { Kind::Human } else { Kind::Bot(Level::Expert) }),
            seed: Some(played.seed()),
        };
        Callback::from(move |_: MouseEvent| deal::start(&setup))
    };
    let state = if played.is_over() { words.finished } else { words.running };
    let moves = fill(words.move_number, &[("n", &played.choices().len())]);
    html! {
        <main class="notice-page">
            <h1>{ words.shared_title }</h1>
            <p>{ format!("{} · {} · {state} · {moves}", G::name(prefs.lang), fill(words.seat_count, &[("n", &played.seats())])) }</p>
            <div class="offers">
                <button class="button primary" onclick={watch}>{ words.watch }</button>
                if !played.is_over() { { for seats.map(take) } }
                <button class="button" onclick={same}>{ words.play_same_deal }</button>
            </div>
        </main>
    }
}

fn sitters<G: PageGame>(played: &Match<G>, kind: impl Fn(Seat) -> Kind) -> Vec<Sitter> {
    Seat::all(played.seats()).map(|seat| Sitter::new(kind(seat), seat.0)).collect()
}

/// Puts the match on the shelf, with these sitters, and opens it.
fn keep<G: PageGame>(played: &Match<G>, kind: impl Fn(Seat) -> Kind) {
    let now = browser::now();
    let record = Record {
        code: played.encode(G::KIND),
        sitters: sitters(played, kind),
        made: now,
        changed: now,
        title: String::new(),
    };
    let id = store::new_id();
    let _ = store::save(&id, &record);
    browser::go(&format!("#/match/{id}"));
}
