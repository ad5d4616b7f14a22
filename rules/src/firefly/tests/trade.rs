//! Dealing, favours, parley and better offers (sections 8, 11 and 13).

use super::*;
use crate::firefly::contact::Contact;
use crate::firefly::supply::Class;

/// Solid with a contact, at his place.
fn friend(contact: Contact, at: u8) -> Scene {
    let mut scene = Scene::new(Table::new(2));
    let job = scene.game.hidden.jobs[contact].pop().unwrap();
    scene.captain().solid.push(job);
    scene.captain().sector = Some(sector(at));
    scene.heard.clear();
    scene
}

/// Both ships in one sector.
fn neighbours() -> Scene {
    let mut scene = Scene::new(Table::new(2));
    scene.game.board.captains[Seat(1)].sector = Some(sector(35));
    scene.heard.clear();
    scene
}

#[test]
fn two_of_three_jobs_are_accepted_and_three_held() {
    let mut scene = friend(Contact::Badger, 29);
    scene.captain().solid.clear();
    scene.choose(Choice::Deal(Contact::Badger));
    let open = scene.board().job_discards[Contact::Badger].clone();
    assert!(!open.is_empty());
    scene.choose(Choice::TakeJob(open[0]));
    scene.choose(Choice::Draw);
    scene.choose(Choice::Draw);
    assert!(!scene.legal().contains(&Choice::Draw), "three are considered");
    assert_eq!(scene.game.hidden.drawn.len(), 2);
    let accept: Vec<Choice> =
        scene.legal().into_iter().filter(|c| matches!(c, Choice::Accept(_))).collect();
    assert_eq!(accept.len(), 3);
    scene.choose(accept[0]);
    scene.choose(accept[1]);
    assert_eq!(scene.game.hidden.hands[Seat(0)].len(), 2);
    assert!(!scene.legal().iter().any(|c| matches!(c, Choice::Accept(_))), "two at most");
    scene.choose(Choice::Done);
    assert!(scene.game.hidden.drawn.is_empty(), "the third lies on the pile");
    assert_eq!(scene.board().stack.last(), Some(&Frame::Turn));
}

#[test]
fn friends_buy_goods_and_parts_with_bree_aboard() {
    for (contact, at, cargo, contraband) in [
        (Contact::AmnonDuul, 23, "$600", "$500"),
        (Contact::Badger, 29, "$400", "$700"),
        (Contact::Niska, 98, "$400", "$800"),
        (Contact::Patience, 76, "$500", "$600"),
    ] {
        let mut scene = friend(contact, at);
        scene.bring("Bree");
        scene.goods(Good::Cargo, 1, 0);
        scene.goods(Good::Contraband, 0, 1);
        scene.heard.clear();
        scene.choose(Choice::Deal(contact));
        for good in [Good::Cargo, Good::Contraband, Good::Part] {
            scene.choose(Choice::Sell(good));
        }
        let told = format!("-1 Cargo, {cargo}, -1 Contraband, {contraband}, -1 Part, $300");
        assert_eq!(scene.story(), told);
    }
    let mut stranger = friend(Contact::Badger, 98);
    stranger.goods(Good::Cargo, 1, 0);
    stranger.choose(Choice::Deal(Contact::Niska));
    assert!(!stranger.legal().contains(&Choice::Sell(Good::Cargo)));
}

#[test]
fn each_friend_does_a_favour() {
    let mut badger = friend(Contact::Badger, 29);
    badger.captain().warrants = 2;
    badger.choose(Choice::Deal(Contact::Badger));
    badger.choose(Choice::ClearWarrants);
    assert_eq!(badger.story(), "$-1000, -2 warrant");
    let mut duul = friend(Contact::AmnonDuul, 23);
    duul.choose(Choice::Deal(Contact::AmnonDuul));
    duul.choose(Choice::Board(Good::Passenger));
    duul.choose(Choice::Board(Good::Fugitive));
    assert_eq!(duul.story(), "+1 Passenger, +1 Fugitive");
    let mut harken = friend(Contact::Harken, 51);
    harken.choose(Choice::Deal(Contact::Harken));
    harken.choose(Choice::Purchase(Good::Fuel));
    assert_eq!(harken.story(), "$-100, +1 Fuel");
    let patience = friend(Contact::Patience, 76);
    assert_eq!(patience.board().considers(Contact::Patience), 4);
    assert_eq!(patience.board().considers(Contact::Badger), 3);
}

