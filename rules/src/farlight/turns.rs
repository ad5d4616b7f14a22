//! The state of a game, its deal and the bid phase. Rules S0 to S2.

use super::auction::{Bid, PASSES, Service, Target, Tiles};
use super::award::{Award, Standing};
use super::connector::Cell;
use super::event::{BidTile, Event, Item};
use super::launch::Launch;
use super::mission::MissionId;
use super::options::Table;
use super::part::PartId;
use super::ship::Ship;
use super::station::Slot;
use super::view::View;
use crate::{ChoiceError, Game, GameKind, Options, OptionsError, Rng, Seat, SeatResult};
use crate::{SeatSet, Seed, Sink, order};

/// One small decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// S1: take up the bid tile of this value. Where one tile is left it is taken up unasked.
    Tile(u8),
    /// S1: lay it here.
    Target(Target),
    /// S1: put no crew on it. Asked only of a seat that has crew.
    Uncrewed,
    /// S1: put one crew on it.
    Crewed,
    /// S4, REPAIR: discard this part and what falls with it.
    Discard(PartId),
    /// S4, REPAIR: that is all.
    Done,
    /// S4, ENGINEER: improve this engine.
    Engineer(PartId),
    /// S5: install a part that was won.
    Install(PartId, Cell),
    /// S5: discard a part that was won.
    Scrap(PartId),
    /// S6: add 1 to this engine.
    Upgrade(PartId),
    /// S6: set this engine to 6.
    Overhaul(PartId),
    /// S6: leave the remaining upgrades and overhauls.
    Skip,
    /// S7: complete the mission.
    Complete,
    /// S7: do not.
    Pass,
}

/// What is being decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// S1: a seat lays its tiles of a pass.
    Bid,
    /// S4: the winner of REPAIR discards parts.
    Repair,
    /// S4: the winner of ENGINEER improves an engine.
    Engineer,
    /// S5: a seat installs or discards what it won.
    Install,
    /// S6: a seat uses its upgrades and overhauls.
    Boost,
    /// S7: a seat completes a mission or passes.
    Launch,
    /// The game is over.
    Over,
}

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

