//! Ships drawn as text: which cells a part fits, and how its connectors stand.
//!
//! A card is three letters wide and high with its name in the middle; a connector is `+` where it
//! is joined, `o` where it is open and `x` where it is blocked; `?` marks the cells of a part.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

use rules::farlight::{Cell, Direction, PartId, Ship};

fn part(letters: &str, skip: usize) -> PartId {
    let same = PartId::all().filter(|id| id.card().connectors.to_string() == letters);
    same.into_iter().nth(skip).unwrap()
}

/// A ship from the connectors and cells of its parts, in the order they are installed.
fn ship(parts: &[(&str, i8, i8)]) -> Ship {
    let mut ship = Ship::default();
    for (at, &(letters, x, y)) in parts.iter().enumerate() {
        let before = parts[..at].iter().filter(|(other, ..)| *other == letters).count();
        let id = part(letters, before);
        assert!(ship.fits(id, Cell { x, y }), "{letters} at ({x}, {y})");
        ship.install(id, Cell { x, y }, None);
    }
    ship
}

fn draw(ship: &Ship, marked: &[Cell]) -> String {
    let cells = || ship.parts().iter().map(|p| p.cell).chain([Cell::CORE]).chain(marked.to_vec());
    let range = |of: fn(Cell) -> i8| {
        let (least, most) = (cells().map(of).min().unwrap(), cells().map(of).max().unwrap());
        least..=most
    };
    let mut lines = Vec::new();
    for y in range(|c| c.y) {
        for row in 0..3 {
            let line: String =
                range(|c| c.x).map(|x| draw_row(ship, marked, Cell { x, y }, row)).collect();
            lines.push(line.trim_end().to_string());
        }
    }
    lines.join("\n")
}

fn draw_row(ship: &Ship, marked: &[Cell], cell: Cell, row: u8) -> String {
    let middle = match ship.parts().iter().position(|p| p.cell == cell) {
        Some(at) => char::from(b'a' + at as u8),
        None if cell == Cell::CORE => '#',
        None if marked.contains(&cell) => '?',
        None => ' ',
    };
    let edge = |side| draw_edge(ship, cell, side);
    match row {
        0 => format!(" {} ", edge(Direction::Up)),
        1 => format!("{}{middle}{}", edge(Direction::Left), edge(Direction::Right)),
        _ => format!(" {} ", edge(Direction::Down)),
    }
}

fn draw_edge(ship: &Ship, cell: Cell, side: Direction) -> char {
    match (ship.connectors_at(cell), ship.connectors_at(cell.next(side))) {
        (Some(own), _) if !own.has(side) => ' ',
        (None, _) => ' ',
        (_, None) => 'o',
        (_, Some(other)) if other.has(side.opposite()) => '+',
        _ => 'x',
    }
}

#[track_caller]
fn check(ship: &Ship, letters: &str, expected: &str) {
    let drawn = draw(ship, &ship.cells(part(letters, 2)));
    let trim = |text: &str| {
        let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
        lines.join("\n").trim_matches('\n').to_string()
    };
    let indented: Vec<&str> = expected.lines().map(|line| line.get(8..).unwrap_or("")).collect();
    assert_eq!(trim(&drawn), trim(&indented.join("\n")), "\n{drawn}");
    let edges = ship.edges();
    let count = |of: char| drawn.chars().filter(|&c| c == of).count() as u8;
    assert_eq!((edges.joined, edges.blocked, edges.open), (count('+'), count('x'), count('o')));
}

#[test]
fn the_core_alone_takes_a_part_on_the_facing_side_only() {
    check(
        &ship(&[]),
        "U",
        r"
         o
        o#o
         o

         ?",
    );
    check(
        &ship(&[]),
        "LR",
        r"
            o
         ? o#o ?
            o",
    );
}

#[test]
fn a_part_below_the_core_joins_two_connectors() {
    let ship = ship(&[("U", 0, 1)]);
    check(
        &ship,
        "U",
        r"
         o
        o#o
         +
         +
         a",
    );
    let edges = ship.edges();
    assert_eq!((edges.open, edges.blocked, edges.joined), (3, 0, 2));
    assert!(ship.cells(part("U", 1)).is_empty(), "the only connector that faces down is taken");
}

/// Rules, acceptance test 6.
#[test]
fn a_corner_that_faces_no_connector_is_not_legal() {
    let ship = ship(&[("U", 0, 1), ("LR", 1, 0)]);
    assert!(!ship.fits(part("UL", 0), Cell { x: 1, y: 1 }));
    check(
        &ship,
        "UL",
        r"
         o
        o#++bo ?
         +
         +
         a",
    );
}

