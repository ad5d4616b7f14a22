//! Jobs from hand to pay (sections 9 and 10).

use super::*;
use crate::firefly::contact::Contact;
use crate::firefly::effect::Effect;
use crate::firefly::event::JobSpot;
use crate::firefly::frame::Outcome;
use crate::firefly::job::{Job, Pay};

fn scene(job: u16, at: u8, cards: &[&str]) -> Scene {
    let mut scene = Scene::new(Table::new(2));
    cards.iter().for_each(|name| {
        scene.bring(name);
    });
    give(&mut scene, job);
    scene.captain().sector = Some(sector(at));
    scene.heard.clear();
    scene
}

fn id(job: u16) -> JobId {
    JobId::new(job).unwrap()
}

fn give(scene: &mut Scene, job: u16) {
    let (job, contact) = (id(job), id(job).job().contact);
    let lies = scene.board().job_discards[contact as usize].contains(&job);
    let from = if lies { JobSpot::Discard } else { JobSpot::Deck };
    scene.play().move_job(job, from, JobSpot::Hand(Seat(0)), Cause::Setup);
}

/// Makes a job active and loaded, with its goods aboard.
fn load(scene: &mut Scene, job: u16) {
    scene.play().move_job(id(job), JobSpot::Hand(Seat(0)), JobSpot::Active(Seat(0)), Cause::Setup);
    scene.captain().active[0].loaded = true;
    scene.heard.clear();
}

/// Work, and everybody goes.
fn work(scene: &mut Scene, job: u16) {
    scene.choose(Choice::Work(id(job)));
    if scene.board().stack.last() == Some(&Frame::Muster) {
        scene.choose(Choice::Go);
    }
}

#[test]
fn a_delivery_is_picked_up_and_paid_and_earns_trust() {
    let mut scene = scene(35, 50, &[]);
    work(&mut scene, 35);
    assert_eq!(scene.story(), "+2 Cargo, done");
    assert!(scene.captain().active[0].loaded);
    assert!(!scene.legal().contains(&Choice::MakeWork), "one Work action a turn");
    scene.game.board.acted.clear();
    scene.captain().sector = Some(sector(54));
    scene.heard.clear();
    work(&mut scene, 35);
    assert_eq!(scene.story(), "-2 Cargo, $600, done");
    assert!(scene.captain().is_solid(Contact::Harken));
    assert!(scene.heard.iter().any(|e| matches!(e, Event::Solid { won: true, .. })));
}

#[test]
fn a_second_job_for_a_friend_leaves_the_game_and_harken_wants_no_warrants() {
    let mut scene = scene(57, 70, &[]);
    scene.goods(Good::Cargo, 2, 0);
    scene.captain().warrants = 1;
    load(&mut scene, 57);
    work(&mut scene, 57);
    assert!(!scene.captain().is_solid(Contact::Harken));
    assert_eq!(scene.board().gone_jobs, [id(57)]);
}

#[test]
fn needs_are_met_by_who_goes() {
    let mut scene = scene(6, 91, &["Kaylee"]);
    scene.choose(Choice::Work(id(6)));
    let kaylee = scene.crew("Kaylee");
    assert!(scene.legal().contains(&Choice::Go));
    scene.choose(Choice::Bench(kaylee));
    // Tech 2 is asked for: the leader alone can but turn back.
    assert_eq!(scene.board().stack.last(), Some(&Frame::Turn));
    assert!(scene.board().acted.is_empty() && scene.board().errand.is_none());
}

#[test]
fn without_room_or_goods_a_step_cannot_be_worked() {
    let mut full = scene(35, 50, &[]);
    full.goods(Good::Cargo, 7, 4);
    assert!(!full.legal().contains(&Choice::Work(id(35))));
    let mut empty = scene(35, 54, &[]);
    load(&mut empty, 35);
    assert!(!empty.legal().contains(&Choice::Work(id(35))), "the goods are gone");
}

#[test]
fn passengers_are_paid_by_head() {
    let mut scene = scene(17, 23, &["Lund"]);
    scene.choose(Choice::Work(id(17)));
    scene.choose(Choice::Go);
    scene.choose(Choice::Count(5));
    assert_eq!(scene.story(), "+5 Passenger, done");
    scene.game.board.acted.clear();
    scene.captain().sector = Some(sector(84));
    scene.heard.clear();
    scene.choose(Choice::Work(id(17)));
    scene.choose(Choice::Go);
    scene.choose(Choice::Count(4));
    scene.choose(Choice::PayAll);
    assert_eq!(scene.story(), "-4 Passenger, $800, $-200, done");
}