#[test]
fn a_bargain_changes_both_ships() {
    let mut scene = neighbours();
    let gun = scene.bring("Pistol");
    let lund = scene.bring_to(Seat(1), "Lund");
    scene.game.board.captains[Seat(1)].crew[0].disgruntled = true;
    scene.heard.clear();
    scene.choose(Choice::Parley(Seat(1)));
    scene.choose(Choice::Card(gun));
    scene.choose(Choice::Money(500));
    scene.choose(Choice::Good(Good::Fuel));
    scene.choose(Choice::Ask);
    assert!(!scene.legal().contains(&Choice::Card(gun)));
    scene.choose(Choice::Card(lund));
    let mut refused = scene.clone();
    scene.choose(Choice::Propose);
    assert_eq!(scene.board().decider(), Some(Seat(1)));
    scene.choose(Choice::Agree);
    let captains = &scene.board().captains;
    assert_eq!((captains[Seat(0)].money, captains[Seat(1)].money), (2500, 3500));
    assert_eq!(captains[Seat(0)].crew[0].card, lund);
    assert!(captains[Seat(0)].crew[0].disgruntled, "the token comes along");
    assert_eq!(captains[Seat(1)].gear[0].card, gun);
    assert_eq!((captains[Seat(0)].has(Good::Fuel), captains[Seat(1)].has(Good::Fuel)), (5, 7));
    refused.choose(Choice::Propose);
    refused.choose(Choice::Refuse);
    assert_eq!(refused.board().captains[Seat(0)].money, 3000);
    assert_eq!(refused.board().stack.last(), Some(&Frame::Turn));
}

#[test]
fn an_offer_needs_room_on_both_ships() {
    let mut scene = neighbours();
    let lund = scene.bring_to(Seat(1), "Lund");
    for name in ["Bester", "Emma", "Zoe", "Wash", "Kaylee"] {
        scene.bring(name);
    }
    scene.choose(Choice::Parley(Seat(1)));
    scene.choose(Choice::Ask);
    assert!(!scene.legal().contains(&Choice::Propose), "nothing is offered");
    scene.choose(Choice::Card(lund));
    assert!(!scene.legal().contains(&Choice::Propose), "no berth");
}

#[test]
fn who_has_the_turn_may_hear_an_offer() {
    let mut scene = neighbours();
    let gun = scene.bring("Pistol");
    let lund = scene.bring_to(Seat(1), "Lund");
    scene.heard.clear();
    scene.choose(Choice::Parley(Seat(1)));
    let mut named = scene.clone();
    named.choose(Choice::Money(100));
    assert!(!named.legal().contains(&Choice::Hear), "the offer has been begun");
    scene.choose(Choice::Hear);
    assert_eq!(scene.board().decider(), Some(Seat(1)));
    assert!(!scene.legal().contains(&Choice::Hear), "he was asked");
    scene.choose(Choice::Card(lund));
    scene.choose(Choice::Ask);
    scene.choose(Choice::Card(gun));
    scene.choose(Choice::Money(500));
    let mut refused = scene.clone();
    scene.choose(Choice::Propose);
    assert_eq!(scene.board().decider(), Some(Seat(0)), "the acting seat answers");
    scene.choose(Choice::Agree);
    let captains = &scene.board().captains;
    assert_eq!((captains[Seat(0)].money, captains[Seat(1)].money), (2500, 3500));
    assert_eq!((captains[Seat(0)].crew[0].card, captains[Seat(1)].gear[0].card), (lund, gun));
    assert_eq!(scene.board().stack.last(), Some(&Frame::Turn));
    let offers = scene.heard.iter().filter(|event| {
        matches!(event, Event::Offer { from: Seat(1), to: Seat(0), ask_money: 500, .. })
    });
    assert_eq!(offers.count(), 1);
    refused.choose(Choice::Propose);
    refused.choose(Choice::Refuse);
    assert_eq!(refused.board().captains[Seat(0)].money, 3000);
    assert_eq!(refused.board().decider(), Some(Seat(0)));
}

#[test]
fn who_is_heard_may_have_nothing_to_offer() {
    let mut scene = neighbours();
    scene.choose(Choice::Parley(Seat(1)));
    scene.choose(Choice::Hear);
    scene.choose(Choice::Back);
    assert_eq!(scene.board().stack.last(), Some(&Frame::Turn));
    assert_eq!(scene.board().offers, 1, "it counts as an offer of the turn");
}

