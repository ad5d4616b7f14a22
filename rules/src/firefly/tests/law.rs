//! The Cruiser, the Cutter, wanted rolls and warrants (sections 6 and 11).

use super::*;
use crate::firefly::View;
use crate::firefly::contact::Contact;

fn scene(cards: &[&str]) -> Scene {
    let mut scene = Scene::new(Table::new(2));
    cards.iter().for_each(|name| {
        scene.bring(name);
    });
    scene.captain().sector = Some(sector(59));
    scene.heard.clear();
    scene
}

/// Flies into the Cruiser's sector, Londinium.
fn meet(scene: &mut Scene) {
    scene.choose(Choice::Burn);
    scene.choose(Choice::To(sector(51)));
    scene.submit();
}

#[test]
fn an_outlaw_is_fined_searched_and_stopped() {
    let mut scene = scene(&[]);
    scene.captain().warrants = 2;
    scene.goods(Good::Contraband, 2, 1);
    scene.goods(Good::Fugitive, 0, 1);
    meet(&mut scene);
    let story = scene.story();
    assert_eq!(story, "-1 Fuel, inspection, $-2000, -2 warrant, -3 Contraband, -1 Fugitive");
    assert!(scene.board().flight.is_none(), "full stop, and no nav card");
    assert!(!scene.heard.iter().any(|e| matches!(e, Event::Nav { .. })));
}

#[test]
fn who_cannot_pay_pays_what_he_has() {
    let mut scene = scene(&[]);
    (scene.captain().warrants, scene.captain().money) = (3, 700);
    meet(&mut scene);
    assert!(scene.story().contains("$-700, -3 warrant"));
}

#[test]
fn a_legal_ship_passes() {
    let mut scene = scene(&[]);
    scene.game.hidden.nav[Region::Alliance].push(1);
    meet(&mut scene);
    assert!(!scene.story().contains("inspection"));
    assert!(scene.heard.iter().any(|e| matches!(e, Event::Nav { .. })));
}

#[test]
fn nobody_is_inspected_twice_in_one_place() {
    let mut scene = scene(&["Lund"]);
    scene.captain().warrants = 1;
    meet(&mut scene);
    scene.captain().warrants = 1;
    scene.heard.clear();
    scene.run();
    assert!(!scene.story().contains("inspection"));
    scene.station(Patrol::Cruiser, sector(52));
    scene.station(Patrol::Cruiser, sector(51));
    scene.run();
    scene.submit();
    assert!(scene.story().contains("inspection"));
}

#[test]
fn wanted_crew_roll_and_a_one_is_caught() {
    for (die, caught) in [(1, true), (2, false)] {
        let mut scene = scene(&["Crow"]);
        scene.dice(&[die]);
        meet(&mut scene);
        assert_eq!(scene.story().contains("dead Crow"), caught);
    }
    let mut brothers = scene(&["Grange Brothers"]);
    brothers.dice(&[2, 1]);
    meet(&mut brothers);
    assert!(brothers.story().contains("dead Grange Brothers"), "they roll twice");
}

#[test]
fn papers_and_compartments_spare_the_roll() {
    let mut papers = scene(&["Crow", "Alliance Ident Card"]);
    let (crow, card) = (papers.crew("Crow"), papers.captain().gear[0].card);
    papers.play().equip(Seat(0), card, Some(crow));
    papers.dice(&[1]);
    meet(&mut papers);
    assert!(!papers.heard.iter().any(|e| matches!(e, Event::Wanted { .. })));
    let mut hidden = scene(&["Crow", "Jayne", "Billy", "Concealed Smuggling Compartments"]);
    hidden.dice(&[1]);
    meet(&mut hidden);
    assert_eq!(hidden.legal().len(), 3);
    let hide = |scene: &mut Scene, name| {
        let Person::Crew(card) = scene.crew(name) else { unreachable!() };
        scene.choose(Choice::Hide(card));
    };
    hide(&mut hidden, "Crow");
    hide(&mut hidden, "Jayne");
    assert!(hidden.story().contains("dead Billy"));
}

#[test]
fn a_decoy_draws_the_cruiser_off() {
    let mut scene = scene(&["Cry Baby"]);
    scene.captain().warrants = 1;
    meet(&mut scene);
    let decoy = scene.captain().upgrades[0];
    assert_eq!(scene.legal()[2..], [Choice::Submit, Choice::Decoy(decoy)]);
    scene.choose(Choice::Decoy(decoy));
    scene.game.hidden.nav[Region::Alliance].push(1);
    scene.choose(Choice::To(sector(50)));
    assert_eq!(scene.board().cruiser, sector(50));
    assert_eq!(scene.captain().warrants, 1);
    assert!(scene.board().flight.is_some(), "ignored: the ship flies on");
}

