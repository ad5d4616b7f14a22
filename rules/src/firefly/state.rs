//! The state of a game: what lies open, and what does not.

#![deny(clippy::wildcard_enum_match_arm)]

use super::board::Board;
use super::choice::Choice;
use super::contact::ByContact;
use super::edict::Edict;
use super::event::{Event, Item};
use super::job::JobId;
use super::options::Table;
use super::sector::ByRegion;
use super::step::{Errand, Frame, Pending};
use super::supply::{ByMarket, SupplyId};
use super::turns::Play;
use super::view::View;
use crate::{
    BySeat, ChoiceError, Game, GameKind, Later, Options, OptionsError, Rng, Seat, SeatResult,
};
use crate::{SeatSet, Seed, Sink, order};

/// What nobody, or one seat alone, may look at.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Hidden {
    pub rng: Rng,
    /// The top card is the last.
    pub supply: ByMarket<Vec<SupplyId>>,
    /// The top card is the last.
    pub jobs: ByContact<Vec<JobId>>,
    /// The top card is the last.
    pub nav: ByRegion<Vec<u8>>,
    pub misbehave: Vec<u8>,
    /// The inactive jobs of each seat; ascending.
    pub hands: BySeat<Vec<JobId>>,
    /// The jobs that the seat whose turn it is just drew to consider.
    pub drawn: Vec<JobId>,
    /// Alert cards that have not been in force; the top card is the last.
    pub edicts: Later<Vec<Edict>>,
    /// Bounties that nobody has seen; the next one is the last.
    pub bounties: Later<Vec<u8>>,
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

    /// The jobs that a seat may begin: those in its hand, or those that lie open for everybody.
    pub(super) fn idle_jobs(&self, seat: Seat) -> impl Iterator<Item = JobId> {
        let shared = self.board.shares_jobs();
        let open = self.board.job_discards.iter().flatten().filter(move |_| shared);
        self.hidden.hands[seat].iter().chain(open).copied()
    }

    /// What the topmost frame may be answered.
    pub(super) fn answers(&self) -> Vec<Choice> {
        let mut answers = self.board.stack.last().map_or(Vec::new(), |frame| frame.choices(self));
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

    /// A Work action for which nobody has to be told to stay: who goes is no decision of its own.
    fn is_midway(&self) -> bool {
        let plain = |errand: &Errand| errand.team.len() < 2 || self.board.cards_due(errand) == 0;
        matches!(self.board.stack.last(), Some(Frame::Muster))
            && self.board.errand.as_ref().is_some_and(plain)
    }

    fn results(&self) -> Option<Vec<SeatResult<Item>>> {
        self.board.over.then(|| self.final_results())
    }
}
