//! Every choice as the text of a button.

use super::ship::joints;
use crate::words::{FarlightWords, PartWords, fill};
use rules::farlight::{
    Cell, Choice, Connectors, Direction, HIGHEST_DIE, PartId, SeatView, Ship, Target, View,
};
use std::fmt::Display;

/// Says what choices do at a table.
#[derive(Clone, Copy)]
pub struct Verbs<'a> {
    /// What the chooser knows.
    pub view: &'a View,
    /// The chooser.
    pub own: &'a SeatView,
    /// The names of things.
    pub parts: PartWords,
    /// The words of the game.
    pub words: &'static FarlightWords,
}

impl Verbs<'_> {
    /// What a choice does.
    pub fn verb(&self, choice: Choice) -> String {
        let words = self.words;
        match choice {
            Choice::Tile(n) => fill(words.do_tile, &[("n", &n)]),
            Choice::Target(target) => self.target(target),
            Choice::Uncrewed => self.uncrewed(),
            Choice::Crewed => self.crewed(),
            Choice::Discard(part) => self.discard(part),
            Choice::Done => words.do_done.to_owned(),
            Choice::Engineer(part) => self.die(words.do_die, part, 1),
            Choice::Upgrade(part) => self.die(words.do_upgrade, part, 1),
            Choice::Overhaul(part) => self.die(words.do_overhaul, part, HIGHEST_DIE),
            Choice::Install(part, cell) => self.install(part, cell),
            Choice::Scrap(part) => fill(words.do_scrap, &[("part", &self.parts.part(part))]),
            Choice::Skip => words.do_skip.to_owned(),
            Choice::Complete => self.complete(),
            Choice::Pass => words.do_pass.to_owned(),
        }
    }

    /// What a tile can lie on.
    pub fn target(&self, target: Target) -> String {
        match target {
            Target::Slot(n) => {
                let slot = self.view.slots.get(usize::from(n) - 1).copied().flatten();
                let part = slot.map_or(self.words.slot_empty, |slot| self.parts.part(slot.part));
                format!("{n} · {part}")
            }
            Target::Service(service) => self.parts.service(service).0.to_owned(),
            Target::Mission(id) => {
                let values: [(&str, &dyn Display); 2] =
                    [("what", &self.words.mission), ("it", &self.parts.mission(id))];
                fill(self.parts.lang.words().about, &values)
            },
        }
    }

    /// What is said, and more.
    pub fn also(&self, what: &str, more: &str) -> String {
        fill(self.parts.lang.words().also, &[("what", &what), ("more", &more)])
    }

    /// Crew that the chooser has not sent with a tile.
    pub fn crew_left(&self) -> u16 {
        self.own.crew.saturating_sub(self.view.draft.crew())
    }

    fn crewed(&self) -> String {
        let tile = self.view.draft.tile.unwrap_or(0);
        let text = fill(self.words.do_crewed, &[("n", &(tile + 1))]);
        match self.view.draft.target {
            Some(Target::Mission(_)) => self.also(&text, self.words.crew_spent),
            _ => text,
        }
    }

    fn uncrewed(&self) -> String {
        let tile = self.view.draft.tile.unwrap_or(0);
        let text = fill(self.words.do_uncrewed_worth, &[("n", &tile)]);
        let target = self.view.draft.target;
        let with = |others: usize| others > 0;
        let laid = self.view.draft.placed.iter().filter(|bid| Some(bid.target) == target).count();
        let lying = self.own.bids.iter().filter(|bid| Some(bid.target) == target).count();
        if tile == 0 && !with(laid + lying) {
            return self.also(&text, self.words.bare_zero);
        }
        text
    }

    fn discard(&self, part: PartId) -> String {
        let mut falling = self.own.ship.falling_with(part);
        falling.retain(|&other| other != part);
        let name = self.parts.part(part);
        if falling.is_empty() {
            return fill(self.words.do_discard, &[("part", &name)]);
        }
        let others = self.parts.parts(&falling);
        fill(self.words.do_discard_all, &[("part", &name), ("others", &others)])
    }

    fn die(&self, template: &str, part: PartId, more: u8) -> String {
        let installed = self.own.ship.parts().iter().find(|p| p.part == part).map(|p| p.die);
        let won = || self.own.pending.iter().find(|won| won.part == part).map(|won| won.die);
        let from = installed.or_else(won).flatten().unwrap_or(0);
        let to = (from + more).min(HIGHEST_DIE);
        let values: [(&str, &dyn Display); 3] =
            [("part", &self.parts.part(part)), ("from", &from), ("to", &to)];
        fill(template, &values)
    }

    fn install(&self, part: PartId, cell: Cell) -> String {
        let mut grown = self.own.ship.clone();
        grown.install(part, cell, None);
        let place = self.place(&self.own.ship, part, cell);
        self.also(&place, &joints(&grown, self.parts.lang))
    }

    /// What installing a part takes, as its places do not say it.
    pub fn price(&self, part: PartId) -> String {
        let words = self.words;
        let cost = fill(words.costs_crew, &[("n", &part.card().crew_cost)]);
        let left = fill(words.crew_left, &[("n", &self.own.crew)]);
        self.also(self.parts.part(part), &self.also(&cost, &left))
    }

    /// Where a cell lies, by the card that the part would be joined to there.
    pub fn place(&self, ship: &Ship, part: PartId, cell: Cell) -> String {
        let words = self.words;
        let joins = |side: &Direction| {
            let other: Connectors = ship.connectors_at(cell.next(*side)).unwrap_or_default();
            other.has(side.opposite())
        };
        let Some(side) = part.card().connectors.iter().find(joins) else { return String::new() };
        let neighbour = ship.parts().iter().find(|p| p.cell == cell.next(side));
        let name = neighbour.map_or(words.core, |p| self.parts.part(p.part));
        let template = match side {
            Direction::Up => words.below,
            Direction::Down => words.above,
            Direction::Left => words.right_of,
            Direction::Right => words.left_of,
        };
        fill(template, &[("part", &name)])
    }

    fn complete(&self) -> String {
        let words = self.words;
        let Some(&mission) = self.view.launch.missions.first() else { return String::new() };
        let points = self.view.launch.points(mission.card());
        let values: [(&str, &dyn Display); 2] =
            [("mission", &self.parts.mission(mission)), ("n", &points)];
        let mut text = fill(words.do_complete, &values);
        let crew = self.own.readiness(mission).crew_cost();
        let costs: [(u16, &str); 2] =
            [(crew, words.costs_crew), (mission.card().science.into(), words.costs_science)];
        for (n, template) in costs.into_iter().filter(|(n, _)| *n > 0) {
            text = self.also(&text, &fill(template, &[("n", &n)]));
        }
        text
    }
}
