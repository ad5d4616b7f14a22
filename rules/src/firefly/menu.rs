//! The menu of a turn (section 5) and the free actions on one's own ship.

use super::board::{Action, Board};
use super::captain::{Captain, Person};
use super::choice::Choice;
use super::effect::Good;
use super::event::{Cause, Event, JobSpot, Spot};
use super::frame::{Bargain, Flight, Frame, Pace, Talk, Task, Visit};
use super::job::JobId;
use super::sector::SectorId;
use super::supply::{Ability, SupplyId};
use super::table::Table;
use super::turns::{Firefly, Play};
use crate::{Seat, Sink};

/// Dollars for make-work.
pub const MAKE_WORK: i32 = 200;
/// Dollars for each aboard on shore leave.
pub const LEAVE: u32 = 100;

impl Firefly {
    /// Whether an action is still to be had in this turn.
    fn has_action(&self, action: Action) -> bool {
        let acted = &self.board.acted;
        // Alone each action may be taken once a turn.
        let most = if self.board.table.aim().is_some() { usize::MAX } else { 2 };
        acted.len() < most && !acted.contains(&action)
    }

    pub(super) fn turn_choices(&self) -> Vec<Choice> {
        let Some(at) = self.board.acting().sector else { return Vec::new() };
        let mut choices = vec![Choice::EndTurn];
        self.fly_choices(at, &mut choices);
        self.visit_choices(at, &mut choices);
        if self.has_action(Action::Work) {
            self.work_choices(at, &mut choices);
        }
        if self.has_action(Action::Soothe) {
            self.soothe_choices(&mut choices);
        }
        self.free_choices(&mut choices);
        choices
    }

    fn fly_choices(&self, at: SectorId, choices: &mut Vec<Choice>) {
        let last_solo = self.board.table.aim().is_some() && self.board.round > Table::SOLO_TURNS;
        if !self.has_action(Action::Fly) || last_solo || self.board.exits(at).next().is_none() {
            return;
        }
        choices.push(Choice::Mosey);
        let captain = self.board.acting();
        if captain.has(Good::Fuel) >= captain.burn_cost() {
            choices.push(Choice::Burn);
        }
    }

    fn visit_choices(&self, at: SectorId, choices: &mut Vec<Choice>) {
        if Board::market(at).is_some() && self.has_action(Action::Buy) {
            choices.push(Choice::Shop);
            let captain = self.board.acting();
            let everyone = captain.everyone();
            let upset = everyone.iter().any(|&person| captain.is_disgruntled(person));
            if upset && captain.money >= LEAVE * everyone.len() as u32 {
                choices.push(Choice::ShoreLeave);
            }
        }
        if self.has_action(Action::Deal) {
            let open = self.board.contacts(at).filter(|&contact| self.board.may_deal(contact));
            choices.extend(open.map(Choice::Deal));
        }
    }

    fn work_choices(&self, at: SectorId, choices: &mut Vec<Choice>) {
        // Who has changed enough only begins what he can go through with: a turn has to end.
        let able = |id: &JobId| {
            self.board.may_fuss() || self.board.meets(&self.board.whole_team(id.job()), id.job())
        };
        choices.extend(self.workable(at).filter(able).map(Choice::Work));
        if self.board.may_pursue() {
            choices.push(Choice::Pursue);
        }
        if at.planetary() {
            choices.push(Choice::MakeWork);
        }
    }

    /// The jobs of which a step can be worked here, needs apart.
    fn workable(&self, at: SectorId) -> impl Iterator<Item = JobId> {
        let captain = self.board.acting();
        let room = captain.active.len() < Captain::JOBS;
        let hand = self.hidden.hands[self.board.turn.index()].iter().filter(move |_| room);
        let inactive = hand.map(|&job| (job, false));
        let active = captain.active.iter().map(|active| (active.job, active.loaded));
        let fits = move |&(job, loaded): &(JobId, bool)| {
            Board::next_stop(job.job(), loaded).sectors.contains(&at.number())
                && self.board.freight_fits(job.job(), loaded)
        };
        inactive.chain(active).filter(fits).map(|(job, _)| job)
    }

