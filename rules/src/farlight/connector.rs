//! The grid of a ship: cells, directions and the connectors of a card. Rules, "Connector geometry".

use std::fmt;

/// A side of a card. Cards are never turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Towards smaller `y`.
    Up,
    /// Towards larger `y`.
    Down,
    /// Towards smaller `x`.
    Left,
    /// Towards larger `x`.
    Right,
}

impl Direction {
    /// All four.
    pub const ALL: [Direction; 4] =
        [Direction::Up, Direction::Down, Direction::Left, Direction::Right];

    /// The side that faces this one.
    pub fn opposite(self) -> Direction {
        match self {
            Direction::Up => Direction::Down,
            Direction::Down => Direction::Up,
            Direction::Left => Direction::Right,
            Direction::Right => Direction::Left,
        }
    }
}

/// A place on the unbounded grid of a ship; the core lies at (0, 0).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// Grows to the right.
    pub x: i8,
    /// Grows downwards.
    pub y: i8,
}

impl Cell {
    /// Where the Primary Core lies.
    pub const CORE: Cell = Cell { x: 0, y: 0 };

    /// The cell next to this one.
    pub fn next(self, towards: Direction) -> Cell {
        let Cell { x, y } = self;
        match towards {
            Direction::Up => Cell { x, y: y - 1 },
            Direction::Down => Cell { x, y: y + 1 },
            Direction::Left => Cell { x: x - 1, y },
            Direction::Right => Cell { x: x + 1, y },
        }
    }
}

/// The sides of a card that have a connector.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Connectors(u8);

impl Connectors {
    /// All four sides, as the Primary Core has.
    pub const ALL: Connectors = Connectors(15);

    /// The connectors named by the letters U, D, L and R.
    pub(super) const fn of(letters: &str) -> Connectors {
        let letters = letters.as_bytes();
        let mut bits = 0;
        let mut at = 0;
        while at < letters.len() {
            bits |= match letters[at] {
                b'U' => 1,
                b'D' => 2,
                b'L' => 4,
                b'R' => 8,
                _ => panic!("connectors are U, D, L and R"),
            };
            at += 1;
        }
        Connectors(bits)
    }

    /// Whether that side has a connector.
    pub fn has(self, side: Direction) -> bool {
        self.0 >> side as u8 & 1 == 1
    }

    /// How many sides have one.
    pub fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The sides that have one.
    pub fn iter(self) -> impl Iterator<Item = Direction> {
        Direction::ALL.into_iter().filter(move |&side| self.has(side))
    }
}

impl fmt::Display for Connectors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in self.iter() {
            f.write_str(["U", "D", "L", "R"][side as usize])?;
        }
        Ok(())
    }
}
