//! Meridian's market and Mr Universe's challenges: what each card does, with a position for each.

use super::*;
use crate::firefly::challenge::Term;
use crate::firefly::contact::Contact;
use crate::firefly::event::JobSpot;
use crate::firefly::job::JobType;
use crate::firefly::misbehave::{Colour, misbehave_card};
use crate::firefly::step::Outcome;
use crate::firefly::supply::Ability;

/// Seat 0 in the Rim, seat 1 in the core, with money for everything.
fn scene(at: u8) -> Scene {
    let mut scene = Scene::new(blue_sun::table(2));
    scene.captain().sector = Some(sector(at));
    scene.game.board.captains[Seat(1)].sector = Some(sector(51));
    scene.captain().money = 5000;
    scene
}

/// On the nav card *Locking Horns over Scraps*: a Negotiate test that takes no bribes, a Fight.
pub(super) fn horns(scene: &mut Scene, way: u8) {
    scene.turn_up_nav(210);
    scene.choose(Choice::Way(way));
}

/// An upgrade lies on a discard pile, and can be paid.
pub(super) fn pods(scene: &mut Scene) -> SupplyId {
    let pods = scene.bring("Exterior Cargo Pods");
    scene.play().move_card(pods, Spot::Ship(Seat(0)), Spot::Discard, Cause::Setup);
    scene.captain().money = 5000;
    pods
}

#[test]
fn cortland_bribes_where_nobody_else_may() {
    let mut scene = scene(110);
    scene.bring("Cortland");
    let mut at_horns = scene.clone();
    horns(&mut at_horns, 0);
    assert!(at_horns.legal().contains(&Choice::Bribe(1)));
    horns(&mut scene, 1);
    let bribes = |choice: &Choice| matches!(choice, Choice::Bribe(_));
    assert!(!scene.legal().iter().any(bribes), "not in a Fight");
}

#[test]
fn the_salesman_gets_a_part_at_half_price_and_goes() {
    let mut scene = scene(110);
    scene.bring("The Salesman");
    let pods = pods(&mut scene);
    scene.choose(Choice::Order);
    scene.choose(Choice::Buy(pods));
    assert_eq!(scene.captain().money, 4700);
    assert_eq!((scene.captain().upgrades.clone(), scene.captain().crew.len()), (vec![pods], 0));
    assert!(!scene.legal().contains(&Choice::Order), "the Buy of this turn is spent");
}

#[test]
fn a_fruity_oaty_bar_helps_a_test_or_calms_its_carrier() {
    let mut scene = scene(110);
    let bar = scene.bring("Fruity Oaty Bar");
    let mut tested = scene.clone();
    horns(&mut tested, 1);
    tested.choose(Choice::Spend(bar));
    assert_eq!(points(&tested), Some(3), "Malcolm's Fight and one");
    assert!(tested.captain().gear.is_empty(), "one use");
    scene.captain().leader_disgruntled = true;
    scene.choose(Choice::Treat(bar));
    assert!(!scene.captain().leader_disgruntled && scene.captain().gear.is_empty());
}

#[test]
fn heist_intel_puts_cards_in_order_or_aside() {
    let mut scene = scene(110);
    let intel = scene.bring("Heist Intel");
    scene.game.hidden.misbehave.extend([31, 7, 20]);
    let deck = scene.game.hidden.misbehave.len();
    scene.choose(Choice::Read(intel));
    assert!(scene.board().acted.is_empty(), "no action is spent");
    let mut ordered = scene.clone();
    ordered.choose(Choice::Foresee(7));
    assert!(!ordered.legal().contains(&Choice::Scatter), "in order or aside, not both");
    ordered.choose(Choice::Foresee(31));
    assert_eq!(ordered.game.hidden.misbehave[deck - 3..], [20, 31, 7]);
    scene.choose(Choice::Scatter);
    let reshuffles = [20, 7, 31].iter().any(|&card| misbehave_card(card).reshuffle);
    let left = scene.game.hidden.misbehave.len();
    assert_eq!(left, if reshuffles { deck } else { deck - 3 });
    assert_eq!(scene.board().foreseen.0, None);
}

