//! Crime & Punishment: what its cards do, and a drawn position for each of its rules (section 17).

use super::ways::Deck;
use super::*;
use crate::firefly::contact::Contact;
use crate::firefly::edict::{Edict, Posted};
use crate::firefly::job::{Freight, Pay};
use crate::firefly::misbehave::{MisbehaveCard, Suit, misbehave_card};
use crate::firefly::odds::Chance;
use crate::firefly::sets::Sets;
use crate::firefly::skill::{Keyword, Skill};
use crate::firefly::step::{Manhunt, Outcome};
use crate::firefly::supply::Market;
use crate::{Later, Options};

/// The set, with its alert cards or without.
pub(super) fn table(seats: u8, alerts: bool) -> Table {
    let sets = Sets::named("crime-punishment").unwrap();
    Table { sets, alerts: Later(alerts), ..Table::new(seats) }
}

fn scene() -> Scene {
    let mut scene = Scene::new(table(2, true));
    scene.captain().sector = Some(sector(35));
    scene.game.board.captains[Seat(1)].sector = Some(sector(51));
    scene
}

fn own() -> impl Iterator<Item = (&'static MisbehaveCard, u8)> {
    table(2, true).misbehave().filter(|(card, _)| card.id >= 32)
}

#[test]
fn the_cards_are_those_of_the_table() {
    assert_eq!((own().count(), own().map(|(_, count)| count).sum::<u8>()), (36, 40));
    assert_eq!(own().map(|(card, _)| u32::from(card.id)).sum::<u32>(), 1782);
    let of = |suit| own().filter(|(card, _)| card.suit == suit).map(|(_, n)| n).sum::<u8>();
    assert_eq!(Suit::ALL.map(of), [9, 11, 10, 10]);
    assert_eq!(own().filter(|(card, _)| card.ace.is_some()).count(), 28);
    assert_eq!(own().map(|(card, _)| card.ways.len()).sum::<usize>(), 66);
    assert!(own().all(|(card, _)| !card.reshuffle));
    let all = |table: Table| table.misbehave().map(|(_, count)| count).sum::<u8>();
    assert_eq!((all(table(2, true)), all(table(2, false)), all(Table::new(2))), (80, 78, 40));
    assert_eq!(Edict::ALL.map(Edict::number), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
}

/// Few and weak, all upset; nobody trusts them.
fn weak_ship() -> Scene {
    let mut scene = scene();
    scene.bring("Emma");
    scene.bring("Bester");
    scene.captain().leader_disgruntled = true;
    scene.captain().crew.iter_mut().for_each(|member| member.disgruntled = true);
    scene
}

/// Many, with guns, cargo and warrants, whom one contact trusts.
fn strong_ship() -> Scene {
    let mut scene = scene();
    for name in ["Bree", "Lund", "Emma", "Gun Hand", "Pistol", "Explosive Charge"] {
        scene.bring(name);
    }
    scene.goods(Good::Cargo, 1, 0);
    scene.captain().warrants = 2;
    scene.captain().solid = vec![trusting(Contact::AmnonDuul)];
    deal(&mut scene, trusting(Contact::Niska));
    scene
}

fn trusting(contact: Contact) -> JobId {
    JobId::all().find(|id| id.job().contact == contact).unwrap()
}

/// A job in the hand of seat 0.
pub(super) fn deal(scene: &mut Scene, job: JobId) {
    let contact = job.job().contact;
    scene.game.hidden.jobs[contact].retain(|other| *other != job);
    scene.game.hidden.hands[Seat(0)].push(job);
}

pub(super) fn deck() -> Deck {
    Deck {
        cards: own().map(|(card, _)| (card.id, card.name, card.ways.len())).collect(),
        ships: [weak_ship, strong_ship],
        turn_up: Scene::turn_up_misbehave,
        frame: |card| Card(card).into(),
        file: "crime_cards.txt",
    }
}

#[test]
fn each_way_does_what_the_table_says() {
    deck().does_what_is_known(include_str!("crime_cards.txt"));
}

#[test]
#[ignore = "writes the lines anew"]
fn write_lines() {
    deck().write();
}

fn outcome(scene: &Scene) -> Option<Outcome> {
    scene.heard.iter().rev().find_map(|event| match event {
        Event::Errand { outcome, .. } => Some(*outcome),
        _ => None,
    })
}

fn post(scene: &mut Scene, edict: Edict) {
    let deck = &mut scene.game.hidden.edicts;
    deck.retain(|card| *card != edict);
    deck.push(edict);
    scene.play().raise_edict();
}

fn left(scene: &Scene) -> u8 {
    scene.board().errand.as_ref().unwrap().left
}

#[test]
fn another_card_is_drawn_in_place_of_one_and_does_not_count() {
    let mut scene = strong_ship();
    scene.turn_up_misbehave(43);
    scene.choose(Choice::Way(1));
    assert_eq!((left(&scene), scene.captain().passed), (2, 0));
    assert_eq!(scene.board().stack.last(), Some(&Card(21).into()));
    assert!(scene.board().misbehave_discards.contains(&43));
}

#[test]
fn two_cards_drawn_in_place_of_one_count_as_one() {
    let mut scene = scene();
    scene.bring("Emma");
    scene.turn_up_misbehave(63);
    let deck = &mut scene.game.hidden.misbehave;
    deck.retain(|card| *card != 20);
    // First one, then the other: both can be passed without a die.
    deck.push(20);
    scene.choose(Choice::Way(1));
    assert_eq!(left(&scene), 3);
    scene.choose(Choice::Way(1));
    assert_eq!((left(&scene), scene.captain().passed), (2, 0));
    assert_eq!(scene.board().stack.last(), Some(&Card(21).into()));
    scene.dice(&[6, 6]);
    scene.choose(Choice::Way(1));
    scene.settle();
    assert_eq!((left(&scene), scene.captain().passed), (1, 1));
}

#[test]
fn both_parts_are_passed_one_after_the_other() {
    let mut scene = scene();
    for name in ["Bester", "Kaylee", "Emma"] {
        scene.bring(name);
    }
    scene.turn_up_misbehave(53);
    scene.dice(&[6, 5, 6, 5]);
    scene.choose(Choice::Roll);
    // Between them nothing may be changed: nobody is asked.
    let tested = scene.heard.iter().filter_map(|event| match event {
        Event::Test { skill, .. } => Some(*skill),
        _ => None,
    });
    assert_eq!(tested.collect::<Vec<_>>(), [Skill::Negotiate, Skill::Tech]);
    assert_eq!(scene.captain().passed, 1);
}

#[test]
fn what_is_lost_for_a_card_is_the_trust_that_its_captain_chooses() {
    let mut scene = scene();
    scene.turn_up_misbehave(35);
    assert_eq!(scene.legal(), [Choice::Way(1), Choice::Way(2)]);
    let mut scene = Scene { ..self::scene() };
    scene.captain().solid = vec![trusting(Contact::AmnonDuul), trusting(Contact::Badger)];
    crate::order::sort(&mut scene.captain().solid);
    scene.turn_up_misbehave(35);
    scene.choose(Choice::Way(0));
    let contacts = [Contact::AmnonDuul, Contact::Badger];
    assert_eq!(scene.legal(), contacts.map(Choice::Forfeit));
    scene.choose(Choice::Forfeit(Contact::Badger));
    assert!(!scene.captain().is_solid(Contact::Badger));
    assert!(scene.captain().is_solid(Contact::AmnonDuul));
    assert_eq!(scene.captain().passed, 1);
}

#[test]
fn trust_is_an_ace_in_the_hole() {
    let mut scene = scene();
    scene.captain().solid = vec![trusting(Contact::Patience)];
    scene.turn_up_misbehave(35);
    assert_eq!(scene.captain().passed, 1);
}

#[test]
fn who_went_back_to_the_ship_stays_there_for_the_rest_of_the_job() {
    let mut scene = scene();
    scene.bring("Emma");
    let bree = Person::Crew(scene.bring("Bree"));
    scene.turn_up_misbehave(47);
    scene.choose(Choice::Way(0));
    assert!(scene.captain().is_disgruntled(bree));
    let job = JobId::new(50).unwrap();
    assert!(!scene.board().errand.as_ref().unwrap().team.contains(&bree));
    assert!(!scene.board().whole_team(job.job()).contains(&bree));
    let other = JobId::all().find(|id| id.job().id != 50 && !id.job().immoral).unwrap();
    assert!(scene.board().whole_team(other.job()).contains(&bree));
    // Once the job is done or lost it is over.
    let (from, to) = (super::super::JobSpot::Active(Seat(0)), super::super::JobSpot::Gone);
    scene.play().move_job(job, from, to, Cause::Setup);
    assert!(scene.board().whole_team(job.job()).contains(&bree));
}

#[test]
fn with_everybody_back_on_the_ship_the_attempt_is_botched() {
    let mut scene = scene();
    scene.play().brand(Seat(0), Person::Leader);
    scene.turn_up_misbehave(47);
    scene.choose(Choice::Way(0));
    assert_eq!(outcome(&scene), Some(Outcome::Botched));
}

/// The leader and three others, split for a card each.
fn forked(second: &str) -> Scene {
    let mut scene = scene();
    for name in ["Emma", "Bester"] {
        scene.bring(name);
    }
    scene.bring("Pistol");
    scene.turn_up_misbehave(33);
    let person = scene.crew(second);
    // Nobody is asked for the second team's cards before the first's are done.
    let deck = &mut scene.game.hidden.misbehave;
    deck.retain(|card| ![20, 13].contains(card));
    deck.extend([13, 20]);
    scene.choose(Choice::Bench(person));
    scene
}

#[test]
fn split_each_team_has_a_card_of_its_own_and_who_botches_goes_back() {
    let mut scene = forked("Emma");
    scene.choose(Choice::Go);
    let team = |scene: &Scene| scene.board().errand.as_ref().unwrap().team.clone();
    assert_eq!(team(&scene), [Person::Leader, scene.crew("Bester")]);
    assert_eq!(scene.board().stack.last(), Some(&Card(20).into()));
    scene.choose(Choice::Way(1));
    assert_eq!(team(&scene), [scene.crew("Emma")]);
    assert_eq!(scene.board().stack.last(), Some(&Card(13).into()));
    scene.choose(Choice::Way(1));
    // Emma botched: she is back, the others go on, and it was one card.
    assert_eq!(team(&scene), [Person::Leader, scene.crew("Bester")]);
    assert_eq!((left(&scene), scene.captain().passed), (1, 1));
    let emma = scene.crew("Emma");
    let job = JobId::new(50).unwrap();
    assert!(!scene.board().whole_team(job.job()).contains(&emma));
}

#[test]
fn a_warrant_of_one_team_ends_it_for_both() {
    let mut scene = forked("Emma");
    let deck = &mut scene.game.hidden.misbehave;
    let place = deck.iter().position(|card| *card == 19).unwrap();
    deck.remove(place);
    deck.push(19);
    scene.dice(&[1]);
    scene.choose(Choice::Go);
    scene.settle();
    assert_eq!(outcome(&scene), Some(Outcome::Warrant));
    assert_eq!(scene.captain().warrants, 1);
}

#[test]
fn with_both_teams_back_it_is_botched_and_one_alone_cannot_split() {
    let mut scene = forked("Emma");
    scene.choose(Choice::Go);
    scene.dice(&[1]);
    scene.choose(Choice::Way(0));
    scene.settle();
    scene.choose(Choice::Way(1));
    scene.settle();
    assert_eq!(outcome(&scene), Some(Outcome::Botched));
    let mut alone = self::scene();
    alone.turn_up_misbehave(33);
    assert_eq!(outcome(&alone), Some(Outcome::Botched));
}

#[test]
fn a_rearguard_dies_or_goes_back_and_the_others_go_on() {
    for (dice, dead) in [(vec![1], true), (vec![6, 6], false)] {
        let mut scene = scene();
        let jayne = Person::Crew(scene.bring("Jayne"));
        scene.bring("Emma");
        scene.turn_up_misbehave(52);
        // The leader's team goes on.
        assert!(!scene.legal().contains(&Choice::Bench(Person::Leader)));
        scene.choose(Choice::Bench(jayne));
        scene.dice(&dice);
        scene.choose(Choice::Go);
        scene.settle();
        assert_eq!(!scene.captain().everyone().contains(&jayne), dead);
        let team = scene.board().errand.as_ref().unwrap().team.clone();
        assert_eq!(team, [Person::Leader, scene.crew("Emma")]);
        assert_eq!(scene.captain().passed, 1);
    }
}

#[test]
fn a_wanted_token_makes_an_outlaw_and_counts_as_one_with_the_badge() {
    let mut scene = scene();
    let emma = Person::Crew(scene.bring("Emma"));
    let bree = Person::Crew(scene.bring("Bree"));
    scene.captain().crew.retain(|member| Person::Crew(member.card) != bree);
    assert!(!scene.captain().is_outlaw());
    scene.play().brand(Seat(0), emma);
    scene.play().brand(Seat(0), emma);
    assert!(scene.captain().is_outlaw());
    assert_eq!(scene.captain().sought().len(), 1);
    let Person::Crew(card) = emma else { panic!() };
    scene.play().move_card(card, Spot::Ship(Seat(0)), Spot::Discard, Cause::Free);
    assert!(!scene.captain().is_outlaw());
    scene.play().move_card(card, Spot::Discard, Spot::Ship(Seat(0)), Cause::Free);
    assert!(!scene.captain().is_wanted(emma));
}

#[test]
fn a_leader_who_would_be_taken_along_is_upset_and_loses_the_token() {
    let mut scene = scene();
    scene.play().brand(Seat(0), Person::Leader);
    assert!(scene.captain().is_outlaw());
    let here = scene.captain().sector.unwrap();
    scene.station(Patrol::Cruiser, here);
    scene.dice(&[1]);
    scene.run();
    scene.submit();
    assert!(scene.captain().leader_disgruntled);
    assert!(!scene.captain().is_wanted(Person::Leader));
}

#[test]
fn wanted_rolls_of_a_card_are_for_those_on_the_job() {
    for (die, end) in [(1, Some(Outcome::Warrant)), (2, None)] {
        let mut scene = scene();
        let bree = Person::Crew(scene.bring("Bree"));
        scene.turn_up_misbehave(36);
        scene.dice(&[die]);
        scene.choose(Choice::Way(1));
        assert_eq!(outcome(&scene), end);
        assert_eq!(scene.captain().everyone().contains(&bree), die == 2);
    }
    let mut scene = scene();
    let bree = Person::Crew(scene.bring("Bree"));
    scene.begin_errand(JobId::new(50).unwrap(), 2);
    scene.game.board.errand.as_mut().unwrap().team.retain(|person| *person != bree);
    let way = misbehave_card(36).ways[1];
    assert_eq!(
        scene.board().way_chance(&way, crate::firefly::effect::Effect::Proceed),
        Some(Chance::CERTAIN)
    );
}

#[test]
fn seized_gear_leaves_the_game() {
    let mut scene = scene();
    let pistol = scene.bring("Pistol");
    scene.turn_up_misbehave(38);
    scene.choose(Choice::Way(1));
    assert!(scene.board().gone.contains(&pistol));
    assert_eq!(scene.captain().passed, 1);
}

#[test]
fn who_carried_seized_gear_is_upset_where_the_card_says_so() {
    let mut scene = scene();
    let charge = scene.bring("Explosive Charge");
    let carrier = scene.captain().gear[0].carrier.unwrap();
    scene.turn_up_misbehave(46);
    scene.choose(Choice::Way(0));
    assert!(scene.board().gone.contains(&charge));
    assert!(scene.captain().is_disgruntled(carrier));
}

#[test]
fn a_botch_may_bring_one_more_action() {
    let mut scene = scene();
    scene.game.board.acted = vec![super::super::Action::Buy, super::super::Action::Work];
    assert!(!scene.board().has_action(super::super::Action::Fly));
    scene.turn_up_misbehave(50);
    scene.choose(Choice::Way(1));
    assert_eq!(outcome(&scene), Some(Outcome::Botched));
    assert!(scene.board().has_action(super::super::Action::Fly));
    assert!(!scene.board().has_action(super::super::Action::Work));
    scene.choose(Choice::EndTurn);
    assert_eq!(scene.board().more_actions.0, 0);
}

#[test]
fn a_die_says_which_skill_is_tested() {
    for (die, skill) in [(1, Skill::Negotiate), (4, Skill::Tech), (6, Skill::Fight)] {
        let mut scene = scene();
        scene.turn_up_misbehave(50);
        scene.dice(&[die]);
        scene.choose(Choice::Way(0));
        let picked = Event::Picked { seat: Seat(0), roll: die, skill };
        assert!(scene.heard.contains(&picked));
    }
}

#[test]
fn hunger_is_faced_by_few_and_the_die_has_to_be_above_them() {
    let mut scene = scene();
    let emma = Person::Crew(scene.bring("Emma"));
    scene.bring("Bester");
    scene.turn_up_misbehave(61);
    scene.choose(Choice::Bench(emma));
    scene.dice(&[3]);
    scene.choose(Choice::Roll);
    assert_eq!(scene.captain().passed, 1);
    assert!(scene.captain().resting.iter().any(|(_, person)| *person == emma));
}

#[test]
fn warrants_or_tokens_go_but_not_both() {
    let mut scene = scene();
    scene.captain().warrants = 2;
    scene.play().brand(Seat(0), Person::Leader);
    let cause = Cause::Misbehave(65);
    scene.play().push(crate::firefly::step::Pardon {
        left: 2,
        warrants: true,
        tokens: true,
        cause,
    });
    let token = Choice::Champion(Person::Leader);
    let mut all = vec![token, Choice::ClearWarrants, Choice::Done];
    all.sort();
    assert_eq!(scene.legal(), all);
    scene.choose(Choice::ClearWarrants);
    assert_eq!(scene.legal(), [Choice::ClearWarrants, Choice::Done]);
    scene.choose(Choice::Done);
    assert_eq!(scene.captain().warrants, 1);
}

#[test]
fn gear_on_the_black_market_costs_half() {
    let mut scene = scene();
    let sold = |card: &SupplyId| {
        let arms = [Keyword::Firearm, Keyword::Explosives];
        let kind = card.printed();
        card.market() == Market::Silverhold && kind.keywords.iter().any(|word| arms.contains(word))
    };
    let gun = scene.board().table.supply().find(sold).unwrap();
    scene.bring(gun.printed().name);
    let held: Vec<SupplyId> = scene.captain().gear.iter().map(|held| held.card).collect();
    for card in held {
        scene.play().move_card(card, Spot::Ship(Seat(0)), Spot::Discard, Cause::Setup);
    }
    let price = u32::from(gun.printed().cost).div_ceil(2);
    (scene.captain().money, scene.captain().gear) = (price, Vec::new());
    let pile = scene.game.board.supply_discards[Market::Silverhold].clone();
    let offered = pile.into_iter().find(|card| card.printed().name == gun.printed().name).unwrap();
    scene.turn_up_misbehave(34);
    scene.choose(Choice::Way(0));
    assert!(scene.legal().contains(&Choice::Done));
    scene.choose(Choice::Buy(offered));
    assert!(scene.captain().money <= 50 && scene.captain().gear[0].card == offered);
    assert_eq!(outcome(&scene), Some(Outcome::Botched));
}

#[test]
fn the_operative_takes_whoever_has_a_token() {
    let mut scene = scene();
    let emma = Person::Crew(scene.bring("Emma"));
    scene.play().brand(Seat(0), emma);
    scene.game.board.stack = vec![Frame::Turn, Manhunt(Seat(0)).into()];
    scene.run();
    assert!(!scene.captain().everyone().contains(&emma));
    scene.play().brand(Seat(0), Person::Leader);
    scene.game.board.stack = vec![Frame::Turn, Manhunt(Seat(0)).into()];
    scene.run();
    assert!(scene.captain().leader_disgruntled);
    assert!(!scene.captain().is_wanted(Person::Leader));
}

// Wanted Men -------------------------------------------------------------------------------

fn wanted_men(seats: u8) -> Table {
    Table { story: 17, ..table(seats, false) }
}

#[test]
fn wanted_men_start_hunted_outside_and_under_an_alert() {
    assert!(Table { story: 17, ..Table::new(2) }.checked().is_err());
    let mut game = Firefly::deal(&wanted_men(3), Seed(2), &mut crate::Silent).unwrap();
    while game.board.round == 0 {
        let seat = game.board.decider().unwrap();
        let legal = game.choices(seat);
        if let Some(Frame::PlaceShip(_)) = game.board.stack.last() {
            let core = |choice: &Choice| matches!(choice, Choice::Place(at) if at.sector().region == Region::Alliance);
            assert!(legal.len() > 10 && !legal.iter().any(core));
        }
        game.apply(seat, legal[0], &mut crate::Silent).unwrap();
    }
    assert!(game.board.captains.iter().all(|captain| captain.warrants == 1));
    assert!(game.board.posted.0.is_some(), "whether or not alert cards were agreed on");
    assert_eq!(game.board.table.misbehave().map(|(_, count)| count).sum::<u8>(), 80);
    let from = [Contact::Patience, Contact::Badger, Contact::Niska];
    let dealt = game.board.table.starting_contacts();
    assert!(dealt.len() == 3 && from.iter().all(|contact| dealt.contains(contact)));
}

#[test]
fn warrants_pay_and_legal_work_upsets_the_wanted() {
    let mut scene = Scene::new(wanted_men(2));
    let (emma, bree) = (Person::Crew(scene.bring("Emma")), Person::Crew(scene.bring("Bree")));
    scene.captain().warrants = 2;
    let terms = crate::firefly::Terms { count: 0, price: 0, half: false };
    let money = |job: JobId| scene.board().reward(job.job(), &[Person::Leader], terms).story;
    let legal = |id: &JobId| {
        let job = id.job();
        let cargo =
            |lots: &[crate::firefly::effect::Lot]| lots.iter().all(|l| l.good == Good::Cargo);
        let freight = job.course.freight();
        let plain = matches!(freight, Some(Freight::Lots(lots)) if cargo(lots));
        id.number() < 126 && plain && !job.illegal && matches!(job.pay, Pay::Flat(_))
    };
    let job = JobId::all().find(legal).unwrap();
    assert_eq!([money(JobId::new(7).unwrap()), money(job)], [2000, 0]);
    scene.goods(Good::Cargo, 8, 0);
    scene.captain().money = 5000;
    scene.begin_errand(job, 0);
    scene.run();
    while scene.board().stack.last() != Some(&Frame::Turn) {
        let legal = scene.legal();
        let paid = legal.contains(&Choice::PayAll).then_some(Choice::PayAll);
        scene.choose(paid.unwrap_or(legal[legal.len() - 1]));
    }
    assert!(scene.captain().is_disgruntled(bree) && !scene.captain().is_disgruntled(emma));
}

#[test]
fn the_cruiser_takes_the_dearest_crew_too() {
    for (names, asked) in [(["Emma", "Gun Hand"], false), (["Gun Hand", "Gun Hand"], true)] {
        let mut scene = Scene::new(wanted_men(2));
        let crew = names.map(|name| scene.bring(name));
        let costs = crew.map(|card| card.printed().cost);
        assert_eq!(costs[0] == costs[1], asked, "{costs:?}");
        (scene.captain().warrants, scene.captain().money) = (1, 3000);
        let here = scene.captain().sector.unwrap();
        scene.station(Patrol::Cruiser, here);
        scene.run();
        scene.submit();
        if asked {
            let mut all: Vec<Choice> = crew.map(Choice::LetGo).to_vec();
            all.sort();
            assert_eq!(scene.legal(), all);
            scene.choose(all[0]);
        }
        let dearest = *crew.iter().max_by_key(|card| card.printed().cost).unwrap();
        assert_eq!(scene.captain().crew.len(), 1);
        assert!(asked || scene.board().gone.contains(&dearest));
        assert_eq!(scene.captain().money, 2000);
    }
}

#[test]
fn the_money_is_counted_as_ones_own_turn_ends() {
    let mut scene = Scene::new(wanted_men(2));
    scene.captain().money = 20_000;
    assert!(!scene.legal().contains(&Choice::Pursue), "it takes no action");
    let mut poor = scene.clone();
    poor.captain().money = 19_999;
    poor.game.board.captains[Seat(1)].money = 20_000;
    poor.choose(Choice::EndTurn);
    assert!(!poor.board().over, "the rival's turn is not over");
    scene.choose(Choice::EndTurn);
    assert!(scene.board().over && scene.board().finished == Some(Seat(0)));
    assert_eq!(scene.game.results().unwrap()[0].place, 1);
}

// Alert cards ------------------------------------------------------------------------------

#[test]
fn a_new_alert_takes_the_place_of_the_old_one_which_goes_under_the_deck() {
    let mut scene = scene();
    assert_eq!((scene.board().posted.0, scene.game.hidden.edicts.len()), (None, 10));
    let mut seen = Vec::new();
    for _ in 0..10 {
        scene.play().raise_edict();
        seen.push(scene.board().posted.0.unwrap().edict);
    }
    assert_eq!((scene.game.hidden.edicts.len(), scene.board().lifted.len()), (0, 9));
    scene.play().raise_edict();
    assert_eq!(scene.board().posted.0.unwrap().edict, seen[0]);
    seen.sort();
    assert_eq!(seen, Edict::ALL);
}

#[test]
fn the_cruisers_nav_card_and_the_alert_bring_a_new_alert() {
    let mut scene = scene();
    scene.captain().sector = Some(sector(50));
    let deck = &mut scene.game.hidden.nav[Region::Alliance];
    deck.retain(|card| *card != 2);
    deck.push(2);
    scene.play().turn_up_nav(Region::Alliance);
    assert!(scene.board().posted.0.is_some());
    for (die, end) in [(1, Some(Outcome::Botched)), (2, None)] {
        let mut scene = self::scene();
        scene.captain().warrants = 1;
        scene.dice(&[die]);
        scene.turn_up_misbehave(67);
        assert!(scene.board().posted.0.is_some());
        assert_eq!(outcome(&scene), end);
    }
}

#[test]
fn without_alert_cards_none_comes() {
    let mut scene = Scene::new(table(2, false));
    scene.play().raise_edict();
    assert_eq!(scene.board().posted.0, None);
}

#[test]
fn persons_of_interest_upsets_who_botches_a_job() {
    let mut scene = scene();
    let emma = Person::Crew(scene.bring("Emma"));
    post(&mut scene, Edict::PersonsOfInterest);
    scene.turn_up_misbehave(13);
    scene.captain().crew[0].disgruntled = false;
    scene.choose(Choice::Way(1));
    // The card upset both once; the alert once more.
    assert!(!scene.captain().everyone().contains(&emma));
}

#[test]
fn an_audit_closes_the_contact_of_the_last_job() {
    let mut scene = scene();
    post(&mut scene, Edict::AllianceAudit);
    assert!(scene.board().is_welcome(Contact::Badger));
    scene.play().lay_edict(Edict::AllianceAudit, super::super::Deck::Jobs(Contact::Badger));
    assert!(!scene.board().is_welcome(Contact::Badger));
    scene.play().lay_edict(Edict::AllianceAudit, super::super::Deck::Jobs(Contact::Niska));
    assert!(scene.board().is_welcome(Contact::Badger));
    assert!(!scene.board().is_welcome(Contact::Niska));
}

#[test]
fn rapid_response_lets_the_cruiser_go_one_sector_more() {
    let mut scene = scene();
    post(&mut scene, Edict::RapidResponse);
    scene.play().push(Patrol::Cruiser.moved_by(Seat(0), Reach::Neighbour));
    let first = scene.legal()[0];
    scene.choose(first);
    assert!(scene.legal().contains(&Choice::Stop));
    let more = scene.legal().into_iter().find(|choice| matches!(choice, Choice::To(_))).unwrap();
    scene.choose(more);
    assert!(!scene.legal().contains(&Choice::Stop));
    scene.play().push(Patrol::Cutter.moved_by(Seat(0), Reach::Neighbour));
    let first = scene.legal()[0];
    scene.choose(first);
    assert!(!scene.legal().contains(&Choice::Stop));
}

#[test]
fn a_sighting_closes_the_market_of_who_was_hired() {
    let mut scene = scene();
    post(&mut scene, Edict::CriminalSighting);
    scene.captain().money = 3000;
    let bree = scene.bring("Bree");
    let market = bree.market();
    assert!(!scene.board().may_buy_at(market));
    scene.captain().sector = Some(market.sector());
    scene.game.board.stack = vec![Frame::Turn];
    scene.captain().leader_disgruntled = true;
    assert!(!scene.legal().contains(&Choice::Shop) && !scene.legal().contains(&Choice::ShoreLeave));
    let other = Market::ALL.into_iter().find(|other| *other != market).unwrap();
    assert!(scene.board().may_buy_at(other));
}

#[test]
fn suspended_nobody_counts_as_solid_with_harken() {
    let mut scene = scene();
    scene.captain().solid = vec![trusting(Contact::Harken)];
    post(&mut scene, Edict::PrivilegeSuspension);
    assert!(!scene.captain().is_solid(Contact::Harken));
    assert_eq!(scene.captain().solids(), 0);
    scene.play().raise_edict();
    assert!(scene.captain().is_solid(Contact::Harken));
}

#[test]
fn a_wanted_crew_may_be_handed_over_for_one_fine() {
    let mut scene = scene();
    let bree = scene.bring("Bree");
    post(&mut scene, Edict::IncarcerationOrder);
    scene.captain().warrants = 2;
    scene.captain().money = 5000;
    let here = scene.captain().sector.unwrap();
    scene.station(Patrol::Cruiser, here);
    scene.run();
    assert!(scene.legal().contains(&Choice::LetGo(bree)));
    scene.choose(Choice::LetGo(bree));
    assert_eq!((scene.captain().money, scene.captain().warrants), (4000, 0));
    assert!(scene.board().gone.contains(&bree));
}

#[test]
fn with_a_warrant_the_core_sells_nothing() {
    let mut scene = scene();
    post(&mut scene, Edict::WhiteSunCommerce);
    assert!(scene.board().may_buy_at(Market::Osiris));
    scene.captain().warrants = 1;
    assert!(!scene.board().may_buy_at(Market::Osiris));
    assert!(!scene.board().may_buy_at(Market::Persephone));
    assert!(scene.board().may_buy_at(Market::Regina));
}

#[test]
fn with_a_warrant_an_illegal_job_has_one_card_more() {
    let mut scene = scene();
    post(&mut scene, Edict::CriminalActivity);
    let job = JobId::new(50).unwrap().job();
    assert!(job.illegal);
    let asked = |scene: &Scene| scene.board().cards_asked(job, job.first(), None);
    let before = asked(&scene);
    scene.captain().warrants = 1;
    assert_eq!(asked(&scene), before + 1);
}

#[test]
fn warrants_make_wanted_rolls_harder() {
    let mut scene = scene();
    let bree = scene.bring("Bree");
    post(&mut scene, Edict::BackgroundChecks);
    scene.captain().warrants = 3;
    let here = scene.captain().sector.unwrap();
    scene.station(Patrol::Cruiser, here);
    scene.dice(&[3]);
    scene.run();
    scene.submit();
    assert!(scene.board().gone.contains(&bree));
    assert_eq!(scene.captain().warrants, 0);
}

#[test]
fn no_contact_buys_cargo() {
    let mut scene = scene();
    scene.captain().solid = vec![trusting(Contact::Badger)];
    let price = |scene: &Scene, good| scene.board().sale_price(Contact::Badger, good);
    assert!(price(&scene, Good::Cargo).is_some());
    post(&mut scene, Edict::EnhancedInspection);
    assert!(price(&scene, Good::Cargo).is_none());
    assert!(price(&scene, Good::Contraband).is_some());
}

// Chances ----------------------------------------------------------------------------------

#[test]
fn chances_of_dice_that_are_no_tests() {
    let mut scene = scene();
    scene.bring("Bree");
    let job = JobId::new(50).unwrap();
    scene.begin_errand(job, 2);
    scene.captain().warrants = 2;
    let proceed = crate::firefly::effect::Effect::Proceed;
    let chance = |scene: &Scene, card: u8, way: usize| {
        scene.board().way_chance(&misbehave_card(card).ways[way], proceed)
    };
    assert_eq!(chance(&scene, 36, 1), Some(Chance::new(5, 6)));
    assert_eq!(chance(&scene, 67, 0), Some(Chance::new(4, 6)));
    assert_eq!(chance(&scene, 61, 2), Some(Chance::new(5, 6)));
    scene.play().brand(Seat(0), Person::Leader);
    assert_eq!(chance(&scene, 36, 1), Some(Chance::new(25, 36)));
    let team = scene.board().present();
    assert_eq!(scene.board().passes(&team, misbehave_card(52)), Chance::CERTAIN);
    assert_eq!(scene.board().passes(&team[..1], misbehave_card(52)), Chance::NEVER);
}

#[test]
fn a_card_that_may_be_swapped_is_as_easy_as_the_others() {
    let mut scene = scene();
    scene.begin_errand(JobId::new(50).unwrap(), 2);
    let team = scene.board().present();
    let card = |id| misbehave_card(id);
    // Nobody passes Magisterial; A Little Job is always passed, Gun Play as Fight goes.
    let others = scene.board().clears(&team, &[card(20), card(13)], 1);
    assert_eq!(scene.board().clears(&team, &[card(51), card(20), card(13)], 1), others);
    let all = scene.board().clears(&team, &[card(51), card(62), card(20), card(13)], 2);
    assert_eq!(all, scene.board().clears(&team, &[card(20), card(13)], 2));
}

#[test]
fn nothing_of_it_is_seen_without_the_set() {
    let scene = Scene::new(Table::new(2));
    assert!(scene.game.hidden.edicts.is_empty());
    assert!(!scene.board().table.sets.have_alerts());
    assert_eq!(Keyword::ALL.len(), 8);
    let posted: Option<Posted> = scene.board().posted.0;
    assert_eq!(posted, None);
}

// Smuggler's Blues -----------------------------------------------------------------------------

fn blues_table(seats: u8) -> Table {
    Table { story: 21, alerts: Later(false), ..table(seats, false) }
}

/// Seat 0 at Londinium, where three contraband lie, trusted by Badger; the Cruiser is far away, and no
/// card goes by itself.
fn blues() -> Scene {
    let mut scene = Scene::new(blues_table(2));
    scene.game.board.cruiser = sector(57);
    scene.game.board.posted = Later(None);
    let job = scene.game.hidden.jobs[Contact::Badger].pop().unwrap();
    scene.captain().solid = vec![job];
    scene.captain().solid.sort();
    scene
}

/// The next card is this one, and those on the job pass it, or botch it.
fn passes(scene: &mut Scene, passed: bool) {
    scene.game.board.errand.iter_mut().for_each(|errand| {
        (errand.proceed, errand.outcome) = (passed, None);
    });
    let card = scene.game.hidden.misbehave.pop().unwrap();
    scene.game.board.stack =
        vec![Frame::Turn, Unasked::ErrandDone.into(), Unasked::Misbehave.into()];
    scene.game.board.stack.push(CardDone(card).into());
    scene.run();
}

#[test]
fn all_start_at_londinium_between_contraband_and_purses() {
    let mut game = Firefly::deal(&blues_table(3), Seed(4), &mut crate::Silent).unwrap();
    while game.board.round == 0 {
        let seat = game.board.decider().unwrap();
        let last = *game.choices(seat).last().unwrap();
        game.apply(seat, last, &mut crate::Silent).unwrap();
    }
    let board = &game.board;
    assert!(board.captains.iter().all(|captain| captain.sector == Some(SectorId::LONDINIUM)));
    assert!(board.seats().all(|seat| game.hidden.hands[seat].is_empty()));
    assert!(board.posted.is_some(), "an alert card is in force");
    for at in board.chart().sectors() {
        let there = at.sector().region == Region::Alliance && board.chart().planetary(at);
        assert_eq!(board.cached(at), if there { 3 } else { 0 }, "{at:?}");
    }
    let four = [Contact::AmnonDuul, Contact::Patience, Contact::Badger, Contact::Niska];
    assert_eq!(board.purses.0, four);
    assert!(four.iter().all(|&contact| board.purse(contact) == Some(2000)));
    assert_eq!(board.purse(Contact::Harken), None);
}

#[test]
fn each_card_passed_loads_one_and_one_may_stop_after_any() {
    let mut scene = blues();
    scene.choose(Choice::Smuggle);
    assert_eq!(scene.board().task(), Some(Task::Cache));
    scene.choose(Choice::Go);
    passes(&mut scene, true);
    let lies =
        |scene: &Scene| (scene.board().acting().has(Good::Contraband), scene.board().cached_here());
    assert_eq!((scene.legal(), lies(&scene)), (vec![Choice::Go, Choice::Done], (1, 2)));
    scene.choose(Choice::Done);
    assert_eq!((scene.board().stack.as_slice(), lies(&scene)), (&[Frame::Turn][..], (1, 2)));
    assert!(!scene.legal().contains(&Choice::Smuggle), "the action is spent");
    let done = Outcome::Done;
    let told = |e: &Event| matches!(e, Event::Errand { task: Task::Cache, outcome, .. } if *outcome == done);
    assert!(scene.heard.iter().any(told));
}

#[test]
fn with_the_last_of_a_sector_it_is_over() {
    let mut scene = blues();
    let here = scene.captain().sector;
    scene.game.board.caches.retain(|at| Some(*at) != here);
    assert!(!scene.legal().contains(&Choice::Smuggle), "nothing lies there");
    scene.game.board.caches.insert(0, here.unwrap());
    scene.choose(Choice::Smuggle);
    scene.choose(Choice::Go);
    passes(&mut scene, true);
    assert_eq!(scene.board().stack, [Frame::Turn]);
    assert_eq!((scene.captain().has(Good::Contraband), scene.board().cached_here()), (1, 0));
}

#[test]
fn a_botch_ends_it_and_what_was_loaded_stays() {
    let mut scene = blues();
    scene.choose(Choice::Smuggle);
    scene.choose(Choice::Go);
    passes(&mut scene, true);
    scene.game.board.stack =
        vec![Frame::Turn, Unasked::ErrandDone.into(), Unasked::Misbehave.into()];
    passes(&mut scene, false);
    assert_eq!(scene.board().stack, [Frame::Turn]);
    assert_eq!((scene.captain().has(Good::Contraband), scene.board().cached_here()), (1, 2));
    let botched = Outcome::Botched;
    let told = |e: &Event| matches!(e, Event::Errand { task: Task::Cache, outcome, .. } if *outcome == botched);
    assert!(scene.heard.iter().any(told));
}

#[test]
fn room_is_made_for_what_was_passed_or_it_stays_there() {
    let mut scene = blues();
    scene.choose(Choice::Smuggle);
    scene.choose(Choice::Go);
    scene.goods(Good::Fuel, 0, 0);
    scene.goods(Good::Part, 0, 0);
    scene.goods(Good::Cargo, 8, 4);
    passes(&mut scene, true);
    assert_eq!(scene.legal(), [Choice::Stowage, Choice::Done]);
    scene.choose(Choice::Stowage);
    scene.choose(Choice::Dump(Good::Cargo));
    scene.choose(Choice::Done);
    assert_eq!((scene.captain().has(Good::Contraband), scene.board().cached_here()), (1, 2));
    scene.choose(Choice::Done);
    scene.goods(Good::Cargo, 7, 4);
    scene.goods(Good::Contraband, 1, 0);
    scene.game.board.acted.clear();
    assert!(!scene.legal().contains(&Choice::Smuggle), "no room, no attempt");
}

/// A talk with a contact who trusts seat 0, with so much contraband aboard.
fn sells(scene: &mut Scene, contact: Contact, count: u8) {
    scene.captain().sector = Some(contact.home(scene.game.board.cruiser));
    scene.game.board.acted.clear();
    scene.game.board.more_actions.0 = 1;
    scene.goods(Good::Contraband, 0, 0);
    scene.goods(Good::Contraband, count, 0);
    scene.choose(Choice::Deal(contact));
    (0..count).for_each(|_| scene.choose(Choice::Sell(Good::Contraband)));
    scene.choose(Choice::Done);
}

#[test]
fn three_sold_in_one_talk_take_the_purse_and_two_talks_do_not() {
    let mut scene = blues();
    let price = u32::from(Contact::Badger.contraband_price().unwrap());
    sells(&mut scene, Contact::Badger, 2);
    sells(&mut scene, Contact::Badger, 1);
    assert_eq!((scene.captain().money, scene.board().purses.len()), (3000 + 3 * price, 4));
    sells(&mut scene, Contact::Badger, 4);
    assert_eq!(scene.captain().money, 3000 + 7 * price + 2000);
    assert_eq!(scene.board().purses.0, [Contact::AmnonDuul, Contact::Patience, Contact::Niska]);
    let purse = Event::Purse { seat: Seat(0), contact: Contact::Badger };
    assert_eq!(scene.heard.iter().filter(|event| **event == purse).count(), 1);
    sells(&mut scene, Contact::Badger, 3);
    assert_eq!(scene.captain().money, 3000 + 10 * price + 2000, "a purse is taken once");
}

#[test]
fn after_the_last_purse_each_rival_has_one_more_turn_and_the_richest_wins() {
    let mut scene = blues();
    scene.game.board.purses.0 = vec![Contact::Badger];
    sells(&mut scene, Contact::Badger, 3);
    assert_eq!(scene.board().last_call, Some((Seat(0), 1)));
    assert!(!scene.board().over);
    scene.choose(Choice::EndTurn);
    assert!(!scene.board().over && scene.board().turn == Seat(1));
    scene.game.board.captains[Seat(1)].money = 9000;
    scene.choose(Choice::EndTurn);
    assert!(scene.board().over);
    assert_eq!(scene.game.places(), [2, 1]);
}
