//! Set-up (section 3): leaders, ships, money, goods and starting jobs.

#![deny(clippy::wildcard_enum_match_arm)]

use super::opening::{DraftDeck, DrawJobs, Outset, Provisions, STALL, Stall};
use super::{Pace, Pending, PickPrisoner, foreign};
use crate::firefly::alert::Watch;
use crate::firefly::board::Board;
use crate::firefly::captain::Captain;
use crate::firefly::choice::Choice;
use crate::firefly::effect::Good;
use crate::firefly::event::{Cause, Event, JobSpot, Spot};
use crate::firefly::job::JobId;
use crate::firefly::leader::LeaderId;
use crate::firefly::options::Table;
use crate::firefly::sector::{Region, SectorId};
use crate::firefly::sets::CARRIED;
use crate::firefly::state::Firefly;
use crate::firefly::story::Twist;
use crate::firefly::supply::{Ability, Class, SupplyId, worth};
use crate::firefly::turns::Play;
use crate::{Seat, order};

/// The dollars that each starts with.
const MONEY: u32 = 3000;
const FUEL: u8 = 6;
const PARTS: u8 = 2;
/// The list price of the crew that a solo game starts with, in dollars.
pub const RECRUITS_WORTH: u32 = 1000;
/// How many they are at most.
pub const RECRUITS: usize = 4;

impl Play<'_> {
    /// All roll; those that tie for the highest roll again. Then set-up is put on the stack.
    pub(crate) fn roll_for_first(&mut self) {
        let mut rolls = Vec::new();
        let mut still: Vec<Seat> = self.board.seats().collect();
        while still.len() > 1 {
            let mut roll = vec![0; self.board.table.seats.into()];
            still.iter().for_each(|seat| roll[seat.index()] = self.game.hidden.rng.die());
            let best = roll.iter().copied().max();
            still.retain(|seat| Some(roll[seat.index()]) == best);
            rolls.push(roll);
        }
        let first = still.first().copied().unwrap_or(Seat(0));
        self.board.first = first;
        self.put(|| Event::Dice { rolls, first });
        self.plan_setup(first);
    }

    fn plan_setup(&mut self, first: Seat) {
        let seats = self.board.table.seats;
        let order: Vec<Seat> = (0..seats).map(|at| Seat((first.0 + at) % seats)).collect();
        self.push(Prime);
        let draws = self.board.table.draws();
        for &seat in order.iter().rev() {
            self.push(StartingJobs(seat));
            if let Some((left, of_one)) = draws {
                self.push(DrawJobs { seat, left, of_one });
            }
        }
        if self.board.table.aim().is_some() {
            self.push(Recruits(first));
        }
        self.push(Outfit);
        if CARRIED && self.board.table.has(Twist::Jailed) {
            order.iter().rev().for_each(|&seat| self.push(PickPrisoner(seat)));
        }
        if let Some(dollars) = self.board.table.purse() {
            return self.plan_purchases(&order, dollars);
        }
        if CARRIED && self.board.table.has(Twist::Drafted) {
            self.push(DraftDeck);
        }
        // The last to pick a leader is the first to place a ship.
        order.iter().for_each(|&seat| self.push(PlaceShip(seat)));
        let ships = CARRIED && self.board.table.ships().count() > 1;
        for &seat in order.iter().rev() {
            if ships {
                self.push(PickShip(seat));
            }
            self.push(PickLeader(seat));
        }
    }

    /// In turn each takes a leader or buys a ship, back again what is missing; then all buy fuel and
    /// parts.
    fn plan_purchases(&mut self, order: &[Seat], dollars: u16) {
        order.iter().rev().for_each(|&seat| self.push(Provisions(seat)));
        order.iter().chain(order.iter().rev()).for_each(|&seat| self.push(Outset(seat)));
        order.iter().for_each(|&seat| self.money(seat, dollars.into(), Cause::Setup));
    }
}

/// A seat picks its leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PickLeader(pub Seat);

