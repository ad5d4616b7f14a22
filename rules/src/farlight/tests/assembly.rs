//! Auctions, services, installing and benefits.

use super::*;
use crate::farlight::{Installed, Service, Won};

const SLOT: Target = Target::Slot(1);

/// The rule book's auction of the Proton Analyzer, page 6, and how its losers fare, page 7.
#[test]
fn the_proton_analyzer_goes_to_the_first_player_among_equals() {
    let mut game = game(3, SARAH);
    offer(&mut game, 1, 35, None);
    lay(&mut game, JOHN, &[(SLOT, 3, true), (SLOT, 2, true)]);
    lay(&mut game, LISA, &[(SLOT, 0, false)]);
    lay(&mut game, SARAH, &[(SLOT, 3, false), (SLOT, 4, false)]);
    let events = turn_up(&mut game);
    let told = Event::Auction {
        round: 1,
        target: SLOT,
        totals: [(JOHN, 7), (LISA, 0), (SARAH, 7)].into(),
        winner: Some(SARAH),
        bonus_crew: 0,
        consolation: [(JOHN, 2), (LISA, 0)].into(),
    };
    assert!(events.contains(&told), "{events:?}");
    assert_eq!(crew(&game, JOHN), 3 + 2, "his two came back, and two more");
    assert_eq!(crew(&game, LISA), 3);
    assert_eq!((game.phase, game.turn), (Phase::Install, SARAH));
    assert_eq!(game.player(SARAH).pending[0].part, part(35));
    assert_eq!(game.slots[0], None);
}

#[test]
fn without_the_marker_the_next_in_order_wins_a_tie() {
    for (first, winner) in [(JOHN, JOHN), (LISA, SARAH), (SARAH, SARAH)] {
        let mut game = game(3, first);
        offer(&mut game, 1, 44, None);
        lay(&mut game, JOHN, &[(SLOT, 3, true), (SLOT, 2, true)]);
        lay(&mut game, SARAH, &[(SLOT, 3, false), (SLOT, 4, false)]);
        turn_up(&mut game);
        assert_eq!((game.phase, game.turn), (Phase::Install, winner));
    }
}

#[test]
fn the_winners_crew_is_spent_and_the_bonus_is_his() {
    let mut game = game(2, JOHN);
    offer(&mut game, 1, 44, None);
    game.slots[0].as_mut().unwrap().bonus = 2;
    lay(&mut game, JOHN, &[(SLOT, 1, true)]);
    turn_up(&mut game);
    assert_eq!(crew(&game, JOHN), 2 + 2);
    play(&mut game, Choice::Scrap(part(44)));
    assert_eq!(crew(&game, JOHN), 4, "kept although the part was discarded");
    assert_eq!(game.gone, [part(44)]);
}

#[test]
fn there_is_no_free_lunch() {
    let mut game = game(2, JOHN);
    lay(&mut game, JOHN, &[(SLOT, 0, false)]);
    let lone = game.slots[0].unwrap().part;
    let events = turn_up(&mut game);
    assert!(matches!(events[1], Event::Auction { winner: None, bonus_crew: 0, .. }));
    assert_eq!(game.round, 2);
    let slot = game.slots[0].unwrap();
    assert_eq!((slot.part, slot.bonus), (lone, 1));
}

#[test]
fn a_zero_with_crew_can_win_and_a_lost_one_earns_nothing() {
    let mut game = game(2, JOHN);
    offer(&mut game, 1, 44, None);
    lay(&mut game, JOHN, &[(SLOT, 0, true)]);
    turn_up(&mut game);
    assert_eq!((game.phase, game.turn), (Phase::Install, JOHN));

    let mut game = self::game(2, JOHN);
    lay(&mut game, JOHN, &[(SLOT, 0, true)]);
    lay(&mut game, LISA, &[(SLOT, 2, false)]);
    turn_up(&mut game);
    assert_eq!(crew(&game, JOHN), 3, "the crew comes back, the 0 earns none");
}

#[test]
fn hire_and_discover_give_at_once() {
    let mut game = game(2, JOHN);
    lay(&mut game, JOHN, &[(Target::Service(Service::Hire), 4, false)]);
    lay(&mut game, LISA, &[(Target::Service(Service::Discover), 4, false)]);
    turn_up(&mut game);
    assert_eq!((crew(&game, JOHN), game.player(LISA).science), (6, 1));
    assert_eq!(game.round, 2, "nobody had anything to decide");
}