#[test]
fn a_parasol_weighs_nothing_and_a_love_bot_is_a_companion_who_soothes() {
    let mut scene = scene(110);
    scene.captain().leader = Some(leader("Womack"));
    scene.bring("Kaylee's Parasol");
    let bot = scene.bring("Love Bot");
    let everyone = scene.captain().everyone();
    assert_eq!(scene.captain().carried(Person::Leader).count(), 2);
    let companion = crate::firefly::skill::Profession::Companion;
    assert!(scene.captain().has_profession(&everyone, companion));
    scene.captain().leader_disgruntled = true;
    let mut shelved = scene.clone();
    shelved.play().equip(Seat(0), bot, None);
    assert!(!shelved.legal().contains(&Choice::Soothe(Person::Leader)));
    scene.choose(Choice::Soothe(Person::Leader));
    assert!(!scene.captain().leader_disgruntled);
    assert_eq!(scene.board().acted.len(), 1, "an action");
}

#[test]
fn a_flying_mule_loads_the_more_the_fewer_go() {
    let mut scene = scene(110);
    scene.bring("MF-813 Flying Mule");
    let crime = JobId::all().find(|id| id.job().kind == JobType::Crime).unwrap().job();
    let mixed = |scene: &mut Scene| {
        let team = scene.captain().everyone();
        scene.board().reward(crime, &team, Default::default()).mixed
    };
    assert_eq!(mixed(&mut scene), 5);
    scene.bring("Emma");
    assert_eq!(mixed(&mut scene), 4);
}

#[test]
fn a_brown_coat_costs_its_carrier_a_token_and_adds_his_fists() {
    let mut scene = scene(110);
    let coat = scene.bring("Mal's Brown Coat");
    horns(&mut scene, 0);
    let mut goaded = scene.clone();
    goaded.choose(Choice::Goad(coat));
    assert_eq!(points(&goaded), Some(3), "Malcolm's own Fight");
    assert!(goaded.captain().leader_disgruntled);
    scene.choose(Choice::Roll);
    assert_eq!(points(&scene), Some(1));
}

#[test]
fn a_frontier_model_b_calms_before_each_fight() {
    let mut scene = scene(110);
    scene.bring("Mal's Frontier Model B");
    scene.captain().leader_disgruntled = true;
    let mut talked = scene.clone();
    horns(&mut talked, 0);
    assert!(talked.captain().leader_disgruntled);
    horns(&mut scene, 1);
    assert!(!scene.captain().leader_disgruntled);
}

#[test]
fn maque_tiles_win_by_colour() {
    let of = |colour: Colour| {
        let cards = crate::firefly::misbehave::misbehave_cards();
        cards
            .filter(move |card| card.suit.colour() == colour && !card.reshuffle)
            .map(|card| card.id)
    };
    let mut scene = scene(110);
    let tiles = scene.bring("Maque Tiles");
    scene.game.hidden.misbehave.extend(of(Colour::Red).take(2));
    let mut lost = scene.clone();
    scene.choose(Choice::Bet(tiles, Colour::Red));
    assert_eq!(scene.captain().money, 6200);
    lost.choose(Choice::Bet(tiles, Colour::Black));
    assert_eq!((lost.captain().money, lost.captain().gear.len()), (5000, 0));
    let chance = lost.game.view(Some(Seat(0))).bet_on(tiles, Colour::Red).unwrap().chance;
    let deck = &lost.game.hidden.misbehave;
    let red = deck.iter().filter(|&&id| misbehave_card(id).suit.colour() == Colour::Red).count();
    let (red, all) = (red as u64, deck.len() as u64);
    let exact = crate::firefly::odds::Chance::new(red * (red - 1), all * (all - 1));
    assert_eq!(chance, exact);
}

#[test]
fn a_stun_baton_turns_the_die_of_a_fight_into_a_six() {
    let mut scene = scene(110);
    let baton = scene.bring("Simon's Sonic Stun Baton");
    scene.turn_up_nav(210);
    scene.dice(&[2, 5]);
    scene.choose(Choice::Way(1));
    assert_eq!(scene.legal(), [Choice::Spend(baton), Choice::Keep]);
    scene.choose(Choice::Spend(baton));
    let six = |event: &Event| matches!(event, Event::Roll { die: 6, bonus: 5, .. });
    assert!(scene.heard.iter().any(six));
    assert!(scene.captain().gear.is_empty());
}