#[test]
fn a_cruiser_moved_onto_a_rival_inspects_him_at_once() {
    let mut scene = scene(&[]);
    scene.game.board.captains[Seat(1)].warrants = 1;
    let rival = scene.board().captains[Seat(1)].sector.unwrap();
    scene.station(Patrol::Cruiser, rival);
    scene.run();
    assert!(scene.heard.iter().any(|e| matches!(e, Event::Inspection { seat: Seat(1) })));
}

#[test]
fn reavers_wait_for_the_start_of_the_turn() {
    let mut scene = scene(&["Lund", "Bester"]);
    scene.goods(Good::Passenger, 2, 1);
    scene.captain().sector = Some(sector(78));
    scene.station(Patrol::Cutter, sector(78));
    scene.run();
    assert!(!scene.story().contains("dead"));
    scene.choose(Choice::EndTurn);
    let rival = scene.board().captains[Seat(1)].sector;
    assert!(rival.is_some_and(|at| !scene.board().is_barred(at)));
    scene.heard.clear();
    scene.choose(Choice::EndTurn);
    assert_eq!(scene.board().stack.last(), Some(&Frame::Reavers));
    // Goods may be put in order first; Malcolm and Bester may dodge.
    assert_eq!(scene.legal(), [Choice::Stowage, Choice::Way(0), Choice::Way(1)]);
    let mut dodge = scene.clone();
    dodge.choose(Choice::Way(1));
    assert_eq!(dodge.story(), "-1 Fuel, evade");
    scene.dice(&[1]);
    scene.choose(Choice::Way(0));
    scene.settle();
    assert_eq!(scene.story(), "-3 Passenger, dead Lund, dead Bester, evade");
    assert!(!scene.legal().contains(&Choice::To(sector(78))));
}

#[test]
fn nobody_flies_to_where_the_cutter_is() {
    let mut scene = scene(&[]);
    scene.captain().sector = Some(sector(76));
    scene.station(Patrol::Cutter, sector(75));
    scene.choose(Choice::Mosey);
    assert!(!scene.legal().contains(&Choice::To(sector(75))));
    assert!(scene.legal().contains(&Choice::To(sector(67))));
}

#[test]
fn any_warrant_costs_harkens_trust() {
    let mut scene = scene(&[]);
    let job = JobId::new(35).unwrap();
    scene.captain().solid.push(job);
    let deck = &mut scene.game.hidden.jobs[Contact::Harken];
    deck.retain(|other| *other != job);
    scene.play().add_warrant(Seat(0), Cause::Free);
    assert_eq!(scene.story(), "+1 warrant, lost Harken");
}

#[test]
fn an_outlaw_cannot_deal_with_harken() {
    let mut scene = scene(&[]);
    scene.captain().sector = Some(sector(51));
    scene.captain().inspected = true;
    assert!(scene.legal().contains(&Choice::Deal(Contact::Harken)));
    scene.captain().warrants = 1;
    assert!(!scene.legal().contains(&Choice::Deal(Contact::Harken)));
}

/// Who looks for work is told the way to each contact, the nearest first, and who would refuse.
#[test]
fn work_is_looked_for_at_the_nearest_contact() {
    let mut scene = scene(&[]);
    scene.captain().sector = Some(sector(51));
    scene.captain().warrants = 1;
    let view = View::of(&scene.game, Some(Seat(0)));
    let found = view.employers(Seat(0));
    let ways: Vec<_> = found.iter().map(|one| one.way.map_or(u8::MAX, |way| way.0)).collect();
    assert!(ways.is_sorted(), "{ways:?}");
    let near = found[0];
    assert_eq!((near.contact, near.way, near.deals), (Contact::Harken, Some((0, 0, 0)), false));
    let refused = found.iter().filter(|one| !one.deals);
    assert_eq!(refused.count(), 1, "the others deal with outlaws");
    let captain = view.captain(Seat(0));
    for (moves, burns, fuel) in found.iter().filter_map(|one| one.way) {
        assert!(burns * captain.range() >= moves && fuel == burns * captain.burn_cost());
    }
}

/// The other ships of a table of three, both in the Cruiser's way.
fn three() -> Scene {
    let mut scene = Scene::new(Table::new(3));
    scene.captain().sector = Some(sector(60));
    for seat in [Seat(1), Seat(2)] {
        let rival = &mut scene.game.board.captains[seat];
        (rival.sector, rival.warrants) = (Some(sector(49)), 1);
    }
    scene.heard.clear();
    scene
}

