//! What the ship packs and the promos bring (section 15), each rule in a drawn position.

use super::*;
use crate::firefly::board::Action;
use crate::firefly::captain::Goods;
use crate::firefly::effect::Need;
use crate::firefly::nav::nav_cards;
use crate::firefly::ship::{Flown, ShipId};
use crate::firefly::skill::Profession;
use crate::firefly::step::{Aids, Manhunt, Payday, PickShip};
use crate::firefly::supply::Ability;
use crate::{Match, Silent};

fn vessel(name: &str) -> ShipId {
    ShipId::all().find(|id| id.printed().name == name).unwrap()
}

/// A scene in which seat 0 flies this ship with what it starts with.
fn aboard(name: &str) -> Scene {
    let mut scene = Scene::new(full_table());
    scene.captain().hold = Goods::default();
    scene.captain().stash = Goods::default();
    scene.captain().flies = Flown(vessel(name));
    for card in vessel(name).printed().upgrades() {
        scene.play().move_card(card, Spot::Considered, Spot::Ship(Seat(0)), Cause::Setup);
    }
    scene.heard.clear();
    scene
}

/// What an ability of a card shows.
pub(super) fn seen(scene: &mut Scene, ability: Ability) -> String {
    match ability {
        Ability::Cabins(_) => scene.captain().room(Good::Passenger).to_string(),
        Ability::Feeds => {
            scene.captain().leader_disgruntled = true;
            scene.goods(Good::Cargo, 1, 0);
            scene.choose(Choice::Mosey);
            scene.legal().contains(&Choice::Serve(Good::Cargo)).to_string()
        }
        Ability::Misleads => {
            scene.choose(Choice::Burn);
            scene.legal().iter().any(|c| matches!(c, Choice::Mislead(_))).to_string()
        }
        Ability::Jets => scene.legal().iter().any(|c| matches!(c, Choice::Jets(_))).to_string(),
        _ => {
            // A test of a nav card: a one, then a four.
            scene.captain().sector = Some(sector(50));
            let card = tested_nav();
            scene.turn_up_nav(card.0);
            scene.dice(&[1, 4]);
            scene.choose(Choice::Way(card.1));
            if scene.legal().contains(&Choice::Roll) {
                scene.choose(Choice::Roll);
            }
            let rolls = scene.heard.iter().filter(|e| matches!(e, Event::Roll { .. }));
            rolls.count().to_string()
        }
    }
}

/// A nav card with a test that anybody may try, and which of its ways it is.
fn tested_nav() -> (u8, u8) {
    let tests = nav_cards().flat_map(|card| {
        let ways = card.ways.iter().zip(0..);
        ways.filter(|(way, _)| way.test().is_some() && way.needs.is_empty())
            .map(move |(_, at)| (card.id, at))
    });
    tests.min().unwrap()
}

#[test]
fn ships_are_picked_after_each_leader_and_one_of_a_kind() {
    let table = Table { sets: full_table().sets, ..Table::new(3) };
    let mut game = Firefly::deal(&table, Seed(5), &mut Silent).unwrap();
    let mut asked = Vec::new();
    while game.board.round == 0 && asked.len() < 6 {
        let seat = game.board.decider().unwrap();
        let legal = game.choices(seat);
        let ships = matches!(game.board.stack.last(), Some(Frame::PickShip(PickShip(_))));
        asked.push((seat, ships, legal.len()));
        game.apply(seat, *legal.last().unwrap(), &mut Silent).unwrap();
    }
    let seats: Vec<Seat> = asked.iter().map(|(seat, ..)| *seat).collect();
    assert!(seats.chunks(2).all(|pair| pair[0] == pair[1]));
    let ships: Vec<usize> = asked.iter().filter(|(_, ships, _)| *ships).map(|ask| ask.2).collect();
    assert_eq!(ships, [6, 5, 4]);
    let first = seats[0];
    let flown = game.board.captain(first);
    assert_eq!(flown.flies.0, vessel("Jetwash"));
    assert_eq!((flown.upgrades.len(), flown.slots()), (2, 2));
}

#[test]
fn nobody_is_asked_where_there_is_one_ship() {
    let sets = crate::firefly::Sets::named("promo").unwrap();
    let played = Match::<Firefly>::new(Table { sets, ..Table::new(2) }, Seed(3)).unwrap();
    assert!(!played.state().board.stack.iter().any(|frame| matches!(frame, Frame::PickShip(_))));
    let sets = crate::firefly::Sets::named("esmeralda").unwrap();
    let played = Match::<Firefly>::new(Table { sets, ..Table::new(2) }, Seed(3)).unwrap();
    let asked = |frame: &&Frame| matches!(frame, Frame::PickShip(_));
    assert_eq!(played.state().board.stack.iter().filter(asked).count(), 2);
}

