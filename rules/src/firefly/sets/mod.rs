//! What lies on a table: the base game, and the expansions that were agreed on.
//!
//! An expansion is a [`Set`], which is all that need be known where a table is laid, and its
//! [`Manifest`]: the rows that it adds and those that it takes away. Its number, like those of its
//! rows, is for ever. [`Sets`] says which are in play; the base game always is.
//!
//! What is kept free for which set, so that no two ever take the same number. Jobs have those of the
//! tables; nav cards, misbehave cards and leaders go on from the last of the sets before.
//!
//! | set | id | jobs | kinds | supply cards |
//! | --- | --- | --- | --- | --- |
//! | base game | 0 | 1 to 125 | 1 to 72 | 1 to 125 |
//! | Breakin' Atmo | 1 | 264 to 288 | 201 to 219 | 201 to 229 |
//! | Blue Sun | 2 | 134 to 183, 290 to 314 | 221 to 249 | 231 to 259 |
//! | Kalidasa | 3 | 188 to 262 | 251 to 299 | 261 to 319 |
//! | Pirates & Bounty Hunters | 4 | 315 to 339 | 301 to 329 | 321 to 359 |
//! | Crime & Punishment | 5 | | | |
//! | ship packs, promos | 6 to 9 | | 331 to 349 | 361 to 389 |
//! | Coachworks, tenth anniversary | 10, 11 | | | |
//!
//! Ships: the base game's 0; 1 and 2 are those of Pirates & Bounty Hunters, the packs' are 3 to 5.
//! Leaders 11 and 12 are of the same set.

mod base;
mod blue_sun;
mod breakin_atmo;
mod crime;
mod kalidasa;
mod packs;
mod pirates;

use super::chart::Chart;
use super::contact::Contact;
use super::job::{Job, JobId};
use super::leader::{Leader, LeaderId};
use super::misbehave::MisbehaveCard;
use super::nav::NavCard;
use super::options::Table;
use super::sector::{Sector, SectorId};
use super::ship::{Ship, ShipId};
use super::story::Story;
use super::supply::{Deck, Kind, Market, SupplyId};
use crate::{Digits, Number, OptionsError};
use std::fmt;
use std::hash::{Hash, Hasher};

/// A set, as far as a table is laid with it: whoever only lays one, as the page's first program
/// does, carries no cards.
#[derive(Clone, Copy, Debug)]
pub struct Set {
    /// The number of the set, for ever; 0 is the base game.
    pub id: u8,
    /// Its name in addresses.
    pub name: &'static str,
    /// The version of its rows: a change that makes old choices mean something else bumps it, and
    /// refuses the links of matches with this set alone. Those of the base game go by
    /// [`crate::Game::RULES`].
    pub version: u8,
    /// The stories that it adds.
    pub stories: &'static [Story],
    /// Whether it is proposed where a table is laid: one that is not whole yet is played by who
    /// names it in an address alone.
    pub offered: bool,
}

impl PartialEq for Set {
    fn eq(&self, other: &Set) -> bool {
        self.id == other.id
    }
}

/// What a set adds, and what it takes away.
#[derive(Clone, Copy, Debug)]
pub struct Manifest {
    /// The set.
    pub set: &'static Set,
    /// The jobs, with numbers of their own as all rows.
    pub jobs: &'static [Job],
    /// The kinds of supply cards.
    pub kinds: &'static [Kind],
    /// The supply cards.
    pub supply: &'static [Deck],
    /// The nav cards.
    pub nav: &'static [NavCard],
    /// The misbehave cards.
    pub misbehave: &'static [MisbehaveCard],
    /// The leaders.
    pub leaders: &'static [Leader],
    /// The ships.
    pub ships: &'static [Ship],
    /// Who gives jobs.
    pub contacts: &'static [Contact],
    /// The planets with supply decks.
    pub markets: &'static [Market],
    /// The sectors of its board.
    pub sectors: &'static [Sector],
    /// Borders between sectors of other boards.
    pub edges: &'static [(u8, u8)],
    /// The planets of sectors of other boards that are named with its own.
    pub named: &'static [(u8, &'static [&'static str])],
    /// Where its Reaver Cutters start; they take the place of those of the sets before it.
    pub cutters: &'static [u8],
    /// Where the Operative's Corvette starts, if there is one.
    pub corvette: Option<u8>,
    /// Whether money is given from anywhere to anywhere.
    pub gifts: bool,
    /// What is taken out of the other sets.
    pub removes: &'static [Removed],
}

impl Manifest {
    /// One that brings nothing: a set says what it adds to that.
    const fn of(set: &'static Set) -> Manifest {
        Manifest {
            set,
            jobs: &[],
            kinds: &[],
            supply: &[],
            nav: &[],
            misbehave: &[],
            leaders: &[],
            ships: &[],
            contacts: &[],
            markets: &[],
            sectors: &[],
            edges: &[],
            named: &[],
            cutters: &[],
            corvette: None,
            gifts: false,
            removes: &[],
        }
    }

