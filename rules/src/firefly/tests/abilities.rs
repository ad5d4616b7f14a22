//! Card by card: whatever is printed on a supply card or a leader changes something that a twin
//! of the position without it does not have.

use super::*;
use crate::firefly::captain::Arms;
use crate::firefly::contact::Contact;
use crate::firefly::effect::{ByGood, Effect};
use crate::firefly::job::{Course, Freight, Job, JobType};
use crate::firefly::skill::{Keyword, Skill};
use crate::firefly::supply::{Ability, Class, KindId};

/// What was seen of something, and what of its twin.
type Pair = [String; 2];

fn card_of(kind: KindId) -> SupplyId {
    SupplyId::all().find(|card| card.kind() == kind).unwrap()
}

fn named(wanted: impl Fn(&crate::firefly::supply::Kind) -> bool) -> &'static str {
    KindId::all().map(KindId::printed).find(|kind| wanted(kind)).unwrap().name
}

/// A table on which the card lies, with no more than it needs.
fn home(card: SupplyId) -> Table {
    let base = Table::new(2);
    if base.supply().any(|other| other == card) { base } else { full_table() }
}

/// Seat 0 with the card; gear is carried, and what it needs to count is there. Malcolm leads, or Corbin where gear asks for Tech.
fn with(card: SupplyId) -> Scene {
    let mut scene = Scene::new(home(card));
    let picky = |a: &Ability| matches!(a, Ability::CarrierNeeds(..));
    if card.printed().abilities.iter().any(picky) {
        scene.captain().leader = Some(leader("Corbin"));
    }
    let lies = scene.board().supply_discards[card.market()].contains(&card);
    let from = if lies { Spot::Discard } else { Spot::Deck };
    scene.play().move_card(card, from, Spot::Ship(Seat(0)), Cause::Setup);
    if card.printed().abilities.iter().any(|a| matches!(a, Ability::CountsWith(_))) {
        scene.bring("Lund");
        scene.bring("4WD Mule");
    }
    scene.heard.clear();
    scene
}

/// The same without it; gear is aboard but nobody carries it.
fn without(card: SupplyId) -> Scene {
    let mut scene = with(card);
    match card.printed().class {
        Class::Gear => scene.play().equip(Seat(0), card, None),
        _ => scene.play().move_card(card, Spot::Ship(Seat(0)), Spot::Discard, Cause::Setup),
    }
    scene.heard.clear();
    scene
}

fn twins(card: SupplyId, see: impl Fn(&mut Scene) -> String) -> Pair {
    [with(card), without(card)].map(|mut scene| see(&mut scene))
}

/// Whether a choice is offered.
fn offers(scene: &Scene, choice: Choice) -> String {
    format!("{choice:?} {}", scene.legal().contains(&choice))
}

fn count(scene: &Scene, wanted: impl Fn(&Event) -> bool) -> String {
    scene.heard.iter().filter(|event| wanted(event)).count().to_string()
}

/// A test of the skill, rolled with these dice.
fn tested(scene: &mut Scene, skill: Skill, dice: &[u8]) {
    let (card, way) = match skill {
        Skill::Fight => (13, 0),
        Skill::Tech => (30, 1),
        Skill::Negotiate => (30, 0),
    };
    scene.turn_up_misbehave(card);
    scene.dice(dice);
    scene.choose(Choice::Way(way));
    if scene.legal().contains(&Choice::Roll) {
        scene.choose(Choice::Roll);
    }
}

/// Points of a skill beyond the symbols of who is there and what they carry.
fn surplus(scene: &mut Scene, skill: Skill) -> u8 {
    let captain = scene.captain();
    let everyone = captain.everyone();
    let people: u8 = everyone.iter().map(|&person| captain.own_points(person, skill)).sum();
    let gear = captain.carried_among(&everyone).map(|card| card.printed().skills.of(skill));
    captain.points(&everyone, skill, Arms::Armed) - people - gear.sum::<u8>()
}

/// What the leader's gear adds to his Fight.
fn surplus_of_gear(scene: &mut Scene) -> String {
    let captain = scene.captain();
    let everyone = captain.everyone();
    let points = captain.person_points(&everyone, Person::Leader, Skill::Fight, Arms::Armed);
    (points - captain.own_points(Person::Leader, Skill::Fight)).to_string()
}

