//! Pending work: a type for each kind of it, which says who decides, what may be chosen, what goes
//! on by itself and what an answer does. [`Frame`] is the list of them all, and [`Unasked`] its
//! part about which nobody is asked.
//!
//! To add a kind: a type that implements `Pending`, and its line in the list.

#![deny(clippy::wildcard_enum_match_arm)]

mod alert;
mod bounty;
mod cache;
mod chore;
mod company;
mod crew;
mod crime;
mod cut;
mod deal;
mod death;
mod duel;
mod effects;
mod errand;
mod flight;
mod goal;
mod goods;
mod harbour;
mod instruction;
mod jail;
mod law;
mod load;
mod misbehave;
mod nav;
mod opening;
mod order;
mod parley;
mod patrol;
mod pay;
mod raid;
mod roster;
mod setup;
mod shop;
mod slip;
mod split;
mod stowage;
mod study;
mod test;
mod turn;
mod upgrade;
mod uplink;

pub use alert::{Alert, Summons};
pub use bounty::{Capture, Fate, StandIn, Welcome};
pub use cache::Cache;
pub use crew::{Instead, LoseCrew, Loss, Only, TakeCard};
pub use crime::{Fence, Forfeit, Mob, Pardon, Sulk};
pub use cut::ExtraCut;
pub use deal::{ACCEPTED, Look, Talk};
pub use death::{Deaths, Massacre, Medic, SAVED, Sacrifice};
pub use duel::{Duel, Stance};
pub use effects::Effects;
pub use errand::{Chase, Errand, Outcome, Step, Task};
pub use flight::{Adrift, Aids, Flight, Pace};
pub use goal::Price;
pub use goods::{LoadGoods, Pool, Sale, SeizeGoods, Swap};
pub use harbour::{GIFT, Harbour};
pub use instruction::Squeeze;
pub use jail::PickPrisoner;
pub use law::{Alliance, FINE, Levy, Manhunt, Wanted, wanted_rolls};
pub use load::{Load, LoadUpTo, Trade};
pub use misbehave::{Card, CardDone};
pub use nav::{Nav, NavDone, REAVER_CUTTER};
pub use opening::{Draft, DrawJobs, Outset, Provisions, STALL, Stall};
pub use order::half_price;
pub use parley::{Bargain, Half, Offer};
pub use patrol::Move;
pub use pay::Payday;
pub use raid::{Boarding, Loot, Secure, Steal};
pub use roster::Hands;
pub use setup::{
    PickLeader, PickShip, PlaceShip, RECRUITS, RECRUITS_WORTH, Recruits, StartingJobs,
};
pub use shop::{CONSIDERED, FUEL, PART, Visit};
pub use slip::Slip;
pub use split::{Branch, BranchDone, Fork, Split};
pub use stowage::Overfull;
pub use study::{Casino, Charts, Race, Study};
pub(super) use test::whim;
pub use test::{BRIBE, Bout, Question, Side, Stage, Trial};
pub use turn::{LEAVE, MAKE_WORK};
pub use upgrade::{LoseUpgrade, TakeUpgrade};
pub use uplink::Uplink;

