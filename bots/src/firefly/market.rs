//! Shops, contacts and offers of rivals.

use super::bridge::Bridge;
use rules::firefly::contact::Contact;
use rules::firefly::effect::{Good, Lot, Offer};
use rules::firefly::job::{Freight, JobId};
use rules::firefly::supply::SupplyId;
use rules::firefly::{Active, Choice, Look, Talk, Visit};

/// The fuel that a captain likes to leave a shop with, and the parts.
const FUEL: u8 = 7;
const PARTS: u8 = 2;
/// What a job has to be worth beyond its time to be taken.
const LEAST: i64 = -150;

impl Bridge<'_> {
    pub(super) fn shop(&self, visit: &Visit) -> Choice {
        let money = self.me().money;
        let fuel = self.fuel() < FUEL && (money >= 400 || self.fuel() < 3);
        if fuel && self.may(Choice::Purchase(Good::Fuel)) {
            return Choice::Purchase(Good::Fuel);
        }
        if let Some(choice) = self.consider(visit) {
            return choice;
        }
        if let Some(card) = self.best_card(&visit.seen, 0) {
            return Choice::Buy(card);
        }
        let parts = self.me().has(Good::Part) < PARTS && money >= 1500 || self.fills_set();
        let part = parts.then_some(Choice::Purchase(Good::Part)).filter(|&c| self.may(c));
        part.unwrap_or(Choice::Done)
    }

    /// Cards of the discard pile that beat what the deck gives in the mean, two of which are
    /// bought at most; then as many of the deck as may be looked at: it costs nothing.
    fn consider(&self, visit: &Visit) -> Option<Choice> {
        let open = &self.board.supply_discards[visit.market];
        let mean = self.draw_value(visit.market) * 3 / 2;
        let taken = visit.seen.len() < 2;
        let best = self.best_card(open, mean.max(50)).filter(|_| taken);
        let take = best.map(Choice::Take).filter(|_| visit.look == Look::Pile);
        self.first(&take.into_iter().chain([Choice::Draw]).collect::<Vec<_>>())
    }

    fn best_card(&self, cards: &[SupplyId], least: i64) -> Option<SupplyId> {
        let usable = |card: &SupplyId| {
            let kinds = |choice: &Choice| {
                let (Choice::Buy(other) | Choice::Take(other)) = *choice else { return false };
                other.kind() == card.kind()
            };
            self.legal.iter().any(kinds)
        };
        let offers = cards.iter().filter(|card| usable(card));
        let gains = offers.map(|&card| (self.bargain(card), self.legal_twin(card)));
        let best = gains.filter(|&(gain, _)| gain > least).max();
        best.map(|(_, card)| card)
    }

    /// The card of the same kind that the list names.
    fn legal_twin(&self, card: SupplyId) -> SupplyId {
        let named = self.legal.iter().find_map(|choice| {
            let (Choice::Buy(other) | Choice::Take(other)) = *choice else { return None };
            (other.kind() == card.kind()).then_some(other)
        });
        if self.may(Choice::Buy(card)) || self.may(Choice::Take(card)) {
            card
        } else {
            named.unwrap_or(card)
        }
    }

    pub(super) fn deal(&self, talk: &Talk) -> Choice {
        if self.may(Choice::Redeem) {
            return Choice::Redeem;
        }
        if let Some(sale) = self.sale(talk.contact) {
            return sale;
        }
        if self.may(Choice::ClearWarrants) && (self.needs_law() || self.me().money >= 2500) {
            return Choice::ClearWarrants;
        }
        let fuel = Choice::Purchase(Good::Fuel);
        if self.fuel() < FUEL && self.me().money >= 300 && self.may(fuel) {
            return fuel;
        }
        let open = &self.board.job_discards[talk.contact];
        let best = self.best_job(open, 400).filter(|_| talk.seen.len() < 2);
        let look = [best.map(Choice::TakeJob), Some(Choice::Draw)];
        if let Some(choice) = self.first(&look.into_iter().flatten().collect::<Vec<_>>()) {
            return choice;
        }
        let accept = self.best_job(&self.considered(talk), LEAST).map(Choice::Accept);
        let drop = self.job_to_drop().map(|_| Choice::Roster);
        self.first(&accept.into_iter().chain(drop).collect::<Vec<_>>()).unwrap_or(Choice::Done)
    }

    /// A job from afar.
    pub(super) fn called_up(&self) -> Choice {
        let accept = self.best_job(&self.view.drawn, LEAST).map(Choice::Accept);
        accept.filter(|&choice| self.may(choice)).unwrap_or(Choice::Done)
    }

    fn considered(&self, talk: &Talk) -> Vec<JobId> {
        talk.seen.iter().chain(&self.view.drawn).copied().collect()
    }

    fn best_job(&self, jobs: &[JobId], least: i64) -> Option<JobId> {
        let offers = jobs.iter().map(|&job| (self.offer(job), job));
        offers.filter(|&(value, _)| value > least).max().map(|(_, job)| job)
    }

    /// Whether a talk with a contact is going on.
    pub(super) fn is_dealing(&self) -> bool {
        self.board.talk().is_some()
    }

    /// A job in a full hand that is worth less than one on offer.
    pub(super) fn job_to_drop(&self) -> Option<JobId> {
        let talk = self.board.talk().filter(|talk| talk.look != Look::Pile)?;
        if self.view.hand.len() < self.me().hand_limit() || talk.accepted > 1 {
            return None;
        }
        let best = self.best_job(&self.considered(talk), LEAST)?;
        let (worst, job) = self.view.hand.iter().map(|&job| (self.offer(job), job)).min()?;
        (worst + 200 < self.offer(best)).then_some(job)
    }

    /// Whether jobs under way deliver more of a good than is aboard.
    fn short(&self, good: Good) -> bool {
        self.needed(good) > self.me().has(good)
    }

    /// Goods that no job in hand or under way is about.
    pub(super) fn spare(&self, good: Good) -> u8 {
        self.me().has(good).saturating_sub(self.needed(good))
    }

    fn needed(&self, good: Good) -> u8 {
        let of = |lots: &[Lot]| -> u8 {
            lots.iter().filter(|lot| lot.good == good).map(|lot| lot.count).sum()
        };
        let needed = |job: JobId| match job.job().course.freight() {
            Some(Freight::Lots(lots)) => of(lots),
            Some(freight) if freight.free().contains(&good) => u8::MAX / 4,
            Some(Freight::Any(_) | Freight::People) | None => 0,
        };
        let beside = |active: &Active| {
            let aside = active.job.job().aside.filter(|_| !active.aside.0);
            aside.map_or(0, |aside| of(aside.lots))
        };
        let loaded = self.me().active.iter().filter(|active| active.loaded);
        let each = loaded.map(|active| needed(active.job).saturating_add(beside(active)));
        each.fold(0, u8::saturating_add)
    }

    fn sale(&self, contact: Contact) -> Option<Choice> {
        let goods = [Good::Contraband, Good::Cargo].into_iter();
        let sold = goods.filter(|&good| self.spare(good) > 0 && self.would_sell(contact, good));
        sold.map(Choice::Sell).find(|&c| self.may(c))
    }

    /// Offers of nav and misbehave cards.
    pub(super) fn trade(&self, offers: &[Offer]) -> Choice {
        let gain = |offer: &Offer| self.good_worth(offer.good) - i64::from(offer.price);
        let low = self.fuel() < 3 && self.may(Choice::Purchase(Good::Fuel));
        let best = offers.iter().filter(|offer| self.may(Choice::Purchase(offer.good)));
        let best = best.max_by_key(|offer| gain(offer)).filter(|offer| gain(offer) > 0);
        match best {
            _ if low => Choice::Purchase(Good::Fuel),
            Some(offer) => Choice::Purchase(offer.good),
            None => Choice::Done,
        }
    }

    /// Goods of any kind: what a job waits for, else what is worth most.
    pub(super) fn fetch(&self) -> Choice {
        let worth = |choice: &Choice| {
            if let Choice::Fetch(good) = *choice {
                return if self.short(good) { i64::MAX } else { self.good_worth(good) };
            }
            if *choice == Choice::Done { 0 } else { -1 }
        };
        self.legal.iter().copied().max_by_key(worth).unwrap_or(Choice::Done)
    }

    /// What a part of the ship at half price brings, less who gets it and goes.
    fn ordered(&self, card: SupplyId) -> i64 {
        self.card_gain(card) - i64::from(rules::firefly::step::half_price(card))
    }

    /// What the best part at half price is worth more than who gets it.
    pub(super) fn order_value(&self) -> i64 {
        let Some(agent) = self.board.agent() else { return 0 };
        let open = self.board.on_order().into_iter();
        let best = open.map(|card| self.ordered(card)).max().unwrap_or(i64::MIN / 4);
        best - self.card_loss(agent)
    }

    pub(super) fn order(&self) -> Choice {
        let worth = |choice: &Choice| {
            if let Choice::Buy(card) = *choice { self.ordered(card) } else { i64::MIN }
        };
        self.legal.iter().copied().max_by_key(worth).unwrap_or(Choice::Back)
    }

    /// An upgrade, gear or crew for nothing.
    pub(super) fn free_upgrade(&self) -> Choice {
        let gain = |choice: &Choice| {
            if let Choice::Buy(card) = *choice {
                return self.card_gain(card);
            }
            if matches!(choice, Choice::Scrap(_)) { -1 } else { 0 }
        };
        self.legal.iter().copied().max_by_key(gain).unwrap_or(Choice::Done)
    }
}
