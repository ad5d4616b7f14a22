//! Pirates & Bounty Hunters: its bounties and piracy jobs add up, and each rule of theirs that there is
//! has a drawn position (section 16).

use super::*;
use crate::Options;
use crate::firefly::board::Action;
use crate::firefly::bounty::{BOUNTIES, Bounty, Gaol, Quarry};
use crate::firefly::captain::{Active, Bound, Member};
use crate::firefly::contact::Contact;
use crate::firefly::odds::{Chance, Dice, Six};
use crate::firefly::raid::{Booty, Lost, Prey, RAIDS, boards, wins};
use crate::firefly::sets::{SETS, Sets};
use crate::firefly::ship::{Flown, ShipId};
use crate::firefly::skill::Skill::{self, *};
use crate::firefly::step::{Capture, Chase, Loot, Outcome, Stance, StandIn, Steal, Welcome};
use crate::firefly::supply::{Ability, Class, Kind, KindId};
use crate::firefly::{BountySpot, JobSpot};

#[test]
fn the_bounties_are_those_of_the_table() {
    assert!((1..).zip(&BOUNTIES).all(|(id, bounty)| bounty.id == id));
    let rewards = BOUNTIES.iter().map(|bounty| u32::from(bounty.reward)).sum::<u32>();
    assert_eq!(rewards, 56_400);
    assert_eq!(BOUNTIES.iter().map(|bounty| bounty.dead).sum::<u8>(), 26);
    assert_eq!(BOUNTIES.iter().filter(|bounty| bounty.immoral).count(), 5);
    let at = |gaol: Gaol| BOUNTIES.iter().filter(|bounty| bounty.gaol == gaol).count();
    assert_eq!((at(Gaol::Cruiser), at(Gaol::At(SectorId::LONDINIUM))), (4, 6));
    let alerts = BOUNTIES.iter().filter(|one| matches!(one.quarry, Quarry::Anybody(_)));
    assert_eq!(alerts.count(), 3);
}

/// The names of the table, each with the crew cards that bear it.
#[test]
fn the_hunted_are_those_of_the_table() {
    let names = [
        "The Fixer",
        "Grange Brothers",
        "Simon Tam",
        "River Tam",
        "The Specialist",
        "Dalin",
        "Stitch",
        "Jayne",
        "Interrogator",
        "Bree",
        "Crow",
        "Zoe",
        "Jesse",
        "Helen",
        "Billy",
        "Two-Fry",
        "Tracey",
        "Enforcer",
        "Scrapper",
        "Bandit",
    ];
    for (bounty, name) in BOUNTIES.iter().zip(names) {
        let called = |kind: &Kind| kind.class == Class::Crew && kind.name == name;
        let crew = KindId::all().filter(|id| called(id.printed()));
        assert_eq!(bounty.faces().collect::<Vec<_>>(), crew.collect::<Vec<_>>(), "{name}");
        assert!(bounty.face().is_some(), "{name}");
    }
}

#[test]
fn who_is_hunted_was_last_seen_where_his_card_is_sold() {
    let sets = SETS.into_iter().fold(Sets::BASE, Sets::with);
    let cards: Vec<SupplyId> = Table { sets, ..Table::new(2) }.supply().collect();
    for bounty in &BOUNTIES {
        let hunted: Vec<SupplyId> =
            cards.iter().copied().filter(|card| bounty.quarry.is(card.printed())).collect();
        match bounty.quarry {
            Quarry::Person(_, market) => {
                assert!(!hunted.is_empty(), "{bounty:?}");
                assert!(hunted.iter().all(|card| card.market() == market), "{bounty:?}");
            }
            Quarry::Anybody(_) => assert!(hunted.len() > 2, "{bounty:?}"),
        }
    }
}

#[test]
fn the_piracy_jobs_are_those_of_the_table() {
    assert_eq!(RAIDS.iter().map(|raid| raid.copies).sum::<u8>(), 25);
    assert_eq!(RAIDS.iter().filter(|raid| raid.is_illegal()).count(), 4);
    assert_eq!(RAIDS.iter().map(|raid| u32::from(raid.pay)).sum::<u32>(), 1600);
    assert_eq!(RAIDS.iter().map(|raid| raid.dead).sum::<u8>(), 4);
    let most = |booty: Booty| match booty {
        Booty::Jobs(most) | Booty::Goods(most) => most,
        Booty::AllGoods => 0,
    };
    assert_eq!(RAIDS.map(|raid| most(raid.booty)), [3, 6, 0, 5, 4]);
    assert_eq!(RAIDS[0].dollars(3), 2400);
    let legal = RAIDS.iter().find(|raid| !raid.is_illegal()).unwrap();
    assert_eq!((legal.contact, legal.lost), (Contact::Harken, Lost::Botched));
}

#[test]
fn only_who_meets_its_condition_may_be_attacked() {
    let allowed = |scene: &Scene| {
        let rival = &scene.board().captains[Seat(1)];
        RAIDS.iter().filter(|raid| raid.allows(rival)).map(|raid| raid.prey).collect::<Vec<_>>()
    };
    let mut scene = Scene::new(Table::new(2));
    assert_eq!(allowed(&scene), [Prey::Anybody, Prey::Anybody, Prey::Untrusted, Prey::Idle]);
    let of = |contact| JobId::all().find(|id| id.job().contact == contact).unwrap();
    let rival = &mut scene.game.board.captains[Seat(1)];
    rival.solid.push(of(Contact::Niska));
    rival.active.push(Active::begun(of(Contact::Patience)));
    rival.warrants = 1;
    assert_eq!(allowed(&scene), [Prey::Anybody, Prey::Anybody, Prey::Outlaw]);
}

#[test]
fn a_raid_is_immoral_where_the_rivals_leader_is_moral() {
    let mut scene = Scene::new(Table::new(2));
    for id in LeaderId::all() {
        scene.game.board.captains[Seat(1)].leader = Some(id);
        let rival = &scene.board().captains[Seat(1)];
        assert!(RAIDS.iter().all(|raid| raid.is_immoral(rival) == id.leader().moral));
    }
}

fn plain(six: Six) -> Dice {
    Dice { six, ones: 0, again: false, two: false }
}

#[test]
fn six_leads_aboard() {
    assert_eq!(boards(plain(Six::Plain), 0), Chance::new(1, 6));
    assert_eq!(boards(plain(Six::Plain), 3), Chance::new(4, 6));
    assert_eq!(boards(plain(Six::Plain), 5), Chance::CERTAIN);
    assert_eq!(boards(plain(Six::Plain), -1), Chance::NEVER);
    assert_eq!(boards(plain(Six::Heroic), -1), Chance::new(1, 6));
}

/// All rolls of a die, each with how many of 36 show it.
fn rolls(six: Six) -> Vec<(i16, u64)> {
    let mut all: Vec<(i16, u64)> = (1..=5).map(|die| (die, 6)).collect();
    all.extend(match six {
        Six::Plain => vec![(6, 6)],
        Six::Heroic => (1..=6).map(|more| (6 + more, 1)).collect(),
    });
    all
}

#[test]
fn the_higher_total_wins_and_the_defender_a_tie() {
    assert_eq!(wins((plain(Six::Plain), 0), (plain(Six::Plain), 0)), Chance::new(15, 36));
    assert_eq!(wins((plain(Six::Plain), 9), (plain(Six::Heroic), 3)), Chance::new(195, 216));
    for (own, rival) in [(Six::Heroic, Six::Plain), (Six::Heroic, Six::Heroic)] {
        for lead in -12..=12 {
            let mut hits = 0;
            for (attack, ways) in rolls(own) {
                for (defence, others) in rolls(rival) {
                    hits += if attack + lead > defence { ways * others } else { 0 };
                }
            }
            let chance = wins((plain(own), 4 + lead), (plain(rival), 4));
            assert_eq!(chance, Chance::new(hits, 1296), "{lead}");
        }
    }
}

