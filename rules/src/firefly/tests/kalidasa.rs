//! Kalidasa: what its cards do, and a drawn position for each of its rules (sections 19 to 22).

use super::ways::Deck;
use super::*;
use crate::firefly::contact::Contact;
use crate::firefly::sets::Sets;
use crate::firefly::skill::Skill;
use crate::firefly::supply::Ability;

pub(super) fn table(seats: u8) -> Table {
    Table { sets: Sets::named("kalidasa").unwrap(), ..Table::new(seats) }
}

/// Both boards.
fn both(seats: u8) -> Table {
    Table { sets: Sets::named("blue-sun,kalidasa").unwrap(), ..Table::new(seats) }
}

fn at(scene: &mut Scene, here: u8) {
    scene.captain().sector = Some(sector(here));
    scene.game.board.captains[Seat(1)].sector = Some(sector(51));
}

/// Seat 0 in a sector, seat 1 in the core.
fn scene(here: u8) -> Scene {
    let mut scene = Scene::new(table(2));
    at(&mut scene, here);
    scene
}

/// The same with both boards.
fn wide(here: u8) -> Scene {
    let mut scene = Scene::new(both(2));
    at(&mut scene, here);
    scene
}

/// A ship with a bit of everything over a planet, whom three contacts trust.
fn ship() -> Scene {
    let mut scene = scene(136);
    for name in ["Bree", "Lund", "Emma"] {
        scene.bring(name);
    }
    Good::ALL.into_iter().for_each(|good| scene.goods(good, 1, 0));
    scene.goods(Good::Passenger, 2, 0);
    scene.goods(Good::Part, 2, 0);
    scene.bring("Extra Ammo Clips");
    let jobs = [Contact::Badger, Contact::Niska, Contact::Patience]
        .map(|contact| JobId::all().find(|id| id.job().contact == contact).unwrap());
    scene.captain().solid = jobs.to_vec();
    scene
}

/// A legal one without a pilot that does not break down, between the planets.
fn sturdy_ship() -> Scene {
    let mut scene = scene(139);
    scene.captain().leader = Some(leader("Corbin"));
    scene.bring("Full Tune-Up & Retro-Fit");
    scene.bring("Med Staff");
    scene.goods(Good::Fuel, 2, 0);
    scene
}

pub(super) fn deck() -> Deck {
    let cards = table(2).nav().map(|(card, _)| card);
    let own = |id: u8| (13..100).contains(&id) || (122..200).contains(&id) || id >= 215;
    let cards = cards.filter(|card| own(card.id));
    Deck {
        cards: cards.map(|card| (card.id, card.name, card.ways.len())).collect(),
        ships: [ship, sturdy_ship],
        turn_up,
        frame: |card| Nav(card).into(),
        file: "kalidasa_nav_cards.txt",
    }
}

/// Cards come up in their own space.
fn turn_up(scene: &mut Scene, card: u8) {
    match nav_card(card).region {
        Region::Alliance => scene.captain().sector = Some(sector(50)),
        Region::Border => scene.captain().sector = Some(sector(5)),
        Region::Rim => {}
    }
    scene.turn_up_nav(card);
}

#[test]
fn each_way_does_what_the_table_says() {
    deck().does_what_is_known(include_str!("kalidasa_nav_cards.txt"));
}

#[test]
#[ignore = "writes the lines anew"]
fn write_lines() {
    deck().write();
}

/// A Fight in a misbehave card, with this die.
fn fight(scene: &mut Scene, dice: &[u8]) {
    scene.turn_up_misbehave(13);
    scene.dice(dice);
    scene.choose(Choice::Way(0));
    if scene.legal().contains(&Choice::Roll) {
        scene.choose(Choice::Roll);
    }
}

/// Whether a card that is bought comes aboard.
fn bought(scene: &mut Scene, card: SupplyId) -> String {
    let aboard = scene.captain().gear.iter().any(|gear| gear.carrier.is_some());
    if !aboard {
        return "not bought".to_string();
    }
    scene.play().move_card(card, Spot::Ship(Seat(0)), Spot::Discard, Cause::Setup);
    scene.choose(Choice::Shop);
    scene.choose(Choice::Take(card));
    scene.choose(Choice::Buy(card));
    format!("{:?}", scene.captain().gear)
}