    fn soothe_choices(&self, choices: &mut Vec<Choice>) {
        let captain = self.board.acting();
        let calms = |p: &Person| captain.abilities(*p).contains(&Ability::CalmsOther);
        let everyone = captain.everyone();
        let upset = everyone.iter().filter(|&&person| captain.is_disgruntled(person));
        let soothed = upset.filter(|&&p| everyone.iter().any(|other| calms(other) && *other != p));
        choices.extend(soothed.map(|&person| Choice::Soothe(person)));
    }

    fn free_choices(&self, choices: &mut Vec<Choice>) {
        self.chores(choices);
        let captain = self.board.acting();
        let turn = self.board.turn;
        let near =
            |seat: &Seat| *seat != turn && self.board.captain(*seat).sector == captain.sector;
        for seat in self.board.seats().filter(near) {
            if self.board.offers < Board::OFFERS {
                choices.push(Choice::Parley(seat));
            }
            let crew = self.board.captain(seat).crew.iter();
            let hired = crew.filter(|member| {
                let price = self.board.price(turn, member.card);
                member.disgruntled && captain.has_berth() && captain.money >= price
            });
            choices.extend(hired.map(|member| Choice::Poach(seat, member.card)));
        }
    }

    /// What may be put in order at any time of one's own turn.
    pub(super) fn chores(&self, choices: &mut Vec<Choice>) {
        if !self.board.may_fuss() {
            return;
        }
        if self.stowage_choices().len() > 1 {
            choices.push(Choice::Stowage);
        }
        if self.roster_choices().len() > 1 {
            choices.push(Choice::Roster);
        }
    }

    pub(super) fn stowage_choices(&self) -> Vec<Choice> {
        let captain = self.board.acting();
        let planet = captain.sector.is_some_and(SectorId::planetary);
        let mut choices = vec![Choice::Done];
        for good in Good::ALL {
            let (at, size) = (good as usize, good.half_spaces());
            if self.board.may_fuss() && captain.hold[at] > 0 && captain.stash_room() >= size {
                choices.push(Choice::Stow(good));
            }
            if self.board.may_fuss() && captain.stash[at] > 0 && captain.hold_room() >= size {
                choices.push(Choice::Unstow(good));
            }
            let people = matches!(good, Good::Passenger | Good::Fugitive);
            if captain.has(good) > 0 && (planet || !people) {
                choices.push(Choice::Dump(good));
            }
        }
        choices
    }

    pub(super) fn roster_choices(&self) -> Vec<Choice> {
        let captain = self.board.acting();
        let mut choices = vec![Choice::Done];
        if captain.sector.is_some_and(SectorId::planetary) {
            choices.extend(captain.crew.iter().map(|member| Choice::Dismiss(member.card)));
        }
        let hand = &self.hidden.hands[self.board.turn.index()];
        choices.extend(hand.iter().map(|&job| Choice::Drop(job)));
        choices.extend(self.scrap_choices());
        choices.extend(self.gear_choices());
        choices
    }

    /// Upgrades whose loss leaves everything its place.
    pub(super) fn scrap_choices(&self) -> impl Iterator<Item = Choice> {
        let upgrades = self.board.acting().upgrades.iter();
        upgrades.filter(|card| !self.overfull_without(**card)).map(|&card| Choice::Scrap(card))
    }

    /// Gear that somebody could take up or lay down.
    pub(super) fn gear_choices(&self) -> Vec<Choice> {
        let captain = self.board.acting();
        if !self.board.may_fuss() {
            return Vec::new();
        }
        let movable = captain.gear.iter().filter(|gear| self.hands_choices(gear.card).len() > 1);
        movable.map(|gear| Choice::Gear(gear.card)).collect()
    }

