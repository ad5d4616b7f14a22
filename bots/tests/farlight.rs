//! The players of Farlight: legal, reproducible, within their budget, and better than each other.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

use bots::{Budget, Level, Playable, choose, dice, legal, think};
use rules::farlight::{Choice, Farlight, Table};
use rules::{Game, Match, Seat, Seed, Silent, digest};

/// Plays a whole game with these levels, seat by seat; `visit` sees each position and choice.
fn play(
    levels: &[Level],
    seed: u64,
    nodes: u32,
    mut visit: impl FnMut(&Match<Farlight>, Level),
) -> Match<Farlight> {
    let table = Table { seats: levels.len() as u8 };
    let mut played = Match::<Farlight>::new(table, Seed(digest(&seed))).unwrap();
    while let Some(seat) = played.decider() {
        let level = levels[seat.index()];
        visit(&played, level);
        let view = played.view(Some(seat));
        let dice = dice(Seed(seed), played.choices().len());
        let choice = choose::<Farlight>(&view, level, dice, nodes).unwrap();
        played.play(choice, &mut Silent).unwrap();
        assert!(played.view(None).round <= 60, "the game does not end");
    }
    played
}

/// How many of these games the first of the levels wins, taking each seat in turn.
fn wins(levels: &[Level], games: u64, nodes: u32) -> f64 {
    let seats = levels.len();
    let won = |game: u64| {
        let at = game as usize % seats;
        let mut seated = levels.to_vec();
        seated.rotate_right(at);
        let results = play(&seated, game / seats as u64, nodes, |_, _| ()).state().results();
        let results = results.unwrap();
        let winners = results.iter().filter(|result| result.place == 1).count();
        if results[at].place == 1 { 1.0 / winners as f64 } else { 0.0 }
    };
    (0..games).map(won).sum::<f64>() / games as f64
}

#[test]
fn every_level_plays_whole_games_at_every_table() {
    for seats in 2..=5 {
        for (at, &level) in Farlight::LEVELS.iter().enumerate() {
            let played = play(&vec![level; seats], at as u64, 60, |_, _| ());
            assert!(played.is_over());
        }
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    let levels = [Level::Expert, Level::Greedy, Level::Random];
    play(&levels, 5, 40, |played, level| {
        let seat = played.decider().unwrap();
        let view = played.view(Some(seat));
        let answer = || think::<Farlight>(&view, level, 9, &mut Budget::new(40));
        assert_eq!(answer(), answer());
        let thought = answer().unwrap();
        assert!(legal::<Farlight>(&view).contains(&thought.choice));
        assert!(thought.values.is_empty() || thought.values[0].0 == thought.choice);
    });
}

#[test]
fn a_bot_asked_out_of_turn_says_nothing() {
    let played = Match::<Farlight>::new(Table { seats: 3 }, Seed(4)).unwrap();
    let decider = played.decider().unwrap();
    for viewer in Seat::all(3).filter(|&seat| seat != decider).map(Some).chain([None]) {
        for &level in Farlight::LEVELS {
            assert_eq!(choose::<Farlight>(&played.view(viewer), level, 1, 100), None);
        }
    }
}

#[test]
fn a_budget_is_kept_but_for_the_round_begun() {
    for nodes in [0, 100, 1000] {
        let mut asked = 0;
        play(&[Level::Expert, Level::Greedy], 8, 30, |played, level| {
            asked += 1;
            if level == Level::Expert && asked % 9 == 0 {
                let view = played.view(played.decider());
                let mut budget = Budget::new(nodes);
                think::<Farlight>(&view, level, 1, &mut budget).unwrap();
                // 32 plans, each played to the end of a round of some fifty choices.
                assert!(budget.spent() <= nodes + 32 * 80, "{} of {nodes}", budget.spent());
            }
        });
    }
}

#[test]
fn greedy_beats_random() {
    assert!(wins(&[Level::Greedy, Level::Random], 20, 0) >= 0.95);
    assert!(wins(&[Level::Greedy, Level::Random, Level::Random, Level::Random], 12, 0) >= 0.9);
}

/// Nobody throws away what he could install, but for the last of his open connectors.
#[test]
fn what_is_won_is_installed_where_it_fits() {
    let mut installs = 0;
    for seed in 0..8 {
        play(&[Level::Greedy, Level::Greedy, Level::Greedy], seed, 0, |played, _| {
            let seat = played.decider().unwrap();
            let view = played.view(Some(seat));
            let own = view.own().unwrap();
            let may_stay_open = |choice: &Choice| match *choice {
                Choice::Install(part, cell) => {
                    let mut ship = own.ship.clone();
                    ship.install(part, cell, None);
                    ship.edges().open > 0
                }
                _ => false,
            };
            if legal::<Farlight>(&view).iter().any(may_stay_open) {
                let choice = choose::<Farlight>(&view, Level::Greedy, 1, 0);
                assert!(matches!(choice, Some(Choice::Install(..))), "{choice:?}");
                installs += 1;
            }
        });
    }
    assert!(installs > 100, "{installs}");
}

/// A small sample with a small budget; the arena measures the rest.
#[test]
fn expert_beats_greedy() {
    assert!(wins(&[Level::Expert, Level::Greedy], 16, 400) >= 0.7);
    let four = [Level::Expert, Level::Greedy, Level::Greedy, Level::Greedy];
    assert!(wins(&four, 12, 400) >= 0.45);
}
