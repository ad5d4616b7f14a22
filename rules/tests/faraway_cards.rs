//! The printed cards: each cell of the published tables, sums, and ids that never move.

#![allow(clippy::unwrap_used)]

mod faraway_play;

use faraway_play::{region, sanctuary};
use rules::faraway::{Biome, Card, Counted, RegionId, SanctuaryId, Wonder, Wonders};
use std::collections::BTreeMap;

const REGIONS: &str = include_str!("records/faraway_regions.csv");
const SANCTUARIES: &str = include_str!("records/faraway_sanctuaries.csv");

fn colour(biome: Biome) -> &'static str {
    match biome {
        Biome::River => "green",
        Biome::City => "yellow",
        Biome::Forest => "red",
        Biome::Desert => "blue",
    }
}

fn counted(per: Counted) -> String {
    match per {
        Counted::Wonders(Wonder::Stone) => "stone".into(),
        Counted::Wonders(Wonder::Chimera) => "chimera".into(),
        Counted::Wonders(Wonder::Thistle) => "thistle".into(),
        Counted::Clue => "clue".into(),
        Counted::Night => "night".into(),
        Counted::Of(biome) => colour(biome).into(),
        Counted::Either(one, other) => pair(one, other),
        Counted::BiomeSet => "four_colour_set".into(),
    }
}

/// Two colours in the order in which the published tables name them.
fn pair(one: Biome, other: Biome) -> String {
    let known =
        ["red+blue", "red+green", "red+yellow", "green+blue", "blue+yellow", "green+yellow"];
    let either = [
        format!("{}+{}", colour(one), colour(other)),
        format!("{}+{}", colour(other), colour(one)),
    ];
    either.into_iter().find(|name| known.contains(&name.as_str())).unwrap()
}

/// A card as the published table writes it, but for its number and its condition.
fn row(card: &Card, by_day: &str, grey: &'static str) -> String {
    let Wonders { stone, chimera, thistle } = card.wonders;
    let biome = card.biome.map_or(grey, colour);
    let time = if card.night { "night" } else { by_day };
    let quest = match card.quest {
        None => "none,0,-".to_string(),
        Some(quest) => match quest.per {
            None => format!("flat,{},-", quest.fame),
            Some(per) => format!("per,{},{}", quest.fame, counted(per)),
        },
    };
    format!("{biome},{time},{stone},{chimera},{thistle},{},{quest}", card.clues)
}

#[test]
fn each_region_is_as_published() {
    let ours = RegionId::all().map(|id| {
        let Wonders { stone, chimera, thistle } =
            id.card().quest.map(|quest| quest.condition).unwrap_or_default();
        let row = row(id.card(), "day", "none");
        format!("{},{row},{stone},{chimera},{thistle}", id.time())
    });
    assert_eq!(ours.collect::<Vec<_>>(), REGIONS.lines().skip(1).collect::<Vec<_>>());
}

#[test]
fn each_sanctuary_is_as_published() {
    let ours =
        SanctuaryId::all().map(|id| format!("{},{}", id.number(), row(id.card(), "none", "none")));
    assert_eq!(ours.collect::<Vec<_>>(), SANCTUARIES.lines().skip(1).collect::<Vec<_>>());
    assert!(
        SanctuaryId::all()
            .filter_map(|id| id.card().quest)
            .all(|quest| quest.condition == Wonders::NONE)
    );
}

/// Sums over a set of cards, checked against what was counted on the published lists.
struct Sums {
    biomes: [usize; 5],
    wonders: [u32; 3],
    clues: u32,
    flat: (usize, u32),
    counting: (usize, u32),
    conditions: [u32; 3],
    by_counted: BTreeMap<String, (u32, u32)>,
}

fn sums(cards: &[&Card]) -> Sums {
    let quests = || cards.iter().filter_map(|card| card.quest);
    let fame = |flat: bool| {
        let of_kind = quests().filter(|quest| quest.per.is_none() == flat);
        of_kind.fold((0, 0), |(count, fame), quest| (count + 1, fame + u32::from(quest.fame)))
    };
    let mut by_counted = BTreeMap::new();
    for quest in quests() {
        let Some(per) = quest.per else { continue };
        let entry: &mut (u32, u32) = by_counted.entry(counted(per)).or_default();
        *entry = (entry.0 + 1, entry.1 + u32::from(quest.fame));
    }
    let biomes = Biome::ALL.map(Some).into_iter().chain([None]);
    let of_biome = biomes.map(|biome| cards.iter().filter(|card| card.biome == biome).count());
    Sums {
        biomes: of_biome.collect::<Vec<_>>().try_into().unwrap(),
        wonders: Wonder::ALL.map(|kind| cards.iter().map(|c| u32::from(c.wonders.of(kind))).sum()),
        clues: cards.iter().map(|card| u32::from(card.clues)).sum(),
        flat: fame(true),
        counting: fame(false),
        conditions: Wonder::ALL
            .map(|kind| quests().map(|quest| u32::from(quest.condition.of(kind))).sum()),
        by_counted,
    }
}

