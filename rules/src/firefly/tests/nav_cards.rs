//! Each nav card, each way out, each band: what the table of the cards says happens.

use super::ways::Deck;
use super::*;
use crate::firefly::nav::NAV as CARDS;

/// A ship with a bit of everything: Fight 4, Tech 2, Negotiate 3.
fn ship() -> Scene {
    let mut scene = Scene::new(Table::new(2));
    for name in ["Bree", "Lund", "Emma", "Cry Baby"] {
        scene.bring(name);
    }
    for good in Good::ALL {
        scene.goods(good, 1, 0);
    }
    scene.goods(Good::Fuel, 4, 0);
    scene.goods(Good::Part, 2, 0);
    scene.goods(Good::Contraband, 1, 1);
    scene.captain().sector = Some(sector(50));
    let hook = scene.bring("Exterior Cargo Pods");
    scene.play().move_card(hook, Spot::Ship(Seat(0)), Spot::Discard, Cause::Setup);
    scene
}

/// One that is Solid with Harken, salvages and does not break down; all are upset.
fn sturdy_ship() -> Scene {
    let mut scene = Scene::new(Table::new(2));
    for name in ["Lund", "Emma", "Scrapper", "Full Tune-Up & Retro-Fit", "Onboard Chop Shop"] {
        scene.bring(name);
    }
    scene.bring("Alliance Ident Card");
    scene.captain().warrants = 1;
    scene.captain().leader_disgruntled = true;
    scene.captain().crew.iter_mut().for_each(|member| member.disgruntled = true);
    scene.goods(Good::Fuel, 2, 0);
    scene.captain().sector = Some(sector(50));
    scene
}

/// Cards of the Border come up in the Border.
fn turn_up(scene: &mut Scene, card: u8) {
    if card > 100 {
        scene.captain().sector = Some(sector(34));
    }
    scene.turn_up_nav(card);
}

pub(super) fn deck() -> Deck {
    Deck {
        cards: CARDS.iter().map(|card| (card.id, card.name, card.ways.len())).collect(),
        ships: [ship, sturdy_ship],
        turn_up,
        frame: |card| Nav(card).into(),
        file: "nav_cards.txt",
    }
}

#[test]
fn each_way_does_what_the_table_says() {
    deck().does_what_is_known(include_str!("nav_cards.txt"));
}

#[test]
#[ignore = "writes the lines anew"]
fn write_lines() {
    deck().write();
}
