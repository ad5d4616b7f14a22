//! What crew and leaders can do (sections 4, 7 and 11).

use super::*;
use crate::firefly::captain::Arms;
use crate::firefly::effect::{Effect, Whom};
use crate::firefly::odds::{Dice, Six};
use crate::firefly::skill::{Keyword, Skill};

fn scene(crew: &[&str]) -> Scene {
    let mut scene = Scene::new(Table::new(2));
    crew.iter().for_each(|name| {
        scene.bring(name);
    });
    scene.heard.clear();
    scene
}

fn points(scene: &mut Scene, skill: Skill, arms: Arms) -> u8 {
    let captain = scene.captain();
    let everyone = captain.everyone();
    captain.points(&everyone, skill, arms)
}

/// A misbehave card with a test of 7: way 0 of Tight Security is Tech, of Gun Play Fight.
fn test_of(scene: &mut Scene, card: u8, way: u8, dice: &[u8]) {
    scene.turn_up_misbehave(card);
    scene.dice(dice);
    scene.choose(Choice::Way(way));
}

#[test]
fn points_add_up_and_kosherized_fights_leave_gear_out() {
    let mut scene = scene(&["Lund", "Crow", "Enforcer"]);
    assert_eq!(points(&mut scene, Skill::Fight, Arms::Armed), 2 + 2 + 2 + 1);
    let gun = scene.bring("Pistol");
    assert_eq!(points(&mut scene, Skill::Fight, Arms::Armed), 8);
    assert_eq!(points(&mut scene, Skill::Fight, Arms::Kosherized), 7);
    let lund = scene.crew("Lund");
    scene.play().equip(Seat(0), gun, Some(lund));
    assert_eq!(points(&mut scene, Skill::Fight, Arms::Kosherized), 8, "Lund may use his");
}

/// Section 10.1: "when carrying" is what that crew itself carries, and what lasts.
#[test]
fn what_somebody_carries_counts_for_nobody_else() {
    let cases = [
        ("Crow", "Knife", Skill::Fight),
        ("Enforcer", "Pistol", Skill::Negotiate),
        ("Skunk", "GJ Flashkill Pod Grenades", Skill::Negotiate),
    ];
    for (name, gear, skill) in cases {
        let mut scene = scene(&[name]);
        let (person, gear) = (scene.crew(name), scene.bring(gear));
        let mut held_by = |carrier| {
            scene.play().equip(Seat(0), gear, carrier);
            points(&mut scene, skill, Arms::Armed)
        };
        let (shelf, other) = (held_by(None), held_by(Some(Person::Leader)));
        let printed = gear.printed().skills.of(skill);
        assert_eq!(other - printed, shelf, "{name} counts what the leader carries");
        assert_eq!(held_by(Some(person)) - printed, shelf + 1, "{name}");
    }
    let mut scene = scene(&["Skunk"]);
    let (skunk, charge) = (scene.crew("Skunk"), scene.bring("Explosive Charge"));
    scene.play().equip(Seat(0), charge, Some(skunk));
    assert_eq!(points(&mut scene, Skill::Negotiate, Arms::Armed), 1, "it is not discarded");
}

#[test]
fn hill_folk_are_strong_in_company() {
    let mut scene = scene(&["Hill Folk", "Doralee"]);
    assert_eq!(points(&mut scene, Skill::Fight, Arms::Armed), 2);
    scene.bring("Stark");
    assert_eq!(points(&mut scene, Skill::Fight, Arms::Armed), 2 + 1 + 3);
}

