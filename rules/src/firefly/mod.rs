//! Firefly: fly from job to job, keep the crew paid and stay ahead of the law.
//!
//! The tables of cards are data; one executor (`step/effects.rs`) carries them out. [`Firefly`] is a
//! stack of frames, of which the topmost is carried out or asks somebody ([`Frame`]). All that
//! lies open is the [`Board`]; what bots and the page see is a [`View`].
//!
//! Two rules of the table are told for a device that goes round:
//!
//! - *Parley* (section 13): captains may bargain in anybody's turn. Whoever has the turn opens the
//!   talk and makes an offer, or hears the other's ([`Choice::Hear`]); the side that did not make
//!   it answers. Two others in one sector are given the word by him ([`Choice::Between`]): the
//!   device is in his hands.
//! - *Passing the dinosaur* (section 5): a captain whose second action is a Buy or a Deal may hand
//!   the turn on before he has finished choosing, so that a table waits less. It is a leave, not a
//!   duty, and changes nothing that either of them may do. One device shows one hand at a time and
//!   nobody could use the time won, so here a visit is finished before the next turn begins: the
//!   next captain then shops from a discard pile that is final, and a match stays one list of
//!   choices in one order.
//!
//! Where our specification and the rule book part, the book is followed: ships are placed right
//! after the leaders are picked, before anybody has jobs (section 3).
//!
//! What a turn that must end needs and no rule book has: a limit of free changes and of offers in
//! a turn ([`Board::FUSS`], [`Board::OFFERS`]).

mod ability;
pub mod alert;
mod board;
pub mod bounty;
mod captain;
pub mod challenge;
mod chart;
mod choice;
pub mod contact;
mod dialect;
pub mod edict;
pub mod effect;
mod event;
mod forecast;
mod haven;
pub mod job;
mod job_table;
mod kind_table;
mod layout;
pub mod leader;
mod ledger;
mod lesson;
mod map;
pub mod misbehave;
pub mod name;
pub mod nav;
pub mod odds;
mod opening;
mod options;
mod outlook;
pub mod patrol;
mod peril;
pub mod raid;
mod reward;
mod route;
mod ruin;
mod score;
pub mod sector;
pub mod sets;
pub mod ship;
pub mod skill;
mod state;
pub mod step;
pub mod story;
pub mod supply;
mod supply_table;
#[cfg(test)]
mod tests;
mod together;
mod token;
mod turns;
mod view;

/// Figures of the rules that stand on no card, for whoever puts choices into words.
pub mod figures {
    pub use super::step::half_price;
    pub use super::step::{ACCEPTED, BRIBE, CONSIDERED, FINE, FUEL, GIFT, LEAVE, MAKE_WORK};
    pub use super::step::{PART, REAVER_CUTTER, RECRUITS, RECRUITS_WORTH, SAVED, STALL};
}

pub use board::{Action, Board, Foreseen, aim_size, meets_demand};
pub use captain::{Active, Arms, Bound, Captain, Gear, Goods, Member, Person, half_spaces};
pub use chart::Chart;
pub use choice::Choice;
pub use event::{BountySpot, Cause, Deck, Event, Item, JobSpot, Spot};
pub use lesson::Lesson;
pub use misbehave::misbehave_card;
pub use nav::nav_card;
pub use options::{Aim, StartingJobs, Table};
pub use outlook::{Employer, Outlook, PayRoll, Prize};
pub use peril::Perils;
pub use reward::{Reward, Terms};
pub use route::{Fate, Hazard, Stranded};
pub use ruin::Ruin;
pub use sets::Sets;
pub use state::Firefly;
pub use step::{
    Bargain, Errand, Flight, Frame, Half, Look, Outcome, Pace, Question, Stage, Step, Talk, Task,
    Trial, Visit,
};
pub use view::View;