#[test]
fn the_operatives_sword_is_an_ace_for_any_card() {
    let mut scene = scene(110);
    let sword = scene.bring("The Operative's Sword");
    scene.turn_up_misbehave(13);
    scene.choose(Choice::Ace(sword));
    assert_eq!(scene.captain().passed, 1);
    assert!(scene.captain().gear.is_empty());
}

#[test]
fn a_flak_gun_drives_a_cutter_off_wherever_it_meets_the_ship() {
    let mut scene = scene(110);
    let gun = scene.bring("Hull-Mounted Flak Gun");
    scene.turn_up_nav(202);
    scene.choose(Choice::Repel(gun));
    // The right-hand captain picks which comes, then the ship drives it off.
    scene.choose(Choice::Rouse(sector(122)));
    assert_eq!(scene.board().decider(), Some(Seat(0)));
    scene.choose(Choice::To(sector(111)));
    assert_eq!(scene.board().cutters.sectors(), [111, 120, 121].map(sector));
    assert_eq!(scene.board().reaver_alert(sector(110)), 1, "it leaves a token where it was");
    assert_eq!(scene.board().stack.last(), Some(&Frame::Flight), "and the ship flies on");
    let gun = scene.bring("Hull-Mounted Flak Gun");
    scene.game.board.cutters = [110, 120, 121].into_iter().map(sector).collect();
    scene.game.board.flight = None;
    scene.game.board.stack = vec![Frame::Turn, Frame::Reavers];
    scene.choose(Choice::Repel(gun));
    scene.choose(Choice::To(sector(105)));
    assert_eq!(scene.board().stack.last(), Some(&Frame::Turn));
}

#[test]
fn a_scanner_resolves_the_alert_beside_the_ship() {
    let mut scene = scene(110);
    scene.bring("Long-Range Scanner Array");
    scene.goods(Good::Fuel, 3, 0);
    scene.game.board.alerts.add(Watch::Reavers, sector(105));
    scene.choose(Choice::Burn);
    scene.dice(&[1]);
    scene.choose(Choice::Scan(sector(105)));
    scene.choose(Choice::Rouse(sector(121)));
    assert!(scene.board().cutters.is_in(sector(105)));
    assert_eq!(scene.board().reaver_alert(sector(105)), 0);
    assert_eq!(scene.board().stack.last(), Some(&Frame::Flight), "the Fly goes on");
    assert!(!scene.legal().contains(&Choice::To(sector(105))));
}

#[test]
fn a_catalyzer_burns_one_fuel_more_for_two_sectors() {
    let mut scene = scene(110);
    let catalyzer = scene.bring("Modded Fuel Catalyzer");
    scene.goods(Good::Fuel, 3, 0);
    scene.choose(Choice::Burn);
    assert_eq!((scene.captain().has(Good::Fuel), scene.board().sectors_left()), (2, 5));
    scene.choose(Choice::Boost(catalyzer));
    assert_eq!((scene.captain().has(Good::Fuel), scene.board().sectors_left()), (1, 7));
    assert!(!scene.legal().contains(&Choice::Boost(catalyzer)), "once a flight");
}

#[test]
fn reaver_flage_passes_cutters_until_they_have_killed() {
    let mut scene = scene(121);
    scene.captain().sector = Some(sector(109));
    scene.goods(Good::Fuel, 3, 0);
    let flage = scene.bring("Reaver-Flage");
    let mut other = scene.clone();
    other.play().move_card(flage, Spot::Ship(Seat(0)), Spot::Discard, Cause::Setup);
    for (scene, open) in [(&mut scene, true), (&mut other, false)] {
        let way = scene.game.view(Some(Seat(0))).way(Seat(0), sector(123));
        assert_eq!(way.is_some(), open, "{way:?}");
        scene.choose(Choice::Burn);
        assert_eq!(scene.legal().contains(&Choice::To(sector(121))), open);
    }
    scene.bring("Emma");
    scene.play().push(Deaths { count: 1, chosen: Vec::new(), cause: Cause::Reavers });
    scene.run();
    let emma = scene.crew("Emma");
    scene.choose(Choice::Kill(emma));
    assert!(scene.captain().upgrades.is_empty());
}