#[test]
fn some_carry_more_and_some_refuse() {
    let mut scene = scene(&["Crow", "Jayne", "Grange Brothers", "Bester"]);
    let (crow, jayne) = (scene.crew("Crow"), scene.crew("Jayne"));
    let (brothers, bester) = (scene.crew("Grange Brothers"), scene.crew("Bester"));
    let captain = scene.captain();
    assert_eq!([crow, jayne, brothers, bester].map(|p| captain.hands(p)), [1, 3, 2, 1]);
    let pistol = scene.bring("Pistol");
    let laser = scene.bring("Burgess's Laser");
    let hat = scene.bring("Jayne's \"Cunning\" Hat");
    let captain = scene.captain();
    assert!(!captain.can_carry(crow, pistol), "no firearms for Crow");
    assert!(captain.can_carry(bester, laser) && !captain.can_carry(jayne, laser), "needs Tech");
    for _ in 0..3 {
        let gun = scene.bring("Glucklich Jia 642X");
        scene.play().equip(Seat(0), gun, Some(jayne));
    }
    assert!(!scene.captain().can_carry(jayne, pistol));
    assert!(scene.captain().can_carry(jayne, hat), "a hat weighs nothing");
}

#[test]
fn tests_may_be_rolled_again() {
    let mut kaylee = scene(&["Kaylee"]);
    test_of(&mut kaylee, 18, 0, &[2, 5]);
    let person = kaylee.crew("Kaylee");
    assert_eq!(kaylee.legal(), [Choice::Reroll(person), Choice::Keep]);
    kaylee.choose(Choice::Reroll(person));
    assert!(kaylee.story().contains("proceed"));
    let mut inara = scene(&["Inara"]);
    test_of(&mut inara, 10, 1, &[1, 2]);
    let person = inara.crew("Inara");
    assert_eq!(inara.legal(), [Choice::Reroll(person), Choice::Keep]);
    inara.choose(Choice::Reroll(person));
    assert!(inara.story().contains("proceed"));
    let mut zoe = scene(&["Zoe"]);
    test_of(&mut zoe, 13, 0, &[2, 1]);
    let person = zoe.crew("Zoe");
    zoe.choose(Choice::Reroll(person));
    assert!(zoe.board().stack.iter().any(|f| matches!(f, Frame::Deaths(..))), "once only");
}

#[test]
fn bester_spoils_the_bonus_die() {
    let mut scene = scene(&["Bester"]);
    test_of(&mut scene, 18, 0, &[6, 5]);
    let rolled = scene.heard.iter().any(|e| matches!(e, Event::Roll { die: 6, bonus: 0, .. }));
    assert!(rolled, "{:?}", scene.heard);
}

/// The hat says no "may": a one is rolled again by itself, once, and as the bonus die alone.
#[test]
fn ones_are_rolled_again_under_the_hat() {
    let rolled = |dice: &[u8], gear: &[&str]| {
        let mut scene = scene(&["Kaylee"]);
        gear.iter().for_each(|name| {
            scene.bring(name);
        });
        test_of(&mut scene, 13, 0, dice);
        let rolls = scene.heard.iter().filter_map(|event| match event {
            Event::Roll { die, bonus, again, .. } => Some((*die, *bonus, *again)),
            _ => None,
        });
        rolls.collect::<Vec<_>>()
    };
    let hat = &["Jayne's \"Cunning\" Hat"];
    assert_eq!(rolled(&[1, 5], &[]), [(1, 0, false)]);
    assert_eq!(rolled(&[1, 5], hat), [(1, 0, false), (5, 0, true)]);
    assert_eq!(rolled(&[1, 1], hat), [(1, 0, false), (1, 0, true)], "once");
    assert_eq!(rolled(&[6, 1, 4], hat), [(6, 1, false), (6, 4, true)]);
}

/// What is foretold of a test counts the hat and Zoe until they have had their turn.
#[test]
fn the_hat_is_counted_in_the_chances_of_a_test() {
    let mut scene = scene(&["Zoe"]);
    let hat = scene.bring("Jayne's \"Cunning\" Hat");
    test_of(&mut scene, 13, 0, &[2]);
    let Some(Frame::Test(trial)) = scene.board().stack.last() else { panic!("Zoe may roll again") };
    let Person::Crew(zoe) = scene.crew("Zoe") else { unreachable!() };
    for (used, ones, again) in [(vec![], 1, true), (vec![hat], 0, true), (vec![hat, zoe], 0, false)]
    {
        let trial = crate::firefly::Trial { used, ..trial.as_ref().clone() };
        let dice = Dice { six: Six::Heroic, ones, again, two: false };
        // Gun Play: Fight 7, of which the two have four.
        assert_eq!(scene.board().trial_chances(&trial), dice.chances(&[0, 7], 4));
        assert_eq!(scene.board().trial_chances_with(&trial, 2), dice.chances(&[0, 7], 6));
    }
}

