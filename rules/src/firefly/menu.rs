//! The menu of a turn (section 5) and the free actions on one's own ship.

#![deny(clippy::wildcard_enum_match_arm)]

use super::board::{Action, Board};
use super::captain::{Captain, Person};
use super::choice::{Choice, family};
use super::contact::Contact;
use super::effect::Good;
use super::event::{Cause, Event, JobSpot, Spot};
use super::frame::{Bargain, Flight, Frame, Look, Pace, Talk, Task, Visit};
use super::job::JobId;
use super::options::Table;
use super::sector::SectorId;
use super::supply::{Ability, SupplyId};
use super::turns::{Firefly, Play};
use crate::{Seat, Sink};

/// Dollars for make-work.
pub const MAKE_WORK: i32 = 200;
/// Dollars for each aboard on shore leave.
pub const LEAVE: u32 = 100;

impl Firefly {
    pub(super) fn turn_choices(&self) -> Vec<Choice> {
        let Some(at) = self.board.acting().sector else { return Vec::new() };
        let mut choices = self.fly_choices(at);
        // Alone nothing but a Fly ends a turn, as long as one can be had.
        if choices.is_empty() || self.board.table.aim().is_none() {
            choices.push(Choice::EndTurn);
        }
        self.visit_choices(at, &mut choices);
        if self.board.has_action(Action::Work) {
            self.work_choices(at, &mut choices);
        }
        if self.board.has_action(Action::Soothe) {
            self.soothe_choices(&mut choices);
        }
        choices.extend(self.board.may_call().then_some(Choice::LastCall));
        self.free_choices(&mut choices);
        choices
    }

    fn fly_choices(&self, at: SectorId) -> Vec<Choice> {
        let last_solo = self.board.table.aim().is_some() && self.board.round > Table::SOLO_TURNS;
        let barred = last_solo || self.board.exits(at).next().is_none();
        if barred || !self.board.has_action(Action::Fly) {
            return Vec::new();
        }
        let captain = self.board.acting();
        let burn = (captain.has(Good::Fuel) >= captain.burn_cost()).then_some(Choice::Burn);
        [Choice::Mosey].into_iter().chain(burn).collect()
    }

    fn visit_choices(&self, at: SectorId, choices: &mut Vec<Choice>) {
        if Board::market(at).is_some() && self.board.has_action(Action::Buy) {
            choices.push(Choice::Shop);
            let captain = self.board.acting();
            let everyone = captain.everyone();
            let upset = everyone.iter().any(|&person| captain.is_disgruntled(person));
            if upset && captain.money >= LEAVE * everyone.len() as u32 {
                choices.push(Choice::ShoreLeave);
            }
        }
        if self.board.has_action(Action::Deal) {
            let open = self.board.contacts(at).filter(|&contact| self.board.may_deal(contact));
            choices.extend(open.map(Choice::Deal));
        }
    }

