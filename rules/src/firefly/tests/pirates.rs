//! Pirates & Bounty Hunters: its bounties and piracy jobs add up, and each rule of theirs that there is
//! has a drawn position (section 16).

use super::*;
use crate::firefly::bounty::{BOUNTIES, Gaol, Posters, Quarry};
use crate::firefly::contact::Contact;
use crate::firefly::odds::{Chance, Dice, Six};
use crate::firefly::raid::{Booty, Lost, Prey, RAIDS, boards, wins};
use crate::firefly::sets::{SETS, Sets};

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

#[test]
fn who_is_hunted_was_last_seen_where_his_card_is_sold() {
    let sets = SETS.into_iter().fold(Sets::BASE, Sets::with);
    let cards: Vec<SupplyId> = Table { sets, ..Table::new(2) }.supply().collect();
    for bounty in &BOUNTIES {
        let hunted: Vec<SupplyId> =
            cards.iter().copied().filter(|card| bounty.quarry.is(card.printed())).collect();
        match bounty.quarry {
            // Their cards come with the set.
            Quarry::Person("Dalin", _) | Quarry::Anybody("Bandit") => assert!(hunted.is_empty()),
            Quarry::Person(name, market) => {
                assert!(!hunted.is_empty(), "{name}");
                assert!(hunted.iter().all(|card| card.market() == market), "{name}");
            }
            Quarry::Anybody(name) => assert!(hunted.len() > 2, "{name}"),
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
    rival.active.push(super::super::captain::Active::begun(of(Contact::Patience)));
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

fn numbers(posters: &Posters) -> Vec<u8> {
    posters.open().map(|bounty| bounty.id).collect()
}

/// All sets, so that most of those who are hunted have a card.
fn verse() -> Scene {
    let sets = SETS.into_iter().fold(Sets::BASE, Sets::with);
    Scene::new(Table { sets, ..Table::new(2) })
}

#[test]
fn three_bounties_lie_open_and_the_row_is_filled_when_somebody_is_caught() {
    let scene = verse();
    let mut posters = Posters::new(scene.board(), vec![1, 2, 3, 4, 5, 7]);
    assert_eq!(numbers(&posters), [7, 5, 4]);
    posters.take(scene.board(), &BOUNTIES[4]);
    assert_eq!(numbers(&posters), [7, 4, 3]);
    // Freed again: under the deck.
    posters.put_back(scene.board(), &BOUNTIES[4]);
    (0..3).for_each(|_| {
        let first = posters.open().next().unwrap();
        posters.take(scene.board(), first);
    });
    assert_eq!(numbers(&posters), [2, 1, 5]);
    posters.take(scene.board(), &BOUNTIES[0]);
    assert_eq!(numbers(&posters), [2, 5], "the deck is through");
}

#[test]
fn the_cruisers_card_brings_three_others() {
    let scene = verse();
    let mut posters = Posters::new(scene.board(), vec![1, 2, 3, 4, 5]);
    posters.renew(scene.board());
    assert_eq!(numbers(&posters), [2, 1, 5]);
    posters.renew(scene.board());
    assert_eq!(numbers(&posters), [4, 3, 2]);
}

#[test]
fn the_bounty_on_somebody_who_is_gone_leaves_the_game() {
    let mut scene = verse();
    let stitch = scene.bring("Stitch");
    // Nobody is called Dalin without the set.
    let mut posters = Posters::new(scene.board(), vec![1, 2, 6, 7, 8]);
    assert_eq!(numbers(&posters), [8, 7, 2]);
    scene.play().move_card(stitch, Spot::Ship(Seat(0)), Spot::Gone, Cause::Alliance);
    posters.fill(scene.board());
    assert_eq!(numbers(&posters), [8, 2, 1]);
    posters.renew(scene.board());
    assert_eq!(numbers(&posters), [8, 2, 1], "it does not come back");
    let base = Scene::new(Table::new(2));
    assert!(!base.board().is_at_large(&BOUNTIES[0]), "The Fixer comes with another set");
    // Of an alert anybody will do.
    for _ in 0..3 {
        assert!(scene.board().is_at_large(&BOUNTIES[17]));
        let enforcer = scene.bring("Enforcer");
        scene.play().move_card(enforcer, Spot::Ship(Seat(0)), Spot::Gone, Cause::Alliance);
    }
}
