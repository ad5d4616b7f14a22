//! What a job or a goal says is done once its misbehave cards are passed (sections 9 and 12).

#![deny(clippy::wildcard_enum_match_arm)]

use super::cache::Cache;
use super::goal::GoalWay;
use super::misbehave::Misbehave;
use super::pay::Payout;
use super::{Deaths, Outcome, Pending, Race, Step, Task};
use crate::firefly::captain::Goods;
use crate::firefly::challenge::dared_test;
use crate::firefly::choice::Choice;
use crate::firefly::effect::{Good, Lot};
use crate::firefly::event::{Cause, Event};
use crate::firefly::job::{Clause, Course, Freight, JobId, LastTest};
use crate::firefly::sets::CARRIED;
use crate::firefly::skill::{Keyword, Profession};
use crate::firefly::state::Firefly;
use crate::firefly::turns::Play;

/// How many are loaded or delivered, where the number is free.
pub(super) struct Handling;

impl Pending for Handling {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let free = game.free_freight();
        let (Some(errand), Some(&good)) = (&game.board.errand, free.first()) else {
            return Vec::new();
        };
        let captain = game.board.acting();
        let (most, more) = match errand.step {
            Step::Pickup => (captain.room(good), game.room_making()),
            Step::Finish | Step::Aside => (free.iter().map(|&one| captain.has(one)).sum(), None),
        };
        // Without any room nothing is loaded, and the attempt is botched.
        (most.min(1)..=most).map(Choice::Count).chain(more).collect()
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        if choice == Choice::Stowage {
            play.push(Handling);
            return play.chore(choice);
        }
        let (Choice::Count(count), Some(&good)) = (choice, play.free_freight().first()) else {
            return;
        };
        let seat = play.board.turn;
        let (Some(Task::Job(job)), Some(errand)) = (play.board.task(), &mut play.game.board.errand)
        else {
            return;
        };
        if errand.step == Step::Pickup && count == 0 {
            return play.end_errand(Outcome::Botched);
        }
        if errand.step == Step::Pickup {
            play.stow(seat, good, count, Cause::Job(job));
            return play.loaded(job);
        }
        // Handed over once nothing can go wrong any more.
        errand.delivered = count;
    }
}

/// How the vault is opened.
pub(super) struct Vault;

impl Pending for Vault {
    fn choices(&self, _: &Firefly) -> Vec<Choice> {
        vec![Choice::Crack, Choice::Blow]
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        let Some(Task::Job(id)) = play.board.task() else { return };
        let spared = id.job().test.and_then(|last| last.spared_by());
        if let (Choice::Blow, Some((word, half))) = (choice, spared) {
            play.show(&play.board.present(), word);
            if let Some(errand) = &mut play.board.errand {
                errand.half |= half;
            }
        } else if let Some(last) = id.job().test {
            play.begin_last_test(last, Cause::Job(id));
        }
    }
}

impl LastTest {
    /// The keyword that spares the test, and whether it halves the pay.
    pub fn spared_by(&self) -> Option<(Keyword, bool)> {
        match self {
            LastTest::Vault { .. } => Some((Keyword::Explosives, true)),
            LastTest::Lock { .. } => Some((Keyword::HackingRig, false)),
            LastTest::Price { .. }
            | LastTest::Cover { .. }
            | LastTest::ShootOut { .. }
            | LastTest::Bluff { .. }
            | LastTest::Guards { .. } => None,
        }
    }
}

/// More money may be pressed out of a delivery, which is an immoral act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Squeeze {
    /// How many dollars.
    pub dollars: u16,
    /// What was delivered for.
    pub cause: Cause,
}

impl Pending for Squeeze {
    fn choices(&self, _: &Firefly) -> Vec<Choice> {
        vec![Choice::Press, Choice::Done]
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        if choice == Choice::Press {
            let cause = self.cause;
            play.money(play.board.turn, self.dollars.into(), cause);
            play.for_moral(|play, seat, person| play.disgruntle(seat, person, cause));
        }
    }
}

impl Firefly {
    /// The goods of which the job under way takes any number.
    fn free_freight(&self) -> &'static [Good] {
        let freight = self.worked_job().and_then(|job| job.course.freight());
        freight.map_or(&[], Freight::free)
    }
}

