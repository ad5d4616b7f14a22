//! The landscapes. Every hill line meets the card's edges at its own fixed height and slope, so
//! that cards laid edge to edge (the last tenth of one under the first of the next) are one country.

use rules::faraway::Biome;

use super::landmarks::{landmark, mushroom, tree};
use super::pen::{Dice, Pen, Plot, plotted};

/// What a landscape is drawn from.
pub(super) struct Scene {
    pub biome: Option<Biome>,
    pub night: bool,
    pub seed: u32,
    /// The base line, in sheet units, of what stands nearest.
    pub floor: i32,
    /// Where along the sheet something may stand.
    pub places: Vec<i32>,
    /// Whether the foot of the sheet is seen, no quest lying on it.
    pub open: bool,
}

/// Height at the left edge, and the rise over the tenth of the sheet that neighbours share.
struct Seam(i32, i32);

const FAR: Seam = Seam(78, -2);
const MID: Seam = Seam(91, 2);
const NEAR: Seam = Seam(108, -2);
const FRONT: Seam = Seam(137, 3);

/// Draws sky, hills and what stands on them.
pub(super) fn draw(pen: &mut Pen, scene: &Scene) {
    let dice = &mut Dice::new(scene.seed);
    sky(pen, scene, dice);
    far(pen, scene, dice);
    let hills = [(30, 46), (70, 92)].map(|(low, high)| (dice.range(low, high), dice.range(80, 93)));
    pen.path("b ln", &ridge(MID, &hills));
    hatch(pen, dice, 97);
    behind(pen, scene, dice);
    let hills =
        [(32, 50), (70, 90)].map(|(low, high)| (dice.range(low, high), dice.range(100, 109)));
    pen.path("c ln", &ridge(NEAR, &hills));
    hatch(pen, dice, 114);
    let hills =
        [(34, 50), (72, 88)].map(|(low, high)| (dice.range(low, high), dice.range(131, 141)));
    let front = ridge(FRONT, &hills);
    if scene.biome == Some(Biome::River) {
        pen.path("d ln", &front);
        river(pen, dice);
        stand(pen, scene, dice);
    } else {
        stand(pen, scene, dice);
        pen.path("d ln", &front);
        hatch(pen, dice, 146);
    }
    foreground(pen, scene, dice);
}

/// A hill line through the given tops and hollows, closed below the sheet.
fn ridge(Seam(height, rise): Seam, tops: &[(i32, i32)]) -> String {
    let mut line = open(height, rise);
    line.plot("C24 #", &[height + 2 * rise]);
    let mut join = ' ';
    for &(x, y) in tops {
        line.push(join);
        line.plot("# # # #", &[x - 13, y, x, y]);
        join = 'S';
    }
    line.plot("S96 # 108 #", &[height - rise, height]);
    close(line, height, rise)
}

/// A line of straight strokes between the same two seams.
fn crags(Seam(height, rise): Seam, points: &[(i32, i32)]) -> String {
    let mut line = open(height, rise);
    for &(x, y) in points {
        line.plot("L# #", &[x, y]);
    }
    line.plot("L108 #", &[height]);
    close(line, height, rise)
}

fn open(height: i32, rise: i32) -> String {
    plotted("M-2 #H0L12 #", &[height, height + rise])
}

fn close(mut line: String, height: i32, rise: i32) -> String {
    line.plot("L120 #h2V170H-2z", &[height + rise]);
    line
}

/// An engraver's hatching: sets of strokes that shorten down the slope.
fn hatch(pen: &mut Pen, dice: &mut Dice, y: i32) {
    let mut lines = String::new();
    for x in [16, 52, 80] {
        let (mut x, mut y, lean) = (x + dice.range(0, 12), y + dice.range(-4, 3), dice.range(1, 3));
        for long in [18, 13, 7] {
            lines.plot("M# #q#-3 #-1", &[x, y, long / 2, long]);
            x += lean;
            y += 3;
        }
    }
    pen.path("st", &lines);
}

