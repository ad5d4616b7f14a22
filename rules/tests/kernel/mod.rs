//! What every game owes the kernel, at any of its states.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

use rules::{Game, Match, Rng, Seat};

/// What a viewer takes the game for looks the same to him and asks him the same.
pub(crate) fn samples_look_the_same<G: Game>(played: &Match<G>, rng: &mut Rng) {
    let game = played.state();
    for viewer in Seat::all(played.seats()).map(Some).chain([None]) {
        let view = game.view(viewer);
        let sampled = G::sample(&view, rng);
        assert_eq!(sampled.view(viewer), view);
        assert_eq!(sampled.options(), game.options());
        assert_eq!(sampled.deciders(), game.deciders());
        if let Some(seat) = viewer {
            assert_eq!(sampled.choices(seat), game.choices(seat));
        }
    }
}

/// Two games that a seat cannot tell apart tell him the same until something is turned up.
pub(crate) fn hears_what_it_can_know<G: Game>(played: &Match<G>, rng: &mut Rng) {
    let (Some(seat), game) = (played.decider(), played.state()) else { return };
    let other = G::sample(&game.view(Some(seat)), rng);
    let choice = *rng.pick(&game.choices(seat)).unwrap();
    let heard = |mut game: G| {
        let mut events = Vec::new();
        game.apply(seat, choice, &mut events).unwrap();
        let turned = events.iter().position(G::reveals).unwrap_or(events.len());
        let seen: Vec<G::Event> =
            events[..turned].iter().filter_map(|e| G::seen(e, Some(seat))).collect();
        let quiet = turned == events.len();
        (seen, quiet, quiet.then(|| game.view(Some(seat))))
    };
    assert_eq!(heard(game.clone()), heard(other), "{choice:?}");
}
