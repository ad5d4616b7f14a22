//! Whole matches are shown: what is told is seen, and what is seen can be.

use super::{
    BOUND, CORVETTE, CRUISER, CUTTER, HOLD, LAW, MONEY, SHOWN, SKILLS, Says, beat, figure,
};
use crate::beat::Beat;
use crate::icons::Icon;
use crate::words::{FireflyText, Lang};
use bots::Level;
use rules::firefly::alert::Watch;
use rules::firefly::contact::Contact;
use rules::firefly::edict::Edict;
use rules::firefly::effect::Good;
use rules::firefly::job::JobId;
use rules::firefly::misbehave::Suit;
use rules::firefly::sector::{Region, SectorId};
use rules::firefly::skill::Skill;
use rules::firefly::supply::SupplyId;
use rules::firefly::{
    Arms, BountySpot, Captain, Cause, Choice, Event, Firefly, JobSpot, Outcome, Person, Sets, Spot,
    StartingJobs, Step, Table, Task, nav_card,
};
use rules::{Match, Options, Rng, Seat, Seed, Silent};
use std::collections::BTreeSet;

/// What is told in the log alone: set-up, what one stows and looks at, what other beats show.
fn needs_none(event: &Event) -> bool {
    match event {
        Event::Round { .. }
        | Event::Shuffled { .. }
        | Event::Over { .. }
        | Event::Equip { .. }
        | Event::Loaded { .. }
        | Event::Roll { .. }
        | Event::Way { .. } => true,
        Event::Money { cause, .. }
        | Event::Goods { cause, .. }
        | Event::Token { cause, .. }
        | Event::Job { cause: cause @ (Cause::Setup | Cause::Burn | Cause::Free), .. }
        | Event::Card { cause: cause @ (Cause::Setup | Cause::Burn | Cause::Free), .. } => {
            matches!(cause, Cause::Setup | Cause::Burn | Cause::Free)
        }
        Event::Card { from, to, .. } => {
            !matches!(from, Spot::Ship(_)) && !matches!(to, Spot::Ship(_))
        }
        Event::Job { from, to, .. } => {
            matches!(to, JobSpot::Considered(_) | JobSpot::Active(_))
                || !matches!(from, JobSpot::Active(_)) && *to == JobSpot::Discard
        }
        Event::Errand { outcome, step, .. } => *outcome == Outcome::Done && *step == Step::Pickup,
        Event::Bounty { from, .. } => *from != BountySpot::Deck,
        Event::Nav { card, .. } => nav_card(*card).ways.len() == 1,
        Event::Dice { .. }
        | Event::Leader { .. }
        | Event::Flown { .. }
        | Event::Turn { .. }
        | Event::Warrants { .. }
        | Event::Solid { .. }
        | Event::Goal { .. }
        | Event::Ship { .. }
        | Event::Cruiser { .. }
        | Event::Cutter { .. }
        | Event::Corvette { .. }
        | Event::Manhunt { .. }
        | Event::Haven { .. }
        | Event::TokenTaken { .. }
        | Event::Cache { .. }
        | Event::Purse { .. }
        | Event::Timer { .. }
        | Event::Mark { .. }
        | Event::Unrest { .. }
        | Event::Salvaged { .. }
        | Event::Windfall { .. }
        | Event::Charted { .. }
        | Event::Raced { .. }
        | Event::Edict { .. }
        | Event::Split { .. }
        | Event::Back { .. }
        | Event::Brand { .. }
        | Event::Doubles { .. }
        | Event::Above { .. }
        | Event::Picked { .. }
        | Event::Skies { .. }
        | Event::Alert { .. }
        | Event::Alarm { .. }
        | Event::Visit { .. }
        | Event::Talk { .. }
        | Event::Misbehave { .. }
        | Event::Ace { .. }
        | Event::Ignored { .. }
        | Event::Whim { .. }
        | Event::Alone { .. }
        | Event::Trick { .. }
        | Event::Test { .. }
        | Event::Medic { .. }
        | Event::Lucky { .. }
        | Event::Wanted { .. }
        | Event::Inspection { .. }
        | Event::Decoyed { .. }
        | Event::Team { .. }
        | Event::Pay { .. }
        | Event::Offer { .. }
        | Event::Answer { .. }
        | Event::Uplink { .. }
        | Event::Study { .. }
        | Event::Gamble { .. }
        | Event::Scattered { .. }
        | Event::Slip { .. }
        | Event::Armor { .. }
        | Event::Boards { .. }
        | Event::Stance { .. }
        | Event::Forced { .. }
        | Event::Showdown { .. }
        | Event::Swapped { .. }
        | Event::Searched { .. }
        | Event::LastCall { .. } => false,
    }
}

