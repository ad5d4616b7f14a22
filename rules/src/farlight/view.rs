//! What one seat, or a spectator, may know of a game of Farlight.

use super::assembly::HIRED;
use super::auction::{Bid, PASSES, Service, TILES, Target, Tiles};
use super::award::{Award, Standing};
use super::choice::{Phase, targets};
use super::event::Item;
use super::launch::{Launch, account};
use super::mission::{MissionId, Readiness};
use super::options::Table;
use super::part::PartId;
use super::ship::Ship;
use super::state::{Draft, Farlight, Flown, Player, Won};
use super::station::Slot;
use crate::{BySeat, Rng, Seat, SeatSet, Seed, order};
use std::cmp::Reverse;

/// A tile on the station, as somebody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeenBid {
    /// What it lies on.
    pub target: Target,
    /// Whether one crew stands on it.
    pub crew: bool,
    /// The value, if it is the viewer's own or all tiles are turned up.
    pub value: Option<u8>,
}

/// A seat, as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SeatView {
    /// Crew tokens in the supply.
    pub crew: u16,
    /// Science tokens.
    pub science: u16,
    /// The tiles not yet on the station, if they are the viewer's own or all are turned up. Those
    /// that he is just laying are still among them.
    pub hand: Option<Tiles>,
    /// This round's tiles on the station, in ascending order of what the viewer sees.
    pub bids: Vec<SeenBid>,
    /// The parts won and not yet installed.
    pub pending: Vec<Won>,
    /// The ship.
    pub ship: Ship,
    /// How many of the ship's last parts were installed in this round.
    pub fresh: u8,
    /// Upgrades left in this round.
    pub upgrades: u8,
    /// Overhauls left in this round.
    pub overhauls: u8,
    /// The missions completed, in order.
    pub flown: Vec<Flown>,
}

impl SeatView {
    /// The points of the missions completed so far.
    pub fn score(&self) -> u16 {
        self.flown.iter().map(|flown| u16::from(flown.points)).sum()
    }

    /// How many tiles are not yet on the station.
    pub fn tiles_left(&self) -> u8 {
        TILES - self.bids.len() as u8
    }

    /// What awards look at.
    pub fn standing(&self) -> Standing<'_> {
        Standing { ship: &self.ship, crew: self.crew, science: self.science }
    }

    /// What the seat has and lacks for a mission now.
    pub fn readiness(&self, mission: MissionId) -> Readiness {
        self.readiness_with(mission, self.crew, self.science)
    }

    /// What the seat has and lacks for a mission with these tokens.
    pub fn readiness_with(&self, mission: MissionId, crew: u16, science: u16) -> Readiness {
        mission.card().readiness(&self.ship, crew, science)
    }

    /// The crew and science that are left after flying a mission.
    pub fn left_after(&self, mission: MissionId, (crew, science): (u16, u16)) -> (u16, u16) {
        let cost = self.readiness_with(mission, crew, science).crew_cost();
        let paid = u16::from(mission.card().science);
        (crew.saturating_sub(cost), science.saturating_sub(paid))
    }

    /// Of these missions, in the order in which they are flown, those that could be flown with these
    /// tokens, and cannot once the ones before them have been: each with what then lacks, and the
    /// last one before it.
    pub fn spent_before(
        &self,
        missions: &[MissionId],
        tokens: (u16, u16),
    ) -> Vec<(MissionId, Readiness, MissionId)> {
        let (mut left, mut last) = (tokens, None);
        let mut lost = Vec::new();
        for &mission in missions {
            let ready = self.readiness_with(mission, left.0, left.1);
            if ready.is_ready() {
                left = self.left_after(mission, left);
                last = Some(mission);
            } else if self.readiness_with(mission, tokens.0, tokens.1).is_ready() {
                lost.extend(last.map(|last| (mission, ready, last)));
            }
        }
        lost
    }
}

/// What a viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// Whose view it is; none for a spectator.
    pub viewer: Option<Seat>,
    /// What was agreed before the deal.
    pub table: Table,
    /// From 1.
    pub round: u16,
    /// Who has the first-player marker.
    pub first: Seat,
    /// What is being decided.
    pub phase: Phase,
    /// Who decides, unless the game is over.
    pub turn: Seat,
    /// The pass of the bid phase, from 0; 3 once all tiles lie.
    pub pass: u8,
    /// The tiles that the viewer himself is just laying.
    pub draft: Draft,
    /// All seats in order.
    pub seats: BySeat<SeatView>,
    /// The station's slots.
    pub slots: Vec<Option<Slot>>,
    /// The stacks, each from its active mission down.
    pub stacks: Vec<Vec<MissionId>>,
    /// How many parts are left in the deck.
    pub deck_left: u8,
    /// The parts that left the game.
    pub gone: Vec<PartId>,
    /// What the winner of REPAIR has discarded so far.
    pub repaired: Vec<PartId>,
    /// Where the launch phase stands.
    pub launch: Launch,
    /// The awards in play.
    pub awards: Vec<Award>,
}

