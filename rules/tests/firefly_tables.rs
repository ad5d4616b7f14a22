//! The printed matter of Firefly's base game adds up, and what it names exists.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

use rules::firefly::contact::Contact;
use rules::firefly::effect::{Effect, Test, Way};
use rules::firefly::job::{Course, Freight, Job, JobId, JobType, Pay, Stop};
use rules::firefly::leader::LeaderId;
use rules::firefly::misbehave::{Ace, Suit, misbehave_card, misbehave_cards};
use rules::firefly::nav::NavCard;
use rules::firefly::sector::{Region, SectorId};
use rules::firefly::sets::Sets;
use rules::firefly::ship::ShipId;
use rules::firefly::skill::{Keyword, Profession, Skill};
use rules::firefly::story::stories;
use rules::firefly::supply::{Class, Kind, KindId, Market, SupplyId};
use rules::firefly::{Chart, Table};
use std::collections::BTreeSet;

fn jobs() -> impl Iterator<Item = &'static Job> {
    Table::new(2).jobs().map(JobId::job)
}

/// The supply cards of the base game.
fn supply() -> impl Iterator<Item = SupplyId> {
    Table::new(2).supply()
}

/// What a set adds.
fn added(name: &str) -> Table {
    Table { sets: Sets::named(name).unwrap(), ..Table::new(2) }
}

fn stops(job: &Job) -> Vec<Stop> {
    match job.course {
        Course::Delivery { pickup, dropoff, .. } => vec![pickup, dropoff],
        Course::Target(stop) => vec![stop],
    }
}

/// The base game.
fn table() -> Table {
    Table::new(2)
}

/// The nav cards of the base game.
fn nav_cards() -> impl Iterator<Item = &'static NavCard> {
    table().nav().map(|(card, _)| card)
}

fn ways() -> impl Iterator<Item = &'static Way> {
    nav_cards().flat_map(|card| card.ways).chain(misbehave_cards().flat_map(|card| card.ways))
}

/// All effects of a list, those of tests and branches included.
fn deep(effects: &'static [Effect], into: &mut Vec<Effect>) {
    for &effect in effects {
        into.push(effect);
        match effect {
            Effect::Test(test) => test.bands.iter().for_each(|band| deep(band.effects, into)),
            Effect::If { then, otherwise, .. } => {
                deep(then, into);
                deep(otherwise, into);
            }
            _ => {}
        }
    }
}

fn tests() -> Vec<&'static Test> {
    let mut effects = Vec::new();
    ways().for_each(|way| deep(way.effects, &mut effects));
    effects
        .into_iter()
        .filter_map(|e| if let Effect::Test(t) = e { Some(t) } else { None })
        .collect()
}

/// The chart of the base board.
fn chart() -> &'static Chart {
    Chart::of(Sets::BASE)
}

#[test]
fn the_board_has_99_sectors_and_247_borders() {
    let region = |region| chart().sectors().filter(|s| s.sector().region == region).count();
    assert_eq!((region(Region::Alliance), region(Region::Border)), (32, 67));
    let ends: usize = chart().sectors().map(|sector| chart().neighbours(sector).count()).sum();
    assert_eq!(ends, 2 * 247);
    assert!(SectorId::new(0).is_none() && [0, 89, 101].iter().all(|&at| !chart().contains(at)));
}

#[test]
fn borders_lead_both_ways_and_nowhere_off_the_board() {
    for sector in chart().sectors() {
        for next in chart().neighbours(sector) {
            assert!(SectorId::new(next.number()).is_some(), "{sector:?} {next:?}");
            assert!(next != sector && chart().borders(next, sector));
        }
    }
}

#[test]
fn every_sector_can_be_reached_and_a_wall_closes() {
    let start = SectorId::new(51).unwrap();
    let far = chart().distances(start, |_| false);
    assert!(chart().sectors().all(|sector| far[usize::from(sector.number()) - 1].is_some()));
    for sector in chart().sectors() {
        let here = far[usize::from(sector.number()) - 1].unwrap();
        for next in chart().neighbours(sector) {
            assert!(here.abs_diff(far[usize::from(next.number()) - 1].unwrap()) <= 1);
        }
    }
    let shut = chart().distances(start, |_| true);
    assert_eq!(shut.into_iter().flatten().collect::<Vec<_>>(), [0]);
}

#[test]
fn contacts_and_markets_lie_on_planets() {
    let found: Vec<u8> =
        table().contacts().filter_map(|c| c.sector()).map(SectorId::number).collect();
    assert_eq!(found, [23, 29, 98, 76]);
    assert!(table().contacts().filter_map(|c| c.sector()).all(|at| chart().planetary(at)));
    assert!(!chart().planetary(SectorId::new(92).unwrap()), "named with a later board only");
}