fn inspected(scene: &Scene) -> Vec<Seat> {
    let seats = scene.heard.iter().filter_map(|event| match event {
        Event::Inspection { seat } => Some(*seat),
        _ => None,
    });
    seats.collect()
}

/// A Cruiser that comes upon outlaws searches each of them before the turn goes on.
#[test]
fn a_cruiser_searches_each_outlaw_before_the_turn_goes_on() {
    let mut scene = three();
    scene.turn_up_nav(4);
    assert_eq!(scene.board().decider(), Some(Seat(2)), "the right-hand player moves it");
    scene.choose(Choice::To(sector(49)));
    assert_eq!(inspected(&scene), [Seat(1), Seat(2)]);
    assert_eq!(scene.board().stack.last(), Some(&Frame::Flight), "then the flight goes on");
    assert_eq!(scene.board().captains[Seat(1)].money, 2000);
}

/// The decoy spares everybody in the sector: who has it is asked before anybody is searched.
#[test]
fn a_decoy_covers_the_whole_sector() {
    let mut scene = three();
    let decoy = scene.bring_to(Seat(2), "Cry Baby");
    scene.turn_up_nav(4);
    scene.choose(Choice::To(sector(49)));
    assert_eq!(scene.board().decider(), Some(Seat(2)));
    let mut idle = scene.clone();
    scene.choose(Choice::Decoy(decoy));
    scene.choose(Choice::To(sector(50)));
    assert_eq!(inspected(&scene), []);
    idle.choose(Choice::Submit);
    assert_eq!(inspected(&idle), [Seat(2), Seat(1)]);
}

/// Decoyed on the way in, a ship on full burn draws its nav card as usual.
#[test]
fn behind_a_decoy_the_nav_card_is_drawn() {
    let mut scene = scene(&["Cry Baby"]);
    scene.captain().warrants = 1;
    scene.game.hidden.nav[Region::Alliance].push(1);
    meet(&mut scene);
    let decoy = scene.captain().upgrades[0];
    assert!(!scene.heard.iter().any(|e| matches!(e, Event::Nav { .. })));
    scene.choose(Choice::Decoy(decoy));
    scene.choose(Choice::To(sector(50)));
    assert!(scene.heard.iter().any(|e| matches!(e, Event::Nav { card: 1, .. })));
}

/// Before the law comes aboard one may still dump, and who is legal then passes.
#[test]
fn who_dumps_his_contraband_in_time_passes() {
    let mut scene = scene(&[]);
    scene.goods(Good::Contraband, 1, 0);
    scene.game.hidden.nav[Region::Alliance].push(1);
    scene.choose(Choice::Burn);
    scene.choose(Choice::To(sector(51)));
    assert_eq!(scene.legal(), [Choice::Stowage, Choice::Submit]);
    scene.choose(Choice::Stowage);
    scene.choose(Choice::Dump(Good::Contraband));
    scene.choose(Choice::Done);
    assert_eq!(inspected(&scene), []);
    assert!(scene.heard.iter().any(|e| matches!(e, Event::Nav { .. })), "and flies on");
}

/// The Cruiser goes to an outlaw in Alliance Space, and to nobody else (section 6).
#[test]
fn entanglements_send_the_cruiser_to_an_outlaw_in_alliance_space() {
    let mut scene = three();
    let job = JobId::new(35).unwrap();
    scene.game.hidden.jobs[Contact::Harken].retain(|other| *other != job);
    scene.captain().solid.push(job);
    scene.game.board.captains[Seat(1)].sector = Some(sector(97));
    scene.turn_up_nav(5);
    scene.choose(Choice::Way(1));
    // One is left in Alliance Space, so that nobody is asked where it goes.
    assert_eq!(scene.board().cruiser, sector(49));
    assert_eq!(inspected(&scene), [Seat(2)]);
    assert!(scene.story().contains("$500"));
    let mut border = three();
    border.captain().solid.push(job);
    border.game.hidden.jobs[Contact::Harken].retain(|other| *other != job);
    border.game.board.captains[Seat(1)].sector = Some(sector(97));
    border.game.board.captains[Seat(2)].sector = Some(sector(98));
    border.turn_up_nav(5);
    assert!(!border.legal().contains(&Choice::Way(1)), "outlaws in the Border do not count");
}

/// No Cutter enters Alliance Space; one that cannot move stays (section 6).
#[test]
fn the_cutter_keeps_to_the_border() {
    let mut scene = scene(&[]);
    scene.station(Patrol::Cutter, sector(59));
    assert!(!scene.board().is_barred(sector(59)));
    // 65 borders on 64 and 73 in the Border, on 63 in Alliance Space.
    scene.game.board.cutters = [sector(65)].into_iter().collect();
    scene.captain().sector = Some(sector(34));
    scene.turn_up_nav(103);
    assert_eq!(scene.legal(), [Choice::To(sector(64)), Choice::To(sector(73))]);
}

