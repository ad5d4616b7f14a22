//! Choices that may be picked together and made one after the other: crew that is hired, cards and goods
//! that are bought, sold, given up or taken aboard, jobs that are accepted or given back. A person picks them; a match knows of each alone.

#![deny(clippy::wildcard_enum_match_arm)]

use super::board::Board;
use super::captain::{Captain, Goods};
use super::choice::Choice;
use super::effect::Good;
use super::job::JobId;
use super::ruin::take_one;
use super::sets::CARRIED;
use super::step::{
    ACCEPTED, FUEL, Frame, Harbour, Load, LoadUpTo, PART, Pool, Provisions, RECRUITS,
    RECRUITS_WORTH, Recruits, Step, Talk, Task, Trade, Visit, half_price,
};
use super::supply::{Ability, Class, SupplyId, worth};
use super::view::View;

impl View {
    /// Whether all of these, each of which may be chosen now, can be made one after the other.
    pub fn go_together(&self, choices: &[Choice]) -> bool {
        let bought: Vec<SupplyId> = choices.iter().filter_map(card).collect();
        let accepted: Vec<JobId> = choices.iter().filter_map(job).collect();
        let stocked: Vec<Good> = choices.iter().filter_map(good).collect();
        let sold: Vec<Good> = choices.iter().filter_map(sale).collect();
        let all = choices.len() - stocked.len();
        let stows = || self.stows(&stocked, 0);
        match self.stack.last() {
            Some(Frame::Shop(visit)) => {
                bought.len() == all && self.affords(visit, &bought, &stocked)
            }
            Some(Frame::Recruits(step)) => {
                bought.len() == choices.len() && self.join(*step, &bought)
            }
            // What is bought and what is sold are two deeds: one button says one of them.
            Some(Frame::Deal(talk)) => {
                accepted.len() + sold.len() == all
                    && (sold.is_empty() || stocked.is_empty())
                    && self.takes_on(talk, accepted.len())
                    && self.has_aboard(&sold, Pool::Goods)
                    && stows()
            }
            Some(Frame::Roster) => choices.iter().all(|c| matches!(c, Choice::Drop(_))),
            Some(Frame::StartingJobs(_)) => choices.iter().all(|c| matches!(c, Choice::Return(_))),
            Some(Frame::Payday(_)) => choices.iter().all(|c| matches!(c, Choice::Stiff(_))),
            Some(Frame::Provisions(_)) => all == 0 && stows(),
            Some(Frame::Harbour(haven)) => all == 0 && self.takes_fuel(*haven, &stocked),
            Some(Frame::Trade(trade)) => all == 0 && self.is_offered(trade, &stocked) && stows(),
            Some(Frame::LoadGoods(step)) => {
                CARRIED && all == 0 && stocked.len() <= step.left.into() && stows()
            }
            // What would undo a job is given up by itself.
            Some(Frame::SeizeGoods(step)) => {
                CARRIED
                    && sold.len() == choices.len()
                    && sold.len() <= step.left.into()
                    && self.has_aboard(&sold, step.from.0)
                    && self
                        .unmet_without(|board| sold.iter().for_each(|&one| take_one(board, one)))
                        .is_empty()
            }
            Some(_) | None => false,
        }
    }

    /// What closes the decision after these, which go together: whoever gives back enough jobs keeps the others,
    /// and whom one does pay is paid, if there is money for all of them.
    pub fn closed_by(&self, choices: &[Choice]) -> Option<Choice> {
        match self.stack.last() {
            Some(Frame::StartingJobs(_)) => {
                let kept = self.hand.len().saturating_sub(choices.len());
                (kept <= Captain::JOBS).then_some(Choice::Done)
            }
            Some(Frame::Payday(_)) => {
                let rest = self.due_beside(choices);
                (0 < rest && rest <= self.acting().money).then_some(Choice::PayAll)
            }
            Some(_) | None => None,
        }
    }