fn sky(pen: &mut Pen, scene: &Scene, dice: &mut Dice) {
    let mut marks = String::new();
    if scene.night {
        for step in 0..13 {
            marks.plot("M# #h.1", &[8 + step * 8 + dice.range(0, 7), dice.range(5, 66)]);
        }
        return pen.path("star", &marks);
    }
    for y in [dice.range(46, 52), dice.range(60, 66)] {
        let (x, long) = (dice.range(44, 76), dice.range(16, 28));
        marks.plot("M# #h#M# #h#", &[x, y, long, x + 5, y - 3, long - 12]);
    }
    pen.path("cloud", &marks);
    let (x, y) = (dice.range(72, 90), dice.range(44, 52));
    pen.path("bird", &plotted("M# #q3-3 4 0 2-3 4 0M# #q2-2 3 0 1-2 3 0", &[x, y, x + 9, y - 6]));
}

fn far(pen: &mut Pen, scene: &Scene, dice: &mut Dice) {
    match scene.biome {
        Some(Biome::Desert) => peaks(pen, dice),
        Some(Biome::City) => mesas(pen, dice),
        biome => {
            let high = if biome == Some(Biome::Forest) { 58 } else { 64 };
            let tops = [(34, high), (58, 72), (84, high)]
                .map(|(x, top)| (x + dice.range(-4, 4), top + dice.range(0, 7)));
            pen.path("a ln", &ridge(FAR, &tops));
        }
    }
}

fn peaks(pen: &mut Pen, dice: &mut Dice) {
    let (mut points, mut snow, mut shade) = (Vec::new(), String::new(), String::new());
    for (x, low, high) in [(32, 50, 60), (60, 43, 54), (86, 52, 62)] {
        let (x, top) = (x + dice.range(-4, 4), dice.range(low, high));
        points.extend([(x, top), (x + 13, dice.range(67, 72))]);
        snow.plot("M# #L# # # #l-3-1-2 3-2-3-2 2z", &[x - 6, top + 8, x, top, x + 5, top + 8]);
        shade.plot("M# #L# 74l-8 4-3-9 3-7-4-6z", &[x, top, x + 14]);
    }
    points.pop();
    pen.path("a ln", &crags(FAR, &points));
    pen.path("far2", &shade);
    pen.path("w", &snow);
}

fn mesas(pen: &mut Pen, dice: &mut Dice) {
    let (mut points, mut shade, mut doors) = (Vec::new(), String::new(), String::new());
    for (x, low, high) in [(34, 60, 67), (80, 53, 62)] {
        let (x, top) = (x + dice.range(-4, 4), dice.range(low, high));
        points.extend([
            (x - 17, 75),
            (x - 11, top + 3),
            (x - 9, top),
            (x + 9, top),
            (x + 11, top + 3),
            (x + 17, 74),
        ]);
        shade.plot("M# #h6l2 3 6 #h-8z", &[x + 3, top, 72 - top]);
        doors.plot(
            "M# #v-3q1.5-2 3 0v3zm6 1v-3q1.5-2 3 0v3zm-3 6v-3q1.5-2 3 0v3z",
            &[x - 8, top + 8],
        );
    }
    pen.path("a ln", &crags(FAR, &points));
    pen.path("far2", &shade);
    pen.path("e2", &doors);
}

/// Small things on the middle hills.
fn behind(pen: &mut Pen, scene: &Scene, dice: &mut Dice) {
    let (mut dark, mut light) = (String::new(), String::new());
    for step in 0..5 {
        let (x, y) = (20 + step * 19 + dice.range(-4, 6), dice.range(94, 100));
        match scene.biome {
            Some(Biome::River) => {
                let round = dice.range(4, 6);
                tree(&mut dark, x, y, round);
                light.plot("M# #a3 3 0 0 1 3-4v4z", &[x - 2, y - round - 4]);
            }
            Some(Biome::City) => {
                let high = dice.range(4, 7);
                dark.plot("M# #l4-4 4 4z", &[x - 4, y - high]);
                light.plot("M# #v-#h6v#z", &[x - 3, y, high, high]);
            }
            Some(Biome::Forest) => {
                mushroom(&mut dark, &mut light, (x, y), dice.range(4, 6), dice.range(5, 8))
            }
            _ => {
                dark.plot("M# #l2-# 3-2 2 5 3 6z", &[x - 4, y, dice.range(6, 12)]);
            }
        }
    }
    pen.path("f2", &light);
    pen.path("e2", &dark);
}

