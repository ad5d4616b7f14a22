//! Who could end the match in this round, reckoned with what is still open in it.

use super::assembly::{DISCOVERED, HIRED};
use super::auction::{Bid, Service, Target};
use super::award::Standing;
use super::choice::Phase;
use super::event::Item;
use super::launch::account;
use super::mission::{CREW_PER_BIOTECH, MissionId, Readiness};
use super::part::{Benefits, PartId};
use super::ship::{HIGHEST_DIE, Ship};
use super::state::Flown;
use super::station::Slot;
use super::view::{SeatView, View};
use crate::{BySeat, Seat, order};
use std::cmp::Reverse;

/// How far a seat is from a final mission in this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reach {
    /// With what it has, has won and gets from its ship before the launch.
    Ready,
    /// With one part or service more that it may still win.
    OneWin,
}

/// How a ship stands to a mission once all that has been bid on is won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IfWon {
    /// It flies, whatever is flown before.
    Flies,
    /// It would fly, but for what flying this one before takes.
    NotAfter(MissionId),
}

/// What a seat may have at the launch.
#[derive(Clone)]
struct Hope {
    dice: Vec<u8>,
    biotech: u8,
    crew: u16,
    science: u16,
    upgrades: u8,
    overhauls: u8,
}

impl Hope {
    fn gets(&mut self, benefits: Benefits) {
        self.crew += u16::from(benefits.crew);
        self.science += u16::from(benefits.science);
        self.upgrades += benefits.upgrades;
        self.overhauls += benefits.overhauls;
    }

    /// With what a service gives.
    fn served(&mut self, service: Service) {
        match service {
            Service::Repair => {}
            Service::Hire => self.crew += HIRED,
            Service::Discover => self.science += DISCOVERED,
            Service::Engineer => self.upgrades += 1,
        }
    }

    /// With a part that can be paid and joined; `bonus` is the crew that lies on it.
    fn with(&self, ship: &Ship, part: PartId, die: Option<u8>, bonus: u16) -> Option<Hope> {
        let card = part.card();
        let crew = (self.crew + bonus).checked_sub(card.crew_cost.into())?;
        let mut hope = Hope { crew, biotech: self.biotech + card.biotech, ..self.clone() };
        hope.dice.extend(die);
        hope.gets(card.once.and(card.repeat));
        (!ship.cells(part).is_empty()).then_some(hope)
    }

    /// With all of these parts that can be paid and joined, one after the other. What the ship gives, by itself or
    /// by a part of them, comes too late to pay for them.
    fn with_all(mut self, ship: &Ship, won: &[Slot]) -> Hope {
        let mut late = u16::from(ship.repeated().crew);
        let bonus: u16 = won.iter().map(|won| won.bonus).sum();
        self.crew = (self.crew + bonus).saturating_sub(late);
        for won in won {
            if let Some(with) = self.with(ship, won.part, won.die, 0) {
                let left = self.crew - u16::from(won.part.card().crew_cost);
                late += with.crew - left;
                self = Hope { crew: left, ..with };
            }
        }
        self.crew += late;
        self
    }

    /// The crew that buys what bio-tech it lacks.
    fn bought(&self, mission: MissionId) -> u16 {
        CREW_PER_BIOTECH * u16::from(mission.card().biotech.saturating_sub(self.biotech))
    }

    /// After a flight, if it is ready for it.
    fn pays(&mut self, mission: MissionId) {
        if self.flies(mission) {
            self.crew -= self.bought(mission);
            self.science -= u16::from(mission.card().science);
        }
    }

    fn flies(&self, mission: MissionId) -> bool {
        let card = mission.card();
        self.bought(mission) <= self.crew
            && u16::from(card.science) <= self.science
            && self.drives(card.engines)
    }

    /// Whether the dice, raised as far as can be, meet what is asked for.
    fn drives(&self, engines: &[u8]) -> bool {
        let dice = self.raised(engines);
        engines.len() <= dice.len() && engines.iter().zip(&dice).all(|(asked, die)| die >= asked)
    }