/// What a bystander is shown.
fn shown(event: &Event, before: &[(usize, Event)]) -> Option<Beat> {
    beat(event, before, &Table::new(2), None)
}

/// What comes too seldom to wait for.
fn rare() -> Vec<Event> {
    let (seat, person) = (Seat(1), Person::Leader);
    let crew = SupplyId::all().next().unwrap();
    let sector = rules::firefly::sector::SectorId::LONDINIUM;
    let cause = Cause::Misbehave(1);
    vec![
        Event::Warrants { seat, change: 1, cause },
        Event::Ace { seat, card: 1, spent: None },
        Event::Ignored { seat, card: 1 },
        Event::Whim { seat, crew, roll: 3, skill: None, points: 0 },
        Event::Alone { seat, person },
        Event::Trick { seat, person, skill: Skill::Fight },
        Event::Medic { seat, person, roll: 4, bonus: 0, saved: false },
        Event::Lucky { seat },
        Event::Wanted { seat, crew, roll: 1, caught: true },
        Event::Inspection { seat },
        Event::Decoyed { seat },
        Event::Answer { seat, agreed: true },
        Event::LastCall { seat },
        Event::Uplink { seat, contact: Contact::Badger },
        Event::Study { seat, cards: vec![1, 2, 3] },
        Event::Gamble { seat, cards: vec![1, 2, 3, 4, 5], won: true },
        Event::Alert { watch: Watch::Reavers, sector, change: 1 },
        Event::Alarm { watch: Watch::Alliance, seat, sector, tokens: 2, roll: 2, comes: true },
        Event::Corvette { from: sector, to: sector, by: None },
        Event::Manhunt { seat },
        Event::Haven { seat, sector },
        Event::TokenTaken { seat, rival: Seat(1) },
        Event::Cache { seat, sector, left: 2 },
        Event::Purse { seat, contact: Contact::Badger },
        Event::Timer { left: 3 },
        Event::Mark { seat, job: rules::firefly::job::JobId::new(50).unwrap(), sector },
        Event::Unrest { seat, roll: 3, lost: 0 },
        Event::Salvaged { seat, gear: crew, roll: 6, kept: true },
        Event::Windfall { seat, gear: crew, dice: (1, 6) },
        Event::Charted { seat, region: Region::Rim, cards: vec![201, 202] },
        Event::Raced { seat, suit: Suit::Clubs, card: 1, won: true },
        Event::Flown { seat, ship: rules::firefly::ship::ShipId::BASE },
        Event::Scattered { seat, cards: vec![1, 2, 3] },
        Event::Edict { edict: Edict::AllianceAudit, at: None },
        Event::Split { seat, team: vec![person] },
        Event::Back { seat, person },
        Event::Brand { seat, person, wanted: true },
        Event::Doubles { seat, dice: (2, 2), won: true },
        Event::Above { seat, roll: 3, than: 1, won: true },
        Event::Picked { seat, roll: 3, skill: Skill::Tech },
        Event::Skies { seat, roll: 3 },
        Event::Slip { seat, roll: 4, away: true },
        Event::Armor { seat, person, roll: 4, saved: true },
    ]
}

