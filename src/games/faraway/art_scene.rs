//! The landscapes. Every hill line meets the card's edges at its own fixed height and slope, so
//! that cards laid edge to edge (the last tenth of one over the first of the next) are one country.

use std::fmt::Write;

use rules::faraway::Biome;

use super::art_pen::{Dice, Pen};

/// What a landscape is drawn from.
pub struct Scene {
    pub biome: Option<Biome>,
    pub night: bool,
    pub seed: u32,
    /// The base line, in sheet units, of what stands nearest.
    pub floor: i32,
    /// Where along the sheet something may stand.
    pub places: &'static [i32],
}

/// Height at the left edge, and the rise over the tenth of the sheet that neighbours share.
struct Seam(i32, i32);

const FAR: Seam = Seam(78, -2);
const MID: Seam = Seam(91, 2);
const NEAR: Seam = Seam(108, -2);
const FRONT: Seam = Seam(137, 3);

/// Draws sky, hills and what stands on them.
pub fn draw(pen: &mut Pen, scene: &Scene) {
    let dice = &mut Dice::new(scene.seed);
    sky(pen, scene, dice);
    far(pen, scene, dice);
    let hills = [(30, 46), (70, 92)].map(|(low, high)| (dice.range(low, high), dice.range(80, 93)));
    pen.path("b ln", &ridge(MID, &hills));
    strokes(pen, dice, 96);
    behind(pen, scene, dice);
    let hills =
        [(32, 50), (70, 90)].map(|(low, high)| (dice.range(low, high), dice.range(100, 109)));
    pen.path("c ln", &ridge(NEAR, &hills));
    strokes(pen, dice, 114);
    if scene.biome == Some(Biome::River) {
        pen.path("d ln", &ridge(FRONT, &[(40, 132), (80, 140)]));
        river(pen, dice);
        stand(pen, scene, dice);
    } else {
        stand(pen, scene, dice);
        let hills = [
            (dice.range(34, 50), dice.range(134, 142)),
            (dice.range(70, 88), dice.range(131, 138)),
        ];
        pen.path("d ln", &ridge(FRONT, &hills));
    }
    strokes(pen, dice, 146);
    strokes(pen, dice, 156);
}

/// A hill line through the given tops and hollows, closed below the sheet.
fn ridge(Seam(height, rise): Seam, tops: &[(i32, i32)]) -> String {
    let mut line = open(height, rise);
    let _ = write!(line, "C24 {}", height + 2 * rise);
    let mut join = ' ';
    for &(x, y) in tops {
        let _ = write!(line, "{join}{} {y} {x} {y}", x - 13);
        join = 'S';
    }
    let _ = write!(line, "S96 {} 108 {height}", height - rise);
    close(line, height, rise)
}

/// A line of straight strokes between the same two seams.
fn crags(Seam(height, rise): Seam, points: &[(i32, i32)]) -> String {
    let mut line = open(height, rise);
    for (x, y) in points {
        let _ = write!(line, "L{x} {y}");
    }
    let _ = write!(line, "L108 {height}");
    close(line, height, rise)
}

fn open(height: i32, rise: i32) -> String {
    format!("M-2 {height}H0L12 {}", height + rise)
}

fn close(mut line: String, height: i32, rise: i32) -> String {
    let _ = write!(line, "L120 {}h2V170H-2z", height + rise);
    line
}

/// A few engraver's strokes along a slope.
fn strokes(pen: &mut Pen, dice: &mut Dice, y: i32) {
    let mut lines = String::new();
    for x in [18, 44, 70] {
        let (x, y) = (x + dice.range(0, 14), y + dice.range(-3, 4));
        let _ = write!(lines, "M{x} {y}q8-3 {} 0", dice.range(12, 22));
    }
    pen.path("st", &lines);
}

fn sky(pen: &mut Pen, scene: &Scene, dice: &mut Dice) {
    let mut marks = String::new();
    if scene.night {
        for step in 0..11 {
            let _ = write!(marks, "M{} {}h.1", 10 + step * 9 + dice.range(0, 8), dice.range(6, 68));
        }
        return pen.path("star", &marks);
    }
    for y in [dice.range(44, 52), dice.range(58, 66)] {
        let (x, long) = (dice.range(44, 78), dice.range(14, 26));
        let _ = write!(marks, "M{x} {y}h{long}M{} {}h{}", x + 5, y - 4, long - 12);
    }
    pen.path("cloud", &marks);
}

