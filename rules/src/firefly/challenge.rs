//! Challenges of Mr Universe (section 20): cards of their own that are dealt like jobs and laid under
//! one when it is begun.

#![deny(clippy::wildcard_enum_match_arm)]

use super::board::Board;
use super::captain::{Captain, Person};
use super::effect::{Good, Lot, Test};
use super::job::{Course, Job, JobId};
use super::sets::CARRIED;
use super::skill::Skill;
use super::step::{Errand, Step};

/// What a challenge asks for, and what it brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Challenge {
    /// What is harder about the job.
    pub term: Term,
    /// What it brings with the pay of the job.
    pub prize: Prize,
}

/// What is harder about a job under a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Term {
    /// So many more misbehave cards: before the last step, or at the step that has some.
    Cards(u8),
    /// A test before the last step is carried out.
    Test(&'static Test),
    /// No more than so many on the job, the leader counted.
    Crew(u8),
    /// Nobody on the job carries gear.
    Unarmed,
    /// Neither crew nor gear adds points of this skill in the tests of the job.
    Without(Skill),
}

/// What a challenge brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Prize {
    /// Dollars.
    Money(u16),
    /// Goods.
    Goods(Lot),
    /// Dollars for each misbehave card passed on the job.
    MoneyPerCard(u16),
    /// One of the good for each misbehave card passed on the job.
    GoodPerCard(Good),
    /// A gear of any discard pile.
    Gear,
}

impl Term {
    /// The test that it puts before the last step.
    pub fn test(self) -> Option<&'static Test> {
        match self {
            Term::Test(test) => Some(test),
            Term::Cards(_) | Term::Crew(_) | Term::Unarmed | Term::Without(_) => None,
        }
    }
}

impl Prize {
    /// Dollars that it brings after so many misbehave cards.
    pub fn dollars(self, passed: u8) -> u32 {
        match self {
            Prize::Money(dollars) => dollars.into(),
            Prize::MoneyPerCard(dollars) => u32::from(dollars) * u32::from(passed),
            Prize::Goods(_) | Prize::GoodPerCard(_) | Prize::Gear => 0,
        }
    }

    /// Goods that it brings after so many misbehave cards.
    pub fn goods(self, passed: u8) -> Option<Lot> {
        match self {
            Prize::Goods(lot) => Some(lot),
            Prize::GoodPerCard(good) => Some(Lot { good, count: passed }),
            Prize::Money(_) | Prize::MoneyPerCard(_) | Prize::Gear => None,
        }
    }
}

impl Job {
    /// Whether a challenge may be laid under it: legal ones under legal jobs, illegal ones under illegal.
    pub fn takes(&self, challenge: &Job) -> bool {
        CARRIED
            && self.challenge.is_none()
            && self.raid().is_none()
            && challenge.challenge.is_some()
            && self.illegal == challenge.illegal
    }

    /// The step at which the misbehave cards of a challenge are drawn: the one that has some; where
    /// both have, the last, as for a legal job.
    fn dared_step(&self) -> Step {
        match self.course {
            Course::Delivery { pickup, dropoff, .. }
                if self.illegal && pickup.misbehave > 0 && dropoff.misbehave == 0 =>
            {
                Step::Pickup
            }
            Course::Delivery { .. } | Course::Target(_) => Step::Finish,
        }
    }

    /// The misbehave cards of a step, with those of the challenge under the job.
    pub fn cards(&self, step: Step, challenge: Option<JobId>) -> u8 {
        let more = match term(challenge) {
            Some(Term::Cards(cards)) if step == self.dared_step() => cards,
            Some(
                Term::Cards(_) | Term::Test(_) | Term::Crew(_) | Term::Unarmed | Term::Without(_),
            )
            | None => 0,
        };
        self.stop(step).misbehave + more
    }
}

/// What a challenge asks for.
pub(super) fn term(challenge: Option<JobId>) -> Option<Term> {
    if !CARRIED {
        return None;
    }
    Some(challenge?.job().challenge?.term)
}

/// The test that a challenge puts before the last step.
pub(super) fn dared_test(challenge: Option<JobId>) -> Option<&'static Test> {
    term(challenge)?.test()
}

impl Captain {
    /// The challenge under a job.
    pub fn challenge(&self, job: JobId) -> Option<JobId> {
        if !CARRIED {
            return None;
        }
        self.begun(job)?.challenge
    }

    /// Dollars that the challenge under a job brings, with so many misbehave cards still to pass.
    pub fn challenge_pays(&self, job: JobId, ahead: u8) -> u32 {
        let Some(card) = self.challenge(job).and_then(|card| card.job().challenge) else {
            return 0;
        };
        let passed = self.begun(job).map_or(0, |begun| begun.passed);
        card.prize.dollars(passed + ahead)
    }

    /// Whether these may go on a job under a challenge.
    pub fn keeps_to(&self, challenge: Option<JobId>, team: &[Person]) -> bool {
        match term(challenge) {
            Some(Term::Crew(most)) => team.len() <= usize::from(most),
            Some(Term::Unarmed) => self.carried_among(team).next().is_none(),
            Some(Term::Cards(_) | Term::Test(_) | Term::Without(_)) | None => true,
        }
    }
}

impl Board {
    /// Whether the challenge of the job under way leaves the points of a skill out.
    pub fn is_dulled(&self, skill: Skill) -> bool {
        let challenge = self.errand.as_ref().and_then(|errand| errand.challenge);
        term(challenge) == Some(Term::Without(skill))
    }

    /// The acting ship about to work a job, under its challenge if it has one.
    pub(super) fn dared(&self, id: JobId) -> Board {
        self.acting().challenge(id).map_or(self.clone(), |challenge| self.under(id, challenge))
    }

    /// The acting ship about to work a step of a job under a challenge, for who reckons what would
    /// follow: its limits hold, with those who have most to give.
    pub fn under(&self, id: JobId, challenge: JobId) -> Board {
        let mut board = self.clone();
        let (step, mut team) = (board.acting().step(id), board.whole_team(id.job()));
        let captain = &mut board.captains[self.turn];
        match term(Some(challenge)) {
            Some(Term::Unarmed) => captain.gear.iter_mut().for_each(|gear| gear.carrier = None),
            Some(Term::Crew(most)) => {
                let worth = |person: &Person| {
                    let own = |skill| captain.own_points(*person, skill);
                    let gear = captain.carried(*person).map(|card| card.printed().skills);
                    let held = gear.map(|s| s.fight + s.tech + s.negotiate).sum::<u8>();
                    u8::MAX - Skill::ALL.into_iter().map(own).sum::<u8>() - held
                };
                crate::order::sort_by_key(&mut team, worth);
                team.truncate(most.into());
                crate::order::sort(&mut team);
            }
            Some(Term::Cards(_) | Term::Test(_) | Term::Without(_)) | None => {}
        }
        board.errand = Some(Errand::under(id, step, team, Some(challenge)));
        board
    }
}
