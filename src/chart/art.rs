//! The drawing of the chart: all that never changes, as one piece of markup.

use super::ink::{Ink, grain};
use super::names::{Name, Sign, Spot};
use super::sheet::{Sheet, Stroke, heart};
use super::systems::{Label, Sun, system_of};
use super::{At, DISC};
use crate::art::firefly::rows;
use rules::firefly::sector::{Region, SectorId};

/// The markup of the chart without the planets' names. Classes are those of
/// `styles/firefly_map.css`.
pub fn chart(sheet: &Sheet) -> String {
    let mut ink = open(sheet);
    ink.put(r##"<rect class="c-deep" x="~" y="~" width="~" height="~"/>"##, &sheet.bounds());
    space(&mut ink, sheet);
    ink.path("c-rhumb", &rhumbs(sheet))
        .path("c-star", &stars(0, sheet))
        .path("c-star2", &stars(1, sheet));
    territory(&mut ink, sheet);
    orbits(&mut ink, sheet);
    borders(&mut ink, sheet);
    suns(&mut ink, sheet);
    discs(&mut ink, sheet);
    rose(&mut ink, sheet.rose);
    frame(&mut ink, sheet);
    systems(&mut ink, sheet);
    for sector in sheet.sectors() {
        let (x, y) = heart(sector);
        let place = [sector.number().into(), x, y];
        ink.put(
            "<circle data-thing=\"sector-~\" cx=\"~\" cy=\"~\" r=\"2\" fill=\"none\"/>",
            &place,
        );
    }
    ink.put("</svg>", &[]);
    ink.0
}

/// The names of the planets, called as the function says: a sheet of its own, since nothing that
/// lies on the chart may cover them.
pub fn names_sheet(sheet: &Sheet, called: impl Fn(&'static str) -> &'static str) -> String {
    let mut ink = open(sheet);
    lettering(&mut ink, sheet.names(), called);
    ink.put("</svg>", &[]);
    ink.0
}

/// The same of a few names, at this scale alone.
pub fn few_names(
    sheet: &Sheet,
    few: &[Name],
    scale: i32,
    called: impl Fn(&'static str) -> &'static str,
) -> String {
    let mut ink = open(sheet);
    ink.put("<g style=\"--u:calc(1000/~)\">", &[scale]);
    lettering(&mut ink, few, called);
    ink.put("</g></svg>", &[]);
    ink.0
}

fn open(sheet: &Sheet) -> Ink {
    let mut ink = Ink::default();
    ink.put(
        r##"<svg class="chart" viewBox="~ ~ ~ ~" aria-hidden="true" focusable="false">"##,
        &sheet.bounds(),
    );
    ink
}

/// The lines that fan out from the rose to the far edges, as on a portolan.
fn rhumbs(sheet: &Sheet) -> String {
    let ((left, top), (w, h), (x, y)) = (sheet.from, sheet.size, sheet.rose);
    let edge = |from: i32, size: i32, at: i32| from + if at - from < size / 2 { size } else { 0 };
    let (far_x, far_y) = (edge(left, w, x), edge(top, h, y));
    let mut ink = Ink::default();
    for step in 1..9 {
        ink.put("M~ ~L~ ~", &[x, y, left + w * step / 8, far_y]);
        ink.put("M~ ~L~ ~", &[x, y, far_x, top + h * step / 8]);
    }
    ink.0
}

/// Dots, strewn.
fn stars(kind: i32, sheet: &Sheet) -> String {
    let ((left, top), (w, h)) = (sheet.from, sheet.size);
    let mut ink = Ink::default();
    for n in 0..150 - 100 * kind {
        let x = (grain(n, 11 + kind) * 256 + grain(n, 12 + kind)) * w / 65_536;
        let y = (grain(n, 13 + kind) * 256 + grain(n, 14 + kind)) * h / 65_536;
        ink.put("M~ ~h0", &[left + x, top + y]);
    }
    ink.0
}

/// The water lines round the coast.
fn space(ink: &mut Ink, sheet: &Sheet) {
    ink.put(r##"<defs><path id="ff-coast" d=""##, &[]);
    ink.0.push_str(&sheet.coast());
    ink.put(r##""/><clipPath id="ff-land"><use href="#ff-coast"/></clipPath></defs>"##, &[]);
    for line in 1..=6 {
        ink.put(r##"<use href="#ff-coast" class="c-wave w~"/>"##, &[line]);
    }
}

/// How a cell is tinted: by region, and in the Border by system.
fn tint(sector: SectorId) -> usize {
    match (sector.sector().region, system_of(sector)) {
        (Region::Alliance, Some(system)) if system.look == Sun::White => 0,
        (Region::Alliance, _) => 1,
        (Region::Border, Some(system)) => system.tint,
        (Region::Border, None) => 2,
        (Region::Rim, Some(_)) => 6,
        (Region::Rim, None) => 7,
    }
}

/// The classes of the tints.
const TINTS: [&str; 8] = ["c-al", "c-al2", "c-bo", "c-geo", "c-red", "c-small", "c-rim2", "c-rim"];

/// Rim Space is hatched, as what nobody has surveyed.
fn hatch(ink: &mut Ink, sheet: &Sheet) {
    let rim = sheet.outlines(sheet.sectors().filter(|s| s.sector().region == Region::Rim));
    if rim.is_empty() {
        return;
    }
    ink.put(HATCH, &[]).path("c-hatch", &rim);
    let mut rocks = Ink::default();
    for &((x, y), far) in &sheet.belts {
        for n in 0..1500 {
            let aside =
                |salt: i32| (grain(n, salt) * 16 + grain(n, salt + 1) / 16) * far / 1800 - far;
            let (east, south) = (aside(31) - far / 8, aside(57) - far / 8);
            let off = east * east + south * south - far * far;
            let at = (x + east, y + south);
            if off.abs() < 26 * far && sheet.sector_at(at).is_some() {
                rocks.circle(at, 1 + grain(n, 25) / 100);
            }
        }
    }
    ink.path("c-belt", &rocks.0);
}

const HATCH: &str = r##"<pattern id="ff-hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)"><path d="M0 4h9"/></pattern>"##;

fn territory(ink: &mut Ink, sheet: &Sheet) {
    for kind in [2, 3, 4, 5, 6, 7, 0, 1] {
        let cells = sheet.outlines(sheet.sectors().filter(|&sector| tint(sector) == kind));
        ink.path(TINTS[kind], &cells);
    }
    hatch(ink, sheet);
    let alliance =
        sheet.outlines(sheet.sectors().filter(|s| s.sector().region == Region::Alliance));
    ink.put(r##"<clipPath id="ff-al"><path d=""##, &[]);
    ink.0.push_str(&alliance);
    ink.put(r##""/></clipPath><g clip-path="url(#ff-al)">"##, &[]);
    let mut rules = Ink::default();
    for (core, ring) in
        sheet.systems.iter().take(1).flat_map(|core| (1..=22).map(move |ring| (core, ring)))
    {
        rules.circle(core.sun, ring * 16);
    }
    ink.path("c-rule", &rules.0);
    ink.put("</g>", &[]);
    for reef in sheet.reefs() {
        shoal(ink, reef);
    }
}

/// Rocks in a gap between cells.
fn shoal(ink: &mut Ink, (x, y): At) {
    let mut rocks = Ink::default();
    rocks.put("M~ ~l4-3 3 2-1 4-4 1zm8-5l2-2 3 1-1 3zm-3 9l3-1 1 2-2 2z", &[x - 5, y - 1]);
    ink.path("c-rock", &rocks.0);
}

/// The rings of a system, as far as they lie on the boards.
fn orbits(ink: &mut Ink, sheet: &Sheet) {
    let mut rings = Ink::default();
    for system in &sheet.systems {
        system.rings.iter().for_each(|&ring| {
            rings.circle(system.sun, ring);
        });
    }
    ink.put("<g clip-path=\"url(#ff-land)\">", &[]).path("c-ring", &rings.0).put("</g>", &[]);
    for system in sheet.systems.iter().filter(|system| system.scale > 0) {
        let mut scale = Ink::default();
        scale.circle(system.sun, system.scale);
        ink.path("c-scale", &scale.0);
    }
}

fn borders(ink: &mut Ink, sheet: &Sheet) {
    ink.path("c-ruled", &sheet.all_lines(Stroke::Ruled));
    let sketched = sheet.all_lines(Stroke::Sketched);
    ink.path("c-sketch", &sketched).path("c-sketch2", &sketched);
    let dotted = sheet.all_lines(Stroke::Dotted);
    let verge = sheet.all_lines(Stroke::Verge);
    ink.path("c-dotted2", &dotted).path("c-dotted", &dotted);
    ink.path("c-verge", &verge).path("c-verge2", &verge);
    let frontier = sheet.all_lines(Stroke::Frontier);
    ink.path("c-front", &frontier).path("c-front2", &frontier);
    ink.path("c-reef", &sheet.all_lines(Stroke::Reef));
    ink.path("c-coast", &sheet.coast());
}

fn suns(ink: &mut Ink, sheet: &Sheet) {
    for system in &sheet.systems {
        let (x, y) = system.sun;
        let class = match system.look {
            Sun::White => "c-sun white",
            Sun::Red => "c-sun red",
            Sun::Yellow => "c-sun",
            Sun::Blue => "c-sun blue",
            Sun::Small => "c-sun small",
        };
        let mut rays = Ink::default();
        if system.look == Sun::Small {
            rays.put("M~ ~l3-7 3 7 7 3-7 3-3 7-3-7-7-3z", &[x - 3, y - 3]);
        } else {
            rays.put(
                "M~ ~l3-10 3 10 8-6-3 9 10 3-10 3 3 9-8-6-3 10-3-10-8 6 3-9-10-3 10-3-3-9z",
                &[x - 3, y - 9],
            );
        }
        ink.path(class, &rays.0);
    }
}

/// How planets look, so that one is told from another before its name is read: a tint, then `r` a
/// ring, `m` a moon, `n` a second one, `b` bands, `l` the lights of cities, `c` caps of ice, `x`
/// craters, `s` a storm, `k` continents, `d` the mast of a relay station.
#[rustfmt::skip]
static LOOKS: &[(&str, usize, &str)] = rows! [
    ("Londinium", 1, "lk"), ("Sihnon", 1, "lm"), ("Osiris", 5, "lrk"), ("Ariel", 1, "lc"), ("Bernadette", 5, "lk"), ("Bellerophon", 1, "ln"),
    ("Persephone", 3, "lmk"), ("Pelorum", 0, "lb"), ("Gonghe", 2, "lx"), ("Liann Jiun", 5, "lmn"), ("Valentine", 4, "ls"), ("Santo", 3, "lb"),
    ("Albion", 5, "rc"), ("Space Bazaar", 0, "lrmn"), ("Silverhold", 5, "bx"), ("Triumph", 2, "m"), ("Jubilee", 0, "kc"), ("Anson's World", 4, "rb"),
    ("Aesir", 5, "cs"), ("Brisingamen", 4, "rm"), ("Harvest", 0, "bm"), ("St Albans", 5, "cm"), ("Greenleaf", 3, "kc"), ("Jiangyin", 3, "sn"),
    ("New Melbourne", 1, "bc"), ("Newhope", 3, "km"), ("Athens", 2, "xm"), ("Ithaca", 0, "x"), ("Priam", 2, "rs"), ("Three Hills", 0, "kmn"),
    ("Kerry", 3, "b"), ("Boros", 2, "bmn"), ("Aphrodite", 4, "sm"), ("Hera", 2, "rx"), ("Regina", 2, "bl"), ("Ezra", 4, "xk");
    ("Shadow", 4, "x"), ("Cortex Relay 7", 1, "dl"), ("Dragon's Egg", 2, "c"), ("Deadwood", 0, "xm"), ("Highgate", 3, "lc"), ("Fury", 2, "sm"),
    ("Muir", 1, "km"), ("Meridian", 0, "lk"), ("New Canaan", 5, "kn"), ("Miranda", 4, "cl"),
    ("Zeus", 0, "bs"), ("Djinn's Bane", 4, "rx"), ("Cortex Relay 2", 5, "dl"), ("Beaumonde", 2, "lmk"), ("Whittier", 3, "cx"), ("New Kasmir", 0, "rs"),
    ("Newhall", 1, "bs"), ("Salisbury", 5, "bk"), ("Aberdeen", 4, "lm"), ("Heaven", 1, "rcn"), ("Angel", 5, "sn"), ("Constance", 2, "lk"),
    ("Zephyr", 1, "sm"), ("Beylix", 0, "rx"), ("Verbena", 3, "lkn"), ("Sho-Je Downs", 4, "bn"),
];

fn discs(ink: &mut Ink, sheet: &Sheet) {
    let [
        mut halos,
        mut shades,
        mut marks,
        mut lights,
        mut back,
        mut front,
        mut moons,
        mut ports,
        mut friends,
    ] = [const { String::new() }; 9].map(Ink);
    let mut faces = [const { String::new() }; 6].map(Ink);
    for (name, (x, y)) in sheet.sectors().flat_map(|sector| sheet.planets(sector)) {
        let (tint, features) =
            LOOKS.iter().find(|look| look.0 == name).map_or((0, ""), |look| (look.1, look.2));
        halos.circle((x, y), DISC);
        faces[tint].circle((x, y), DISC);
        // The dark side.
        shades.put("M~ ~a14 14 0 0 1-20 20a17 17 0 0 0 20-20z", &[x + 10, y - 10]);
        for feature in features.chars() {
            match feature {
                'r' => {
                    back.put("M~ ~a23 7-15 0 1 44-12", &[x - 22, y + 6]);
                    front.put("M~ ~a23 7-15 0 0 44-12", &[x - 22, y + 6])
                }
                'd' => back.put("M~ ~v-12m-8 0h16m-12-5h8", &[x, y - 14]),
                'm' => moons.circle((x + 18, y - 14), 4),
                'n' => moons.circle((x - 19, y + 13), 3),
                'b' => marks.put("M~ ~q12 4 26 0m-28 6q14 5 28 1m-27 6q12 5 24 1", &[x - 13, y - 5]),
                'l' => lights.put("M~ ~h0m5-3h0m2-6h0m-9 13h0m-4-5h0m9-1h0", &[x + 3, y + 6]),
                'c' => marks.put("M~ ~q8 5 18 0m-16 20q7-4 14 0", &[x - 9, y - 10]),
                'x' => marks.put("M~ ~a3 3 0 1 0 6 0a3 3 0 1 0-6 0m2 8a2 2 0 1 0 4 0a2 2 0 1 0-4 0m7-9a2 2 0 1 0 3 0", &[x - 8, y - 4]),
                's' => marks.put("M~ ~a6 4 0 1 0 10 0a4 3 0 0 0-7 0a2 1 0 0 0 4 1", &[x - 9, y]),
                _ => marks.put("M~ ~c3-3 6-1 8 1s-1 5-4 5-6-3-4-6zm7 12c2-3 7-3 8 0", &[x - 8, y - 7]),
            };
        }
    }
    for (sign, (x, y)) in sheet.sectors().flat_map(|sector| sheet.signs(sector)) {
        match sign {
            Sign::Port => {
                ports.put("<path d=\"M~ ~l7-4 7 4v8l-7 4-7-4zl7 4 7-4m-7 4v8\"/>", &[x - 7, y - 4])
            }
            Sign::Friend => {
                friends.put("<path d=\"M~ ~a4 4 0 1 0 .1 0zm-7 16q0-7 7-7t7 7z\"/>", &[x, y - 8])
            }
        };
    }
    ink.path("c-halo", &halos.0).path("c-hoop", &back.0);
    for (tint, face) in faces.iter().enumerate() {
        ink.path(
            ["c-disc t0", "c-disc t1", "c-disc t2", "c-disc t3", "c-disc t4", "c-disc t5"][tint],
            &face.0,
        );
    }
    ink.path("c-mark", &marks.0).path("c-shade", &shades.0).path("c-light", &lights.0);
    ink.path("c-hoop", &front.0).path("c-moon", &moons.0);
    // Each for itself: on a small chart they are drawn larger, each about its own middle.
    ink.put("<g class=\"c-port\">", &[]).put(&ports.0, &[]).put("</g><g class=\"c-friend\">", &[]);
    ink.put(&friends.0, &[]).put("</g>", &[]);
}

fn rose(ink: &mut Ink, at: At) {
    let (x, y) = at;
    let mut rings = Ink::default();
    rings.circle(at, 44).circle(at, 40).circle(at, 16);
    ink.path("c-rose-ring", &rings.0);
    let mut light = Ink::default();
    let mut dark = Ink::default();
    light.put("M~ ~v-62l9 53zl62 0-53 9zl0 62-9-53zl-62 0 53-9z", &[x, y]);
    dark.put("M~ ~v-62l-9 53zl62 0-53-9zl0 62 9-53zl-62 0 53 9z", &[x, y]);
    let mut small = Ink::default();
    small.put("M~ ~l26-26-10 20zl26 26-20-10zl-26 26 10-20zl-26-26 20 10z", &[x, y]);
    ink.path("c-rose2", &small.0).path("c-rose", &light.0).path("c-rose-dark", &dark.0);
}

fn frame(ink: &mut Ink, sheet: &Sheet) {
    let ((x, y), (w, h)) = (sheet.from, sheet.size);
    let mut lines = Ink::default();
    let (outer, inner) =
        ([x + 8, y + 8, w - 16, h - 16, w - 16], [x + 20, y + 20, w - 40, h - 40, w - 40]);
    lines.put("M~ ~h~v~h-~z", &outer).put("M~ ~h~v~h-~z", &inner);
    ink.path("c-frame", &lines.0);
    let mut degrees = Ink::default();
    degrees.put("M~ ~v~M~ ~v~", &[x + 14, y + 8, h - 16, x + w - 14, y + 8, h - 16]);
    degrees.put("M~ ~h~M~ ~h~", &[x + 8, y + 14, w - 16, x + 8, y + h - 14, w - 16]);
    ink.path("c-degrees", &degrees.0);
}

/// The names of the systems.
fn systems(ink: &mut Ink, sheet: &Sheet) {
    for (at, system) in (0..).zip(&sheet.systems) {
        let end = match system.label {
            Label::Arc(arc) => {
                ink.put(r##"<path id="ff-arc~" d=""##, &[at]);
                ink.0.push_str(arc);
                ink.put(
                    r##""/><text class="c-system"><textPath href="#ff-arc~" startOffset="50%">"##,
                    &[at],
                );
                "</textPath></text>"
            }
            Label::At((x, y)) => {
                ink.put(r##"<text class="c-system small" x="~" y="~">"##, &[x, y]);
                "</text>"
            }
        };
        ink.0.push_str(system.name);
        ink.0.push_str(end);
    }
}

/// The names of the planets: each in CSS pixels from the edge of its disc.
fn lettering(ink: &mut Ink, names: &[Name], called: impl Fn(&'static str) -> &'static str) {
    for name in names {
        let Spot { x, y, lead } = name.spot;
        let share = |length: i32| if x != 0 && y != 0 { length * 7 / 10 } else { length };
        let (dx, dy) = (x * share(lead), y * share(lead));
        ink.put("<g class=\"c-name n~ u~", &[name.level as i32, name.until as i32]);
        ink.put([" w", "", " e"][(x + 1) as usize], &[]);
        let edge = [name.disc.0 + x * share(DISC), name.disc.1 + y * share(DISC)];
        ink.put("\" style=\"transform:translate(~px,~px) scale(var(--u))\">", &edge);
        if lead > 0 {
            ink.put("<path d=\"M0 0L~ ~\"/>", &[dx, dy]);
        }
        ink.put("<text x=\"~\" y=\"~\" dy=\"", &[dx + 2 * x, dy]);
        ink.put(["-.3", ".35", "1"][(y + 1) as usize], &[]).put("em\">", &[]);
        ink.0.push_str(called(name.text));
        ink.0.push_str("</text></g>");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::firefly::Sets;

    #[test]
    fn the_drawing_is_closed_and_says_every_name() {
        let sheet = Sheet::of(Sets::named("blue-sun,kalidasa").expect("a set"));
        let (text, names_text) = (chart(sheet), names_sheet(sheet, |planet| planet));
        assert!(sheet.names().iter().all(|name| names_text.contains(&format!(">{}<", name.text))));
        assert!(sheet.systems.iter().all(|system| text.contains(system.name)));
        for text in [text, names_text] {
            assert!(text.starts_with("<svg") && text.ends_with("</svg>"));
            assert_eq!(text.matches("<g").count(), text.matches("</g>").count());
            assert!(!text.contains('~'));
        }
    }

    #[test]
    fn no_two_planets_look_alike() {
        let full = Sheet::of(Sets::named("blue-sun,kalidasa").expect("a set"));
        let all: Vec<&str> =
            full.sectors().flat_map(|at| full.planets(at)).map(|(name, _)| name).collect();
        assert_eq!(all.len(), LOOKS.len());
        for (at, look) in LOOKS.iter().enumerate() {
            assert!(all.contains(&look.0), "{}", look.0);
            let same = |other: &&(&str, usize, &str)| (other.1, other.2) == (look.1, look.2);
            assert_eq!(LOOKS[..at].iter().find(same), None, "{}", look.0);
        }
    }
}
