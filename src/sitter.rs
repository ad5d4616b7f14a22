//! Who sits where: people and bots, their names and colours.

use crate::words::{Words, fill};
use bots::Level;
use rules::Seat;
use std::fmt;
use std::str::FromStr;

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A person at this device.
    Human,
    /// A person at another device; his choices come by link.
    Away,
    /// A bot of a level.
    Bot(Level),
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Human => f.write_str("human"),
            Kind::Away => f.write_str("away"),
            Kind::Bot(level) => f.write_str(level.slug()),
        }
    }
}

impl FromStr for Kind {
    type Err = ();

    fn from_str(text: &str) -> Result<Kind, ()> {
        match text {
            "human" => Ok(Kind::Human),
            "away" => Ok(Kind::Away),
            level => level.parse().map(Kind::Bot).map_err(|_| ()),
        }
    }
}

/// How many colours, each with its own glyph, seats can have.
pub const COLOURS: u8 = 6;
/// The longest name, in characters.
pub const LONGEST_NAME: usize = 24;

/// The longest title of a match, in characters.
pub const LONGEST_TITLE: usize = 48;

/// Somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sitter {
    /// Who decides.
    pub kind: Kind,
    /// The name that was typed; empty for the usual one.
    pub name: String,
    /// Which colour and glyph: 0 to 5.
    pub colour: u8,
}

impl Sitter {
    /// A sitter with the usual name and the colour of his seat.
    pub fn new(kind: Kind, seat: u8) -> Sitter {
        Sitter { kind, name: String::new(), colour: seat % COLOURS }
    }

    /// Whether a person decides.
    pub fn is_human(&self) -> bool {
        self.kind == Kind::Human
    }
}

/// A name as it may be stored: one line, no longer than allowed.
pub fn tidy_name(name: &str) -> String {
    tidy(name, LONGEST_NAME)
}

/// The title of a match as it may be stored.
pub fn tidy_title(title: &str) -> String {
    tidy(title, LONGEST_TITLE)
}

fn tidy(text: &str, longest: usize) -> String {
    let line: String = text.chars().filter(|c| !c.is_control()).take(longest).collect();
    line.trim().to_owned()
}

/// What everybody at the table is called.
pub fn names(sitters: &[Sitter], words: &Words) -> Vec<String> {
    let you = you(sitters).map(Seat::index);
    let name =
        |seat| if you == Some(seat) { words.you.to_owned() } else { name_of(sitters, seat, words) };
    (0..sitters.len()).map(name).collect()
}

/// Whom the page calls "you": the one person at the table, unless he has typed his name.
pub fn you(sitters: &[Sitter]) -> Option<Seat> {
    let mut people = (0..).map(Seat).zip(sitters).filter(|(_, sitter)| sitter.is_human());
    let (seat, person) = people.next()?;
    (people.next().is_none() && person.name.is_empty()).then_some(seat)
}

fn name_of(sitters: &[Sitter], seat: usize, words: &Words) -> String {
    let sitter = &sitters[seat];
    let named = !sitter.name.is_empty();
    let alike = |other: &&Sitter| other.name == sitter.name && (named || other.kind == sitter.kind);
    let which = sitters[..seat].iter().filter(alike).count() + 1;
    if named {
        return if which > 1 { format!("{} {which}", sitter.name) } else { sitter.name.clone() };
    }
    match sitter.kind {
        Kind::Human => fill(words.guest, &[("n", &which)]),
        Kind::Away => fill(words.friend, &[("n", &which)]),
        Kind::Bot(level) => {
            let name = bot_name(level, words);
            let many = sitters.iter().filter(alike).count() > 1;
            // A letter: a number would be taken for a card's.
            let letter = char::from_digit(which as u32 + 9, 36).unwrap_or_default();
            if many { format!("{name} {}", letter.to_ascii_uppercase()) } else { name.to_owned() }
        }
    }
}

/// What everybody is called where one chooses whom to meet: bots with their strength.
pub fn introductions(sitters: &[Sitter], words: &Words) -> Vec<String> {
    let introduce = |(name, sitter): (String, &Sitter)| match sitter.kind {
        Kind::Human | Kind::Away => name,
        Kind::Bot(level) => bot(&name, level, words),
    };
    names(sitters, words).into_iter().zip(sitters).map(introduce).collect()
}

/// A bot with its strength.
pub fn bot(name: &str, level: Level, words: &Words) -> String {
    let strength = match level {
        Level::Random => words.level_random,
        Level::Greedy => words.level_greedy,
        Level::Expert => words.level_expert,
    };
    fill(words.bot, &[("name", &name), ("level", &strength)])
}

/// What a bot of a level is called.
pub fn bot_name(level: Level, words: &Words) -> &'static str {
    match level {
        Level::Random => words.name_random,
        Level::Greedy => words.name_greedy,
        Level::Expert => words.name_expert,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Lang;

    #[test]
    fn usual_names_tell_everybody_apart() {
        let kinds = [Kind::Human, Kind::Bot(Level::Expert), Kind::Bot(Level::Expert)];
        let sitters: Vec<Sitter> =
            (0..).zip(kinds).map(|(seat, kind)| Sitter::new(kind, seat)).collect();
        assert_eq!(names(&sitters, Lang::En.words()), ["You", "Navigator A", "Navigator B"]);
        let met = ["You", "Navigator A (hard)", "Navigator B (hard)"];
        assert_eq!(introductions(&sitters, Lang::En.words()), met);
        let two = [Sitter::new(Kind::Human, 0), Sitter::new(Kind::Human, 1)];
        assert_eq!(names(&two, Lang::Fr.words()), ["Invité 1", "Invité 2"]);
        let twins = two.map(|sitter| Sitter { name: "Ada".into(), ..sitter });
        assert_eq!(names(&twins, Lang::En.words()), ["Ada", "Ada 2"]);
    }

    #[test]
    fn names_are_one_short_line() {
        assert_eq!(tidy_name("  Ada\nLovelace  "), "AdaLovelace");
        assert_eq!(tidy_name(&"x".repeat(99)).len(), LONGEST_NAME);
    }
}
