//! The way home: what each card of a tableau scores, and why. Rules, "Scoring".

use super::card::{Biome, Card, Counted, Quest, RegionId, SanctuaryId, Wonder, Wonders};

/// Everything that quests can count among some cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The wonders.
    pub wonders: Wonders,
    /// The clues.
    pub clues: u8,
    /// The cards of the night.
    pub nights: u8,
    /// The cards of each biome, in the order of [`Biome::ALL`].
    pub biomes: [u8; 4],
}

impl Tally {
    /// The tally of these cards.
    pub fn of<'a>(cards: impl IntoIterator<Item = &'a Card>) -> Tally {
        let mut tally = Tally::default();
        cards.into_iter().for_each(|card| tally.add(card));
        tally
    }

    /// Counts one card more.
    pub fn add(&mut self, card: &Card) {
        self.wonders.stone += card.wonders.stone;
        self.wonders.chimera += card.wonders.chimera;
        self.wonders.thistle += card.wonders.thistle;
        self.clues += card.clues;
        self.nights += u8::from(card.night);
        if let Some(biome) = card.biome {
            self.biomes[biome as usize] += 1;
        }
    }

    /// How many cards of a biome.
    pub fn biome(&self, biome: Biome) -> u8 {
        self.biomes[biome as usize]
    }

    /// How many of what a quest counts.
    pub fn count(&self, counted: Counted) -> u8 {
        match counted {
            Counted::Wonders(kind) => self.wonders.of(kind),
            Counted::Clue => self.clues,
            Counted::Night => self.nights,
            Counted::Of(biome) => self.biome(biome),
            Counted::Either(one, other) => self.biome(one) + self.biome(other),
            Counted::BiomeSet => self.biomes.iter().copied().min().unwrap_or(0),
        }
    }
}

/// Why a card scores what it scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// It has no quest.
    NoQuest,
    /// Its condition is not met.
    Unmet {
        /// The wonders still missing.
        missing: Wonders,
    },
    /// A flat quest, its condition met.
    Flat,
    /// A counting quest, its condition met.
    Counted {
        /// How many of what it counts are visible.
        count: u8,
    },
}

/// What one card scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Scored {
    /// The fame.
    pub fame: u16,
    /// Why.
    pub reason: Reason,
}

/// What a card scores when just the cards of `visible` are face up.
pub fn score_card(card: &Card, visible: &Tally) -> Scored {
    let Some(quest) = card.quest else {
        return Scored { fame: 0, reason: Reason::NoQuest };
    };
    let missing = quest.condition.beyond(visible.wonders);
    if missing != Wonders::NONE {
        return Scored { fame: 0, reason: Reason::Unmet { missing } };
    }
    score_met(quest, visible)
}

fn score_met(quest: Quest, visible: &Tally) -> Scored {
    match quest.per {
        None => Scored { fame: quest.fame.into(), reason: Reason::Flat },
        Some(counted) => {
            let count = visible.count(counted);
            let fame = u16::from(quest.fame) * u16::from(count);
            Scored { fame, reason: Reason::Counted { count } }
        }
    }
}

/// What a whole tableau scores, card by card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// The Regions, in the order they were played.
    pub regions: Vec<Scored>,
    /// The Sanctuaries, in the order they were kept.
    pub sanctuaries: Vec<Scored>,
}

impl Score {
    /// The fame of all cards together.
    pub fn total(&self) -> u16 {
        self.regions.iter().chain(&self.sanctuaries).map(|scored| scored.fame).sum()
    }
}

/// Scores a tableau: Regions turned up from the last to the first, then the Sanctuaries.
///
/// A row that is still growing is scored as if the game ended now.
pub fn score(row: &[RegionId], sanctuaries: &[SanctuaryId]) -> Score {
    let mut visible = Tally::of(sanctuaries.iter().map(|s| s.card()));
    let mut regions: Vec<Scored> = row
        .iter()
        .rev()
        .map(|region| {
            visible.add(region.card());
            score_card(region.card(), &visible)
        })
        .collect();
    regions.reverse();
    let sanctuaries = sanctuaries.iter().map(|s| score_card(s.card(), &visible)).collect();
    Score { regions, sanctuaries }
}

