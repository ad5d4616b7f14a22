//! Faces and backs of the cards, drawn from what the rules print on them.

mod landmarks;
mod pen;
mod scene;

use crate::icons::Icon;
use pen::{Pen, plotted};
use rules::faraway::{Biome, Card, Counted, Quest, RegionId, SanctuaryId, Wonder, Wonders};
use scene::Scene;

/// The back of every Region.
pub fn region_back() -> String {
    let mut pen = Pen::new("back");
    pen.path("contour", CONTOURS);
    pen.path("mat", MAT);
    pen.path("frame", FRAME);
    pen.path("rose", ROSE);
    pen.path("rose2", ROSE_SHADE);
    pen.finish()
}

/// The back of every Sanctuary: its door, and a light behind it.
pub fn sanctuary_back() -> String {
    let mut pen = Pen::new("back stone");
    for (class, size) in [("ray1", 60), ("ray2", 46), ("ray3", 32), ("ray4", 18)] {
        pen.figure(class, DOOR, (60, 134 - size), size * 2);
    }
    masonry(&mut pen);
    pen.path("carved", FRIEZE);
    pen.finish()
}

/// The icon of a biome.
pub fn biome_icon(biome: Biome) -> Icon {
    match biome {
        Biome::River => Icon::River,
        Biome::City => Icon::City,
        Biome::Forest => Icon::Forest,
        Biome::Desert => Icon::Desert,
    }
}

/// The icon of a wonder.
pub fn wonder_icon(wonder: Wonder) -> Icon {
    match wonder {
        Wonder::Stone => Icon::Stone,
        Wonder::Chimera => Icon::Chimera,
        Wonder::Thistle => Icon::Thistle,
    }
}

/// The face of a Region. It says nothing in words: label the element around it.
pub fn region_art(id: RegionId) -> String {
    let (card, mut pen) = (id.card(), land(id));
    let digits = if id.time() < 10 { 1 } else { 2 };
    heavens(&mut pen, card.night, (29 + 22 * digits, 26));
    pen.number("num", id.time(), (13, 38));
    if let Some(biome) = card.biome {
        emblem(&mut pen, biome, (23, 56));
    }
    if card.clues > 0 {
        clue(&mut pen, (48, 56));
    }
    if let Some(quest) = card.quest {
        plate(&mut pen, quest);
    }
    pen.finish()
}

/// A Region without what its card prints on it: the land alone, and who lives there.
pub fn landscape(id: RegionId) -> String {
    land(id).finish()
}

fn land(id: RegionId) -> Pen {
    let card = id.card();
    let mut pen = Pen::new(palette(card));
    let stage = Stage::open(card, id.time());
    scene::draw(&mut pen, &stage.scene(card, u32::from(id.time())));
    stage.wonders(&mut pen, card);
    pen
}

/// The face of a Sanctuary. It says nothing in words: label the element around it.
pub fn sanctuary_art(id: SanctuaryId) -> String {
    let card = id.card();
    let mut pen = Pen::new(palette(card));
    let stage = Stage::within_arch(card, id.number());
    scene::draw(&mut pen, &stage.scene(card, 1000 + u32::from(id.number())));
    stage.wonders(&mut pen, card);
    if card.night {
        pen.icon("moon", Icon::Moon, (60, 44), 22);
    }
    masonry(&mut pen);
    if card.quest.is_none() {
        pen.path("carved", FRIEZE);
    }
    if let Some(biome) = card.biome {
        emblem(&mut pen, biome, (20, 22));
    }
    if card.clues > 0 {
        clue(&mut pen, (20, if card.biome.is_some() { 47 } else { 22 }));
    }
    if let Some(quest) = card.quest {
        plate(&mut pen, quest);
    }
    pen.finish()
}

/// The wall of a Sanctuary round its arch.
fn masonry(pen: &mut Pen) {
    pen.path("reveal", REVEAL);
    pen.path("wall", WALL);
    pen.path("joint", JOINTS);
    pen.path("ring", RING);
    pen.path("joint", WEDGES);
    pen.bar("ring", [7, 133, 106, 6], 1);
}