impl Pending for PickLeader {
    fn decider(&self, _: &Board) -> Seat {
        self.0
    }

    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let taken = |id: &LeaderId| game.board.captains.iter().any(|c| c.leader == Some(*id));
        game.board.table.leaders().filter(|id| !taken(id)).map(Choice::Leader).collect()
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        let PickLeader(seat) = self;
        let Choice::Leader(leader) = choice else { return foreign(choice) };
        play.board.captains[seat].leader = Some(leader);
        play.put(|| Event::Leader { seat, leader });
        play.retire_double(leader);
    }
}

impl Play<'_> {
    /// The crew card of who leads leaves its deck.
    fn retire_double(&mut self, leader: LeaderId) {
        let Some(kind) = leader.leader().also.filter(|_| CARRIED) else { return };
        let doubles = self.hidden.supply.iter().flatten().copied();
        let doubles: Vec<SupplyId> =
            doubles.filter(|card| card.kind().number() == kind).collect::<Sorted>().0;
        for card in doubles {
            self.move_card(card, Spot::Deck, Spot::Gone, Cause::Setup);
        }
    }
}

/// A seat picks its ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PickShip(pub Seat);

impl Pending for PickShip {
    fn decider(&self, _: &Board) -> Seat {
        self.0
    }

    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        game.free_ships().map(Choice::Ship).collect()
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        let Choice::Ship(ship) = choice else { return foreign(choice) };
        play.fly(self.0, ship);
    }
}

/// A seat that sails alone picks free crew of any deck, one of each kind, as far as the list
/// prices go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Recruits(pub Seat);

impl Pending for Recruits {
    fn decider(&self, _: &Board) -> Seat {
        self.0
    }

    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let crew = &game.board.captain(self.0).crew;
        let spent = worth(crew.iter().map(|member| member.card));
        let is_face = |card: SupplyId| card.printed().abilities.contains(&Ability::Identity);
        // Faces of one person are one free crew.
        let faced = crew.iter().any(|member| is_face(member.card));
        let mut choices = vec![Choice::Done];
        let mut kinds = Vec::new();
        for card in game.hidden.supply.iter().flatten().copied().collect::<Sorted>().0 {
            let kind = card.printed();
            let fits = spent + u32::from(kind.cost) <= RECRUITS_WORTH && crew.len() < RECRUITS;
            let fits = fits && !(faced && is_face(card));
            let fits = fits && game.board.captain(self.0).would_hire(card);
            if matches!(kind.class, Class::Crew) && fits && !kinds.contains(&kind.id) {
                kinds.push(kind.id);
                choices.push(Choice::Recruit(card));
            }
        }
        choices
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        if let Choice::Recruit(card) = choice {
            play.push(self);
            play.move_card(card, Spot::Deck, Spot::Ship(self.0), Cause::Setup);
        }
    }
}

/// Money, goods and jobs, once the ships lie on the chart.
pub(super) struct Outfit;

impl Pending for Outfit {
    fn advance(self, play: &mut Play<'_>) -> Option<Self> {
        let table = play.board.table;
        let contacts = if table.draws().is_some() { Vec::new() } else { table.starting_contacts() };
        let hunted = table.has(Twist::Hunted);
        for seat in play.board.seats() {
            if table.purse().is_none() {
                play.money(seat, MONEY as i32, Cause::Setup);
                play.pay_for_fittings(seat);
                play.stow(seat, Good::Fuel, FUEL, Cause::Setup);
                play.stow(seat, Good::Part, PARTS, Cause::Setup);
            }
            contacts.iter().for_each(|&contact| play.deal_job(seat, contact));
            if hunted {
                play.add_warrant(seat, Cause::Story);
            }
        }
        play.post_watch();
        None
    }
}

impl Table {
    /// The dollars and goods that everybody starts with, where they are not bought.
    pub fn outfit(self) -> Option<(u32, [(Good, u8); 2])> {
        self.purse().is_none().then_some((MONEY, [(Good::Fuel, FUEL), (Good::Part, PARTS)]))
    }
}

