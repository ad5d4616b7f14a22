//! What a choice costs that it does not say itself: people who get upset or leave, jobs that can then
//! no longer be done. Of what lies open alone, and never a reason to forbid it.

#![deny(clippy::wildcard_enum_match_arm)]

use super::board::Board;
use super::captain::{Active, Person};
use super::choice::{Choice, family};
use super::effect::Good;
use super::job::JobId;
use super::step::{Frame, Step, Task};
use super::supply::SupplyId;
use super::view::View;
use crate::Seat;

/// Something that a choice costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ruin {
    /// Somebody gets a disgruntled token.
    Upset(Person),
    /// Somebody leaves.
    Leaves(SupplyId),
    /// The leader fires the whole crew.
    Fired,
    /// A job under way can then not be done as things stand.
    Unmet(JobId),
}

impl View {
    /// What a choice of whoever acts costs beside what it says.
    pub fn ruins(&self, choice: Choice) -> Vec<Ruin> {
        match choice {
            Choice::Stiff(card) => self.upset(self.turn, Person::Crew(card)).into_iter().collect(),
            Choice::Dismiss(card) => self.unmet_without(|board| {
                board.captains[board.turn].crew.retain(|one| one.card != card);
            }),
            Choice::Dump(good) => self.unmet_without(|board| take_one(board, good)),
            Choice::Go if self.stack.last() == Some(&Frame::Muster) => self.upset_by_job(),
            Choice::Go => Vec::new(),
            // He lives and is disgruntled, which may be worse for others.
            Choice::Kill(Person::Leader) => {
                let ruin = self.upset(self.turn, Person::Leader);
                ruin.filter(|ruin| *ruin != Ruin::Upset(Person::Leader)).into_iter().collect()
            }
            Choice::Kill(_) | Choice::Pay(_) | Choice::LetGo(_) | Choice::PayAll => Vec::new(),
            Choice::Stow(_) | Choice::Unstow(_) => Vec::new(),
            Choice::Bench(_) | Choice::Crack | Choice::Blow | Choice::Attach(_) => Vec::new(),
            Choice::Wager(_) | Choice::Forfeit(_) => Vec::new(),
            Choice::Skill(_) | Choice::Bind | Choice::Rescue => Vec::new(),
            Choice::Press => {
                let moral = self.acting().moral().into_iter();
                moral.filter_map(|person| self.upset(self.turn, person)).collect()
            }
            Choice::Goad(gear) => {
                let held = self.acting().gear.iter().find(|held| held.card == gear);
                let carrier = held.and_then(|held| held.carrier);
                carrier.and_then(|person| self.upset(self.turn, person)).into_iter().collect()
            }
            Choice::Champion(_) | Choice::Trick(_) | Choice::Spend(_) | Choice::Bribe(_) => {
                Vec::new()
            }
            Choice::Roll | Choice::Reroll(_) | Choice::RerollBy(_) | Choice::Keep => Vec::new(),
            family!(
                set_up, action, chore, company, flight, card, law, shop, talk, stall, count, order,
                hands, back, study, bargain, answer, done, price
            ) => Vec::new(),
        }
    }

    /// Whom an immoral job upsets when it is done.
    fn upset_by_job(&self) -> Vec<Ruin> {
        let Some(errand) = &self.errand else { return Vec::new() };
        let Task::Job(id) = errand.task else { return Vec::new() };
        if !self.is_immoral(id.job()) || errand.step != Step::Finish {
            return Vec::new();
        }
        let moral = self.acting().moral().into_iter();
        moral.filter_map(|person| self.upset(self.turn, person)).collect()
    }

    /// Which jobs under way can no longer be done once something is given up.
    fn unmet_without(&self, give_up: impl Fn(&mut Board)) -> Vec<Ruin> {
        let mut after = Board::clone(self);
        give_up(&mut after);
        let active = self.acting().active.iter();
        let met = |board: &Board, one: &Active| {
            let (job, step) = (one.job.job(), one.step());
            let fits = step == Step::Pickup || board.freight_fits(job, step);
            fits && board.meets(&board.whole_team(job), job)
        };
        let lost = active.filter(|one| met(self, one) && !met(&after, one));
        lost.map(|one| Ruin::Unmet(one.job)).collect()
    }
}

impl Board {
    /// What a disgruntled token does to somebody; nothing where a leader has nobody to fire.
    fn upset(&self, seat: Seat, person: Person) -> Option<Ruin> {
        let person = self.shield(seat, person);
        let captain = self.captain(seat);
        if !captain.is_disgruntled(person) {
            return Some(Ruin::Upset(person));
        }
        match person {
            Person::Crew(card) => Some(Ruin::Leaves(card)),
            Person::Leader => (!captain.crew.is_empty()).then_some(Ruin::Fired),
        }
    }
}

fn take_one(board: &mut Board, good: Good) {
    let captain = &mut board.captains[board.turn];
    let from = if captain.hold[good] > 0 { &mut captain.hold } else { &mut captain.stash };
    from[good] = from[good].saturating_sub(1);
}