#[test]
fn hired_crew_pays_for_a_part_of_the_same_round() {
    let mut game = game(2, JOHN);
    offer(&mut game, 1, 46, None);
    game.player_mut(JOHN).crew = 1;
    lay(&mut game, JOHN, &[(Target::Service(Service::Hire), 4, false), (SLOT, 3, false)]);
    turn_up(&mut game);
    play(&mut game, Choice::Install(part(46), Cell { x: 0, y: 1 }));
    assert_eq!(crew(&game, JOHN), 2, "one and three hired, four paid, two from the bridge");
}

#[test]
fn engineer_improves_a_pending_engine_too() {
    let mut game = game(2, JOHN);
    offer(&mut game, 1, 17, Some(5));
    lay(&mut game, JOHN, &[(Target::Service(Service::Engineer), 4, false), (SLOT, 3, false)]);
    let events = turn_up(&mut game);
    assert!(events.contains(&Event::Engineer { seat: JOHN, part: part(17), die: 6 }));
    assert_eq!(game.player(JOHN).pending[0].die, Some(6));
}

#[test]
fn engineer_asks_which_of_several_and_spares_a_six() {
    let mut game = game(2, JOHN);
    install(&mut game, JOHN, 17, -1, 0, Some(6));
    install(&mut game, JOHN, 18, 1, 0, Some(2));
    install(&mut game, JOHN, 20, 0, 1, Some(5));
    lay(&mut game, JOHN, &[(Target::Service(Service::Engineer), 4, false)]);
    turn_up(&mut game);
    let engines = [Choice::Engineer(part(18)), Choice::Engineer(part(20))];
    assert_eq!(game.choices(JOHN), engines);
    let illegal = game.clone().apply(JOHN, Choice::Engineer(part(17)), &mut Silent);
    assert!(illegal.is_err());
    play(&mut game, engines[0]);
    let dice: Vec<u8> = game.player(JOHN).ship.dice().collect();
    assert_eq!(dice, [6, 3, 5]);
}

#[test]
fn engineer_without_an_engine_does_nothing() {
    let mut game = game(2, JOHN);
    install(&mut game, JOHN, 17, -1, 0, Some(6));
    lay(&mut game, JOHN, &[(Target::Service(Service::Engineer), 4, false)]);
    let events = turn_up(&mut game);
    assert!(!events.iter().any(|event| matches!(event, Event::Engineer { .. })));
    assert_eq!(game.round, 2);
}

#[test]
fn repair_takes_orphans_along_and_comes_before_installing() {
    let mut game = game(2, JOHN);
    install(&mut game, JOHN, 21, 0, 1, None);
    install(&mut game, JOHN, 20, 0, 2, Some(4));
    install(&mut game, JOHN, 18, 1, 0, Some(3));
    offer(&mut game, 1, 44, None);
    lay(&mut game, JOHN, &[(Target::Service(Service::Repair), 4, false), (SLOT, 3, false)]);
    turn_up(&mut game);
    assert_eq!((game.phase, game.turn), (Phase::Repair, JOHN));
    play(&mut game, Choice::Discard(part(21)));
    assert_eq!(game.player(JOHN).ship.parts().len(), 1);
    let events = play(&mut game, Choice::Done);
    let discarded = vec![part(21), part(20)];
    assert_eq!(events[0], Event::Repair { seat: JOHN, discarded });
    assert_eq!(game.phase, Phase::Install);
    assert!(game.choices(JOHN).contains(&Choice::Install(part(44), Cell { x: 0, y: 1 })));
    assert_eq!(game.gone, [part(21), part(20)]);
}

#[test]
fn repair_of_the_last_part_ends_by_itself() {
    let mut game = game(2, JOHN);
    install(&mut game, JOHN, 18, 1, 0, Some(3));
    lay(&mut game, JOHN, &[(Target::Service(Service::Repair), 4, false)]);
    turn_up(&mut game);
    let events = play(&mut game, Choice::Discard(part(18)));
    assert_eq!(events[0], Event::Repair { seat: JOHN, discarded: vec![part(18)] });
    assert_eq!(game.round, 2);
}