/// Whoever is behind and has one rolls again, by all rolls that there are.
fn wins_with(again: [bool; 2], lead: i16) -> Chance {
    fn goes(shown: [i16; 2], lead: i16, again: [bool; 2]) -> Chance {
        let won = shown[0] + lead > shown[1];
        let behind = usize::from(won);
        if !again[behind] {
            return if won { Chance::CERTAIN } else { Chance::NEVER };
        }
        let rolled = rolls(Six::Heroic).into_iter().map(|(sum, ways)| {
            let (mut shown, mut again) = (shown, again);
            (shown[behind], again[behind]) = (sum, false);
            Chance::new(ways, 36) * goes(shown, lead, again)
        });
        rolled.fold(Chance::NEVER, |all, chance| all + chance)
    }
    let mut all = Chance::NEVER;
    for (own, ways) in rolls(Six::Heroic) {
        for (other, others) in rolls(Six::Heroic) {
            all = all + Chance::new(ways * others, 1296) * goes([own, other], lead, again);
        }
    }
    all
}

#[test]
fn whoever_may_roll_again_does_so_when_he_is_behind() {
    for again in [[false, false], [true, false], [false, true], [true, true]] {
        for lead in -3..=3 {
            let side = |own: usize| Dice { again: again[own], ..plain(Six::Heroic) };
            let chance = wins((side(0), 4 + lead), (side(1), 4));
            assert_eq!(chance, wins_with(again, lead), "{again:?} {lead}");
        }
    }
}

// Positions ------------------------------------------------------------------------------------

const RIVAL: Seat = Seat(1);

/// Two seats, the rival under Womack beside seat 0 at Silverhold, with nothing in his hold.
fn pirates() -> Scene {
    let sets = Sets::named("pirates-bounty").unwrap();
    let mut scene = Scene::new(Table { sets, ..Table::new(2) });
    let rival = &mut scene.game.board.captains[RIVAL];
    (rival.sector, rival.leader) = (Some(sector(35)), Some(leader("Womack")));
    (rival.hold, rival.stash) = Default::default();
    // Nobody lies about yet.
    for market in crate::firefly::supply::Market::ALL {
        let pile = std::mem::take(&mut scene.game.board.supply_discards[market]);
        scene.game.hidden.supply[market].extend(pile);
    }
    scene
}

/// The same with the bounties of these numbers face up, and these in the deck, the next one last.
fn posted(open: &[u8], deck: &[u8]) -> Scene {
    let mut scene = pirates();
    scene.game.board.posters.0 = open.to_vec();
    scene.game.hidden.bounties.0 = deck.to_vec();
    scene
}

/// A piracy job of a contact in the hand of seat 0.
fn hold_raid(scene: &mut Scene, contact: Contact) -> JobId {
    let raids = |id: &JobId| id.job().raid().is_some() && id.job().contact == contact;
    let job = JobId::all().find(raids).unwrap();
    scene.game.hidden.jobs[contact].retain(|other| *other != job);
    scene.game.board.job_discards[contact].retain(|other| *other != job);
    crate::firefly::ledger::insert(&mut scene.game.hidden.hands[Seat(0)], job);
    job
}

fn raids(scene: &Scene) -> usize {
    scene.legal().iter().filter(|choice| matches!(choice, Choice::Raid(..))).count()
}

/// Begins a raid, boards with Negotiate and fights as said, with these dice.
fn attack(scene: &mut Scene, choice: Choice, (own, other): (Skill, Skill), dice: &[u8]) {
    scene.dice(dice);
    scene.choose(choice);
    scene.choose(Choice::Go);
    fight(scene, own, other);
}

fn fight(scene: &mut Scene, own: Skill, other: Skill) {
    loop {
        let frame = scene.board().stack.last().unwrap().clone();
        let choice = match frame {
            Frame::Boarding(_) => Choice::Skill(Negotiate),
            Frame::Secure(_) => Choice::Done,
            Frame::Stance(Stance { attacks: true, .. }) => Choice::Skill(own),
            Frame::Stance(Stance { attacks: false, .. }) => Choice::Skill(other),
            _ => return,
        };
        scene.choose(choice);
    }
}

fn told_of(scene: &Scene, wanted: impl Fn(&Event) -> bool) -> bool {
    scene.heard.iter().any(wanted)
}

#[test]
fn the_set_brings_its_cards() {
    let set = SETS.into_iter().find(|set| set.name == "pirates-bounty").unwrap();
    let with = Table { sets: Sets::BASE.with(set), ..Table::new(2) };
    let base = Table::new(2);
    let cards = |table: Table| table.supply().collect::<Vec<_>>();
    let more: Vec<SupplyId> =
        cards(with).into_iter().filter(|card| !cards(base).contains(card)).collect();
    assert_eq!(more.len(), 30);
    let cost = more.iter().map(|card| u32::from(card.printed().cost)).sum::<u32>();
    assert_eq!(cost, 13_500);
    assert_eq!((with.jobs().count() - base.jobs().count(), with.ships().count()), (25, 3));
    assert_eq!(with.leaders().count(), 9);
    let raids = with.jobs().filter(|job| job.job().raid().is_some());
    assert_eq!(raids.filter(|job| job.job().illegal).count(), 20);
    assert!(base.jobs().all(|job| job.job().raid().is_none()));
}

#[test]
fn three_bounties_lie_open_from_the_start_and_none_without_the_set() {
    let scene = pirates();
    assert_eq!(scene.board().posters.len(), Bounty::OPEN);
    let base = Scene::new(Table::new(2));
    assert!(base.board().posters.is_empty() && base.game.hidden.bounties.is_empty());
    assert!(!base.board().is_at_large(&BOUNTIES[0]), "The Fixer comes with another set");
}

#[test]
fn the_cruisers_card_brings_three_others() {
    let mut scene = posted(&[5, 7, 8], &[2, 9, 10, 11]);
    scene.play().turn_up_nav(crate::firefly::sector::Region::Alliance);
    let mut scene = posted(&[7, 8, 9], &[2, 10, 11, 12]);
    scene.play().renew_posters();
    assert_eq!(scene.board().posters.0, [12, 11, 10]);
    assert_eq!(scene.game.hidden.bounties.0, [9, 8, 7, 2]);
}

#[test]
fn the_bounty_on_somebody_who_is_gone_leaves_the_game() {
    let mut scene = posted(&[8, 7, 2], &[1, 11]);
    let stitch = scene.bring("Stitch");
    scene.play().move_card(stitch, Spot::Ship(Seat(0)), Spot::Gone, Cause::Alliance);
    assert_eq!(scene.board().posters.0, [8, 2, 11]);
    // The Fixer is of a set that is not in play.
    let jayne = scene.bring("Jayne");
    scene.play().move_card(jayne, Spot::Ship(Seat(0)), Spot::Gone, Cause::Alliance);
    assert_eq!(scene.board().posters.0, [2, 11], "the deck is through");
    let gone = |event: &Event| {
        matches!(event, Event::Bounty { bounty: 7, from: BountySpot::Open, to: BountySpot::Gone })
    };
    assert!(told_of(&scene, gone));
}

// Raids ----------------------------------------------------------------------------------------

#[test]
fn only_a_piracy_job_lets_one_attack_and_only_who_is_there() {
    let mut scene = posted(&[], &[]);
    assert_eq!(raids(&scene), 0);
    hold_raid(&mut scene, Contact::Badger);
    assert_eq!(raids(&scene), 1);
    scene.game.board.captains[RIVAL].sector = Some(sector(36));
    assert_eq!(raids(&scene), 0, "nobody is here");
    scene.game.board.captains[RIVAL].sector = Some(sector(35));
    let full = JobId::all().filter(|id| id.job().raid().is_none()).take(3);
    let full: Vec<Active> = full.map(Active::begun).collect();
    scene.captain().active = full;
    assert_eq!(raids(&scene), 0, "no slot is free");
    scene.captain().active.clear();
    scene.game.board.acted.push(crate::firefly::Action::Work);
    assert_eq!(raids(&scene), 0, "the action is spent");
}

