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

    /// Where he is found; none: wherever the Cruiser is.
    pub fn sector(self) -> Option<SectorId> {
        match self {
            Contact::AmnonDuul => SectorId::new(23),
            Contact::Badger => SectorId::new(29),
            Contact::Niska => SectorId::new(98),
            Contact::Patience => SectorId::new(76),
            Contact::Harken => None,
        }
    }

    /// What one cargo brings with him, in dollars, once Solid.
    pub const fn cargo_price(self) -> Option<u16> {
        match self {
            Contact::AmnonDuul => Some(600),
            Contact::Badger | Contact::Niska => Some(400),
            Contact::Patience => Some(500),
            Contact::Harken => None,
        }
    }

    /// What one contraband brings with him, in dollars, once Solid.
    pub const fn contraband_price(self) -> Option<u16> {
        match self {
            Contact::AmnonDuul => Some(500),
            Contact::Badger => Some(700),
            Contact::Niska => Some(800),
            Contact::Patience => Some(600),
            Contact::Harken => None,
        }
    }
}
