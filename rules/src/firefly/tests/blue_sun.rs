//! Blue Sun: what its cards do, and a drawn position for each of its rules (sections 18 and 22).

use super::ways::Deck;
use super::*;
use crate::Later;
use crate::firefly::contact::Contact;
use crate::firefly::odds::Chance;
use crate::firefly::sets::Sets;
use crate::firefly::step::Pool;

pub(super) fn table(seats: u8) -> Table {
    Table { sets: Sets::named("blue-sun").unwrap(), ..Table::new(seats) }
}

/// Seat 0 in the Rim, seat 1 in the core, Cutters far away unless they are stationed.
fn scene(at: u8) -> Scene {
    let mut scene = Scene::new(table(2));
    scene.captain().sector = Some(sector(at));
    scene.game.board.captains[Seat(1)].sector = Some(sector(51));
    scene
}

/// A ship with a bit of everything over a planet.
fn ship() -> Scene {
    let mut scene = scene(112);
    for name in ["Bree", "Lund", "Emma"] {
        scene.bring(name);
    }
    Good::ALL.into_iter().for_each(|good| scene.goods(good, 1, 0));
    scene.goods(Good::Contraband, 1, 1);
    scene.goods(Good::Part, 1, 0);
    scene
}

/// One with a mechanic and without a pilot, that does not break down, between the planets.
fn sturdy_ship() -> Scene {
    let mut scene = scene(110);
    scene.captain().leader = Some(leader("Corbin"));
    scene.bring("Full Tune-Up & Retro-Fit");
    scene.bring("Scrapper");
    scene.goods(Good::Fuel, 2, 0);
    scene
}

pub(super) fn deck() -> Deck {
    let rim = table(2).nav().map(|(card, _)| card);
    let rim = rim.filter(|card| card.region == Region::Rim || card.id == 121);
    Deck {
        cards: rim.map(|card| (card.id, card.name, card.ways.len())).collect(),
        ships: [ship, sturdy_ship],
        turn_up: |scene, card| scene.turn_up_nav(card),
        frame: |card| Nav(card).into(),
        file: "blue_sun_nav_cards.txt",
    }
}

#[test]
fn each_way_does_what_the_table_says() {
    deck().does_what_is_known(include_str!("blue_sun_nav_cards.txt"));
}

#[test]
#[ignore = "writes the lines anew"]
fn write_lines() {
    deck().write();
}

/// A Cutter that moves leaves a token where it was, never comes onto another and never to the
/// Alliance (section 18).
#[test]
fn a_cutter_that_moves_leaves_a_token() {
    let mut scene = scene(118);
    scene.turn_up_nav(203);
    assert_eq!(scene.board().decider(), Some(Seat(1)), "the seat to the right moves it");
    let wakes = [120, 121, 122].map(|at| Choice::Rouse(sector(at)));
    assert_eq!(scene.legal(), wakes);
    scene.choose(Choice::Rouse(sector(121)));
    // 120 and 122 hold the other two.
    let around = [102, 103, 104, 109, 123].map(|at| Choice::To(sector(at)));
    assert_eq!(scene.legal(), around);
    scene.choose(Choice::To(sector(104)));
    assert_eq!(scene.board().cutters.sectors(), [104, 120, 122].map(sector));
    assert_eq!(scene.board().reaver_alert(sector(121)), 2, "one more than the printed one");
    assert_eq!(scene.board().reaver_alert(sector(104)), 0);
    assert_eq!(scene.board().stack.last(), Some(&Frame::Flight));
}

#[test]
fn cutters_are_hemmed_in_by_each_other_and_by_the_core() {
    let mut scene = scene(118);
    // 73 borders on 65 in the Border and on the Alliance beside; 65 on 64 and 73.
    scene.game.board.cutters = [64, 65, 73].into_iter().map(sector).collect();
    let open = |ship: u8| Move {
        patrol: Patrol::Cutter,
        seat: Seat(1),
        reach: Reach::Neighbour,
        ship: Some(sector(ship)),
    };
    let to = |at: &Choice| matches!(at, Choice::To(at) if at.sector().region == Region::Border);
    assert_eq!(open(65).choices(&scene.game), []);
    assert!(open(64).choices(&scene.game).iter().all(to));
    scene.turn_up_nav(203);
    assert!(!scene.legal().contains(&Choice::Rouse(sector(65))), "one that cannot move stays");
}