#[test]
fn a_rival_who_does_not_meet_the_condition_is_safe() {
    let mut scene = posted(&[], &[]);
    hold_raid(&mut scene, Contact::Harken);
    assert_eq!(raids(&scene), 0, "no outlaw");
    scene.game.board.captains[RIVAL].warrants = 1;
    assert_eq!(raids(&scene), 1);
}

#[test]
fn a_raid_that_is_won_takes_goods_and_is_paid_for_each() {
    let mut scene = posted(&[], &[]);
    let job = hold_raid(&mut scene, Contact::Badger);
    scene.goods(Good::Fuel, 0, 0);
    let money = scene.captain().money;
    let rival = &mut scene.game.board.captains[RIVAL];
    rival.hold[Good::Cargo] = 2;
    rival.stash[Good::Contraband] = 4;
    // 5 and 1 of Negotiate come aboard; 4 and 2 beat 3 and 1.
    attack(&mut scene, Choice::Raid(job, RIVAL), (Fight, Negotiate), &[5, 4, 3]);
    assert_eq!(scene.board().stack.last(), Some(&Loot { left: 6, taken: 0, job }.into()));
    let loot = |scene: &Scene| {
        let taken = scene.legal().into_iter().filter(|c| matches!(c, Choice::Fetch(_)));
        taken.collect::<Vec<_>>()
    };
    assert_eq!(loot(&scene), [Choice::Fetch(Good::Cargo)], "never the stash");
    scene.choose(Choice::Fetch(Good::Cargo));
    assert!(!scene.legal().iter().any(|c| matches!(c, Choice::Dump(_))), "no room for more now");
    scene.choose(Choice::Fetch(Good::Cargo));
    assert_eq!(scene.captain().money, money + 400);
    assert_eq!((scene.captain().has(Good::Cargo), scene.captain().warrants), (2, 0));
    let rival = &scene.board().captains[RIVAL];
    assert_eq!((rival.has(Good::Cargo), rival.has(Good::Contraband)), (0, 4));
    assert!(scene.captain().is_solid(Contact::Badger));
    assert!(scene.board().acted.contains(&crate::firefly::Action::Work));
}

#[test]
fn who_is_raided_may_put_goods_into_his_stash_before_the_showdown() {
    let mut scene = posted(&[], &[]);
    let job = hold_raid(&mut scene, Contact::Badger);
    scene.game.board.captains[RIVAL].hold[Good::Cargo] = 1;
    scene.dice(&[5, 4, 1]);
    scene.choose(Choice::Raid(job, RIVAL));
    scene.choose(Choice::Go);
    scene.choose(Choice::Skill(Negotiate));
    assert_eq!(scene.board().decider(), Some(RIVAL));
    scene.choose(Choice::Stow(Good::Cargo));
    fight(&mut scene, Fight, Negotiate);
    // Nothing is left to be taken: the job is done all the same.
    assert_eq!(scene.board().captains[RIVAL].stash[Good::Cargo], 1);
    assert!(scene.captain().is_solid(Contact::Badger));
}

#[test]
fn a_failed_boarding_ends_the_action_and_keeps_the_job() {
    let mut scene = posted(&[], &[]);
    let job = hold_raid(&mut scene, Contact::Badger);
    attack(&mut scene, Choice::Raid(job, RIVAL), (Fight, Fight), &[4]);
    assert!(told_of(&scene, |e| matches!(e, Event::Boards { aboard: false, .. })));
    assert!(scene.captain().begun(job).is_some() && scene.board().errand.is_none());
    assert!(scene.board().acted.contains(&crate::firefly::Action::Work));
    assert!(scene.captain().warrants == 0 && raids(&scene) == 0);
}

#[test]
fn a_tie_is_the_defenders_and_a_lost_showdown_brings_a_warrant_and_a_death() {
    let mut scene = posted(&[], &[]);
    let job = hold_raid(&mut scene, Contact::Badger);
    let hand = scene.bring("Gun Hand");
    // Mal and the gun hand fight with 3, Womack with 2.
    attack(&mut scene, Choice::Raid(job, RIVAL), (Fight, Fight), &[5, 3, 4]);
    let lost = |e: &Event| matches!(e, Event::Showdown { own: 6, other: 6, won: false, .. });
    assert!(told_of(&scene, lost));
    scene.choose(Choice::Kill(Person::Crew(hand)));
    assert_eq!(scene.captain().warrants, 1);
    assert!(scene.captain().begun(job).is_none() && scene.captain().crew.is_empty());
    assert_eq!(scene.board().job_discards[Contact::Badger].last(), Some(&job));
}

#[test]
fn a_lost_raid_for_harken_is_botched_and_can_be_tried_again() {
    let mut scene = posted(&[], &[]);
    let job = hold_raid(&mut scene, Contact::Harken);
    let hand = scene.bring("Gun Hand");
    scene.game.board.captains[RIVAL].warrants = 1;
    attack(&mut scene, Choice::Raid(job, RIVAL), (Fight, Fight), &[5, 1, 5]);
    scene.choose(Choice::Kill(Person::Crew(hand)));
    assert_eq!((scene.captain().warrants, scene.captain().begun(job).is_some()), (0, true));
    scene.game.board.acted.clear();
    assert_eq!(raids(&scene), 1);
}

#[test]
fn a_raid_on_a_moral_leader_upsets_the_moral_whoever_leads_oneself() {
    for (target, upset) in [("Womack", false), ("Nandi", true)] {
        let mut scene = posted(&[], &[]);
        let job = hold_raid(&mut scene, Contact::Badger);
        scene.game.board.captains[RIVAL].leader = Some(leader(target));
        attack(&mut scene, Choice::Raid(job, RIVAL), (Fight, Tech), &[5, 5, 1]);
        // Mal is moral.
        assert_eq!(scene.captain().leader_disgruntled, upset, "{target}");
    }
}

#[test]
fn lawmen_stay_aboard_where_it_is_illegal() {
    for (contact, goes) in [(Contact::Badger, false), (Contact::Harken, true)] {
        let mut scene = posted(&[], &[]);
        let job = hold_raid(&mut scene, contact);
        scene.game.board.captains[RIVAL].warrants = 1;
        let marshal = Person::Crew(scene.bring("Fed Marshal"));
        scene.choose(Choice::Raid(job, RIVAL));
        let errand = scene.board().errand.clone().unwrap();
        assert_eq!(errand.team.contains(&marshal), goes);
        assert_eq!(errand.chase.0, Some(Chase::Raid(RIVAL)));
    }
}

