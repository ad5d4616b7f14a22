//! What jobs and goals bring and how likely they end well.

use super::bridge::{Bridge, Nerve, goal_price};
use rules::firefly::contact::Contact;
use rules::firefly::effect::{Effect, Good, Test};
use rules::firefly::job::{Job, JobId, JobType, LastTest, Stop};
use rules::firefly::sector::SectorId;
use rules::firefly::sets::CARRIED;
use rules::firefly::story::{Demand, Goal};
use rules::firefly::supply::SupplyId;
use rules::firefly::{Aim, Person, Step, Terms};

/// Dollars that the trust of a contact is worth, and that it is worth where the story asks for it.
pub(super) const TRUST: i64 = 250;
pub(super) const WANTED_TRUST: i64 = 1800;
/// The same where the solo story counts nothing else.
const TRUST_ALONE: i64 = 8000;
/// The same where a purse lies under him.
const PURSE: i64 = 4500;
/// Dollars that a goal token is worth that lies where a job ends.
const TOKEN: i64 = 6000;
/// Dollars that a misbehave card is worth where the solo story counts them.
const CARD: i64 = 2000;
/// Dollars that a failed try costs in crew and tokens.
const HARM: i64 = 260;
/// Dollars that a token for wages not paid costs: its share of a shore leave, and the risk.
const UNPAID: i64 = 200;
/// Thousandths of failures that are warrants.
const WARRANTS: i64 = 350;
/// The least thousandths of a true chance at which a reckless captain goes for a goal.
const DARED: i64 = 200;
/// Dollars that he keeps beside its price.
const SAVED: i64 = 1000;

/// A goal that can be tried, in thousandths and dollars.
pub(super) struct Prospect {
    pub chance: i64,
    pub value: i64,
}

