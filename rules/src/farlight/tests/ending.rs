//! Both endings, the awards in play, leftovers and ties.

use super::*;
use crate::farlight::auction::Service;
use crate::farlight::award::{Award, Standing};
use crate::farlight::event::Item;
use crate::farlight::launch::part_winners;
use crate::farlight::reach::{IfWon, Reach};
use crate::farlight::ship::Ship;

fn over(game: &Farlight) -> Vec<crate::SeatResult<Item>> {
    assert!(game.deciders().is_empty());
    game.results().unwrap()
}

/// A game whose awards nobody differs in but for `awards`.
fn with_awards(seats: u8, awards: [Award; 3]) -> Farlight {
    let mut game = game(seats, JOHN);
    game.awards = awards.to_vec();
    game.unused = Award::ALL.into_iter().filter(|award| !awards.contains(award)).collect();
    game
}

#[test]
fn a_completed_climactic_mission_ends_the_game_after_its_round() {
    let mut game = with_awards(2, [Award::Colonist, Award::Juggernaut, Award::Researcher]);
    game.stacks[1] = vec![mission(20)];
    game.stacks[2] = vec![mission(18)];
    install(&mut game, JOHN, 18, 1, 0, Some(6));
    install(&mut game, JOHN, 17, -1, 0, Some(6));
    install(&mut game, JOHN, 25, 0, 1, None);
    install(&mut game, JOHN, 26, 0, -1, None);
    (game.player_mut(JOHN).science, game.player_mut(JOHN).crew) = (8, 6);
    lay(&mut game, JOHN, &[(on_mission(18), 4, false), (on_mission(20), 3, false)]);
    turn_up(&mut game);
    play(&mut game, Choice::Complete);
    assert_eq!(game.phase, Phase::Launch, "the other climactic mission is still resolved");
    let events = play(&mut game, Choice::Complete);
    assert!(!events.iter().any(|event| matches!(event, Event::Refill { .. })));
    let results = over(&game);
    // 12 + 13 for the missions, all three awards, 6 tokens; Lisa shares no award but science.
    assert_eq!(results[0].total, 12 + 13 + 15 + 2);
    assert_eq!(results[1].total, 5 + 1, "nobody has science: both share the award");
    assert_eq!((results[0].place, results[1].place), (1, 2));
}

#[test]
fn a_climactic_mission_that_nobody_completes_ends_nothing() {
    let mut game = game(2, JOHN);
    turn_up(&mut game);
    assert_eq!((game.round, game.phase), (2, Phase::Bid));
}

#[test]
fn the_game_ends_when_the_deck_cannot_refill_the_station() {
    for (left, ends) in [(1, false), (0, true)] {
        let mut game = game(2, JOHN);
        offer(&mut game, 1, 44, None);
        game.deck.truncate(left);
        lay(&mut game, JOHN, &[(Target::Slot(1), 4, false)]);
        turn_up(&mut game);
        let events = play(&mut game, Choice::Scrap(part(44)));
        assert_eq!(game.deciders().is_empty(), ends, "{events:?}");
        assert_eq!(events.iter().any(|e| matches!(e, Event::Result { .. })), ends);
    }
}

#[test]
fn an_empty_deck_ends_nothing_while_nobody_buys() {
    let mut game = game(2, JOHN);
    game.deck.clear();
    turn_up(&mut game);
    assert_eq!(game.round, 2);
}

#[test]
fn leftovers_round_the_sum_of_crew_and_science_up() {
    for (crew, science, points) in [(0, 0, 0), (1, 0, 1), (2, 1, 1), (2, 2, 2), (3, 4, 3)] {
        let mut game = with_awards(2, [Award::Colonist, Award::Juggernaut, Award::Rocketeer]);
        (game.player_mut(JOHN).crew, game.player_mut(JOHN).science) = (crew, science);
        game.finish(&mut Silent);
        let last = over(&game)[0].items.last().copied();
        assert_eq!(last, Some(Item::Leftovers { tokens: crew + science, points }));
    }
}