#[test]
fn jobs_are_taken_unseen_by_others_and_above_the_limit_until_the_action_ends() {
    let mut scene = posted(&[], &[]);
    let job = hold_raid(&mut scene, Contact::AmnonDuul);
    let free = JobId::all().filter(|id| id.job().contact == Contact::Niska && id.number() < 126);
    let jobs: Vec<JobId> = free.take(6).collect();
    scene.game.hidden.jobs[Contact::Niska].retain(|id| !jobs.contains(id));
    scene.game.hidden.hands[Seat(0)].extend(&jobs[..2]);
    crate::order::sort(&mut scene.game.hidden.hands[Seat(0)]);
    scene.game.hidden.hands[RIVAL] = jobs[2..].to_vec();
    attack(&mut scene, Choice::Raid(job, RIVAL), (Fight, Tech), &[5, 5, 1]);
    assert_eq!(scene.board().stack.last(), Some(&Steal { left: 3, job }.into()));
    let seen = |scene: &Scene, seat| scene.game.view(seat).spied.0;
    assert_eq!(seen(&scene, Some(Seat(0))), jobs[2..]);
    assert!(seen(&scene, Some(RIVAL)).is_empty() && seen(&scene, None).is_empty());
    let view = scene.game.view(Some(Seat(0)));
    let sampled = Firefly::sample(&view, &mut Rng::new(Seed(3), 0));
    assert_eq!(sampled.view(Some(Seat(0))), view);
    assert_eq!(sampled.choices(Seat(0)), scene.legal());
    for &stolen in &jobs[2..5] {
        scene.choose(Choice::TakeJob(stolen));
    }
    let moved = scene.heard.iter().find(|event| {
        matches!(event, Event::Job { from: JobSpot::Hand(RIVAL), to: JobSpot::Hand(_), .. })
    });
    let known = |seat| match Firefly::seen(moved.unwrap(), seat) {
        Some(Event::Job { job, .. }) => job.is_some(),
        _ => unreachable!(),
    };
    assert_eq!([Some(Seat(0)), Some(RIVAL), None].map(known), [true, true, false]);
    // Five in hand, of which two have to go now.
    assert_eq!(scene.board().stack.last(), Some(&Overfull(Seat(0)).into()));
    assert_eq!(scene.game.hidden.hands[Seat(0)].len(), 5);
    assert_eq!(scene.game.hidden.hands[RIVAL], jobs[5..]);
}

// Showdowns ------------------------------------------------------------------------------------

/// Aboard for Badger, with what each side has been given by now.
fn aboard(scene: &mut Scene, skills: (Skill, Skill), dice: &[u8]) {
    let job = hold_raid(scene, Contact::Badger);
    let dice = [&[5], dice].concat();
    attack(scene, Choice::Raid(job, RIVAL), skills, &dice);
}

fn won(scene: &Scene) -> Option<(i16, i16, bool)> {
    scene.heard.iter().find_map(|event| match event {
        Event::Showdown { own, other, won, .. } => Some((*own, *other, *won)),
        _ => None,
    })
}

#[test]
fn a_showdown_takes_a_six_on_and_no_bribes() {
    let mut scene = posted(&[], &[]);
    aboard(&mut scene, (Negotiate, Fight), &[6, 2, 5]);
    assert_eq!(won(&scene), Some((9, 7, true)));
}

#[test]
fn early_fights_better_where_he_attacks() {
    let mut scene = posted(&[], &[]);
    scene.captain().leader = Some(leader("Jubal Early"));
    aboard(&mut scene, (Fight, Fight), &[2, 2]);
    assert_eq!(won(&scene), Some((5, 4, true)));
    assert_eq!(scene.captain().showdown_extras(&[Person::Leader], false), []);
    let early = scene.captain().showdown_extras(&[Person::Leader], true);
    assert_eq!(early, [(Person::Leader, Fight, 2)]);
    let mut scene = posted(&[], &[]);
    scene.game.board.captains[RIVAL].leader = Some(leader("Jubal Early"));
    aboard(&mut scene, (Fight, Fight), &[2, 2]);
    assert_eq!(won(&scene), Some((4, 3, true)));
}

#[test]
fn deputies_and_early_s_pistol_count_in_showdowns_alone() {
    let mut scene = posted(&[], &[]);
    let deputy = scene.bring_to(RIVAL, "Deputy");
    let pistol = scene.bring_to(RIVAL, "Early's Pistol");
    let rival = &scene.board().captains[RIVAL];
    assert!(rival.gear.iter().any(|gear| gear.card == pistol && gear.carrier.is_some()));
    let all = rival.everyone();
    assert_eq!(rival.points(&all, Fight, crate::firefly::Arms::Armed), 3);
    assert_eq!(rival.strongest(&all, false), (Fight, 6), "{deputy:?}");
    aboard(&mut scene, (Fight, Fight), &[2, 2]);
    assert_eq!(won(&scene).unwrap().1, 8);
}

#[test]
fn a_sonic_rifle_takes_the_rivals_gear_out_of_a_fight() {
    let mut scene = posted(&[], &[]);
    scene.bring("Alliance Sonic Rifle");
    scene.bring_to(RIVAL, "\"Vera\"");
    aboard(&mut scene, (Fight, Fight), &[3, 2]);
    assert_eq!(won(&scene), Some((5, 4, true)));
}

#[test]
fn a_hand_cannon_upsets_the_rivals_leader_before_the_roll() {
    let mut scene = posted(&[], &[]);
    scene.bring_to(RIVAL, "\"Sash's\" Hand Cannon");
    aboard(&mut scene, (Fight, Tech), &[5, 1]);
    assert!(scene.captain().leader_disgruntled);
    assert!(!scene.board().captains[RIVAL].leader_disgruntled);
}

#[test]
fn who_is_behind_may_roll_again_or_have_the_other_do_so() {
    let mut scene = posted(&[], &[]);
    let guardian = scene.bring("The Guardian");
    // 1 and 3 against 4 and 2: behind, he rolls again.
    aboard(&mut scene, (Fight, Fight), &[1, 4, 5]);
    assert_eq!(scene.board().decider(), Some(Seat(0)));
    scene.choose(Choice::Reroll(Person::Crew(guardian)));
    assert_eq!(won(&scene), Some((8, 6, true)));
    let mut scene = posted(&[], &[]);
    let chari = scene.bring_to(RIVAL, "Chari");
    aboard(&mut scene, (Fight, Fight), &[5, 2, 1]);
    assert_eq!(scene.board().decider(), Some(RIVAL));
    scene.choose(Choice::Reroll(Person::Crew(chari)));
    scene.settle();
    assert_eq!(won(&scene), Some((3, 4, false)));
}

#[test]
fn mcginnis_reports_who_beats_him() {
    let mut scene = posted(&[], &[]);
    scene.bring_to(RIVAL, "Agent McGinnis");
    aboard(&mut scene, (Fight, Fight), &[5, 1]);
    assert!(won(&scene).unwrap().2);
    assert_eq!(scene.captain().warrants, 1);
    assert!(scene.captain().is_solid(Contact::Badger), "the job is done all the same");
}

#[test]
fn the_defender_hands_gear_over_before_he_names_his_skill() {
    let mut scene = posted(&[], &[]);
    let job = hold_raid(&mut scene, Contact::Badger);
    let pistol = scene.bring_to(RIVAL, "Pistol");
    scene.play().equip(RIVAL, pistol, None);
    scene.dice(&[5, 3, 3]);
    for choice in [Choice::Raid(job, RIVAL), Choice::Go, Choice::Skill(Negotiate)] {
        scene.choose(choice);
    }
    scene.choose(Choice::Skill(Fight));
    assert_eq!(scene.board().stack.last(), Some(&Stance { seat: RIVAL, attacks: false }.into()));
    scene.choose(Choice::Gear(pistol));
    assert_eq!(scene.board().decider(), Some(RIVAL));
    scene.choose(Choice::Give(Person::Leader));
    scene.choose(Choice::Skill(Fight));
    assert_eq!(won(&scene), Some((5, 6, false)));
}

// What helps and hinders boarding --------------------------------------------------------------

#[test]
fn suits_grapplers_and_traps_count_in_boarding_tests() {
    let mut scene = posted(&[], &[]);
    let points = |scene: &Scene| scene.board().boarding_points(Seat(0), Tech, RIVAL);
    assert_eq!(points(&scene), 0);
    scene.bring("EVA Suit");
    scene.bring("Mag-Grappler Launchers");
    assert_eq!(points(&scene), 4);
    scene.bring_to(RIVAL, "Booby Traps");
    assert_eq!(points(&scene), 2);
    assert_eq!(scene.board().boarding_points(Seat(0), Negotiate, RIVAL), 0);
    let hand = scene.bring("Gun Hand");
    let job = hold_raid(&mut scene, Contact::Badger);
    scene.dice(&[1]);
    for choice in [Choice::Raid(job, RIVAL), Choice::Go, Choice::Skill(Negotiate)] {
        scene.choose(choice);
    }
    scene.choose(Choice::Kill(Person::Crew(hand)));
    assert!(scene.captain().begun(job).is_some() && scene.captain().crew.is_empty());
}

