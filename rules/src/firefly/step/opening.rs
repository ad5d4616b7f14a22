//! What set-up cards have captains do before the first turn (section 23).

#![deny(clippy::wildcard_enum_match_arm)]

use super::shop::{FUEL, PART};
use super::{Pending, PickLeader, PlaceShip, Step, foreign};
use crate::Seat;
use crate::firefly::board::Board;
use crate::firefly::choice::Choice;
use crate::firefly::contact::Contact;
use crate::firefly::effect::Good;
use crate::firefly::event::{Cause, Deck, Event, JobSpot, Spot};
use crate::firefly::job::JobId;
use crate::firefly::ledger::insert;
use crate::firefly::sector::SectorId;
use crate::firefly::ship::{Flown, ShipId};
use crate::firefly::state::Firefly;
use crate::firefly::supply::{Ability, Market, SupplyId};
use crate::firefly::turns::Play;

/// The dollars that who plays alone may spend before the first turn, and for how many cards.
pub const STALL: (u16, u8) = (1000, 4);

/// A seat says of whom its starting jobs are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DrawJobs {
    /// Who draws.
    pub seat: Seat,
    /// How many more.
    pub left: u8,
    /// Whether all are of one contact.
    pub of_one: bool,
}

impl Pending for DrawJobs {
    fn decider(&self, _: &Board) -> Seat {
        self.seat
    }

    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        if self.left == 0 {
            return Vec::new();
        }
        let table = game.board.table;
        // What is no work of its own ends nowhere.
        let marks = table.lays_marks();
        let open = table.contacts().filter(|&contact| !table.shuns(contact));
        let has_jobs = |contact: &Contact| {
            let mut jobs = game.hidden.jobs[*contact].iter();
            !jobs.as_slice().is_empty() && (!marks || jobs.all(|job| job.job().challenge.is_none()))
        };
        open.filter(has_jobs).map(Choice::Deal).collect()
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        let Choice::Deal(contact) = choice else { return foreign(choice) };
        if play.board.table.lays_marks() {
            return play.lay_marks(self.seat, contact, self.left.into());
        }
        let drawn = if self.of_one { self.left } else { 1 };
        play.push(DrawJobs { left: self.left - drawn, ..self });
        (0..drawn).for_each(|_| play.deal_job(self.seat, contact));
    }
}

impl Play<'_> {
    /// A goal token where each of the top jobs of a contact ends, of several places at the first that it
    /// names; then they are shuffled back.
    fn lay_marks(&mut self, seat: Seat, contact: Contact, count: usize) {
        let top: Vec<JobId> = self.hidden.jobs[contact].iter().rev().take(count).copied().collect();
        for job in top {
            let ends = self.board.sectors(job.job().stop(Step::Finish)).iter();
            let mut ends = ends.filter_map(|&at| SectorId::new(at));
            let Some(sector) = ends.find(|at| self.board.chart().contains(at.number())) else {
                continue;
            };
            insert(&mut self.board.marks, sector);
            self.put(|| Event::Mark { seat, job, sector });
        }
        let game = &mut *self.game;
        game.hidden.rng.shuffle(&mut game.hidden.jobs[contact]);
        self.put(|| Event::Shuffled { deck: Deck::Jobs(contact) });
    }

    /// The top job of a contact's deck, as one of the starting jobs.
    pub(super) fn deal_job(&mut self, seat: Seat, contact: Contact) {
        if let Some(&job) = self.hidden.jobs[contact].last() {
            self.move_job(job, JobSpot::Deck, JobSpot::Hand(seat), Cause::Setup);
        }
    }
}

/// A seat takes a leader or buys a ship, which is placed at once; whichever it has not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outset(pub Seat);

impl Pending for Outset {
    fn decider(&self, _: &Board) -> Seat {
        self.0
    }

    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let Outset(seat) = *self;
        let captain = game.board.captain(seat);
        let mut choices = Vec::new();
        if captain.leader.is_none() {
            choices = PickLeader(seat).choices(game);
        }
        if captain.sector.is_none() {
            let paid = |ship: &ShipId| u32::from(ship.printed().list) <= captain.money;
            choices.extend(game.free_ships().filter(paid).map(Choice::Ship));
        }
        choices
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        let Outset(seat) = self;
        let Choice::Ship(ship) = choice else { return PickLeader(seat).answer(play, choice) };
        play.money(seat, -i32::from(ship.printed().list), Cause::Setup);
        play.fly(seat, ship);
        play.push(PlaceShip(seat));
    }
}

impl Firefly {
    /// The ships that nobody has: there is one of each but of the base game's.
    pub(super) fn free_ships(&self) -> impl Iterator<Item = ShipId> {
        let picked = |id: ShipId| self.board.captains.iter().any(|c| c.flies.0 == id);
        self.board.table.ships().filter(move |&id| id == ShipId::BASE || !picked(id))
    }
}

impl Play<'_> {
    /// A seat has its ship, with what that starts with.
    pub(super) fn fly(&mut self, seat: Seat, ship: ShipId) {
        self.captain_mut(seat).flies = Flown(ship);
        self.put(|| Event::Flown { seat, ship });
        for card in ship.printed().upgrades() {
            self.move_card(card, Spot::Considered, Spot::Ship(seat), Cause::Setup);
        }
    }
}

