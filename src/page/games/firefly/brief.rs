//! The card that is being resolved, above what it leads to: its words, and so what failing does.

use super::desk::{Desk, drawing};
use super::step;
use crate::art::firefly::vignette::{misbehave_picture, nav_picture};
use crate::page::prelude::*;
use rules::firefly::step::Unasked;
use rules::firefly::{Cause, Event, Frame, View};

/// The card, where something else is decided because of it.
pub fn brief(desk: &Desk) -> Html {
    let view = desk.view();
    let turned_up = matches!(view.stack.last(), Some(Frame::Card(_) | Frame::Nav(_)));
    if turned_up || step::now(view).is_of_chart() {
        return Html::default();
    }
    match view.stack.iter().rev().find_map(card) {
        Some(card) => {
            let title = match card {
                Card::Misbehave(id) => desk.text.misbehave_title(id),
                Card::Nav(id) => desk.text.nav_title(id),
            };
            html! {
                <div class="telegram is-brief">
                    { drawing("scene-picture", drawn(card)) }
                    <div><h3>{ title.to_owned() }</h3>{ for taken(desk, card).map(|words| html! { <p>{ words }</p> }) }</div>
                </div>
            }
        }
        None => Html::default(),
    }
}

/// What the card shows that is being resolved.
pub fn picture(view: &View) -> Option<String> {
    view.stack.iter().rev().find_map(card).map(drawn)
}

fn drawn(card: Card) -> String {
    match card {
        Card::Misbehave(id) => misbehave_picture(id),
        Card::Nav(id) => nav_picture(id),
    }
}

/// A card that has ways out.
#[derive(Clone, Copy)]
enum Card {
    Misbehave(u8),
    Nav(u8),
}

/// The card that a frame waits for.
fn card(frame: &Frame) -> Option<Card> {
    let Frame::Unasked(step) = frame else { return None };
    match step {
        Unasked::CardDone(done) => Some(Card::Misbehave(done.0)),
        Unasked::NavDone(done) => Some(Card::Nav(done.0)),
        _ => None,
    }
}

/// The way out that was taken, in the words of the card.
fn taken(desk: &Desk, card: Card) -> Option<String> {
    let by = match card {
        Card::Misbehave(id) => Cause::Misbehave(id),
        Card::Nav(id) => Cause::Nav(id),
    };
    let way = desk.props.told.iter().rev().find_map(|(_, event)| match event {
        Event::Way { cause, way, .. } if *cause == by => Some(*way),
        _ => None,
    })?;
    Some(match card {
        Card::Misbehave(id) => desk.text.misbehave_way(id, way),
        Card::Nav(id) => desk.text.nav_way(id, way),
    })
}
