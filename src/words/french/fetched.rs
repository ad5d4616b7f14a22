//! French in the browser: what has been fetched of it.

use super::{Name, name, read};
use crate::words::Lang;
use crate::words::lines::ends;
use std::sync::OnceLock;

/// The file that has been fetched.
static FILE: OnceLock<&'static str> = OnceLock::new();

/// Has the texts of a file said from now on; tells whether it is one.
pub fn learn(file: String) -> bool {
    // A host may answer with a page of its own.
    let is_one = file.starts_with('=');
    if is_one {
        FILE.get_or_init(|| file.leak());
    }
    is_one
}

/// Whether a language can be spoken.
pub fn is_known(lang: Lang) -> bool {
    match lang {
        Lang::En => true,
        Lang::Fr => FILE.get().is_some(),
    }
}

/// French texts by their name.
pub(in crate::words) struct French {
    name: Name,
    count: usize,
    texts: OnceLock<Box<[&'static str]>>,
}

impl French {
    /// Of these texts, of which there are so many, the name alone.
    pub(in crate::words) const fn new(texts: &str, count: usize) -> French {
        assert!(ends(texts) == count);
        French { name: name(texts), count, texts: OnceLock::new() }
    }

    /// All of them, in their order, once they have been fetched.
    pub(in crate::words) fn all(&self) -> Option<&[&'static str]> {
        if self.texts.get().is_none() {
            // What is not known now may be later.
            let _ = self.texts.set(read(FILE.get()?, &self.name, self.count)?);
        }
        self.texts.get().map(|texts| &**texts)
    }
}
