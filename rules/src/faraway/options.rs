//! What is agreed before a game of Faraway.

use crate::{Digits, Number, Options, OptionsError};

/// How the first hands come about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Start {
    /// Three Regions each.
    Basic,
    /// Five each, of which each keeps three in secret.
    Advanced,
}

/// What is agreed before the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    /// 2 to 6.
    pub seats: u8,
    /// Base or advanced.
    pub start: Start,
}

impl Options for Table {
    const LEAST: u8 = 2;
    const MOST: u8 = 6;

    fn usual() -> Table {
        Table { seats: 2, start: Start::Basic }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn with_seats(&self, seats: u8) -> Table {
        Table { seats, ..*self }
    }

    fn checked(self) -> Result<Table, OptionsError> {
        OptionsError::unless("seats", self.seats, (Self::LEAST, Self::MOST))?;
        Ok(self)
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        match self.start {
            Start::Basic => Vec::new(),
            Start::Advanced => vec![("start", "advanced".to_owned())],
        }
    }

    fn take_pair(&mut self, name: &str, value: &str) -> Option<()> {
        self.start = match (name, value) {
            ("start", "basic") => Start::Basic,
            ("start", "advanced") => Start::Advanced,
            _ => return None,
        };
        Some(())
    }

    fn write(&self, digits: &mut Digits) {
        digits.push(u32::from(self.seats), 8);
        digits.push((self.start == Start::Advanced).into(), 2);
    }

    fn read(number: &mut Number) -> Result<Table, OptionsError> {
        let seats = number.take(8) as u8;
        let start = if number.take(2) == 1 { Start::Advanced } else { Start::Basic };
        Table { seats, start }.checked()
    }
}
