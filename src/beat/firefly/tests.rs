//! Whole matches are shown: what is told is seen, and what is seen can be.

use super::{CRUISER, CUTTER, LAW, MONEY, SHOWN, Says, beat};
use crate::beat::Beat;
use crate::words::{FireflyText, Lang};
use bots::Level;
use rules::firefly::sector::SectorId;
use rules::firefly::supply::SupplyId;
use rules::firefly::{
    Cause, Choice, Event, Firefly, JobSpot, Outcome, Spot, StartingJobs, Step, Table, nav_card,
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
        Event::Nav { card, .. } => nav_card(*card).ways.len() == 1,
        _ => false,
    }
}

/// Whether something of this name is drawn at a table of so many.
fn is_drawn(name: &str, seats: u8) -> bool {
    if [CRUISER, CUTTER, LAW, MONEY, "crew", "fuel", "part", "hold"].contains(&name) {
        return true;
    }
    let Some((kind, number)) = name.split_once('-') else { return false };
    let Ok(number) = number.parse::<u16>() else { return false };
    match kind {
        "ship" | "seat" => number < seats.into(),
        "sector" => SectorId::all().any(|at| u16::from(at.number()) == number),
        "supply" => SupplyId::all().any(|card| card.number() == number),
        _ => false,
    }
}

fn check(beat: &Beat, seats: u8) {
    for moved in &beat.moves {
        let names = [Some(&moved.thing), moved.from.as_ref(), moved.to.as_ref()];
        for name in names.into_iter().flatten() {
            assert!(is_drawn(name, seats), "{name}");
        }
    }
    match (&beat.picture, beat.place.as_deref()) {
        (Some(picture), Some(SHOWN)) => {
            assert!(picture.contains("data-thing=\"shown\"") && picture.contains("<svg"));
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
        let table =
            Table { seats, story: 1, turn_limit: 30, jobs: StartingJobs::All, ..Table::new(seats) };
        let mut played = Match::<Firefly>::new(table, Seed(at)).unwrap();
        let mut rng = Rng::new(Seed(at), 6);
        for _ in 0..600 {
            let Some(seat) = played.decider() else { break };
            let whim: Choice = *rng.pick(&played.legal()).unwrap();
            let view = played.view(Some(seat));
            let choice = match rng.below(6) {
                0 => whim,
                _ => bots::choose::<Firefly>(&view, Level::Greedy, at, 0).unwrap_or(whim),
            };
            played.play(choice, &mut Silent).unwrap();
        }
        let history = played.history().unwrap();
        let told = |events: &Vec<Event>| events.iter().map(|event| (0, event.clone())).collect();
        let told: Vec<Vec<(usize, Event)>> = history.iter().map(told).collect();
        let told = told.concat();
        for viewer in [Some(Seat(0)), Some(Seat(seats - 1)), None] {
            for (at, (_, event)) in told.iter().enumerate() {
                let said = text.tell(event, &names);
                match beat(event, &told[..at], viewer) {
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
    for kind in "Ship Cruiser Cutter Nav Misbehave Test Money Goods Card Team Solid Goal".split(' ')
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
    let legs = [1, 2].map(|n| beat(&told[n].1, &told[..n], None).unwrap());
    assert_eq!(legs.each_ref().map(|leg| leg.says), [Says::First, Says::Nothing]);
    let way = legs.map(|leg| (leg.moves[0].from.clone(), leg.moves[0].to.clone()));
    let name = |number| Some(super::sector(at(number)));
    assert_eq!(way, [(name(97), name(87)), (name(87), name(79))]);
}