#[test]
fn a_whisper_slips_away_before_any_contact() {
    let mut scene = scene(110);
    scene.bring("Xunsu Whisper X1");
    assert_eq!(scene.captain().range(), 6);
    scene.captain().warrants = 1;
    // In somebody else's turn the Cruiser comes.
    scene.game.board.turn = Seat(1);
    scene.game.board.stack = vec![Frame::Turn];
    scene.station(Patrol::Cruiser, sector(110));
    assert_eq!(scene.board().decider(), Some(Seat(0)));
    let mut caught = scene.clone();
    scene.dice(&[3]);
    scene.choose(Choice::Roll);
    scene.choose(Choice::To(sector(105)));
    assert_eq!((scene.captain().sector, scene.captain().warrants), (Some(sector(105)), 1));
    caught.dice(&[2]);
    caught.choose(Choice::Roll);
    assert_eq!((caught.captain().sector, caught.captain().warrants), (Some(sector(110)), 0));
    // On the card that brings a Cutter the rest of the card is spared.
    let mut scene = self::scene(110);
    scene.bring("Xunsu Whisper X1");
    scene.turn_up_nav(202);
    scene.dice(&[6]);
    scene.choose(Choice::Way(0));
    scene.choose(Choice::Rouse(sector(120)));
    scene.dice(&[6]);
    scene.choose(Choice::Roll);
    scene.choose(Choice::To(sector(105)));
    assert_eq!(scene.board().flight, None, "an evasion ends the Fly");
    assert!(!scene.heard.iter().any(|event| matches!(event, Event::Test { .. })));
}

#[test]
fn atherton_hires_no_companions_and_murphy_sells_dear() {
    let mut scene = scene(110);
    let named = |name: &str| SupplyId::all().find(|card| card.printed().name == name).unwrap();
    let (inara, emma) = (named("Inara"), named("Emma"));
    scene.captain().leader = Some(leader("Atherton"));
    let place = |scene: &Scene, card| scene.board().has_place(Seat(0), card);
    assert_eq!((place(&scene, inara), place(&scene, emma)), (false, true));
    scene.captain().leader = Some(leader("Murphy"));
    assert!(place(&scene, inara));
    let money = |good| scene.board().acting().sale_money(good);
    assert_eq!([Good::Cargo, Good::Contraband, Good::Part].map(money), [100, 100, 0]);
}

#[test]
fn money_alone_is_given_from_afar() {
    let mut scene = scene(110);
    scene.goods(Good::Fuel, 3, 0);
    scene.choose(Choice::Parley(Seat(1)));
    let named = |choice: &Choice| matches!(choice, Choice::Good(_) | Choice::Card(_));
    assert!(!scene.legal().iter().any(named));
    scene.choose(Choice::Money(500));
    scene.choose(Choice::Ask);
    scene.choose(Choice::Propose);
    scene.choose(Choice::Agree);
    assert_eq!(scene.captain().money, 4500);
    let base = Scene::new(Table::new(2));
    assert!(!base.legal().contains(&Choice::Parley(Seat(1))), "not without the set");
}

// Challenges -----------------------------------------------------------------------------------

/// The first challenge of this name.
fn card(name: &str) -> JobId {
    JobId::all().find(|id| id.job().challenge.is_some() && id.job().name == name).unwrap()
}

/// A crime is about to be begun where it is done, with a challenge in hand.
fn dared(job: u16, at: u8, name: &str) -> (Scene, JobId) {
    let mut scene = scene(at);
    let (job, challenge) = (JobId::new(job).unwrap(), card(name));
    for id in [job, challenge] {
        let deck = id.job().contact;
        scene.game.hidden.jobs[deck].retain(|other| *other != id);
        scene.game.board.job_discards[deck].retain(|other| *other != id);
        scene.game.hidden.hands[Seat(0)].push(id);
    }
    scene.game.hidden.hands[Seat(0)].sort_unstable();
    for name in ["Kaylee", "Jayne", "Inara", "Zoe"] {
        scene.bring(name);
    }
    scene.captain().leader = Some(leader("Corbin"));
    scene.choose(Choice::Work(job));
    (scene, challenge)
}

