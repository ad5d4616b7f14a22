//! Choices that may be picked together and made one after the other: crew that is hired, cards that
//! are bought, jobs that are accepted. A person picks them; a match knows of each alone.

#![deny(clippy::wildcard_enum_match_arm)]

use super::choice::Choice;
use super::job::JobId;
use super::step::{ACCEPTED, Frame, RECRUITS, RECRUITS_WORTH, Recruits, Talk, Visit};
use super::supply::{Ability, Class, SupplyId, worth};
use super::view::View;

impl View {
    /// Whether all of these, each of which may be chosen now, can be made one after the other.
    pub fn go_together(&self, choices: &[Choice]) -> bool {
        let bought: Vec<SupplyId> = choices.iter().filter_map(card).collect();
        let accepted: Vec<JobId> = choices.iter().filter_map(job).collect();
        let all = choices.len();
        match self.stack.last() {
            Some(Frame::Shop(visit)) => bought.len() == all && self.affords(visit, &bought),
            Some(Frame::Recruits(step)) => bought.len() == all && self.join(*step, &bought),
            Some(Frame::Deal(talk)) => accepted.len() == all && self.takes_on(talk, all),
            Some(_) | None => false,
        }
    }

    fn affords(&self, visit: &Visit, cards: &[SupplyId]) -> bool {
        let captain = self.acting();
        let price: u32 = cards.iter().map(|&card| self.price(self.turn, card)).sum();
        let of = |class: Class| cards.iter().filter(|card| card.printed().class == class).count();
        let crew = captain.crew.len() + 1 + of(Class::Crew);
        let upgrades = captain.upgrades.len() + of(Class::Upgrade);
        cards.len() <= usize::from(self.buys().saturating_sub(visit.bought))
            && price <= captain.money
            && (of(Class::Crew) == 0 || crew <= captain.berths().into())
            && (of(Class::Upgrade) == 0 || upgrades <= captain.slots())
    }

    fn join(&self, step: Recruits, cards: &[SupplyId]) -> bool {
        let crew = &self.captain(step.0).crew;
        let all: Vec<SupplyId> =
            crew.iter().map(|member| member.card).chain(cards.iter().copied()).collect();
        let faces = |card: &&SupplyId| card.printed().abilities.contains(&Ability::Identity);
        worth(all.iter().copied()) <= RECRUITS_WORTH
            && all.len() <= RECRUITS
            && all.iter().filter(faces).count() <= 1
    }

    fn takes_on(&self, talk: &Talk, jobs: usize) -> bool {
        let left = ACCEPTED.saturating_sub(talk.accepted);
        jobs <= usize::from(left) && self.held(self.turn) + jobs <= self.acting().hand_limit()
    }
}

/// The card that a choice buys or takes on.
fn card(choice: &Choice) -> Option<SupplyId> {
    if let Choice::Buy(card) | Choice::Recruit(card) = choice { Some(*card) } else { None }
}

/// The job that a choice accepts.
fn job(choice: &Choice) -> Option<JobId> {
    if let Choice::Accept(job) = choice { Some(*job) } else { None }
}
