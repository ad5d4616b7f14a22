//! A match travels as a link, and any prefix of it is a match: the same state, the same events.

#![allow(clippy::unwrap_used)]

mod faraway_play;

use faraway_play::{chooser, deals, dealt, random_game};
use rules::faraway::{Event, Faraway, Start, Table};
use rules::firefly::{self, Firefly};
use rules::{AnyMatch, ChoiceError, Match, Relation, Seed, Silent, dealt_code};

/// Plays at random and keeps the match after each choice, with the events of the choice.
fn as_it_went(table: Table, seed: Seed) -> Vec<(Match<Faraway>, Vec<Event>)> {
    let mut rng = chooser(seed);
    let mut played = dealt(table, seed);
    let mut states = vec![(played.clone(), Vec::new())];
    while let Some(&choice) = rng.pick(&played.legal()) {
        let mut events = Vec::new();
        played.play(choice, &mut events).unwrap();
        states.push((played.clone(), events));
    }
    states
}

#[test]
fn a_link_gives_the_same_match_back() {
    for (table, seed) in deals(6) {
        for (played, _) in as_it_went(table, seed).into_iter().step_by(3) {
            let link = played.encode();
            let read = AnyMatch::decode(&link).unwrap();
            assert_eq!(read, AnyMatch::Faraway(played));
            assert_eq!(read.encode(), link);
        }
    }
}

#[test]
fn a_match_that_was_not_dealt_has_the_code_of_one_that_was() {
    for seed in [Seed(0), Seed(7), Seed::drawn(u64::MAX), Seed(u64::MAX)] {
        let faraway = Table { seats: 3, start: Start::Advanced };
        let dealt = Match::<Faraway>::new(faraway, seed).unwrap().encode();
        assert_eq!(dealt_code::<Faraway>(&faraway, seed), dealt);
        let firefly = firefly::Table { story: 3, turn_limit: 20, ..firefly::Table::new(4) };
        let dealt = Match::<Firefly>::new(firefly, seed).unwrap().encode();
        assert_eq!(dealt_code::<Firefly>(&firefly, seed), dealt);
    }
}

#[test]
fn a_seed_of_64_bits_travels_whole() {
    for seed in [u64::MAX, 1 << 40, (1 << 40) - 1, 0] {
        let played = random_game(Table { seats: 3, start: Start::Basic }, Seed(seed));
        assert_eq!(played.seed(), Seed(seed));
        let read = AnyMatch::decode(&played.encode());
        assert_eq!(read, Ok(AnyMatch::Faraway(played)));
    }
}

#[test]
fn a_prefix_is_the_match_as_it_was() {
    for (table, seed) in deals(2) {
        let states = as_it_went(table, seed);
        let (whole, _) = states.last().unwrap();
        for (length, (then, _)) in states.iter().enumerate() {
            let earlier = whole.prefix(length).unwrap();
            assert_eq!((&earlier, earlier.digest()), (then, then.digest()));
        }
        assert_eq!(whole.prefix(usize::MAX).as_ref(), Ok(whole));
    }
}

/// Undo is a prefix; playing the same choices again is a redo.
#[test]
fn undo_and_redo_come_back_to_the_same() {
    for (table, seed) in deals(2) {
        let states = as_it_went(table, seed);
        for pair in states.windows(2) {
            let [(before, _), (after, events)] = pair else { continue };
            let mut undone = after.prefix(after.choices().len() - 1).unwrap();
            assert_eq!(&undone, before);
            let mut again = Vec::new();
            undone.play(*after.choices().last().unwrap(), &mut again).unwrap();
            assert_eq!((&undone, &again), (after, events));
        }
    }
}

#[test]
fn the_history_tells_the_same_events() {
    for (table, seed) in deals(10) {
        let states = as_it_went(table, seed);
        let (whole, _) = states.last().unwrap();
        let history = whole.history().unwrap();
        assert_eq!(history.len(), whole.choices().len() + 1);
        for (at, (told, (_, events))) in history.iter().zip(&states).enumerate().skip(1) {
            assert_eq!(told, events, "choice {at}");
        }
        let hands = history[0].iter().filter(|event| matches!(event, Event::Deal { .. })).count();
        assert_eq!(hands, usize::from(table.seats));
    }
}

#[test]
fn a_match_that_is_over_takes_no_choice() {
    for (table, seed) in deals(1) {
        let mut played = random_game(table, seed);
        let (before, last) = (played.clone(), *played.choices().last().unwrap());
        assert_eq!(played.play(last, &mut Silent), Err(ChoiceError::Over));
        assert_eq!(played, before);
        assert!(played.legal().is_empty());
    }
}

#[test]
fn the_same_seed_deals_the_same_and_another_one_another() {
    for (table, seed) in deals(2) {
        assert_eq!(dealt(table, seed), dealt(table, seed));
        assert_ne!(dealt(table, seed).digest(), dealt(table, Seed(seed.0 + 1)).digest());
    }
}

#[test]
fn matches_know_how_they_stand_to_each_other() {
    for (table, seed) in deals(3) {
        let whole = random_game(table, seed);
        let half = whole.prefix(whole.choices().len() / 2).unwrap();
        assert_eq!(half.relation(&half), Relation::Same);
        assert_eq!(whole.relation(&half), Relation::Ahead);
        assert_eq!(half.relation(&whole), Relation::Behind);
        let mut branch = dealt(table, seed);
        let other = branch.legal().into_iter().find(|choice| *choice != whole.choices()[0]);
        branch.play(other.unwrap(), &mut Silent).unwrap();
        assert_eq!(branch.relation(&whole), Relation::Branch);
        assert_eq!(whole.relation(&dealt(table, Seed(seed.0 + 1))), Relation::OtherDeal);
    }
}