/// What each ability of its cards is seen by: with the card, and without.
pub(super) fn seen(scene: &mut Scene, card: SupplyId, ability: Ability) -> String {
    scene.captain().sector = Some(sector(136));
    scene.goods(Good::Fuel, 3, 0);
    scene.captain().money = 5000;
    match ability {
        Ability::SparesWarrant => scene.play().warrant(Cause::Free),
        Ability::SparesTrust => {
            let job = JobId::all().find(|id| id.job().contact == Contact::Badger).unwrap();
            scene.captain().solid = vec![job];
            scene.play().lose_trust(Seat(0), Contact::Badger, Cause::Free);
        }
        Ability::CallsOn(_) => scene.captain().sector = Some(sector(110)),
        Ability::MakeWorkMoney(_) | Ability::MakeWorkLoad(_) => {
            scene.choose(Choice::MakeWork);
            let money = scene.captain().money;
            return format!("{money} {:?}", scene.legal());
        }
        Ability::FreeLeave => {
            scene.captain().leader_disgruntled = true;
            scene.choose(Choice::ShoreLeave);
            return scene.captain().money.to_string();
        }
        Ability::LeaveAnywhere => {
            scene.captain().sector = Some(sector(110));
            scene.captain().leader_disgruntled = true;
        }
        Ability::SoldAt(sector, _) => scene.captain().sector = Some(super::sector(sector)),
        Ability::KeepsGear(_) => {
            let gear = scene.bring("Knife");
            scene.dice(&[6]);
            return scene.play().spend(gear).to_string();
        }
        Ability::RerollOnesAs(..) => {
            let person = if scene.captain().crew.is_empty() {
                scene.bring("Inara");
                scene.crew("Inara")
            } else {
                Person::Leader
            };
            if scene.captain().gear.iter().any(|gear| gear.carrier.is_some()) {
                scene.play().equip(Seat(0), card, Some(person));
            }
            fight(scene, &[1, 5]);
            return scene
                .heard
                .iter()
                .filter(|e| matches!(e, Event::Roll { .. }))
                .count()
                .to_string();
        }
        Ability::Charts(_) | Ability::ShufflesNav => {
            let deck = &mut scene.game.hidden.nav[Region::Rim];
            let top = deck.pop().unwrap();
            scene.game.board.nav_discards[Region::Rim].push(top);
        }
        Ability::OneUseReroll(_) => fight(scene, &[1]),
        Ability::Concealed => {
            let captain = scene.captain();
            let everyone = captain.everyone();
            let arms = crate::firefly::captain::Arms::Kosherized;
            return captain.points(&everyone, Skill::Fight, arms).to_string();
        }
        Ability::OneUseHeals | Ability::DiesInstead => {
            let victim = scene.captain().gear.first().and_then(|gear| gear.carrier);
            scene.play().push(Deaths { count: 1, chosen: Vec::new(), cause: Cause::Free });
            scene.run();
            let kill = Choice::Kill(victim.unwrap_or(Person::Leader));
            if scene.legal().contains(&kill) {
                scene.choose(kill);
            }
            let lucky = scene.heard.iter().any(|event| matches!(event, Event::Lucky { .. }));
            return format!("{lucky} {:?}", scene.legal());
        }
        Ability::TwoDice(_) => {
            fight(scene, &[1, 5]);
            return format!("{:?}", scene.heard.iter().find(|e| matches!(e, Event::Roll { .. })));
        }
        Ability::Recycles => {
            scene.captain().sector = Some(sector(139));
            let deck = &mut scene.game.hidden.nav[Region::Rim];
            deck.extend([215, 215]);
            scene.choose(Choice::Burn);
            scene.choose(Choice::To(sector(138)));
            scene.choose(Choice::To(sector(139)));
        }
        Ability::SalvagesCrimes => {
            scene.bring("Onboard Chop Shop");
            scene.begin_errand(JobId::new(50).unwrap(), 0);
            scene.run();
            scene.settle();
            let gained = |e: &&Event| matches!(e, Event::Money { change: 500, .. });
            return scene.heard.iter().filter(gained).count().to_string();
        }
        Ability::Windfall(_) => return bought(scene, card),
        Ability::HiresFrom(market) => {
            let hand = scene.game.hidden.supply[market]
                .iter()
                .copied()
                .find(|card| card.printed().class == crate::firefly::supply::Class::Crew);
            scene.play().move_card(hand.unwrap(), Spot::Deck, Spot::Discard, Cause::Setup);
        }
        _ => {}
    }
    scene.run();
    format!("{:?}", scene.legal())
}

