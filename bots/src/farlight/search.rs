//! The expert: tries out whole turns in games that could be this one.

use super::bids;
use super::hands;
use super::outlook::{against, margin};
use super::wants::Desk;
use rules::farlight::{Bid, Choice, Farlight, Phase, View};
use rules::{Game, Rng, Seat, Silent};

/// How much wishes vary in a game tried out, in percent.
const PLAYOUT_NOISE: u32 = 30;
/// How much they vary where candidates are made.
const CANDIDATE_NOISE: u32 = 60;
/// How many turns are compared at most.
const CANDIDATES: usize = 32;

/// The best first choice found with at most `budget` choices tried out.
pub(super) fn choose(view: &View, seat: Seat, budget: u32, rng: &mut Rng) -> Choice {
    let plans = plans(view, seat, rng);
    let mut race = Race::new(plans, budget);
    race.run(view, seat, rng);
    race.winner()
}

/// What the seat could do now: whole turns of bids, or the single choices of the other phases.
fn plans(view: &View, seat: Seat, rng: &mut Rng) -> Vec<Vec<Choice>> {
    if view.phase != Phase::Bid {
        let game = Farlight::sample(view, rng);
        return game.choices(seat).into_iter().map(|choice| vec![choice]).collect();
    }
    let turns = turns(view, seat, rng);
    turns.iter().map(|laid| bids::choices(view, seat, laid)).collect()
}

/// Turns of bids worth trying: what the plain player does, what he would do with other wishes.
fn turns(view: &View, seat: Seat, rng: &mut Rng) -> Vec<Vec<Bid>> {
    let desk = Desk::of(view, seat);
    let mut turns: Vec<Vec<Bid>> = Vec::new();
    let mut add = |mut laid: Vec<Bid>| {
        laid.sort_unstable();
        if !turns.contains(&laid) {
            turns.push(laid);
        }
        turns.len()
    };
    add(bids::lay(view, seat, 0, rng));
    for _ in 0..CANDIDATES * 3 {
        let wants = desk.wants(CANDIDATE_NOISE, rng);
        if add(bids::lay_wanted(view, seat, &wants)) >= CANDIDATES {
            break;
        }
    }
    turns
}

/// Candidates that are tried out in turn, the worse half dropping out again and again.
struct Race {
    plans: Vec<Plan>,
    budget: u32,
    spent: u32,
}

struct Plan {
    choices: Vec<Choice>,
    sum: i64,
    tries: i64,
}

impl Plan {
    fn mean(&self) -> i64 {
        if self.tries == 0 { i64::MIN } else { self.sum / self.tries }
    }
}

impl Race {
    fn new(plans: Vec<Vec<Choice>>, budget: u32) -> Race {
        let plan = |choices| Plan { choices, sum: 0, tries: 0 };
        Race { plans: plans.into_iter().map(plan).collect(), budget, spent: 0 }
    }

    fn run(&mut self, view: &View, seat: Seat, rng: &mut Rng) {
        let rounds = usize::BITS - self.plans.len().leading_zeros();
        for round in 1..=rounds {
            let until = self.budget / rounds * round;
            while self.spent < until && self.plans.len() > 1 {
                self.try_all(view, seat, rng);
            }
            self.plans.sort_by_key(|plan| std::cmp::Reverse(plan.mean()));
            self.plans.truncate(self.plans.len().div_ceil(2));
        }
    }

    /// Tries every plan once in the same sampled game.
    fn try_all(&mut self, view: &View, seat: Seat, rng: &mut Rng) {
        let game = Farlight::sample(view, rng);
        let luck = rng.wide();
        for plan in &mut self.plans {
            let mut rng = Rng::new(rules::Seed(luck), 1);
            let (value, nodes) = try_out(game.clone(), &plan.choices, seat, &mut rng);
            plan.sum += i64::from(value);
            plan.tries += 1;
            self.spent += nodes.max(1);
        }
    }

    fn winner(&self) -> Choice {
        self.plans.first().and_then(|plan| plan.choices.first()).copied().unwrap_or(Choice::Done)
    }
}

/// Plays the choices and then the round to its end; returns how the seat stands and how many
/// choices it took.
fn try_out(mut game: Farlight, choices: &[Choice], seat: Seat, rng: &mut Rng) -> (i32, u32) {
    let round = game.view(None).round;
    let mut nodes = 0;
    for &choice in choices {
        if game.apply(seat, choice, &mut Silent).is_err() {
            break;
        }
        nodes += 1;
    }
    while let Some(decider) = game.deciders().first() {
        let view = game.view(Some(decider));
        if view.round > round {
            return (margin(&view, seat), nodes);
        }
        for choice in plain(&view, decider, PLAYOUT_NOISE, rng) {
            nodes += 1;
            if game.apply(decider, choice, &mut Silent).is_err() {
                return (margin(&view, seat), nodes);
            }
        }
    }
    (result(&game, seat), nodes)
}

/// What the plain player does next, a whole turn of bids at once.
pub(super) fn plain(view: &View, seat: Seat, noise: u32, rng: &mut Rng) -> Vec<Choice> {
    if view.phase == Phase::Bid {
        let laid = bids::lay(view, seat, noise, rng);
        return bids::choices(view, seat, &laid);
    }
    vec![hands::choose(view, seat)]
}

/// The margin of a game that is over.
fn result(game: &Farlight, seat: Seat) -> i32 {
    let results = game.results().unwrap_or_default();
    let total = |at: usize| results.get(at).map_or(0, |r| r.total * 100);
    let others: Vec<i32> = (0..results.len()).filter(|&at| at != seat.index()).map(total).collect();
    let won = results.get(seat.index()).is_some_and(|r| r.place == 1);
    against(total(seat.index()), &others) + if won { 300 } else { -300 }
}
