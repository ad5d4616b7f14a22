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

impl Named {
    /// Whether a text speaks of it, by its whole name.
    pub fn is_in(&self, text: &str) -> bool {
        let apart = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_alphanumeric());
        !self.name.is_empty()
            && text.match_indices(&self.name).any(|(at, name)| {
                apart(text[..at].chars().next_back())
                    && apart(text[at + name.len()..].chars().next())
            })
    }
}