/// The Corvette, wherever it is, goes there; nobody is asked.
fn corvette(scene: &mut Scene, to: u8) {
    scene.station(Patrol::Corvette, sector(to));
}

fn wanted(scene: &mut Scene) -> SupplyId {
    scene.bring("Jayne")
}

/// The right-hand captain moves it one sector or two; who is an outlaw where it ends loses one of
/// the wanted crew and the fugitives of the hold, and nothing else (section 19).
#[test]
fn the_corvette_hunts_where_it_ends_its_move() {
    let mut scene = scene(139);
    let jayne = wanted(&mut scene);
    scene.bring("Crow");
    scene.goods(Good::Fugitive, 2, 1);
    scene.goods(Good::Contraband, 1, 0);
    scene.captain().warrants = 1;
    let money = scene.captain().money;
    corvette(&mut scene, 133);
    scene.turn_up_nav(230);
    assert_eq!(scene.board().decider(), Some(Seat(1)), "the seat to the right moves it");
    let around = [126, 132, 134, 140, 150].map(|at| Choice::To(sector(at)));
    assert_eq!(scene.legal(), around);
    scene.choose(Choice::To(sector(132)));
    assert!(scene.legal().contains(&Choice::Stop), "one sector is enough");
    scene.choose(Choice::To(sector(139)));
    assert_eq!(scene.board().decider(), Some(Seat(0)), "the owner says who goes");
    assert_eq!(scene.captain().has(Good::Fugitive), 1, "those in the stash stay");
    scene.choose(Choice::LetGo(jayne));
    assert!(scene.board().gone.contains(&jayne));
    assert_eq!(scene.captain().crew.len(), 1);
    assert_eq!((scene.captain().warrants, scene.captain().money), (1, money));
    assert_eq!(scene.captain().has(Good::Contraband), 1);
    assert_eq!(scene.board().flight, None, "the flight is over");
    assert_eq!(scene.board().stack.last(), Some(&Frame::Turn), "not again while they stay");
}

#[test]
fn who_flies_to_the_corvette_is_met_before_any_card() {
    let mut scene = scene(140);
    corvette(&mut scene, 139);
    scene.goods(Good::Fuel, 3, 0);
    scene.goods(Good::Fugitive, 1, 0);
    let mut legal = scene.clone();
    legal.goods(Good::Fugitive, 0, 0);
    for scene in [&mut scene, &mut legal] {
        scene.game.hidden.nav[Region::Rim].push(215);
        scene.choose(Choice::Burn);
        scene.choose(Choice::To(sector(148)));
        scene.game.hidden.nav[Region::Rim].push(215);
        scene.heard.clear();
        scene.choose(Choice::To(sector(139)));
    }
    let nav = |event: &Event| matches!(event, Event::Nav { .. });
    assert!(
        scene.heard.contains(&Event::Manhunt { seat: Seat(0) }) && !scene.heard.iter().any(nav)
    );
    assert_eq!((scene.captain().has(Good::Fugitive), scene.board().flight), (0, None));
    assert!(legal.heard.iter().any(nav), "a legal ship passes");
}

/// Crew that wanted rolls pass by cannot be taken (one rule for the Cruiser and the Corvette).
#[test]
fn who_is_spared_wanted_rolls_is_spared_the_operative() {
    let met = |hidden: bool, card: bool| {
        let mut scene = scene(139);
        wanted(&mut scene);
        if hidden {
            scene.bring("Concealed Smuggling Compartments");
        }
        if card {
            let ident = scene.bring("Alliance Ident Card");
            let jayne = scene.crew("Jayne");
            scene.play().equip(Seat(0), ident, Some(jayne));
        }
        corvette(&mut scene, 139);
        scene.run();
        assert!(scene.heard.contains(&Event::Manhunt { seat: Seat(0) }));
        scene.captain().crew.len()
    };
    assert_eq!([met(false, false), met(true, false), met(false, true)], [0, 1, 1]);
}

