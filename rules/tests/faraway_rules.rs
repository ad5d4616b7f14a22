//! Whole games of Faraway against a referee that knows the rule book and nothing of the library.

#![allow(clippy::unwrap_used)]

mod faraway_play;

use faraway_play::referee::{Sights, check, slow_places, slow_score, tableau};
use faraway_play::{at_every_state, deals, dealt, events, hungry_game, random_game, tables};
use rules::faraway::{Choice, Event, Phase, RegionId, SanctuaryId, Start, Table, found, score};
use rules::{Game, Rng, Seat, Seed, Silent};

#[test]
fn random_games_keep_the_rules() {
    let mut late = 0;
    for (table, seed) in deals(150) {
        late += check(table, &events(&random_game(table, seed))).late_offers;
    }
    assert!(late > 1500, "Sanctuaries are found in the last round too: {late}");
}

/// Everybody collects clues: the deck of Sanctuaries runs dry at tables of five and six, and once
/// in a long while at one of four.
#[test]
fn the_deck_of_sanctuaries_runs_dry_by_the_rules() {
    let mut short_by_seats = [0; 7];
    let mut all = Sights::default();
    for table in tables() {
        for seed in 0..100 {
            let seen = check(table, &events(&hungry_game(table, Seed(seed))));
            short_by_seats[usize::from(table.seats)] += seen.short_offers;
            all.top_ups += seen.top_ups;
            all.empty_handed += seen.empty_handed;
            all.by_sanctuary_clue += seen.by_sanctuary_clue;
        }
    }
    println!("short offers by seats: {short_by_seats:?}; {all:?}");
    let [_, _, two, three, four, five, six] = short_by_seats;
    assert_eq!((two, three), (0, 0), "there are enough for two and three");
    assert!(four > 0 && five > four && six > 100, "{short_by_seats:?}");
    assert!(all.top_ups > 100 && all.by_sanctuary_clue > 100, "{all:?}");
    // Six seats keep 36 of 45 at most before the last round, so the first ones always put some
    // back: a later one may be short, but never goes without.
    assert_eq!(all.empty_handed, 0);
}

#[test]
fn a_sanctuary_is_found_by_a_strictly_greater_number_only() {
    let found = |row: &[u8], kept: &[u8]| {
        let (row, kept) = tableau(row, kept);
        found(&row, &kept)
    };
    assert_eq!(found(&[], &[]), 0);
    assert_eq!(found(&[68], &[42]), 0, "never in the first round");
    assert_eq!(found(&[15, 14], &[]), 0);
    assert_eq!(found(&[14, 14], &[]), 0, "strictly greater, if two were ever alike");
    assert_eq!(found(&[13, 14], &[]), 1);
    assert_eq!(found(&[6, 8], &[]), 3, "both clues count, the one just played too");
    assert_eq!(found(&[1, 20], &[7, 12, 20]), 5, "and those of earlier Sanctuaries");
    assert_eq!(found(&[67, 65, 64, 62, 60, 58, 55, 2], &[7]), 0);
    assert_eq!(found(&[67, 65, 64, 62, 60, 58, 2, 55], &[]), 8, "in the eighth round too");
}

#[test]
fn nobody_finds_a_sanctuary_in_the_first_round() {
    for (table, seed) in deals(20) {
        let events = events(&random_game(table, seed));
        let first = events.iter().any(|event| matches!(event, Event::Offer { round: 1, .. }));
        assert!(!first, "{table:?} {seed}");
    }
}

#[test]
fn the_market_stays_as_it_is_during_a_round_and_is_gone_after_the_seventh() {
    for (table, seed) in deals(10) {
        let mut laid: Vec<RegionId> = Vec::new();
        at_every_state(table, seed, |played| {
            let view = played.view(None);
            match view.phase {
                Phase::Explore => laid.clone_from(&view.market),
                _ => assert!(view.market.iter().all(|id| laid.contains(id))),
            }
            if view.round == 8 {
                assert!(view.market.is_empty());
                assert_eq!(view.leftovers.len(), 7, "the leftovers are out of the game");
                assert_ne!(view.phase, Phase::Take, "nobody takes a Region");
            }
        });
    }
}

#[test]
fn in_the_advanced_start_the_rejected_are_shuffled_back_before_the_market() {
    let mut again = 0;
    for seats in 2..=6 {
        for seed in 0..20 {
            let table = Table { seats, start: Start::Advanced };
            let fresh = dealt(table, Seed(seed));
            assert!(fresh.view(None).market.is_empty(), "no market before all have kept three");
            again += check(table, &events(&random_game(table, Seed(seed)))).rejected_again;
        }
    }
    assert!(again > 100, "{again} rejected Regions turned up in a market");
}

/// Two seats reject 4 of the 62 cards that are then in the deck; 3 of those lie in the market.
#[test]
fn the_rejected_lie_anywhere_in_the_deck() {
    let table = Table { seats: 2, start: Start::Advanced };
    let (mut in_market, mut in_top_half) = (0, 0);
    for seed in 0..2_000 {
        let mut played = dealt(table, Seed(seed));
        for _ in 0..2 {
            played.play(played.legal()[0], &mut Silent).unwrap();
        }
        let view = |seat| played.view(Some(seat)).seats[seat].rejected.clone();
        let rejected = [view(Seat(0)), view(Seat(1))].concat();
        let market = played.view(None).market;
        let deck = played.state().region_deck();
        let top = &deck[deck.len() / 2..];
        in_market += market.iter().filter(|id| rejected.contains(id)).count();
        in_top_half += top.iter().filter(|id| rejected.contains(id)).count();
    }
    // 387 and 3871 are expected, with deviations of 19 and 43.
    assert!((290..=485).contains(&in_market), "{in_market}");
    assert!((3_650..=4_090).contains(&in_top_half), "{in_top_half}");
}