use super::board::Board;
use super::choice::Choice;
use super::sets::CARRIED;
use super::state::Firefly;
use super::turns::Play;
use crate::Seat;
use std::hash::{Hash, Hasher};

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
    fn advance(self, _: &mut Play<'_>) -> Option<Self> {
        Some(self)
    }

    /// Carries out an answer. It has been taken off the stack.
    fn answer(self, _: &mut Play<'_>, choice: Choice) {
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

/// Writes a list of kinds: their names with the type of each. The numbers are part of the digest of
/// a state: each kind keeps its own for ever.
macro_rules! steps {
    ($(#[$about:meta])* $list:ident {
        $($(#[$doc:meta])* $($number:literal)? $name:ident $(($step:ident: $kind:ty))? $(= $unit:path)?,)+
    }) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum $list {
            $($(#[$doc])* $name $(($kind))?,)+
        }

        impl $list {
            #[cfg(test)]
            const NUMBERS: &[isize] = &[$($($number,)?)+];
        }

        impl Hash for $list {
            fn hash<H: Hasher>(&self, state: &mut H) {
                if !self.is_carried() {
                    return;
                }
                match self {
                    $($list::$name $(($step))? => {
                        $(isize::hash(&$number, state);)?
                        $($step.hash(state);)?
                    })+
                }
            }
        }

        impl Pending for $list {
            fn decider(&self, board: &Board) -> Seat {
                if !self.is_carried() {
                    return board.turn;
                }
                match self {
                    $($list::$name $(($step))? => $($step)? $($unit)? .decider(board),)+
                }
            }

            fn choices(&self, game: &Firefly) -> Vec<Choice> {
                if !self.is_carried() {
                    return Vec::new();
                }
                match self {
                    $($list::$name $(($step))? => $($step)? $($unit)? .choices(game),)+
                }
            }

            fn advance(self, play: &mut Play<'_>) -> Option<Self> {
                if !self.is_carried() {
                    return None;
                }
                match self {
                    $($list::$name $(($step))? => {
                        $($step)? $($unit)? .advance(play).map($list::from)
                    })+
                }
            }

            fn answer(self, play: &mut Play<'_>, choice: Choice) {
                if !self.is_carried() || !choice.is_carried() {
                    return foreign(choice);
                }
                match self {
                    $($list::$name $(($step))? => $($step)? $($unit)? .answer(play, choice),)+
                }
            }

            fn answers_itself(&self) -> bool {
                match self {
                    $($list::$name $(($step))? => $($step)? $($unit)? .answers_itself(),)+
                }
            }

            fn is_calm(&self) -> bool {
                match self {
                    $($list::$name $(($step))? => $($step)? $($unit)? .is_calm(),)+
                }
            }
        }

        $(
            $(impl From<$kind> for $list {
                fn from($step: $kind) -> $list {
                    $list::$name($step)
                }
            })?
            $(impl From<$unit> for $list {
                fn from(_: $unit) -> $list {
                    $list::$name
                }
            })?
        )+
    };
    ($(#[$about:meta])* $list:ident within $outer:ident { $($kinds:tt)+ }) => {
        steps! { $(#[$about])* $list { $($kinds)+ } }
        steps! { @within $outer $list $($kinds)+ }
    };
    (@within $outer:ident $list:ident
        $($(#[$doc:meta])* $number:literal $name:ident $(($step:ident: $kind:ty))? $(= $unit:path)?,)+
    ) => {
        $(
            $(impl From<$kind> for $outer {
                fn from($step: $kind) -> $outer {
                    $list::from($step).into()
                }
            })?
            $(impl From<$unit> for $outer {
                fn from(step: $unit) -> $outer {
                    $list::from(step).into()
                }
            })?
        )+
    };
}

steps! {
    /// Pending work. What nobody is asked about is one of it: whoever says what is asked needs no
    /// word for each kind.
    Frame {
        /// Nobody is asked.
        Unasked(step: Unasked),
        /// Set-up: a leader is picked.
        0 PickLeader(step: PickLeader),
        /// Set-up of the solo story: free crew.
        1 Recruits(step: Recruits),
        /// Set-up: starting jobs are given back.
        3 StartingJobs(step: StartingJobs),
        /// Set-up: a ship is placed.
        4 PlaceShip(step: PlaceShip),
        /// The menu of a turn.
        6 Turn = turn::Menu,
        /// Free: hold and stash.
        7 Stowage = stowage::Stowage,
        /// Free: crew, gear, jobs and upgrades.
        8 Roster = roster::Roster,
        /// Who carries this gear.
        9 Hands(step: Hands),
        /// A Fly action: the next sector.
        10 Flight = flight::NextSector,
        /// A way out of a nav card.
        12 Nav(step: Nav),
        /// Reaver Contact at the start of a turn.
        14 Reavers = nav::Reavers,
        /// To an adjacent sector without a card.
        15 Evasion = flight::Evasion,
        /// A patrol is moved; the number is the patrol's.
        Patrol(step: Move),
        /// Alliance Contact.
        18 Alliance(step: Alliance),
        /// Wanted crew that are still to be looked for.
        19 Wanted(step: Wanted),
        /// A test.
        21 Test(step: Box<Trial>),
        /// So many are killed.
        22 Deaths(step: Deaths),
        /// Each of these is killed, in the order that their owner likes.
        23 Massacre(step: Massacre),
        /// A medic looks at somebody.
        24 Medic(step: Medic),
        /// Each of these takes another cut or leaves.
        25 ExtraCut(step: ExtraCut),
        /// Goods are offered.
        26 Trade(step: Trade),
        /// Goods are loaded, as many as fit.
        27 Load(step: Load),
        /// Goods are loaded, as many as wanted.
        28 LoadUpTo(step: LoadUpTo),
        /// An upgrade is taken from a discard pile.
        29 TakeUpgrade(step: TakeUpgrade),
        /// An upgrade is lost.
        30 LoseUpgrade(step: LoseUpgrade),
        /// The ship or the hand is fuller than it may be: goods, crew or jobs have to go.
        31 Overfull(step: Overfull),
        /// A visit to a supply planet.
        32 Shop(step: Visit),
        /// A talk with a contact.
        33 Deal(step: Talk),
        /// An offer is put together.
        34 Parley(step: Box<Bargain>),
        /// An offer is answered.
        35 Answer(step: Box<Offer>),
        /// The team of a job is chosen.
        36 Muster = errand::Muster,
        /// A way out of a misbehave card.
        38 Card(step: Card),
        /// How many are loaded or delivered.
        40 Freight = instruction::Handling,
        /// How the vault is opened.
        41 Vault = instruction::Vault,
        /// Which list of the goal.
        42 GoalWay = goal::GoalWay,
        /// So many dollars for the goal, or the attempt is botched.
        43 Price(step: Price),
        /// Whom to pay.
        45 Payday(step: Payday),
        /// A job considered from afar.
        48 Uplink(step: Uplink),
        /// Misbehave cards to come.
        49 Study(step: Study),
        /// Goods are loaded in any mix.
        50 LoadGoods(step: LoadGoods),
        /// Goods out of the hold are lost, whichever the owner likes.
        51 SeizeGoods(step: SeizeGoods),
        /// A crew or gear is taken from a discard pile.
        52 TakeCard(step: TakeCard),
        /// The seat to the right steers the ship.
        53 Adrift(step: Adrift),
        /// An upgrade or drive core at half price.
        55 Order = order::Order,
        /// A patrol has come to a ship that may slip away.
        56 Slip(step: Slip),
        /// Which of the Alliance ships comes.
        58 Summons(step: Summons),
        /// Corvette Contact: whom the Operative takes along.
        59 Manhunt(step: Manhunt),
        /// A card may be given up for something else.
        60 Instead(step: Instead),
        /// One crew goes.
        61 LoseCrew(step: LoseCrew),
        /// So many of a good at most are sold.
        62 Sale(step: Sale),
        /// Goods are given for others.
        63 Swap(step: Swap),
        /// A bet of so many dollars.
        64 Casino(step: Casino),
        /// A bet on a suit.
        65 Race(step: Race),
        /// Nav cards to come.
        66 Charts(step: Charts),
        /// One of a profession is killed.
        67 Sacrifice(step: Sacrifice),
        /// More money may be pressed out of a delivery.
        68 Squeeze(step: Squeeze),
        /// Set-up: a ship is picked.
        69 PickShip(step: PickShip),
        /// A visit to a haven.
        70 Harbour(step: Harbour),
        /// Who goes with the second team.
        71 Split(step: Split),
        /// Whose trust is lost.
        72 Forfeit(step: Forfeit),
        /// Gear at half price.
        73 Fence(step: Fence),
        /// Who goes back to the ship before a die is rolled.
        74 Mob = crime::Mob,
        /// Warrants or wanted tokens that go.
        75 Pardon(step: Pardon),
        /// Who of the strongest sulks.
        76 Sulk(step: Sulk),
        /// Set-up: of whom the starting jobs are.
        80 DrawJobs(step: DrawJobs),
        /// Set-up: a leader is taken or a ship bought.
        81 Outset(step: Outset),
        /// Set-up: fuel and parts are bought.
        82 Provisions(step: Provisions),
        /// Set-up: which supply deck is shared out.
        83 DraftDeck = opening::DraftDeck,
        /// Set-up: a free card of those turned up.
        84 Draft(step: Draft),
        /// Set-up of who plays alone: cards are bought.
        85 Stall(step: Stall),
        /// Whom of the dearest the Cruiser takes along.
        86 Levy(step: Levy),
        /// By which skill a rival's ship is boarded.
        87 Boarding(step: Boarding),
        /// Goods are moved before a raid.
        88 Secure(step: Secure),
        /// The skill of a showdown, and gear for it.
        89 Stance(step: Stance),
        /// Goods are taken out of a rival's hold.
        90 Loot(step: Loot),
        /// Jobs are taken out of a rival's hand.
        91 Steal(step: Steal),
        /// What becomes of the bound of a rival.
        92 Capture(step: Capture),
        /// A berth for somebody who was freed.
        93 Welcome(step: Welcome),
        /// Somebody may be killed in the place of another.
        94 StandIn(step: StandIn),
        /// Set-up: whom the Alliance holds.
        96 PickPrisoner(step: PickPrisoner),
        /// After each misbehave card passed for contraband: on, or enough.
        97 Cache(step: Cache),
    }
}

steps! {
    /// Pending work that goes on by itself.
    Unasked within Frame {
        /// Set-up: money, goods and starting jobs are dealt.
        2 Outfit = setup::Outfit,
        /// Set-up: the pump is primed and the first turn begins.
        5 Prime = setup::Prime,
        /// A ship has come to a sector: contact, then a nav card.
        11 Arrival = flight::Arrival,
        /// A nav card is resolved.
        13 NavDone(step: NavDone),
        /// The effects of a card that are still to be carried out.
        20 Effects(step: Effects),
        /// The next misbehave card, or the instruction.
        37 Misbehave = misbehave::Misbehave,
        /// A misbehave card is resolved.
        39 CardDone(step: CardDone),
        /// The job is done: pay.
        44 Payout = pay::Payout,
        /// The step is over.
        46 ErrandDone = errand::ErrandDone,
        /// The turn is over.
        47 TurnDone = turn::TurnDone,
        /// Alert tokens are resolved.
        54 Alert(step: Alert),
        /// Teams that are still to go.
        77 Fork(step: Fork),
        /// A team draws misbehave cards.
        78 Branch(step: Branch),
        /// The misbehave card of one team is resolved.
        79 BranchDone(step: BranchDone),
        /// A showdown.
        95 Duel(step: Box<Duel>),
    }
}

impl Frame {
    /// Whether this program knows what leads to it.
    pub const fn is_carried(&self) -> bool {
        let is_of_sets = matches!(
            self,
            Frame::Uplink(_)
                | Frame::Study(_)
                | Frame::LoadGoods(_)
                | Frame::SeizeGoods(_)
                | Frame::TakeCard(_)
                | Frame::Adrift(_)
                | Frame::Order
                | Frame::Slip(_)
                | Frame::Summons(_)
                | Frame::Manhunt(_)
                | Frame::Instead(_)
                | Frame::LoseCrew(_)
                | Frame::Sale(_)
                | Frame::Swap(_)
                | Frame::Casino(_)
                | Frame::Race(_)
                | Frame::Charts(_)
                | Frame::Sacrifice(_)
                | Frame::Squeeze(_)
                | Frame::PickShip(_)
                | Frame::Harbour(_)
                | Frame::Split(_)
                | Frame::Forfeit(_)
                | Frame::Fence(_)
                | Frame::Mob
                | Frame::Pardon(_)
                | Frame::Sulk(_)
                | Frame::DrawJobs(_)
                | Frame::Outset(_)
                | Frame::Provisions(_)
                | Frame::DraftDeck
                | Frame::Draft(_)
                | Frame::Stall(_)
                | Frame::Levy(_)
                | Frame::Boarding(_)
                | Frame::Secure(_)
                | Frame::Stance(_)
                | Frame::Loot(_)
                | Frame::Steal(_)
                | Frame::Capture(_)
                | Frame::Welcome(_)
                | Frame::StandIn(_)
                | Frame::PickPrisoner(_)
                | Frame::Cache(_)
        );
        CARRIED || !is_of_sets
    }
}

impl Unasked {
    /// As [`Frame::is_carried`].
    const fn is_carried(&self) -> bool {
        CARRIED
            || !matches!(
                self,
                Unasked::Alert(_)
                    | Unasked::Fork(_)
                    | Unasked::Branch(_)
                    | Unasked::BranchDone(_)
                    | Unasked::Duel(_)
            )
    }
}

/// A choice that its frame does not offer: [`Game::apply`](crate::Game::apply) refuses it before.
/// One that is offered and that nobody carries out is found by any test that makes it.
pub(super) fn foreign(choice: Choice) {
    debug_assert!(false, "nobody carries out {choice:?}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_kinds_share_a_number() {
        let mut numbers = [Frame::NUMBERS, Unasked::NUMBERS, &Move::numbers()].concat();
        numbers.sort_unstable();
        assert_eq!(numbers, (0..numbers.len() as isize).collect::<Vec<_>>());
    }
}
