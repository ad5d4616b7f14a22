//! The state of a game, hidden things included, and its deal.

use super::card::{RegionId, SanctuaryId};
use super::choice::{Choice, Phase};
use super::event::{Event, Item};
use super::options::{Start, Table};
use super::view::View;
use crate::{BySeat, ChoiceError, Game, GameKind, Options, OptionsError, Rng, Seat, SeatResult};
use crate::{SeatSet, Seed, Sink};
use std::collections::VecDeque;

/// A Sanctuary that is not on the table, with the seats that know where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Hidden {
    pub id: SanctuaryId,
    pub known: SeatSet,
}

/// A Region in a hand. One that came from the market is known to all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct InHand {
    pub id: RegionId,
    pub open: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Player {
    /// Ascending.
    pub hand: Vec<InHand>,
    /// What the seat has chosen in secret; empty until it has.
    pub chosen: Vec<RegionId>,
    pub rejected: Vec<RegionId>,
    pub row: Vec<RegionId>,
    pub sanctuaries: Vec<SanctuaryId>,
    pub offered: Vec<Hidden>,
    /// How many Sanctuaries the seat should have been dealt this round.
    pub due: usize,
}

/// A game of Faraway, hidden things included.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Faraway {
    pub(super) table: Table,
    pub(super) rng: Rng,
    pub(super) round: u8,
    pub(super) phase: Phase,
    pub(super) players: BySeat<Player>,
    pub(super) market: Vec<RegionId>,
    /// The top card is the last.
    pub(super) regions: Vec<RegionId>,
    /// The top card is the first.
    pub(super) sanctuaries: VecDeque<Hidden>,
    pub(super) leftovers: Vec<RegionId>,
    /// Who is still to end his exploration, the next one first.
    pub(super) queue: VecDeque<Seat>,
}

impl Game for Faraway {
    type Options = Table;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    type Item = Item;

    const KIND: GameKind = GameKind::Faraway;
    const RULES: u8 = 1;

    fn deal(
        table: &Table,
        seed: Seed,
        sink: &mut impl Sink<Event>,
    ) -> Result<Faraway, OptionsError> {
        let table = table.checked()?;
        let mut rng = Rng::new(seed, 0);
        let mut regions: Vec<RegionId> = RegionId::all().collect();
        rng.shuffle(&mut regions);
        let mut sanctuaries: Vec<SanctuaryId> = SanctuaryId::all().collect();
        rng.shuffle(&mut sanctuaries);
        let hidden = |id| Hidden { id, known: SeatSet::EMPTY };
        let mut game = Faraway {
            table,
            rng,
            round: 1,
            phase: Phase::Keep,
            players: BySeat::of(table.seats, |_| Player::default()),
            market: Vec::new(),
            regions,
            sanctuaries: sanctuaries.into_iter().map(hidden).collect(),
            leftovers: Vec::new(),
            queue: VecDeque::new(),
        };
        game.deal_hands(sink);
        if table.start == Start::Basic {
            game.open_round(sink);
        }
        Ok(game)
    }

    fn options(&self) -> &Table {
        &self.table
    }

    fn deciders(&self) -> SeatSet {
        match self.phase {
            Phase::Keep | Phase::Explore => {
                self.seats().filter(|&seat| self.players[seat].chosen.is_empty()).collect()
            }
            Phase::Take | Phase::Settle => self.queue.iter().take(1).copied().collect(),
            Phase::Over => SeatSet::EMPTY,
        }
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
        if !self.deciders().contains(seat) {
            return Err(if self.phase == Phase::Over {
                ChoiceError::Over
            } else {
                ChoiceError::NotDeciding(seat)
            });
        }
        if !self.is_legal(seat, choice) {
            return Err(ChoiceError::Illegal(seat));
        }
        match choice {
            Choice::Keep(kept) => self.keep(seat, kept, sink),
            Choice::Explore(region) => self.explore(seat, region, sink),
            Choice::Take(region) => self.take(seat, region, sink),
            Choice::Settle(sanctuary) => self.settle(seat, sanctuary, sink),
        }
        Ok(())
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::of(self, viewer)
    }

    fn sample(view: &View, rng: &mut Rng) -> Faraway {
        view.sample(rng)
    }

    fn seen(event: &Event, viewer: Option<Seat>) -> Option<Event> {
        event.seen(viewer)
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn results(&self) -> Option<Vec<SeatResult<Item>>> {
        if self.phase != Phase::Over {
            return None;
        }
        let places = self.places();
        let place = |seat| places.iter().position(|&s| s == seat).map_or(0, |at| at as u8 + 1);
        Some(self.seats().map(|seat| self.result(seat, place(seat))).collect())
    }
}

impl Faraway {
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.table.seats)
    }

    /// The Regions that are still to be drawn, the next one last. For referees that count the
    /// cards; a player knows only how many they are.
    pub fn region_deck(&self) -> &[RegionId] {
        &self.regions
    }

    /// The Sanctuaries that are still to be dealt, the next one first. For referees.
    pub fn sanctuary_deck(&self) -> impl Iterator<Item = SanctuaryId> {
        self.sanctuaries.iter().map(|card| card.id)
    }
}
