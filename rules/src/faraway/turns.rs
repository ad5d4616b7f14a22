//! The eight rounds: keep, explore, find a sanctuary, end the exploration.

use super::card::{RegionId, SanctuaryId};
use super::choice::Phase;
use super::event::{Event, Item};
use super::options::Start;
use super::score::{Tally, score};
use super::state::{Faraway, Hidden, InHand, Player};
use super::{HAND, ROUNDS};
use crate::{Game, Seat, SeatResult, SeatSet, Sink, order};

impl Faraway {
    /// Set-up 1: three each, or five in the advanced start.
    pub(super) fn deal_hands(&mut self, sink: &mut dyn Sink<Event>) {
        let size = match self.table.start {
            Start::Basic => HAND,
            Start::Advanced => HAND + 2,
        };
        for seat in self.seats() {
            let mut hand = self.draw_regions(size);
            order::sort(&mut hand);
            sink.put(|| Event::Deal { seat, regions: hand.clone() });
            let secret = |id| InHand { id, open: false };
            self.players[seat].hand = hand.into_iter().map(secret).collect();
        }
    }

    fn draw_regions(&mut self, count: usize) -> Vec<RegionId> {
        let rest = self.regions.len().saturating_sub(count);
        let mut drawn = self.regions.split_off(rest);
        drawn.reverse();
        drawn
    }

    /// Lays out the market, but for the last round in which nobody takes anything.
    pub(super) fn open_round(&mut self, sink: &mut dyn Sink<Event>) {
        if self.round < ROUNDS {
            self.market = self.draw_regions(usize::from(self.table.seats) + 1);
            sink.put(|| Event::Market { round: self.round, regions: self.market.clone() });
        }
        self.phase = Phase::Explore;
    }

    pub(super) fn keep(&mut self, seat: Seat, kept: [RegionId; HAND], sink: &mut dyn Sink<Event>) {
        self.players[seat].chosen = kept.to_vec();
        if !self.deciders().is_empty() {
            return;
        }
        for seat in self.seats() {
            let player = &mut self.players[seat];
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
    pub(super) fn explore(&mut self, seat: Seat, region: RegionId, sink: &mut dyn Sink<Event>) {
        self.players[seat].chosen.push(region);
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
        order::sort_by_key(&mut seats, |&seat| self.players[seat].row.last().copied());
        seats
    }

    /// Phase 2. If the deck runs dry, the shortest explorations are served first.
    fn find_sanctuaries(&mut self, sink: &mut dyn Sink<Event>) {
        for seat in self.queue.clone() {
            let player = &mut self.players[seat];
            player.due = found(&player.row, &player.sanctuaries);
            self.offer(seat, sink);
        }
    }

    /// Deals a seat what it is still due, as far as the deck goes.
    fn offer(&mut self, seat: Seat, sink: &mut dyn Sink<Event>) {
        let player = &mut self.players[seat];
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
    fn begin_turn(&mut self, sink: &mut dyn Sink<Event>) {
        while let Some(&seat) = self.queue.front() {
            self.offer(seat, sink);
            if self.round < ROUNDS {
                self.phase = Phase::Take;
                return;
            }
            if !self.players[seat].offered.is_empty() {
                self.phase = Phase::Settle;
                return;
            }
            self.queue.pop_front();
        }
        self.end_round(sink);
    }

    pub(super) fn take(&mut self, seat: Seat, region: RegionId, sink: &mut dyn Sink<Event>) {
        let round = self.round;
        self.market.retain(|&id| id != region);
        let player = &mut self.players[seat];
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

    pub(super) fn settle(
        &mut self,
        seat: Seat,
        sanctuary: SanctuaryId,
        sink: &mut dyn Sink<Event>,
    ) {
        let round = self.round;
        let player = &mut self.players[seat];
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

    fn end_round(&mut self, sink: &mut dyn Sink<Event>) {
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

    fn finish(&mut self, sink: &mut dyn Sink<Event>) {
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
        let player = &self.players[seat];
        score(&player.row, &player.sanctuaries)
    }

    /// Most fame first; among equals the one with the single smallest exploration time.
    pub(super) fn places(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = self.seats().collect();
        order::sort_by_key(&mut seats, |&seat| {
            let smallest = self.players[seat].row.iter().min().copied();
            (std::cmp::Reverse(self.score(seat).total()), smallest)
        });
        seats
    }

    pub(super) fn result(&self, seat: Seat, place: u8) -> SeatResult<Item> {
        let player = &self.players[seat];
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
