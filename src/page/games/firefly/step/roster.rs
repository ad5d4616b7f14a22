//! Crew, gear, jobs and upgrades, and who carries what.

use super::Shown;
use crate::page::games::firefly::desk::Desk;
use crate::page::prelude::*;
use rules::firefly::Choice;
use rules::firefly::step::Hands;

/// Crew, gear, jobs and upgrades.
pub struct Roster;

impl Shown for Roster {
    fn menu(&self) -> Option<Choice> {
        Some(Choice::Roster)
    }
}

impl Shown for Hands {
    /// Who carries it: whoever does already, or nobody.
    fn leave(&self, desk: &Desk) -> Html {
        let held = desk.view().acting().gear.iter().find(|held| held.card == self.0);
        let same = held.map(|held| held.carrier.map_or(Choice::Shelve, Choice::Give));
        same.filter(|&choice| desk.may(choice)).map_or_else(Html::default, |choice| {
            desk.button_of(choice, "", html! { desk.words.leave_it })
        })
    }
}
