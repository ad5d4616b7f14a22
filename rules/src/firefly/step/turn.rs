//! The menu of a turn (section 5), and how turns and the game end (section 12).

#![deny(clippy::wildcard_enum_match_arm)]

use super::order::Order;
use super::{LoadUpTo, Only, Pace, Pending, Step, TakeCard, Task, foreign};
use crate::firefly::board::{Action, Board};
use crate::firefly::captain::Person;
use crate::firefly::choice::{Choice, family};
use crate::firefly::effect::{Good, Lot};
use crate::firefly::event::{Cause, Event, Spot};
use crate::firefly::job::JobId;
use crate::firefly::ledger::insert;
use crate::firefly::options::Table;
use crate::firefly::sector::SectorId;
use crate::firefly::sets::CARRIED;
use crate::firefly::state::Firefly;
use crate::firefly::story::End;
use crate::firefly::supply::{Ability, Class, Market, SupplyId};
use crate::firefly::turns::Play;
use crate::{Later, Seat};

/// Dollars for make-work.
pub const MAKE_WORK: i32 = 200;
/// Dollars for each aboard on shore leave.
pub const LEAVE: u32 = 100;

/// What may be done in a turn; it stays below whatever follows.
pub(super) struct Menu;

impl Pending for Menu {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let Some(at) = game.board.acting().sector else { return Vec::new() };
        let mut choices = game.fly_choices(at);
        // Alone nothing but a Fly ends a turn, as long as one can be had.
        let flies = |choice: &Choice| matches!(choice, Choice::Mosey | Choice::Burn);
        if !choices.iter().any(flies) || game.board.table.aim().is_none() {
            choices.push(Choice::EndTurn);
        }
        game.visit_choices(at, &mut choices);
        if game.board.has_action(Action::Work) {
            game.work_choices(at, &mut choices);
        }
        if game.board.has_action(Action::Soothe) {
            game.soothe_choices(&mut choices);
        }
        game.jet_choices(at, &mut choices);
        game.gamble_choices(&mut choices);
        game.betray_choices(at, &mut choices);
        choices.extend(game.board.may_call().then_some(Choice::LastCall));
        game.free_choices(&mut choices);
        choices
    }

    fn advance(self, play: &mut Play<'_>) -> Option<Self> {
        if !play.board.aim_reached() {
            return Some(self);
        }
        play.board.finished = Some(Seat(0));
        play.end_game();
        None
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        play.push(Menu);
        match choice {
            Choice::Mosey => play.take_off(Pace::Mosey),
            Choice::Burn => play.take_off(Pace::Burn),
            Choice::Shop => play.enter_shop(),
            Choice::ShoreLeave => play.shore_leave(),
            Choice::Deal(contact) => play.see_contact(contact),
            Choice::Work(job) => play.gather(Task::Job(job)),
            Choice::Pursue => play.gather(Task::Goal(play.board.acting().goals)),
            Choice::MakeWork => play.make_work(),
            Choice::Soothe(person) => play.soothe(person),
            Choice::Uplink(contact) => play.call_up(contact),
            Choice::Study => play.study(),
            Choice::Gamble(gear) => play.gamble(gear),
            Choice::Bet(gear, colour) => play.bet(gear, colour),
            Choice::Read(gear) => play.read(gear),
            Choice::Order => play.open(Order),
            Choice::Contract(gear) => play.hire_afar(gear),
            Choice::Jets(upgrade) => play.burn_jets(upgrade),
            Choice::Betray(crew) => play.betray(crew),
            Choice::Raid(job, rival) => play.raid(job, rival),
            Choice::Hunt(bounty, card) => play.hunt(bounty, card),
            Choice::Deliver(bounty) => play.deliver_bound(bounty),
            Choice::Jump(bounty) => play.jump(bounty),
            Choice::Search(gear) => play.search_deck(gear),
            Choice::Hail(crew) => play.hail(crew),
            Choice::Game(gear, suit) => play.game_on(gear, suit),
            Choice::Smuggle => play.gather(Task::Cache),
            Choice::LastCall => play.call_last(),
            Choice::EndTurn => play.push(TurnDone),
            family!(chore, company) => play.free(choice),
            family!(
                set_up, flight, card, law, test, crew, shop, talk, stall, count, goods, dismiss,
                order, hands, job, back, study, bargain, answer, done, price
            ) => foreign(choice),
        }
    }

    /// A turn is ended by hand: somebody may be stuck for longer than a loop should run.
    fn answers_itself(&self) -> bool {
        false
    }

    fn is_calm(&self) -> bool {
        true
    }
}