    /// The dice, the highest first, raised towards what is asked for, the highest first: overhauls make the lowest a 6,
    /// upgrades raise what then is too low, if they do for all of it.
    fn raised(&self, engines: &[u8]) -> Vec<u8> {
        let mut dice = self.dice.clone();
        order::sort_by_key(&mut dice, |&die| die);
        dice.iter_mut().take(self.overhauls.into()).for_each(|die| *die = HIGHEST_DIE);
        order::sort_by_key(&mut dice, |&die| Reverse(die));
        let lacking = |(asked, die): (&u8, &u8)| asked.saturating_sub(*die);
        if engines.iter().zip(&dice).map(lacking).sum::<u8>() <= self.upgrades {
            dice.iter_mut().zip(engines).for_each(|(die, asked)| *die = (*die).max(*asked));
        }
        dice
    }
}

/// How many crew are sent along with tiles.
fn crew_on(bids: &[Bid]) -> u16 {
    bids.iter().filter(|bid| bid.crew).count() as u16
}

impl View {
    /// Who may fly a final mission in this round, and so end the match: whoever is ready for it and
    /// whoever is one win away, as long as he has a tile on it or one left for it.
    pub fn ends_in_reach(&self) -> Vec<(Seat, MissionId, Reach)> {
        let last = self.active_missions().filter(|id| id.card().climactic);
        let last: Vec<MissionId> = last.collect();
        let of = |seat: Seat| {
            let reach = move |&id: &MissionId| Some((seat, id, self.reach(seat, id)?));
            last.iter().filter_map(reach).collect::<Vec<_>>()
        };
        Seat::all(self.table.seats).flat_map(of).collect()
    }

    fn reach(&self, seat: Seat, mission: MissionId) -> Option<Reach> {
        let target = Target::Mission(mission);
        let totals = self.totals(target);
        let total = totals.iter().find(|(other, _)| *other == seat).map(|(_, total)| *total);
        let left = self.tiles_to_lay(seat);
        // A bare 0 flies nothing.
        let bids = self.missions_bid_on(seat).contains(&mission) && (total != Some(0) || left > 0);
        if (!bids && left == 0) || self.has_answered(seat, mission) {
            return None;
        }
        let hope = self.hope(seat);
        if hope.flies(mission) {
            return Some(Reach::Ready);
        }
        (!self.last_wins(seat, mission).is_empty()).then_some(Reach::OneWin)
    }

    /// The parts and services each of which alone would make a seat ready for a mission in this round.
    pub fn last_wins(&self, seat: Seat, mission: MissionId) -> Vec<Target> {
        let bids = self.missions_bid_on(seat).contains(&mission);
        let spare = self.tiles_to_lay(seat).saturating_sub(u8::from(!bids));
        let wins = self.wins(seat, spare, &self.hope(seat));
        wins.into_iter().filter(|(_, hope)| hope.flies(mission)).map(|(target, _)| target).collect()
    }

    /// How the viewer would stand to a mission if he won every part and service that he has bid on, with these tiles,
    /// and flew what comes before it; nothing if he could not fly it. A bare 0 wins nothing; whoever has bid on no
    /// part or service wins none.
    pub fn flies_if_won(&self, mission: MissionId, more: &[Bid]) -> Option<IfWon> {
        let (seat, own) = (self.viewer?, self.own()?);
        let (aims, wins) = self.winnable(own, more);
        let target = Target::Mission(mission);
        let bare = aims.contains(&target) && !wins.contains(&target);
        if bare || wins.iter().all(|target| matches!(target, Target::Mission(_))) {
            return None;
        }
        let mut hope = self.hope(seat);
        hope.crew = hope.crew.saturating_sub(crew_on(more));
        for &service in Service::ALL.iter().filter(|&&one| wins.contains(&Target::Service(one))) {
            hope.served(service);
        }
        let slots = (1u8..).zip(&self.slots).filter(|(at, _)| wins.contains(&Target::Slot(*at)));
        let won: Vec<Slot> = slots.filter_map(|(_, slot)| *slot).collect();
        let mut hope = hope.with_all(&own.ship, &won);
        let mut before: Vec<MissionId> = self.active_missions().collect();
        before.retain(|id| id.rank() < mission.rank() && wins.contains(&Target::Mission(*id)));
        order::sort_by_key(&mut before, |id| id.rank());
        if !hope.flies(mission) {
            return None;
        }
        let spends = |&id: &MissionId| {
            hope.pays(id);
            !hope.flies(mission)
        };
        Some(before.into_iter().find(spends).map_or(IfWon::Flies, IfWon::NotAfter))
    }