/// What stands nearest, at the scene's places.
fn stand(pen: &mut Pen, scene: &Scene, dice: &mut Dice) {
    let first = dice.range(0, 3);
    for (&place, kind) in scene.places.iter().zip(first..) {
        let at = (place + dice.range(-3, 3), scene.floor + dice.range(-4, 2));
        landmark(pen, scene.biome, at, kind, dice);
    }
}

/// A river out of the hills to the foot of the sheet.
fn river(pen: &mut Pen, dice: &mut Dice) {
    let (flip, shift) = (dice.coin(), dice.range(-5, 5));
    let at = |x: i32| if flip { 120 - x + shift } else { x + shift };
    let mut water = plotted("M# 94", &[at(57)]);
    let banks: [[i32; 6]; 6] = [
        [66, 97, 42, 102, 45, 111],
        [48, 122, 74, 127, 68, 143],
        [64, 155, 46, 160, 42, 169],
        [86, 169, 86, 169, 86, 169],
        [88, 157, 100, 154, 99, 141],
        [98, 125, 62, 121, 62, 110],
    ];
    for [a, b, c, d, x, y] in banks {
        water.plot("C# # # # # #", &[at(a), b, at(c), d, at(x), y]);
    }
    water.plot("C# 103 # 98 # 94z", &[at(62), at(74), at(60)]);
    pen.path("g ln", &water);
    let mut gleam = String::new();
    for (x, y, long) in [
        (50, 108, 6),
        (53, 112, 5),
        (58, 119, 9),
        (74, 130, 14),
        (80, 134, 8),
        (76, 144, 12),
        (58, 158, 16),
        (66, 163, 10),
    ] {
        gleam.plot("M# #h#", &[at(x), y, if flip { -long } else { long }]);
    }
    pen.path("gleam", &gleam);
    if dice.coin() {
        pen.placed("w ln2", BRIDGE, (at(53), 109), false);
    }
}

const BRIDGE: &str = "M-17 6Q0-12 17 6V10H12Q9-2 0-2-9-2-12 10H-17z";

/// What grows between the onlooker and the picture.
fn foreground(pen: &mut Pen, scene: &Scene, dice: &mut Dice) {
    let (base, tall) = if scene.open { (168, 22) } else { (148, 12) };
    let (mut blades, mut heads) = (String::new(), String::new());
    for (from, count) in [(dice.range(14, 20), 5), (dice.range(80, 86), 5)] {
        for step in 0..count {
            let (x, high, lean) = (from + step * 4, tall + dice.range(-6, 6), dice.range(-3, 4));
            match scene.biome {
                Some(Biome::Desert) if step % 3 == 0 => {
                    crag(&mut heads, &mut blades, (x, base), high)
                }
                Some(Biome::Desert) => {}
                Some(Biome::Forest) if step % 2 == 0 => {
                    mushroom(&mut heads, &mut blades, (x, base), 4, high * 2 / 3)
                }
                Some(Biome::Forest) => {}
                _ => {
                    blades.plot(
                        "M# #q0-# #-#q# # # #z",
                        &[x, base, high / 2, lean, high, (2 - lean) / 2, high / 2, 2 - lean, high],
                    );
                    heads.plot("M# #q-2-3 0-6 2 3 0 6z", &[x + lean, base - high + 3]);
                }
            }
        }
    }
    pen.path("k", &blades);
    pen.path("k2", &heads);
}

fn crag(snow: &mut String, rock: &mut String, (x, base): (i32, i32), high: i32) {
    let (left, top) = (x - 2, base - high);
    rock.plot("M# #l6-# 3-3 3 5 7 #z", &[x - 8, base, high, high - 2]);
    snow.plot("M# #l3-3 3 5 1 5-3-3-2 2-1-4-3 3z", &[left, top]);
}
