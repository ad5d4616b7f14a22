//! Forecasts agree with thousands of throws of the same test.

use super::*;
use crate::firefly::misbehave::{misbehave_card, misbehave_cards};
use crate::firefly::nav::nav_card;
use crate::firefly::odds::Chance;

fn ship() -> Scene {
    let mut scene = Scene::new(Table::new(2));
    for name in ["Zoe", "Bester", "Emma", "Knife", "Security Interface Pad"] {
        scene.bring(name);
    }
    scene
}

#[test]
fn the_best_way_is_the_one_that_is_weighed() {
    let mut scene = ship();
    let everyone = scene.captain().everyone();
    let passes = |card: u8| scene.board().passes(&everyone, misbehave_card(card));
    assert_eq!(passes(17), Chance::CERTAIN, "a rig is the ace");
    assert_eq!(passes(20), Chance::CERTAIN, "the second way");
    assert_eq!(passes(2), Chance::NEVER, "nothing proceeds");
    // Fight 4 with a re-roll against 7: a 3 or more in two throws.
    assert_eq!(passes(13), Chance::new(2, 3) + Chance::new(1, 3) * Chance::new(2, 3));
}

#[test]
fn throws_agree_with_the_forecast() {
    let mut scene = ship();
    let everyone = scene.captain().everyone();
    // Gun Play, the first way: the re-roll is taken whenever it is offered.
    let chance = scene.board().passes(&everyone, misbehave_card(13));
    let (mut passed, throws) = (0u64, 4000);
    scene.turn_up_misbehave(13);
    for seed in 0..throws {
        let mut scene = scene.clone();
        scene.game.hidden.rng = Rng::new(Seed(seed), 4);
        scene.choose(Choice::Way(0));
        if let Some(&again) = scene.legal().iter().find(|c| matches!(c, Choice::Reroll(_))) {
            scene.choose(again);
        }
        passed += u64::from(scene.captain().passed > 0);
    }
    assert!((passed * 1000 / throws).abs_diff(chance.permille()) < 25, "{passed}");
}

#[test]
fn decks_are_averaged_exactly() {
    let mut scene = ship();
    let everyone = scene.captain().everyone();
    let deck: Vec<_> = misbehave_cards().flat_map(|card| vec![card; card.count.into()]).collect();
    let one = scene.board().clears(&everyone, &deck, 1);
    let two = scene.board().clears(&everyone, &deck, 2);
    let four = scene.board().clears(&everyone, &deck, 4);
    assert!(one.permille() > two.permille() && two.permille() > four.permille());
    assert!(four.permille() > 0 && one.permille() < 1000);
    assert_eq!(scene.board().flies_on(nav_card(1)), Chance::CERTAIN);
    assert_eq!(scene.board().flies_on(nav_card(2)), Chance::NEVER);
    // Tech 2 without a bonus die never reaches 10; parts pay the way.
    assert_eq!(scene.board().flies_on(nav_card(10)), Chance::CERTAIN);
    scene.goods(Good::Part, 0, 0);
    assert_eq!(scene.board().flies_on(nav_card(10)), Chance::new(1, 6));
}
