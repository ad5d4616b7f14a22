//! Attacks on rivals (section 16): coming aboard, and what is taken there.

#![deny(clippy::wildcard_enum_match_arm)]

use super::errand::Muster;
use super::pay::Payout;
use super::{Chase, Deaths, Errand, Outcome, Pending, Question, Step, Task, Trial};
use crate::firefly::board::{Action, Board};
use crate::firefly::captain::Captain;
use crate::firefly::choice::Choice;
use crate::firefly::effect::Good;
use crate::firefly::event::{Cause, Event, JobSpot};
use crate::firefly::job::{Job, JobId};
use crate::firefly::raid::{Booty, Raid};
use crate::firefly::sector::SectorId;
use crate::firefly::sets::CARRIED;
use crate::firefly::skill::Skill;
use crate::firefly::state::Firefly;
use crate::firefly::supply::{Ability, SupplyId};
use crate::firefly::turns::Play;
use crate::{Later, Seat};

impl Captain {
    /// Whether nobody boards the ship with a skill.
    pub fn bars_boarding(&self, skill: Skill) -> bool {
        self.fitted(|ability| *ability == Ability::BarsBoarding(skill)).is_some()
    }

    /// By how many points the ship hinders those who board it with Tech.
    fn traps(&self) -> u8 {
        let points = |a: Ability| if let Ability::Traps(n) = a { n } else { 0 };
        self.ship_abilities().map(points).fold(0, u8::max)
    }
}

impl Board {
    /// Whether the Work action under way is an attack.
    pub fn is_hostile(&self) -> bool {
        CARRIED && self.errand.as_ref().is_some_and(|errand| errand.chase.is_some())
    }

    /// Against whom the Work action under way is.
    pub fn chased(&self) -> Option<Chase> {
        self.errand.as_ref().filter(|_| CARRIED)?.chase.0
    }

    /// Whose ship is raided in the Work action under way.
    pub fn prey_of_raid(&self) -> Option<Seat> {
        if let Chase::Raid(seat) = self.chased()? { Some(seat) } else { None }
    }

    /// Whose jobs somebody is looking at to take some.
    pub fn spied(&self) -> Option<Seat> {
        let looks = || self.stack.iter().any(|frame| matches!(frame, super::Frame::Steal(_)));
        self.prey_of_raid().filter(|_| looks())
    }

    /// Whether a job upsets the moral: a raid does where the leader of who is raided is moral.
    pub fn is_immoral(&self, job: &Job) -> bool {
        let raided = || {
            let prey = self.prey_of_raid().filter(|_| job.raid().is_some());
            prey.zip(job.raid()).is_some_and(|(seat, raid)| raid.is_immoral(self.captain(seat)))
        };
        job.immoral || raided()
    }

    /// Whom a seat may attack where it is for a piracy job.
    pub fn raidable(&self, seat: Seat, raid: &Raid) -> impl Iterator<Item = Seat> {
        self.boardable(seat).filter(|&rival| raid.allows(self.captain(rival)))
    }

    /// The skills by which a ship may be boarded.
    pub fn boarding_skills(&self, rival: Seat) -> impl Iterator<Item = Skill> {
        let open = move |skill: &Skill| !self.captain(rival).bars_boarding(*skill);
        [Skill::Tech, Skill::Negotiate].into_iter().filter(open)
    }

    /// What the ships add to a boarding test beside those who make it.
    pub fn boarding_points(&self, seat: Seat, skill: Skill, rival: Seat) -> i16 {
        let (own, traps) = self.boarding_parts(seat, skill, rival);
        i16::from(own) - i16::from(traps)
    }

    /// What the own ship adds to a boarding test, and what traps on the other take.
    pub fn boarding_parts(&self, seat: Seat, skill: Skill, rival: Seat) -> (u8, u8) {
        let points = |a: Ability| {
            let Ability::Boards(with, points) = a else { return 0 };
            if with == skill { points } else { 0 }
        };
        let own = self.captain(seat).ship_abilities().map(points).sum();
        (own, if skill == Skill::Tech { self.captain(rival).traps() } else { 0 })
    }

    /// Whether the ship itself lets a boarding test be rolled again.
    pub(in crate::firefly) fn ship_rolls_again(&self, trial: &Trial) -> bool {
        let Question::Boarding(skill, _) = trial.question else { return false };
        self.acting().boards_again(skill) && !trial.again.0
    }
}