impl View {
    pub(super) fn of(game: &Farlight, viewer: Option<Seat>) -> View {
        let drafting = viewer == Some(game.turn);
        View {
            viewer,
            table: game.table,
            round: game.round,
            first: game.first,
            phase: game.phase,
            turn: game.turn,
            pass: game.pass,
            draft: if drafting { game.draft.clone() } else { Draft::default() },
            seats: game.seats().map(|seat| seat_view(game, seat, viewer)).collect(),
            slots: game.slots.clone(),
            stacks: game.stacks.clone(),
            deck_left: game.deck.len() as u8,
            gone: game.gone.clone(),
            repaired: game.repaired.clone(),
            launch: game.launch.clone(),
            awards: game.awards.clone(),
        }
    }

    /// The viewer's own seat.
    pub fn own(&self) -> Option<&SeatView> {
        Some(&self.seats[self.viewer?])
    }

    /// Who must decide now.
    pub fn deciders(&self) -> SeatSet {
        if self.phase == Phase::Over { SeatSet::EMPTY } else { SeatSet::one(self.turn) }
    }

    /// What a tile can lie on in this round.
    pub fn targets(&self) -> Vec<Target> {
        targets(&self.slots, &self.stacks)
    }

    /// The crew that the viewer has not sent with a tile.
    pub fn crew_free(&self) -> u16 {
        self.own().map_or(0, |own| own.crew.saturating_sub(self.draft.crew()))
    }

    /// The tiles that the viewer has not laid.
    pub fn tiles_free(&self) -> Tiles {
        let mut free = self.own().and_then(|own| own.hand).unwrap_or(Tiles::of([]));
        self.draft.placed.iter().for_each(|bid| free.remove(bid.value));
        free
    }

    /// How many tiles whoever bids still lays in this pass, as far as the viewer sees.
    pub fn tiles_due(&self) -> u8 {
        let all = PASSES.get(usize::from(self.pass)).copied().unwrap_or(0);
        all.saturating_sub(self.draft.placed.len() as u8)
    }

    /// Whether the viewer's free crew, with the crew on the part and what HIRE brings, pays for installing it.
    pub fn pays_for(&self, slot: &Slot) -> bool {
        let crew = self.crew_free() + slot.bonus + self.hire_brings(std::iter::empty());
        crew >= u16::from(slot.part.card().crew_cost)
    }

    /// The part that lies on a target.
    pub fn part_at(&self, target: Target) -> Option<PartId> {
        match target {
            Target::Slot(n) => Some(self.slots.get(usize::from(n) - 1)?.as_ref()?.part),
            Target::Service(_) | Target::Mission(_) => None,
        }
    }

    /// Whether the viewer's ship has a place for the part as it stands.
    pub fn docks(&self, part: PartId) -> bool {
        self.own().is_none_or(|own| !own.ship.cells(part).is_empty())
    }

    /// The crew that the viewer's tiles on HIRE, and these, bring at the least before parts are paid, won or
    /// lost.
    pub fn hire_brings(&self, more: impl Iterator<Item = Bid>) -> u16 {
        let on_hire = self.on_hire(more);
        let lost: u16 = on_hire.map(|(crew, value)| u16::from(crew) + u16::from(value > 0)).sum();
        lost.min(HIRED)
    }

    /// The same if all that is bid on is won.
    pub fn hire_wins(&self, more: impl Iterator<Item = Bid>) -> u16 {
        if self.on_hire(more).next().is_some() { HIRED } else { 0 }
    }

    /// The crew and the value of each of the viewer's tiles on HIRE, these among them.
    fn on_hire(&self, more: impl Iterator<Item = Bid>) -> impl Iterator<Item = (bool, u8)> {
        let laid = self.own().into_iter().flat_map(|own| &own.bids);
        let laid = laid.map(|bid| (bid.target, bid.crew, bid.value.unwrap_or(0)));
        let more = self.draft.placed.iter().copied().chain(more);
        let all = laid.chain(more.map(|bid| (bid.target, bid.crew, bid.value)));
        let hire = all.filter(|(target, ..)| *target == Target::Service(Service::Hire));
        hire.map(|(_, crew, value)| (crew, value))
    }

