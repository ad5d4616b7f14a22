//! French natively: all of it, and the file of what a program says.

use super::name;
use crate::words::lines::Lines;
use std::collections::BTreeMap;

/// The French literals of all programs, as they come out of the linker.
#[linkme::distributed_slice]
pub(in crate::words) static SAID: [&'static str];

/// French texts.
pub(in crate::words) struct French(Lines);

impl French {
    /// The texts of a literal that holds so many.
    pub(in crate::words) const fn new(texts: &'static str, count: usize) -> French {
        French(Lines::new(texts, count))
    }

    /// All of them, in their order. In the browser there may be none.
    pub(in crate::words) fn all(&self) -> Option<&[&'static str]> {
        Some(self.0.all())
    }
}

/// The file of the French texts whose names are in a program, in its order.
pub fn french_of(program: &[u8]) -> String {
    let mut texts: BTreeMap<Vec<u8>, &str> =
        SAID.iter().map(|texts| (name(texts)[1..].to_vec(), *texts)).collect();
    let named = program.split(|letter| *letter == b'=').filter_map(|rest| {
        let (name, texts) = texts.remove_entry(rest.get(..9)?)?;
        Some(["=", &String::from_utf8_lossy(&name), texts].concat())
    });
    named.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::french::read;
    use crate::words::lines::ends;

    /// The file of a program that has all the names.
    fn file() -> &'static str {
        let names: Vec<u8> = SAID.iter().flat_map(|texts| name(texts)).collect();
        french_of(&names).leak()
    }

    #[test]
    fn what_is_written_is_read_again() {
        let file = file();
        for texts in SAID {
            let read = read(file, &name(texts), ends(texts));
            assert_eq!(read.as_deref(), Some(&*texts.lines().collect::<Vec<_>>()));
        }
        assert!(SAID.len() > 100 && file.contains("\nTrois voyages, une table\n"));
    }

    #[test]
    fn a_program_has_what_it_names_once() {
        let said = |names: &[&str]| french_of(names.concat().as_bytes());
        let name = String::from_utf8_lossy(&name(SAID[0])).into_owned();
        assert_eq!(said(&["a=b", &name, "=", &name]), [&name, SAID[0]].concat());
        assert_eq!(said(&["=00000000\n", &name[..9]]), "");
    }

    #[test]
    fn texts_that_are_not_all_there_are_none() {
        let texts = "un\n\ntrois\n";
        let file = |texts: &str| -> &'static str {
            [&*String::from_utf8_lossy(&name("un\n\ntrois\n")), texts].concat().leak()
        };
        let read = |file| read(file, &name(texts), 3);
        assert_eq!(read(file(texts)).as_deref(), Some(&["un", "", "trois"][..]));
        assert_eq!(read(file("un\n")), None);
        assert_eq!(read("=00000000\nun\n\ntrois\n"), None);
    }
}
