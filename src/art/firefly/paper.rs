//! Cut paper: drawings put together from pieces, each a class of `styles/firefly_art.css` and an
//! outline in whole numbers.

/// A drawing under way.
///
/// Pieces are written `class outline`, parted by `|`. A leading `=` lays the piece a second time,
/// mirrored about the middle of the sheet; an outline `O x y r` is a disc.
pub struct Paper {
    svg: String,
    middle: i32,
}

impl Paper {
    /// A sheet of a size, drawn on a grid `fine` times as close, with a class and custom colours.
    pub fn new(class: &str, (wide, high): (i32, i32), fine: i32, style: &str) -> Paper {
        let (inner_wide, inner_high) = (wide * fine, high * fine);
        let svg = format!(
            r#"<svg class="ff-art {class}" style="{style}" viewBox="0 0 {wide} {high}" aria-hidden="true" focusable="false"><svg viewBox="0 0 {inner_wide} {inner_high}">"#
        );
        Paper { svg, middle: inner_wide }
    }

    /// Lays pieces, the first undermost.
    pub fn lay(&mut self, pieces: &str) {
        for piece in pieces.split('|') {
            let mirrored = piece.strip_prefix('=');
            self.piece(mirrored.unwrap_or(piece), "");
            if let Some(piece) = mirrored {
                let turn = format!(r#" transform="matrix(-1 0 0 1 {} 0)""#, self.middle);
                self.piece(piece, &turn);
            }
        }
    }

    /// Lays pieces moved by so much.
    pub fn lay_at(&mut self, pieces: &str, (x, y): (i32, i32)) {
        self.open(&format!("translate({x} {y})"));
        self.lay(pieces);
        self.close();
    }

    /// The same, mirrored about that point.
    pub fn lay_turned(&mut self, pieces: &str, (x, y): (i32, i32)) {
        self.open(&format!("translate({x} {y})scale(-1 1)"));
        self.lay(pieces);
        self.close();
    }

    /// An outline of the 24 px grid, centred at a point, at so many quarters of its size.
    pub fn icon(&mut self, class: &str, outline: &str, (x, y): (i32, i32), quarters: i32) {
        let (whole, part) = (quarters / 4, quarters % 4 * 25);
        self.open(&format!("translate({x} {y})scale({whole}.{part:02})translate(-12 -12)"));
        self.piece_of(class, outline, r#" fill-rule="evenodd""#);
        self.close();
    }

    /// The markup, whole.
    pub fn finish(mut self) -> String {
        self.svg.push_str("</svg></svg>");
        self.svg
    }

    /// Begins a group that is moved so; closed by [`Paper::close`].
    pub fn open(&mut self, place: &str) {
        self.text(&[r#"<g transform=""#, place, r#"">"#]);
    }

    /// Ends it.
    pub fn close(&mut self) {
        self.svg.push_str("</g>");
    }

    fn piece(&mut self, piece: &str, extra: &str) {
        if let Some((class, outline)) = piece.split_once(' ') {
            self.piece_of(class, outline, extra);
        }
    }

    fn piece_of(&mut self, class: &str, outline: &str, extra: &str) {
        let Some(disc) = outline.strip_prefix('O') else {
            return self.text(&[
                r#"<path class=""#,
                class,
                r#"" d=""#,
                outline,
                r#"""#,
                extra,
                "/>",
            ]);
        };
        let mut numbers = disc.split_whitespace();
        self.text(&[r#"<circle class=""#, class, r#"""#, extra]);
        for name in ["cx", "cy", "r"] {
            self.text(&[" ", name, r#"=""#, numbers.next().unwrap_or("0"), r#"""#]);
        }
        self.text(&["/>"]);
    }

    fn text(&mut self, pieces: &[&str]) {
        pieces.iter().for_each(|piece| self.svg.push_str(piece));
    }
}