/// *Reavers Dead Ahead* and *Reavers in Orbit*: next to the ship, and over a planet, never where a
/// ship is.
#[test]
fn reavers_come_ahead_and_into_orbit() {
    let mut scene = scene(93);
    scene.game.board.captains[Seat(1)].sector = Some(sector(106));
    scene.turn_up_nav(121);
    scene.choose(Choice::Rouse(sector(120)));
    let ahead = [81, 91, 92, 94, 107, 124].map(|at| Choice::To(sector(at)));
    assert_eq!(scene.legal(), ahead);
    let mut scene = self::scene(118);
    scene.turn_up_nav(204);
    scene.choose(Choice::Rouse(sector(122)));
    let planets = scene.legal();
    assert!(planets.contains(&Choice::To(sector(92))), "Shadow is named on this board");
    assert!(planets.contains(&Choice::To(sector(104))), "a relay counts as a planet");
    assert!(!planets.contains(&Choice::To(sector(118))), "a ship is there");
    assert!(!planets.contains(&Choice::To(sector(51))) && !planets.contains(&Choice::Stop));
}

/// The card *Reaver Cutter*: the seat to the right picks which comes; one that is there stays, and
/// either way they are met at once.
#[test]
fn the_right_hand_captain_picks_the_cutter_that_comes() {
    let mut scene = scene(118);
    scene.goods(Good::Passenger, 1, 0);
    scene.turn_up_nav(202);
    scene.choose(Choice::Way(0));
    assert_eq!(scene.board().decider(), Some(Seat(1)));
    scene.choose(Choice::Rouse(sector(122)));
    assert_eq!(scene.board().cutters.sectors(), [118, 120, 121].map(sector));
    assert_eq!(scene.board().decider(), Some(Seat(0)));
    assert_eq!(scene.captain().has(Good::Passenger), 0);
    let mut scene = self::scene(118);
    scene.station(Patrol::Cutter, sector(118));
    scene.turn_up_nav(202);
    scene.choose(Choice::Way(0));
    let comes = |event: &Event| matches!(event, Event::Cutter { by: Some(_), .. });
    assert!(!scene.heard.iter().any(comes), "none comes");
    assert_eq!(scene.board().cutters.sectors(), [118, 121, 122].map(sector));
}

/// *Reaver Bait*: who drew it picks.
#[test]
fn the_drawer_baits_the_cutter_that_he_likes() {
    let mut scene = scene(93);
    scene.turn_up_nav(104);
    scene.choose(Choice::Way(1));
    assert_eq!(scene.board().decider(), Some(Seat(0)));
    scene.choose(Choice::Rouse(sector(121)));
    assert!(scene.board().is_barred(sector(93)));
    assert_eq!(scene.board().stack.last(), Some(&Frame::Evasion));
}

/// Alone one is one's own right-hand captain.
#[test]
fn alone_one_moves_the_cutters_oneself() {
    let mut scene = Scene::new(table(1));
    scene.captain().sector = Some(sector(118));
    scene.turn_up_nav(203);
    assert_eq!(scene.board().decider(), Some(Seat(0)));
    assert!(scene.legal().contains(&Choice::Rouse(sector(120))));
}

/// Who moseys may come to a Cutter, who burns or evades may not; it is met when the next turn
/// begins and both are there still.
#[test]
fn a_mosey_dares_the_reavers() {
    let mut scene = scene(102);
    let near = |scene: &Scene| scene.legal().contains(&Choice::To(sector(121)));
    let mut burn = scene.clone();
    burn.choose(Choice::Burn);
    assert!(!near(&burn));
    let mut evade = scene.clone();
    evade.game.board.stack.push(Frame::Evasion);
    assert!(!near(&evade));
    scene.choose(Choice::Mosey);
    assert!(near(&scene));
    scene.heard.clear();
    scene.choose(Choice::To(sector(121)));
    assert!(!scene.story().contains("dead"), "no contact now");
    let mut gone = scene.clone();
    scene.choose(Choice::EndTurn);
    scene.choose(Choice::EndTurn);
    assert_eq!(scene.board().stack.last(), Some(&Frame::Reavers));
    gone.station(Patrol::Cutter, sector(101));
    gone.game.board.cutters = [101, 107, 122].into_iter().map(sector).collect();
    gone.choose(Choice::EndTurn);
    gone.choose(Choice::EndTurn);
    assert_eq!(gone.board().stack.last(), Some(&Frame::Turn));
}

