//! The draughtsman's tools: a pen that writes SVG markup, and dice seeded by the card.

use std::fmt::{Arguments, Write};

use crate::icons::{Icon, icon_path};

/// Writes one drawing on the 120 by 168 sheet. Classes are those of `styles/cards.css`.
pub struct Pen(String);

impl Pen {
    /// A sheet whose palette the classes choose.
    pub fn new(palette: &str) -> Pen {
        Pen(format!(
            r#"<svg class="card-art {palette}" viewBox="0 0 120 168" aria-hidden="true" focusable="false">"#
        ))
    }

    /// The markup, whole.
    pub fn finish(mut self) -> String {
        self.0.push_str("</svg>");
        self.0
    }

    pub fn path(&mut self, class: &str, outline: &str) {
        if !outline.is_empty() {
            self.put(format_args!(r#"<path class="{class}" d="{outline}"/>"#));
        }
    }

    pub fn disc(&mut self, class: &str, x: i32, y: i32, radius: i32) {
        self.put(format_args!(r#"<circle class="{class}" cx="{x}" cy="{y}" r="{radius}"/>"#));
    }

    /// A rounded bar from its top left corner.
    pub fn bar(&mut self, class: &str, [x, y, wide, high]: [i32; 4], round: i32) {
        self.put(format_args!(
            r#"<rect class="{class}" x="{x}" y="{y}" width="{wide}" height="{high}" rx="{round}"/>"#
        ));
    }

    /// An icon centred at a point.
    pub fn icon(&mut self, class: &str, icon: Icon, (x, y): (i32, i32), size: i32) {
        self.figure(class, icon_path(icon), (x, y), size);
    }

    /// An outline on the 24 px grid centred at a point.
    pub fn figure(&mut self, class: &str, outline: &str, (x, y): (i32, i32), size: i32) {
        let (left, top) = (x * 2 - size, y * 2 - size);
        let hundredths = size * 100 / 24;
        self.put(format_args!(
            r#"<path class="{class}" transform="translate({} {})scale({}.{:02})" d="{outline}"/>"#,
            Halves(left),
            Halves(top),
            hundredths / 100,
            hundredths % 100
        ));
    }

    /// A numeral that starts (or is centred, by its class) at a point of the base line.
    pub fn number(&mut self, class: &str, number: u8, (x, y): (i32, i32)) {
        self.put(format_args!(r#"<text class="{class}" x="{x}" y="{y}">{number}</text>"#));
    }

    fn put(&mut self, markup: Arguments) {
        // Writing to a string cannot fail.
        let _ = self.0.write_fmt(markup);
    }
}

/// A length in halves, written without floats, which would weigh on the page.
struct Halves(i32);

impl std::fmt::Display for Halves {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let whole = self.0.div_euclid(2);
        match self.0.rem_euclid(2) {
            0 => write!(f, "{whole}"),
            _ if whole < 0 => write!(f, "{}.5", whole + 1),
            _ => write!(f, "{whole}.5"),
        }
    }
}

/// Dice that fall the same way for the same card, for the picture only.
pub struct Dice(u32);

impl Dice {
    pub fn new(seed: u32) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9) ^ 0x5bd1_e995)
    }

    /// A number from `low` to `high`, both included.
    pub fn range(&mut self, low: i32, high: i32) -> i32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        low + ((self.0 >> 8) % (high - low + 1) as u32) as i32
    }

    pub fn coin(&mut self) -> bool {
        self.range(0, 1) == 1
    }
}