#[test]
fn totals_are_the_sum_of_their_items() {
    let mut game = with_awards(3, [Award::Commander, Award::Juggernaut, Award::Rocketeer]);
    game.player_mut(LISA).crew = 7;
    game.finish(&mut Silent);
    for result in over(&game) {
        let sum: u16 = result.items.iter().map(|item| item.points()).sum();
        assert_eq!(i32::from(sum), result.total);
    }
    assert_eq!(over(&game)[1].total, 15 + 3);
}

#[test]
fn an_unused_award_parts_a_tie() {
    let mut game = with_awards(3, [Award::Colonist, Award::Commander, Award::Rocketeer]);
    game.unused = vec![Award::Efficiency, Award::Researcher, Award::Juggernaut, Award::Potential];
    // The same number of tokens each, and of crew between the three: John lacks nothing but luck.
    install(&mut game, LISA, 49, 0, 1, None);
    install(&mut game, SARAH, 44, 0, 1, None);
    let mut events = Vec::new();
    game.finish(&mut events);
    let results = over(&game);
    assert!(results.iter().all(|result| result.total == results[0].total));
    // Loose connectors: John 4, Lisa (U, R joined above) 4, Sarah (U, D) 4; nobody has science;
    // Lisa and Sarah have one part each; open connectors: four each.
    let Some(Event::Result { deciding_awards, places, .. }) = events.last() else { panic!() };
    assert_eq!(deciding_awards, &game.unused);
    assert_eq!(places, &[(JOHN, 3), (LISA, 1), (SARAH, 1)].into());
    assert_eq!(results.iter().map(|r| r.place).collect::<Vec<_>>(), [3, 1, 1]);
}

#[test]
fn the_first_unused_award_that_parts_them_decides() {
    let ships = [Ship::default(), Ship::default(), Ship::default()];
    let standing =
        |at: usize, crew, science| (Seat(at as u8), Standing { ship: &ships[at], crew, science });
    let standings = [standing(0, 4, 2), standing(1, 4, 3), standing(2, 9, 9)];
    let unused = [Award::Commander, Award::Researcher, Award::Colonist];
    let (winners, drawn) = part_winners(vec![JOHN, LISA], &unused, &standings);
    assert_eq!(winners, [LISA], "Sarah is better at both and not among the tied");
    assert_eq!(drawn, [Award::Commander, Award::Researcher]);
}

#[test]
fn a_lone_winner_draws_no_award() {
    let mut game = with_awards(2, [Award::Commander, Award::Juggernaut, Award::Rocketeer]);
    game.player_mut(LISA).crew = 20;
    let mut events = Vec::new();
    game.finish(&mut events);
    let Some(Event::Result { deciding_awards, .. }) = events.last() else { panic!() };
    assert!(deciding_awards.is_empty());
}

#[test]
fn whoever_ends_the_match_was_named_before() {
    let mut ends = 0;
    for seed in 0..200 {
        let table = Table { seats: 2 + (seed % 4) as u8 };
        let mut played = crate::Match::<Farlight>::new(table, Seed(seed)).unwrap();
        let mut rng = crate::Rng::new(Seed(seed), 5);
        let mut events = Vec::new();
        while let Some(&choice) = rng.pick(&played.legal()) {
            let view = played.view(None);
            let choice = if view.phase == Phase::Launch { Choice::Complete } else { choice };
            let (seat, reach) = (view.turn, view.ends_in_reach());
            played.play(choice, &mut events).unwrap();
            if view.phase != Phase::Launch {
                continue;
            }
            for &(seat, id, how) in &reach {
                assert_eq!(how, Reach::Ready, "nothing more is won at the launch");
                assert!(view.seats[seat].readiness(id).is_ready());
            }
            let id = view.launch.missions[0];
            if id.card().climactic {
                assert!(reach.contains(&(seat, id, Reach::Ready)), "seed {seed}");
                ends += 1;
            }
        }
    }
    assert!(ends > 4, "{ends} matches were ended by a mission");
}

