//! Every effect of the tables is carried out in play.

use super::*;
use crate::firefly::effect::Effect;
use std::cell::RefCell;
use std::collections::BTreeSet;

thread_local! {
    static SEEN: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

/// Called by the executor for each effect, with whether carrying it out has changed anything.
pub fn record(effect: &Effect, done: bool) {
    // Who keeps flying does nothing else: the flight goes on by itself.
    if done || *effect == Effect::KeepFlying {
        SEEN.with(|seen| seen.borrow_mut().insert(variant(effect)));
    }
}

fn variant(effect: &Effect) -> String {
    let text = format!("{effect:?}");
    text.split(['(', ' ']).next().unwrap().to_string()
}

/// All effects of a list, those of tests and branches included.
fn deep(effects: &'static [Effect], into: &mut BTreeSet<String>) {
    for effect in effects {
        into.insert(variant(effect));
        match effect {
            Effect::Test(test) => test.bands.iter().for_each(|band| deep(band.effects, into)),
            Effect::If { then, otherwise, .. } => {
                deep(then, into);
                deep(otherwise, into);
            }
            _ => {}
        }
    }
}

#[test]
fn every_effect_of_the_tables_is_carried_out() {
    let mut printed = BTreeSet::new();
    let nav = crate::firefly::nav::NAV.iter().flat_map(|card| card.ways);
    let misbehave = crate::firefly::misbehave::MISBEHAVE.iter().flat_map(|card| card.ways);
    nav.chain(misbehave).for_each(|way| deep(way.effects, &mut printed));
    for story in &crate::firefly::story::STORIES {
        let ways = story.goals.iter().flat_map(|goal| goal.ways);
        ways.for_each(|list| deep(list, &mut printed));
    }
    SEEN.with(|seen| seen.borrow_mut().clear());
    nav_cards::deck().lines();
    misbehave_cards::deck().lines();
    stories::play_all();
    crew::mercs_leave();
    let seen = SEEN.with(|seen| seen.borrow().clone());
    assert_eq!(printed.difference(&seen).collect::<Vec<_>>(), Vec::<&String>::new());
}
