//! What a card is: biome, time of day, wonders, clues and a quest. Words and faces come from it.

use super::table::{REGIONS, SANCTUARIES};

/// The landscape of a card, and so its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Biome {
    /// Green, spring.
    River,
    /// Yellow, summer.
    City,
    /// Red, the mushroom forest in autumn.
    Forest,
    /// Blue, the stone desert in winter.
    Desert,
}

impl Biome {
    /// All four, in the order of their seasons.
    pub const ALL: [Biome; 4] = [Biome::River, Biome::City, Biome::Forest, Biome::Desert];
}

/// What a landscape may hold and a condition may ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Wonder {
    /// The most common.
    Stone,
    /// Rarer.
    Chimera,
    /// The rarest.
    Thistle,
}

impl Wonder {
    /// All three, the most common first.
    pub const ALL: [Wonder; 3] = [Wonder::Stone, Wonder::Chimera, Wonder::Thistle];
}

/// An amount of each wonder.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Wonders {
    /// How many stones.
    pub stone: u8,
    /// How many chimeras.
    pub chimera: u8,
    /// How many thistles.
    pub thistle: u8,
}

impl Wonders {
    /// None of any kind.
    pub const NONE: Wonders = Wonders { stone: 0, chimera: 0, thistle: 0 };

    /// How many of one kind.
    pub fn of(self, kind: Wonder) -> u8 {
        match kind {
            Wonder::Stone => self.stone,
            Wonder::Chimera => self.chimera,
            Wonder::Thistle => self.thistle,
        }
    }

    /// What `self` has beyond `other`, kind by kind.
    pub fn beyond(self, other: Wonders) -> Wonders {
        Wonders {
            stone: self.stone.saturating_sub(other.stone),
            chimera: self.chimera.saturating_sub(other.chimera),
            thistle: self.thistle.saturating_sub(other.thistle),
        }
    }
}

/// What a quest counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Counted {
    /// Every wonder of a kind.
    Wonders(Wonder),
    /// Every clue.
    Clue,
    /// Every card of the night.
    Night,
    /// Every card of a biome.
    Of(Biome),
    /// Every card of either biome.
    Either(Biome, Biome),
    /// Every complete set of the four biomes.
    BiomeSet,
}

/// What a card may give at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Quest {
    /// The fame: once, or for each thing counted.
    pub fame: u8,
    /// What is counted; a flat quest counts nothing.
    pub per: Option<Counted>,
    /// The wonders that must be visible; sanctuaries ask for none.
    pub condition: Wonders,
}

/// Everything printed on a card but its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Card {
    /// The landscape; grey sanctuaries have none.
    pub biome: Option<Biome>,
    /// Whether it counts as a card of the night.
    pub night: bool,
    /// The wonders in the landscape.
    pub wonders: Wonders,
    /// The clues.
    pub clues: u8,
    /// The quest, if it has one.
    pub quest: Option<Quest>,
}

/// A card without a biome, and nothing on it yet.
pub(super) const GREY: Card =
    Card { biome: None, night: false, wonders: Wonders::NONE, clues: 0, quest: None };

/// A card of a biome with nothing else on it yet.
pub(super) const fn in_biome(biome: Biome) -> Card {
    Card { biome: Some(biome), ..GREY }
}

impl Card {
    pub(super) const fn night(self) -> Card {
        Card { night: true, ..self }
    }

    pub(super) const fn wonders(self, stone: u8, chimera: u8, thistle: u8) -> Card {
        Card { wonders: Wonders { stone, chimera, thistle }, ..self }
    }

    pub(super) const fn clue(self) -> Card {
        Card { clues: 1, ..self }
    }

    pub(super) const fn flat(self, fame: u8) -> Card {
        Card { quest: Some(Quest { fame, per: None, condition: Wonders::NONE }), ..self }
    }

    pub(super) const fn per(self, fame: u8, counted: Counted) -> Card {
        Card { quest: Some(Quest { fame, per: Some(counted), condition: Wonders::NONE }), ..self }
    }

    pub(super) const fn needing(self, stone: u8, chimera: u8, thistle: u8) -> Card {
        let Some(quest) = self.quest else { return self };
        let condition = Wonders { stone, chimera, thistle };
        Card { quest: Some(Quest { condition, ..quest }), ..self }
    }
}

/// A Region, named by its exploration time: 1 to 68.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(transparent))]
pub struct RegionId(u8);

impl RegionId {
    /// How many Regions there are.
    pub const COUNT: u8 = REGIONS.len() as u8;

    /// The Region with this exploration time, if there is one.
    pub fn new(time: u8) -> Option<RegionId> {
        (1..=Self::COUNT).contains(&time).then_some(RegionId(time))
    }

    /// All Regions, the shortest first.
    pub fn all() -> impl Iterator<Item = RegionId> {
        (1..=Self::COUNT).map(RegionId)
    }

    /// The exploration time, in hours.
    pub fn time(self) -> u8 {
        self.0
    }

    /// What is printed on it.
    pub fn card(self) -> &'static Card {
        &REGIONS[usize::from(self.0) - 1]
    }
}

/// A Sanctuary: 1 to 45. The number is ours, the card has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(transparent))]
pub struct SanctuaryId(u8);

impl SanctuaryId {
    /// How many Sanctuaries there are.
    pub const COUNT: u8 = SANCTUARIES.len() as u8;

    /// The Sanctuary with this id, if there is one.
    pub fn new(id: u8) -> Option<SanctuaryId> {
        (1..=Self::COUNT).contains(&id).then_some(SanctuaryId(id))
    }

    /// All Sanctuaries in the order of their ids.
    pub fn all() -> impl Iterator<Item = SanctuaryId> {
        (1..=Self::COUNT).map(SanctuaryId)
    }

    /// The id.
    pub fn number(self) -> u8 {
        self.0
    }

    /// What is printed on it.
    pub fn card(self) -> &'static Card {
        &SANCTUARIES[usize::from(self.0) - 1]
    }
}
