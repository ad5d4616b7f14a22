//! Misbehave cards to come: each with all that is printed on it.

use super::Shown;
use crate::art::firefly::vignette::misbehave_picture;
use crate::page::games::firefly::desk::{Desk, drawing};
use crate::page::games::firefly::scene::Scene;
use crate::page::prelude::*;
use rules::firefly::step::Study;
use rules::firefly::{Choice, misbehave_card};

impl Shown for Study {
    fn scene(&self, desk: &Desk) -> Scene {
        let cards: Vec<(u8, Choice)> = desk
            .props
            .legal
            .iter()
            .filter_map(|&choice| match choice {
                Choice::Foresee(card) => Some((card, choice)),
                _ => None,
            })
            .collect();
        let picture = html! { <div class="faces">{ for cards.iter().map(|&(card, choice)| foreseen(desk, card, choice)) }</div> };
        Scene { picture, shown: cards.into_iter().map(|(_, choice)| choice).collect() }
    }
}

fn foreseen(desk: &Desk, card: u8, choice: Choice) -> Html {
    let suit = desk.text.suit(misbehave_card(card).suit);
    html! {
        <article class="face foreseen" key={card}>
            { drawing("scene-picture", misbehave_picture(card)) }
            <h3 class="face-name">{ desk.text.misbehave_title(card) }<small>{ suit }</small></h3>
            <ul class="face-lines">
                { for desk.text.misbehave_lines(card).into_iter().map(|line| html! { <li>{ line }</li> }) }
            </ul>
            { desk.button(choice, "pick") }
        </article>
    }
}