/// Who makes a test alone is told.
#[test]
fn who_makes_a_test_alone_is_told() {
    let mut scene = scene(&["Lund"]);
    let lund = scene.crew("Lund");
    // Old Vendetta: without a vehicle one has to fight.
    scene.turn_up_misbehave(7);
    scene.choose(Choice::Champion(lund));
    assert!(scene.heard.contains(&Event::Alone { seat: Seat(0), person: lund }));
}

/// A six of hers is three of any skill, also of the one into which Stitch turns the test.
#[test]
fn rivers_six_is_of_any_skill() {
    let mut scene = scene(&["River Tam", "Stitch"]);
    let stitch = scene.crew("Stitch");
    test_of(&mut scene, 30, 0, &[6]);
    let rolled = |scene: &Scene| match scene.board().stack.last() {
        Some(Frame::Test(trial)) => (trial.skill, trial.rolled.of(trial.skill)),
        _ => (Skill::Tech, 0),
    };
    assert_eq!(rolled(&scene), (Skill::Negotiate, 3));
    let mut tricked = scene.clone();
    tricked.choose(Choice::Trick(stitch));
    let points = tricked.heard.iter().find_map(|event| match event {
        Event::Test { skill: Skill::Fight, points, .. } => Some(*points),
        _ => None,
    });
    assert_eq!(points, Some(2 + 2 + 3));
}

/// With River alone on the job her going back leaves nobody to make the test: botched, and no
/// warrant of a test that nobody made.
#[test]
fn a_test_that_nobody_is_left_to_make_is_not_made() {
    let mut scene = scene(&["River Tam"]);
    // Kill the Alarm: Fight 7, or a warrant.
    scene.turn_up_misbehave(17);
    scene.game.board.errand.as_mut().unwrap().team.retain(|person| *person != Person::Leader);
    scene.dice(&[1, 1]);
    scene.choose(Choice::Way(1));
    assert!(scene.story().ends_with("botched"), "{}", scene.story());
    assert!(!scene.heard.iter().any(|event| matches!(event, Event::Roll { .. })));
    assert_eq!(scene.captain().warrants, 0);
}

/// The switch or bribes on one test, never both.
#[test]
fn stitch_switches_or_bribes() {
    let mut scene = scene(&["Stitch"]);
    let stitch = scene.crew("Stitch");
    // The Local Law: Negotiate 11, bribes.
    scene.turn_up_misbehave(26);
    scene.dice(&[2]);
    scene.choose(Choice::Way(0));
    assert!(scene.legal().contains(&Choice::Bribe(3)));
    scene.choose(Choice::Trick(stitch));
    assert!(!scene.legal().iter().any(|choice| matches!(choice, Choice::Bribe(_))));
    assert!(scene.heard.iter().any(|e| matches!(e, Event::Roll { skill: Skill::Fight, .. })));
}

/// *An Interesting Day*: mercs that are stronger than the others together leave.
#[test]
fn strong_mercs_go_their_own_way() {
    mercs_leave();
}

pub(super) fn mercs_leave() {
    let mut scene = scene(&["Jayne", "Crow"]);
    scene.turn_up_misbehave(5);
    scene.choose(Choice::Way(1));
    let story = scene.story();
    assert!(story.contains("off Crow, off Jayne") || story.contains("off Jayne, off Crow"));
    assert!(scene.captain().crew.is_empty(), "{story}");
}

