//! The plain player: what scores most in his own tableau, as if the game ended now.

use crate::{Thought, legal};
use rules::faraway::{Choice, Faraway, RegionId, SeatView, View, found, total};

/// The best choice at once; the first among equals.
pub(super) fn choose(view: &View) -> Option<Thought<Choice>> {
    let own = view.own()?;
    let mut values: Vec<(Choice, i64)> =
        legal::<Faraway>(view).into_iter().map(|choice| (choice, value(own, choice))).collect();
    rules::order::sort_by_key(&mut values, |(_, value)| std::cmp::Reverse(*value));
    let choice = values.first()?.0;
    Some(Thought { choice, values })
}

/// In thousandths of fame.
fn value(own: &SeatView, choice: Choice) -> i64 {
    match choice {
        // Short regions first leave room for sanctuaries.
        Choice::Keep(kept) => -kept.iter().map(|region| i64::from(region.time())).sum::<i64>(),
        Choice::Explore(region) => played(own, region),
        Choice::Take(region) => played(own, region),
        Choice::Settle(sanctuary) => {
            let mut kept = own.sanctuaries.clone();
            kept.push(sanctuary);
            fame(&own.row, &kept)
        }
    }
}

/// The tableau with the region at its end; a sanctuary found counts as one fame.
fn played(own: &SeatView, region: RegionId) -> i64 {
    let mut row = own.row.clone();
    row.push(region);
    fame(&row, &own.sanctuaries) + 1000 * i64::from(found(&row, &own.sanctuaries) > 0)
}

fn fame(row: &[RegionId], sanctuaries: &[rules::faraway::SanctuaryId]) -> i64 {
    1000 * i64::from(total(row, sanctuaries))
}
