//! What *Breakin' Atmo* brings (section 15), each rule in a drawn position.

use super::*;
use crate::firefly::board::Action;
use crate::firefly::captain::Arms;
use crate::firefly::contact::Contact;
use crate::firefly::effect::Need;
use crate::firefly::event::JobSpot;
use crate::firefly::misbehave::misbehave_card;
use crate::firefly::odds::{Chance, Dice, Six};
use crate::firefly::reward::Terms;
use crate::firefly::skill::Skill;

fn scene(cards: &[&str]) -> Scene {
    let mut scene = Scene::new(full_table());
    cards.iter().for_each(|name| {
        scene.bring(name);
    });
    scene.captain().money = 9000;
    scene.heard.clear();
    scene
}

fn job(id: u16) -> JobId {
    JobId::new(id).unwrap()
}

/// The job is in hand, wherever it lay.
fn hold(scene: &mut Scene, id: u16) {
    let id = job(id);
    let lies = scene.board().job_discards[id.job().contact].contains(&id);
    let from = if lies { JobSpot::Discard } else { JobSpot::Deck };
    scene.play().move_job(id, from, JobSpot::Hand(Seat(0)), Cause::Setup);
    scene.heard.clear();
}

fn earned(scene: &Scene) -> Vec<i32> {
    let money = |event: &Event| {
        if let Event::Money { change, .. } = event { Some(*change) } else { None }
    };
    scene.heard.iter().filter_map(money).collect()
}

/// A task is done at once where it is; talk pays by the point, and nothing about it is illegal.
#[test]
fn a_task_pays_by_the_points_of_who_is_on_it() {
    let mut scene = scene(&["Inara", "Shiny Neck Tie"]);
    hold(&mut scene, 267);
    scene.captain().sector = Some(sector(60));
    let outlook = scene.game.view(Some(Seat(0))).outlook(Seat(0), job(267));
    // Malcolm 1, Inara 3, the tie 1: five points at 400, the printed 400, the companion's 500.
    assert_eq!(
        (outlook.pay, outlook.wages, outlook.cards, outlook.step),
        (2900, 300, 0, Step::Finish)
    );
    scene.choose(Choice::Work(job(267)));
    scene.choose(Choice::Go);
    assert_eq!(earned(&scene), [400, 500, 2000]);
    assert!(scene.captain().is_solid(Contact::AmnonDuul) && scene.captain().warrants == 0);
    scene.choose(Choice::PayAll);
    assert_eq!(scene.captain().crimes, 0);
}

#[test]
fn who_stays_aboard_adds_nothing_and_half_pay_leaves_the_points() {
    let mut scene = scene(&["Zoe", "\"Vera\""]);
    let (zoe, street) = (scene.crew("Zoe"), job(272).job());
    let reward = |scene: &Scene, team: &[Person], half| {
        let reward = scene.board().reward(street, team, Terms { half, ..Terms::default() });
        (reward.pay, reward.bonus, reward.points)
    };
    let all = scene.captain().everyone();
    assert_eq!(reward(&scene, &all, false), (300, 300, 6 * 300));
    assert_eq!(reward(&scene, &[zoe], false), (300, 300, 2 * 300), "Malcolm carries Vera");
    assert_eq!(reward(&scene, &all, true), (150, 300, 6 * 300));
}

/// At the Cruiser, wherever it is; a rig or Harken's trust gets one in, and trust saves the rig.
#[test]
fn the_alliance_is_mooned_aboard_the_cruiser() {
    let able = |scene: &Scene| scene.legal().contains(&Choice::Work(job(280)));
    let set_out = |cards: &[&str]| {
        let mut scene = scene(cards);
        hold(&mut scene, 280);
        scene.game.board.cruiser = sector(53);
        scene.captain().inspected = true;
        assert!(!able(&scene), "the Cruiser is elsewhere");
        scene.captain().sector = Some(sector(53));
        scene
    };
    let lone = set_out(&["Lund"]);
    let outlook = lone.game.view(Some(Seat(0))).outlook(Seat(0), job(280));
    assert_eq!((outlook.sectors, outlook.unmet.len()), (&[53][..], 1));
    assert!(!able(&lone) && !outlook.is_ready());
    for (cards, left) in [
        (&["Lund", "Improvised Hacking Rig"][..], 0),
        (&["Helmsman", "Improvised Hacking Rig"], 1),
        (&["Helmsman"], 0),
    ] {
        let mut scene = set_out(cards);
        assert!(able(&scene), "{cards:?}");
        scene.choose(Choice::Work(job(280)));
        scene.choose(Choice::Go);
        assert_eq!(scene.captain().gear.len(), left, "{cards:?}");
        assert_eq!(scene.board().errand.as_ref().unwrap().left, 4);
    }
}

