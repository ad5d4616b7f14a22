//! The menu of a turn.

use super::Shown;
use crate::page::games::firefly::desk::{Desk, action_of};
use crate::page::games::firefly::menu::menu;
use crate::page::games::firefly::scene::Scene;

/// The menu.
pub struct Menu;

impl Shown for Menu {
    fn scene(&self, desk: &Desk) -> Scene {
        Scene { picture: menu(desk), shown: desk.props.legal.to_vec() }
    }

    fn is_spare(&self) -> bool {
        true
    }

    fn is_of_chart(&self) -> bool {
        true
    }

    fn steers(&self) -> bool {
        true
    }

    fn line(&self, desk: &Desk) -> String {
        let context = desk.text.context(desk.view());
        let words = desk.words;
        if !desk.props.legal.iter().any(|&choice| action_of(choice).is_some()) {
            words.turn_over.to_owned()
        } else if context.is_empty() {
            words.turn_hint.to_owned()
        } else {
            format!("{context} · {}", words.turn_hint)
        }
    }
}
