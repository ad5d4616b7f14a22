//! Pending work: a type for each kind of it, which says who decides, what may be chosen, what goes
//! on by itself and what an answer does. [`Frame`] is the list of them all.
//!
//! To add a kind: a type that implements `Pending`, and its line in the list.

#![deny(clippy::wildcard_enum_match_arm)]

mod chore;
mod company;
mod cut;
mod deal;
mod death;
mod effects;
mod errand;
mod flight;
mod goal;
mod instruction;
mod law;
mod load;
mod misbehave;
mod nav;
mod parley;
mod patrol;
mod pay;
mod roster;
mod setup;
mod shop;
mod stowage;
mod test;
mod turn;
mod upgrade;

pub use cut::ExtraCut;
pub use deal::{ACCEPTED, CLEAN_SLATE, Look, Talk};
pub use death::{Deaths, Massacre, Medic, SAVED};
pub use effects::Effects;
pub use errand::{Errand, Outcome, Step, Task};
pub use flight::{Flight, Pace};
pub use goal::Price;
pub use law::{Alliance, FINE, Wanted};
pub use load::{Load, LoadUpTo, Trade};
pub use misbehave::{Card, CardDone, misbehave_card};
pub use nav::{Nav, NavDone, REAVER_CUTTER, nav_card};
pub use parley::{Bargain, Half, Offer};
pub use patrol::{Cruiser, Cutter, Patrol, Reach};
pub use pay::Payday;
pub use roster::Hands;
pub use setup::{PickLeader, PlaceShip, RECRUITS, RECRUITS_WORTH, Recruits, StartingJobs};
pub use shop::{CONSIDERED, FUEL, PART, Visit};
pub use stowage::Overfull;
pub use test::{BRIBE, Question, Stage, Trial};
pub use turn::{LEAVE, MAKE_WORK};
pub use upgrade::{LoseUpgrade, TakeUpgrade};

use super::board::Board;
use super::choice::Choice;
use super::event::Event;
use super::turns::{Firefly, Play};
use crate::{Seat, Sink};

/// A kind of pending work. Whatever it does not say, it does not do.
pub(super) trait Pending: Sized {
    /// Who answers; most often who has the turn.
    fn decider(&self, board: &Board) -> Seat {
        board.turn
    }

    /// What may be answered, in any order; nothing where it goes on by itself.
    fn choices(&self, _: &Firefly) -> Vec<Choice> {
        Vec::new()
    }

    /// Goes on as far as nobody need be asked. It has been taken off the stack; what it gives back
    /// lies there again and asks.
    fn advance<S: Sink<Event>>(self, _: &mut Play<'_, S>) -> Option<Self> {
        Some(self)
    }

    /// Carries out an answer. It has been taken off the stack.
    fn answer<S: Sink<Event>>(self, _: &mut Play<'_, S>, choice: Choice) {
        foreign(choice);
    }

    /// Whether its only answer is given unasked.
    fn answers_itself(&self) -> bool {
        true
    }

    /// Whether nothing goes on that Alliance Contact would break into.
    fn is_calm(&self) -> bool {
        false
    }
}

