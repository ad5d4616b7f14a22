//! The assembly phase: auctions, services, installing, benefits. Rules S3 to S6.

use super::auction::{Auction, Service, Target};
use super::choice::{Choice, Phase};
use super::connector::Cell;
use super::event::{Event, Unfit};
use super::part::{Benefits, PartId};
use super::ship::{HIGHEST_DIE, Ship};
use super::state::{Farlight, Player, Won};
use super::view::SeatView;
use crate::{Aside, Seat, Sink, order};

/// What HIRE gives.
pub const HIRED: u16 = 3;
/// What DISCOVER gives.
pub const DISCOVERED: u16 = 1;

/// S3 and S4: the auctions.
impl Farlight {
    pub(super) fn auction(&self, target: Target) -> Option<Auction> {
        Auction::on(target, self.order().map(|seat| (seat, self.player(seat).bids.as_slice())))
    }

    pub(super) fn resolve_slots(&mut self, sink: &mut dyn Sink<Event>) {
        for at in 1..=self.table.slots() {
            let bonus = self.slot(at).map_or(0, |slot| slot.bonus);
            let winner = self.resolve(Target::Slot(at), bonus, sink);
            if let Some(seat) = winner {
                self.hand_over(at, seat);
            }
        }
        self.resolve_services(&Service::ALL, sink);
    }

    /// Counts the tiles on a target and pays the losers; returns the winner.
    fn resolve(&mut self, target: Target, bonus: u16, sink: &mut dyn Sink<Event>) -> Option<Seat> {
        let auction = self.auction(target)?;
        let winner = auction.winner();
        sink.put(|| Event::Auction {
            round: self.round,
            target,
            totals: auction.totals().collect(),
            winner,
            bonus_crew: if winner.is_some() { bonus } else { 0 },
            consolation: auction.consolations().map(|c| (c.seat, c.gained)).collect(),
        });
        for loser in auction.consolations() {
            self.player_mut(loser.seat).crew += u16::from(loser.returned + loser.gained);
        }
        winner
    }

    fn hand_over(&mut self, at: u8, seat: Seat) {
        let Some(slot) = self.empty_slot(at) else { return };
        let player = self.player_mut(seat);
        player.crew += slot.bonus;
        player.pending.push(Won { part: slot.part, die: slot.die });
        order::sort(&mut player.pending);
    }

    /// Resolves these services in turn, until a winner has something to decide.
    fn resolve_services(&mut self, services: &[Service], sink: &mut dyn Sink<Event>) {
        for &service in services {
            let winner = self.resolve(Target::Service(service), 0, sink);
            if winner.is_some_and(|seat| self.serve(service, seat, sink)) {
                return;
            }
        }
        self.next_install(sink);
    }

    /// Gives a service to its winner; returns whether he has something to decide.
    fn serve(&mut self, service: Service, seat: Seat, sink: &mut dyn Sink<Event>) -> bool {
        match service {
            Service::Repair => return self.offer_repair(seat, sink),
            Service::Hire => self.player_mut(seat).crew += HIRED,
            Service::Discover => self.player_mut(seat).science += DISCOVERED,
            Service::Engineer => return self.offer_engineer(seat, sink),
        }
        false
    }
}

/// S4: REPAIR and ENGINEER.
impl Farlight {
    fn offer_repair(&mut self, seat: Seat, sink: &mut dyn Sink<Event>) -> bool {
        let nothing = self.player(seat).ship.parts().is_empty();
        if nothing {
            sink.put(|| Event::Repair { seat, discarded: Vec::new() });
        } else {
            self.ask(seat, Phase::Repair);
        }
        !nothing
    }

    pub(super) fn repair_choices(&self) -> Vec<Choice> {
        let parts = self.decider().ship.parts().iter().map(|p| Choice::Discard(p.part));
        parts.chain([Choice::Done]).collect()
    }

