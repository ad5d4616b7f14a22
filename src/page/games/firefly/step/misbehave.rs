//! Misbehave cards.

use super::{Shown, about_ways, nav};
use crate::art::firefly::vignette::misbehave_picture;
use crate::explain::firefly as explain;
use crate::page::games::firefly::desk::Desk;
use crate::page::games::firefly::scene::Scene;
use crate::page::prelude::*;
use rules::firefly::Choice;
use rules::firefly::effect::{Effect, Way};
use rules::firefly::misbehave_card;
use rules::firefly::step::Card;

impl Shown for Card {
    fn scene(&self, desk: &Desk) -> Scene {
        let words = |at| desk.text.misbehave_way(self.0, at);
        let (title, picture) = (desk.text.misbehave_title(self.0), misbehave_picture(self.0));
        let card = misbehave_card(self.0);
        let held = desk.props.legal.iter().any(|choice| matches!(choice, Choice::Ace(_)));
        let Scene { picture, shown } = nav::telegram(desk, title, picture, card.ways, words);
        let ace = desk.text.ace(card, held).map(|line| {
            html! { <p class={classes!("ace", (!held).then_some("is-off"))} data-explain={explain::ACE}>{ line }</p> }
        });
        Scene { picture: html! { <>{ picture }{ for ace }</> }, shown }
    }

    fn is_spare(&self) -> bool {
        true
    }

    fn line(&self, desk: &Desk) -> String {
        about_ways(desk)
    }

    fn ways(&self) -> Option<(&'static [Way], Effect)> {
        Some((misbehave_card(self.0).ways, Effect::Proceed))
    }
}
