//! How good a position looks for a seat, in hundredths of a point expected at the end.

use super::assets::{Assets, Lacks};
use rules::farlight::{AWARD_POINTS, Award, Mission, View};
use rules::{BySeat, Seat};

/// A hundredth of a point is the unit of all estimates.
pub(super) const POINT: i32 = 100;

/// What an estimate needs to know of the table beside the seat itself.
#[derive(Clone, Debug)]
pub(super) struct Estimate {
    /// Every mission left, with its place in its stack.
    missions: Vec<(&'static Mission, usize)>,
    awards: Vec<Award>,
    /// Rounds that are expected to be left after this one, in tenths.
    rounds_left: i32,
}

/// The chance, in percent, to have what is lacking in time, by effort.
const CHANCE: [i32; 12] = [92, 74, 60, 48, 38, 30, 23, 17, 13, 9, 6, 4];
/// The chance, in percent, that a mission at this place of its stack comes up in time.
const COMES_UP: [i32; 4] = [95, 41, 22, 8];
/// How much of a mission's points are a seat's own in the end: others want it too.
const SHARE: i32 = 60;

impl Estimate {
    pub(super) fn of(view: &View) -> Estimate {
        let depths = |stack: &Vec<rules::farlight::MissionId>| -> Vec<_> {
            stack.iter().enumerate().map(|(depth, id)| (id.card(), depth)).collect()
        };
        let missions = view.stacks.iter().flat_map(depths).collect();
        Estimate { missions, awards: view.awards.clone(), rounds_left: rounds_left(view) }
    }

    /// What a seat with these means can expect, the others having theirs.
    pub(super) fn worth(&self, own: &Assets, others: &[Assets]) -> i32 {
        let missions: i32 =
            self.missions.iter().map(|&(mission, depth)| self.prospect(own, mission, depth)).sum();
        let awards: i32 = self.awards.iter().map(|&award| race(own, others, award)).sum();
        own.points * POINT + missions + awards + self.tokens(own) + growth(own)
    }

    /// What a mission is worth to come.
    fn prospect(&self, own: &Assets, mission: &Mission, depth: usize) -> i32 {
        let effort = effort(own, mission, depth);
        let chance = CHANCE[(effort as usize).min(CHANCE.len() - 1)];
        let depth = depth.min(COMES_UP.len() - 1);
        i32::from(mission.points) * chance * COMES_UP[depth] / 100 * SHARE / 100
    }

    /// What a mission of the table is worth to come; it is looked for by its name.
    pub(super) fn prospect_of(&self, own: &Assets, mission: &Mission) -> i32 {
        let found = self.missions.iter().find(|(other, _)| other.name == mission.name);
        found.map_or(0, |&(mission, depth)| self.prospect(own, mission, depth))
    }

    fn tokens(&self, own: &Assets) -> i32 {
        let rounds = self.rounds_left;
        let useful = own.crew.clamp(0, 9);
        let crew = own.crew * 50 + useful * rounds * 7 / 5;
        let science = own.science * 100;
        let produced = i32::from(own.each_round.science) * 22
            + i32::from(own.each_round.crew) * 10
            + i32::from(own.each_round.upgrades) * 6
            + i32::from(own.each_round.overhauls) * 8;
        let dice: i32 = own.dice.iter().take(4).sum();
        let ship = dice * (7 + rounds * 4 / 3) + own.biotech.min(5) * (50 + 5 * rounds);
        crew + science + produced * rounds + ship
    }
}

/// Room to grow: open connectors, the first ones most.
fn growth(own: &Assets) -> i32 {
    [-120, -30, 0, 10, 15, 20][own.open.clamp(0, 5) as usize]
}

/// How much work lies between a seat and a mission, about two for each thing to be won.
fn effort(own: &Assets, mission: &Mission, depth: usize) -> i32 {
    let Lacks { engines, steps, biotech, science } = own.lacks(mission);
    let spare = (own.crew / 3).min(biotech);
    let tenths = engines * 26 + steps * 9 + (biotech - spare) * 18 + spare * 6 + science * 15;
    let helped =
        tenths - (depth as i32) * 8 - i32::from(own.each_round.science) * science.min(2) * 8;
    helped.max(tenths / 3) / 10
}

/// What an award is worth to come, by how far ahead or behind a seat is.
fn race(own: &Assets, others: &[Assets], award: Award) -> i32 {
    let best = others.iter().map(|other| other.award(award)).max().unwrap_or_default();
    let step = if matches!(award, Award::Commander | Award::Rocketeer) { 2 } else { 1 };
    let lead = (own.award(award) - best) / step;
    let chance = match lead {
        i32::MIN..=-3 => 8,
        -2 => 16,
        -1 => 30,
        0 => 55,
        1 => 72,
        2 => 84,
        _ => 92,
    };
    i32::from(AWARD_POINTS) * chance * 6 / 10
}

/// How many rounds are likely to follow this one, in tenths: until the deck runs out or a stack
/// comes down to its climactic mission and somebody flies it.
fn rounds_left(view: &View) -> i32 {
    let seats = i32::from(view.table.seats);
    let by_deck = i32::from(view.deck_left) * 6 / (seats + 1);
    let shortest = view.stacks.iter().map(Vec::len).min().unwrap_or_default() as i32;
    by_deck.min(shortest * 26 - 27).max(3)
}

/// How a position looks for `seat`: its own estimate against those of the others. Half of what
/// counts is the strongest of them, half their mean.
pub(super) fn margin(view: &View, seat: Seat) -> i32 {
    let estimate = Estimate::of(view);
    let all: BySeat<Assets> = view.seats.iter().map(Assets::of).collect();
    let worth = |seat: Seat| {
        let others: Vec<Assets> = all.others(seat).map(|(_, assets)| assets.clone()).collect();
        estimate.worth(&all[seat], &others)
    };
    let others: Vec<i32> = all.others(seat).map(|(other, _)| worth(other)).collect();
    against(worth(seat), &others)
}

/// A result against those of the others.
pub(super) fn against(own: i32, others: &[i32]) -> i32 {
    let strongest = others.iter().copied().max().unwrap_or_default();
    let mean = others.iter().sum::<i32>() / (others.len() as i32).max(1);
    own - (strongest + mean) / 2
}