    pub(super) fn may_repair(&self, choice: Choice) -> bool {
        match choice {
            Choice::Discard(part) => self.decider().ship.has(part),
            other => other == Choice::Done,
        }
    }

    /// Discards a part with what falls; ends the service when nothing is left.
    pub(super) fn discard(&mut self, part: PartId, sink: &mut dyn Sink<Event>) {
        let removed = self.player_mut(self.turn).ship.remove(part);
        self.gone.extend(&removed);
        self.repaired.extend(removed);
        if self.decider().ship.parts().is_empty() {
            self.end_repair(sink);
        }
    }

    pub(super) fn end_repair(&mut self, sink: &mut dyn Sink<Event>) {
        let (seat, discarded) = (self.turn, std::mem::take(&mut self.repaired));
        sink.put(|| Event::Repair { seat, discarded });
        self.resolve_services(&Service::ALL[1..], sink);
    }

    /// The engines that ENGINEER can improve, also those won and not yet installed.
    pub(super) fn engines(&self, seat: Seat) -> Vec<PartId> {
        let player = self.player(seat);
        let below = |won: &&Won| won.die.is_some_and(|die| die < HIGHEST_DIE);
        let pending = player.pending.iter().filter(below).map(|won| won.part);
        player.ship.improvable().chain(pending).collect()
    }

    fn offer_engineer(&mut self, seat: Seat, sink: &mut dyn Sink<Event>) -> bool {
        let engines = self.engines(seat);
        match engines[..] {
            [] => {}
            [only] => self.improve(seat, only, sink),
            _ => self.ask(seat, Phase::Engineer),
        }
        engines.len() > 1
    }

    pub(super) fn engineer(&mut self, part: PartId, sink: &mut dyn Sink<Event>) {
        self.improve(self.turn, part, sink);
        self.next_install(sink);
    }

    fn improve(&mut self, seat: Seat, part: PartId, sink: &mut dyn Sink<Event>) {
        let player = self.player_mut(seat);
        let die = player.ship.turn_die(part, |die| die + 1).or_else(|| {
            let won = player.pending.iter_mut().find(|won| won.part == part)?;
            won.die = won.die.map(|die| die + 1);
            won.die
        });
        if let Some(die) = die {
            sink.put(|| Event::Engineer { seat, part, die });
        }
    }
}

/// The parts that leave the game unasked: what the crew does not pay for, and everything once
/// nothing fits any more. Neither the crew nor the free connectors of one part grow without another
/// being installed.
fn hopeless(pending: &[Won], ship: &Ship, crew: u16) -> Vec<PartId> {
    let payable = |won: &&Won| u16::from(won.part.card().crew_cost) <= crew;
    let fits = |won: &Won| !ship.cells(won.part).is_empty();
    let any = pending.iter().filter(payable).any(fits);
    pending.iter().filter(|won| !any || !payable(won)).map(|won| won.part).collect()
}

/// What installing a part would come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Docking {
    /// The ship with the part.
    pub ship: Ship,
    /// The crew that is left.
    pub crew: u16,
    /// The other parts that could then no longer be installed, and so leave the game.
    pub scrapped: Vec<PartId>,
}

impl SeatView {
    /// What installing a part that was won would come to. The caller has asked [`Ship::fits`].
    pub fn docking(&self, part: PartId, cell: Cell) -> Docking {
        let mut ship = self.ship.clone();
        let won = self.pending.iter().find(|won| won.part == part);
        ship.install(part, cell, won.and_then(|won| won.die));
        let crew = self.crew.saturating_sub(part.card().crew_cost.into());
        let scrapped = hopeless(&self.pending_without(part), &ship, crew);
        Docking { ship, crew, scrapped }
    }

    /// The ship as it would be with a part that was won in a cell, the others still to be installed.
    pub fn docked(&self, part: PartId, cell: Cell) -> SeatView {
        let Docking { ship, crew, .. } = self.docking(part, cell);
        SeatView { ship, crew, pending: self.pending_without(part), ..self.clone() }
    }