#[test]
fn supply_decks_hold_25_each_and_add_up() {
    for market in table().markets() {
        assert_eq!(supply().filter(|card| card.market() == market).count(), 25);
    }
    let kinds: Vec<_> = supply().map(|card| card.printed()).collect();
    let sum =
        |of: fn(&rules::firefly::supply::Kind) -> u32| kinds.iter().map(|k| of(k)).sum::<u32>();
    let points = |skill: Skill| kinds.iter().map(|k| u32::from(k.skills.of(skill))).sum::<u32>();
    assert_eq!(sum(|k| u32::from(k.cost)), 64_000);
    assert_eq!(Skill::ALL.map(points), [52, 31, 30]);
    let class = |is: fn(&Class) -> bool| kinds.iter().filter(|k| is(&k.class)).count();
    assert_eq!(class(|c| matches!(c, Class::Crew)), 54);
    assert_eq!(class(|c| matches!(c, Class::Gear)), 46);
    assert_eq!(class(|c| matches!(c, Class::Upgrade)), 20);
    assert_eq!(class(|c| matches!(c, Class::DriveCore(_))), 5);
    assert_eq!(sum(|k| u32::from(k.moral)), 19);
    assert_eq!(sum(|k| u32::from(k.wanted)), 17);
}

#[test]
fn keywords_and_professions_are_as_many_as_printed() {
    let kinds: Vec<_> = supply().map(|card| card.printed()).collect();
    let words = Keyword::ALL.map(|w| kinds.iter().filter(|k| k.keywords.contains(&w)).count());
    assert_eq!(words, [7, 7, 5, 11, 6, 4, 4, 11]);
    let trades =
        Profession::ALL.map(|p| kinds.iter().filter(|k| k.professions.contains(&p)).count());
    assert_eq!(trades, [4, 7, 5, 7, 7, 17, 5, 5, 0, 0]);
}

#[test]
fn kinds_of_the_base_game_are_numbered_without_a_hole_and_all_are_sold() {
    let sold: BTreeSet<KindId> = SupplyId::all().map(SupplyId::kind).collect();
    assert!(KindId::all().eq(sold));
    assert!(
        (1..)
            .zip(KindId::all())
            .take(72)
            .all(|(id, kind)| kind.number() == id && kind.printed().id == id)
    );
}

#[test]
fn jobs_are_25_a_contact_and_add_up() {
    for contact in table().contacts() {
        assert_eq!(jobs().filter(|job| job.contact == contact).count(), 25);
    }
    assert!((1..).zip(jobs()).all(|(id, job)| job.id == id));
    let kind = |kind| jobs().filter(|job| job.kind == kind).count();
    let kinds = [JobType::Shipping, JobType::Transport, JobType::Smuggling, JobType::Crime];
    assert_eq!(kinds.map(kind), [40, 25, 21, 39]);
    assert_eq!(jobs().filter(|job| job.illegal).count(), 68);
    assert_eq!(jobs().filter(|job| job.immoral).count(), 24);
    let flat = |job: &Job| if let Pay::Flat(pay) = job.pay { u32::from(pay) } else { 0 };
    assert_eq!(jobs().map(flat).sum::<u32>(), 267_600);
    assert_eq!(jobs().filter(|job| !matches!(job.pay, Pay::Flat(_))).count(), 7);
    let misbehave = jobs().flat_map(stops).map(|stop| u32::from(stop.misbehave)).sum::<u32>();
    assert_eq!(misbehave, 144);
    let need = |skill| jobs().map(|job| u32::from(job.skills.of(skill))).sum::<u32>();
    assert_eq!(Skill::ALL.map(need), [90, 51, 43]);
    let printed = [
        jobs().filter(|job| job.bonus.is_some()).count(),
        jobs().filter(|job| job.test.is_some()).count(),
        jobs().filter(|job| job.clause.is_some()).count(),
    ];
    assert_eq!(printed, [85, 22, 4]);
}

#[test]
fn jobs_lead_to_planets_and_pay_for_what_they_carry() {
    for job in jobs() {
        for stop in stops(job) {
            let sectors = stop.place.sectors(SectorId::new(51).unwrap());
            assert!(!sectors.is_empty());
            let on = |&id: &u8| SectorId::new(id).is_some_and(|at| chart().planetary(at));
            assert!(sectors.iter().all(on), "{}", job.name);
        }
        let any = matches!(job.course, Course::Delivery { freight: Freight::Any(_), .. });
        assert_eq!(any, matches!(job.pay, Pay::Each(_)), "{}", job.name);
        assert_eq!(job.kind == JobType::Crime, matches!(job.course, Course::Target(_)));
        assert!(job.illegal || !job.immoral || job.kind == JobType::Transport, "{}", job.name);
    }
}

