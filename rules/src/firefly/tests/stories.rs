//! The stories and the end of a game (section 12).

use super::*;
use crate::firefly::board::Action;
use crate::firefly::contact::Contact;
use crate::firefly::job::Pay;
use crate::firefly::skill::Skill;

const STRONG: [&str; 6] =
    ["Zoe", "Kaylee", "Inara", "\"Vera\"", "Burgess's Laser", "Shiny Neck Tie"];

fn scene(story: u8, seats: u8) -> Scene {
    let mut scene = Scene::new(Table { story, ..Table::new(seats) });
    STRONG.iter().for_each(|name| {
        scene.bring(name);
    });
    scene.captain().money = 20_000;
    scene.heard.clear();
    scene
}

fn trust(scene: &mut Scene, contacts: &[Contact]) {
    for &contact in contacts {
        let job = *scene.game.hidden.jobs[contact].last().unwrap();
        scene.game.hidden.jobs[contact].pop();
        scene.captain().solid.push(job);
    }
    scene.captain().solid.sort();
}

/// Works the next goal in a sector with easy misbehave cards and these dice for its test.
fn pursue(scene: &mut Scene, at: u8, dice: &[u8]) -> String {
    scene.game.board.acted.clear();
    scene.captain().sector = Some(sector(at));
    scene.game.hidden.misbehave.extend([20; 4]);
    scene.heard.clear();
    scene.choose(Choice::Pursue);
    if scene.board().stack.last() == Some(&Frame::Muster) {
        scene.choose(Choice::Go);
    }
    while matches!(scene.board().stack.last(), Some(Frame::Card(Card(20)))) {
        scene.dice(dice);
        scene.choose(Choice::Way(1));
    }
    if scene.board().stack.last() == Some(&Frame::GoalWay) {
        scene.dice(dice);
        scene.choose(Choice::Way(0));
    }
    scene.settle();
    scene.story()
}

/// All stories from the first goal to the last, with a failure now and then.
pub(super) fn play_all() {
    londinium();
    folly();
    niska();
    chair();
}

fn londinium() {
    let mut scene = scene(1, 2);
    // Negotiate 5 with the tie: a 6 pays 7000, a 9 pays 5000, less botches.
    let mut poor = scene.clone();
    poor.captain().money = 6000;
    assert!(pursue(&mut poor, 99, &[1]).ends_with("botched"));
    assert_eq!((poor.captain().goals, poor.captain().money), (0, 6000));
    assert!(pursue(&mut scene, 99, &[4]).contains("$-5000"));
    assert_eq!(scene.captain().goals, 1);
    let mut failed = scene.clone();
    assert!(pursue(&mut failed, 51, &[1]).contains("+1 warrant"));
    assert_eq!(failed.captain().goals, 1);
    pursue(&mut scene, 51, &[5]);
    pursue(&mut scene, 87, &[5]);
    assert_eq!(scene.board().finished, Some(Seat(0)));
    let results = scene.game.results().unwrap();
    assert_eq!((results[0].place, results[0].total, results[1].place), (1, 3, 2));
    // Without anybody who talks the first goal costs $1000.
    let mut dumb = Scene::new(Table::new(2));
    assert!(pursue(&mut dumb, 99, &[1]).contains("$-1000"));
}

fn folly() {
    let mut scene = scene(2, 2);
    assert!(!scene.legal().contains(&Choice::Pursue));
    let four = [Contact::Badger, Contact::Patience, Contact::AmnonDuul, Contact::Niska];
    trust(&mut scene, &four);
    pursue(&mut scene, 35, &[1]);
    let story = pursue(&mut scene, 54, &[5]);
    assert!(story.ends_with("evade"), "{story}");
    assert_eq!(scene.board().cruiser, sector(54));
    scene.choose(Choice::To(sector(53)));
    pursue(&mut scene, 57, &[5]);
    assert!(scene.board().over);
}

fn niska() {
    let mut scene = scene(6, 2);
    scene.captain().crimes = 1;
    assert!(pursue(&mut scene, 98, &[1]).contains("$-2000"));
    pursue(&mut scene, 35, &[5]);
    let mut failed = scene.clone();
    // Fight 9 of 9 points never fails: Tech does.
    failed.captain().gear.clear();
    pursue(&mut failed, 98, &[1]);
    assert_eq!(failed.captain().goals, 2);
    pursue(&mut scene, 98, &[5]);
    assert!(scene.board().over);
}

