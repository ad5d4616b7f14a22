//! Forecasts agree with thousands of throws of the same test.

use super::*;
use crate::firefly::contact::Contact;
use crate::firefly::effect::{Effect, Need, Way};
use crate::firefly::job::LastTest;
use crate::firefly::misbehave::{MisbehaveCard, misbehave_card, misbehave_cards};
use crate::firefly::nav::nav_card;
use crate::firefly::odds::Chance;
use crate::firefly::peril::Last;
use crate::firefly::sets::Sets;
use crate::firefly::skill::Skill;
use crate::firefly::step::Question;

fn ship() -> Scene {
    let mut scene = Scene::new(Table::new(2));
    for name in ["Zoe", "Bester", "Emma", "Knife", "Security Interface Pad"] {
        scene.bring(name);
    }
    scene
}

#[test]
fn the_best_way_is_the_one_that_is_weighed() {
    let mut scene = ship();
    let everyone = scene.captain().everyone();
    let passes = |card: u8| scene.board().passes(&everyone, misbehave_card(card));
    assert_eq!(passes(17), Chance::CERTAIN, "a rig is the ace");
    assert_eq!(passes(20), Chance::CERTAIN, "the second way");
    assert_eq!(passes(2), Chance::NEVER, "nothing proceeds");
    // Fight 4 with a re-roll against 7: a 3 or more in two throws.
    assert_eq!(passes(13), Chance::new(2, 3) + Chance::new(1, 3) * Chance::new(2, 3));
}

#[test]
fn a_card_that_kills_the_only_one_on_the_job_is_never_passed() {
    let mut scene = ship();
    let everyone = scene.captain().everyone();
    let passes = |team: &[Person]| scene.board().passes(team, misbehave_card(29));
    assert_ne!(passes(&everyone[..2]), Chance::NEVER);
    // The leader is not killed, but out of the job.
    assert_eq!(passes(&[Person::Leader]), Chance::NEVER);
}

#[test]
fn throws_agree_with_the_forecast() {
    throws_agree(ship());
    // Who rolls for skills counts as each roll of hers may fall.
    let mut moody = ship();
    moody.bring("River Tam");
    throws_agree(moody);
}

fn throws_agree(mut scene: Scene) {
    let everyone = scene.captain().everyone();
    // Gun Play, the first way: the re-roll is taken whenever it is offered.
    let chance = scene.board().passes(&everyone, misbehave_card(13));
    let (mut passed, throws) = (0u64, 4000);
    scene.turn_up_misbehave(13);
    for seed in 0..throws {
        let mut scene = scene.clone();
        scene.game.hidden.rng = Rng::new(Seed(seed), 4);
        scene.choose(Choice::Way(0));
        if let Some(&again) = scene.legal().iter().find(|c| matches!(c, Choice::Reroll(_))) {
            scene.choose(again);
        }
        passed += u64::from(scene.captain().passed > 0);
    }
    assert!((passed * 1000 / throws).abs_diff(chance.permille()) < 25, "{passed}");
}

#[test]
fn decks_are_averaged_exactly() {
    let mut scene = ship();
    let everyone = scene.captain().everyone();
    let deck: Vec<_> = misbehave_cards().flat_map(|card| vec![card; card.count.into()]).collect();
    let one = scene.board().clears(&everyone, &deck, 1);
    let two = scene.board().clears(&everyone, &deck, 2);
    let four = scene.board().clears(&everyone, &deck, 4);
    assert!(one.permille() > two.permille() && two.permille() > four.permille());
    assert!(four.permille() > 0 && one.permille() < 1000);
    assert_eq!(scene.board().flies_on(nav_card(1)), Chance::CERTAIN);
    assert_eq!(scene.board().flies_on(nav_card(2)), Chance::NEVER);
    // Tech 2 without a bonus die never reaches 10; parts pay the way.
    assert_eq!(scene.board().flies_on(nav_card(10)), Chance::CERTAIN);
    scene.goods(Good::Part, 0, 0);
    assert_eq!(scene.board().flies_on(nav_card(10)), Chance::new(1, 6));
}