#[test]
fn nav_decks_hold_40_each_with_one_reshuffle() {
    for region in [Region::Alliance, Region::Border] {
        let deck = || nav_cards().filter(|card| card.region == region);
        assert_eq!(deck().map(|card| u32::from(card.count)).sum::<u32>(), 40);
        assert_eq!(deck().filter(|card| card.reshuffle).count(), 1);
    }
    assert_eq!(nav_cards().map(|card| card.id).collect::<BTreeSet<_>>().len(), nav_cards().count());
}

#[test]
fn misbehave_cards_are_40_in_four_suits() {
    let cards = || Table::new(2).misbehave();
    let suit =
        |suit| cards().filter(|(c, _)| c.suit == suit).map(|(_, n)| u32::from(n)).sum::<u32>();
    let suits = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];
    assert_eq!(suits.map(suit), [11, 9, 10, 10]);
    assert_eq!(misbehave_cards().filter(|card| card.reshuffle).count(), 1);
    assert_eq!(cards().filter(|(card, _)| card.ace.is_some()).count(), 18);
    assert!((1..).zip(misbehave_cards()).all(|(id, card)| card.id == id));
}

#[test]
fn aces_are_who_they_are_called() {
    let name = |id: u8| match misbehave_card(id).ace {
        Some(Ace::Kind(kind)) => kind.printed().name,
        _ => "",
    };
    assert_eq!(name(2), "River Tam");
    assert_eq!(name(9), "Crow");
    assert_eq!(name(14), "Wash");
    assert_eq!(name(21), "Simon Tam");
    assert_eq!(name(24), "Alliance Ident Card");
    assert_eq!(name(30), "Jayne's \"Cunning\" Hat");
}

#[test]
fn every_card_can_always_be_resolved() {
    for card in nav_cards() {
        assert!(card.ways.iter().any(|way| way.needs.is_empty()), "{}", card.name);
    }
    for card in misbehave_cards() {
        assert!(card.ways.iter().any(|way| way.needs.is_empty()), "{}", card.name);
    }
}

#[test]
fn every_way_ends_in_a_result() {
    let ends = |effect: &Effect| {
        matches!(
            effect,
            Effect::KeepFlying
                | Effect::FullStop
                | Effect::Evade
                | Effect::Proceed
                | Effect::Botched
                | Effect::Warrant
                | Effect::Redraw(_)
                | Effect::Fork
                | Effect::Rearguard(_)
                | Effect::Search
                | Effect::Riot
                | Effect::Nerve
        )
    };
    fn last(effects: &'static [Effect], ends: &dyn Fn(&Effect) -> bool) -> bool {
        match effects.last() {
            Some(Effect::Test(test)) => test.bands.iter().all(|band| last(band.effects, ends)),
            Some(Effect::AnyTest(tests)) => {
                tests.iter().flat_map(|test| test.bands).all(|band| last(band.effects, ends))
            }
            Some(Effect::If { then, otherwise, .. }) => last(then, ends) && last(otherwise, ends),
            Some(effect) => ends(effect),
            None => false,
        }
    }
    assert!(ways().all(|way| last(way.effects, &ends)));
}

#[test]
fn bands_begin_at_the_bottom_and_rise() {
    for test in tests() {
        assert_eq!(test.bands[0].from, 0);
        assert!(test.bands.is_sorted_by(|low, high| low.from < high.from));
        assert!(!test.kosherized || test.skill == Skill::Fight);
        assert!(!test.bribes || test.skill == Skill::Negotiate);
        assert_eq!(test.band(-3), 0);
        assert_eq!(test.band(30), test.bands.len() - 1);
    }
}

#[test]
fn leaders_are_seven_worth_three_points_each() {
    assert_eq!(table().leaders().count(), 7);
    assert_eq!(added("blue-sun").leaders().count(), 9);
    for leader in LeaderId::all().map(LeaderId::leader) {
        let points: u8 = Skill::ALL.iter().map(|&skill| leader.skills.of(skill)).sum();
        assert_eq!(points, 3, "{}", leader.name);
    }
    assert_eq!(table().leaders().filter(|id| id.leader().moral).count(), 3);
}