/// Somebody is killed: this one, if it is asked.
fn killed(scene: &mut Scene, victim: Person, dice: &[u8]) {
    scene.play().push(Deaths { count: 1, chosen: Vec::new(), cause: Cause::Free });
    scene.dice(dice);
    scene.run();
    if scene.legal().contains(&Choice::Kill(victim)) {
        scene.choose(Choice::Kill(victim));
    }
}

/// The Cruiser comes to an outlaw.
fn inspected(scene: &mut Scene) {
    scene.captain().warrants = 1;
    scene.game.board.cruiser = scene.captain().sector.unwrap();
    scene.dice(&[2, 2, 2]);
    scene.run();
    scene.submit();
}

/// A job is done by everybody; what it brings of the goods, and how many dollars.
fn done(scene: &mut Scene, fits: impl Fn(&Job) -> bool) -> (ByGood<i32>, i32) {
    let plain = |job: &Job| {
        let free = matches!(job.course, Course::Delivery { freight: Freight::Any(_), .. });
        !free && job.test.is_none() && job.bonus.is_none()
    };
    let id = JobId::all().find(|id| plain(id.job()) && fits(id.job())).unwrap();
    if let Course::Delivery { freight: Freight::Lots(lots), .. } = id.job().course {
        lots.iter().for_each(|lot| scene.goods(lot.good, lot.count, 0));
    }
    scene.begin_errand(id, 0);
    scene.heard.clear();
    scene.run();
    scene.settle();
    gained(scene)
}

/// What was loaded and earned since it was last looked.
fn gained(scene: &Scene) -> (ByGood<i32>, i32) {
    let (mut goods, mut dollars) = (ByGood::default(), 0);
    for event in &scene.heard {
        match event {
            Event::Goods { good, hold, stash, .. } => {
                goods[*good] += i32::from(*hold) + i32::from(*stash);
            }
            Event::Money { change, .. } => dollars += change,
            _ => {}
        }
    }
    (goods, dollars)
}

/// What may be chosen at each misbehave card, and before the roll of each test that a keyword helps.
fn openings(scene: &Scene) -> String {
    let mut text = String::new();
    for (card, _) in scene.board().table.misbehave() {
        let mut turned = scene.clone();
        turned.turn_up_misbehave(card.id);
        text += &format!("{}: {:?} {:?} ", card.id, turned.board().stack.last(), turned.legal());
        if turned.board().stack.last() != Some(&Frame::from(Card(card.id))) {
            continue;
        }
        for (way, choice) in card.ways.iter().zip((0..).map(Choice::Way)) {
            let helped = |e: &Effect| matches!(e, Effect::Test(test) if test.aid.is_some());
            if way.effects.iter().any(helped) && turned.legal().contains(&choice) {
                let mut tried = turned.clone();
                tried.choose(choice);
                text += &format!("{choice:?} {:?} ", tried.legal());
            }
        }
    }
    text
}

/// Gear put into somebody's hands until they are full.
fn burdened(scene: &mut Scene, person: Person) -> usize {
    let guns = (0..4).map(|_| scene.bring("Pistol"));
    for gun in guns.collect::<Vec<_>>() {
        scene.play().equip(Seat(0), gun, None);
    }
    let guns: Vec<SupplyId> = scene.captain().gear.iter().map(|gear| gear.card).collect();
    for gun in guns {
        if Hands(gun).choices(&scene.game).contains(&Choice::Give(person)) {
            scene.play().equip(Seat(0), gun, Some(person));
        }
    }
    scene.captain().carried(person).count()
}

fn may_hold(scene: &mut Scene, person: Person, gear: SupplyId) -> String {
    scene.play().equip(Seat(0), gear, None);
    Hands(gear).choices(&scene.game).contains(&Choice::Give(person)).to_string()
}