/// *A Fistful of Scoundrels*-like errands are told by what is left of them.
fn left(scene: &Scene) -> u8 {
    scene.board().errand.as_ref().map_or(0, |errand| errand.left)
}

/// An illegal job with misbehave cards at its only place, and a legal one, for four of a crew.
fn illegal() -> (u16, u8) {
    let fits = |id: &JobId| {
        let job = id.job();
        let stop = job.stop(Step::Finish);
        job.kind == JobType::Crime
            && id.number() < 126
            && stop.misbehave > 1
            && job.keywords.is_empty()
            && job.needs.is_empty()
            && job.test.is_none()
            && (job.skills.fight, job.skills.tech, job.skills.negotiate) <= (2, 2, 2)
    };
    let id = JobId::all().find(fits).unwrap();
    (id.number(), id.job().stop(Step::Finish).place.sectors(sector(51))[0])
}

#[test]
fn a_challenge_goes_under_a_job_of_its_kind_as_it_is_begun() {
    let (job, at) = illegal();
    let (mut scene, challenge) = dared(job, at, "Play Merry Hob");
    assert!(scene.legal().contains(&Choice::Attach(challenge)));
    scene.choose(Choice::Attach(challenge));
    assert!(!scene.legal().contains(&Choice::Attach(challenge)), "one alone");
    let asked = JobId::new(job).unwrap().job().stop(Step::Finish).misbehave;
    scene.game.hidden.misbehave.extend([13; 2]);
    scene.choose(Choice::Go);
    assert_eq!(left(&scene), asked + 2);
    let active = scene.captain().active[0];
    assert_eq!((active.challenge, scene.captain().active.len()), (Some(challenge), 1));
    assert!(!scene.game.hidden.hands[Seat(0)].contains(&challenge));
    // A legal one does not go under it.
    let (scene, challenge) = dared(job, at, "Right in My Orbit");
    assert!(!scene.legal().contains(&Choice::Attach(challenge)));
}

/// The points of the last test that was decided.
fn points(scene: &Scene) -> Option<i16> {
    scene.heard.iter().rev().find_map(|event| match event {
        Event::Test { points, .. } => Some(*points),
        _ => None,
    })
}

/// What is won: the prize by cards passed, and the trust of Mr Universe.
#[test]
fn a_challenge_is_met_together_with_its_job() {
    let (job, at) = illegal();
    let (mut scene, challenge) = dared(job, at, "Play Merry Hob");
    scene.choose(Choice::Attach(challenge));
    scene.game.hidden.misbehave.extend([13; 9]);
    scene.bring("The Operative's Sword");
    scene.choose(Choice::Go);
    let expected = scene.game.view(Some(Seat(0))).outlook(Seat(0), JobId::new(job).unwrap());
    while let Some(errand) = scene.board().errand.as_ref().filter(|e| e.outcome.is_none()) {
        let card = match scene.board().stack.last() {
            Some(Frame::Card(Card(card))) => *card,
            _ => break,
        };
        let (done, _) = (errand.left, card);
        assert!(done > 0);
        // As if each were passed.
        scene.game.board.stack.pop();
        scene.game.board.errand.as_mut().unwrap().proceed = true;
        scene.run();
    }
    let asked = JobId::new(job).unwrap().job().stop(Step::Finish).misbehave;
    let prize = Event::Money {
        seat: Seat(0),
        change: i32::from(asked + 2) * 500,
        cause: Cause::Job(challenge),
    };
    assert!(scene.heard.contains(&prize), "{:?}", scene.heard);
    assert_eq!(expected.dared, u32::from(asked + 2) * 500, "what the page says before");
    assert_eq!(expected.pay, expected.reward.dollars() + expected.dared);
    assert!(scene.captain().is_solid(Contact::MrUniverse));
    assert_eq!(scene.captain().hand_limit(), 5);
    assert!(scene.captain().active.is_empty());
}

