//! *Jail Break*: whom the Alliance holds, the Cruiser boarded, Badger paid, Three Hills reached.

use super::*;
use crate::Silent;
use crate::firefly::bounty::{BOUNTIES, Bounty};
use crate::firefly::captain::Prisoner;
use crate::firefly::contact::Contact;
use crate::firefly::leader::LeaderId;
use crate::firefly::sets::Sets;
use crate::firefly::step::{Outcome, PickPrisoner};

const OWN: Seat = Seat(0);
/// The bounty on Helen.
const HELEN: u8 = 14;
const PERSEPHONE: u8 = 29;
const THREE_HILLS: u8 = 84;

/// Helen is held for seat 0, which lies beside the Cruiser's sector with two crew, trusted by these.
fn jail(trusted: &[Contact]) -> Scene {
    let sets = Sets::named("pirates-bounty").unwrap();
    let mut scene = Scene::new(Table { sets, ..Table::new(2) });
    scene.game.board.table.story = 20;
    hold(&mut scene);
    scene.game.board.posters.retain(|id| *id != HELEN);
    scene.game.hidden.bounties.retain(|id| *id != HELEN);
    ["Enforcer", "Scrapper"].iter().for_each(|name| {
        scene.bring(name);
    });
    let of = |contact: &Contact| JobId::all().find(|id| id.job().contact == *contact).unwrap();
    scene.captain().solid = trusted.iter().map(of).collect();
    scene.captain().money = 6000;
    scene.heard.clear();
    scene
}

/// Helen is held for seat 0.
pub(super) fn hold(scene: &mut Scene) {
    let person = scene.bring("Helen");
    scene.play().move_card(person, Spot::Ship(OWN), Spot::Jailed(OWN), Cause::Setup);
    scene.captain().prisoner.0 = Some(Prisoner { bounty: HELEN, person });
}

/// The goals whose effects no other story has.
pub(super) fn play_all() {
    a_fight_that_is_won_frees_the_prisoner_who_comes_for_nothing();
    badger_is_paid_in_a_talk_at_persephone_and_clears_all_warrants();
}

/// The ship comes to the Cruiser, where it is, and everybody goes aboard with these dice.
fn board_cruiser(scene: &mut Scene, dice: &[u8]) {
    scene.captain().sector = Some(scene.board().cruiser);
    scene.dice(dice);
    scene.choose(Choice::Pursue);
    scene.choose(Choice::Go);
    scene.settle();
}

fn stands(scene: &Scene) -> (u8, u8, usize) {
    let captain = scene.board().captain(OWN);
    (captain.goals, captain.warrants, captain.crew.len())
}

fn ended(scene: &Scene) -> Vec<Outcome> {
    let outcome = |event: &Event| {
        if let Event::Errand { outcome, .. } = event { Some(*outcome) } else { None }
    };
    scene.heard.iter().filter_map(outcome).collect()
}

/// To the first sector beside the Cruiser.
fn flee(scene: &mut Scene) {
    let to = scene.legal()[0];
    assert!(matches!(to, Choice::To(_)), "{to:?}");
    scene.choose(to);
}

fn dealt(sets: &str, seats: u8) -> Firefly {
    let sets = Sets::named(sets).unwrap();
    let table = Table { story: 20, sets, ..Table::new(seats) };
    Firefly::deal(&table, Seed(7), &mut Silent).unwrap()
}

