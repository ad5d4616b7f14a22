//! Whole matches: every choice has a verb of its own, every event can be told.

use super::{check, texts};
use bots::Level;
use rules::firefly::{Choice, Event, Firefly, StartingJobs, Table};
use rules::{Game, Match, Rng, Seat, Seed, Silent};
use std::collections::BTreeSet;

/// All seats and stories.
fn tables(turn_limit: u8) -> impl Iterator<Item = Table> {
    (1..=Table::MOST).flat_map(move |seats| {
        let last = if seats == 1 { Table::LAST_STORY } else { 6 };
        (1..=last).map(move |story| Table { seats, story, turn_limit, jobs: StartingJobs::All })
    })
}

/// What is said of the decision at hand.
fn check_decision(played: &Match<Firefly>, names: &[String]) {
    let Some(seat) = played.decider() else { return };
    let view = played.view(Some(seat));
    for text in texts() {
        check("ask", text.ask(&view));
        let context = text.context(&view);
        assert!(!context.contains(['{', '}', '|']), "{context}");
        let verbs: Vec<String> =
            played.legal().iter().map(|&choice| text.verb(&view, choice, names)).collect();
        verbs.iter().for_each(|verb| check("verb", verb));
        let apart: BTreeSet<&String> = verbs.iter().collect();
        assert_eq!(apart.len(), verbs.len(), "{:?}: {verbs:?}", view.stack.last());
        let others = Seat::all(view.table.seats).map(Some).chain([None]);
        for other in others {
            let view = played.view(other);
            assert_eq!(text.ask(&view), text.ask(&played.view(Some(seat))));
            text.context(&view);
        }
    }
}

fn check_events(events: &[Event], names: &[String]) {
    for text in texts() {
        for event in events {
            let seen = [Some(Seat(0)), None].map(|viewer| Firefly::seen(event, viewer));
            for event in seen.into_iter().flatten() {
                text.tell(&event, names).iter().for_each(|line| check("event", line));
            }
        }
    }
}

/// Plays a match and checks all that is said of it.
fn play(table: Table, seed: Seed, mut pick: impl FnMut(&Match<Firefly>, Seat) -> Choice) {
    let names: Vec<String> = ["Ada", "Bo", "Cy", "Di"].map(str::to_owned).to_vec();
    let mut played = Match::<Firefly>::new(table, seed).unwrap();
    while let Some(seat) = played.decider() {
        check_decision(&played, &names);
        let choice = pick(&played, seat);
        played.play(choice, &mut Silent).unwrap();
    }
    played.history().unwrap().iter().for_each(|events| check_events(events, &names));
    for result in played.state().results().unwrap() {
        for text in texts() {
            result.items.iter().for_each(|item| check("item", &text.item(item)));
        }
    }
}

#[test]
fn random_matches_are_said_in_full() {
    for (at, table) in (0..).zip(tables(4)) {
        let mut rng = Rng::new(Seed(at), 5);
        play(table, Seed(at), |played, _| *rng.pick(&played.legal()).unwrap());
    }
}

/// Captains who get somewhere, now and then by a whim.
#[test]
fn played_matches_are_said_in_full() {
    for (at, table) in (100..).zip(tables(25)) {
        let mut rng = Rng::new(Seed(at), 6);
        play(table, Seed(at), |played, seat| {
            let whim = *rng.pick(&played.legal()).unwrap();
            if rng.below(4) == 0 {
                return whim;
            }
            let view = played.view(Some(seat));
            bots::choose::<Firefly>(&view, Level::Greedy, at, 0).unwrap_or(whim)
        });
    }
}