#[test]
fn niskas_dirtiest_work_is_for_friends() {
    let mut scene = scene(&[]);
    let meets = |scene: &Scene| scene.board().meets(&[Person::Leader], job(283).job());
    assert_eq!(job(283).job().needs, [Need::Solid(Contact::Niska)]);
    assert!(!meets(&scene));
    scene.captain().solid.push(job(282));
    assert!(meets(&scene));
}

#[test]
fn an_accountant_makes_goals_pay() {
    let mut scene = scene(&["Accountant", "Lund"]);
    scene.play().goal_reached();
    assert_eq!((scene.captain().goals, earned(&scene)), (1, vec![500]));
}

#[test]
fn three_mercs_talk_better_than_two() {
    let mut scene = scene(&["Head Goon", "Crow"]);
    let points = |scene: &mut Scene| {
        let captain = scene.captain();
        captain.points(&captain.everyone(), Skill::Negotiate, Arms::Armed)
    };
    assert_eq!(points(&mut scene), 1, "Malcolm alone");
    scene.bring("Gun Hand");
    assert_eq!(points(&mut scene), 3);
}

/// Whatever the warrants; only as long as he is aboard, and Harken does not deal with outlaws.
#[test]
fn a_helmsman_counts_as_harkens_trust() {
    let mut scene = scene(&["Helmsman"]);
    scene.captain().warrants = 2;
    assert!(scene.captain().is_solid(Contact::Harken));
    assert!(!scene.board().is_welcome(Contact::Harken));
    let helmsman = scene.crew("Helmsman");
    let Person::Crew(card) = helmsman else { unreachable!() };
    scene.play().move_card(card, Spot::Ship(Seat(0)), Spot::Discard, Cause::Free);
    assert!(!scene.captain().is_solid(Contact::Harken));
}

#[test]
fn each_merchant_sells_cargo_dearer() {
    let mut scene = scene(&["Merchant", "Merchant"]);
    scene.captain().solid.push(job(27));
    scene.captain().sector = Some(sector(76));
    scene.goods(Good::Cargo, 1, 0);
    scene.goods(Good::Contraband, 1, 0);
    scene.choose(Choice::Deal(Contact::Patience));
    scene.choose(Choice::Sell(Good::Cargo));
    scene.choose(Choice::Sell(Good::Contraband));
    assert_eq!(earned(&scene), [500 + 200, 600]);
}

#[test]
fn the_specialist_carries_nothing_and_needs_nothing() {
    let mut scene = scene(&["The Specialist", "Jayne's \"Cunning\" Hat", "Pistol"]);
    let him = scene.crew("The Specialist");
    for gear in scene.captain().gear.clone() {
        assert!(!scene.captain().can_carry(him, gear.card));
    }
    use crate::firefly::skill::Keyword;
    assert!(scene.captain().has_keyword(&[him], Keyword::SniperRifle));
    assert!(scene.captain().has_keyword(&[him], Keyword::Firearm));
}

#[test]
fn the_best_in_the_house_calms_everybody_once() {
    let mut scene = scene(&["Lund", "Emma", "\"The Best in the House\""]);
    let card = scene.captain().gear[0].card;
    assert!(!scene.legal().contains(&Choice::Treat(card)), "nobody is upset");
    scene.captain().crew.iter_mut().for_each(|member| member.disgruntled = true);
    scene.captain().leader_disgruntled = true;
    let acted = scene.board().acted.clone();
    scene.choose(Choice::Treat(card));
    let told = "off \"The Best in the House\", calm leader, calm Emma, calm Lund";
    assert_eq!(scene.story(), told);
    assert_eq!(scene.board().acted, acted, "it is no action");
}

