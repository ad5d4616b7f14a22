//! The navigator: tries every choice in games that could be this one, played to the end.

use super::wish::Wish;
use crate::{Budget, Thought, legal};
use rules::faraway::{Choice, Faraway, View, total};
use rules::{Game, Rng, Seat, Silent, order};

/// What a win is worth beside the margin, in thousandths of fame.
const WIN: i64 = 8_000;

/// A choice that is still being compared.
struct Candidate {
    choice: Choice,
    /// The sum of what the games were worth.
    worth: i64,
    /// The sum of the seat's own fame, in thousandths.
    fame: i64,
    games: i64,
}

impl Candidate {
    fn mean_worth(&self) -> i64 {
        self.worth / self.games.max(1)
    }
}

/// The best choice found within the budget.
///
/// All choices are tried in the same sampled games; after a share of the budget the worse half
/// drops out, so that the last two are compared most.
pub(super) fn choose(view: &View, rng: &mut Rng, budget: &mut Budget) -> Option<Thought<Choice>> {
    let seat = view.viewer?;
    let fresh = |choice| Candidate { choice, worth: 0, fame: 0, games: 0 };
    let mut race: Vec<Candidate> = legal::<Faraway>(view).into_iter().map(fresh).collect();
    if let [] | [_] = race.as_slice() {
        return race.first().map(|only| Thought::plain(only.choice));
    }
    let mut beaten: Vec<Candidate> = Vec::new();
    let halvings = race.len().ilog2();
    for lap in 1..=halvings {
        let until = u64::from(budget.total()) * u64::from(lap) / u64::from(halvings);
        loop {
            let game = Faraway::sample(view, rng);
            for candidate in &mut race {
                candidate.try_in(&game, seat, rng, budget);
            }
            if u64::from(budget.spent()) >= until {
                break;
            }
        }
        order::sort_by_key(&mut race, |candidate| -candidate.mean_worth());
        if lap < halvings {
            beaten.extend(race.drain(race.len().div_ceil(2)..));
        }
    }
    let choice = race.first()?.choice;
    order::sort_by_key(&mut beaten, |candidate| -candidate.mean_worth());
    race.extend(beaten);
    let values = race.iter().map(|c| (c.choice, c.fame / c.games.max(1))).collect();
    Some(Thought { choice, values })
}

impl Candidate {
    fn try_in(&mut self, game: &Faraway, seat: Seat, rng: &mut Rng, budget: &mut Budget) {
        let mut game = game.clone();
        if game.apply(seat, self.choice, &mut Silent).is_err() {
            return;
        }
        budget.spend(1 + play_out(&mut game, rng));
        let fame = |seat| 1_000 * i64::from(total(game.row(seat), game.kept(seat)));
        let rivals = Seat::all(game.options().seats).filter(|&other| other != seat);
        let best = rivals.map(fame).max().unwrap_or(0);
        let own = fame(seat);
        self.worth += own - best + if own > best { WIN } else { 0 };
        self.fame += own;
        self.games += 1;
    }
}

/// Plays a game to its end, every seat after its wishes; how many choices that took.
fn play_out(game: &mut Faraway, rng: &mut Rng) -> u32 {
    let mut nodes = 0;
    while let Some(seat) = game.deciders().first() {
        let choices = game.choices(seat);
        let wish = Wish::of(game, seat);
        let mut best = None;
        for &choice in &choices {
            let value = wish.value(choice) + i64::from(rng.below(Wish::NOISE));
            if best.is_none_or(|(other, _)| value > other) {
                best = Some((value, choice));
            }
        }
        let Some((_, choice)) = best else { break };
        if game.apply(seat, choice, &mut Silent).is_err() {
            break;
        }
        nodes += 1;
    }
    nodes
}