#[test]
fn what_comes_seldom_is_shown_too() {
    for event in rare() {
        assert!(shown(&event, &[]).is_some() && !needs_none(&event), "{event:?}");
    }
}

/// All that a captain's figures say.
fn figures(view: &rules::firefly::View) -> std::collections::BTreeMap<String, i32> {
    let of = |whose: Seat| {
        let captain = view.captain(whose);
        [
            (figure(MONEY, whose), captain.money as i32),
            (figure(LAW, whose), captain.warrants.into()),
            (figure("fuel", whose), captain.has(Good::Fuel).into()),
            (figure("part", whose), captain.has(Good::Part).into()),
            (figure("crew", whose), captain.everyone().len() as i32),
            (figure(HOLD, whose), stowed(captain)),
            (figure(SKILLS, whose), skilled(captain)),
        ]
    };
    // What is dealt before the first turn lies there.
    let begun = view.round > 0;
    view.seats().filter(|_| begun).flat_map(of).collect()
}

/// All that is drawn of hold and stash, as one number.
fn stowed(captain: &Captain) -> i32 {
    let goods = Good::ALL.into_iter().flat_map(|good| [captain.hold[good], captain.stash[good]]);
    let spaces = [captain.hold_spaces().all(), captain.stash_spaces().all()];
    goods.chain(spaces).fold(0, |all, n| (all * 31 + i32::from(n)) % 99_991)
}

/// The points of a crew, skill by skill, as one number.
fn skilled(captain: &Captain) -> i32 {
    let everyone = captain.everyone();
    let points = Skill::ALL.map(|skill| captain.points(&everyone, skill, Arms::Armed));
    points.into_iter().fold(0, |all, n| all * 100 + i32::from(n))
}

#[test]
fn the_numbers_told_are_those_drawn() {
    for at in 0..4 {
        let played = voyage(at, 400);
        let changes = crate::beat::tests::count_along(&played, figures, |event, before| {
            beat(event, before, played.options(), None)
        });
        assert!(changes > 40, "{changes}");
    }
}

/// Captains who get somewhere, now and then by a whim.
fn voyage(at: u64, most: usize) -> Match<Firefly> {
    let seats = at as u8 % Table::MOST + 1;
    // Every third one beyond the base board.
    let sets = if at % 3 == 2 { Sets::named("blue-sun").unwrap() } else { Sets::BASE };
    let (story, jobs) = (1, StartingJobs::All);
    let table = Table { story, turn_limit: 30, jobs, sets, ..Table::new(seats) };
    let mut played = Match::<Firefly>::new(table, Seed(at)).unwrap();
    let mut rng = Rng::new(Seed(at), 6);
    for _ in 0..most {
        let Some(seat) = played.decider() else { break };
        let whim: Choice = *rng.pick(&played.legal()).unwrap();
        let view = played.view(Some(seat));
        let choice = match rng.below(6) {
            0 => whim,
            _ => bots::choose::<Firefly>(&view, Level::Greedy, at, 0).unwrap_or(whim),
        };
        played.play(choice, &mut Silent).unwrap();
    }
    played
}

/// Whether something of this name is drawn at a table of so many.
fn is_drawn(name: &str, seats: u8) -> bool {
    if [CRUISER, CORVETTE, CUTTER, LAW, MONEY, "crew", "fuel", "part", "hold"].contains(&name) {
        return true;
    }
    let Some((kind, number)) = name.split_once('-') else { return false };
    let Ok(number) = number.parse::<u16>() else { return false };
    match kind {
        "ship" | "seat" | "goals" => number < seats.into(),
        "sector" => SectorId::all().any(|at| u16::from(at.number()) == number),
        "cutter" | "alert" => SectorId::new(number as u8).is_some(),
        "supply" => SupplyId::all().any(|card| card.number() == number),
        _ => false,
    }
}

