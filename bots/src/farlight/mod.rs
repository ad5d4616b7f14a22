//! Players of Farlight.

mod assets;
mod bids;
mod hands;
mod odds;
mod outlook;
mod search;
mod wants;

use rules::farlight::{Choice, Farlight, View};
use rules::{Game, Rng, Seed, digest};

/// The plain player's choice: no look ahead, no chance.
pub fn greedy(view: &View, rng: &mut Rng) -> Choice {
    let seat = view.viewer.unwrap_or(view.turn);
    search::plain(view, seat, 0, rng).first().copied().unwrap_or(Choice::Done)
}

/// The expert's choice.
pub fn expert(view: &View, seed: Seed, budget: u32) -> Choice {
    let seat = view.viewer.unwrap_or(view.turn);
    let mut rng = Rng::new(Seed(seed.0 ^ digest(view)), 2);
    search::choose(view, seat, budget, &mut rng)
}

/// Any legal choice.
pub fn random(view: &View, rng: &mut Rng) -> Choice {
    let seat = view.viewer.unwrap_or(view.turn);
    let choices = Farlight::sample(view, rng).choices(seat);
    rng.pick(&choices).copied().unwrap_or(Choice::Done)
}