fn chair() {
    let mut scene = scene(4, 2);
    trust(&mut scene, &[Contact::Badger, Contact::Niska]);
    pursue(&mut scene, 35, &[1]);
    pursue(&mut scene, 35, &[1]);
    assert_eq!(scene.captain().goals, 2);
    assert!(!scene.legal().contains(&Choice::Pursue), "not here");
    assert!(pursue(&mut scene, 98, &[1]).contains("$-6000"));
    assert!(scene.board().over);
}

#[test]
fn goals_are_worked_in_order_and_the_last_one_wins() {
    play_all();
}

#[test]
fn desperadoes_start_hunted_and_end_with_last_call() {
    let mut scene = scene(3, 3);
    assert!(scene.board().captains.iter().all(|captain| captain.warrants == 1));
    scene.captain().sector = Some(sector(51));
    assert!(!scene.board().may_deal(Contact::Harken));
    scene.captain().warrants = 0;
    assert!(!scene.board().may_deal(Contact::Harken), "nobody deals with him");
    assert!(!scene.legal().contains(&Choice::LastCall));
    pursue(&mut scene, 35, &[1]);
    assert!(scene.heard.iter().any(|e| matches!(e, Event::Goal { seat: Seat(0), goal: 0 })));
    assert!(scene.board().last_call.is_none(), "who holds the token calls when he likes");
    for _ in 0..3 {
        scene.choose(Choice::EndTurn);
    }
    // Free: with both actions spent, and poorer than before.
    scene.choose(Choice::MakeWork);
    scene.choose(Choice::Mosey);
    scene.choose(Choice::To(sector(34)));
    scene.captain().money = 100;
    scene.choose(Choice::LastCall);
    assert!(scene.heard.iter().any(|e| matches!(e, Event::LastCall { seat: Seat(0) })));
    assert!(!scene.legal().contains(&Choice::LastCall), "once");
    scene.game.board.captains[Seat(2)].money = 90_000;
    for _ in 0..3 {
        assert!(!scene.board().over);
        scene.choose(Choice::EndTurn);
    }
    let places: Vec<u8> = scene.game.results().unwrap().iter().map(|r| r.place).collect();
    assert_eq!(places, [3, 2, 1], "most cash");
}

#[test]
fn illegal_jobs_pay_desperadoes_more() {
    let mut scene = scene(3, 2);
    let job = JobId::new(7).unwrap();
    scene.begin_errand(job, 0);
    scene.captain().sector = Some(sector(99));
    scene.goods(Good::Contraband, 2, 0);
    scene.heard.clear();
    scene.run();
    assert!(scene.story().contains("$1000"), "{}", scene.story());
}

#[test]
fn respectable_persons_owe_for_what_they_did_not_do() {
    let mut scene = scene(5, 2);
    let job = JobId::new(50).unwrap();
    scene.captain().active.push(crate::firefly::captain::Active::begun(job));
    pursue(&mut scene, 35, &[1]);
    // Working the goal was one action; last call is the other.
    scene.choose(Choice::LastCall);
    assert!(!scene.legal().contains(&Choice::Mosey), "both actions are spent");
    let mut spent = scene.clone();
    (spent.game.board.last_call, spent.game.board.finished) = (None, None);
    spent.game.board.acted = vec![Action::Fly, Action::Work];
    assert!(!spent.legal().contains(&Choice::LastCall));
    // A job in hand is owed like one under way.
    let held = JobId::new(35).unwrap();
    scene.game.hidden.jobs[held.job().contact].retain(|other| *other != held);
    scene.game.hidden.hands[Seat(0)].push(held);
    let Pay::Flat(pay) = held.job().pay else { unreachable!() };
    scene.choose(Choice::EndTurn);
    scene.choose(Choice::EndTurn);
    let results = scene.game.results().unwrap();
    assert_eq!(results[0].total, 20_000 - 2800 - i32::from(pay));
}

#[test]
fn starting_jobs_follow_the_story() {
    let from = |story: u8| Table { story, ..Table::new(2) }.starting_contacts();
    assert_eq!(from(1).len(), 5);
    assert_eq!(from(3).len(), 4);
    assert_eq!(from(4), [Contact::AmnonDuul, Contact::Harken]);
    let first = crate::firefly::options::StartingJobs::First;
    let easy = Table { jobs: first, ..Table::new(2) }.starting_contacts();
    assert_eq!(easy, [Contact::AmnonDuul, Contact::Patience, Contact::Harken]);
}

#[test]
fn a_turn_limit_ends_the_game_by_goals_then_cash() {
    let mut scene = Scene::new(Table { turn_limit: 1, ..Table::new(2) });
    scene.game.board.captains[Seat(1)].money = 9000;
    let first = scene.board().first;
    scene.game.board.turn = first;
    scene.choose(Choice::EndTurn);
    assert!(!scene.board().over);
    scene.choose(Choice::EndTurn);
    let results = scene.game.results().unwrap();
    assert_eq!((results[0].place, results[1].place), (2, 1));
}