#[test]
fn every_goal_lies_on_a_planet_and_can_be_reached_every_way() {
    for goal in stories().flat_map(|story| story.goals) {
        let full = Chart::of(Sets::named("blue-sun,kalidasa").unwrap());
        let on = |id| SectorId::new(id).is_some_and(|at| full.planetary(at));
        assert!(goal.at.is_none_or(on));
        assert!(!goal.ways.is_empty() && (goal.at.is_some() || !goal.demands.is_empty()));
        for way in goal.ways {
            let mut effects = Vec::new();
            deep(way, &mut effects);
            assert!(effects.contains(&Effect::Goal));
        }
    }
}

#[test]
fn goals_lie_where_the_stories_say() {
    let at = |story: usize, goal: usize| {
        let sector = stories().nth(story - 1).unwrap().goals[goal - 1].at.and_then(SectorId::new);
        sector.map(|sector| sector.sector().planets).unwrap_or_default()
    };
    assert_eq!([at(1, 1), at(1, 2), at(1, 3)], [["Jiangyin"], ["Londinium"], ["Boros"]]);
    assert_eq!([at(2, 2), at(2, 3)], [["Valentine"], ["Ariel"]]);
    assert_eq!([at(4, 3), at(6, 1), at(6, 2)], [["Ezra"], ["Ezra"], ["Silverhold"]]);
    let places = |story: u8| {
        let goals = stories().filter(move |one| one.id == story).flat_map(|one| one.goals);
        let at = goals.filter_map(|goal| SectorId::new(goal.at?));
        at.map(|at| Chart::of(Sets::named("blue-sun").unwrap()).planets(at)[0]).collect::<Vec<_>>()
    };
    assert_eq!(places(11), ["Silverhold", "Three Hills", "Deadwood"]);
    let numbers: Vec<u8> = stories().map(|story| story.id).collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5, 6, 10, 11, 12, 13, 14, 18, 19, 20, 17, 21, 15, 16]);
}

// Breakin' Atmo ----------------------------------------------------------------------------------

fn atmo_jobs() -> impl Iterator<Item = &'static Job> {
    added("breakin-atmo").jobs().map(JobId::job).filter(|job| job.id > 125)
}

fn atmo_cards() -> Vec<&'static Kind> {
    let cards = added("breakin-atmo").supply().filter(|card| card.number() > 125);
    cards.map(SupplyId::printed).collect()
}

#[test]
fn breakin_atmo_adds_five_jobs_a_contact_and_they_add_up() {
    for contact in table().contacts() {
        assert_eq!(atmo_jobs().filter(|job| job.contact == contact).count(), 5);
    }
    assert!((264..=288).eq(atmo_jobs().map(|job| job.id)));
    let kind = |kind| atmo_jobs().filter(|job| job.kind == kind).count();
    let kinds = [JobType::Smuggling, JobType::Task, JobType::Crime, JobType::Transport];
    assert_eq!(kinds.map(kind), [3, 8, 12, 2]);
    assert_eq!(atmo_jobs().filter(|job| job.illegal).count(), 17);
    assert_eq!(atmo_jobs().filter(|job| job.immoral).count(), 6);
    let flat = |job: &Job| if let Pay::Flat(pay) = job.pay { u32::from(pay) } else { 0 };
    assert_eq!(atmo_jobs().map(flat).sum::<u32>(), 19_400);
    let misbehave = atmo_jobs().flat_map(stops).map(|stop| u32::from(stop.misbehave)).sum::<u32>();
    assert_eq!(misbehave, 43);
    let need = |skill| atmo_jobs().map(|job| u32::from(job.skills.of(skill))).sum::<u32>();
    assert_eq!(Skill::ALL.map(need), [7, 8, 14]);
    let each = |skill| {
        let pays = atmo_jobs().filter_map(|job| job.per_point).filter(|pay| pay.0 == skill);
        pays.map(|pay| u32::from(pay.1)).sum::<u32>()
    };
    assert_eq!(Skill::ALL.map(each), [2_600, 2_900, 3_200]);
    let bonus = |job: &&Job| job.bonus.is_some();
    assert_eq!(atmo_jobs().filter(bonus).count(), 17);
    assert_eq!(atmo_jobs().flat_map(|job| job.keywords).count(), 12);
    assert_eq!(atmo_jobs().flat_map(|job| job.needs).count(), 2);
}

