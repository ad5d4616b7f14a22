//! The account of every seat at the end (section 12).

#![deny(clippy::wildcard_enum_match_arm)]

use super::board::aim_size;
use super::captain::Captain;
use super::event::Item;
use super::job::{Job, JobId, Pay};
use super::sets::CARRIED;
use super::state::Firefly;
use super::step::Step;
use super::story::{End, Twist};
use super::supply::worth;
use crate::{Seat, SeatResult};

impl Firefly {
    /// The account of every seat.
    pub(super) fn final_results(&self) -> Vec<SeatResult<Item>> {
        let places = self.places();
        let account = |seat: Seat| {
            let items = self.items(seat);
            let total = items.iter().map(|item| item.points()).sum();
            SeatResult { total, place: places[seat.index()], items }
        };
        self.board.seats().map(account).collect()
    }

    /// Whether the tokens of the set-up card ran out before the story was told.
    fn has_run_out(&self) -> bool {
        let told = self.board.finished.is_some()
            || self.board.timer.0 == 0 && self.board.table.timer() > 0;
        CARRIED && self.board.table.has(Twist::Tolled) && !told
    }

    /// What counts at the end.
    fn counted(&self) -> End {
        let end = self.board.table.story().map_or(End::First, |story| story.end);
        let cash = self.has_run_out() && (end.is_by_goals() || end == End::Trust);
        if cash { End::LastCall } else { end }
    }

    fn items(&self, seat: Seat) -> Vec<Item> {
        let captain = self.board.captain(seat);
        if let Some(aim) = self.board.table.aim() {
            return vec![Item::Aim { reached: self.board.aim_progress(aim) }];
        }
        let end = self.counted();
        if end.is_by_goals() {
            return vec![Item::Goals { goals: captain.goals }];
        }
        if CARRIED && end == End::Trust {
            let crew = worth(captain.crew.iter().map(|member| member.card));
            return vec![Item::Solids { solids: captain.solids() }, Item::Crew { dollars: crew }];
        }
        let mut items = vec![Item::Cash { dollars: captain.money }];
        if end.owes() {
            let active = captain.active.iter().map(|active| (active.job, active.step()));
            let hand = self.charged_hand(seat).iter().map(|&job| (job, job.job().first()));
            items.extend(active.chain(hand).map(|(job, step)| Item::Owed {
                job,
                dollars: owed_for(end, captain, job.job(), step),
            }));
        }
        items
    }

    /// The jobs in hand that are charged for at the end, which lays them open.
    pub(super) fn charged_hand(&self, seat: Seat) -> &[JobId] {
        let owing = self.board.table.story().is_some_and(|story| story.end.owes());
        if owing { &self.hidden.hands[seat] } else { &[] }
    }

    /// Places by what the story counts: the finisher, goals and cash, or cash alone.
    pub(super) fn places(&self) -> Vec<u8> {
        if let Some(aim) = self.board.table.aim() {
            return vec![if self.board.aim_progress(aim) >= aim_size(aim) { 1 } else { 2 }];
        }
        if self.board.table.is_alone() {
            return vec![if self.board.finished.is_some() { 1 } else { 2 }];
        }
        let end = self.counted();
        let worth = |seat: Seat| -> (bool, u8, i64) {
            let captain = self.board.captain(seat);
            if end.is_by_goals() {
                let finished = self.board.finished == Some(seat);
                return (finished, captain.goals, captain.money.into());
            }
            if CARRIED && end == End::Trust {
                let crew = captain.crew.iter().map(|member| member.card);
                return (false, captain.solids(), worth(crew).into());
            }
            let cash: i32 = self.items(seat).iter().map(|item| item.points()).sum();
            // Once last call was declared cash alone counts.
            let late = self.has_run_out() || self.board.finished.is_some();
            let goals = if late { 0 } else { captain.goals };
            let claimed = end == End::Majority && self.board.finished == Some(seat);
            (claimed, goals, cash.into())
        };
        let all: Vec<_> = self.board.seats().map(worth).collect();
        all.iter().map(|own| 1 + all.iter().filter(|other| *other > own).count() as u8).collect()
    }
}

/// What an active job costs at the end of "Respectable" Persons of Business: its pay; where it is
/// paid by head, for those of its kind aboard, and for one at least. A recession asks for pay that is
/// fixed alone.
fn owed_for(end: End, captain: &Captain, job: &Job, step: Step) -> u32 {
    if CARRIED && matches!(end, End::Drought(_)) {
        return if let Pay::Flat(dollars) = job.pay { dollars.into() } else { 0 };
    }
    let aboard = match step {
        Step::Pickup => 1,
        Step::Finish | Step::Aside => captain.deliverable(job).max(1),
    };
    job.pay.dollars(aboard)
}
