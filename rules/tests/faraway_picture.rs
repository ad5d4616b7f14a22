//! A game drawn as text, so that a reader sees what a table looks like and what moved when it
//! changes. `records/faraway_picture.txt` is what it looked like; a change that means to alter it
//! writes it anew:
//!
//! ```text
//! cargo test -p rules --test faraway_picture -- --ignored
//! ```

#![allow(clippy::unwrap_used)]

mod faraway_play;

use faraway_play::random_game;
use rules::faraway::{Card, Counted, Event, Faraway, Item, Phase, Reason, RegionId};
use rules::faraway::{SanctuaryId, Scored, Start, Table, View, Wonder, Wonders};
use rules::{Game, Match, Seat, Seed};

const PICTURE: &str = include_str!("records/faraway_picture.txt");
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records/faraway_picture.txt");

#[test]
fn the_game_looks_as_it_did() {
    for (line, (now, then)) in picture().lines().zip(PICTURE.lines()).enumerate() {
        assert_eq!(now, then, "line {} of {FILE}", line + 1);
    }
    assert_eq!(picture(), PICTURE);
}

#[test]
#[ignore = "writes the picture anew"]
fn draw_anew() {
    std::fs::write(FILE, picture()).unwrap();
}

/// One game of three: what seat 1 sees halfway, all that seat 1 saw happen, and the end.
fn picture() -> String {
    let played = random_game(Table { seats: 3, start: Start::Basic }, Seed(68));
    let half = played.prefix(played.choices().len() / 2).unwrap();
    let viewer = Some(Seat(1));
    let told: String = played
        .history()
        .unwrap()
        .concat()
        .iter()
        .filter_map(|event| Faraway::seen(event, viewer))
        .map(|event| happened(&event).trim_end().to_string() + "\n")
        .collect();
    format!(
        "HALFWAY, AS SEAT 1 SEES IT\n\n{}\nTHE WHOLE GAME, AS SEAT 1 SAW IT\n\n{told}\nTHE WAY HOME\n\n{}",
        table(&half.view(viewer)),
        account(&played)
    )
}

fn table(view: &View) -> String {
    let phase = match view.phase {
        Phase::Keep => "keep three of five",
        Phase::Explore => "explore a region",
        Phase::Take => "end the exploration: take a region",
        Phase::Settle => "end the exploration: keep a sanctuary",
        Phase::Over => "over",
    };
    let waiting: Vec<String> = view.deciders().iter().map(|seat| seat.to_string()).collect();
    let buried = view.sanctuary_deck.iter().flatten().count();
    let mut text =
        format!("round {} of 8, {phase}, {} to decide\n", view.round, waiting.join(", "));
    text += &format!("market     {}\n", regions(&view.market));
    text += &format!("left over  {}\n", regions(&view.leftovers));
    text += &format!("decks      {} regions, ", view.regions_left);
    text += &format!("{} sanctuaries, {buried} of them known\n", view.sanctuary_deck.len());
    for (seat, shown) in Seat::all(view.table.seats).zip(&view.seats) {
        let hand: Vec<String> =
            shown.hand.iter().map(|held| held.id.map_or("--".into(), number)).collect();
        let decided = if shown.decided { ", has chosen" } else { "" };
        text += &format!("{seat}     hand {}{decided}\n", hand.join(" "));
        shown.row.iter().for_each(|&id| text += &format!("           {}\n", region(id)));
        shown.sanctuaries.iter().for_each(|&id| text += &format!("           {}\n", sanctuary(id)));
    }
    text
}

fn account(played: &Match<Faraway>) -> String {
    let results = played.state().results().unwrap();
    let mut text = String::new();
    for (seat, result) in Seat::all(3).zip(results) {
        text += &format!("{seat}     {} fame, place {}\n", result.total, result.place);
        for item in result.items {
            let (card, scored) = match item {
                Item::Region(id, scored) => (region(id), scored),
                Item::Sanctuary(id, scored) => (sanctuary(id), scored),
            };
            text += &format!("           {card:44} {}\n", reason(scored));
        }
    }
    text
}