/// The armour is rolled for first; only where it fails does a medic look, and who is not killed
/// stays on the job.
#[test]
fn armour_holds_before_any_medic() {
    for (dice, told, aboard) in
        [(&[4][..], "", true), (&[3, 5], "", true), (&[3, 4], "dead", false)]
    {
        let mut scene = scene(&["Alliance Body Armor", "Lund", "Med Staff"]);
        let armor = scene.captain().gear[0].card;
        let lund = scene.crew("Lund");
        scene.play().equip(Seat(0), armor, Some(lund));
        scene.begin_errand(job(50), 1);
        scene.play().push(Deaths { count: 1, chosen: Vec::new(), cause: Cause::Free });
        scene.heard.clear();
        scene.dice(dice);
        scene.choose(Choice::Kill(lund));
        let rolls: Vec<bool> = scene
            .heard
            .iter()
            .filter_map(|e| if let Event::Armor { saved, .. } = e { Some(*saved) } else { None })
            .collect();
        assert_eq!(rolls, [dice[0] >= 4]);
        assert_eq!(scene.captain().everyone().contains(&lund), aboard, "{dice:?}");
        assert!(scene.story().starts_with(told), "{dice:?}");
        let errand = scene.board().errand.clone();
        let on_job = errand.is_some_and(|errand| errand.team.contains(&lund));
        assert_eq!(on_job, dice[0] >= 4, "whom a medic saves goes back to the ship");
    }
}

#[test]
fn a_breaching_tool_finds_contraband_where_it_is_carried() {
    let find = |carried: bool| {
        let mut scene = scene(&["Breaching Tool"]);
        let tool = scene.captain().gear[0].card;
        if !carried {
            scene.play().equip(Seat(0), tool, None);
        }
        let salvage = |way: &crate::firefly::effect::Way| {
            way.label == crate::firefly::effect::Label::Salvage
                && matches!(way.effects, [crate::firefly::effect::Effect::Load(_), ..])
        };
        let card = crate::firefly::nav::nav_cards().find(|c| c.ways.iter().any(salvage)).unwrap();
        let way = card.ways.iter().position(salvage).unwrap() as u8;
        scene.turn_up_nav(card.id);
        scene.choose(Choice::Way(way));
        while let Some(choice) = scene.legal().iter().rfind(|c| matches!(c, Choice::Count(_))) {
            scene.choose(*choice);
        }
        scene.captain().has(Good::Contraband)
    };
    assert_eq!(find(true), find(false) + 1);
}

/// A Deal anywhere: one job is seen by him alone, and taken or laid on the pile.
#[test]
fn the_uplink_calls_up_one_job_from_anywhere() {
    let mut scene = scene(&["Cortex Uplink"]);
    scene.captain().sector = Some(sector(34));
    let top = *scene.game.hidden.jobs[Contact::Niska].last().unwrap();
    scene.choose(Choice::Uplink(Contact::Niska));
    assert_eq!(scene.board().considered(), Some(Contact::Niska));
    assert_eq!(scene.game.view(Some(Seat(0))).drawn, [top]);
    assert!(scene.game.view(Some(Seat(1))).drawn.is_empty());
    let mut taken = scene.clone();
    taken.choose(Choice::Accept(top));
    assert_eq!(taken.game.hidden.hands[Seat(0)], [top]);
    assert_eq!(taken.board().stack.last(), Some(&Frame::Turn));
    scene.choose(Choice::Done);
    assert_eq!(scene.board().job_discards[Contact::Niska].last(), Some(&top));
    assert!(!scene.board().has_action(Action::Deal));
    let again = |choice: &Choice| matches!(choice, Choice::Uplink(_) | Choice::Deal(_));
    assert!(!scene.legal().iter().any(again), "the Deal of the turn is had");
}