#[test]
fn traps_are_explosives_once() {
    use crate::firefly::skill::Keyword::Explosives;
    let mut scene = pirates();
    let traps = scene.bring("Booby Traps");
    let all = scene.captain().everyone();
    assert!(!scene.captain().has_keyword(&all, Explosives));
    assert_eq!(scene.captain().one_use(&all, Explosives), Some(traps));
    scene.play().show(&all, Explosives);
    assert!(scene.captain().upgrades.is_empty());
}

#[test]
fn nobody_boards_a_ship_with_defenses_by_tech() {
    let mut scene = posted(&[], &[]);
    scene.bring_to(RIVAL, "Electronic Defense Suite");
    assert!(scene.board().boarding_skills(RIVAL).eq([Negotiate]));
    assert!(scene.board().boarding_skills(Seat(0)).eq([Tech, Negotiate]));
}

#[test]
fn the_interceptor_boards_again_and_flies_less_far_with_upgrades() {
    let mut scene = posted(&[], &[]);
    scene.captain().flies = Flown(ShipId::new(1).unwrap());
    assert_eq!((scene.captain().range(), scene.captain().burn_cost()), (8, 0));
    scene.bring("EVA Suit");
    assert_eq!(scene.captain().range(), 7);
    let job = hold_raid(&mut scene, Contact::Badger);
    scene.dice(&[1, 5, 5, 1]);
    let team = scene.captain().everyone();
    let points = i16::from(scene.captain().points(&team, Tech, crate::firefly::Arms::Armed));
    let points = points + scene.board().boarding_points(Seat(0), Tech, RIVAL);
    let twice = boards(Dice { again: true, ..plain(Six::Heroic) }, points);
    assert!(twice.permille() > boards(plain(Six::Heroic), points).permille());
    assert_eq!(scene.board().boarding_chance(Seat(0), &team, Tech, RIVAL), twice);
    for choice in [Choice::Raid(job, RIVAL), Choice::Go, Choice::Skill(Tech)] {
        scene.choose(choice);
    }
    let Some(Frame::Test(trial)) = scene.board().stack.last() else { panic!("a test is due") };
    assert_eq!(scene.board().trial_chance_with(trial, 0), boards(plain(Six::Heroic), points));
    let again = scene.board().reroll_chance(trial, Choice::Reroll(Person::Leader));
    assert_eq!(again, Some(boards(plain(Six::Heroic), points)));
    assert_eq!(scene.board().reroll_chance(trial, Choice::Keep), None);
    scene.choose(Choice::Reroll(Person::Leader));
    assert!(told_of(&scene, |e| matches!(e, Event::Boards { aboard: true, .. })));
}

#[test]
fn the_walden_counts_raids_as_salvage_and_carries_heavy_loads_for_nothing() {
    let mut scene = posted(&[], &[]);
    scene.captain().flies = Flown(ShipId::new(2).unwrap());
    let heavy = |id: &JobId| id.job().clause == Some(crate::firefly::job::Clause::HeavyLoad);
    let heavy = JobId::all().find(heavy).unwrap();
    scene.captain().active.push(Active::begun(heavy));
    assert_eq!(scene.captain().burn_cost(), 1);
    scene.captain().active.clear();
    let raid = hold_raid(&mut scene, Contact::Badger);
    assert!(scene.captain().salvages(raid.job()) && !scene.captain().salvages(heavy.job()));
}

#[test]
fn bandits_and_sash_take_money_of_who_is_raided() {
    let mut scene = posted(&[], &[]);
    scene.captain().leader = Some(leader("Sash"));
    scene.bring("Bandit");
    let (own, all) = (scene.captain().money, 600);
    scene.game.board.captains[RIVAL].money = all;
    aboard(&mut scene, (Negotiate, Tech), &[5, 1]);
    // 500 and what is left of 200; then the bandit wants his share.
    assert_eq!((scene.captain().money, scene.board().captains[RIVAL].money), (own + 600, 0));
}

// Bounties -------------------------------------------------------------------------------------

/// Somebody lies on the discard pile of his market.
fn discard(scene: &mut Scene, name: &str) -> SupplyId {
    let card = scene.bring(name);
    scene.play().move_card(card, Spot::Ship(Seat(0)), Spot::Discard, Cause::Setup);
    card
}

fn hunts(scene: &Scene) -> Vec<Choice> {
    let hunts = scene.legal().into_iter().filter(|c| matches!(c, Choice::Hunt(..)));
    hunts.collect()
}

#[test]
fn somebody_on_the_discard_pile_here_is_caught_by_a_showdown_alone() {
    // Stitch was last seen here, and fights with 2.
    let mut scene = posted(&[7, 8, 9], &[10]);
    assert!(hunts(&scene).is_empty(), "not out of a deck");
    let stitch = discard(&mut scene, "Stitch");
    assert_eq!(hunts(&scene), [Choice::Hunt(7, stitch)]);
    scene.heard.clear();
    attack(&mut scene, Choice::Hunt(7, stitch), (Fight, Fight), &[4, 3]);
    assert_eq!(won(&scene), Some((6, 5, true)));
    assert!(told_of(&scene, |e| matches!(e, Event::Roll { seat: RIVAL, die: 3, .. })));
    assert!(!told_of(&scene, |e| matches!(e, Event::Boards { .. })));
    let bound = Bound { bounty: 7, people: vec![stitch] };
    assert_eq!(scene.captain().bound.0, [bound]);
    assert_eq!(scene.board().posters.0, [8, 9, 10], "the row is filled at once");
    assert!(scene.captain().crew.is_empty() && !scene.captain().is_outlaw());
    assert!(!scene.board().supply_discards.iter().flatten().any(|card| *card == stitch));
}

#[test]
fn a_hunt_that_is_lost_kills_and_leaves_the_bounty() {
    let mut scene = posted(&[7, 8, 9], &[10]);
    let stitch = discard(&mut scene, "Stitch");
    let hands = [scene.bring("Gun Hand"), scene.bring("Skunk")];
    attack(&mut scene, Choice::Hunt(7, stitch), (Tech, Fight), &[1, 3]);
    hands.iter().for_each(|&hand| scene.choose(Choice::Kill(Person::Crew(hand))));
    assert!(scene.captain().crew.is_empty() && scene.captain().bound.is_empty());
    assert_eq!((scene.board().posters.0.clone(), scene.captain().warrants), (vec![7, 8, 9], 0));
}

#[test]
fn somebody_in_a_rivals_crew_fights_with_it() {
    let mut scene = posted(&[7, 8, 9], &[10]);
    let stitch = scene.bring_to(RIVAL, "Stitch");
    // Aboard by 5 and 1; 5 and 2 beat 1, 2 and 2.
    attack(&mut scene, Choice::Hunt(7, stitch), (Fight, Fight), &[5, 5, 1]);
    assert_eq!(won(&scene), Some((7, 5, true)));
    assert!(scene.board().captains[RIVAL].crew.is_empty());
    assert_eq!(scene.captain().bound.0[0].people, [stitch]);
    assert!(raids(&scene) == 0 && scene.board().errand.is_none());
}

#[test]
fn ones_own_are_bound_without_a_test_and_the_others_take_it_ill() {
    let mut scene = posted(&[7, 8, 9], &[10]);
    let stitch = scene.bring("Stitch");
    let hand = scene.bring("Gun Hand");
    scene.choose(Choice::Hunt(7, stitch));
    assert_eq!(scene.captain().bound.0[0].people, [stitch]);
    assert_eq!(scene.captain().crew[..], [Member { card: hand, disgruntled: true }]);
    assert!(!scene.captain().leader_disgruntled);
    assert!(scene.board().acted.contains(&crate::firefly::Action::Work));
}