#[test]
fn offers_of_a_turn_are_counted() {
    let mut scene = neighbours();
    for _ in 0..Board::OFFERS {
        scene.choose(Choice::Parley(Seat(1)));
        scene.choose(Choice::Back);
    }
    assert!(!scene.legal().contains(&Choice::Parley(Seat(1))));
}

#[test]
fn a_better_offer_hires_the_disgruntled_away() {
    let mut scene = neighbours();
    let lund = scene.bring_to(Seat(1), "Lund");
    assert!(!scene.legal().contains(&Choice::Poach(Seat(1), lund)));
    scene.game.board.captains[Seat(1)].crew[0].disgruntled = true;
    scene.heard.clear();
    scene.choose(Choice::Poach(Seat(1), lund));
    assert_eq!(scene.story(), "$-200, calm Lund, off Lund");
    assert_eq!(scene.board().captains[Seat(0)].crew.len(), 1);
}

#[test]
fn shore_leave_calms_everybody() {
    let mut scene = Scene::new(Table::new(2));
    scene.bring("Lund");
    assert!(!scene.legal().contains(&Choice::ShoreLeave));
    scene.captain().leader_disgruntled = true;
    scene.heard.clear();
    scene.choose(Choice::ShoreLeave);
    assert_eq!(scene.story(), "$-200, calm leader");
    assert!(!scene.legal().contains(&Choice::Shop), "it is the Buy action");
}

#[test]
fn free_actions_move_dump_dismiss_and_drop() {
    let mut scene = Scene::new(Table::new(2));
    scene.bring("Lund");
    scene.bring("Pistol");
    let (lund, gun) = (scene.crew("Lund"), scene.captain().gear[0].card);
    scene.heard.clear();
    scene.choose(Choice::Stowage);
    scene.choose(Choice::Stow(Good::Fuel));
    scene.choose(Choice::Unstow(Good::Fuel));
    scene.choose(Choice::Dump(Good::Part));
    scene.choose(Choice::Done);
    scene.choose(Choice::Roster);
    scene.choose(Choice::Gear(gun));
    scene.choose(Choice::Give(lund));
    assert_eq!(scene.captain().gear[0].carrier, Some(lund));
    let Person::Crew(card) = lund else { unreachable!() };
    scene.choose(Choice::Dismiss(card));
    assert_eq!(scene.captain().gear[0].carrier, None, "gear returns to the ship");
    assert_eq!(scene.story(), "+0 Fuel, +0 Fuel, -1 Part, off Lund");
}

/// Each step is a legal choice: fugitives first, as far as there is room, and all comes out again.
#[test]
fn what_is_sought_is_stashed_at_once_and_taken_out_again() {
    let mut scene = Scene::new(Table::new(2));
    scene.goods(Good::Fuel, 0, 0);
    scene.goods(Good::Fugitive, 2, 0);
    scene.goods(Good::Contraband, 3, 0);
    scene.choose(Choice::Stowage);
    let hides = scene.captain().hides_sought();
    let stow = |good, n: usize| vec![Choice::Stow(good); n];
    assert_eq!(hides, [stow(Good::Fugitive, 2), stow(Good::Contraband, 2)].concat());
    hides.into_iter().for_each(|choice| scene.choose(choice));
    assert!(scene.captain().hides_sought().is_empty(), "the stash is full");
    let out = scene.captain().empties_stash();
    assert_eq!(out.len(), 4);
    out.into_iter().for_each(|choice| scene.choose(choice));
    assert_eq!(scene.captain().hold[Good::Fugitive], 2);
}

/// Up to three are looked at: nobody has to draw who has found what he wants on the pile.
#[test]
fn who_buys_from_the_pile_need_not_draw() {
    let mut scene = friend(Contact::Badger, 29);
    scene.captain().money = 9000;
    scene.choose(Choice::Shop);
    let take = |choice: &Choice| matches!(choice, Choice::Take(_));
    let taken = scene.legal().into_iter().find(take).unwrap();
    scene.choose(taken);
    let Choice::Take(card) = taken else { unreachable!() };
    assert!(scene.legal().contains(&Choice::Draw));
    scene.choose(Choice::Buy(card));
    let legal = scene.legal();
    assert!(!legal.contains(&Choice::Draw) && !legal.iter().any(take), "nothing more is looked at");
    scene.choose(Choice::Done);
    scene.choose(Choice::Deal(Contact::Badger));
    let open = scene.board().job_discards[Contact::Badger][0];
    scene.choose(Choice::TakeJob(open));
    scene.choose(Choice::Accept(open));
    assert!(!scene.legal().contains(&Choice::Draw));
    assert_eq!(scene.game.hidden.hands[Seat(0)], [open]);
}

