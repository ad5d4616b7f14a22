//! Havens, and the stories of the sets whose goals are known: a drawn position for each of their rules
//! (sections 12 and 21).

use super::*;
use crate::firefly::board::Action;
use crate::firefly::contact::Contact;
use crate::firefly::event::{Item, JobSpot};
use crate::firefly::job::Pay;
use crate::firefly::sets::{SETS, Sets};
use crate::firefly::step::{Harbour, Summons};
use crate::{Options, OptionsError};

fn table(story: u8, seats: u8) -> Table {
    let name = match story {
        ..13 => "blue-sun",
        13 | 14 => "kalidasa",
        _ => "coachworks",
    };
    Table { story, sets: Sets::named(name).unwrap(), ..Table::new(seats) }
}

fn scene(story: u8, seats: u8) -> Scene {
    Scene::new(table(story, seats))
}

/// Seat 0 is at home at Pelorum, seat 1 at Gonghe; the Cruiser is far away.
fn home() -> Scene {
    let mut scene = scene(10, 2);
    for (seat, at) in [(Seat(0), 38), (Seat(1), 40)] {
        let captain = &mut scene.game.board.captains[seat];
        (captain.sector, captain.haven.0, captain.warrants) =
            (Some(sector(at)), Some(sector(at)), 0);
    }
    scene.game.board.alerts = Default::default();
    scene.game.board.cruiser = sector(57);
    scene.heard.clear();
    scene
}

/// A contact of whom a seat has done this job.
fn trust(scene: &mut Scene, seat: Seat, contact: Contact) {
    let job = scene.game.hidden.jobs[contact].pop().unwrap();
    scene.game.board.captains[seat].solid.push(job);
    scene.game.board.captains[seat].solid.sort();
}

/// A job is finished that asks for nothing more.
fn finish(scene: &mut Scene, job: u16) {
    let job = JobId::new(job).unwrap();
    scene.begin_errand(job, 0);
    scene.heard.clear();
    scene.run();
    while !scene.board().over && scene.board().stack.last() != Some(&Frame::Turn) {
        let legal = scene.legal();
        let paid = legal.contains(&Choice::PayAll).then_some(Choice::PayAll);
        let choice = paid.or(legal.contains(&Choice::Done).then_some(Choice::Done));
        scene.choose(choice.unwrap_or(legal[legal.len() - 1]));
    }
}