fn check(beat: &Beat, seats: u8) {
    for moved in &beat.moves {
        let thing = Some(&moved.thing).filter(|_| moved.sign.is_none());
        let names = [thing, moved.from.as_ref(), moved.to.as_ref()];
        for name in names.into_iter().flatten().flat_map(|names| names.split(' ')) {
            assert!(is_drawn(name, seats), "{name}");
        }
    }
    match (&beat.picture, beat.place.as_deref()) {
        (Some(picture), Some(SHOWN)) => {
            // Suits are letters.
            let drawn = picture.contains("<svg") || picture.contains("<b>");
            assert!(picture.contains("data-thing=\"shown\"") && drawn);
            for tag in ["div", "svg", "span", "p", "i", "b"] {
                let opened = [format!("<{tag} "), format!("<{tag}>")];
                let opened: usize = opened.iter().map(|tag| picture.matches(tag).count()).sum();
                assert_eq!(opened, picture.matches(&format!("</{tag}>")).count(), "{picture}");
            }
        }
        (None, place) => {
            assert!(place.is_none_or(|place| place.split(' ').all(|name| is_drawn(name, seats))))
        }
        (Some(_), place) => panic!("a picture at {place:?}"),
    }
}

/// The kind of an event.
fn kind(event: &Event) -> String {
    format!("{event:?}").chars().take_while(|letter| letter.is_alphabetic()).collect()
}

/// Captains who get somewhere, now and then by a whim; whether all kinds of great moments came.
#[test]
fn what_is_told_is_shown() {
    let text = FireflyText::new(Lang::En);
    let names: Vec<String> = ["Ada", "Bo", "Cy", "Di"].map(str::to_owned).to_vec();
    let (mut shown, mut beats, mut turns) = (BTreeSet::new(), 0, 0);
    for at in 0..12 {
        let seats = at as u8 % Table::MOST + 1;
        let played = voyage(at, 600);
        let history = played.history().unwrap();
        let told = |events: &Vec<Event>| events.iter().map(|event| (0, event.clone())).collect();
        let told: Vec<Vec<(usize, Event)>> = history.iter().map(told).collect();
        let told = told.concat();
        for viewer in [Some(Seat(0)), Some(Seat(seats - 1)), None] {
            for (at, (_, event)) in told.iter().enumerate() {
                let said = text.tell(event, &names);
                match beat(event, &told[..at], played.options(), viewer) {
                    Some(beat) => {
                        check(&beat, seats);
                        shown.insert(kind(event));
                        beats += usize::from(!beat.joins);
                    }
                    None => assert!(said.is_empty() || needs_none(event), "{event:?}: {said:?}"),
                }
                turns += usize::from(matches!(event, Event::Turn { .. }));
            }
        }
    }
    for kind in
        "Ship Cruiser Cutter Alert Alarm Nav Misbehave Test Money Goods Card Team Solid Goal"
            .split(' ')
    {
        assert!(shown.contains(kind), "{kind} never came up");
    }
    assert!((4..=12).contains(&(beats / turns)), "{beats} beats in {turns} turns");
}

/// A burn is one flight: said when it begins, then sector by sector in silence.
#[test]
fn a_flight_is_said_once() {
    let seat = Seat(0);
    let at = |number| SectorId::new(number).unwrap();
    let leg = |from, to| Event::Ship {
        seat,
        from: Some(at(from)),
        to: at(to),
        pace: rules::firefly::Pace::Burn,
    };
    let told = [(1, Event::Turn { seat, round: 2 }), (2, leg(97, 87)), (3, leg(87, 79))];
    let legs = [1, 2].map(|n| shown(&told[n].1, &told[..n]).unwrap());
    assert_eq!(legs.each_ref().map(|leg| leg.says), [Says::First, Says::Nothing]);
    let way = legs.map(|leg| (leg.moves[0].from.clone(), leg.moves[0].to.clone()));
    let name = |number| Some(super::sector(at(number)));
    assert_eq!(way, [(name(97), name(87)), (name(87), name(79))]);
}