/// One die at or below the number of tokens brings a Cutter, then all tokens go; the nav card
/// follows as usual (section 22).
#[test]
fn tokens_are_resolved_by_who_enters() {
    let mut scene = scene(118);
    scene.game.board.alerts.add(Watch::Reavers, sector(116));
    scene.game.board.alerts.add(Watch::Reavers, sector(116));
    let deck = &mut scene.game.hidden.nav[Region::Rim];
    deck.retain(|card| *card != 201);
    deck.push(201);
    scene.choose(Choice::Burn);
    let mut quiet = scene.clone();
    quiet.dice(&[3]);
    quiet.choose(Choice::To(sector(116)));
    assert_eq!(quiet.board().alerts.reavers(), [], "whatever the roll");
    assert_eq!(quiet.board().cutters.sectors(), [120, 121, 122].map(sector));
    assert!(quiet.heard.iter().any(|event| matches!(event, Event::Nav { card: 201, .. })));
    scene.dice(&[2]);
    scene.choose(Choice::To(sector(116)));
    assert_eq!(scene.board().decider(), Some(Seat(1)), "the seat to the right picks");
    assert!(!scene.heard.iter().any(|event| matches!(event, Event::Nav { .. })), "not before");
    scene.choose(Choice::Rouse(sector(122)));
    assert_eq!(scene.board().cutters.sectors(), [116, 120, 121].map(sector));
    assert_eq!(scene.board().alerts.reavers(), [(sector(122), 1)]);
    assert!(scene.heard.iter().any(|event| matches!(event, Event::Nav { card: 201, .. })));
    assert_eq!(scene.board().stack.last(), Some(&Frame::Flight), "no contact now");
}

/// Printed tokens count and stay; six are sure; where a Cutter is none comes.
#[test]
fn printed_tokens_count_and_stay() {
    let mut scene = scene(102);
    scene.game.board.cutters = [101, 120, 122].into_iter().map(sector).collect();
    assert_eq!(scene.board().reavers_come(sector(121)), Chance::new(1, 6));
    (0..4).for_each(|_| scene.game.board.alerts.add(Watch::Reavers, sector(121)));
    assert_eq!(scene.board().reavers_come(sector(121)), Chance::new(5, 6));
    assert_eq!(scene.board().reavers_come(sector(120)), Chance::NEVER);
    scene.choose(Choice::Mosey);
    scene.dice(&[5]);
    scene.choose(Choice::To(sector(121)));
    let rouse = [101, 120, 122].map(|at| Choice::Rouse(sector(at)));
    assert_eq!(scene.legal(), rouse);
    scene.choose(rouse[0]);
    assert_eq!(scene.board().reaver_alert(sector(121)), 1);
}

/// Evading resolves tokens too, and so does a ship that another captain steers, where it ends.
#[test]
fn who_evades_or_drifts_resolves_tokens() {
    let mut scene = scene(118);
    (0..6).for_each(|_| scene.game.board.alerts.add(Watch::Reavers, sector(116)));
    let mut evade = scene.clone();
    evade.game.board.stack.push(Frame::Evasion);
    evade.choose(Choice::To(sector(116)));
    assert_eq!(evade.board().decider(), Some(Seat(1)));
    assert!(evade.legal().contains(&Choice::Rouse(sector(120))));
    scene.turn_up_nav(211);
    assert_eq!(scene.board().decider(), Some(Seat(1)));
    let mut past = scene.clone();
    past.choose(Choice::To(sector(116)));
    past.choose(Choice::To(sector(117)));
    assert_eq!(past.board().alerts.reavers(), [(sector(116), 6)], "the last one counts");
    assert_eq!(past.captain().sector, Some(sector(117)));
    assert_eq!(past.board().stack.last(), Some(&Frame::Flight));
    scene.choose(Choice::To(sector(115)));
    scene.choose(Choice::To(sector(116)));
    assert_eq!(scene.board().alerts.reavers(), [], "resolved where it comes to rest");
}

