//! What a tableau is likely to be worth at the end, told without trying anything out.

use rules::faraway::{Biome, Card, Counted, Quest, RegionId, SanctuaryId, Tally, Wonder};

/// One in the fixed-point numbers of this file.
pub(super) const ONE: i32 = 1024;
/// Rounds that may still come, and wonders that may be missing, at most.
const ROUNDS: usize = 8;
const MISSING: usize = 6;

/// What a player who minds his quests may expect of a round still to come.
#[derive(Clone, Debug)]
pub(super) struct Habits {
    /// How likely each half of a round brings a wonder that is missing: stone, chimera, thistle.
    pub find: [i32; 3],
    /// How many wonders of each kind a round brings.
    pub wonders: [i32; 3],
    pub clue: i32,
    pub night: i32,
    pub biome: i32,
    pub either: i32,
    /// How many cards of the biome that is wanted.
    pub set: i32,
    /// What a Sanctuary is worth, and one more to choose from, in thousandths of fame.
    pub sanctuary: i32,
    pub wider: i32,
    pub prize: i32,
    pub choice: i32,
    /// What a wonder of each kind on a Sanctuary does for a quest still to come.
    pub seed: [i32; 6],
    /// How fast a long exploration spoils the chance of a longer one.
    pub spoil: i32,
    pub spoil_more: i32,
}

impl Habits {
    pub(super) const USUAL: Habits = Habits {
        find: [440, 351, 270],
        wonders: [719, 566, 418],
        clue: 790,
        night: 655,
        biome: 620,
        either: 1166,
        set: 650,
        sanctuary: 7043,
        wider: 768,
        prize: 9155,
        choice: 912,
        seed: [1500, 1500, 1379, 333, 234, 544],
        spoil: 122,
        spoil_more: 208,
    };
}

/// The habits, worked out into tables.
#[derive(Clone, Debug)]
pub(super) struct Chances {
    habits: Habits,
    /// By kind, rounds to come and wonders missing: the chance that none is missing at the end.
    met: [[[i32; MISSING + 1]; ROUNDS + 1]; 3],
}

impl Chances {
    pub(super) fn new(habits: Habits) -> Chances {
        let met = habits.find.map(chances);
        Chances { habits, met }
    }

    /// The fame that a tableau will bring with so many rounds still to come, in thousandths.
    pub(super) fn worth(&self, row: &[RegionId], kept: &[SanctuaryId], rounds: usize) -> i32 {
        let mut visible = Tally::of(kept.iter().map(|sanctuary| sanctuary.card()));
        let before = visible;
        let mut worth = 0;
        for region in row.iter().rev() {
            visible.add(region.card());
            worth += self.quest(region.card(), &visible, rounds);
        }
        for sanctuary in kept {
            worth += self.quest(sanctuary.card(), &visible, rounds);
        }
        worth + self.prospects(row, &before, visible.clues, rounds)
    }

    /// What Sanctuaries still to be found, and those that wait for quests to come, are worth.
    fn prospects(&self, row: &[RegionId], kept: &Tally, clues: u8, rounds: usize) -> i32 {
        let left = rounds as i32;
        let latest = row.last().map_or(0, |region| i32::from(region.time()));
        let spoilt =
            latest * self.habits.spoil / 68 + latest * latest * self.habits.spoil_more / (68 * 68);
        let ahead = (ONE - spoilt).max(0);
        let found = left * (self.habits.sanctuary + i32::from(clues) * self.habits.wider);
        let w = kept.wonders;
        let colours: u8 = kept.biomes.iter().sum();
        let counts = [w.stone, w.chimera, w.thistle, kept.clues, kept.nights, colours];
        let seeds: i32 =
            counts.iter().zip(self.habits.seed).map(|(&n, seed)| i32::from(n) * seed).sum();
        found * ahead / ONE + left * seeds
    }

    /// What it is worth to be dealt so many Sanctuaries.
    pub(super) fn prize(&self, dealt: usize) -> i32 {
        let more = dealt.saturating_sub(1) as i32;
        if dealt == 0 { 0 } else { self.habits.prize + more * self.habits.choice }
    }

    fn quest(&self, card: &Card, visible: &Tally, rounds: usize) -> i32 {
        let Some(quest) = card.quest else { return 0 };
        let chance = self.chance(quest, visible, rounds);
        if chance == 0 {
            return 0;
        }
        let count = quest.per.map_or(ONE, |counted| self.count(counted, visible, rounds));
        // Thousandths: a fixed-point one is 1024.
        i32::from(quest.fame) * count / 16 * chance / 64 * 1000 / ONE
    }

    fn chance(&self, quest: Quest, visible: &Tally, rounds: usize) -> i32 {
        let missing = quest.condition.beyond(visible.wonders);
        let mut chance = ONE;
        for (at, kind) in Wonder::ALL.into_iter().enumerate() {
            let lacking = usize::from(missing.of(kind)).min(MISSING);
            chance = chance * self.met[at][rounds][lacking] / ONE;
        }
        chance
    }

    /// How many of what a quest counts there will be.
    fn count(&self, counted: Counted, visible: &Tally, rounds: usize) -> i32 {
        let left = rounds as i32;
        let rate = match counted {
            Counted::Wonders(kind) => self.habits.wonders[kind as usize],
            Counted::Clue => self.habits.clue,
            Counted::Night => self.habits.night,
            Counted::Of(_) => self.habits.biome,
            Counted::Either(..) => self.habits.either,
            Counted::BiomeSet => return self.sets(visible, left),
        };
        i32::from(visible.count(counted)) * ONE + left * rate
    }

    /// The cards to come go where the fewest are.
    fn sets(&self, visible: &Tally, left: i32) -> i32 {
        let mut counts = Biome::ALL.map(|biome| i32::from(visible.biome(biome)) * ONE);
        rules::order::sort(&mut counts);
        let mut sum = left * self.habits.set;
        let mut least = i32::MAX;
        for (at, count) in counts.into_iter().enumerate() {
            sum += count;
            least = least.min(sum / (at as i32 + 1));
        }
        least
    }
}

/// By rounds to come and things missing: the chance of finding all of them, two tries a round.
fn chances(find: i32) -> [[i32; MISSING + 1]; ROUNDS + 1] {
    let mut now = [0; MISSING + 1];
    now[0] = ONE;
    let mut table = [now; ROUNDS + 1];
    for row in table.iter_mut().skip(1) {
        for _ in 0..2 {
            for missing in (1..=MISSING).rev() {
                now[missing] += (now[missing - 1] - now[missing]) * find / ONE;
            }
        }
        *row = now;
    }
    table
}