/// Salvage that does not fit: room may be made at any time of one's turn (section 5).
#[test]
fn room_is_made_for_salvage_and_for_an_upgrade() {
    let mut scene = Scene::new(Table::new(2));
    scene.goods(Good::Fuel, 4, 0);
    scene.goods(Good::Cargo, 5, 4);
    scene.turn_up_nav(106);
    scene.choose(Choice::Way(0));
    assert_eq!(scene.legal(), [Choice::Stowage, Choice::Count(0)]);
    scene.choose(Choice::Stowage);
    (0..4).for_each(|_| scene.choose(Choice::Dump(Good::Fuel)));
    scene.choose(Choice::Done);
    assert!(scene.story().contains("+2 Cargo"), "{}", scene.story());
    let mut full = Scene::new(Table::new(2));
    let upgrades: Vec<SupplyId> = full
        .game
        .hidden
        .supply
        .iter()
        .flatten()
        .copied()
        .filter(|card| card.printed().class == Class::Upgrade)
        .take(4)
        .collect();
    for &card in &upgrades[..3] {
        full.play().move_card(card, Spot::Deck, Spot::Ship(Seat(0)), Cause::Setup);
    }
    full.play().move_card(upgrades[3], Spot::Deck, Spot::Discard, Cause::Setup);
    full.play().push(TakeUpgrade(Cause::Nav(108)));
    let scrap = full.legal().into_iter().find(|c| matches!(c, Choice::Scrap(_))).unwrap();
    full.choose(scrap);
    full.choose(Choice::Buy(upgrades[3]));
    assert_eq!(full.captain().upgrades.len(), 3);
    assert!(full.captain().upgrades.contains(&upgrades[3]));
}

#[test]
fn nav_traders_sell_up_to_a_number() {
    let mut scene = Scene::new(Table::new(2));
    scene.captain().sector = Some(sector(34));
    scene.turn_up_nav(105);
    scene.choose(Choice::Way(0));
    for _ in 0..3 {
        scene.choose(Choice::Purchase(Good::Contraband));
    }
    assert!(!scene.legal().contains(&Choice::Purchase(Good::Contraband)), "three at most");
    scene.choose(Choice::Purchase(Good::Fuel));
    scene.choose(Choice::Done);
    assert!(scene.story().ends_with("$-400, +1 Contraband, $-200, +1 Fuel, keep"));
}

#[test]
fn room_is_made_for_what_nav_traders_sell() {
    let mut scene = Scene::new(Table::new(2));
    scene.captain().sector = Some(sector(34));
    scene.goods(Good::Fuel, 0, 0);
    scene.goods(Good::Part, 0, 0);
    scene.goods(Good::Cargo, 8, 4);
    scene.turn_up_nav(105);
    scene.choose(Choice::Way(0));
    assert!(!scene.legal().contains(&Choice::Purchase(Good::Contraband)));
    scene.choose(Choice::Stowage);
    scene.choose(Choice::Dump(Good::Cargo));
    scene.choose(Choice::Done);
    scene.choose(Choice::Purchase(Good::Contraband));
    assert_eq!(scene.captain().has(Good::Contraband), 1);
}

/// One card at a time, and one may stop at any (sections 7 and 8).
#[test]
fn cards_are_looked_at_one_by_one() {
    let mut scene = friend(Contact::Badger, 29);
    scene.captain().money = 9000;
    scene.choose(Choice::Shop);
    let take = |choice: &Choice| matches!(choice, Choice::Take(_));
    assert!(scene.legal().iter().any(take));
    scene.choose(Choice::Draw);
    let Some(Frame::Shop(visit)) = scene.board().stack.last() else { unreachable!() };
    let [card] = visit.seen[..] else { panic!("one card is drawn: {:?}", visit.seen) };
    assert!(!scene.legal().iter().any(take), "the pile is closed");
    assert!(scene.legal().contains(&Choice::Draw), "or two more");
    scene.choose(Choice::Buy(card));
    assert!(!scene.legal().contains(&Choice::Draw), "who buys has seen enough");
    let mut scene = friend(Contact::Badger, 29);
    scene.choose(Choice::Deal(Contact::Badger));
    scene.choose(Choice::Draw);
    let [job] = scene.game.hidden.drawn[..] else { panic!("one job is drawn") };
    assert!(!scene.legal().iter().any(|choice| matches!(choice, Choice::TakeJob(_))));
    let mut all = scene.clone();
    scene.choose(Choice::Accept(job));
    assert!(!scene.legal().contains(&Choice::Draw));
    all.choose(Choice::Draw);
    all.choose(Choice::Draw);
    assert!(!all.legal().contains(&Choice::Draw), "three are considered");
}

