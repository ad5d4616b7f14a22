//! An offer that is put together, and one that is answered.

use super::Shown;
use crate::icons::{Icon, glyph};
use crate::page::browser;
use crate::page::games::firefly::card;
use crate::page::games::firefly::desk::Desk;
use crate::page::games::firefly::scene::Scene;
use crate::page::prelude::*;
use crate::words::fill;
use rules::Seat;
use rules::firefly::effect::Good;
use rules::firefly::step::Offer;
use rules::firefly::supply;
use rules::firefly::{Bargain, Choice, Half, figures};

impl Shown for Bargain {
    fn scene(&self, desk: &Desk) -> Scene {
        let named = named(desk, self);
        let halves = bargained(desk, self, false).picture;
        Scene { picture: html! { <>{ halves }{ named.picture }</> }, ..named }
    }
}

impl Shown for Offer {
    fn scene(&self, desk: &Desk) -> Scene {
        bargained(desk, &self.0, true)
    }
}

/// An offer: both halves beside each other, as its maker or its receiver sees them, with the cards where it is
/// to be answered.
fn bargained(desk: &Desk, bargain: &Bargain, answered: bool) -> Scene {
    let (view, words) = (desk.view(), desk.words);
    let mine = |seat: Seat| view.viewer == Some(seat);
    let title = |seat: Seat| {
        if mine(seat) {
            words.you_give.to_owned()
        } else {
            fill(words.gives, &[("name", &desk.name(seat))])
        }
    };
    let half = |seat: Seat, half: &Half, named: bool| {
        let blank = *half == Half::default();
        let yet = !answered && blank;
        let said = if yet { words.nothing_yet.to_owned() } else { desk.text.half(half) };
        html! {
            <div class={classes!("half", named.then_some("is-named"))}>
                <h3>{ title(seat) }</h3>
                <p><strong>{ said }</strong></p>
                if named { { take_back(desk, !blank) } }
                if answered {
                    { for worth(half).map(|sum| html! { <p class="soft">{ fill(words.worth, &[("n", &desk.text.money(sum))]) }</p> }) }
                    { for half.cards.iter().map(|&card| card::supply(desk, card, Html::default())) }
                }
            </div>
        }
    };
    let picture = html! {
        <div class={classes!("bargain", (!answered).then_some("is-open"))}>
            { half(bargain.from, &bargain.give, !answered && !bargain.asking) }
            { half(bargain.with, &bargain.take, !answered && bargain.asking) }
        </div>
    };
    Scene { picture, shown: Vec::new() }
}

/// The press beside what is named that takes back what was named last.
fn take_back(desk: &Desk, some: bool) -> Html {
    let name = desk.lang().words().undo;
    let onclick = |_: MouseEvent| browser::press("undo");
    html! { <button class="button" disabled={!some} aria-label={name} title={name} {onclick}>{ glyph(Icon::Undo) }</button> }
}

/// All that may be named, each in its place, whether there is more of it or not: a finger may stay where it is.
fn named(desk: &Desk, bargain: &Bargain) -> Scene {
    let hear = (!bargain.heard && !bargain.asking).then_some(Choice::Hear);
    let shown: Vec<Choice> = hear.into_iter().chain(bargain.nameable(desk.view())).collect();
    let entry = |&choice: &Choice| match desk.may(choice) {
        true => desk.button(choice, ""),
        false => html! { <button class="button" disabled=true>{ desk.verb(choice) }</button> },
    };
    let picture = html! { <ul class="choice-list">{ for shown.iter().map(|choice| html! { <li>{ entry(choice) }</li> }) }</ul> };
    Scene { picture, shown }
}

/// What a half comes to where it costs what is printed; nothing where some of it has no price, or there is
/// money alone.
fn worth(half: &Half) -> Option<u32> {
    let mut sum = half.money;
    for (good, &n) in half.goods.pairs().filter(|(_, n)| **n > 0) {
        sum += u32::from(n)
            * match good {
                Good::Fuel => figures::FUEL,
                Good::Part => figures::PART,
                Good::Cargo | Good::Contraband | Good::Passenger | Good::Fugitive => return None,
            };
    }
    sum += supply::worth(half.cards.iter().copied());
    (sum > half.money).then_some(sum)
}