/// The law that stops a flight leaves the Reavers' tokens where they are.
#[test]
fn a_flight_that_is_stopped_leaves_the_tokens() {
    let mut scene = scene(93);
    scene.captain().warrants = 1;
    scene.game.board.cruiser = sector(92);
    (0..6).for_each(|_| scene.game.board.alerts.add(Watch::Reavers, sector(92)));
    scene.choose(Choice::Burn);
    scene.choose(Choice::To(sector(92)));
    scene.submit();
    assert_eq!(scene.board().alerts.reavers(), [(sector(92), 6)]);
    assert_eq!(scene.board().stack.last(), Some(&Frame::Turn));
}

/// An outlaw that another captain steers to the Cruiser is stopped by it (section 22).
#[test]
fn an_outlaw_in_flight_is_stopped_by_a_cruiser_that_comes() {
    let mut scene = scene(93);
    scene.captain().warrants = 1;
    scene.game.board.flight = Some(Flight::new(Pace::Burn));
    scene.game.board.stack = vec![Frame::Turn, Frame::Flight];
    scene.station(Patrol::Cruiser, sector(93));
    scene.run();
    scene.submit();
    assert_eq!((scene.captain().warrants, scene.board().flight), (0, None));
    assert_eq!(scene.board().stack.last(), Some(&Frame::Turn));
}

/// *Fuel Coupling Failure*: each further sector costs fuel, and without any there is none.
#[test]
fn leaking_lines_cost_fuel_and_then_the_way() {
    let mut scene = scene(118);
    scene.goods(Good::Fuel, 1, 0);
    scene.turn_up_nav(207);
    scene.choose(Choice::Way(1));
    assert_eq!(scene.board().stack.last(), Some(&Frame::Flight));
    let deck = &mut scene.game.hidden.nav[Region::Rim];
    deck.push(201);
    scene.choose(Choice::To(sector(116)));
    assert_eq!(scene.captain().has(Good::Fuel), 0);
    assert!(scene.legal().contains(&Choice::Stop));
    assert!(!scene.legal().iter().any(|choice| matches!(choice, Choice::To(_))), "no fuel left");
}

/// *Grav-Well Maneuver* adds to the range of this flight.
#[test]
fn a_gravity_well_throws_the_ship_farther() {
    let mut scene = scene(118);
    scene.turn_up_nav(208);
    scene.choose(Choice::Way(0));
    assert_eq!(scene.board().sectors_left(), 5 + 3 - 2);
}

/// Goods are any mix that fits, the owner's choice both ways.
#[test]
fn goods_are_any_mix_that_the_owner_likes() {
    let mut scene = scene(118);
    scene.bring("Kaylee");
    scene.goods(Good::Fuel, 0, 0);
    scene.goods(Good::Part, 0, 0);
    scene.goods(Good::Cargo, 7, 4);
    scene.turn_up_nav(213);
    scene.choose(Choice::Way(1));
    let fits = Good::GOODS.map(Choice::Fetch);
    assert!(fits.iter().all(|choice| scene.legal().contains(choice)));
    scene.choose(Choice::Fetch(Good::Part));
    assert!(!scene.legal().contains(&Choice::Fetch(Good::Cargo)), "half a space is left");
    scene.choose(Choice::Fetch(Good::Fuel));
    assert_eq!((scene.captain().has(Good::Part), scene.captain().has(Good::Fuel)), (1, 1));
    assert!(!scene.board().stack.iter().any(|f| matches!(f, Frame::LoadGoods(LoadGoods { .. }))));
    let mut scene = self::scene(118);
    scene.goods(Good::Fuel, 2, 0);
    scene.goods(Good::Part, 0, 1);
    scene.goods(Good::Cargo, 4, 2);
    scene.dice(&[1]);
    scene.turn_up_nav(209);
    scene.choose(Choice::Way(0));
    scene.choose(Choice::Roll);
    let held = [Good::Fuel, Good::Cargo].map(Choice::Dump);
    assert_eq!(scene.legal(), held, "what lies in the stash is safe");
    for good in [Good::Cargo, Good::Cargo, Good::Cargo, Good::Cargo, Good::Fuel] {
        if scene.legal().contains(&Choice::Dump(good)) {
            scene.choose(Choice::Dump(good));
        }
    }
    assert_eq!((scene.captain().has(Good::Fuel), scene.captain().has(Good::Cargo)), (1, 2));
}

