//! Missions and the reset of a round.

use super::*;
use crate::Aside;

/// The rule book's Colonist Training, page 9: all have the bio-tech, John has no science.
fn colonist_training() -> Farlight {
    let mut game = game(3, JOHN);
    game.stacks[1] = vec![mission(6), mission(22)];
    for (seat, number, y) in [(JOHN, 21, 1), (LISA, 25, 1), (SARAH, 26, -1)] {
        install(&mut game, seat, number, 0, y, None);
    }
    game.player_mut(LISA).science = 1;
    game.player_mut(SARAH).science = 1;
    lay(&mut game, JOHN, &[(on_mission(6), 4, false)]);
    lay(&mut game, LISA, &[(on_mission(6), 3, false)]);
    lay(&mut game, SARAH, &[(on_mission(6), 0, true)]);
    let events = turn_up(&mut game);
    let passed = |event: &&Event| matches!(event, Event::Mission { seat: JOHN, done: false, .. });
    let Some(Event::Mission { queue, lacks: Aside(Some(lacks)), .. }) = events.iter().find(passed)
    else {
        panic!("John passes for want of science: {events:?}")
    };
    assert_eq!(queue, &[JOHN, LISA, SARAH]);
    assert_eq!((lacks.science_missing, lacks.dice_missing(), lacks.crew_missing), (1, 0, 0));
    game
}

#[test]
fn the_first_to_complete_a_mission_gets_it_all() {
    let mut game = colonist_training();
    assert_eq!((game.phase, game.turn), (Phase::Launch, LISA));
    let events = play(&mut game, Choice::Complete);
    assert_eq!(
        events[0],
        Event::Mission {
            round: 1,
            mission: mission(6),
            queue: vec![JOHN, LISA, SARAH],
            seat: LISA,
            done: true,
            points: 5,
            bought_biotech: 0,
            science_paid: 1,
            dice_used: vec![],
            lacks: Aside(None),
        }
    );
    assert_eq!((score(&game, LISA), game.player(LISA).science), (5, 0));
    assert_eq!(game.turn, SARAH);
}

#[test]
fn the_next_gets_half_rounded_up_or_keeps_its_science() {
    let mut game = colonist_training();
    play(&mut game, Choice::Complete);
    let mut passed = game.clone();
    play(&mut game, Choice::Complete);
    assert_eq!((score(&game, SARAH), game.player(SARAH).science), (3, 0));
    let events = play(&mut passed, Choice::Pass);
    assert!(matches!(events[0], Event::Mission { done: false, lacks: Aside(None), .. }));
    assert_eq!((score(&passed, SARAH), passed.player(SARAH).science), (0, 1));
    for game in [game, passed] {
        assert_eq!(game.round, 2);
        assert_eq!(game.stacks[1], [mission(22)], "completed, so it left the game");
        assert_eq!(crew(&game, SARAH), 2, "the crew on a mission is lost");
    }
}

#[test]
fn a_mission_that_nobody_completes_stays() {
    let mut game = colonist_training();
    play(&mut game, Choice::Pass);
    play(&mut game, Choice::Pass);
    assert_eq!(game.round, 2);
    assert_eq!(game.stacks[1], [mission(6), mission(22)]);
}

#[test]
fn whoever_completes_first_after_passes_gets_full_points() {
    let mut game = colonist_training();
    play(&mut game, Choice::Pass);
    play(&mut game, Choice::Complete);
    assert_eq!(score(&game, SARAH), 5);
}

#[test]
fn a_bare_zero_is_not_in_the_queue() {
    let mut game = game(2, JOHN);
    game.stacks[1] = vec![mission(3), mission(22)];
    game.player_mut(JOHN).science = 2;
    game.player_mut(LISA).science = 2;
    lay(&mut game, JOHN, &[(on_mission(3), 0, false)]);
    lay(&mut game, LISA, &[(on_mission(3), 1, false)]);
    turn_up(&mut game);
    assert_eq!(game.turn, LISA);
    play(&mut game, Choice::Pass);
    assert_eq!(game.round, 2);
}

#[test]
fn missing_biotech_is_bought_with_crew() {
    let mut game = game(2, JOHN);
    game.stacks[1] = vec![mission(6), mission(22)];
    (game.player_mut(JOHN).science, game.player_mut(JOHN).crew) = (1, 3);
    lay(&mut game, JOHN, &[(on_mission(6), 1, false)]);
    turn_up(&mut game);
    let events = play(&mut game, Choice::Complete);
    assert!(matches!(events[0], Event::Mission { bought_biotech: 1, points: 5, .. }));
    assert_eq!(crew(&game, JOHN), 0);
}

#[test]
fn missions_are_resolved_from_the_lowest_up_and_science_is_spent() {
    let mut game = game(2, JOHN);
    game.stacks =
        vec![vec![mission(8), mission(23)], vec![mission(3), mission(22)], vec![mission(21)]];
    game.player_mut(JOHN).science = 2;
    let tiles = [(on_mission(8), 4, false), (on_mission(3), 3, false)];
    lay(&mut game, JOHN, &[tiles[0], tiles[1]]);
    game.player_mut(JOHN).bids.retain(|bid| bid.target != on_mission(23));
    lay(&mut game, LISA, &[(on_mission(21), 0, false)]);
    game.player_mut(LISA).bids.retain(|bid| bid.target != on_mission(23));
    turn_up(&mut game);
    assert_eq!(game.launch.missions[0], mission(3));
    let events = play(&mut game, Choice::Complete);
    let second = &events[1];
    assert!(matches!(second, Event::Mission { done: false, mission: id, .. } if *id == mission(8)));
    assert_eq!((score(&game, JOHN), game.player(JOHN).science), (3, 1));
}

#[test]
fn engines_serve_several_missions_of_a_round() {
    let mut game = game(2, JOHN);
    game.stacks =
        vec![vec![mission(1), mission(23)], vec![mission(4), mission(22)], vec![mission(21)]];
    install(&mut game, JOHN, 18, 1, 0, Some(6));
    install(&mut game, JOHN, 17, -1, 0, Some(3));
    lay(&mut game, JOHN, &[(on_mission(1), 4, false), (on_mission(4), 3, false)]);
    turn_up(&mut game);
    let one = play(&mut game, Choice::Complete);
    assert!(matches!(&one[0], Event::Mission { dice_used, .. } if dice_used == &[6]));
    let other = play(&mut game, Choice::Complete);
    assert!(matches!(&other[0], Event::Mission { dice_used, .. } if dice_used == &[6, 3]));
    assert_eq!(score(&game, JOHN), 2 + 4);
}

#[test]
fn the_marker_goes_left_and_station_dice_are_rolled_anew() {
    let mut game = game(3, SARAH);
    install(&mut game, JOHN, 18, 1, 0, Some(2));
    let events = turn_up(&mut game);
    let Some(Event::Refill { round: 1, slots, dice, bonus }) = events.last() else {
        panic!("{events:?}")
    };
    assert_eq!(game.first, JOHN);
    assert_eq!(slots.len(), 9);
    assert_eq!(bonus.len(), 9, "nothing was sold");
    let engines = slots.iter().filter(|part| part.card().engine.is_some());
    assert!(engines.clone().all(|part| dice.get(*part).is_some()));
    assert_eq!(engines.count(), dice.len());
    assert_eq!(game.player(JOHN).ship.dice().collect::<Vec<_>>(), [2]);
    assert!(game.players.iter().all(|p| p.hand == Tiles::ALL && p.bids.is_empty()));
}