impl Firefly {
    fn fly_choices(&self, at: SectorId) -> Vec<Choice> {
        if self.is_last_alone() || !self.board.has_action(Action::Fly) {
            return Vec::new();
        }
        let captain = self.board.acting();
        let leads = |pace| self.board.exits(at, pace).next().is_some();
        let fuelled = captain.has(Good::Fuel) >= captain.burn_cost();
        let mosey = leads(Pace::Mosey).then_some(Choice::Mosey);
        let burn = (fuelled && leads(Pace::Burn)).then_some(Choice::Burn);
        mosey.into_iter().chain(burn).chain(self.hail_choice(at)).collect()
    }

    /// A full burn beside the Fly action.
    fn jet_choices(&self, at: SectorId, choices: &mut Vec<Choice>) {
        if !CARRIED || self.is_last_alone() || !self.board.has_action(Action::Jets) {
            return;
        }
        let captain = self.board.acting();
        let fuelled = captain.has(Good::Fuel) >= captain.burn_cost();
        let able = fuelled && self.board.exits(at, Pace::Burn).next().is_some();
        let jets = captain.fitted(|a| *a == Ability::Jets).filter(|_| able);
        choices.extend(jets.map(Choice::Jets));
    }

    /// Whether this is the turn alone that does not fly any more.
    fn is_last_alone(&self) -> bool {
        self.board.table.aim().is_some() && self.board.round > Table::SOLO_TURNS
    }

    fn visit_choices(&self, at: SectorId, choices: &mut Vec<Choice>) {
        if self.board.has_action(Action::Buy) && self.may_order() {
            choices.push(Choice::Order);
        }
        let trades = self.board.market(at).is_some_and(|market| self.board.may_buy_at(market));
        let sells = trades || self.board.harbour().is_some();
        if sells && self.board.has_action(Action::Buy) {
            choices.push(Choice::Shop);
        }
        if self.board.has_action(Action::Buy) {
            self.leave_choices(choices);
        }
        if self.board.has_action(Action::Deal) {
            let open = self.board.table.contacts().filter(|&contact| self.board.may_deal(contact));
            let open = open.filter(|&contact| self.has_business(contact));
            choices.extend(open.map(Choice::Deal));
            self.uplink_choices(choices);
            self.study_choices(choices);
        }
    }

    /// Shore leave, and crew hired from afar.
    fn leave_choices(&self, choices: &mut Vec<Choice>) {
        // At a haven it goes with the fuel.
        let rests = self.board.may_rest() && self.board.harbour().is_none();
        choices.extend(rests.then_some(Choice::ShoreLeave));
        if !CARRIED {
            return;
        }
        let captain = self.board.acting();
        let carried = captain.gear.iter().filter(|gear| gear.carrier.is_some());
        for gear in carried.map(|gear| gear.card) {
            let hires = |a: &Ability| matches!(a, Ability::HiresFrom(market) if self.board.may_hire_from(*market));
            let open = gear.printed().abilities.iter().any(hires);
            choices.extend(open.then_some(Choice::Contract(gear)));
        }
    }

    /// Crew that may be sold here.
    fn betray_choices(&self, at: SectorId, choices: &mut Vec<Choice>) {
        if !CARRIED {
            return;
        }
        let sold = |a: &Ability| matches!(a, Ability::SoldAt(sector, _) if *sector == at.number());
        let crew = self.board.acting().crew.iter().map(|member| member.card);
        let sold = crew.filter(|card| card.printed().abilities.iter().any(sold));
        choices.extend(sold.map(Choice::Betray));
    }

