//! What holds at every state of random games, for 2 to 5 seats.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

mod kernel;

use rules::farlight::{
    Cell, Choice, Event, Farlight, MissionId, PartId, Phase, Service, Ship, Table, Target, View,
};
use rules::{AnyMatch, ChoiceError, Game, Match, Options, Rng, Seat, Seed, Silent, digest};

/// How many random games are walked through with each number of seats.
const GAMES: u64 = 12;
/// Nobody ends a game by himself: a limit for these tests alone, the rules have none.
const MOST_ROUNDS: u16 = 60;

fn walk(seats: u8, game: u64, mut visit: impl FnMut(&Match<Farlight>, &mut Rng)) {
    let seed = Seed(digest(&(seats, game)));
    let mut played = Match::<Farlight>::new(Table { seats }, seed).unwrap();
    let mut rng = Rng::new(seed, 77);
    loop {
        visit(&played, &mut rng);
        let Some(&choice) = rng.pick(&played.legal()) else { break };
        played.play(choice, &mut Silent).unwrap();
        assert!(played.view(None).round <= MOST_ROUNDS);
    }
    assert!(played.is_over() && played.state().results().is_some());
}

fn walk_all(mut visit: impl FnMut(&Match<Farlight>, &mut Rng)) {
    for seats in Table::LEAST..=Table::MOST {
        (0..GAMES).for_each(|game| walk(seats, game, &mut visit));
    }
}

/// Every choice that could ever be written down, and many that never could be legal.
fn conceivable() -> Vec<Choice> {
    let mut all: Vec<Choice> = (0..=5).map(Choice::Tile).collect();
    all.extend((0..=13).map(|slot| Choice::Target(Target::Slot(slot))));
    all.extend(Service::ALL.map(|service| Choice::Target(Target::Service(service))));
    all.extend(MissionId::all().map(|id| Choice::Target(Target::Mission(id))));
    all.extend([Choice::Uncrewed, Choice::Crewed, Choice::Done, Choice::Skip]);
    all.extend([Choice::Complete, Choice::Pass]);
    for part in PartId::all() {
        all.extend([Choice::Discard(part), Choice::Engineer(part), Choice::Scrap(part)]);
        all.extend([Choice::Upgrade(part), Choice::Overhaul(part)]);
        let cells = (-3..=3).flat_map(|x| (-3..=3).map(move |y| Cell { x, y }));
        all.extend(cells.map(|cell| Choice::Install(part, cell)));
    }
    all
}

#[test]
fn legal_choices_are_sorted_unique_and_the_only_ones_that_apply() {
    let conceivable = conceivable();
    walk_all(|played, rng| {
        let game = played.state();
        let Some(seat) = played.decider() else { return };
        let legal = game.choices(seat);
        assert!(legal.len() >= 2, "nobody is asked where there is nothing to decide: {legal:?}");
        assert!(legal.len() <= 60, "{}", legal.len());
        assert!(legal.is_sorted_by(|a, b| a < b), "{legal:?}");
        for &choice in &legal {
            assert_eq!(game.clone().apply(seat, choice, &mut Silent), Ok(()));
        }
        // All of them now and then, a handful always.
        let step = if rng.below(40) == 0 { 1 } else { 997 };
        let mut after = game.clone();
        for &choice in conceivable.iter().skip(rng.below(step) as usize).step_by(step as usize) {
            if legal.binary_search(&choice).is_err() {
                let refused = after.apply(seat, choice, &mut Silent);
                assert_eq!(refused, Err(ChoiceError::Illegal(seat)), "{choice:?}");
            }
        }
        for other in Seat::all(5).filter(|&other| other != seat) {
            assert!(game.choices(other).is_empty());
            let refused = after.apply(other, legal[0], &mut Silent);
            assert_eq!(refused, Err(ChoiceError::NotDeciding(other)));
        }
        assert_eq!(&after, game, "a refused choice leaves the state untouched");
    });
}

#[test]
fn a_finished_game_takes_no_choice() {
    walk_all(|played, _| {
        if played.is_over() {
            let mut after = played.state().clone();
            let refused = after.apply(Seat(0), Choice::Pass, &mut Silent);
            assert_eq!(refused, Err(ChoiceError::Over));
            assert!(Seat::all(5).all(|seat| after.choices(seat).is_empty()));
        }
    });
}

#[test]
fn cards_tiles_and_dice_are_where_they_belong() {
    walk_all(|played, _| {
        let view = played.view(None);
        check_cards(&view);
        check_station(&view);
        for seat in &view.seats {
            check_ship(&seat.ship);
            let open = seat.hand.map(|hand| hand.iter().collect::<Vec<u8>>());
            if let Some(mut tiles) = open {
                tiles.extend(seat.bids.iter().filter_map(|bid| bid.value));
                tiles.sort_unstable();
                assert_eq!(tiles, [0, 1, 2, 3, 4]);
            }
        }
        let own = |seat: Seat| played.view(Some(seat)).seats[seat].hand;
        assert!(Seat::all(played.seats()).all(|seat| own(seat).is_some()));
    });
}