fn palette(card: &Card) -> &'static str {
    match (card.biome, card.night) {
        (Some(Biome::River), false) => "river",
        (Some(Biome::River), true) => "river dark",
        (Some(Biome::City), false) => "city",
        (Some(Biome::City), true) => "city dark",
        (Some(Biome::Forest), false) => "forest",
        (Some(Biome::Forest), true) => "forest dark",
        (Some(Biome::Desert), false) => "desert",
        (Some(Biome::Desert), true) => "desert dark",
        (None, false) => "grey",
        (None, true) => "grey dark",
    }
}

/// How much of the sheet the quest leaves, and who stands where.
struct Stage {
    floor: i32,
    size: i32,
    wonders: &'static [i32],
    places: &'static [i32],
    mirrored: bool,
}

impl Stage {
    fn open(card: &Card, number: u8) -> Stage {
        let (floor, size) = match card.quest {
            None => (138, 44),
            Some(quest) if quest.condition == Wonders::NONE => (128, 36),
            Some(_) => (114, 32),
        };
        let (wonders, places): (&'static [i32], &'static [i32]) = match count(card.wonders) {
            0 => (&[], &[34, 84]),
            1 => (&[84], &[36]),
            _ => (&[38, 86], &[62]),
        };
        Stage { floor, size, wonders, places, mirrored: number % 3 == 1 }
    }

    fn within_arch(card: &Card, number: u8) -> Stage {
        let (wonders, places): (&'static [i32], &'static [i32]) = match count(card.wonders) {
            0 => (&[], &[38, 80]),
            _ => (&[66], &[38]),
        };
        Stage { floor: 130, size: 46, wonders, places, mirrored: number % 2 == 1 }
    }

    fn turned(&self, x: i32) -> i32 {
        if self.mirrored { 120 - x } else { x }
    }

    fn scene(&self, card: &Card, seed: u32) -> Scene {
        let Card { biome, night, .. } = *card;
        Scene {
            biome,
            night,
            seed,
            floor: self.floor - 6,
            places: self.places.iter().map(|&x| self.turned(x)).collect(),
            open: card.quest.is_none(),
        }
    }

    fn wonders(&self, pen: &mut Pen, card: &Card) {
        for (&x, kind) in self.wonders.iter().zip(each(card.wonders)) {
            wonder(pen, kind, (self.turned(x), self.floor), self.size);
        }
    }
}

fn each(wonders: Wonders) -> impl Iterator<Item = Wonder> {
    let copies = move |kind| std::iter::repeat_n(kind, usize::from(wonders.of(kind)));
    Wonder::ALL.into_iter().flat_map(copies)
}

fn count(wonders: Wonders) -> i32 {
    Wonder::ALL.iter().map(|&kind| i32::from(wonders.of(kind))).sum()
}

/// A figure in the landscape; the stone floats over its shadow, the others stand.
fn wonder(pen: &mut Pen, kind: Wonder, (x, floor): (i32, i32), size: i32) {
    let at = (x, floor - size / 2);
    match kind {
        Wonder::Stone => {
            let at = (x, at.1 - 5);
            pen.path("shade", &plotted("M# #q11-5 22 0-11 5-22 0z", &[x - 11, floor]));
            pen.disc("aura", at.0, at.1 - size / 12, size * 5 / 8);
            pen.disc("aura", at.0, at.1 - size / 12, size / 2);
            pen.disc("warm", at.0, at.1 - size / 12, size / 5);
            pen.icon("fig stone", Icon::Stone, at, size);
            pen.figure("lit", STONE_LIT, at, size);
            pen.figure("dusk", STONE_DUSK, at, size);
        }
        Wonder::Chimera => {
            pen.icon("fig chimera", Icon::Chimera, at, size);
            pen.figure("wing", WING, at, size);
        }
        Wonder::Thistle => {
            pen.icon("fig thistle", Icon::Thistle, at, size);
            pen.figure("stem", STEM, at, size);
            pen.figure("brush", BRUSH, at, size);
            pen.figure("scales", SCALES, at, size);
        }
    }
}

fn heavens(pen: &mut Pen, night: bool, at: (i32, i32)) {
    if night {
        pen.icon("moon orb", Icon::Moon, at, 19);
    } else {
        pen.disc("halo orb", at.0, at.1, 13);
        pen.icon("sun orb", Icon::Sun, at, 20);
    }
}

