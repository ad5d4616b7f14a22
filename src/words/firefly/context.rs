//! What a decision is about: the card, the job, the test so far.

use super::FireflyText;
use crate::words::fill;
use rules::firefly::effect::Good;
use rules::firefly::step::{
    Alliance, Card, Deaths, ExtraCut, Hands, Load, LoadUpTo, LoseUpgrade, Massacre, Medic, Nav,
    Payday, Price, Recruits, TakeUpgrade, Trade, Wanted,
};
use rules::firefly::supply::{SupplyId, worth};
use rules::firefly::{
    Bargain, Captain, Errand, Frame, Goods, Half, Look, Person, Stage, Step, Task, Trial, View,
    figures,
};
use rules::{Seat, firefly::Cause};
use std::fmt::Display;

impl FireflyText {
    /// What the topmost frame is about; may be empty.
    pub fn context(&self, view: &View) -> String {
        let Some(frame) = view.stack.last() else { return String::new() };
        let words = self.words;
        match frame {
            Frame::Turn if view.table.aim().is_none() => {
                let left = 2usize.saturating_sub(view.acted.len()) as u32;
                self.count(words.actions_left, left)
            }
            Frame::Recruits(Recruits(seat)) => {
                let crew = view.captain(*seat).crew.iter();
                let worth = worth(crew.map(|member| member.card));
                let most = self.money(figures::RECRUITS_WORTH);
                let values: [(&str, &dyn Display); 2] =
                    [("n", &self.money(worth)), ("most", &most)];
                fill(words.ctx_recruits, &values)
            }
            Frame::Hands(Hands(gear)) => self.supply(*gear).to_owned(),
            Frame::Flight => {
                let sectors = self.count(words.sectors, view.sectors_left());
                fill(words.ctx_flight, &[("sectors", &sectors)])
            }
            Frame::Nav(Nav(card)) => self.nav_title(*card).to_owned(),
            Frame::Reavers => self.nav_title(figures::REAVER_CUTTER).to_owned(),
            Frame::Alliance(Alliance(seat)) => self.stakes(view, *seat),
            Frame::Wanted(Wanted { todo, .. }) => self.supplies(todo).join(", "),
            Frame::Test(trial) => self.so_far(view, trial),
            Frame::Deaths(Deaths { count, cause, .. }) => {
                self.about(&self.cause(*cause), &self.count(words.dies, *count))
            }
            Frame::Medic(Medic { person, roll, .. }) => {
                let who = self.who(view.acting(), *person);
                let values: [(&str, &dyn Display); 3] =
                    [("who", &who), ("roll", roll), ("n", &figures::SAVED)];
                fill(words.ctx_medic, &values)
            }
            Frame::Massacre(Massacre { cause, .. })
            | Frame::Load(Load { cause, .. })
            | Frame::LoadUpTo(LoadUpTo { cause, .. })
            | Frame::TakeUpgrade(TakeUpgrade(cause))
            | Frame::LoseUpgrade(LoseUpgrade(cause)) => self.cause(*cause),
            Frame::Trade(Trade { cause, .. }) | Frame::Price(Price { cause, .. }) => {
                self.cause(*cause)
            }
            Frame::ExtraCut(ExtraCut(todo)) => {
                todo.first().map_or(String::new(), |&card| self.asks(view, &[card]))
            }
            Frame::Payday(Payday(due)) => self.asks(view, due),
            Frame::Shop(visit) => {
                let seen = self.considered(visit.seen.len(), figures::CONSIDERED);
                let left = view.buys().saturating_sub(visit.bought);
                let more = fill(words.ctx_buys, &[("n", &left)]);
                self.stage(self.market(visit.market), visit.look, seen, more)
            }
            Frame::Deal(talk) => {
                let most = view.considers(talk.contact).into();
                let looked = talk.seen.len() + usize::from(view.drawn_count);
                let seen = self.considered(looked, most);
                let left = figures::ACCEPTED.saturating_sub(talk.accepted);
                let more = if left > 0 && view.hand_is_full(view.turn) {
                    words.ctx_full.to_owned()
                } else {
                    fill(words.ctx_accepts, &[("n", &left)])
                };
                self.stage(self.contact(talk.contact), talk.look, seen, more)
            }
            Frame::Parley(bargain) if !bargain.asking => self.half(&bargain.give),
            Frame::Parley(bargain) => self.bargain(bargain),
            Frame::Answer(offer) => self.bargain(&offer.0),
            Frame::Card(Card(card)) => {
                let title = self.misbehave_title(*card).to_owned();
                let left = view.errand.as_ref().map_or(0, |errand| errand.left);
                let left = fill(words.ctx_left, &[("n", &left)]);
                self.joined(&[title, left])
            }
            Frame::Muster | Frame::Freight | Frame::Vault | Frame::GoalWay => {
                view.errand.as_ref().map_or(String::new(), |errand| self.errand(view, errand))
            }
            Frame::StartingJobs(jobs) => match view.held(jobs.0).saturating_sub(Captain::JOBS) {
                0 => words.ctx_keeps.to_owned(),
                n => fill(words.ctx_gives_back, &[("n", &n)]),
            },
            // What these ask for says it all.
            Frame::PickLeader(_)
            | Frame::PlaceShip(_)
            | Frame::Turn
            | Frame::Stowage
            | Frame::Roster
            | Frame::Evasion
            | Frame::Patrol(_)
            | Frame::Overfull(_) => String::new(),
            Frame::Unasked(_) => String::new(),
        }
    }