    pub(super) fn hands_choices(&self, gear: SupplyId) -> Vec<Choice> {
        let captain = self.board.acting();
        let takers = captain.everyone().into_iter().filter(|&p| captain.can_carry(p, gear));
        takers.map(Choice::Give).chain([Choice::Shelve]).collect()
    }

    /// Whether goods or crew would have no place without this upgrade.
    fn overfull_without(&self, upgrade: SupplyId) -> bool {
        let mut captain = self.board.acting().clone();
        captain.upgrades.retain(|card| *card != upgrade);
        is_overfull(&captain)
    }

    pub(super) fn is_overfull(&self, seat: Seat) -> bool {
        is_overfull(self.board.captain(seat))
    }

    pub(super) fn overfull_choices(&self, seat: Seat) -> Vec<Choice> {
        let captain = self.board.captain(seat);
        let hold = super::captain::half_spaces(&captain.hold) > 2 * captain.hold_spaces();
        let stash = super::captain::half_spaces(&captain.stash) > 2 * captain.stash_spaces();
        let mut choices = Vec::new();
        for good in Good::ALL {
            let (at, size) = (good as usize, good.half_spaces());
            let (held, stashed) = (captain.hold[at] > 0, captain.stash[at] > 0);
            if hold && held && captain.stash_room() >= size {
                choices.push(Choice::Stow(good));
            }
            if stash && stashed && captain.hold_room() >= size {
                choices.push(Choice::Unstow(good));
            }
            if hold && held || stash && stashed {
                choices.push(Choice::Dump(good));
            }
        }
        if captain.crew.len() + 1 > usize::from(captain.berths()) {
            choices.extend(captain.crew.iter().map(|member| Choice::Dismiss(member.card)));
        }
        choices
    }
}

fn is_overfull(captain: &Captain) -> bool {
    super::captain::half_spaces(&captain.hold) > 2 * captain.hold_spaces()
        || super::captain::half_spaces(&captain.stash) > 2 * captain.stash_spaces()
        || captain.crew.len() + 1 > usize::from(captain.berths())
}

