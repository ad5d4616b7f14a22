//! A match as it is kept and exported: its code, who sat where, and when.
//!
//! Plain lines, `farflung 1` first. The code alone is the match; the rest is the label on it.

use crate::sitter::{COLOURS, Kind, Sitter, tidy_name, tidy_title};
use rules::{AnyMatch, GameKind, LinkError, Seat};
use std::fmt::Write;

const HEAD: &str = "farflung 1";

/// What is kept of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The match code.
    pub code: String,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// When it was dealt, in milliseconds since 1970.
    pub made: u64,
    /// When the latest choice was made, likewise.
    pub changed: u64,
    /// The title that somebody gave it; empty for none.
    pub title: String,
    /// How it stood then, for a program that does not know the game.
    pub stand: Option<Stand>,
}

/// How a match stood when it was kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stand {
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// Who has won, and with what total.
    pub won: Option<(Seat, i32)>,
}

/// Why a text is no record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordError {
    /// Not the form of a record at all.
    Form,
    /// The form is right, the match is not.
    Link(LinkError),
    /// There are not as many sitters as seats.
    Sitters,
}

impl Record {
    /// The record as text.
    pub fn write(&self) -> String {
        let mut text = format!("{HEAD}\ncode {}\n", self.code);
        for sitter in &self.sitters {
            let name = tidy_name(&sitter.name);
            // Writing to a String cannot fail.
            let _ = writeln!(text, "seat {} {} {name}", sitter.kind, sitter.colour);
        }
        let _ = writeln!(text, "made {}\nchanged {}", self.made, self.changed);
        if !self.title.is_empty() {
            let _ = writeln!(text, "title {}", tidy_title(&self.title));
        }
        if let Some(Stand { round, won }) = self.stand {
            let won = won.map(|(seat, total)| format!(" {} {total}", seat.0)).unwrap_or_default();
            let _ = writeln!(text, "stand {round}{won}");
        }
        text
    }

    /// Reads a record. Lines of later versions are passed over.
    ///
    /// # Errors
    /// When the text is no record, or a part of it that is needed cannot be read.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        let mut lines = text.lines();
        if lines.next() != Some(HEAD) {
            return Err(RecordError::Form);
        }
        let mut record = Record {
            code: String::new(),
            sitters: vec![],
            made: 0,
            changed: 0,
            title: String::new(),
            stand: None,
        };
        for line in lines {
            record.read_line(line).ok_or(RecordError::Form)?;
        }
        if record.code.is_empty() { Err(RecordError::Form) } else { Ok(record) }
    }

    fn read_line(&mut self, line: &str) -> Option<()> {
        let (key, value) = line.split_once(' ').unwrap_or((line, ""));
        match key {
            "code" => self.code = value.to_owned(),
            "seat" => self.sitters.push(read_sitter(value)?),
            "made" => self.made = value.parse().ok()?,
            "changed" => self.changed = value.parse().ok()?,
            "title" => self.title = tidy_title(value),
            "stand" => self.stand = read_stand(value),
            _ => {}
        }
        Some(())
    }

    /// The match itself.
    ///
    /// # Errors
    /// When the code is damaged or of other rules, or the sitters do not fit it.
    pub fn game(&self) -> Result<AnyMatch, RecordError> {
        let game = AnyMatch::decode(&self.code).map_err(RecordError::Link)?;
        if usize::from(game.seats()) == self.sitters.len() {
            Ok(game)
        } else {
            Err(RecordError::Sitters)
        }
    }
}

impl Record {
    /// The match itself, or its game where another program of the page plays it.
    ///
    /// # Errors
    /// As [`Record::game`].
    pub fn kept(&self) -> Result<Kept, RecordError> {
        match self.game() {
            Ok(game) => {
                let (kind, over) = (game.game(), game.decider().is_none());
                Ok(Kept { kind, over, game: Some(game) })
            }
            Err(RecordError::Link(LinkError::Elsewhere { game: kind, over, .. })) => {
                Ok(Kept { kind, over, game: None })
            }
            Err(error) => Err(error),
        }
    }
}

/// The match of a record, as far as this program knows its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Which game it is.
    pub kind: GameKind,
    /// Whether it is over.
    pub over: bool,
    /// The match; none where another program of the page plays the game.
    pub game: Option<AnyMatch>,
}

/// The records of a file that may hold many, one after the other.
pub fn split(text: &str) -> Vec<String> {
    let mut records: Vec<String> = Vec::new();
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        match records.last_mut() {
            Some(record) if line != HEAD => {
                record.push_str(line);
                record.push('\n');
            }
            _ => records.push(format!("{line}\n")),
        }
    }
    records
}