/// Through a sector where Reavers start, but not to end there; every sector on the way loses its
/// Reaver tokens, those printed apart.
#[test]
fn the_corvette_passes_where_reavers_start_and_clears_tokens() {
    let mut scene = wide(118);
    scene.game.board.cutters = [1, 2, 3].into_iter().map(sector).collect();
    corvette(&mut scene, 123);
    for at in [121, 104] {
        scene.game.board.alerts.add(Watch::Reavers, sector(at));
    }
    scene.turn_up_nav(230);
    scene.choose(Choice::To(sector(121)));
    assert!(!scene.legal().contains(&Choice::Stop), "it may not stay");
    let homes = [120, 122].map(|at| Choice::To(sector(at)));
    assert!(!scene.legal().iter().any(|choice| homes.contains(choice)));
    scene.choose(Choice::To(sector(104)));
    assert_eq!(scene.board().alerts.reavers(), []);
    assert_eq!(scene.board().reaver_alert(sector(121)), 1, "the printed one stays");
}

/// The Cutter that it meets goes where Reavers start, as the mover likes, and leaves no token.
#[test]
fn the_corvette_beats_the_cutter() {
    let mut scene = wide(118);
    scene.game.board.cutters = [120, 132, 150].into_iter().map(sector).collect();
    corvette(&mut scene, 133);
    scene.turn_up_nav(230);
    assert!(scene.board().routs(Patrol::Corvette, sector(132)));
    scene.choose(Choice::To(sector(132)));
    let top = scene.board().stack.last().cloned();
    assert!(matches!(top, Some(Frame::Patrol(step)) if step.is_rout(scene.board())));
    let homes = [121, 122].map(|at| Choice::To(sector(at)));
    assert_eq!((scene.legal(), scene.board().decider()), (homes.to_vec(), Some(Seat(1))));
    scene.choose(Choice::To(sector(122)));
    scene.choose(Choice::Stop);
    assert_eq!(scene.board().cutters.sectors(), [120, 122, 150].map(sector));
    assert_eq!(scene.board().alerts.reavers(), []);
    // One that is moved onto it fares no better; it leaves its own token where it came from.
    scene.game.board.turn = Seat(0);
    scene.turn_up_nav(203);
    scene.choose(Choice::Rouse(sector(150)));
    scene.choose(Choice::To(sector(133)));
    assert_eq!(scene.board().cutters.sectors(), [120, 122, 133].map(sector));
    corvette(&mut scene, 140);
    scene.turn_up_nav(203);
    scene.choose(Choice::Rouse(sector(133)));
    scene.choose(Choice::To(sector(140)));
    assert_eq!(scene.board().cutters.sectors(), [120, 121, 122].map(sector), "one home was free");
}

#[test]
fn no_reavers_come_where_the_corvette_is() {
    let mut scene = scene(139);
    corvette(&mut scene, 139);
    scene.run();
    scene.heard.clear();
    scene.turn_up_nav(216);
    let shuffled = |event: &Event| matches!(event, Event::Shuffled { .. });
    assert!(scene.heard.iter().any(shuffled), "it does nothing but reshuffle");
    assert_eq!(scene.board().cutters.sectors(), [sector(1)]);
    assert_eq!(scene.board().stack.last(), Some(&Frame::Flight));
}

/// An Alliance alert: a die at or below the tokens, which go; the right-hand captain says which ship
/// comes, and an outlaw has the contact at once and flies no farther (section 22).
#[test]
fn an_alliance_alert_brings_the_ship_that_the_right_hand_captain_likes() {
    let entered = |to: u8, outlaw: bool, die: u8| {
        let mut scene = scene(if to == 50 { 40 } else { 140 });
        scene.game.board.captains[Seat(1)].sector = Some(sector(29));
        scene.goods(Good::Fuel, 3, 0);
        scene.goods(Good::Fugitive, u8::from(outlaw), 0);
        (0..3).for_each(|_| scene.game.board.alerts.add(Watch::Alliance, sector(to)));
        scene.choose(Choice::Burn);
        let region = sector(to).sector().region;
        scene.game.hidden.nav[region].push(if to == 50 { 1 } else { 215 });
        scene.dice(&[die]);
        scene.heard.clear();
        scene.choose(Choice::To(sector(to)));
        scene
    };
    let mut core = entered(50, true, 3);
    assert_eq!(core.board().decider(), Some(Seat(1)));
    let ships = [Patrol::Cruiser, Patrol::Corvette].map(Choice::Summon);
    assert_eq!(core.legal(), ships);
    core.choose(ships[1]);
    assert_eq!(core.board().corvette.0, Some(sector(50)));
    assert_eq!((core.captain().has(Good::Fugitive), core.board().flight), (0, None));
    assert_eq!(core.board().alerts.of(Watch::Alliance), []);
    let nav = |scene: &Scene| scene.heard.iter().any(|event| matches!(event, Event::Nav { .. }));
    assert!(!nav(&core));
    let rim = entered(139, true, 3);
    assert_eq!(rim.board().corvette.0, Some(sector(139)), "only the Corvette comes to the Rim");
    let lucky = entered(139, true, 4);
    assert_eq!(lucky.board().corvette.0, Some(sector(133)));
    assert_eq!(lucky.board().alerts.of(Watch::Alliance), [], "whatever the roll");
    assert!(nav(&lucky));
    let mut legal = entered(50, false, 1);
    legal.choose(Choice::Summon(Patrol::Cruiser));
    assert!(nav(&legal), "nothing more for a legal ship");
}

