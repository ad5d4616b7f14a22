//! Challenges: what they add to a job and whether it is still done, and who goes under one.

use super::bridge::Bridge;
use super::jobs::{TRUST, WANTED_TRUST};
use rules::firefly::challenge::{Challenge, Prize, Term};
use rules::firefly::job::JobId;
use rules::firefly::sets::CARRIED;
use rules::firefly::{Board, Choice, Person, Step, Task};

/// Dollars that a failure costs beside the job.
const FAILURE: i64 = 300;
/// Dollars that a gear of one's choice is worth.
const GEAR: i64 = 500;
/// Dollars that a challenge has to bring to be taken up.
const LEAST: i64 = 150;

impl Bridge<'_> {
    /// Whether a job can be worked under a challenge as its limits ask.
    pub(super) fn keeps_to(&self, id: JobId, card: JobId) -> bool {
        let under = self.board.under(id, card);
        under.meets(&goers(&under), id.job())
    }

    /// What a challenge brings when its job is done: the prize, and the trust of who gave it.
    pub(super) fn prize(&self, card: JobId, id: JobId) -> i64 {
        let Some(Challenge { prize, .. }) = card.job().challenge else { return 0 };
        let steps = [Step::Pickup, Step::Finish].into_iter();
        let first = id.job().first();
        let due = steps.filter(|&step| step == Step::Finish || step == first);
        let passed: u8 = due.map(|step| self.board.cards_asked(id.job(), step, Some(card))).sum();
        let lot = prize.goods(passed);
        let goods = lot.map_or(0, |lot| self.good_worth(lot.good) * i64::from(lot.count));
        let gear = if prize == Prize::Gear { GEAR } else { 0 };
        let contact = card.job().contact;
        let trusted = self.me().tucked(contact).is_some();
        let trust = match trusted {
            true => 0,
            false if self.wants_trust(contact) => WANTED_TRUST,
            false => TRUST,
        };
        i64::from(prize.dollars(passed)) + goods + gear + trust
    }

    /// What a challenge adds to a job in hand, in the mean.
    fn dare_gain(&self, card: JobId, id: JobId) -> Option<i64> {
        let under = self.board.under(id, card);
        let team = goers(&under);
        if !under.meets(&team, id.job()) {
            return None;
        }
        let before = self.chance(&self.board, &self.board.whole_team(id.job()), id, None);
        let after = self.chance(&under, &team, id, Some(card));
        let gain = self.job_gain(id, id.job().first());
        let lost = (before - after).max(0) * FAILURE / 1000;
        Some((gain + self.prize(card, id)) * after / 1000 - gain * before / 1000 - lost)
    }

    /// The thousandths of a chance that these do a job, its own test apart.
    fn chance(&self, board: &Board, team: &[Person], id: JobId, card: Option<JobId>) -> i64 {
        let first = id.job().first();
        let deck = self.misbehave();
        let last = (first != Step::Finish).then_some(Step::Finish);
        let steps = [first].into_iter().chain(last);
        let clear = steps.map(|step| {
            let cards = board.cards_to_pass(team, board.cards_asked(id.job(), step, card));
            board.clears(team, &deck, cards).permille() as i64
        });
        let clear = clear.fold(1000, |all, each| all * each / 1000);
        let term = card.and_then(|card| card.job().challenge).map(|challenge| challenge.term);
        let Some(Term::Test(test)) = term else { return clear };
        let worst = board.band_chances(team, test, 0).first().map_or(0, |worst| worst.permille());
        clear * (1000 - worst as i64) / 1000
    }

    /// What a challenge that is offered is worth with the jobs in hand.
    pub(super) fn dare_offer(&self, card: JobId) -> i64 {
        if !CARRIED {
            return -1000;
        }
        let fits = self.view.hand.iter().filter(|id| id.job().takes(card.job()));
        let gains = fits.filter_map(|&id| self.dare_gain(card, id));
        // Whose trust is asked for may wait for a job that goes with it.
        let waits = if self.wants_trust(card.job().contact) { 300 } else { -1000 };
        gains.max().unwrap_or(waits)
    }

    /// The challenge that adds most to the job that is about to be begun.
    fn dare(&self, id: JobId) -> Option<Choice> {
        if !CARRIED {
            return None;
        }
        let gains = self.legal.iter().filter_map(|&choice| {
            let Choice::Attach(card) = choice else { return None };
            Some((self.dare_gain(card, id)?, choice))
        });
        gains.max().filter(|&(gain, _)| gain >= LEAST).map(|(_, choice)| choice)
    }

    /// Off they go; under a challenge as few and as lightly as it asks.
    pub(super) fn muster(&self) -> Option<Choice> {
        let errand = self.board.errand.as_ref()?;
        let job = if let Task::Job(id) = errand.task { Some(id) } else { None };
        let dare = job.and_then(|id| self.dare(id));
        let go = dare.or(self.first(&[Choice::Go]));
        if let (None, Some(id), Some(card)) = (go, job, errand.challenge) {
            let team = goers(&self.board.under(id, card));
            let stays = errand.team.iter().find(|person| !team.contains(person));
            let gear = self.me().carried_among(&errand.team).next();
            let bench = stays.map(|&person| Choice::Bench(person));
            let choice = bench.or(gear.map(Choice::Gear).filter(|_| self.is_unarmed()));
            return choice.filter(|&choice| self.may(choice)).or(self.first(&[Choice::Back]));
        }
        go.or(self.first(&[Choice::Back]))
    }

    /// Whether gear is to be laid down for the job that is about to be worked.
    pub(super) fn is_unarmed(&self) -> bool {
        let card = self.board.errand.as_ref().and_then(|errand| errand.challenge);
        let term = card.and_then(|card| card.job().challenge).map(|challenge| challenge.term);
        term == Some(Term::Unarmed)
    }
}

/// Who goes on the job that is being weighed.
fn goers(under: &Board) -> Vec<Person> {
    under.errand.as_ref().map_or(Vec::new(), |errand| errand.team.clone())
}
