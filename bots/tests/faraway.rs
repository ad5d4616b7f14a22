//! The players of Faraway: legal, reproducible, blind to what is hidden, within their budget, and
//! better than each other.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

use bots::{Budget, Level, Playable, choose, dice, legal, think};
use rules::faraway::{Choice, Faraway, Start, Table, View};
use rules::{Game, Match, Rng, Seat, Seed, Silent};

/// All options: 2 to 6 seats, both starts.
fn tables() -> impl Iterator<Item = Table> {
    let starts = [Start::Basic, Start::Advanced];
    (2..=6).flat_map(move |seats| starts.into_iter().map(move |start| Table { seats, start }))
}

/// Plays a whole game with these levels, seat by seat; `visit` sees each position first.
fn play(
    start: Start,
    levels: &[Level],
    seed: u64,
    nodes: u32,
    mut visit: impl FnMut(&Match<Faraway>),
) -> Match<Faraway> {
    let table = Table { seats: levels.len() as u8, start };
    let mut played = Match::<Faraway>::new(table, Seed(seed)).unwrap();
    while let Some(seat) = played.decider() {
        visit(&played);
        let (view, level) = (played.view(Some(seat)), levels[seat.index()]);
        let dice = dice(Seed(seed), played.choices().len());
        let choice = choose::<Faraway>(&view, level, dice, nodes).unwrap();
        played.play(choice, &mut Silent).unwrap();
    }
    played
}

/// The positions of one random game of each table.
fn positions(mut visit: impl FnMut(&Match<Faraway>)) {
    for table in tables() {
        let levels = vec![Level::Random; table.seats.into()];
        play(table.start, &levels, 3, 0, &mut visit);
    }
}

/// What every seat that decides is asked, at each of these positions.
fn questions(played: &Match<Faraway>) -> Vec<View> {
    played.deciders().iter().map(|seat| played.view(Some(seat))).collect()
}

/// A view's answer from each level: the choice, and what was thought of all.
fn answers(view: &View, nodes: u32) -> Vec<(Choice, Vec<(Choice, i64)>)> {
    let answer = |&level: &Level| {
        let thought = think::<Faraway>(view, level, 9, &mut Budget::new(nodes)).unwrap();
        (thought.choice, thought.values)
    };
    Faraway::LEVELS.iter().map(answer).collect()
}

#[test]
fn every_level_plays_whole_games_at_every_table() {
    for table in tables() {
        for (at, &level) in Faraway::LEVELS.iter().enumerate() {
            let levels = vec![level; table.seats.into()];
            assert!(play(table.start, &levels, at as u64, 60, |_| ()).is_over());
        }
    }
}

#[test]
fn what_a_view_allows_is_what_the_rules_allow() {
    positions(|played| {
        for seat in Seat::all(played.seats()) {
            let view = played.view(Some(seat));
            assert_eq!(legal::<Faraway>(&view), played.state().choices(seat), "{seat}");
        }
        assert!(legal::<Faraway>(&played.view(None)).is_empty());
    });
}

#[test]
fn every_choice_is_legal_and_among_those_compared() {
    positions(|played| {
        for view in questions(played) {
            let legal = legal::<Faraway>(&view);
            for (choice, values) in answers(&view, 30) {
                assert!(legal.contains(&choice));
                let mut compared: Vec<Choice> = values.iter().map(|&(choice, _)| choice).collect();
                compared.sort();
                assert!(compared.is_sorted_by(|a, b| a < b), "{compared:?}");
                assert!(compared.iter().all(|choice| legal.contains(choice)));
                assert!(compared.is_empty() || compared.contains(&choice));
            }
        }
    });
}

/// Two games that differ in what the viewer cannot see, and only in that: the same answer, word
/// for word, and so the same again when asked twice.
#[test]
fn hidden_cards_move_no_bot() {
    let mut rng = Rng::new(Seed(5), 1);
    let mut compared = 0;
    positions(|played| {
        for seat in played.deciders().iter() {
            let view = played.view(Some(seat));
            let twin = Faraway::sample(&view, &mut rng);
            compared += u32::from(&twin != played.state());
            assert_eq!(answers(&view, 60), answers(&twin.view(Some(seat)), 60));
        }
    });
    assert!(compared > 500, "{compared} pairs of different games");
}