/// The list of all kinds: their names, and the type of each. The order of the names is part of
/// the digest of a state.
macro_rules! frames {
    ($($(#[$doc:meta])* $name:ident $(($step:ident: $kind:ty))? $(= $unit:path)?,)+) => {
        /// Pending work.
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub enum Frame {
            $($(#[$doc])* $name $(($kind))?,)+
        }

        impl Frame {
            pub(super) fn decider(&self, board: &Board) -> Seat {
                match self {
                    $(Frame::$name $(($step))? => $($step)? $($unit)? .decider(board),)+
                }
            }

            pub(super) fn choices(&self, game: &Firefly) -> Vec<Choice> {
                match self {
                    $(Frame::$name $(($step))? => $($step)? $($unit)? .choices(game),)+
                }
            }

            pub(super) fn advance<S: Sink<Event>>(self, play: &mut Play<'_, S>) -> Option<Frame> {
                match self {
                    $(Frame::$name $(($step))? => {
                        $($step)? $($unit)? .advance(play).map(Frame::from)
                    })+
                }
            }

            pub(super) fn answer<S: Sink<Event>>(self, play: &mut Play<'_, S>, choice: Choice) {
                match self {
                    $(Frame::$name $(($step))? => $($step)? $($unit)? .answer(play, choice),)+
                }
            }

            pub(super) fn answers_itself(&self) -> bool {
                match self {
                    $(Frame::$name $(($step))? => $($step)? $($unit)? .answers_itself(),)+
                }
            }

            pub(super) fn is_calm(&self) -> bool {
                match self {
                    $(Frame::$name $(($step))? => $($step)? $($unit)? .is_calm(),)+
                }
            }
        }

        $(
            $(impl From<$kind> for Frame {
                fn from($step: $kind) -> Frame {
                    Frame::$name($step)
                }
            })?
            $(impl From<$unit> for Frame {
                fn from(_: $unit) -> Frame {
                    Frame::$name
                }
            })?
        )+
    };
}

frames! {
    /// Set-up: a leader is picked.
    PickLeader(step: PickLeader),
    /// Set-up of the solo story: free crew.
    Recruits(step: Recruits),
    /// Set-up: money, goods and starting jobs are dealt.
    Outfit = setup::Outfit,
    /// Set-up: starting jobs are given back.
    StartingJobs(step: StartingJobs),
    /// Set-up: a ship is placed.
    PlaceShip(step: PlaceShip),
    /// Set-up: the pump is primed and the first turn begins.
    Prime = setup::Prime,
    /// The menu of a turn.
    Turn = turn::Menu,
    /// Free: hold and stash.
    Stowage = stowage::Stowage,
    /// Free: crew, gear, jobs and upgrades.
    Roster = roster::Roster,
    /// Who carries this gear.
    Hands(step: Hands),
    /// A Fly action: the next sector.
    Flight = flight::NextSector,
    /// A ship has come to a sector: contact, then a nav card.
    Arrival = flight::Arrival,
    /// A way out of a nav card.
    Nav(step: Nav),
    /// A nav card is resolved.
    NavDone(step: NavDone),
    /// Reaver Contact at the start of a turn.
    Reavers = nav::Reavers,
    /// To an adjacent sector without a card.
    Evasion = flight::Evasion,
    /// The Cruiser is moved.
    Cruiser(step: Cruiser),
    /// The Cutter is moved.
    Cutter(step: Cutter),
    /// Alliance Contact.
    Alliance(step: Alliance),
    /// Wanted crew that are still to be looked for.
    Wanted(step: Wanted),
    /// The effects of a card that are still to be carried out.
    Effects(step: Effects),
    /// A test.
    Test(step: Box<Trial>),
    /// So many are killed.
    Deaths(step: Deaths),
    /// Each of these is killed, in the order that their owner likes.
    Massacre(step: Massacre),
    /// A medic looks at somebody.
    Medic(step: Medic),
    /// Each of these takes another cut or leaves.
    ExtraCut(step: ExtraCut),
    /// Goods are offered.
    Trade(step: Trade),
    /// Goods are loaded, as many as fit.
    Load(step: Load),
    /// Goods are loaded, as many as wanted.
    LoadUpTo(step: LoadUpTo),
    /// An upgrade is taken from a discard pile.
    TakeUpgrade(step: TakeUpgrade),
    /// An upgrade is lost.
    LoseUpgrade(step: LoseUpgrade),
    /// The ship is fuller than it may be: goods or crew have to go.
    Overfull(step: Overfull),
    /// A visit to a supply planet.
    Shop(step: Visit),
    /// A talk with a contact.
    Deal(step: Talk),
    /// An offer is put together.
    Parley(step: Box<Bargain>),
    /// An offer is answered.
    Answer(step: Box<Offer>),
    /// The team of a job is chosen.
    Muster = errand::Muster,
    /// The next misbehave card, or the instruction.
    Misbehave = misbehave::Misbehave,
    /// A way out of a misbehave card.
    Card(step: Card),
    /// A misbehave card is resolved.
    CardDone(step: CardDone),
    /// How many are loaded or delivered.
    Freight = instruction::Handling,
    /// How the vault is opened.
    Vault = instruction::Vault,
    /// Which list of the goal.
    GoalWay = goal::GoalWay,
    /// So many dollars for the goal, or the attempt is botched.
    Price(step: Price),
    /// The job is done: pay.
    Payout = pay::Payout,
    /// Whom to pay.
    Payday(step: Payday),
    /// The step is over.
    ErrandDone = errand::ErrandDone,
    /// The turn is over.
    TurnDone = turn::TurnDone,
}

/// A choice that its frame does not offer: [`Game::apply`](crate::Game::apply) refuses it before.
/// One that is offered and that nobody carries out is found by any test that makes it.
pub(super) fn foreign(choice: Choice) {
    debug_assert!(false, "nobody carries out {choice:?}");
}
