//! Everything the page says, in English and French, in one catalogue.
//!
//! An entry is a line with both languages, so that none can be missing; the tests check that both
//! ask for the same values. `{name}` stands for a value given to [`fill`].

#![deny(clippy::wildcard_enum_match_arm, reason = "what is new must find its words")]

mod faraway;
mod faraway_hints;
mod farlight;
mod farlight_hints;
mod firefly;
#[cfg(feature = "firefly")]
mod firefly_hints;
mod firefly_map;
mod firefly_page;
mod firefly_stories;
mod french;
mod guide;
mod lines;
mod lobby;
mod offer;
mod shell;
mod title;

pub use faraway::{CardWords, FarawayWords};
pub use faraway_hints::FarawayHints;
pub use farlight::{Board, FarlightWords, PartWords, Telling, Verbs, Warning};
pub use farlight_hints::FarlightHints;
#[cfg(feature = "firefly")]
pub use firefly::{Act, End, Sights, Thing, Turning};
pub use firefly::{FireflyText, FireflyWords, first_job, grouped, is_laid_out, moment, question};
#[cfg(feature = "firefly")]
pub use firefly_hints::FireflyHints;
pub use firefly_map::FireflyMapWords;
pub use firefly_page::FireflyPageWords;
#[cfg(not(target_arch = "wasm32"))]
pub use french::french_of;
#[cfg(target_arch = "wasm32")]
pub use french::{is_known, learn};
pub use guide::GuideWords;
pub use lobby::LobbyWords;
pub use offer::Offer;
pub use shell::Words;
use std::fmt::Display;

/// A language of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lang {
    /// English.
    En,
    /// French.
    Fr,
}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// The tag in `lang` attributes and settings.
    pub fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }

    /// The language of a browser tag such as `fr-CA`; none if we do not speak it.
    pub fn from_tag(tag: &str) -> Option<Lang> {
        let primary = tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
        Lang::ALL.into_iter().find(|lang| lang.tag() == primary)
    }

    /// The name of the language in itself.
    pub fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Fr => "Français",
        }
    }

    /// The words of the shell.
    pub fn words(self) -> &'static Words {
        shell::words(self)
    }

    /// The words of Farlight.
    pub fn farlight(self) -> &'static FarlightWords {
        farlight::words(self)
    }

    /// The words of Firefly's chart.
    pub fn firefly_map(self) -> &'static FireflyMapWords {
        firefly_map::words(self)
    }

    /// The words around Firefly's table.
    pub fn firefly_page(self) -> &'static FireflyPageWords {
        firefly_page::words(self)
    }

    /// The words around the rules.
    pub fn guide(self) -> &'static GuideWords {
        guide::words(self)
    }

    /// The words of the games in the lobby.
    pub fn lobby(self) -> &'static LobbyWords {
        lobby::words(self)
    }

    /// The words of Firefly's cards, choices and events.
    pub fn firefly(self) -> &'static FireflyWords {
        firefly::words(self)
    }

    /// The hints of Faraway.
    pub fn faraway_hints(self) -> &'static FarawayHints {
        faraway_hints::words(self)
    }

    /// The hints of Farlight.
    pub fn farlight_hints(self) -> &'static FarlightHints {
        farlight_hints::words(self)
    }

    /// The hints of Firefly.
    #[cfg(feature = "firefly")]
    pub fn firefly_hints(self) -> &'static FireflyHints {
        firefly_hints::words(self)
    }

    /// Whether so many are told in the singular: one, in French none as well.
    fn is_singular(self, n: u32) -> bool {
        match self {
            Lang::En => n == 1,
            Lang::Fr => n < 2,
        }
    }

    /// A text of one or two forms, `{n} stone|{n} stones`, with its number.
    pub fn count(self, forms: &str, n: impl Into<u32>) -> String {
        let n = n.into();
        let form = match forms.split_once('|') {
            Some((single, _)) if self.is_singular(n) => single,
            Some((_, plural)) => plural,
            None => forms,
        };
        fill(form, &[("n", &n)])
    }

    /// The words of Faraway.
    pub fn faraway(self) -> &'static FarawayWords {
        faraway::words(self)
    }
}

/// Puts values into the `{names}` of a catalogue entry. A name without a value stays as it is.
pub fn fill(template: &str, values: &[(&str, &dyn Display)]) -> String {
    values.iter().fold(template.to_owned(), |text, (name, value)| {
        text.replace(&format!("{{{name}}}"), &value.to_string())
    })
}