impl<S: Sink<Event>> Play<'_, S> {
    pub fn act(&mut self, action: Action) {
        super::ledger::insert(&mut self.board.acted, action);
    }

    pub fn fuss(&mut self) {
        self.board.fuss = self.board.fuss.saturating_add(1);
    }

    /// Carries out a choice of the menu; the menu stays below whatever follows.
    pub fn take_turn(&mut self, choice: Choice) {
        self.push(Frame::Turn);
        match choice {
            Choice::Mosey => self.take_off(Pace::Mosey),
            Choice::Burn => self.take_off(Pace::Burn),
            Choice::Shop => self.enter_shop(),
            Choice::ShoreLeave => self.shore_leave(),
            Choice::Deal(contact) => {
                self.act(Action::Deal);
                let talk = Talk { contact, seen: Vec::new(), drawn: false, accepted: 0 };
                self.push(Frame::Deal(talk));
            }
            Choice::Work(job) => self.gather(Task::Job(job)),
            Choice::Pursue => self.gather(Task::Goal(self.board.acting().goals)),
            Choice::MakeWork => {
                self.act(Action::Work);
                self.money(self.board.turn, MAKE_WORK, Cause::MakeWork);
            }
            Choice::Soothe(person) => {
                self.act(Action::Soothe);
                self.calm(self.board.turn, person, Cause::Soothe);
            }
            Choice::Poach(from, card) => self.poach(from, card),
            Choice::Parley(with) => self.open_parley(with),
            Choice::Stowage | Choice::Roster => self.chore(choice),
            Choice::EndTurn => self.push(Frame::TurnDone),
            _ => {}
        }
    }

    /// Opens a menu of free actions above whatever goes on.
    pub fn open(&mut self, frame: Frame) {
        self.fuss();
        self.push(frame);
    }

    pub fn chore(&mut self, choice: Choice) {
        self.open(if choice == Choice::Stowage { Frame::Stowage } else { Frame::Roster });
    }

    fn open_parley(&mut self, with: Seat) {
        self.board.offers += 1;
        self.push(Frame::Parley(Box::new(Bargain::new(self.board.turn, with))));
    }

    fn take_off(&mut self, pace: Pace) {
        self.act(Action::Fly);
        let captain = self.board.acting();
        let left = if pace == Pace::Mosey { captain.mosey() } else { captain.range() };
        if pace == Pace::Burn {
            let cost = captain.burn_cost();
            self.unload(self.board.turn, Good::Fuel, cost, Cause::Burn);
        }
        self.board.flight = Some(Flight { pace, left, moved: false, stopped: false });
        self.push(Frame::Flight);
    }

    fn enter_shop(&mut self) {
        self.act(Action::Buy);
        if let Some(market) = self.board.acting().sector.and_then(Board::market) {
            let visit = Visit { market, seen: Vec::new(), drawn: false, bought: 0 };
            self.push(Frame::Shop(visit));
        }
    }

    fn shore_leave(&mut self) {
        self.act(Action::Buy);
        let (seat, everyone) = (self.board.turn, self.board.acting().everyone());
        self.money(seat, -((LEAVE * everyone.len() as u32) as i32), Cause::ShoreLeave);
        everyone.into_iter().for_each(|person| self.calm(seat, person, Cause::ShoreLeave));
    }

    /// A better offer: a rival's disgruntled crew changes ships (section 11).
    fn poach(&mut self, from: Seat, card: SupplyId) {
        let to = self.board.turn;
        let cause = Cause::BetterOffer(to);
        self.money(to, -(self.board.price(to, card) as i32), cause);
        self.calm(from, Person::Crew(card), cause);
        self.move_card(card, Spot::Ship(from), Spot::Ship(to), cause);
    }

    pub fn stowage(&mut self, choice: Choice) {
        let seat = self.board.turn;
        match choice {
            Choice::Stow(good) => self.restow(seat, good, (-1, 1)),
            Choice::Unstow(good) => self.restow(seat, good, (1, -1)),
            Choice::Dump(good) => self.unload(seat, good, 1, Cause::Free),
            _ => return,
        }
        self.push(Frame::Stowage);
    }

    fn restow(&mut self, seat: Seat, good: Good, change: (i8, i8)) {
        self.fuss();
        self.shift(seat, good, change, Cause::Free);
    }

    pub fn roster(&mut self, choice: Choice) {
        let seat = self.board.turn;
        if choice == Choice::Done {
            return;
        }
        self.push(Frame::Roster);
        match choice {
            Choice::Dismiss(card) | Choice::Scrap(card) => {
                self.move_card(card, Spot::Ship(seat), Spot::Discard, Cause::Free);
            }
            Choice::Drop(job) => {
                self.move_job(job, JobSpot::Hand(seat), JobSpot::Discard, Cause::Free);
            }
            Choice::Gear(gear) => self.open(Frame::Hands(gear)),
            _ => {}
        }
    }

    pub fn hand_over(&mut self, gear: SupplyId, choice: Choice) {
        let carrier = if let Choice::Give(person) = choice { Some(person) } else { None };
        self.equip(self.board.turn, gear, carrier);
    }

    /// Puts an overfull ship in order, one good or crew at a time.
    pub fn relieve(&mut self, seat: Seat, choice: Choice) {
        self.push(Frame::Overfull(seat));
        match choice {
            Choice::Stow(good) => self.shift(seat, good, (-1, 1), Cause::Free),
            Choice::Unstow(good) => self.shift(seat, good, (1, -1), Cause::Free),
            Choice::Dump(good) => {
                let captain = self.board.captain(seat);
                let hold = super::captain::half_spaces(&captain.hold) > 2 * captain.hold_spaces();
                let out = hold && captain.hold[good as usize] > 0;
                self.shift(seat, good, if out { (-1, 0) } else { (0, -1) }, Cause::Free);
            }
            Choice::Dismiss(card) => {
                self.move_card(card, Spot::Ship(seat), Spot::Discard, Cause::Free);
            }
            _ => {}
        }
    }
}