    /// What the tiles on a target come to in all, in the order of the round; nobody before all
    /// are turned up.
    pub fn totals(&self, target: Target) -> Vec<(Seat, u8)> {
        let there = |seat: &SeatView| -> Option<u8> {
            let mut bids = seat.bids.iter().filter(|bid| bid.target == target).peekable();
            bids.peek()?;
            bids.map(|bid| Some(bid.value? + u8::from(bid.crew))).sum()
        };
        self.order().filter_map(|seat| Some((seat, there(&self.seats[seat])?))).collect()
    }

    /// The seats clockwise from the first player: ties are broken in this order.
    pub fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, seats) = (self.first.0, self.table.seats);
        (0..seats).map(move |at| Seat((first + at) % seats))
    }

    /// The active mission of each stack that has one left.
    pub fn active_missions(&self) -> impl Iterator<Item = MissionId> {
        self.stacks.iter().filter_map(|stack| stack.first().copied())
    }

    /// Which of the missions of this round an active one is, from 0, in the order in which they are flown: of those
    /// that have tiles and are still to come; of all while tiles are laid.
    pub fn launch_place(&self, id: MissionId) -> Option<usize> {
        let current = self.launch.missions.first().map(|id| id.rank());
        let tiles = |id: &MissionId| {
            let mut bids = self.seats.iter().flat_map(|seat| &seat.bids);
            bids.any(|bid| bid.target == Target::Mission(*id))
        };
        let comes = |id: &MissionId| {
            let due = self.phase != Phase::Launch || current.is_none_or(|now| id.rank() >= now);
            self.phase == Phase::Bid || due && tiles(id)
        };
        let mut missions: Vec<MissionId> = self.active_missions().filter(comes).collect();
        order::sort_by_key(&mut missions, |id| id.rank());
        missions.iter().position(|other| *other == id)
    }

    /// The seats in the order in which they may fly a mission, those without a tile there last; the order of the
    /// round before all tiles are turned up.
    pub fn flying_order(&self, id: MissionId) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.order().collect();
        if self.phase != Phase::Bid {
            let totals = self.totals(Target::Mission(id));
            let total = |seat| totals.iter().find(|(other, _)| *other == seat).map(|(_, n)| *n);
            order::sort_by_key(&mut seats, |&seat| Reverse(total(seat)));
        }
        seats
    }

    /// The active mission that the viewer's ship lacks least for at the launch; of several the one of most points.
    pub fn nearest_mission(&self) -> Option<MissionId> {
        let seat = self.viewer?;
        let lacking = |id: MissionId| match self.is_ready_by_launch(seat, id) {
            true => 0,
            false => self.readiness_by_launch(seat, id).lacking(),
        };
        let far = |id: &MissionId| (lacking(*id), Reverse(id.card().points));
        self.active_missions().min_by_key(far)
    }

    fn standings(&self) -> Vec<(Seat, Standing<'_>)> {
        self.seats.pairs().map(|(seat, seen)| (seat, seen.standing())).collect()
    }

    /// Whether an award in play looks at the connectors that are not joined.
    pub fn counts_edges(&self) -> bool {
        self.awards.iter().any(|award| matches!(award, Award::Efficiency | Award::Potential))
    }

    /// Who is best at an award now.
    pub fn best_at(&self, award: Award) -> Vec<Seat> {
        award.best(&self.standings())
    }

    /// The awards in which a seat is among the best now and would not be with these tokens, and those in which
    /// others would be beside it who are not now.
    pub fn awards_lost(&self, seat: Seat, (crew, science): (u16, u16)) -> (Vec<Award>, Vec<Award>) {
        let now = self.standings();
        let mut then = now.clone();
        for (other, standing) in &mut then {
            if *other == seat {
                *standing = Standing { crew, science, ..*standing };
            }
        }
        let best = |award: &&Award| award.best(&now).contains(&seat);
        let more = |award: &Award| award.best(&now).len() < award.best(&then).len();
        let awards = self.awards.iter().filter(best).copied();
        let (kept, lost): (Vec<Award>, Vec<Award>) =
            awards.partition(|award| award.best(&then).contains(&seat));
        (lost, kept.into_iter().filter(more).collect())
    }

    /// What a seat would score if the match ended now, line by line.
    pub fn account(&self, seat: Seat) -> Vec<Item> {
        account(seat, &self.seats[seat].flown, &self.awards, &self.standings())
    }

    /// The missions that a seat has bid on in this round, in the order in which they are flown; of
    /// those under way those that are still to come. The viewer's tiles just being laid count.
    pub fn missions_bid_on(&self, seat: Seat) -> Vec<MissionId> {
        let drafted = self.draft.placed.iter().map(|bid| bid.target);
        let drafted: Vec<Target> = drafted.filter(|_| self.viewer == Some(seat)).collect();
        let bid = |id: &MissionId| {
            let target = Target::Mission(*id);
            self.seats[seat].bids.iter().any(|bid| bid.target == target)
                || drafted.contains(&target)
        };
        let mut missions: Vec<MissionId> = match self.phase {
            Phase::Launch => self.launch.missions.clone(),
            _ => self.active_missions().collect(),
        };
        missions.retain(bid);
        order::sort_by_key(&mut missions, |id| id.rank());
        missions
    }

    /// A full game that looks like this to the viewer.
    pub(super) fn sample(&self, rng: &mut Rng) -> Farlight {
        let mut deck = self.unseen_parts();
        rng.shuffle(&mut deck);
        let mut unused: Vec<Award> =
            Award::ALL.into_iter().filter(|award| !self.awards.contains(award)).collect();
        rng.shuffle(&mut unused);
        let players = self.seats.iter().map(|seat| sample_player(seat, rng)).collect();
        let mut game = Farlight {
            table: self.table,
            rng: Rng::new(Seed(rng.wide()), 0),
            round: self.round,
            first: self.first,
            phase: self.phase,
            turn: self.turn,
            pass: self.pass,
            draft: self.draft.clone(),
            players,
            slots: self.slots.clone(),
            stacks: self.stacks.clone(),
            deck,
            gone: self.gone.clone(),
            repaired: self.repaired.clone(),
            launch: self.launch.clone(),
            awards: self.awards.clone(),
            unused,
        };
        if self.phase == Phase::Bid && self.viewer != Some(self.turn) {
            game.take_up_last();
        }
        game
    }

    /// The parts that lie nowhere in sight: the deck.
    fn unseen_parts(&self) -> Vec<PartId> {
        let mut seen = [false; PartId::COUNT as usize + 1];
        let offered = self.slots.iter().flatten().map(|slot| slot.part);
        let installed = self.seats.iter().flat_map(|s| s.ship.parts().iter().map(|p| p.part));
        let won = self.seats.iter().flat_map(|s| s.pending.iter().map(|w| w.part));
        for part in offered.chain(installed).chain(won).chain(self.gone.iter().copied()) {
            seen[usize::from(part.number())] = true;
        }
        PartId::all().filter(|part| !seen[usize::from(part.number())]).collect()
    }
}