#[test]
fn the_alliance_comes_first_and_takes_what_reavers_left() {
    let mut scene = wide(115);
    scene.goods(Good::Fuel, 3, 0);
    for watch in Watch::ALL {
        (0..6).for_each(|_| scene.game.board.alerts.add(watch, sector(116)));
    }
    scene.choose(Choice::Burn);
    scene.game.hidden.nav[Region::Rim].push(215);
    scene.heard.clear();
    scene.choose(Choice::To(sector(116)));
    assert_eq!(scene.board().corvette.0, Some(sector(116)));
    assert_eq!(scene.board().alerts.reavers(), []);
    let alarms = scene.heard.iter().filter(|event| matches!(event, Event::Alarm { .. }));
    assert_eq!(alarms.count(), 1, "nothing is left to roll for");
    assert!(!scene.board().cutters.is_in(sector(116)));
}

/// Cards that lay tokens beside the ship, and where outlaws are.
#[test]
fn cards_lay_alliance_tokens() {
    let mut scene = scene(50);
    scene.turn_up_nav(16);
    let around: Vec<(SectorId, u8)> =
        scene.board().chart().neighbours(sector(50)).map(|at| (at, 1)).collect();
    assert_eq!(scene.board().alerts.of(Watch::Alliance), around);
    let mut scene = self::scene(50);
    scene.captain().warrants = 1;
    scene.turn_up_nav(20);
    assert_eq!(scene.board().alerts.of(Watch::Alliance), [(sector(50), 1)]);
}

/// A job of seat 0, begun and loaded.
fn begun(scene: &mut Scene, job: u16) -> JobId {
    let id = JobId::new(job).unwrap();
    let contact = id.job().contact;
    scene.game.hidden.jobs[contact].retain(|other| *other != id);
    scene.game.board.job_discards[contact].retain(|other| *other != id);
    let mut active = super::super::captain::Active::begun(id);
    active.loaded = true;
    scene.captain().active.push(active);
    id
}

/// Once, before the job is done: what is given there is gone, and the job's own delivery still due.
#[test]
fn an_opportunity_pays_once_and_leaves_the_job_as_it_is() {
    let mut scene = scene(85);
    let job = begun(&mut scene, 232);
    scene.goods(Good::Contraband, 4, 0);
    let money = scene.captain().money;
    assert_eq!(scene.board().step_here(job), Step::Aside);
    scene.choose(Choice::Work(job));
    scene.choose(Choice::Go);
    assert_eq!(scene.captain().money, money + 3000);
    assert_eq!(scene.captain().has(Good::Contraband), 0);
    assert!(scene.captain().active[0].aside.0 && scene.captain().solid.is_empty());
    scene.game.board.acted.clear();
    scene.goods(Good::Contraband, 4, 0);
    assert!(!scene.legal().contains(&Choice::Work(job)), "once a job");
    assert_eq!(scene.captain().step(job), Step::Finish);
}