fn emblem(pen: &mut Pen, biome: Biome, at: (i32, i32)) {
    pen.group("mark", |pen| {
        pen.disc("seal", at.0, at.1, 10);
        pen.icon("paper", biome_icon(biome), at, 13);
    });
}

fn clue(pen: &mut Pen, at: (i32, i32)) {
    pen.group("mark second", |pen| {
        pen.disc("badge", at.0, at.1, 11);
        pen.icon("paper", Icon::Clue, at, 14);
    });
}

/// The band at the foot: fame, what it counts, and above it what it asks.
fn plate(pen: &mut Pen, quest: Quest) {
    asked(pen, quest.condition);
    // What is given once is the coin alone, under what it asks for.
    let x = if quest.per.is_some() { 28 } else { 64 };
    if quest.per.is_some() {
        pen.bar("band", [13, 140, 94, 22], 11);
    }
    pen.disc("coin", x, 150, 15);
    pen.disc("mill", x, 150, 12);
    let class = if quest.fame < 10 { "fame" } else { "fame two" };
    pen.number(class, quest.fame, (x, 156));
    if let Some(counted) = quest.per {
        if counted != Counted::BiomeSet {
            pen.icon("times", Icon::Times, (49, 151), 9);
        }
        self::counted(pen, counted);
    }
}

fn asked(pen: &mut Pen, condition: Wonders) {
    if condition == Wonders::NONE {
        return;
    }
    let wide = 17 * count(condition) + 9;
    let left = 64 - wide / 2;
    pen.bar("tab", [left, 118, wide, 21], 7);
    pen.path("tab", "M58 138h12l-6 5z");
    for (kind, x) in each(condition).zip((left + 13..).step_by(17)) {
        pen.icon(on_tab(kind), wonder_icon(kind), (x, 128), 16);
    }
}

fn on_tab(kind: Wonder) -> &'static str {
    match kind {
        Wonder::Stone => "ask-stone",
        Wonder::Chimera => "ask-chimera",
        Wonder::Thistle => "ask-thistle",
    }
}

fn counted(pen: &mut Pen, counted: Counted) {
    match counted {
        Counted::Wonders(Wonder::Stone) => pen.icon("per-stone", Icon::Stone, (76, 151), 19),
        Counted::Wonders(Wonder::Chimera) => pen.icon("per-chimera", Icon::Chimera, (76, 151), 19),
        Counted::Wonders(Wonder::Thistle) => pen.icon("per-thistle", Icon::Thistle, (76, 151), 19),
        Counted::Clue => pen.icon("per-clue", Icon::Clue, (76, 151), 19),
        Counted::Night => pen.icon("per-night", Icon::Moon, (76, 151), 18),
        Counted::Of(biome) => chip(pen, biome, (76, 151), 18),
        Counted::Either(one, other) => {
            chip(pen, one, (67, 151), 18);
            chip(pen, other, (90, 151), 18);
        }
        Counted::BiomeSet => {
            for (biome, x) in Biome::ALL.into_iter().zip([51, 66, 81, 96]) {
                chip(pen, biome, (x, 151), 14);
            }
        }
    }
}

fn chip(pen: &mut Pen, biome: Biome, (x, y): (i32, i32), size: i32) {
    let class = match biome {
        Biome::River => "chip river",
        Biome::City => "chip city",
        Biome::Forest => "chip forest",
        Biome::Desert => "chip desert",
    };
    pen.bar(class, [x - size / 2, y - size / 2, size, size], 4);
    pen.icon("paper", biome_icon(biome), (x, y), size - 4);
}

const STONE_LIT: &str = "M2.2 8.5L4.4 5.8 8.4 7 11.5 2.9 13.8 3.4 10.6 7.2 6.6 9.6z";
const STONE_DUSK: &str =
    "M22.2 8.5L20.5 12 17.4 12.8 16 17.1 13.7 17.8 12 21.8 12.4 16.4 16.6 13.4 17.4 8.8z";