#[test]
fn a_seed_draws_other_choices_of_the_random_player() {
    let played =
        Match::<Faraway>::new(Table { seats: 2, start: Start::Advanced }, Seed(1)).unwrap();
    let view = played.view(Some(Seat(0)));
    let legal = legal::<Faraway>(&view);
    let mut drawn = vec![0; legal.len()];
    for seed in 0..1000 {
        let choice = choose::<Faraway>(&view, Level::Random, seed, 0).unwrap();
        drawn[legal.binary_search(&choice).unwrap()] += 1;
    }
    // Ten choices, 100 expected of each, with a deviation of 9.5.
    assert!(drawn.iter().all(|n| (55..=145).contains(n)), "{drawn:?}");
}

#[test]
fn a_bot_asked_out_of_turn_says_nothing() {
    positions(|played| {
        let idle = |seat: &Seat| !played.deciders().contains(*seat);
        let seats = Seat::all(played.seats()).filter(idle).map(Some);
        for view in seats.chain([None]).map(|viewer| played.view(viewer)) {
            for &level in Faraway::LEVELS {
                assert_eq!(choose::<Faraway>(&view, level, 1, 100), None, "{level}");
            }
        }
    });
}

/// A budget is overdrawn by no more than one deal in each round of the comparison: all choices,
/// then half of them, and so on, so fewer than twice all.
#[test]
fn a_budget_is_kept_but_for_the_deals_begun() {
    for nodes in [0, 1, 300, 2_000] {
        let mut asked = 0;
        positions(|played| {
            asked += 1;
            if asked % 17 != 0 {
                return;
            }
            let view = played.view(played.decider());
            let mut budget = Budget::new(nodes);
            think::<Faraway>(&view, Level::Expert, 1, &mut budget).unwrap();
            // One choice to keep three, and in each round one to explore, to take and to settle.
            let game = u32::from(played.seats()) * (1 + 8 * 3);
            let most = nodes + 2 * game * legal::<Faraway>(&view).len() as u32;
            assert!(budget.spent() <= most, "{} of {nodes}", budget.spent());
        });
    }
}

#[test]
fn greedy_takes_what_scores_most_at_once() {
    positions(|played| {
        for view in questions(played) {
            let thought = think::<Faraway>(&view, Level::Greedy, 1, &mut Budget::new(0)).unwrap();
            let most = thought.values.iter().map(|&(_, value)| value).max();
            assert_eq!(thought.values.len(), legal::<Faraway>(&view).len());
            assert!(thought.values.contains(&(thought.choice, most.unwrap())));
        }
    });
}

/// The share of games won by the first level, in each seat of each deal in turn.
fn share(levels: &[Level], deals: u64, nodes: u32) -> f64 {
    let seats = levels.len();
    let mut won = 0;
    for deal in 0..deals {
        for at in 0..seats {
            let mut seated = levels.to_vec();
            seated.rotate_right(at);
            let start = if deal % 2 == 0 { Start::Basic } else { Start::Advanced };
            let played = play(start, &seated, deal, nodes, |_| ());
            won += u32::from(played.state().results().unwrap()[at].place == 1);
        }
    }
    f64::from(won) / (deals as f64 * seats as f64)
}

#[test]
fn greedy_beats_random() {
    let two = share(&[Level::Greedy, Level::Random], 40, 0);
    assert!(two >= 0.8, "{two}");
    let four = share(&[Level::Greedy, Level::Random, Level::Random, Level::Random], 20, 0);
    assert!(four >= 0.6, "{four}");
}

/// A small sample with a small budget; the arena measures the rest.
#[test]
fn expert_beats_greedy() {
    let two = share(&[Level::Expert, Level::Greedy], 12, 1_500);
    assert!(two >= 0.75, "{two}");
    let four = share(&[Level::Expert, Level::Greedy, Level::Greedy, Level::Greedy], 6, 1_500);
    assert!(four >= 0.5, "{four}");
}