#[test]
fn the_bound_are_delivered_for_the_reward_and_what_lawmen_add() {
    let mut scene = posted(&[8], &[]);
    let stitch = scene.bring("Stitch");
    scene.play().move_card(stitch, Spot::Ship(Seat(0)), Spot::Considered, Cause::Setup);
    scene.captain().bound.0 = vec![Bound { bounty: 7, people: vec![stitch] }];
    scene.bring("Deputy");
    let hand = scene.bring("Gun Hand");
    let deliver = Choice::Deliver(7);
    assert!(!scene.legal().contains(&deliver));
    scene.captain().sector = Some(sector(16));
    let money = scene.captain().money;
    scene.choose(deliver);
    // The gun hand wants his share, the deputy none.
    scene.choose(Choice::Stiff(hand));
    assert_eq!(scene.captain().money, money + 3200 + 300);
    assert!(scene.captain().bound.is_empty() && scene.board().gone.contains(&stitch));
    assert!(told_of(&scene, |e| matches!(
        e,
        Event::Bounty { bounty: 7, to: BountySpot::Gone, .. }
    )));
}

#[test]
fn an_immoral_bounty_upsets_the_moral_as_it_is_paid() {
    let mut scene = posted(&[], &[]);
    let zoe = scene.bring("Zoe");
    scene.play().move_card(zoe, Spot::Ship(Seat(0)), Spot::Considered, Cause::Setup);
    scene.captain().bound.0 = vec![Bound { bounty: 12, people: vec![zoe] }];
    scene.captain().sector = Some(SectorId::LONDINIUM);
    scene.choose(Choice::Deliver(12));
    assert!(scene.captain().leader_disgruntled);
}

/// Stitch lies bound beside the rival.
fn held_by_rival(name: &str, bounty: u8) -> (Scene, SupplyId) {
    let mut scene = posted(&[8, 9, 10], &[11]);
    let card = scene.bring(name);
    scene.play().move_card(card, Spot::Ship(Seat(0)), Spot::Considered, Cause::Setup);
    scene.game.board.captains[RIVAL].bound.0 = vec![Bound { bounty, people: vec![card] }];
    (scene, card)
}

#[test]
fn a_rivals_captive_is_taken_over_bound() {
    let (mut scene, stitch) = held_by_rival("Stitch", 7);
    attack(&mut scene, Choice::Jump(7), (Fight, Tech), &[5, 5, 1]);
    assert_eq!(scene.board().stack.last(), Some(&Capture(7).into()));
    scene.choose(Choice::Bind);
    assert_eq!(scene.captain().bound.0[0].people, [stitch]);
    assert!(scene.board().captains[RIVAL].bound.is_empty());
}

#[test]
fn a_rivals_captive_who_is_freed_joins_where_there_is_room() {
    let (mut scene, stitch) = held_by_rival("Stitch", 7);
    attack(&mut scene, Choice::Jump(7), (Fight, Tech), &[5, 5, 1]);
    scene.choose(Choice::Rescue);
    assert!(scene.captain().member(stitch).is_some() && scene.captain().bound.is_empty());
    assert_eq!(scene.game.hidden.bounties.0, [7, 11], "the bounty goes under its deck");
}

#[test]
fn a_captive_without_a_berth_goes_to_the_discard_pile_unless_one_is_made() {
    for (makes, aboard) in [(true, true), (false, false)] {
        let (mut scene, stitch) = held_by_rival("Stitch", 7);
        let hand = scene.bring("Gun Hand");
        while scene.captain().has_berth() {
            scene.bring("Scrapper");
        }
        attack(&mut scene, Choice::Jump(7), (Fight, Tech), &[5, 5, 1]);
        scene.choose(Choice::Rescue);
        assert_eq!(scene.board().stack.last(), Some(&Welcome(7).into()));
        scene.choose(if makes { Choice::Dismiss(hand) } else { Choice::Done });
        assert_eq!(scene.captain().member(stitch).is_some(), aboard);
        let laid = scene.board().supply_discards.iter().flatten().any(|card| *card == stitch);
        assert_eq!(laid, !aboard);
    }
}

#[test]
fn a_cryo_unit_keeps_the_bound() {
    let (mut scene, _) = held_by_rival("Stitch", 7);
    assert_eq!(scene.board().jumpable(Seat(0)), [7]);
    scene.bring_to(RIVAL, "Cryo Stasis Unit");
    assert!(scene.board().jumpable(Seat(0)).is_empty());
}

#[test]
fn of_a_cortex_alert_the_first_who_catches_one_alone_catches_more() {
    let mut scene = posted(&[20, 8, 9], &[10]);
    let first = scene.bring("Bandit");
    let second = scene.bring_to(RIVAL, "Bandit");
    assert_eq!(hunts(&scene), [Choice::Hunt(20, first), Choice::Hunt(20, second)]);
    scene.choose(Choice::Hunt(20, first));
    assert_eq!(scene.board().posters.0, [8, 9, 10]);
    scene.game.board.acted.clear();
    assert_eq!(hunts(&scene), [Choice::Hunt(20, second)]);
    scene.game.board.turn = RIVAL;
    assert!(hunts(&scene).is_empty());
    scene.game.board.turn = Seat(0);
    attack(&mut scene, Choice::Hunt(20, second), (Fight, Tech), &[5, 5, 1]);
    assert_eq!(scene.captain().bound.0, [Bound { bounty: 20, people: vec![first, second] }]);
    assert_eq!(scene.board().bounty_pay(Seat(0), &BOUNTIES[19]), 4000);
    // A rival has nobody bound for it, and reads what each would bring.
    assert_eq!(scene.board().bounty_pay(RIVAL, &BOUNTIES[19]), 0);
    assert_eq!(scene.board().bounty_each(RIVAL, &BOUNTIES[19]), 2000);
}

#[test]
fn reavers_take_the_bound_the_law_does_not() {
    let mut scene = posted(&[], &[]);
    let stitch = scene.bring("Stitch");
    scene.play().move_card(stitch, Spot::Ship(Seat(0)), Spot::Considered, Cause::Setup);
    scene.captain().bound.0 = vec![Bound { bounty: 7, people: vec![stitch] }];
    assert!(scene.captain().sought().is_empty() && !scene.captain().is_outlaw());
    scene.play().lose_bound(Seat(0), Cause::Reavers);
    assert!(scene.captain().bound.is_empty() && scene.board().gone.contains(&stitch));
}

// The others -----------------------------------------------------------------------------------

#[test]
fn meadows_dies_for_another() {
    let mut scene = posted(&[7, 8, 9], &[10]);
    let stitch = scene.bring_to(RIVAL, "Stitch");
    let meadows = scene.bring_to(RIVAL, "Meadows");
    attack(&mut scene, Choice::Hunt(7, stitch), (Fight, Tech), &[5, 5, 1]);
    let asked = scene.board().stack.last().unwrap();
    assert!(matches!(asked, Frame::StandIn(StandIn { seat: RIVAL, .. })));
    scene.choose(Choice::Spend(meadows));
    assert!(scene.board().gone.contains(&meadows) && scene.captain().bound.is_empty());
    assert!(scene.board().captains[RIVAL].member(stitch).is_some());
    assert_eq!(scene.board().posters.0, [7, 8, 9]);
}

#[test]
fn dalin_swaps_a_misbehave_card_once_for_money() {
    let mut scene = pirates();
    let dalin = scene.bring("Dalin");
    scene.turn_up_misbehave(13);
    let money = scene.captain().money;
    scene.choose(Choice::Swap(dalin));
    assert_eq!(scene.captain().money, money - 200);
    assert_eq!(scene.board().errand.as_ref().unwrap().left, 2, "it counts for nothing");
    assert!(!scene.legal().contains(&Choice::Swap(dalin)));
}