    /// What is due to the crew, in dollars, beside those whom these leave unpaid.
    pub fn due_beside(&self, choices: &[Choice]) -> u32 {
        let Some(Frame::Payday(due)) = self.stack.last() else { return 0 };
        worth(due.0.iter().copied().filter(|&card| !choices.contains(&Choice::Stiff(card))))
    }

    /// What one of a good costs where goods may be bought now, in dollars.
    pub fn stock_price(&self, good: Good) -> Option<u32> {
        match self.stack.last() {
            Some(Frame::Shop(_)) => match good {
                Good::Fuel => Some(FUEL),
                Good::Part => Some(PART),
                Good::Cargo | Good::Contraband | Good::Passenger | Good::Fugitive => None,
            },
            Some(Frame::Deal(talk)) => talk.contact.price_of(good),
            Some(Frame::Provisions(_)) => Some(Provisions::price(good)),
            Some(Frame::Harbour(haven)) => Some(haven.price()),
            Some(Frame::Trade(trade)) => {
                let offer = trade.offers.iter().find(|offer| offer.good == good)?;
                Some(offer.price.into())
            }
            Some(_) | None => None,
        }
    }

    /// What a card costs that may be taken now, in dollars; none: it is free.
    pub fn card_price(&self, card: SupplyId) -> Option<u32> {
        match self.stack.last() {
            Some(Frame::Shop(_) | Frame::Stall(_)) => Some(self.price(self.turn, card)),
            Some(Frame::Order | Frame::Fence(_)) => Some(half_price(card)),
            Some(_) | None => None,
        }
    }

    /// Whether these goods can be paid, beside what costs so much, and stowed.
    fn stows(&self, stocked: &[Good], beside: u32) -> bool {
        let mut goods = Goods::default();
        stocked.iter().for_each(|&good| goods[good] += 1);
        let price: u32 = stocked.iter().filter_map(|&good| self.stock_price(good)).sum();
        // At the set-up others than who has the first turn buy as well.
        let captain = self.captain(self.decider().unwrap_or(self.turn));
        price + beside <= captain.money && captain.has_room(&goods)
    }

    /// How many more of a good there is room for beside what these take aboard.
    pub fn room_beside(&self, picked: &[Choice], more: Good) -> usize {
        let mut goods = Goods::default();
        picked.iter().filter_map(good).for_each(|good| goods[good] += 1);
        let captain = self.captain(self.decider().unwrap_or(self.turn));
        let fits = |_: &u8| {
            goods[more] += 1;
            captain.has_room(&goods)
        };
        (0..u8::MAX).take_while(fits).count()
    }

    /// What is loaded where it is asked how many.
    pub fn loaded(&self) -> Option<Good> {
        match self.stack.last() {
            Some(Frame::Load(Load { lot, .. }) | Frame::LoadUpTo(LoadUpTo { lot, .. })) => {
                Some(lot.good)
            }
            Some(Frame::Freight) => {
                let errand = self.errand.as_ref().filter(|errand| errand.step == Step::Pickup)?;
                let Task::Job(job) = errand.task else { return None };
                job.job().course.freight()?.free().first().copied()
            }
            Some(_) | None => None,
        }
    }

    /// The other jobs in hand whose freight has room now, and none any more once these goods are aboard.
    pub fn crowded_out(&self, goods: impl Iterator<Item = (Good, u8)>) -> Vec<JobId> {
        let fit = |board: &Board, id: &JobId| board.freight_fits(id.job(), id.job().first());
        let mut board = self.board.clone();
        let captain = &mut board.captains[self.turn];
        for (good, count) in goods {
            let (hold, stash) = captain.stowed(good, count);
            captain.hold[good] += hold;
            captain.stash[good] += stash;
        }
        let mut jobs = self.hand.clone();
        jobs.retain(|id| self.task() != Some(Task::Job(*id)) && fit(self, id) && !fit(&board, id));
        jobs
    }