#[test]
fn the_uplink_reaches_nobody_who_would_not_deal() {
    let mut scene = scene(&["Cortex Uplink"]);
    let offered = |scene: &Scene, who| scene.legal().contains(&Choice::Uplink(who));
    assert!(offered(&scene, Contact::Harken));
    scene.goods(Good::Contraband, 1, 0);
    assert!(!offered(&scene, Contact::Harken), "not for outlaws");
    assert!(offered(&scene, Contact::Badger));
    for seat in [187, 263] {
        assert_eq!(JobId::new(seat), None);
    }
    for id in [1, 2, 3] {
        hold(&mut scene, id);
    }
    scene.choose(Choice::Uplink(Contact::Badger));
    assert!(!scene.legal().iter().any(|c| matches!(c, Choice::Accept(_))), "three in hand");
    scene.choose(Choice::Roster);
    scene.choose(Choice::Drop(job(2)));
    scene.choose(Choice::Done);
    assert!(scene.legal().iter().any(|c| matches!(c, Choice::Accept(_))));
}

/// Spent after the roll, the sword adds one to what it gave while it was carried.
#[test]
fn a_sword_spent_adds_a_point_to_its_own() {
    let mut scene = scene(&["Gentleman's Dueling Sword"]);
    let sword = scene.captain().gear[0].card;
    scene.turn_up_misbehave(13);
    scene.dice(&[3]);
    scene.choose(Choice::Way(0));
    // Malcolm 2, the sword 1, the die 3: one short of seven.
    scene.choose(Choice::Spend(sword));
    let total = scene
        .heard
        .iter()
        .find_map(|event| if let Event::Test { total, .. } = event { Some(*total) } else { None });
    assert_eq!(total, Some(7));
}

#[test]
fn an_atv_on_the_job_brings_contraband_from_smuggling() {
    let mut scene = scene(&["Mud Dog ATV"]);
    let loads = |scene: &mut Scene, team: &[Person]| {
        let extras = scene.board().reward(job(264).job(), team, Terms::default()).extras;
        (extras[Good::Contraband], extras[Good::Cargo])
    };
    assert_eq!(loads(&mut scene, &[Person::Leader]), (1, 0));
    scene.bring("Lund");
    let lund = scene.crew("Lund");
    assert_eq!(loads(&mut scene, &[lund]), (0, 0), "it stays with who carries it");
}

/// Nandi's collection in Negotiate, the carbine in Fight, on any test that its carrier makes; not
/// where gear does not count.
#[test]
fn guns_roll_ones_again() {
    for (gear, skill, card, way, again) in [
        ("Two-Fry's Carbine", Skill::Fight, 13, 0, true),
        ("Two-Fry's Carbine", Skill::Negotiate, 30, 0, false),
        ("Nandi's Gun Collection", Skill::Negotiate, 30, 0, true),
        ("Nandi's Gun Collection", Skill::Fight, 13, 0, false),
    ] {
        let mut scene = scene(&[gear]);
        scene.turn_up_misbehave(card);
        scene.dice(&[1, 2]);
        scene.choose(Choice::Way(way));
        let rolled = scene.heard.iter().any(
            |event| matches!(event, Event::Roll { again: true, skill: of, .. } if *of == skill),
        );
        assert_eq!(rolled, again, "{gear} {skill:?}");
    }
}

/// The hat and the carbine are two cards: each has its own try at a one, and the chances know it.
#[test]
fn two_cards_roll_two_ones_again() {
    let mut scene = scene(&["Two-Fry's Carbine", "Jayne's \"Cunning\" Hat", "Zoe"]);
    scene.turn_up_misbehave(13);
    scene.dice(&[1, 1, 1]);
    scene.choose(Choice::Way(0));
    let rolls = scene.heard.iter().filter(|event| matches!(event, Event::Roll { .. })).count();
    assert_eq!(rolls, 3);
    let Some(Frame::Test(trial)) = scene.board().stack.last().cloned() else { panic!("Zoe may") };
    assert_eq!(trial.used.len(), 2);
    let fresh = crate::firefly::Trial { used: Vec::new(), ..*trial };
    let dice = Dice { six: Six::Heroic, ones: 2, again: true, two: false };
    // Malcolm 2, Zoe 2, the gun 1.
    assert_eq!(scene.board().trial_chances(&fresh), dice.chances(&[0, 7], 5));
}