/// What an ability does, and what happens without it.
fn shows(card: SupplyId, ability: Ability) -> Pair {
    match ability {
        Ability::JobMoney(..)
        | Ability::ImmoralMoney(_)
        | Ability::HiresFree
        | Ability::HalfPriceGear(_)
        | Ability::MayNotHire(_)
        | Ability::PressesFor(..)
        | Ability::ServesUnpaid(_)
        | Ability::KeepsFugitives
        | Ability::PartCountsAs(_)
        | Ability::Attacking(..)
        | Ability::RerollBoarding(_)
        | Ability::ShortenedByUpgrades
        | Ability::CarriesHeavy
        | Ability::SalvagesJobs(_)
        | Ability::HalfPriceShip => panic!("{ability:?} is seen with leaders and ships"),
        Ability::SkillWith(..)
        | Ability::SkillInCompany(..)
        | Ability::Reroll(_)
        | Ability::NoBonusDie(_)
        | Ability::RollsForSkill
        | Ability::AddsToRoll(_)
        | Ability::TreatsAs(..)
        | Ability::OneUseKeyword
        | Ability::OneUseAfterRoll(..)
        | Ability::RerollOnes
        | Ability::RerollOnesOf(_)
        | Ability::CountsWith(_)
        | Ability::GearWhenKosherized => in_tests(card, ability),
        Ability::MayNotCarry(_)
        | Ability::Carries(_)
        | Ability::CarrierNeeds(..)
        | Ability::Weightless => in_hands(card, ability),
        Ability::WantedRolls(_)
        | Ability::IgnoresWanted
        | Ability::HidesWanted(_)
        | Ability::Decoy
        | Ability::CountsSolid(_) => before_the_law(card, ability),
        Ability::ComesBack
        | Ability::DiesFirst
        | Ability::MedicBonus(_)
        | Ability::RerollMedic
        | Ability::CalmsOther
        | Ability::ShieldsLeader
        | Ability::CalmsAll
        | Ability::Armor(_)
        | Ability::Identity => among_crew(card, ability),
        Ability::SalvageLoad(..)
        | Ability::SalvageMoney(_)
        | Ability::SellsParts(_)
        | Ability::JobLoad(..)
        | Ability::ShunsImmoral
        | Ability::FewerMisbehave(_)
        | Ability::ConsidersJobs(_)
        | Ability::GoalMoney(_)
        | Ability::SaleMoney(..)
        | Ability::Uplink
        | Ability::Foresees(_)
        | Ability::Gambles { .. }
        | Ability::BuysCards(_) => at_work(card, ability),
        Ability::Range(_)
        | Ability::Mosey(_)
        | Ability::IgnoresBreakdowns
        | Ability::NeedsAboard(_)
        | Ability::Hold(_)
        | Ability::Stash(_)
        | Ability::Berths(_) => of_the_ship(card, ability),
        Ability::Bribes(_)
        | Ability::OrdersShip
        | Ability::OneUseBeforeRoll(_)
        | Ability::CalmsCarrier
        | Ability::OneUseForesees(_)
        | Ability::JobGoods(..)
        | Ability::TokenForPoints(..)
        | Ability::CalmsBefore(_)
        | Ability::Bets { .. }
        | Ability::OneUseSix(_)
        | Ability::OneUseAce
        | Ability::RepelsCutter
        | Ability::Scans
        | Ability::Boosts(_)
        | Ability::PassesCutters
        | Ability::SlipsAway(_) => twins(card, |scene| meridian::seen(scene, card, ability)),
        Ability::Cabins(_)
        | Ability::Feeds
        | Ability::Misleads
        | Ability::Jets
        | Ability::RerollOnesFlying => twins(card, |scene| packs::seen(scene, ability)),
        Ability::BountyMoney(_)
        | Ability::RaidMoney(_)
        | Ability::InShowdown(..)
        | Ability::SkillIn(..)
        | Ability::RerollShowdown
        | Ability::ForcesReroll
        | Ability::WarrantsWinner
        | Ability::CallsCruiser
        | Ability::SwapsMisbehave(_)
        | Ability::StandsIn
        | Ability::GamesOn { .. }
        | Ability::Shames
        | Ability::Stuns
        | Ability::TurnsUp(_)
        | Ability::Boards(..)
        | Ability::Traps(_)
        | Ability::KeepsBound
        | Ability::BarsBoarding(_)
        | Ability::DodgesCutters
        | Ability::Grapples => twins(card, |scene| pirates::seen(scene, ability)),
        Ability::SparesWarrant
        | Ability::SparesTrust
        | Ability::CallsOn(_)
        | Ability::MakeWorkMoney(_)
        | Ability::MakeWorkLoad(_)
        | Ability::FreeLeave
        | Ability::LeaveAnywhere
        | Ability::SoldAt(..)
        | Ability::KeepsGear(_)
        | Ability::RerollOnesAs(..)
        | Ability::Windfall(_)
        | Ability::Charts(_)
        | Ability::ShufflesNav
        | Ability::OneUseReroll(_)
        | Ability::Concealed
        | Ability::HiresFrom(_)
        | Ability::OneUseHeals
        | Ability::DiesInstead
        | Ability::TwoDice(_)
        | Ability::Recycles
        | Ability::SalvagesCrimes => twins(card, |scene| kalidasa::seen(scene, card, ability)),
    }
}