#[test]
fn a_final_mission_is_in_reach_of_who_may_still_win_what_it_lacks() {
    // Proxima Seeder and its like ask for more than a core: nobody is near.
    let mut game = game(2, JOHN);
    let named = |game: &Farlight| game.view(None).ends_in_reach();
    assert_eq!(named(&game), []);
    let id = mission(21);
    let card = id.card();
    let player = game.player_mut(LISA);
    (player.crew, player.science) = (30, card.science.into());
    for (at, &asked) in card.engines.iter().enumerate() {
        game.slots[at] = Some(Slot { part: part(1 + at as u8), die: Some(asked), bonus: 0 });
    }
    // One engine more than a win brings.
    if card.engines.len() > 1 {
        assert_eq!(named(&game), []);
    }
    for &asked in &card.engines[1..] {
        let ship = &mut game.player_mut(LISA).ship;
        let (id, cell) = PartId::all()
            .filter(|id| id.card().engine.is_some() && !ship.has(*id))
            .find_map(|id| Some((id, ship.cells(id).into_iter().next()?)))
            .unwrap();
        ship.install(id, cell, Some(asked));
    }
    let slot = |game: &mut Farlight, die| {
        let free = PartId::all()
            .find(|id| id.card().engine.is_some() && !game.player(LISA).ship.cells(*id).is_empty());
        game.slots.iter_mut().for_each(|slot| *slot = None);
        game.slots[0] = Some(Slot { part: free.unwrap(), die: Some(die), bonus: 0 });
    };
    slot(&mut game, card.engines[0]);
    assert_eq!(named(&game), [(LISA, id, Reach::OneWin)]);
    // Too weak an engine wins nothing.
    slot(&mut game, 1);
    assert_eq!(named(&game), []);
    // Nor does one without a tile left for the mission.
    slot(&mut game, card.engines[0]);
    let all = [4, 3, 2, 1, 0].map(|value| Bid { target: Target::Slot(1), crew: false, value });
    game.player_mut(LISA).bids = all.to_vec();
    game.player_mut(LISA).hand = Tiles::of([]);
    assert_eq!(named(&game), []);
    // A ship that has it all is named as long as a tile is left.
    game.player_mut(LISA).bids.clear();
    game.player_mut(LISA).hand = Tiles::ALL;
    let engine = game.slots[0].unwrap().part;
    let ship = &mut game.player_mut(LISA).ship;
    let cell = ship.cells(engine)[0];
    ship.install(engine, cell, Some(6));
    game.slots[0] = None;
    assert_eq!(named(&game), [(LISA, id, Reach::Ready)]);
}

#[test]
fn what_is_bid_on_makes_a_ship_ready_as_far_as_its_crew_pays_for_it() {
    let mut game = game(2, JOHN);
    // It asks for an engine of 3 and a bio-tech.
    let greenhouse = mission(5);
    game.stacks[0] = vec![greenhouse, mission(23)];
    offer(&mut game, 1, 2, Some(4));
    offer(&mut game, 2, 21, None);
    let view = game.view(Some(JOHN));
    let flies = |bids: &[(Target, bool, u8)]| {
        let bid = |&(target, crew, value): &(Target, bool, u8)| Bid { target, crew, value };
        let won = view.flies_if_won(greenhouse, &bids.iter().map(bid).collect::<Vec<_>>());
        won == Some(IfWon::Flies)
    };
    let (engine, garden) = (Target::Slot(1), Target::Slot(2));
    assert!(!flies(&[]));
    assert!(!flies(&[(engine, false, 1)]));
    assert!(flies(&[(engine, false, 1), (garden, false, 2)]));
    assert!(!flies(&[(engine, true, 1), (garden, true, 2)]), "one crew is left for two parts");
    assert!(!flies(&[(engine, false, 1), (garden, false, 0)]), "a bare 0 wins nothing");
    let itself = Target::Mission(greenhouse);
    assert!(!flies(&[(engine, false, 1), (garden, false, 2), (itself, false, 0)]));
    assert!(flies(&[(engine, false, 1), (garden, false, 2), (itself, false, 3)]));
}

