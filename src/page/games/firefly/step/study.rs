//! Misbehave and nav cards to come: each with all that is printed on it.

use super::Shown;
use crate::art::firefly::vignette::{misbehave_picture, nav_picture};
use crate::page::games::firefly::desk::{Desk, drawing};
use crate::page::games::firefly::scene::Scene;
use crate::page::prelude::*;
use rules::firefly::step::{Charts, Study};
use rules::firefly::{Choice, misbehave_card};

impl Shown for Study {
    fn scene(&self, desk: &Desk) -> Scene {
        let text = desk.text;
        foreseen(desk, |choice| {
            let Choice::Foresee(card) = choice else { return None };
            Some(Printed {
                picture: misbehave_picture(card),
                title: text.misbehave_title(card),
                suit: text.suit(misbehave_card(card).suit),
                lines: text.misbehave_lines(card),
            })
        })
    }
}

impl Shown for Charts {
    fn scene(&self, desk: &Desk) -> Scene {
        let text = desk.text;
        foreseen(desk, |choice| {
            let Choice::Chart(card) = choice else { return None };
            Some(Printed {
                picture: nav_picture(card),
                title: text.nav_title(card),
                suit: "",
                lines: text.nav_lines(card),
            })
        })
    }
}

/// What is printed on a card.
struct Printed {
    picture: String,
    title: &'static str,
    suit: &'static str,
    lines: Vec<String>,
}

/// The cards that choices are about, each with its choice.
fn foreseen(desk: &Desk, printed: impl Fn(Choice) -> Option<Printed>) -> Scene {
    let legal = desk.props.legal.iter();
    let (shown, cards): (Vec<Choice>, Vec<Html>) =
        legal.filter_map(|&choice| Some((choice, face(desk, choice, printed(choice)?)))).unzip();
    Scene { picture: html! { <div class="faces">{ for cards.into_iter() }</div> }, shown }
}

fn face(desk: &Desk, choice: Choice, card: Printed) -> Html {
    html! {
        <article class="face foreseen">
            { drawing("scene-picture", card.picture) }
            <h3 class="face-name">{ card.title }<small>{ card.suit }</small></h3>
            <ul class="face-lines">
                { for card.lines.into_iter().map(|line| html! { <li>{ line }</li> }) }
            </ul>
            { desk.button(choice, "pick") }
        </article>
    }
}