#[test]
fn a_story_is_played_with_its_set_alone() {
    assert!(table(10, 2).checked().is_ok());
    for story in 10..=16 {
        let bare = Table { story, ..Table::new(2) };
        assert!(bare.checked().is_err());
        assert_eq!(table(story, 2).with_sets(Sets::BASE).story, 1, "gives way");
    }
    let wrong = Table { story: 13, ..table(10, 2) }.checked();
    assert_eq!(wrong, Err(OptionsError::Needs { what: "story", value: 13, set: "kalidasa" }));
    assert_eq!(wrong.unwrap_err().to_string(), "the story 13 is of kalidasa, which is not in play");
    assert_eq!(Table::new(2).playable().collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
    assert_eq!(Table::new(1).playable().count(), 9);
    let all = SETS.into_iter().fold(Sets::BASE, Sets::with);
    let every = Table { sets: all, ..Table::new(2) };
    assert!(every.playable().eq((1..=6).chain(10..=21)));
    // Seats and stories of sets have nothing to do with each other.
    assert_eq!(Table { story: 12, ..every }.with_seats(4).story, 12);
}

#[test]
fn havens_lie_at_quiet_planets_and_ships_start_there() {
    let mut game = Firefly::deal(&table(10, 3), Seed(2), &mut crate::Silent).unwrap();
    let mut heard = Vec::new();
    while game.board.round == 0 {
        let seat = game.board.decider().unwrap();
        let legal = game.choices(seat);
        if let Some(Frame::PlaceShip(_)) = game.board.stack.last() {
            for choice in &legal {
                let Choice::Place(at) = *choice else { panic!("{choice:?}") };
                let quiet = game.board.market(at).is_none()
                    && game.board.contacts(at).next().is_none()
                    && game.board.chart().planetary(at)
                    && game.board.haven_of(at).is_none();
                assert!(quiet && at.sector().region == Region::Alliance && at != sector(51));
            }
            assert!(legal.len() > 5, "{legal:?}");
        }
        game.apply(seat, legal[0], &mut heard).unwrap();
    }
    let told = |e: &&Event| matches!(e, Event::Haven { .. });
    assert_eq!(heard.iter().filter(told).count(), 3);
    let chart = game.board.chart();
    for captain in &game.board.captains {
        assert!(captain.haven.0.is_some() && captain.haven.0 == captain.sector);
        assert_eq!(captain.warrants, 1);
    }
    for at in chart.sectors() {
        let watched = at.sector().region == Region::Alliance
            && chart.planetary(at)
            && game.board.haven_of(at).is_none();
        assert_eq!(game.board.alerts.laid(Watch::Alliance, at), u8::from(watched), "{at:?}");
    }
}

#[test]
fn the_cruiser_stops_beside_a_haven() {
    let mut scene = home();
    scene.captain().warrants = 1;
    let moved = |seat, reach| Move { patrol: Patrol::Cruiser, seat, reach, ship: None };
    scene.turn_up_nav(2);
    assert_eq!(scene.board().cruiser, sector(57), "somebody has to say where");
    assert_eq!(scene.board().decider(), Some(Seat(1)), "the seat to the right");
    let beside: Vec<Choice> = scene
        .board()
        .chart()
        .neighbours(sector(38))
        .filter(|at| at.sector().region == Region::Alliance)
        .map(Choice::To)
        .collect();
    assert_eq!(scene.legal(), beside);
    scene.choose(beside[0]);
    assert!(!scene.story().contains("inspection"), "it is not where the ship is");
    // Nor by an alert, by hand, or to whoever holds a warrant.
    for frame in
        [Summons { seat: Seat(1), to: sector(38) }.into(), moved(Seat(0), Reach::Outlaw).into()]
    {
        let mut scene = home();
        scene.captain().warrants = 1;
        scene.game.board.stack.push(frame);
        scene.run();
        let moves = |frame: Option<&Frame>| {
            matches!(frame, Some(Frame::Patrol(Move { reach: Reach::Beside(at), .. }))
                if *at == sector(38))
        };
        assert!(moves(scene.board().stack.last()), "{:?}", scene.board().stack.last());
    }
    let mut near = home();
    near.game.board.cruiser = sector(39);
    near.game.board.stack.push(moved(Seat(0), Reach::Neighbour).into());
    assert!(!near.legal().contains(&Choice::To(sector(38))));
    // The Corvette knows no such rule, and other stories no such place.
    let mut plain = home();
    plain.game.board.table.story = 11;
    plain.turn_up_nav(2);
    assert_eq!(plain.board().cruiser, sector(38));
}

#[test]
fn a_buy_at_a_haven_is_for_fuel_and_rest() {
    let mut scene = home();
    scene.bring("Crow");
    let crow = scene.crew("Crow");
    scene.play().disgruntle(Seat(0), crow, Cause::Free);
    (scene.captain().money, scene.captain().hold[Good::Fuel]) = (1000, 0);
    let mut other = scene.clone();
    assert!(!scene.legal().contains(&Choice::ShoreLeave), "it goes with the fuel");
    scene.choose(Choice::Shop);
    assert_eq!(scene.board().stack.last(), Some(&Harbour { free: 4 }.into()));
    (0..4).for_each(|_| scene.choose(Choice::Purchase(Good::Fuel)));
    assert_eq!(scene.captain().money, 1000);
    scene.choose(Choice::Purchase(Good::Fuel));
    scene.choose(Choice::ShoreLeave);
    assert_eq!((scene.captain().money, scene.captain().has(Good::Fuel)), (900, 5));
    assert!(!scene.board().acting().is_disgruntled(crow));
    scene.choose(Choice::Done);
    assert_eq!(scene.board().acted, [Action::Buy]);
    assert!(!scene.legal().contains(&Choice::Shop));
    // A rival's haven sells.
    other.captain().sector = Some(sector(40));
    other.choose(Choice::Shop);
    other.choose(Choice::Purchase(Good::Fuel));
    other.choose(Choice::ShoreLeave);
    assert_eq!(other.captain().money, 1000 - 100 - 200);
}

/// What is free is picked together, and no more than that.
#[test]
fn free_fuel_comes_aboard_at_once() {
    let mut scene = home();
    scene.goods(Good::Fuel, 0, 0);
    scene.goods(Good::Part, 0, 0);
    scene.choose(Choice::Shop);
    let together = |scene: &Scene, n: usize| {
        scene.game.view(Some(Seat(0))).go_together(&vec![Choice::Purchase(Good::Fuel); n])
    };
    assert_eq!([1, 4, 5].map(|n| together(&scene, n)), [true, true, false]);
    let free = |scene: &Scene| scene.game.view(Some(Seat(0))).free_fuel().len();
    assert_eq!(free(&scene), 4);
    let mut full = scene.clone();
    full.goods(Good::Fuel, 15, 8);
    assert_eq!(free(&full), 1, "no more than there is room for");
    (0..4).for_each(|_| scene.choose(Choice::Purchase(Good::Fuel)));
    assert!(together(&scene, 5), "then it is paid for");
}

#[test]
fn an_illegal_job_adds_a_warrant_once_it_is_done() {
    let mut scene = home();
    scene.captain().sector = Some(sector(99));
    scene.goods(Good::Contraband, 2, 0);
    trust(&mut scene, Seat(0), Contact::Harken);
    finish(&mut scene, 7);
    let captain = &scene.board().captains[Seat(0)];
    assert_eq!((captain.warrants, captain.active.len()), (1, 0));
    assert!(captain.is_solid(JobId::new(7).unwrap().job().contact), "job and friend stay");
    assert!(!captain.is_solid(Contact::Harken));
}

#[test]
fn who_brings_the_money_home_wins() {
    let mut scene = home();
    scene.captain().money = 11_999;
    assert!(!scene.legal().contains(&Choice::Pursue));
    scene.captain().money = 12_000;
    scene.captain().sector = Some(sector(40));
    assert!(!scene.legal().contains(&Choice::Pursue), "that is a rival's");
    assert_eq!(scene.board().goal_place(Seat(0)), Some(sector(38)));
    scene.captain().sector = Some(sector(38));
    scene.choose(Choice::Pursue);
    if scene.board().stack.last() == Some(&Frame::Muster) {
        scene.choose(Choice::Go);
    }
    assert!(scene.board().over && scene.board().finished == Some(Seat(0)));
}

#[test]
fn patience_and_mr_universe_stand_by_whoever_makes_war() {
    let mut scene = scene(11, 2);
    for name in ["Zoe", "Lund", "Crow", "\"Vera\"", "Burgess's Laser"] {
        scene.bring(name);
    }
    scene.captain().sector = Some(sector(35));
    trust(&mut scene, Seat(0), Contact::Patience);
    assert!(!scene.legal().contains(&Choice::Pursue));
    trust(&mut scene, Seat(0), Contact::MrUniverse);
    let job = scene.game.hidden.jobs[Contact::Harken].pop().unwrap();
    scene.captain().solid.push(job);
    scene.captain().solid.sort();
    let aboard = scene.captain().crew.len();
    let mut lost = scene.clone();
    for (scene, die, dead) in [(&mut scene, 5, 1), (&mut lost, 1, 2)] {
        if dead == 2 {
            scene.captain().gear.clear();
            scene.captain().crew.truncate(2);
        }
        scene.game.hidden.misbehave.extend([20; 3]);
        scene.choose(Choice::Pursue);
        scene.choose(Choice::Go);
        while matches!(scene.board().stack.last(), Some(Frame::Card(Card(20)))) {
            scene.dice(&[die; 4]);
            scene.choose(Choice::Way(1));
        }
        scene.settle();
        assert!(scene.captain().crew.len() < aboard);
        assert_eq!(scene.captain().goals, u8::from(dead == 1));
        assert_eq!(scene.captain().warrants, u8::from(dead == 2));
        let captain = &scene.board().captains[Seat(0)];
        assert!(captain.is_solid(Contact::Patience) && captain.is_solid(Contact::MrUniverse));
        assert_eq!(captain.is_solid(Contact::Harken), dead == 1, "as ever");
    }
}

#[test]
fn in_a_recession_the_fourth_contact_without_jobs_ends_it() {
    let mut scene = scene(12, 2);
    assert!(scene.game.hidden.hands.iter().all(Vec::is_empty));
    let jobs = &scene.game.hidden.jobs;
    assert!(scene.board().table.contacts().all(|contact| jobs[contact].len() == 2));
    let all = scene.board().table.jobs().count();
    let left = scene.board().table.contacts().count() * 2;
    assert_eq!(scene.board().gone_jobs.len(), all - left, "the rest is out of the game");
    for contact in [Contact::Niska, Contact::Patience, Contact::Harken] {
        scene.game.hidden.jobs[contact].clear();
    }
    scene.captain().sector = Contact::Badger.sector();
    scene.choose(Choice::Deal(Contact::Badger));
    (0..2).for_each(|_| scene.choose(Choice::Draw));
    let drawn = scene.game.hidden.drawn.clone();
    scene.choose(Choice::Accept(drawn[0]));
    assert!(!scene.board().over, "the other one would come back");
    let mut back = scene.clone();
    back.choose(Choice::Done);
    assert!(!back.board().over);
    scene.choose(Choice::Accept(drawn[1]));
    assert!(scene.board().over);
    let gone = scene.heard.iter().any(|event| {
        matches!(event, Event::Job { job: Some(job), to: JobSpot::Gone, .. } if *job == drawn[1])
    });
    assert!(gone && scene.game.hidden.hands[Seat(0)] == [drawn[0]]);
    let owed = if let Pay::Flat(dollars) = drawn[0].job().pay { i32::from(dollars) } else { 0 };
    let results = scene.game.results().unwrap();
    assert_eq!([results[0].total, results[1].total], [3000 - owed, 3000]);
    assert_eq!(results[1].place, 1);
}

#[test]
fn the_last_token_ends_it_and_friends_count() {
    let mut scene = scene(13, 2);
    assert_eq!(scene.board().timer.0, 6);
    assert!(scene.game.hidden.hands.iter().all(Vec::is_empty));
    scene.captain().sector = Some(sector(99));
    scene.goods(Good::Contraband, 2, 0);
    finish(&mut scene, 7);
    assert_eq!(scene.board().timer.0, 5);
    assert!(scene.heard.contains(&Event::Timer { left: 5 }));
    // With as many friends the dearer crew wins.
    trust(&mut scene, Seat(1), Contact::Harken);
    scene.bring_to(Seat(1), "Zoe");
    scene.game.board.timer.0 = 1;
    let job = JobId::new(8).unwrap();
    let freight = job.job().course.freight();
    assert!(freight.is_some(), "{freight:?}");
    let contact = job.job().contact;
    assert_eq!(contact, JobId::new(7).unwrap().job().contact, "no new friend");
    scene.goods(Good::Contraband, 4, 0);
    scene.goods(Good::Cargo, 4, 0);
    finish(&mut scene, 8);
    assert!(scene.board().over && scene.board().timer.0 == 0);
    let results = scene.game.results().unwrap();
    assert_eq!([results[0].total, results[1].total], [1, 1]);
    assert_eq!([results[0].place, results[1].place], [2, 1]);
    let Item::Crew { dollars } = results[1].items[1] else { panic!() };
    assert!(dollars > 0);
}

#[test]
fn there_is_only_so_much_money() {
    let mut scene = scene(14, 2);
    assert_eq!((scene.board().bank.0, scene.board().all_money()), (Some(10_000), 16_000));
    scene.choose(Choice::MakeWork);
    assert_eq!(scene.board().bank.0, Some(9800));
    scene.captain().sector = Some(sector(35));
    scene.choose(Choice::Shop);
    scene.choose(Choice::Purchase(Good::Fuel));
    assert_eq!((scene.board().bank.0, scene.board().all_money()), (Some(9900), 16_000));
    scene.choose(Choice::Done);
    // Half is not more than half.
    let money = scene.captain().money;
    scene.play().money(Seat(0), 8000 - money as i32, Cause::Free);
    assert!(!scene.legal().contains(&Choice::LastCall));
    let mut dry = scene.clone();
    scene.play().money(Seat(0), 1, Cause::Free);
    scene.choose(Choice::LastCall);
    assert!(scene.board().over && scene.board().finished == Some(Seat(0)));
    // The bank pays what it has; then the most cash wins.
    dry.play().money(Seat(1), 90_000, Cause::Free);
    dry.run();
    assert!(dry.board().over && dry.board().finished.is_none());
    let places: Vec<u8> = dry.game.results().unwrap().iter().map(|r| r.place).collect();
    assert_eq!((places, dry.board().all_money()), (vec![1, 1], 16_000));
}

/// One job of each contact lies open, for whoever begins it: the next one takes its place, and one that
/// is lost is out of the game. Contacts are there to buy and sell.
#[test]
fn who_is_down_and_out_shares_the_jobs() {
    let mut scene = scene(15, 3);
    assert!(scene.board().captains.iter().all(|captain| captain.warrants == 1));
    let open = |scene: &Scene, contact: Contact| scene.board().job_discards[contact].clone();
    let contacts: Vec<Contact> = scene.board().table.contacts().collect();
    assert!(contacts.iter().all(|&contact| open(&scene, contact).len() == 1));
    // Job 7 lies open and is begun on the way.
    let (job, contact) = (JobId::new(7).unwrap(), Contact::AmnonDuul);
    let other = open(&scene, contact)[0];
    if other != job {
        let deck = &mut scene.game.hidden.jobs[contact];
        deck.retain(|card| *card != job);
        deck.push(other);
        scene.game.board.job_discards[contact] = vec![job];
    }
    let next = *scene.game.hidden.jobs[contact].last().unwrap();
    for seat in [Seat(0), Seat(2)] {
        let view = scene.game.view(Some(seat));
        assert!(view.hand.contains(&job) && view.held(seat) == 0);
        assert_eq!(view.sample(&mut Rng::new(Seed(1), 0)).view(Some(seat)), view);
    }
    scene.captain().sector = Contact::Badger.sector();
    assert!(!scene.legal().contains(&Choice::Deal(Contact::Badger)), "he has nothing to say");
    trust(&mut scene, Seat(0), Contact::Badger);
    scene.goods(Good::Cargo, 1, 0);
    scene.choose(Choice::Deal(Contact::Badger));
    let looks = |choice: &Choice| matches!(choice, Choice::Draw | Choice::TakeJob(_));
    assert!(!scene.legal().iter().any(looks) && scene.legal().contains(&Choice::Sell(Good::Cargo)));
    scene.choose(Choice::Sell(Good::Cargo));
    scene.choose(Choice::Done);
    scene.captain().sector = Some(sector(62));
    scene.bring("Jayne");
    scene.game.hidden.misbehave.extend([20; 3]);
    scene.choose(Choice::Work(job));
    scene.choose(Choice::Go);
    assert_eq!(open(&scene, contact), [next], "the next one takes its place");
    assert_eq!(scene.captain().active[0].job, job);
    scene.play().warrant(Cause::Free);
    scene.game.board.stack.retain(|frame| !matches!(frame, Frame::Card(_)));
    scene.run();
    assert!(scene.captain().active.is_empty() && scene.board().gone_jobs.contains(&job));
    // Five friends win.
    for contact in [Contact::Niska, Contact::Patience, Contact::AmnonDuul] {
        trust(&mut scene, Seat(0), contact);
    }
    scene.game.board.acted.clear();
    assert!(!scene.legal().contains(&Choice::Pursue));
    scene.captain().warrants = 0;
    trust(&mut scene, Seat(0), Contact::Harken);
    scene.choose(Choice::Pursue);
    if scene.board().stack.last() == Some(&Frame::Muster) {
        scene.choose(Choice::Go);
    }
    assert_eq!(scene.board().finished, Some(Seat(0)));
}

/// Each picks a contact, and a token lies where each of the top jobs ends; whoever finishes a job there
/// takes it, and three win.
#[test]
fn the_wind_takes_who_finishes_jobs_where_tokens_lie() {
    let game = Firefly::deal(&table(16, 4), Seed(5), &mut crate::Silent).unwrap();
    let mut drawn = Scene { game, heard: Vec::new() };
    while drawn.board().round == 0 {
        let legal = drawn.legal();
        let badger = Choice::Deal(Contact::Badger);
        drawn.choose(if legal.contains(&badger) { badger } else { legal[0] });
    }
    let marked = drawn.heard.iter().filter(|event| matches!(event, Event::Mark { .. }));
    assert_eq!((marked.count(), drawn.board().marks.len()), (12, 12), "three each of four");
    let back = drawn.game.hidden.jobs[Contact::Badger].len();
    let all = drawn.board().table.jobs().filter(|id| id.job().contact == Contact::Badger).count();
    assert!(back == all && drawn.game.hidden.hands.iter().all(Vec::is_empty));
    let mut scene = scene(16, 2);
    assert_eq!(scene.board().marks.len(), 8, "four each of two");
    scene.game.board.marks.0 = [49, 99, 99, 99].map(sector).to_vec();
    assert!(!scene.legal().contains(&Choice::Pursue), "jobs alone take them");
    for (job, goals) in [(7, 1), (8, 1), (7, 2), (7, 3)] {
        assert!(!scene.board().over);
        scene.game.board.job_discards = Default::default();
        scene.captain().solid.clear();
        scene.captain().sector = Some(sector(if job == 7 { 99 } else { 51 }));
        scene.goods(Good::Contraband, 2, 0);
        scene.goods(Good::Cargo, 2, 0);
        finish(&mut scene, job);
        assert_eq!(scene.captain().goals, goals, "job {job}");
    }
    assert_eq!(scene.board().marks.0, [sector(49)]);
    assert_eq!((scene.board().over, scene.board().finished), (true, Some(Seat(0))));
}