fn reason(Scored { fame, reason }: Scored) -> String {
    match reason {
        Reason::NoQuest => " -".into(),
        Reason::Unmet { missing } => format!("{fame:2}, lacks {}", wonders(missing)),
        Reason::Flat => format!("{fame:2}"),
        Reason::Counted { count } => format!("{fame:2}, counts {count}"),
    }
}

fn happened(event: &Event) -> String {
    match event {
        Event::Deal { seat, regions: dealt } => format!("{seat} is dealt {}", regions(dealt)),
        Event::Keep { seat, kept, rejected } => {
            format!("{seat} keeps {}, rejects {}", regions(kept), regions(rejected))
        }
        Event::Market { round, regions: laid } => format!("{round} market {}", regions(laid)),
        Event::Explore { round, regions: played } => format!("{round} explore {}", regions(played)),
        Event::Offer { round, seat, sanctuaries } => {
            format!("{round} {seat} is offered {}", ids(sanctuaries))
        }
        Event::OfferHidden { round, seat, count } => {
            format!("{round} {seat} is offered {count} sanctuaries")
        }
        Event::Take { round, seat, region } => format!("{round} {seat} takes {}", number(*region)),
        Event::Settle { round, seat, sanctuary, returned } => {
            format!("{round} {seat} keeps {}; back go: {}", ids(&[*sanctuary]), ids(returned))
        }
        Event::SettleHidden { round, seat, sanctuary, returned } => {
            format!("{round} {seat} keeps {}, back go {returned}", ids(&[*sanctuary]))
        }
        Event::Discard { round, region } => format!("{round} nobody took {}", number(*region)),
        Event::Score { seat, total, .. } => format!("{seat} scores {total}"),
        Event::Result { places, tie_break } => {
            let places: Vec<String> = places.iter().map(|seat| seat.to_string()).collect();
            format!(
                "{}{}",
                places.join(" before "),
                if *tie_break { " by a tie-break" } else { "" }
            )
        }
    }
}

fn number(id: RegionId) -> String {
    format!("{:2}", id.time())
}

fn regions(ids: &[RegionId]) -> String {
    ids.iter().map(|&id| number(id)).collect::<Vec<_>>().join(" ")
}

fn ids(ids: &[SanctuaryId]) -> String {
    ids.iter().map(|id| format!("s{}", id.number())).collect::<Vec<_>>().join(" ")
}

fn region(id: RegionId) -> String {
    format!("{:>3} {}", id.time(), printed(id.card()))
}

fn sanctuary(id: SanctuaryId) -> String {
    format!("{:>3} {}", ids(&[id]), printed(id.card()))
}

/// Biome, night, wonders, clue, quest: `forest night  sc  3 a chimera if ss`.
fn printed(card: &Card) -> String {
    let biome = card.biome.map_or("grey".to_string(), |biome| format!("{biome:?}").to_lowercase());
    let night = if card.night { "night" } else { "" };
    let found = wonders(card.wonders) + &"?".repeat(card.clues.into());
    let quest = card.quest.map_or(String::new(), |quest| {
        let per = quest.per.map_or(String::new(), |per| format!(" a {}", counted(per)));
        let asked = wonders(quest.condition);
        let condition = if asked.is_empty() { asked } else { format!(" if {asked}") };
        format!("{}{per}{condition}", quest.fame)
    });
    format!("{biome:6} {night:5} {found:3} {quest}").trim_end().to_string()
}

fn wonders(wonders: Wonders) -> String {
    let letter = |kind| match kind {
        Wonder::Stone => "s",
        Wonder::Chimera => "c",
        Wonder::Thistle => "t",
    };
    wonders.kinds().map(|(kind, count)| letter(kind).repeat(count.into())).collect()
}

fn counted(per: Counted) -> String {
    match per {
        Counted::Wonders(kind) => format!("{kind:?}").to_lowercase(),
        Counted::Clue => "clue".into(),
        Counted::Night => "night".into(),
        Counted::Of(biome) => format!("{biome:?}").to_lowercase(),
        Counted::Either(one, other) => format!("{one:?} or {other:?}").to_lowercase(),
        Counted::BiomeSet => "set of four".into(),
    }
}
