//! Hold and stash: goods that are stowed, and those that have to go.

use super::Shown;
use super::roster::drops;
use crate::page::games::firefly::desk::Desk;
use crate::page::games::firefly::scene::Scene;
use crate::page::games::firefly::ship;
use crate::page::prelude::*;
use crate::words::fill;
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

    fn warns(&self, desk: &Desk) -> Option<String> {
        unstowed(desk)
    }
}

/// What inspectors would find although there is room for it in the stash.
pub fn unstowed(desk: &Desk) -> Option<String> {
    let captain = desk.view().acting();
    let open = captain.hides_sought();
    let hidden = |good| open.contains(&Choice::Stow(good)).then(|| captain.hold[good].into());
    let goods = [Good::Fugitive, Good::Contraband].into_iter();
    let found = goods.filter_map(|good| Some(desk.text.good(good, hidden(good)?)));
    let found: Vec<String> = found.collect();
    let line = || fill(desk.words.not_stashed, &[("what", &found.join(", "))]);
    (!found.is_empty()).then(line)
}

impl Shown for Overfull {
    fn scene(&self, desk: &Desk) -> Scene {
        let (jobs, goods) = (drops(desk), stowed(desk, self.0));
        let shown = [jobs.shown, goods.shown].concat();
        Scene { picture: html! { <>{ jobs.picture }{ goods.picture }</> }, shown }
    }

    fn menu(&self) -> Option<Choice> {
        Some(Choice::Stowage)
    }
}

/// The holds that are put in order, what does at once what one mostly comes for, and a row for each kind of
/// goods aboard: nothing of it moves when some is stowed, so that a finger may stay where it is.
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
                <span>
                    { desk.text.good(good, captain.has(good).into()) }
                    if captain.stash[good] > 0 { <small class="soft">{ fill(desk.words.stashed, &[("n", &captain.stash[good])]) }</small> }
                </span>
                { for deeds(good).map(|(choice, label)| if desk.may(choice) { desk.short_if(choice, "", label) } else { html! { <i class="button">{ label }</i> } }) }
            </li>
        }
    };
    let at_once = |choices: Vec<Choice>, label| {
        let may = choices.first().is_some_and(|&first| desk.may(first));
        let (class, choice) = (classes!("button", may.then_some("choice")), may.then_some(""));
        html! { <button {class} data-choice={choice} disabled={!may} onclick={desk.choose_all(choices)}>{ label }</button> }
    };
    let aboard = Good::ALL.into_iter().filter(|&good| captain.has(good) > 0);
    let picture = html! {
        <>
            { ship::holds(desk, seat, desk.view().viewer == Some(seat)) }
            // Where one may put in order as one likes; a ship that is too full is made to fit, good by good.
            if desk.may(Choice::Done) {
                <div class="stow-all">
                    { at_once(captain.hides_sought(), desk.words.stash_sought) }
                    { at_once(captain.empties_stash(), desk.words.unstash_all) }
                </div>
            }
            <ul class="stows">{ for aboard.map(row) }</ul>
        </>
    };
    let shown = Good::ALL.into_iter().flat_map(deeds).map(|(choice, _)| choice).collect();
    Scene { picture, shown }
}