    /// Whether a mission can be flown, or could be with some of the parts that wait, each where it first fits.
    pub fn comes_ready(&self, mission: super::MissionId) -> bool {
        let crew = self.crew + u16::from(self.ship.repeated().crew);
        let payable = |won: &&Won| u16::from(won.part.card().crew_cost) <= self.crew;
        let first = |won: &Won| self.ship.cells(won.part).first().map(|&cell| (won.part, cell));
        let mut places = self.pending.iter().filter(payable).filter_map(first);
        self.readiness_with(mission, crew, self.science).is_ready()
            || places.any(|(part, cell)| self.docked(part, cell).comes_ready(mission))
    }

    /// The parts that leave the game whichever of those that were won is installed next, and wherever.
    pub fn lost_anyway(&self) -> Vec<PartId> {
        let places = |won: &Won| {
            let part = won.part;
            let cells = self.ship.cells(part).into_iter();
            cells.map(move |cell| self.docking(part, cell).scrapped)
        };
        let mut ways = self.pending.iter().flat_map(places);
        let first = ways.next().unwrap_or_default();
        ways.fold(first, |lost, way| lost.into_iter().filter(|part| way.contains(part)).collect())
    }

    /// The other parts that leave the game with a part that is discarded.
    pub fn scrapped_with(&self, part: PartId) -> Vec<PartId> {
        hopeless(&self.pending_without(part), &self.ship, self.crew)
    }

    fn pending_without(&self, part: PartId) -> Vec<Won> {
        self.pending.iter().filter(|won| won.part != part).copied().collect()
    }
}

/// S5: installing.
impl Farlight {
    /// Asks the next seat that can install something; the others' parts leave the game.
    fn next_install(&mut self, sink: &mut dyn Sink<Event>) {
        for seat in self.order() {
            self.scrap_hopeless(seat, sink);
            if !self.player(seat).pending.is_empty() {
                return self.ask(seat, Phase::Install);
            }
        }
        self.begin_benefits(sink);
    }

    /// Discards what a seat can no longer install.
    fn scrap_hopeless(&mut self, seat: Seat, sink: &mut dyn Sink<Event>) {
        let player = self.player(seat);
        let crew = player.crew;
        for part in hopeless(&player.pending, &player.ship, crew) {
            let dear = u16::from(part.card().crew_cost) > crew;
            let why = if dear { Unfit::Crew } else { Unfit::Place };
            self.throw_away(seat, part, Some(why), sink);
        }
    }

    fn throw_away(
        &mut self,
        seat: Seat,
        part: PartId,
        why: Option<Unfit>,
        sink: &mut dyn Sink<Event>,
    ) {
        self.player_mut(seat).pending.retain(|won| won.part != part);
        self.gone.push(part);
        sink.put(|| Event::Scrap { seat, part, why: Aside(why) });
    }

    pub(super) fn install_choices(&self) -> Vec<Choice> {
        let player = self.decider();
        let of_part = |won: &Won| {
            let part = won.part;
            let places = player.ship.cells(part).into_iter();
            places.map(move |cell| Choice::Install(part, cell)).chain([Choice::Scrap(part)])
        };
        player.pending.iter().flat_map(of_part).collect()
    }

    pub(super) fn may_install(&self, choice: Choice) -> bool {
        let player = self.decider();
        let pending = |part| player.pending.iter().any(|won| won.part == part);
        match choice {
            Choice::Install(part, cell) => pending(part) && player.ship.fits(part, cell),
            Choice::Scrap(part) => pending(part),
            _ => false,
        }
    }