fn in_tests(card: SupplyId, ability: Ability) -> Pair {
    let person = Person::Crew(card);
    match ability {
        Ability::SkillWith(skill, _, word) => twins(card, |scene| {
            let lasting = |kind: &crate::firefly::supply::Kind| {
                kind.class == Class::Gear
                    && kind.keywords.contains(&word)
                    && (kind.abilities.is_empty() || word == Keyword::Knife)
            };
            let gear = scene.bring(named(lasting));
            let aboard = scene.captain().everyone().contains(&person);
            let carrier = if aboard { person } else { Person::Leader };
            scene.play().equip(Seat(0), gear, Some(carrier));
            surplus(scene, skill).to_string()
        }),
        Ability::SkillInCompany(skill, _, profession, least) => twins(card, |scene| {
            let others = scene.board().table.supply().filter(|other| {
                *other != card && other.printed().professions.contains(&profession)
            });
            for other in others.take(usize::from(least) - 1) {
                scene.play().move_card(other, Spot::Deck, Spot::Ship(Seat(0)), Cause::Setup);
            }
            surplus(scene, skill).to_string()
        }),
        Ability::Reroll(skill) => twins(card, |scene| {
            tested(scene, skill, &[1]);
            offers(scene, Choice::Reroll(person))
        }),
        Ability::NoBonusDie(skill) => twins(card, |scene| {
            tested(scene, skill, &[6, 5]);
            count(scene, |event| matches!(event, Event::Roll { die: 6, bonus: 5, .. }))
        }),
        Ability::RollsForSkill => twins(card, |scene| {
            tested(scene, Skill::Fight, &[3, 2]);
            count(scene, |event| matches!(event, Event::Whim { .. }))
        }),
        Ability::AddsToRoll(_) => twins(card, |scene| {
            scene.bring("River Tam");
            tested(scene, Skill::Fight, &[2, 2]);
            count(scene, |event| matches!(event, Event::Whim { roll: 2, .. }))
        }),
        Ability::TreatsAs(from, _) => twins(card, |scene| {
            scene.turn_up_misbehave(if from == Skill::Fight { 13 } else { 30 });
            scene.choose(Choice::Way(0));
            offers(scene, Choice::Trick(person))
        }),
        Ability::OneUseKeyword => twins(card, |scene| openings(scene)),
        Ability::OneUseAfterRoll(skill, _) => twins(card, |scene| {
            let helps = |die: u8| {
                let mut rolled = scene.clone();
                tested(&mut rolled, skill, &[die]);
                rolled.legal().contains(&Choice::Spend(card))
            };
            (1..6).any(helps).to_string()
        }),
        Ability::CountsWith(word) => {
            let mut scene = with(card);
            let mounted = surplus_of_gear(&mut scene);
            let shows = |gear: &SupplyId| gear.printed().keywords.contains(&word);
            let gear = scene.captain().gear.iter().map(|gear| gear.card).find(shows).unwrap();
            scene.play().equip(Seat(0), gear, None);
            [mounted, surplus_of_gear(&mut scene)]
        }
        Ability::RerollOnesOf(skill) => twins(card, |scene| {
            tested(scene, skill, &[1]);
            count(scene, |event| matches!(event, Event::Roll { again: true, .. }))
        }),
        Ability::RerollOnes => twins(card, |scene| {
            tested(scene, Skill::Fight, &[1]);
            count(scene, |event| matches!(event, Event::Roll { again: true, .. }))
        }),
        _ => {
            let mut scene = with(card);
            let gun = scene.bring("Pistol");
            [person, Person::Leader].map(|person| {
                scene.play().equip(Seat(0), gun, Some(person));
                let captain = scene.captain();
                let points = captain.points(&[person], Skill::Fight, Arms::Kosherized);
                (points - captain.own_points(person, Skill::Fight)).to_string()
            })
        }
    }
}

