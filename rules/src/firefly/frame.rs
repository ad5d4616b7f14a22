//! Work that is pending: the frames of the stack, the topmost of which is asked or carried out.

#![deny(clippy::wildcard_enum_match_arm)]

use super::captain::{Goods, Person};
use super::contact::Contact;
use super::effect::{Effect, Lot, Offer, Test};
use super::event::Cause;
use super::job::{JobId, LastTest};
use super::sector::Region;
use super::skill::{Skill, Skills};
use super::supply::{Market, SupplyId};
use crate::Seat;

/// How a ship moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Pace {
    /// Without fuel and cards.
    Mosey,
    /// A nav card for each sector.
    Burn,
    /// Out of harm's way, without a card.
    Evade,
}

/// A Fly action under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Flight {
    /// Mosey or full burn.
    pub pace: Pace,
    /// Sectors that it has gone.
    pub gone: u8,
    /// Whether something stopped it.
    pub stopped: bool,
}

/// What is worked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Task {
    /// A job.
    Job(JobId),
    /// The goal of the story with this number, from 0.
    Goal(u8),
}

/// Which part of a job is worked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Step {
    /// The goods are picked up.
    Pickup,
    /// The drop-off, the crime or the goal.
    Finish,
}

/// How a step of a job ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Outcome {
    /// The step is done.
    Done,
    /// Attempt botched: try again another turn.
    Botched,
    /// Warrant issued: the job is lost.
    Warrant,
}

/// A Work action under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Errand {
    /// What is worked.
    pub task: Task,
    /// Which part of it.
    pub step: Step,
    /// Who is on the job, in the order aboard.
    pub team: Vec<Person>,
    /// Whether they have left the ship; until then the team may be changed.
    pub gone: bool,
    /// Misbehave cards still to pass.
    pub left: u8,
    /// Whether the card at hand was passed.
    pub proceed: bool,
    /// Whether the job pays half if this attempt succeeds.
    pub half: bool,
    /// Dollars that the price test adds to the pay.
    pub price: i16,
    /// What is delivered where the number is free.
    pub delivered: u8,
    /// Whether the trick that turns a skill into another was used.
    pub tricked: bool,
    /// None while it goes on.
    pub outcome: Option<Outcome>,
}

/// What a test is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// Printed on a card or a goal.
    Card(&'static Test),
    /// The last test of a job.
    Last(LastTest),
}

/// Where a test stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Nothing has happened yet.
    Start,
    /// Bribes, tricks and gear before the roll.
    Before,
    /// The dice lie; re-rolls and gear after the roll.
    Rolled,
}

/// A test under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Trial {
    /// What for.
    pub question: Question,
    /// The card, job or goal.
    pub cause: Cause,
    /// Whether a success is salvage.
    pub salvage: bool,
    /// Where it stands.
    pub stage: Stage,
    /// The skill that counts, after tricks.
    pub skill: Skill,
    /// Who makes it alone.
    pub champion: Option<Person>,
    /// What crew that roll for their skills have rolled.
    pub rolled: Skills,
    /// Points of aid, bribes and gear discarded after the roll.
    pub added: u8,
    /// Whether the keyword that helps was given.
    pub aided: bool,
    /// The die, and the bonus die of a six; 0 before the roll.
    pub dice: (u8, u8),
    /// The crew and gear whose re-roll was used.
    pub used: Vec<SupplyId>,
}

/// Where a seat may move the Cruiser or the Cutter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reach {
    /// One sector.
    Neighbour,
    /// Any sector of the region without a ship.
    Free,
    /// Any sector with an outlaw ship.
    Outlaw,
}

/// One half of an offer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Half {
    /// Dollars.
    pub money: u32,
    /// Fuel, parts, cargo and contraband.
    pub goods: Goods,
    /// Crew, gear and upgrades.
    pub cards: Vec<SupplyId>,
}

/// An offer of one seat to another in its sector, whoever has the turn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Bargain {
    /// Who makes it.
    pub from: Seat,
    /// To whom.
    pub with: Seat,
    /// What is given.
    pub give: Half,
    /// What is asked in return.
    pub take: Half,
    /// Whether the second half is being named.
    pub asking: bool,
    /// Whether it is made by the side that was asked for one.
    pub heard: bool,
}

impl Bargain {
    /// An offer of nothing yet.
    pub fn new(from: Seat, with: Seat) -> Bargain {
        let (give, take) = (Half::default(), Half::default());
        Bargain { from, with, give, take, asking: false, heard: false }
    }

    /// Whether nothing has been named yet.
    pub fn is_blank(&self) -> bool {
        !self.asking && self.give == Half::default()
    }
}