    /// Whether it changes the chart.
    pub const fn has_board(&self) -> bool {
        !self.sectors.is_empty() || !self.edges.is_empty()
    }
}

/// Something that a set takes out of the others, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Removed {
    /// A job.
    Job(u16),
    /// A supply card.
    Supply(u16),
    /// So many copies of a nav card.
    Nav(u8, u8),
    /// So many copies of a misbehave card.
    Misbehave(u8, u8),
    /// A leader.
    Leader(u8),
}

/// All sets in the order of their numbers.
pub const SETS: [&Set; 12] = [
    &base::SET,
    &breakin_atmo::SET,
    &blue_sun::SET,
    &kalidasa::SET,
    &pirates::SET,
    &crime::SET,
    &packs::ARTFUL_DODGER,
    &packs::ESMERALDA,
    &packs::JETWASH,
    &packs::PROMO,
    &packs::COACHWORKS,
    &packs::TENTH_ANNIVERSARY,
];

/// The sets that are proposed where a table is laid.
pub fn offered() -> impl Iterator<Item = &'static Set> {
    SETS.into_iter().filter(|set| set.offered)
}

/// Whether this program carries what the sets bring. Where it does not, whatever asks for this is left
/// out of it, and a match with sets is another program's.
pub const CARRIED: bool = cfg!(feature = "sets");

/// What those that are carried bring, in the same order.
pub const MANIFESTS: &[&Manifest] = if CARRIED {
    &[
        &base::MANIFEST,
        &breakin_atmo::MANIFEST,
        &blue_sun::MANIFEST,
        &kalidasa::MANIFEST,
        &pirates::MANIFEST,
        &crime::MANIFEST,
        &packs::MANIFESTS[0],
        &packs::MANIFESTS[1],
        &packs::MANIFESTS[2],
        &packs::MANIFESTS[3],
        &packs::MANIFESTS[4],
        &packs::MANIFESTS[5],
    ]
} else {
    &[&base::MANIFEST]
};

/// The rows of one kind of all sets, each at its number; at a number that none has lies the first.
macro_rules! numbered {
    ($rows:ident: $row:ty) => {{
        use $crate::firefly::sets::MANIFESTS;
        const LAST: usize = {
            let (mut last, mut set) = (0, 0);
            while set < MANIFESTS.len() {
                let mut at = 0;
                while at < MANIFESTS[set].$rows.len() {
                    let id = MANIFESTS[set].$rows[at].id as usize;
                    last = if id > last { id } else { last };
                    at += 1;
                }
                set += 1;
            }
            last
        };
        static ROWS: [&$row; LAST + 1] = {
            let mut rows = [&MANIFESTS[0].$rows[0]; LAST + 1];
            let mut set = 0;
            while set < MANIFESTS.len() {
                let mut at = 0;
                while at < MANIFESTS[set].$rows.len() {
                    rows[MANIFESTS[set].$rows[at].id as usize] = &MANIFESTS[set].$rows[at];
                    at += 1;
                }
                set += 1;
            }
            rows
        };
        &ROWS
    }};
}
pub(super) use numbered;

/// The sets in play beside the base game, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sets(u16);

/// The base game alone hashes as nothing, as it did when there was nothing else.
impl Hash for Sets {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if *self != Sets::BASE {
            self.0.hash(state);
        }
    }
}

impl Sets {
    /// The base game alone.
    pub const BASE: Sets = Sets(0);

    /// Whether a set is in play.
    pub fn contains(self, set: &Set) -> bool {
        set.id == 0 || self.0 >> (set.id - 1) & 1 == 1
    }

    /// The same sets and this one.
    pub fn with(self, set: &Set) -> Sets {
        if set.id == 0 { self } else { Sets(self.0 | 1 << (set.id - 1)) }
    }

    /// The same sets with this one, or without it where it was among them.
    pub fn toggled(self, set: &Set) -> Sets {
        Sets(self.0 ^ Sets::BASE.with(set).0)
    }

    /// Whether people are hunted for bounties.
    pub fn have_bounties(self) -> bool {
        CARRIED && self.contains(&pirates::SET)
    }

