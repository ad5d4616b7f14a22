//! What jobs and goals bring and how likely they end well.

use super::desk::{Desk, goal_price};
use rules::firefly::effect::{Effect, Test};
use rules::firefly::job::{Course, Extra, Freight, Job, JobId, JobType, LastTest, Pay, Stop};
use rules::firefly::leader::Gift;
use rules::firefly::odds::{Six, reaches};
use rules::firefly::sector::SectorId;
use rules::firefly::skill::Skill;
use rules::firefly::story::{Demand, Goal, Twist};
use rules::firefly::supply::{Ability, SupplyId};
use rules::firefly::{Aim, Arms, Board, Person};

/// Dollars that the trust of a contact is worth, and that it is worth where the story asks for it.
const TRUST: i64 = 250;
const WANTED_TRUST: i64 = 1800;
/// The same where the solo story counts nothing else.
const TRUST_ALONE: i64 = 8000;
/// Dollars that a misbehave card is worth where the solo story counts them.
const CARD: i64 = 2000;
/// Dollars that a failed try costs in crew and tokens.
const HARM: i64 = 260;
/// Dollars that a token for wages not paid costs: its share of a shore leave, and the risk.
const UNPAID: i64 = 200;
/// Thousandths of failures that are warrants.
const WARRANTS: i64 = 350;

/// A goal that can be tried, in thousandths and dollars.
pub(super) struct Prospect {
    pub chance: i64,
    pub value: i64,
}