impl Firefly {
    /// The piracy jobs that may be worked against a rival here, the first of each contact.
    pub(super) fn raid_choices(&self, choices: &mut Vec<Choice>) {
        let seat = self.board.turn;
        let captain = self.board.acting();
        let room = captain.active.len() < captain.active_limit();
        let begun = captain.active.iter().map(|active| active.job);
        let mut contacts = Vec::new();
        for job in begun.chain(self.idle_jobs(seat).filter(|_| room)) {
            let Some(raid) = job.job().raid() else { continue };
            if contacts.contains(&raid.contact) || captain.is_resented(raid.contact) {
                continue;
            }
            contacts.push(raid.contact);
            choices.extend(self.board.raidable(seat, raid).map(|rival| Choice::Raid(job, rival)));
        }
    }

    /// What a Work action may do to others here, and for bounties.
    pub(super) fn hostile_choices(&self, at: SectorId, choices: &mut Vec<Choice>) {
        if !CARRIED {
            return;
        }
        let seat = self.board.turn;
        self.raid_choices(choices);
        let hunted = self.board.quarries(seat).into_iter();
        choices.extend(hunted.map(|(bounty, card)| Choice::Hunt(bounty, card)));
        choices.extend(self.board.jumpable(seat).into_iter().map(Choice::Jump));
        choices.extend(self.board.deliverable(seat).into_iter().map(Choice::Deliver));
        let scope = self.board.acting().carrying(|a| matches!(a, Ability::TurnsUp(_)));
        let sells = self.board.market(at).is_some();
        choices.extend(scope.filter(|_| sells).map(Choice::Search));
    }
}

impl Play<'_> {
    /// Begins to put a team together against somebody.
    pub(super) fn set_upon(&mut self, task: Task, chase: Chase) {
        self.fuss();
        let team = self.board.acting().everyone();
        let chase = Later(Some(chase));
        self.board.errand = Some(Errand { chase, ..Errand::new(task, Step::Finish, team) });
        let team = match task {
            Task::Job(job) => self.board.whole_team(job.job()),
            Task::Bounty(bounty) => self.board.hunters(bounty),
            Task::Goal(_) | Task::Cache => return,
        };
        self.board.errand.iter_mut().for_each(|errand| errand.team = team.clone());
        self.push(Muster);
    }

    pub(super) fn raid(&mut self, job: JobId, rival: Seat) {
        if CARRIED {
            self.set_upon(Task::Job(job), Chase::Raid(rival));
        }
    }

    /// The team has left: it comes aboard first, but where somebody is alone.
    pub(super) fn attack(&mut self, chase: Chase) {
        if !CARRIED {
            return;
        }
        match chase.rival() {
            Some(rival) => self.push(Boarding(rival)),
            None => self.begin_duel(),
        }
    }

    /// Aboard or not; a one costs a crew where there are traps.
    pub(super) fn boarding_decided(&mut self, trial: &Trial, rival: Seat, aboard: bool) {
        let (seat, cause) = (self.board.turn, trial.cause);
        self.put(|| Event::Boards { seat, rival, aboard });
        if aboard {
            self.begin_duel();
        } else {
            self.end_errand(Outcome::Botched);
        }
        let traps = self.board.captain(rival).traps() > 0;
        if traps && trial.dice.0 == 1 {
            self.push(Deaths { count: 1, chosen: Vec::new(), cause });
        }
    }

    /// What is taken once a raid has succeeded; then it is paid for.
    pub(super) fn plunder(&mut self, job: JobId) {
        self.push(Payout);
        let Some(raid) = job.job().raid() else { return };
        match raid.booty {
            Booty::Jobs(left) => {
                if let Some(rival) = self.board.prey_of_raid() {
                    let seat = self.board.turn;
                    self.put(|| Event::Searched { seat, rival });
                }
                self.push(Steal { left, job });
            }
            Booty::Goods(left) => self.push(Loot { left, taken: 0, job }),
            Booty::AllGoods => self.push(Loot { left: u8::MAX, taken: 0, job }),
        }
    }

    fn took(&mut self, count: u8) {
        self.board.errand.iter_mut().for_each(|errand| errand.delivered = count);
    }

    /// What those aboard take of who was raided, beside the booty.
    pub(super) fn rob(&mut self, job: JobId) {
        let Some(rival) = self.board.prey_of_raid() else { return };
        let seat = self.board.turn;
        let each: Vec<u16> = self
            .board
            .acting()
            .peoples_abilities()
            .filter_map(|a| if let Ability::RaidMoney(n) = a { Some(n) } else { None })
            .collect();
        for dollars in each {
            let taken = u32::from(dollars).min(self.board.captain(rival).money) as i32;
            self.money(rival, -taken, Cause::Job(job));
            self.money(seat, taken, Cause::Job(job));
        }
    }
}

/// By which skill the ship of a seat is boarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Boarding(pub Seat);

impl Pending for Boarding {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        game.board.boarding_skills(self.0).map(Choice::Skill).collect()
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        if let Choice::Skill(skill) = choice {
            let cause = play.board.hostile_cause();
            let trial = Trial::new(Question::Boarding(skill, self.0), cause, false);
            play.push(Box::new(trial));
        }
    }
}