/// The total of [`score`] without its reasons: what searches call by the million.
pub fn total(row: &[RegionId], sanctuaries: &[SanctuaryId]) -> u16 {
    let mut visible = Tally::of(sanctuaries.iter().map(|s| s.card()));
    let on_the_way: u16 = row
        .iter()
        .rev()
        .map(|region| {
            visible.add(region.card());
            score_card(region.card(), &visible).fame
        })
        .sum();
    let at_home: u16 = sanctuaries.iter().map(|s| score_card(s.card(), &visible).fame).sum();
    on_the_way + at_home
}

/// What [`total`] would be if every condition were met, with as much in sight as there is.
pub fn promise(row: &[RegionId], sanctuaries: &[SanctuaryId]) -> u16 {
    let mut visible = Tally::of(sanctuaries.iter().map(|s| s.card()));
    let met =
        |card: &Card, visible: &Tally| card.quest.map_or(0, |quest| score_met(quest, visible).fame);
    let on_the_way: u16 = row
        .iter()
        .rev()
        .map(|region| {
            visible.add(region.card());
            met(region.card(), &visible)
        })
        .sum();
    let at_home: u16 = sanctuaries.iter().map(|s| met(s.card(), &visible)).sum();
    on_the_way + at_home
}

/// Whether [`promise`] is the least that may come: of the quests whose condition is not met one counts cards, and
/// more of these may be laid.
pub fn promise_may_grow(row: &[RegionId], sanctuaries: &[SanctuaryId]) -> bool {
    let scored = score(row, sanctuaries);
    let cards = row.iter().map(|id| id.card()).chain(sanctuaries.iter().map(|id| id.card()));
    let counts = |card: &Card| card.quest.is_some_and(|quest| quest.per.is_some());
    cards
        .zip(scored.regions.iter().chain(&scored.sanctuaries))
        .any(|(card, scored)| matches!(scored.reason, Reason::Unmet { .. }) && counts(card))
}

impl Quest {
    /// Whether a card shows something that this quest counts or asks for.
    pub fn concerns(&self, card: &Card) -> bool {
        let counted = match self.per {
            None => false,
            Some(Counted::BiomeSet) => card.biome.is_some(),
            Some(counted) => Tally::of([card]).count(counted) > 0,
        };
        counted || self.condition.kinds().any(|(kind, _)| card.wonders.of(kind) > 0)
    }
}

