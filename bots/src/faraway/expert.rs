//! The expert: tries every choice in the same sampled games, and halves the choices as it goes.

use super::chances::Chances;
use super::trial::Trial;
use crate::{Budget, Thought, legal};
use rules::faraway::{Choice, Faraway, View};
use rules::{Rng, Seat};

/// What winning is worth beside the margin, in thousandths of fame.
const WIN: i64 = 6000;

/// A choice and what came of it in the games tried out.
struct Candidate {
    choice: Choice,
    games: i64,
    /// In thousandths of fame: what the search compares, and the seat's own total.
    merit: i64,
    fame: i64,
}

impl Candidate {
    fn mean(&self, sum: i64) -> i64 {
        sum / self.games.max(1)
    }
}

/// Thinks until the budget is spent.
pub(super) fn choose(
    view: &View,
    chances: &Chances,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Option<Thought<Choice>> {
    let seat = view.viewer?;
    let mut field: Vec<Candidate> = legal::<Faraway>(view)
        .into_iter()
        .map(|choice| Candidate { choice, games: 0, merit: 0, fame: 0 })
        .collect();
    if let [only] = field.as_slice() {
        return Some(Thought::plain(only.choice));
    }
    let mut alive = field.len();
    while alive > 1 && !budget.is_spent() {
        let stages = usize::BITS - (alive - 1).leading_zeros();
        let share = (budget.total() - budget.spent()) / stages;
        compare(view, seat, chances, &mut field[..alive], share, rng, budget);
        rules::order::sort_by_key(&mut field[..alive], |c| std::cmp::Reverse(c.mean(c.merit)));
        alive = alive.div_ceil(2);
    }
    let choice = field.first()?.choice;
    let tried = field.iter().filter(|candidate| candidate.games > 0);
    let mut values: Vec<(Choice, i64)> = tried.map(|c| (c.choice, c.mean(c.fame))).collect();
    rules::order::sort_by_key(&mut values, |(_, value)| std::cmp::Reverse(*value));
    Some(Thought { choice, values })
}

/// Plays the same deals after each of the choices until the share is spent.
fn compare(
    view: &View,
    seat: Seat,
    chances: &Chances,
    field: &mut [Candidate],
    share: u32,
    rng: &mut Rng,
    budget: &mut Budget,
) {
    let end = budget.spent() + share;
    let mut results = Vec::with_capacity(field.len());
    while budget.spent() < end {
        let deal = Trial::sample(view, rng);
        results.clear();
        for candidate in field.iter() {
            let mut trial = deal.clone();
            trial.finish(chances, seat, candidate.choice);
            budget.spend(trial.nodes);
            results.push(merit(&trial, seat));
            if budget.spent() >= end {
                break;
            }
        }
        // A deal that was not played after all of the choices would favour some.
        if results.len() == field.len() {
            for (candidate, (merit, fame)) in field.iter_mut().zip(&results) {
                candidate.games += 1;
                candidate.merit += merit;
                candidate.fame += fame;
            }
        }
    }
}

/// What the search compares, and the seat's own fame, in thousandths.
fn merit(trial: &Trial, seat: Seat) -> (i64, i64) {
    let (mut own, mut other) = (0, 0);
    for (whose, total) in trial.totals() {
        if whose == seat {
            own = i64::from(total);
        } else {
            other = other.max(i64::from(total));
        }
    }
    ((own - other) * 1000 + (own - other).signum() * WIN, own * 1000)
}
