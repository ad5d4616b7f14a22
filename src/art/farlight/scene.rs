//! What is seen through the window of a module, drawn by its kind: engines burn with their die,
//! gardens grow under glass, labs listen, quarters are lit, workshops turn. On the module's grid of
//! 100 units the window reaches from (16, 14) to (84, 59).

use crate::icons::Icon;
use rules::farlight::{MissionId, Part, PartId, Service};
use std::fmt::Write;

/// What a part is for, as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// It has an engine die.
    Engine,
    /// It carries bio-tech.
    Garden,
    /// It gives science.
    Lab,
    /// It gives crew.
    Quarters,
    /// It gives upgrades or overhauls.
    Workshop,
}

impl Kind {
    /// The kind of a part: by what is rarest on it.
    pub(super) fn of(part: PartId) -> Kind {
        let Part { engine, biotech, once, repeat, .. } = part.card();
        if engine.is_some() {
            Kind::Engine
        } else if *biotech > 0 {
            Kind::Garden
        } else if once.science + repeat.science > 0 {
            Kind::Lab
        } else if once.crew + repeat.crew > 0 {
            Kind::Quarters
        } else {
            Kind::Workshop
        }
    }

    /// Its sign where it is drawn small.
    pub(super) fn icon(self) -> Icon {
        match self {
            Kind::Engine => Icon::Engine,
            Kind::Garden => Icon::Biotech,
            Kind::Lab => Icon::Science,
            Kind::Quarters => Icon::Crew,
            Kind::Workshop => Icon::Wrench,
        }
    }

    /// The class of the window.
    pub(super) fn class(self) -> &'static str {
        match self {
            Kind::Engine => "k-engine",
            Kind::Garden => "k-garden",
            Kind::Lab => "k-lab",
            Kind::Quarters => "k-quarters",
            Kind::Workshop => "k-workshop",
        }
    }
}

/// What is seen in a part, as SVG.
pub(super) fn scene(svg: &mut String, part: PartId, die: Option<u8>) {
    let n = i32::from(part.number());
    match Kind::of(part) {
        Kind::Engine => engine(svg, n, i32::from(die.unwrap_or(0))),
        Kind::Garden => garden(svg, n, i32::from(part.card().biotech)),
        Kind::Lab => lab(svg, n),
        Kind::Quarters => quarters(svg, n),
        Kind::Workshop => workshop(svg, n),
    }
}

/// Bells, ion grids or a caged sun by the engine's number; below them what the die makes of it.
fn engine(svg: &mut String, n: i32, die: i32) {
    let (middles, half): (&[i32], i32) = match (n, n % 3) {
        (15.., _) => (&[50], 15),
        (9.., 0) | (_, 1) => (&[50], 14),
        (9.., _) | (_, 0) => (&[34, 66], 11),
        _ => (&[28, 50, 72], 8),
    };
    let class = if n < 9 { "a-fire" } else { "a-ion" };
    for &x in middles {
        let (wide, length) = (half + die / 2, 39 + die * 3);
        let _ = write!(
            svg,
            "<ellipse class=\"{class} a-glow\" cx=\"{x}\" cy=\"44\" rx=\"{}\" ry=\"{}\"/>\
             <path class=\"{class}\" d=\"M{} 38Q{} {} {x} {length}Q{} {} {} 38z\"/>\
             <path class=\"a-core\" d=\"M{} 38L{x} {}L{} 38z\"/>",
            half + die,
            die * 5 / 2,
            x - half,
            x - wide,
            38 + die * 2,
            x + wide,
            38 + die * 2,
            x + half,
            x - half / 2,
            38 + die * 2,
            x + half / 2
        );
        nozzle(svg, n, x, half);
    }
}

