//! Each nav card, each way out, each band: what the table of the cards says happens.

use super::*;
use crate::firefly::nav::NAV as CARDS;

const SHIPS: [fn() -> Scene; 2] = [ship, sturdy_ship];

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

/// Dice that reach every band: the die, and the bonus die of a six.
const DICE: [&[u8]; 6] = [&[1], &[3], &[4], &[5], &[6, 1], &[6, 5]];

/// A line for each way: what happens by the dice; equal neighbours are told once.
pub fn lines() -> String {
    let mut text = String::new();
    for card in &CARDS {
        for (at, ship) in SHIPS.into_iter().enumerate() {
            for way in 0..card.ways.len() as u8 {
                let line = line(card.id, way, ship);
                text += &format!("{} {} | ship {at} way {way} | {line}\n", card.id, card.name);
            }
        }
    }
    text
}

fn line(card: u8, way: u8, ship: fn() -> Scene) -> String {
    let mut told: Vec<(String, String)> = Vec::new();
    for dice in DICE {
        let text = resolved(card, way, dice, ship);
        if told.last().is_none_or(|(_, last)| *last != text) {
            told.push((dice.iter().map(u8::to_string).collect::<Vec<_>>().join("+"), text));
        }
    }
    told.iter().map(|(dice, text)| format!("{dice}: {text}")).collect::<Vec<_>>().join(" | ")
}

fn resolved(card: u8, way: u8, dice: &[u8], ship: fn() -> Scene) -> String {
    let mut scene = ship();
    scene.heard.clear();
    scene.dice(dice);
    scene.turn_up_nav(card);
    if scene.board().stack.last() == Some(&Frame::Nav(card)) {
        if !scene.legal().contains(&Choice::Way(way)) {
            return "closed".into();
        }
        scene.choose(Choice::Way(way));
    } else {
        let chosen = scene.heard.iter().find_map(|event| match event {
            Event::Way { way, .. } => Some(*way),
            _ => None,
        });
        if chosen.is_some_and(|chosen| chosen != way) {
            return "closed".into();
        }
    }
    scene.settle();
    scene.story()
}

/// The lines were compared with the table of the cards, one by one, before they were kept.
#[test]
fn each_way_does_what_the_table_says() {
    for (known, now) in include_str!("nav_cards.txt").lines().zip(lines().lines()) {
        assert_eq!(known, now);
    }
    assert_eq!(include_str!("nav_cards.txt").lines().count(), lines().lines().count());
}

#[test]
#[ignore = "writes the lines anew"]
fn write_lines() {
    let folder = std::env::var("CARGO_MANIFEST_DIR").unwrap();
    std::fs::write(format!("{folder}/src/firefly/tests/nav_cards.txt"), lines()).unwrap();
}
