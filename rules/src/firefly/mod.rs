//! Firefly: fly from job to job, keep the crew paid and stay ahead of the law.
//!
//! The tables of cards are data; one executor (`effects.rs`) carries them out. [`Firefly`] is a
//! stack of frames, of which the topmost is carried out or asks somebody ([`Frame`]). All that
//! lies open is the [`Board`]; what bots and the page see is a [`View`].
//!
//! Not here: *passing the dinosaur* (section 5), a matter of who holds the device; and offers of a
//! seat whose turn it is not (section 13): whoever has the turn makes them, the other answers.

mod board;
mod captain;
mod choice;
pub mod contact;
pub mod effect;
mod effects;
mod event;
mod flight;
mod forecast;
mod frame;
pub mod job;
mod job_table;
mod kind_table;
pub mod leader;
mod ledger;
mod map;
mod market;
mod menu;
pub mod misbehave;
pub mod nav;
pub mod odds;
mod outlook;
mod parley;
pub mod sector;
mod setup;
pub mod skill;
pub mod story;
pub mod supply;
mod supply_table;
mod table;
#[cfg(test)]
mod tests;
mod trial;
mod trouble;
mod turns;
mod view;
mod work;

/// Figures of the rules that stand on no card, for whoever puts choices into words.
pub mod figures {
    pub use super::board::FRIEND;
    pub use super::flight::{FINE, REAVER_CUTTER};
    pub use super::market::{ACCEPTED, CLEAN_SLATE, CONSIDERED, FUEL, PART};
    pub use super::menu::{LEAVE, MAKE_WORK};
    pub use super::setup::{RECRUITS, RECRUITS_WORTH};
    pub use super::trial::BRIBE;
    pub use super::trouble::SAVED;
}

pub use board::{Action, Board, aim_size};
pub use captain::{Active, Arms, Captain, Gear, Goods, Member, Person, half_spaces};
pub use choice::Choice;
pub use event::{Cause, Deck, Event, Item, JobSpot, Spot};
pub use flight::nav_card;
pub use frame::{
    Bargain, Errand, Flight, Frame, Half, Outcome, Pace, Question, Reach, Stage, Step, Talk, Task,
    Trial, Visit, nav_deck,
};
pub use outlook::Outlook;
pub use table::{Aim, StartingJobs, Table};
pub use turns::Firefly;
pub use view::View;
pub use work::misbehave_card;