#[test]
fn stitch_turns_talk_into_a_fight_once_a_job() {
    let mut scene = scene(&["Stitch"]);
    let stitch = scene.crew("Stitch");
    // Crappy Town: Negotiate 6; as a Fight of 4 points a 2 is enough.
    test_of(&mut scene, 30, 0, &[2]);
    scene.choose(Choice::Trick(stitch));
    assert!(scene.board().errand.as_ref().unwrap().tricked);
    assert!(scene.story().contains("proceed"));
    scene.choose(Choice::Way(1));
    assert!(!scene.legal().contains(&Choice::Trick(stitch)));
}

/// The trick is one for the whole job: not for each attempt, nor for its pick-up and its end.
#[test]
fn stitch_has_one_trick_however_often_a_job_is_tried() {
    let mut scene = scene(&["Stitch"]);
    let stitch = scene.crew("Stitch");
    // Crappy Town: as a Fight of 4 points a 1 is too little, and the attempt is botched.
    test_of(&mut scene, 30, 0, &[1]);
    scene.choose(Choice::Trick(stitch));
    assert!(scene.story().contains("botched"), "{}", scene.story());
    let job = scene.captain().active[0].job;
    assert!(scene.captain().active[0].tricked);
    scene.play().gather(Task::Job(job));
    assert!(scene.board().errand.as_ref().unwrap().tricked);
    // Another job is another trick.
    scene.play().gather(Task::Job(JobId::new(35).unwrap()));
    assert!(!scene.board().errand.as_ref().unwrap().tricked);
}

#[test]
fn river_rolls_for_what_she_is_worth() {
    for (die, points, told) in
        [(1, None, 0), (3, Some(Skill::Fight), 2), (6, Some(Skill::Fight), 3)]
    {
        let mut scene = scene(&["River Tam"]);
        test_of(&mut scene, 13, 0, &[die, 2]);
        let whim = scene.heard.iter().find_map(|e| match e {
            Event::Whim { skill, points, .. } => Some((*skill, *points)),
            _ => None,
        });
        assert_eq!(whim, Some((points, told)));
        let river = scene.crew("River Tam");
        let there = scene.board().errand.as_ref().is_some_and(|e| e.team.contains(&river));
        assert!(!(die == 1 && there), "back to the ship");
    }
    let mut simon = scene(&["River Tam", "Simon Tam"]);
    test_of(&mut simon, 13, 0, &[2, 2]);
    let whim = simon
        .heard
        .iter()
        .any(|e| matches!(e, Event::Whim { roll: 4, skill: Some(Skill::Tech), .. }));
    assert!(whim, "Simon adds two");
}

#[test]
fn tracey_dies_first_and_a_gun_hand_comes_back() {
    let mut scene = scene(&["Tracey", "Gun Hand"]);
    scene.turn_up_nav(108);
    scene.dice(&[1]);
    scene.choose(Choice::Way(1));
    let gun_hand = scene.crew("Gun Hand");
    let story = scene.story();
    assert!(story.contains("dead Tracey"), "{story}");
    assert!(scene.legal().contains(&Choice::Kill(Person::Leader)), "the leader may be named");
    scene.choose(Choice::Kill(gun_hand));
    assert!(scene.story().contains("off Gun Hand"));
}

#[test]
fn a_medic_may_save_and_the_med_bay_looks_twice() {
    let mut scene = scene(&["Med Staff", "Lund"]);
    let lund = scene.crew("Lund");
    let ghost = |scene: &mut Scene, dice: &[u8]| {
        scene.turn_up_nav(105);
        scene.dice(dice);
        scene.choose(Choice::Way(1));
        scene.choose(Choice::Kill(lund));
    };
    let mut saved = scene.clone();
    ghost(&mut saved, &[1, 5]);
    assert!(!saved.story().contains("dead"));
    let mut lost = scene.clone();
    ghost(&mut lost, &[1, 4]);
    assert!(lost.story().contains("dead Lund"));
    let mut kit = scene.clone();
    kit.bring("Simon's Surgical Kit");
    ghost(&mut kit, &[1, 4]);
    assert!(!kit.story().contains("dead"), "one point more");
    let bay = scene.bring("Fully Equipped Med Bay");
    ghost(&mut scene, &[1, 4, 6]);
    assert_eq!(scene.legal(), [Choice::RerollBy(bay), Choice::Keep]);
    scene.choose(Choice::RerollBy(bay));
    assert!(!scene.story().contains("dead"));
}