fn in_hands(card: SupplyId, ability: Ability) -> Pair {
    let person = Person::Crew(card);
    match ability {
        Ability::MayNotCarry(word) => {
            let mut scene = with(card);
            let gear = scene.bring(named(|k| k.class == Class::Gear && k.keywords.contains(&word)));
            [person, Person::Leader].map(|person| may_hold(&mut scene, person, gear))
        }
        Ability::Carries(_) => [person, Person::Leader].map(|person| {
            let mut scene = with(card);
            burdened(&mut scene, person).to_string()
        }),
        Ability::CarrierNeeds(..) => ["Corbin", "Malcolm"].map(|name| {
            let mut scene = with(card);
            scene.captain().leader = Some(leader(name));
            may_hold(&mut scene, Person::Leader, card)
        }),
        _ => {
            let mut scene = without(card);
            scene.bring("Pistol");
            let other = scene.bring("Knife");
            [card, other].map(|gear| may_hold(&mut scene, Person::Leader, gear))
        }
    }
}

fn before_the_law(card: SupplyId, ability: Ability) -> Pair {
    let looked_for = |scene: &Scene| count(scene, |event| matches!(event, Event::Wanted { .. }));
    match ability {
        Ability::WantedRolls(_) => {
            let jayne = card_of(KindId::all().find(|k| k.printed().name == "Jayne").unwrap());
            [card, jayne].map(|card| {
                let mut scene = with(card);
                inspected(&mut scene);
                looked_for(&scene)
            })
        }
        Ability::IgnoresWanted => twins(card, |scene| {
            let carried = scene.captain().gear[0].carrier.is_some();
            scene.bring("Jayne");
            let jayne = scene.crew("Jayne");
            scene.play().equip(Seat(0), card, carried.then_some(jayne));
            inspected(scene);
            looked_for(scene)
        }),
        Ability::HidesWanted(_) => twins(card, |scene| {
            scene.bring("Jayne");
            inspected(scene);
            looked_for(scene)
        }),
        Ability::Decoy => twins(card, |scene| {
            inspected(scene);
            offers(scene, Choice::Decoy(card))
        }),
        _ => twins(card, |scene| {
            scene.captain().sector = Some(sector(50));
            scene.goods(Good::Contraband, 1, 0);
            scene.turn_up_nav(3);
            scene.choose(Choice::Way(0));
            scene.story()
        }),
    }
}

fn among_crew(card: SupplyId, ability: Ability) -> Pair {
    let person = Person::Crew(card);
    let lund = |scene: &mut Scene| {
        scene.bring("Lund");
        scene.heard.clear();
        scene.crew("Lund")
    };
    match ability {
        Ability::ComesBack => {
            let other = card_of(KindId::all().find(|k| k.printed().name == "Lund").unwrap());
            [card, other].map(|card| {
                let mut scene = with(card);
                killed(&mut scene, Person::Crew(card), &[1]);
                scene.board().gone.len().to_string()
            })
        }
        Ability::DiesFirst => twins(card, |scene| {
            let victim = lund(scene);
            killed(scene, victim, &[1]);
            let survives = scene.captain().everyone().contains(&victim);
            survives.to_string()
        }),
        Ability::MedicBonus(points) => twins(card, |scene| {
            scene.bring("Med Staff");
            let victim = lund(scene);
            killed(scene, victim, &[5 - points]);
            scene.story()
        }),
        Ability::RerollMedic => twins(card, |scene| {
            scene.bring("Med Staff");
            let victim = lund(scene);
            killed(scene, victim, &[1]);
            offers(scene, Choice::RerollBy(card))
        }),
        Ability::CalmsAll => twins(card, |scene| {
            scene.captain().leader_disgruntled = true;
            offers(scene, Choice::Treat(card))
        }),
        Ability::Armor(_) => twins(card, |scene| {
            killed(scene, Person::Leader, &[6]);
            scene.story()
        }),
        Ability::CalmsOther => twins(card, |scene| {
            scene.captain().leader_disgruntled = true;
            offers(scene, Choice::Soothe(Person::Leader))
        }),
        Ability::ShieldsLeader => twins(card, |scene| {
            scene.play().disgruntle(Seat(0), Person::Leader, Cause::Free);
            scene.story()
        }),
        _ => twins(card, |scene| {
            let other =
                named(|k| k.abilities.contains(&Ability::Identity) && k.id != card.kind().number());
            scene.bring_to(Seat(1), other);
            let there = scene.captain().everyone().contains(&person);
            format!("{there} {}", scene.board().gone.len())
        }),
    }
}