/// Two types count as both for every rule; who rewards either pays once.
#[test]
fn a_job_of_two_types_counts_as_both_and_is_paid_once() {
    let (mut scene, job) = (scene(52), JobId::new(233).unwrap().job());
    let team = scene.captain().everyone();
    let gift = |scene: &Scene| scene.board().reward(job, &team, Default::default()).gift;
    scene.captain().leader = Some(leader("Corbin"));
    let plain = gift(&scene);
    scene.game.board.table = both(2);
    let harrow = JobId::all().find(|id| id.job().contact == Contact::LordHarrow).unwrap();
    scene.captain().solid = vec![harrow];
    assert_eq!(gift(&scene) - plain, 500, "shipping and smuggling, once");
    let fanty = JobId::new(228).unwrap();
    scene.captain().solid = vec![fanty];
    assert_eq!(gift(&scene), plain);
    let people = JobId::new(236).unwrap().job();
    assert_eq!(scene.board().reward(people, &team, Default::default()).gift, 500);
    let salvage = JobId::new(238).unwrap().job();
    assert!(scene.captain().salvages(salvage) && !scene.captain().salvages(people));
}

/// The failed band of the first test leads to a second, and only its result counts.
#[test]
fn a_nested_test_leads_from_the_first_failure_to_a_second() {
    let played = |dice: &[u8]| {
        let mut scene = scene(50);
        scene.turn_up_nav(18);
        scene.dice(dice);
        while !matches!(
            scene.board().stack.last(),
            Some(Frame::Flight | Frame::Evasion | Frame::Turn)
        ) {
            let roll = [Choice::Roll, Choice::Keep].into_iter().find(|c| scene.legal().contains(c));
            scene.choose(roll.unwrap_or(scene.legal()[0]));
        }
        let skills = scene.heard.iter().filter_map(|event| match event {
            Event::Test { skill, .. } => Some(*skill),
            _ => None,
        });
        (skills.collect::<Vec<_>>(), format!("{:?}", scene.board().stack.last().unwrap()))
    };
    let (tests, end) = played(&[1, 6, 6]);
    assert_eq!(tests, [Skill::Negotiate, Skill::Fight]);
    assert_eq!(end, "Evasion", "Malcolm fights for two");
    assert_eq!(played(&[1, 1]).1, "Turn", "a full stop");
    assert_eq!(played(&[6, 6]).0, [Skill::Negotiate]);
}

/// Magistrate Higgins: one more active job, and nothing at all with Jayne aboard.
#[test]
fn the_magistrate_employs_more_and_remembers_jayne() {
    let mut scene = scene(16);
    assert!(scene.legal().contains(&Choice::Deal(Contact::MagistrateHiggins)));
    let job = begun(&mut scene, 226);
    scene.captain().sector = Some(sector(16));
    scene.goods(Good::Passenger, 4, 0);
    assert!(scene.legal().contains(&Choice::Work(job)));
    assert_eq!(scene.captain().active_limit(), 3);
    scene.captain().solid = vec![JobId::new(225).unwrap()];
    assert_eq!(scene.captain().active_limit(), 4);
    scene.bring("Jayne");
    assert!(!scene.legal().contains(&Choice::Deal(Contact::MagistrateHiggins)));
    assert!(!scene.legal().contains(&Choice::Work(job)));
}

#[test]
fn fanty_and_mingo_sell_contraband_to_whom_they_trust() {
    let mut scene = scene(136);
    scene.captain().money = 1000;
    scene.choose(Choice::Deal(Contact::FantyMingo));
    let buy = Choice::Purchase(Good::Contraband);
    assert!(!scene.legal().contains(&buy));
    scene.captain().solid = vec![JobId::new(228).unwrap()];
    scene.choose(buy);
    assert_eq!((scene.captain().money, scene.captain().has(Good::Contraband)), (600, 1));
}

/// Passengers and fugitives in any number, paid by the head; Wright may press more out of the latter.
#[test]
fn people_are_delivered_by_the_head_and_wright_presses_for_more() {
    let mut scene = scene(16);
    scene.captain().leader = Some(leader("Wright"));
    let job = begun(&mut scene, 226);
    scene.goods(Good::Passenger, 2, 0);
    scene.goods(Good::Fugitive, 1, 0);
    let money = scene.captain().money;
    scene.choose(Choice::Work(job));
    scene.choose(Choice::Go);
    scene.choose(Choice::Count(3));
    assert_eq!(scene.captain().money, money + 900);
    scene.choose(Choice::Press);
    assert_eq!(scene.captain().money, money + 1000);
    assert_eq!(scene.captain().has(Good::Passenger) + scene.captain().has(Good::Fugitive), 0);
}

