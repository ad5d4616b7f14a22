//! Every effect of the tables is met in play, and every one does something.
//!
//! What else the sets bring is met elsewhere, card by card: nav and misbehave cards with each of their
//! ways in the `*_cards.txt` beside their tests, supply cards, leaders and ships in `abilities.rs` and
//! `packs.rs`, jobs in `all_jobs.rs`, opportunities in `kalidasa.rs`, challenges in `meridian.rs`,
//! alert cards in `crime.rs`, set-up cards in `openings.rs`, stories in `havens.rs` and `jail.rs`. That every choice is
//! open at some time, and everything asked that can be, is counted over random matches with every
//! combination of sets (`games_with_any_sets_run_through`).

use super::*;
use crate::digest;
use crate::firefly::effect::Effect;
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::slice;

thread_local! {
    static SEEN: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
}

/// Called by the executor for each effect, with whether carrying it out has changed anything.
pub(crate) fn record(effect: &Effect, done: bool) {
    // Who keeps flying does nothing else: the flight goes on by itself.
    if done || *effect == Effect::KeepFlying {
        SEEN.with(|seen| seen.borrow_mut().insert(variant(effect)));
    }
}

fn variant(effect: &Effect) -> String {
    let text = format!("{effect:?}");
    text.split(['(', ' ']).next().unwrap().to_string()
}

/// All effects of a list by how they are written, those of tests and branches included.
fn deep(effects: &'static [Effect], into: &mut BTreeMap<String, &'static Effect>) {
    for effect in effects {
        into.insert(format!("{effect:?}"), effect);
        if let Effect::Test(test) = effect {
            test.bands.iter().for_each(|band| deep(band.effects, into));
        }
        if let Effect::If { then, otherwise, .. } = effect {
            deep(then, into);
            deep(otherwise, into);
        }
    }
}

/// Whatever is printed on cards, goals and jobs.
fn printed() -> BTreeMap<String, &'static Effect> {
    let mut printed = BTreeMap::new();
    let nav = crate::firefly::nav::nav_cards().flat_map(|card| card.ways);
    let misbehave = crate::firefly::misbehave::misbehave_cards().flat_map(|card| card.ways);
    nav.chain(misbehave).for_each(|way| deep(way.effects, &mut printed));
    for story in crate::firefly::story::stories() {
        let ways = story.goals.iter().flat_map(|goal| goal.ways);
        ways.for_each(|list| deep(list, &mut printed));
    }
    printed
}

#[test]
fn every_effect_of_the_tables_is_met_in_play() {
    let printed: BTreeSet<String> = printed().into_values().map(variant).collect();
    SEEN.with(|seen| seen.borrow_mut().clear());
    nav_cards::deck().lines();
    blue_sun::deck().lines();
    kalidasa::deck().lines();
    misbehave_cards::deck().lines();
    crime::deck().lines();
    stories::play_all();
    jail::play_all();
    crew::mercs_leave();
    let seen = SEEN.with(|seen| seen.borrow().clone());
    assert_eq!(printed.difference(&seen).collect::<Vec<_>>(), Vec::<&String>::new());
}

/// A ship to which anything can happen: in flight and on a job, with crew of several professions,
/// moral and not, some of them upset, goods of every kind, an upgrade, and room for more.
fn ship() -> Scene {
    let mut scene = Scene::new(crime::table(2, true));
    let gear = ["Pistol", "Explosive Charge", "Exterior Cargo Pods"];
    for name in ["Jayne", "Crow", "Gun Hand", "Emma", "Bree"].into_iter().chain(gear) {
        scene.bring(name);
    }
    scene.captain().crew.iter_mut().take(3).for_each(|member| member.disgruntled = true);
    Good::ALL.into_iter().for_each(|good| scene.goods(good, 1, 0));
    jail::hold(&mut scene);
    scene.captain().warrants = 1;
    scene.captain().sector = Some(sector(5));
    crime::deal(&mut scene, JobId::new(51).unwrap());
    scene.begin_errand(JobId::new(50).unwrap(), 2);
    scene.game.board.flight = Some(Flight { gone: 2, ..Flight::new(Pace::Burn) });
    scene
}

/// Whether carrying an effect out leaves anything other than it was.
fn is_done(effect: &'static Effect) -> bool {
    let mut scene = ship();
    let before = digest(&scene.game);
    let mut play = scene.play();
    play.push_effects(slice::from_ref(effect), Cause::Misbehave(1), false, Some(Person::Leader));
    play.advance();
    digest(&scene.game) != before
}

#[test]
fn every_effect_of_the_tables_does_something() {
    let idle: Vec<String> = printed()
        .into_iter()
        .filter(|(_, effect)| !is_done(effect))
        .map(|(text, _)| text)
        .collect();
    // Flying on is what a flight does that nothing stops.
    assert_eq!(idle, ["KeepFlying"]);
    let mut scene = ship();
    scene.turn_up_nav(101);
    assert!(scene.heard.contains(&Event::Way { seat: Seat(0), cause: Cause::Nav(101), way: 0 }));
    assert_eq!(scene.board().stack.last(), Some(&Frame::Flight));
}

#[test]
fn an_effect_that_finds_nothing_to_do_is_not_taken_for_done() {
    static LOSE: Effect =
        Effect::Lose(crate::firefly::effect::Lot { good: Good::Fugitive, count: 0 });
    assert!(!is_done(&LOSE));
}
