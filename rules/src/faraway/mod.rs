//! Faraway: lay eight Regions left to right, score them right to left.

mod card;
mod choice;
mod event;
mod lesson;
mod options;
mod reach;
mod score;
mod state;
mod table;
mod turns;
mod view;

pub use card::{Biome, Card, Counted, Quest, RegionId, SanctuaryId, Wonder, Wonders};
pub use choice::{Choice, Phase};
pub use event::{Event, Item};
pub use lesson::Lesson;
pub use options::{Start, Table};
pub use score::{
    Reason, Score, Scored, Tally, promise, promise_may_grow, score, score_card, total,
};
pub use state::Faraway;
pub use turns::found;
pub use view::{Held, SeatView, View};

/// How many Regions each plays: one a round.
pub const ROUNDS: u8 = 8;
/// How many Regions a hand holds.
pub const HAND: usize = 3;