/// Its upgrades are paid for, and six fuel go to the tank.
#[test]
fn a_firefly_iv_starts_fitted_out() {
    for (name, money) in [("Esmeralda", 2200), ("Jetwash", 2000), ("Artful Dodger", 3000)] {
        let mut game = Firefly::deal(&full_table(), Seed(5), &mut Silent).unwrap();
        while game.board.round == 0 {
            let seat = game.board.decider().unwrap();
            let legal = game.choices(seat);
            let wanted = Choice::Ship(vessel(name));
            let found = legal.contains(&wanted).then_some(wanted);
            let choice = found.or(legal.contains(&Choice::Done).then_some(Choice::Done));
            game.apply(seat, choice.unwrap_or(legal[0]), &mut Silent).unwrap();
        }
        let flies = |seat: &Seat| game.board.captain(*seat).flies.0 == vessel(name);
        let captain = game.board.captain(game.board.seats().find(flies).unwrap());
        assert_eq!(captain.money, money, "{name}");
        let tank = captain.ship().tank;
        assert_eq!(captain.stash[Good::Fuel], if tank { 6 } else { 0 }, "{name}");
        assert_eq!(captain.has(Good::Fuel), 6);
    }
}

#[test]
fn a_tank_takes_fuel_alone_one_in_a_space() {
    let mut scene = aboard("Jetwash");
    let captain = scene.captain();
    assert_eq!(captain.stash_room(Good::Fuel), 6);
    assert!([Good::Part, Good::Cargo, Good::Fugitive].map(|g| captain.stash_room(g)) == [0; 3]);
    assert_eq!((captain.room(Good::Cargo), captain.room(Good::Fuel)), (12, 24 + 6));
    scene.goods(Good::Fuel, 0, 6);
    assert!(scene.captain().is_stowed());
    scene.goods(Good::Fuel, 0, 7);
    assert!(!scene.captain().is_stowed());
    scene.goods(Good::Fuel, 1, 6);
    scene.goods(Good::Cargo, 11, 0);
    let mut more = Goods::default();
    more[Good::Part] = 1;
    assert!(scene.captain().has_room(&more));
    more[Good::Part] = 2;
    assert!(!scene.captain().has_room(&more));
    // What an upgrade adds takes anything.
    scene.captain().upgrades.clear();
    scene.bring("Concealed Smuggling Compartments");
    assert_eq!(scene.captain().stash_room(Good::Cargo), 2);
    scene.goods(Good::Fuel, 0, 8);
    assert_eq!(scene.captain().stash_room(Good::Cargo), 1);
}

#[test]
fn caravan_pods_take_people_and_one_more_crew() {
    let mut scene = aboard("Esmeralda");
    let captain = scene.captain();
    assert_eq!((captain.berths(), captain.hold_spaces().all()), (6, 14));
    assert_eq!((captain.room(Good::Passenger), captain.room(Good::Cargo)), (14, 12));
    scene.goods(Good::Cargo, 12, 0);
    scene.goods(Good::Fugitive, 2, 0);
    assert!(scene.captain().is_stowed() && scene.captain().room(Good::Passenger) == 0);
    // Without them somebody has to go, or something.
    let pods = scene.captain().upgrades[0];
    scene.play().move_card(pods, Spot::Ship(Seat(0)), Spot::Discard, Cause::Free);
    assert!(scene.board().stack.contains(&Frame::from(Overfull(Seat(0)))));
    assert!(!scene.captain().is_stowed());
    assert!(scene.legal().contains(&Choice::Dump(Good::Cargo)));
    scene.choose(Choice::Dump(Good::Fugitive));
    scene.choose(Choice::Dump(Good::Cargo));
    assert!(scene.captain().is_stowed());
}

#[test]
fn a_firefly_iv_burns_one_more_fuel_for_two_sectors() {
    let mut scene = aboard("Jetwash");
    scene.goods(Good::Fuel, 0, 4);
    scene.choose(Choice::Burn);
    assert_eq!(scene.board().sectors_left(), 5);
    scene.choose(Choice::Overdrive);
    assert_eq!((scene.board().sectors_left(), scene.captain().has(Good::Fuel)), (7, 2));
    assert!(!scene.legal().contains(&Choice::Overdrive), "once");
    // An upgrade that does the same does so beside it.
    let catalyzer = scene.bring("Modded Fuel Catalyzer");
    scene.choose(Choice::Boost(catalyzer));
    assert_eq!((scene.board().sectors_left(), scene.captain().has(Good::Fuel)), (9, 1));
    assert!(!scene.legal().contains(&Choice::Boost(catalyzer)));
    let mut other = Scene::new(full_table());
    other.choose(Choice::Burn);
    assert!(!other.legal().contains(&Choice::Overdrive));
}

