//! Jobs from hand to pay (sections 9 and 10).

use super::*;
use crate::firefly::board::Action;
use crate::firefly::contact::Contact;
use crate::firefly::effect::{Effect, Lot};
use crate::firefly::event::JobSpot;
use crate::firefly::job::{Job, Pay};
use crate::firefly::ruin::Ruin;
use crate::firefly::step::{Bargain, Half, Offer, Outcome, StartingJobs};

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
    let lies = scene.board().job_discards[contact].contains(&job);
    let from = if lies { JobSpot::Discard } else { JobSpot::Deck };
    scene.play().move_job(job, from, JobSpot::Hand(Seat(0)), Cause::Setup);
}

/// Makes a job active and loaded, with its goods aboard.
fn begin(scene: &mut Scene, job: u16) {
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
    begin(&mut scene, 57);
    assert!(scene.game.view(Some(Seat(0))).is_mistrusted(id(57)), "said before it is worked");
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
    begin(&mut empty, 35);
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

/// Whoever gives back enough of the first jobs keeps the others.
#[test]
fn jobs_given_back_together_close_the_deal() {
    let mut scene = scene(17, 40, &[]);
    [3, 5, 6, 8].into_iter().for_each(|job| give(&mut scene, job));
    scene.game.board.stack.push(StartingJobs(Seat(0)).into());
    let returns: Vec<Choice> = scene.legal().into_iter().take(2).collect();
    let view = scene.game.view(Some(Seat(0)));
    assert!(view.go_together(&returns));
    assert_eq!([1, 2].map(|n| view.closed_by(&returns[..n])), [None, Some(Choice::Done)]);
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
    assert_eq!(scene.legal(), [Choice::Count(0), Choice::Count(1)], "the Mule's cargo");
    scene.choose(Choice::Count(1));
    assert_eq!(scene.legal().len(), 3, "pay all, or not Lund, or not Bester");
    let Person::Crew(lund) = scene.crew("Lund") else { unreachable!() };
    let (view, unpaid) = (scene.game.view(Some(Seat(0))), [Choice::Stiff(lund)]);
    assert!(view.go_together(&unpaid) && !view.go_together(&[Choice::PayAll]));
    assert_eq!((view.due_beside(&unpaid), view.closed_by(&unpaid)), (100, Some(Choice::PayAll)));
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
    scene.settle();
    assert!(scene.story().contains("+1 Contraband"), "{}", scene.story());
}

/// Section 10.4: room may be made for whatever a step gives, and extras may be declined.
#[test]
fn what_a_job_brings_is_not_lost_for_want_of_room() {
    let mut scene = scene(101, 23, &["Kaylee", "Bester", "Sky Hook"]);
    scene.goods(Good::Fuel, 0, 0);
    scene.goods(Good::Part, 0, 0);
    scene.goods(Good::Contraband, 8, 2);
    scene.captain().inspected = true;
    scene.begin_errand(id(101), 0);
    scene.heard.clear();
    scene.run();
    // A cargo for each of three on the job, two of which fit; the part of the bonus waits below.
    assert_eq!(scene.board().stack.last(), Some(&load(Good::Cargo, 3)));
    assert_eq!(scene.legal(), [Choice::Stowage, Choice::Count(2)]);
    scene.choose(Choice::Stowage);
    scene.choose(Choice::Dump(Good::Contraband));
    scene.choose(Choice::Done);
    assert!(scene.story().contains("-1 Contraband, +3 Cargo"), "{}", scene.story());
    assert_eq!(scene.board().stack.last(), Some(&load(Good::Part, 1)));
    assert_eq!(scene.legal(), [Choice::Stowage, Choice::Count(0)]);
    scene.choose(Choice::Count(0));
    // The contraband that the hook lifts is no gift that one has to take.
    assert_eq!(scene.legal(), [Choice::Stowage, Choice::Count(0)]);
    scene.choose(Choice::Stowage);
    scene.choose(Choice::Dump(Good::Cargo));
    scene.choose(Choice::Done);
    assert_eq!(scene.legal(), [Choice::Stowage, Choice::Count(0), Choice::Count(1)][1..]);
    scene.choose(Choice::Count(0));
    assert!(matches!(scene.board().stack.last(), Some(Frame::Payday(_))));
    assert_eq!(scene.captain().has(Good::Contraband), 9);
}

fn load(good: Good, count: u8) -> Frame {
    Load { lot: Lot { good, count }, cause: Cause::Job(id(101)) }.into()
}

/// The card's own goods come first, then what crew and upgrades add.
#[test]
fn salvage_extras_come_after_the_cards_own_goods() {
    let mut scene = scene(35, 50, &["Jesse", "Billy"]);
    scene.goods(Good::Fuel, 2, 0);
    scene.goods(Good::Part, 0, 0);
    scene.goods(Good::Contraband, 6, 4);
    scene.captain().inspected = true;
    // Abandoned Ship: two contraband.
    scene.turn_up_nav(6);
    scene.choose(Choice::Way(0));
    let waiting = |scene: &Scene| match scene.board().stack.last() {
        Some(Frame::Load(Load { lot, .. })) => Some((false, lot.good, lot.count)),
        Some(Frame::LoadUpTo(LoadUpTo { lot, .. })) => Some((true, lot.good, lot.count)),
        _ => None,
    };
    assert_eq!(waiting(&scene), Some((false, Good::Contraband, 2)));
    scene.choose(Choice::Count(1));
    assert_eq!(waiting(&scene), Some((true, Good::Contraband, 1)));
    scene.choose(Choice::Stowage);
    scene.choose(Choice::Dump(Good::Contraband));
    scene.choose(Choice::Done);
    assert!(scene.legal().contains(&Choice::Count(1)), "{:?}", scene.legal());
    scene.choose(Choice::Count(0));
    assert_eq!(waiting(&scene), Some((true, Good::Cargo, 1)));
    scene.choose(Choice::Count(1));
    assert_eq!(scene.captain().has(Good::Cargo), 1);
}

/// Cards on the way to a pick-up may have filled the ship: room is made for at least one.
#[test]
fn room_is_made_for_passengers() {
    let mut scene = scene(17, 23, &["Lund"]);
    scene.begin_errand(id(17), 0);
    scene.game.board.errand.as_mut().unwrap().step = Step::Pickup;
    scene.goods(Good::Fuel, 0, 0);
    scene.goods(Good::Part, 0, 0);
    scene.goods(Good::Contraband, 8, 4);
    scene.captain().inspected = true;
    scene.run();
    assert_eq!(scene.legal(), [Choice::Stowage, Choice::Count(0)]);
    let mut none = scene.clone();
    none.choose(Choice::Count(0));
    assert!(none.story().ends_with("botched") && !none.captain().active[0].loaded);
    scene.choose(Choice::Stowage);
    scene.choose(Choice::Dump(Good::Contraband));
    scene.choose(Choice::Done);
    scene.choose(Choice::Count(1));
    assert!(scene.captain().active[0].loaded);
    assert_eq!(scene.captain().has(Good::Passenger), 1);
}

#[test]
fn leaders_are_rewarded_by_kind_of_job() {
    let paid = |name: &str, job: u16, at: u8, good: Good, count: u8, cards: &[&str]| {
        let mut scene = scene(job, at, cards);
        scene.captain().leader = Some(leader(name));
        scene.goods(good, count, 0);
        begin(&mut scene, job);
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

/// Section 9: an immoral job upsets the moral once, when it is done, before the pay.
#[test]
fn immoral_work_upsets_the_moral_when_it_is_done_and_book_stays_aboard() {
    let mut scene = scene(105, 99, &["Lund", "Emma", "Shepherd Book"]);
    scene.choose(Choice::Work(id(105)));
    let book = scene.crew("Shepherd Book");
    assert!(!scene.board().errand.as_ref().unwrap().team.contains(&book));
    scene.choose(Choice::Go);
    assert_eq!(scene.story(), "+2 Contraband, done", "nobody minds a pick-up");
    // Nor a try that fails: the first way of A Little Job on the Side with a 1.
    let deliver = |scene: &mut Scene, way: u8, dice: &[u8]| {
        scene.game.board.acted.clear();
        scene.captain().sector = Some(sector(60));
        scene.captain().inspected = true;
        scene.heard.clear();
        scene.game.hidden.misbehave.push(20);
        scene.choose(Choice::Work(id(105)));
        scene.choose(Choice::Go);
        scene.dice(dice);
        scene.choose(Choice::Way(way));
        scene.settle();
        scene.story()
    };
    assert_eq!(deliver(&mut scene, 0, &[1]), "proceed, botched");
    let story = deliver(&mut scene, 1, &[4]);
    let told = "-2 Contraband, upset leader, upset Emma, upset Shepherd Book, $";
    assert!(story.contains(told), "{story}");
}

/// A moral leader who is upset already loses his crew at the end of an immoral job, not before:
/// whoever goes then is not paid, and the outlook says so.
#[test]
fn a_second_token_at_the_end_of_an_immoral_job_is_foretold() {
    let mut scene = scene(105, 60, &["Lund", "Emma", "Saffron"]);
    let emma = scene.crew("Emma");
    scene.goods(Good::Contraband, 2, 0);
    begin(&mut scene, 105);
    scene.captain().inspected = true;
    let outlook = |scene: &Scene| scene.game.view(Some(Seat(0))).outlook(Seat(0), id(105));
    let calm = outlook(&scene);
    assert_eq!((calm.pay, calm.wages, calm.upset), (4000, 200 + 200 + 300, 2));
    let Person::Crew(card) = emma else { unreachable!() };
    scene.captain().crew.iter_mut().find(|m| m.card == card).unwrap().disgruntled = true;
    assert_eq!((outlook(&scene).pay, outlook(&scene).wages), (4000, 500), "Saffron cheats too");
    scene.captain().leader_disgruntled = true;
    assert_eq!((outlook(&scene).pay, outlook(&scene).wages), (3500, 0));
    scene.game.hidden.misbehave.push(20);
    work(&mut scene, 105);
    scene.choose(Choice::Way(1));
    scene.dice(&[3]);
    scene.settle();
    let story = scene.story();
    assert!(story.contains("calm leader, off") && story.contains("done"), "{story}");
    assert!(scene.captain().crew.is_empty());
}

/// Before they are aboard as many passengers are counted as there is room for, then those aboard.
#[test]
fn what_is_paid_a_head_is_reckoned_by_those_who_can_be_carried() {
    let mut scene = scene(17, 54, &[]);
    let outlook = |scene: &Scene| scene.game.view(Some(Seat(0))).outlook(Seat(0), id(17));
    let room = scene.captain().room(Good::Passenger);
    let before = outlook(&scene);
    assert!(room > 1);
    assert_eq!((before.pieces, before.pay), (room, 200 * u32::from(room)));
    scene.goods(Good::Passenger, 3, 0);
    begin(&mut scene, 17);
    let after = outlook(&scene);
    assert_eq!((after.pieces, after.pay), (3, 600));
}

/// Before a job is loaded both of its ways are told, and the turns that they take: one flight and one work a
/// turn.
#[test]
fn how_far_a_job_leads_is_told_before_it_is_begun() {
    let mut scene = scene(17, 54, &[]);
    let outlook = |scene: &Scene| scene.game.view(Some(Seat(0))).outlook(Seat(0), id(17));
    let (begins, _) = outlook(&scene).nearest.unwrap();
    scene.captain().sector = Some(begins);
    let here = outlook(&scene);
    let (_, next) = here.onward.unwrap();
    assert!(here.is_here() && next > 0);
    assert_eq!(here.turns, Some(next.div_ceil(5).max(2)));
    scene.captain().sector = scene.board().chart().neighbours(begins).next();
    let beside = outlook(&scene);
    assert_eq!((beside.nearest.unwrap().1, beside.onward.unwrap().1), (1, next));
    assert_eq!(beside.turns, Some(1 + next.div_ceil(5)));
    scene.goods(Good::Passenger, 3, 0);
    begin(&mut scene, 17);
    assert_eq!(outlook(&scene).onward, None);
}

/// What is told before a choice is what would come of it: whom an immoral job upsets, a job that
/// cannot be done without somebody or something, a second token.
#[test]
fn what_a_choice_spoils_is_told_before() {
    let ruins = |scene: &Scene, choice| scene.game.view(Some(Seat(0))).ruins(choice);
    // Two cargo and Tech 2: Kaylee has it, Bester alone has not.
    let mut scene = scene(6, 91, &["Kaylee", "Bester"]);
    scene.goods(Good::Cargo, 2, 1);
    begin(&mut scene, 6);
    let [kaylee, bester] = ["Kaylee", "Bester"].map(|name| match scene.crew(name) {
        Person::Crew(card) => card,
        Person::Leader => unreachable!(),
    });
    assert_eq!(ruins(&scene, Choice::Dismiss(bester)), []);
    assert_eq!(ruins(&scene, Choice::Dismiss(kaylee)), [Ruin::Unmet(id(6))]);
    assert_eq!(ruins(&scene, Choice::Dump(Good::Cargo)), []);
    scene.goods(Good::Cargo, 2, 0);
    assert_eq!(ruins(&scene, Choice::Dump(Good::Cargo)), [Ruin::Unmet(id(6))]);
    let lost = |scene: &Scene, count| {
        scene.game.view(Some(Seat(0))).unmet_less(Lot { good: Good::Cargo, count })
    };
    assert_eq!((lost(&scene, 0), lost(&scene, 2)), (vec![], vec![Ruin::Unmet(id(6))]));
    assert_eq!(ruins(&scene, Choice::Stiff(bester)), [Ruin::Upset(Person::Crew(bester))]);
    scene.captain().crew.iter_mut().for_each(|member| member.disgruntled = true);
    assert_eq!(ruins(&scene, Choice::Stiff(bester)), [Ruin::Leaves(bester)]);
    assert_eq!(ruins(&scene, Choice::Stiff(kaylee)), [Ruin::Leaves(kaylee), Ruin::Unmet(id(6))]);
    assert_eq!(ruins(&scene, Choice::PayAll), []);
    // An offer that gives her away, in whosever turn it is answered.
    let offered = |give: &[SupplyId], take: &[SupplyId]| {
        let mut view = scene.game.view(Some(Seat(0)));
        let half = |cards: &[SupplyId]| Half { cards: cards.to_vec(), ..Half::default() };
        let bargain = Bargain::new(Seat(1), Seat(0));
        let bargain = Bargain { give: half(give), take: half(take), ..bargain };
        view.board.turn = Seat(1);
        view.board.stack.push(Box::new(Offer(bargain)).into());
        view.ruins(Choice::Agree)
    };
    assert_eq!(offered(&[], &[kaylee]), [Ruin::Unmet(id(6))]);
    assert_eq!(offered(&[], &[bester]), []);
    // A job in hand is lost to whoever may know of it alone.
    scene.captain().active.clear();
    let mut view = scene.game.view(Some(Seat(0)));
    view.hand = vec![id(6)];
    assert_eq!(view.ruins(Choice::Dismiss(kaylee)), [Ruin::Unmet(id(6))]);
    view.viewer = None;
    assert_eq!(view.ruins(Choice::Dismiss(kaylee)), []);
}

/// Tech 2 is asked for: Kaylee alone has it all, Bester a part.
#[test]
fn what_a_job_lacks_is_told_of_the_card_that_has_it() {
    let crewed = scene(6, 91, &["Kaylee", "Bester"]);
    let [kaylee, bester] = ["Kaylee", "Bester"].map(|name| match crewed.crew(name) {
        Person::Crew(card) => card,
        Person::Leader => unreachable!(),
    });
    let mut view = crewed.game.view(Some(Seat(0)));
    view.hand = vec![id(6)];
    assert_eq!(view.serves(kaylee), [], "she is aboard");
    view.board.captains[Seat(0)].crew.clear();
    assert_eq!(view.serves(kaylee), [(id(6), true)]);
    assert_eq!(view.serves(bester), [(id(6), false)]);
    view.hand.clear();
    assert_eq!(view.serves(kaylee), []);
}

#[test]
fn an_immoral_job_says_whom_it_upsets_when_it_is_about_to_be_done() {
    let ruins = |scene: &Scene| scene.game.view(Some(Seat(0))).ruins(Choice::Go);
    let mut loading = scene(105, 99, &["Lund", "Emma"]);
    loading.choose(Choice::Work(id(105)));
    assert_eq!(ruins(&loading), [], "nobody minds a pick-up");
    let ahead = loading.game.view(Some(Seat(0))).upset_by(Seat(0), id(105));
    assert_eq!(ahead, [Ruin::Upset(Person::Leader), Ruin::Upset(loading.crew("Emma"))]);
    let mut scene = scene(105, 60, &["Lund", "Emma"]);
    scene.goods(Good::Contraband, 2, 0);
    begin(&mut scene, 105);
    scene.captain().inspected = true;
    scene.choose(Choice::Work(id(105)));
    let emma = scene.crew("Emma");
    assert_eq!(ruins(&scene), [Ruin::Upset(Person::Leader), Ruin::Upset(emma)]);
    let Person::Crew(card) = emma else { unreachable!() };
    scene.captain().crew.iter_mut().for_each(|member| member.disgruntled = true);
    assert_eq!(ruins(&scene), [Ruin::Upset(Person::Leader), Ruin::Leaves(card)]);
    scene.captain().leader_disgruntled = true;
    assert_eq!(ruins(&scene), [Ruin::Fired, Ruin::Leaves(card)]);
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
    assert!(scene.board().job_discards[Contact::Niska].contains(&id(102)));
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
        begin(&mut scene, 84);
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
    // Where it is delivered it weighs no more; before it is loaded it does.
    let (end, cruiser) = (sector(49), scene.board().cruiser);
    assert_eq!(scene.captain().burn_cost_from(end, cruiser), 2);
    scene.captain().active[0].loaded = true;
    assert_eq!(scene.captain().burn_cost_from(end, cruiser), 1);
    assert_eq!(scene.captain().burn_cost_from(sector(50), cruiser), 2);
    let mut calm = super::jobs::scene(4, 75, &["Lund", "Emma"]);
    calm.goods(Good::Contraband, 2, 0);
    begin(&mut calm, 4);
    calm.captain().leader_disgruntled = true;
    work(&mut calm, 4);
    calm.choose(Choice::PayAll);
    assert!(calm.story().contains("calm leader"), "{}", calm.story());
}

#[test]
fn two_fry_and_a_rifle_spare_a_card() {
    let mut scene = scene(40, 17, &["Two-Fry", "Lund", "Glucklich Jia 642X"]);
    scene.game.hidden.misbehave.push(20);
    let rifle = scene.captain().gear[0].card;
    let fry = scene.crew("Two-Fry");
    for (carrier, left) in [(Person::Leader, 2), (fry, 1)] {
        let mut scene = scene.clone();
        scene.play().equip(Seat(0), rifle, Some(carrier));
        work(&mut scene, 40);
        assert_eq!(scene.board().errand.as_ref().unwrap().left, left, "{carrier:?}");
    }
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

/// A rival crew takes its cut of the attempt that succeeds; a botch takes the cut away again.
#[test]
fn a_botch_takes_the_rivals_cut_away() {
    let mut scene = scene(50, 40, &["Lund", "Bester"]);
    // A Rival Crew, then A Little Job on the Side, which botches.
    scene.game.hidden.misbehave.extend([20, 11]);
    work(&mut scene, 50);
    scene.choose(Choice::Way(1));
    scene.dice(&[1]);
    scene.choose(Choice::Way(0));
    scene.settle();
    assert!(scene.story().ends_with("botched"), "{}", scene.story());
    assert_eq!(scene.game.view(Some(Seat(0))).outlook(Seat(0), id(50)).pay, 2800 + 300 + 500);
    scene.game.board.acted.clear();
    scene.heard.clear();
    scene.game.hidden.misbehave.extend([20, 20, 20]);
    work(&mut scene, 50);
    (0..3).for_each(|_| scene.choose(Choice::Way(1)));
    assert!(scene.story().contains("$2800, $300, $500"), "{}", scene.story());
}

/// A goal pays nothing that a rival crew could share.
#[test]
fn no_rival_takes_half_of_a_goal() {
    let mut scene = Scene::new(Table::new(2));
    scene.bring("Zoe");
    scene.captain().sector = Some(sector(99));
    scene.game.hidden.misbehave.push(11);
    let rival = crate::firefly::misbehave_card(11);
    let way = &rival.ways[1];
    scene.choose(Choice::Pursue);
    let team = scene.captain().everyone();
    let ways = |scene: &Scene| scene.board().passes(&team, rival).permille();
    assert!(ways(&scene) < 1000, "Fight 9 of 4 points");
    scene.choose(Choice::Go);
    // The fight is all that is left, and begins by itself.
    let chosen = scene.heard.iter().find_map(|event| match event {
        Event::Way { way, .. } => Some(*way),
        _ => None,
    });
    assert_eq!(chosen, Some(0), "{:?}", way.needs);
}

/// What is delivered is not gone when nobody is left at the last test.
#[test]
fn goods_of_a_botched_delivery_stay_aboard() {
    let mut scene = scene(84, 98, &["River Tam"]);
    scene.goods(Good::Cargo, 2, 0);
    begin(&mut scene, 84);
    scene.choose(Choice::Work(id(84)));
    scene.choose(Choice::Bench(Person::Leader));
    scene.dice(&[1, 1]);
    scene.choose(Choice::Go);
    assert_eq!(scene.story(), "botched");
    assert_eq!(scene.captain().has(Good::Cargo), 2);
    assert_eq!(scene.captain().active.len(), 1);
}

/// Niska's killing finds somebody aboard when nobody is left on the job.
#[test]
fn niska_reaches_those_aboard() {
    let mut scene = scene(102, 5, &["Lund", "Bester", "Crow"]);
    let (lund, crow) = (scene.crew("Lund"), scene.crew("Crow"));
    scene.begin_errand(id(102), 1);
    scene.game.board.errand.as_mut().unwrap().team = vec![lund];
    let effects = &[Effect::Kill(1), Effect::Warrant];
    scene.play().push_effects(effects, Cause::Misbehave(8), false, None);
    scene.heard.clear();
    scene.run();
    assert_eq!(scene.story(), "dead Lund, +1 warrant");
    assert_eq!(scene.legal().len(), 3, "the leader and the two who stayed aboard");
    scene.choose(Choice::Kill(crow));
    assert_eq!(scene.story(), "dead Lund, +1 warrant, dead Crow, warrant");
}

/// A rival crew at the pick-up halves what the drop-off pays.
#[test]
fn half_pay_is_not_forgotten_on_the_way() {
    let mut scene = scene(35, 54, &[]);
    scene.begin_errand(id(35), 0);
    scene.game.board.errand.as_mut().unwrap().step = Step::Pickup;
    scene.play().push_effects(&[Effect::HalfPay], Cause::Misbehave(11), false, None);
    scene.run();
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

/// "Respectable" Persons of Business: what is owed by head counts the people of that job.
#[test]
fn who_is_owed_for_is_of_the_jobs_own_kind() {
    let mut scene = Scene::new(Table { story: 5, ..Table::new(2) });
    give(&mut scene, 17);
    begin(&mut scene, 17);
    let owed = |scene: &Scene| {
        let items = scene.game.final_results().swap_remove(0).items;
        items.into_iter().find_map(|item| match item {
            crate::firefly::Item::Owed { dollars, .. } => Some(dollars),
            _ => None,
        })
    };
    scene.goods(Good::Fugitive, 3, 0);
    assert_eq!(owed(&scene), Some(200), "its passengers are lost: one at least");
    scene.goods(Good::Passenger, 1, 1);
    assert_eq!(owed(&scene), Some(400));
}

/// What is gone by the time of the drop-off cannot be delivered: neither pay nor trust.
#[test]
fn what_is_not_there_any_more_is_not_delivered() {
    for (job, at, good) in [(105, 60, Good::Contraband), (17, 84, Good::Passenger)] {
        let mut scene = scene(job, at, &[]);
        scene.goods(good, 1, 0);
        scene.begin_errand(id(job), 0);
        scene.captain().active[0].loaded = true;
        scene.goods(good, 0, 0);
        scene.heard.clear();
        scene.run();
        assert_eq!(scene.story(), "botched");
        assert_eq!(scene.captain().active.len(), 1);
    }
}

/// A job that takes longer than the match says how many turns are left for it; one that is begun no more in
/// this turn is none.
#[test]
fn a_job_knows_that_the_match_ends_before_it() {
    let mut scene = scene(35, 50, &[]);
    let ends_before = |scene: &Scene| {
        let view = scene.game.view(Some(Seat(0)));
        view.ends_before(Seat(0), &view.outlook(Seat(0), id(35)))
    };
    assert_eq!(ends_before(&scene), None, "nothing ends the match");
    scene.game.board.table.turn_limit = 2;
    assert_eq!(ends_before(&scene), None, "loaded in this turn, delivered in the next");
    scene.game.board.acted = vec![Action::Work];
    assert_eq!(ends_before(&scene), Some(1));
    scene.game.board.acted = vec![Action::Buy];
    assert_eq!(ends_before(&scene), None, "here one action will do");
    scene.captain().sector = SectorId::new(51);
    assert_eq!(ends_before(&scene), Some(1), "to fly there and to work takes two");
    scene.game.board.acted = vec![Action::Fly];
    assert_eq!(ends_before(&scene), Some(1), "the ship stays where it is");
    scene.game.board.flight = Some(Flight::new(Pace::Burn));
    assert_eq!(ends_before(&scene), None, "under way it may come there");
    scene.game.board.flight = None;
    scene.game.board.acted.clear();
    assert_eq!(ends_before(&scene), None);
    scene.captain().sector = SectorId::new(50);
    scene.game.board.table.turn_limit = 1;
    assert_eq!(ends_before(&scene), Some(1));
    scene.game.board.last_call = Some((Seat(1), 0));
    assert_eq!(scene.game.view(None).turns_left(Seat(1)), Some(0));
}

/// Freight is told from what the ship may use, as far as it is aboard.
#[test]
fn what_a_job_has_loaded_is_owed() {
    let mut scene = scene(35, 50, &[]);
    assert_eq!(scene.captain().owed(Good::Cargo), 0);
    work(&mut scene, 35);
    assert_eq!(scene.captain().owed(Good::Cargo), 2);
    scene.captain().hold[Good::Cargo] = 1;
    assert_eq!(scene.captain().owed(Good::Cargo), 1, "no more than there is");
}