const WING: &str = "M14 8.2C12 4.8 8.8 2.1 4.2 1.6 5 3.2 6.2 4.4 8 5L5.6 6.1C6.6 7.2 7.8 8 9.6 8.3L7.4 9.6C8.4 10.4 9.6 10.8 10.8 10.9z";
const BRUSH: &str = "M9 7L3.8 4.2L7.8 5.4L5.8 1.8L9 4.6L8 .6L10.4 4L10.4 .9L11.5 3.8L12 .1L12.5 3.8L13.6 .9L13.6 4L16 .6L15 4.6L18.2 1.8L16.2 5.4L20.2 4.2L15 7z";
const STEM: &str = "M11.1 16H12.9V19.2L18.6 15 18 17 20.6 16.4 18.6 18.8 20 19.2C17.6 21 15.4 21.6 12.9 21.8V23.9H11.1V21.8C8.6 21.6 6.4 21 4 19.2L5.4 18.8 3.4 16.4 6 17 5.4 15 11.1 19.2z";
const SCALES: &str =
    "M8.6 9.4L12 13.6 15.4 9.4M8.2 12L10 14.4M15.8 12L14 14.4M10.4 8.2L12 10 13.6 8.2";
const REVEAL: &str = "M18 134V74C18 46 38 28 60 15C82 28 102 46 102 74V134zM24 134V77C24 50 42 34 62 22C82 34 98 50 98 77V134z";
const WALL: &str = "M-1-1H121V169H-1zM18 134V74C18 46 38 28 60 15C82 28 102 46 102 74V134z";
const RING: &str = "M10 133V73C10 40 34 20 60 5C86 20 110 40 110 73V133H102V74C102 46 82 28 60 15C38 28 18 46 18 74V133z";
const WEDGES: &str = "M10 114H18M10 94H18M10 74H18M13 55 20 58M20 40 28 45M32 26 38 32M45 14 49 22M60 5V15M75 14 71 22M88 26 82 32M100 40 92 45M107 55 100 58M110 74H102M110 94H102M110 114H102";
const JOINTS: &str = "M0 38H21M99 38H120M0 60H11M109 60H120M0 84H10M110 84H120M0 108H10M110 108H120M30 0V28M90 0V28M5 60V84M115 84V108M6 108V133M114 38V60M0 139H120M0 154H120M30 139V154M74 139V154M52 154V168M98 154V168";
const FRIEZE: &str = "M20 147l5 4-5 4-5-4zM40 147l5 4-5 4-5-4zM60 145l7 6-7 6-7-6zM80 147l5 4-5 4-5-4zM100 147l5 4-5 4-5-4z";
const DOOR: &str = "M3.6 24V12.2C3.6 6.2 7.6 2.8 12 0C16.4 2.8 20.4 6.2 20.4 12.2V24z";
const CONTOURS: &str = "M60 66a18 18 0 1 1 0 36 18 18 0 1 1 0-36zM58 54c22-3 36 16 33 33s-20 31-36 26-28-20-24-36 12-21 27-23zM56 42c30-6 50 20 46 46s-26 42-50 36-38-28-33-50 17-28 37-32zM54 30c38-8 64 24 59 60s-34 54-66 46-48-36-42-62 20-38 49-44zM52 18c46-10 78 28 72 76s-42 64-82 56-60-44-52-78 26-46 62-54zM48 4c60-10 92 40 86 92M18 160c-20-20-30-50-26-80";
const MAT: &str =
    "M-1-1H121V169H-1zM8 13V155Q8 160 13 160H107Q112 160 112 155V13Q112 8 107 8H13Q8 8 8 13z";
const FRAME: &str = "M8 13Q8 8 13 8H107Q112 8 112 13V155Q112 160 107 160H13Q8 160 8 155zM60 3v5M60 160v5M3 84h5M112 84h5";
const ROSE: &str = "M60 34 66 75 94 50 69 78 110 84 69 90 94 118 66 93 60 134 54 93 26 118 51 90 10 84 51 78 26 50 54 75z";
const ROSE_SHADE: &str = "M60 34V84zM60 84 66 75 94 50zM60 84 69 78 110 84zM60 84 69 90 94 118zM60 84V134L66 93zM60 84 54 93 26 118zM60 84H10L51 90zM60 84 51 78 26 50zM60 84V34L54 75z";