#[test]
fn dobson_calls_the_cruiser_in_alliance_space() {
    let mut scene = posted(&[], &[]);
    let dobson = scene.bring("Dobson");
    assert!(!scene.legal().contains(&Choice::Hail(dobson)), "not in Border Space");
    scene.captain().sector = Some(sector(60));
    scene.choose(Choice::Hail(dobson));
    assert_eq!(scene.board().cruiser, sector(60));
    assert!(scene.board().acted.contains(&crate::firefly::Action::Fly));
}

#[test]
fn the_sheriff_fights_in_border_space() {
    let mut scene = pirates();
    let bourne = Person::Crew(scene.bring("Sheriff Bourne"));
    let points = |scene: &Scene| {
        let captain = &scene.board().captains[Seat(0)];
        captain.person_points(&[bourne], bourne, Fight, crate::firefly::Arms::Armed)
    };
    assert_eq!(points(&scene), 2);
    scene.captain().sector = Some(sector(60));
    assert_eq!(points(&scene), 0);
}

#[test]
fn a_datascope_turns_up_three_cards_where_one_can_buy() {
    let mut scene = posted(&[], &[]);
    let scope = scene.bring("Early's Datascope");
    let market = crate::firefly::supply::Market::Silverhold;
    let before = scene.board().supply_discards[market].len();
    scene.choose(Choice::Search(scope));
    assert_eq!(scene.board().supply_discards[market].len(), before + 3);
    assert!(scene.board().acted.contains(&crate::firefly::Action::Work));
}

#[test]
fn a_friendly_game_pays_for_each_card_of_the_suit() {
    use crate::firefly::misbehave::{Suit, misbehave_card};
    let mut scene = posted(&[], &[]);
    let game = scene.bring("\"Friendly\" Game of Cards");
    let of = |card: &&u8| {
        misbehave_card(**card).suit == Suit::Hearts && !misbehave_card(**card).reshuffle
    };
    let hearts: Vec<u8> = scene.game.hidden.misbehave.iter().filter(of).take(2).copied().collect();
    let clubs = |card: &&u8| {
        misbehave_card(**card).suit == Suit::Clubs && !misbehave_card(**card).reshuffle
    };
    let other = *scene.game.hidden.misbehave.iter().find(clubs).unwrap();
    scene.game.hidden.misbehave.extend([hearts[0], other, hearts[1]]);
    scene.captain().leader_disgruntled = true;
    let money = scene.captain().money;
    scene.choose(Choice::Game(game, Suit::Hearts));
    assert_eq!(scene.captain().money, money - 300 + 1000);
    assert!(!scene.captain().leader_disgruntled && scene.captain().gear.is_empty());
}

#[test]
fn defenses_evade_a_cutter_for_one_fuel() {
    let mut scene = pirates();
    let suite = scene.bring("Electronic Defense Suite");
    scene.goods(Good::Fuel, 2, 0);
    scene.turn_up_nav(102);
    scene.choose(Choice::Dodge(suite));
    assert_eq!(scene.captain().has(Good::Fuel), 1);
    assert_eq!(scene.board().stack.last(), Some(&Frame::Evasion));
    assert_eq!(scene.captain().upgrades, [suite]);
}

#[test]
fn a_grappler_may_bring_an_upgrade_after_salvage() {
    let mut scene = posted(&[], &[]);
    scene.bring("Mag-Grappler Launchers");
    discard(&mut scene, "EVA Suit");
    scene.dice(&[6, 2]);
    scene.play().salvage_more(Cause::Free);
    scene.run();
    assert!(matches!(scene.board().stack.last(), Some(Frame::TakeUpgrade(_))));
}

#[test]
fn an_attack_that_cannot_go_on_is_botched() {
    let mut scene = posted(&[], &[]);
    let job = hold_raid(&mut scene, Contact::Badger);
    scene.choose(Choice::Raid(job, RIVAL));
    scene.choose(Choice::Go);
    scene.game.board.errand.as_mut().unwrap().team.clear();
    scene.choose(Choice::Skill(Negotiate));
    assert!(told_of(&scene, |e| matches!(e, Event::Errand { outcome: Outcome::Botched, .. })));
}

/// What an ability comes to, with the card that has it or without.
pub(super) fn seen(scene: &mut Scene, ability: Ability) -> String {
    let offers = |scene: &Scene, wanted: fn(&Choice) -> bool| scene.legal().iter().any(wanted);
    let rival = &mut scene.game.board.captains[RIVAL];
    (rival.sector, rival.leader) = (Some(sector(35)), Some(leader("Womack")));
    (rival.warrants, rival.money) = (1, 5000);
    scene.captain().sector = Some(sector(35));
    let everyone = scene.captain().everyone();
    match ability {
        Ability::BountyMoney(_) => scene.captain().bounty_money().to_string(),
        Ability::KeepsBound => scene.captain().keeps_bound().to_string(),
        Ability::InShowdown(..) => format!("{:?}", scene.captain().strongest(&everyone, true)),
        Ability::SkillIn(_, skill, _) => {
            scene.captain().points(&everyone, skill, crate::firefly::Arms::Armed).to_string()
        }
        Ability::Boards(skill, _) => {
            scene.board().boarding_points(Seat(0), skill, RIVAL).to_string()
        }
        Ability::Traps(_) => scene.board().boarding_points(RIVAL, Tech, Seat(0)).to_string(),
        Ability::BarsBoarding(_) => scene.board().boarding_skills(Seat(0)).count().to_string(),
        Ability::CallsCruiser => {
            scene.captain().sector = Some(sector(60));
            offers(scene, |c| matches!(c, Choice::Hail(_))).to_string()
        }
        Ability::SwapsMisbehave(_) => {
            scene.turn_up_misbehave(21);
            offers(scene, |c| matches!(c, Choice::Swap(_))).to_string()
        }
        Ability::GamesOn { .. } => offers(scene, |c| matches!(c, Choice::Game(..))).to_string(),
        Ability::TurnsUp(_) => offers(scene, |c| matches!(c, Choice::Search(_))).to_string(),
        Ability::DodgesCutters => {
            scene.goods(Good::Fuel, 2, 0);
            scene.turn_up_nav(102);
            offers(scene, |c| matches!(c, Choice::Dodge(_))).to_string()
        }
        Ability::Grapples => {
            scene.play().salvage_more(Cause::Free);
            scene.dice(&[2, 2]);
            scene.run();
            told_of(scene, |e| matches!(e, Event::Test { skill: Tech, .. })).to_string()
        }
        Ability::StandsIn => {
            let hand = Person::Crew(scene.bring("Gun Hand"));
            scene.play().push(Deaths { count: 1, chosen: Vec::new(), cause: Cause::Free });
            scene.run();
            if offers(scene, |c| matches!(c, Choice::Kill(_))) {
                scene.choose(Choice::Kill(hand));
            }
            matches!(scene.board().stack.last(), Some(Frame::StandIn(_))).to_string()
        }
        _ => raided(scene, if matches!(ability, Ability::RaidMoney(_)) { 6 } else { 1 }),
    }
}

/// A raid for Harken on an outlaw, with such a die, and what came of it.
fn raided(scene: &mut Scene, die: u8) -> String {
    let job = hold_raid(scene, Contact::Harken);
    scene.bring_to(RIVAL, "\"Vera\"");
    scene.heard.clear();
    attack(scene, Choice::Raid(job, RIVAL), (Fight, Fight), &[5, die, 4, 4]);
    let ships = scene.board().captains.iter();
    let ships: Vec<_> = ships.map(|c| (c.leader_disgruntled, c.warrants, c.money)).collect();
    format!("{:?} {:?} {ships:?}", scene.board().stack.last(), won(scene))
}

// The Choices We Make --------------------------------------------------------------------------

/// The position of [`pirates`] in the story that is won by deeds.
fn choices() -> Scene {
    let mut scene = posted(&[8], &[]);
    scene.game.board.table.story = 18;
    scene
}

