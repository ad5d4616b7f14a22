//! A whole game of Firefly and the one loop that runs it.
//!
//! A stack of frames holds what is pending. The topmost frame is either carried out at once or
//! asks somebody; where only one answer is legal it is given unasked, but for the end of a turn.

#![deny(clippy::wildcard_enum_match_arm)]

use super::board::Board;
use super::choice::Choice;
use super::event::{Event, Item};
use super::frame::Frame;
use super::job::JobId;
use super::menu::foreign;
use super::options::Table;
use super::supply::SupplyId;
use super::view::View;
use crate::{ChoiceError, Game, GameKind, Options, OptionsError, Rng, Seat, SeatResult};
use crate::{SeatSet, Seed, Sink, order};
use std::ops::{Deref, DerefMut};

/// What nobody, or one seat alone, may look at.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Hidden {
    pub rng: Rng,
    /// By market; the top card is the last.
    pub supply: Vec<Vec<SupplyId>>,
    /// By contact; the top card is the last.
    pub jobs: Vec<Vec<JobId>>,
    /// Alliance and Border; the top card is the last.
    pub nav: [Vec<u8>; 2],
    pub misbehave: Vec<u8>,
    /// The inactive jobs of each seat; ascending.
    pub hands: Vec<Vec<JobId>>,
    /// The jobs that the seat whose turn it is just drew to consider.
    pub drawn: Vec<JobId>,
}

/// A game of Firefly, hidden things included.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Firefly {
    pub(super) board: Board,
    pub(super) hidden: Hidden,
}

impl Firefly {
    /// All that lies open.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// What the topmost frame may be answered.
    fn answers(&self) -> Vec<Choice> {
        let Some(frame) = self.board.stack.last() else { return Vec::new() };
        let mut answers = match frame {
            Frame::PickLeader(_) => self.leader_choices(),
            Frame::Recruits(seat) => self.recruit_choices(*seat),
            Frame::StartingJobs(seat) => self.starting_choices(*seat),
            Frame::PlaceShip(_) => self.place_choices(),
            Frame::Turn => self.turn_choices(),
            Frame::Stowage => self.stowage_choices(),
            Frame::Roster => self.roster_choices(),
            Frame::Hands(gear) => self.hands_choices(*gear),
            Frame::Flight => self.flight_choices(),
            Frame::Nav(card) => self.nav_choices(*card),
            Frame::Reavers => self.reaver_choices(),
            Frame::Evasion => self.evasion_choices(),
            Frame::Cruiser(_, reach) => self.cruiser_choices(*reach),
            Frame::Cutter(_, reach) => self.cutter_choices(*reach),
            Frame::Alliance(seat) => self.alliance_choices(*seat),
            Frame::Wanted(_, todo, _) => todo.iter().map(|&crew| Choice::Hide(crew)).collect(),
            Frame::Test(trial) => self.trial_choices(trial),
            Frame::Deaths(_, chosen, _) => self.death_choices(chosen),
            Frame::Massacre(doomed, _) => self.massacre_choices(doomed),
            Frame::Medic(..) => self.medic_choices(),
            Frame::ExtraCut(todo) => self.cut_choices(todo),
            Frame::Trade(offers, bought, _) => self.trade_choices(offers, bought),
            Frame::Load(lot, _) => self.load_choices(*lot, u8::MAX),
            Frame::LoadUpTo(lot, _) => self.load_choices(*lot, 0),
            Frame::TakeUpgrade(_) => self.upgrade_choices(),
            Frame::LoseUpgrade(_) => self.lose_choices(),
            Frame::Overfull(seat) => self.overfull_choices(*seat),
            Frame::Shop(visit) => self.shop_choices(visit),
            Frame::Deal(talk) => self.deal_choices(talk),
            Frame::Parley(bargain) => self.parley_choices(bargain),
            Frame::Answer(_) => vec![Choice::Agree, Choice::Refuse],
            Frame::Muster => self.muster_choices(),
            Frame::Card(card) => self.card_choices(*card),
            Frame::Freight => self.freight_choices(),
            Frame::Vault => vec![Choice::Crack, Choice::Blow],
            Frame::GoalWay => self.goal_way_choices(),
            Frame::Price(dollars, _) => self.price_choices(*dollars),
            Frame::Payday(due) => self.payday_choices(due),
            Frame::Outfit
            | Frame::Prime
            | Frame::Arrival
            | Frame::NavDone(_)
            | Frame::Effects { .. }
            | Frame::Misbehave
            | Frame::CardDone(_)
            | Frame::Payout
            | Frame::ErrandDone
            | Frame::TurnDone => Vec::new(),
        };
        order::sort(&mut answers);
        answers
    }
}

