//! The menu of a turn.

use super::Shown;
use super::stowage::unstowed;
use crate::page::games::firefly::desk::{Desk, action_of};
use crate::page::games::firefly::menu::{menu, name};
use crate::page::games::firefly::scene::Scene;
use crate::words::fill;
use rules::firefly::{Action, Choice};

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

    fn warns(&self, desk: &Desk) -> Option<String> {
        let over = !desk.props.legal.iter().any(|&choice| action_of(choice).is_some());
        let beside =
            || desk.text.ends_beside(desk.view(), &desk.props.company.names).into_iter().next();
        unstowed(desk).filter(|_| desk.may(Choice::Stowage)).or_else(|| beside().filter(|_| over))
    }

    fn line(&self, desk: &Desk) -> String {
        let context = desk.context();
        let words = desk.words;
        // What an action may mean is listed: one of it is asked for.
        if let Some((_, action)) = desk.look.action.filter(|(at, _)| *at == desk.props.order) {
            return fill(words.turn_which, &[("what", &name(desk, action))]);
        }
        let sought = outlaw(desk).map_or(String::new(), |line| format!(" · {line}"));
        let view = desk.view();
        let seen = desk.props.told.partition_point(|(at, _)| *at <= desk.props.order);
        let told = &desk.props.told[..seen];
        if let Some(stop) = desk.text.full_stop(told, view.turn, &desk.props.company.names) {
            let left = if context.is_empty() { words.turn_hint.to_owned() } else { context };
            return format!("{stop} · {left}");
        }
        if !desk.props.legal.iter().any(|&choice| action_of(choice).is_some()) {
            let some = [Action::Fly, Action::Buy, Action::Deal, Action::Work];
            let idle = some.into_iter().any(|action| view.has_action(action));
            if idle { words.turn_idle } else { words.turn_over }.to_owned()
        } else if context.is_empty() {
            [words.turn_hint, &sought].concat()
        } else {
            format!("{context} · {}{sought}", words.turn_hint)
        }
    }
}

/// That one is an outlaw and why, before one flies past the Cruiser.
fn outlaw(desk: &Desk) -> Option<String> {
    let view = desk.view();
    view.acting().is_outlaw().then(|| desk.outlaw_by(view.turn))
}
