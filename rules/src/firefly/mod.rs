//! Firefly: the printed matter of the base game as typed data, and exact odds.
//!
//! The game itself (state, turns, choices) is not here yet: nothing of this module is dealt or
//! offered. What stands is what an executor interprets and what words and faces come from.

pub mod contact;
pub mod effect;
pub mod job;
mod job_table;
mod kind_table;
pub mod leader;
mod map;
pub mod misbehave;
pub mod nav;
pub mod odds;
pub mod sector;
pub mod skill;
pub mod story;
pub mod supply;
mod supply_table;