impl Game for Firefly {
    type Options = Table;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    type Item = Item;

    const KIND: GameKind = GameKind::Firefly;
    const RULES: u8 = 4;

    fn deal(
        table: &Table,
        seed: Seed,
        sink: &mut impl Sink<Event>,
    ) -> Result<Firefly, OptionsError> {
        let mut game = Firefly::laid_out(table.checked()?, seed);
        let mut play = Play { game: &mut game, sink };
        play.roll_for_first();
        play.run();
        Ok(game)
    }

    fn options(&self) -> &Table {
        &self.board.table
    }

    fn deciders(&self) -> SeatSet {
        self.board.decider().map_or(SeatSet::EMPTY, SeatSet::one)
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        if self.board.decider() == Some(seat) { self.answers() } else { Vec::new() }
    }

    fn apply(
        &mut self,
        seat: Seat,
        choice: Choice,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), ChoiceError> {
        let decider = self.board.decider().ok_or(ChoiceError::Over)?;
        if seat != decider {
            return Err(ChoiceError::NotDeciding(seat));
        }
        if !self.answers().contains(&choice) {
            return Err(ChoiceError::Illegal(seat));
        }
        let mut play = Play { game: self, sink };
        play.answer(choice);
        play.run();
        Ok(())
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::of(self, viewer)
    }

    fn sample(view: &View, rng: &mut Rng) -> Firefly {
        view.sample(rng)
    }

    fn seen(event: &Event, viewer: Option<Seat>) -> Option<Event> {
        Some(event.seen(viewer))
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn results(&self) -> Option<Vec<SeatResult<Item>>> {
        self.board.over.then(|| self.final_results())
    }
}

/// A game at work: the state and who listens to its events.
pub(super) struct Play<'a, S> {
    pub game: &'a mut Firefly,
    pub sink: &'a mut S,
}

impl<S> Deref for Play<'_, S> {
    type Target = Firefly;

    fn deref(&self) -> &Firefly {
        self.game
    }
}