#[test]
fn breakin_atmo_adds_25_supply_cards_and_they_add_up() {
    let kinds = atmo_cards();
    for market in table().markets() {
        let cards = added("breakin-atmo").supply().filter(|card| card.market() == market);
        assert_eq!(cards.count(), 30);
    }
    assert_eq!(kinds.len(), 25);
    assert_eq!(kinds.iter().map(|k| u32::from(k.cost)).sum::<u32>(), 15_800);
    let points = |skill: Skill| kinds.iter().map(|k| u32::from(k.skills.of(skill))).sum::<u32>();
    assert_eq!(Skill::ALL.map(points), [12, 12, 8]);
    let class = |wanted| kinds.iter().filter(|k| k.class == wanted).count();
    assert_eq!((class(Class::Crew), class(Class::Gear)), (9, 16));
    assert_eq!(kinds.iter().filter(|k| k.moral).count(), 3);
    assert_eq!(kinds.iter().filter(|k| k.wanted).count(), 2);
    let words = Keyword::ALL.map(|w| kinds.iter().filter(|k| k.keywords.contains(&w)).count());
    assert_eq!(words, [2, 1, 2, 5, 0, 1, 2, 2]);
}

#[test]
fn a_job_of_a_board_that_is_not_there_stays_in_the_box() {
    let far = rules::firefly::job::Place::Sectors(&[51, 200]);
    let gone = rules::firefly::job::Place::Sectors(&[200]);
    let course = |place| Course::Target(Stop { place, misbehave: 0 });
    assert!(course(far).is_on(chart()), "one of its places is enough");
    assert!(!course(gone).is_on(chart()));
    assert!(course(rules::firefly::job::Place::Cruiser).is_on(chart()));
}

/// Counts and sums of Blue Sun's rows, as the tables have them (`firefly_sectors.csv`,
/// `firefly_edges.csv`, `firefly_nav.csv`, `firefly_jobs.csv`).
#[test]
fn the_west_board_and_its_cards_add_up() {
    let west = added("blue-sun");
    let chart = Chart::of(west.sets);
    let region = |region| chart.sectors().filter(|s| s.sector().region == region).count();
    let regions = [Region::Alliance, Region::Border, Region::Rim];
    assert_eq!(regions.map(region), [32, 69, 23]);
    let ends: usize = chart.sectors().map(|sector| chart.neighbours(sector).count()).sum();
    assert_eq!(ends, 2 * (247 + 65));
    // The sectors of the base board that border on it.
    let base = Chart::of(Sets::BASE);
    let grown =
        base.sectors().filter(|&at| chart.neighbours(at).count() > base.neighbours(at).count());
    let grown: Vec<u8> = grown.map(SectorId::number).collect();
    assert_eq!(grown, [84, 86, 88, 90, 92, 93, 94, 95]);
    let shadow = SectorId::new(92).unwrap();
    assert!(chart.planetary(shadow) && !base.planetary(shadow));
    assert_eq!(chart.planets(shadow), ["Shadow"]);
    let planets = chart.sectors().filter(|at| at.number() > 100).filter(|&at| chart.planetary(at));
    assert_eq!(planets.count(), 9, "the relay counts as one");
    let printed = chart.sectors().filter(|at| at.sector().reavers > 0).map(SectorId::number);
    assert!(
        printed.eq([120, 121, 122]) && west.cutters().map(SectorId::number).eq([120, 121, 122])
    );
    assert!(table().cutters().map(SectorId::number).eq([1]));

    let deck = |region: Region| west.nav().filter(move |(card, _)| card.region == region);
    let sizes = regions.map(|at| deck(at).map(|(_, count)| u32::from(count)).sum::<u32>());
    assert_eq!(sizes, [40, 40, 30]);
    let reavers = |name: &str| deck(Region::Border).find(|(card, _)| card.name == name).unwrap().1;
    let border = ["Reaver Cutter", "Reaver Bait", "Reavers on the Hunt", "Reavers Dead Ahead"];
    assert_eq!(border.map(reavers), [1, 1, 5, 3]);
    assert_eq!(deck(Region::Rim).filter(|(card, _)| card.reshuffle).count(), 1);
}