/// The first job that one has done is a moment of its own; the next is told like any other's.
#[test]
fn the_first_job_done_is_a_moment() {
    let (task, step) = (Task::Job(JobId::new(1).unwrap()), Step::Finish);
    let done = |seat| Event::Errand { seat, task, step, outcome: Outcome::Done };
    let told = [(1, done(Seat(1))), (2, done(Seat(0))), (3, done(Seat(0)))];
    let own = |n: usize| {
        beat(&told[n].1, &told[..n], &Table::new(2), Some(Seat(0))).unwrap().picture.is_some()
    };
    assert_eq!([own(0), own(1), own(2)], [false, true, false]);
}

/// Who is caught lies beside the captor once that is told, and is no crew of his.
#[test]
fn a_captive_waits_for_the_beat_that_brings_him() {
    let card = SupplyId::all().find(|card| card.printed().name == "Scrapper").unwrap();
    let caught = |from| Event::Card {
        card,
        from,
        to: Spot::Bound(Seat(0)),
        cause: Cause::Bounty(19),
        killed: rules::Aside(false),
    };
    let changes = |event: &Event| -> Vec<(String, Option<i32>)> {
        let figures = shown(event, &[]).unwrap().figures.into_iter();
        figures.map(|figure| (figure.name, figure.change)).collect()
    };
    let alone = changes(&caught(Spot::Discard));
    assert!(alone.contains(&(figure(BOUND, Seat(0)), None)), "{alone:?}");
    assert!(alone.contains(&(figure("crew", Seat(0)), Some(0))), "{alone:?}");
    let aboard = changes(&caught(Spot::Ship(Seat(1))));
    assert!(aboard.contains(&(figure(BOUND, Seat(0)), None)), "{aboard:?}");
    assert!(aboard.contains(&(figure("crew", Seat(1)), Some(-1))), "{aboard:?}");
}

/// Of several Cutters the one that comes there goes over the chart, and what it leaves behind is seen
/// with its going.
#[test]
fn a_cutter_of_several_goes_over_the_chart_and_leaves_its_alert() {
    let [from, to] = [121, 103].map(|number| SectorId::new(number).unwrap());
    let went = (1, Event::Cutter { from, to, by: Some(Seat(0)) });
    let going = shown(&went.1, &[]).unwrap();
    let moved = &going.moves[0];
    assert_eq!(moved.thing, "cutter-103 cutter");
    assert_eq!(
        (moved.from.as_deref(), moved.to.as_deref()),
        (Some("sector-121"), Some("sector-103"))
    );
    let left = Event::Alert { watch: Watch::Reavers, sector: from, change: 1 };
    let alert = shown(&left, &[went]).unwrap();
    assert!(alert.joins && alert.says == Says::Nothing);
    assert_eq!(alert.moves[0].thing, "alert-121");
    let laid = shown(&left, &[]).unwrap();
    assert!(!laid.joins && laid.says == Says::First, "a card has laid it");
}

#[test]
fn a_result_that_ends_the_attempt_is_not_ticked() {
    // Ambush: at best the attempt is botched. Knife Fight: passed.
    for (card, ticked) in [(8, false), (9, true)] {
        let (cause, skill) = (Cause::Misbehave(card), Skill::Fight);
        let test = Event::Test { seat: Seat(0), cause, skill, points: 4, total: 9, band: 1 };
        let picture = beat(&test, &[], &Table::new(2), None).unwrap().picture.unwrap();
        let has = |icon| picture.contains(&crate::icons::markup(icon));
        assert_eq!((has(Icon::Check), has(Icon::Cross)), (ticked, !ticked), "{picture}");
    }
}
