//! What holds at every state of every game of Faraway: checked along random games of every table.

#![allow(clippy::unwrap_used, clippy::expect_used)]

mod faraway_play;

use faraway_play::{at_every_state, deals, dealt, every_choice, hungry_game, region, viewers};
use rules::faraway::{Choice, Event, Faraway, Phase, RegionId, SanctuaryId, Start, Table, View};
use rules::{ChoiceError, Game, Match, Rng, Seat, Seed, Silent, digest};

/// Seats that no table has.
const NOBODY: [Seat; 4] = [Seat(6), Seat(7), Seat(8), Seat(255)];

#[test]
fn only_deciders_have_choices_sorted_and_unique() {
    for (table, seed) in deals(60) {
        at_every_state(table, seed, |played| {
            let state = played.state();
            for seat in Seat::all(table.seats).chain(NOBODY) {
                let choices = state.choices(seat);
                assert!(choices.is_sorted_by(|a, b| a < b), "{choices:?}");
                assert_eq!(!choices.is_empty(), state.deciders().contains(seat), "{seat}");
            }
            assert_eq!(state.deciders().is_empty(), state.results().is_some());
        });
    }
}

#[test]
fn every_legal_choice_applies_and_no_other_changes_anything() {
    for (table, seed) in deals(5) {
        at_every_state(table, seed, |played| {
            let mut state = played.state().clone();
            let before = digest(&state);
            for seat in Seat::all(table.seats).chain(NOBODY) {
                refuse_all_but(&mut state, seat, &played.state().choices(seat));
                assert_eq!((&state, digest(&state)), (played.state(), before), "{seat}");
            }
        });
    }
}

/// Tries every choice there is: the legal ones on a copy, the others on the state itself.
fn refuse_all_but(state: &mut Faraway, seat: Seat, legal: &[Choice]) {
    for &choice in legal {
        let mut next = state.clone();
        assert_eq!(next.apply(seat, choice, &mut Silent), Ok(()));
        assert_ne!(&next, state, "{choice:?} changed nothing");
    }
    let deciders = state.deciders();
    for choice in every_choice(state) {
        if legal.contains(&choice) {
            continue;
        }
        let expected = match () {
            () if deciders.is_empty() => ChoiceError::Over,
            () if deciders.contains(seat) => ChoiceError::Illegal(seat),
            () => ChoiceError::NotDeciding(seat),
        };
        let mut events = Vec::new();
        assert_eq!(state.apply(seat, choice, &mut events), Err(expected), "{seat} {choice:?}");
        assert!(events.is_empty());
    }
}

#[test]
fn secret_choices_come_to_the_same_in_any_order() {
    for (table, seed) in deals(25) {
        let mut rng = Rng::new(seed, 3);
        at_every_state(table, seed, |played| {
            let deciders: Vec<Seat> = played.deciders().iter().collect();
            let pick = |&seat| (seat, *rng.pick(&played.state().choices(seat)).unwrap());
            let mut choices: Vec<(Seat, Choice)> = deciders.iter().map(pick).collect();
            let ascending = after_all(played.state(), &choices);
            choices.reverse();
            assert_eq!(ascending, after_all(played.state(), &choices));
        });
    }
}

fn after_all(state: &Faraway, choices: &[(Seat, Choice)]) -> (Faraway, Vec<Event>) {
    let (mut state, mut events) = (state.clone(), Vec::new());
    for &(seat, choice) in choices {
        state.apply(seat, choice, &mut events).unwrap();
    }
    (state, events)
}

#[test]
fn every_card_is_in_exactly_one_place() {
    for (table, seed) in deals(60) {
        at_every_state(table, seed, |played| check_cards(played.state()));
    }
}

/// Every card is in one place, and every place holds as many as the rules say.
fn check_cards(state: &Faraway) {
    let all = state.view(None);
    let own: Vec<View> = Seat::all(all.table.seats).map(|seat| state.view(Some(seat))).collect();
    let mut regions: Vec<RegionId> =
        [&all.market, &all.leftovers].into_iter().flatten().copied().collect();
    let mut sanctuaries: Vec<SanctuaryId> = state.sanctuary_deck().collect();
    for view in &own {
        let seat = view.own().unwrap();
        regions.extend(&seat.row);
        regions.extend(seat.hand.iter().map(|held| held.id.expect("one knows one's own hand")));
        sanctuaries.extend(&seat.sanctuaries);
        sanctuaries.extend(seat.offered.iter().map(|card| card.expect("and one's own offer")));
    }
    regions.extend(state.region_deck());
    regions.sort();
    sanctuaries.sort();
    assert!(regions.into_iter().eq(RegionId::all()), "the Regions of {all:?}");
    assert!(sanctuaries.into_iter().eq(SanctuaryId::all()), "the Sanctuaries of {all:?}");
    check_sizes(&all, state);
}