fn at_work(card: SupplyId, ability: Ability) -> Pair {
    let badger = Contact::Badger;
    match ability {
        Ability::GoalMoney(_) => twins(card, |scene| {
            scene.play().goal_reached();
            gained(scene).1.to_string()
        }),
        Ability::SaleMoney(good, _) => twins(card, |scene| {
            scene.captain().solid.push(JobId::new(125).unwrap());
            let contact = JobId::new(125).unwrap().job().contact;
            format!("{:?}", scene.board().sale_price(contact, good))
        }),
        Ability::Uplink => twins(card, |scene| offers(scene, Choice::Uplink(badger))),
        Ability::Foresees(_) => twins(card, |scene| offers(scene, Choice::Study)),
        Ability::Gambles { .. } => twins(card, |scene| offers(scene, Choice::Gamble(card))),
        _ => on_a_job(card, ability),
    }
}

fn on_a_job(card: SupplyId, ability: Ability) -> Pair {
    match ability {
        Ability::SalvageLoad(good, _) => twins(card, |scene| {
            scene.turn_up_nav(106);
            scene.choose(Choice::Way(0));
            scene.settle();
            gained(scene).0[good].to_string()
        }),
        Ability::SalvageMoney(_) => twins(card, |scene| {
            scene.turn_up_nav(106);
            scene.choose(Choice::Way(0));
            gained(scene).1.to_string()
        }),
        Ability::SellsParts(_) => twins(card, |scene| {
            let job = scene.game.hidden.jobs[Contact::Badger].pop().unwrap();
            scene.captain().solid.push(job);
            scene.captain().sector = Some(sector(29));
            scene.choose(Choice::Deal(Contact::Badger));
            offers(scene, Choice::Sell(Good::Part))
        }),
        Ability::JobLoad(kind, good, _) => {
            twins(card, |scene| done(scene, |job| job.kind == kind).0[good].to_string())
        }
        Ability::ShunsImmoral => [true, false].map(|immoral| {
            let mut scene = with(card);
            let job = JobId::all().find(|id| id.job().immoral == immoral).unwrap();
            scene.play().gather(Task::Job(job));
            let team = scene.board().errand.as_ref().map(|errand| errand.team.len());
            format!("{team:?}")
        }),
        Ability::FewerMisbehave(word) => twins(card, |scene| {
            let gear = named(|k| k.class == Class::Gear && k.keywords.contains(&word));
            let gear = scene.bring(gear);
            if scene.captain().everyone().contains(&Person::Crew(card)) {
                scene.play().equip(Seat(0), gear, Some(Person::Crew(card)));
            }
            scene.game.hidden.misbehave.push(20);
            scene.play().gather(Task::Job(JobId::new(40).unwrap()));
            scene.choose(Choice::Go);
            scene.board().errand.as_ref().unwrap().left.to_string()
        }),
        Ability::ConsidersJobs(_) => twins(card, |scene| {
            scene.captain().sector = Some(sector(29));
            scene.choose(Choice::Deal(Contact::Badger));
            while scene.legal().contains(&Choice::Draw) {
                scene.choose(Choice::Draw);
            }
            scene.game.hidden.drawn.len().to_string()
        }),
        _ => twins(card, |scene| {
            scene.captain().sector = Some(sector(60));
            scene.captain().money = 9000;
            scene.choose(Choice::Shop);
            (0..3).for_each(|_| scene.choose(Choice::Draw));
            let buys = |scene: &Scene| {
                scene.legal().into_iter().find(|choice| matches!(choice, Choice::Buy(_)))
            };
            (0..4).map_while(|_| buys(scene).map(|choice| scene.choose(choice))).count().to_string()
        }),
    }
}

fn of_the_ship(card: SupplyId, ability: Ability) -> Pair {
    match ability {
        Ability::Range(_) => twins(card, |scene| sectors(scene, Choice::Burn)),
        Ability::Mosey(_) => twins(card, |scene| sectors(scene, Choice::Mosey)),
        Ability::IgnoresBreakdowns => twins(card, breakdown),
        Ability::NeedsAboard(_) => ["Malcolm", "Womack"].map(|name| {
            let mut scene = with(card);
            scene.captain().leader = Some(leader(name));
            openings(&scene)
        }),
        Ability::Hold(_) => twins(card, |scene| scene.captain().hold_room(Good::Cargo).to_string()),
        Ability::Stash(_) => {
            twins(card, |scene| scene.captain().stash_room(Good::Cargo).to_string())
        }
        _ => twins(card, |scene| {
            for name in ["Lund", "Crow", "Jayne", "Bester", "Enforcer"] {
                scene.bring(name);
            }
            let kaylee = card_of(KindId::all().find(|k| k.printed().name == "Kaylee").unwrap());
            scene.board().has_place(Seat(0), kaylee).to_string()
        }),
    }
}