impl Bridge<'_> {
    /// Whether the crew at hand meets what a job asks for and its goods fit or are aboard.
    pub(super) fn is_able(&self, id: JobId, step: Step) -> bool {
        let job = id.job();
        if step == Step::Aside {
            return self.board.freight_fits(job, step);
        }
        let able = match self.me().challenge(id) {
            Some(card) => self.keeps_to(id, card),
            None => self.board.meets(&self.board.whole_team(job), job),
        };
        able && self.board.freight_fits(job, step)
    }

    /// The dollars that a job brings when it is done: pay, trust and extras less wages and qualms.
    pub(super) fn job_gain(&self, id: JobId, step: Step) -> i64 {
        let job = id.job();
        if let (Step::Aside, Some(aside)) = (step, job.aside) {
            return self.chance_gain(job, &aside);
        }
        let wages = self.wages();
        let trust = self.trust(job.contact);
        let crime = job.is(JobType::Crime)
            && self.goals_left().any(|g| g.demands.contains(&Demand::CrimeDone));
        let crime = if crime && self.me().crimes == 0 { WANTED_TRUST } else { 0 };
        let law = if self.needs_law() { 800 } else { 150 };
        let law = if job.illegal { law } else { 0 };
        self.pay(id, step) + trust + self.token(job) + self.deed(job) + crime
            - wages
            - self.qualms(job)
            - law
            + self.last_test(job)
            + self.practice(job, step)
    }

    /// What the goal token is worth that lies where a job ends.
    fn token(&self, job: &Job) -> i64 {
        let ends = || self.board.sectors(job.stop(Step::Finish));
        let lies = self.board.marks.iter().any(|mark| ends().contains(&mark.number()));
        if CARRIED && lies { TOKEN } else { 0 }
    }

    /// What the trust of a contact is worth that a job of his brings.
    pub(super) fn trust(&self, contact: Contact) -> i64 {
        match self.me().tucked(contact) {
            Some(_) => 0,
            None if self.wants_trust(contact) && self.is_alone() => TRUST_ALONE,
            None if self.board.purse(contact).is_some() => PURSE,
            None if self.wants_trust(contact) => WANTED_TRUST,
            None => TRUST,
        }
    }

    /// What the goal token is worth that a job of some kinds brings.
    fn deed(&self, job: &Job) -> i64 {
        if self.board.counts_deeds() && job.is_deed() { TOKEN } else { 0 }
    }

    /// What the crew costs at the end of a job: whoever is dear goes unpaid.
    pub(super) fn wages(&self) -> i64 {
        let due =
            self.me().crew.iter().map(|member| {
                i64::from(member.card.printed().cost).min(self.unpaid_loss(member.card))
            });
        due.sum()
    }

    /// What it costs not to pay somebody: a token, or the second one, with which he leaves.
    pub(super) fn unpaid_loss(&self, crew: SupplyId) -> i64 {
        if self.me().serves_unpaid(crew) {
            return 0;
        }
        if self.me().is_disgruntled(Person::Crew(crew)) { self.card_loss(crew) } else { UNPAID }
    }

    /// What the misbehave cards of a job are worth where they alone are counted.
    fn practice(&self, job: &Job, step: Step) -> i64 {
        if self.board.table.aim() != Some(Aim::Ugly) {
            return 0;
        }
        CARD * job.stops(step).map(|stop| i64::from(stop.misbehave)).sum::<i64>()
    }

    /// Dollars, and what the goods are worth that come with them.
    fn pay(&self, id: JobId, step: Step) -> i64 {
        let (job, me) = (id.job(), self.me());
        let count = match step {
            Step::Pickup => me.loadable(job, step),
            Step::Finish | Step::Aside => me.deliverable(job),
        };
        let half = me.begun(id).is_some_and(|active| active.half);
        let team = self.board.stays(job, &self.board.whole_team(job));
        let reward = self.board.reward(job, &team, Terms { count, price: 0, half });
        let goods = Good::ALL.into_iter().map(|good| {
            self.good_worth(good) * i64::from(reward.goods[good] + reward.extras[good])
        });
        i64::from(reward.dollars()) + goods.sum::<i64>() + self.mixed_worth(reward.mixed)
    }

    /// What the tokens of moral crew cost; those that have one already walk away.
    fn qualms(&self, job: &Job) -> i64 {
        let me = self.me();
        let moral = me.moral().into_iter().filter(|_| job.immoral);
        moral.map(|p| if me.is_disgruntled(p) { 900 } else { 200 }).sum()
    }

    fn last_test(&self, job: &Job) -> i64 {
        let Some(last) = job.test else { return 0 };
        let chances = self.board.last_chances(&self.board.whole_team(job), last);
        let chance = |band: usize| chances.get(band).map_or(0, |c| c.permille() as i64);
        match last {
            LastTest::Price { by, .. } => i64::from(by) * (chance(2) - chance(0)) / 1000,
            LastTest::Cover { .. } => -chance(0) * 700 / 1000,
            LastTest::Vault { .. } | LastTest::ShootOut { warrant: true, .. } => {
                -chance(0) * 1500 / 1000
            }
            LastTest::ShootOut { .. } => -chance(0) * 500 / 1000,
            LastTest::Lock { .. } => -chance(0) * 1500 / 1000,
            LastTest::Bluff { .. } => -chance(0) * 600 / 1000,
            LastTest::Guards { won, lost, .. } => {
                -(chance(0) * i64::from(lost) + chance(1) * i64::from(won)) * 300 / 1000
            }
        }
    }

    /// What a job is worth, tries that fail counted, and the thousandths of a turn they take.
    pub(super) fn job_prospect(&self, id: JobId, step: Step) -> (i64, i64) {
        let dare = self.me().challenge(id);
        let last = (step == Step::Pickup).then_some(Step::Finish);
        let steps = [step].into_iter().chain(last);
        let draws = steps.map(|step| self.board.cards_asked(id.job(), step, dare));
        let prize = dare.filter(|_| step != Step::Aside);
        let prize = prize.map_or(0, |card| self.prize(card, id));
        let (mut value, mut time) = (self.job_gain(id, step) + prize, 0);
        // What is begun was tried in vain, or is loaded: by now a reckless captain sees what there is,
        // and does not run at the same wall turn after turn, unless there is no room for other work.
        let me = self.me();
        let wary = me.begun(id).is_some() && me.active.len() < me.active_limit();
        for draws in draws.filter(|&draws| draws > 0) {
            let seen = if wary { self.truly_clears(draws) } else { self.clears(draws) };
            let clear = seen.max(10);
            let fails = 1000 - clear;
            let kept = 1000 * clear / (clear + fails * WARRANTS / 1000).max(1);
            value = value * kept / 1000 - fails * HARM / clear;
            time += (1000 * fails / clear).min(12_000);
        }
        (value, time)
    }

    /// The next goal, if it can be tried: its chance with all at hand and what trying it is worth.
    pub(super) fn goal_prospect(&self) -> Option<Prospect> {
        let goal = self.goal()?;
        if self.board.is_at_dusk() || !self.board.meets_goal_there(self.seat) {
            return None;
        }
        let last = self.goals_left().count() == 1;
        let value = if last { 20_000 } else { 7000 } - goal_price(goal) / 4;
        let way = self.way_chance(goal);
        let chance = self.clears(goal.misbehave) * way / 1000;
        // Who trusts to his luck still works on until a goal is no dream: no turn after turn of
        // botched attempts at one place.
        let saved = i64::from(self.me().money) >= goal_price(goal) + SAVED;
        let dares = saved && self.truly_clears(goal.misbehave) * way / 1000 >= DARED;
        if self.nerve == Nerve::Reckless && !dares {
            return None;
        }
        (chance >= 8).then_some(Prospect { chance, value })
    }

    /// The thousandths of a chance that the best way of a goal ends in its token.
    pub(super) fn way_chance(&self, goal: &Goal) -> i64 {
        goal.ways.iter().map(|way| self.token_chance(way)).max().unwrap_or(0)
    }

    pub(super) fn token_chance(&self, effects: &[Effect]) -> i64 {
        let money = self.me().money;
        let broke = effects.iter().any(
            |effect| matches!(effect, Effect::PayOrBotch(dollars) if money < u32::from(*dollars)),
        );
        if broke {
            return 0;
        }
        if effects.contains(&Effect::Goal) {
            return 1000;
        }
        effects
            .iter()
            .map(
                |effect| {
                    if let Effect::Test(test) = effect { self.test_token_chance(test) } else { 0 }
                },
            )
            .max()
            .unwrap_or(0)
    }

    fn test_token_chance(&self, test: &'static Test) -> i64 {
        let chances = self.board.band_chances(&self.board.present(), test, 0);
        let bands = chances.iter().zip(test.bands);
        bands
            .map(|(chance, band)| chance.permille() as i64 * self.token_chance(band.effects) / 1000)
            .sum()
    }

    /// Thousandths of a turn that a job asks for from where a contact gives it.
    pub(super) fn job_time(&self, id: JobId, from: SectorId) -> i64 {
        let near = |at: SectorId, stop: &Stop| {
            let sectors = self.board.sectors(*stop).iter().filter_map(|&n| SectorId::new(n));
            sectors.map(|to| (self.board.chart().moves(at, to), to)).min()
        };
        let first = id.job().stop(Step::Pickup);
        let last = id.job().stop(Step::Finish);
        let Some((far, at)) = near(from, &first) else { return 9000 };
        let further = near(at, &last).map_or(0, |(far, _)| far);
        super::tour::leg(far) + if first == last { 0 } else { super::tour::leg(further) }
    }
}
