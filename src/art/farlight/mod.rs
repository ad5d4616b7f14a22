//! A part as a module seen from above: ports where its connectors are, what is seen through its
//! window, its die, what it gives.

mod scene;

use crate::icons::{Icon, icon_path};
use rules::farlight::{Cell, Connectors, Direction, MissionId, Part, PartId, Service, Ship};
use scene::{Kind, deed, scene, voyage};
use std::fmt::Write;

/// How a connector stands.
#[derive(Clone, Copy, PartialEq)]
pub enum Port {
    /// It faces an empty cell.
    Open,
    /// It is one half of a corridor.
    Joined,
    /// It faces a wall.
    Blocked,
}

impl Port {
    /// How a connector of a ship's card stands.
    pub fn of(ship: &Ship, cell: Cell, side: Direction) -> Port {
        match ship.connectors_at(cell.next(side)) {
            None => Port::Open,
            Some(other) if other.has(side.opposite()) => Port::Joined,
            Some(_) => Port::Blocked,
        }
    }
}

/// How a cell is marked.
#[derive(Clone, Copy, PartialEq)]
pub enum Mark {
    /// A module may take it.
    Place,
    /// The module taken up does not fit there.
    Wall,
}

/// A drawing under way: SVG on a grid of 100 units a module. Writing to it cannot fail.
pub struct Plan {
    svg: String,
}

impl Plan {
    /// An empty plan of the region that starts at (`x`, `y`), in modules.
    pub fn new((x, y): (i32, i32), (width, height): (i32, i32)) -> Plan {
        let [x, y, width, height] = [x, y, width, height].map(|n| n * 100);
        let head = "<svg class=\"plan\" aria-hidden=\"true\" focusable=\"false\" viewBox=";
        Plan { svg: format!("{head}\"{x} {y} {width} {height}\">") }
    }

    /// The finished drawing.
    pub fn finish(mut self) -> String {
        self.svg.push_str("</svg>");
        self.svg
    }

    /// A module in a cell; its drawing has these attributes, and a spark where it is new.
    pub fn module(
        &mut self,
        part: PartId,
        die: Option<u8>,
        at: (i32, i32),
        port: impl Fn(Direction) -> Port,
        (attributes, new): (&str, bool),
    ) {
        self.hull(at, part.card().connectors, port, attributes);
        let kind = Kind::of(part).class();
        let _ = write!(
            self.svg,
            "<rect class=\"m-bay {kind}\" x=\"16\" y=\"14\" width=\"68\" height=\"45\" rx=\"5\"/>"
        );
        scene(&mut self.svg, part, die);
        self.figures(part.card(), die);
        if new {
            self.svg.push_str(NEW);
        }
        self.svg.push_str("</g>");
    }

    /// The core in its cell.
    pub fn core(&mut self, port: impl Fn(Direction) -> Port) {
        self.hull((0, 0), Connectors::ALL, port, "");
        self.svg.push_str(
            "<circle class=\"m-bay k-core\" cx=\"50\" cy=\"50\" r=\"33\"/><circle class=\"m-ring\" cx=\"50\" cy=\"50\" r=\"25\"/>\
             <path class=\"m-ring\" d=\"M50 17V34M50 66V83M17 50H34M66 50H83\"/><circle class=\"a-sun\" cx=\"50\" cy=\"50\" r=\"13\"/></g>",
        );
    }

    /// An empty cell.
    pub fn mark(&mut self, (x, y): (i32, i32), mark: Mark) {
        let class = match mark {
            Mark::Place => "m-place",
            Mark::Wall => "m-wall",
        };
        let (x, y) = (x * 100 + 9, y * 100 + 9);
        let _ = write!(
            self.svg,
            "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"82\" height=\"82\" rx=\"9\"/>"
        );
    }