#[test]
fn alone_fly_ends_the_turn_and_the_aim_wins() {
    let mut scene = scene(8, 1);
    scene.captain().money = 14_900;
    scene.run();
    assert!(!scene.board().over);
    scene.choose(Choice::MakeWork);
    assert!(scene.board().over && scene.board().finished == Some(Seat(0)));
    let mut flight = super::stories::scene(7, 1);
    flight.choose(Choice::MakeWork);
    flight.choose(Choice::Shop);
    flight.choose(Choice::Done);
    flight.choose(Choice::Mosey);
    flight.choose(Choice::To(sector(34)));
    assert_eq!(flight.board().round, 2);
    flight.game.board.round = Table::SOLO_TURNS + 1;
    assert!(!flight.legal().contains(&Choice::Mosey), "the last turn has no Fly");
    flight.choose(Choice::EndTurn);
    assert!(flight.board().over);
    assert_eq!(flight.game.results().unwrap()[0].place, 2);
}

/// Section 3, in the order of the rule book: nobody knows his jobs when ships are placed.
#[test]
fn ships_are_placed_before_jobs_are_dealt() {
    let mut game = Firefly::deal(&Table::new(3), Seed(5), &mut crate::Silent).unwrap();
    let (mut asked, mut hands) = (Vec::new(), Vec::new());
    while game.board.round == 0 {
        let seat = game.board.decider().unwrap();
        asked.push((std::mem::discriminant(game.board.stack.last().unwrap()), seat));
        hands.push(game.hidden.hands.iter().map(Vec::len).collect::<Vec<_>>());
        let legal = game.choices(seat);
        game.apply(seat, *legal.last().unwrap(), &mut crate::Silent).unwrap();
    }
    let picked: Vec<Seat> = asked[..3].iter().map(|(_, seat)| *seat).collect();
    let placed: Vec<Seat> = asked[3..6].iter().rev().map(|(_, seat)| *seat).collect();
    assert_eq!((picked[0], &picked), (game.board.first, &placed));
    assert!(hands[..6].iter().all(|hands| *hands == [0, 0, 0]), "{hands:?}");
    assert_eq!(hands[6], [5, 5, 5]);
}

/// What spares a job a card or turns its tests does nothing for a goal (section 12).
#[test]
fn goals_know_no_abilities_for_jobs() {
    let mut scene = Scene::new(Table::new(2));
    ["Two-Fry", "Stitch", "Glucklich Jia 642X"].iter().for_each(|name| {
        scene.bring(name);
    });
    let goal = scene.board().goal(Seat(0)).unwrap();
    let (at, misbehave) = (goal.at.unwrap(), goal.misbehave);
    scene.captain().sector = Some(sector(at));
    scene.game.hidden.misbehave.push(30);
    scene.choose(Choice::Pursue);
    assert_eq!(scene.game.view(Some(Seat(0))).team_outlook().unwrap().0, misbehave);
    scene.choose(Choice::Go);
    assert_eq!(scene.board().errand.as_ref().unwrap().left, misbehave);
    scene.choose(Choice::Way(0));
    // Nothing but the roll is left to choose, and it is made.
    let talks = |e: &Event| matches!(e, Event::Test { skill: Skill::Negotiate, .. });
    assert!(scene.heard.iter().any(talks), "{:?}", scene.board().stack.last());
}

#[test]
fn alone_one_starts_with_crew() {
    let table = Table { story: 9, ..Table::new(1) };
    let mut game = Firefly::deal(&table, Seed(5), &mut crate::Silent).unwrap();
    game.apply(Seat(0), Choice::Leader(leader("Nandi")), &mut crate::Silent).unwrap();
    game.apply(Seat(0), Choice::Place(sector(35)), &mut crate::Silent).unwrap();
    let mut heard = Vec::new();
    while matches!(game.board.stack.last(), Some(Frame::Recruits(_))) {
        let legal = game.choices(Seat(0));
        game.apply(Seat(0), *legal.first().unwrap(), &mut heard).unwrap();
    }
    let crew = &game.board.captains[Seat(0)].crew;
    let worth: u16 = crew.iter().map(|member| member.card.printed().cost).sum();
    assert!(!crew.is_empty() && crew.len() <= 4 && worth <= 1000);
    assert_eq!(game.board.captains[Seat(0)].money, 3000);
}