impl Play<'_> {
    /// What the ship starts with is paid for.
    fn pay_for_fittings(&mut self, seat: Seat) {
        if CARRIED {
            let price = self.board.captain(seat).ship().price();
            self.money(seat, -(price as i32), Cause::Setup);
        }
    }

    /// The Alliance watches every planet of its space where nobody is at home; or it and the Reavers
    /// every planet without a ship. An alert card may be in force.
    fn post_watch(&mut self) {
        if !CARRIED {
            return;
        }
        let table = self.board.table;
        if table.has(Twist::Alerted) {
            self.raise_edict();
        }
        let (watched, guarded) = (table.has(Twist::Watched), table.has(Twist::Guarded));
        let chart = self.board.chart();
        let free = |at: &SectorId| chart.planetary(*at) && !self.board.has_ship(*at);
        let posts: Vec<SectorId> = chart.sectors().filter(free).collect();
        for at in posts {
            let core = at.sector().region == Region::Alliance;
            let watch = if core { Watch::Alliance } else { Watch::Reavers };
            if guarded || watched && core {
                self.leave_token(watch, at);
            }
        }
    }
}

/// A seat gives starting jobs back, until it has no more than it may hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StartingJobs(pub Seat);

impl Pending for StartingJobs {
    fn decider(&self, _: &Board) -> Seat {
        self.0
    }

    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let hand = &game.hidden.hands[self.0];
        let mut choices: Vec<Choice> = hand.iter().map(|&job| Choice::Return(job)).collect();
        if hand.len() <= Captain::JOBS {
            choices.push(Choice::Done);
        }
        choices
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        if let Choice::Return(job) = choice {
            play.push(self);
            play.move_job(job, JobSpot::Hand(self.0), JobSpot::Discard, Cause::Setup);
        }
    }
}

/// A seat places its ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlaceShip(pub Seat);

impl Pending for PlaceShip {
    fn decider(&self, _: &Board) -> Seat {
        self.0
    }

    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let free = |at: &SectorId| game.board.may_settle(*at);
        game.board.chart().sectors().filter(free).map(Choice::Place).collect()
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        let Choice::Place(to) = choice else { return foreign(choice) };
        if play.board.has_havens() {
            play.captain_mut(self.0).haven.0 = Some(to);
            play.put(|| Event::Haven { seat: self.0, sector: to });
        }
        play.move_ship(self.0, to, Pace::Mosey);
    }
}

/// Primes the pump and begins the first turn.
pub(super) struct Prime;

impl Pending for Prime {
    fn advance(self, play: &mut Play<'_>) -> Option<Self> {
        for market in play.board.table.markets() {
            for _ in 0..play.board.table.primed() {
                play.turn_up_supply(market);
            }
        }
        play.set_raids_aside();
        if play.board.shares_jobs() {
            let contacts = play.board.table.contacts();
            contacts.for_each(|contact| play.lay_open(contact));
        }
        if CARRIED {
            play.board.bank.0 = play.board.table.bank();
            play.lay_caches();
        }
        if play.board.table.sets.have_bounties() {
            play.show_posters();
        }
        play.begin_turn(play.board.first);
        if play.board.table.is_alone() {
            play.push(Stall { dollars: STALL.0, cards: STALL.1 });
        }
        None
    }
}

impl Play<'_> {
    /// The piracy jobs that nobody holds, where they come late.
    fn set_raids_aside(&mut self) {
        if !CARRIED || !self.board.table.has(Twist::LateRaids) {
            return;
        }
        for contact in self.board.table.contacts() {
            let deck = &self.hidden.jobs[contact];
            let raids: Vec<JobId> =
                deck.iter().copied().filter(|job| job.job().raid().is_some()).collect();
            for job in raids {
                self.move_job(job, JobSpot::Deck, JobSpot::Discard, Cause::Setup);
            }
        }
    }
}

struct Sorted(Vec<SupplyId>);

impl FromIterator<SupplyId> for Sorted {
    fn from_iter<I: IntoIterator<Item = SupplyId>>(cards: I) -> Sorted {
        let mut cards: Vec<SupplyId> = cards.into_iter().collect();
        order::sort(&mut cards);
        Sorted(cards)
    }
}
