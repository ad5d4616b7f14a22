//! Markup written from patterns with whole numbers: the page's weight is why this is not `write!`.

use super::At;

/// Markup in the making.
#[derive(Default)]
pub struct Ink(pub String);

impl Ink {
    /// Appends the pattern, each `~` in it replaced by the next number.
    #[inline(never)]
    pub fn put(&mut self, pattern: &str, numbers: &[i32]) -> &mut Ink {
        let mut numbers = numbers.iter();
        for letter in pattern.chars() {
            match letter {
                '~' => {
                    let text = numbers.next().map(i32::to_string).unwrap_or_default();
                    self.0.push_str(&text);
                }
                _ => self.0.push(letter),
            }
        }
        self
    }

    /// Appends a path element of this class.
    pub fn path(&mut self, class: &str, outline: &str) -> &mut Ink {
        for text in ["<path class=\"", class, "\" d=\"", outline, "\"/>"] {
            self.0.push_str(text);
        }
        self
    }

    /// Appends to an element what explains it, and what is true of this one.
    pub fn said(&mut self, ids: &str, text: &str) -> &mut Ink {
        for (name, value) in [(" data-explain=\"", ids), (" data-said=\"", text)] {
            self.0.push_str(name);
            for letter in value.chars() {
                match letter {
                    '&' => self.0.push_str("&amp;"),
                    '<' => self.0.push_str("&lt;"),
                    '"' => self.0.push_str("&quot;"),
                    other => self.0.push(other),
                }
            }
            self.0.push('"');
        }
        self
    }

    /// Appends a circle to path data.
    pub fn circle(&mut self, (x, y): At, r: i32) -> &mut Ink {
        self.put("M~ ~a~ ~ 0 1 0 ~ 0a~ ~ 0 1 0 ~ 0z", &[x - r, y, r, r, 2 * r, r, r, -2 * r])
    }
}

/// A number that always comes from the same two, spread over 0 to 255: the hand that shakes.
pub fn grain(a: i32, b: i32) -> i32 {
    let mixed = (a as u32).wrapping_mul(0x9e37_79b1) ^ (b as u32).wrapping_mul(0x85eb_ca6b);
    let mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x2c1b_3c6d);
    ((mixed >> 13) & 0xff) as i32
}