#[test]
fn the_jobs_of_blue_sun_add_up() {
    let new = || added("blue-sun").jobs().map(JobId::job).filter(|job| job.id > 125);
    let jobs = || new().filter(|job| job.challenge.is_none());
    assert!(jobs().map(|job| job.id).eq(134..=183));
    let dares = || new().filter(|job| job.challenge.is_some());
    assert!(dares().map(|job| job.id).eq(290..=314));
    assert_eq!(dares().filter(|job| job.illegal).count(), 14);
    assert!(dares().all(|job| job.contact == Contact::MrUniverse));
    for contact in table().contacts() {
        assert_eq!(jobs().filter(|job| job.contact == contact).count(), 5);
    }
    let kinds = [JobType::Shipping, JobType::Transport, JobType::Smuggling, JobType::Crime];
    let kind = |kind| jobs().filter(|job| job.kind == kind).count();
    assert_eq!(kinds.map(kind), [8, 5, 30, 5]);
    assert_eq!(kind(JobType::Task), 2);
    assert_eq!(jobs().filter(|job| job.illegal).count(), 37);
    assert_eq!(jobs().filter(|job| job.immoral).count(), 4);
    let flat = |job: &Job| if let Pay::Flat(pay) = job.pay { u32::from(pay) } else { 0 };
    assert_eq!(jobs().map(flat).sum::<u32>(), 120_100);
    let misbehave = jobs().flat_map(stops).map(|stop| u32::from(stop.misbehave)).sum::<u32>();
    assert_eq!(misbehave, 69);
    let need = |skill| jobs().map(|job| u32::from(job.skills.of(skill))).sum::<u32>();
    assert_eq!(Skill::ALL.map(need), [29, 20, 19]);
    let printed = [
        jobs().filter(|job| job.bonus.is_some()).count(),
        jobs().filter(|job| job.test.is_some()).count(),
        jobs().filter(|job| job.clause.is_some()).count(),
        jobs().filter(|job| !job.found.is_empty()).count(),
    ];
    assert_eq!(printed, [27, 11, 10, 6]);
    // Without its board none of them is dealt, wherever they are kept.
    assert!(table().jobs().all(|job| job.number() <= 125));
}

/// Counts and sums of Meridian's cards (`firefly_supply.csv`).
#[test]
fn the_market_of_meridian_adds_up() {
    let west = added("blue-sun");
    let cards = || {
        let sold = west.supply().filter(|card| card.market() == Market::Meridian);
        sold.map(|card| card.printed())
    };
    assert_eq!(cards().count(), 25);
    assert_eq!(west.supply().count(), 150);
    assert_eq!(cards().map(|kind| u32::from(kind.cost)).sum::<u32>(), 13_600);
    let points = |skill| cards().map(|kind| u32::from(kind.skills.of(skill))).sum::<u32>();
    assert_eq!(Skill::ALL.map(points), [10, 2, 6]);
    assert_eq!(cards().filter(|kind| kind.class == Class::Crew).count(), 7);
    assert_eq!(cards().filter(|kind| kind.wanted).count(), 1);
}

// Kalidasa ---------------------------------------------------------------------------------------

/// Counts and sums of Kalidasa's rows, as the tables have them, and of both boards together.
#[test]
fn the_east_board_and_its_cards_add_up() {
    let (east, both) = (added("kalidasa"), added("blue-sun,kalidasa"));
    let regions = [Region::Alliance, Region::Border, Region::Rim];
    let sectors = |table: Table| {
        let all: Vec<SectorId> = Chart::of(table.sets).sectors().collect();
        regions.map(|region| all.iter().filter(|s| s.sector().region == region).count())
    };
    let borders = |table: Table| {
        let chart = Chart::of(table.sets);
        chart.sectors().map(|at| chart.neighbours(at).count()).sum::<usize>() / 2
    };
    assert_eq!(sectors(east), [32, 69, 26]);
    assert_eq!(sectors(both).iter().sum::<usize>(), 152);
    assert_eq!((borders(east), borders(both)), (247 + 76, 247 + 65 + 76));
    let chart = Chart::of(east.sets);
    let planets = chart.sectors().filter(|at| at.number() > 124).filter(|&at| chart.planetary(at));
    assert_eq!(planets.count(), 16, "the relay counts as one");
    let far = Chart::of(both.sets).distances(SectorId::new(51).unwrap(), |_| false);
    assert!(Chart::of(both.sets).sectors().all(|at| far[usize::from(at.number()) - 1].is_some()));
    assert_eq!(east.corvette().map(SectorId::number), Some(133));
    assert!(table().corvette().is_none() && added("blue-sun").corvette().is_none());
    assert!(east.cutters().map(SectorId::number).eq([1]));
    assert!(both.cutters().map(SectorId::number).eq([120, 121, 122]));
    let sizes = |table: Table| {
        regions.map(|region| {
            let deck = table.nav().filter(|(card, _)| card.region == region);
            deck.map(|(_, count)| u32::from(count)).sum::<u32>()
        })
    };
    assert_eq!((sizes(east), sizes(both)), ([60, 60, 31], [60, 60, 60]));
    let shuffles = |table: Table| {
        let cards = table.nav().filter(|(card, count)| card.reshuffle && *count > 0);
        cards.map(|(_, count)| count).collect::<Vec<_>>()
    };
    assert_eq!((shuffles(east), shuffles(both)), (vec![1, 1, 1], vec![1, 1, 1]));
}