#[test]
fn what_an_earlier_flight_would_take_is_named_and_not_told_as_lacking() {
    let mut game = game(2, JOHN);
    // One asks for a science, the other for two.
    let (survey, sampling) = (mission(3), mission(8));
    game.stacks[0] = vec![survey, mission(23)];
    game.stacks[1] = vec![sampling, mission(22)];
    game.player_mut(JOHN).science = 1;
    let view = game.view(Some(JOHN));
    let bid = |(target, value): (Target, u8)| Bid { target, crew: false, value };
    let flies = |bids: &[(Target, u8)]| {
        view.flies_if_won(sampling, &bids.iter().copied().map(bid).collect::<Vec<_>>())
    };
    let discover = (Target::Service(Service::Discover), 1);
    assert_eq!(flies(&[discover, (Target::Mission(sampling), 3)]), Some(IfWon::Flies));
    assert_eq!(
        flies(&[discover, (Target::Mission(survey), 2), (Target::Mission(sampling), 3)]),
        Some(IfWon::NotAfter(survey))
    );
}

/// Once all tiles are turned up and all ships are built nothing is left to chance: if everybody flies who can, the
/// match ends as was said, for the seats as for whoever looks on.
#[test]
fn what_is_forecast_at_the_launch_comes_true_if_everybody_flies() {
    let (mut met, mut first) = (0, 0);
    for seed in 0..60 {
        let table = Table { seats: 2 + (seed % 4) as u8 };
        let mut game = Farlight::deal(&table, Seed(seed), &mut Silent).unwrap();
        let mut rng = crate::Rng::new(Seed(seed), 9);
        let mut said = Vec::new();
        while let Some(seat) = game.deciders().iter().next() {
            let launch = game.phase == Phase::Launch;
            if launch {
                let view = game.view(Some(seat));
                assert_eq!(view.forecast(), game.view(None).forecast());
                said.push((game.round, view.forecast()));
                first += usize::from(view.launch.asked == 0);
            }
            let choice = *rng.pick(&game.choices(seat)).unwrap();
            let choice = if launch { Choice::Complete } else { choice };
            game.apply(seat, choice, &mut Silent).unwrap();
        }
        let results = over(&game);
        for (_, forecast) in said.iter().filter(|(round, _)| *round == game.round) {
            for (items, result) in forecast.iter().zip(&results) {
                assert_eq!(items, &result.items, "seed {seed}");
                met += 1;
            }
        }
    }
    assert!(met > 100 && first > 100, "{met} {first}");
}

/// While tiles are laid the flights are forecast that ships come ready for and have tiles on, by half where another's
/// may be the first; a tile face down is taken to count.
#[test]
fn before_tiles_are_turned_up_only_what_is_bid_on_is_forecast() {
    let mut game = with_awards(2, [Award::Colonist, Award::Juggernaut, Award::Researcher]);
    game.stacks[1] = vec![mission(20)];
    install(&mut game, JOHN, 18, 1, 0, Some(6));
    install(&mut game, JOHN, 17, -1, 0, Some(6));
    let ship = game.player(JOHN).ship.clone();
    for seat in [JOHN, LISA] {
        (game.player_mut(seat).ship, game.player_mut(seat).science) = (ship.clone(), 9);
    }
    assert!(game.view(None).may_be_last(), "a final mission can be bid on");
    assert!(game.view(None).is_ready_by_launch(JOHN, mission(20)));
    let flown = |game: &Farlight, viewer: Option<Seat>, seat: Seat| {
        let forecast = game.view(viewer).forecast();
        forecast[seat].iter().find_map(|item| match item {
            Item::Mission { mission: id, points } if *id == mission(20) => Some(*points),
            _ => None,
        })
    };
    let bid = |game: &mut Farlight, seat: Seat, value: u8, crew: bool| {
        let target = Target::Mission(mission(20));
        game.player_mut(seat).bids.push(Bid { value, crew, target });
    };
    assert_eq!(flown(&game, Some(JOHN), JOHN), None, "nobody has bid on it");
    bid(&mut game, JOHN, 0, false);
    assert_eq!(flown(&game, Some(JOHN), JOHN), None, "a bare 0");
    bid(&mut game, JOHN, 2, false);
    let card = mission(20).card();
    for viewer in [None, Some(JOHN), Some(LISA)] {
        assert_eq!(flown(&game, viewer, JOHN), Some(card.points), "two tiles are no bare 0");
        assert_eq!(flown(&game, viewer, LISA), None);
    }
    bid(&mut game, LISA, 1, false);
    assert_eq!(flown(&game, Some(JOHN), LISA), Some(card.half_points()), "hardly a bare 0");
    assert_eq!(flown(&game, Some(JOHN), JOHN), Some(card.half_points()), "it may be a 4");
    bid(&mut game, LISA, 3, true);
    assert_eq!(flown(&game, Some(JOHN), LISA), Some(card.half_points()));
}

