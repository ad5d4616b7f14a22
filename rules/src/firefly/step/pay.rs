//! What a finished job pays, and payday (section 9).

#![deny(clippy::wildcard_enum_match_arm)]

use super::{LoadGoods, Outcome, Pending, Sacrifice, TakeCard, Task};
use crate::Seat;
use crate::firefly::captain::Person;
use crate::firefly::challenge::Prize;
use crate::firefly::choice::Choice;
use crate::firefly::edict::Edict;
use crate::firefly::effect::Good;
use crate::firefly::event::{Cause, Deck, Event, JobSpot};
use crate::firefly::job::{Clause, Freight, JobId, JobType, Pay};
use crate::firefly::reward::{Reward, Terms};
use crate::firefly::sets::CARRIED;
use crate::firefly::state::Firefly;
use crate::firefly::supply::{Class, SupplyId, worth};
use crate::firefly::turns::Play;

/// The job is done: its goods are handed over, the moral are upset, then it pays.
pub(super) struct Payout;

impl Pending for Payout {
    fn advance(self, play: &mut Play<'_>) -> Option<Self> {
        let errand = play.board.errand.clone()?;
        let (Task::Job(id), None) = (errand.task, errand.outcome) else { return None };
        if errand.team.is_empty() {
            play.end_errand(Outcome::Botched);
            return None;
        }
        let fugitives = play.deliver(id, errand.delivered);
        if play.board.is_immoral(id.job()) {
            play.for_moral(|play, seat, person| play.disgruntle(seat, person, Cause::Job(id)));
        }
        let terms = Terms { count: errand.delivered, price: errand.price, half: errand.half };
        let team = play.board.present();
        let reward = play.board.reward(id.job(), &team, terms);
        play.pay_dollars(id, terms, &reward);
        if reward.calms {
            play.for_moral(|play, seat, person| play.calm(seat, person, Cause::Job(id)));
        }
        play.rob(id);
        let dared = play.active_mut(id).and_then(|active| Some((active.challenge?, active.passed)));
        play.win_trust(id);
        play.lay_edict(Edict::AllianceAudit, Deck::Jobs(id.job().contact));
        play.end_errand(Outcome::Done);
        let crew = play.board.acting().crew.iter().map(|member| member.card);
        let due = crew.filter(|card| id.job().share(card.printed()) > 0).collect();
        play.push(Payday(due));
        if let Some(Clause::Expends(profession)) = id.job().clause {
            play.push(Sacrifice { profession, cause: Cause::Job(id) });
        }
        play.press(fugitives, Cause::Job(id));
        if play.board.acting().salvages(id.job()) {
            play.salvage_more(Cause::Job(id));
        }
        play.offer_all(&reward.extras, Cause::Job(id));
        if reward.mixed > 0 {
            play.push(LoadGoods { left: reward.mixed, cause: Cause::Job(id) });
        }
        play.load_all(&reward.goods, Cause::Job(id));
        dared.into_iter().for_each(|(card, passed)| play.win_challenge(card, passed));
        None
    }
}

/// These of the crew are still to be paid.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Payday(pub Vec<SupplyId>);

impl Pending for Payday {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let sum = worth(self.0.iter().copied());
        let all = (game.board.acting().money >= sum).then_some(Choice::PayAll);
        all.into_iter().chain(self.0.iter().map(|&card| Choice::Stiff(card))).collect()
    }

    fn advance(self, _: &mut Play<'_>) -> Option<Self> {
        (!self.0.is_empty()).then_some(self)
    }

    fn answer(mut self, play: &mut Play<'_>, choice: Choice) {
        let seat = play.board.turn;
        let cause = match play.board.task() {
            Some(Task::Job(job)) => Cause::Wages(job),
            Some(Task::Bounty(bounty)) => Cause::Bounty(bounty),
            Some(Task::Goal(_) | Task::Cache) | None => return,
        };
        if let Choice::Stiff(card) = choice {
            self.0.retain(|other| *other != card);
            play.push(self);
            if play.board.acting().serves_unpaid(card) {
                return;
            }
            return play.disgruntle(seat, Person::Crew(card), cause);
        }
        for card in self.0 {
            play.money(seat, -i32::from(card.printed().cost), cause);
        }
    }
}

impl Play<'_> {
    /// Hands over what is due, or so many of what is free; how many fugitives they were.
    fn deliver(&mut self, id: JobId, count: u8) -> u8 {
        let (seat, cause) = (self.board.turn, Cause::Job(id));
        let before = self.board.acting().has(Good::Fugitive);
        let mut left = count;
        match id.job().course.freight() {
            Some(Freight::Lots(lots)) => {
                lots.iter().for_each(|lot| self.unload(seat, lot.good, lot.count, cause));
            }
            Some(freight @ (Freight::Any(_) | Freight::People)) => {
                for &good in freight.free() {
                    let given = left.min(self.board.acting().has(good));
                    self.unload(seat, good, given, cause);
                    left -= given;
                }
            }
            None => {}
        }
        before - self.board.acting().has(Good::Fugitive)
    }

    /// For everybody aboard with a moral symbol, the leader first.
    pub(super) fn for_moral(&mut self, mut act: impl FnMut(&mut Self, Seat, Person)) {
        let seat = self.board.turn;
        let moral = self.board.acting().moral();
        moral.into_iter().for_each(|person| act(self, seat, person));
    }

    fn pay_dollars(&mut self, job: JobId, terms: Terms, reward: &Reward) {
        let (seat, cause) = (self.board.turn, Cause::Job(job));
        match job.job().pay {
            Pay::Flat(_) | Pay::Each(_) => {
                let (printed, price) = (reward.printed as i32, i32::from(terms.price));
                self.put(|| Event::Pay { seat, job, printed, price, half: terms.half });
            }
            Pay::PerCrew(_) | Pay::GoodsPerCrew(_) => {}
        }
        for dollars in [reward.pay, reward.bonus, reward.points, reward.gift] {
            self.money(seat, dollars as i32, cause);
        }
        self.money(seat, reward.story as i32, Cause::Story);
    }

    /// The challenge is met together with its job: what it brings, and the trust of who gave it.
    fn win_challenge(&mut self, card: JobId, passed: u8) {
        if !CARRIED {
            return;
        }
        let Some(challenge) = card.job().challenge else { return };
        let (seat, cause) = (self.board.turn, Cause::Job(card));
        self.win_trust(card);
        self.money(seat, challenge.prize.dollars(passed) as i32, cause);
        if let Some(lot) = challenge.prize.goods(passed) {
            self.load(lot, cause);
        }
        if challenge.prize == Prize::Gear {
            self.push(TakeCard::any(Class::Gear, cause));
        }
    }

    /// The contact becomes Solid; who keeps the law does not while a warrant is held.
    fn win_trust(&mut self, id: JobId) {
        let (seat, cause, contact) = (self.board.turn, Cause::Job(id), id.job().contact);
        if id.job().is(JobType::Crime) {
            let captain = self.captain_mut(seat);
            captain.crimes = captain.crimes.saturating_add(1);
        }
        let captain = self.board.acting();
        let wary = contact.is_lawful() && captain.warrants > 0;
        if wary || captain.tucked(contact).is_some() {
            return self.move_job(id, JobSpot::Active(seat), JobSpot::Gone, cause);
        }
        self.move_job(id, JobSpot::Active(seat), JobSpot::Tucked(seat), cause);
        self.put(|| Event::Solid { seat, contact, won: true });
    }
}
