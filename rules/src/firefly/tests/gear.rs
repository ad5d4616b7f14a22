//! Gear, upgrades and drive cores (section 7).

use super::*;
use crate::firefly::contact::Contact;
use crate::firefly::skill::Keyword;
use crate::firefly::supply::Market;

fn scene(cards: &[&str]) -> Scene {
    let mut scene = Scene::new(Table::new(2));
    cards.iter().for_each(|name| {
        scene.bring(name);
    });
    scene.heard.clear();
    scene
}

#[test]
fn upgrades_make_room() {
    let mut scene = scene(&["Exterior Cargo Pods", "Concealed Smuggling Compartments"]);
    scene.bring("Expanded Crew Quarters");
    let captain = scene.captain();
    let spaces = (captain.hold_spaces().all(), captain.stash_spaces().all(), captain.berths());
    assert_eq!(spaces, (10, 6, 9));
    scene.goods(Good::Fuel, 0, 0);
    scene.goods(Good::Part, 0, 0);
    let captain = scene.captain();
    assert_eq!(captain.room(Good::Cargo), 16);
    assert_eq!(captain.room(Good::Fuel), 32, "two a space");
}

#[test]
fn what_a_scrapped_upgrade_leaves_homeless_is_asked_for() {
    let mut scene = scene(&[]);
    let [pods, quarters] =
        ["Exterior Cargo Pods", "Expanded Crew Quarters"].map(|name| scene.bring(name));
    scene.goods(Good::Fuel, 4, 0);
    scene.goods(Good::Part, 0, 0);
    scene.goods(Good::Cargo, 6, 4);
    scene.choose(Choice::Roster);
    scene.choose(Choice::Scrap(pods));
    assert_eq!(scene.board().stack.last(), Some(&Frame::Roster), "they fit all the same");
    let [pods] = ["Exterior Cargo Pods"].map(|name| scene.bring(name));
    scene.goods(Good::Cargo, 8, 4);
    scene.choose(Choice::Scrap(pods));
    assert_eq!(scene.board().stack.last(), Some(&Frame::from(Overfull(Seat(0)))));
    assert_eq!(scene.legal(), [Choice::Dump(Good::Fuel), Choice::Dump(Good::Cargo)]);
    scene.choose(Choice::Dump(Good::Cargo));
    scene.choose(Choice::Dump(Good::Fuel));
    scene.choose(Choice::Dump(Good::Cargo));
    let crew = ["Lund", "Emma", "Zoe", "Wash", "Kaylee", "Crow"].map(|name| scene.bring(name));
    scene.choose(Choice::Scrap(quarters));
    assert_eq!(scene.board().stack.last(), Some(&Frame::from(Overfull(Seat(0)))));
    scene.choose(Choice::Dismiss(crew[5]));
    assert_eq!(scene.board().stack.last(), Some(&Frame::Roster));
    assert_eq!(scene.captain().crew.len(), 5);
}

#[test]
fn losing_an_upgrade_the_goods_have_to_go() {
    let mut scene = scene(&["Exterior Cargo Pods"]);
    scene.goods(Good::Fuel, 0, 0);
    scene.goods(Good::Part, 0, 0);
    scene.goods(Good::Cargo, 9, 4);
    scene.turn_up_nav(113);
    scene.dice(&[1]);
    scene.choose(Choice::Way(0));
    assert_eq!(scene.story(), "off Exterior Cargo Pods, -1 Cargo");
    assert_eq!(scene.captain().hold[Good::Cargo], 8);
}

#[test]
fn cores_change_range_fuel_and_mosey() {
    let mut scene = scene(&[]);
    let ship = |scene: &mut Scene| {
        let captain = scene.captain();
        (captain.range(), captain.burn_cost(), captain.mosey(), captain.ignores_breakdowns())
    };
    assert_eq!(ship(&mut scene), (5, 1, 1, false));
    scene.bring("Hyper Efficient Radion Accelerator Mark III");
    assert_eq!(ship(&mut scene), (4, 0, 1, false));
    scene.bring("Enhanced Graviton Accelerator");
    assert_eq!(ship(&mut scene), (6, 1, 2, true));
    assert!(scene.story().contains("off Hyper"), "the old core is discarded");
    scene.bring("Modified Radion Accelerator Mark II");
    assert_eq!(ship(&mut scene), (6, 1, 1, false));
    scene.bring("Shiny New State-of-the-Art Compression Coils");
    assert_eq!(ship(&mut scene), (6, 1, 2, true));
}

#[test]
fn two_sectors_are_moseyed_with_the_coils() {
    let mut scene = scene(&["Shiny New State-of-the-Art Compression Coils"]);
    scene.choose(Choice::Mosey);
    scene.choose(Choice::To(sector(34)));
    assert!(scene.legal().contains(&Choice::Stop));
    scene.choose(Choice::To(sector(25)));
    assert_eq!(scene.board().stack.last(), Some(&Frame::Turn));
    assert!(!scene.heard.iter().any(|e| matches!(e, Event::Nav { .. })), "no card");
}

#[test]
fn a_sky_hook_needs_a_pilot() {
    let mut scene = scene(&["Sky Hook"]);
    assert!(scene.captain().has_keyword(&[Person::Leader], Keyword::Transport), "Malcolm flies");
    scene.captain().leader = Some(leader("Womack"));
    assert!(!scene.captain().has_keyword(&[Person::Leader], Keyword::Transport));
    scene.bring("Wash");
    assert!(scene.captain().has_keyword(&[Person::Leader], Keyword::Transport));
}

