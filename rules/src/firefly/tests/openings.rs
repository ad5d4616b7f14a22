//! Set-up cards: a drawn position for each (section 23).

use super::*;
use crate::firefly::board::Action;
use crate::firefly::contact::Contact;
use crate::firefly::sets::{SETS, Sets};
use crate::firefly::ship::ShipId;
use crate::firefly::step::{Draft, DrawJobs, Outset, Provisions, STALL, Stall};
use crate::firefly::story::Twist;
use crate::firefly::supply::Class;
use crate::{Digits, Later, Options};

fn table(opening: u8, seats: u8) -> Table {
    let sets = SETS.into_iter().fold(Sets::BASE, Sets::with);
    Table { sets, opening: Later(opening), ..Table::new(seats) }
}

/// Plays the set-up by what is wanted of each question, and goes on with the first choice else.
fn set_up(table: Table, mut wanted: impl FnMut(&Firefly, &[Choice]) -> Option<Choice>) -> Scene {
    let game = Firefly::deal(&table, Seed(5), &mut crate::Silent).unwrap();
    let mut scene = Scene { game, heard: Vec::new() };
    while scene.board().round == 0 {
        let legal = scene.legal();
        let choice = wanted(&scene.game, &legal);
        scene.choose(choice.unwrap_or(legal[0]));
    }
    scene
}

#[test]
fn a_set_up_card_is_played_with_its_sets_alone() {
    let named = |names| Sets::named(names).unwrap();
    let open = |names| Table { sets: named(names), ..Table::new(2) }.openings().collect::<Vec<_>>();
    assert_eq!(Table::new(2).openings().collect::<Vec<_>>(), [0]);
    assert_eq!(open("crime-punishment"), [0, 1, 3]);
    assert_eq!(open("blue-sun"), [0, 2]);
    assert_eq!(open("kalidasa"), [0, 7]);
    assert_eq!(open("blue-sun,kalidasa"), [0, 2, 6, 7]);
    assert_eq!(open("coachworks"), [0, 4, 5]);
    assert!(Table { opening: Later(4), ..Table::new(2) }.checked().is_err());
    assert!(Table { opening: Later(8), ..table(0, 2) }.checked().is_err());
    let less = table(4, 2).with_sets(named("kalidasa"));
    assert_eq!((less.opening.0, less.checked().is_ok()), (0, true), "it goes with its set");
}

#[test]
fn links_and_addresses_carry_it() {
    for id in table(0, 2).openings() {
        let table = table(id, 3);
        let mut digits = Digits::default();
        table.write(&mut digits);
        assert_eq!(Table::read(&mut digits.pack()), Ok(table));
        let mut told = Table::new(3);
        let taken = table.pairs().iter().all(|(name, value)| told.take_pair(name, value).is_some());
        assert!(taken && told == table);
    }
}

#[test]
fn high_alert_draws_three_jobs_of_anybody_but_harken() {
    let mut asked = 0;
    let scene = set_up(table(1, 2), |game, legal| {
        let Some(Frame::DrawJobs(DrawJobs { seat, left, of_one })) = game.board.stack.last() else {
            return None;
        };
        asked += 1;
        assert!(!of_one && !legal.contains(&Choice::Deal(Contact::Harken)));
        assert_eq!(game.hidden.hands[*seat].len(), usize::from(3 - left), "seen one by one");
        Some(Choice::Deal(if *left == 2 { Contact::Badger } else { Contact::Niska }))
    });
    assert_eq!(asked, 6);
    assert!(scene.board().posted.0.is_some(), "an alert card is in force");
    assert!(!scene.board().is_welcome(Contact::Harken));
    for seat in scene.board().seats() {
        let of = |contact| {
            let hand = scene.game.hidden.hands[seat].iter();
            hand.filter(|job| job.job().contact == contact).count()
        };
        assert!(of(Contact::Niska) <= 2 && of(Contact::Badger) <= 1 && of(Contact::Patience) == 0);
    }
    // A story that names contacts wins.
    let plain = Table { story: 12, ..table(1, 2) };
    assert!(plain.draws().is_none() && plain.starting_contacts().is_empty());
    assert!(table(1, 2).has_starting_jobs() && !plain.has_starting_jobs());
}

#[test]
fn a_crowded_sky_has_an_alert_at_every_free_planet() {
    let scene = set_up(table(2, 3), |_, _| None);
    let board = scene.board();
    assert!(board.nav_discards.iter().all(Vec::is_empty), "all cards are in");
    for at in board.chart().sectors() {
        let free = board.chart().planetary(at) && !board.has_ship(at);
        let core = at.sector().region == Region::Alliance;
        assert_eq!(board.alerts.laid(Watch::Alliance, at), u8::from(free && core), "{at:?}");
        assert_eq!(board.alerts.laid(Watch::Reavers, at), u8::from(free && !core), "{at:?}");
    }
    let from = [Contact::AmnonDuul, Contact::Patience, Contact::Harken];
    assert_eq!(board.table.starting_contacts(), from);
}

