//! The menu of a turn.

use super::Shown;
use crate::page::games::firefly::desk::{Desk, action_of};
use crate::page::games::firefly::menu::menu;
use crate::page::games::firefly::scene::Scene;
use crate::words::fill;

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
        let sought = outlaw(desk).map_or(String::new(), |line| format!(" · {line}"));
        if !desk.props.legal.iter().any(|&choice| action_of(choice).is_some()) {
            words.turn_over.to_owned()
        } else if context.is_empty() {
            [words.turn_hint, &sought].concat()
        } else {
            format!("{context} · {}{sought}", words.turn_hint)
        }
    }
}

/// That one is an outlaw and why, before one flies past the Cruiser.
fn outlaw(desk: &Desk) -> Option<String> {
    let (words, captain) = (desk.words, desk.view().acting());
    let why = if captain.warrants > 0 { words.holds_warrant } else { words.carries_crime };
    let values: [(&str, &dyn std::fmt::Display); 2] = [("what", &words.outlaw), ("why", &why)];
    captain.is_outlaw().then(|| fill(words.why_not, &values))
}