#[test]
fn one_use_gear_helps_after_the_roll() {
    for (gear, card, way, die, helps) in [
        ("Crow's Knife", 13, 0, 3, true),
        ("Knife", 13, 0, 4, true),
        ("Explosive Charge", 13, 0, 4, true),
        ("Improvised Hacking Rig", 30, 1, 5, true),
        ("Hastily Forged Documents", 30, 0, 4, true),
        ("Knife", 30, 0, 4, false),
        ("Crow's Knife", 12, 0, 3, false),
    ] {
        let mut scene = scene(&[gear]);
        let spent = scene.captain().gear[0].card;
        scene.turn_up_misbehave(card);
        scene.dice(&[die]);
        scene.choose(Choice::Way(way));
        if scene.legal().contains(&Choice::Roll) {
            scene.choose(Choice::Roll);
        }
        assert_eq!(scene.legal().contains(&Choice::Spend(spent)), helps, "{gear} {card}");
        if helps {
            scene.choose(Choice::Spend(spent));
            let story = scene.story();
            assert!(story.contains("off") && story.contains("proceed"), "{story}");
        }
    }
}

#[test]
fn a_keyword_helps_a_test_and_one_use_gear_when_it_is_discarded() {
    let points = |scene: &Scene| match scene.heard.iter().find(|e| matches!(e, Event::Test { .. }))
    {
        Some(Event::Test { points, .. }) => *points,
        _ => panic!("no test"),
    };
    let mut pad = scene(&["Security Interface Pad"]);
    pad.turn_up_misbehave(24);
    pad.settle();
    assert_eq!(points(&pad), 1 + 3);
    let mut rig = scene(&["Improvised Hacking Rig"]);
    let card = rig.captain().gear[0].card;
    rig.turn_up_misbehave(24);
    assert_eq!(rig.legal(), [Choice::Spend(card), Choice::Roll]);
    rig.choose(Choice::Spend(card));
    rig.settle();
    assert_eq!(points(&rig), 3);
}

#[test]
fn aces_pass_a_card_and_one_use_gear_when_it_is_discarded() {
    for (name, card) in [
        ("River Tam", 2),
        ("Inara", 3),
        ("Glucklich Jia 642X", 8),
        ("Crow", 9),
        ("Wash", 14),
        ("Simon Tam", 21),
        ("Alliance Ident Card", 24),
        ("Shepherd Book", 25),
        ("Stark", 27),
        ("Jayne's \"Cunning\" Hat", 30),
    ] {
        let mut scene = scene(&[name]);
        scene.turn_up_misbehave(card);
        assert!(scene.story().starts_with("ace"), "{name}: {}", scene.story());
        assert_eq!(scene.captain().passed, 1);
    }
    let mut forged = scene(&["Hastily Forged Documents"]);
    let card = forged.captain().gear[0].card;
    forged.turn_up_misbehave(25);
    forged.choose(Choice::Ace(card));
    assert!(forged.story().starts_with("off Hastily Forged Documents, ace"));
}

#[test]
fn gear_that_nobody_carries_is_no_ace() {
    let mut scene = scene(&["Jayne's \"Cunning\" Hat"]);
    let hat = scene.captain().gear[0].card;
    scene.play().equip(Seat(0), hat, None);
    scene.turn_up_misbehave(30);
    assert!(!scene.story().contains("ace"));
}

#[test]
fn a_dress_buys_three_and_a_hat_looks_at_four() {
    let mut scene = scene(&[]);
    assert_eq!((scene.board().buys(), scene.board().considers(Contact::Badger)), (2, 3));
    scene.bring("Kaylee's Fluffy Pink Dress");
    assert_eq!(scene.board().buys(), 3);
    let dress = scene.captain().gear[0].card;
    scene.play().equip(Seat(0), dress, None);
    assert_eq!(scene.board().buys(), 2);
    scene.bring("A Very Fine Hat");
    assert_eq!(scene.board().considers(Contact::Badger), 4);
}

#[test]
fn the_old_core_and_new_crew_come_from_the_shop() {
    let mut scene = scene(&[]);
    scene.captain().sector = Some(sector(60));
    scene.captain().money = 9000;
    scene.choose(Choice::Shop);
    let top = scene.game.hidden.supply[Market::Osiris].clone();
    (0..3).for_each(|_| scene.choose(Choice::Draw));
    let bought: Vec<Choice> =
        scene.legal().into_iter().filter(|c| matches!(c, Choice::Buy(_))).collect();
    assert_eq!(bought.len(), 3);
    let Choice::Buy(first) = bought[0] else { unreachable!() };
    assert!(top[top.len() - 3..].contains(&first));
    let price = scene.board().price(Seat(0), first);
    scene.choose(bought[0]);
    scene.choose(bought[1]);
    assert!(!scene.legal().contains(&bought[2]), "two at most");
    scene.choose(Choice::Purchase(Good::Fuel));
    scene.choose(Choice::Purchase(Good::Part));
    scene.choose(Choice::Done);
    assert!(scene.heard.iter().any(|e| {
        matches!(e, Event::Money { change, cause: Cause::Shop(Market::Osiris), .. } if *change == -(price as i32))
    }));
    assert!(scene.story().contains("$-100, +1 Fuel, $-300, +1 Part"));
    assert!(!scene.legal().contains(&Choice::Shop), "once a turn");
}
