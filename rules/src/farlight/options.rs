//! What is agreed before a game of Farlight.

use crate::{Digits, Number, Options, OptionsError};

/// What is agreed before the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    /// 2 to 5.
    pub seats: u8,
}

impl Table {
    /// How many parts the station offers.
    pub fn slots(self) -> u8 {
        match self.seats {
            2 => 7,
            3 => 9,
            4 => 10,
            _ => 12,
        }
    }

    /// How many missions lie on the climactic one of each stack.
    pub fn regular_missions(self) -> usize {
        if self.seats <= 3 { 2 } else { 3 }
    }
}

impl Options for Table {
    const LEAST: u8 = 2;
    const MOST: u8 = 5;

    fn usual() -> Table {
        Table { seats: 2 }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn with_seats(&self, seats: u8) -> Table {
        Table { seats }
    }

    fn checked(self) -> Result<Table, OptionsError> {
        OptionsError::unless("seats", self.seats, (Self::LEAST, Self::MOST))?;
        Ok(self)
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    fn take_pair(&mut self, _: &str, _: &str) -> Option<()> {
        None
    }

    fn write(&self, digits: &mut Digits) {
        digits.push(u32::from(self.seats), 8);
    }

    fn read(number: &mut Number) -> Result<Table, OptionsError> {
        Table { seats: number.take(8) as u8 }.checked()
    }
}