/// Five cards, three of a suit: 1500 for 500. They are discarded, and one that reshuffles does so.
#[test]
fn cards_are_bet_with_once() {
    let of = |suit| {
        move |deck: &[u8]| deck.iter().copied().find(|&c| misbehave_card(c).suit == suit).unwrap()
    };
    use crate::firefly::misbehave::Suit::*;
    for (suits, won) in [
        ([Clubs, Clubs, Hearts, Clubs, Spades], true),
        ([Clubs, Clubs, Hearts, Hearts, Spades], false),
    ] {
        let mut scene = scene(&["Tall Playing Cards"]);
        let cards = scene.captain().gear[0].card;
        let quiet = |c: &u8| !misbehave_card(*c).reshuffle;
        let mut deck: Vec<u8> = scene.game.hidden.misbehave.iter().copied().filter(quiet).collect();
        for suit in suits {
            let card = of(suit)(&deck);
            deck.remove(deck.iter().position(|&c| c == card).unwrap());
            deck.push(card);
            let top = deck.pop().unwrap();
            scene.game.hidden.misbehave.retain({
                let mut once = true;
                move |&c| c != top || !std::mem::take(&mut once)
            });
            scene.game.hidden.misbehave.push(top);
        }
        scene.choose(Choice::Gamble(cards));
        assert_eq!(earned(&scene), if won { vec![-500, 1500] } else { vec![-500] });
        assert_eq!(scene.board().misbehave_discards.len(), 5);
        assert!(scene.captain().gear.is_empty() && scene.captain().passed == 0);
    }
    let mut scene = scene(&["Tall Playing Cards"]);
    let cards = scene.captain().gear[0].card;
    let deck = &mut scene.game.hidden.misbehave;
    let at = deck.iter().position(|&c| misbehave_card(c).reshuffle).unwrap();
    let card = deck.remove(at);
    deck.push(card);
    scene.choose(Choice::Gamble(cards));
    assert!(scene.board().misbehave_discards.is_empty(), "shuffled with the discards");
    assert_eq!(scene.game.hidden.misbehave.len(), 40);
}

#[test]
fn a_bet_is_told_with_its_exact_chance() {
    let mut scene = scene(&["Tall Playing Cards"]);
    let cards = scene.captain().gear[0].card;
    let (stake, prize) = scene.game.view(Some(Seat(0))).bet(cards).unwrap();
    assert_eq!((stake, prize.dollars), (500, 1500));
    // Of 11, 9, 10 and 10: hands of five with three or more of one.
    let hands = |n: u64, k: u64| (0..k).fold(1, |all, at| all * (n - at) / (at + 1));
    let good: u64 = [11, 9, 10, 10]
        .map(|n| (3..=5).map(|k| hands(n, k) * hands(40 - n, 5 - k)).sum::<u64>())
        .into_iter()
        .sum();
    assert_eq!(prize.chance, Chance::new(good, hands(40, 5)));
    scene.captain().money = 499;
    assert!(!scene.legal().contains(&Choice::Gamble(cards)));
}

/// Three cards to come, put in any order: who looked knows them until they are drawn or shuffled.
#[test]
fn the_encyclopedia_puts_what_comes_in_order() {
    let mut scene = scene(&["Universal Encyclopedia"]);
    scene.captain().sector = Some(sector(34));
    let top: Vec<u8> = scene.game.hidden.misbehave.iter().rev().take(3).copied().collect();
    assert!(top[0] != top[1] && top[1] != top[2] && top[0] != top[2], "another seed");
    let below = scene.game.hidden.misbehave.len() - 3;
    let rest = scene.game.hidden.misbehave[..below].to_vec();
    scene.choose(Choice::Study);
    assert_eq!(*scene.game.view(Some(Seat(0))).ahead, top);
    assert!(scene.game.view(Some(Seat(1))).ahead.is_empty());
    let seen = |seat| Firefly::seen(&scene.heard[0], Some(seat));
    assert_eq!(seen(Seat(0)), Some(Event::Study { seat: Seat(0), cards: top.clone() }));
    assert_eq!(seen(Seat(1)), Some(Event::Study { seat: Seat(0), cards: Vec::new() }));
    scene.choose(Choice::Foresee(top[2]));
    scene.choose(Choice::Foresee(top[1]));
    let wanted = [top[2], top[1], top[0]];
    assert_eq!(scene.game.view(Some(Seat(0))).ahead[..], wanted);
    assert_eq!(scene.game.hidden.misbehave[..below], rest, "what lies below is as it was");
    assert!(!scene.board().has_action(Action::Deal));
    assert_eq!(scene.play().draw_misbehave_card(), Some(top[2]));
    assert_eq!(scene.game.view(Some(Seat(0))).ahead[..], wanted[1..]);
    scene.play().reshuffle_misbehave();
    assert!(scene.game.view(Some(Seat(0))).ahead.is_empty());
}

