//! What a seat would like, at a glance: the play in games that are tried out.

use rules::Seat;
use rules::faraway::{Card, Choice, Counted, Faraway, ROUNDS, RegionId, SanctuaryId, found, total};

/// A seat's tableau, to be improved by a choice.
pub(super) struct Wish {
    row: Vec<RegionId>,
    kept: Vec<SanctuaryId>,
}

impl Wish {
    /// How much wishes vary, in thousandths of fame.
    pub(super) const NOISE: u32 = 2_000;

    pub(super) fn of(game: &Faraway, seat: Seat) -> Wish {
        let mut row = Vec::with_capacity(usize::from(ROUNDS) + 1);
        row.extend_from_slice(game.row(seat));
        Wish { row, kept: game.kept(seat).to_vec() }
    }

    /// What a choice is worth to the seat, in thousandths of fame.
    pub(super) fn value(&self, choice: Choice) -> i64 {
        match choice {
            Choice::Keep(kept) => kept.iter().map(|&region| self.played(region)).sum(),
            Choice::Explore(region) | Choice::Take(region) => self.played(region),
            Choice::Settle(sanctuary) => self.settled(sanctuary),
        }
    }

    fn left(&self) -> i64 {
        i64::from(ROUNDS) - self.row.len() as i64
    }

    fn played(&self, region: RegionId) -> i64 {
        let mut row = self.row.clone();
        row.push(region);
        let finds = found(&row, &self.kept) as i64;
        let fame = 1_000 * i64::from(total(&row, &self.kept));
        let sanctuary = if finds > 0 { 2_200 + 250 * finds } else { 0 };
        fame + sanctuary
            + stock(region.card(), self.left() - 1)
            + promise(region.card(), self.left() - 1)
    }

    fn settled(&self, sanctuary: SanctuaryId) -> i64 {
        let mut kept = self.kept.clone();
        kept.push(sanctuary);
        1_000 * i64::from(total(&self.row, &kept)) + stock(sanctuary.card(), self.left())
    }
}

/// What wonders and clues are worth beyond the quests that already count them.
fn stock(card: &Card, left: i64) -> i64 {
    let wonders = card.wonders.stone + card.wonders.chimera + card.wonders.thistle;
    i64::from(wonders) * 700 + i64::from(card.clues) * 180 * left
}

/// What a quest may still bring when so many Regions are to follow.
fn promise(card: &Card, left: i64) -> i64 {
    let Some(quest) = card.quest else { return 0 };
    let asked = quest.condition.stone + quest.condition.chimera + 2 * quest.condition.thistle;
    let count = match quest.per {
        None => 1_000,
        Some(Counted::BiomeSet) => 130 * left,
        Some(Counted::Either(..)) => 520 * left,
        Some(Counted::Clue | Counted::Night) => 330 * left,
        Some(Counted::Of(_)) => 280 * left,
        Some(Counted::Wonders(_)) => 380 * left,
    };
    let chance = (left * 115 - i64::from(asked) * 130).clamp(0, 1_000);
    if quest.per.is_none() && asked == 0 {
        0
    } else {
        i64::from(quest.fame) * count * chance / 1_000
    }
}
