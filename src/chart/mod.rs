//! The chart of Firefly as far as it needs no browser: the outlines of the sectors, the systems,
//! the drawing itself, where names fit, and the camera over it. All in whole units of the chart.

pub mod art;
pub mod berth;
pub mod camera;
pub mod east;
pub mod flag;
pub mod hunt;
pub mod ink;
pub mod names;
pub mod outline;
pub mod plan;
pub mod sheet;
pub mod systems;
pub mod things;
pub mod wake;
pub mod west;

/// A point of the chart.
pub type At = (i32, i32);

/// Width and height of the base board.
pub const SIZE: At = (1382, 1032);

/// The radius of a planet's disc.
pub const DISC: i32 = 14;
