//! The eight rounds: keep, explore, find a sanctuary, end the exploration.

use super::card::{RegionId, SanctuaryId};
use super::event::{Event, Item};
use super::options::{Start, Table};
use super::score::{Tally, score};
use super::view::View;
use super::{HAND, ROUNDS};
use crate::{ChoiceError, Game, GameKind, Options, OptionsError, Rng, Seat, SeatResult};
use crate::{SeatSet, Seed, Sink, order};
use std::collections::VecDeque;

/// One small decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// Advanced start: keep these three, in ascending order.
    Keep([RegionId; HAND]),
    /// Play this Region from the hand.
    Explore(RegionId),
    /// Take this Region from the market.
    Take(RegionId),
    /// Keep this Sanctuary.
    Settle(SanctuaryId),
}

/// What is being decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Advanced start: everybody keeps three of five.
    Keep,
    /// Everybody chooses a Region to play.
    Explore,
    /// One after another takes a Region from the market.
    Take,
    /// The one whose turn it is keeps one of the Sanctuaries that he was dealt.
    Settle,
    /// The game is over.
    Over,
}

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
    pub(super) players: Vec<Player>,
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
            players: vec![Player::default(); table.seats.into()],
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
                self.seats().filter(|seat| self.players[seat.index()].chosen.is_empty()).collect()
            }
            Phase::Take | Phase::Settle => self.queue.iter().take(1).copied().collect(),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        if !self.deciders().contains(seat) {
            return Vec::new();
        }
        let player = &self.players[seat.index()];
        let mut choices: Vec<Choice> = match self.phase {
            Phase::Keep => triples(&player.hand).map(Choice::Keep).collect(),
            Phase::Explore => player.hand.iter().map(|held| Choice::Explore(held.id)).collect(),
            Phase::Take => self.market.iter().copied().map(Choice::Take).collect(),
            Phase::Settle => player.offered.iter().map(|s| Choice::Settle(s.id)).collect(),
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

    fn is_legal(&self, seat: Seat, choice: Choice) -> bool {
        let player = &self.players[seat.index()];
        match (self.phase, choice) {
            (Phase::Keep, Choice::Keep(kept)) => {
                kept.is_sorted_by(|a, b| a < b) && kept.iter().all(|&id| holds(&player.hand, id))
            }
            (Phase::Explore, Choice::Explore(id)) => holds(&player.hand, id),
            (Phase::Take, Choice::Take(id)) => self.market.contains(&id),
            (Phase::Settle, Choice::Settle(id)) => player.offered.iter().any(|s| s.id == id),
            _ => false,
        }
    }

    /// Set-up 1: three each, or five in the advanced start.
    fn deal_hands(&mut self, sink: &mut impl Sink<Event>) {
        let size = match self.table.start {
            Start::Basic => HAND,
            Start::Advanced => HAND + 2,
        };
        for seat in self.seats() {
            let mut hand = self.draw_regions(size);
            order::sort(&mut hand);
            sink.put(|| Event::Deal { seat, regions: hand.clone() });
            let secret = |id| InHand { id, open: false };
            self.players[seat.index()].hand = hand.into_iter().map(secret).collect();
        }
    }

    fn draw_regions(&mut self, count: usize) -> Vec<RegionId> {
        let rest = self.regions.len().saturating_sub(count);
        let mut drawn = self.regions.split_off(rest);
        drawn.reverse();
        drawn
    }

    /// Lays out the market, but for the last round in which nobody takes anything.
    fn open_round(&mut self, sink: &mut impl Sink<Event>) {
        if self.round < ROUNDS {
            self.market = self.draw_regions(usize::from(self.table.seats) + 1);
            sink.put(|| Event::Market { round: self.round, regions: self.market.clone() });
        }
        self.phase = Phase::Explore;
    }

    fn keep(&mut self, seat: Seat, kept: [RegionId; HAND], sink: &mut impl Sink<Event>) {
        self.players[seat.index()].chosen = kept.to_vec();
        if !self.deciders().is_empty() {
            return;
        }
        for seat in self.seats() {
            let player = &mut self.players[seat.index()];
            let kept = std::mem::take(&mut player.chosen);
            let (hand, rejected) = player.hand.iter().partition(|held| kept.contains(&held.id));
            player.hand = hand;
            player.rejected = rejected.into_iter().map(|held: InHand| held.id).collect();
            self.regions.extend(&player.rejected);
            let rejected = &player.rejected;
            sink.put(|| Event::Keep { seat, kept, rejected: rejected.clone() });
        }
        self.rng.shuffle(&mut self.regions);
        self.open_round(sink);
    }

    /// Phase 1. Once the last one has chosen, everybody turns up his Region.
    fn explore(&mut self, seat: Seat, region: RegionId, sink: &mut impl Sink<Event>) {
        self.players[seat.index()].chosen.push(region);
        if !self.deciders().is_empty() {
            return;
        }
        for player in &mut self.players {
            for region in player.chosen.drain(..) {
                player.hand.retain(|held| held.id != region);
                player.row.push(region);
            }
        }
        let round = self.round;
        let latest = |player: &Player| player.row.last().copied();
        sink.put(|| Event::Explore {
            round,
            regions: self.players.iter().filter_map(latest).collect(),
        });
        self.queue = self.by_latest().into();
        self.find_sanctuaries(sink);
        self.begin_turn(sink);
    }

    /// The seats in ascending order of the Regions just played.
    fn by_latest(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.seats().collect();
        order::sort_by_key(&mut seats, |seat| self.players[seat.index()].row.last().copied());
        seats
    }

    /// Phase 2. If the deck runs dry, the shortest explorations are served first.
    fn find_sanctuaries(&mut self, sink: &mut impl Sink<Event>) {
        for seat in self.queue.clone() {
            let player = &mut self.players[seat.index()];
            player.due = found(&player.row, &player.sanctuaries);
            self.offer(seat, sink);
        }
    }

    /// Deals a seat what it is still due, as far as the deck goes.
    fn offer(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let player = &mut self.players[seat.index()];
        let count = player.due.saturating_sub(player.offered.len()).min(self.sanctuaries.len());
        if count == 0 {
            return;
        }
        let round = self.round;
        let told = SeatSet::one(seat);
        let drawn: Vec<Hidden> = self
            .sanctuaries
            .drain(..count)
            .map(|card| Hidden { known: card.known.union(told), ..card })
            .collect();
        sink.put(|| Event::Offer {
            round,
            seat,
            sanctuaries: drawn.iter().map(|s| s.id).collect(),
        });
        player.offered.extend(drawn);
    }

    /// Phase 3: asks the next seat for whatever it has to decide, or ends the round.
    fn begin_turn(&mut self, sink: &mut impl Sink<Event>) {
        while let Some(&seat) = self.queue.front() {
            self.offer(seat, sink);
            if self.round < ROUNDS {
                self.phase = Phase::Take;
                return;
            }
            if !self.players[seat.index()].offered.is_empty() {
                self.phase = Phase::Settle;
                return;
            }
            self.queue.pop_front();
        }
        self.end_round(sink);
    }

    fn take(&mut self, seat: Seat, region: RegionId, sink: &mut impl Sink<Event>) {
        let round = self.round;
        self.market.retain(|&id| id != region);
        let player = &mut self.players[seat.index()];
        player.hand.push(InHand { id: region, open: true });
        order::sort(&mut player.hand);
        sink.put(|| Event::Take { round, seat, region });
        if player.offered.is_empty() {
            self.queue.pop_front();
            self.begin_turn(sink);
        } else {
            self.phase = Phase::Settle;
        }
    }

    fn settle(&mut self, seat: Seat, sanctuary: SanctuaryId, sink: &mut impl Sink<Event>) {
        let round = self.round;
        let player = &mut self.players[seat.index()];
        let mut returned = std::mem::take(&mut player.offered);
        returned.retain(|card| card.id != sanctuary);
        player.sanctuaries.push(sanctuary);
        sink.put(|| {
            let returned = returned.iter().map(|card| card.id).collect();
            Event::Settle { round, seat, sanctuary, returned }
        });
        // In which order the cards went under the deck only he knows who put them there, even
        // where another seat had put some of them back before.
        let known = SeatSet::one(seat);
        self.sanctuaries.extend(returned.into_iter().map(|card| Hidden { known, ..card }));
        self.queue.pop_front();
        self.begin_turn(sink);
    }

    fn end_round(&mut self, sink: &mut impl Sink<Event>) {
        let round = self.round;
        for region in std::mem::take(&mut self.market) {
            sink.put(|| Event::Discard { round, region });
            self.leftovers.push(region);
        }
        for player in &mut self.players {
            player.due = 0;
        }
        if round < ROUNDS {
            self.round += 1;
            self.open_round(sink);
        } else {
            self.finish(sink);
        }
    }

    fn finish(&mut self, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Over;
        for seat in self.seats() {
            sink.put(|| {
                let score = self.score(seat);
                let fame = |cards: &[super::Scored]| cards.iter().map(|s| s.fame).collect();
                let (regions, sanctuaries) = (fame(&score.regions), fame(&score.sanctuaries));
                Event::Score { seat, regions, sanctuaries, total: score.total() }
            });
        }
        sink.put(|| {
            let places = self.places();
            let total = |seat: Seat| self.score(seat).total();
            let tie_break = places.iter().skip(1).any(|&seat| total(seat) == total(places[0]));
            Event::Result { places, tie_break }
        });
    }

    fn score(&self, seat: Seat) -> super::Score {
        let player = &self.players[seat.index()];
        score(&player.row, &player.sanctuaries)
    }

    /// Most fame first; among equals the one with the single smallest exploration time.
    fn places(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.seats().collect();
        order::sort_by_key(&mut seats, |&seat| {
            let smallest = self.players[seat.index()].row.iter().min().copied();
            (std::cmp::Reverse(self.score(seat).total()), smallest)
        });
        seats
    }

    fn result(&self, seat: Seat, place: u8) -> SeatResult<Item> {
        let player = &self.players[seat.index()];
        let score = self.score(seat);
        let regions = player.row.iter().zip(&score.regions).map(|(&id, &s)| Item::Region(id, s));
        let kept = player.sanctuaries.iter().zip(&score.sanctuaries);
        let sanctuaries = kept.map(|(&id, &s)| Item::Sanctuary(id, s));
        let items = regions.chain(sanctuaries).collect();
        SeatResult { total: score.total().into(), place, items }
    }
}

/// How many Sanctuaries the last Region of a row finds: none unless it is longer than the one
/// before; then one, and one more for each clue in the tableau. Rules, phase 2.
pub fn found(row: &[RegionId], sanctuaries: &[SanctuaryId]) -> usize {
    let [.., before, latest] = row else { return 0 };
    if latest <= before {
        return 0;
    }
    let regions = row.iter().map(|region| region.card());
    let sanctuaries = sanctuaries.iter().map(|sanctuary| sanctuary.card());
    1 + usize::from(Tally::of(regions.chain(sanctuaries)).clues)
}

fn holds(hand: &[InHand], id: RegionId) -> bool {
    hand.iter().any(|held| held.id == id)
}

/// Every way to keep three of a hand, in ascending order.
fn triples(hand: &[InHand]) -> impl Iterator<Item = [RegionId; HAND]> {
    let ids: Vec<RegionId> = hand.iter().map(|held| held.id).collect();
    let count = ids.len();
    (0..count).flat_map(move |a| {
        let ids = ids.clone();
        (a + 1..count).flat_map(move |b| {
            let ids = ids.clone();
            (b + 1..count).map(move |c| [ids[a], ids[b], ids[c]])
        })
    })
}