#[test]
fn what_is_foreseen_is_certain_in_the_outlook() {
    let mut scene = scene(&["Universal Encyclopedia", "Crow"]);
    scene.choose(Choice::Study);
    let view = scene.game.view(Some(Seat(0)));
    let everyone = scene.captain().everyone();
    let passes: Vec<Chance> =
        view.ahead.iter().map(|&c| scene.board().passes(&everyone, misbehave_card(c))).collect();
    let both = passes[0] * passes[1];
    assert_eq!(view.clears_ahead(scene.board(), &everyone, 2), both);
    let deck: Vec<_> = view.unforeseen().into_iter().map(misbehave_card).collect();
    let four = both * passes[2] * scene.board().clears(&everyone, &deck, 1);
    assert_eq!(view.clears_ahead(scene.board(), &everyone, 4), four);
}

/// A deck that is nearly out: the discards are shuffled beneath what is left.
#[test]
fn looking_beyond_the_deck_shuffles_the_discards_beneath() {
    let mut scene = scene(&["Universal Encyclopedia"]);
    let gone = scene.game.hidden.misbehave.split_off(1);
    let last = scene.game.hidden.misbehave[0];
    scene.game.board.misbehave_discards = gone;
    scene.choose(Choice::Study);
    assert_eq!(scene.game.view(Some(Seat(0))).ahead[0], last);
    assert_eq!(scene.game.hidden.misbehave.len(), 40);
    assert!(scene.board().misbehave_discards.is_empty());
}

/// Points and keyword count with something to mount it on in the company.
#[test]
fn a_big_gun_needs_something_to_ride_on() {
    use crate::firefly::skill::Keyword;
    let mut scene = scene(&["Vehicle Mounted BFG", "Enforcer"]);
    let (gun, enforcer) = (scene.captain().gear[0].card, scene.crew("Enforcer"));
    scene.play().equip(Seat(0), gun, Some(enforcer));
    let look = |scene: &mut Scene, team: &[Person]| {
        let captain = scene.captain();
        let points = |skill| captain.points(team, skill, Arms::Armed);
        let firearm = captain.has_keyword(team, Keyword::Firearm);
        (points(Skill::Fight), points(Skill::Negotiate), firearm)
    };
    let both = [Person::Leader, enforcer];
    assert_eq!(look(&mut scene, &both), (3, 1, false));
    scene.bring("Fast Horses");
    assert_eq!(look(&mut scene, &both), (3, 1, false), "horses count when they are spent");
    let horses = scene.captain().gear[0].card;
    scene.play().move_card(horses, Spot::Ship(Seat(0)), Spot::Discard, Cause::Free);
    let mule = scene.bring("4WD Mule");
    scene.play().equip(Seat(0), mule, Some(Person::Leader));
    assert_eq!(look(&mut scene, &both), (5, 2, true), "the enforcer talks with a gun");
    assert_eq!(look(&mut scene, &[enforcer]), (1, 0, false), "the mule stays with Malcolm");
}

/// Off, nothing of it lies on the table.
#[test]
fn without_the_set_nothing_of_it_is_in_play() {
    let base = Table::new(2);
    assert!(base.jobs().all(|job| job.number() <= 125));
    assert!(base.supply().all(|card| card.number() <= 125));
    let more = Table { sets: crate::firefly::Sets::named("breakin-atmo").unwrap(), ..base };
    assert_eq!((more.jobs().count(), more.supply().count()), (150, 150));
}