fn nozzle(svg: &mut String, n: i32, x: i32, half: i32) {
    let (left, right) = (x - half, x + half);
    let _ = match n {
        15.. => write!(
            svg,
            "<path class=\"a-metal\" d=\"M{} 38L{} 31H{}L{} 38z\"/><circle class=\"a-sun\" cx=\"{x}\" cy=\"25\" r=\"7\"/>\
             <ellipse class=\"a-line\" cx=\"{x}\" cy=\"25\" rx=\"20\" ry=\"6\"/><ellipse class=\"a-line\" cx=\"{x}\" cy=\"25\" rx=\"6\" ry=\"10\"/>",
            left,
            x - 6,
            x + 6,
            right
        ),
        9.. => write!(
            svg,
            "<path class=\"a-metal\" d=\"M{left} 17H{right}V29H{left}z\"/>\
             <path class=\"a-line a-cool\" d=\"M{} 32H{}M{} 35.500H{}M{} 39H{}\"/>",
            left - 2,
            right + 2,
            left - 1,
            right + 1,
            left,
            right
        ),
        _ => write!(
            svg,
            "<path class=\"a-metal\" d=\"M{} 16H{}V26L{right} 39H{left}L{} 26z\"/><path class=\"a-line a-dark\" d=\"M{} 21H{}M{} 32H{}\"/>",
            x - half / 2,
            x + half / 2,
            x - half / 2,
            x - half / 2,
            x + half / 2,
            left + 2,
            right - 2
        ),
    };
}

/// A dome, shelves or a tube, and what grows there.
fn garden(svg: &mut String, n: i32, much: i32) {
    let plants = 3 + 2 * much;
    for at in 0..plants {
        let (x, tall) = (27 + at * 46 / (plants - 1), 12 + (n * 7 + at * 11) % (9 + 5 * much));
        let (y, leaf) = (56 - tall, 4 + (n + at) % 3);
        let _ = write!(
            svg,
            "<path class=\"a-stem\" d=\"M{x} 56V{y}\"/><ellipse class=\"a-leaf\" cx=\"{x}\" cy=\"{y}\" rx=\"{leaf}\" ry=\"{}\"/>",
            leaf + 2
        );
        if (n + at) % 3 == 0 {
            let _ = write!(svg, "<circle class=\"a-sun\" cx=\"{x}\" cy=\"{}\" r=\"2\"/>", y - 1);
        }
    }
    svg.push_str("<path class=\"a-soil\" d=\"M18 57V53Q34 50 50 53T82 53V57z\"/>");
    svg.push_str(match n % 3 {
        0 => "<path class=\"a-glass\" d=\"M20 57C20 9 80 9 80 57M50 21V57M35 26C31 34 30 46 30 57M65 26C69 34 70 46 70 57\"/>",
        1 => "<path class=\"a-glass\" d=\"M20 18H80V57H20zM40 18V57M60 18V57M22 22L36 36\"/>",
        _ => "<path class=\"a-glass\" d=\"M18 57V37L34 18H66L82 37V57M18 37H82M34 18V37M66 18V37M50 18V37\"/>",
    });
}

/// A dish, a telescope or an atom under stars.
fn lab(svg: &mut String, n: i32) {
    for at in 0..7 {
        let (x, y) = (20 + (n * 13 + at * 29) % 60, 17 + (n * 7 + at * 17) % 30);
        let _ = write!(svg, "<circle class=\"a-star\" cx=\"{x}\" cy=\"{y}\" r=\"1\"/>");
    }
    svg.push_str(match n % 3 {
        0 => "<path class=\"a-metal\" d=\"M30 22A22 22 0 0 0 64 50z\"/><path class=\"a-line\" d=\"M47 36L62 22\"/><circle class=\"a-sun\" cx=\"63\" cy=\"21\" r=\"4\"/><path class=\"a-metal\" d=\"M44 46L38 57H58L52 48z\"/>",
        1 => "<path class=\"a-metal\" d=\"M26 40L60 18L67 29L33 51z\"/><path class=\"a-line a-dark\" d=\"M36 34L43 45\"/><path class=\"a-cooled\" d=\"M60 18L67 29L71 26L64 15z\"/><path class=\"a-line\" d=\"M46 45V57M46 45L36 57M46 45L58 57\"/>",
        _ => "<ellipse class=\"a-line a-cool\" cx=\"50\" cy=\"37\" rx=\"25\" ry=\"8\"/><ellipse class=\"a-line a-cool\" cx=\"50\" cy=\"37\" rx=\"25\" ry=\"8\" transform=\"rotate(60 50 37)\"/><ellipse class=\"a-line a-cool\" cx=\"50\" cy=\"37\" rx=\"25\" ry=\"8\" transform=\"rotate(120 50 37)\"/><circle class=\"a-sun\" cx=\"50\" cy=\"37\" r=\"5\"/>",
    });
}