#[test]
fn a_crime_pays_bonus_leader_and_crew() {
    let mut scene = scene(50, 40, &["Lund", "Bester", "4WD Mule"]);
    // Three cards without a test: the way that proceeds.
    let deck = &mut scene.game.hidden.misbehave;
    deck.extend([20, 20, 20]);
    work(&mut scene, 50);
    for _ in 0..3 {
        scene.choose(Choice::Way(1));
    }
    assert_eq!(scene.legal().len(), 3, "pay all, or not Lund, or not Bester");
    let Person::Crew(lund) = scene.crew("Lund") else { unreachable!() };
    scene.choose(Choice::Stiff(lund));
    scene.choose(Choice::PayAll);
    let expected = "$2800, $300, $500, +1 Cargo, upset Lund, $-100, done";
    assert!(scene.story().ends_with(expected), "{}", scene.story());
    assert_eq!((scene.captain().crimes, scene.captain().passed), (1, 3));
    assert!(scene.captain().is_solid(Contact::Patience));
}

#[test]
fn a_sky_hook_lifts_contraband_from_a_crime() {
    let mut scene = scene(50, 40, &["Lund", "Bester", "Sky Hook"]);
    scene.game.hidden.misbehave.extend([20, 20, 20]);
    work(&mut scene, 50);
    for _ in 0..3 {
        scene.choose(Choice::Way(1));
    }
    assert!(scene.story().contains("+1 Contraband"), "{}", scene.story());
}

#[test]
fn leaders_are_rewarded_by_kind_of_job() {
    let paid = |name: &str, job: u16, at: u8, good: Good, count: u8, cards: &[&str]| {
        let mut scene = scene(job, at, cards);
        scene.captain().leader = Some(leader(name));
        scene.goods(good, count, 0);
        load(&mut scene, job);
        scene.game.hidden.misbehave.extend([20, 20]);
        work(&mut scene, job);
        while scene.legal().contains(&Choice::Way(1)) {
            scene.choose(Choice::Way(1));
        }
        scene.settle();
        if scene.legal().contains(&Choice::PayAll) {
            scene.choose(Choice::PayAll);
        }
        scene.story()
    };
    assert!(paid("Monty", 7, 99, Good::Contraband, 2, &[]).contains("$500"));
    assert!(paid("Womack", 89, 90, Good::Contraband, 1, &["Inara"]).contains("$2500, $500"));
    assert!(paid("Burgess", 35, 54, Good::Cargo, 2, &[]).contains("+1 Cargo"));
}

#[test]
fn immoral_work_upsets_the_moral_and_book_stays_aboard() {
    let mut scene = scene(39, 13, &["Lund", "Emma", "Shepherd Book"]);
    scene.choose(Choice::Work(id(39)));
    let book = scene.crew("Shepherd Book");
    assert!(!scene.board().errand.as_ref().unwrap().team.contains(&book));
    scene.game.hidden.misbehave.push(20);
    scene.choose(Choice::Go);
    let story = scene.story();
    assert!(story.starts_with("upset leader, upset Emma, upset Shepherd Book"), "{story}");
}

#[test]
fn a_warrant_costs_the_job_and_the_contacts_trust_and_niska_a_life() {
    let mut scene = scene(102, 5, &["Lund", "Saffron", "Bester"]);
    give(&mut scene, 103);
    scene.play().move_job(id(103), JobSpot::Hand(Seat(0)), JobSpot::Tucked(Seat(0)), Cause::Setup);
    scene.game.hidden.misbehave.push(19);
    scene.game.hidden.misbehave.push(30);
    scene.heard.clear();
    work(&mut scene, 102);
    scene.dice(&[1]);
    scene.choose(Choice::Way(1));
    scene.settle();
    let story = scene.story();
    assert!(story.contains("+1 warrant, lost Niska, dead Saffron, warrant"), "{story}");
    assert!(scene.board().job_discards[Contact::Niska as usize].contains(&id(102)));
    assert!(scene.captain().active.is_empty());
}