/// A seat with its tiles dealt fairly among its hand and the places where they lie.
fn sample_player(seen: &SeatView, rng: &mut Rng) -> Player {
    let mut values: Vec<u8> = Tiles::ALL.iter().collect();
    rng.shuffle(&mut values);
    let mut bids: Vec<Bid> = seen
        .bids
        .iter()
        .zip(&values)
        .map(|(bid, &drawn)| Bid {
            target: bid.target,
            crew: bid.crew,
            value: bid.value.unwrap_or(drawn),
        })
        .collect();
    order::sort(&mut bids);
    let drawn = Tiles::of(values.iter().skip(bids.len()).copied());
    Player {
        crew: seen.crew,
        science: seen.science,
        hand: seen.hand.unwrap_or(drawn),
        bids,
        pending: seen.pending.clone(),
        ship: seen.ship.clone(),
        fresh: seen.fresh,
        upgrades: seen.upgrades,
        overhauls: seen.overhauls,
        flown: seen.flown.clone(),
    }
}

fn seat_view(game: &Farlight, seat: Seat, viewer: Option<Seat>) -> SeatView {
    let player = game.player(seat);
    let open = viewer == Some(seat) || game.phase != Phase::Bid;
    let mut bids: Vec<SeenBid> = player
        .bids
        .iter()
        .map(|&Bid { target, crew, value }| SeenBid { target, crew, value: open.then_some(value) })
        .collect();
    order::sort(&mut bids);
    SeatView {
        crew: player.crew,
        science: player.science,
        hand: open.then_some(player.hand),
        bids,
        pending: player.pending.clone(),
        ship: player.ship.clone(),
        fresh: player.fresh,
        upgrades: player.upgrades,
        overhauls: player.overhauls,
        flown: player.flown.clone(),
    }
}