/// A wall of windows, some of them lit.
fn quarters(svg: &mut String, n: i32) {
    svg.push_str("<path class=\"a-wall\" d=\"M22 59V27L50 17L78 27V59z\"/>");
    for at in 0..12 {
        let (x, y) = (27 + at % 4 * 12, 29 + at / 4 * 10);
        let class = if (n * 5 + at * 7) % 5 < 3 { "a-lit" } else { "a-unlit" };
        let _ = write!(
            svg,
            "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"9\" height=\"6\" rx=\"1\"/>"
        );
    }
}

/// Gears and a crane that holds a piece.
fn workshop(svg: &mut String, n: i32) {
    gear(svg, (38, 41), 14);
    if n % 2 == 0 {
        gear(svg, (65, 30), 9);
        svg.push_str("<path class=\"a-line\" d=\"M58 57H80M62 57V49H76V57\"/>");
    } else {
        svg.push_str("<path class=\"a-line\" d=\"M78 58V19H46M78 27L68 19M58 19V31\"/><path class=\"a-lit\" d=\"M53 31H63V40H53z\"/>");
    }
}

fn gear(svg: &mut String, (x, y): (i32, i32), r: i32) {
    let _ = write!(
        svg,
        "<circle class=\"a-teeth\" cx=\"{x}\" cy=\"{y}\" r=\"{r}\" stroke-dasharray=\"{} {}\"/><circle class=\"a-metal\" cx=\"{x}\" cy=\"{y}\" r=\"{}\"/><circle class=\"a-hole\" cx=\"{x}\" cy=\"{y}\" r=\"{}\"/>",
        r / 3,
        r / 3,
        r - 1,
        r / 3
    );
}

/// What a service does: what is done there, on what is done.
pub(super) fn deed(svg: &mut String, service: Service) {
    let (kind, what): (Kind, fn(&mut String)) = match service {
        Service::Repair => (Kind::Workshop, |svg| workshop(svg, 1)),
        Service::Hire => (Kind::Quarters, |svg| quarters(svg, 4)),
        Service::Discover => (Kind::Lab, |svg| lab(svg, 1)),
        Service::Engineer => (Kind::Engine, |svg| engine(svg, 10, 4)),
    };
    let class = kind.class();
    let _ = write!(svg, "<path class=\"{class}\" d=\"M-99 14H199V59H-99z\"/>");
    what(svg);
}

/// Where a mission goes, on a window of 100 by 64: a world of its own by its number, and what is done
/// there. A final one has rings.
pub(super) fn voyage(svg: &mut String, mission: MissionId) {
    let (card, n) = (mission.card(), i32::from(mission.number()));
    for at in 0..12 {
        let (x, y) = ((n * 31 + at * 67) % 100, (n * 11 + at * 23) % 60);
        let _ = write!(svg, "<circle class=\"a-star\" cx=\"{x}\" cy=\"{y}\" r=\".9\"/>");
    }
    let worlds = ["a-soil", "a-ion", "a-sun", "a-wall", "a-fire", "a-leaf", "a-metal"];
    let world = worlds[n as usize % worlds.len()];
    let (x, r) = (28 + n * 7 % 14, if card.climactic { 25 } else { 14 + n % 7 });
    let _ = write!(
        svg,
        "<circle class=\"{world} a-glow\" cx=\"{x}\" cy=\"28\" r=\"{}\"/><circle class=\"{world}\" cx=\"{x}\" cy=\"28\" r=\"{r}\"/>\
         <path class=\"a-shade\" d=\"M{x} {}A{r} {r} 0 0 1 {x} {}A{} {r} 0 0 0 {x} {}z\"/>",
        r + 4,
        28 - r,
        28 + r,
        r * 2 / 3,
        28 - r
    );
    if card.climactic || n % 5 == 1 {
        let _ = write!(
            svg,
            "<ellipse class=\"a-line a-cool\" cx=\"{x}\" cy=\"28\" rx=\"{}\" ry=\"6\" transform=\"rotate(-16 {x} 28)\"/>",
            r * 7 / 4
        );
    }
    svg.push_str("<g transform=\"translate(32 20) scale(.72)\">");
    match (card.biotech, card.science, card.engines.len()) {
        (2.., ..) => garden(svg, n, 2),
        (1, ..) => quarters(svg, n),
        (0, 2.., _) | (0, 1, 0) => lab(svg, n),
        (0, _, 1) => workshop(svg, n),
        (0, ..) => engine(svg, n % 14 + 1, 4),
    }
    svg.push_str("</g>");
}
