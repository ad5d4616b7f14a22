//! What is agreed before a game of Firefly (section 3 and 12).

#![deny(clippy::wildcard_enum_match_arm)]

use super::contact::Contact;
use super::sector::Region;
use super::sets::{CARRIED, SETS, Set, Sets};
use super::story::{Purses, Story, Twist};
use crate::{Digits, Later, Number, Options, OptionsError};

/// The starting jobs that are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum StartingJobs {
    /// One of each contact.
    All,
    /// For a first game: Harken, Amnon Duul and Patience alone.
    First,
}

/// What wins the solo story *Awful Lonely in the Big Black*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Aim {
    /// Solid with all five contacts.
    Good,
    /// $15000 at hand.
    Bad,
    /// Twenty misbehave cards passed.
    Ugly,
}

/// What is agreed before the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    /// 1 to 4.
    pub seats: u8,
    /// Stories 1 to 6, and from 10 those of the sets; 7 to 9 are the solo story with the aims Good, Bad and Ugly, for one seat.
    pub story: u8,
    /// The game ends after so many rounds; 0: no limit. The solo story has a length of its own.
    pub turn_limit: u8,
    /// Which contacts deal starting jobs.
    pub jobs: StartingJobs,
    /// What is played beside the base game.
    pub sets: Sets,
    /// Whether alert cards are played with, where there are some.
    pub alerts: Later<bool>,
    /// The set-up card, by its number; 0 is the standard one.
    pub opening: Later<u8>,
}

impl Table {
    /// The first number of the solo story.
    pub const SOLO: u8 = 7;
    /// The last number of the solo story, and the largest of the base game.
    pub const LAST_STORY: u8 = 9;
    /// The turns of the solo story that may fly; one more without Fly follows.
    pub const SOLO_TURNS: u16 = 20;

    /// The suggested game: *The King of All Londinium* without a turn limit.
    pub fn new(seats: u8) -> Table {
        let (jobs, sets) = (StartingJobs::All, Sets::BASE);
        let (alerts, opening) = (Later(false), Later(0));
        Table { seats, story: 1, turn_limit: 0, jobs, sets, alerts, opening }
    }

    /// The same with other sets; a story that none of them has gives way to the first, and alert
    /// and set-up cards go with the sets that have them.
    pub fn with_sets(self, sets: Sets) -> Table {
        let alerts = Later(self.alerts.0 && sets.have_alerts());
        let table = Table { sets, alerts, ..self };
        let opening = Later(table.opening().map_or(0, |opening| opening.id));
        let table = Table { opening, ..table };
        if table.checked().is_ok() { table } else { Table { story: 1, ..table } }
    }

    /// What is proposed to whoever meets these sets for the first time: the east board with its own
    /// story, which leads to the contacts of every board and begins without jobs to choose from; the
    /// west alone with the suggested one; more cards with one that asks for them.
    pub fn proposed(self) -> Option<Table> {
        let proposed = [(3, 13), (2, 1), (1, 3), (5, 3)];
        let met = |(id, _): &(u8, u8)| self.sets.iter().any(|set| set.id == *id);
        let (_, story) = proposed.into_iter().find(met)?;
        let opening = Later(0);
        (self.seats > 1).then_some(Table { seats: 2, story, turn_limit: 0, opening, ..self })
    }

    /// The numbers of the stories that may be played.
    pub fn playable(self) -> impl Iterator<Item = u8> {
        let numbers = 1..=u8::MAX;
        numbers.filter(move |&story| Table { story, ..self }.checked().is_ok())
    }

    /// The story card; none in the solo story.
    pub fn story(self) -> Option<&'static Story> {
        self.stories().find(|story| story.id == self.story)
    }

    /// The aim of the solo story.
    pub fn aim(self) -> Option<Aim> {
        match self.story {
            7 => Some(Aim::Good),
            8 => Some(Aim::Bad),
            9 => Some(Aim::Ugly),
            _ => None,
        }
    }

    /// The tokens of the timer, if the story has one.
    pub(super) fn timer(self) -> u8 {
        let each = |twist: &Twist| if let Twist::Timer(each) = twist { *each } else { 0 };
        if CARRIED { self.twists().map(each).sum::<u8>() * self.seats } else { 0 }
    }

    /// The dollars of the bank, if they are counted.
    pub(super) fn bank(self) -> Option<u32> {
        let each = |twist: &Twist| if let Twist::Bank(each) = twist { Some(*each) } else { None };
        let each = self.twists().find_map(each).filter(|_| CARRIED)?;
        Some(u32::from(each) * u32::from(self.seats))
    }

    /// How much contraband lies at every planet of a space, if any does.
    pub(super) fn cached(self) -> Option<(Region, u8)> {
        let caches = self.twists().find_map(|twist| {
            if let Twist::Caches(region, count) = twist { Some((*region, *count)) } else { None }
        });
        caches.filter(|_| CARRIED)
    }

    /// The purses that lie under contacts, if any do.
    pub fn purses(self) -> Option<&'static Purses> {
        if !CARRIED {
            return None;
        }
        let purses =
            |twist: &Twist| if let Twist::Purses(purses) = twist { Some(*purses) } else { None };
        self.twists().find_map(purses)
    }

    /// The number of the sector where all start, if they do.
    pub(super) fn start(self) -> Option<u8> {
        let start = |twist: &Twist| if let Twist::StartsAt(n) = twist { Some(*n) } else { None };
        self.twists().find_map(start).filter(|_| CARRIED)
    }

    /// Whether nobody may deal with the contact.
    pub fn shuns(self, contact: Contact) -> bool {
        self.has(Twist::Shunned(contact))
    }

    /// The contacts whose jobs are dealt at the start.
    pub fn starting_contacts(self) -> Vec<Contact> {
        let twist = self.twists().find_map(|twist| {
            if let Twist::JobsFrom(contacts) = twist { Some(*contacts) } else { None }
        });
        let first = [Contact::AmnonDuul, Contact::Patience, Contact::Harken];
        let dealt = |contact: &Contact| {
            !self.shuns(*contact)
                && twist.is_none_or(|from| from.contains(contact))
                && (self.jobs == StartingJobs::All || first.contains(contact))
        };
        self.contacts().filter(dealt).collect()
    }

    /// Whether each draws his starting jobs instead of being dealt them.
    pub fn draws_jobs(self) -> bool {
        self.draws().is_some()
    }

    /// Whether anybody starts with jobs.
    pub fn has_starting_jobs(self) -> bool {
        let none = |twist: &Twist| matches!(twist, Twist::JobsFrom([]));
        self.draws_jobs() || !self.twists().any(none)
    }
}

