//! The state of a game, hidden things included, and its deal. Rules S0.

use super::auction::{Bid, Target, Tiles};
use super::award::{Award, Standing};
use super::choice::{Choice, Phase};
use super::event::{Event, Item};
use super::launch::Launch;
use super::mission::MissionId;
use super::options::Table;
use super::part::PartId;
use super::ship::Ship;
use super::station::Slot;
use super::view::View;
use crate::{BySeat, ChoiceError, Game, GameKind, Options, OptionsError, Rng, Seat, SeatResult};
use crate::{SeatSet, Seed, Sink, order};

/// A part that a seat has won and not yet installed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Won {
    /// Which part.
    pub part: PartId,
    /// The value of its engine die, if it is an engine.
    pub die: Option<u8>,
}

/// A mission that a seat completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Flown {
    /// Which mission.
    pub mission: MissionId,
    /// The points it got.
    pub points: u8,
}

/// The tiles of a pass while their owner lays them. Nobody else sees them before the last lies.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Draft {
    /// The tile taken up.
    pub tile: Option<u8>,
    /// Where it is to lie, while its crew is being decided.
    pub target: Option<Target>,
    /// The tiles laid in this pass.
    pub placed: Vec<Bid>,
}

impl Draft {
    /// The crew on the tiles laid in this pass: still among the owner's tokens.
    pub fn crew(&self) -> u16 {
        self.placed.iter().filter(|bid| bid.crew).count() as u16
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Player {
    pub crew: u16,
    pub science: u16,
    /// The tiles not yet on the station; those of a draft are still among them.
    pub hand: Tiles,
    /// This round's tiles on the station, ascending.
    pub bids: Vec<Bid>,
    /// Ascending.
    pub pending: Vec<Won>,
    pub ship: Ship,
    /// How many of the last parts of the ship were installed in this round.
    pub fresh: u8,
    pub upgrades: u8,
    pub overhauls: u8,
    pub flown: Vec<Flown>,
}

/// The crew that everybody begins with (S0.1).
pub const STARTING_CREW: u16 = 3;

impl Player {
    /// S0.1.
    fn new() -> Player {
        Player {
            crew: STARTING_CREW,
            science: 0,
            hand: Tiles::ALL,
            bids: Vec::new(),
            pending: Vec::new(),
            ship: Ship::default(),
            fresh: 0,
            upgrades: 0,
            overhauls: 0,
            flown: Vec::new(),
        }
    }

    pub(super) fn standing(&self) -> Standing<'_> {
        Standing { ship: &self.ship, crew: self.crew, science: self.science }
    }
}

/// A game of Farlight, hidden things included.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Farlight {
    pub(super) table: Table,
    pub(super) rng: Rng,
    /// From 1.
    pub(super) round: u16,
    /// Who has the first-player marker.
    pub(super) first: Seat,
    pub(super) phase: Phase,
    /// Who decides, unless the game is over.
    pub(super) turn: Seat,
    /// The pass of the bid phase, from 0.
    pub(super) pass: u8,
    pub(super) draft: Draft,
    pub(super) players: BySeat<Player>,
    pub(super) slots: Vec<Option<Slot>>,
    /// The active mission of each stack comes first.
    pub(super) stacks: Vec<Vec<MissionId>>,
    /// The top card is the last.
    pub(super) deck: Vec<PartId>,
    /// Parts that left the game, in order.
    pub(super) gone: Vec<PartId>,
    /// What the winner of REPAIR has discarded so far.
    pub(super) repaired: Vec<PartId>,
    pub(super) launch: Launch,
    pub(super) awards: Vec<Award>,
    /// In the order in which they part tied winners.
    pub(super) unused: Vec<Award>,
}

impl Game for Farlight {
    type Options = Table;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    type Item = Item;

    const KIND: GameKind = GameKind::Farlight;
    const RULES: u8 = 1;