#[test]
fn a_warrant_loses_job_challenge_and_both_friends() {
    let (job, at) = illegal();
    let (mut scene, challenge) = dared(job, at, "Hands Tied");
    scene.choose(Choice::Attach(challenge));
    scene.game.hidden.misbehave.extend([13; 2]);
    let other = card("Off the Grid");
    scene.captain().solid = vec![other];
    let hand: Vec<JobId> = (1..=4).filter_map(JobId::new).collect();
    scene.game.hidden.hands[Seat(0)].extend(hand);
    scene.game.hidden.hands[Seat(0)].sort_unstable();
    scene.choose(Choice::Go);
    scene.play().warrant(Cause::Free);
    scene.run();
    assert!(!scene.captain().is_solid(Contact::MrUniverse));
    assert!(matches!(scene.board().stack.last(), Some(Frame::Overfull(_))), "a smaller hand");
    scene.choose(Choice::Drop(JobId::new(1).unwrap()));
    assert_eq!(scene.game.hidden.hands[Seat(0)].len(), 3);
    scene.game.board.stack.retain(|frame| !matches!(frame, Frame::Card(_)));
    scene.run();
    let gone = |id: JobId| Event::Job {
        job: Some(id),
        contact: id.job().contact,
        from: JobSpot::Active(Seat(0)),
        to: JobSpot::Discard,
        cause: Cause::Job(JobId::new(job).unwrap()),
    };
    assert!(scene.heard.contains(&gone(challenge)));
    assert!(scene.heard.contains(&gone(JobId::new(job).unwrap())));
}

/// Limits hold at every step: too many, or too much gear, and nobody goes.
#[test]
fn limits_of_a_challenge_keep_a_team_small_and_light() {
    let (job, at) = illegal();
    let (mut scene, challenge) = dared(job, at, "Two More Than I Need");
    scene.choose(Choice::Attach(challenge));
    assert!(!scene.legal().contains(&Choice::Go), "five are too many");
    for name in ["Inara", "Zoe"] {
        let person = scene.crew(name);
        scene.choose(Choice::Bench(person));
    }
    let able = scene
        .board()
        .meets(&scene.board().errand.as_ref().unwrap().team, JobId::new(job).unwrap().job());
    assert_eq!(scene.legal().contains(&Choice::Go), able);
    let (mut scene, challenge) = dared(job, at, "How Weird");
    let pistol = scene.bring("Pistol");
    scene.choose(Choice::Attach(challenge));
    assert!(!scene.legal().contains(&Choice::Go));
    scene.choose(Choice::Gear(pistol));
    scene.choose(Choice::Shelve);
    assert!(scene.legal().contains(&Choice::Go));
}

/// Neither crew nor gear adds points of the skill; chances say so too.
#[test]
fn a_skill_that_is_left_out_leaves_the_die_alone() {
    let (job, at) = illegal();
    let fight = |under: bool| {
        let (mut scene, challenge) = dared(job, at, "Hands Tied");
        if under {
            scene.choose(Choice::Attach(challenge));
        }
        let deck = &mut scene.game.hidden.misbehave;
        deck.retain(|card| *card != 13);
        deck.push(13);
        scene.choose(Choice::Go);
        let test = misbehave_card(13).ways[0].test().unwrap();
        let team = scene.board().errand.as_ref().unwrap().team.clone();
        let chance = scene.board().band_chances(&team, test, 0);
        scene.choose(Choice::Way(0));
        while let Some(Frame::Test(_)) = scene.board().stack.last() {
            scene.choose(if scene.legal().contains(&Choice::Roll) {
                Choice::Roll
            } else {
                Choice::Keep
            });
        }
        (points(&scene).unwrap(), chance)
    };
    let (alone, slim) = fight(true);
    let (armed, fair) = fight(false);
    assert_eq!(alone, 0);
    assert!(armed > 0 && slim != fair);
}