/// How far the looking has come in a shop or a talk (sections 7 and 8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Look {
    /// Cards of the discard pile may be taken, and the deck drawn from.
    Pile,
    /// The deck was drawn from: the pile is closed.
    Deck,
    /// Nothing more is looked at: as many as may be are seen, or one was taken aboard.
    Over,
}

/// A visit to a supply planet.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Visit {
    /// Which.
    pub market: Market,
    /// The cards considered.
    pub seen: Vec<SupplyId>,
    /// How far the looking has come.
    pub look: Look,
    /// How many cards were bought.
    pub bought: u8,
}

/// A talk with a contact.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Talk {
    /// Whom with.
    pub contact: Contact,
    /// The jobs considered from the discard pile.
    pub seen: Vec<JobId>,
    /// How far the looking has come.
    pub look: Look,
    /// How many jobs were accepted.
    pub accepted: u8,
}

/// Pending work.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Frame {
    /// Set-up: a leader is picked.
    PickLeader(Seat),
    /// Set-up of the solo story: free crew.
    Recruits(Seat),
    /// Set-up: money, goods and starting jobs are dealt.
    Outfit,
    /// Set-up: starting jobs are given back.
    StartingJobs(Seat),
    /// Set-up: a ship is placed.
    PlaceShip(Seat),
    /// Set-up: the pump is primed and the first turn begins.
    Prime,
    /// The menu of a turn.
    Turn,
    /// Free: hold and stash.
    Stowage,
    /// Free: crew, gear, jobs and upgrades.
    Roster,
    /// Who carries this gear.
    Hands(SupplyId),
    /// A Fly action: the next sector.
    Flight,
    /// A ship has come to a sector: contact, then a nav card.
    Arrival,
    /// A way out of a nav card.
    Nav(u8),
    /// A nav card is resolved.
    NavDone(u8),
    /// Reaver Contact at the start of a turn.
    Reavers,
    /// To an adjacent sector without a card.
    Evasion,
    /// The Cruiser is moved.
    Cruiser(Seat, Reach),
    /// The Cutter is moved.
    Cutter(Seat, Reach),
    /// Alliance Contact.
    Alliance(Seat),
    /// Wanted crew that are still to be looked for; how many may still be hidden.
    Wanted(Seat, Vec<SupplyId>, u8),
    /// The effects of a card that are still to be carried out.
    Effects {
        /// In order.
        list: &'static [Effect],
        /// Which card.
        cause: Cause,
        /// Whether it is salvage.
        salvage: bool,
        /// Who made the test alone.
        champion: Option<Person>,
    },
    /// A test.
    Test(Box<Trial>),
    /// So many are killed; those already chosen are named.
    Deaths(u8, Vec<Person>, Cause),
    /// Each of these is killed, in the order that their owner likes.
    Massacre(Vec<Person>, Cause),
    /// A medic looks at somebody; the roll, if there was one, and whether it was made again.
    Medic(Person, u8, bool, Cause),
    /// Each of these takes another cut or leaves.
    ExtraCut(Vec<SupplyId>),
    /// Goods are offered; how many were bought of each offer.
    Trade(&'static [Offer], [u8; 3], Cause),
    /// Goods are loaded, as many as fit.
    Load(Lot, Cause),
    /// Goods are loaded, as many as wanted.
    LoadUpTo(Lot, Cause),
    /// An upgrade is taken from a discard pile.
    TakeUpgrade(Cause),
    /// An upgrade is lost.
    LoseUpgrade(Cause),
    /// The ship is fuller than it may be: goods or crew have to go.
    Overfull(Seat),
    /// A visit to a supply planet.
    Shop(Visit),
    /// A talk with a contact.
    Deal(Talk),
    /// An offer is put together.
    Parley(Box<Bargain>),
    /// An offer is answered.
    Answer(Box<Bargain>),
    /// The team of a job is chosen.
    Muster,
    /// The next misbehave card, or the instruction.
    Misbehave,
    /// A way out of a misbehave card.
    Card(u8),
    /// A misbehave card is resolved.
    CardDone(u8),
    /// How many are loaded or delivered.
    Freight,
    /// How the vault is opened.
    Vault,
    /// Which list of the goal.
    GoalWay,
    /// So many dollars for the goal, or the attempt is botched.
    Price(u16, Cause),
    /// The job is done: pay.
    Payout,
    /// Whom to pay.
    Payday(Vec<SupplyId>),
    /// The step is over.
    ErrandDone,
    /// The turn is over.
    TurnDone,
}

/// A nav deck, by its region.
pub const fn nav_deck(region: Region) -> usize {
    match region {
        Region::Alliance => 0,
        Region::Border => 1,
    }
}
