//! Hold and stash: goods that are stowed, and those that have to go.

use super::Shown;
use crate::page::games::firefly::desk::Desk;
use crate::page::games::firefly::scene::Scene;
use crate::page::games::firefly::ship;
use crate::page::prelude::*;
use rules::Seat;
use rules::firefly::Choice;
use rules::firefly::effect::Good;
use rules::firefly::step::Overfull;

/// Goods are stowed.
pub struct Stowage;

impl Shown for Stowage {
    fn scene(&self, desk: &Desk) -> Scene {
        stowed(desk, desk.view().turn)
    }

    fn menu(&self) -> Option<Choice> {
        Some(Choice::Stowage)
    }
}

impl Shown for Overfull {
    fn scene(&self, desk: &Desk) -> Scene {
        stowed(desk, self.0)
    }

    fn menu(&self) -> Option<Choice> {
        Some(Choice::Stowage)
    }
}

/// The holds that are put in order, and a row for each kind of goods: nothing of it moves when some is
/// stowed or thrown out, so that a finger may stay where it is.
pub(super) fn stowed(desk: &Desk, seat: Seat) -> Scene {
    let captain = desk.view().captain(seat);
    let deeds = |good| {
        [
            (Choice::Stow(good), desk.words.stash),
            (Choice::Unstow(good), desk.words.hold),
            (Choice::Dump(good), desk.words.dump),
        ]
    };
    let row = |good: Good| {
        html! {
            <li class="stow">
                <span>{ desk.text.good(good, captain.has(good).into()) }</span>
                { for deeds(good).map(|(choice, label)| if desk.may(choice) { desk.short_if(choice, "", label) } else { html! { <i></i> } }) }
            </li>
        }
    };
    let picture = html! {
        <>
            { ship::holds(desk, seat, desk.view().viewer == Some(seat)) }
            <ul class="stows">{ for Good::ALL.into_iter().map(row) }</ul>
        </>
    };
    let shown = Good::ALL.into_iter().flat_map(deeds).map(|(choice, _)| choice).collect();
    Scene { picture, shown }
}