/// *Objects in Space*: crew from any discard pile, free, if a berth is left.
#[test]
fn somebody_adrift_is_taken_aboard() {
    let mut scene = scene(118);
    let crew = scene.bring("Lund");
    scene.play().move_card(crew, Spot::Ship(Seat(0)), Spot::Discard, Cause::Free);
    scene.turn_up_nav(212);
    scene.choose(Choice::Way(0));
    scene.choose(Choice::Buy(crew));
    assert!(scene.captain().member(crew).is_some());
    assert_eq!(scene.board().stack.last(), Some(&Frame::Turn), "full stop");
}

/// With three or more seats the Rim's card that reshuffles joins at the first reshuffle
/// (section 2).
#[test]
fn the_rim_deck_follows_the_rule_of_the_others() {
    let rim = |seats| Scene::new(table(seats)).game;
    let (two, three) = (rim(2), rim(3));
    assert_eq!(two.hidden.nav[Region::Rim].len(), 30);
    assert!(two.board.nav_discards[Region::Rim].is_empty());
    assert_eq!(three.hidden.nav[Region::Rim].len(), 29);
    assert_eq!(three.board.nav_discards[Region::Rim], [202]);
}

/// At the place of a job's next step with this crew, the job in the hand.
fn at_work(job: u16, at: u8, crew: &[&str]) -> Scene {
    let mut scene = scene(at);
    crew.iter().for_each(|name| {
        scene.bring(name);
    });
    let job = JobId::new(job).unwrap();
    let deck = job.job().contact;
    scene.game.hidden.jobs[deck].retain(|other| *other != job);
    scene.game.board.job_discards[deck].retain(|other| *other != job);
    scene.game.hidden.hands[Seat(0)].push(job);
    scene.captain().money = 3000;
    scene
}

fn work(scene: &mut Scene, job: u16) {
    scene.game.board.acted.clear();
    scene.heard.clear();
    scene.choose(Choice::Work(JobId::new(job).unwrap()));
    scene.choose(Choice::Go);
}

/// The Uroboros Belt: a job there is worked in any of its four sectors.
#[test]
fn the_belt_is_one_place() {
    let job = Choice::Work(JobId::new(134).unwrap());
    for at in [111, 112, 113, 114] {
        assert!(at_work(134, at, &[]).legal().contains(&job));
    }
    assert!(!at_work(134, 116, &[]).legal().contains(&job));
    let make_work = |at| scene(at).legal().contains(&Choice::MakeWork);
    assert_eq!([111, 112, 113, 114].map(make_work), [false, true, false, true]);
    assert!(make_work(104) && make_work(23), "relay and bazaar count as planets");
}

/// What lies on Miranda: as a Tech test says, in any mix.
#[test]
fn miranda_gives_what_a_test_says() {
    let mut scene = at_work(165, 123, &[]);
    scene.dice(&[5]);
    work(&mut scene, 165);
    let Some(&Frame::LoadGoods(LoadGoods { left, .. })) = scene.board().stack.last() else {
        panic!("goods to load")
    };
    assert_eq!(left, 6);
    for _ in 0..3 {
        scene.choose(Choice::Fetch(Good::Contraband));
    }
    scene.choose(Choice::Done);
    assert_eq!(scene.captain().has(Good::Contraband), 3);
    assert!(scene.captain().active[0].loaded);
    // Too few of them are no delivery.
    scene.captain().sector = Some(sector(29));
    scene.game.board.acted.clear();
    let deliver = Choice::Work(JobId::new(165).unwrap());
    assert!(scene.legal().contains(&deliver));
    scene.goods(Good::Contraband, 2, 0);
    assert!(!scene.legal().contains(&deliver));
}