fn table(rows: &[(&str, u32, u32)]) -> BTreeMap<String, (u32, u32)> {
    rows.iter().map(|&(name, count, fame)| (name.to_string(), (count, fame))).collect()
}

#[test]
fn the_68_regions_add_up() {
    let cards: Vec<&Card> = RegionId::all().map(|id| id.card()).collect();
    assert_eq!((cards.len(), RegionId::COUNT), (68, 68));
    let sums = sums(&cards);
    assert_eq!(sums.biomes, [17, 17, 17, 17, 0]);
    assert_eq!((sums.wonders, sums.clues), ([18, 14, 10], 18));
    assert_eq!((sums.flat, sums.counting), ((17, 213), (44, 147)));
    assert_eq!(sums.conditions, [39, 35, 28]);
    let nights: Vec<u8> =
        RegionId::all().filter(|id| id.card().night).map(|id| id.time()).collect();
    assert_eq!(nights, (20..=40).collect::<Vec<u8>>());
    let expected = [
        ("blue", 1, 4),
        ("blue+yellow", 3, 6),
        ("chimera", 5, 14),
        ("clue", 5, 13),
        ("four_colour_set", 4, 40),
        ("green", 1, 4),
        ("green+yellow", 3, 6),
        ("night", 7, 19),
        ("red", 1, 4),
        ("red+yellow", 3, 6),
        ("stone", 6, 17),
        ("thistle", 5, 14),
    ];
    assert_eq!(sums.by_counted, table(&expected));
}

#[test]
fn the_45_sanctuaries_add_up() {
    let cards: Vec<&Card> = SanctuaryId::all().map(|id| id.card()).collect();
    assert_eq!((cards.len(), SanctuaryId::COUNT), (45, 45));
    let sums = sums(&cards);
    assert_eq!(sums.biomes, [5, 5, 5, 5, 25]);
    assert_eq!((sums.wonders, sums.clues), ([9, 7, 5], 8));
    assert_eq!((sums.flat, sums.counting), ((1, 5), (25, 35)));
    assert_eq!(sums.conditions, [0, 0, 0]);
    assert_eq!(cards.iter().filter(|card| card.night).count(), 4);
    let expected = [
        ("blue", 1, 1),
        ("blue+yellow", 1, 1),
        ("chimera", 2, 3),
        ("clue", 5, 6),
        ("four_colour_set", 2, 8),
        ("green", 1, 1),
        ("green+blue", 1, 1),
        ("green+yellow", 1, 1),
        ("night", 2, 2),
        ("red", 1, 1),
        ("red+blue", 1, 1),
        ("red+green", 1, 1),
        ("red+yellow", 1, 1),
        ("stone", 2, 3),
        ("thistle", 2, 3),
        ("yellow", 1, 1),
    ];
    assert_eq!(sums.by_counted, table(&expected));
}

/// Links and saves name cards by their place among the legal choices, sorted by these ids.
#[test]
fn ids_never_move() {
    let region =
        |time| format!("{} {}", region(time).time(), row(region(time).card(), "day", "none"));
    assert_eq!(region(1), "1 red,day,1,1,0,0,none,0,-");
    assert_eq!(region(18), "18 green,day,0,1,0,0,per,10,four_colour_set");
    assert_eq!(region(40), "40 blue,night,0,0,0,0,per,3,night");
    assert_eq!(region(68), "68 blue,day,0,0,0,0,flat,24,-");
    let kept =
        |id| format!("{} {}", sanctuary(id).number(), row(sanctuary(id).card(), "none", "grey"));
    assert_eq!(kept(1), "1 grey,none,1,0,0,0,per,1,stone");
    assert_eq!(kept(21), "21 grey,none,0,0,0,0,flat,5,-");
    assert_eq!(kept(29), "29 red,night,0,0,0,0,none,0,-");
    assert_eq!(kept(45), "45 yellow,none,0,0,0,0,per,1,yellow");
    assert_eq!([0, 69, 255].map(RegionId::new), [None; 3]);
    assert_eq!([0, 46, 255].map(SanctuaryId::new), [None; 3]);
}