    /// The choices that take all the fuel which is free at a haven and for which there is room.
    pub fn free_fuel(&self) -> Vec<Choice> {
        let Some(Frame::Harbour(haven)) = self.stack.last().filter(|_| CARRIED) else {
            return Vec::new();
        };
        let takes = |n: &u8| self.takes_fuel(*haven, &vec![Good::Fuel; usize::from(*n)]);
        let most = (1..=haven.free).rev().find(takes).unwrap_or(0);
        vec![Choice::Purchase(Good::Fuel); most.into()]
    }

    /// At a haven what is free is taken first, and what is paid for by itself.
    fn takes_fuel(&self, haven: Harbour, stocked: &[Good]) -> bool {
        let free = usize::from(haven.free);
        CARRIED && (free == 0 || stocked.len() <= free) && self.stows(stocked, 0)
    }

    fn has_aboard(&self, sold: &[Good], pool: Pool) -> bool {
        let count = |good| sold.iter().filter(|&&one| one == good).count();
        sold.iter().all(|&good| count(good) <= pool.count(self.acting(), good).into())
    }

    /// Whether so many of each good are offered.
    fn is_offered(&self, trade: &Trade, stocked: &[Good]) -> bool {
        trade.offers.iter().zip(trade.bought).all(|(offer, bought)| {
            let wanted = stocked.iter().filter(|&&good| good == offer.good).count();
            offer.most.is_none_or(|most| wanted + usize::from(bought) <= most.into())
        })
    }

    fn affords(&self, visit: &Visit, cards: &[SupplyId], stocked: &[Good]) -> bool {
        let captain = self.acting();
        let price: u32 = cards.iter().map(|&card| self.price(self.turn, card)).sum();
        let of = |class: Class| cards.iter().filter(|card| card.printed().class == class).count();
        let crew = captain.crew.len() + 1 + of(Class::Crew);
        let upgrades = captain.upgrades.len() + of(Class::Upgrade);
        cards.len() <= usize::from(self.buys().saturating_sub(visit.bought))
            && self.stows(stocked, price)
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

/// The good that a choice buys or takes aboard one of.
fn good(choice: &Choice) -> Option<Good> {
    if let Choice::Purchase(good) | Choice::Board(good) | Choice::Fetch(good) = choice {
        Some(*good)
    } else {
        None
    }
}

/// The good that a choice sells or gives up one of.
fn sale(choice: &Choice) -> Option<Good> {
    if let Choice::Sell(good) | Choice::Dump(good) = choice { Some(*good) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::firefly::{Firefly, Table};
    use crate::{Game, Seat, Seed, Silent};

    #[test]
    fn what_is_loaded_may_leave_no_room_for_another_job_in_hand() {
        let game = Firefly::deal(&Table::new(2), Seed(1), &mut Silent).expect("a deal");
        let mut view = game.view(Some(Seat(0)));
        let ship = |job: &JobId| {
            let freight = job.job().course.freight();
            freight.is_some_and(|freight| freight.goods().eq([Good::Cargo]))
        };
        let job = (1..).filter_map(JobId::new).find(ship).expect("a job of cargo alone");
        view.hand = vec![job];
        view.board.turn = Seat(0);
        let room = view.captain(Seat(0)).room(Good::Cargo);
        assert_eq!(view.crowded_out([(Good::Cargo, 0)].into_iter()), []);
        assert_eq!(view.crowded_out([(Good::Cargo, room)].into_iter()), [job]);
        let captain = &mut view.board.captains[Seat(0)];
        let (hold, stash) = captain.stowed(Good::Cargo, room);
        captain.hold[Good::Cargo] += hold;
        captain.stash[Good::Cargo] += stash;
        assert_eq!(view.crowded_out([(Good::Part, 0)].into_iter()), [], "it had none before");
    }
}