#[test]
fn the_jobs_of_kalidasa_add_up() {
    let own = |job: &&Job| (188..=262).contains(&job.id);
    let jobs = || added("blue-sun,kalidasa").jobs().map(JobId::job).filter(own);
    assert!(jobs().map(|job| job.id).eq(188..=262));
    // Without the west board what leads there stays in the box.
    let alone: Vec<u16> =
        added("kalidasa").jobs().map(JobId::job).filter(own).map(|job| job.id).collect();
    let gone = (188..=262).filter(|id| !alone.contains(id));
    assert_eq!(gone.collect::<Vec<u16>>(), [205, 217, 219, 220, 221, 222]);
    for contact in table().contacts() {
        assert_eq!(jobs().filter(|job| job.contact == contact).count(), 5);
    }
    for contact in [Contact::MagistrateHiggins, Contact::FantyMingo] {
        assert_eq!(jobs().filter(|job| job.contact == contact).count(), 25);
    }
    let kinds = [JobType::Shipping, JobType::Transport, JobType::Smuggling, JobType::Crime];
    let kind = |kind| jobs().filter(|job| job.kind == kind).count();
    assert_eq!(kinds.map(kind), [15, 29, 17, 14]);
    let also = |kind| jobs().filter(|job| job.also == Some(kind)).count();
    assert_eq!(kinds.map(also), [1, 0, 7, 8]);
    assert_eq!(also(JobType::Salvage), 1);
    assert_eq!(jobs().filter(|job| job.illegal).count(), 51);
    assert_eq!(jobs().filter(|job| job.immoral).count(), 17);
    let flat = |job: &Job| if let Pay::Flat(pay) = job.pay { u32::from(pay) } else { 0 };
    assert_eq!(jobs().map(flat).sum::<u32>(), 155_300);
    let each = |job: &Job| if let Pay::Each(pay) = job.pay { u32::from(pay) } else { 0 };
    assert_eq!(jobs().map(each).sum::<u32>(), 5_800);
    let misbehave = jobs().flat_map(stops).map(|stop| u32::from(stop.misbehave)).sum::<u32>();
    assert_eq!(misbehave, 108);
    let need = |skill| jobs().map(|job| u32::from(job.skills.of(skill))).sum::<u32>();
    assert_eq!(Skill::ALL.map(need), [10, 13, 4]);
    let printed = [
        jobs().filter(|job| job.bonus.is_some()).count(),
        jobs().filter(|job| job.test.is_some()).count(),
        jobs().filter(|job| job.clause.is_some()).count(),
        jobs().filter(|job| job.carrying.is_some()).count(),
        jobs().filter(|job| !job.found.is_empty()).count(),
    ];
    assert_eq!(printed, [34, 14, 29, 8, 17]);
    let chances = || jobs().filter_map(|job| job.aside);
    assert_eq!(chances().count(), 18);
    assert_eq!(chances().map(|aside| u32::from(aside.pay)).sum::<u32>(), 28_600);
    // What is worked in a sector is clear: no opportunity lies where its job leads.
    for job in jobs().filter(|job| job.aside.is_some()) {
        let aside = job.aside.unwrap().stop.place;
        assert!(stops(job).iter().all(|stop| stop.place != aside), "{}", job.name);
    }
}

/// Counts and sums of its supply cards (`firefly_supply.csv`).
#[test]
fn the_market_of_beaumonde_adds_up() {
    let east = added("kalidasa");
    let new: Vec<SupplyId> = east.supply().filter(|card| card.number() > 125).collect();
    assert_eq!((new.len(), east.supply().count()), (50, 175));
    for market in table().markets() {
        assert_eq!(new.iter().filter(|card| card.market() == market).count(), 5);
    }
    let sum = |cards: &[&Kind]| {
        let points = |skill| cards.iter().map(|kind| u32::from(kind.skills.of(skill))).sum::<u32>();
        let cost = cards.iter().map(|kind| u32::from(kind.cost)).sum::<u32>();
        let class = |class| cards.iter().filter(|kind| kind.class == class).count();
        let classes = [Class::Crew, Class::Gear, Class::Upgrade].map(class);
        let wanted = cards.iter().filter(|kind| kind.wanted).count();
        (cost, Skill::ALL.map(points), classes, wanted)
    };
    let all: Vec<&Kind> = new.iter().map(|card| card.printed()).collect();
    assert_eq!(sum(&all), (17_800, [11, 20, 11], [15, 29, 6], 10));
    let sold = new.iter().filter(|card| card.market() == Market::Beaumonde);
    let sold: Vec<&Kind> = sold.map(|card| card.printed()).collect();
    assert_eq!(sum(&sold), (10_400, [9, 5, 9], [8, 14, 3], 3));
    assert!(all.iter().all(|kind| !kind.moral));
    assert_eq!(east.leaders().count(), 8);
}

