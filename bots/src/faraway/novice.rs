//! A person's first match: what the hints say, and no more.

use crate::legal;
use rules::faraway::{Choice, Faraway, RegionId, View, found, total};

/// Lays the lowest card that still finds a Sanctuary, takes what shows most, keeps what scores most.
pub(super) fn choose(view: &View) -> Option<Choice> {
    let own = view.own()?;
    let laid = |id: RegionId| -> Vec<RegionId> { own.row.iter().copied().chain([id]).collect() };
    let scores = |id: RegionId| i32::from(total(&laid(id), &own.sanctuaries));
    let finds = |id: RegionId| found(&laid(id), &own.sanctuaries) > 0;
    let worth = |choice: &Choice| match *choice {
        Choice::Keep(kept) => -kept.iter().map(|id| i32::from(id.time())).sum::<i32>(),
        Choice::Explore(id) => 100 * i32::from(finds(id)) - i32::from(id.time()),
        Choice::Take(id) => 2 * scores(id) + shown(id),
        Choice::Settle(id) => {
            let kept: Vec<_> = own.sanctuaries.iter().copied().chain([id]).collect();
            i32::from(total(&own.row, &kept))
        }
    };
    legal::<Faraway>(view).into_iter().max_by_key(worth)
}

/// What the Region shows for others to count.
fn shown(id: RegionId) -> i32 {
    let card = id.card();
    let wonders: u8 = card.wonders.kinds().map(|(_, n)| n).sum();
    i32::from(wonders + card.clues) + i32::from(card.night)
}