#[test]
fn a_botched_job_stays_active() {
    let mut scene = scene(77, 17, &[]);
    scene.game.hidden.misbehave.push(18);
    work(&mut scene, 77);
    scene.dice(&[1]);
    scene.choose(Choice::Way(0));
    assert!(scene.story().ends_with("botched"));
    assert_eq!(scene.captain().active.len(), 1);
    assert!(!scene.captain().active[0].loaded);
}

#[test]
fn a_vault_is_cracked_or_blown_for_half() {
    let vault = |cards: &[&str], choice: Option<Choice>, dice: &[u8]| {
        let mut scene = scene(77, 17, cards);
        scene.game.hidden.misbehave.extend([20, 20]);
        work(&mut scene, 77);
        scene.choose(Choice::Way(1));
        scene.dice(dice);
        scene.choose(Choice::Way(1));
        if let Some(choice) = choice {
            scene.choose(choice);
        }
        scene.settle();
        scene.story()
    };
    assert!(vault(&[], None, &[5]).ends_with("+1 warrant, warrant"));
    assert!(vault(&[], None, &[6, 1]).contains("$4000"));
    let charge = &["Explosive Charge"];
    assert!(vault(charge, Some(Choice::Blow), &[1]).contains("off Explosive Charge, $2000"));
    assert!(vault(charge, Some(Choice::Crack), &[6, 1]).contains("$4000"));
}

#[test]
fn a_price_is_haggled_over() {
    let price = |die: &[u8]| {
        let mut scene = scene(84, 98, &[]);
        scene.goods(Good::Cargo, 2, 0);
        load(&mut scene, 84);
        scene.dice(die);
        work(&mut scene, 84);
        scene.story()
    };
    assert_eq!(price(&[1]), "-2 Cargo, $1000, done");
    assert_eq!(price(&[4]), "-2 Cargo, $1500, done");
    assert_eq!(price(&[5]), "-2 Cargo, $2000, done");
}

/// Both cards of the job with the cover are passed; its last test fails.
fn blow_cover(scene: &mut Scene) {
    scene.game.hidden.misbehave.extend([20, 20]);
    scene.heard.clear();
    work(scene, 54);
    scene.choose(Choice::Way(1));
    scene.dice(&[1]);
    scene.choose(Choice::Way(1));
    scene.settle();
}

#[test]
fn a_blown_cover_costs_a_friend() {
    let mut scene = scene(54, 98, &["Lund"]);
    give(&mut scene, 104);
    scene.play().move_job(id(104), JobSpot::Hand(Seat(0)), JobSpot::Tucked(Seat(0)), Cause::Setup);
    blow_cover(&mut scene);
    let story = scene.story();
    assert!(story.contains("lost Niska, dead Lund, $3000"), "{story}");
}

#[test]
fn a_heavy_load_costs_more_fuel_and_settlers_soothe() {
    let mut scene = scene(2, 49, &[]);
    scene.play().move_job(id(2), JobSpot::Hand(Seat(0)), JobSpot::Active(Seat(0)), Cause::Setup);
    assert_eq!(scene.captain().burn_cost(), 2);
    let mut calm = super::jobs::scene(4, 75, &["Lund", "Emma"]);
    calm.goods(Good::Contraband, 2, 0);
    load(&mut calm, 4);
    calm.captain().leader_disgruntled = true;
    work(&mut calm, 4);
    calm.choose(Choice::PayAll);
    assert!(calm.story().contains("calm leader"), "{}", calm.story());
}

#[test]
fn two_fry_and_a_rifle_spare_a_card() {
    let mut scene = scene(40, 17, &["Two-Fry", "Lund", "Glucklich Jia 642X"]);
    scene.game.hidden.misbehave.push(20);
    work(&mut scene, 40);
    assert_eq!(scene.board().errand.as_ref().unwrap().left, 1);
}

#[test]
fn half_pay_leaves_bonuses_alone() {
    let mut scene = scene(50, 40, &["Lund", "Bester"]);
    scene.game.hidden.misbehave.extend([20, 20, 11]);
    work(&mut scene, 50);
    for _ in 0..3 {
        scene.choose(Choice::Way(1));
    }
    assert!(scene.story().contains("$1400, $300, $500"), "{}", scene.story());
}

