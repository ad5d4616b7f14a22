//! What somebody would be sorry for: said before the deed, confirmed, never forbidden.

use super::aim::Aim;
use crate::words::{Verbs, fill};
use rules::farlight::{Bid, HIGHEST_DIE, MissionId, Phase, Service, Target};
use std::fmt::Display;

impl Verbs<'_> {
    /// What what is picked would spoil, if anything.
    pub fn danger(&self, aim: Aim) -> Option<String> {
        match self.view.phase {
            Phase::Bid => self.rash_bid(aim),
            Phase::Install if aim.scrap => None,
            Phase::Install => self.rash_docking(aim),
            Phase::Launch => self.rash_flight(),
            Phase::Repair | Phase::Engineer | Phase::Boost | Phase::Over => None,
        }
    }

    /// What is worth a warning and asks for no second press: a 0 alone, parts that cost more than there
    /// is, if all are won, and a part that has no place on the ship.
    pub fn note(&self, aim: Aim) -> Option<String> {
        if self.view.phase != Phase::Bid {
            return None;
        }
        // A bare 0 wins nothing that would have to be paid.
        let (_, before) = self.view.winnable(self.own, &[]);
        let now: Vec<Target> = aim.bids().map(|bid| bid.target).chain(aim.target).collect();
        let lone = |bid: &Bid| {
            let others = aim.bids().filter(|other| other.target == bid.target).count() > 1;
            bid.worth() == 0 && !others && !before.contains(&bid.target)
        };
        // Nobody is warned of what he cannot help: of the last tile, without crew to go with it.
        let helps = self.view.crew_free() > 0 || self.view.tiles_free().len() > 1;
        if let Some(bid) = aim.bids().find(lone).filter(|_| helps) {
            let flies = matches!(bid.target, Target::Mission(_));
            let said = if flies { self.words.zero_mission } else { self.words.bare_zero };
            return Some(said.to_owned());
        }
        let hired = self.view.hire_wins(aim.bids());
        let dear = self.dear(&before, &now, (aim.crew_kept(self.view), hired));
        dear.or_else(|| self.docks_nowhere(aim.target?))
    }

    /// That a part has no place on the ship as it stands.
    fn docks_nowhere(&self, target: Target) -> Option<String> {
        let part = self.view.part_at(target)?;
        (!self.view.docks(part)).then(|| self.words.hint_nowhere.to_owned())
    }

    fn missions(&self) -> Vec<MissionId> {
        self.view.viewer.map(|seat| self.view.missions_bid_on(seat)).unwrap_or_default()
    }

    fn rash_bid(&self, aim: Aim) -> Option<String> {
        let (words, own) = (self.words, self.own);
        let laid: Vec<Target> = aim.bids().map(|bid| bid.target).collect();
        let picked = || laid.iter().copied().chain(aim.target).chain(self.view.draft.target);
        let on = |service| picked().any(|target| target == Target::Service(service));
        if on(Service::Repair) && own.ship.parts().is_empty() {
            return Some(words.danger_repair.to_owned());
        }
        let bid = || own.bids.iter().map(|bid| bid.target).chain(picked());
        let engine =
            |target| self.view.part_at(target).is_some_and(|part| part.card().engine.is_some());
        if on(Service::Engineer)
            && own.ship.dice().all(|die| die == HIGHEST_DIE)
            && !bid().any(engine)
        {
            return Some(words.danger_engineer.to_owned());
        }
        let mut missions = self.missions();
        let before = missions.clone();
        for target in picked() {
            if let Target::Mission(id) = target
                && !missions.contains(&id)
            {
                missions.push(id);
            }
        }
        rules::order::sort_by_key(&mut missions, |id| id.rank());
        // What comes before the launch in any case.
        let comes = self.view.hire_brings(aim.bids()) + u16::from(own.ship.repeated().crew);
        let crew = self.view.crew_free() + comes;
        let kept = aim.crew_kept(self.view) + comes;
        let lacks = |&id: &MissionId| {
            let ready = own.readiness_with(id, kept, own.science);
            (own.readiness_with(id, crew, own.science).is_ready() && !ready.is_ready())
                .then(|| self.lacking(words.danger_crew, id, &ready, None))
        };
        missions.iter().find_map(lacks).or_else(|| {
            let tokens = (crew, own.science);
            let known = own.spent_before(&before, tokens);
            let lost = own.spent_before(&missions, tokens);
            let new = lost.iter().find(|lost| !known.iter().any(|known| known.0 == lost.0))?;
            Some(self.lacking(words.danger_spent, new.0, &new.1, Some(new.2)))
        })
    }

    fn rash_docking(&self, aim: Aim) -> Option<String> {
        let (part, cell) = aim.part.zip(aim.cell)?;
        if !self.own.ship.fits(part, cell) {
            return None;
        }
        let docking = self.own.docking(part, cell);
        let (_, scrapped) = self.by_cause(&docking.scrapped);
        if !scrapped.is_empty() {
            let parts = self.parts.parts(&scrapped);
            return Some(fill(self.words.scraps, &[("parts", &parts)]));
        }
        let after = self.own.docked(part, cell);
        let crew = after.crew + u16::from(after.ship.repeated().crew);
        self.missions().into_iter().find_map(|id| {
            let ready = after.readiness_with(id, crew, after.science);
            // What still waits to be installed may bring it.
            (self.own.readiness(id).is_ready() && !after.comes_ready(id))
                .then(|| self.lacking(self.words.danger_crew, id, &ready, None))
        })
    }

    /// Flying this mission ends the match for another, or spends what a later one needs that has been bid on.
    fn rash_flight(&self) -> Option<String> {
        if let Some(lost) = self.ends_match().filter(|(own, best)| own < best) {
            return Some(self.ending(lost));
        }
        let lost = self.spent_by_flying();
        let (mission, ready, first) = lost.first()?;
        Some(self.lacking(self.words.danger_spent, *mission, ready, Some(*first)))
    }

    /// The missions bid on that could be flown if the one that is asked about were passed.
    pub fn spent_by_flying(&self) -> Vec<(MissionId, rules::farlight::Readiness, MissionId)> {
        let missions = self.missions();
        let tokens = (self.own.crew, self.own.science);
        let mut lost = self.own.spent_before(&missions, tokens);
        let anyway = self.own.spent_before(missions.get(1..).unwrap_or_default(), tokens);
        lost.retain(|lost| !anyway.iter().any(|other| other.0 == lost.0));
        lost
    }

    fn lacking(
        &self,
        template: &str,
        mission: MissionId,
        ready: &rules::farlight::Readiness,
        first: Option<MissionId>,
    ) -> String {
        let values: [(&str, &dyn Display); 3] = [
            ("mission", &self.parts.mission(mission)),
            ("why", &self.parts.verdict(mission, ready)),
            ("first", &first.map_or("", |first| self.parts.mission(first))),
        ];
        fill(template, &values)
    }
}