impl Desk<'_> {
    /// Everybody whom a job may take along.
    pub fn team_for(&self, job: &Job) -> Vec<Person> {
        let mut team = self.me().everyone();
        if job.immoral {
            team.retain(|&p| !self.me().abilities(p).contains(&Ability::ShunsImmoral));
        }
        team
    }

    /// Whether the crew at hand meets what a job asks for and its goods fit or are aboard.
    pub fn is_able(&self, id: JobId, loaded: bool) -> bool {
        let job = id.job();
        self.board.meets(&self.team_for(job), job) && self.board.freight_fits(job, loaded)
    }

    /// The dollars that a job brings when it is done: pay, trust and extras less wages and qualms.
    pub fn job_gain(&self, id: JobId, loaded: bool) -> i64 {
        let job = id.job();
        let wages = self.wages();
        let trust = match self.me().tucked(job.contact) {
            Some(_) => 0,
            None if self.wants_trust(job.contact) && self.is_alone() => TRUST_ALONE,
            None if self.wants_trust(job.contact) => WANTED_TRUST,
            None => TRUST,
        };
        let crime = job.kind == JobType::Crime
            && self.goals_left().any(|g| g.demands.contains(&Demand::CrimeDone));
        let crime = if crime && self.me().crimes == 0 { WANTED_TRUST } else { 0 };
        let law = if job.illegal { 150 } else { 0 };
        self.pay(job, loaded) + self.extras(job) + trust + crime - wages - self.qualms(job) - law
            + self.last_test(job)
            + self.practice(job, loaded)
    }

    /// What the crew costs at the end of a job: whoever is dear goes unpaid.
    fn wages(&self) -> i64 {
        let due = self.me().crew.iter().map(|member| {
            i64::from(member.card.kind().kind().cost).min(self.unpaid_loss(member.card))
        });
        due.sum()
    }

    /// What it costs not to pay somebody: a token, or the second one, with which he leaves.
    pub fn unpaid_loss(&self, crew: SupplyId) -> i64 {
        if self.me().is_disgruntled(Person::Crew(crew)) { self.card_loss(crew) } else { UNPAID }
    }

    /// What the misbehave cards of a job are worth where they alone are counted.
    fn practice(&self, job: &Job, loaded: bool) -> i64 {
        if self.board.table.aim() != Some(Aim::Ugly) {
            return 0;
        }
        let cards = match job.course {
            Course::Delivery { dropoff, .. } if loaded => dropoff.misbehave,
            Course::Delivery { pickup, dropoff, .. } => pickup.misbehave + dropoff.misbehave,
            Course::Target(stop) => stop.misbehave,
        };
        CARD * i64::from(cards)
    }

    fn pay(&self, job: &Job, loaded: bool) -> i64 {
        match (job.pay, job.course) {
            (Pay::Flat(dollars), _) => dollars.into(),
            (Pay::Each(each), Course::Delivery { freight: Freight::Any(good), .. }) => {
                let count = if loaded { self.me().has(good) } else { self.me().room(good) };
                i64::from(each) * i64::from(count)
            }
            (Pay::Each(each), _) => each.into(),
            (Pay::PerCrew(good), _) => self.good_worth(good) * self.me().everyone().len() as i64,
        }
    }

    fn extras(&self, job: &Job) -> i64 {
        let team = self.team_for(job);
        let bonus = job.bonus.filter(|bonus| self.me().has_profession(&team, bonus.profession));
        let bonus = bonus.map_or(0, |bonus| match bonus.extra {
            Extra::Money(dollars) => dollars.into(),
            Extra::Goods(_) => 150,
        });
        let gift = match self.me().gift() {
            Some(Gift::JobMoney(kind, dollars)) if kind == job.kind => dollars.into(),
            Some(Gift::JobLoad(kind, good, _)) if kind == job.kind => self.good_worth(good),
            Some(Gift::ImmoralMoney(dollars)) if job.immoral => dollars.into(),
            _ => 0,
        };
        let twists = self.board.table.twists().iter().map(|twist| {
            let Twist::IllegalMoney(dollars) = *twist else { return 0 };
            if job.illegal { i64::from(dollars) } else { 0 }
        });
        bonus + gift + twists.sum::<i64>()
    }

    /// What the tokens of moral crew cost; those that have one already walk away.
    fn qualms(&self, job: &Job) -> i64 {
        let me = self.me();
        let everyone = me.everyone();
        let moral = everyone.iter().filter(|&&p| job.immoral && me.is_moral(p));
        moral.map(|&p| if me.is_disgruntled(p) { 900 } else { 200 }).sum()
    }

    fn last_test(&self, job: &Job) -> i64 {
        let team = self.team_for(job);
        let chance = |skill: Skill, from: u8| {
            let points = self.me().points(&team, skill, Arms::Armed);
            reaches(from, points.into(), Six::Heroic).permille() as i64
        };
        match job.test {
            None => 0,
            Some(LastTest::Price { even, good, by }) => {
                let (even, good) = (chance(Skill::Negotiate, even), chance(Skill::Negotiate, good));
                i64::from(by) * (good - (1000 - even)) / 1000
            }
            Some(LastTest::Cover { skill, from, .. }) => -(1000 - chance(skill, from)) * 700 / 1000,
            Some(LastTest::Vault { from }) => -(1000 - chance(Skill::Tech, from)) * 1500 / 1000,
        }
    }

    /// The thousandths of a chance that nothing stops a job at a stop, by its misbehave cards.
    pub fn stop_chance(&self, misbehave: u8) -> i64 {
        self.clears(misbehave).max(10)
    }

    /// What a job is worth, tries that fail counted, and the thousandths of a turn they take.
    pub fn job_prospect(&self, id: JobId, loaded: bool) -> (i64, i64) {
        let cards = |stop: &Stop| stop.misbehave;
        let draws: Vec<u8> = match &id.job().course {
            Course::Delivery { dropoff, .. } if loaded => vec![cards(dropoff)],
            Course::Delivery { pickup, dropoff, .. } => vec![cards(pickup), cards(dropoff)],
            Course::Target(stop) => vec![cards(stop)],
        };
        let (mut value, mut time) = (self.job_gain(id, loaded), 0);
        for draws in draws.into_iter().filter(|&draws| draws > 0) {
            let clear = self.stop_chance(draws);
            let fails = 1000 - clear;
            let kept = 1000 * clear / (clear + fails * WARRANTS / 1000).max(1);
            value = value * kept / 1000 - fails * HARM / clear;
            time += (1000 * fails / clear).min(12_000);
        }
        (value, time)
    }

    /// The next goal, if it can be tried: its chance with all at hand and what trying it is worth.
    pub fn goal_prospect(&self) -> Option<Prospect> {
        let goal = self.goal()?;
        let ready = goal.demands.iter().all(|&demand| self.meets(demand));
        if !ready {
            return None;
        }
        let last = self.goals_left().count() == 1;
        let value = if last { 20_000 } else { 7000 } - goal_price(goal) / 4;
        let chance = self.clears(goal.misbehave) * self.way_chance(goal) / 1000;
        (chance >= 8).then_some(Prospect { chance, value })
    }

    fn meets(&self, demand: Demand) -> bool {
        let me = self.me();
        match demand {
            Demand::SolidWith(contacts) => contacts.iter().all(|&c| me.is_solid(c)),
            Demand::Solids(count) => me.solids() >= count,
            Demand::Cash(dollars) => me.money >= u32::from(dollars),
            Demand::Tokens(count) => me.goals >= count,
            Demand::CrimeDone => me.crimes > 0,
        }
    }

    /// The thousandths of a chance that the best way of a goal ends in its token.
    pub fn way_chance(&self, goal: &Goal) -> i64 {
        goal.ways.iter().map(|way| self.token_chance(way)).max().unwrap_or(0)
    }

    pub fn token_chance(&self, effects: &[Effect]) -> i64 {
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

    fn test_token_chance(&self, test: &Test) -> i64 {
        let chances = self.board.band_chances(&self.board.present(), test, 0);
        let bands = chances.iter().zip(test.bands);
        bands
            .map(|(chance, band)| chance.permille() as i64 * self.token_chance(band.effects) / 1000)
            .sum()
    }

    /// Thousandths of a turn that a job asks for from where a contact gives it.
    pub fn job_time(&self, id: JobId, from: SectorId) -> i64 {
        let near = |at: SectorId, stop: &Stop| {
            let sectors = stop.sectors.iter().filter_map(|&n| SectorId::new(n));
            sectors.map(|to| (super::routes::distance(at, to), to)).min()
        };
        let first = Board::next_stop(id.job(), false);
        let last = Board::next_stop(id.job(), true);
        let Some((far, at)) = near(from, &first) else { return 9000 };
        let further = near(at, &last).map_or(0, |(far, _)| far);
        super::tour::leg(far) + if first == last { 0 } else { super::tour::leg(further) }
    }
}
