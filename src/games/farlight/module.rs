//! A part as a module seen from above: ports where its connectors are, its die, what it gives.

use crate::icons::{Icon, icon_path};
use crate::words::{Lang, PartWords};
use rules::farlight::{Cell, Connectors, Direction, Part, PartId, Ship};
use std::fmt::Write;
use yew::{AttrValue, Html};

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

/// A drawing under way: SVG on a grid of 100 units a module. Writing to it cannot fail.
pub struct Plan {
    svg: String,
    parts: PartWords,
}

impl Plan {
    /// An empty plan of the region that starts at (`x`, `y`), in modules.
    pub fn new((x, y): (i32, i32), (width, height): (i32, i32), lang: Lang) -> Plan {
        let [x, y, width, height] = [x, y, width, height].map(|n| n * 100);
        let head = "<svg class=\"plan\" aria-hidden=\"true\" focusable=\"false\" viewBox=";
        let svg = format!("{head}\"{x} {y} {width} {height}\">");
        Plan { svg, parts: PartWords::new(lang) }
    }

    /// The finished drawing.
    pub fn finish(mut self) -> Html {
        self.svg.push_str("</svg>");
        Html::from_html_unchecked(AttrValue::from(self.svg))
    }

    /// A module in a cell.
    pub fn module(
        &mut self,
        part: PartId,
        die: Option<u8>,
        at: (i32, i32),
        port: impl Fn(Direction) -> Port,
    ) {
        let card = part.card();
        self.hull(at, card.connectors, port, "m-hull");
        self.marks(part.same_connectors());
        if let Some(die) = die {
            self.flame(die);
            self.die(die);
        }
        self.name(self.parts.part(part));
        // Beside the die, or two rows between the name and the lower port.
        let (x, mut y) = if card.engine.is_some() { (53, 66) } else { (32, 61) };
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
        for (n, icon, repeated) in amounts.into_iter().filter(|(n, ..)| *n > 0) {
            self.amount(n, icon, repeated, (x, y));
            y += 17;
        }
        self.svg.push_str("</g>");
    }

    /// The core in its cell.
    pub fn core(&mut self, port: impl Fn(Direction) -> Port) {
        self.hull((0, 0), Connectors::ALL, port, "m-hull m-core");
        self.svg.push_str(
            "<circle class=\"m-ring\" cx=\"50\" cy=\"50\" r=\"28\"/><circle class=\"m-ring\" cx=\"50\" cy=\"50\" r=\"18\"/>\
             <path class=\"m-ring\" d=\"M50 22V78M22 50H78\"/></g>",
        );
    }

    /// An empty cell that a module could take.
    pub fn place(&mut self, (x, y): (i32, i32)) {
        let (x, y) = (x * 100 + 8, y * 100 + 8);
        let _ = write!(
            self.svg,
            "<rect class=\"m-place\" x=\"{x}\" y=\"{y}\" width=\"84\" height=\"84\" rx=\"8\"/>"
        );
    }

    fn hull(
        &mut self,
        (x, y): (i32, i32),
        connectors: Connectors,
        port: impl Fn(Direction) -> Port,
        class: &str,
    ) {
        let _ = write!(self.svg, "<g transform=\"translate({} {})\">", x * 100, y * 100);
        for side in connectors.iter() {
            let turn = match side {
                Direction::Up => 0,
                Direction::Right => 90,
                Direction::Down => 180,
                Direction::Left => 270,
            };
            let shape = match port(side) {
                Port::Open => "<circle class=\"m-glow\" cx=\"50\" cy=\"4\" r=\"9\"/><path class=\"m-port\" d=\"M40 12V2H60V12\"/>",
                Port::Joined => "<path class=\"m-joint\" d=\"M39 12V-1H61V12z\"/>",
                Port::Blocked => "<path class=\"m-port\" d=\"M40 12V4H60V12\"/><path class=\"m-shut\" d=\"M34 3.5H66M40 12L60 4M40 4L60 12\"/>",
            };
            let _ = write!(self.svg, "<g transform=\"rotate({turn} 50 50)\">{shape}</g>");
        }
        let _ = write!(
            self.svg,
            "<rect class=\"{class}\" x=\"9\" y=\"9\" width=\"82\" height=\"82\" rx=\"7\"/>"
        );
    }