fn check_cards(view: &View) {
    let mut cards: Vec<PartId> = view.slots.iter().flatten().map(|slot| slot.part).collect();
    cards.extend(view.seats.iter().flat_map(|s| s.ship.parts().iter().map(|p| p.part)));
    cards.extend(view.seats.iter().flat_map(|s| s.pending.iter().map(|w| w.part)));
    cards.extend(&view.gone);
    let seen = cards.len();
    cards.sort_unstable();
    cards.dedup();
    assert_eq!(cards.len(), seen, "a card is in two places");
    assert_eq!(seen + usize::from(view.deck_left), 57);
}

fn check_station(view: &View) {
    let bidding = view.phase == Phase::Bid;
    assert!(!bidding || view.slots.iter().all(Option::is_some), "full while tiles are laid");
    for slot in view.slots.iter().flatten() {
        assert_eq!(slot.die.is_some(), slot.part.card().engine.is_some());
        assert!(slot.die.is_none_or(|die| (1..=6).contains(&die)));
    }
    let ongoing = view.phase != Phase::Over;
    assert!(!ongoing || view.stacks.iter().all(|stack| bidding <= !stack.is_empty()));
    assert!(view.stacks.iter().all(|stack| stack.is_sorted_by_key(|id| id.rank())));
}

fn check_ship(ship: &Ship) {
    assert!(ship.edges().joined.is_multiple_of(2), "joints come in pairs");
    for (at, part) in ship.parts().iter().enumerate() {
        assert_eq!(part.die.is_some(), part.part.card().engine.is_some());
        assert!(part.die.is_none_or(|die| (1..=6).contains(&die)));
        assert_ne!(part.cell, Cell::CORE);
        assert!(ship.parts()[..at].iter().all(|other| other.cell != part.cell));
        let falling = ship.falling_with(part.part);
        assert!(falling.contains(&part.part));
        let mut rest = ship.clone();
        assert_eq!(rest.remove(part.part), falling);
        assert_eq!(rest.parts().len() + falling.len(), ship.parts().len());
        let still = rest.parts().iter().all(|p| !rest.falling_with(part.part).contains(&p.part));
        assert!(still, "what is left hangs together");
    }
}

#[test]
fn a_sampled_game_looks_the_same_and_asks_the_same() {
    walk_all(|played, rng| {
        kernel::samples_look_the_same(played, rng);
        for viewer in Seat::all(played.seats()).map(Some).chain([None]) {
            assert_eq!(played.view(viewer).deciders(), played.state().deciders());
        }
    });
}

#[test]
fn what_a_seat_hears_does_not_depend_on_what_it_cannot_know() {
    walk_all(kernel::hears_what_it_can_know);
}

#[test]
fn what_others_hear_of_a_bid_has_no_values() {
    walk_all(|played, rng| {
        let Some(seat) = played.decider() else { return };
        let mut events = Vec::new();
        let choice = *rng.pick(&played.legal()).unwrap();
        played.state().clone().apply(seat, choice, &mut events).unwrap();
        for event in &events {
            let Event::Bid { seat, tiles, .. } = event else { continue };
            for viewer in Seat::all(played.seats()).map(Some).chain([None]) {
                let Some(Event::Bid { tiles: seen, .. }) = Farlight::seen(event, viewer) else {
                    panic!("everybody hears of a bid")
                };
                let shown = seen.iter().all(|tile| tile.value.is_some());
                let hidden = seen.iter().all(|tile| tile.value.is_none());
                assert!(if viewer == Some(*seat) { shown } else { hidden });
                // The order must not tell the values either: it is that of what all see.
                assert!(tiles.iter().map(|t| (t.target, t.crew)).is_sorted());
            }
        }
    });
}

#[test]
fn links_and_prefixes_give_the_match_back() {
    walk_all(|played, rng| {
        let finished = played.is_over();
        if !finished && rng.below(60) > 0 {
            return;
        }
        let link = played.encode();
        assert_eq!(AnyMatch::decode(&link), Ok(AnyMatch::Farlight(played.clone())));
        let length = rng.below(played.choices().len() as u32 + 1) as usize;
        let earlier = played.prefix(length).unwrap();
        let mut again = earlier.clone();
        for &choice in &played.choices()[length..] {
            again.play(choice, &mut Silent).unwrap();
        }
        assert_eq!(&again, played);
        assert_eq!(again.digest(), played.digest());
        let options = played.options();
        assert_eq!(options.seats(), played.seats());
    });
}

#[test]
fn options_out_of_range_are_refused() {
    for seats in [0, 1, 6, 7, 255] {
        assert!(Match::<Farlight>::new(Table { seats }, Seed(1)).is_err(), "{seats}");
    }
}
