//! The Cruiser, the Cutter, wanted rolls and warrants (sections 6 and 11).

use super::*;
use crate::firefly::contact::Contact;

fn scene(cards: &[&str]) -> Scene {
    let mut scene = Scene::new(Table::new(2));
    cards.iter().for_each(|name| {
        scene.bring(name);
    });
    scene.captain().sector = Some(sector(59));
    scene.heard.clear();
    scene
}

/// Flies into the Cruiser's sector, Londinium.
fn meet(scene: &mut Scene) {
    scene.choose(Choice::Burn);
    scene.choose(Choice::To(sector(51)));
    scene.submit();
}

#[test]
fn an_outlaw_is_fined_searched_and_stopped() {
    let mut scene = scene(&[]);
    scene.captain().warrants = 2;
    scene.goods(Good::Contraband, 2, 1);
    scene.goods(Good::Fugitive, 0, 1);
    meet(&mut scene);
    let story = scene.story();
    assert_eq!(story, "-1 Fuel, inspection, $-2000, -2 warrant, -3 Contraband, -1 Fugitive");
    assert!(scene.board().flight.is_none(), "full stop, and no nav card");
    assert!(!scene.heard.iter().any(|e| matches!(e, Event::Nav { .. })));
}

#[test]
fn who_cannot_pay_pays_what_he_has() {
    let mut scene = scene(&[]);
    (scene.captain().warrants, scene.captain().money) = (3, 700);
    meet(&mut scene);
    assert!(scene.story().contains("$-700, -3 warrant"));
}

#[test]
fn a_legal_ship_passes() {
    let mut scene = scene(&[]);
    scene.game.hidden.nav[0].push(1);
    meet(&mut scene);
    assert!(!scene.story().contains("inspection"));
    assert!(scene.heard.iter().any(|e| matches!(e, Event::Nav { .. })));
}

#[test]
fn nobody_is_inspected_twice_in_one_place() {
    let mut scene = scene(&["Lund"]);
    scene.captain().warrants = 1;
    meet(&mut scene);
    scene.captain().warrants = 1;
    scene.heard.clear();
    scene.run();
    assert!(!scene.story().contains("inspection"));
    scene.play().move_cruiser(sector(52), None);
    scene.play().move_cruiser(sector(51), None);
    scene.run();
    scene.submit();
    assert!(scene.story().contains("inspection"));
}

#[test]
fn wanted_crew_roll_and_a_one_is_caught() {
    for (die, caught) in [(1, true), (2, false)] {
        let mut scene = scene(&["Crow"]);
        scene.dice(&[die]);
        meet(&mut scene);
        assert_eq!(scene.story().contains("dead Crow"), caught);
    }
    let mut brothers = scene(&["Grange Brothers"]);
    brothers.dice(&[2, 1]);
    meet(&mut brothers);
    assert!(brothers.story().contains("dead Grange Brothers"), "they roll twice");
}

#[test]
fn papers_and_compartments_spare_the_roll() {
    let mut papers = scene(&["Crow", "Alliance Ident Card"]);
    let (crow, card) = (papers.crew("Crow"), papers.captain().gear[0].card);
    papers.play().equip(Seat(0), card, Some(crow));
    papers.dice(&[1]);
    meet(&mut papers);
    assert!(!papers.heard.iter().any(|e| matches!(e, Event::Wanted { .. })));
    let mut hidden = scene(&["Crow", "Jayne", "Billy", "Concealed Smuggling Compartments"]);
    hidden.dice(&[1]);
    meet(&mut hidden);
    assert_eq!(hidden.legal().len(), 3);
    let hide = |scene: &mut Scene, name| {
        let Person::Crew(card) = scene.crew(name) else { unreachable!() };
        scene.choose(Choice::Hide(card));
    };
    hide(&mut hidden, "Crow");
    hide(&mut hidden, "Jayne");
    assert!(hidden.story().contains("dead Billy"));
}

#[test]
fn a_decoy_draws_the_cruiser_off() {
    let mut scene = scene(&["Cry Baby"]);
    scene.captain().warrants = 1;
    meet(&mut scene);
    let decoy = scene.captain().upgrades[0];
    assert_eq!(scene.legal()[2..], [Choice::Submit, Choice::Decoy(decoy)]);
    scene.choose(Choice::Decoy(decoy));
    scene.game.hidden.nav[0].push(1);
    scene.choose(Choice::To(sector(50)));
    assert_eq!(scene.board().cruiser, sector(50));
    assert_eq!(scene.captain().warrants, 1);
    assert!(scene.board().flight.is_some(), "ignored: the ship flies on");
}

#[test]
fn a_cruiser_moved_onto_a_rival_inspects_him_at_once() {
    let mut scene = scene(&[]);
    scene.game.board.captains[1].warrants = 1;
    let rival = scene.board().captains[1].sector.unwrap();
    scene.play().move_cruiser(rival, None);
    scene.run();
    assert!(scene.heard.iter().any(|e| matches!(e, Event::Inspection { seat: Seat(1) })));
}

#[test]
fn reavers_wait_for_the_start_of_the_turn() {
    let mut scene = scene(&["Lund", "Bester"]);
    scene.goods(Good::Passenger, 2, 1);
    scene.captain().sector = Some(sector(78));
    scene.play().move_cutter(sector(78), None);
    scene.run();
    assert!(!scene.story().contains("dead"));
    scene.choose(Choice::EndTurn);
    let rival = scene.board().captains[1].sector;
    assert_ne!(rival, Some(scene.board().cutter));
    scene.heard.clear();
    scene.choose(Choice::EndTurn);
    assert_eq!(scene.board().stack.last(), Some(&Frame::Reavers));
    // Goods may be put in order first; Malcolm and Bester may dodge.
    assert_eq!(scene.legal(), [Choice::Stowage, Choice::Way(0), Choice::Way(1)]);
    let mut dodge = scene.clone();
    dodge.choose(Choice::Way(1));
    assert_eq!(dodge.story(), "-1 Fuel, evade");
    scene.dice(&[1]);
    scene.choose(Choice::Way(0));
    scene.settle();
    assert_eq!(scene.story(), "-3 Passenger, dead Lund, dead Bester, evade");
    assert!(!scene.legal().contains(&Choice::To(sector(78))));
}

#[test]
fn nobody_flies_to_where_the_cutter_is() {
    let mut scene = scene(&[]);
    scene.captain().sector = Some(sector(76));
    scene.play().move_cutter(sector(75), None);
    scene.choose(Choice::Mosey);
    assert!(!scene.legal().contains(&Choice::To(sector(75))));
    assert!(scene.legal().contains(&Choice::To(sector(67))));
}

#[test]
fn any_warrant_costs_harkens_trust() {
    let mut scene = scene(&[]);
    let job = JobId::new(35).unwrap();
    scene.captain().solid.push(job);
    let deck = &mut scene.game.hidden.jobs[Contact::Harken as usize];
    deck.retain(|other| *other != job);
    scene.play().add_warrant(Seat(0), Cause::Free);
    assert_eq!(scene.story(), "+1 warrant, lost Harken");
}

#[test]
fn an_outlaw_cannot_deal_with_harken() {
    let mut scene = scene(&[]);
    scene.captain().sector = Some(sector(51));
    scene.captain().inspected = true;
    assert!(scene.legal().contains(&Choice::Deal(Contact::Harken)));
    scene.captain().warrants = 1;
    assert!(!scene.legal().contains(&Choice::Deal(Contact::Harken)));
}
