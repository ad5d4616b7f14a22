//! The pictures of nav and misbehave cards: vignettes in ink, put together from a place and up to
//! three figures that say what the card is about. And the scenes of the Cruiser and the Cutter.

use super::paper::Paper;
use crate::icons::{Icon, icon_path};

/// Something that stands in a vignette.
#[derive(Clone, Copy)]
enum Figure {
    /// Pieces whose foot is at 0, 0.
    Cut(&'static str),
    /// An icon in ink.
    Sign(Icon),
    /// An icon in the warm colour: the danger or the prize.
    Warm(Icon),
    /// Nothing.
    None,
}

use Figure::{Cut, None, Sign, Warm};

/// A place, then what stands left, in the middle and right.
type Vignette = (&'static str, [Figure; 3]);

const SPACE: &str = "d M0 0H96V48H0z|p O8 9 1|p O25 38 1|p O34 6 1|p O58 40 1|p O66 8 1|p O88 30 1|p O91 12 1|p O12 29 1";
const BLACK: &str = "d M0 0H96V48H0z|a O24 22 13|d O29 18 12|n M3 29Q20 27 44 15|p O8 8 1|p O50 8 1|p O12 41 1|p O38 40 1|p O58 42 1|p O68 7 1|p O90 10 1|p O88 40 1|p O44 26 1|n M94 28H120M50 36H60M40 31H52";
const ORBIT: &str = "d M0 0H96V48H0z|p O9 9 1|p O30 5 1|p O70 7 1|p O90 14 1|p O52 12 1|a M0 48V40Q48 24 96 40V48z|n M12 41Q48 29 84 41";
const ABOARD: &str = "d M0 0H96V48H0z|n M10 43V12Q10 6 16 6H80Q86 6 86 12V43M2 43V8Q2 1 9 1M94 43V8Q94 1 87 1|a M0 43H96V48H0z|p M24 6H34V9H24zM44 6H54V9H44zM64 6H74V9H64z";
const TOWN: &str = "d M0 0H96V48H0z|a M0 44V18H4V13H20V20H30V44zM66 44V16H70V9H86V20H96V44z|p M6 22H11V29H6zM14 22H19V29H14zM73 20H78V28H73zM82 24H87V31H82z|k M0 43H96V48H0z";
const HILLS: &str = "d M0 0H96V48H0z|p O76 13 8|a M0 34Q16 18 34 30T66 26 96 32V48H0z|k M0 43Q40 39 96 43V48H0z";
const WOODS: &str = "d M0 0H96V48H0z|a M2 42L10 12 18 42zM14 42L21 20 28 42zM68 42L76 10 84 42zM80 42L88 18 96 42z|k M0 43Q48 38 96 43V48H0z";
const BALL: &str = "d M0 0H96V48H0z|a M0 0H22Q20 28 0 36zM96 0H74Q76 28 96 36z|n M48 0V5M38 8Q48 14 58 8|r O38 7 1|r O48 11 1|r O58 7 1|k M0 43H96V48H0z|n M4 45H92";
const VAULT: &str = "d M0 0H96V48H0z|a O48 22 21|p O48 22 16|l M48 6V38M32 22H64M37 11L59 33M59 11L37 33|k O48 22 6|k M0 43H96V48H0z";
const CITY: &str = "d M0 0H96V48H0z|a M0 44V28H8V14L12 8 16 14V44zM20 44V24H28V44zM62 44V20H70V44zM72 44V12L77 3 82 12V44zM86 44V26H96V44z|p M10 18H13V20H10zM10 24H13V26H10zM75 17H79V19H75zM75 23H79V25H75zM64 25H67V27H64z|k M0 43H96V48H0z";
const DEBRIS: &str = "d M0 0H96V48H0z|p O40 8 1|p O62 41 1|p O92 24 1|a M4 10L12 5 18 10 14 16 6 17zM82 36L90 33 94 40 86 44zM30 38L36 34 40 40 34 44zM76 6L84 4 86 10 79 12zM56 4L61 7 58 11z";

const GUNMAN: Figure = Cut("k M-4-34H4L5-30H10Q0-26-10-30H-5z|a O0 -27 4|k M-6-23H6L10 0H4L1-9H-1L-4 0H-10z|k M5-22L13-15H19V-12H15L14-10 4-14z|r M-3-23L0-19 3-23z");
const OFFICER: Figure = Cut("k M-6-34H6L5-29H-5z|a O0 -26 4|k M-7-22H7V-10H5V0H1V-10H-1V0H-5V-10H-7z|r M3-19H6V-16H3z|p M-1-22H1V-12H-1z");
const LADY: Figure = Cut("k O0 -29 4|k O3 -33 3|k M-4-24H4L3-17 12 0H-12L-3-17z|r M5-18L13-25Q17-20 14-14z|n M4-22L8-17");
const CROWD: Figure = Cut("a O-9 -20 4|a M-15 0V-10Q-15-15-9-15T-3-10V0z|a O9 -20 4|a M3 0V-10Q3-15 9-15T15-10V0z|k O0 -24 5|k M-8 0V-12Q-8-18 0-18T8-12V0z");
const WRECK: Figure = Cut("k M-19-14L-12-25 2-28 8-22 4-18 9-14 2-9-11-8z|a M13-26L22-20 20-12 14-13 16-18z|p O-8 -18 2|p O-1 -19 2|n M8-22L13-20M9-14L14-13");
const ROCK: Figure = Cut("k M-14-24L-3-32 11-27 15-14 6-4-9-5-16-14z|a O-4 -20 4|a O6 -14 3|a O-6 -10 2");
const BEACON: Figure = Cut("k M-4-4L-1-20H1L4-4 8 0H-8z|r O0 -22 3|=l M6-28Q10-22 6-16|n M11-32Q17-22 11-12M-11-32Q-17-22-11-12|l M-6-28Q-10-22-6-16");
const TABLE: Figure = Cut("k M-22-14H22V-11H-22zM-18-11H-15V0H-18zM15-11H18V0H15z|k M-8-15H8Q8-22 0-22T-8-15z|r O0 -24 2|a M-18-15H-11V-18H-18zM11-15H18V-18H11z|n M-4-28Q-2-31-4-34M4-28Q6-31 4-34");
const BELL: Figure = Cut("k M-11-8Q-8-12-8-20Q-7-30 0-31 7-30 8-20Q8-12 11-8zM-4-6H4Q3-1 0-1T-4-6z|n M13-28Q17-22 15-16M-13-28Q-17-22-15-16|r O0 -19 3");
const STATUE: Figure = Cut("a M-10 0V-8H10V0zM-7-8V-11H7V-8z|k O0 -30 3|k M-4-26H3L9-35 11-33 6-23 4-11H1L0-17-1-11H-4L-5-20-9-16-10-18z");
const GALLOWS: Figure = Cut("k M-12 0V-36H9V-33H-8L-8 0zM-8-26L-1-33H-5L-8-30z|l M5-33V-25M5-25Q0-19 5-15 10-19 5-25|k M-15-3H15V0H-15z");
const SKULL: Figure = Cut("k M-11-21Q-11-32 0-32T11-21Q11-15 6-13V-7H-6V-13Q-11-15-11-21z|p O-4 -20 3|p O4 -20 3|p M-1-16H1V-13H-1z|n M-3-7V-10M3-7V-10");
const CRATES: Figure = Cut("k M-13-13H0V0H-13zM2-10H13V0H2zM-8-25H4V-14H-8z|p M-11-7H-2V-6H-11zM4-5H11V-4H4zM-6-20H2V-19H-6z");
const BLAST: Figure = Cut("r M0-36L5-25 16-30 12-19 20-12 10-9 9 0 0-6-9 0-10-9-20-12-12-19-16-30-5-25z|p O0 -16 5");
const HULL: Figure = Cut("k M-24-16Q-22-22-14-22L-6-20Q-2-30 6-30T14-20V-12H4L0-8H-12L-14-10H-22z|p O6 -21 4|p M-20-18H-15V-16H-20z|r M14-20L19-16 14-13z");
const DEALER: Figure = Cut("k M-5-36H5V-29H9V-27H-9V-29H-5z|a O0 -24 4|k M-8-20H8L9 0H-9z|p M-2-20L0-12 2-20z|r M8-18L15-22 17-14 10-11z");

#[rustfmt::skip]
fn nav(id: u8) -> Vignette {
    match id {
        1 | 101 => (BLACK, [None, None, HULL]),
        2 => (SPACE, [Sign(Icon::Cruiser), None, HULL]),
        3 => (ABOARD, [OFFICER, Warm(Icon::Warrant), CRATES]),
        4 => (ORBIT, [None, Sign(Icon::Cruiser), None]),
        5 => (CITY, [OFFICER, Warm(Icon::Wanted), Sign(Icon::Legal)]),
        6 | 106 => (SPACE, [WRECK, None, Warm(Icon::Wrench)]),
        7 => (ORBIT, [BEACON, None, HULL]),
        8 | 107 => (ABOARD, [None, TABLE, None]),
        9 => (SPACE, [HULL, Warm(Icon::Money), HULL]),
        10 => (ABOARD, [Sign(Icon::DriveCore), BLAST, Sign(Icon::Part)]),
        11 => (ABOARD, [Sign(Icon::Mechanic), Warm(Icon::Part), None]),
        12 => (ABOARD, [None, Warm(Icon::DriveCore), Sign(Icon::Tech)]),
        102 => (SPACE, [Warm(Icon::Cutter), None, HULL]),
        103 => (ORBIT, [Sign(Icon::Cutter), SKULL, None]),
        104 => (DEBRIS, [Warm(Icon::Cutter), None, WRECK]),
        105 => (ORBIT, [DEALER, Warm(Icon::Money), CRATES]),
        108 => (DEBRIS, [WRECK, SKULL, None]),
        109 => (DEBRIS, [ROCK, None, HULL]),
        110 => (DEBRIS, [WRECK, None, HULL]),
        111 => (ABOARD, [Warm(Icon::Fuel), None, Sign(Icon::Wrench)]),
        112 => (ABOARD, [None, Sign(Icon::DriveCore), BLAST]),
        113 => (DEBRIS, [GUNMAN, BLAST, HULL]),
        114 => (DEBRIS, [WRECK, Warm(Icon::Part), WRECK]),
        _ => (ABOARD, [BELL, None, Warm(Icon::Engine)]),
    }
}

#[rustfmt::skip]
fn misbehave(id: u8) -> Vignette {
    match id {
        1 => (ABOARD, [CRATES, Warm(Icon::Transport), CRATES]),
        2 => (CITY, [OFFICER, SKULL, OFFICER]),
        3 => (BALL, [LADY, Warm(Icon::FancyDuds), OFFICER]),
        4 => (HILLS, [CROWD, Warm(Icon::Cargo), None]),
        5 => (TOWN, [GUNMAN, Warm(Icon::Merc), GUNMAN]),
        6 => (ABOARD, [CROWD, Warm(Icon::Disgruntled), None]),
        7 => (HILLS, [GUNMAN, None, GUNMAN]),
        8 => (WOODS, [None, GUNMAN, Warm(Icon::SniperRifle)]),
        9 => (TOWN, [GUNMAN, Warm(Icon::Knife), CROWD]),
        10 => (BALL, [LADY, None, DEALER]),
        11 => (TOWN, [CROWD, Warm(Icon::Fight), CROWD]),
        12 => (TOWN, [None, Warm(Icon::Eye), CROWD]),
        13 => (TOWN, [None, GUNMAN, BLAST]),
        14 => (TOWN, [CROWD, Warm(Icon::Grifter), DEALER]),
        15 => (HILLS, [GUNMAN, BLAST, GUNMAN]),
        16 => (CITY, [BLAST, GUNMAN, Warm(Icon::Moral)]),
        17 => (CITY, [None, BELL, Sign(Icon::HackingRig)]),
        18 => (VAULT, [OFFICER, None, OFFICER]),
        19 => (CITY, [BLAST, None, LADY]),
        20 => (TOWN, [DEALER, Warm(Icon::Money), None]),
        21 => (BALL, [LADY, Warm(Icon::Medic), DEALER]),
        22 => (HILLS, [Warm(Icon::Cutter), SKULL, CROWD]),
        23 => (TOWN, [CRATES, DEALER, Warm(Icon::Contraband)]),
        24 => (VAULT, [Sign(Icon::HackingRig), None, Warm(Icon::Explosives)]),
        25 => (CITY, [OFFICER, Warm(Icon::FakeId), OFFICER]),
        26 => (TOWN, [OFFICER, Warm(Icon::Warrant), None]),
        27 => (WOODS, [None, CROWD, Warm(Icon::Firearm)]),
        28 => (CITY, [BEACON, Warm(Icon::Close), HULL]),
        29 => (TOWN, [None, GALLOWS, OFFICER]),
        30 => (TOWN, [CROWD, STATUE, CROWD]),
        _ => (HILLS, [OFFICER, None, GUNMAN]),
    }
}

/// The vignette of a nav card.
pub fn nav_picture(id: u8) -> String {
    vignette(nav(id))
}

/// The vignette of a misbehave card.
pub fn misbehave_picture(id: u8) -> String {
    vignette(misbehave(id))
}

fn vignette((place, figures): Vignette) -> String {
    let mut paper = Paper::new("ff-ink", (96, 48), 1, "");
    paper.lay(place);
    for (figure, x) in figures.into_iter().zip([20, 48, 76]) {
        match figure {
            Cut(pieces) => paper.lay_at(pieces, (x, 44)),
            Sign(icon) => paper.icon("k", icon_path(icon), (x, 26), quarters(icon)),
            Warm(icon) => paper.icon("r", icon_path(icon), (x, 24), quarters(icon)),
            None => {}
        }
    }
    paper.finish()
}

/// Those who hunt loom.
fn quarters(icon: Icon) -> i32 {
    if matches!(icon, Icon::Cruiser | Icon::Cutter) { 7 } else { 5 }
}

/// The Cruiser over a small ship: a city that flies, every window lit.
pub fn cruiser_picture() -> String {
    let mut paper = Paper::new("ff-scene ff-cruiser", (192, 96), 1, "");
    paper.lay("d M0 0H192V96H0z|a M0 96V76Q96 52 192 80V96z|n M16 77Q96 57 176 79");
    paper.lay(&stars(5, 26));
    // Towers above and below the deck: left edge, width, top, foot.
    let towers = [
        (40, 9, 34, 50), (51, 11, 20, 58), (64, 8, 12, 62), (74, 13, 4, 70), (89, 10, 10, 66),
        (101, 9, 2, 56), (112, 12, 16, 64), (126, 9, 24, 56), (137, 8, 32, 50),
    ];
    for (x, wide, top, foot) in towers {
        paper.lay(&format!(
            "k M{x} {top}H{}V{foot}H{x}z|x M{} {top}H{}V{foot}H{}z",
            x + wide, x + wide - 3, x + wide, x + wide - 3
        ));
        let lit = (top + 4..foot - 2).step_by(5).filter(|y| (y * 7 + x) % 3 > 0);
        let windows: String = lit.map(|y| format!("M{} {y}h2v2h-2z", x + 2)).collect();
        paper.lay(&format!("m {windows}"));
    }
    paper.lay("k M28 38H158L148 47H40z|x M34 43H152L148 47H40z|i M30 38H156V40H30z|y M88 47L60 90H118z");
    paper.lay_at("k M-14-8Q-12-12-7-12L-1-11Q1-17 8-17T15-11V-6H6L3-3H-5L-7-7H-13z|w O8 -11 2|r M15-10L20-8 15-6z", (90, 92));
    paper.finish()
}

/// The Cutter on the heels of a small ship: blades, rust and fire.
pub fn cutter_picture() -> String {
    let mut paper = Paper::new("ff-scene ff-cutter", (192, 96), 1, "");
    paper.lay("d M0 0H192V96H0z|a M0 0H192V30Q140 8 90 26T0 20z");
    paper.lay(&stars(11, 18));
    paper.lay("r M0 40L28 44 10 50 34 52 4 60 30 60 12 70 44 62V42L20 36z|m M14 46L40 47 22 52 42 56 26 60 46 60V44z");
    paper.lay("k M34 40L24 22 48 34 54 12 64 32 84 18 82 34 108 28 98 38 150 46 112 52 128 66 100 58 92 80 80 60 62 76 62 60 40 72 46 58 28 56z|x M34 56L150 46 112 52 128 66 100 58 92 80 80 60 62 76 62 60 40 72 46 58 28 56z");
    paper.lay("i M96 40L150 46 104 48zM54 12L60 32 50 34z|r M70 40L84 42 72 46zM50 42H60V46H50z|m O88 46 2|m O97 46 2|l M44 50L76 52M56 36L78 38");
    paper.lay("w M108 50L113 56 116 51 121 56 124 50 118 49zM84 58L86 63 90 58z");
    paper.lay_at("k M14-8Q12-12 7-12L1-11Q-1-17-8-17T-15-11V-6H-6L-3-3H5L7-7H13z|w O-8 -11 2|m M-15-10L-26-8-15-6z", (172, 62));
    paper.finish()
}

/// So many stars, strewn from a seed.
fn stars(seed: u32, count: u32) -> String {
    let star = |n: u32| {
        let lot = (n + seed).wrapping_mul(0x9e37_79b9);
        format!("w O{} {} 1", lot % 192, (lot >> 12) % 70)
    };
    (0..count).map(star).collect::<Vec<_>>().join("|")
}