/// All are killed.
fn massacre(scene: &mut Scene, dice: &[u8]) {
    scene.dice(dice);
    scene.play().push_effects(&[Effect::KillWhom(Whom::All)], Cause::Free, false, None);
    scene.run();
}

/// All are killed: the owner says in which order, and each has a check while a medic is left.
#[test]
fn every_victim_of_a_massacre_has_a_check_in_the_owners_order() {
    let mut scene = scene(&["Med Staff", "Lund", "Crow"]);
    let (staff, lund, crow) = (scene.crew("Med Staff"), scene.crew("Lund"), scene.crew("Crow"));
    let kit = scene.bring("Simon's Surgical Kit");
    scene.play().equip(Seat(0), kit, Some(crow));
    massacre(&mut scene, &[1, 1, 1, 4]);
    assert_eq!(scene.legal().len(), 4, "all of them may be the next");
    let mut careless = scene.clone();
    careless.choose(Choice::Kill(staff));
    let checks = careless.heard.iter().filter(|event| matches!(event, Event::Medic { .. }));
    assert_eq!(checks.count(), 1, "without the medic nobody is looked at, or asked about");
    assert_eq!(careless.captain().crew.len(), 0);
    for person in [lund, Person::Leader, crow] {
        scene.choose(Choice::Kill(person));
    }
    let looked_at = scene.heard.iter().filter_map(|event| match event {
        Event::Medic { person, saved, .. } => Some((*person, *saved)),
        _ => None,
    });
    let expected = [(lund, false), (Person::Leader, false), (crow, false), (staff, false)];
    assert_eq!(looked_at.collect::<Vec<_>>(), expected);
}

/// The leader's second token drives away who is not dead yet.
#[test]
fn a_leader_at_the_end_of_his_patience_may_come_first() {
    let mut scene = scene(&["Lund", "Crow"]);
    scene.captain().leader_disgruntled = true;
    massacre(&mut scene, &[1]);
    assert_eq!(scene.legal().len(), 3);
    let lund = scene.crew("Lund");
    let mut last = scene.clone();
    last.choose(Choice::Kill(lund));
    scene.choose(Choice::Kill(Person::Leader));
    assert_eq!(scene.story(), "lucky, calm leader, off Crow, off Lund");
    assert!(last.story().starts_with("dead Lund"), "{}", last.story());
}

/// Where nothing hangs on the order nobody is asked.
#[test]
fn a_massacre_without_a_medic_asks_nothing() {
    let mut scene = scene(&["Lund", "Crow"]);
    massacre(&mut scene, &[1]);
    assert_eq!(scene.story(), "dead Crow, dead Lund, lucky, upset leader");
    assert_eq!(scene.board().stack.last(), Some(&Frame::Turn));
}

/// The leader may be the chosen victim; saved he takes no token.
#[test]
fn a_saved_leader_takes_no_token() {
    for (roll, told) in [(5, ""), (4, "lucky, upset leader")] {
        let mut scene = scene(&["Med Staff"]);
        scene.play().push(Deaths { count: 1, chosen: Vec::new(), cause: Cause::Free });
        scene.dice(&[roll]);
        scene.run();
        scene.choose(Choice::Kill(Person::Leader));
        assert_eq!(scene.story(), told);
    }
}

/// Harken's trust that a card grants goes on counting after a warrant.
#[test]
fn papers_count_after_a_warrant() {
    let mut scene = scene(&[]);
    scene.bring("Alliance Ident Card");
    scene.play().warrant(Cause::Free);
    assert!(scene.captain().is_solid(crate::firefly::contact::Contact::Harken));
}

#[test]
fn simon_saves_more_than_others() {
    for (roll, saved) in [(2, false), (3, true)] {
        let mut scene = scene(&["Simon Tam", "Lund"]);
        let lund = scene.crew("Lund");
        scene.turn_up_nav(105);
        scene.dice(&[1, roll]);
        scene.choose(Choice::Way(1));
        scene.choose(Choice::Kill(lund));
        assert_eq!(!scene.story().contains("dead Lund"), saved, "{}", scene.story());
    }
}

