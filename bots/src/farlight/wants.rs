//! What each target of the station is worth to the seat that bids.

use super::assets::Assets;
use super::estimate::{Estimate, POINT};
use super::odds::Rivals;
use rules::farlight::{Bid, Mission, PartId, Service, Slot, Target, View};
use rules::{Rng, Seat};

/// What a crew token is worth while bids are weighed.
pub(super) const CREW: i32 = 45;

/// A ship with at most so many open connectors may be better without one of its parts.
const CHOKED: i32 = 1;

/// A target, what it brings, and who else wants it.
#[derive(Clone, Debug)]
pub(super) struct Want {
    pub target: Target,
    /// What winning brings.
    pub win: i32,
    /// What a lower total brings: something at missions, which all in the queue can complete.
    pub second: i32,
    rivals: Rivals,
    /// The chance, in percent, that a rival adds one of his tiles.
    interest: i32,
}

/// A seat that bids: all that it can bid on, and where it stands.
pub(super) struct Bidder<'a> {
    view: &'a View,
    seat: Seat,
    estimate: Estimate,
    own: Assets,
    others: Vec<Assets>,
    base: i32,
}

impl<'a> Bidder<'a> {
    pub(super) fn of(view: &'a View, seat: Seat) -> Bidder<'a> {
        let own = Assets::of(&view.seats[seat]);
        let others: Vec<Assets> =
            view.seats.others(seat).map(|(_, seen)| Assets::of(seen)).collect();
        let estimate = Estimate::of(view);
        let base = estimate.worth(&own, &others);
        Bidder { view, seat, estimate, own, others, base }
    }

    /// What the seat would gain by having these means.
    pub(super) fn gain(&self, with: &Assets) -> i32 {
        self.estimate.worth(with, &self.others) - self.base
    }

    pub(super) fn own(&self) -> &Assets {
        &self.own
    }

    /// All targets.
    pub(super) fn wants(&self) -> Vec<Want> {
        let slots = (1..).zip(&self.view.slots).filter_map(|(at, slot)| {
            slot.as_ref().map(|slot| (Target::Slot(at), self.part(slot), 0))
        });
        let services =
            Service::ALL.map(|service| (Target::Service(service), self.service(service), 0));
        let missions = self.view.active_missions().map(|id| {
            let (first, second) = self.mission(id.card());
            (Target::Mission(id), first, second)
        });
        let all = slots.chain(services).chain(missions);
        all.map(|(target, win, second)| {
            let interest = (3 + win / 60).clamp(3, 14);
            let rivals = Rivals::on(self.view, self.seat, target);
            Want { target, win, second, rivals, interest }
        })
        .collect()
    }

    /// A part is worth what the ship is worth with it, or the crew on it.
    fn part(&self, slot: &Slot) -> i32 {
        let card = slot.part.card();
        let bonus = i32::from(slot.bonus);
        let mut with = self.own.with_part(card, slot.die);
        with.crew += bonus;
        let ship = &self.view.seats[self.seat].ship;
        let fits = with.crew >= 0 && !ship.cells(slot.part).is_empty();
        let scrapped = bonus * CREW;
        if fits { self.gain(&with).max(scrapped) } else { scrapped }
    }

    /// The part that the ship is better without, if there is one, and by how much: one that blocks
    /// the way for others.
    pub(super) fn best_discard(&self) -> Option<(PartId, i32)> {
        if self.own.open > CHOKED {
            return None;
        }
        let own = &self.view.seats[self.seat];
        let without = |part: PartId| {
            let mut ship = own.ship.clone();
            ship.remove(part);
            self.gain(&Assets::with_ship(own, &ship))
        };
        let gains = own.ship.parts().iter().map(|p| (p.part, without(p.part)));
        gains.filter(|&(_, gain)| gain > 0).max_by_key(|&(_, gain)| gain)
    }

    fn service(&self, service: Service) -> i32 {
        let mut with = self.own.clone();
        match service {
            Service::Repair => return self.best_discard().map_or(0, |(_, gain)| gain),
            Service::Hire => with.crew += 3,
            Service::Discover => with.science += 1,
            Service::Engineer => with.raise(1),
        }
        self.gain(&with)
    }

    /// What the first and a later finisher gain; little where something is lacking.
    fn mission(&self, mission: &'static Mission) -> (i32, i32) {
        let mut ready = self.own.clone();
        ready.collect(ready.each_round);
        let lacks = ready.lacks(mission);
        let crew = lacks.crew().max(0);
        let percent = if lacks.is_ready(ready.crew) {
            100
        } else {
            let missing = lacks.engines * 3
                + lacks.steps
                + lacks.science * 2
                + ((crew - ready.crew).max(0) + 2) / 3;
            [0, 22, 14, 7, 3, 1][(missing as usize).min(5)]
        };
        let first = self.flight(&ready, mission, mission.points);
        let second = self.flight(&ready, mission, mission.half_points());
        (first.max(0) * percent / 100, second.max(0) * percent / 100)
    }

    /// What completing a mission for so many points gains a seat with these means.
    pub(super) fn flight(&self, ready: &Assets, mission: &'static Mission, points: u8) -> i32 {
        let mut after = ready.clone();
        after.points += i32::from(points);
        after.crew = (after.crew - ready.lacks(mission).crew()).max(0);
        after.science = (after.science - i32::from(mission.science)).max(0);
        let kept = self.estimate.prospect_of(ready, mission) * 4 / 10;
        let lost = self.estimate.prospect_of(&after, mission);
        let before =
            self.estimate.worth(ready, &self.others) - self.estimate.prospect_of(ready, mission);
        self.estimate.worth(&after, &self.others) - lost - before - kept
    }
}

/// What a seat has on one target.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Stake {
    total: i32,
    crew: i32,
    /// Tiles that are not a 0: each earns one crew where the auction is lost.
    solid: i32,
}

impl Stake {
    /// What these tiles are on `target`.
    pub(super) fn on(target: Target, tiles: &[Bid]) -> Stake {
        let there = tiles.iter().filter(|bid| bid.target == target);
        there.fold(Stake::default(), |stake, &bid| stake.with(bid))
    }

    /// With one tile more.
    pub(super) fn with(self, bid: Bid) -> Stake {
        Stake {
            total: self.total + i32::from(bid.worth()),
            crew: self.crew + i32::from(bid.crew),
            solid: self.solid + i32::from(bid.value > 0),
        }
    }
}

impl Want {
    /// The same target wished for more or less, by up to `noise` percent; what is of no use by nobody.
    pub(super) fn varied(&self, noise: u32, rng: &mut Rng) -> Want {
        let percent = 100 - noise as i32 + rng.below(2 * noise + 1) as i32;
        let whim = rng.below(noise * 2) as i32;
        let win = if self.win > 0 { self.win * percent / 100 + whim } else { 0 };
        Want { win, second: self.second * percent / 100, ..self.clone() }
    }

    /// What a stake on this target is worth.
    pub(super) fn utility(&self, stake: Stake) -> i32 {
        let Stake { total, crew, solid } = stake;
        let chance = self.rivals.chance(total, self.interest);
        match self.target {
            Target::Mission(_) if total > 0 => {
                (self.win * chance + self.second * (100 - chance)) / 100 - crew * CREW
            }
            Target::Mission(_) => 0,
            Target::Slot(_) | Target::Service(_) => {
                (chance * (self.win - crew * CREW) + (100 - chance) * solid * CREW) / 100
            }
        }
    }
}

/// A tile is kept back if it brings less than this for each pip.
pub(super) const PIP: i32 = POINT / 8;