/// The text with a capital letter.
pub fn capital(text: &str) -> String {
    begun(text, |letter| match letter {
        'a'..='z' | 'à'..='ö' | 'ø'..='þ' => char::from(letter as u8 - 32),
        'œ' => 'Œ',
        other => other,
    })
}

/// The text with a small letter.
pub fn lower(text: &str) -> String {
    begun(text, |letter| match letter {
        'A'..='Z' | 'À'..='Ö' | 'Ø'..='Þ' => char::from(letter as u8 + 32),
        'Œ' => 'œ',
        other => other,
    })
}

/// The text with another first letter, one of those that our languages begin a word with: the tables of all
/// alphabets weigh kilobytes.
fn begun(text: &str, with: fn(char) -> char) -> String {
    let mut letters = text.chars();
    letters.next().map(with).into_iter().chain(letters).collect()
}

/// Whether a text says a name, whole and not as a part of a longer word or number.
pub fn speaks_of(text: &str, name: &str) -> bool {
    place_of(text, name).is_some()
}

/// Where a text first says a name.
fn place_of(text: &str, name: &str) -> Option<usize> {
    let apart = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_alphanumeric());
    let whole = |&(at, found): &(usize, &str)| {
        apart(text[..at].chars().next_back()) && apart(text[at + found.len()..].chars().next())
    };
    text.match_indices(name).find(whole).map(|(at, _)| at).filter(|_| !name.is_empty())
}

/// The text without who plays, each left out once: the number in `Trader 2` is no card.
pub fn unnamed(text: &str, players: &[String]) -> String {
    let mut players: Vec<&String> = players.iter().collect();
    // A name may begin with another.
    rules::order::sort_by_key(&mut players, |name| std::cmp::Reverse(name.len()));
    let without = |mut text: String, name: &String| {
        if let Some(at) = place_of(&text, name) {
            text.replace_range(at..at + name.len(), "");
        }
        text
    };
    players.into_iter().fold(text.to_owned(), without)
}

/// A line of somebody without his name, where that stands above it.
pub fn headless<'a>(line: &'a str, name: &str) -> &'a str {
    let rest = line.strip_prefix(name).map(|rest| rest.trim_start().strip_prefix(':'));
    rest.flatten().map_or(line, str::trim_start)
}

/// A text in the number that goes with `n`: `(s)` ends what there are several of.
pub fn agree(lang: Lang, text: &str, n: u16) -> String {
    text.replace("(s)", if lang.is_singular(n.into()) { "" } else { "s" })
}

/// How many there are of something.
pub fn count(lang: Lang, text: &str, n: u16) -> String {
    fill(&agree(lang, text, n), &[("n", &n)])
}

/// What a text says in a program without Firefly's sets: nothing where those alone need it.
#[cfg_attr(target_arch = "wasm32", allow(unused, reason = "such French is written natively"))]
macro_rules! base {
    ($text:literal) => {
        $text
    };
    (sets $text:literal) => {
        ""
    };
}
#[cfg_attr(
    target_arch = "wasm32",
    allow(unused_imports, reason = "such French is written natively")
)]
use base;
#[cfg(not(feature = "sets"))]
use base as said;

/// What a text says in this program.
#[cfg(feature = "sets")]
macro_rules! said {
    ($(sets)? $text:literal) => {
        $text
    };
}
#[cfg(feature = "sets")]
use said;