impl Options for Table {
    const LEAST: u8 = 1;
    const MOST: u8 = 4;

    fn usual() -> Table {
        Table::new(2)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    /// The solo story, which seats one, gives way to the first.
    fn with_seats(&self, seats: u8) -> Table {
        let story = if seats > 1 && self.aim().is_some() { 1 } else { self.story };
        Table { seats, story, ..*self }
    }

    fn checked(self) -> Result<Table, OptionsError> {
        if self.alerts.0 && !self.sets.have_alerts() {
            return Err(OptionsError::Absent { what: "alerts", value: 1 });
        }
        OptionsError::unless("seats", self.seats, (Self::LEAST, Self::MOST))?;
        if self.opening().is_none() {
            return Err(OptionsError::Absent { what: "opening", value: self.opening.0.into() });
        }
        if self.story().is_some() || self.seats == 1 && self.aim().is_some() {
            return Ok(self);
        }
        let of = |set: &&Set| set.stories.iter().any(|story| story.id == self.story);
        if let Some(set) = SETS.into_iter().find(of) {
            let (what, value) = ("story", self.story.into());
            return Err(OptionsError::Needs { what, value, set: set.name });
        }
        let last = self.stories().map(|story| story.id).fold(0, u8::max);
        let last = if self.seats == 1 { last.max(Self::LAST_STORY) } else { last };
        OptionsError::unless("story", self.story, (1, last))?;
        Err(OptionsError::Absent { what: "story", value: self.story.into() })
    }

    fn has_sets(&self) -> bool {
        self.sets != Sets::BASE
    }

    fn pairs(&self) -> Vec<(&'static str, String)> {
        let usual = Table::new(self.seats);
        let mut pairs = Vec::new();
        if self.story != usual.story {
            pairs.push(("story", self.story.to_string()));
        }
        if self.turn_limit != usual.turn_limit {
            pairs.push(("rounds", self.turn_limit.to_string()));
        }
        if self.jobs != usual.jobs {
            pairs.push(("jobs", "first".to_owned()));
        }
        if self.sets != usual.sets {
            pairs.push(("sets", self.sets.to_string()));
        }
        if self.alerts.0 {
            pairs.push(("alerts", "on".to_owned()));
        }
        if self.opening != usual.opening {
            pairs.push(("opening", self.opening.to_string()));
        }
        pairs
    }

    fn take_pair(&mut self, name: &str, value: &str) -> Option<()> {
        match name {
            "story" => self.story = value.parse().ok()?,
            "rounds" => self.turn_limit = value.parse().ok()?,
            "jobs" if value == "first" => self.jobs = StartingJobs::First,
            "sets" => self.sets = Sets::named(value)?,
            "alerts" if value == "on" => self.alerts.0 = true,
            "opening" => self.opening.0 = value.parse().ok()?,
            _ => return None,
        }
        Some(())
    }

    /// Nobody sits at no seats: a zero says that sets follow. The base game alone has no such mark.
    /// Nor are there no sets then: a mask of none says that a set-up card comes before them.
    fn write(&self, digits: &mut Digits) {
        if self.has_sets() {
            digits.push(0, 8);
            if self.opening.0 > 0 {
                Sets::BASE.write(digits);
                digits.push(self.opening.0.into(), 32);
            }
            self.sets.write(digits);
        }
        digits.push(self.seats.into(), 8);
        digits.push(self.story.into(), 64);
        digits.push(self.turn_limit.into(), 256);
        digits.push((self.jobs == StartingJobs::First).into(), 2);
        if self.sets.have_alerts() {
            digits.push(self.alerts.0.into(), 2);
        }
    }

    fn read(number: &mut Number) -> Result<Table, OptionsError> {
        let mut seats = number.take(8) as u8;
        let (mut sets, mut opening) = (Sets::BASE, Later(0));
        if seats == 0 {
            sets = Sets::read(number)?;
            if sets == Sets::BASE {
                opening.0 = number.take(32) as u8;
                sets = Sets::read(number)?;
            }
            seats = number.take(8) as u8;
        }
        let story = number.take(64) as u8;
        let turn_limit = number.take(256) as u8;
        let first = number.take(2) == 1;
        let jobs = if first { StartingJobs::First } else { StartingJobs::All };
        let alerts = Later(sets.have_alerts() && number.take(2) == 1);
        Table { seats, story, turn_limit, jobs, sets, alerts, opening }.checked()
    }
}