#[test]
fn a_part_installed_now_may_carry_the_next_and_each_is_paid() {
    let mut game = game(2, JOHN);
    // A crossing with four connectors and an engine that only joins upwards.
    offer(&mut game, 1, 27, None);
    offer(&mut game, 2, 6, Some(4));
    lay(&mut game, JOHN, &[(SLOT, 4, false), (Target::Slot(2), 3, false)]);
    turn_up(&mut game);
    play(&mut game, Choice::Install(part(27), Cell { x: 0, y: 1 }));
    assert_eq!(crew(&game, JOHN), 1);
    let events = play(&mut game, Choice::Install(part(6), Cell { x: 0, y: 2 }));
    assert_eq!(events[0], Event::Install { seat: JOHN, part: part(6), x: 0, y: 2, paid: 1 });
    let last = Installed { part: part(6), cell: Cell { x: 0, y: 2 }, die: Some(4) };
    assert_eq!(game.player(JOHN).ship.parts()[1], last);
    assert_eq!(crew(&game, JOHN), 0);
}

#[test]
fn what_cannot_be_paid_leaves_the_game_with_its_die() {
    let mut game = game(2, JOHN);
    offer(&mut game, 1, 46, None);
    offer(&mut game, 2, 20, Some(6));
    lay(&mut game, JOHN, &[(SLOT, 4, false), (Target::Slot(2), 3, false)]);
    let events = turn_up(&mut game);
    assert!(
        events.contains(&Event::Scrap {
            seat: JOHN,
            part: part(46),
            why: Aside(Some(Unfit::Crew))
        }),
        "costs 4 of 3 crew"
    );
    play(&mut game, Choice::Install(part(20), Cell { x: 0, y: 1 }));
    assert_eq!(crew(&game, JOHN), 0);
    assert_eq!(game.gone, [part(46)]);
}

/// What the page says before a part is docked or discarded is what then happens.
#[test]
fn what_docking_costs_the_other_parts_is_known_before() {
    let mut game = game(2, JOHN);
    offer(&mut game, 1, 25, None);
    offer(&mut game, 2, 22, None);
    lay(&mut game, JOHN, &[(Target::Slot(1), 4, false), (Target::Slot(2), 3, false)]);
    turn_up(&mut game);
    let seen = game.view(Some(JOHN)).own().unwrap().clone();
    let below = Cell { x: 0, y: 1 };
    let docking = seen.docking(part(25), below);
    assert_eq!((docking.crew, docking.scrapped.as_slice()), (0, &[part(22)][..]));
    assert_eq!(
        seen.docking(part(22), Cell { x: 1, y: 0 }).scrapped,
        [part(25)],
        "3 crew is too dear for 2"
    );
    assert_eq!(seen.scrapped_with(part(25)), []);
    play(&mut game, Choice::Install(part(25), below));
    assert_eq!(game.player(JOHN).ship, docking.ship);
    assert_eq!(game.gone, [part(22)]);
}

#[test]
fn around_a_ship_a_part_fits_or_it_is_said_why_not() {
    use crate::farlight::Misfit;
    let mut game = game(2, JOHN);
    install(&mut game, JOHN, 21, 0, 1, None);
    let ship = &game.player(JOHN).ship;
    assert_eq!(ship.rim().len(), 6);
    for part in PartId::all() {
        let fitting: Vec<Cell> =
            ship.rim().into_iter().filter(|&cell| ship.misfit(part, cell).is_none()).collect();
        assert_eq!(fitting, ship.cells(part));
    }
    let algae = part(22);
    assert_eq!(ship.misfit(algae, Cell { x: 0, y: 1 }), Some(Misfit::Taken));
    assert_eq!(ship.misfit(algae, Cell { x: 5, y: 0 }), Some(Misfit::Apart));
    assert_eq!(ship.misfit(algae, Cell { x: 0, y: -1 }), Some(Misfit::OwnWall));
    assert_eq!(ship.misfit(algae, Cell { x: 1, y: 1 }), Some(Misfit::ShipWall));
}

#[test]
fn the_bidder_sees_what_he_still_has_while_he_lays() {
    let mut game = game(2, JOHN);
    let seen = |game: &Farlight| game.view(Some(JOHN));
    assert_eq!((seen(&game).crew_free(), seen(&game).tiles_due()), (3, 2));
    for choice in [Choice::Tile(4), Choice::Target(SLOT), Choice::Crewed] {
        play(&mut game, choice);
    }
    let view = seen(&game);
    assert_eq!((view.crew_free(), view.tiles_due()), (2, 1));
    assert_eq!(view.tiles_free(), Tiles::of(0..4));
    assert_eq!(view.targets().len(), 14);
    play(&mut game, Choice::Tile(1));
    play(&mut game, Choice::Target(SLOT));
    play(&mut game, Choice::Uncrewed);
    assert_eq!(seen(&game).totals(SLOT), [(JOHN, 6)]);
    assert_eq!(game.view(Some(LISA)).totals(SLOT), [], "their values lie face down");
    assert_eq!((seen(&game).crew_free(), seen(&game).tiles_free().len()), (2, 3));
}