fn sectors(scene: &mut Scene, take_off: Choice) -> String {
    scene.choose(take_off);
    scene.board().sectors_left().to_string()
}

fn breakdown(scene: &mut Scene) -> String {
    scene.captain().sector = Some(sector(50));
    scene.turn_up_nav(10);
    count(scene, |event| matches!(event, Event::Ignored { .. }))
}

/// A core flies further, cheaper, faster or more surely than the first one.
fn core(card: SupplyId) -> Pair {
    twins(card, |scene| {
        let mut burn = scene.clone();
        let left = sectors(&mut burn, Choice::Burn);
        let fuel = burn.captain().has(Good::Fuel);
        let mosey = sectors(&mut scene.clone(), Choice::Mosey);
        format!("{left} for {fuel}, {mosey}, {}", breakdown(scene))
    })
}

/// What is printed beside the abilities: symbols, professions, keywords, the law and morals.
fn plain(card: SupplyId) -> Vec<(String, Pair)> {
    let kind = card.printed();
    let mut pairs = Vec::new();
    for skill in Skill::ALL {
        let points = |scene: &mut Scene| {
            let everyone = scene.captain().everyone();
            scene.captain().points(&everyone, skill, Arms::Armed)
        };
        if kind.skills.of(skill) > 0 {
            let (more, less) = (points(&mut with(card)), points(&mut without(card)));
            assert_eq!(more - less, kind.skills.of(skill), "{} {skill:?}", kind.name);
            pairs.push((format!("{skill:?}"), [more, less].map(|n| n.to_string())));
        }
    }
    for &profession in kind.professions {
        let has = |scene: &mut Scene| {
            let everyone = scene.captain().everyone();
            let others: Vec<Person> =
                everyone.into_iter().filter(|&p| p != Person::Crew(card)).collect();
            let team = match card.printed().class {
                Class::Crew => vec![Person::Crew(card)],
                Class::Gear | Class::Upgrade | Class::DriveCore(_) => others,
            };
            scene.captain().has_profession(&team, profession).to_string()
        };
        let aboard = has(&mut with(card));
        let other = Scene::new(Table::new(2)).captain().has_profession(&[], profession);
        pairs.push((format!("{profession:?}"), [aboard, other.to_string()]));
    }
    for &word in kind.keywords {
        let can = |scene: &mut Scene| {
            let everyone = scene.captain().everyone();
            scene.board().can_show(&everyone, word).to_string()
        };
        pairs.push((format!("{word:?}"), twins(card, can)));
    }
    if kind.wanted {
        let outlaw = |scene: &mut Scene| scene.captain().is_outlaw().to_string();
        pairs.push(("wanted".into(), twins(card, outlaw)));
    }
    if kind.moral {
        let upset = |scene: &mut Scene| {
            scene.turn_up_nav(7);
            scene.choose(Choice::Way(1));
            scene.story()
        };
        pairs.push(("moral".into(), twins(card, upset)));
    }
    pairs
}

#[test]
fn everything_on_every_supply_card_makes_a_difference() {
    let mut abilities = 0;
    for kind in KindId::all() {
        let (card, printed) = (card_of(kind), kind.printed());
        let mut pairs = plain(card);
        for &ability in printed.abilities {
            pairs.push((format!("{ability:?}"), shows(card, ability)));
            abilities += 1;
        }
        if matches!(printed.class, Class::DriveCore(_)) {
            pairs.push(("core".into(), core(card)));
        }
        assert!(!pairs.is_empty(), "{} does nothing", printed.name);
        for (what, [seen, twin]) in pairs {
            assert_ne!(seen, twin, "{what} of {} changes nothing", printed.name);
        }
    }
    assert!(abilities > 60, "{abilities} abilities were looked at");
}

/// All 125 physical cards are of kinds that were looked at.
#[test]
fn every_supply_card_is_of_a_kind_with_a_number() {
    let kinds: Vec<KindId> = KindId::all().collect();
    assert!(SupplyId::all().all(|card| kinds.contains(&card.kind())));
    assert!(kinds.iter().all(|&kind| SupplyId::all().any(|card| card.kind() == kind)));
}