    /// All that the viewer has bid on, with these tiles, and what of it he may win: more than a bare 0 lies there.
    pub fn winnable(&self, own: &SeatView, more: &[Bid]) -> (Vec<Target>, Vec<Target>) {
        let laid = own.bids.iter().map(|bid| (bid.target, bid.crew || bid.value != Some(0)));
        let drafted = self.draft.placed.iter().chain(more).map(|bid| (bid.target, bid.worth() > 0));
        let all: Vec<(Target, bool)> = laid.chain(drafted).collect();
        let aims = all.iter().map(|(target, _)| *target).collect();
        (aims, all.into_iter().filter_map(|(target, counts)| counts.then_some(target)).collect())
    }

    fn tiles_to_lay(&self, seat: Seat) -> u8 {
        if self.phase != Phase::Bid {
            0
        } else if self.viewer == Some(seat) {
            self.tiles_free().len()
        } else {
            self.seats[seat].tiles_left()
        }
    }

    /// Whether a seat's ship is ready for a mission by the launch, with what it has and gives itself.
    pub fn is_ready_by_launch(&self, seat: Seat, mission: MissionId) -> bool {
        self.hope(seat).flies(mission)
    }

    /// What a seat has and lacks for a mission by the launch, with the tokens that it has and its ship gives by then,
    /// its engines raised as far as it can.
    pub fn readiness_by_launch(&self, seat: Seat, mission: MissionId) -> Readiness {
        let (hope, card) = (self.hope(seat), mission.card());
        let dice = hope.raised(card.engines);
        card.readiness_of(dice, hope.biotech, (hope.crew, hope.science))
    }

    /// The upgrades and overhauls that a seat's ship gives by the launch.
    pub fn tools_by_launch(&self, seat: Seat) -> Benefits {
        let Hope { upgrades, overhauls, .. } = self.hope(seat);
        Benefits { upgrades, overhauls, ..Benefits::NONE }
    }

    /// Whether a seat has flown the mission that is asked about, or passed.
    fn has_answered(&self, seat: Seat, mission: MissionId) -> bool {
        let launch = &self.launch;
        let at = launch.queue.iter().position(|&other| other == seat);
        self.phase == Phase::Launch
            && launch.missions.first() == Some(&mission)
            && at.is_none_or(|at| at < launch.asked.into())
    }

    /// What a seat has at the launch if nothing more is won and all that was won is installed.
    fn hope(&self, seat: Seat) -> Hope {
        let seen = &self.seats[seat];
        let sent = if self.viewer == Some(seat) { self.draft.crew() } else { 0 };
        let mut hope = Hope {
            dice: seen.ship.dice().collect(),
            biotech: seen.ship.biotech(),
            crew: seen.crew.saturating_sub(sent),
            science: seen.science,
            upgrades: seen.upgrades,
            overhauls: seen.overhauls,
        };
        for won in &seen.pending {
            hope = hope.with(&seen.ship, won.part, won.die, 0).unwrap_or(hope);
        }
        match self.phase {
            Phase::Bid | Phase::Repair | Phase::Engineer | Phase::Install => {
                hope.gets(seen.ship.repeated());
                let parts = seen.ship.parts();
                let fresh = &parts[parts.len().saturating_sub(seen.fresh.into())..];
                fresh.iter().for_each(|p| hope.gets(p.part.card().once));
            }
            Phase::Boost | Phase::Launch | Phase::Over => {}
        }
        hope
    }

    /// What it would have with each part or service that it has bid for or can still bid for.
    fn wins(&self, seat: Seat, spare: u8, hope: &Hope) -> Vec<(Target, Hope)> {
        let seen = &self.seats[seat];
        let drafted = self.draft.placed.iter().map(|bid| bid.target);
        let own = drafted.filter(|_| self.viewer == Some(seat));
        let laid: Vec<Target> = seen.bids.iter().map(|bid| bid.target).chain(own).collect();
        let open = |target| self.phase == Phase::Bid && (spare > 0 || laid.contains(&target));
        let mut wins = Vec::new();
        for (at, slot) in (1u8..).zip(&self.slots) {
            let target = Target::Slot(at);
            let won = slot.filter(|_| open(target));
            let won = won.and_then(|won| hope.with(&seen.ship, won.part, won.die, won.bonus));
            wins.extend(won.map(|hope| (target, hope)));
        }
        for service in Service::ALL.into_iter().filter(|&one| open(Target::Service(one))) {
            let mut won = hope.clone();
            won.served(service);
            wins.push((Target::Service(service), won));
        }
        wins
    }
}