fn far(pen: &mut Pen, scene: &Scene, dice: &mut Dice) {
    let mut near = |x: i32, low, high| (x + dice.range(-3, 3), dice.range(low, high));
    let line = match scene.biome {
        Some(Biome::Desert) => {
            let tops = [(24, 68, 73), (36, 52, 60), (46, 64, 70), (62, 44, 52), (74, 60, 66)];
            let mut points = tops.map(|(x, low, high)| near(x, low, high)).to_vec();
            points.extend([near(86, 54, 60), near(98, 70, 74)]);
            points.sort_unstable();
            crags(FAR, &points)
        }
        Some(Biome::City) => {
            let (left, right) = (near(34, 60, 66), near(80, 54, 62));
            crags(
                FAR,
                &[
                    (left.0 - 10, 74),
                    (left.0 - 6, left.1),
                    (left.0 + 10, left.1),
                    (left.0 + 14, 72),
                    (right.0 - 14, 73),
                    (right.0 - 9, right.1),
                    (right.0 + 9, right.1),
                    (right.0 + 15, 74),
                ],
            )
        }
        _ => ridge(FAR, &[near(36, 64, 74), near(60, 62, 76), near(86, 64, 74)]),
    };
    pen.path("a ln", &line);
}

/// Small things on the middle hills.
fn behind(pen: &mut Pen, scene: &Scene, dice: &mut Dice) {
    let (mut dark, mut light) = (String::new(), String::new());
    for step in 0..4 {
        let (x, y) = (22 + step * 24 + dice.range(-5, 7), dice.range(93, 99));
        match scene.biome {
            Some(Biome::River) => tree(&mut dark, &mut light, x, y, 6),
            Some(Biome::City) => {
                let _ = write!(dark, "M{} {y}v-6q3-4 6 0v6z", x - 3);
            }
            Some(Biome::Forest) => mushroom(&mut dark, &mut light, x, y, (5, 7)),
            _ => {
                let _ = write!(dark, "M{} {y}l2-9 3-2 2 5 3 6z", x - 4);
            }
        }
    }
    pen.path("f2", &light);
    pen.path("e2", &dark);
}

/// What stands nearest, at the scene's places.
fn stand(pen: &mut Pen, scene: &Scene, dice: &mut Dice) {
    let (mut dark, mut light, mut warm, mut spots) = Default::default();
    for &place in scene.places {
        let (x, y) = (place + dice.range(-3, 3), scene.floor + dice.range(-4, 2));
        match scene.biome {
            Some(Biome::River) => grove(&mut dark, &mut light, (x, y), dice),
            Some(Biome::City) => {
                houses([&mut light, &mut dark, &mut warm, &mut spots], (x, y), dice)
            }
            Some(Biome::Forest) => mushrooms([&mut warm, &mut light, &mut spots], (x, y), dice),
            Some(Biome::Desert) => rocks([&mut dark, &mut light, &mut spots], (x, y), dice),
            None => menhir(&mut dark, &mut light, (x, y), dice),
        }
    }
    for (class, outline) in [("f", &light), ("e", &dark), ("g", &warm), ("w", &spots)] {
        pen.path(class, outline);
    }
}

fn tree(crown: &mut String, lit: &mut String, x: i32, y: i32, size: i32) {
    let _ = write!(crown, "M{x} {y}h1v-3a{size} {size} 0 1 0-2 0v3z");
    let _ = write!(lit, "M{} {}h.1", x - 2, y - size - 6);
}

fn grove(dark: &mut String, light: &mut String, (x, y): (i32, i32), dice: &mut Dice) {
    let tall = dice.range(22, 32);
    let _ = write!(
        dark,
        "M{x} {y}v-4c-7-2-7-{} 0-{tall}c7 {} 7 {} 1 {tall}v4z",
        tall - 8,
        tall - 20,
        tall - 2
    );
    let _ = write!(light, "M{x} {}c-4-2-4-{} 0-{}z", y - 6, tall - 14, tall - 8);
    let (x, round) = (x + if dice.coin() { 12 } else { -12 }, dice.range(6, 8));
    let _ = write!(dark, "M{x} {y}v-3a{round} {round} 0 1 1 2 0v3z");
    let _ = write!(
        light,
        "M{} {}a{} {} 0 0 1 {round}-{round}z",
        x - round + 2,
        y - round - 2,
        round - 1,
        round - 1
    );
}

fn houses([wall, shade, roof, window]: [&mut String; 4], (x, y): (i32, i32), dice: &mut Dice) {
    let tall = dice.range(24, 34);
    let _ = write!(wall, "M{} {y}v-{tall}h9v{tall}z", x - 5);
    let _ = write!(shade, "M{} {y}v-{tall}h4v{tall}z", x + 1);
    if dice.coin() {
        let _ = write!(roof, "M{} {}l6.5-11 6.5 11z", x - 7, y - tall);
    } else {
        let _ = write!(roof, "M{} {}a5.5 6 0 0 1 11 0z", x - 6, y - tall);
    }
    let _ = write!(window, "M{} {}h2v4h-2zm0 8h2v4h-2z", x - 3, y - tall + 5);
    for (side, high) in [(-15, dice.range(10, 18)), (6, dice.range(8, 15))] {
        let _ = write!(wall, "M{} {y}v-{high}h10v{high}z", x + side);
        let _ = write!(roof, "M{} {}l6-6 6 6z", x + side - 1, y - high);
        let _ = write!(window, "M{} {}h3v4h-3z", x + side + 3, y - high + 3);
    }
}