    fn hull(
        &mut self,
        (x, y): (i32, i32),
        connectors: Connectors,
        port: impl Fn(Direction) -> Port,
        attributes: &str,
    ) {
        let _ =
            write!(self.svg, "<g {attributes} transform=\"translate({} {})\">", x * 100, y * 100);
        for side in connectors.iter() {
            let turn = match side {
                Direction::Up => 0,
                Direction::Right => 90,
                Direction::Down => 180,
                Direction::Left => 270,
            };
            let shape = match port(side) {
                Port::Open => {
                    "<path class=\"m-port\" d=\"M37 10V1Q37 -4 42 -4H58Q63 -4 63 1V10\"/>"
                }
                Port::Joined => {
                    "<path class=\"m-joint\" d=\"M37 10V-1H63V10z\"/><path class=\"m-seam\" d=\"M50 9V-1\"/>"
                }
                Port::Blocked => {
                    "<path class=\"m-joint\" d=\"M37 10V2H63V10\"/><path class=\"m-shut\" d=\"M30 2H70\"/>"
                }
            };
            let _ = write!(self.svg, "<g transform=\"rotate({turn} 50 50)\">{shape}</g>");
        }
        self.svg.push_str("<path class=\"m-hull\" d=\"M17 7H83L93 17V83L83 93H17L7 83V17z\"/>");
    }

    /// The die and what the part gives, side by side below the window.
    fn figures(&mut self, card: &Part, die: Option<u8>) {
        let Part { biotech, once, repeat, .. } = card;
        let amounts = [
            (*biotech, Icon::Biotech, false),
            (once.science, Icon::Science, false),
            (once.crew, Icon::Crew, false),
            (once.upgrades, Icon::Plus, false),
            (once.overhauls, Icon::Wrench, false),
            (repeat.science, Icon::Science, true),
            (repeat.crew, Icon::Crew, true),
            (repeat.upgrades, Icon::Plus, true),
            (repeat.overhauls, Icon::Wrench, true),
        ];
        let shown = || amounts.into_iter().filter(|(n, ..)| *n > 0);
        let width = |repeated: bool| if repeated { 46 } else { 34 };
        let all: i32 = shown().map(|(.., repeated)| width(repeated)).sum();
        let from = if card.engine.is_some() { 42 } else { 14 };
        if let Some(die) = die {
            self.die(die, if all == 0 { 50 } else { 28 });
        }
        let mut x = from + (88 - from - all) / 2;
        for (n, icon, repeated) in shown() {
            self.icon(icon, (x, 66), 72);
            let _ = write!(self.svg, "<text class=\"m-n\" x=\"{}\" y=\"83\">{n}</text>", x + 25);
            if repeated {
                self.icon(Icon::Repeat, (x + 32, 68), 56);
            }
            x += width(repeated);
        }
    }

    fn die(&mut self, die: u8, middle: i32) {
        let _ = write!(
            self.svg,
            "<rect class=\"m-die\" x=\"{}\" y=\"62\" width=\"27\" height=\"27\" rx=\"6\"/>",
            middle - 13
        );
        for (x, y) in pips(die) {
            let (x, y) = (middle + x * 8, 75 + y * 8);
            let _ = write!(self.svg, "<circle class=\"m-pip\" cx=\"{x}\" cy=\"{y}\" r=\"3\"/>");
        }
    }

    /// An icon over the whole of a module.
    fn sign(&mut self, icon: Icon) {
        self.icon(icon, (24, 24), 216);
    }

    /// An icon at a size in hundredths of its grid.
    fn icon(&mut self, icon: Icon, (x, y): (i32, i32), size: i32) {
        let path = icon_path(icon);
        let _ = write!(
            self.svg,
            "<path class=\"m-ico\" fill-rule=\"evenodd\" transform=\"translate({x} {y}) scale({}.{:02})\" d=\"{path}\"/>",
            size / 100,
            size % 100
        );
    }
}

/// Where the pips of a die lie, from its middle.
fn pips(die: u8) -> &'static [(i32, i32)] {
    match die {
        1 => &[(0, 0)],
        2 => &[(-1, -1), (1, 1)],
        3 => &[(-1, -1), (0, 0), (1, 1)],
        4 => &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        5 => &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        _ => &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
    }
}

/// A module on its own, all ports open.
pub fn module_art(part: PartId, die: Option<u8>) -> String {
    let mut plan = Plan::new((0, 0), (1, 1));
    plan.module(part, die, (0, 0), |_| Port::Open, ("", false));
    plan.finish()
}