#[test]
fn each_says_in_turn_whom_the_alliance_holds_once_all_have_a_leader() {
    assert!(crate::Options::checked(Table { story: 20, ..Table::new(2) }).is_err());
    let mut game = dealt("pirates-bounty", 3);
    let mut held = Vec::new();
    while game.board.round == 0 {
        let seat = game.board.decider().unwrap();
        let legal = game.choices(seat);
        if game.board.stack.last() == Some(&PickPrisoner(seat).into()) {
            assert!(game.board.captains.iter().all(|captain| captain.leader.is_some()));
            // Whoever has a name and is played with, but for those who are held already.
            let open = BOUNTIES.iter().filter(|one| !one.is_alert() && game.board.is_at_large(one));
            let open = open.map(|one| one.id).filter(|id| !held.contains(id));
            assert!(open.map(Choice::Jail).eq(legal.iter().copied()));
            let Choice::Jail(bounty) = legal[held.len()] else { panic!("{legal:?}") };
            held.push(bounty);
            game.apply(seat, Choice::Jail(bounty), &mut Silent).unwrap();
            let prisoner = game.board.captain(seat).prisoner.unwrap();
            assert_eq!((prisoner.bounty, game.board.jailer(bounty)), (bounty, Some(seat)));
            continue;
        }
        game.apply(seat, legal[legal.len() - 1], &mut Silent).unwrap();
    }
    assert_eq!(held.len(), 3);
    for id in held {
        let bounty = Bounty::of(id).unwrap();
        let piles = game.hidden.supply.iter().chain(game.board.supply_discards.iter()).flatten();
        assert_eq!(piles.filter(|card| bounty.quarry.is(card.printed())).count(), 0);
        assert!(!game.hidden.bounties.contains(&id) && !game.board.posters.contains(&id));
        assert!(game.board.sightings(bounty).is_empty());
    }
}

#[test]
fn who_leads_is_not_held() {
    let zoe = LeaderId::all().find(|id| id.leader().also.is_some()).unwrap();
    let sets = crate::firefly::sets::SETS.into_iter().fold(Sets::BASE, Sets::with);
    let mut game = dealt(&sets.to_string(), 2);
    let offers = |game: &Firefly| {
        let seat = game.board.decider().unwrap();
        game.choices(seat).contains(&Choice::Jail(12))
    };
    while !matches!(game.board.stack.last(), Some(Frame::PickPrisoner(_))) {
        let seat = game.board.decider().unwrap();
        let legal = game.choices(seat);
        let led = legal.contains(&Choice::Leader(zoe));
        let choice = if led { Choice::Leader(zoe) } else { legal[0] };
        game.apply(seat, choice, &mut Silent).unwrap();
    }
    assert!(!offers(&game));
}

#[test]
fn the_cruiser_is_boarded_where_it_is_by_whom_harken_trusts() {
    let mut scene = jail(&[]);
    scene.captain().sector = Some(scene.board().cruiser);
    assert!(!scene.legal().contains(&Choice::Pursue));
    let mut scene = jail(&[Contact::Harken]);
    assert!(!scene.legal().contains(&Choice::Pursue));
    assert_eq!(scene.board().goal_place(OWN), Some(scene.board().cruiser));
    scene.station(Patrol::Cruiser, sector(29));
    scene.captain().sector = Some(sector(29));
    assert!(scene.legal().contains(&Choice::Pursue));
    assert_eq!(scene.board().goal_place(OWN), Some(sector(29)));
}

#[test]
fn who_is_not_let_aboard_has_lost_an_action_and_no_more() {
    let mut scene = jail(&[Contact::Harken]);
    board_cruiser(&mut scene, &[1]);
    assert_eq!((stands(&scene), ended(&scene)), ((0, 0, 2), vec![Outcome::Botched]));
    assert_eq!(scene.board().captain(OWN).sector, Some(scene.board().cruiser));
    assert_eq!(scene.board().jailer(HELEN), Some(OWN));
}

#[test]
fn a_fight_that_is_lost_aboard_costs_two_and_a_warrant_once_one_is_away() {
    let mut scene = jail(&[Contact::Harken]);
    board_cruiser(&mut scene, &[6, 1, 1]);
    assert_eq!(stands(&scene), (0, 0, 0));
    flee(&mut scene);
    assert_eq!((stands(&scene), ended(&scene)), ((0, 1, 0), vec![Outcome::Warrant]));
    assert_ne!(scene.board().captain(OWN).sector, Some(scene.board().cruiser));
    assert!(!scene.board().captain(OWN).is_solid(Contact::Harken));
    assert_eq!(scene.board().jailer(HELEN), Some(OWN));
}