#[test]
fn no_other_drive_core_fits_a_firefly_iv() {
    let core =
        SupplyId::all().find(|card| card.printed().name.starts_with("Enhanced Grav")).unwrap();
    let fits = |name| aboard(name).board().has_place(Seat(0), core);
    assert!(!fits("Jetwash") && !fits("Esmeralda") && fits("Artful Dodger") && fits("Firefly III"));
    assert_eq!(aboard("Artful Dodger").captain().range(), 6);
}

/// Neither Cruiser, customs nor Corvette; contraband they take as ever.
#[test]
fn the_law_takes_no_fugitives_from_esmeralda() {
    for (name, kept) in [("Esmeralda", 2), ("Jetwash", 0)] {
        let laden = || {
            let mut scene = aboard(name);
            scene.goods(Good::Fugitive, 2, 0);
            scene.goods(Good::Contraband, 1, 0);
            assert!(scene.captain().is_outlaw());
            scene
        };
        let mut scene = laden();
        scene.game.board.cruiser = scene.captain().sector.unwrap();
        scene.run();
        scene.submit();
        assert_eq!(
            (scene.captain().has(Good::Fugitive), scene.captain().has(Good::Contraband)),
            (kept, 0)
        );
        let mut scene = laden();
        scene.play().begin_manhunt(Seat(0));
        assert_eq!(scene.captain().has(Good::Fugitive), kept, "{name}");
        assert!(Manhunt(Seat(0)).choices(&scene.game).is_empty());
        let mut scene = laden();
        scene.captain().sector = Some(sector(50));
        scene.turn_up_nav(3);
        scene.choose(Choice::Way(0));
        let customs = nav_card(3).name;
        assert_eq!(scene.captain().has(Good::Fugitive), kept, "{name}, {customs}");
    }
}

/// Where nobody flies; with a pilot aboard the part is kept.
#[test]
fn a_part_flies_the_jetwash_where_a_pilot_is_asked_for() {
    let pilot = Need::Profession(Profession::Pilot);
    let asks = nav_cards().find(|card| card.ways.iter().any(|way| way.needs == [pilot])).unwrap();
    let way = asks.ways.iter().position(|way| way.needs == [pilot]).unwrap() as u8;
    let open = |name: &str, parts: u8, crew: Option<&str>| {
        let mut scene = aboard(name);
        scene.captain().leader = Some(leader("Womack"));
        crew.map(|crew| scene.bring(crew));
        scene.goods(Good::Part, parts, 0);
        scene.captain().sector = Some(sector(50));
        scene.turn_up_nav(asks.id);
        if !scene.legal().contains(&Choice::Way(way)) {
            return None;
        }
        scene.choose(Choice::Way(way));
        Some(scene.captain().has(Good::Part))
    };
    assert_eq!(open("Jetwash", 0, None), None);
    assert_eq!(open("Jetwash", 2, None), Some(1));
    assert_eq!(open("Jetwash", 2, Some("Wash")), Some(2));
    assert_eq!(open("Esmeralda", 2, None), None);
}

#[test]
fn a_mess_deck_feeds_everybody_in_flight() {
    let mut scene = aboard("Esmeralda");
    scene.bring("Lund");
    scene.goods(Good::Contraband, 1, 0);
    scene.goods(Good::Fuel, 0, 3);
    scene.captain().leader_disgruntled = true;
    scene.captain().crew[0].disgruntled = true;
    assert!(!scene.legal().iter().any(|c| matches!(c, Choice::Serve(_))), "not at rest");
    scene.choose(Choice::Burn);
    assert!(!scene.legal().contains(&Choice::Serve(Good::Cargo)));
    scene.choose(Choice::Serve(Good::Contraband));
    let captain = scene.captain();
    assert!(!captain.leader_disgruntled && !captain.crew[0].disgruntled);
    assert_eq!((captain.has(Good::Contraband), captain.upgrades.len()), (0, 2));
}

