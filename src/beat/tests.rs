//! The numbers that are told are those that are drawn, in whole matches of each game; and each kind of
//! event of Faraway has its beat.

use super::{Beat, Move, Told, faraway};
use crate::course::Course;
use rules::faraway::{Event, Faraway, Start};
use rules::{Game, Match, Rng, Seat, Seed, Silent};
use std::collections::{BTreeMap, BTreeSet};

/// The numbers of a table, by the names of their figures.
type Figures = BTreeMap<String, i32>;

/// A match at random, or as far as it comes.
fn random<G: Game>(options: G::Options, seed: u64, most: usize) -> Match<G> {
    let mut rng = Rng::new(Seed(seed), 4);
    let mut played = Match::new(options, Seed(seed)).unwrap();
    while played.choices().len() < most
        && let Some(&choice) = rng.pick(&played.legal())
    {
        played.play(choice, &mut Silent).unwrap();
    }
    played
}

/// Counts along with the beats of every choice of a match, as a spectator is told them, and compares
/// with what is drawn after it; how many numbers changed.
pub(super) fn count_along<G: Game>(
    played: &Match<G>,
    figures: impl Fn(&G::View) -> Figures,
    beat: impl Fn(&G::Event, &[(usize, G::Event)]) -> Option<Beat>,
) -> usize {
    let course = Course::of(played);
    let told = course.told(None);
    let mut now = played.prefix(0).unwrap();
    let mut changes = 0;
    for (order, &choice) in (1..).zip(played.choices()) {
        let before = figures(&now.view(None));
        now.play(choice, &mut Silent).unwrap();
        let drawn = figures(&now.view(None));
        if before.is_empty() {
            continue;
        }
        let mut counted = before.clone();
        for (at, (_, event)) in told.iter().enumerate().filter(|(_, (at, _))| *at == order) {
            for figure in beat(event, &told[..at]).into_iter().flat_map(|beat| beat.figures) {
                if let Some(number) = counted.get_mut(&figure.name) {
                    *number += figure.change.unwrap_or(drawn[&figure.name] - *number);
                    changes += usize::from(figure.change != Some(0));
                }
            }
        }
        assert_eq!(counted, drawn, "choice {order}, {choice:?}");
    }
    changes
}

#[test]
fn what_one_press_does_several_times_alike_is_told_once() {
    let told = |caption: &str, change: i32, upto: usize| {
        let beat = Beat::of([Move::of("ship")]).counting("fuel", change);
        beat.told(&[caption.to_owned()], true).upto(upto)
    };
    let mut beats =
        vec![told("Ada: 1 fuel.", 1, 2), told("Ada: 1 fuel.", 1, 4), told("Ada: 1 part.", 0, 6)];
    Told::once(&mut beats);
    let said: Vec<(&str, usize, usize)> =
        beats.iter().map(|one| (one.caption.as_str(), one.figures.len(), one.upto)).collect();
    assert_eq!(said, [("Ada: 1 fuel (×2)", 2, 4), ("Ada: 1 part.", 1, 6)]);
}

#[test]
fn what_two_captions_have_in_common_is_said_once() {
    let joined = |first: &str, next: &str| super::joined(first, next);
    assert_eq!(joined("", "Ada: +1 fuel."), "Ada: +1 fuel.");
    let paid = joined("Ada: −$100 (Regina).", "Ada: +1 fuel (Regina).");
    assert_eq!(paid, "Ada: −$100 · +1 fuel (Regina).");
    let twice = joined(&joined(&paid, "Ada: −$100 (Regina)."), "Ada: −$100 (Regina).");
    assert_eq!(twice, "Ada: −$100 ×3 · +1 fuel (Regina).");
    let crewed = joined(&paid, "Ada: Bester came aboard (Regina).");
    assert_eq!(crewed, "Ada: −$100 · +1 fuel · Bester came aboard (Regina).");
    let dealt = joined("Ada: −$900 (deal).", "Bo: +$900 (deal).");
    assert_eq!(dealt, "Ada: −$900 · Bo: +$900 (deal).");
    let back = joined(&dealt, "Ada: +1 fuel (deal).");
    assert_eq!(back, "Ada: −$900 · Bo: +$900 · Ada: +1 fuel (deal).");
    assert_eq!(joined("Ada: 3 kept.", "All have kept."), "Ada: 3 kept · All have kept.");
}

#[test]
fn the_numbers_told_of_faraway_are_those_drawn() {
    let figures = |view: &rules::faraway::View| {
        let fame = |seen: &rules::faraway::SeatView| {
            rules::faraway::score(&seen.row, &seen.sanctuaries).total().into()
        };
        let seats = view.seats.pairs();
        seats.map(|(seat, seen)| (faraway::fame(seat), fame(seen))).collect()
    };
    for seats in 2..=6 {
        let table = rules::faraway::Table { seats, start: Start::Advanced };
        let played = random::<Faraway>(table, seats.into(), usize::MAX);
        let names = vec![String::new(); seats.into()];
        let beat = |event: &_, before: &[_]| faraway::beat(event, before, (&names, &[]), None);
        assert!(count_along(&played, figures, beat) > 10);
    }
}

/// Whether an event of Faraway has a beat; the way home is told by the account.
fn is_shown(event: &Event) -> (&'static str, bool) {
    match event {
        Event::Deal { .. } => ("deal", true),
        Event::Keep { .. } => ("keep", true),
        Event::Market { .. } => ("market", true),
        Event::Explore { .. } => ("explore", true),
        Event::Offer { .. } => ("offer", true),
        Event::OfferHidden { .. } => ("offer hidden", true),
        Event::Take { .. } => ("take", true),
        Event::Settle { .. } => ("settle", true),
        Event::SettleHidden { .. } => ("settle hidden", true),
        Event::Discard { .. } => ("discard", true),
        Event::Score { .. } => ("score", false),
        Event::Result { .. } => ("result", false),
    }
}

#[test]
fn each_kind_of_event_of_faraway_has_its_beat() {
    let mut kinds = BTreeSet::new();
    let table = rules::faraway::Table { seats: 4, start: Start::Advanced };
    let course = Course::of(&random::<Faraway>(table, 5, usize::MAX));
    let names = vec![String::new(); table.seats.into()];
    for viewer in [Some(Seat(0)), None] {
        let told = course.told(viewer);
        for (at, (_, event)) in told.iter().enumerate() {
            let (kind, shown) = is_shown(event);
            kinds.insert(kind);
            let beat = faraway::beat(event, &told[..at], (&names, &[]), viewer);
            assert_eq!(beat.is_some(), shown, "{kind}");
            let seen = beat.is_none_or(|beat| !beat.moves.is_empty());
            assert!(seen, "{kind} moves nothing");
        }
    }
    assert_eq!(kinds.len(), 12, "{kinds:?}");
}