#[test]
fn piracy_jobs_that_nobody_holds_after_the_start_lie_on_the_discards() {
    let sets = Sets::named("pirates-bounty").unwrap();
    assert!(Table { story: 18, ..Table::new(2) }.checked().is_err());
    let mut game =
        Firefly::deal(&Table { story: 18, sets, ..Table::new(3) }, Seed(5), &mut crate::Silent)
            .unwrap();
    while game.board.round == 0 {
        let seat = game.board.decider().unwrap();
        let last = *game.choices(seat).last().unwrap();
        game.apply(seat, last, &mut crate::Silent).unwrap();
    }
    let is_raid = |job: &&JobId| job.job().raid().is_some();
    let in_decks = game.board.table.contacts().map(|contact| &game.hidden.jobs[contact]);
    assert_eq!(in_decks.flatten().filter(is_raid).count(), 0);
    let set_aside = game.board.table.contacts().map(|contact| &game.board.job_discards[contact]);
    let held = game.board.seats().map(|seat| &game.hidden.hands[seat]);
    let all = set_aside.flatten().filter(is_raid).count() + held.flatten().filter(is_raid).count();
    assert_eq!(all, 25);
}

#[test]
fn a_piracy_job_brings_a_token_and_takes_one_of_who_was_robbed() {
    let mut scene = choices();
    let job = hold_raid(&mut scene, Contact::Badger);
    let rival = &mut scene.game.board.captains[RIVAL];
    (rival.hold[Good::Cargo], rival.goals) = (1, 2);
    attack(&mut scene, Choice::Raid(job, RIVAL), (Fight, Negotiate), &[5, 4, 3]);
    scene.choose(Choice::Fetch(Good::Cargo));
    let goals = |seat: Seat| scene.board().captains[seat].goals;
    assert_eq!((goals(Seat(0)), goals(RIVAL)), (2, 1));
    assert!(told_of(&scene, |e| *e == Event::TokenTaken { seat: Seat(0), rival: RIVAL }));
}

#[test]
fn a_bounty_that_is_delivered_brings_a_token() {
    let mut scene = choices();
    let stitch = scene.bring("Stitch");
    scene.play().move_card(stitch, Spot::Ship(Seat(0)), Spot::Considered, Cause::Setup);
    scene.captain().bound.0 = vec![Bound { bounty: 7, people: vec![stitch] }];
    scene.captain().sector = Some(sector(16));
    scene.choose(Choice::Deliver(7));
    assert_eq!(scene.captain().goals, 1);
}

#[test]
fn five_tokens_win_as_ones_own_turn_begins_and_not_before() {
    let mut scene = choices();
    scene.captain().goals = 5;
    scene.choose(Choice::EndTurn);
    assert!(!scene.board().over && scene.board().turn == RIVAL);
    scene.game.board.captains[RIVAL].goals = 4;
    scene.game.apply(RIVAL, Choice::EndTurn, &mut crate::Silent).unwrap();
    assert!(scene.board().over);
    assert_eq!(scene.board().finished, Some(Seat(0)));
    assert_eq!(scene.game.places(), [1, 2]);
}

// ...Another Man's Treasure --------------------------------------------------------------------

/// Both at one place, which is the haven of seat 0, who has goods of two kinds.
fn treasure() -> Scene {
    let mut scene = pirates();
    scene.game.board.table.story = 19;
    let here = scene.captain().sector;
    scene.captain().haven.0 = here;
    scene.goods(Good::Part, 0, 0);
    scene.goods(Good::Fuel, 0, 0);
    scene.goods(Good::Cargo, 5, 0);
    scene.goods(Good::Contraband, 2, 2);
    scene
}

#[test]
fn havens_of_treasure_lie_in_border_space() {
    let sets = Sets::named("pirates-bounty").unwrap();
    let table = Table { story: 19, sets, ..Table::new(3) };
    assert!(Table { story: 19, ..Table::new(2) }.checked().is_err());
    let scene = Scene::new(table);
    for captain in &scene.board().captains {
        let haven = captain.haven.0.unwrap();
        assert_eq!((Some(haven), haven.sector().region), (captain.sector, Region::Border));
        assert!(scene.board().chart().planetary(haven));
    }
    let is_raid = |job: &&JobId| job.job().raid().is_some();
    let in_decks = scene.board().table.contacts().map(|contact| &scene.game.hidden.jobs[contact]);
    assert_eq!(in_decks.flatten().filter(is_raid).count(), 0);
}

#[test]
fn any_number_of_sets_is_handed_in_by_one_action() {
    let mut scene = treasure();
    scene.choose(Choice::Pursue);
    scene.choose(Choice::Go);
    assert_eq!(scene.legal(), [Choice::Way(0), Choice::Way(1)]);
    scene.choose(Choice::Way(0));
    let board = scene.board();
    assert_eq!((board.acting().goals, board.acting().has(Good::Contraband)), (1, 0));
    assert_eq!(scene.legal(), [Choice::Way(1), Choice::Done]);
    scene.choose(Choice::Way(1));
    let captain = scene.board().acting();
    assert_eq!((captain.goals, captain.has(Good::Cargo), captain.money), (2, 1, 3000));
    assert_eq!(scene.board().stack, [Frame::Turn]);
    assert!(!scene.legal().contains(&Choice::Pursue) && !scene.board().over);
}

#[test]
fn who_hands_in_a_set_may_keep_the_next() {
    let mut scene = treasure();
    scene.choose(Choice::Pursue);
    scene.choose(Choice::Go);
    scene.choose(Choice::Way(1));
    scene.choose(Choice::Done);
    let captain = scene.board().acting();
    assert_eq!((captain.goals, captain.has(Good::Contraband)), (1, 4));
    assert!(!scene.board().has_action(Action::Work));
}

#[test]
fn eight_parts_are_a_set_and_seven_are_none() {
    let mut scene = treasure();
    scene.goods(Good::Cargo, 0, 0);
    scene.goods(Good::Contraband, 3, 0);
    scene.goods(Good::Part, 7, 0);
    assert!(!scene.legal().contains(&Choice::Pursue));
    scene.goods(Good::Part, 7, 1);
    scene.choose(Choice::Pursue);
    scene.choose(Choice::Go);
    let captain = scene.board().acting();
    assert_eq!((captain.goals, captain.has(Good::Part), captain.has(Good::Contraband)), (1, 0, 3));
}

#[test]
fn nothing_is_handed_in_elsewhere_nor_at_the_haven_of_another() {
    let mut scene = treasure();
    let here = scene.captain().haven.0.take();
    assert!(!scene.legal().contains(&Choice::Pursue));
    scene.game.board.captains[RIVAL].haven.0 = here;
    assert!(!scene.legal().contains(&Choice::Pursue));
}

#[test]
fn the_fourth_token_wins_at_once() {
    let mut scene = treasure();
    scene.captain().goals = 3;
    scene.choose(Choice::Pursue);
    scene.choose(Choice::Go);
    scene.choose(Choice::Way(1));
    assert!(scene.board().over);
    assert_eq!((scene.board().finished, scene.game.places()), (Some(Seat(0)), vec![1, 2]));
}

#[test]
fn nobody_boards_a_ship_at_its_own_haven() {
    let mut scene = treasure();
    let job = hold_raid(&mut scene, Contact::Badger);
    let raid = Choice::Raid(job, RIVAL);
    assert!(scene.legal().contains(&raid), "at the haven of who attacks");
    let here = scene.captain().haven.0.take();
    scene.game.board.captains[RIVAL].haven.0 = here;
    assert!(!scene.legal().contains(&raid));
    assert_eq!(scene.game.view(Some(Seat(0))).grounds(RIVAL), []);
    scene.game.board.table.story = 18;
    assert!(scene.legal().contains(&raid), "in another story");
}