#[test]
fn fendris_takes_the_leaders_token() {
    let mut scene = scene(&["Fendris"]);
    scene.play().disgruntle(Seat(0), Person::Leader, Cause::Free);
    assert_eq!(scene.story(), "upset Fendris");
    scene.play().disgruntle(Seat(0), Person::Leader, Cause::Free);
    assert!(scene.story().contains("off Fendris"));
    scene.play().disgruntle(Seat(0), Person::Leader, Cause::Free);
    assert!(scene.story().contains("upset leader"));
}

#[test]
fn fendris_left_aboard_does_not_suffer() {
    let mut scene = scene(&["Fendris"]);
    scene.begin_errand(JobId::new(50).unwrap(), 2);
    let fendris = scene.crew("Fendris");
    scene.play().leave_team(fendris);
    scene.play().disgruntle(Seat(0), Person::Leader, Cause::Free);
    assert_eq!(scene.story(), "upset leader");
}

#[test]
fn the_leaders_second_token_fires_everybody() {
    let mut scene = scene(&["Lund", "Crow"]);
    scene.captain().leader_disgruntled = true;
    scene.play().disgruntle(Seat(0), Person::Leader, Cause::Free);
    assert_eq!(scene.story(), "calm leader, off Crow, off Lund");
    assert!(scene.captain().crew.is_empty() && !scene.captain().leader_disgruntled);
}

#[test]
fn emma_calms_another_for_an_action() {
    let mut scene = scene(&["Emma", "Lund"]);
    let (emma, lund) = (scene.crew("Emma"), scene.crew("Lund"));
    scene.captain().crew.iter_mut().for_each(|member| member.disgruntled = true);
    assert!(scene.legal().contains(&Choice::Soothe(lund)));
    assert!(!scene.legal().contains(&Choice::Soothe(emma)), "not herself");
    scene.choose(Choice::Soothe(lund));
    assert_eq!(scene.story(), "calm Lund");
    assert_eq!(scene.board().acted.len(), 1);
}

#[test]
fn three_faces_are_one_person() {
    let mut scene = scene(&["Saffron"]);
    scene.bring_to(Seat(1), "Bridgit");
    assert!(scene.captain().crew.is_empty());
    assert_eq!(scene.board().gone.len(), 1);
    scene.bring("Yolonda");
    assert!(scene.board().captains[Seat(1)].crew.is_empty());
}

#[test]
fn wash_flies_further() {
    let mut scene = scene(&["Wash"]);
    assert_eq!(scene.captain().range(), 6);
    scene.bring("Overcharged Grav Thruster");
    assert_eq!(scene.captain().range(), 7);
}

#[test]
fn leaders_get_their_price() {
    let price = |name: &str, card: &str| {
        let mut scene = scene(&[]);
        scene.captain().leader = Some(leader(name));
        let card = SupplyId::all().find(|id| id.printed().name == card).unwrap();
        scene.board().price(Seat(0), card)
    };
    assert_eq!(price("Nandi", "Zoe"), 0);
    assert_eq!(price("Marco", "Pistol"), 200);
    assert_eq!(price("Marco", "GJ Flashkill Pod Grenades"), 500);
    assert_eq!(price("Marco", "Knife"), 200, "full price");
    assert_eq!(price("Corbin", "Sky Hook"), 300);
    assert_eq!(price("Corbin", "Enhanced Graviton Accelerator"), 1200);
    assert_eq!(price("Corbin", "Zoe"), 300);
}

#[test]
fn leaders_bring_keywords_themselves() {
    let mut scene = scene(&[]);
    scene.captain().leader = Some(leader("Marco"));
    assert!(scene.captain().has_keyword(&[Person::Leader], Keyword::Transport));
    assert!(!scene.captain().has_keyword(&[], Keyword::Transport));
}