/// A pack's deck: how many cards of what class, their prices together, and where they are sold.
fn pack(name: &str) -> (Vec<(&'static str, u16, Market)>, usize) {
    let (with, without) = (added(name), table());
    let cards = with.supply().filter(|card| without.supply().all(|other| other != *card));
    let rows = cards.map(|card| (card.printed().name, card.printed().cost, card.market()));
    (rows.collect(), with.ships().count())
}

#[test]
fn the_packs_add_up() {
    use Market::{Persephone, Silverhold, SpaceBazaar};
    assert_eq!(pack("artful-dodger"), (vec![], 2));
    let pods = ("Caravan Pods", 400, Persephone);
    assert_eq!(pack("esmeralda"), (vec![pods, pods, ("Full Mess Deck", 400, Persephone)], 2));
    let cluster = ("Decoy Nav Sat Cluster", 400, SpaceBazaar);
    let jets = ("Xunsu Emergency Ram Jets", 600, SpaceBazaar);
    assert_eq!(pack("jetwash"), (vec![cluster, jets], 2));
    let bonnet = ("Mal's Pretty Floral Bonnet", 0, Silverhold);
    let dinosaurs = ("Wash's Lucky Dinosaurs", 0, SpaceBazaar);
    assert_eq!(pack("promo"), (vec![bonnet, dinosaurs], 1));
    let leaders = |name| added(name).leaders().count() - table().leaders().count();
    let packs = ["artful-dodger", "esmeralda", "jetwash", "promo"];
    assert_eq!(packs.map(leaders), [0, 0, 1, 0]);
    let zoe = LeaderId::new(13).unwrap().leader();
    assert_eq!((zoe.name, zoe.skills.of(Skill::Fight), zoe.moral), ("Zoe", 3, true));
    assert_eq!(zoe.professions, [Profession::Soldier]);
    let double = zoe.also.and_then(KindId::new).unwrap().printed();
    assert_eq!((double.name, double.class), (zoe.name, Class::Crew));
}

/// Hold, stash, berths, slots, range, fuel, and what comes off the money of the start.
#[test]
fn the_ships_are_as_printed() {
    let sheet = |id: ShipId| {
        let ship = id.printed();
        let core = (ship.core.range, ship.core.fuel, ship.core.mosey);
        let spaces = [ship.hold, ship.stash, ship.berths, ship.slots];
        (ship.name, spaces, core, (ship.built_in, ship.tank), ship.price())
    };
    let sheets: Vec<_> = ShipId::all().map(sheet).collect();
    assert_eq!(
        sheets,
        [
            ("Firefly III", [8, 4, 6, 3], (5, 1, 1), (false, false), 0),
            ("Interceptor", [4, 0, 4, 2], (8, 0, 1), (true, false), 0),
            ("S.S. Walden", [15, 0, 6, 3], (4, 1, 1), (true, false), 0),
            ("Artful Dodger", [6, 4, 7, 3], (6, 1, 1), (false, false), 0),
            ("Esmeralda", [12, 6, 5, 2], (5, 1, 1), (true, true), 800),
            ("Jetwash", [12, 6, 5, 2], (5, 1, 1), (true, true), 1000),
        ]
    );
    let fitted = |id: ShipId| id.printed().upgrades().map(|card| card.printed().name);
    let all: Vec<Vec<_>> = ShipId::all().map(|id| fitted(id).collect()).collect();
    let own =
        ["Caravan Pods", "Full Mess Deck", "Decoy Nav Sat Cluster", "Xunsu Emergency Ram Jets"];
    let none = Vec::new;
    assert_eq!(all, [none(), none(), none(), none(), own[..2].to_vec(), own[2..].to_vec()]);
    // They fill the slots, and lie in no deck.
    assert!(ShipId::all().all(|id| {
        let count = fitted(id).count();
        count == 0 || count == usize::from(id.printed().slots)
    }));
    let packs = added("artful-dodger,esmeralda,jetwash,promo");
    let own: Vec<SupplyId> = ShipId::all().flat_map(|id| id.printed().upgrades()).collect();
    assert!(packs.supply().all(|card| !own.contains(&card)) && packs.supply().count() == 132);
}
