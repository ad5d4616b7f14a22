//! What stands in the landscapes: groves, towns, mushrooms, rocks and standing stones.

use rules::faraway::Biome;

use super::pen::{At, Dice, Pen, Plot, plotted};

/// Draws one of the biome's landmarks; neighbours get different kinds.
pub(super) fn landmark(pen: &mut Pen, biome: Option<Biome>, at: At, kind: i32, dice: &mut Dice) {
    match (biome, kind % 3) {
        (Some(Biome::River), 0) => poplars(pen, at, dice),
        (Some(Biome::River), 1) => cottage(pen, at, dice),
        (Some(Biome::River), _) => grove(pen, at, dice),
        (Some(Biome::City), 0) if dice.coin() => windmill(pen, at, dice),
        (Some(Biome::City), 1) if dice.coin() => aqueduct(pen, at, dice),
        (Some(Biome::City), _) => houses(pen, at, dice),
        (Some(Biome::Forest), 0) => tower_mushroom(pen, at, dice),
        (Some(Biome::Forest), _) => mushrooms(pen, at, dice),
        (Some(Biome::Desert), 0) => rocks(pen, NEEDLES, at, dice),
        (Some(Biome::Desert), 1) => rocks(pen, BALANCED, at, dice),
        (Some(Biome::Desert), _) => rocks(pen, ROCK_ARCH, at, dice),
        (None, _) => menhirs(pen, at, dice),
    }
}

/// A round tree added to an outline.
pub(super) fn tree(crown: &mut String, x: i32, y: i32, size: i32) {
    crown.plot("M# #v-4a# # 0 1 1 1 0v4z", &[x, y, size, size]);
}

/// A mushroom added to the outlines of caps and stems.
pub(super) fn mushroom(cap: &mut String, stem: &mut String, (x, y): At, wide: i32, high: i32) {
    let foot = wide / 4 + 1;
    let (left, top, lip, width) = (x - foot, y - high, x - wide, wide * 2);
    stem.plot("M# #q#-# 1-#h#q-1 0 1 #z", &[left, y, foot, high, high, foot * 2 - 2, high]);
    let dome = wide * 6 / 5;
    cap.plot("M# #c0-# #-# # 0q-# 4-# 0z", &[lip, top, dome, width, dome, width, wide, width]);
}

fn poplar(dark: &mut String, light: &mut String, (x, y): At, tall: i32) {
    let (belly, neck, low) = (tall - 8, tall - 20, tall - 2);
    dark.plot("M# #v-4c-7-2-6-# 0-#c7 # 8 # 1 #v4z", &[x, y, belly, tall, neck, low, tall]);
    light.plot("M# #c-4-2-4-# 0-#z", &[x, y - 6, tall - 14, belly]);
}

fn bush(dark: &mut String, light: &mut String, (x, y): At, round: i32) {
    tree(dark, x, y, round);
    let (left, top, r) = (x - round + 2, y - round - 3, round - 1);
    light.plot("M# #a# # 0 0 1 #-#q-1 4-# #z", &[left, top, r, r, r, r, r, r]);
}

fn leaves(pen: &mut Pen, dark: &str, light: &str) {
    pen.path("e ln2", dark);
    pen.path("f", light);
}

fn grove(pen: &mut Pen, (x, y): At, dice: &mut Dice) {
    let [mut dark, mut light] = [const { String::new() }; 2];
    poplar(&mut dark, &mut light, (x, y), dice.range(24, 34));
    for side in [-11, 11] {
        bush(&mut dark, &mut light, (x + side, y + 1), dice.range(5, 8));
    }
    leaves(pen, &dark, &light);
}

fn poplars(pen: &mut Pen, (x, y): At, dice: &mut Dice) {
    let [mut dark, mut light] = [const { String::new() }; 2];
    for (side, tall) in [(-11, 24), (0, 34), (10, 28)] {
        poplar(&mut dark, &mut light, (x + side, y + side / 8), tall + dice.range(-2, 3));
    }
    leaves(pen, &dark, &light);
}

fn cottage(pen: &mut Pen, (x, y): At, dice: &mut Dice) {
    let [mut dark, mut light] = [const { String::new() }; 2];
    bush(&mut dark, &mut light, (x - 12, y), dice.range(7, 9));
    bush(&mut dark, &mut light, (x + 14, y + 1), dice.range(5, 6));
    leaves(pen, &dark, &light);
    pen.placed("w ln2", "M-8 0V-11L0-18 8-11V0z", (x, y), false);
    pen.placed("roof", "M-11-9L0-20 11-9 9-8 0-16-9-8zM4-21V-15L7-13V-21z", (x, y), false);
    pen.placed("lamp", "M-2 0V-5Q0-8 2-5V0zM-1.5-9.5h3v-3h-3z", (x, y), false);
}