#[test]
fn perils_and_passing_come_to_a_whole() {
    let mut scene = ship();
    let everyone = scene.captain().everyone();
    let mut view = scene.game.view(Some(Seat(0)));
    view.board.turn = Seat(0);
    let deck: Vec<_> = misbehave_cards().map(|card| card.id).filter(|&id| id <= 31).collect();
    let shown: Vec<_> = deck.iter().map(|&id| misbehave_card(id)).collect();
    for cards in 1..=3 {
        view.misbehave = deck.clone();
        let perils = view.perils(&view, &everyone, cards, None);
        let passes = view.clears(&everyone, &shown, cards);
        let sum = [perils.warrant, perils.botched, passes].map(Chance::permille);
        assert!(sum.iter().sum::<u64>().abs_diff(1000) < 5, "{cards} {sum:?}");
        assert!(perils.kills.permille() > 0 && perils.warrant.permille() > 0, "{perils:?}");
        assert_eq!(perils.exact, cards == 1, "one of the cards kills and leads on");
    }
    // Gun Play alone: whoever loses the fight loses somebody and the attempt.
    view.misbehave = vec![13];
    let fails = view.passes(&everyone, misbehave_card(13)).fails().permille();
    let perils = view.perils(&view, &everyone, 1, None);
    assert_eq!((perils.botched.permille(), perils.kills.permille()), (fails, fails));
    assert_eq!((perils.warrant, perils.exact), (Chance::NEVER, true));
    // Nobody but the leader: he is never killed.
    let alone = view.perils(&view, &[Person::Leader], 1, None);
    assert_eq!(alone.kills, Chance::NEVER);
    // Known to come: no other card counts.
    (view.misbehave, view.ahead.0) = (deck, vec![17]);
    assert!(view.perils(&view, &everyone, 1, None).is_none(), "a rig is the ace");
}

#[test]
fn a_last_test_adds_what_it_costs() {
    let scene = ship();
    let everyone = scene.board().acting().everyone();
    let view = scene.game.view(Some(Seat(0)));
    let shoot_out = LastTest::ShootOut { from: 9, kills: 1, warrant: true };
    let fails = view.survives(&everyone, shoot_out).unwrap().fails().permille();
    let perils = view.perils(&view, &everyone, 0, Some(Last::Job(shoot_out)));
    assert!(fails > 0 && perils.warrant.permille().abs_diff(fails) < 2, "{perils:?}");
    assert!(perils.kills.permille().abs_diff(fails) < 2 && perils.botched == Chance::NEVER);
}

#[test]
fn a_last_test_that_pays_either_way_takes_nothing_off_the_chance_of_the_job() {
    let scene = ship();
    let view = scene.game.view(Some(Seat(0)));
    let last = |job: u16| view.outlook(Seat(0), JobId::new(job).unwrap()).last_test;
    // Good old fashion Mail Robbery, and a vault.
    assert_eq!(last(52), Some(Chance::CERTAIN));
    assert!(last(122).is_some_and(|chance| chance != Chance::CERTAIN));
    // Who would be alone with guards that kill is paid only if he wins.
    let guarded =
        LastTest::Cover { skill: Skill::Fight, from: 8, contact: Contact::Niska, kills: 1 };
    assert!(guarded.pays_anyway(2) && !guarded.pays_anyway(1));
}

#[test]
fn a_flight_counts_the_cards_that_kill() {
    let sets = Sets::named("kalidasa").unwrap();
    let mut scene = Scene::new(Table { sets, ..Table::new(2) });
    scene.bring("Zoe");
    let (reavers, storm, calm) = (nav_card(102), nav_card(134), nav_card(1));
    assert_eq!(scene.board().dies_of(reavers), Chance::CERTAIN, "one dies at the best");
    assert_eq!(scene.board().dies_of(calm), Chance::NEVER);
    let dies = scene.board().dies_of(storm);
    let worst = scene.board().band_chances(
        &scene.board().acting().everyone(),
        storm.ways[0].test().unwrap(),
        0,
    );
    assert_eq!(dies.permille(), worst[0].permille());
    let view = scene.game.view(Some(Seat(0)));
    let way: Vec<_> =
        view.chart().sectors().filter(|at| at.sector().region == Region::Border).take(3).collect();
    assert!(view.hazard(&way).deaths.permille() > 0);
    scene.captain().crew.clear();
    assert_eq!(scene.game.view(Some(Seat(0))).hazard(&way).deaths, Chance::NEVER, "no leader dies");
}

#[test]
fn who_goes_alone_is_weighed_alone() {
    let mut scene = ship();
    scene.turn_up_misbehave(7);
    let view = scene.game.view(Some(Seat(0)));
    let Some(Frame::Test(trial)) = view.stack.last() else { panic!("{:?}", view.stack) };
    let chance = |person| view.alone_chance(trial, person);
    for person in scene.captain().everyone() {
        let bands = scene.board().band_chances(&[person], trial.question.card().unwrap(), 0);
        assert_eq!(chance(person), Some(bands[1]), "{person:?}");
    }
    let all: Vec<_> = scene.captain().everyone().into_iter().map(chance).collect();
    assert!(all.iter().any(|one| *one != all[0]), "not all are alike: {all:?}");
}

#[test]
fn a_product_that_does_not_fit_is_as_near_as_it_can_be() {
    let near = Chance::new(u64::MAX / 2, u64::MAX - 2);
    assert_eq!(near.and(Chance::new(35, 36)).permille(), 486);
    assert_eq!(Chance::new(1, 2).and(Chance::new(2, 3)), Chance::new(1, 3));
}