    pub(super) fn install(&mut self, part: PartId, cell: Cell, sink: &mut dyn Sink<Event>) {
        let seat = self.turn;
        let player = self.player_mut(seat);
        let Some(at) = player.pending.iter().position(|won| won.part == part) else { return };
        let won = player.pending.remove(at);
        let paid = part.card().crew_cost;
        player.crew -= u16::from(paid);
        player.ship.install(part, cell, won.die);
        player.fresh += 1;
        sink.put(|| Event::Install { seat, part, x: cell.x, y: cell.y, paid });
        self.next_install(sink);
    }

    pub(super) fn scrap(&mut self, part: PartId, sink: &mut dyn Sink<Event>) {
        self.throw_away(self.turn, part, None, sink);
        self.next_install(sink);
    }
}

impl Player {
    /// S6: the repeated icons of the whole ship, the others of what was installed this round.
    fn benefits(&self) -> Benefits {
        let installed = self.ship.parts();
        let fresh = &installed[installed.len().saturating_sub(self.fresh.into())..];
        fresh.iter().map(|p| p.part.card().once).fold(self.ship.repeated(), Benefits::and)
    }
}

/// S6: benefits.
impl Farlight {
    /// Crew and science of everybody first: they wait for no decision.
    fn begin_benefits(&mut self, sink: &mut dyn Sink<Event>) {
        for seat in self.order() {
            let player = self.player_mut(seat);
            let Benefits { science, crew, upgrades, overhauls } = player.benefits();
            player.fresh = 0;
            player.crew += u16::from(crew);
            player.science += u16::from(science);
            (player.upgrades, player.overhauls) = (upgrades, overhauls);
            sink.put(|| Event::Benefit { seat, crew, science });
        }
        self.next_boost(sink);
    }

    /// Asks the next seat that has an upgrade or overhaul and an engine for it.
    fn next_boost(&mut self, sink: &mut dyn Sink<Event>) {
        for seat in self.order() {
            let player = self.player_mut(seat);
            if player.ship.improvable().next().is_none() {
                (player.upgrades, player.overhauls) = (0, 0);
            }
            if player.upgrades + player.overhauls > 0 {
                return self.ask(seat, Phase::Boost);
            }
        }
        self.begin_launch(sink);
    }

    pub(super) fn boost_choices(&self) -> Vec<Choice> {
        let player = self.decider();
        let mut choices = vec![Choice::Skip];
        for part in player.ship.improvable() {
            choices.extend((player.upgrades > 0).then_some(Choice::Upgrade(part)));
            choices.extend((player.overhauls > 0).then_some(Choice::Overhaul(part)));
        }
        choices
    }

    pub(super) fn may_boost(&self, choice: Choice) -> bool {
        let player = self.decider();
        let improvable = |part| player.ship.improvable().any(|engine| engine == part);
        match choice {
            Choice::Upgrade(part) => player.upgrades > 0 && improvable(part),
            Choice::Overhaul(part) => player.overhauls > 0 && improvable(part),
            other => other == Choice::Skip,
        }
    }

    pub(super) fn upgrade(&mut self, part: PartId, sink: &mut dyn Sink<Event>) {
        let player = self.player_mut(self.turn);
        player.upgrades -= 1;
        let die = player.ship.turn_die(part, |die| die + 1);
        self.boosted(part, die, sink);
    }

    pub(super) fn overhaul(&mut self, part: PartId, sink: &mut dyn Sink<Event>) {
        let player = self.player_mut(self.turn);
        player.overhauls -= 1;
        let die = player.ship.turn_die(part, |_| HIGHEST_DIE);
        self.boosted(part, die, sink);
    }

    fn boosted(&mut self, part: PartId, die: Option<u8>, sink: &mut dyn Sink<Event>) {
        let seat = self.turn;
        if let Some(die) = die {
            sink.put(|| Event::Boost { seat, part, die });
        }
        self.next_boost(sink);
    }

    pub(super) fn skip(&mut self, sink: &mut dyn Sink<Event>) {
        let player = self.player_mut(self.turn);
        (player.upgrades, player.overhauls) = (0, 0);
        self.next_boost(sink);
    }
}