/// A tower between two houses, under a spire, a dome or battlements.
fn houses(pen: &mut Pen, (x, y): At, dice: &mut Dice) {
    let [mut wall, mut shade, mut roof, mut window] = [const { String::new() }; 4];
    for (side, high) in [(-16, dice.range(11, 19)), (5, dice.range(9, 17))] {
        let (left, top) = (x + side, y - high);
        wall.plot("M# #v-#h11v#z", &[left, y, high, high]);
        shade.plot("M# #v-#h4v#z", &[left + 7, y, high, high]);
        roof.plot("M# #l6.5-6 6.5 6z", &[left - 1, top]);
        window.plot("M# #v-4q1.5-2 3 0v4z", &[left + 2, top + 8]);
    }
    let tall = dice.range(26, 36);
    let top = y - tall;
    wall.plot("M# #v-#h10v#z", &[x - 6, y, tall, tall]);
    shade.plot("M# #v-#h4v#z", &[x, y, tall, tall]);
    roof.push_str(&tower_top((x, top), dice));
    let door = x - 4;
    window.plot("M# #v-4q1.5-2 3 0v4zm0 9v-4q1.5-2 3 0v4z", &[door, top + 9]);
    window.plot("M# #v-6q2-3 4 0v6z", &[door, y]);
    for (class, outline) in [("f ln2", wall), ("e", shade), ("g ln2", roof), ("w", window)] {
        pen.path(class, &outline);
    }
}

fn tower_top((x, top): At, dice: &mut Dice) -> String {
    let pattern = match dice.range(0, 2) {
        0 => "M# #l6-13 6 13z",
        1 => "M# #a6 7 0 0 1 12 0zm5.4-7v-5h1v5z",
        _ => "M# #v-5h3v3h2v-3h3v3h2v-3h2v5z",
    };
    plotted(pattern, &[x - 7, top])
}

fn windmill(pen: &mut Pen, at: At, dice: &mut Dice) {
    let flip = dice.coin();
    pen.placed("f ln2", "M-9 0L-6-26H6L9 0zM11 0V-9H22V0z", at, flip);
    pen.placed("e", "M1 0V-26H6L9 0zM18 0V-9h4V0z", at, flip);
    pen.placed("g ln2", "M-7-26Q0-36 7-26zM10-9L16.5-15 23-9z", at, flip);
    pen.placed("w", "M-4-16v-4q1.5-2 3 0v4zM-4 0v-6q2-3 4 0v6zM13-2v-3h3v3z", at, flip);
    pen.placed("sail", "M0-27L-15-39M0-27L12-42M0-27L15-15M0-27L-12-12M-15-39l4-4M-11-36l4-4M12-42l5 4M9-38l5 4M15-15l-4 4M11-18l-4 4M-12-12l-5-4M-9-16l-5-4", at, flip);
}

fn aqueduct(pen: &mut Pen, at: At, dice: &mut Dice) {
    let flip = dice.coin();
    pen.placed("f ln2", "M-22 0V-24H22V0H17V-8Q12-15 7-8V0H3V-8Q-1-15-5-8V0H-9V-8Q-13-15-17-8V0zM-19-16v-4h4v4zM-9-16v-4h4v4zM3-16v-4h4v4zM13-16v-4h4v4z", at, flip);
    pen.placed("e", "M-24-24V-27H24V-24zM20 0V-24h2V0z", at, flip);
    pen.placed("g", "M-6-27V-33L0-38 6-33V-27z", at, flip);
    pen.placed("w", "M-1.5-28v-4q1.5-2 3 0v4z", at, flip);
}

fn paint_mushrooms(pen: &mut Pen, [cap, stem, spot, gill]: [String; 4]) {
    for (class, outline) in [("f ln2", stem), ("e", gill), ("g ln2", cap), ("w", spot)] {
        pen.path(class, &outline);
    }
}

/// The shadow below a cap, and three spots on it.
fn cap_marks(spot: &mut String, gill: &mut String, (x, top): At, wide: i32) {
    let (inner, width) = (wide - 1, wide * 2 - 2);
    gill.plot("M# #q# 5 # 0-# 8-# 0z", &[x - inner, top, inner, width, inner, width]);
    let (left, right) = (x - wide / 2, x + wide / 2);
    spot.plot("M# #a2 1.6 0 1 1 .1 0z", &[left, top - 2]);
    spot.plot("M# #a2.4 2 0 1 1 .1 0z", &[right, top - 3]);
    spot.plot("M# #a3 2.4 0 1 1 .1 0z", &[x, top - 5]);
}