/// Two misbehave cards of one suit pay more, once; a bet on the races pays for the right suit.
#[test]
fn suits_pay_on_some_jobs() {
    let mut scene = scene(87);
    let job = begun(&mut scene, 230);
    let team = scene.captain().everyone();
    let bonus = |scene: &Scene| scene.board().reward(job.job(), &team, Default::default()).bonus;
    let suits = |scene: &mut Scene, suit| scene.captain().active[0].suits.pass(suit);
    use crate::firefly::misbehave::Suit;
    suits(&mut scene, Suit::Clubs);
    suits(&mut scene, Suit::Hearts);
    assert_eq!(bonus(&scene), 0);
    suits(&mut scene, Suit::Clubs);
    suits(&mut scene, Suit::Clubs);
    assert_eq!(bonus(&scene), 2000);
    let mut scene = self::scene(136);
    let job = begun(&mut scene, 260);
    scene.goods(Good::Cargo, 1, 0);
    scene.captain().money = 1000;
    scene.game.hidden.misbehave.push(13);
    scene.choose(Choice::Work(job));
    scene.choose(Choice::Go);
    scene.choose(Choice::Wager(Suit::Diamonds));
    assert_eq!(scene.captain().money, 1000 - 500 + 3000 + 2200);
}

/// Decks that two sets make together have their reshuffle card in from the start (section 19).
#[test]
fn joined_decks_have_their_reshuffle_cards_in() {
    let aside = |table: Table| {
        let game = Firefly::deal(&table, Seed(3), &mut crate::Silent).unwrap();
        Region::ALL.map(|region| game.board.nav_discards[region].len())
    };
    assert_eq!(aside(Table::new(3)), [1, 1, 0]);
    assert_eq!(aside(table(3)), [0, 0, 1], "one Rim deck alone is as small as ever");
    assert_eq!(aside(both(3)), [0, 0, 0]);
    assert_eq!(aside(both(2)), [0, 0, 0]);
}

/// The nav cards to come are looked at, put in order and drawn in it; nobody else knows them.
#[test]
fn nav_charts_put_the_cards_to_come_in_order() {
    let mut scene = scene(139);
    scene.goods(Good::Fuel, 3, 0);
    let charts = scene.bring("Nav Charts: Rim Space");
    let deck = &mut scene.game.hidden.nav[Region::Rim];
    deck.extend([215, 217, 229, 218, 215]);
    scene.choose(Choice::Plot(charts, Region::Rim));
    for card in [229, 215, 215, 218] {
        scene.choose(Choice::Chart(card));
    }
    let next: Vec<u8> = scene.game.hidden.nav[Region::Rim].iter().rev().take(5).copied().collect();
    assert_eq!(next, [229, 215, 215, 218, 217]);
    assert_eq!(scene.game.view(Some(Seat(0))).charts[Region::Rim], next);
    assert!(scene.game.view(Some(Seat(1))).charts[Region::Rim].is_empty());
    scene.choose(Choice::Burn);
    scene.heard.clear();
    scene.choose(Choice::To(sector(132)));
    assert!(scene.heard.iter().any(|event| matches!(event, Event::Nav { card: 229, .. })));
    assert_eq!(scene.game.view(Some(Seat(0))).charts[Region::Rim], next[1..]);
}

/// Without Blue Sun there is one Cutter, which leaves no tokens and to which nobody moseys; the Corvette
/// does not end where that one starts (section 19).
#[test]
fn alone_kalidasa_has_one_cutter_as_ever() {
    let mut scene = scene(5);
    assert_eq!(scene.board().corvette.0, Some(sector(133)));
    assert_eq!(scene.board().cutters.sectors(), [sector(1)]);
    let next = scene.board().chart().neighbours(sector(1)).next().unwrap();
    scene.station(Patrol::Cutter, next);
    assert_eq!(scene.board().alerts.reavers(), []);
    let beside = scene.board().chart().neighbours(next).find(|at| *at != sector(1)).unwrap();
    scene.captain().sector = Some(beside);
    scene.choose(Choice::Mosey);
    assert!(!scene.legal().contains(&Choice::To(next)));
    corvette(&mut scene, next.number());
    let ship = Some(next);
    let run = Move { patrol: Patrol::Corvette, seat: Seat(1), reach: Reach::Run, ship };
    scene.game.board.stack.push(run.into());
    scene.choose(Choice::To(sector(1)));
    assert!(!scene.legal().contains(&Choice::Stop), "not to stay");
}