    fn deal(
        table: &Table,
        seed: Seed,
        sink: &mut impl Sink<Event>,
    ) -> Result<Farlight, OptionsError> {
        let table = table.checked()?;
        let mut rng = Rng::new(seed, 0);
        let mut awards = Award::ALL.to_vec();
        rng.shuffle(&mut awards);
        let unused = awards.split_off(3);
        let stacks = deal_stacks(table, &mut rng);
        let mut deck: Vec<PartId> = PartId::all().collect();
        rng.shuffle(&mut deck);
        let mut game = Farlight {
            table,
            rng,
            round: 1,
            first: Seat(0),
            phase: Phase::Bid,
            turn: Seat(0),
            pass: 0,
            draft: Draft::default(),
            players: BySeat::of(table.seats, |_| Player::new()),
            slots: vec![None; table.slots().into()],
            stacks,
            deck,
            gone: Vec::new(),
            repaired: Vec::new(),
            launch: Launch::default(),
            awards,
            unused,
        };
        game.fill_slots();
        game.roll_engines();
        game.first = Seat(game.rng.below(table.seats.into()) as u8);
        game.turn = game.first;
        let sink: &mut dyn Sink<Event> = sink;
        sink.put(|| game.setup());
        Ok(game)
    }

    fn options(&self) -> &Table {
        &self.table
    }

    fn deciders(&self) -> SeatSet {
        if self.phase == Phase::Over { SeatSet::EMPTY } else { SeatSet::one(self.turn) }
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        if !self.deciders().contains(seat) {
            return Vec::new();
        }
        self.choices_of(seat)
    }

    fn apply(
        &mut self,
        seat: Seat,
        choice: Choice,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), ChoiceError> {
        if self.phase == Phase::Over {
            return Err(ChoiceError::Over);
        }
        if seat != self.turn {
            return Err(ChoiceError::NotDeciding(seat));
        }
        if !self.is_legal(choice) {
            return Err(ChoiceError::Illegal(seat));
        }
        self.carry_out(choice, sink);
        Ok(())
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::of(self, viewer)
    }

    fn sample(view: &View, rng: &mut Rng) -> Farlight {
        view.sample(rng)
    }

    fn seen(event: &Event, viewer: Option<Seat>) -> Option<Event> {
        Some(event.seen(viewer))
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    /// The tiles of a pass, their places and their crew are one deed. The last tile is taken up
    /// unasked: its place is the beginning then.
    fn is_midway(&self) -> bool {
        let Draft { tile, target, placed } = &self.draft;
        let begun = tile.is_some() && (target.is_some() || self.free_tiles().len() > 1);
        begun || !placed.is_empty()
    }

    fn results(&self) -> Option<Vec<SeatResult<Item>>> {
        (self.phase == Phase::Over).then(|| self.final_results())
    }
}

/// S0.3 and S0.4: a climactic mission at the bottom of each stack, the lowest on top.
fn deal_stacks(table: Table, rng: &mut Rng) -> Vec<Vec<MissionId>> {
    let (mut climactic, mut regular): (Vec<MissionId>, Vec<MissionId>) =
        MissionId::all().partition(|id| id.card().climactic);
    rng.shuffle(&mut climactic);
    rng.shuffle(&mut regular);
    climactic.truncate(3);
    let mut stacks = Vec::new();
    for (last, others) in climactic.into_iter().zip(regular.chunks(table.regular_missions())) {
        let mut stack = others.to_vec();
        stack.push(last);
        order::sort_by_key(&mut stack, |id| id.rank());
        stacks.push(stack);
    }
    stacks
}

impl Farlight {
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.table.seats)
    }

    /// The seats clockwise from the first player.
    pub(super) fn order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, seats) = (self.first.0, self.table.seats);
        (0..seats).map(move |at| Seat((first + at) % seats))
    }

    pub(super) fn left_of(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.table.seats)
    }

    pub(super) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat]
    }

    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat]
    }

    pub(super) fn decider(&self) -> &Player {
        self.player(self.turn)
    }

    /// Asks a seat to decide.
    pub(super) fn ask(&mut self, seat: Seat, phase: Phase) {
        self.turn = seat;
        self.phase = phase;
    }

    fn setup(&self) -> Event {
        Event::Setup {
            first: self.first,
            awards: self.awards.clone(),
            unused_awards: self.unused.clone(),
            stacks: self.stacks.clone(),
            slots: self.parts_offered(),
            dice: self.dice_offered(),
        }
    }
}