/// A ship on its own, its ports as they stand, with the parts marked that are new.
pub fn ship_art(ship: &Ship, new: &[PartId]) -> String {
    let spans = ship.parts().iter().map(|p| (i32::from(p.cell.x), i32::from(p.cell.y)));
    let (mut from, mut to) = ((0, 0), (0, 0));
    for (x, y) in spans {
        from = (from.0.min(x), from.1.min(y));
        to = (to.0.max(x), to.1.max(y));
    }
    let mut plan = Plan::new(from, (to.0 - from.0 + 1, to.1 - from.1 + 1));
    plan.core(|side| Port::of(ship, Cell::CORE, side));
    for p in ship.parts() {
        let at = (p.cell.x.into(), p.cell.y.into());
        let new = new.contains(&p.part);
        plan.module(p.part, p.die, at, |side| Port::of(ship, p.cell, side), ("", new));
    }
    plan.finish()
}

/// What is new: a spark, as a frame is what may be pressed.
const NEW: &str = "<path class=\"m-new\" d=\"M86-5l5 13 13 5-13 5-5 13-5-13-13-5 13-5z\"/>";

/// A ship so small that of each part its kind is seen, of an engine its die; the core bears its owner's sign. Parts
/// that are new have a spark.
pub fn ship_small(ship: &Ship, new: &[PartId], colour: u8) -> String {
    let cells = || ship.parts().iter().map(|p| (i32::from(p.cell.x), i32::from(p.cell.y)));
    let from = cells().fold((0, 0), |from, at| (from.0.min(at.0), from.1.min(at.1)));
    let to = cells().fold((0, 0), |to, at| (to.0.max(at.0), to.1.max(at.1)));
    // A core alone fills nothing.
    let roomy = |from, to| if to - from < 2 { (from - 1, 3) } else { (from, to - from + 1) };
    let ((x, columns), (y, rows)) = (roomy(from.0, to.0), roomy(from.1, to.1));
    let mut plan = Plan::new((x, y), (columns, rows));
    plan.hull((0, 0), Connectors::ALL, |side| Port::of(ship, Cell::CORE, side), "");
    let _ = write!(
        plan.svg,
        "<circle cx=\"50\" cy=\"50\" r=\"37\" style=\"fill:var(--seat-{colour})\"/>"
    );
    plan.sign(Icon::seat(colour.into()));
    plan.svg.push_str("</g>");
    for p in ship.parts() {
        let kind = Kind::of(p.part);
        let at = (p.cell.x.into(), p.cell.y.into());
        plan.hull(at, p.part.card().connectors, |side| Port::of(ship, p.cell, side), "");
        let class = kind.class();
        let _ = write!(
            plan.svg,
            "<rect class=\"m-kind {class}\" x=\"13\" y=\"13\" width=\"74\" height=\"74\" rx=\"8\"/>"
        );
        if let Some(die) = p.die {
            let _ = write!(plan.svg, "<text class=\"m-n\" x=\"50\" y=\"74\">{die}</text>");
        } else {
            plan.sign(kind.icon());
        }
        if new.contains(&p.part) {
            plan.svg.push_str(NEW);
        }
        plan.svg.push_str("</g>");
    }
    plan.finish()
}

/// What a service does, seen through a window of its own.
pub fn service_art(service: Service) -> String {
    let mut svg = "<svg class=\"plan window\" aria-hidden=\"true\" focusable=\"false\" viewBox=\"16 14 68 45\" preserveAspectRatio=\"xMaxYMid slice\">".to_owned();
    deed(&mut svg, service);
    svg + "</svg>"
}

/// Where a mission goes.
pub fn mission_art(mission: MissionId) -> String {
    let mut svg = "<svg class=\"plan voyage\" aria-hidden=\"true\" focusable=\"false\" viewBox=\"0 0 100 64\" preserveAspectRatio=\"xMidYMid slice\">".to_owned();
    voyage(&mut svg, mission);
    svg + "</svg>"
}