    /// An offer in words: what is given for what.
    fn bargain(&self, bargain: &Bargain) -> String {
        let values: [(&str, &dyn Display); 2] =
            [("gives", &self.half(&bargain.give)), ("asks", &self.half(&bargain.take))];
        fill(self.words.ctx_swap, &values)
    }

    /// One half of an offer.
    pub fn half(&self, half: &Half) -> String {
        self.wares(half.money, &half.goods, &half.cards)
    }

    /// Money, goods and cards in a row; nothing is said to be nothing.
    pub(super) fn wares(&self, money: u32, goods: &Goods, cards: &[SupplyId]) -> String {
        let mut parts = Vec::new();
        parts.extend((money > 0).then(|| self.money(money)));
        let some = goods.pairs().filter(|(_, n)| **n > 0);
        parts.extend(some.map(|(good, &n)| self.good(good, n.into())));
        parts.extend(self.supplies(cards));
        if parts.is_empty() { self.words.nothing.to_owned() } else { parts.join(", ") }
    }

    /// What Alliance Contact would cost a ship.
    fn stakes(&self, view: &View, seat: Seat) -> String {
        let (captain, words) = (view.captain(seat), self.words);
        let mut parts = Vec::new();
        if captain.warrants > 0 {
            let fine = self.money(figures::FINE * u32::from(captain.warrants));
            parts.push(fill(words.ctx_fine, &[("n", &fine)]));
        }
        if captain.has(Good::Contraband) + captain.has(Good::Fugitive) > 0 {
            parts.push(words.ctx_seized.to_owned());
        }
        let wanted = captain.crew.iter().filter(|member| member.card.printed().wanted).count();
        if wanted > 0 {
            parts.push(fill(words.ctx_wanted, &[("n", &wanted)]));
        }
        self.joined(&parts)
    }

    /// A test so far and what it needs: the next band that is not reached, or the best.
    fn so_far(&self, view: &View, trial: &Trial) -> String {
        let words = self.words;
        let (points, dice) = (view.trial_points(trial), trial.dice_sum());
        let floors = trial.question.floors();
        let open = floors.iter().skip(1).find(|&&from| i16::from(from) > points + dice);
        let need = open.or(floors.last()).copied().unwrap_or(0);
        let total = points + dice;
        let values: [(&str, &dyn Display); 5] = [
            ("skill", &self.skill(trial.skill)),
            ("points", &points),
            ("dice", &self.dice(trial.dice)),
            ("total", &total),
            ("n", &need),
        ];
        let template = match trial.stage {
            Stage::Start => words.ctx_skill,
            Stage::Before => words.ctx_test,
            Stage::Rolled => words.ctx_rolled,
        };
        self.about(&self.cause(trial.cause), &fill(template, &values))
    }

    /// Dice as they lie: `6 + 3`.
    pub(super) fn dice(&self, (die, bonus): (u8, u8)) -> String {
        if bonus == 0 { die.to_string() } else { format!("{die} + {bonus}") }
    }

    fn asks(&self, view: &View, due: &[SupplyId]) -> String {
        let sum = worth(due.iter().copied());
        let values: [(&str, &dyn Display); 2] =
            [("n", &self.money(sum)), ("have", &self.money(view.acting().money))];
        let text = fill(self.words.ctx_due, &values);
        match due {
            [only] => self.about(&self.who(view.acting(), Person::Crew(*only)), &text),
            _ => text,
        }
    }

    fn considered(&self, seen: usize, most: usize) -> String {
        let values: [(&str, &dyn Display); 2] = [("n", &seen), ("most", &most)];
        fill(self.words.ctx_considered, &values)
    }

    fn stage(&self, place: &str, look: Look, seen: String, more: String) -> String {
        self.about(place, if look == Look::Over { &more } else { &seen })
    }

    fn errand(&self, view: &View, errand: &Errand) -> String {
        match errand.task {
            Task::Job(job) if errand.step == Step::Pickup => {
                self.about(&self.job_label(job), self.words.ctx_step_load)
            }
            Task::Job(job) => self.job_label(job),
            Task::Goal(goal) => self.goal(&view.table, goal),
        }
    }

    /// What brought something about, by its name.
    pub(super) fn cause(&self, cause: Cause) -> String {
        let words = self.words;
        let text = match cause {
            Cause::Nav(card) => self.nav_title(card),
            Cause::Misbehave(card) => self.misbehave_title(card),
            Cause::Job(job) => self.job(job),
            Cause::Goal(goal) => return fill(words.goal_n, &[("n", &(goal + 1))]),
            Cause::Wages(job) => return self.about(words.why_wages, self.job(job)),
            Cause::Shop(market) => self.market(market),
            Cause::Deal(contact) => self.contact(contact),
            Cause::Setup => words.why_setup,
            Cause::Reavers => words.reavers,
            Cause::Alliance => words.alliance,
            Cause::Burn => words.why_burn,
            Cause::Bribe => words.why_bribe,
            Cause::Spent => words.why_spent,
            Cause::ShoreLeave => words.why_leave,
            Cause::MakeWork => words.why_make_work,
            Cause::BetterOffer(_) => words.why_offer,
            Cause::Parley(..) => words.why_parley,
            Cause::Free => words.why_free,
            Cause::Soothe => words.why_soothe,
            Cause::FedUp => words.why_fed_up,
            Cause::Identity => words.why_identity,
            Cause::Story => words.why_story,
        };
        text.to_owned()
    }
}