/// Defines a catalogue: a struct of texts and its value in each language. A text that Firefly's sets alone
/// need has a mark, `@sets`: other programs do without.
macro_rules! catalogue {
    ($(#[$about:meta])* $name:ident { $($(@$sets:ident)? $key:ident: $en:literal, $fr:literal;)* }) => {
        $(#[$about])*
        // A game's catalogue is seen by the whole page, a room's by its room alone.
        #[allow(missing_docs, unreachable_pub)]
        #[derive(Debug, PartialEq)]
        #[repr(C)]
        pub struct $name { $(pub $key: &'static str),* }

        impl $name {
            const COUNT: usize = [$(stringify!($key)),*].len();
        }

        static TEXTS: crate::words::lines::Texts = crate::words::lines::texts!(
            $name::COUNT,
            concat!($(crate::words::said!($($sets)? $en), "\n"),*),
            concat!($(crate::words::said!($($sets)? $fr), "\n"),*),
            concat!($(crate::words::base!($($sets)? $fr), "\n"),*)
        );

        /// The words in a language.
        pub(super) fn words(lang: crate::words::Lang) -> &'static $name {
            // SAFETY: the struct is laid out as an array of `COUNT` texts, of which there are as many in
            // each language.
            unsafe { &*TEXTS.all(lang).as_ptr().cast() }
        }

        #[cfg(test)]
        mod entries {
            /// Key, English, French.
            pub(crate) const ALL: &[(&str, &str, &str)] = &[$((stringify!($key), $en, $fr)),*];

            #[test]
            fn both_languages_say_something_with_the_same_values() {
                for (key, en, fr) in ALL {
                    assert!(!en.trim().is_empty() && !fr.trim().is_empty(), "{key} is empty");
                    assert_eq!(crate::words::names(en), crate::words::names(fr), "{key}");
                }
            }

            #[test]
            fn french_is_spaced() {
                ALL.iter().for_each(|(_, _, fr)| crate::words::check_spaces(fr));
            }
        }
    };
}
use catalogue;

/// The `{names}` of a text, sorted.
#[cfg(test)]
fn names(text: &str) -> Vec<&str> {
    let mut names: Vec<&str> =
        text.split('{').skip(1).filter_map(|rest| rest.split('}').next()).collect();
    names.sort_unstable();
    names.dedup();
    names
}

/// In French a no-break space stands before a colon and inside of quotes, a narrow one before the
/// others.
#[cfg(test)]
#[track_caller]
pub(crate) fn check_spaces(text: &str) {
    let letters: Vec<char> = text.chars().collect();
    for pair in letters.windows(2) {
        let wanted = match pair[1] {
            ':' | '»' => '\u{a0}',
            ';' | '!' | '?' => '\u{202f}',
            _ => continue,
        };
        assert_eq!(pair[0], wanted, "{text}");
    }
    assert!(!text.contains("« ") && !text.contains('"'), "{text}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_begins_with_a_capital_or_a_small_letter() {
        for (small, large) in [("act", "Act"), ("à vous", "À vous"), ("œil", "Œil"), ("", "")] {
            assert_eq!((capital(small), lower(large)), (large.to_owned(), small.to_owned()));
        }
        assert_eq!((capital("3 parts"), lower("× 2")), ("3 parts".to_owned(), "× 2".to_owned()));
    }

    #[test]
    fn values_go_where_their_names_stand() {
        let text = fill("{who} plays {card} and {card}", &[("who", &"Ada"), ("card", &45)]);
        assert_eq!(text, "Ada plays 45 and 45");
    }

    #[test]
    fn what_is_counted_agrees() {
        let said = |lang, n| count(lang, lang.farlight().n_points, n);
        assert_eq!([0, 1, 2].map(|n| said(Lang::En, n)), ["0 points", "1 point", "2 points"]);
        assert_eq!([0, 1, 2].map(|n| said(Lang::Fr, n)), ["0 point", "1 point", "2 points"]);
    }

    #[test]
    fn a_name_is_spoken_of_as_a_whole() {
        assert!(speaks_of("Round 2. Market: 7, 52, 14.", "7"));
        assert!(!speaks_of("Round 2. Market: 17, 52, 14.", "7"));
        assert!(speaks_of("Ada: 7 taken", "Ada") && speaks_of("à Ézra.", "Ézra"));
        assert!(!speaks_of("Adas Schiff", "Ada") && !speaks_of("nothing", ""));
        let players = ["", "Trader", "Trader 2", "3"].map(str::to_owned);
        assert_eq!(unnamed("Trader 2: 3 explored.", &players[..3]), ": 3 explored.");
        assert_eq!(unnamed("3: 3 explored.", &players), ": 3 explored.");
        assert_eq!(unnamed("Traders: 7 explored.", &players), "Traders: 7 explored.");
    }

    #[test]
    fn a_line_under_a_name_goes_without_it() {
        assert_eq!(headless("Trader: got 3 fuel.", "Trader"), "got 3 fuel.");
        assert_eq!(headless("Trader\u{a0}: 3 carburants.", "Trader"), "3 carburants.");
        let others = ["Traders: got 3 fuel.", "Trader, round 3.", "Dice: Trader 3."];
        others.iter().for_each(|line| assert_eq!(headless(line, "Trader"), *line));
    }

    #[test]
    fn browser_tags_find_their_language() {
        assert_eq!(Lang::from_tag("fr-CA"), Some(Lang::Fr));
        assert_eq!(Lang::from_tag("EN"), Some(Lang::En));
        assert_eq!(Lang::from_tag("de"), None);
    }
}
