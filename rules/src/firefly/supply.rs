//! Crew, gear, ship upgrades and drive cores: what the supply decks sell (section 7).

#![deny(clippy::wildcard_enum_match_arm)]

use super::contact::Contact;
use super::effect::Good;
use super::job::JobType;
use super::kind_table::KINDS;
use super::skill::{Keyword, Profession, Skill, Skills};
use super::supply_table::{DECK, DECKS};

/// A planet with a supply deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Market {
    /// Sector 60.
    Osiris,
    /// Sector 29.
    Persephone,
    /// Sector 97.
    Regina,
    /// Sector 35.
    Silverhold,
    /// Sector 23.
    SpaceBazaar,
}

impl Market {
    /// All five, in the order of their card numbers.
    pub const ALL: [Market; 5] = [
        Market::Osiris,
        Market::Persephone,
        Market::Regina,
        Market::Silverhold,
        Market::SpaceBazaar,
    ];
}

/// What a card of a supply deck is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// Somebody to hire.
    Crew,
    /// Something that one crew carries.
    Gear,
    /// Something that fills one of the ship's slots.
    Upgrade,
    /// The ship has one of these.
    DriveCore(Core),
}

/// What a drive core can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Core {
    /// Sectors of a full burn.
    pub range: u8,
    /// Fuel that a full burn costs.
    pub fuel: u8,
    /// Sectors of a mosey.
    pub mosey: u8,
    /// Whether breakdowns pass it by.
    pub sturdy: bool,
}

/// The core that every ship of the base game starts with.
pub const FIRST_CORE: Core = Core { range: 5, fuel: 1, mosey: 1, sturdy: false };

/// What a crew, gear or upgrade does beyond its symbols.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ability {
    /// No bonus die on a six in a test of this skill.
    NoBonusDie(Skill),
    /// Salvage brings so many more of the good.
    SalvageLoad(Good, u8),
    /// Salvage brings so many dollars more.
    SalvageMoney(u16),
    /// Sells parts to any Solid contact at this price.
    SellsParts(u16),
    /// One of three faces of one person: hiring another removes this one.
    Identity,
    /// Points of a skill while the crew itself carries gear with the keyword.
    SkillWith(Skill, u8, Keyword),
    /// Points of a skill while so many of the profession are there.
    SkillInCompany(Skill, u8, Profession, u8),
    /// May not carry gear with the keyword.
    MayNotCarry(Keyword),
    /// An action: takes the disgruntled token of another crew.
    CalmsOther,
    /// Takes the disgruntled token that was meant for the leader.
    ShieldsLeader,
    /// Carries so many gear.
    Carries(u8),
    /// Passes so many wanted rolls instead of one.
    WantedRolls(u8),
    /// Killed, goes to the discard pile and not out of the game.
    ComesBack,
    /// May roll a test of this skill again.
    Reroll(Skill),
    /// Uses gear in kosherized fights too.
    GearWhenKosherized,
    /// Rolls before each test: 1 and 2 back to the ship, 3 to 5 two points of Fight, Tech and
    /// Negotiate, 6 three of any.
    RollsForSkill,
    /// Adds to that roll.
    AddsToRoll(u8),
    /// Stays aboard when the job is immoral.
    ShunsImmoral,
    /// Adds to medic checks.
    MedicBonus(u8),
    /// May roll medic checks again.
    RerollMedic,
    /// Once a job a test of the first skill counts as one of the second.
    TreatsAs(Skill, Skill),
    /// Always the first to be killed.
    DiesFirst,
    /// On a job, one misbehave card fewer, but one at least, while the crew itself carries gear
    /// with the keyword.
    FewerMisbehave(Keyword),
    /// Sectors added to a full burn.
    Range(u8),
    /// So many may be loaded when a job of the type is done.
    JobLoad(JobType, Good, u8),
    /// Considers so many jobs.
    ConsidersJobs(u8),
    /// Buys so many cards.
    BuysCards(u8),
    /// Counts as Solid with the contact.
    CountsSolid(Contact),
    /// The carrier passes wanted rolls.
    IgnoresWanted,
    /// So many crew aboard pass wanted rolls.
    HidesWanted(u8),
    /// Only who has so many points of the skill may carry it.
    CarrierNeeds(Skill, u8),
    /// Its keyword counts only when it is discarded for it.
    OneUseKeyword,
    /// Discarded after the roll it adds so many points to the skill.
    OneUseAfterRoll(Skill, u8),
    /// While misbehaving ones are rolled again, without being asked.
    RerollOnes,
    /// Does not count against what one carries.
    Weightless,
    /// Spaces added to the hold.
    Hold(u8),
    /// Spaces added to the stash.
    Stash(u8),
    /// Crew added to the limit.
    Berths(u8),
    /// Breakdowns pass the ship by.
    IgnoresBreakdowns,
    /// Sectors of a mosey.
    Mosey(u8),
    /// Works only with the profession aboard.
    NeedsAboard(Profession),
    /// Discarded in the Cruiser's sector: it is ignored, and moved one Alliance sector.
    Decoy,
}