#[test]
fn a_fight_that_is_won_frees_the_prisoner_who_comes_for_nothing() {
    let mut scene = jail(&[Contact::Harken]);
    board_cruiser(&mut scene, &[6, 1, 6, 6]);
    assert!(scene.captain().crew.iter().any(|m| m.card.printed().name == "Helen"));
    assert_eq!((stands(&scene), scene.captain().money), ((0, 0, 2), 6000));
    flee(&mut scene);
    assert_eq!((stands(&scene), ended(&scene)), ((1, 1, 2), vec![Outcome::Done]));
    assert_eq!(scene.board().jailer(HELEN), None);
    assert!(scene.captain().prisoner.is_none() && scene.captain().bound.is_empty());
    // The bounty is the last that will be shown.
    assert_eq!(scene.game.hidden.bounties.first(), Some(&HELEN));
}

#[test]
fn without_a_berth_who_is_freed_goes_to_the_discards() {
    let mut scene = jail(&[Contact::Harken]);
    ["Crow", "Bree", "Billy", "Jesse"].iter().for_each(|name| {
        scene.bring(name);
    });
    assert_eq!(scene.captain().crew.len(), 6);
    let helen = scene.captain().prisoner.unwrap().person;
    // In open space nobody can be dismissed for it.
    let space = sector(31);
    assert!(!scene.board().chart().planetary(space));
    scene.station(Patrol::Cruiser, space);
    board_cruiser(&mut scene, &[6, 1, 6, 6]);
    let market = helen.market();
    assert!(scene.board().supply_discards[market].contains(&helen));
    assert_eq!(scene.captain().crew.len(), 5);
}

#[test]
fn badger_is_paid_in_a_talk_at_persephone_and_clears_all_warrants() {
    let talk = |trusted: &[Contact], money| {
        let mut scene = jail(trusted);
        let captain = scene.captain();
        (captain.sector, captain.goals) = (Some(sector(PERSEPHONE)), 1);
        (captain.warrants, captain.money) = (2, money);
        assert!(!scene.legal().contains(&Choice::Pursue));
        scene.choose(Choice::Deal(Contact::Badger));
        scene
    };
    assert!(!talk(&[], 6000).legal().contains(&Choice::Redeem));
    assert!(!talk(&[Contact::Badger], 4999).legal().contains(&Choice::Redeem));
    let mut scene = talk(&[Contact::Badger], 5200);
    scene.choose(Choice::Redeem);
    assert_eq!((stands(&scene), scene.captain().money), ((2, 0, 2), 200));
    // The talk goes on, and no Work action is gone.
    assert!(scene.legal().contains(&Choice::Draw) && !scene.legal().contains(&Choice::Redeem));
    scene.choose(Choice::Done);
    assert!(scene.board().has_action(crate::firefly::board::Action::Work));
}

#[test]
fn the_second_goal_waits_for_the_first() {
    let mut scene = jail(&[Contact::Badger]);
    scene.captain().sector = Some(sector(PERSEPHONE));
    scene.choose(Choice::Deal(Contact::Badger));
    assert!(!scene.legal().contains(&Choice::Redeem));
}

#[test]
fn three_hills_wins_with_both_tokens() {
    let mut scene = jail(&[]);
    (scene.captain().sector, scene.captain().goals) = (Some(sector(THREE_HILLS)), 2);
    assert_eq!(scene.board().goal_place(OWN), Some(sector(THREE_HILLS)));
    scene.choose(Choice::Pursue);
    scene.choose(Choice::Go);
    assert!(scene.board().over);
    assert_eq!((scene.board().finished, scene.game.places()), (Some(OWN), vec![1, 2]));
}

#[test]
fn what_is_held_hashes_only_where_somebody_is() {
    let mut scene = jail(&[]);
    let before = crate::digest(scene.board());
    let prisoner = scene.captain().prisoner.0.take();
    assert_ne!(before, crate::digest(scene.board()));
    scene.captain().prisoner.0 = prisoner;
    assert_eq!(before, crate::digest(scene.board()));
}
