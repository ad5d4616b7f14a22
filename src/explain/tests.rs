use super::{TABLES, faraway, farlight, firefly};
use crate::guide::{self, Line};
use rules::GameKind;
use rules::faraway::{RegionId, SanctuaryId};
use rules::farlight::{MissionId, PartId, Service};

/// An id, its rule, and its sentence in both languages.
type Row = (&'static str, &'static str, [&'static str; 2]);

fn rows(text: &'static str) -> Vec<Row> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with("//"));
    let row = |line: &'static str| -> Option<Row> {
        let mut parts = line.split('|').map(str::trim);
        let (id, anchor) = parts.next()?.split_once(' ')?;
        let row = (id, anchor, [parts.next()?, parts.next()?]);
        parts.next().is_none().then_some(row)
    };
    lines.map(|line| row(line).unwrap_or_else(|| panic!("unreadable: {line}"))).collect()
}

fn table(game: GameKind) -> Vec<Row> {
    TABLES.iter().filter(|(of, _)| *of == game).flat_map(|(_, text)| rows(text)).collect()
}

#[track_caller]
fn assert_explained(game: GameKind, ids: &str) {
    let table = table(game);
    assert!(!ids.is_empty());
    for id in ids.split(' ') {
        assert!(table.iter().any(|row| row.0 == id), "{game} does not explain {id}");
    }
}

#[test]
fn every_sentence_is_in_both_languages_and_leads_to_a_rule() {
    for (game, text) in TABLES {
        let (_, rules) = guide::TEXTS.into_iter().find(|(of, _)| *of == game).unwrap();
        let rules = guide::read(rules).unwrap();
        let mut ids = Vec::new();
        for (id, anchor, said) in rows(text) {
            assert!(!ids.contains(&id), "{game} explains {id} twice");
            ids.push(id);
            let leads = rules.iter().any(|line| match line {
                Line::Heading { anchor: there, .. } | Line::Term { anchor: there, .. } => {
                    *there == anchor
                }
                Line::Pictures(_) | Line::Now(_) | Line::Text(..) => false,
            });
            assert!(leads || anchor == "-", "{game}: {id} leads to no rule: {anchor}");
            for said in said {
                assert!(said.len() <= 220, "{game}: {id} is a lecture: {said}");
                assert!(
                    ["rule", "signs"].contains(&id) || said.ends_with('.'),
                    "{game}: {id} is no sentence: {said}"
                );
            }
            assert!(
                !said[1].contains(" :") && !said[1].contains(" ;"),
                "a plain space: {}",
                said[1]
            );
        }
    }
}

#[test]
fn every_thing_of_farlight_is_explained() {
    let game = GameKind::Farlight;
    for part in PartId::all() {
        assert_explained(game, &farlight::part(part));
    }
    MissionId::all().for_each(|id| assert_explained(game, farlight::mission(id)));
    Service::ALL.into_iter().for_each(|one| assert_explained(game, farlight::service(one)));
}

#[test]
fn every_thing_of_faraway_is_explained() {
    let cards = RegionId::all().map(|id| faraway::card(id.card(), true));
    let cards = cards.chain(SanctuaryId::all().map(|id| faraway::card(id.card(), false)));
    for term in cards.flatten() {
        assert_explained(GameKind::Faraway, term.id());
    }
}

#[test]
fn every_thing_of_firefly_is_explained() {
    use rules::firefly::effect::Good;
    use rules::firefly::job::JobId;
    use rules::firefly::leader::LeaderId;
    use rules::firefly::misbehave::misbehave_cards;
    use rules::firefly::nav::nav_cards;
    use rules::firefly::skill::{Keyword, Profession, Skill};
    use rules::firefly::supply::SupplyId;

    let told = |ids: &str| assert_explained(GameKind::Firefly, ids);
    Skill::ALL.into_iter().for_each(|one| told(firefly::skill(one)));
    Keyword::ALL.into_iter().for_each(|one| told(firefly::keyword(one)));
    Profession::ALL.into_iter().for_each(|one| told(firefly::profession(one)));
    Good::ALL.into_iter().for_each(|one| told(firefly::good(one)));
    SupplyId::all().for_each(|card| told(&firefly::supply(card)));
    LeaderId::all().for_each(|id| told(&firefly::leader(id)));
    JobId::all().for_each(|id| told(&firefly::job(id)));
    nav_cards().flat_map(|card| card.ways).for_each(|way| told(&firefly::way(way)));
    misbehave_cards().flat_map(|card| card.ways).for_each(|way| told(&firefly::way(way)));
}

/// Regions, signs, ships and flags.
#[test]
#[cfg(feature = "firefly")]
fn every_thing_of_the_chart_is_explained() {
    use crate::chart::flag::FlagKind;
    use crate::words::Thing;
    use rules::firefly::alert::Watch;
    use rules::firefly::contact::Contact;
    use rules::firefly::sector::Region;

    let told = |ids: &str| assert_explained(GameKind::Firefly, ids);
    let ships = [
        Thing::Market,
        Thing::Cruiser,
        Thing::Corvette,
        Thing::Cutter,
        Thing::Ship(rules::Seat(0)),
    ];
    let others = FlagKind::ALL
        .map(Thing::Work)
        .into_iter()
        .chain(Contact::ALL.map(Thing::Contact))
        .chain(Watch::ALL.map(Thing::Alert));
    ships.into_iter().chain(others).for_each(|thing| told(firefly::thing(thing)));
    Region::ALL.into_iter().for_each(|region| told(firefly::region(region)));
}

/// What the screens mark by name.
#[test]
fn what_a_screen_asks_for_is_explained() {
    firefly::MARKS.iter().for_each(|ids| assert_explained(GameKind::Firefly, ids));
    const SCREENS: [(GameKind, &str); 9] = [
        (GameKind::Faraway, include_str!("../page/games/faraway/card.rs")),
        (GameKind::Faraway, include_str!("../page/games/faraway/dock.rs")),
        (GameKind::Faraway, include_str!("../page/games/faraway/journey.rs")),
        (GameKind::Faraway, include_str!("../page/games/faraway/rivals.rs")),
        (GameKind::Faraway, include_str!("../page/games/faraway/scores.rs")),
        (GameKind::Faraway, include_str!("../page/games/faraway/table.rs")),
        (GameKind::Farlight, include_str!("../page/games/farlight/station.rs")),
        (GameKind::Farlight, include_str!("../page/games/farlight/ship.rs")),
        (GameKind::Farlight, include_str!("../page/games/farlight/dock.rs")),
    ];
    for (game, screen) in SCREENS {
        for rest in screen.split("data-explain=\"").skip(1) {
            // Nothing is asked for where what is said of the thing is enough.
            if let Some(ids) = rest.split('"').next().filter(|ids| !ids.is_empty()) {
                assert_explained(game, ids);
            }
        }
    }
}
