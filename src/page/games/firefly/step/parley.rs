//! An offer that is put together, and one that is answered.

use super::Shown;
use crate::page::games::firefly::desk::Desk;
use crate::page::games::firefly::scene::Scene;
use crate::page::prelude::*;
use crate::words::fill;
use rules::Seat;
use rules::firefly::step::Offer;
use rules::firefly::{Bargain, Half};

impl Shown for Bargain {
    fn scene(&self, desk: &Desk) -> Scene {
        bargained(desk, self)
    }
}

impl Shown for Offer {
    fn scene(&self, desk: &Desk) -> Scene {
        bargained(desk, &self.0)
    }
}

/// An offer: both halves beside each other, as its maker or its receiver sees them.
fn bargained(desk: &Desk, bargain: &Bargain) -> Scene {
    let (view, words) = (desk.view(), desk.words);
    let mine = |seat: Seat| view.viewer == Some(seat);
    let title = |seat: Seat| {
        if mine(seat) {
            words.you_give.to_owned()
        } else {
            fill(words.gives, &[("name", &desk.name(seat))])
        }
    };
    let half = |seat: Seat, half: &Half| {
        html! {
            <div class="half"><h3>{ title(seat) }</h3><p>{ desk.text.half(half) }</p></div>
        }
    };
    let picture = html! {
        <div class="bargain">
            { half(bargain.from, &bargain.give) }
            { half(bargain.with, &bargain.take) }
        </div>
    };
    Scene { picture, shown: Vec::new() }
}