#[test]
fn under_clear_skies_a_die_says_how_many_sectors_draw_no_card() {
    let mut scene = Scene::new(table(3, 2));
    scene.captain().sector = Some(sector(35));
    scene.goods(Good::Fuel, 6, 0);
    scene.dice(&[2]);
    scene.choose(Choice::Burn);
    assert!(scene.heard.contains(&Event::Skies { seat: Seat(0), roll: 2 }));
    let drawn = |scene: &Scene| {
        scene.heard.iter().filter(|event| matches!(event, Event::Nav { .. })).count()
    };
    for gone in 1..=3 {
        let next = scene.legal().into_iter().find(|c| matches!(c, Choice::To(_))).unwrap();
        scene.choose(next);
        assert_eq!(drawn(&scene), usize::from(gone == 3), "sector {gone}");
    }
    // A mosey rolls nothing, and there are no alerts, printed ones neither.
    let mut scene = Scene::new(table(3, 2));
    scene.choose(Choice::Mosey);
    assert!(!scene.heard.iter().any(|event| matches!(event, Event::Skies { .. })));
    scene.play().leave_token(Watch::Reavers, sector(35));
    assert_eq!(scene.board().reaver_alert(sector(35)), 0);
    assert_eq!(scene.board().reaver_alert(sector(120)), 0);
}

#[test]
fn the_odds_of_a_flight_know_the_clear_sectors() {
    let mut scene = Scene::new(table(3, 2));
    let way = [36, 37, 38].map(sector);
    let plain = {
        let mut other = scene.clone();
        other.game.board.table.opening = Later(0);
        other.game.view(Some(Seat(0))).hazard(&way)
    };
    let before = scene.game.view(Some(Seat(0))).hazard(&way);
    assert!(before.arrives.permille() > plain.arrives.permille());
    let mut flight = Flight::new(Pace::Burn);
    flight.aids.clear = Later(3);
    scene.game.board.flight = Some(flight);
    let clear = scene.game.view(Some(Seat(0))).hazard(&way);
    assert_eq!(clear.arrives.permille(), 1000);
}

#[test]
fn in_the_blitz_cards_of_one_deck_are_shared_out() {
    let mut picked = Vec::new();
    let mut scene = set_up(table(4, 3), |game, legal| {
        let Some(Frame::Draft(draft)) = game.board.stack.last() else { return None };
        let seat = draft.decider(&game.board);
        let first = game.board.first.0;
        assert_eq!(seat.0, (first + draft.round + draft.picked) % 3);
        assert_eq!(draft.row.len(), 3 - usize::from(draft.picked));
        picked.push((draft.round, seat));
        Some(legal[0])
    });
    assert_eq!(picked.len(), 9);
    let aboard = |seat| {
        let captain = scene.game.board.captain(seat);
        let own = captain.ship().upgrades().count();
        captain.crew.len() + captain.gear.len() + captain.upgrades.len() - own
            + usize::from(captain.core.is_some())
    };
    assert!(scene.board().seats().all(|seat| aboard(seat) > 0));
    assert!(scene.board().captains.iter().all(|captain| captain.money <= 3000));
    let turned_up = scene.board().supply_discards.iter().filter(|pile| !pile.is_empty());
    assert!(turned_up.clone().all(|pile| pile.len() >= 6));
    // Without a place aboard nothing is taken.
    let full = scene.board().captain(Seat(0)).slots();
    let upgrades: Vec<SupplyId> = scene.board().table.supply().collect();
    let mut upgrades = upgrades.into_iter().filter(|c| c.printed().class == Class::Upgrade);
    scene.captain().upgrades = upgrades.by_ref().take(full).collect();
    let market = upgrades.next().unwrap();
    scene.game.board.first = Seat(0);
    let draft = Draft { market: market.market(), round: 0, picked: 0, row: vec![market] };
    assert_eq!(draft.choices(&scene.game), [Choice::Done]);
}

#[test]
fn browncoats_buy_their_ships() {
    let mut asked = Vec::new();
    let scene = set_up(table(5, 2), |game, legal| match game.board.stack.last() {
        Some(Frame::Outset(Outset(seat))) => {
            let captain = game.board.captain(*seat);
            asked.push((*seat, captain.leader.is_some(), captain.sector.is_some()));
            legal.iter().copied().rfind(|c| matches!(c, Choice::Ship(_) | Choice::Leader(_)))
        }
        Some(Frame::Provisions(_)) => legal.iter().copied().find(|c| *c != Choice::Done),
        _ => None,
    });
    let first = scene.board().first;
    let second = scene.board().left_of(first);
    // Each bought a ship, placed at once, before the leader.
    let turns = [
        (first, false, false),
        (second, false, false),
        (second, false, true),
        (first, false, true),
    ];
    assert_eq!(asked, turns);
    for captain in &scene.board().captains {
        let list = u32::from(captain.ship().list);
        let (fuel, parts) = (captain.has(Good::Fuel), captain.has(Good::Part));
        assert_eq!(captain.money + list + u32::from(fuel) * 100 + u32::from(parts) * 300, 12_000);
        assert!(captain.ship().upgrades().all(|card| captain.upgrades.contains(&card)));
    }
    let prices = ShipId::all().map(|ship| ship.printed().list).collect::<Vec<_>>();
    assert_eq!(prices, [7800, 7500, 8600, 8500, 9300, 9500]);
    assert!(scene.game.hidden.hands.iter().all(Vec::is_empty));
    assert_eq!(Provisions::price(Good::Part), 300);
}

