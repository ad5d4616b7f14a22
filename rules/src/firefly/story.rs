//! The six stories of the base game: what wins (section 12).
//!
//! The goals of *Niska's Holiday* are ours: its card was not to be found.

#![deny(clippy::wildcard_enum_match_arm)]

use super::contact::Contact::{self, *};
use super::dialect::*;
use super::effect::{Effect, Lot, Test, test_among};
use super::name::{Name, named};
use super::options::Table;
use super::patrol::Order::To;
use super::sector::Region;
use super::sets::{CARRIED, SETS};
use super::skill::Skill;

use Demand::*;
use Effect::{Botched, Evade, Goal as Token, Pay, PayOrBotch, Warrant};
use Twist::*;

/// What must hold before a goal may be worked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Demand {
    /// Solid with every one of these.
    SolidWith(&'static [Contact]),
    /// Solid with so many.
    Solids(u8),
    /// So many dollars at hand.
    Cash(u16),
    /// So many goal tokens.
    Tokens(u8),
    /// A Crime job has been done.
    CrimeDone,
    /// The ship is at its own haven.
    AtHaven,
    /// No work of its own: the last step of a job is done where a goal token lies.
    Marked,
    /// No work of its own: a piracy, crime or smuggling job is done, or a bounty delivered.
    Deed,
    /// The ship is where the Alliance Cruiser is.
    AtCruiser,
    /// No work of its own: it is part of a talk with this contact.
    InTalk(Contact),
    /// One of these aboard, to be handed in; as many in one action as there are.
    AnyLot(&'static [Lot]),
}

/// One step of a story; it takes a Work action, but where its demand is no work of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Goal {
    /// The sector, if it has one.
    pub at: Option<u8>,
    /// What must hold.
    pub demands: &'static [Demand],
    /// How many misbehave cards come first.
    pub misbehave: u8,
    /// What happens then. Where there are several lists the player chooses one.
    pub ways: &'static [&'static [Effect]],
}

/// How a story ends once a seat has all of its goals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// That seat wins at once.
    First,
    /// Who holds the last token declares last call when he likes: every other seat has one more
    /// turn, then the most cash wins.
    LastCall,
    /// As before, but last call takes an action, and each job not done, active or in hand, costs
    /// its pay.
    LastCallOwing,
    /// As soon as so many contacts have no job left: the most cash less the pay of each job not
    /// done, active or in hand.
    Drought(u8),
    /// With the last token of the timer: the most contacts Solid, then the dearest crew.
    Trust,
    /// Who has all of its goals as its own turn begins.
    Dawn,
    /// With the last purse every other seat has one more turn, then the most cash wins.
    Purses,
    /// Who owns more than half of all money claims the win when he likes; with the last dollar of
    /// the bank the most cash wins.
    Majority,
}

impl End {
    /// Whether this program knows a story that ends so.
    pub const fn is_carried(self) -> bool {
        CARRIED || matches!(self, End::First | End::LastCall | End::LastCallOwing)
    }

    /// Whether goal tokens come before money.
    pub fn is_by_goals(self) -> bool {
        matches!(self, End::First | End::Dawn)
    }

    /// Whether each job not done, active or in hand, is charged for.
    pub fn owes(self) -> bool {
        match self {
            End::LastCallOwing | End::Drought(_) => true,
            End::First | End::LastCall | End::Trust | End::Majority | End::Dawn | End::Purses => {
                false
            }
        }
    }
}

