//! What a choice puts out of reach for good: quests whose condition nothing to come can meet.

use super::ROUNDS;
use super::card::{RegionId, SanctuaryId, Wonder, Wonders};
use super::choice::Choice;
use super::score::{Reason, score};
use super::turns::found;
use super::view::View;
use crate::order;

/// A journey and all that may still come into its sight.
struct Ahead {
    row: Vec<RegionId>,
    kept: Vec<SanctuaryId>,
    /// Regions that may come: those in hand and, while one is due from it, the market.
    near: Vec<RegionId>,
    /// How many of those still to be laid come from there at least.
    certain: usize,
    /// Whether a Sanctuary is due, and which ones if the viewer has seen them.
    due: Option<Vec<SanctuaryId>>,
}

impl Ahead {
    /// How much of each wonder can come at the very most.
    fn most(&self) -> Wonders {
        let left = usize::from(ROUNDS).saturating_sub(self.row.len());
        let regions: Vec<RegionId> = if left > self.certain {
            RegionId::all().filter(|id| !self.row.contains(id)).collect()
        } else {
            self.near.clone()
        };
        let higher = regions.iter().any(|id| self.row.last().is_none_or(|last| id > last));
        let finds = if higher || left > 1 { left } else { 0 };
        let of = |kind: Wonder| {
            let mut amounts: Vec<u8> =
                regions.iter().map(|id| id.card().wonders.of(kind)).collect();
            order::sort(&mut amounts);
            let laid: u8 = amounts.iter().rev().take(left).sum();
            let best = |ids: &mut dyn Iterator<Item = SanctuaryId>| {
                ids.map(|id| id.card().wonders.of(kind)).max().unwrap_or(0)
            };
            let due = match &self.due {
                Some(seen) if !seen.is_empty() => best(&mut seen.iter().copied()),
                Some(_) => best(&mut SanctuaryId::all()),
                None => 0,
            };
            laid + due + finds as u8 * best(&mut SanctuaryId::all())
        };
        Wonders {
            stone: of(Wonder::Stone),
            chimera: of(Wonder::Chimera),
            thistle: of(Wonder::Thistle),
        }
    }

    /// The Regions laid whose condition is not met and can never be.
    fn lost(&self) -> Vec<RegionId> {
        let most = self.most();
        let scored = score(&self.row, &self.kept).regions;
        let lost = |reason| match reason {
            Reason::Unmet { missing } => missing.beyond(most) != Wonders::NONE,
            Reason::NoQuest | Reason::Flat | Reason::Counted { .. } => false,
        };
        let laid = self.row.iter().zip(scored);
        laid.filter(|(_, scored)| lost(scored.reason)).map(|(&id, _)| id).collect()
    }
}

impl View {
    /// The Regions of the viewer's journey, and the one that he would lay, that score nothing and no longer
    /// could once he has chosen this.
    pub fn lost_by(&self, choice: &Choice) -> Vec<RegionId> {
        let Some(own) = self.own() else { return Vec::new() };
        let hand: Vec<RegionId> = own.hand.iter().filter_map(|held| held.id).collect();
        let offered = || own.offered.iter().copied().flatten().collect();
        let ahead = |near: Vec<RegionId>, certain: usize| Ahead {
            row: own.row.clone(),
            kept: own.sanctuaries.clone(),
            near,
            certain,
            due: (own.due > 0 || !own.offered.is_empty()).then(offered),
        };
        let open = [hand.as_slice(), &self.market].concat();
        let (before, after) = match *choice {
            Choice::Keep(_) => return Vec::new(),
            Choice::Explore(region) => {
                let near = open.iter().copied().filter(|&id| id != region).collect();
                let mut after = ahead(near, 1);
                after.row.push(region);
                after.due = (found(&after.row, &after.kept) > 0).then(Vec::new);
                (ahead(open, 2), after)
            }
            Choice::Take(region) => {
                (ahead(open, 1), ahead([hand.as_slice(), &[region]].concat(), 1))
            }
            Choice::Settle(sanctuary) => {
                let mut after = ahead(hand.clone(), 1);
                after.kept.push(sanctuary);
                after.due = None;
                (ahead(hand, 1), after)
            }
        };
        let already = before.lost();
        after.lost().into_iter().filter(|id| !already.contains(id)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn regions(text: &str) -> Vec<RegionId> {
        text.split_whitespace().map(|n| RegionId::new(n.parse().unwrap()).unwrap()).collect()
    }

    fn lost(row: &str, near: &str, due: bool) -> Vec<RegionId> {
        let due = due.then(Vec::new);
        Ahead { row: regions(row), kept: Vec::new(), near: regions(near), certain: 1, due }.lost()
    }

    #[test]
    fn the_last_region_brings_what_is_lacking_or_nothing_does() {
        // 51 asks for four stones; itself, 6 and 4 hold one each.
        let row = "51 6 4 13 3 5 7";
        assert_eq!(lost(row, "1", false), []);
        assert_eq!(lost(row, "3", false), regions("51"));
        // A number higher than 7 finds a Sanctuary, and so does one that is due.
        assert_eq!(lost(row, "9", false), []);
        assert_eq!(lost(row, "3", true), []);
    }

    #[test]
    fn nothing_is_lost_while_much_is_to_come() {
        assert_eq!(lost("51 60 67", "1 2 3", false), []);
    }
}