/// What a ship gives by the launch it does not lack: whoever then lacks nothing is ready, and at the launch itself
/// nothing more comes.
#[test]
fn what_comes_by_the_launch_is_not_lacking() {
    let (mut comes, mut ready) = (0, 0);
    for seed in 0..12 {
        let mut game = Farlight::deal(&Table { seats: 3 }, Seed(seed), &mut Silent).unwrap();
        let mut rng = crate::Rng::new(Seed(seed), 9);
        while let Some(seat) = game.deciders().iter().next() {
            let view = game.view(None);
            for (whose, id) in
                Seat::all(3).flat_map(|one| view.active_missions().map(move |id| (one, id)))
            {
                let (now, due) =
                    (view.seats[whose].readiness(id), view.readiness_by_launch(whose, id));
                assert_eq!(view.is_ready_by_launch(whose, id), due.is_ready(), "seed {seed}");
                ready += usize::from(due.is_ready());
                if view.phase == Phase::Launch {
                    assert_eq!(now, due, "seed {seed}");
                }
                comes += usize::from(due.science_missing < now.science_missing);
            }
            let choice = *rng.pick(&game.choices(seat)).unwrap();
            game.apply(seat, choice, &mut Silent).unwrap();
        }
    }
    assert!(comes > 100 && ready > 100, "{comes} {ready}");
}

/// An overhaul goes to the lowest of the dice, so that the others serve what they are good for.
#[test]
fn an_overhaul_by_the_launch_is_reckoned_where_it_helps_most() {
    let mut game = with_awards(2, [Award::Colonist, Award::Juggernaut, Award::Researcher]);
    for (part, (x, y), die) in [(17, (-1, 0), 6), (18, (1, 0), 2), (20, (0, 1), 4)] {
        install(&mut game, JOHN, part, x, y, Some(die));
    }
    let regatta = mission(16);
    assert_eq!(regatta.card().engines, [6, 5, 4]);
    game.player_mut(JOHN).overhauls = 0;
    assert!(!game.view(None).is_ready_by_launch(JOHN, regatta));
    game.player_mut(JOHN).overhauls = 1;
    assert!(game.view(None).is_ready_by_launch(JOHN, regatta));
}

/// What a ship raises by the launch it does not lack.
#[test]
fn what_raises_engines_is_no_lack() {
    let mut game = with_awards(2, [Award::Colonist, Award::Juggernaut, Award::Researcher]);
    for (part, (x, y), die) in [(17, (-1, 0), 6), (18, (1, 0), 3), (20, (0, 1), 4)] {
        install(&mut game, JOHN, part, x, y, Some(die));
    }
    for (upgrades, overhauls, lacks) in [(0, 0, 1), (1, 0, 1), (2, 0, 0), (0, 1, 0), (1, 1, 0)] {
        let player = game.player_mut(JOHN);
        (player.upgrades, player.overhauls) = (upgrades, overhauls);
        let view = game.view(None);
        assert_eq!(view.readiness_by_launch(JOHN, mission(16)).dice_missing(), lacks);
        let tools = view.tools_by_launch(JOHN);
        assert_eq!((tools.upgrades, tools.overhauls), (upgrades, overhauls));
    }
}
