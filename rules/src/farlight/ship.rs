//! A ship as it grows: the core and the parts joined to it.

use super::connector::{Cell, Connectors, Direction};
use super::part::{Benefits, PartId};
use crate::order;

/// The highest value of an engine die.
pub const HIGHEST_DIE: u8 = 6;

/// A part of a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Installed {
    /// Which part.
    pub part: PartId,
    /// Where it lies.
    pub cell: Cell,
    /// The value of its engine die, if it is an engine.
    pub die: Option<u8>,
}

/// How the connectors of a ship stand, the core's included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Edges {
    /// Connectors that face a connector; a joint counts twice.
    pub joined: u8,
    /// Connectors that face a card without a connector there.
    pub blocked: u8,
    /// Connectors that face an empty cell.
    pub open: u8,
}

impl Edges {
    /// The connectors that are not joined.
    pub fn loose(self) -> u8 {
        self.blocked + self.open
    }
}

/// Why a part cannot be joined to the ship in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Misfit {
    /// A card lies there.
    Taken,
    /// No card lies next to the cell.
    Apart,
    /// The part has no connector towards any card there.
    OwnWall,
    /// The part has one, but no card there has one towards it.
    ShipWall,
}

/// The core at (0, 0) and the parts around it, in the order they were installed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ship {
    parts: Vec<Installed>,
}

impl Ship {
    /// The parts in the order they were installed; the core is none of them.
    pub fn parts(&self) -> &[Installed] {
        &self.parts
    }

    /// The connectors of the card in a cell, the core's included.
    pub fn connectors_at(&self, cell: Cell) -> Option<Connectors> {
        if cell == Cell::CORE {
            return Some(Connectors::ALL);
        }
        self.parts.iter().find(|p| p.cell == cell).map(|p| p.part.card().connectors)
    }

    /// Every card with its cell, the core first.
    fn cards(&self) -> impl Iterator<Item = (Cell, Connectors)> {
        let parts = self.parts.iter().map(|p| (p.cell, p.part.card().connectors));
        std::iter::once((Cell::CORE, Connectors::ALL)).chain(parts)
    }

    /// The empty cells where the part could be joined to the ship, in ascending order.
    pub fn cells(&self, part: PartId) -> Vec<Cell> {
        let own = part.card().connectors;
        let mut cells: Vec<Cell> = self
            .cards()
            .flat_map(|(cell, connectors)| connectors.iter().map(move |side| (cell, side)))
            .filter(|(_, side)| own.has(side.opposite()))
            .map(|(cell, side)| cell.next(side))
            .filter(|&cell| self.connectors_at(cell).is_none())
            .collect();
        order::sort(&mut cells);
        cells.dedup();
        cells
    }

    /// Whether the part could be joined to the ship in this cell.
    pub fn fits(&self, part: PartId, cell: Cell) -> bool {
        self.misfit(part, cell).is_none()
    }

    /// Why the part cannot be joined to the ship in this cell, if it cannot.
    pub fn misfit(&self, part: PartId, cell: Cell) -> Option<Misfit> {
        if self.connectors_at(cell).is_some() {
            return Some(Misfit::Taken);
        }
        let own = part.card().connectors;
        let neighbour = |side: &Direction| self.connectors_at(cell.next(*side));
        let joins =
            |side: Direction| neighbour(&side).is_some_and(|other| other.has(side.opposite()));
        if own.iter().any(joins) {
            None
        } else if own.iter().any(|side| neighbour(&side).is_some()) {
            Some(Misfit::ShipWall)
        } else if Direction::ALL.iter().any(|side| neighbour(side).is_some()) {
            Some(Misfit::OwnWall)
        } else {
            Some(Misfit::Apart)
        }
    }

    /// The empty cells next to a card, in ascending order.
    pub fn rim(&self) -> Vec<Cell> {
        let around = |(cell, _): (Cell, Connectors)| Direction::ALL.map(|side| cell.next(side));
        let mut rim: Vec<Cell> = self.cards().flat_map(around).collect();
        rim.retain(|&cell| self.connectors_at(cell).is_none());
        order::sort(&mut rim);
        rim.dedup();
        rim
    }

    /// How many connectors are joined, blocked and open.
    pub fn edges(&self) -> Edges {
        let mut edges = Edges::default();
        for (cell, connectors) in self.cards() {
            for side in connectors.iter() {
                *self.edge(&mut edges, cell, side) += 1;
            }
        }
        edges
    }

    fn edge<'a>(&self, edges: &'a mut Edges, cell: Cell, side: Direction) -> &'a mut u8 {
        match self.connectors_at(cell.next(side)) {
            None => &mut edges.open,
            Some(other) if other.has(side.opposite()) => &mut edges.joined,
            Some(_) => &mut edges.blocked,
        }
    }

    /// Adds a part. The caller has asked [`Ship::fits`].
    pub fn install(&mut self, part: PartId, cell: Cell, die: Option<u8>) {
        self.parts.push(Installed { part, cell, die });
    }

    /// Whether the part is on the ship.
    pub fn has(&self, part: PartId) -> bool {
        self.parts.iter().any(|p| p.part == part)
    }

    /// What would leave the ship with this part: itself and all that hangs on the core by nothing
    /// else, in the order they were installed.
    pub fn falling_with(&self, part: PartId) -> Vec<PartId> {
        let rest = Ship { parts: self.parts.iter().filter(|p| p.part != part).copied().collect() };
        let held = rest.held();
        let falls = |p: &&Installed| !held.contains(&p.cell);
        self.parts.iter().filter(falls).map(|p| p.part).collect()
    }

    /// The cells linked to the core by joined connectors, the core's own included.
    fn held(&self) -> Vec<Cell> {
        let mut held = vec![Cell::CORE];
        let mut at = 0;
        while let Some(&cell) = held.get(at) {
            for side in self.connectors_at(cell).unwrap_or_default().iter() {
                let next = cell.next(side);
                let joined = self.connectors_at(next).is_some_and(|c| c.has(side.opposite()));
                if joined && !held.contains(&next) {
                    held.push(next);
                }
            }
            at += 1;
        }
        held
    }

    /// Takes a part off, and what falls with it; returns [`Ship::falling_with`].
    pub fn remove(&mut self, part: PartId) -> Vec<PartId> {
        let falling = self.falling_with(part);
        self.parts.retain(|p| !falling.contains(&p.part));
        falling
    }

    /// The values of the engine dice, in the order of installation.
    pub fn dice(&self) -> impl Iterator<Item = u8> {
        self.parts.iter().filter_map(|p| p.die)
    }

    /// The engines that can still be improved.
    pub fn improvable(&self) -> impl Iterator<Item = PartId> {
        let below = |p: &&Installed| p.die.is_some_and(|die| die < HIGHEST_DIE);
        self.parts.iter().filter(below).map(|p| p.part)
    }

    /// Sets the die of an engine by its old value; returns the new one.
    pub(super) fn turn_die(&mut self, engine: PartId, turn: impl FnOnce(u8) -> u8) -> Option<u8> {
        let die = self.parts.iter_mut().find(|p| p.part == engine)?.die.as_mut()?;
        *die = turn(*die).min(HIGHEST_DIE);
        Some(*die)
    }

    /// The bio-tech symbols on the ship.
    pub fn biotech(&self) -> u8 {
        self.parts.iter().map(|p| p.part.card().biotech).sum()
    }

    /// What the ship gives every round.
    pub fn repeated(&self) -> Benefits {
        let each = self.parts.iter().map(|p| p.part.card().repeat);
        each.fold(Benefits::NONE, Benefits::and)
    }
}