    /// As many marks as there are parts with these ports.
    fn marks(&mut self, n: u8) {
        for at in 0..n {
            let x = 50 - i32::from(n - 1) * 3 + i32::from(at) * 6;
            let _ = write!(self.svg, "<circle class=\"m-mark\" cx=\"{x}\" cy=\"14\" r=\"1.5\"/>");
        }
    }

    fn name(&mut self, name: &str) {
        let mut lines: Vec<String> = Vec::new();
        for word in name.split_whitespace() {
            match lines.last_mut() {
                Some(line) if line.chars().count() + word.chars().count() < 12 => {
                    line.push(' ');
                    line.push_str(word);
                }
                _ => lines.push(word.to_owned()),
            }
        }
        for (at, line) in lines.iter().enumerate() {
            let y = 25 + at * 11;
            let _ = write!(self.svg, "<text class=\"m-name\" x=\"50\" y=\"{y}\">{line}</text>");
        }
    }

    /// A flame that burns brighter the higher the die.
    fn flame(&mut self, die: u8) {
        let (length, bright) = (u32::from(die) * 3, u32::from(die) * 100 / 6);
        let _ = write!(
            self.svg,
            "<path class=\"m-flame\" style=\"opacity:{bright}%\" d=\"M20 57Q{} 45 30 {} Q{} 45 40 57z\"/>",
            22, 56 - length, 38
        );
    }

    fn die(&mut self, die: u8) {
        self.svg.push_str(
            "<rect class=\"m-die\" x=\"15\" y=\"54\" width=\"30\" height=\"30\" rx=\"6\"/>",
        );
        for (x, y) in pips(die) {
            let (x, y) = (30 + x * 8, 69 + y * 8);
            let _ =
                write!(self.svg, "<circle class=\"m-pip\" cx=\"{x}\" cy=\"{y}\" r=\"3.1\"/>");
        }
    }

    fn amount(&mut self, n: u8, icon: Icon, repeated: bool, (x, y): (i32, i32)) {
        let _ = write!(self.svg, "<text class=\"m-n\" x=\"{x}\" y=\"{}\">{n}</text>", y + 6);
        self.icon(icon, x + 8, y - 8);
        if repeated {
            self.icon(Icon::Repeat, x + 22, y - 7);
        }
    }

    fn icon(&mut self, icon: Icon, x: i32, y: i32) {
        let path = icon_path(icon);
        let _ = write!(
            self.svg,
            "<path class=\"m-ico\" fill-rule=\"evenodd\" transform=\"translate({x} {y}) scale(.62)\" d=\"{path}\"/>"
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
pub fn module_art(part: PartId, die: Option<u8>, lang: Lang) -> Html {
    let mut plan = Plan::new((0, 0), (1, 1), lang);
    plan.module(part, die, (0, 0), |_| Port::Open);
    plan.finish()
}

/// A ship on its own, its ports as they stand.
pub fn ship_art(ship: &Ship, lang: Lang) -> Html {
    let spans = ship.parts().iter().map(|p| (i32::from(p.cell.x), i32::from(p.cell.y)));
    let (mut from, mut to) = ((0, 0), (0, 0));
    for (x, y) in spans {
        from = (from.0.min(x), from.1.min(y));
        to = (to.0.max(x), to.1.max(y));
    }
    let mut plan = Plan::new(from, (to.0 - from.0 + 1, to.1 - from.1 + 1), lang);
    plan.core(|side| Port::of(ship, Cell::CORE, side));
    for p in ship.parts() {
        let at = (p.cell.x.into(), p.cell.y.into());
        plan.module(p.part, p.die, at, |side| Port::of(ship, p.cell, side));
    }
    plan.finish()
}