impl Board {
    /// What an attack under way is for.
    pub(super) fn hostile_cause(&self) -> Cause {
        match self.task() {
            Some(Task::Job(job)) => Cause::Job(job),
            Some(Task::Bounty(bounty)) => Cause::Bounty(bounty),
            Some(Task::Goal(_) | Task::Cache) | None => Cause::Free,
        }
    }
}

/// Who is raided moves goods and people between hold and stash.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Secure(pub Seat);

impl Pending for Secure {
    fn decider(&self, _: &Board) -> Seat {
        self.0
    }

    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let captain = game.board.captain(self.0);
        let mut choices = vec![Choice::Done];
        for good in Good::ALL.into_iter().filter(|_| game.board.may_fuss()) {
            if captain.hold[good] > 0 && captain.stash_room(good) > 0 {
                choices.push(Choice::Stow(good));
            }
            if captain.stash[good] > 0 && captain.hold_room(good) > 0 {
                choices.push(Choice::Unstow(good));
            }
        }
        choices
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        if choice == Choice::Done {
            return;
        }
        play.push(self);
        if let Choice::Stow(good) = choice {
            play.restow(self.0, good, (-1, 1));
        }
        if let Choice::Unstow(good) = choice {
            play.restow(self.0, good, (1, -1));
        }
    }
}

/// Goods are taken out of the hold of who is raided, one at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Loot {
    /// How many still.
    pub left: u8,
    /// How many have been.
    pub taken: u8,
    /// What for.
    pub job: JobId,
}

impl Pending for Loot {
    /// What fits; before anything is taken room may be made for it.
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let Some(rival) = game.board.prey_of_raid() else { return Vec::new() };
        let (own, other) = (game.board.acting(), game.board.captain(rival));
        let lies = |good: &Good| self.left > 0 && other.hold[*good] > 0;
        let fits = |good: &Good| own.room(*good) > 0;
        let mut choices = vec![Choice::Done];
        choices.extend(Good::GOODS.into_iter().filter(lies).filter(fits).map(Choice::Fetch));
        let full = Good::GOODS.iter().any(lies) && self.taken == 0;
        let planet = own.sector.is_some_and(|at| game.board.chart().planetary(at));
        let people = |good: &Good| matches!(good, Good::Passenger | Good::Fugitive);
        let dumped = Good::ALL.into_iter().filter(|good| planet || !people(good));
        choices.extend(dumped.filter(|&good| full && own.has(good) > 0).map(Choice::Dump));
        choices
    }

    fn answer(mut self, play: &mut Play<'_>, choice: Choice) {
        let seat = play.board.turn;
        if let Choice::Dump(good) = choice {
            play.unload(seat, good, 1, Cause::Free);
            return play.push(self);
        }
        let (Choice::Fetch(good), Some(rival)) = (choice, play.board.prey_of_raid()) else {
            return play.took(self.taken);
        };
        let cause = Cause::Job(self.job);
        play.shift(rival, good, (-1, 0), cause);
        play.stow(seat, good, 1, cause);
        self.taken += 1;
        self.left -= 1;
        play.push(self);
    }
}

/// Jobs are taken out of the hand of who is raided, one at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Steal {
    /// How many still.
    pub left: u8,
    /// What for.
    pub job: JobId,
}

impl Pending for Steal {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let Some(rival) = game.board.prey_of_raid() else { return Vec::new() };
        let held = game.hidden.hands[rival].iter().filter(|_| self.left > 0);
        [Choice::Done].into_iter().chain(held.map(|&job| Choice::TakeJob(job))).collect()
    }

    fn answer(mut self, play: &mut Play<'_>, choice: Choice) {
        let seat = play.board.turn;
        let (Choice::TakeJob(job), Some(rival)) = (choice, play.board.prey_of_raid()) else {
            return;
        };
        play.move_job(job, JobSpot::Hand(rival), JobSpot::Hand(seat), Cause::Job(self.job));
        self.left -= 1;
        let count = play.board.errand.as_ref().map_or(0, |errand| errand.delivered);
        play.took(count + 1);
        play.push(self);
    }
}

impl Play<'_> {
    /// The top cards of the deck here are turned up on its discard pile.
    pub(super) fn search_deck(&mut self, gear: SupplyId) {
        let market = self.board.acting().sector.and_then(|at| self.board.market(at));
        let Some(market) = market.filter(|_| CARRIED) else { return };
        self.act(Action::Work);
        let count = |a: &Ability| if let Ability::TurnsUp(n) = a { *n } else { 0 };
        let cards: u8 = gear.printed().abilities.iter().map(count).sum();
        for _ in 0..cards {
            self.turn_up_supply(market);
        }
    }
}