/// Nothing comes of such a card but that its deck is shuffled, if it says so.
#[test]
fn patrols_are_misled_for_one_flight() {
    let mut scene = aboard("Jetwash");
    scene.goods(Good::Fuel, 0, 3);
    scene.choose(Choice::Burn);
    let mislead = scene.legal().into_iter().find(|c| matches!(c, Choice::Mislead(_))).unwrap();
    scene.choose(mislead);
    assert_eq!(scene.captain().upgrades.len(), 1);
    assert!(scene.board().flight.unwrap().aids.misleads);
    for (card, ignored) in [(2, true), (102, true), (10, false)] {
        let mut met = scene.clone();
        let at = if card < 100 { 50 } else { 5 };
        met.captain().sector = Some(sector(at));
        met.turn_up(card, Aids { misleads: true, ..Aids::default() });
        let told = met.heard.iter().any(|event| matches!(event, Event::Ignored { .. }));
        assert_eq!(told, ignored, "{}", nav_card(card).name);
        let mut other = scene.clone();
        other.captain().sector = Some(sector(at));
        other.turn_up(card, Aids::default());
        assert!(!other.heard.iter().any(|event| matches!(event, Event::Ignored { .. })));
    }
}

impl Scene {
    fn turn_up(&mut self, card: u8, aids: Aids) {
        self.heard.clear();
        self.turn_up_nav_of(card, aids);
    }

    /// As [`Scene::turn_up_nav`], in a flight with such help.
    fn turn_up_nav_of(&mut self, card: u8, aids: Aids) {
        let flight = Flight { gone: 2, aids: crate::Later(aids), ..Flight::new(Pace::Burn) };
        self.game.board.flight = Some(flight);
        self.game.board.stack =
            vec![Frame::Turn, Frame::Flight, NavDone(card).into(), Nav(card).into()];
        self.run();
    }
}

#[test]
fn ram_jets_are_a_second_flight_in_a_turn() {
    let mut scene = aboard("Jetwash");
    scene.goods(Good::Fuel, 0, 3);
    scene.choose(Choice::Mosey);
    let next = scene.legal().into_iter().find(|c| matches!(c, Choice::To(_))).unwrap();
    scene.choose(next);
    let jets = scene.legal().into_iter().find(|c| matches!(c, Choice::Jets(_))).unwrap();
    scene.choose(jets);
    assert_eq!(scene.captain().has(Good::Fuel), 2);
    assert_eq!(scene.board().acted, [Action::Fly, Action::Jets]);
    assert_eq!((scene.board().sectors_left(), scene.captain().upgrades.len()), (5, 1));
    // Alone such a flight ends no turn.
    let mut alone = aboard("Jetwash");
    alone.game.board.table = Table { story: 7, ..alone.game.board.table };
    alone.goods(Good::Fuel, 0, 3);
    let jets = alone.legal().into_iter().find(|c| matches!(c, Choice::Jets(_))).unwrap();
    alone.choose(jets);
    alone.game.board.flight.as_mut().unwrap().stopped = true;
    alone.run();
    assert_eq!(alone.board().stack.last(), Some(&Frame::Turn));
}

#[test]
fn zoe_leads_and_is_no_crew_then() {
    let mut scene = Scene::new(full_table());
    assert!(
        scene.game.hidden.supply.iter().flatten().any(|card| card.printed().name == "Zoe")
            || scene.board().supply_discards.iter().flatten().any(|c| c.printed().name == "Zoe")
    );
    let zoe = leader("Zoe");
    let mut game = Firefly::deal(&full_table(), Seed(5), &mut Silent).unwrap();
    let seat = game.board.decider().unwrap();
    game.apply(seat, Choice::Leader(zoe), &mut Silent).unwrap();
    assert!(!game.hidden.supply.iter().flatten().any(|card| card.printed().name == "Zoe"));
    assert!(matches!(&game.board.gone[..], [card] if card.printed().name == "Zoe"));
    // Her soldiers serve for nothing; others do not.
    scene.captain().leader = Some(zoe);
    let (lund, jayne) = (scene.bring("Lund"), scene.bring("Jayne"));
    scene.begin_errand(JobId::new(50).unwrap(), 0);
    scene.game.board.stack.push(Payday(vec![lund, jayne]).into());
    scene.choose(Choice::Stiff(lund));
    scene.choose(Choice::Stiff(jayne));
    let upset = |captain: &Captain, card| captain.is_disgruntled(Person::Crew(card));
    assert!(!upset(scene.captain(), lund) && upset(scene.captain(), jayne));
}

#[test]
fn a_bonnet_passes_wanted_rolls_and_weighs_nothing() {
    let mut scene = Scene::new(full_table());
    let (jayne, bonnet) = (scene.bring("Jayne"), scene.bring("Mal's Pretty Floral Bonnet"));
    assert_eq!(scene.captain().sought(), [jayne]);
    scene.play().equip(Seat(0), bonnet, Some(Person::Crew(jayne)));
    assert!(scene.captain().sought().is_empty());
    assert!(scene.captain().can_carry(Person::Crew(jayne), bonnet));
}
