//! The drawing of the chart: all that never changes, as one piece of markup.

use super::cells::{Stroke, all_lines, coast, outlines, point};
use super::ink::{Ink, grain};
use super::names::{Sign, names, signs};
use super::outline::REEFS;
use super::systems::{SYSTEMS, System, planets, system_of};
use super::{At, DISC, SIZE};
use rules::firefly::sector::{Region, SectorId};

/// The markup of the chart, planets being called as the function says. Classes are those of
/// `styles/firefly_map.css`.
pub fn chart(called: impl Fn(&'static str) -> &'static str) -> String {
    let mut ink = Ink::default();
    let size = [SIZE.0, SIZE.1];
    ink.put(
        r##"<svg class="chart" viewBox="0 0 ~ ~" aria-hidden="true" focusable="false">"##,
        &size,
    );
    ink.put(r##"<rect class="c-deep" width="~" height="~"/>"##, &size);
    space(&mut ink);
    ink.path("c-rhumb", &rhumbs()).path("c-star", &stars(0)).path("c-star2", &stars(1));
    territory(&mut ink);
    orbits(&mut ink);
    borders(&mut ink);
    suns(&mut ink);
    discs(&mut ink);
    rose(&mut ink);
    frame(&mut ink);
    systems(&mut ink);
    lettering(&mut ink, called);
    ink.put("</svg>", &[]);
    ink.0
}

/// The lines that fan out from the rose, as on a portolan.
fn rhumbs() -> String {
    let mut ink = Ink::default();
    for step in 0..8 {
        ink.put("M~ ~L~ ~", &[ROSE.0, ROSE.1, 150 + 170 * step, 0]);
        ink.put("M~ ~L~ ~", &[ROSE.0, ROSE.1, SIZE.0, 120 + 130 * step]);
    }
    ink.0
}

/// Dots, strewn.
fn stars(kind: i32) -> String {
    let mut ink = Ink::default();
    for n in 0..150 - 100 * kind {
        let x = (grain(n, 11 + kind) * 256 + grain(n, 12 + kind)) * SIZE.0 / 65_536;
        let y = (grain(n, 13 + kind) * 256 + grain(n, 14 + kind)) * SIZE.1 / 65_536;
        ink.put("M~ ~h0", &[x, y]);
    }
    ink.0
}

/// The water lines round the coast.
fn space(ink: &mut Ink) {
    ink.put(r##"<defs><path id="ff-coast" d=""##, &[]);
    ink.0.push_str(&coast());
    ink.put(r##""/></defs>"##, &[]);
    for line in 1..=6 {
        ink.put(r##"<use href="#ff-coast" class="c-wave w~"/>"##, &[line]);
    }
}

/// How a cell is tinted: by region, and in the Border by system.
fn tint(sector: SectorId) -> usize {
    match (sector.sector().region, system_of(sector).map(|system| system.name)) {
        (Region::Alliance, Some("White Sun")) => 0,
        (Region::Alliance, _) => 1,
        (_, Some("Georgia")) => 3,
        (_, Some("Red Sun")) => 4,
        (_, Some(_)) => 5,
        (_, None) => 2,
    }
}

fn territory(ink: &mut Ink) {
    for kind in [2, 3, 4, 5] {
        let cells = outlines(SectorId::all().filter(|&sector| tint(sector) == kind));
        ink.path(["c-al", "c-al2", "c-bo", "c-geo", "c-red", "c-small"][kind], &cells);
    }
    for kind in [0, 1] {
        let cells = outlines(SectorId::all().filter(|&sector| tint(sector) == kind));
        ink.path(["c-al", "c-al2"][kind], &cells);
    }
    let alliance = outlines(SectorId::all().filter(|s| s.sector().region == Region::Alliance));
    ink.put(r##"<clipPath id="ff-al"><path d=""##, &[]);
    ink.0.push_str(&alliance);
    ink.put(r##""/></clipPath><g clip-path="url(#ff-al)">"##, &[]);
    let mut rules = Ink::default();
    for ring in 1..=22 {
        rules.circle(SYSTEMS[0].sun, ring * 16);
    }
    ink.path("c-rule", &rules.0);
    ink.put("</g>", &[]);
    for reef in REEFS {
        shoal(ink, reef.map(point));
    }
}

/// Rocks in a gap between cells.
fn shoal(ink: &mut Ink, corners: [At; 4]) {
    let (x, y) = corners.iter().fold((0, 0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
    let (x, y) = (x / 4, y / 4);
    let mut rocks = Ink::default();
    rocks.put("M~ ~l4-3 3 2-1 4-4 1zm8-5l2-2 3 1-1 3zm-3 9l3-1 1 2-2 2z", &[x - 5, y - 1]);
    ink.path("c-rock", &rocks.0);
}

fn orbits(ink: &mut Ink) {
    let mut rings = Ink::default();
    for system in &SYSTEMS {
        system.rings.iter().for_each(|&ring| {
            rings.circle(system.sun, ring);
        });
    }
    ink.path("c-ring", &rings.0);
    for (system, radius) in [(0, 270), (1, 176), (2, 182)] {
        let mut scale = Ink::default();
        scale.circle(SYSTEMS[system].sun, radius);
        ink.path("c-scale", &scale.0);
    }
}

fn borders(ink: &mut Ink) {
    ink.path("c-ruled", &all_lines(Stroke::Ruled));
    let sketched = all_lines(Stroke::Sketched);
    ink.path("c-sketch", &sketched).path("c-sketch2", &sketched);
    let frontier = all_lines(Stroke::Frontier);
    ink.path("c-front", &frontier).path("c-front2", &frontier);
    ink.path("c-reef", &all_lines(Stroke::Reef));
    ink.path("c-coast", &coast());
}

fn suns(ink: &mut Ink) {
    for (at, System { sun: (x, y), .. }) in SYSTEMS.iter().enumerate() {
        let small = at > 2;
        let class = ["c-sun white", "c-sun red", "c-sun", "c-sun small"][at.min(3)];
        let mut rays = Ink::default();
        if small {
            rays.put("M~ ~l3-7 3 7 7 3-7 3-3 7-3-7-7-3z", &[x - 3, *y - 3]);
        } else {
            rays.put(
                "M~ ~l3-10 3 10 8-6-3 9 10 3-10 3 3 9-8-6-3 10-3-10-8 6 3-9-10-3 10-3-3-9z",
                &[x - 3, *y - 9],
            );
        }
        ink.path(class, &rays.0);
    }
}

fn discs(ink: &mut Ink) {
    let [mut faces, mut shades, mut marks, mut ports, mut friends] =
        [const { String::new() }; 5].map(Ink);
    for (x, y) in SectorId::all().flat_map(planets).map(|(_, at)| at) {
        faces.circle((x, y), DISC);
        // The dark side, and three strokes of the burin on it.
        shades.put("M~ ~a14 14 0 0 1-20 20a17 17 0 0 0 20-20z", &[x + 10, y - 10]);
        marks.put(
            "M~ ~a22 22 0 0 1-9 13m4 1a22 22 0 0 0 8-11m-1 9a20 20 0 0 0 4-6",
            &[x + 6, y - 4],
        );
        match grain(x, y) % 3 {
            0 => marks.put("M~ ~q9 5 20 1m-21 6q8 4 15 2", &[x - 12, y - 5]),
            1 => marks.put(
                "M~ ~a3 3 0 1 0 6 0a3 3 0 1 0-6 0m2 8a2 2 0 1 0 4 0a2 2 0 1 0-4 0",
                &[x - 8, y - 4],
            ),
            _ => marks.put("M~ ~c-8 6-5 9 6 5s27-11 26-17c0-4-4-4-8-3", &[x - 13, y + 1]),
        };
    }
    for (sign, (x, y)) in SectorId::all().flat_map(signs) {
        match sign {
            Sign::Port => ports.put("M~ ~l7-4 7 4v8l-7 4-7-4zl7 4 7-4m-7 4v8", &[x - 7, y - 4]),
            Sign::Friend => friends.put("M~ ~a4 4 0 1 0 .1 0zm-7 16q0-7 7-7t7 7z", &[x, y - 8]),
        };
    }
    ink.path("c-halo", &faces.0).path("c-disc", &faces.0);
    ink.path("c-shade", &shades.0).path("c-mark", &marks.0);
    ink.path("c-port", &ports.0).path("c-friend", &friends.0);
}

/// Where the rose is.
const ROSE: At = (98, 922);

fn rose(ink: &mut Ink) {
    let (x, y) = ROSE;
    let mut rings = Ink::default();
    rings.circle(ROSE, 44).circle(ROSE, 40).circle(ROSE, 16);
    ink.path("c-rose-ring", &rings.0);
    let mut light = Ink::default();
    let mut dark = Ink::default();
    light.put("M~ ~v-62l9 53zl62 0-53 9zl0 62-9-53zl-62 0 53-9z", &[x, y]);
    dark.put("M~ ~v-62l-9 53zl62 0-53-9zl0 62 9-53zl-62 0 53 9z", &[x, y]);
    let mut small = Ink::default();
    small.put("M~ ~l26-26-10 20zl26 26-20-10zl-26 26 10-20zl-26-26 20 10z", &[x, y]);
    ink.path("c-rose2", &small.0).path("c-rose", &light.0).path("c-rose-dark", &dark.0);
}

fn frame(ink: &mut Ink) {
    let (w, h) = SIZE;
    let mut lines = Ink::default();
    lines.put("M8 8h~v~h-~zM20 20h~v~h-~z", &[w - 16, h - 16, w - 16, w - 40, h - 40, w - 40]);
    ink.path("c-frame", &lines.0);
    let mut degrees = Ink::default();
    degrees.put("M14 8v~M~ 8v~M8 14h~M8 ~h~", &[h - 16, w - 14, h - 16, w - 16, h - 14, w - 16]);
    ink.path("c-degrees", &degrees.0);
}

/// The names of the systems.
fn systems(ink: &mut Ink) {
    // The large ones on an arc over their rings, the small ones straight where there is room.
    const ARCS: [&str; 3] = [
        "M482 291A300 300 0 0 1 882 291",
        "M973 608A188 188 0 0 1 1273 608",
        "M130 112A192 192 0 0 1 430 112",
    ];
    const PLACES: [At; 5] = [(918, 343), (1236, 402), (905, 984), (104, 566), (547, 669)];
    for (at, arc) in ARCS.into_iter().enumerate() {
        ink.put(r##"<path id="ff-arc~" d=""##, &[at as i32]);
        ink.0.push_str(arc);
        ink.put(
            r##""/><text class="c-system"><textPath href="#ff-arc~" startOffset="50%">"##,
            &[at as i32],
        );
        ink.0.push_str(SYSTEMS[at].name);
        ink.0.push_str("</textPath></text>");
    }
    for (system, (x, y)) in SYSTEMS[3..].iter().zip(PLACES) {
        ink.put(r##"<text class="c-system small" x="~" y="~">"##, &[x, y]);
        ink.0.push_str(system.name);
        ink.0.push_str("</text>");
    }
}

/// The names of the planets.
fn lettering(ink: &mut Ink, called: impl Fn(&'static str) -> &'static str) {
    for name in names() {
        let (x, y) = name.disc;
        let level = name.level as i32;
        if name.above {
            ink.put(r##"<text class="c-name n~" x="~" y="~" dy="-.3em">"##, &[level, x, y - DISC]);
        } else {
            ink.put(r##"<text class="c-name n~" x="~" y="~" dy="1em">"##, &[level, x, y + DISC]);
        }
        ink.0.push_str(called(name.text));
        ink.0.push_str("</text>");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_drawing_is_closed_and_says_every_name() {
        let text = chart(|planet| planet);
        assert!(text.starts_with("<svg") && text.ends_with("</svg>"));
        assert!(names().iter().all(|name| text.contains(&format!(">{}<", name.text))));
        assert!(SYSTEMS.iter().all(|system| text.contains(system.name)));
        assert_eq!(text.matches("<g").count(), text.matches("</g>").count());
        assert!(!text.contains('~'));
    }
}
