//! Misbehave cards.

use super::{Shown, about_ways, nav};
use crate::art::firefly::vignette::misbehave_picture;
use crate::page::games::firefly::desk::Desk;
use crate::page::games::firefly::scene::Scene;
use rules::firefly::effect::{Effect, Way};
use rules::firefly::misbehave_card;
use rules::firefly::step::Card;

impl Shown for Card {
    fn scene(&self, desk: &Desk) -> Scene {
        let words = |at| desk.text.misbehave_way(self.0, at);
        let (title, picture) = (desk.text.misbehave_title(self.0), misbehave_picture(self.0));
        nav::telegram(desk, title, picture, misbehave_card(self.0).ways, words)
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