/// What is seized or found of any kind is picked together: as much of each as there is, or as fits.
#[test]
fn goods_of_any_kind_are_picked_together() {
    let mut scene = scene(112);
    scene.goods(Good::Cargo, 3, 2);
    scene.goods(Good::Contraband, 3, 0);
    let cause = Cause::Nav(1);
    let together = |frame: Frame, choice: fn(Good) -> Choice, cargo: usize, contraband: usize| {
        let mut scene = scene.clone();
        scene.game.board.stack.push(frame);
        let goods = [vec![Good::Cargo; cargo], vec![Good::Contraband; contraband]].concat();
        let choices: Vec<Choice> = goods.into_iter().map(choice).collect();
        scene.game.view(Some(Seat(0))).go_together(&choices)
    };
    let seize = |from| Frame::from(SeizeGoods { left: 5, cause, from: Later(from) });
    let hold = |cargo, contraband| together(seize(Pool::Hold), Choice::Dump, cargo, contraband);
    assert_eq!([hold(3, 2), hold(3, 3), hold(4, 0)], [true, false, false]);
    assert!(together(seize(Pool::Goods), Choice::Dump, 4, 1));
    let mut few = scene.clone();
    few.captain().hold = Default::default();
    few.goods(Good::Cargo, 1, 2);
    let due = |scene: &Scene, from| {
        SeizeGoods { left: 5, cause, from: Later(from) }.due(scene.board().captain(Seat(0)))
    };
    assert_eq!(due(&scene, Pool::Hold), 5);
    assert_eq!(due(&few, Pool::Hold), 1, "no more than there is, less what is stowed away");
    let load = Frame::from(LoadGoods { left: 2, cause });
    let loads = |cargo, contraband| together(load.clone(), Choice::Fetch, cargo, contraband);
    assert_eq!([loads(1, 1), loads(2, 1)], [true, false]);
}

/// Good deeds: moral crew asks for no share and is not upset.
#[test]
fn good_deeds_cost_no_moral_share() {
    let mut scene = at_work(162, 92, &["Kaylee", "Jayne"]);
    let job = JobId::new(162).unwrap();
    scene.game.hidden.hands[Seat(0)].clear();
    scene.captain().active = vec![super::super::captain::Active {
        loaded: true,
        ..super::super::captain::Active::begun(job)
    }];
    scene.goods(Good::Cargo, 3, 0);
    work(&mut scene, 162);
    let Some(Frame::Payday(due)) = scene.board().stack.last() else { panic!("a payday") };
    let due: Vec<&str> = due.0.iter().map(|card| card.printed().name).collect();
    assert_eq!(due, ["Jayne"]);
    scene.choose(Choice::PayAll);
    assert!(!scene.story().contains("upset"));
}

/// A shoot-out at the end: botched, or one dead and a warrant, as the card says.
#[test]
fn a_lost_shoot_out_is_botched_or_worse() {
    let lost = |id: u16, good: Good, count: u8, at: u8| {
        let mut scene = at_work(id, at, &["Emma"]);
        let job = JobId::new(id).unwrap();
        scene.game.hidden.hands[Seat(0)].clear();
        scene.captain().active = vec![super::super::captain::Active {
            loaded: true,
            ..super::super::captain::Active::begun(job)
        }];
        scene.goods(good, count, 0);
        scene.dice(&[1]);
        work(&mut scene, id);
        while matches!(scene.board().stack.last(), Some(Frame::Test(_) | Frame::Deaths(_))) {
            let last = *scene.legal().last().unwrap();
            scene.choose(last);
        }
        scene
    };
    let mut botched = lost(136, Good::Contraband, 3, 35);
    assert!(botched.story().contains("botched") && botched.captain().active.len() == 1);
    assert_eq!(botched.captain().has(Good::Contraband), 3);
    let mut worse = lost(144, Good::Contraband, 4, 76);
    assert!(worse.story().contains("warrant") && worse.captain().active.is_empty());
    assert_eq!((worse.captain().warrants, worse.captain().crew.len()), (1, 0));
}

/// Goods by head, in any mix.
#[test]
fn a_job_pays_goods_for_each_on_it() {
    let mut scene = at_work(173, 115, &["Kaylee", "Emma"]);
    scene.captain().leader = Some(leader("Corbin"));
    scene.bring("\"Bona Fide\" Credentials");
    scene.game.hidden.misbehave.extend([20; 3]);
    work(&mut scene, 173);
    while matches!(scene.board().stack.last(), Some(Frame::Card(_))) {
        scene.choose(Choice::Way(1));
    }
    let Some(&Frame::LoadGoods(LoadGoods { left, .. })) = scene.board().stack.last() else {
        panic!("goods to load: {:?}", scene.board().stack.last())
    };
    assert_eq!(left, 3);
}

