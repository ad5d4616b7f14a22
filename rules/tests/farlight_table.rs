//! The card tables, and what the rule book says about them; the seven awards.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

use rules::farlight::{Award, Cell, MissionId, PartId, Ship, Standing};
use rules::{Seat, digest};

fn part(number: u8) -> PartId {
    PartId::new(number).unwrap()
}

#[test]
fn ids_name_the_same_cards_for_ever() {
    let parts: Vec<String> = PartId::all().map(|id| format!("{:?}", id.card())).collect();
    let missions: Vec<String> = MissionId::all().map(|id| format!("{:?}", id.card())).collect();
    assert_eq!((parts.len(), missions.len()), (57, 23));
    assert_eq!(digest(&(parts, missions)), GOLDEN_TABLE, "the table changed: bump the rules");
}

const GOLDEN_TABLE: u64 = 6_740_242_062_553_437_117;

#[test]
fn twenty_parts_are_engines_of_twenty_values() {
    let engines: Vec<u8> = PartId::all().filter_map(|id| id.card().engine).collect();
    assert_eq!(engines, (1..=20).collect::<Vec<u8>>());
    assert!(PartId::all().take(20).all(|id| id.card().engine == Some(id.number())));
}

#[test]
fn the_marks_above_the_name_count_the_cards_with_the_same_connectors() {
    let marks: String = PartId::all().map(|id| char::from(b'0' + id.same_connectors())).collect();
    // Column `same_connector_cards` of the table that the parts come from.
    assert_eq!(marks, "333444445544445533335544333434344443355444455444444444434");
    assert!(PartId::all().all(|id| (1..=4).contains(&id.card().connectors.count())));
}

#[test]
fn every_climactic_mission_is_worth_more_than_every_other() {
    let (climactic, regular): (Vec<MissionId>, Vec<MissionId>) =
        MissionId::all().partition(|id| id.card().climactic);
    assert_eq!((climactic.len(), regular.len()), (6, 17));
    let highest = regular.iter().map(|id| id.card().points).max();
    assert!(climactic.iter().all(|id| Some(id.card().points) > highest));
}

#[test]
fn a_later_finisher_gets_half_rounded_up() {
    for mission in MissionId::all().map(|id| id.card()) {
        assert_eq!(mission.half_points(), mission.points / 2 + mission.points % 2);
        assert!(mission.engines.is_sorted_by(|a, b| a >= b), "highest first");
        assert!(mission.engines.iter().all(|die| (1..=6).contains(die)));
    }
}

/// The rule book's example of the order of a stack, page 4.
#[test]
fn equal_missions_are_sorted_by_name() {
    let named = |name: &str| MissionId::all().find(|id| id.card().name == name).unwrap();
    let (moon, elevator) = (named("Cleomedes Moon Colony"), named("Mars Elevator"));
    assert_eq!(moon.card().points, elevator.card().points);
    assert!(moon.rank() < elevator.rank());
    assert!(MissionId::all().is_sorted_by_key(|id| id.rank()), "ids follow the same order");
}

#[test]
fn the_cards_that_the_rule_book_names_are_as_it_says() {
    assert_eq!(part(35).card().name, "Proton Analyzer");
    let training = MissionId::all().find(|id| id.card().name == "Colonist Training").unwrap();
    let card = training.card();
    assert_eq!((card.points, card.half_points(), card.biotech, card.science), (5, 3, 1, 1));
}

fn ship(parts: &[(u8, i8, i8, Option<u8>)]) -> Ship {
    let mut ship = Ship::default();
    for &(number, x, y, die) in parts {
        assert!(ship.fits(part(number), Cell { x, y }), "part {number}");
        ship.install(part(number), Cell { x, y }, die);
    }
    ship
}

/// Two ships in one position: what each award counts and who gets it.
#[test]
fn every_award_counts_its_own() {
    // A column of garden, dome and retro-rocket; and a row of two engines with a creche on top.
    let john =
        ship(&[(21, 0, 1, None), (25, 0, 2, None), (1, 0, -1, Some(4)), (18, 1, 0, Some(6))]);
    let lisa = ship(&[(15, 1, 0, Some(5)), (9, -1, 0, Some(3)), (28, 0, -1, None)]);
    let john = Standing { ship: &john, crew: 4, science: 2 };
    let lisa = Standing { ship: &lisa, crew: 9, science: 2 };
    let both = [(Seat(0), john), (Seat(1), lisa)];
    let expected = [
        (Award::Colonist, 3, 1, vec![Seat(0)]),
        (Award::Commander, 4, 9, vec![Seat(1)]),
        (Award::Efficiency, 1, 5, vec![Seat(0)]),
        (Award::Juggernaut, 4, 3, vec![Seat(0)]),
        (Award::Potential, 1, 5, vec![Seat(1)]),
        (Award::Researcher, 2, 2, vec![Seat(0), Seat(1)]),
        (Award::Rocketeer, 10, 8, vec![Seat(0)]),
    ];
    assert_eq!(expected.len(), Award::ALL.len());
    for (award, one, other, best) in expected {
        assert_eq!((award.value(john), award.value(lisa)), (one, other), "{award:?}");
        assert_eq!(award.best(&both), best, "{award:?}");
    }
}

#[test]
fn blocked_connectors_count_for_efficiency_and_not_for_potential() {
    // The test rig at (1, 1) points up at a card that has no connector below.
    let blocked = ship(&[(45, 1, 0, None), (51, 2, 0, None), (56, 2, 1, None), (2, 1, 1, Some(1))]);
    let edges = blocked.edges();
    let standing = Standing { ship: &blocked, crew: 0, science: 0 };
    assert_eq!(edges.blocked, 1);
    assert_eq!(Award::Potential.value(standing), u16::from(edges.open));
    assert_eq!(Award::Efficiency.value(standing), u16::from(edges.open + edges.blocked));
}

/// The rule book's example of the Rocketeer, page 10.
#[test]
fn three_strong_engines_beat_four_weak_ones() {
    let four = ship(&[
        (20, 0, 1, Some(4)),
        (19, 0, -1, Some(3)),
        (18, 1, 0, Some(3)),
        (17, -1, 0, Some(3)),
    ]);
    let three = ship(&[(20, 0, 1, Some(6)), (19, 0, -1, Some(5)), (18, 1, 0, Some(5))]);
    let john = Standing { ship: &four, crew: 0, science: 0 };
    let lisa = Standing { ship: &three, crew: 0, science: 0 };
    assert_eq!((Award::Rocketeer.value(john), Award::Rocketeer.value(lisa)), (13, 16));
    assert_eq!(Award::Rocketeer.best(&[(Seat(0), john), (Seat(1), lisa)]), [Seat(1)]);
}