impl<S> DerefMut for Play<'_, S> {
    fn deref_mut(&mut self) -> &mut Firefly {
        self.game
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    /// Carries out whatever needs nobody's decision.
    pub fn run(&mut self) {
        while !self.board.over {
            if self.meets_cruiser() || self.advance() {
                continue;
            }
            let answers = self.answers();
            match answers[..] {
                // A turn is ended by hand: somebody may be stuck for longer than a loop should run.
                [only] if self.board.stack.last() != Some(&Frame::Turn) => self.answer(only),
                // A frame that nobody can answer is done with.
                [] if self.board.stack.len() > 1 => self.drop_frame(),
                _ => return,
            }
        }
        self.board.stack.clear();
    }

    pub fn push(&mut self, frame: Frame) {
        self.board.stack.push(frame);
    }

    pub fn drop_frame(&mut self) {
        self.board.stack.pop();
    }

    /// Carries the topmost frame a step further; false where somebody has to decide.
    fn advance(&mut self) -> bool {
        let Some(frame) = self.board.stack.last() else { return false };
        match frame {
            Frame::Outfit => self.outfit(),
            Frame::Prime => self.prime(),
            Frame::Turn => return self.end_if_aim_reached(),
            Frame::Flight => return self.end_flight_if_due(),
            Frame::Arrival => self.draw_nav(),
            Frame::NavDone(card) => self.nav_done(*card),
            Frame::Nav(card) => return self.ignore_breakdown(*card),
            Frame::Alliance(seat) => return self.passes_law(*seat),
            Frame::Wanted(..) => return self.roll_wanted(),
            Frame::Effects { .. } => self.next_effect(),
            Frame::Test(_) => return self.advance_trial(),
            Frame::Deaths(..) => return self.end_deaths_if_due(),
            Frame::Massacre(..) => return self.advance_massacre(),
            Frame::Medic(..) => return self.advance_medic(),
            Frame::ExtraCut(todo) if todo.is_empty() => self.drop_frame(),
            Frame::Overfull(seat) if !self.is_overfull(*seat) => self.drop_frame(),
            Frame::Misbehave => self.next_misbehave(),
            Frame::Card(card) => return self.play_ace(*card),
            Frame::CardDone(card) => self.card_done(*card),
            Frame::Payout => self.payout(),
            Frame::Payday(due) if due.is_empty() => self.drop_frame(),
            Frame::ErrandDone => self.errand_done(),
            Frame::TurnDone => self.turn_done(),
            Frame::PickLeader(_)
            | Frame::Recruits(_)
            | Frame::StartingJobs(_)
            | Frame::PlaceShip(_)
            | Frame::Stowage
            | Frame::Roster
            | Frame::Hands(_)
            | Frame::Reavers
            | Frame::Evasion
            | Frame::Cruiser(..)
            | Frame::Cutter(..)
            | Frame::ExtraCut(_)
            | Frame::Trade(..)
            | Frame::Load(..)
            | Frame::LoadUpTo(..)
            | Frame::TakeUpgrade(_)
            | Frame::LoseUpgrade(_)
            | Frame::Overfull(_)
            | Frame::Shop(_)
            | Frame::Deal(_)
            | Frame::Parley(_)
            | Frame::Answer(_)
            | Frame::Muster
            | Frame::Freight
            | Frame::Vault
            | Frame::GoalWay
            | Frame::Price(..)
            | Frame::Payday(_) => return false,
        }
        true
    }

    /// Carries out an answer to the topmost frame.
    fn answer(&mut self, choice: Choice) {
        let Some(frame) = self.board.stack.pop() else { return };
        match frame {
            Frame::PickLeader(seat) => self.pick_leader(seat, choice),
            Frame::Recruits(seat) => self.recruit(seat, choice),
            Frame::StartingJobs(seat) => self.return_job(seat, choice),
            Frame::PlaceShip(seat) => self.place_ship(seat, choice),
            Frame::Turn => self.take_turn(choice),
            Frame::Stowage => self.stowage(choice),
            Frame::Roster => self.roster(choice),
            Frame::Hands(gear) => self.hand_over(gear, choice),
            Frame::Flight => self.fly_on(choice),
            Frame::Nav(card) => self.nav_way(card, choice),
            Frame::Reavers => self.meet_reavers(choice),
            Frame::Evasion => self.evade(choice),
            Frame::Cruiser(seat, _) => self.cruiser_chosen(seat, choice),
            Frame::Cutter(seat, _) => self.cutter_chosen(seat, choice),
            Frame::Alliance(seat) => self.meet_alliance(seat, choice),
            Frame::Wanted(seat, todo, hides) => self.hide(seat, todo, hides, choice),
            Frame::Test(trial) => self.answer_trial(*trial, choice),
            Frame::Deaths(count, chosen, cause) => self.doom(count, chosen, cause, choice),
            Frame::Massacre(doomed, cause) => self.massacre(doomed, cause, choice),
            Frame::Medic(person, roll, _, cause) => self.medic_again(person, roll, cause, choice),
            Frame::ExtraCut(todo) => self.cut(todo, choice),
            Frame::Trade(offers, bought, cause) => self.trade(offers, bought, cause, choice),
            Frame::Load(lot, cause) | Frame::LoadUpTo(lot, cause) => {
                self.load_or_stow(frame, lot, cause, choice);
            }
            Frame::TakeUpgrade(cause) => self.take_upgrade(cause, choice),
            Frame::LoseUpgrade(cause) => self.lose_upgrade(cause, choice),
            Frame::Overfull(seat) => self.relieve(seat, choice),
            Frame::Shop(visit) => self.shop(visit, choice),
            Frame::Deal(talk) => self.deal_with(talk, choice),
            Frame::Parley(bargain) => self.parley(*bargain, choice),
            Frame::Answer(bargain) => self.answer_offer(&bargain, choice),
            Frame::Muster => self.muster(choice),
            Frame::Card(card) => self.card_way(card, choice),
            Frame::Freight => self.freight(choice),
            Frame::Vault => self.vault(choice),
            Frame::GoalWay => self.goal_way(choice),
            Frame::Price(dollars, cause) => self.answer_price(dollars, cause, choice),
            Frame::Payday(due) => self.payday(due, choice),
            Frame::Outfit
            | Frame::Prime
            | Frame::Arrival
            | Frame::NavDone(_)
            | Frame::Effects { .. }
            | Frame::Misbehave
            | Frame::CardDone(_)
            | Frame::Payout
            | Frame::ErrandDone
            | Frame::TurnDone => foreign(choice),
        }
    }
}