fn mushrooms(pen: &mut Pen, (x, y): At, dice: &mut Dice) {
    let [mut cap, mut stem, mut spot, mut gill] = [const { String::new() }; 4];
    let (wide, high) = (dice.range(13, 17), dice.range(17, 25));
    mushroom(&mut cap, &mut stem, (x, y), wide, high);
    cap_marks(&mut spot, &mut gill, (x, y - high), wide);
    let side = if dice.coin() { 15 } else { -15 };
    mushroom(&mut cap, &mut stem, (x + side, y + 2), dice.range(6, 8), dice.range(8, 12));
    mushroom(&mut cap, &mut stem, (x - side * 4 / 5, y + 2), dice.range(4, 5), dice.range(5, 8));
    paint_mushrooms(pen, [cap, stem, spot, gill]);
}

/// A giant of two storeys that somebody lives in.
fn tower_mushroom(pen: &mut Pen, (x, y): At, dice: &mut Dice) {
    let [mut cap, mut stem, mut spot, mut gill] = [const { String::new() }; 4];
    let high = dice.range(32, 38);
    stem.plot("M# #q5-# 4-#h6q-1 0 4 #z", &[x - 7, y, high, high, high]);
    for (wide, high) in [(12, high / 2 + 1), (16, high)] {
        let (lip, top, width, dome) = (x - wide, y - high, wide * 2, wide);
        cap.plot("M# #c0-# #-# # 0q-# 4-# 0z", &[lip, top, dome, width, dome, width, wide, width]);
        cap_marks(&mut spot, &mut gill, (x, top), wide);
    }
    let side = if dice.coin() { 15 } else { -15 };
    mushroom(&mut cap, &mut stem, (x + side, y + 2), dice.range(5, 7), dice.range(7, 11));
    paint_mushrooms(pen, [cap, stem, spot, gill]);
    pen.placed("lamp", "M-3 0v-6q2.5-3 5 0v6zM-2-28v-4q1.5-2 3 0v4z", (x, y), false);
}

fn rocks(pen: &mut Pen, [rock, lit, snow]: [&str; 3], at: At, dice: &mut Dice) {
    let flip = dice.coin();
    pen.placed("e ln2", rock, at, flip);
    pen.placed("f", lit, at, flip);
    pen.placed("w", snow, at, flip);
}

// Each: the whole rock, its lit faces, its snow.
const ROCK_ARCH: [&str; 3] = [
    "M-21 0L-19-9-20-15-16-24-8-32 3-35 13-32 19-24 20-12 23 0H12L11-10 9-17 3-22-4-21-9-15-9-7-7 0z",
    "M-21 0L-19-9-20-15-16-24-8-32-2-33-8-25-13-16-12-8-13 0zM3-22L9-17 11-10 12 0 14 0 14-12 11-19 5-24z",
    "M-17-22L-16-24-8-32 3-35 13-32 17-27 11-30 6-27 1-31-5-27-10-28z",
];
const NEEDLES: [&str; 3] = [
    "M-19 0L-15-14-17-23-12-29-7-25-8-14-5 0zM-4 0L-1-20-4-30 1-38 8-34 6-22 9-10 10 0zM11 0L13-10 18-15 20-8 22 0z",
    "M-19 0L-15-14-17-23-12-29-12-20-13-10-14 0zM-4 0L-1-20-4-30 1-38 2-24 3-10 1 0zM11 0L13-10 18-15 15-6 15 0z",
    "M-17-23L-12-29-7-25-8-19-11-23-14-20zM-4-30L1-38 8-34 7-27 4-31 1-27-2-31z",
];
const BALANCED: [&str; 3] = [
    "M-13 0L-7-10-5-17 4-17 7-9 13 0zM-15-20L-12-30-2-36 9-33 15-25 10-18-4-16zM14 0L16-8 21-11 24 0z",
    "M-13 0L-7-10-5-17-1-17-3-8-5 0zM-15-20L-12-30-2-36-4-27-9-21zM14 0L16-8 21-11 18-4 18 0z",
    "M-14-25L-12-30-2-36 9-33 14-26 8-29 3-26-2-30-7-25-10-28z",
];

fn menhirs(pen: &mut Pen, (x, y): At, dice: &mut Dice) {
    let high = dice.range(22, 32);
    let (left, back, half) = (x - 6, high - 2, high / 2);
    pen.path(
        "e ln2",
        &plotted(
            "M# #l2-#q6-5 8 2l3 #zM# #l1-# 4-2 3 #z",
            &[left, y, high, back, x + 10, y, half, half + 2],
        ),
    );
    pen.path("f", &plotted("M# #l2-#q3-3 4-2l-2 #z", &[left, y, high, high + 2]));
}