impl Player {
    /// S0.1.
    fn new() -> Player {
        Player {
            crew: 3,
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
    pub(super) players: Vec<Player>,
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
            players: vec![Player::new(); table.seats.into()],
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
        let mut choices = match self.phase {
            Phase::Bid => self.bid_choices(),
            Phase::Repair => self.repair_choices(),
            Phase::Engineer => self.engines(seat).into_iter().map(Choice::Engineer).collect(),
            Phase::Install => self.install_choices(),
            Phase::Boost => self.boost_choices(),
            Phase::Launch => vec![Choice::Complete, Choice::Pass],
            Phase::Over => Vec::new(),
        };
        order::sort(&mut choices);
        choices
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

    /// A tile, its place and its crew are one deed. The last tile is taken up unasked: its place is
    /// the beginning then.
    fn is_midway(&self) -> bool {
        let Draft { tile, target, .. } = &self.draft;
        tile.is_some() && (target.is_some() || self.free_tiles().len() > 1)
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
        &self.players[seat.index()]
    }

    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
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

    fn is_legal(&self, choice: Choice) -> bool {
        match self.phase {
            Phase::Bid => self.may_bid(choice),
            Phase::Repair => self.may_repair(choice),
            Phase::Engineer => {
                matches!(choice, Choice::Engineer(part) if self.engines(self.turn).contains(&part))
            }
            Phase::Install => self.may_install(choice),
            Phase::Boost => self.may_boost(choice),
            Phase::Launch => matches!(choice, Choice::Complete | Choice::Pass),
            Phase::Over => false,
        }
    }

    fn carry_out(&mut self, choice: Choice, sink: &mut impl Sink<Event>) {
        match choice {
            Choice::Tile(value) => self.draft.tile = Some(value),
            Choice::Target(target) => self.aim(target, sink),
            Choice::Uncrewed => self.lay(false, sink),
            Choice::Crewed => self.lay(true, sink),
            Choice::Discard(part) => self.discard(part, sink),
            Choice::Done => self.end_repair(sink),
            Choice::Engineer(part) => self.engineer(part, sink),
            Choice::Install(part, cell) => self.install(part, cell, sink),
            Choice::Scrap(part) => self.scrap(part, sink),
            Choice::Upgrade(part) => self.upgrade(part, sink),
            Choice::Overhaul(part) => self.overhaul(part, sink),
            Choice::Skip => self.skip(sink),
            Choice::Complete => self.complete(sink),
            Choice::Pass => self.pass(sink),
        }
    }
}

/// S1: the bids.
impl Farlight {
    /// The tiles that the bidder can still take up.
    fn free_tiles(&self) -> Tiles {
        let mut free = self.decider().hand;
        self.draft.placed.iter().for_each(|bid| free.remove(bid.value));
        free
    }

    /// The top missions in the order of their stacks.
    pub(super) fn active_missions(&self) -> impl Iterator<Item = MissionId> {
        self.stacks.iter().filter_map(|stack| stack.first().copied())
    }

    fn bid_choices(&self) -> Vec<Choice> {
        match (self.draft.tile, self.draft.target) {
            (None, _) => self.free_tiles().iter().map(Choice::Tile).collect(),
            (Some(_), None) => {
                targets(&self.slots, &self.stacks).into_iter().map(Choice::Target).collect()
            }
            (Some(_), Some(_)) => vec![Choice::Uncrewed, Choice::Crewed],
        }
    }

    fn may_bid(&self, choice: Choice) -> bool {
        match (self.draft.tile, self.draft.target, choice) {
            (None, _, Choice::Tile(value)) => self.free_tiles().has(value),
            (Some(_), None, Choice::Target(target)) => self.is_target(target),
            (Some(_), Some(_), Choice::Uncrewed | Choice::Crewed) => true,
            _ => false,
        }
    }

    fn is_target(&self, target: Target) -> bool {
        match target {
            Target::Slot(at) => self.slot(at).is_some(),
            Target::Service(_) => true,
            Target::Mission(id) => self.active_missions().any(|active| active == id),
        }
    }

    fn aim(&mut self, target: Target, sink: &mut impl Sink<Event>) {
        self.draft.target = Some(target);
        if self.decider().crew == self.draft.crew() {
            self.lay(false, sink);
        }
    }

    /// Lays the tile taken up; the last one of the pass ends the turn.
    fn lay(&mut self, crew: bool, sink: &mut impl Sink<Event>) {
        let Draft { tile: Some(value), target: Some(target), placed } = &mut self.draft else {
            return;
        };
        placed.push(Bid { target: *target, crew, value: *value });
        (self.draft.tile, self.draft.target) = (None, None);
        if self.draft.placed.len() < usize::from(PASSES[usize::from(self.pass)]) {
            self.take_up_last();
        } else {
            self.commit(sink);
        }
    }

    /// Takes up the only tile that is left, if there is just one.
    pub(super) fn take_up_last(&mut self) {
        let free = self.free_tiles();
        if free.len() == 1 {
            self.draft.tile = free.iter().next();
        }
    }

    /// Puts the draft on the station, where all see the places and the crew.
    fn commit(&mut self, sink: &mut impl Sink<Event>) {
        let (round, pass, seat) = (self.round, self.pass + 1, self.turn);
        let draft = std::mem::take(&mut self.draft);
        let player = self.player_mut(seat);
        player.crew -= draft.crew();
        draft.placed.iter().for_each(|bid| player.hand.remove(bid.value));
        let mut laid = draft.placed;
        order::sort(&mut laid);
        sink.put(|| Event::Bid { round, pass, seat, tiles: tell(&laid) });
        player.bids.extend(laid);
        order::sort(&mut player.bids);
        self.next_bidder(sink);
    }

    fn next_bidder(&mut self, sink: &mut impl Sink<Event>) {
        self.turn = self.left_of(self.turn);
        if self.turn == self.first {
            self.pass += 1;
        }
        if usize::from(self.pass) == PASSES.len() {
            return self.reveal(sink);
        }
        self.take_up_last();
    }

    /// S2.
    pub(super) fn reveal(&mut self, sink: &mut impl Sink<Event>) {
        sink.put(|| {
            let tiles = self.seats().map(|seat| (seat, tell(&self.player(seat).bids))).collect();
            Event::Reveal { round: self.round, tiles }
        });
        self.resolve_slots(sink);
    }
}

/// What a tile can lie on.
pub(super) fn targets(slots: &[Option<Slot>], stacks: &[Vec<MissionId>]) -> Vec<Target> {
    let slots = (1u8..).zip(slots).filter(|(_, slot)| slot.is_some());
    let services = Service::ALL.into_iter().map(Target::Service);
    let missions = stacks.iter().filter_map(|stack| stack.first().copied().map(Target::Mission));
    slots.map(|(at, _)| Target::Slot(at)).chain(services).chain(missions).collect()
}

fn tell(bids: &[Bid]) -> Vec<BidTile> {
    bids.iter().map(BidTile::from).collect()
}