/// A departure from the usual set-up or play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Twist {
    /// Each starts with a warrant.
    Hunted,
    /// Nobody deals with this contact, nor starts with a job of his.
    Shunned(Contact),
    /// So many dollars for each illegal job done.
    IllegalMoney(u16),
    /// Starting jobs come from these contacts alone; from none of them where there are none.
    JobsFrom(&'static [Contact]),
    /// Each starts at a haven of its own in this space, at a planet without supply or contact.
    Havens(Region),
    /// An Alliance alert token lies at every planet of Alliance Space that is no haven.
    Watched,
    /// A warrant for each illegal job done.
    IllegalWarrant,
    /// The Cruiser comes to no haven, but beside it; a Buy there is for fuel and for rest, at one's
    /// own both free of charge.
    Sanctuary,
    /// Each contact has but as many jobs as there are seats.
    FewJobs,
    /// So many tokens a seat, of which each job done takes one.
    Timer(u8),
    /// So many dollars a seat are in the bank once all have theirs, and no more.
    Bank(u16),
    /// Each draws so many jobs, of whichever contacts.
    DrawsAny(u8),
    /// Each draws so many jobs, all of one contact.
    DrawsOne(u8),
    /// The jobs of these sets alone are played with, by their numbers.
    JobsOf(&'static [u8]),
    /// The cards that reshuffle are in the nav decks from the start.
    Shuffled,
    /// An alert card is in force from the start.
    Alerted,
    /// An alert token lies at every planet without a ship: of the Alliance in its space, of Reavers
    /// elsewhere.
    Guarded,
    /// A die at the start of each full burn: so many sectors without a nav card. There are no alert
    /// tokens.
    ClearSkies,
    /// As many rounds as there are seats, each picks a free card of one supply deck.
    Drafted,
    /// So many cards of each supply deck are turned up at the start.
    Primed(u8),
    /// Leaders and ships are taken in turn, the ships paid for out of so many dollars, as are fuel
    /// and parts.
    Bought(u16),
    /// Tokens run out, one a round; then everybody has one more turn, and the most cash wins.
    Tolled,
    /// Nobody has jobs in hand: the top job of each contact lies open, for whoever begins it, and a
    /// talk is for buying and selling alone.
    Shared,
    /// Each picks a contact; a goal token lies where each of the top jobs ends, so many where there
    /// are four captains, else one more.
    Marks(u8),
    /// Nobody starts in Alliance Space.
    Outside,
    /// So many dollars for each own warrant when an illegal job is done.
    WarrantMoney(u16),
    /// A legal job done upsets one's own wanted crew.
    LegalUpset,
    /// The Cruiser takes the dearest crew along, too.
    TakesDearest,
    /// The goal is reached as one's turn ends, and takes no action.
    AtDusk,
    /// Piracy jobs that nobody has once all have their starting jobs lie on the discard piles.
    LateRaids,
    /// A goal token for each [`Demand::Deed`]; a piracy job takes one of who was robbed, too.
    Deeds,
    /// Each says whom the Alliance holds: a bounty on one person lies aside with him until he is freed.
    Jailed,
    /// Nobody boards a ship that is at its own haven.
    Refuge,
    /// All start in this sector.
    StartsAt(u8),
    /// So much contraband lies at every planet of this space; whoever works there misbehaves for it,
    /// a card for each.
    Caches(Region, u8),
    /// A purse lies under each of these contacts.
    Purses(&'static Purses),
}

/// Purses that lie under contacts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Purses {
    /// The dollars in each.
    pub dollars: u16,
    /// How much contraband somebody sells in one talk to take one.
    pub sold: u8,
    /// Under whom they lie.
    pub under: &'static [Contact],
}

impl Twist {
    /// Whether this program knows what asks for it.
    pub const fn is_carried(&self) -> bool {
        let is_of_base = matches!(self, Hunted | Shunned(_) | IllegalMoney(_) | JobsFrom([_, ..]));
        CARRIED || is_of_base
    }
}

/// A story card.
#[derive(Clone, Copy, Debug)]
pub struct Story {
    /// The number of the story, for ever.
    pub id: u8,
    /// What it is called.
    pub name: Name,
    /// What is different.
    pub twists: &'static [Twist],
    /// The goals, in order.
    pub goals: &'static [Goal],
    /// The end.
    pub end: End,
}

pub(super) const fn at(sector: u8, misbehave: u8, ways: &'static [&'static [Effect]]) -> Goal {
    Goal { at: Some(sector), demands: &[], misbehave, ways }
}

pub(super) const fn anywhere(demands: &'static [Demand]) -> Goal {
    Goal { at: None, demands, misbehave: 0, ways: &[&[Token]] }
}

impl Demand {
    /// Whether this program knows a story that asks for it.
    pub const fn is_carried(self) -> bool {
        let is_of_sets =
            matches!(self, AtHaven | Marked | Deed | AtCruiser | InTalk(_) | AnyLot(_));
        CARRIED || !is_of_sets
    }