fn check_sizes(view: &View, state: &Faraway) {
    let seats = usize::from(view.table.seats);
    let (round, phase) = (usize::from(view.round), view.phase);
    let open = match phase {
        Phase::Keep => 0,
        _ if round == 8 => 0,
        Phase::Explore => seats + 1,
        _ => seats + 1 - view.seats.iter().filter(|seat| seat.hand.len() == 3).count(),
    };
    assert_eq!(view.market.len(), open, "the market of {view:?}");
    assert_eq!(view.leftovers.len(), round - 1);
    let dealt =
        if phase == Phase::Keep { 5 * seats } else { 3 * seats + (seats + 1) * round.min(7) };
    assert_eq!(usize::from(view.regions_left), 68 - dealt);
    assert_eq!(state.region_deck().len(), 68 - dealt);
    assert_eq!(view.sanctuary_deck.len(), state.sanctuary_deck().count());
    for (at, seat) in view.seats.iter().enumerate() {
        let waiting = view.queue.iter().any(|queued| queued.index() == at);
        let took =
            round < 8 && (!waiting || (phase == Phase::Settle && view.queue[0].index() == at));
        let hand = match phase {
            Phase::Keep => 5,
            Phase::Explore => 3,
            _ => 2 + usize::from(took),
        };
        assert_eq!(seat.hand.len(), hand, "the hand of seat {at} in {view:?}");
        let exploring = matches!(phase, Phase::Keep | Phase::Explore);
        assert_eq!(seat.row.len(), if exploring { round - 1 } else { round });
        assert!(seat.offered.is_empty() || (waiting && !exploring));
        assert!(seat.sanctuaries.len() < round + usize::from(phase == Phase::Over));
    }
}

#[test]
fn six_players_use_67_of_the_68_regions() {
    let played = faraway_play::random_game(Table { seats: 6, start: Start::Basic }, Seed(4));
    assert_eq!(played.view(None).regions_left, 1);
    assert_eq!(played.view(None).leftovers.len(), 7);
}

#[test]
fn a_sampled_state_looks_the_same_to_its_viewer() {
    for (table, seed) in deals(12) {
        let mut rng = Rng::new(seed, 4);
        at_every_state(table, seed, |played| {
            for viewer in viewers(table.seats) {
                check_sample(played.state(), viewer, &mut rng);
            }
        });
    }
}

fn check_sample(state: &Faraway, viewer: Option<Seat>, rng: &mut Rng) {
    let view = state.view(viewer);
    let sampled = Faraway::sample(&view, rng);
    assert_eq!(sampled.view(viewer), view);
    assert_eq!(sampled.deciders(), state.deciders());
    assert_eq!(view.deciders(), state.deciders());
    assert_eq!(sampled.options(), state.options());
    if let Some(seat) = viewer {
        assert_eq!(sampled.choices(seat), state.choices(seat));
    }
    check_cards(&sampled);
}

/// When the deck of Sanctuaries has gone round, everybody knows where some of its cards are.
#[test]
fn a_sample_knows_the_sanctuaries_that_went_under_the_deck() {
    let mut known = 0;
    for seed in 0..6 {
        let mut rng = Rng::new(Seed(seed), 5);
        let whole = hungry_game(Table { seats: 6, start: Start::Basic }, Seed(seed));
        for length in 0..=whole.choices().len() {
            let played = whole.prefix(length).unwrap();
            for viewer in viewers(6) {
                check_sample(played.state(), viewer, &mut rng);
                known += played.view(viewer).sanctuary_deck.iter().flatten().count();
            }
        }
    }
    assert!(known > 1000, "{known} known cards in all decks");
}

