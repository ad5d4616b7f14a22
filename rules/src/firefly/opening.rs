//! Set-up cards (section 23): ways to start, each with what it changes.

#![deny(clippy::wildcard_enum_match_arm)]

use super::contact::Contact::*;
use super::options::Table;
use super::sets::{CARRIED, SETS, Sets};
use super::story::Twist::{self, *};

/// A set-up card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Opening {
    /// The number of the card, for ever; 0 is the standard one.
    pub id: u8,
    /// The sets that it needs, by their numbers.
    pub needs: &'static [u8],
    /// What is different.
    pub twists: &'static [Twist],
}

/// Where the cards themselves are carried alone it is known what they do.
const fn opening(id: u8, needs: &'static [u8], twists: &'static [Twist]) -> Opening {
    Opening { id, needs, twists: if CARRIED { twists } else { &[] } }
}

/// Alliance High Alert, with which alert cards are always played.
const HIGH_ALERT: u8 = 1;
/// The set whose card wraps any other for who plays alone.
const ALONE: u8 = 11;

/// The set-up cards 1 to 7.
#[rustfmt::skip]
static OPENINGS: [Opening; 8] = [
    opening(0, &[], &[]),
    opening(HIGH_ALERT, &[5], &[Shunned(Harken), DrawsAny(3), Alerted]),
    opening(2, &[2], &[JobsFrom(&[Harken, AmnonDuul, Patience]), Shuffled, Guarded]),
    opening(3, &[5], &[Shuffled, ClearSkies]),
    opening(4, &[10], &[Shuffled, Drafted, Primed(6)]),
    opening(5, &[10], &[JobsFrom(&[]), Shuffled, Bought(12_000)]),
    opening(6, &[2, 3], &[
        JobsOf(&[2, 3]), JobsFrom(&[FantyMingo, LordHarrow, MrUniverse, MagistrateHiggins]), Shuffled,
    ]),
    opening(7, &[3], &[DrawsOne(3), Shuffled, Tolled]),
];

impl Sets {
    /// Whether all of these are in play, by their numbers.
    fn has_all(self, needs: &[u8]) -> bool {
        let has = |need: &u8| SETS.iter().any(|set| set.id == *need && self.contains(set));
        needs.iter().all(has)
    }
}

impl Table {
    /// The set-up card; none where its sets are not in play.
    pub fn opening(self) -> Option<&'static Opening> {
        let known = OPENINGS.iter().find(|opening| opening.id == self.opening.0);
        known.filter(|opening| self.sets.has_all(opening.needs))
    }

    /// The numbers of the set-up cards that may be played, the standard one first.
    pub fn openings(self) -> impl Iterator<Item = u8> {
        let open = move |opening: &&Opening| self.sets.has_all(opening.needs);
        OPENINGS.iter().filter(open).map(|opening| opening.id)
    }

    /// What the story changes, then what the set-up card does: the story wins.
    pub fn twists(self) -> impl Iterator<Item = &'static Twist> {
        let story = self.story().map_or(&[][..], |story| story.twists);
        let opening = self.opening().filter(|_| CARRIED).map_or(&[][..], |opening| opening.twists);
        story.iter().chain(opening)
    }

    /// Whether the story or the set-up card changes this.
    pub fn has(self, twist: Twist) -> bool {
        twist.is_carried() && self.changes(twist)
    }

    fn changes(self, twist: Twist) -> bool {
        self.twists().any(|known| *known == twist)
    }

    /// Whether alert cards are played with.
    pub fn plays_alerts(self) -> bool {
        let told = self.story().is_some_and(|story| story.twists.contains(&Alerted));
        self.alerts.0 || self.opening.0 == HIGH_ALERT || told
    }

    /// Whether one plays a story for several, with tokens that run out.
    pub fn is_alone(self) -> bool {
        CARRIED && self.seats == 1 && self.story().is_some() && self.sets.has_all(&[ALONE])
    }

    /// Whether tokens run out: after the last everybody has one more turn.
    pub fn runs_out(self) -> bool {
        self.is_alone() || CARRIED && self.has(Tolled)
    }

    /// The rounds that there are at most; 0: no limit.
    pub fn rounds(self) -> u16 {
        let limit = u16::from(self.turn_limit);
        let ends = self.aim().is_some() || self.runs_out();
        match limit {
            _ if self.aim().is_some() => Table::SOLO_TURNS + 1,
            0 if ends => Table::SOLO_TURNS + 1,
            _ if ends => limit.min(Table::SOLO_TURNS + 1),
            _ => limit,
        }
    }

    /// The supply cards of each deck that are turned up at the start.
    pub(super) fn primed(self) -> usize {
        let more = |twist: &Twist| if let Primed(cards) = twist { Some(*cards) } else { None };
        self.twists().find_map(more).filter(|_| CARRIED).map_or(3, usize::from)
    }

    /// The dollars with which leaders and ships are bought, where they are.
    pub fn purse(self) -> Option<u16> {
        let purse = |twist: &Twist| if let Bought(dollars) = twist { Some(*dollars) } else { None };
        self.twists().find_map(purse).filter(|_| CARRIED)
    }

    /// How many jobs each draws of contacts of his own choice, and whether all of one. A story that
    /// names contacts wins.
    pub(super) fn draws(self) -> Option<(u8, bool)> {
        let draws = |twist: &Twist| {
            if let DrawsAny(jobs) = twist {
                Some(Some((*jobs, false)))
            } else if let DrawsOne(jobs) = twist {
                Some(Some((*jobs, true)))
            } else if let Marks(jobs) = twist {
                Some(Some((jobs + u8::from(self.seats < 4), true)))
            } else {
                matches!(twist, JobsFrom(_)).then_some(None)
            }
        };
        self.twists().find_map(draws).flatten().filter(|_| CARRIED)
    }

    /// Whether goal tokens lie where the jobs end that are drawn.
    pub fn lays_marks(self) -> bool {
        CARRIED && self.twists().any(|twist| matches!(twist, Marks(_)))
    }

    /// Whether the jobs of a set, by its number, are played with.
    pub(super) fn deals_jobs_of(self, set: u8) -> bool {
        let only = |twist: &Twist| if let JobsOf(sets) = twist { Some(*sets) } else { None };
        !CARRIED || self.twists().find_map(only).is_none_or(|sets| sets.contains(&set))
    }
}