#[test]
fn one_joint_is_enough_and_the_rest_may_be_blocked() {
    let bent = ship(&[("LR", 1, 0), ("DL", 2, 0), ("UD", 0, 1)]);
    check(
        &bent,
        "UDLR",
        r"
            ?

            o
         ? o#++a++b
            +     o
            +
            c     ?
            o

            ?",
    );
    let closed = ship(&[("LR", 1, 0), ("DL", 2, 0), ("UD", 0, 1), ("UL", 2, 1), ("UDLR", 1, 1)]);
    check(
        &closed,
        "UD",
        r"
         ?

         o
        o#++a++b
         +     +
         +  x  +
         c xe++d
         o  o

         ?  ?",
    );
}

#[test]
fn cells_between_two_connectors_are_listed_once() {
    let ship = ship(&[("DR", -1, 0), ("DL", 1, 0)]);
    let cross = part("UDLR", 0);
    let cells = ship.cells(cross);
    assert_eq!(cells.len(), 4);
    assert!(cells.is_sorted_by(|a, b| a < b));
    assert!(cells.iter().all(|&cell| ship.fits(cross, cell)));
}

#[test]
fn two_open_connectors_to_one_cell_count_as_two() {
    // The core's right and the corner's upper connector face the same empty cell.
    let ship = ship(&[("UDR", 0, 1), ("UL", 1, 1)]);
    assert_eq!(ship.edges().open, 3 + 1 + 1);
}

#[test]
fn what_hangs_on_nothing_else_falls() {
    let ring = ship(&[("LR", 1, 0), ("DL", 2, 0), ("UD", 0, 1), ("UR", 0, 2), ("R", -1, 0)]);
    let falling = |letters, skip| -> Vec<String> {
        let fallen = ring.falling_with(part(letters, skip));
        fallen.iter().map(|id| id.card().connectors.to_string()).collect()
    };
    assert_eq!(falling("LR", 0), ["LR", "DL"]);
    assert_eq!(falling("UD", 0), ["UD", "UR"]);
    assert_eq!(falling("R", 0), ["R"]);
}

#[test]
fn a_part_held_from_two_sides_stays() {
    let mut ring = ship(&[("LR", 1, 0), ("DL", 2, 0), ("UD", 0, 1), ("UR", 0, 2)]);
    for (letters, skip, x, y) in [("UL", 0, 2, 1), ("DR", 0, 1, 1), ("UL", 1, 1, 2)] {
        assert!(ring.fits(part(letters, skip), Cell { x, y }), "{letters}");
        ring.install(part(letters, skip), Cell { x, y }, None);
    }
    let gone = ring.remove(part("LR", 0));
    assert_eq!(gone, [part("LR", 0)], "the rest still hangs on the core by the other way");
    assert_eq!(ring.parts().len(), 6);
}

/// The greedy matching of dice to demands against every order of the dice.
#[test]
fn a_mission_is_ready_exactly_if_some_matching_of_dice_exists() {
    use rules::farlight::MissionId;
    fn matches(asked: &[u8], dice: &mut Vec<u8>) -> bool {
        let Some((&first, rest)) = asked.split_first() else { return true };
        (0..dice.len()).any(|at| {
            let die = dice.remove(at);
            let found = die >= first && matches(rest, dice);
            dice.insert(at, die);
            found
        })
    }
    let engines: Vec<PartId> = PartId::all().filter(|id| id.card().engine.is_some()).collect();
    for code in 0..6u32.pow(4) {
        let mut dice: Vec<u8> = (0..4).map(|at| (code / 6u32.pow(at) % 6) as u8 + 1).collect();
        let mut ship = Ship::default();
        for (&engine, &die) in engines.iter().zip(&dice) {
            // Where the engines lie does not matter here.
            ship.install(engine, Cell { x: die as i8, y: 50 }, Some(die));
        }
        for mission in MissionId::all().map(|id| id.card()) {
            let ready = mission.readiness(&ship, 100, 100);
            assert_eq!(ready.is_ready(), matches(mission.engines, &mut dice), "{mission:?}");
            if ready.is_ready() {
                let met = ready.dice_used.iter().zip(mission.engines);
                assert!(met.clone().all(|(die, asked)| die.is_some_and(|die| die >= *asked)));
            }
        }
    }
}

/// Rules, acceptance test 4.
#[test]
fn one_strong_engine_meets_one_demand() {
    use rules::farlight::MissionId;
    let ready = |number: u8, dice: &[u8]| {
        let mut ship = Ship::default();
        for (at, &die) in (1..).zip(dice) {
            ship.install(PartId::new(at).unwrap(), Cell { x: at as i8, y: 50 }, Some(die));
        }
        let mission = MissionId::new(number).unwrap().card();
        mission.readiness(&ship, 0, 9)
    };
    assert!(!ready(4, &[6]).is_ready(), "5 and 3");
    assert_eq!(ready(4, &[6]).dice_missing(), 1);
    assert!(ready(1, &[6]).is_ready(), "a single 4");
    assert!(!ready(4, &[4, 4]).is_ready());
    let used = ready(4, &[6, 3, 5, 4]).dice_used;
    assert_eq!(used, [Some(5), Some(3)], "the smallest that do");
}
