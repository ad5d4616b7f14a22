//! The draughtsman's tools: a pen that writes SVG markup, and dice seeded by the card.

use std::fmt::Write;

use crate::icons::{Icon, icon_path};

/// A point of the sheet.
pub(super) type At = (i32, i32);

/// Path data written from a pattern.
pub(super) trait Plot {
    /// Appends the pattern, each `#` in it replaced by the next number. The page's weight is why
    /// this is not `write!`: a landscape has some sixty of these lines.
    fn plot(&mut self, pattern: &str, numbers: &[i32]);
}

impl Plot for String {
    #[inline(never)]
    fn plot(&mut self, pattern: &str, numbers: &[i32]) {
        let mut numbers = numbers.iter();
        for letter in pattern.chars() {
            match (letter, numbers.as_slice().first()) {
                ('#', Some(number)) => {
                    // Writing to a string cannot fail.
                    let _ = write!(self, "{number}");
                    numbers.next();
                }
                _ => self.push(letter),
            }
        }
    }
}

/// Path data of its own, as [`Plot::plot`] writes it.
pub(super) fn plotted(pattern: &str, numbers: &[i32]) -> String {
    let mut path = String::new();
    path.plot(pattern, numbers);
    path
}

/// Writes one drawing on the 120 by 168 sheet. Classes are those of `styles/faraway_art.css`.
pub(super) struct Pen(String);

impl Pen {
    /// A sheet whose palette the classes choose.
    pub(super) fn new(palette: &str) -> Pen {
        let mut pen = Pen(String::with_capacity(6000));
        pen.text(&[r#"<svg class="card-art "#, palette]);
        pen.text(&[r#"" viewBox="0 0 120 168" aria-hidden="true" focusable="false">"#]);
        pen
    }

    /// The markup, whole.
    pub(super) fn finish(mut self) -> String {
        self.text(&["</svg>"]);
        self.0
    }

    #[inline(never)]
    pub(super) fn path(&mut self, class: &str, outline: &str) {
        if !outline.is_empty() {
            self.text(&[r#"<path class=""#, class, r#"" d=""#, outline, r#""/>"#]);
        }
    }

    /// Draws into a group of its own.
    pub(super) fn group(&mut self, class: &str, draw: impl FnOnce(&mut Pen)) {
        self.text(&[r#"<g class=""#, class, r#"">"#]);
        draw(self);
        self.text(&["</g>"]);
    }

    pub(super) fn disc(&mut self, class: &str, x: i32, y: i32, radius: i32) {
        self.text(&[r#"<circle class=""#, class]);
        self.0.plot(r##"" cx="#" cy="#" r="#"/>"##, &[x, y, radius]);
    }

    /// A rounded bar from its top left corner.
    pub(super) fn bar(&mut self, class: &str, [x, y, wide, high]: [i32; 4], round: i32) {
        self.text(&[r#"<rect class=""#, class]);
        let pattern = r##"" x="#" y="#" width="#" height="#" rx="#"/>"##;
        self.0.plot(pattern, &[x, y, wide, high, round]);
    }

    /// An icon centred at a point.
    pub(super) fn icon(&mut self, class: &str, icon: Icon, at: At, size: i32) {
        self.figure(class, icon_path(icon), at, size);
    }

    /// An outline on the 24 px grid centred at a point.
    #[inline(never)]
    pub(super) fn figure(&mut self, class: &str, outline: &str, (x, y): At, size: i32) {
        let scale = size * 100 / 24;
        let pattern = "translate(# #)scale(#.##)translate(-12-12)";
        let place = plotted(pattern, &[x, y, scale / 100, scale / 10 % 10, scale % 10]);
        self.moved(class, outline, &place);
    }

    /// An outline whose foot is at 0, 0, set on a point, mirrored if `flip`.
    #[inline(never)]
    pub(super) fn placed(&mut self, class: &str, outline: &str, (x, y): At, flip: bool) {
        let mut place = plotted("translate(# #)", &[x, y]);
        if flip {
            place.push_str("scale(-1 1)");
        }
        self.moved(class, outline, &place);
    }

    /// A numeral that starts (or is centred, by its class) at a point of the base line.
    pub(super) fn number(&mut self, class: &str, number: u8, (x, y): At) {
        self.text(&[r#"<text class=""#, class]);
        self.0.plot(r##"" x="#" y="#">#</text>"##, &[x, y, i32::from(number)]);
    }

    fn moved(&mut self, class: &str, outline: &str, place: &str) {
        let (transform, data) = (r#"" transform=""#, r#"" d=""#);
        self.text(&[r#"<path class=""#, class, transform, place, data, outline, r#""/>"#]);
    }

    #[inline(never)]
    fn text(&mut self, pieces: &[&str]) {
        for piece in pieces {
            self.0.push_str(piece);
        }
    }
}

/// Dice that fall the same way for the same card, for the picture only.
pub(super) struct Dice(u32);

impl Dice {
    pub(super) fn new(seed: u32) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9) ^ 0x5bd1_e995)
    }

    /// A number from `low` to `high`, both included.
    #[inline(never)]
    pub(super) fn range(&mut self, low: i32, high: i32) -> i32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        low + ((self.0 >> 8) % (high - low + 1).unsigned_abs()) as i32
    }

    pub(super) fn coin(&mut self) -> bool {
        self.range(0, 1) == 1
    }
}
