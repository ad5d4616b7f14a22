//! What a job or a goal says is done once its misbehave cards are passed (sections 9 and 12).

#![deny(clippy::wildcard_enum_match_arm)]

use super::goal::GoalWay;
use super::misbehave::Misbehave;
use super::pay::Payout;
use super::{Deaths, Outcome, Pending, Step, Task};
use crate::Sink;
use crate::firefly::captain::Goods;
use crate::firefly::challenge::dared_test;
use crate::firefly::choice::Choice;
use crate::firefly::effect::{Good, Lot};
use crate::firefly::event::{Cause, Event};
use crate::firefly::job::{Course, Freight, JobId, LastTest};
use crate::firefly::skill::Keyword;
use crate::firefly::state::Firefly;
use crate::firefly::turns::Play;

/// How many are loaded or delivered, where the number is free.
pub(super) struct Handling;

impl Pending for Handling {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let (Some(errand), Some(good)) = (&game.board.errand, game.free_freight()) else {
            return Vec::new();
        };
        let captain = game.board.acting();
        let (most, more) = match errand.step {
            Step::Pickup => (captain.room(good), game.room_making()),
            Step::Finish => (captain.has(good), None),
        };
        // Without any room nothing is loaded, and the attempt is botched.
        (most.min(1)..=most).map(Choice::Count).chain(more).collect()
    }

    fn answer<S: Sink<Event>>(self, play: &mut Play<'_, S>, choice: Choice) {
        if choice == Choice::Stowage {
            play.push(Handling);
            return play.chore(choice);
        }
        let (Choice::Count(count), Some(good)) = (choice, play.free_freight()) else { return };
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

    fn answer<S: Sink<Event>>(self, play: &mut Play<'_, S>, choice: Choice) {
        let Some(Task::Job(id)) = play.board.task() else { return };
        if choice == Choice::Blow {
            play.show(&play.board.present(), Keyword::Explosives);
            if let Some(errand) = &mut play.board.errand {
                errand.half = true;
            }
        } else if let Some(last) = id.job().test {
            play.begin_last_test(last, Cause::Job(id));
        }
    }
}

impl Firefly {
    /// The good of which the job under way takes any number.
    fn free_freight(&self) -> Option<Good> {
        match self.worked_job()?.course {
            Course::Delivery { freight: Freight::Any(good), .. } => Some(good),
            Course::Delivery { freight: Freight::Lots(_), .. } | Course::Target(_) => None,
        }
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    pub(crate) fn follow_instruction(&mut self) {
        let Some(errand) = self.board.errand.clone() else { return };
        match (errand.task, errand.step) {
            (Task::Goal(goal), _) => self.follow_goal(goal),
            (Task::Job(job), Step::Pickup) => self.pick_up(job),
            (Task::Job(job), Step::Finish) => self.finish(job),
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
            Course::Delivery { freight: Freight::Any(_), .. } | Course::Target(_) => {
                self.push(Handling);
            }
        }
    }

    fn loaded(&mut self, job: JobId) {
        let seat = self.board.turn;
        if let Some(active) = self.active_mut(job) {
            active.loaded = true;
            self.sink.put(|| Event::Loaded { seat, job });
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
        match job.test {
            Some(LastTest::Vault { .. })
                if self.board.can_show(&self.board.present(), Keyword::Explosives) =>
            {
                self.push(Vault);
            }
            Some(last) => self.begin_last_test(last, Cause::Job(id)),
            None => {}
        }
        match job.course {
            Course::Delivery { freight: Freight::Any(_), .. } => self.push(Handling),
            Course::Delivery { freight: Freight::Lots(_), .. } | Course::Target(_) => {}
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
            LastTest::Vault { .. } => {
                if failed {
                    self.warrant(cause);
                }
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
