//! What a choice sets going, and the bid phase. Rules S1 and S2.

use super::auction::{Bid, PASSES, Target, Tiles};
use super::choice::Choice;
use super::event::{BidTile, Event};
use super::mission::MissionId;
use super::state::{Draft, Farlight};
use crate::{Sink, order};

impl Farlight {
    pub(super) fn carry_out(&mut self, choice: Choice, sink: &mut dyn Sink<Event>) {
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
    pub(super) fn free_tiles(&self) -> Tiles {
        let mut free = self.decider().hand;
        self.draft.placed.iter().for_each(|bid| free.remove(bid.value));
        free
    }

    /// The top missions in the order of their stacks.
    pub(super) fn active_missions(&self) -> impl Iterator<Item = MissionId> {
        self.stacks.iter().filter_map(|stack| stack.first().copied())
    }

    pub(super) fn aim(&mut self, target: Target, sink: &mut dyn Sink<Event>) {
        self.draft.target = Some(target);
        if self.decider().crew == self.draft.crew() {
            self.lay(false, sink);
        }
    }

    /// Lays the tile taken up; the last one of the pass ends the turn.
    pub(super) fn lay(&mut self, crew: bool, sink: &mut dyn Sink<Event>) {
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
    fn commit(&mut self, sink: &mut dyn Sink<Event>) {
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

    fn next_bidder(&mut self, sink: &mut dyn Sink<Event>) {
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
    pub(super) fn reveal(&mut self, sink: &mut dyn Sink<Event>) {
        sink.put(|| {
            let tiles = self.seats().map(|seat| (seat, tell(&self.player(seat).bids))).collect();
            Event::Reveal { round: self.round, tiles }
        });
        self.resolve_slots(sink);
    }
}

fn tell(bids: &[Bid]) -> Vec<BidTile> {
    bids.iter().map(BidTile::from).collect()
}