#[test]
fn a_bribe_adds_what_it_says() {
    let mut scene = ship();
    scene.turn_up_misbehave(28);
    scene.choose(Choice::Way(0));
    let view = scene.game.view(Some(Seat(0)));
    let Some(Frame::Test(trial)) = view.stack.last() else { panic!("{:?}", view.stack) };
    let best = view.trial_chances(trial)[1];
    assert_eq!(view.trial_chance_with(trial, 0), best);
    assert!(view.trial_chance_with(trial, 1).permille() > best.permille());
}

#[test]
fn the_chance_of_a_way_with_bribes_is_that_of_the_dearest_that_are_offered() {
    let mut scene = ship();
    scene.turn_up_misbehave(28);
    let view = scene.game.view(Some(Seat(0)));
    let ways = misbehave_card(28).ways;
    let (bribes, chance) = view.way_bribed(&ways[0], Effect::Proceed).unwrap();
    scene.choose(Choice::Way(0));
    let offered = scene.legal().into_iter().rev().find_map(|choice| match choice {
        Choice::Bribe(n) => Some(n),
        _ => None,
    });
    assert_eq!(Some(bribes), offered);
    let view = scene.game.view(Some(Seat(0)));
    let Some(Frame::Test(trial)) = view.stack.last() else { panic!("{:?}", view.stack) };
    assert_eq!(chance, view.trial_chance_with(trial, bribes.into()));
    assert!(ways[1..].iter().all(|way| view.way_bribed(way, Effect::Proceed).is_none()));
}

#[test]
fn the_whole_chance_counts_the_test_that_ends_a_goal() {
    let mut scene = Scene::new(Table::new(2));
    scene.bring("Zoe");
    scene.captain().money = 7000;
    let view = scene.game.view(Some(Seat(0)));
    let (cards, _, test) = view.goal_outlook(Seat(0)).unwrap();
    let everyone = scene.captain().everyone();
    assert_eq!(cards, 2);
    assert_eq!(test, scene.board().goal_test(&everyone));
    assert!(test.is_some_and(|test| test != Chance::CERTAIN && test != Chance::NEVER));
}

#[test]
fn a_goal_is_weighed_as_the_goal_it_is_before_anybody_sets_out() {
    let mut scene = Scene::new(Table::new(2));
    scene.captain().money = 7000;
    let mut view = scene.game.view(Some(Seat(0)));
    // Only what is no goal may pass it for half the pay.
    let half = |card: &MisbehaveCard| card.ways.iter().any(|way| way.needs.contains(&Need::NoGoal));
    let card = misbehave_cards().find(|&card| half(card)).unwrap();
    let everyone = scene.captain().everyone();
    view.misbehave = vec![card.id; 4];
    let (_, chance, test) = view.goal_outlook(Seat(0)).unwrap();
    assert!(chance.permille() < view.clears(&everyone, &[card; 4], 2).permille(), "{chance:?}");
    // What may come of it and its success come to a whole.
    let perils = view.goal_perils(Seat(0)).unwrap();
    let ends = [perils.warrant, perils.botched, chance.and(test.unwrap())].map(Chance::permille);
    assert!(ends.iter().sum::<u64>().abs_diff(1000) < 5, "{ends:?}");
    // Who cannot pay what the lower result asks for reaches the goal by the better one alone.
    let short = |money| {
        let mut view = view.clone();
        view.board.captains[Seat(0)].money = money;
        view.goal_outlook(Seat(0)).unwrap().2.unwrap().permille()
    };
    assert!(short(7000) > short(6999) && short(6999) > 0 && short(4999) == 0);
}

#[test]
fn a_test_without_a_success_needs_nothing() {
    let tests = misbehave_cards().flat_map(|card| card.ways).filter_map(Way::test);
    let mut none = 0;
    for test in tests {
        let bad: Vec<bool> = (0..test.bands.len()).map(|at| test.is_bad(at)).collect();
        let plain = test.bands.len() == 2 && !bad[1];
        assert_eq!(Question::Card(test).need().is_some(), plain);
        none += usize::from(bad.iter().all(|bad| *bad));
    }
    assert!(none > 0, "Alliance Operatives");
}

#[test]
fn a_roll_that_is_told_has_a_bonus_die_unless_somebody_forbids_it() {
    let mut scene = ship();
    let Effect::Test(test) = misbehave_card(18).ways[0].effects[0] else { panic!("a test") };
    let question = Question::Card(test);
    let team = scene.captain().everyone();
    let told = |team: &[Person], skill| Board::told_chances(&question, skill, team, 0, false);
    assert_eq!(told(&team, Skill::Tech)[1], Chance::NEVER, "Bester");
    assert_eq!(told(&[], Skill::Tech)[1], Chance::new(1, 6));
}