    fn work_choices(&self, at: SectorId, choices: &mut Vec<Choice>) {
        // Gear is handed over before: what lacks its needs is not begun to be put off.
        let able = |id: &JobId| self.board.meets(&self.board.whole_team(id.job()), id.job());
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

    /// What takes no action while the ship lies still: chores, talks and better offers.
    pub(super) fn free_choices(&self, choices: &mut Vec<Choice>) {
        self.chores(choices);
        let turn = self.board.turn;
        let captain = self.board.acting();
        for seat in self.board.neighbours_of(turn) {
            let crew = self.board.captain(seat).crew.iter();
            let hired = crew.filter(|member| {
                let price = self.board.price(turn, member.card);
                member.disgruntled && captain.has_berth() && captain.money >= price
            });
            choices.extend(hired.map(|member| Choice::Poach(seat, member.card)));
        }
        if self.board.offers < Board::OFFERS {
            self.talk_choices(choices);
        }
    }

    /// Captains in one sector may talk in anybody's turn.
    fn talk_choices(&self, choices: &mut Vec<Choice>) {
        let turn = self.board.turn;
        choices.extend(self.board.neighbours_of(turn).map(Choice::Parley));
        for one in self.board.seats().filter(|&seat| seat != turn) {
            let others = self.board.neighbours_of(one).filter(|&seat| seat != turn && seat > one);
            choices.extend(others.map(|other| Choice::Between(one, other)));
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
        if captain.sector.is_some_and(SectorId::planetary) && !self.faces_danger() {
            choices.extend(captain.crew.iter().map(|member| Choice::Dismiss(member.card)));
        }
        let hand = &self.hidden.hands[self.board.turn.index()];
        choices.extend(hand.iter().map(|&job| Choice::Drop(job)));
        choices.extend(self.scrap_choices());
        choices.extend(self.gear_choices());
        choices
    }

    /// Nobody is dismissed to dodge a death.
    fn faces_danger(&self) -> bool {
        self.board.stack.iter().any(|frame| matches!(frame, Frame::Nav(_) | Frame::Reavers))
    }

    /// Upgrades that may be scrapped; what loses its place by it goes next.
    pub(super) fn scrap_choices(&self) -> impl Iterator<Item = Choice> {
        self.board.acting().upgrades.iter().map(|&card| Choice::Scrap(card))
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
            Choice::Deal(contact) => self.see_contact(contact),
            Choice::Work(job) => self.gather(Task::Job(job)),
            Choice::Pursue => self.gather(Task::Goal(self.board.acting().goals)),
            Choice::MakeWork => self.make_work(),
            Choice::Soothe(person) => self.soothe(person),
            Choice::LastCall => self.call_last(),
            Choice::EndTurn => self.push(Frame::TurnDone),
            family!(chore, company) => self.free(choice),
            family!(
                set_up, flight, card, law, test, crew, shop, talk, stall, count, goods, dismiss,
                order, hands, job, back, bargain, answer, done, price
            ) => foreign(choice),
        }
    }

    fn make_work(&mut self) {
        self.act(Action::Work);
        self.money(self.board.turn, MAKE_WORK, Cause::MakeWork);
    }

    fn soothe(&mut self, person: Person) {
        self.act(Action::Soothe);
        self.calm(self.board.turn, person, Cause::Soothe);
    }

    /// What takes no action; it lies above whatever goes on.
    pub fn free(&mut self, choice: Choice) {
        match choice {
            Choice::Poach(from, card) => self.poach(from, card),
            Choice::Parley(with) => self.open_parley(self.board.turn, with),
            Choice::Between(one, other) => self.open_parley(one, other),
            family!(chore) => self.chore(choice),
            family!(
                set_up, action, flight, card, law, test, crew, shop, talk, stall, count, goods,
                dismiss, order, hands, job, back, bargain, answer, done, price
            ) => foreign(choice),
        }
    }

    /// Opens a menu of free actions above whatever goes on.
    pub fn open(&mut self, frame: Frame) {
        self.fuss();
        self.push(frame);
    }

    pub fn chore(&mut self, choice: Choice) {
        match choice {
            Choice::Stowage => self.open(Frame::Stowage),
            Choice::Roster => self.open(Frame::Roster),
            family!(
                set_up, action, company, flight, card, law, test, crew, shop, talk, stall, count,
                goods, dismiss, order, hands, job, back, bargain, answer, done, price
            ) => foreign(choice),
        }
    }

    fn open_parley(&mut self, from: Seat, with: Seat) {
        self.board.offers += 1;
        self.push(Frame::Parley(Box::new(Bargain::new(from, with))));
    }

    fn take_off(&mut self, pace: Pace) {
        self.act(Action::Fly);
        if pace == Pace::Burn {
            let cost = self.board.acting().burn_cost();
            self.unload(self.board.turn, Good::Fuel, cost, Cause::Burn);
        }
        self.board.flight = Some(Flight { pace, gone: 0, stopped: false });
        self.push(Frame::Flight);
    }

    fn enter_shop(&mut self) {
        let Some(market) = self.board.acting().sector.and_then(Board::market) else { return };
        self.act(Action::Buy);
        let seat = self.board.turn;
        self.sink.put(|| Event::Visit { seat, market });
        self.push(Frame::Shop(Visit { market, seen: Vec::new(), look: Look::Pile, bought: 0 }));
    }

    fn see_contact(&mut self, contact: Contact) {
        self.act(Action::Deal);
        let seat = self.board.turn;
        self.sink.put(|| Event::Talk { seat, contact });
        self.push(Frame::Deal(Talk { contact, seen: Vec::new(), look: Look::Pile, accepted: 0 }));
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
        if choice == Choice::Done {
            return;
        }
        self.push(Frame::Stowage);
        let seat = self.board.turn;
        match choice {
            Choice::Stow(good) => self.restow(seat, good, (-1, 1)),
            Choice::Unstow(good) => self.restow(seat, good, (1, -1)),
            Choice::Dump(good) => self.unload(seat, good, 1, Cause::Free),
            family!(
                set_up, action, chore, company, flight, card, law, test, crew, shop, talk, stall,
                count, dismiss, order, hands, job, back, bargain, answer, done, price
            ) => foreign(choice),
        }
    }

    fn restow(&mut self, seat: Seat, good: Good, change: (i8, i8)) {
        self.fuss();
        self.shift(seat, good, change, Cause::Free);
    }

    pub fn roster(&mut self, choice: Choice) {
        if choice == Choice::Done {
            return;
        }
        self.push(Frame::Roster);
        let seat = self.board.turn;
        match choice {
            Choice::Dismiss(card) | Choice::Scrap(card) => {
                self.move_card(card, Spot::Ship(seat), Spot::Discard, Cause::Free);
            }
            Choice::Drop(job) => {
                self.move_job(job, JobSpot::Hand(seat), JobSpot::Discard, Cause::Free);
            }
            Choice::Gear(gear) => self.open(Frame::Hands(gear)),
            family!(
                set_up, action, chore, company, flight, card, law, test, crew, shop, talk, stall,
                count, goods, hands, job, back, bargain, answer, done, price
            ) => foreign(choice),
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
            Choice::Dump(good) => self.throw_out(seat, good),
            Choice::Dismiss(card) => {
                self.move_card(card, Spot::Ship(seat), Spot::Discard, Cause::Free);
            }
            family!(
                set_up, action, chore, company, flight, card, law, test, crew, shop, talk, stall,
                count, order, hands, job, back, bargain, answer, done, price
            ) => foreign(choice),
        }
    }

    /// Out of whichever of hold and stash is too full.
    fn throw_out(&mut self, seat: Seat, good: Good) {
        let captain = self.board.captain(seat);
        let hold = super::captain::half_spaces(&captain.hold) > 2 * captain.hold_spaces();
        let out = hold && captain.hold[good as usize] > 0;
        self.shift(seat, good, if out { (-1, 0) } else { (0, -1) }, Cause::Free);
    }
}

/// A choice that its frame does not offer: [`Game::apply`](crate::Game::apply) refuses it before.
/// One that is offered and that nobody carries out is found by any test that makes it.
pub(super) fn foreign(choice: Choice) {
    debug_assert!(false, "nobody carries out {choice:?}");
}
