//! Opportunities of jobs: what they bring, and what is given for them.

use super::bridge::Bridge;
use super::tour::leg;
use rules::firefly::Step;
use rules::firefly::effect::{Effect, Lot};
use rules::firefly::job::{Aside, Freight, Job, JobId, Pay};
use rules::firefly::sector::SectorId;
use rules::firefly::sets::CARRIED;

/// Dollars that a turn is worth.
const TURN: i64 = 250;

impl Bridge<'_> {
    /// The dollars that the opportunity of a job under way brings, less what is given for it.
    pub(super) fn chance_gain(&self, job: &Job, aside: &Aside) -> i64 {
        let given: i64 = aside.lots.iter().map(|lot| self.given(job, *lot)).sum();
        i64::from(aside.pay) - given
    }

    /// What goods would bring that are given: who has too few of them for the job delivers fewer.
    fn given(&self, job: &Job, lot: Lot) -> i64 {
        let freight = job.course.freight();
        let asked = if let Some(Freight::Lots(lots)) = freight { lots } else { &[] };
        let due: u8 = asked.iter().filter(|of| of.good == lot.good).map(|of| of.count).sum();
        let by_the_head = freight.is_some_and(|freight| freight.free().contains(&lot.good));
        let short = due > 0 && self.me().has(lot.good) < due + lot.count;
        let worth = match job.pay {
            Pay::Each(dollars) if by_the_head => dollars.into(),
            Pay::Flat(dollars) if short => i64::from(dollars) / i64::from(due),
            Pay::Each(_) | Pay::Flat(_) | Pay::PerCrew(_) | Pay::GoodsPerCrew(_) => 0,
        };
        worth.max(self.good_worth(lot.good)) * i64::from(lot.count)
    }

    /// What the opportunity of a job that is offered brings: where the job itself gives what is
    /// asked for, one time in two.
    pub(super) fn chance_worth(&self, id: JobId) -> i64 {
        let job = id.job();
        let Some(aside) = job.aside.filter(|_| CARRIED) else { return 0 };
        let found = |lot: &Lot| {
            let gives = |effect: &Effect| {
                matches!(effect, Effect::Load(of) | Effect::LoadUpTo(of)
                    if of.good == lot.good && of.count >= lot.count)
            };
            job.found.iter().any(gives)
        };
        if !aside.lots.iter().all(found) {
            return 0;
        }
        let near = |stop| self.board.sectors(stop).iter().find_map(|&n| SectorId::new(n));
        let ends = near(aside.stop).zip(near(job.stop(Step::Finish)));
        let detour = ends.map_or(9000, |(at, end)| leg(self.board.chart().moves(at, end)));
        let clear = self.clears(aside.stop.misbehave);
        let gain = self.chance_gain(job, &aside) * clear / 1000;
        (gain - detour * TURN / 1000).max(0) / 2
    }
}
