//! Cards as the log names them: each opens large where it is spoken of.

use crate::words::Lang;

/// A card that something told is about.
#[derive(Clone, Debug)]
pub struct Named {
    /// What it is called.
    pub name: String,
    /// Its number.
    pub id: u16,
    /// What is on it, drawn when it is opened.
    pub face: fn(u16, Lang) -> Face,
}

/// What is on a card.
#[derive(Default)]
pub struct Face {
    /// The drawing; may be empty.
    pub art: String,
    /// What is printed, line by line.
    pub lines: Vec<String>,
}

impl PartialEq for Named {
    fn eq(&self, other: &Named) -> bool {
        self.name == other.name && self.id == other.id
    }
}