    /// Whether there are alert cards to be played with.
    pub fn have_alerts(self) -> bool {
        self.contains(&crime::SET)
    }

    /// The sets in play, the base game first.
    pub fn iter(self) -> impl Iterator<Item = &'static Set> + Clone {
        SETS.into_iter().filter(move |set| self.contains(set))
    }

    /// What they bring.
    pub fn manifests(self) -> impl Iterator<Item = &'static Manifest> + Clone {
        MANIFESTS.iter().copied().filter(move |manifest| self.contains(manifest.set))
    }

    /// The sets of these names, divided by commas; none where one of them is unknown.
    pub fn named(names: &str) -> Option<Sets> {
        names.split(',').try_fold(Sets::BASE, |sets, name| {
            Some(sets.with(SETS.into_iter().skip(1).find(|set| set.name == name)?))
        })
    }

    /// Writes them for a link, each with its version.
    pub(super) fn write(self, digits: &mut Digits) {
        digits.push(self.0.into(), MASKS);
        for set in self.iter().skip(1) {
            digits.push(set.version.into(), VERSIONS);
        }
    }

    /// Reads what [`Sets::write`] wrote.
    pub(super) fn read(number: &mut Number) -> Result<Sets, OptionsError> {
        let known: Vec<_> = SETS[1..].iter().map(|set| (set.id, set.name, set.version)).collect();
        read(number, &known).map(Sets)
    }
}

/// Reads a mask of sets of which these are known: their numbers, names and versions.
fn read(number: &mut Number, known: &[(u8, &'static str, u8)]) -> Result<u16, OptionsError> {
    let mask = number.take(MASKS) as u16;
    for id in (1..=16).filter(|id| mask >> (id - 1) & 1 == 1) {
        let set = known.iter().find(|set| set.0 == id);
        let &(_, name, ours) = set.ok_or(OptionsError::Set(id.into()))?;
        let link = number.take(VERSIONS);
        if link != ours.into() {
            return Err(OptionsError::SetRules { set: name, link, ours: ours.into() });
        }
    }
    Ok(mask)
}

const MASKS: u32 = 1 << 16;
const VERSIONS: u32 = 64;

/// The names, divided by commas.
impl fmt::Display for Sets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.iter().skip(1).map(|set| set.name).collect();
        f.write_str(&names.join(","))
    }
}

/// What the sets put on the table; of each set the rows as they stand.
impl Table {
    fn removes(self, what: Removed) -> bool {
        self.sets.manifests().any(|set| set.removes.contains(&what))
    }

    fn fewer(self, of: impl Fn(&Removed) -> u8) -> u8 {
        self.sets.manifests().flat_map(|set| set.removes).map(of).sum()
    }

    /// The jobs; those that lead to a board that is not on the table stay in the box.
    pub fn jobs(self) -> impl Iterator<Item = JobId> {
        let chart = Chart::of(self.sets);
        let dealt = self.sets.manifests().filter(move |set| self.deals_jobs_of(set.set.id));
        let rows = dealt.flat_map(|set| set.jobs);
        rows.filter(move |row| !self.removes(Removed::Job(row.id)) && row.is_on(chart))
            .filter_map(|row| JobId::new(row.id))
    }

    /// The supply cards of the decks: those that a ship starts with are its own.
    pub fn supply(self) -> impl Iterator<Item = SupplyId> {
        let cards = self.sets.manifests().flat_map(|set| set.supply).flat_map(Deck::cards);
        let fitted = move |card: &SupplyId| self.ships().any(|id| id.printed().fits_out(*card));
        cards.filter(move |card| !self.removes(Removed::Supply(card.number())) && !fitted(card))
    }

    /// The nav cards, with how many there are of each.
    pub fn nav(self) -> impl Iterator<Item = (&'static NavCard, u8)> {
        let gone = move |id| {
            self.fewer(move |card| match card {
                Removed::Nav(of, copies) if *of == id => *copies,
                _ => 0,
            })
        };
        let rows = self.sets.manifests().flat_map(|set| set.nav);
        rows.map(move |card| (card, card.count.saturating_sub(gone(card.id))))
    }

    /// The misbehave cards, with how many there are of each.
    pub fn misbehave(self) -> impl Iterator<Item = (&'static MisbehaveCard, u8)> {
        let gone = move |id| {
            self.fewer(move |card| match card {
                Removed::Misbehave(of, copies) if *of == id => *copies,
                _ => 0,
            })
        };
        let rows = self.sets.manifests().flat_map(|set| set.misbehave);
        let played = move |card: &&MisbehaveCard| !card.raises_alert() || self.plays_alerts();
        rows.filter(played).map(move |card| (card, card.count.saturating_sub(gone(card.id))))
    }

