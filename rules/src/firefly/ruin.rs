//! What a choice costs that it does not say itself: people who get upset or leave, jobs that can then
//! no longer be done. Of what lies open alone, and never a reason to forbid it.

#![deny(clippy::wildcard_enum_match_arm)]

use super::board::Board;
use super::captain::{Captain, Gear, Member, Person};
use super::choice::{Choice, family};
use super::effect::{Good, Lot};
use super::job::JobId;
use super::sets::CARRIED;
use super::skill::Skill;
use super::step::{Bargain, Frame, Load, LoadUpTo, Step, Task};
use super::supply::{Class, SupplyId};
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
    /// A job under way, or in the viewer's hand, can then not be done as things stand.
    Unmet(JobId),
}

impl View {
    /// What a choice of whoever acts costs beside what it says.
    pub fn ruins(&self, choice: Choice) -> Vec<Ruin> {
        match choice {
            Choice::Stiff(card) => {
                let ruin = self.upset(self.turn, Person::Crew(card));
                let unmet = match ruin {
                    Some(Ruin::Leaves(card)) => self.unmet_less_one(card),
                    Some(Ruin::Upset(_) | Ruin::Fired | Ruin::Unmet(_)) | None => Vec::new(),
                };
                // The job that pays is done.
                let paid = |ruin: &Ruin| matches!(*ruin, Ruin::Unmet(id) if self.task() == Some(Task::Job(id)));
                ruin.into_iter().chain(unmet.into_iter().filter(|ruin| !paid(ruin))).collect()
            }
            Choice::Propose | Choice::Agree => match self.stack.last() {
                Some(Frame::Parley(bargain)) => self.unmet_by(bargain),
                Some(Frame::Answer(offer)) => self.unmet_by(&offer.0),
                Some(_) | None => Vec::new(),
            },
            Choice::Dismiss(card) | Choice::LetGo(card) => self.unmet_less_one(card),
            Choice::Dump(good) => self.unmet_less(Lot { good, count: 1 }),
            Choice::Count(count) if CARRIED => {
                let Some(Frame::Sale(sale)) = self.stack.last() else { return Vec::new() };
                self.unmet_less(Lot { good: sale.offer.good, count })
            }
            Choice::Go if matches!(self.stack.last(), Some(Frame::Muster)) => self.upset_by_job(),
            Choice::Go => Vec::new(),
            // He lives and is disgruntled, which may be worse for others.
            Choice::Kill(Person::Leader) => {
                let ruin = self.upset(self.turn, Person::Leader);
                ruin.filter(|ruin| *ruin != Ruin::Upset(Person::Leader)).into_iter().collect()
            }
            Choice::Kill(_) | Choice::Pay(_) | Choice::PayAll => Vec::new(),
            Choice::Stow(_) | Choice::Unstow(_) => Vec::new(),
            Choice::Bench(_) | Choice::Crack | Choice::Blow | Choice::Attach(_) => Vec::new(),
            Choice::Wager(_) | Choice::Forfeit(_) => Vec::new(),
            Choice::Skill(_) | Choice::Bind | Choice::Rescue => Vec::new(),
            Choice::Press => self.upset_moral(self.turn),
            Choice::Goad(gear) => {
                let held = self.acting().gear.iter().find(|held| held.card == gear);
                let carrier = held.and_then(|held| held.carrier);
                carrier.and_then(|person| self.upset(self.turn, person)).into_iter().collect()
            }
            Choice::Champion(_) | Choice::Trick(_) | Choice::Spend(_) | Choice::Bribe(_) => {
                Vec::new()
            }
            Choice::Money(_) | Choice::Good(_) | Choice::Card(_) | Choice::Ask => Vec::new(),
            Choice::Hear | Choice::Refuse => Vec::new(),
            Choice::Roll | Choice::Reroll(_) | Choice::RerollBy(_) | Choice::Keep => Vec::new(),
            family!(
                set_up, action, chore, company, flight, card, law, shop, talk, stall, count, order,
                hands, back, study, done, price
            ) => Vec::new(),
        }
    }

    /// Whether a job of whoever acts, done now, would not make its contact Solid because of a warrant.
    pub fn is_mistrusted(&self, id: JobId) -> bool {
        let (captain, contact) = (self.acting(), id.job().contact);
        contact.is_lawful() && captain.warrants > 0 && !captain.is_solid(contact)
    }

    /// Whether what a choice of whoever acts loads makes an outlaw of him who is none.
    pub fn makes_outlaw(&self, choice: Choice) -> bool {
        let by = |good: Good| self.acting().is_outlawed_by(good);
        if let Choice::Work(id) = choice {
            let loads = self.acting().step(id) == Step::Pickup;
            return loads
                && id.job().course.freight().is_some_and(|freight| freight.goods().any(by));
        }
        if let (
            Choice::Count(1..),
            Some(Frame::Load(Load { lot, .. }) | Frame::LoadUpTo(LoadUpTo { lot, .. })),
        ) = (choice, self.stack.last())
        {
            return by(lot.good);
        }
        if let Choice::Purchase(good) | Choice::Board(good) = choice {
            return by(good);
        }
        choice == Choice::Smuggle && by(Good::Contraband)
    }

    /// Whether hiring somebody makes an outlaw of whoever acts, who is none.
    pub fn hires_outlaw(&self, card: SupplyId) -> bool {
        let kind = card.printed();
        kind.class == Class::Crew && kind.wanted && !self.acting().is_outlaw()
    }

    /// Whom an immoral job upsets when it is done.
    fn upset_by_job(&self) -> Vec<Ruin> {
        let Some(errand) = &self.errand else { return Vec::new() };
        let Task::Job(id) = errand.task else { return Vec::new() };
        if errand.step == Step::Finish { self.upset_by(self.turn, id) } else { Vec::new() }
    }