/// Free changes are free after a nav card is turned and before its test (section 5).
#[test]
fn things_are_put_in_order_before_a_nav_card_is_met() {
    let mut customs = scene(&[]);
    customs.goods(Good::Contraband, 2, 0);
    customs.turn_up_nav(3);
    customs.choose(Choice::Stowage);
    customs.choose(Choice::Stow(Good::Contraband));
    customs.choose(Choice::Stow(Good::Contraband));
    customs.choose(Choice::Done);
    assert_eq!(customs.board().stack.last(), Some(&Frame::from(Nav(3))));
    customs.choose(Choice::Way(0));
    assert_eq!(customs.captain().has(Good::Contraband), 2, "the stash is spared");
    // Without parts only the repair is left, and one may still see to who carries what.
    let mut busted = scene(&["Lund", "Pistol"]);
    busted.goods(Good::Part, 0, 0);
    busted.captain().sector = Some(sector(51));
    busted.game.board.cruiser = sector(50);
    busted.turn_up_nav(10);
    assert_eq!(busted.legal(), [Choice::Stowage, Choice::Roster, Choice::Way(0)]);
    busted.choose(Choice::Roster);
    assert!(busted.legal().iter().any(|choice| matches!(choice, Choice::Gear(_))));
    let dismissed = |choice: &Choice| matches!(choice, Choice::Dismiss(_));
    assert!(!busted.legal().iter().any(dismissed), "nobody is sent off to dodge a death");
    busted.choose(Choice::Done);
    busted.dice(&[6, 6]);
    busted.choose(Choice::Way(0));
    assert_eq!(busted.board().stack.last(), Some(&Frame::Flight));
}

#[test]
fn a_quiet_nav_card_asks_nothing() {
    for card in [1, 2, 4, 101, 103] {
        let mut scene = scene(&["Lund", "Pistol"]);
        scene.captain().sector = Some(sector(if card > 100 { 34 } else { 40 }));
        scene.turn_up_nav(card);
        assert_ne!(scene.board().stack.last(), Some(&Frame::from(Nav(card))));
    }
}

/// What gives range is not scrapped for nothing in mid-flight.
#[test]
fn an_upgrade_scrapped_in_flight_shortens_it() {
    use crate::firefly::supply::{Ability, KindId};
    let gives = |ability: &Ability| matches!(ability, Ability::Range(_));
    let kind = KindId::all()
        .map(|kind| kind.printed())
        .find(|kind| {
            let upgrade = kind.class == crate::firefly::supply::Class::Upgrade;
            upgrade && kind.abilities.iter().any(gives)
        })
        .unwrap();
    let mut scene = scene(&[kind.name]);
    let far = scene.captain().range();
    scene.game.hidden.nav[Region::Alliance].extend([1; 9]);
    scene.choose(Choice::Burn);
    for hop in 0..5 {
        scene.choose(Choice::To(sector([58, 59][hop % 2])));
    }
    assert_eq!(scene.board().sectors_left(), far - 5);
    assert!(far > 5);
    let card = scene.captain().upgrades[0];
    scene.choose(Choice::Roster);
    scene.choose(Choice::Scrap(card));
    assert!(scene.board().flight.is_none(), "it is as long as the ship flies without");
}

/// Who hires a wanted crew beside the Cruiser is looked for at once, still in the shop.
#[test]
fn the_law_comes_into_a_shop() {
    use crate::firefly::supply::Market;
    let at = Market::Persephone;
    let wanted = |card: &SupplyId| card.market() == Market::Persephone && card.printed().wanted;
    let crew = SupplyId::all().find(wanted).unwrap();
    let mut scene = scene(&[]);
    scene.game.hidden.supply[at].retain(|card| *card != crew);
    scene.game.board.supply_discards[at].retain(|card| *card != crew);
    scene.game.board.supply_discards[at].push(crew);
    scene.captain().sector = Some(sector(29));
    scene.game.board.cruiser = sector(29);
    scene.choose(Choice::Shop);
    scene.choose(Choice::Take(crew));
    scene.choose(Choice::Buy(crew));
    assert_eq!(scene.board().stack.last(), Some(&Frame::from(Alliance(Seat(0)))));
    scene.dice(&[2]);
    scene.choose(Choice::Submit);
    assert!(scene.heard.iter().any(|event| matches!(event, Event::Wanted { caught: false, .. })));
    assert!(matches!(scene.board().stack.last(), Some(Frame::Shop(_))), "then one shops on");
}