/// The test of a legal challenge comes before the pay; a failure leaves the job for another turn.
#[test]
fn the_test_of_a_challenge_comes_before_the_last_step() {
    let mut scene = scene(91);
    scene.captain().leader = Some(leader("Corbin"));
    scene.bring("Kaylee");
    let (job, challenge) = (JobId::new(180).unwrap(), card("Puppet Theater"));
    let at = job.job().stop(Step::Finish).place.sectors(sector(51))[0];
    scene.captain().sector = Some(sector(at));
    scene.begin_errand(job, 0);
    scene.game.hidden.jobs[Contact::MrUniverse].retain(|other| *other != challenge);
    scene.captain().active[0].challenge = Some(challenge);
    scene.game.board.errand.as_mut().unwrap().challenge = Some(challenge);
    let Some(Term::Test(test)) = challenge.job().challenge.map(|c| c.term) else { panic!() };
    assert_eq!(test.floors(), [0, 8]);
    let mut failed = scene.clone();
    failed.dice(&[1]);
    failed.run();
    failed.choose(Choice::Keep);
    let botched = |event: &Event| matches!(event, Event::Errand { outcome: Outcome::Botched, .. });
    assert!(failed.heard.iter().any(botched));
    assert_eq!(failed.captain().active[0].challenge, Some(challenge), "try again another turn");
    assert_eq!(failed.captain().money, 5000);
    scene.dice(&[5]);
    scene.run();
    assert_eq!(points(&scene), Some(5));
    assert!(scene.captain().is_solid(Contact::MrUniverse));
    assert_eq!(scene.captain().has(Good::Contraband), 2);
}

#[test]
fn mr_universe_deals_from_anywhere_once_solid() {
    let mut scene = scene(51);
    assert!(!scene.legal().contains(&Choice::Deal(Contact::MrUniverse)));
    scene.captain().solid = vec![card("Off the Grid")];
    scene.choose(Choice::Deal(Contact::MrUniverse));
    scene.choose(Choice::Draw);
    let drawn = scene.game.hidden.drawn.clone();
    assert!(drawn[0].job().challenge.is_some());
    scene.choose(Choice::Accept(drawn[0]));
    assert_eq!(scene.game.hidden.hands[Seat(0)], drawn);
}

/// What each ability of Meridian's cards is seen by: with the card, and without.
pub(super) fn seen(scene: &mut Scene, card: SupplyId, ability: Ability) -> String {
    scene.captain().sector = Some(sector(110));
    scene.goods(Good::Fuel, 3, 0);
    scene.captain().money = 5000;
    match ability {
        Ability::Bribes(_) | Ability::OneUseBeforeRoll(_) | Ability::TokenForPoints(..) => {
            horns(scene, 0);
        }
        Ability::OrdersShip => {
            pods(scene);
        }
        Ability::CalmsCarrier => scene.captain().leader_disgruntled = true,
        Ability::JobGoods(kind, _) => {
            let job = JobId::all().find(|id| id.job().kind == kind).unwrap().job();
            let team = scene.captain().everyone();
            return scene.board().reward(job, &team, Default::default()).mixed.to_string();
        }
        Ability::CalmsBefore(_) => {
            scene.captain().leader_disgruntled = true;
            horns(scene, 1);
            return scene.captain().leader_disgruntled.to_string();
        }
        Ability::OneUseSix(_) => {
            scene.turn_up_nav(210);
            scene.dice(&[2]);
            scene.choose(Choice::Way(1));
        }
        Ability::OneUseAce => scene.turn_up_misbehave(13),
        Ability::RepelsCutter => scene.turn_up_nav(202),
        Ability::Scans => {
            scene.game.board.alerts.add(Watch::Reavers, sector(105));
            scene.choose(Choice::Burn);
        }
        Ability::Boosts(_) => scene.choose(Choice::Burn),
        Ability::PassesCutters => {
            scene.captain().sector = Some(sector(109));
            scene.choose(Choice::Burn);
        }
        Ability::SlipsAway(_) => {
            scene.station(Patrol::Cruiser, sector(110));
            scene.run();
        }
        _ => {}
    }
    let _ = card;
    format!("{:?}", scene.legal())
}