#[test]
fn once_benefits_come_once_and_repeated_ones_every_round() {
    let mut game = game(2, JOHN);
    offer(&mut game, 1, 44, None);
    offer(&mut game, 2, 36, None);
    lay(&mut game, JOHN, &[(SLOT, 4, false), (Target::Slot(2), 3, false)]);
    turn_up(&mut game);
    play(&mut game, Choice::Install(part(44), Cell { x: 0, y: -1 }));
    let events = play(&mut game, Choice::Install(part(36), Cell { x: 0, y: 1 }));
    assert_eq!(events[1], Event::Benefit { seat: JOHN, crew: 3, science: 1 });
    assert_eq!(events[2], Event::Benefit { seat: LISA, crew: 0, science: 0 });
    assert_eq!((crew(&game, JOHN), game.player(JOHN).science), (3 - 2 + 3, 1));
    let events = turn_up(&mut game);
    assert!(events.contains(&Event::Benefit { seat: JOHN, crew: 0, science: 1 }));
}

#[test]
fn upgrades_and_overhauls_go_where_their_owner_likes() {
    let mut game = game(2, JOHN);
    install(&mut game, JOHN, 55, 1, 0, None);
    install(&mut game, JOHN, 52, -1, 0, None);
    install(&mut game, JOHN, 20, 0, 1, Some(2));
    install(&mut game, JOHN, 10, 0, -1, Some(5));
    turn_up(&mut game);
    assert_eq!((game.phase, game.turn), (Phase::Boost, JOHN));
    let events = play(&mut game, Choice::Upgrade(part(10)));
    assert_eq!(events, [Event::Boost { seat: JOHN, part: part(10), die: 6 }]);
    assert_eq!(game.choices(JOHN), [Choice::Overhaul(part(20)), Choice::Skip]);
    let events = play(&mut game, Choice::Overhaul(part(20)));
    assert_eq!(events[0], Event::Boost { seat: JOHN, part: part(20), die: 6 });
    assert_eq!(game.round, 2);
}

#[test]
fn boosts_are_optional() {
    let mut game = game(2, JOHN);
    install(&mut game, JOHN, 52, 0, -1, None);
    install(&mut game, JOHN, 3, 1, 0, Some(2));
    turn_up(&mut game);
    play(&mut game, Choice::Upgrade(part(3)));
    play(&mut game, Choice::Skip);
    assert_eq!(game.player(JOHN).ship.dice().collect::<Vec<_>>(), [3]);
    assert_eq!(game.round, 2);
}

/// What is lost whatever one installs is no fault of the place that one picks.
#[test]
fn what_is_lost_anyway_is_told_from_what_a_place_costs() {
    let mut game = game(2, JOHN);
    // It covers the core's lower connector, and no other opens downwards.
    game.player_mut(JOHN).ship.install(part(20), Cell { x: 0, y: 1 }, Some(6));
    game.player_mut(JOHN).crew = 9;
    let hangs = part(36);
    assert!(!game.view(Some(JOHN)).docks(hangs) && game.view(Some(JOHN)).docks(part(39)));
    assert!(game.view(None).docks(hangs), "who only watches has no ship");
    let with = |game: &Farlight, other| {
        let mut seen = game.view(Some(JOHN)).own().unwrap().clone();
        seen.pending = vec![Won { part: hangs, die: None }, Won { part: other, die: None }];
        seen
    };
    let seen = with(&game, part(39));
    assert_eq!(seen.lost_anyway(), [hangs], "left and right alone");
    let seen = with(&game, part(27));
    assert_eq!(seen.lost_anyway(), [], "beside the core it opens downwards");
    assert_eq!(seen.docking(part(27), Cell { x: 0, y: -1 }).scrapped, [hangs]);
    assert_eq!(seen.docking(part(27), Cell { x: 1, y: 0 }).scrapped, []);
}