/// A seat buys fuel and parts before the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Provisions(pub Seat);

impl Provisions {
    /// What one of a good costs, in dollars.
    pub fn price(good: Good) -> u32 {
        if good == Good::Fuel { FUEL } else { PART }
    }
}

impl Pending for Provisions {
    fn decider(&self, _: &Board) -> Seat {
        self.0
    }

    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let captain = game.board.captain(self.0);
        let sold = [Good::Fuel, Good::Part].into_iter();
        let sold =
            sold.filter(|&good| captain.money >= Provisions::price(good) && captain.room(good) > 0);
        sold.map(Choice::Purchase).chain([Choice::Done]).collect()
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        let Choice::Purchase(good) = choice else { return };
        play.money(self.0, -(Provisions::price(good) as i32), Cause::Setup);
        play.stow(self.0, good, 1, Cause::Setup);
        play.push(self);
    }
}

/// Who rolled highest says which supply deck is shared out.
pub(super) struct DraftDeck;

impl Pending for DraftDeck {
    fn decider(&self, board: &Board) -> Seat {
        board.first
    }

    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        game.board.table.markets().map(|market| Choice::Place(market.sector())).collect()
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        let Choice::Place(at) = choice else { return foreign(choice) };
        let Some(market) = play.board.market(at) else { return };
        play.push(Draft { market, round: 0, picked: 0, row: Vec::new() });
    }
}

/// Cards of a supply deck are turned up, of which each seat in turn takes one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Draft {
    /// Whose deck.
    pub market: Market,
    /// As many as there are seats, counted from 0; the first to pick moves on with each.
    pub round: u8,
    /// How many have picked in this round.
    pub picked: u8,
    /// What was turned up in it and nobody took yet.
    pub row: Vec<SupplyId>,
}

impl Pending for Draft {
    fn decider(&self, board: &Board) -> Seat {
        let seats = board.table.seats;
        Seat((board.first.0 + self.round + self.picked) % seats)
    }

    /// What has no place aboard is left.
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let seat = self.decider(&game.board);
        let fits = |card: &SupplyId| game.board.has_use(seat, *card);
        let row = self.row.iter().copied().filter(fits);
        row.map(Choice::Buy).chain([Choice::Done]).collect()
    }

    fn advance(mut self, play: &mut Play<'_>) -> Option<Self> {
        let seats = play.board.table.seats;
        if self.picked == seats {
            (self.round, self.picked) = (self.round + 1, 0);
            self.row.clear();
        }
        if self.round == seats {
            return None;
        }
        if self.picked == 0 && self.row.is_empty() {
            self.row = (0..seats).filter_map(|_| play.turn_up_supply(self.market)).collect();
        }
        Some(self)
    }

    fn answer(mut self, play: &mut Play<'_>, choice: Choice) {
        let seat = self.decider(&play.board);
        self.picked += 1;
        if let Choice::Buy(card) = choice {
            self.row.retain(|other| *other != card);
            play.move_card(card, Spot::Discard, Spot::Ship(seat), Cause::Setup);
        }
        play.push(self);
    }
}

impl Board {
    /// Whether a ship has a place for a supply card, and keeps it.
    fn has_use(&self, seat: Seat, card: SupplyId) -> bool {
        let kept = |a: &Ability| !matches!(a, Ability::Windfall(_));
        self.has_place(seat, card) && card.printed().abilities.iter().all(kept)
    }
}

impl Play<'_> {
    /// The top card of a supply deck comes to lie on its discard pile.
    pub(super) fn turn_up_supply(&mut self, market: Market) -> Option<SupplyId> {
        let card = self.draw_supply(market, Cause::Setup)?;
        self.move_card(card, Spot::Considered, Spot::Discard, Cause::Setup);
        Some(card)
    }
}

/// Who plays alone buys of what has been turned up, before the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stall {
    /// The dollars that may still be spent.
    pub dollars: u16,
    /// How many cards may still be bought.
    pub cards: u8,
}

impl Pending for Stall {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let seat = game.board.turn;
        let purse = game.board.captain(seat).money.min(self.dollars.into());
        let paid = |card: &SupplyId| {
            self.cards > 0
                && game.board.price(seat, *card) <= purse
                && game.board.has_use(seat, *card)
        };
        let piles = game.board.supply_discards.iter().flatten().copied();
        piles.filter(paid).map(Choice::Buy).chain([Choice::Done]).collect()
    }

    /// Another card comes for each that is bought.
    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        let Choice::Buy(card) = choice else { return };
        let seat = play.board.turn;
        let price = play.board.price(seat, card);
        let dollars = self.dollars.saturating_sub(price as u16);
        play.push(Stall { dollars, cards: self.cards - 1 });
        play.money(seat, -(price as i32), Cause::Setup);
        play.move_card(card, Spot::Discard, Spot::Ship(seat), Cause::Setup);
        play.turn_up_supply(card.market());
    }
}