/// Everything printed on a supply card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kind {
    /// The number of the kind, for ever.
    pub id: u16,
    /// What it is called.
    pub name: &'static str,
    /// Crew, gear, upgrade or core.
    pub class: Class,
    /// The price, in dollars; of crew also the share of every job.
    pub cost: u16,
    /// The symbols.
    pub skills: Skills,
    /// The professions; of gear none.
    pub professions: &'static [Profession],
    /// The keywords.
    pub keywords: &'static [Keyword],
    /// Whether immoral jobs disgruntle this crew.
    pub moral: bool,
    /// Whether the law looks for this crew.
    pub wanted: bool,
    /// The rest.
    pub abilities: &'static [Ability],
}

/// A kind of supply card: all of one kind are alike but for the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KindId(pub(super) u16);

impl KindId {
    /// The kind of this number.
    pub fn new(id: u16) -> Option<KindId> {
        KINDS.iter().any(|kind| kind.id == id).then_some(KindId(id))
    }

    /// All kinds in the order of their numbers.
    pub fn all() -> impl Iterator<Item = KindId> {
        KINDS.iter().map(|kind| KindId(kind.id))
    }

    /// The number.
    pub fn number(self) -> u16 {
        self.0
    }

    /// What is printed on it. The base kinds are numbered from 1 without a hole.
    pub fn kind(self) -> &'static Kind {
        &KINDS[usize::from(self.0) - 1]
    }
}

/// The list prices of these cards together, in dollars.
pub fn worth(cards: impl IntoIterator<Item = SupplyId>) -> u32 {
    cards.into_iter().map(|card| u32::from(card.kind().kind().cost)).sum()
}

/// One physical supply card: 1 to 125 in the base game, 25 a deck in the order of the markets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SupplyId(u16);

impl SupplyId {
    /// How many there are.
    pub const COUNT: u16 = (DECKS.len() * DECK) as u16;

    /// The card of this number.
    pub fn new(id: u16) -> Option<SupplyId> {
        (1..=Self::COUNT).contains(&id).then_some(SupplyId(id))
    }

    /// All cards in the order of their numbers.
    pub fn all() -> impl Iterator<Item = SupplyId> {
        (1..=Self::COUNT).map(SupplyId)
    }

    /// The number.
    pub fn number(self) -> u16 {
        self.0
    }

    /// The kind.
    pub fn kind(self) -> KindId {
        let (deck, at) = self.place();
        KindId(DECKS[deck].1[at])
    }

    /// The deck it belongs to.
    pub fn market(self) -> Market {
        DECKS[self.place().0].0
    }

    /// Which deck, and where in it.
    fn place(self) -> (usize, usize) {
        let at = usize::from(self.0) - 1;
        (at / DECK, at % DECK)
    }
}