impl Play<'_> {
    pub(crate) fn follow_instruction(&mut self) {
        let Some(errand) = self.board.errand.clone() else { return };
        match (errand.task, errand.step) {
            (Task::Goal(goal), _) => self.follow_goal(goal),
            (Task::Bounty(_), _) => {}
            (Task::Cache, _) => self.push(Cache { due: true }),
            (Task::Job(job), Step::Pickup) => self.pick_up(job),
            (Task::Job(job), Step::Finish) => self.finish(job),
            (Task::Job(job), Step::Aside) => self.take_chance(job),
        }
    }

    fn follow_goal(&mut self, number: u8) {
        let Some(goal) = self.board.goal(self.board.turn) else { return };
        if let [only] = goal.ways {
            return self.push_effects(only, Cause::Goal(number), false, None);
        }
        self.push(GoalWay);
    }

    fn pick_up(&mut self, id: JobId) {
        match id.job().course {
            Course::Delivery { .. } if !id.job().found.is_empty() => {
                self.loaded(id);
                self.push_effects(id.job().found, Cause::Job(id), false, None);
            }
            Course::Delivery { freight: Freight::Lots(lots), .. } => {
                self.loaded(id);
                self.load_all(&goods_of(lots), Cause::Job(id));
            }
            Course::Delivery { freight: Freight::Any(_) | Freight::People, .. }
            | Course::Target(_) => {
                self.push(Handling);
            }
        }
    }

    /// What is done beside a job: what is asked for is given, and it pays.
    fn take_chance(&mut self, id: JobId) {
        if !CARRIED {
            return;
        }
        let seat = self.board.turn;
        let fits = self.board.freight_fits(id.job(), Step::Aside);
        let (Some(aside), true) = (id.job().aside, fits) else {
            return self.end_errand(Outcome::Botched);
        };
        let cause = Cause::Aside(id);
        aside.lots.iter().for_each(|lot| self.unload(seat, lot.good, lot.count, cause));
        self.money(seat, aside.pay.into(), cause);
        self.active_mut(id).into_iter().for_each(|active| active.aside.0 = true);
        self.end_errand(Outcome::Done);
        let given = aside.lots.iter().filter(|lot| lot.good == Good::Fugitive);
        self.press(given.map(|lot| lot.count).sum(), cause);
    }

    /// Who hands over fugitives may press more money out of it.
    pub(super) fn press(&mut self, count: u8, cause: Cause) {
        let each = self.board.acting().presses_for(Good::Fugitive);
        if count > 0 && each > 0 {
            self.push(Squeeze { dollars: each * u16::from(count), cause });
        }
    }

    fn loaded(&mut self, job: JobId) {
        let seat = self.board.turn;
        if let Some(active) = self.active_mut(job) {
            active.loaded = true;
            self.put(|| Event::Loaded { seat, job });
        }
        self.end_errand(Outcome::Done);
    }

    fn finish(&mut self, id: JobId) {
        let job = id.job();
        if self.takes_dare() {
            return;
        }
        if !self.board.freight_fits(job, Step::Finish) {
            // What was to be delivered was lost or dumped while misbehaving.
            return self.end_errand(Outcome::Botched);
        }
        self.push(Payout);
        if let Some(Clause::Race { stake, prize }) = job.clause {
            self.push(Race { stake, prize, job: id });
        }
        if let Some(last) = job.test {
            self.put_to_the_test(last, id);
        }
        if !self.free_freight().is_empty() {
            self.push(Handling);
        }
    }

    /// The last test of a job, unless something on it spares the crew the test.
    fn put_to_the_test(&mut self, last: LastTest, id: JobId) {
        let team = self.board.present();
        let company = self.board.acting().has_profession(&team, Profession::Companion);
        match (last, last.spared_by()) {
            (LastTest::Lock { .. }, Some((word, _)))
                if self.board.acting().has_keyword(&team, word) => {}
            (LastTest::Guards { .. }, _) if company => {}
            (_, Some((word, _))) if self.board.can_show(&team, word) => self.push(Vault),
            _ => self.begin_last_test(last, Cause::Job(id)),
        }
    }

    /// The test of a challenge comes first; the rest of the step is carried out after it.
    fn takes_dare(&mut self) -> bool {
        let Some(errand) = &mut self.game.board.errand else { return false };
        let (Some(card), false) = (errand.challenge, errand.dared) else { return false };
        let Some(test) = dared_test(Some(card)) else { return false };
        errand.dared = true;
        self.push(Misbehave);
        self.begin_test(test, Cause::Job(card), false);
        true
    }

    pub(crate) fn last_test_decided(&mut self, last: LastTest, band: usize, cause: Cause) {
        let failed = band == 0;
        match last {
            LastTest::Price { by, .. } => {
                let price = [-(by as i16), 0, by as i16][band.min(2)];
                if let Some(errand) = &mut self.board.errand {
                    errand.price = price;
                }
            }
            LastTest::Cover { contact, kills, .. } => {
                if failed {
                    self.lose_trust(self.board.turn, contact, cause);
                    self.push(Deaths { count: kills, chosen: Vec::new(), cause });
                }
            }
            LastTest::Vault { .. } | LastTest::Lock { .. } => {
                if failed {
                    self.warrant(cause);
                }
            }
            LastTest::Bluff { .. } => {
                if failed {
                    self.end_errand(Outcome::Botched);
                }
            }
            LastTest::Guards { won, lost, .. } => {
                let count = if failed { lost } else { won };
                self.push(Deaths { count, chosen: Vec::new(), cause });
            }
            LastTest::ShootOut { kills, warrant, .. } => {
                if failed && warrant {
                    self.warrant(cause);
                }
                if failed {
                    self.end_errand(Outcome::Botched);
                    self.push(Deaths { count: kills, chosen: Vec::new(), cause });
                }
            }
        }
    }
}

fn goods_of(lots: &[Lot]) -> Goods {
    let mut goods = Goods::default();
    lots.iter().for_each(|lot| goods[lot.good] += lot.count);
    goods
}