    fn work_choices(&self, at: SectorId, choices: &mut Vec<Choice>) {
        // Gear is handed over before: what lacks its needs is not begun to be put off.
        let able = |id: &JobId| {
            let team = self.board.whole_team(id.job());
            !team.is_empty() && self.board.meets_step(&team, *id, self.board.step_here(*id))
        };
        choices.extend(self.workable(at).filter(able).map(Choice::Work));
        if self.board.may_pursue() {
            choices.push(Choice::Pursue);
        }
        if self.board.chart().planetary(at) {
            choices.push(Choice::MakeWork);
        }
        choices.extend(self.board.may_smuggle().then_some(Choice::Smuggle));
        if self.board.table.sets.have_bounties() {
            self.hostile_choices(at, choices);
        }
    }

    /// The jobs of which a step can be worked here, needs apart.
    fn workable(&self, at: SectorId) -> impl Iterator<Item = JobId> {
        let captain = self.board.acting();
        let room = captain.active.len() < captain.active_limit();
        let idle = self.idle_jobs(self.board.turn).filter(move |_| room);
        let inactive = idle.map(|job| (job, job.job().first()));
        let active =
            captain.active.iter().map(|active| (active.job, self.board.step_here(active.job)));
        let fits = move |&(id, step): &(JobId, Step)| {
            let job = id.job();
            self.board.sectors(job.stop(step)).contains(&at.number())
                && self.board.freight_fits(job, step)
                && !captain.is_resented(job.contact)
        };
        inactive.chain(active).filter(fits).map(|(job, _)| job)
    }

    fn soothe_choices(&self, choices: &mut Vec<Choice>) {
        let captain = self.board.acting();
        let calms = |p: &Person| captain.abilities(*p).contains(&Ability::CalmsOther);
        let everyone = captain.everyone();
        let upset = everyone.iter().filter(|&&person| captain.is_disgruntled(person));
        let gear = captain.carries(|ability| *ability == Ability::CalmsOther);
        let soothed =
            upset.filter(|&&p| gear || everyone.iter().any(|other| calms(other) && *other != p));
        choices.extend(soothed.map(|&person| Choice::Soothe(person)));
    }
}

impl Play<'_> {
    pub(crate) fn act(&mut self, action: Action) {
        insert(&mut self.board.acted, action);
    }

    fn shore_leave(&mut self) {
        self.act(Action::Buy);
        self.rest();
    }

    /// Everybody aboard is calmed, at the price of the place.
    pub(super) fn rest(&mut self) {
        let (seat, everyone) = (self.board.turn, self.board.acting().everyone());
        let at = self.board.acting().sector;
        let price = at.and_then(|at| self.board.leave_price(at)).unwrap_or(0);
        self.money(seat, -(price as i32), Cause::ShoreLeave);
        everyone.into_iter().for_each(|person| self.calm(seat, person, Cause::ShoreLeave));
    }

    fn make_work(&mut self) {
        self.act(Action::Work);
        let seat = self.board.turn;
        let more = i32::from(self.board.acting().make_work_money());
        self.money(seat, MAKE_WORK + more, Cause::MakeWork);
        for good in self.board.acting().make_work_loads() {
            self.push(LoadUpTo { lot: Lot { good, count: 1 }, cause: Cause::MakeWork });
        }
    }

    /// Crew is hired by contract, from afar.
    fn hire_afar(&mut self, gear: SupplyId) {
        if !CARRIED {
            return;
        }
        self.act(Action::Buy);
        let market =
            |a: &Ability| if let Ability::HiresFrom(market) = a { Some(*market) } else { None };
        if let Some(market) = gear.printed().abilities.iter().find_map(market) {
            let only = Later(Only::Of(market));
            self.push(TakeCard { only, ..TakeCard::any(Class::Crew, Cause::Card(gear)) });
        }
    }

    /// Crew is sold out of the game, which upsets the moral.
    fn betray(&mut self, crew: SupplyId) {
        if !CARRIED {
            return;
        }
        let (seat, cause) = (self.board.turn, Cause::Card(crew));
        let price = |a: &Ability| if let Ability::SoldAt(_, n) = a { *n } else { 0 };
        let dollars: u16 = crew.printed().abilities.iter().map(price).sum();
        self.move_card(crew, Spot::Ship(seat), Spot::Gone, cause);
        self.money(seat, dollars.into(), cause);
        self.for_moral(|play, seat, person| play.disgruntle(seat, person, cause));
    }

    fn soothe(&mut self, person: Person) {
        self.act(Action::Soothe);
        self.calm(self.board.turn, person, Cause::Soothe);
    }

    /// Every other seat has one more turn, unless the story is won by it.
    pub(crate) fn call_last(&mut self) {
        let seat = self.board.turn;
        let end = self.board.table.story().map(|story| story.end);
        self.board.finished = Some(seat);
        if end == Some(End::Majority) {
            return self.end_game();
        }
        if end == Some(End::LastCallOwing) {
            self.act(Action::Call);
        }
        self.board.last_call = Some((seat, self.board.table.seats - 1));
        self.put(|| Event::LastCall { seat });
    }
}