#[test]
fn on_the_rim_there_are_no_jobs_of_the_core() {
    let scene = set_up(table(6, 2), |_, legal| {
        let done = legal.contains(&Choice::Done).then_some(Choice::Done);
        done.or(legal.iter().copied().find(|c| matches!(c, Choice::Return(_))))
    });
    let table = scene.board().table;
    let rim = |job: JobId| {
        let id = job.number();
        (134..=183).contains(&id) || (188..=262).contains(&id) || (290..=314).contains(&id)
    };
    assert!(table.jobs().count() > 50 && table.jobs().all(rim));
    let all = Table { opening: Later(0), ..table };
    assert!(all.jobs().any(|job| !rim(job)));
    assert_eq!(table.starting_contacts().len(), 4);
    assert!(scene.game.hidden.hands.iter().all(|hand| hand.len() == 3));
}

#[test]
fn when_the_tokens_run_out_the_richest_wins() {
    let mut asked = 0;
    let mut scene = set_up(table(7, 2), |game, legal| {
        let Some(Frame::DrawJobs(draw)) = game.board.stack.last() else { return None };
        asked += 1;
        assert!(draw.of_one && draw.left == 3);
        legal.iter().copied().find(|c| *c == Choice::Deal(Contact::Badger))
    });
    assert_eq!((asked, scene.board().table.rounds()), (2, 21));
    let limited = Table { turn_limit: 8, ..scene.board().table };
    assert_eq!(limited.rounds(), 8);
    scene.game.board.captains[Seat(0)].goals = 2;
    scene.game.board.captains[Seat(1)].money = 9000;
    scene.game.board.round = 21;
    scene.game.board.turn = scene.board().right_of(scene.board().first);
    scene.game.board.stack = vec![Frame::Turn];
    scene.choose(Choice::EndTurn);
    assert!(scene.board().over);
    let results = scene.game.results().unwrap();
    assert_eq!([results[0].place, results[1].place], [2, 1]);
    assert_eq!(results[1].total, 9000);
}

#[test]
fn alone_one_buys_before_the_first_turn_and_tokens_run_out() {
    let table = Table { story: 5, ..table(0, 1) };
    assert!(table.is_alone() && table.rounds() == 21);
    assert!(!Table { story: 7, ..table }.is_alone() && !table.with_seats(2).is_alone());
    let mut scene = set_up(table, |_, _| None);
    let stall = Stall { dollars: STALL.0, cards: STALL.1 };
    assert_eq!(scene.board().stack.last(), Some(&stall.into()));
    let pile = scene.board().supply_discards.iter().map(Vec::len).sum::<usize>();
    let bought = scene.legal().into_iter().find(|c| matches!(c, Choice::Buy(_))).unwrap();
    let Choice::Buy(card) = bought else { panic!() };
    let (money, price) = (scene.captain().money, scene.board().price(Seat(0), card));
    scene.choose(bought);
    assert_eq!(scene.captain().money, money - price);
    assert_eq!(scene.board().supply_discards.iter().map(Vec::len).sum::<usize>(), pile);
    let left = Stall { dollars: STALL.0 - price as u16, cards: 3 };
    assert_eq!(scene.board().stack.last(), Some(&left.into()));
    scene.choose(Choice::Done);
    assert!(scene.board().has_action(Action::Buy));
    // Last call comes before the last token goes.
    scene.captain().goals = 1;
    scene.game.board.round = 19;
    assert!(scene.board().may_call());
    scene.game.board.round = 20;
    assert!(!scene.board().may_call());
    scene.game.board.round = 21;
    scene.choose(Choice::EndTurn);
    assert!(scene.board().over);
    assert_eq!(scene.game.results().unwrap()[0].place, 2, "nothing was finished");
}

#[test]
fn a_story_wins_over_a_set_up_card() {
    // The story has no starting jobs: nobody draws any.
    let scene = set_up(Table { story: 13, ..table(7, 2) }, |_, _| None);
    assert!(scene.game.hidden.hands.iter().all(Vec::is_empty));
    assert!(scene.board().table.has(Twist::Tolled));
    // A timer that ran down tells the story.
    let mut told = scene.clone();
    told.game.board.timer.0 = 0;
    let items = told.game.final_results();
    assert_ne!(items, scene.game.final_results());
}