#[test]
fn a_sampled_game_goes_on_to_a_lawful_end() {
    for (table, seed) in deals(5) {
        let mut rng = Rng::new(seed, 6);
        at_every_state(table, seed, |played| {
            let viewer = *rng.pick(&viewers(table.seats).collect::<Vec<_>>()).unwrap();
            let mut sampled = Faraway::sample(&played.view(viewer), &mut rng);
            while let Some(seat) = sampled.deciders().first() {
                let choice = *rng.pick(&sampled.choices(seat)).unwrap();
                sampled.apply(seat, choice, &mut Silent).unwrap();
            }
            check_cards(&sampled);
            assert!(sampled.results().is_some());
        });
    }
}

#[test]
fn hidden_cards_are_drawn_fairly() {
    let played = dealt(Table { seats: 2, start: Start::Basic }, Seed(1));
    let view = played.view(Some(Seat(0)));
    let mut rng = Rng::new(Seed(1), 7);
    let (mut held, mut on_top) = ([0u32; 69], [0u32; 46]);
    for _ in 0..6200 {
        let sampled = Faraway::sample(&view, &mut rng);
        for card in &sampled.view(Some(Seat(1))).seats[Seat(1)].hand {
            held[usize::from(card.id.unwrap().time())] += 1;
        }
        on_top[usize::from(sampled.sanctuary_deck().next().unwrap().number())] += 1;
    }
    // 62 Regions are unseen, three of them in the other hand: 300 each, with a deviation of 17.
    let own: Vec<RegionId> = view.seats[Seat(0)].hand.iter().filter_map(|held| held.id).collect();
    for id in RegionId::all() {
        let seen = own.contains(&id) || view.market.contains(&id);
        let times = held[usize::from(id.time())];
        assert!(if seen { times == 0 } else { (220..380).contains(&times) }, "{id:?}: {times}");
    }
    assert!(on_top[1..].iter().all(|n| (80..200).contains(n)), "{on_top:?}");
}

/// Two states that look the same to somebody still do after the same choice, as long as what he
/// sees of it is the same.
#[test]
fn a_view_tells_no_more_than_was_seen() {
    let mut compared = 0;
    for (table, seed) in deals(16) {
        let mut rng = Rng::new(seed, 8);
        at_every_state(table, seed, |played| {
            for viewer in viewers(table.seats) {
                let twin = Faraway::sample(&played.view(viewer), &mut rng);
                compared += compare_twins(played.state(), &twin, viewer);
            }
        });
    }
    assert!(compared > 100_000, "{compared} pairs compared");
}

fn compare_twins(state: &Faraway, twin: &Faraway, viewer: Option<Seat>) -> u32 {
    let mut compared = 0;
    for seat in state.deciders().iter() {
        for choice in state.choices(seat) {
            if !twin.choices(seat).contains(&choice) {
                continue;
            }
            let (one, seen_one) = step(state, seat, choice, viewer);
            let (other, seen_other) = step(twin, seat, choice, viewer);
            if seen_one == seen_other {
                assert_eq!(one.view(viewer), other.view(viewer), "{seat} {choice:?}");
                compared += 1;
            }
        }
    }
    compared
}

/// The state after a choice, and what the viewer saw of it.
fn step(
    state: &Faraway,
    seat: Seat,
    choice: Choice,
    viewer: Option<Seat>,
) -> (Faraway, Vec<Event>) {
    let (mut next, mut events) = (state.clone(), Vec::new());
    next.apply(seat, choice, &mut events).unwrap();
    let seen = events.iter().filter_map(|event| Faraway::seen(event, viewer)).collect();
    (next, seen)
}

#[test]
fn a_secret_choice_shows_only_that_it_was_made() {
    for (table, seed) in deals(30) {
        at_every_state(table, seed, |played| {
            if played.deciders().len() < 2 {
                return;
            }
            for seat in played.deciders().iter() {
                for viewer in viewers(table.seats).filter(|&viewer| viewer != Some(seat)) {
                    let mut expected = played.view(viewer);
                    expected.seats[seat].decided = true;
                    for choice in played.state().choices(seat) {
                        let (next, seen) = step(played.state(), seat, choice, viewer);
                        assert_eq!((next.view(viewer), seen), (expected.clone(), Vec::new()));
                    }
                }
            }
        });
    }
}

/// The cards that an event or a view names.
#[derive(Default)]
struct Named {
    regions: Vec<RegionId>,
    sanctuaries: Vec<SanctuaryId>,
}