impl Board {
    /// Whether somebody aboard the acting ship is upset and shore leave is to be had here.
    pub(super) fn may_rest(&self) -> bool {
        let captain = self.acting();
        let price = captain.sector.and_then(|at| self.leave_price(at));
        let upset = captain.everyone().iter().any(|&person| captain.is_disgruntled(person));
        let market = captain.sector.and_then(|at| self.market(at));
        let open = market.is_none_or(|market| self.may_buy_at(market));
        open && upset && price.is_some_and(|price| captain.money >= price)
    }

    /// What shore leave costs the acting ship in a sector, in dollars; none: there is none there.
    pub fn leave_price(&self, at: SectorId) -> Option<u32> {
        let captain = self.acting();
        let anywhere = || captain.fitted(|a| *a == Ability::LeaveAnywhere).is_some();
        let usual = LEAVE * captain.everyone().len() as u32;
        if CARRIED && let Some(host) = self.sanctuary(at) {
            return Some(if host == self.turn { 0 } else { usual });
        }
        match self.market(at) {
            Some(_) => Some(captain.leave_price()),
            None => anywhere().then_some(usual),
        }
    }

    /// Whether there is crew on the discard pile of a market that would come aboard.
    fn may_hire_from(&self, market: Market) -> bool {
        self.may_buy_at(market)
            && self.supply_discards[market]
                .iter()
                .any(|&card| card.printed().class == Class::Crew && self.has_place(self.turn, card))
    }
}

/// The turn is over: the next one begins, or the game ends.
pub(super) struct TurnDone;

impl Pending for TurnDone {
    fn advance(self, play: &mut Play<'_>) -> Option<Self> {
        if play.board.falls_due() {
            play.goal_reached();
            return None;
        }
        let next = play.board.left_of(play.board.turn);
        let round_over = next == play.board.first;
        let limit = play.board.table.rounds();
        let out_of_time = round_over && limit > 0 && play.board.round >= limit;
        // Turns that a last call has promised are had whatever the limit.
        let over = match &mut play.game.board.last_call {
            Some((_, left)) if *left > 0 => {
                *left -= 1;
                false
            }
            Some(_) => true,
            None => out_of_time,
        };
        if over {
            play.end_game();
        } else {
            play.begin_turn(next);
        }
        None
    }

    fn is_calm(&self) -> bool {
        true
    }
}

impl Play<'_> {
    pub(crate) fn begin_turn(&mut self, seat: Seat) {
        let board = &mut self.game.board;
        (board.turn, board.fuss, board.offers) = (seat, 0, 0);
        board.acted.clear();
        board.more_actions.0 = 0;
        if seat == board.first {
            board.round = board.round.saturating_add(1);
            let round = board.round;
            self.put(|| Event::Round { round });
        }
        let round = self.board.round;
        self.put(|| Event::Turn { seat, round });
        if self.board.is_dawn() {
            self.board.finished = Some(seat);
            return self.end_game();
        }
        self.meet_cutter(seat);
    }

    pub(crate) fn end_game(&mut self) {
        self.board.over = true;
        let finished = self.board.finished;
        let places = self.places();
        let charged = self.board.seats().flat_map(|seat| self.charged_hand(seat)).copied();
        let shown = charged.collect();
        self.put(|| Event::Over { finished, places, shown });
    }
}
