//! Farlight: bid for parts, services and missions, join ships and fly them.
//!
//! What the rule book leaves open is settled by our specification. So a bare 0 gives no turn at a
//! mission, since it never wins anything (section S7); the book names all who have bid there, and
//! its example has only a 0 that crew has raised. An organisation is nothing but a name for whose
//! ship it is: the colour and the mark of a seat stand for it.

mod assembly;
mod auction;
mod award;
mod choice;
mod connector;
mod event;
mod launch;
mod lesson;
mod mission;
mod options;
mod pairs;
mod part;
mod reach;
mod ship;
mod state;
mod station;
mod table;
#[cfg(test)]
mod tests;
mod turns;
mod view;

pub use assembly::{DISCOVERED, Docking, HIRED};
pub use auction::{Auction, Bid, Consolation, PASSES, Service, TILES, Target, Tiles};
pub use award::{AWARD_POINTS, Award, Standing};
pub use choice::{Choice, Phase};
pub use connector::{Cell, Connectors, Direction};
pub use event::{BidTile, Compared, Event, Item, Unfit};
pub use launch::Launch;
pub use lesson::Lesson;
pub use mission::{CREW_PER_BIOTECH, Mission, MissionId, Readiness};
pub use options::Table;
pub use pairs::Pairs;
pub use part::{Benefits, Part, PartId};
pub use reach::{IfWon, Reach};
pub use ship::{Edges, HIGHEST_DIE, Installed, Misfit, Ship};
pub use state::{Draft, Farlight, Flown, STARTING_CREW, Won};
pub use station::Slot;
pub use view::{SeatView, SeenBid, View};
