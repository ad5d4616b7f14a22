//! What comes of things as they stand: a job that is held, a way out of a card, a price to be paid.

use super::FireflyText;
use crate::words::{FireflyPageWords, fill};
use rules::Seat;
use rules::firefly::effect::{Effect, Way};
use rules::firefly::job::{JobId, Pay};
use rules::firefly::sector::SectorId;
use rules::firefly::skill::Skill;
use rules::firefly::{Captain, Outlook, Ruin, Step, View};
use std::fmt::Display;

impl FireflyText {
    fn around(&self) -> &'static FireflyPageWords {
        self.lang.firefly_page()
    }

    /// Where the next step of a job is worked; `may`: whether it can be worked now.
    pub fn job_place(&self, view: &View, seat: Seat, outlook: &Outlook, may: bool) -> String {
        let words = self.around();
        match outlook.nearest {
            None if view.captain(seat).sector.is_none() => {
                let stops = outlook.sectors.iter().filter_map(|&id| SectorId::new(id));
                stops.map(|stop| self.sector(stop)).collect::<Vec<_>>().join(", ")
            }
            Some((_, 0)) if may => words.here_now.to_owned(),
            Some((_, 0)) => words.here.to_owned(),
            Some((sector, moves)) => {
                fill(&self.count(words.away, moves), &[("place", &self.sector(sector))])
            }
            None => words.barred.to_owned(),
        }
    }

    /// What working a job now may bring, in a line.
    pub fn prospect(&self, id: JobId, outlook: &Outlook) -> String {
        format!("{} · {}", self.job_odds(id, outlook), self.job_money(id, outlook))
    }

    /// How likely the next step of a job goes well.
    pub fn job_odds(&self, id: JobId, outlook: &Outlook) -> String {
        // What is to be passed where it is delivered is printed on the job.
        let later = outlook.step == Step::Pickup && id.job().stop(Step::Finish).misbehave > 0;
        match outlook.cards {
            0 if later => self.around().odds_later.to_owned(),
            n => self.around().odds(n, outlook.chance, outlook.last_test),
        }
    }

    /// What a job pays, and what is left of it.
    pub fn job_money(&self, id: JobId, outlook: &Outlook) -> String {
        let words = self.around();
        if matches!(id.job().pay, Pay::PerCrew(_)) {
            return fill(words.net_kind, &[("wages", &outlook.wages)]);
        }
        if outlook.wages == 0 {
            return fill(words.pays, &[("pay", &outlook.pay)]);
        }
        fill(words.net, &[("pay", &outlook.pay), ("net", &outlook.net())])
    }

    /// What a job lacks here and now.
    pub fn missing(&self, view: &View, seat: Seat, id: JobId, outlook: &Outlook) -> Vec<String> {
        let words = self.around();
        let captain = view.captain(seat);
        let skills = Skill::ALL.into_iter().filter(|&skill| outlook.lacking.of(skill) > 0);
        let mut missing: Vec<String> = skills
            .map(|skill| format!("{} {}", outlook.lacking.of(skill), self.skill(skill)))
            .collect();
        missing.extend(outlook.unshown.iter().map(|&word| self.keyword(word).to_owned()));
        missing.extend(outlook.unmet.iter().map(|need| self.condition(need)));
        if !outlook.fits {
            let what = match outlook.step {
                Step::Pickup => words.lacks_room,
                Step::Finish => words.lacks_freight,
            };
            missing.push(what.to_owned());
        }
        if captain.begun(id).is_none() && captain.active.len() >= Captain::JOBS {
            missing.push(words.lacks_slot.to_owned());
        }
        missing
    }

    /// The chance of a way out of a card that a test decides, and what it is the chance of: `wanted`,
    /// or where the test never leads there, such as salvage, more than its worst.
    pub fn way_odds(&self, view: &View, way: &Way, wanted: Effect) -> Option<(String, String)> {
        let words = self.around();
        if let Some(test) =
            way.test().filter(|test| test.bands.iter().all(|band| !band.effects.contains(&wanted)))
        {
            let chances = view.band_chances(&view.present(), test, 0);
            let better = words.chance(chances.first()?.fails());
            let from = test.bands.get(1)?.from;
            // What it comes to is said first: the best that a roll can do is still no way on.
            return Some(match self.failure(wanted, test.bands.last()?.effects) {
                Some(ends) => {
                    let values: [(&str, &dyn Display); 2] = [("percent", &better), ("n", &from)];
                    (ends.to_owned(), fill(words.of_more, &values))
                }
                None => (better, fill(words.to_reach, &[("n", &from)])),
            });
        }
        if let Some(ends) = self.failure(wanted, way.effects) {
            return Some((ends.to_owned(), words.whatever.to_owned()));
        }
        let goes_on =
            if wanted == Effect::Proceed { words.to_proceed } else { words.to_keep_flying };
        Some((words.chance(view.way_chance(way, wanted)?), goes_on.to_owned()))
    }

    /// How a job ends by these effects of a misbehave card, if they end it.
    fn failure(&self, wanted: Effect, effects: &[Effect]) -> Option<&'static str> {
        let words = self.around();
        if wanted != Effect::Proceed {
            None
        } else if effects.contains(&Effect::Warrant) {
            Some(words.way_warrant)
        } else {
            effects.contains(&Effect::Botched).then_some(words.way_botches)
        }
    }

    /// What a choice costs beside what it says.
    pub fn ruin(&self, view: &View, ruin: Ruin) -> String {
        let words = self.around();
        match ruin {
            Ruin::Upset(who) => {
                fill(words.ruin_upset, &[("who", &self.person(view.acting(), who))])
            }
            Ruin::Leaves(card) => fill(words.ruin_leaves, &[("who", &self.supply(card))]),
            Ruin::Fired => words.ruin_fired.to_owned(),
            Ruin::Unmet(id) => fill(words.ruin_unmet, &[("job", &self.job(id))]),
        }
    }

    /// What the next goal costs that one cannot pay, in a line: whoever comes that far botches it.
    pub fn unpaid(&self, view: &View) -> Option<String> {
        let money = view.acting().money;
        let effects = view.goal(view.turn)?.ways.iter().copied().flatten();
        let banded = |effect: &'static Effect| {
            let Effect::Test(test) = effect else { return vec![effect] };
            test.bands.iter().flat_map(|band| band.effects).collect()
        };
        let price = effects.flat_map(banded).find_map(|effect| {
            let Effect::PayOrBotch(dollars) = effect else { return None };
            Some(*dollars).filter(|&dollars| u32::from(dollars) > money)
        })?;
        let values: [(&str, &dyn Display); 2] = [("n", &price), ("have", &money)];
        Some(fill(self.around().cannot_pay, &values))
    }
}