/// Lord Harrow sells cargo to whom he trusts and adds to shipping and smuggling of any contact.
#[test]
fn lord_harrow_is_a_good_friend() {
    let mut scene = scene(115);
    let friend = JobId::new(135).unwrap();
    assert!(scene.legal().contains(&Choice::Deal(Contact::LordHarrow)));
    scene.captain().solid = vec![friend];
    scene.captain().money = 700;
    scene.choose(Choice::Deal(Contact::LordHarrow));
    scene.choose(Choice::Purchase(Good::Cargo));
    scene.choose(Choice::Purchase(Good::Cargo));
    assert!(!scene.legal().contains(&Choice::Purchase(Good::Cargo)));
    assert!(!scene.legal().contains(&Choice::Sell(Good::Cargo)), "he buys nothing");
    assert_eq!((scene.captain().money, scene.captain().has(Good::Cargo)), (100, 2));
    let gift = |scene: &Scene, job: u16| {
        let (board, job) = (scene.board(), JobId::new(job).unwrap().job());
        board.reward(job, &board.acting().everyone(), Default::default()).gift
    };
    scene.captain().leader = Some(leader("Womack"));
    assert_eq!([1, 3, 17, 124].map(|job| gift(&scene, job)), [500, 500, 0, 0]);
    scene.captain().solid.clear();
    assert_eq!(gift(&scene, 1), 0);
}

/// Ten cards of the Border deck are others, and a Cutter lies where Reavers start (section 18).
#[test]
fn the_border_is_full_of_reavers() {
    let copies = |table: Table, name: &str| -> u8 {
        let nav = table.nav().filter(|(card, _)| card.region == Region::Border);
        nav.filter(|(card, _)| card.name == name).map(|(_, count)| count).sum()
    };
    let reavers = ["Reaver Cutter", "Reaver Bait", "Reavers on the Hunt", "Reavers Dead Ahead"];
    assert_eq!(reavers.map(|name| copies(table(2), name)), [1, 1, 5, 3]);
    let size = |table: Table| -> u8 {
        let nav = table.nav().filter(|(card, _)| card.region == Region::Border);
        nav.map(|(_, count)| count).sum()
    };
    assert_eq!(size(table(2)), size(Table::new(2)));
    let game = Firefly::deal(&table(2), Seed(1), &mut crate::Silent).unwrap();
    assert_eq!(game.board.cutters.sectors(), [120, 121, 122].map(sector));
}

/// What appears where a ship is waits for the next one that enters, and the Cruiser leaves nothing
/// behind (section 22).
#[test]
fn tokens_wait_for_who_enters() {
    let mut scene = scene(118);
    (0..6).for_each(|_| scene.game.board.alerts.add(Watch::Reavers, sector(118)));
    scene.run();
    scene.choose(Choice::EndTurn);
    scene.choose(Choice::EndTurn);
    assert_eq!(scene.board().alerts.reavers(), [(sector(118), 6)]);
    scene.station(Patrol::Cruiser, sector(50));
    scene.station(Patrol::Cruiser, sector(49));
    assert_eq!(scene.board().alerts.of(Watch::Alliance), []);
}

/// Where no ship of the Alliance may come nothing does, and the tokens go (section 22).
#[test]
fn no_ship_of_the_alliance_comes_to_the_border_without_a_corvette() {
    let mut scene = scene(93);
    scene.captain().warrants = 1;
    let to = scene.board().chart().neighbours(sector(93));
    let to = { to }.find(|at| at.sector().region == Region::Border).unwrap();
    (0..6).for_each(|_| scene.game.board.alerts.add(Watch::Alliance, to));
    scene.choose(Choice::Burn);
    scene.heard.clear();
    scene.choose(Choice::To(to));
    assert_eq!(scene.board().alerts.of(Watch::Alliance), []);
    assert_eq!(scene.board().cruiser, SectorId::LONDINIUM);
    assert!(scene.heard.iter().any(|event| matches!(event, Event::Nav { .. })));
}