/// A rival crew at the pick-up halves what the drop-off pays.
#[test]
fn half_pay_is_not_forgotten_on_the_way() {
    let mut scene = scene(35, 54, &[]);
    scene.begin_errand(id(35), 1);
    scene.play().push_effects(&[Effect::HalfPay], Cause::Misbehave(11), false, None);
    scene.run();
    scene.game.board.stack = vec![Frame::Turn];
    scene.game.board.errand = None;
    scene.captain().active[0].loaded = true;
    scene.goods(Good::Cargo, 2, 0);
    assert_eq!(scene.game.view(Some(Seat(0))).outlook(Seat(0), id(35)).pay, 300);
    scene.heard.clear();
    work(&mut scene, 35);
    assert_eq!(scene.story(), "-2 Cargo, $300, done");
}

/// Cards on the way may have filled the ship: its owner makes room, or loads what fits.
#[test]
fn room_is_made_for_a_pick_up() {
    let mut scene = scene(35, 50, &[]);
    scene.begin_errand(id(35), 0);
    scene.game.board.errand.as_mut().unwrap().step = Step::Pickup;
    scene.goods(Good::Fuel, 0, 0);
    scene.goods(Good::Part, 0, 0);
    scene.goods(Good::Contraband, 8, 3);
    scene.run();
    assert_eq!(scene.legal(), [Choice::Stowage, Choice::Count(1)]);
    scene.choose(Choice::Stowage);
    scene.choose(Choice::Dump(Good::Contraband));
    scene.choose(Choice::Done);
    assert_eq!(scene.story(), "-1 Contraband, +2 Cargo, done");
    assert!(scene.captain().active[0].loaded);
}

/// Free changes have a limit; work has none.
#[test]
fn who_has_changed_enough_goes_to_work() {
    let mut scene = scene(6, 91, &["Kaylee", "Lund"]);
    scene.game.board.fuss = Board::FUSS;
    scene.game.hidden.misbehave.push(20);
    scene.choose(Choice::Work(id(6)));
    let gone = |e: &Event| matches!(e, Event::Team { team, .. } if team.len() == 3);
    assert!(scene.heard.iter().any(gone));
}

/// What lacks its needs is not offered: it would be begun to be put off (section 10).
#[test]
fn a_job_whose_needs_are_lacking_is_not_begun() {
    // Tech 2 is asked for: without Kaylee there is nothing to begin.
    let mut unable = scene(6, 91, &["Lund"]);
    assert!(!unable.legal().contains(&Choice::Work(id(6))));
    unable.bring("Kaylee");
    assert!(unable.legal().contains(&Choice::Work(id(6))));
}

#[test]
fn some_jobs_pay_in_goods_by_head() {
    let mut scene = scene(124, 27, &["Kaylee", "Inara"]);
    scene.game.hidden.misbehave.extend([20, 20]);
    work(&mut scene, 124);
    scene.choose(Choice::Way(1));
    scene.choose(Choice::Way(1));
    scene.choose(Choice::PayAll);
    assert!(scene.story().contains("+3 Contraband"));
    let in_goods = |job: &'static Job| matches!(job.pay, Pay::PerCrew(_));
    assert_eq!(JobId::all().filter(|id| in_goods(id.job())).count(), 2);
}

#[test]
fn with_nobody_left_on_the_job_it_is_botched() {
    let mut scene = scene(77, 17, &["River Tam"]);
    scene.choose(Choice::Work(id(77)));
    scene.choose(Choice::Bench(Person::Leader));
    scene.game.hidden.misbehave.push(17);
    scene.choose(Choice::Go);
    scene.dice(&[1, 6]);
    scene.choose(Choice::Way(0));
    scene.settle();
    let last = scene.heard.iter().rev().find_map(|e| match e {
        Event::Errand { outcome, .. } => Some(*outcome),
        _ => None,
    });
    assert_eq!(last, Some(Outcome::Botched));
}

#[test]
fn a_last_test_that_leaves_nobody_is_botched() {
    let mut scene = scene(54, 98, &[]);
    blow_cover(&mut scene);
    assert!(scene.story().ends_with("lucky, upset leader, botched"), "{}", scene.story());
    assert_eq!(scene.captain().active.len(), 1);
}

#[test]
fn make_work_pays_two_hundred_on_a_planet() {
    let mut scene = Scene::new(Table::new(2));
    scene.choose(Choice::MakeWork);
    assert_eq!(scene.story(), "$200");
    scene.game.board.acted.clear();
    scene.captain().sector = Some(sector(34));
    assert!(!scene.legal().contains(&Choice::MakeWork));
}