    /// Whether it says where the ship has to be.
    pub fn is_place(self) -> bool {
        CARRIED && matches!(self, AtHaven | AtCruiser)
    }
}

impl Goal {
    /// Whether it is reached by a Work action of its own.
    pub fn takes_work(&self) -> bool {
        !CARRIED || !self.demands.iter().any(|demand| matches!(demand, Marked | Deed | InTalk(_)))
    }

    /// The test of a skill that it asks for, at once or after another.
    pub fn test_of(&self, skill: Skill) -> Option<&'static Test> {
        self.ways.iter().find_map(|way| test_among(way, skill))
    }

    /// With whom one has to talk for it, if that is what it takes.
    pub fn talks_to(&self) -> Option<Contact> {
        let contact =
            |demand: &Demand| if let InTalk(contact) = demand { Some(*contact) } else { None };
        self.demands.iter().find_map(contact).filter(|_| CARRIED)
    }

    pub(super) const fn demanding(self, demands: &'static [Demand]) -> Goal {
        Goal { demands, ..self }
    }
}

/// Who only lays a table, as other games' programs do, needs no goals; nor, of stories of sets, who
/// carries none.
pub(super) const fn story(id: u8, name: &'static str, goals: &'static [Goal]) -> Story {
    let is_played = cfg!(feature = "firefly") && (CARRIED || id <= Table::LAST_STORY);
    let goals = if is_played { goals } else { &[] };
    Story { id, name: named(name), twists: &[], goals, end: End::First }
}

impl Story {
    /// Whether it came with a set.
    pub fn is_of_sets(&self) -> bool {
        STORIES.iter().all(|story| story.id != self.id)
    }

    pub(super) const fn twists(self, twists: &'static [Twist]) -> Story {
        Story { twists, ..self }
    }

    pub(super) const fn ends(self, end: End) -> Story {
        Story { end, ..self }
    }
}

/// Stories 1 to 6; the solo story has rules of its own and is not in the tables yet. A goal: where,
/// after how many misbehave cards, what happens then.
#[rustfmt::skip]
pub(super) static STORIES: [Story; 6] = [
    story(1, "The King of All Londinium", &[
        at(99, 2, &[&[test!(Negotiate, [Pay(1000), Botched],
            6 => [PayOrBotch(7000), Token], 9 => [PayOrBotch(5000), Token])]]),
        at(51, 3, &[&[test!(Tech, [Botched, Warrant], 7 => [Token])]]),
        at(87, 4, &[&[test!(Fight, [Botched, Warrant], 10 => [Token])]]),
    ]),
    story(2, "Harken's Folly", &[
        anywhere(&[SolidWith(&[Badger, Patience, AmnonDuul, Niska])]),
        at(54, 3, &[&[test!(Tech, [Botched, Warrant], 8 => [Token, cruiser(To(54)), Evade])]]),
        at(57, 3, &[&[test!(Negotiate, [Botched, Warrant], 8 => [Token])]]),
    ]),
    story(3, "Desperadoes", &[anywhere(&[Cash(15_000)])])
        .twists(&[Hunted, Shunned(Harken), IllegalMoney(1000)])
        .ends(End::LastCall),
    story(4, "First Time in the Captain's Chair", &[
        anywhere(&[Solids(2)]),
        anywhere(&[Cash(6000)]),
        at(98, 0, &[&[Pay(6000), Token]]).demanding(&[Tokens(2), Cash(6000)]),
    ]).twists(&[JobsFrom(&[Harken, AmnonDuul])]),
    story(5, "\"Respectable\" Persons of Business", &[anywhere(&[Cash(12_000)])])
        .ends(End::LastCallOwing),
    story(6, "Niska's Holiday", &[
        at(98, 0, &[&[Pay(2000), Token]]).demanding(&[CrimeDone, Cash(2000)]),
        at(35, 3, &[&[test!(Negotiate, [Botched], 8 => [Token])]]),
        at(98, 4, &[
            &[test!(Fight, [Botched, Warrant], 9 => [Token])],
            &[test!(Tech, [Botched, Warrant], 9 => [Token])],
        ]),
    ]),
];

/// The stories of all sets, in the order of the sets.
pub fn stories() -> impl Iterator<Item = &'static Story> {
    SETS.iter().flat_map(|set| set.stories)
}
