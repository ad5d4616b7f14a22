//! Who gives jobs and buys goods (section 8).

use super::effect::Good;
use super::job::JobType;
use super::sector::SectorId;

/// A contact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Contact {
    /// At Space Bazaar.
    AmnonDuul,
    /// At Persephone.
    Badger,
    /// At Ezra.
    Niska,
    /// At Athens.
    Patience,
    /// On the Alliance Cruiser.
    Harken,
    /// At Highgate.
    LordHarrow,
}

crate::keyed::keys! {
    /// One for each contact.
    pub ByContact of Contact, 5
}

impl Contact {
    /// All of all sets, in the order of their numbers.
    pub const ALL: [Contact; 6] = [
        Contact::AmnonDuul,
        Contact::Badger,
        Contact::Niska,
        Contact::Patience,
        Contact::Harken,
        Contact::LordHarrow,
    ];

    /// What is printed of him: where he is found, and what one cargo and one contraband bring with
    /// him, in dollars, once Solid.
    const fn printed(self) -> (Option<u8>, Option<u16>, Option<u16>) {
        match self {
            Contact::AmnonDuul => (Some(23), Some(600), Some(500)),
            Contact::Badger => (Some(29), Some(400), Some(700)),
            Contact::Niska => (Some(98), Some(400), Some(800)),
            Contact::Patience => (Some(76), Some(500), Some(600)),
            Contact::Harken => (None, None, None),
            Contact::LordHarrow => (Some(115), None, None),
        }
    }

    /// Where he is found; none: wherever the Cruiser is.
    pub fn sector(self) -> Option<SectorId> {
        SectorId::new(self.printed().0?)
    }

    /// What one cargo brings with him, in dollars, once Solid.
    pub const fn cargo_price(self) -> Option<u16> {
        self.printed().1
    }

    /// What he sells, as much as one likes, to whom he trusts, and for how many dollars.
    pub const fn sells(self) -> Option<(Good, u16)> {
        match self {
            Contact::Harken => Some((Good::Fuel, 100)),
            Contact::LordHarrow => Some((Good::Cargo, 300)),
            Contact::AmnonDuul | Contact::Badger | Contact::Niska | Contact::Patience => None,
        }
    }

    /// Dollars more for each finished job of a kind, of any contact, while he trusts one.
    pub const fn adds(self, kind: JobType) -> u16 {
        match (self, kind) {
            (Contact::LordHarrow, JobType::Shipping | JobType::Smuggling) => 500,
            _ => 0,
        }
    }

    /// What one contraband brings with him, in dollars, once Solid.
    pub const fn contraband_price(self) -> Option<u16> {
        self.printed().2
    }
}