fn named_in_event(event: &Event) -> Named {
    let mut named = Named::default();
    match event {
        Event::Deal { regions, .. }
        | Event::Market { regions, .. }
        | Event::Explore { regions, .. } => {
            named.regions.extend(regions);
        }
        Event::Keep { kept, rejected, .. } => named.regions.extend(kept.iter().chain(rejected)),
        Event::Take { region, .. } | Event::Discard { region, .. } => named.regions.push(*region),
        Event::Offer { sanctuaries, .. } => named.sanctuaries.extend(sanctuaries),
        Event::Settle { sanctuary, returned, .. } => {
            named.sanctuaries.push(*sanctuary);
            named.sanctuaries.extend(returned);
        }
        Event::SettleHidden { sanctuary, .. } => named.sanctuaries.push(*sanctuary),
        Event::OfferHidden { .. } | Event::Score { .. } | Event::Result { .. } => {}
    }
    named
}

fn named_in_view(view: &View) -> Named {
    let mut named = Named::default();
    named.regions.extend(view.market.iter().chain(&view.leftovers));
    named.sanctuaries.extend(view.sanctuary_deck.iter().flatten());
    for seat in &view.seats {
        named.regions.extend(seat.hand.iter().filter_map(|held| held.id));
        named.regions.extend(seat.row.iter().chain(&seat.chosen).chain(&seat.rejected));
        named.sanctuaries.extend(seat.sanctuaries.iter().chain(seat.offered.iter().flatten()));
    }
    named
}

#[test]
fn what_is_seen_of_an_event_is_in_the_view() {
    for (table, seed) in deals(30) {
        let whole = faraway_play::random_game(table, seed);
        let history = whole.history().unwrap();
        for (length, events) in history.iter().enumerate() {
            let played = whole.prefix(length).unwrap();
            for viewer in viewers(table.seats) {
                check_seen(&played, events, viewer);
            }
        }
    }
}

fn check_seen(played: &Match<Faraway>, events: &[Event], viewer: Option<Seat>) {
    let known = named_in_view(&played.view(viewer));
    for event in events {
        let Some(seen) = Faraway::seen(event, viewer) else { continue };
        let named = named_in_event(&seen);
        assert!(named.regions.iter().all(|id| known.regions.contains(id)), "{viewer:?}: {seen:?}");
        let told = named.sanctuaries.iter().all(|id| known.sanctuaries.contains(id));
        assert!(told, "{viewer:?}: {seen:?}");
    }
}

#[test]
fn each_event_shows_what_it_should_and_to_whom() {
    let (round, seat) = (2, Seat(1));
    let (me, other) = (Some(seat), Some(Seat(0)));
    let regions = vec![region(3), region(9), region(60)];
    let sanctuaries: Vec<SanctuaryId> = [4, 5, 6].map(faraway_play::sanctuary).to_vec();
    let deal = Event::Deal { seat, regions: regions.clone() };
    let keep = Event::Keep { seat, kept: regions.clone(), rejected: regions.clone() };
    for secret in [deal, keep] {
        assert_eq!(Faraway::seen(&secret, me), Some(secret.clone()));
        assert_eq!([other, None].map(|viewer| Faraway::seen(&secret, viewer)), [None, None]);
    }
    let offer = Event::Offer { round, seat, sanctuaries: sanctuaries.clone() };
    let hidden = Event::OfferHidden { round, seat, count: 3 };
    assert_eq!(Faraway::seen(&offer, me), Some(offer.clone()));
    assert_eq!(Faraway::seen(&offer, other), Some(hidden.clone()));
    assert_eq!(Faraway::seen(&offer, None), Some(hidden));
    let sanctuary = sanctuaries[0];
    let settle = Event::Settle { round, seat, sanctuary, returned: sanctuaries };
    let hidden = Event::SettleHidden { round, seat, sanctuary, returned: 3 };
    assert_eq!(Faraway::seen(&settle, me), Some(settle.clone()));
    assert_eq!(Faraway::seen(&settle, other), Some(hidden.clone()));
    assert_eq!(Faraway::seen(&settle, None), Some(hidden));
    let market = Event::Market { round, regions };
    assert_eq!(Faraway::seen(&market, None), Some(market));
}