/// On anybody's turn: who owns the ship says who goes; then they lie together in peace.
#[test]
fn the_corvette_hunts_on_the_turns_of_others() {
    let mut scene = scene(139);
    let jayne = scene.bring_to(Seat(1), "Jayne");
    let bree = scene.bring_to(Seat(1), "Bree");
    let wanted = [jayne, bree].iter().filter(|card| card.printed().wanted).count();
    scene.game.board.captains[Seat(1)].sector = Some(sector(132));
    scene.game.board.captains[Seat(1)].warrants = 1;
    scene.game.board.captains[Seat(1)].hold[Good::Fugitive] = 1;
    corvette(&mut scene, 133);
    scene.turn_up_nav(230);
    assert_eq!((scene.board().turn, scene.board().decider()), (Seat(0), Some(Seat(1))));
    scene.choose(Choice::To(sector(132)));
    scene.choose(Choice::Stop);
    if wanted > 1 {
        assert_eq!(scene.board().decider(), Some(Seat(1)), "the owner says who goes");
        scene.choose(Choice::LetGo(jayne));
    }
    assert!(scene.board().gone.contains(&jayne));
    assert_eq!(scene.game.board.captains[Seat(1)].has(Good::Fugitive), 0);
    assert_eq!(scene.game.board.captains[Seat(1)].warrants, 1, "warrants stay");
    assert_eq!(scene.board().alerts.of(Watch::Alliance), [], "it leaves no tokens");
    let met = scene.heard.iter().filter(|e| matches!(e, Event::Manhunt { .. })).count();
    scene.run();
    let again = scene.heard.iter().filter(|e| matches!(e, Event::Manhunt { .. })).count();
    assert_eq!((met, again), (1, 1));
}

/// A warrant at an opportunity discards the job.
#[test]
fn a_warrant_at_an_opportunity_costs_the_job() {
    let mut scene = scene(62);
    let job = begun(&mut scene, 235);
    scene.game.hidden.misbehave.extend([13; 3]);
    assert_eq!(scene.board().step_here(job), Step::Aside);
    scene.choose(Choice::Work(job));
    scene.choose(Choice::Go);
    scene.play().warrant(Cause::Free);
    scene.game.board.stack.retain(|frame| !matches!(frame, Frame::Card(_)));
    scene.run();
    assert!(scene.captain().active.is_empty() && scene.captain().warrants == 1);
    assert!(scene.board().job_discards[Contact::FantyMingo].contains(&job));
}

/// Who loses the trust of the Magistrate with four jobs under way drops one at once, his own choice
/// (section 20).
#[test]
fn the_magistrate_lost_is_a_job_lost() {
    let mut scene = scene(16);
    scene.captain().solid = vec![JobId::new(225).unwrap()];
    let jobs = [1, 2, 3, 226].map(|job| begun(&mut scene, job));
    scene.captain().active.sort();
    let mut working = scene.clone();
    scene.play().lose_trust(Seat(0), Contact::MagistrateHiggins, Cause::Free);
    scene.run();
    assert_eq!(scene.board().stack.last(), Some(&Frame::from(Overfull(Seat(0)))));
    assert_eq!(scene.legal(), jobs.map(Choice::Drop));
    scene.choose(Choice::Drop(jobs[3]));
    assert_eq!(scene.captain().active.len(), 3);
    assert!(scene.board().job_discards[Contact::MagistrateHiggins].contains(&jobs[3]));
    // The job that brings the warrant is the one that is lost.
    let job = jobs[3];
    working.captain().active.retain(|active| active.job != job);
    working.begin_errand(job, 1);
    working.play().warrant(Cause::Free);
    working.game.board.stack.retain(|frame| *frame != Unasked::Misbehave.into());
    working.run();
    assert_eq!(working.captain().active.len(), 3);
    assert_eq!(working.board().stack.last(), Some(&Frame::Turn));
}

/// His jobs that lead to places of the other board leave with it, and so do those of others.
#[test]
fn jobs_stay_in_the_box_with_the_board_that_they_lead_to() {
    let count = |table: Table| {
        table.jobs().filter(|id| id.job().contact == Contact::MagistrateHiggins).count()
    };
    assert_eq!((count(both(2)), count(table(2))), (25, 19));
}