    /// The leaders.
    pub fn leaders(self) -> impl Iterator<Item = LeaderId> {
        let rows = self.sets.manifests().flat_map(|set| set.leaders);
        rows.filter(move |row| !self.removes(Removed::Leader(row.id)))
            .filter_map(|row| LeaderId::new(row.id))
    }

    /// The ships.
    pub fn ships(self) -> impl Iterator<Item = ShipId> {
        self.sets.manifests().flat_map(|set| set.ships).filter_map(|row| ShipId::new(row.id))
    }

    /// Who gives jobs.
    pub fn contacts(self) -> impl Iterator<Item = Contact> {
        self.sets.manifests().flat_map(|set| set.contacts).copied()
    }

    /// The planets with supply decks.
    pub fn markets(self) -> impl Iterator<Item = Market> {
        self.sets.manifests().flat_map(|set| set.markets).copied()
    }

    /// Where the Reaver Cutters start.
    pub fn cutters(self) -> impl Iterator<Item = SectorId> {
        let homes = self.sets.manifests().map(|set| set.cutters);
        let homes = homes.filter(|homes| !homes.is_empty()).last().unwrap_or_default();
        homes.iter().copied().filter_map(SectorId::new)
    }

    /// Where the Operative's Corvette starts, if it is in play.
    pub fn corvette(self) -> Option<SectorId> {
        self.sets.manifests().find_map(|set| SectorId::new(set.corvette?))
    }

    /// Whether captains give each other money wherever they are.
    pub fn gives_afar(self) -> bool {
        self.sets.manifests().any(|set| set.gifts)
    }

    /// The story cards.
    pub fn stories(self) -> impl Iterator<Item = &'static Story> {
        self.sets.iter().flat_map(|set| set.stories)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn digits(mask: u16, versions: &[u32]) -> Number {
        let mut digits = Digits::default();
        digits.push(mask.into(), MASKS);
        versions.iter().for_each(|&version| digits.push(version, VERSIONS));
        digits.pack()
    }

    #[test]
    fn each_set_has_a_version_of_its_own() {
        let known = [(1, "rim", 4), (3, "core", 0)];
        assert_eq!(read(&mut digits(0b101, &[4, 0]), &known), Ok(0b101));
        assert_eq!(read(&mut digits(0b100, &[0]), &known), Ok(0b100));
        assert_eq!(read(&mut digits(0b110, &[0]), &known), Err(OptionsError::Set(2)));
        let older = OptionsError::SetRules { set: "rim", link: 3, ours: 4 };
        assert_eq!(
            older.to_string(),
            "it was made with rules 3 of rim, this version plays rules 4"
        );
        assert_eq!(read(&mut digits(0b101, &[3, 0]), &known), Err(older));
    }

    #[test]
    fn numbers_and_names_of_sets_are_their_own() {
        assert!(MANIFESTS.iter().map(|manifest| manifest.set).eq(SETS));
        for (at, set) in SETS.into_iter().enumerate() {
            assert!(SETS[..at].iter().all(|other| other.id < set.id && other.name != set.name));
        }
        assert_eq!((SETS[0].id, Sets::BASE.to_string().as_str()), (0, ""));
        assert_eq!(Sets::named("base"), None);
    }

    /// A row that another set has taken already would hide that one.
    #[test]
    fn no_two_rows_have_one_number() {
        fn alone<I: Ord>(numbers: impl Iterator<Item = I>) {
            let mut numbers: Vec<I> = numbers.collect();
            numbers.sort_unstable();
            assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]));
        }
        let sets = || MANIFESTS.iter();
        alone(sets().flat_map(|set| set.jobs).map(|row| row.id));
        alone(sets().flat_map(|set| set.kinds).map(|row| row.id));
        alone(sets().flat_map(|set| set.supply).flat_map(Deck::cards));
        alone(sets().flat_map(|set| set.nav).map(|row| row.id));
        alone(sets().flat_map(|set| set.misbehave).map(|row| row.id));
        alone(sets().flat_map(|set| set.leaders).map(|row| row.id));
        alone(sets().flat_map(|set| set.ships).map(|row| row.id));
        alone(sets().flat_map(|set| set.sectors).map(|row| row.id));
        alone(SETS.into_iter().flat_map(|set| set.stories).map(|row| row.id));
    }
}
