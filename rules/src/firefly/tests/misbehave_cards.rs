//! Each misbehave card, each way out, each band: what the table of the cards says happens.

use super::ways::Deck;
use super::*;
use crate::firefly::misbehave::MISBEHAVE as CARDS;

/// Fight 2, Tech 1, Negotiate 3, no gear; all are upset.
fn weak_ship() -> Scene {
    let mut scene = Scene::new(Table::new(2));
    scene.bring("Emma");
    scene.bring("Bester");
    scene.captain().leader_disgruntled = true;
    scene.captain().crew.iter_mut().for_each(|member| member.disgruntled = true);
    scene
}

/// Fight 8, Tech 1, Negotiate 4; horses, guns and explosives, a merc and cargo.
fn strong_ship() -> Scene {
    let mut scene = Scene::new(Table::new(2));
    for name in ["Bester", "Lund", "Emma", "Gun Hand"] {
        scene.bring(name);
    }
    for name in ["Fast Horses", "Burgess's Hovering Bad-Ass Space Jeep", "Explosive Charge"] {
        scene.bring(name);
    }
    scene.goods(Good::Cargo, 1, 0);
    scene
}

pub(super) fn deck() -> Deck {
    Deck {
        cards: CARDS.iter().map(|card| (card.id, card.name, card.ways.len())).collect(),
        ships: [weak_ship, strong_ship],
        turn_up: Scene::turn_up_misbehave,
        frame: |card| Card(card).into(),
        file: "misbehave_cards.txt",
    }
}

#[test]
fn each_way_does_what_the_table_says() {
    deck().does_what_is_known(include_str!("misbehave_cards.txt"));
}

#[test]
#[ignore = "writes the lines anew"]
fn write_lines() {
    deck().write();
}