    /// Whom of a seat's a job upsets once it is done, if it is immoral: whoever is aboard, on the job or not.
    pub fn upset_by(&self, seat: Seat, id: JobId) -> Vec<Ruin> {
        if self.is_immoral(id.job()) { self.upset_moral(seat) } else { Vec::new() }
    }

    fn upset_moral(&self, seat: Seat) -> Vec<Ruin> {
        let moral = self.captain(seat).moral().into_iter();
        moral.filter_map(|person| self.upset(seat, person)).collect()
    }

    /// Which jobs can no longer be done without somebody or something.
    fn unmet_less_one(&self, card: SupplyId) -> Vec<Ruin> {
        self.unmet_without(|board| part_with(&mut board.captains[board.turn], card))
    }

    /// Which of the viewer's jobs can no longer be done once a bargain of his is struck, whoever has the turn.
    fn unmet_by(&self, bargain: &Bargain) -> Vec<Ruin> {
        let (less, more) = match self.viewer {
            Some(seat) if seat == bargain.from => (&bargain.give, &bargain.take),
            Some(seat) if seat == bargain.with => (&bargain.take, &bargain.give),
            Some(_) | None => return Vec::new(),
        };
        let mut own = self.clone();
        (own.board.turn, own.board.errand) = (self.viewer.unwrap_or(self.turn), None);
        own.unmet_without(|board| {
            for (good, &count) in less.goods.pairs() {
                (0..count).for_each(|_| take_one(board, good));
            }
            let captain = &mut board.captains[board.turn];
            less.cards.iter().for_each(|&card| part_with(captain, card));
            more.cards.iter().for_each(|&card| take_on(captain, card));
            for (good, &count) in more.goods.pairs() {
                captain.hold[good] += count;
            }
        })
    }

    /// Which jobs can no longer be done with so many goods less.
    pub fn unmet_less(&self, lot: Lot) -> Vec<Ruin> {
        self.unmet_without(|board| (0..lot.count).for_each(|_| take_one(board, lot.good)))
    }

    /// Which jobs can no longer be done once something is given up.
    pub(super) fn unmet_without(&self, give_up: impl Fn(&mut Board)) -> Vec<Ruin> {
        let mut after = Board::clone(self);
        give_up(&mut after);
        let met = |board: &Board, id: JobId| {
            let step = self.acting().step(id);
            let fits = step == Step::Pickup || board.freight_fits(id.job(), step);
            fits && board.meets(&board.whole_team(id.job()), id.job())
        };
        let lost = self.own_jobs(self.turn).filter(|&id| met(self, id) && !met(&after, id));
        lost.map(Ruin::Unmet).collect()
    }

    /// Which of the viewer's jobs lack less of people and gear with a card aboard, and whether they lack nothing
    /// of it any more.
    pub fn serves(&self, card: SupplyId) -> Vec<(JobId, bool)> {
        let aboard = |captain: &Captain| {
            let gear = captain.gear.iter().any(|one| one.card == card);
            gear || captain.member(card).is_some() || captain.upgrades.contains(&card)
        };
        let Some(seat) = self.viewer.filter(|&seat| !aboard(self.captain(seat))) else {
            return Vec::new();
        };
        let now = Board { turn: seat, errand: None, ..Board::clone(self) };
        let lacks = |board: &Board, id: JobId| {
            let (team, job) = (board.whole_team(id.job()), id.job());
            let lacking = board.lacking(&team, job);
            let points: usize = Skill::ALL.iter().map(|&one| usize::from(lacking.of(one))).sum();
            points + board.unshown(&team, job).len() + board.unmet(&team, job).len()
        };
        let jobs = self.own_jobs(seat).map(|id| (id, lacks(&now, id)));
        // Every card in sight is asked, and most jobs lack nothing.
        let jobs: Vec<(JobId, usize)> = jobs.filter(|(_, now)| *now > 0).collect();
        if jobs.is_empty() {
            return Vec::new();
        }
        let mut after = now.clone();
        take_on(&mut after.captains[seat], card);
        let jobs = jobs.into_iter().map(|(id, now)| (id, now, lacks(&after, id)));
        jobs.filter(|(_, now, after)| after < now).map(|(id, _, after)| (id, after == 0)).collect()
    }
}

/// A ship with a card less.
fn part_with(captain: &mut Captain, card: SupplyId) {
    captain.crew.retain(|one| one.card != card);
    captain.gear.retain(|one| one.card != card);
    captain.upgrades.retain(|&one| one != card);
}

/// A ship with a card more; gear is taken up by whoever can carry it.
fn take_on(captain: &mut Captain, card: SupplyId) {
    match card.printed().class {
        Class::Crew => captain.crew.push(Member { card, disgruntled: false }),
        Class::Gear => {
            let carrier = captain.everyone().into_iter().find(|&who| captain.can_carry(who, card));
            captain.gear.push(Gear { card, carrier });
        }
        Class::Upgrade => captain.upgrades.push(card),
        Class::DriveCore(_) => captain.core = Some(card),
    }
}

impl Board {
    /// What a disgruntled token does to somebody; nothing where a leader has nobody to fire.
    pub fn upset(&self, seat: Seat, person: Person) -> Option<Ruin> {
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

/// One of a good is gone, out of the hold first.
pub(super) fn take_one(board: &mut Board, good: Good) {
    let captain = &mut board.captains[board.turn];
    let from = if captain.hold[good] > 0 { &mut captain.hold } else { &mut captain.stash };
    from[good] = from[good].saturating_sub(1);
}