/// Pay and pass, or keep the money and botch (section 12).
#[test]
fn the_price_of_the_first_goal_is_a_choice() {
    let mut scene = scene(1, 2);
    scene.captain().sector = Some(sector(99));
    scene.game.hidden.misbehave.extend([20; 4]);
    scene.choose(Choice::Pursue);
    scene.choose(Choice::Go);
    while matches!(scene.board().stack.last(), Some(Frame::Card(Card(20)))) {
        scene.dice(&[4]);
        scene.choose(Choice::Way(1));
    }
    assert_eq!(scene.legal(), [Choice::Settle, Choice::Balk]);
    let mut kept = scene.clone();
    scene.choose(Choice::Settle);
    assert_eq!((scene.captain().money, scene.captain().goals), (15_000, 1));
    kept.choose(Choice::Balk);
    assert!(kept.story().ends_with("botched"));
    assert_eq!((kept.captain().money, kept.captain().goals), (20_000, 0));
}

/// A goal that only costs is not worked without the money.
#[test]
fn a_goal_that_costs_needs_the_money_at_hand() {
    let mut scene = scene(6, 2);
    scene.captain().crimes = 1;
    scene.captain().sector = Some(sector(98));
    scene.captain().money = 1999;
    assert!(!scene.legal().contains(&Choice::Pursue));
    scene.captain().money = 2000;
    assert!(scene.legal().contains(&Choice::Pursue));
}

/// Turns that last call has promised are had, whatever the limit.
#[test]
fn a_turn_limit_cuts_off_no_promised_turn() {
    for called in [false, true] {
        let mut scene = scene(3, 2);
        scene.game.board.table.turn_limit = 1;
        let last = Seat(1 - scene.board().first.0);
        scene.game.board.turn = last;
        scene.game.board.captains[last].goals = 1;
        assert!(scene.legal().contains(&Choice::LastCall));
        if called {
            scene.choose(Choice::LastCall);
        }
        scene.choose(Choice::EndTurn);
        assert_eq!(scene.board().over, !called);
        if called {
            assert_ne!(scene.board().turn, last);
            scene.choose(Choice::EndTurn);
            assert!(scene.board().over);
        }
    }
}

/// Alone a turn goes on until one flies, and each flight costs one of the twenty tokens.
#[test]
fn alone_nothing_but_a_flight_ends_a_turn() {
    let mut scene = scene(7, 1);
    assert!(!scene.legal().contains(&Choice::EndTurn));
    scene.choose(Choice::MakeWork);
    scene.choose(Choice::Shop);
    scene.choose(Choice::Done);
    assert!(!scene.legal().contains(&Choice::EndTurn), "nor is it ended by hand after actions");
    scene.captain().hold[Good::Fuel] = 0;
    scene.captain().stash[Good::Fuel] = 0;
    assert!(scene.legal().contains(&Choice::Mosey), "one can always mosey");
    for flown in 1..=Table::SOLO_TURNS {
        assert_eq!(scene.board().round, flown);
        scene.choose(Choice::Mosey);
        scene.choose(Choice::To(sector(if flown % 2 == 1 { 34 } else { 35 })));
    }
    assert!(scene.legal().contains(&Choice::EndTurn) && !scene.legal().contains(&Choice::Mosey));
    scene.choose(Choice::EndTurn);
    assert!(scene.board().over);
}

/// Hemmed in by the Cutter nobody flies: that turn is let go.
#[test]
fn alone_who_cannot_fly_ends_his_turn() {
    let mut scene = scene(7, 1);
    scene.captain().sector = Some(sector(8));
    scene.station(Patrol::Cutter, sector(7));
    assert!(scene.legal().contains(&Choice::EndTurn) && !scene.legal().contains(&Choice::Mosey));
}

/// Three faces are one person, and one free crew (section 12).
#[test]
fn one_face_of_three_is_taken_on_for_nothing() {
    let table = Table { story: 9, ..Table::new(1) };
    let mut game = Firefly::deal(&table, Seed(5), &mut crate::Silent).unwrap();
    game.apply(Seat(0), Choice::Leader(leader("Nandi")), &mut crate::Silent).unwrap();
    game.apply(Seat(0), Choice::Place(sector(35)), &mut crate::Silent).unwrap();
    let faces = |game: &Firefly| -> Vec<Choice> {
        let is = |choice: &Choice| match choice {
            Choice::Recruit(card) => {
                ["Saffron", "Yolonda", "Bridgit"].contains(&card.printed().name)
            }
            _ => false,
        };
        game.choices(Seat(0)).into_iter().filter(is).collect()
    };
    assert!(faces(&game).len() > 1);
    game.apply(Seat(0), faces(&game)[0], &mut crate::Silent).unwrap();
    assert_eq!(faces(&game), []);
}
