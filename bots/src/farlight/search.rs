//! The expert: tries out whole turns in games that could be this one.

use super::bids;
use super::estimate::{POINT, against, margin};
use super::greedy;
use super::wants::Bidder;
use crate::{Budget, Thought};
use rules::farlight::{Bid, Choice, Farlight, Phase, View};
use rules::{Game, Rng, Seat, Seed, Silent, order};

/// How much wishes vary in a game tried out, in percent.
const PLAYOUT_NOISE: u32 = 30;
/// How much they vary where candidates are made.
const CANDIDATE_NOISE: u32 = 60;
/// How many turns of bids are compared at most.
const CANDIDATES: usize = 32;
/// What winning is worth beyond the points.
const VICTORY: i32 = 3 * POINT;
/// Values are told in thousandths of a point, and counted in hundredths here.
const TOLD: i64 = 10;

/// The best first choice found, and what each of the others promised.
pub(super) fn choose(
    view: &View,
    seat: Seat,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Option<Thought<Choice>> {
    let mut plans = plans(view, seat, rng);
    Race { view, seat, budget }.run(&mut plans, rng);
    let choice = plans.first()?.choices.first().copied()?;
    Some(Thought { choice, values: values(&plans, choice) })
}

/// Each first choice with the best that was found to follow it; the chosen one leads.
fn values(plans: &[Plan], chosen: Choice) -> Vec<(Choice, i64)> {
    let mut values: Vec<(Choice, i64)> = Vec::new();
    for plan in plans.iter().filter(|plan| plan.tries > 0) {
        let Some(&choice) = plan.choices.first() else { continue };
        if !values.iter().any(|(known, _)| *known == choice) {
            values.push((choice, plan.mean() * TOLD));
        }
    }
    order::sort_by_key(&mut values, |&(choice, value)| {
        (choice != chosen, std::cmp::Reverse(value))
    });
    values
}

/// What a seat could do now, and how it went in the games tried out.
#[derive(Clone, Debug)]
struct Plan {
    choices: Vec<Choice>,
    sum: i64,
    tries: i64,
}

impl Plan {
    fn new(choices: Vec<Choice>) -> Plan {
        Plan { choices, sum: 0, tries: 0 }
    }

    fn mean(&self) -> i64 {
        if self.tries == 0 { i64::MIN / TOLD } else { self.sum / self.tries }
    }
}

/// Whole turns of bids, or the single choices of the other phases.
fn plans(view: &View, seat: Seat, rng: &mut Rng) -> Vec<Plan> {
    if view.phase != Phase::Bid {
        let choices = crate::legal::<Farlight>(view);
        return choices.into_iter().map(|choice| Plan::new(vec![choice])).collect();
    }
    let turns = turns(view, seat, rng);
    turns.iter().map(|laid| Plan::new(bids::choices(view, seat, laid))).collect()
}

/// Turns of bids worth trying: the plain player's, and what he would do with other wishes.
fn turns(view: &View, seat: Seat, rng: &mut Rng) -> Vec<Vec<Bid>> {
    let wants = Bidder::of(view, seat).wants();
    let mut turns = vec![bids::lay(view, seat, 0, rng)];
    for _ in 0..CANDIDATES * 3 {
        let mut laid = bids::lay_varied(view, seat, &wants, CANDIDATE_NOISE, rng);
        if view.draft.tile.is_none() {
            order::sort(&mut laid);
        }
        if !turns.contains(&laid) {
            turns.push(laid);
        }
        if turns.len() == CANDIDATES {
            break;
        }
    }
    turns
}

/// Plans are tried out in turn, the worse half dropping out again and again.
struct Race<'a> {
    view: &'a View,
    seat: Seat,
    budget: &'a mut Budget,
}

impl Race<'_> {
    /// Sorts the plans, the best first.
    fn run(&mut self, plans: &mut [Plan], rng: &mut Rng) {
        let mut left = plans.len();
        let heats = usize::BITS - left.leading_zeros();
        for heat in 1..=heats {
            let until = self.budget.total() / heats * heat;
            while left > 1 && self.budget.spent() < until {
                self.try_all(&mut plans[..left], rng);
            }
            order::sort_by_key(&mut plans[..left], |plan| std::cmp::Reverse(plan.mean()));
            left = left.div_ceil(2);
        }
    }

    /// Tries every plan once, all in the same game and with the same luck.
    fn try_all(&mut self, plans: &mut [Plan], rng: &mut Rng) {
        let game = Farlight::sample(self.view, rng);
        let luck = Seed(rng.wide());
        for plan in plans {
            plan.sum += i64::from(self.try_out(game.clone(), plan, &mut Rng::new(luck, 1)));
            plan.tries += 1;
        }
    }

    /// Plays the plan and then the round to its end; returns how the seat stands.
    fn try_out(&mut self, mut game: Farlight, plan: &Plan, rng: &mut Rng) -> i32 {
        if !self.play(&mut game, self.seat, &plan.choices) {
            return i32::MIN / 2;
        }
        while let Some(decider) = game.deciders().first() {
            let view = game.view(Some(decider));
            let next = greedy::turn(&view, decider, PLAYOUT_NOISE, rng);
            if view.round > self.view.round || !self.play(&mut game, decider, &next) {
                return margin(&view, self.seat);
            }
        }
        result(&game, self.seat)
    }

    /// Plays choices of one seat; whether all of them were legal.
    fn play(&mut self, game: &mut Farlight, seat: Seat, choices: &[Choice]) -> bool {
        self.budget.spend(choices.len().max(1) as u32);
        choices.iter().all(|&choice| game.apply(seat, choice, &mut Silent).is_ok())
    }
}

/// How a seat stands in a game that is over.
fn result(game: &Farlight, seat: Seat) -> i32 {
    let results = game.results().unwrap_or_default();
    let (mut own, mut others) = (0, Vec::new());
    for (whose, result) in (0..).map(Seat).zip(&results) {
        let points = result.total * POINT;
        if whose == seat {
            own = points + if result.place == 1 { VICTORY } else { -VICTORY };
        } else {
            others.push(points);
        }
    }
    against(own, &others)
}