/// What a leader's gift brings under him, and under another.
fn gift(name: &str, other: &str, see: impl Fn(&mut Scene) -> String) -> Pair {
    [name, other].map(|name| {
        let mut scene = Scene::new(Table::new(2));
        scene.captain().leader = Some(leader(name));
        see(&mut scene)
    })
}

/// What is paid for the first card of the market that the captain may buy.
fn spent(scene: &mut Scene, wanted: impl Fn(SupplyId) -> bool) -> String {
    let card = SupplyId::all().find(|card| wanted(*card)).unwrap();
    let at = [60, 29, 97, 35, 23, 118][card.market() as usize];
    let pile = card.market();
    scene.game.hidden.supply[pile].retain(|other| *other != card);
    scene.game.board.supply_discards[pile].retain(|other| *other != card);
    scene.game.board.supply_discards[pile].push(card);
    scene.captain().sector = Some(sector(at));
    scene.choose(Choice::Shop);
    scene.choose(Choice::Take(card));
    scene.choose(Choice::Draw);
    scene.choose(Choice::Buy(card));
    gained(scene).1.to_string()
}

#[test]
fn the_gift_of_every_leader_makes_a_difference() {
    for id in LeaderId::all() {
        let name = id.leader().name;
        for &given in id.leader().abilities {
            let [seen, twin] = gift_of(name, given);
            assert_ne!(seen, twin, "{given:?} of {name} changes nothing");
        }
    }
    assert!(
        LeaderId::all()
            .any(|id| matches!(id.leader().abilities, [Ability::JobMoney(JobType::Crime, _)]))
    );
}

/// What a leader's gift brings under him, and under another.
fn gift_of(name: &str, given: Ability) -> Pair {
    let is = |class: Class| move |card: SupplyId| card.printed().class == class;
    let dear = |card: SupplyId| card.printed().cost > 0;
    match given {
        Ability::MayNotHire(_) => gift(name, "Womack", |scene| {
            let inara = KindId::all().find(|k| k.printed().name == "Inara").unwrap();
            scene.board().has_place(Seat(0), card_of(inara)).to_string()
        }),
        Ability::SaleMoney(good, _) => {
            gift(name, "Womack", |scene| scene.captain().sale_money(good).to_string())
        }
        Ability::JobMoney(kind, _) => gift(name, "Womack", |scene| {
            done(scene, |job| job.kind == kind && !job.immoral).1.to_string()
        }),
        Ability::JobLoad(kind, good, _) => gift(name, "Womack", |scene| {
            done(scene, |job| job.kind == kind && !job.immoral).0[good].to_string()
        }),
        Ability::ImmoralMoney(_) => {
            gift(name, "Corbin", |scene| done(scene, |job| job.immoral).1.to_string())
        }
        Ability::HiresFree => {
            gift(name, "Womack", |scene| spent(scene, |card| is(Class::Crew)(card) && dear(card)))
        }
        Ability::HalfPriceShip => gift(name, "Womack", |scene| spent(scene, is(Class::Upgrade))),
        Ability::HalfPriceGear(words) => gift(name, "Womack", |scene| {
            let meant = |word: &Keyword| words.contains(word);
            spent(scene, |card| is(Class::Gear)(card) && card.printed().keywords.iter().any(meant))
        }),
        Ability::PressesFor(good, _) => {
            gift(name, "Womack", |scene| scene.captain().presses_for(good).to_string())
        }
        Ability::Carries(_) => {
            gift(name, "Womack", |scene| burdened(scene, Person::Leader).to_string())
        }
        Ability::ServesUnpaid(_) => gift(name, "Womack", |scene| {
            let lund = scene.bring("Lund");
            scene.captain().serves_unpaid(lund).to_string()
        }),
        Ability::RaidMoney(_) | Ability::Attacking(..) => gift(name, "Womack", |scene| {
            let captain = scene.captain();
            let money = |a: &Ability| matches!(a, Ability::RaidMoney(_));
            let takes = captain.abilities(Person::Leader).iter().any(money);
            let [attacks, defends] =
                [true, false].map(|attacks| captain.strongest(&[Person::Leader], attacks).1);
            format!("{takes} {}", attacks - defends)
        }),
        other => panic!("{other:?} of {name} is not seen here"),
    }
}
