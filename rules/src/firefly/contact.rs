//! Who gives jobs and buys goods (section 8).

use super::sector::SectorId;

/// A contact of the base game.
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
}

crate::keyed::keys! {
    /// One for each contact.
    pub ByContact of Contact, 5
}

impl Contact {
    /// All five, in the order of their numbers.
    pub const ALL: [Contact; 5] =
        [Contact::AmnonDuul, Contact::Badger, Contact::Niska, Contact::Patience, Contact::Harken];

    /// What is printed of him: where he is found, and what one cargo and one contraband bring with
    /// him, in dollars, once Solid.
    const fn printed(self) -> (Option<u8>, Option<u16>, Option<u16>) {
        match self {
            Contact::AmnonDuul => (Some(23), Some(600), Some(500)),
            Contact::Badger => (Some(29), Some(400), Some(700)),
            Contact::Niska => (Some(98), Some(400), Some(800)),
            Contact::Patience => (Some(76), Some(500), Some(600)),
            Contact::Harken => (None, None, None),
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

    /// What one contraband brings with him, in dollars, once Solid.
    pub const fn contraband_price(self) -> Option<u16> {
        self.printed().2
    }
}
