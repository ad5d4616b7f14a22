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