/// Which cards go back decides what the market shows, so they were shuffled in before.
#[test]
fn the_rejected_are_hidden_from_the_others() {
    let table = Table { seats: 2, start: Start::Advanced };
    let mut played = dealt(table, Seed(3));
    let (mine, theirs) = (played.legal()[4], played.state().choices(Seat(1))[7]);
    for choice in [mine, theirs] {
        assert!(played.view(None).market.is_empty());
        played.play(choice, &mut Silent).unwrap();
    }
    let Choice::Keep(kept) = mine else { panic!("{mine:?}") };
    let own = played.view(Some(Seat(0)));
    assert_eq!(own.seats[Seat(0)].hand.iter().filter_map(|held| held.id).collect::<Vec<_>>(), kept);
    assert_eq!((own.seats[Seat(0)].rejected.len(), own.seats[Seat(1)].rejected.len()), (2, 0));
    for viewer in [Some(Seat(1)), None] {
        let view = played.view(viewer);
        assert!(view.seats[Seat(0)].rejected.is_empty());
        assert!(view.seats[Seat(0)].hand.iter().all(|held| held.id.is_none() && !held.open));
    }
    let deck = played.state().region_deck();
    let back = own.seats[Seat(0)].rejected.iter();
    assert!(back.into_iter().all(|id| deck.contains(id) != own.market.contains(id)));
}

#[test]
fn scores_are_as_a_slow_reading_of_the_rules_has_them() {
    let mut rng = Rng::new(Seed(12), 1);
    let mut regions: Vec<RegionId> = RegionId::all().collect();
    let mut sanctuaries: Vec<SanctuaryId> = SanctuaryId::all().collect();
    for _ in 0..5_000 {
        rng.shuffle(&mut regions);
        rng.shuffle(&mut sanctuaries);
        let row = &regions[..rng.below(9) as usize];
        let kept = &sanctuaries[..rng.below(8) as usize];
        let fast = score(row, kept);
        let fame = |cards: &[rules::faraway::Scored]| cards.iter().map(|s| s.fame).collect();
        let both: (Vec<u16>, Vec<u16>) = (fame(&fast.regions), fame(&fast.sanctuaries));
        assert_eq!(both, slow_score(row, kept), "{row:?} {kept:?}");
        assert_eq!(rules::faraway::total(row, kept), fast.total());
    }
}

#[test]
fn the_published_examples_score_as_published() {
    let (row, kept) = tableau(&[44, 49, 14, 28], &[31, 12]);
    assert_eq!(slow_score(&row, &kept), (vec![6, 12, 2, 0], vec![0, 2]));
    let (row, kept) = tableau(&[12, 20, 13, 18, 44, 24, 39, 4], &[20, 30, 40, 45]);
    let (regions, sanctuaries) = slow_score(&row, &kept);
    assert_eq!(regions.iter().chain(&sanctuaries).sum::<u16>(), 45);
}

#[test]
fn a_tie_goes_to_the_smallest_single_exploration_time() {
    let rows: Vec<Vec<RegionId>> =
        [[30, 2, 40], [1, 67, 68], [5, 6, 7]].map(|row| tableau(&row, &[]).0).to_vec();
    assert_eq!(slow_places(&[9, 9, 8], &rows), (vec![Seat(1), Seat(0), Seat(2)], true));
    assert_eq!(slow_places(&[9, 8, 8], &rows), (vec![Seat(0), Seat(1), Seat(2)], false));
    let mut ties = [0; 2];
    for seed in 0..400 {
        let played = random_game(Table { seats: 4, start: Start::Basic }, Seed(seed));
        let told = events(&played);
        let Some(Event::Result { places, tie_break }) = told.last() else { panic!("no result") };
        let view = played.view(None);
        let rows: Vec<Vec<RegionId>> = view.seats.iter().map(|seat| seat.row.clone()).collect();
        let results = played.state().results().unwrap();
        let totals: Vec<u16> = results.iter().map(|result| result.total as u16).collect();
        assert_eq!((places.clone(), *tie_break), slow_places(&totals, &rows));
        for (at, seat) in places.iter().enumerate() {
            assert_eq!(usize::from(results[seat.index()].place), at + 1, "no place is shared");
        }
        ties[usize::from(*tie_break)] += 1;
    }
    assert!(ties[1] >= 5 && ties[0] > 300, "{ties:?}");
}

#[test]
fn the_account_adds_up_to_the_total() {
    for (table, seed) in deals(5) {
        let results = random_game(table, seed).state().results().unwrap();
        for result in results {
            let fame: u16 = result
                .items
                .iter()
                .map(|item| match item {
                    rules::faraway::Item::Region(_, scored) => scored.fame,
                    rules::faraway::Item::Sanctuary(_, scored) => scored.fame,
                })
                .sum();
            assert_eq!(i32::from(fame), result.total);
        }
    }
}

#[test]
fn options_out_of_range_are_refused() {
    for seats in [0, 1, 7, 8, 255] {
        let table = Table { seats, start: Start::Basic };
        let error = rules::faraway::Faraway::deal(&table, Seed(1), &mut Silent).unwrap_err();
        assert_eq!(error.to_string(), format!("seats must be 2 to 6, not {seats}"));
    }
}
