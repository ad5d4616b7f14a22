//! Faces and backs of the cards, drawn from what the rules print on them.

use rules::faraway::{Biome, Card, Counted, Quest, RegionId, SanctuaryId, Wonder, Wonders};
use yew::{AttrValue, Html, Properties, function_component, html};

use super::art_pen::Pen;
use super::art_scene::{self, Scene};
use crate::icons::Icon;

#[derive(PartialEq, Properties)]
struct RegionFaceProps {
    id: RegionId,
}

#[derive(PartialEq, Properties)]
struct SanctuaryFaceProps {
    id: SanctuaryId,
}

/// The face of a Region. It says nothing in words: label the element around it.
pub fn region_art(id: RegionId) -> Html {
    html! { <RegionFace {id} /> }
}

/// The face of a Sanctuary. It says nothing in words: label the element around it.
pub fn sanctuary_art(id: SanctuaryId) -> Html {
    html! { <SanctuaryFace {id} /> }
}

/// The back of every Region.
pub fn region_back() -> Html {
    markup(REGION_BACK.to_owned())
}

/// The back of every Sanctuary.
pub fn sanctuary_back() -> Html {
    markup(SANCTUARY_BACK.to_owned())
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

// Components, so that Yew redraws a face only when the card changes.
#[function_component]
fn RegionFace(props: &RegionFaceProps) -> Html {
    markup(draw_region(props.id))
}

#[function_component]
fn SanctuaryFace(props: &SanctuaryFaceProps) -> Html {
    markup(draw_sanctuary(props.id))
}

// One string instead of a tree of nodes: a face never changes, holds no word from outside, and
// the page is spared the code and the comparing.
fn markup(svg: String) -> Html {
    Html::from_html_unchecked(AttrValue::from(svg))
}

fn draw_region(id: RegionId) -> String {
    let card = id.card();
    let mut pen = Pen::new(palette(card));
    let stage = Stage::of(card);
    art_scene::draw(&mut pen, &stage.scene(card, u32::from(id.time())));
    stage.wonders(&mut pen, card);
    let digits = if id.time() < 10 { 1 } else { 2 };
    heavens(&mut pen, card.night, (25 + 21 * digits, 26));
    pen.number("num", id.time(), (13, 38));
    if let Some(biome) = card.biome {
        emblem(&mut pen, biome, (23, 56));
    }
    if card.clues > 0 {
        clue(&mut pen, (95, 25));
    }
    if let Some(quest) = card.quest {
        plate(&mut pen, quest);
    }
    pen.finish()
}

fn draw_sanctuary(id: SanctuaryId) -> String {
    let card = id.card();
    let mut pen = Pen::new(palette(card));
    let stage = Stage::within_arch(card);
    art_scene::draw(&mut pen, &stage.scene(card, 1000 + u32::from(id.number())));
    stage.wonders(&mut pen, card);
    if card.night {
        pen.icon("moon", Icon::Moon, (60, 44), 22);
    }
    pen.path("wall", ARCH);
    pen.path("rim", RIM);
    pen.path("joint", JOINTS);
    if let Some(biome) = card.biome {
        emblem(&mut pen, biome, (20, 22));
    }
    if card.clues > 0 {
        clue(&mut pen, (100, 22));
    }
    if let Some(quest) = card.quest {
        plate(&mut pen, quest);
    }
    pen.finish()
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
}

impl Stage {
    fn of(card: &Card) -> Stage {
        let (floor, size) = match card.quest {
            None => (138, 44),
            Some(quest) if quest.condition == Wonders::NONE => (128, 36),
            Some(_) => (114, 32),
        };
        let (wonders, places): (&'static [i32], &'static [i32]) =
            match Wonder::ALL.map(|kind| card.wonders.of(kind)).iter().sum() {
                0 => (&[], &[34, 84]),
                1 => (&[84], &[36]),
                _ => (&[38, 86], &[62]),
            };
        Stage { floor, size, wonders, places }
    }

    fn within_arch(card: &Card) -> Stage {
        match card.wonders {
            Wonders::NONE => Stage { floor: 128, size: 40, wonders: &[], places: &[38, 80] },
            _ => Stage { floor: 128, size: 44, wonders: &[66], places: &[38] },
        }
    }

    fn scene(&self, card: &Card, seed: u32) -> Scene {
        let Card { biome, night, .. } = *card;
        Scene { biome, night, seed, floor: self.floor - 6, places: self.places }
    }

    fn wonders(&self, pen: &mut Pen, card: &Card) {
        let kinds = Wonder::ALL
            .into_iter()
            .flat_map(|kind| std::iter::repeat_n(kind, usize::from(card.wonders.of(kind))));
        for (&x, kind) in self.wonders.iter().zip(kinds) {
            wonder(pen, kind, (x, self.floor), self.size);
        }
    }
}

/// A figure in the landscape; the stone floats over its shadow, the others stand.
fn wonder(pen: &mut Pen, kind: Wonder, (x, floor): (i32, i32), size: i32) {
    let middle = floor - size / 2;
    match kind {
        Wonder::Stone => {
            pen.path("shade", &format!("M{} {floor}q11-5 22 0-11 5-22 0z", x - 11));
            pen.disc("warm", x, middle - 8, size / 5);
            pen.icon("fig stone", Icon::Stone, (x, middle - 6), size);
            pen.figure("lit", STONE_FACET, (x, middle - 6), size);
        }
        Wonder::Chimera => pen.icon("fig chimera", Icon::Chimera, (x, middle), size),
        Wonder::Thistle => {
            pen.icon("fig thistle", Icon::Thistle, (x, middle), size);
            pen.figure("stem", THISTLE_STEM, (x, middle), size);
        }
    }
}

fn heavens(pen: &mut Pen, night: bool, at: (i32, i32)) {
    if night {
        pen.icon("moon", Icon::Moon, at, 19);
    } else {
        pen.disc("halo", at.0, at.1, 15);
        pen.icon("sun", Icon::Sun, at, 22);
    }
}

fn emblem(pen: &mut Pen, biome: Biome, at: (i32, i32)) {
    pen.disc("seal", at.0, at.1, 10);
    pen.icon("paper", biome_icon(biome), at, 13);
}

fn clue(pen: &mut Pen, at: (i32, i32)) {
    pen.disc("badge", at.0, at.1, 12);
    pen.icon("paper", Icon::Clue, at, 15);
}

/// The band at the foot: fame, what it counts, and above it what it asks.
fn plate(pen: &mut Pen, quest: Quest) {
    asked(pen, quest.condition);
    pen.bar("band", [13, 140, 94, 22], 11);
    pen.disc("coin", 28, 150, 15);
    pen.disc("mill", 28, 150, 12);
    pen.number("fame", quest.fame, (28, 157));
    match quest.per {
        Some(counted) => {
            let at = if counted == Counted::BiomeSet { 0 } else { 7 };
            if at > 0 {
                pen.icon("times", Icon::Times, (50, 151), 7);
            }
            self::counted(pen, counted);
        }
        None => pen.path("laurel", LAUREL),
    }
}

fn asked(pen: &mut Pen, condition: Wonders) {
    let count: i32 = Wonder::ALL.iter().map(|&kind| i32::from(condition.of(kind))).sum();
    if count == 0 {
        return;
    }
    let wide = 17 * count + 9;
    let left = 64 - wide / 2;
    pen.bar("tab", [left, 118, wide, 21], 7);
    pen.path("tab", "M58 138h12l-6 5z");
    let kinds = Wonder::ALL
        .into_iter()
        .flat_map(|kind| std::iter::repeat_n(kind, usize::from(condition.of(kind))));
    for (kind, x) in kinds.zip((left + 13..).step_by(17)) {
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

const STONE_FACET: &str =
    "M2.4 9.3L4.8 6 8.4 6.2 11.7 2 13 1.8 10 6.2 7.2 8.2 7.4 12.6 9.4 15.8 7 15.2 5.4 11.9z";
const THISTLE_STEM: &str = "M10.9 17.6L12 16.6 13.1 17.6V20.2L15.4 18.6 15.2 20.2 17.6 18.4 18 20 20.8 18.2C20.2 21.2 17 22.6 13.1 22.2V23.8H10.9V22.2C7 22.6 3.8 21.2 3.2 18.2L6 20 6.4 18.4 8.8 20.2 8.6 18.6 10.9 20.2z";
const LAUREL: &str = "M52 150.5H92v1H52zM56 150c0-4 4-6 8-6 0 4-4 6-8 6zm10 0c0-4 4-6 8-6 0 4-4 6-8 6zm10 0c0-4 4-6 8-6 0 4-4 6-8 6zM56 152c0 4 4 6 8 6 0-4-4-6-8-6zm10 0c0 4 4 6 8 6 0-4-4-6-8-6zm10 0c0 4 4 6 8 6 0-4-4-6-8-6zM88 151c3-4 7-4 10 0-3 4-7 4-10 0z";
const ARCH: &str = "M-1-1H121V169H-1zM18 134V74C18 46 38 28 60 15C82 28 102 46 102 74V134z";
const RIM: &str = "M18 134V74C18 46 38 28 60 15C82 28 102 46 102 74V134M13 134V73C13 42 36 23 60 9C84 23 107 42 107 73V134M10 134H110";
const JOINTS: &str = "M0 46H22M98 46H120M0 74H13M107 74H120M0 104H13M107 104H120M6 46V74M114 74V104M6 104V134M30 28 24 22M90 28 96 22M60 15V9M0 150H120";
const REGION_BACK: &str = r#"<svg class="card-art back" viewBox="0 0 120 168" aria-hidden="true" focusable="false"><path class="contour" d="M60 66a18 18 0 1 1 0 36 18 18 0 1 1 0-36zM58 54c22-3 36 16 33 33s-20 31-36 26-28-20-24-36 12-21 27-23zM56 42c30-6 50 20 46 46s-26 42-50 36-38-28-33-50 17-28 37-32zM54 30c38-8 64 24 59 60s-34 54-66 46-48-36-42-62 20-38 49-44zM52 18c46-10 78 28 72 76s-42 64-82 56-60-44-52-78 26-46 62-54z"/><path class="rose" d="M60 34 67 77 110 84 67 91 60 134 53 91 10 84 53 77z"/><path class="rose2" d="M60 34V84H10L53 91 60 84V134L67 91 60 84H110L67 77 60 84z"/><path class="rose" d="M40 64 57 78 54 81zM80 64 66 81 63 78zM40 104 54 87 57 90zM80 104 63 90 66 87z"/><path class="frame" d="M7 12Q7 7 12 7H108Q113 7 113 12V156Q113 161 108 161H12Q7 161 7 156z"/></svg>"#;
const SANCTUARY_BACK: &str = r#"<svg class="card-art back stone" viewBox="0 0 120 168" aria-hidden="true" focusable="false"><path class="joint" d="M0 46H120M0 74H120M0 104H120M0 134H120M0 18H120M30 0V18M90 0V18M14 18V46M106 18V46M30 46V74M90 46V74M14 74V104M106 74V104M30 104V134M90 104V134M60 134V168"/><path class="niche" d="M26 146V78C26 50 42 36 60 24C78 36 94 50 94 78V146z"/><path class="niche2" d="M36 146V80C36 58 47 47 60 38C73 47 84 58 84 80V146z"/><path class="rose" d="M60 62 65 83 86 88 65 93 60 114 55 93 34 88 55 83z"/><path class="frame" d="M7 12Q7 7 12 7H108Q113 7 113 12V156Q113 161 108 161H12Q7 161 7 156z"/></svg>"#;