/// How the match would end.
impl View {
    /// Whether this round may be the last: a final mission can be bid on or has been flown, or the parts may run out.
    pub fn may_be_last(&self) -> bool {
        let last = self.active_missions().any(|id| id.card().climactic);
        let short = usize::from(self.deck_left) < self.slots.len();
        self.phase != Phase::Over && (last || short || self.launch.climax)
    }

    /// What everybody would score, line by line, if the match ended with this round, nothing more were bid
    /// or won in it and every ship flew what it has bid on and comes ready for. Who flies first is known once the
    /// tiles are turned up; before, only who alone may fly counts as the first.
    pub fn forecast(&self) -> BySeat<Vec<Item>> {
        let all = || Seat::all(self.table.seats);
        let mut hopes: BySeat<Hope> = all().map(|seat| self.hope(seat)).collect();
        let mut flown: BySeat<Vec<Flown>> =
            self.seats.iter().map(|seen| seen.flown.clone()).collect();
        for mission in self.due() {
            let current = self.launch.missions.first() == Some(&mission);
            let open = self.phase == Phase::Bid;
            let (mut ready, unsure) = (self.may_fly(mission), self.may_fly_too(mission));
            ready.retain(|&seat| hopes[seat].flies(mission));
            let alone = ready.len() == 1 && unsure.iter().all(|seat| ready.contains(seat));
            let mut first = if open { alone } else { !current || self.launch.finishers == 0 };
            for seat in ready {
                hopes[seat].pays(mission);
                let card = mission.card();
                let points = if first { card.points } else { card.half_points() };
                flown[seat].push(Flown { mission, points });
                first = false;
            }
        }
        let stands = |seat: Seat| {
            let Hope { crew, science, .. } = hopes[seat];
            (seat, Standing { ship: &self.seats[seat].ship, crew, science })
        };
        let stand: Vec<(Seat, Standing<'_>)> = all().map(stands).collect();
        all().map(|seat| account(seat, &flown[seat], &self.awards, &stand)).collect()
    }

    /// The missions that may still be flown in this round, in their order.
    fn due(&self) -> Vec<MissionId> {
        let now = self.launch.missions.first().filter(|_| self.phase == Phase::Launch);
        let mut due: Vec<MissionId> = self.active_missions().collect();
        due.retain(|id| now.is_none_or(|now| id.rank() >= now.rank()));
        order::sort_by_key(&mut due, |id| id.rank());
        due
    }

    /// Who may still fly a mission with what lies there, in the order in which they are asked as far as that
    /// is known: of a tile face down it is taken that it is no bare 0.
    fn may_fly(&self, mission: MissionId) -> Vec<Seat> {
        let launch = &self.launch;
        if self.phase == Phase::Launch && launch.missions.first() == Some(&mission) {
            return launch.queue.iter().skip(launch.asked.into()).copied().collect();
        }
        let target = Target::Mission(mission);
        let mut seats = self.flying_order(mission);
        seats.retain(|&seat| {
            let tiles: Vec<_> =
                self.seats[seat].bids.iter().filter(|bid| bid.target == target).collect();
            let drafted = self.draft.placed.iter().filter(|bid| bid.target == target);
            let own = self.viewer == Some(seat);
            tiles.len() > 1
                || tiles.iter().any(|bid| bid.crew || bid.value.is_none_or(|value| value > 0))
                || own && drafted.map(|bid| bid.worth()).sum::<u8>() > 0
        });
        seats
    }

    /// Who may fly a mission besides, with a tile that lies there face down.
    fn may_fly_too(&self, mission: MissionId) -> Vec<Seat> {
        let target = Target::Mission(mission);
        let hidden = |seat: &Seat| {
            let mut bids = self.seats[*seat].bids.iter();
            bids.any(|bid| bid.target == target && bid.value.is_none())
        };
        Seat::all(self.table.seats)
            .filter(hidden)
            .filter(|&seat| self.is_ready_by_launch(seat, mission))
            .collect()
    }
}