fn read_stand(text: &str) -> Option<Stand> {
    let mut numbers = text.split(' ').map_while(|part| part.parse::<i32>().ok());
    let round = numbers.next()?.try_into().ok()?;
    let seat = numbers.next().and_then(|seat| seat.try_into().ok());
    Some(Stand { round, won: seat.map(Seat).zip(numbers.next()) })
}

fn read_sitter(text: &str) -> Option<Sitter> {
    let mut parts = text.splitn(3, ' ');
    let kind: Kind = parts.next()?.parse().ok()?;
    let colour: u8 = parts.next()?.parse().ok()?;
    let name = tidy_name(parts.next().unwrap_or_default());
    Some(Sitter { kind, name, colour: colour % COLOURS })
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Level;
    use rules::faraway::{Start, Table};
    use rules::{Match, Seed, any_match};

    fn record() -> Record {
        let table = Table { seats: 2, start: Start::Basic };
        let game = AnyMatch::Faraway(Match::new(table, Seed(7)).unwrap());
        Record {
            code: game.encode(),
            sitters: vec![
                Sitter { name: "Ada L".into(), ..Sitter::new(Kind::Human, 0) },
                Sitter::new(Kind::Bot(Level::Greedy), 1),
            ],
            made: 1_700_000_000_000,
            changed: 1_700_000_000_001,
            title: "Rainy Sunday".into(),
            stand: Some(Stand { round: 1, won: None }),
        }
    }

    #[test]
    fn a_record_reads_back_as_written() {
        let record = record();
        assert_eq!(Record::read(&record.write()), Ok(record.clone()));
        assert!(record.game().is_ok());
        let won = Stand { round: 8, won: Some((Seat(1), -3)) };
        let over = Record { stand: Some(won), ..record };
        assert_eq!(Record::read(&over.write()), Ok(over));
    }

    #[test]
    fn of_a_stand_counts_what_can_be_read() {
        let read = |stand| {
            let text = format!("{}stand {stand}\n", Record { stand: None, ..record() }.write());
            Record::read(&text).unwrap().stand
        };
        assert_eq!(["", "soon", "-1", "70000"].map(read), [None; 4]);
        let third = Some(Stand { round: 3, won: None });
        assert_eq!(["3", "3 x", "3 1", "3 1 y", "3 900 7"].map(read), [third; 5]);
    }

    #[test]
    fn a_line_of_a_later_version_is_passed_over() {
        let text = record().write() + "mood cheerful\n";
        assert_eq!(Record::read(&text), Ok(record()));
    }

    #[test]
    fn a_file_of_many_records_comes_apart() {
        let one = record().write();
        let two = Record { title: "Second".into(), ..record() }.write();
        assert_eq!(split(&format!("{one}\n{two}")), [one, two]);
        assert_eq!(split("\n\n"), Vec::<String>::new());
        assert_eq!(split("hello\nworld"), ["hello\nworld\n"]);
    }

    #[test]
    fn damage_is_an_error() {
        assert_eq!(Record::read(""), Err(RecordError::Form));
        assert_eq!(Record::read("{\"json\":1}"), Err(RecordError::Form));
        assert_eq!(Record::read("farflung 1\nmade soon"), Err(RecordError::Form));
        assert_eq!(Record::read("farflung 1\n"), Err(RecordError::Form));
        let cut = Record { code: record().code[..9].into(), ..record() };
        assert_eq!(cut.game(), Err(RecordError::Link(LinkError::Damaged)));
        let alone = Record { sitters: vec![Sitter::new(Kind::Human, 0)], ..record() };
        assert_eq!(alone.game(), Err(RecordError::Sitters));
    }

    /// Saves of every version ever shipped: they are read for ever, choice by choice the same;
    /// those of rules that are gone are read too, and refused by the name of their rules.
    #[test]
    fn saves_of_every_version_are_read() {
        for (text, choices, over) in [
            (include_str!("../tests/saves/0.4.0-firefly.txt"), 389, true),
            (include_str!("../tests/saves/0.2.0-farlight.txt"), 202, true),
            (include_str!("../tests/saves/0.1.0-running.txt"), 20, false),
            (include_str!("../tests/saves/0.1.0-finished.txt"), 38, true),
            (include_str!("../tests/saves/0.1.0-advanced.txt"), 62, true),
        ] {
            let record = Record::read(text).unwrap();
            let game = record.game().unwrap();
            let made = any_match!(&game, played => played.choices().len());
            assert_eq!((made, game.decider().is_none()), (choices, over));
            assert_eq!(game.encode(), record.code);
            assert_eq!(Record::read(&record.write()), Ok(record));
        }
        let earlier = Record::read(include_str!("../tests/saves/0.3.0-firefly.txt")).unwrap();
        let refused = rules::LinkError::Rules { game: rules::GameKind::Firefly, link: 3, ours: 4 };
        assert_eq!(earlier.game(), Err(RecordError::Link(refused)));
        assert_eq!(Record::read(&earlier.write()), Ok(earlier));
    }
}