fn mushroom(cap: &mut String, stem: &mut String, x: i32, y: i32, (wide, high): (i32, i32)) {
    let foot = wide / 4 + 1;
    let _ =
        write!(stem, "M{} {y}q{foot}-{high} 1-{high}h{}q-1 0 1 {high}z", x - foot, foot * 2 - 2);
    let _ = write!(
        cap,
        "M{} {}c0-{w} {} -{w} {} 0q-{wide} 4-{} 0z",
        x - wide,
        y - high,
        wide * 2,
        wide * 2,
        wide * 2,
        w = wide * 6 / 5
    );
}

fn mushrooms([cap, stem, spot]: [&mut String; 3], (x, y): (i32, i32), dice: &mut Dice) {
    let (wide, high) = (dice.range(13, 17), dice.range(16, 24));
    mushroom(cap, stem, x, y, (wide, high));
    let top = y - high;
    let _ = write!(
        spot,
        "M{} {}a3 2.4 0 1 1 .1 0zM{} {}a2 1.6 0 1 1 .1 0zM{} {}a2.4 2 0 1 1 .1 0z",
        x - 3,
        top - 4,
        x - 9,
        top - 1,
        x + 7,
        top - 2
    );
    let side = if dice.coin() { 15 } else { -15 };
    mushroom(cap, stem, x + side, y + 2, (dice.range(6, 8), dice.range(7, 11)));
}

fn rocks([rock, lit, snow]: [&mut String; 3], (x, y): (i32, i32), dice: &mut Dice) {
    if dice.coin() {
        let high = dice.range(28, 34);
        let _ = write!(
            rock,
            "M{} {y}c-4-{} 4-{high} 18-{high}s21 {} 17 {high}h-10c1-14-2-{h} -8-{h}s-9 6-7 {h}z",
            x - 18,
            high - 12,
            high - 26,
            h = high - 13
        );
        let _ = write!(
            lit,
            "M{} {y}c-3-{} 3-{} 16-{}c-8 4-10 12-10 {}z",
            x - 17,
            high - 12,
            high - 2,
            high - 2,
            high - 2
        );
        let _ = write!(snow, "M{} {}q14-9 26 3-12-4-26-3z", x - 13, y - high + 5);
    } else {
        let high = dice.range(26, 36);
        let _ =
            write!(rock, "M{} {y}l4-{high} 5-3 4 5 5 {}zm17 0l3-14 5-2 5 16z", x - 10, high - 2);
        let _ = write!(lit, "M{} {y}l3-{high} 4-2-1 {}z", x - 9, high + 2);
        let _ = write!(snow, "M{} {}l1-5 5-3 4 5 1 5-4-3-3 3z", x - 7, y - high + 5);
    }
}

fn menhir(dark: &mut String, light: &mut String, (x, y): (i32, i32), dice: &mut Dice) {
    let high = dice.range(20, 30);
    let _ = write!(dark, "M{} {y}l2-{high}q6-5 8 2l3 {}z", x - 6, high - 2);
    let _ = write!(light, "M{} {y}l2-{high}q3-3 4-2l-2 {}z", x - 6, high + 2);
}

/// A river out of the hills to the foot of the sheet.
fn river(pen: &mut Pen, dice: &mut Dice) {
    let (flip, shift) = (dice.coin(), dice.range(-5, 5));
    let at = |x: i32| if flip { 120 - x + shift } else { x + shift };
    let mut water = format!("M{} 94", at(57));
    let banks: [[i32; 6]; 6] = [
        [66, 97, 42, 102, 45, 111],
        [48, 122, 74, 127, 68, 143],
        [64, 155, 46, 160, 42, 169],
        [86, 169, 86, 169, 86, 169],
        [88, 157, 100, 154, 99, 141],
        [98, 125, 62, 121, 62, 110],
    ];
    for [a, b, c, d, x, y] in banks {
        let _ = write!(water, "C{} {b} {} {d} {} {y}", at(a), at(c), at(x));
    }
    let _ = write!(water, "C{} 103 {} 98 {} 94z", at(62), at(74), at(60));
    pen.path("g ln", &water);
    let mut gleam = String::new();
    for (x, y, long) in [(50, 108, 6), (56, 118, 9), (74, 130, 14), (76, 144, 12), (58, 158, 16)] {
        let _ = write!(gleam, "M{} {y}h{}", at(x), if flip { -long } else { long });
    }
    pen.path("gleam", &gleam);
}
