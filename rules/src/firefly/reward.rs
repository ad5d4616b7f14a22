//! What a job pays, reckoned in one place: for the payout, for the outlook and for who plans.

#![deny(clippy::wildcard_enum_match_arm)]

use super::board::Board;
use super::captain::{Arms, Captain, Goods, Person};
use super::effect::Effect;
use super::job::{Clause, Extra, Freight, Job, Pay};
use super::sets::CARRIED;
use super::step::Step;
use super::story::Twist;
use super::supply::Ability;

/// What a finished job brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Reward {
    /// Dollars as printed, by the piece counted out.
    pub printed: u32,
    /// Dollars of the job itself once the price test and a cut have had their say.
    pub pay: u32,
    /// Dollars of its bonus.
    pub bonus: u32,
    /// Dollars for the points of a skill on the job.
    pub points: u32,
    /// Dollars that the leader adds.
    pub gift: u32,
    /// Dollars that the story adds.
    pub story: u32,
    /// Goods of the job and its bonus.
    pub goods: Goods,
    /// So many goods of the job, in any mix.
    pub mixed: u8,
    /// Goods that the leader, gear and upgrades add; they may be declined.
    pub extras: Goods,
    /// Whether moral crew loses its disgruntled tokens.
    pub calms: bool,
}

impl Reward {
    /// All dollars together.
    pub fn dollars(&self) -> u32 {
        self.pay + self.bonus + self.points + self.gift + self.story
    }
}

/// What happened to a job's pay on the way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Terms {
    /// How many are delivered of what is paid by the piece.
    pub count: u8,
    /// Dollars that the price test adds.
    pub price: i16,
    /// Whether the pay is halved.
    pub half: bool,
}

impl Board {
    /// What a job brings the acting ship if these do it.
    pub fn reward(&self, job: &Job, team: &[Person], terms: Terms) -> Reward {
        let mut reward = Reward::default();
        self.own_pay(job, team, terms, &mut reward);
        if let Some(bonus) = job.bonus
            && self.acting().has_profession(team, bonus.profession)
        {
            match bonus.extra {
                Extra::Money(dollars) => reward.bonus = dollars.into(),
                Extra::Goods(lot) => reward.goods[lot.good] += lot.count,
            }
        }
        reward.points = job.per_point.map_or(0, |(skill, dollars)| {
            u32::from(self.acting().points(team, skill, Arms::Armed)) * u32::from(dollars)
        });
        if let Some((word, dollars)) = job.carrying
            && self.acting().has_keyword(team, word)
        {
            reward.bonus += u32::from(dollars);
        }
        reward.bonus += u32::from(self.doubled(job));
        let trusted = self.table.contacts().filter(|&contact| self.acting().is_solid(contact));
        let added: u32 = trusted.map(|contact| u32::from(contact.adds(job))).sum();
        reward.gift = self.acting().job_money(job, self.is_immoral(job)) + added;
        reward.mixed += self.acting().job_goods(job, team);
        for (good, count) in self.acting().job_loads(job, team) {
            reward.extras[good] += count;
        }
        reward.story = {
            let warrants = self.acting().warrants;
            self.table.twists().map(|twist| story_money(*twist, job, warrants)).sum()
        };
        reward.calms = match job.clause {
            Some(Clause::CalmsMoral) => true,
            Some(
                Clause::HeavyLoad
                | Clause::GoodDeeds
                | Clause::DoubleDown(_)
                | Clause::Race { .. }
                | Clause::Expends(_),
            )
            | None => false,
        };
        reward
    }

    /// Dollars for two misbehave cards of one suit.
    fn doubled(&self, job: &Job) -> u16 {
        if !CARRIED {
            return 0;
        }
        let Some(Clause::DoubleDown(dollars)) = job.clause else { return 0 };
        let mut active = self.acting().active.iter();
        let paired = active.any(|active| active.job.job().id == job.id && active.suits.pair);
        if paired { dollars } else { 0 }
    }

