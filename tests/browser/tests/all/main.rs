//! The browser tests, in one program: beside the last and longest of one file the next file is begun.

mod faraway;
mod farlight;
mod firefly;
mod guide;
mod harness;
mod long;
mod offline;
mod page;
mod pictures;
mod policy;
mod press;
mod shelf;
mod stage;