impl Wonders {
    /// The kinds asked for, with their amounts.
    pub fn kinds(self) -> impl Iterator<Item = (Wonder, u8)> {
        Wonder::ALL.into_iter().map(move |kind| (kind, self.of(kind))).filter(|&(_, n)| n > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn regions(text: &str) -> Vec<RegionId> {
        text.split_whitespace().map(|n| RegionId::new(n.parse().unwrap()).unwrap()).collect()
    }

    fn sanctuaries(text: &str) -> Vec<SanctuaryId> {
        text.split_whitespace().map(|n| SanctuaryId::new(n.parse().unwrap()).unwrap()).collect()
    }

    #[test]
    fn the_player_aid_example_scores_22() {
        let score = score(&regions("44 49 14 28"), &sanctuaries("31 12"));
        let fame: Vec<u16> = score.regions.iter().map(|s| s.fame).collect();
        assert_eq!(fame, [6, 12, 2, 0]);
        let fame: Vec<u16> = score.sanctuaries.iter().map(|s| s.fame).collect();
        assert_eq!(fame, [0, 2]);
        assert_eq!(score.total(), 22);
    }

    #[test]
    fn the_eight_card_example_scores_45() {
        let row = regions("12 20 13 18 44 24 39 4");
        let kept = sanctuaries("20 30 40 45");
        assert_eq!(score(&row, &kept).total(), 45);
        assert_eq!(total(&row, &kept), 45);
    }

    #[test]
    fn sixty_published_scores() {
        let sample = include_str!("../../tests/data/faraway_scores.csv");
        let mut checked = 0;
        for line in sample.lines().skip(1) {
            let columns: Vec<&str> = line.split(',').collect();
            let expected: u16 = columns[3].parse().unwrap();
            let (row, kept) = (regions(columns[1]), sanctuaries(columns[2]));
            assert_eq!(score(&row, &kept).total(), expected, "{line}");
            assert_eq!(total(&row, &kept), expected, "{line}");
            checked += 1;
        }
        assert_eq!(checked, 60);
    }

    #[test]
    fn an_unmet_condition_says_what_is_missing() {
        // 60 asks for two stones and two chimeras; 1 behind it has one of each.
        let score = score(&regions("60 1"), &[]);
        let missing = Wonders { stone: 1, chimera: 1, thistle: 0 };
        assert_eq!(score.regions[0], Scored { fame: 0, reason: Reason::Unmet { missing } });
    }

    #[test]
    fn what_lies_to_the_left_is_still_face_down() {
        // 13 counts stones: 2 to its left is not seen, 17 to its right is.
        let score = score(&regions("2 13 17"), &[]);
        assert_eq!(score.regions[1].fame, 2);
    }

    #[test]
    fn a_card_counts_itself() {
        // 16 has a chimera and gives 2 for each.
        assert_eq!(score(&regions("16"), &[]).regions[0].fame, 2);
        // Sanctuary 30 is a forest and gives 1 for each forest.
        assert_eq!(score(&[], &sanctuaries("30")).sanctuaries[0].fame, 1);
    }

    #[test]
    fn a_promise_counts_what_is_in_sight_as_if_every_condition_were_met() {
        // 60 is flat and lacks a stone and a chimera.
        let flat = regions("60")[0].card().quest.unwrap().fame;
        assert_eq!(total(&regions("60 1"), &[]), 0);
        assert_eq!(promise(&regions("60 1"), &[]), u16::from(flat));
        // What is met promises no more than it gives.
        let (row, kept) = (regions("44 49 14 28"), sanctuaries("31 12"));
        assert_eq!(promise(&row, &kept), total(&row, &kept));
    }

    #[test]
    fn a_promise_may_grow_while_an_unmet_quest_counts_cards() {
        // 60 is flat and unmet, 57 counts stones and asks for thistles.
        assert!(!promise_may_grow(&regions("60 1"), &[]));
        assert!(promise_may_grow(&regions("60 57"), &[]));
        // What is met is no promise.
        assert!(!promise_may_grow(&regions("44 49 14 28"), &sanctuaries("31 12")));
    }

    #[test]
    fn a_quest_concerns_what_it_counts_and_what_it_asks_for() {
        let card = |n: &str| regions(n)[0].card();
        let quest = |n: &str| card(n).quest.unwrap();
        // 44 asks for a stone and a thistle, and counts deserts and cities.
        assert!(["44", "49", "14", "28"].iter().all(|n| quest("44").concerns(card(n))));
        assert!(!quest("28").concerns(card("49")));
        // Any colour may be the one that completes a set.
        assert!(quest("18").concerns(card("3")));
    }

    #[test]
    fn two_colours_are_a_sum_and_a_set_is_the_least() {
        let row = regions("27 9 4 3");
        // 27 (city) counts desert and city: itself and 9.
        assert_eq!(score(&row, &[]).regions[0].fame, 2);
        // 35 and then one of each other colour: one set of four.
        assert_eq!(score(&regions("35 9 4 3"), &[]).regions[0].fame, 10);
        assert_eq!(score(&regions("35 9 4"), &[]).regions[0].fame, 0);
    }
}