    fn own_pay(&self, job: &Job, team: &[Person], terms: Terms, reward: &mut Reward) {
        let cut = |all: u32| if terms.half { all / 2 } else { all };
        match job.pay {
            Pay::PerCrew(good) => reward.goods[good] += cut(team.len() as u32) as u8,
            Pay::GoodsPerCrew(count) => {
                reward.mixed = cut(u32::from(count) * team.len() as u32) as u8;
            }
            Pay::Flat(_) | Pay::Each(_) => {}
        }
        reward.printed = job.pay.dollars(terms.count);
        reward.pay = cut(reward.printed.saturating_add_signed(terms.price.into()));
    }

    /// Who of these is still aboard once a finished job has upset the moral: a second token drives
    /// crew away, and a leader's second one drives everybody else away.
    pub fn stays(&self, job: &Job, team: &[Person]) -> Vec<Person> {
        let captain = self.acting();
        let mut left = team.to_vec();
        if !self.is_immoral(job) {
            return left;
        }
        let everyone = captain.everyone();
        let near = if team.contains(&Person::Leader) { team } else { &everyone };
        let shields = |p: &Person| captain.abilities(*p).contains(&Ability::ShieldsLeader);
        let shield = near.iter().copied().find(shields);
        let fed_up = |person: Person| captain.is_disgruntled(person);
        if captain.is_moral(Person::Leader) {
            match shield {
                Some(shield) => left.retain(|&person| person != shield || !fed_up(shield)),
                None if fed_up(Person::Leader) => left.retain(|&p| p == Person::Leader),
                None => {}
            }
        }
        left.retain(|&p| p == Person::Leader || !(captain.is_moral(p) && fed_up(p)));
        left
    }
}

impl Captain {
    /// How many the ship could deliver now of what a job is paid for by the piece.
    pub fn deliverable(&self, job: &Job) -> u8 {
        let free = job.course.freight().map_or(&[][..], Freight::free);
        free.iter().map(|&good| self.has(good)).sum()
    }

    /// How many more there is room for of what a job is paid for by the piece, while it is loaded.
    pub fn loadable(&self, job: &Job, step: Step) -> u8 {
        let free = job.course.freight().map_or(&[][..], Freight::free);
        if step != Step::Pickup || free.is_empty() {
            return 0;
        }
        if job.found.is_empty() {
            return free.first().map_or(0, |&good| self.room(good));
        }
        let paid = job.found.iter().filter_map(|effect| {
            let (Effect::Load(lot) | Effect::LoadUpTo(lot)) = effect else { return None };
            free.contains(&lot.good).then_some(*lot)
        });
        paid.map(|lot| lot.count.min(self.room(lot.good))).sum()
    }
}

fn story_money(twist: Twist, job: &Job, warrants: u8) -> u32 {
    match twist {
        Twist::IllegalMoney(dollars) if job.illegal => dollars.into(),
        Twist::WarrantMoney(dollars) if CARRIED && job.illegal => {
            u32::from(dollars) * u32::from(warrants)
        }
        Twist::IllegalMoney(_)
        | Twist::WarrantMoney(_)
        | Twist::Hunted
        | Twist::Shunned(_)
        | Twist::JobsFrom(_)
        | Twist::Havens(_)
        | Twist::Watched
        | Twist::IllegalWarrant
        | Twist::Sanctuary
        | Twist::FewJobs
        | Twist::Timer(_)
        | Twist::Bank(_)
        | Twist::DrawsAny(_)
        | Twist::DrawsOne(_)
        | Twist::JobsOf(_)
        | Twist::Shuffled
        | Twist::Alerted
        | Twist::Guarded
        | Twist::ClearSkies
        | Twist::Drafted
        | Twist::Primed(_)
        | Twist::Bought(_)
        | Twist::Tolled
        | Twist::Shared
        | Twist::Marks(_)
        | Twist::Outside
        | Twist::LegalUpset
        | Twist::TakesDearest
        | Twist::AtDusk
        | Twist::LateRaids
        | Twist::Deeds
        | Twist::Jailed
        | Twist::Refuge
        | Twist::StartsAt(_)
        | Twist::Caches(..)
        | Twist::Purses(..) => 0,
    }
}