/// Nothing is drawn where nothing lies.
#[test]
fn an_empty_deck_is_not_drawn_from() {
    let mut scene = friend(Contact::Badger, 29);
    let market = crate::firefly::supply::Market::Persephone;
    scene.game.hidden.supply[market].clear();
    scene.game.board.supply_discards[market].clear();
    scene.choose(Choice::Shop);
    assert!(!scene.legal().contains(&Choice::Draw));
    scene.choose(Choice::Done);
    scene.game.hidden.jobs[Contact::Badger].clear();
    scene.game.board.job_discards[Contact::Badger].clear();
    scene.choose(Choice::Deal(Contact::Badger));
    assert!(!scene.legal().contains(&Choice::Draw));
}

/// Any two captains in one sector may bargain, in a third one's turn too (section 13).
#[test]
fn two_others_talk_in_a_third_captains_turn() {
    let mut scene = Scene::new(Table::new(3));
    let lund = scene.bring_to(Seat(2), "Lund");
    scene.game.board.captains[Seat(1)].sector = Some(sector(50));
    assert!(!scene.legal().iter().any(|choice| matches!(choice, Choice::Between(..))));
    scene.game.board.captains[Seat(2)].sector = Some(sector(50));
    let talk = Choice::Between(Seat(1), Seat(2));
    assert!(scene.legal().contains(&talk));
    scene.choose(talk);
    assert_eq!(scene.board().decider(), Some(Seat(1)), "the one speaks");
    let mut heard = scene.clone();
    scene.choose(Choice::Money(500));
    scene.choose(Choice::Ask);
    scene.choose(Choice::Card(lund));
    scene.choose(Choice::Propose);
    assert_eq!(scene.board().decider(), Some(Seat(2)));
    scene.choose(Choice::Agree);
    let money = [0, 1, 2].map(Seat).map(|seat| scene.board().captains[seat].money);
    assert_eq!(money, [3000, 2500, 3500]);
    assert_eq!(scene.board().captains[Seat(1)].crew[0].card, lund);
    assert_eq!((scene.board().stack.last(), scene.board().turn), (Some(&Frame::Turn), Seat(0)));
    heard.choose(Choice::Hear);
    assert_eq!(heard.board().decider(), Some(Seat(2)), "or hears the other");
    assert!(!heard.legal().contains(&Choice::Hear), "who is heard does not pass it back");
    heard.choose(Choice::Back);
    assert_eq!(heard.board().decider(), Some(Seat(0)));
    heard.game.board.offers = Board::OFFERS;
    assert!(!heard.legal().contains(&talk));
}

/// Trade with ships in the sector is free at any time of one's turn (section 5).
#[test]
fn a_purchase_may_wait_for_a_bargain() {
    let mut scene = neighbours();
    scene.captain().money = 0;
    scene.choose(Choice::Shop);
    scene.choose(Choice::Parley(Seat(1)));
    scene.choose(Choice::Good(Good::Fuel));
    scene.choose(Choice::Ask);
    scene.choose(Choice::Money(500));
    scene.choose(Choice::Propose);
    scene.choose(Choice::Agree);
    assert!(matches!(scene.board().stack.last(), Some(Frame::Shop(_))));
    assert!(scene.legal().contains(&Choice::Purchase(Good::Part)));
}

/// What is picked to be taken aboard takes its room from what else is.
#[test]
fn what_is_picked_leaves_less_room() {
    let mut scene = Scene::new(Table::new(2));
    let room = usize::from(scene.captain().room(Good::Fuel));
    let view = scene.game.view(Some(Seat(0)));
    assert!(room > 2);
    assert_eq!(view.room_beside(&[], Good::Fuel), room);
    assert_eq!(view.room_beside(&[Choice::Purchase(Good::Fuel)], Good::Fuel), room - 1);
    let cargo = view.room_beside(&[], Good::Cargo);
    assert_eq!(view.room_beside(&[Choice::Board(Good::Passenger)], Good::Cargo), cargo - 1);
}
