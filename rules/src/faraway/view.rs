//! What one seat, or a spectator, may know of a game of Faraway.

use super::HAND;
use super::card::{RegionId, SanctuaryId};
use super::choice::Phase;
use super::options::Table;
use super::state::{Faraway, Hidden, InHand, Player};
use crate::{BySeat, Rng, Seat, SeatSet, Seed, order};
use std::collections::VecDeque;

/// A Region in a hand, as somebody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Held {
    /// Which one, if the viewer knows.
    pub id: Option<RegionId>,
    /// Whether everybody knows: it was taken from the market.
    pub open: bool,
}

/// A seat, as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SeatView {
    /// The hand: what the viewer knows in ascending order, then the rest.
    pub hand: Vec<Held>,
    /// Whether the seat has made its secret choice.
    pub decided: bool,
    /// The secret choice, if it is the viewer's own.
    pub chosen: Vec<RegionId>,
    /// Advanced start: what the viewer himself rejected.
    pub rejected: Vec<RegionId>,
    /// The Regions played, left to right.
    pub row: Vec<RegionId>,
    /// The Sanctuaries kept, in order.
    pub sanctuaries: Vec<SanctuaryId>,
    /// The Sanctuaries dealt and not yet decided on, as far as the viewer knows them.
    pub offered: Vec<Option<SanctuaryId>>,
    /// How many Sanctuaries this round's Region is due.
    pub due: u8,
}

/// What a viewer knows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct View {
    /// Whose view it is; none for a spectator.
    pub viewer: Option<Seat>,
    /// What was agreed before the deal.
    pub table: Table,
    /// 1 to 8.
    pub round: u8,
    /// What is being decided.
    pub phase: Phase,
    /// All seats in order.
    pub seats: BySeat<SeatView>,
    /// The market, in the order it was laid out.
    pub market: Vec<RegionId>,
    /// The Regions that nobody took.
    pub leftovers: Vec<RegionId>,
    /// Who is still to end his exploration this round, the next one first.
    pub queue: Vec<Seat>,
    /// How many Regions are left to draw.
    pub regions_left: u8,
    /// The Sanctuary deck from the top, as far as the viewer knows where a card lies.
    pub sanctuary_deck: Vec<Option<SanctuaryId>>,
}

impl View {
    pub(super) fn of(game: &Faraway, viewer: Option<Seat>) -> View {
        let told =
            |card: &Hidden| viewer.is_some_and(|seat| card.known.contains(seat)).then_some(card.id);
        View {
            viewer,
            table: game.table,
            round: game.round,
            phase: game.phase,
            seats: game.seats().map(|seat| seat_view(game, seat, viewer)).collect(),
            market: game.market.clone(),
            leftovers: game.leftovers.clone(),
            queue: game.queue.iter().copied().collect(),
            regions_left: game.regions.len() as u8,
            sanctuary_deck: game.sanctuaries.iter().map(told).collect(),
        }
    }

    /// The viewer's own seat.
    pub fn own(&self) -> Option<&SeatView> {
        Some(&self.seats[self.viewer?])
    }

    /// Who must decide now.
    pub fn deciders(&self) -> SeatSet {
        match self.phase {
            Phase::Keep | Phase::Explore => {
                let undecided = self.seats.pairs().filter(|(_, seen)| !seen.decided);
                undecided.map(|(seat, _)| seat).collect()
            }
            Phase::Take | Phase::Settle => self.queue.iter().take(1).copied().collect(),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    /// A full game that looks like this to the viewer.
    pub(super) fn sample(&self, rng: &mut Rng) -> Faraway {
        let mut regions = self.unseen_regions();
        rng.shuffle(&mut regions);
        let mut sanctuaries = self.unseen_sanctuaries();
        rng.shuffle(&mut sanctuaries);
        let viewer: SeatSet = self.viewer.into_iter().collect();
        let players = BySeat::of(self.table.seats, |seat| {
            self.sample_player(seat, &mut regions, &mut sanctuaries, rng)
        });
        // What the viewer rejected went back into the deck, not into anybody's hand.
        let rejected = self.own().map(|own| own.rejected.as_slice()).unwrap_or_default();
        regions.extend(rejected.iter().filter(|id| !self.shows(**id)));
        rng.shuffle(&mut regions);
        let fill = |card: &Option<SanctuaryId>| {
            let known = if card.is_some() { viewer } else { SeatSet::EMPTY };
            hidden(*card, known, &mut sanctuaries)
        };
        Faraway {
            table: self.table,
            rng: Rng::new(Seed(rng.wide()), 0),
            round: self.round,
            phase: self.phase,
            players,
            market: self.market.clone(),
            regions,
            sanctuaries: self.sanctuary_deck.iter().filter_map(fill).collect(),
            leftovers: self.leftovers.clone(),
            queue: VecDeque::from(self.queue.clone()),
        }
    }

    fn sample_player(
        &self,
        seat: Seat,
        regions: &mut Vec<RegionId>,
        sanctuaries: &mut Vec<SanctuaryId>,
        rng: &mut Rng,
    ) -> Player {
        let seen = &self.seats[seat];
        let mut hand: Vec<InHand> = seen
            .hand
            .iter()
            .filter_map(|held| {
                Some(InHand { id: held.id.or_else(|| regions.pop())?, open: held.open })
            })
            .collect();
        order::sort(&mut hand);
        let viewer: SeatSet = self.viewer.into_iter().collect();
        let told = |card: &Option<SanctuaryId>| {
            let known = if card.is_some() { viewer } else { SeatSet::EMPTY };
            hidden(*card, known.union(SeatSet::one(seat)), sanctuaries)
        };
        Player {
            chosen: self.sample_choice(seen, &hand, rng),
            hand,
            rejected: seen.rejected.clone(),
            row: seen.row.clone(),
            sanctuaries: seen.sanctuaries.clone(),
            offered: seen.offered.iter().filter_map(told).collect(),
            due: seen.due.into(),
        }
    }

    /// A secret choice that a seat which has made one could have made.
    fn sample_choice(&self, seen: &SeatView, hand: &[InHand], rng: &mut Rng) -> Vec<RegionId> {
        if !seen.decided || !seen.chosen.is_empty() {
            return seen.chosen.clone();
        }
        let mut ids: Vec<RegionId> = hand.iter().map(|held| held.id).collect();
        rng.shuffle(&mut ids);
        ids.truncate(if self.phase == Phase::Keep { HAND } else { 1 });
        order::sort(&mut ids);
        ids
    }

    /// Whether the Region lies open somewhere or in a hand that the viewer knows it is in.
    fn shows(&self, id: RegionId) -> bool {
        let in_seat = |seat: &SeatView| {
            seat.row.contains(&id) || seat.hand.iter().any(|held| held.id == Some(id))
        };
        self.market.contains(&id) || self.leftovers.contains(&id) || self.seats.iter().any(in_seat)
    }

    fn unseen_regions(&self) -> Vec<RegionId> {
        let rejected = self.own().map(|own| own.rejected.as_slice()).unwrap_or_default();
        RegionId::all().filter(|&id| !self.shows(id) && !rejected.contains(&id)).collect()
    }

    fn unseen_sanctuaries(&self) -> Vec<SanctuaryId> {
        let mut seen = [false; SanctuaryId::COUNT as usize + 1];
        let kept = self.seats.iter().flat_map(|seat| seat.sanctuaries.iter().copied());
        let offered = self.seats.iter().flat_map(|seat| seat.offered.iter().flatten().copied());
        let buried = self.sanctuary_deck.iter().flatten().copied();
        for id in kept.chain(offered).chain(buried) {
            seen[usize::from(id.number())] = true;
        }
        SanctuaryId::all().filter(|id| !seen[usize::from(id.number())]).collect()
    }
}

/// A card whose place is known to `known`: this one, or one drawn from those that nobody has seen.
fn hidden(
    card: Option<SanctuaryId>,
    known: SeatSet,
    unseen: &mut Vec<SanctuaryId>,
) -> Option<Hidden> {
    card.or_else(|| unseen.pop()).map(|id| Hidden { id, known })
}

fn seat_view(game: &Faraway, seat: Seat, viewer: Option<Seat>) -> SeatView {
    let player = &game.players[seat];
    let own = viewer == Some(seat);
    let mut hand: Vec<Held> = player
        .hand
        .iter()
        .map(|held| Held { id: (own || held.open).then_some(held.id), open: held.open })
        .collect();
    order::sort_by_key(&mut hand, |held| (held.id.is_none(), held.id));
    let mine = |ids: &[RegionId]| if own { ids.to_vec() } else { Vec::new() };
    let told =
        |card: &Hidden| viewer.is_some_and(|seat| card.known.contains(seat)).then_some(card.id);
    SeatView {
        hand,
        decided: !player.chosen.is_empty(),
        chosen: mine(&player.chosen),
        rejected: mine(&player.rejected),
        row: player.row.clone(),
        sanctuaries: player.sanctuaries.clone(),
        offered: player.offered.iter().map(told).collect(),
        due: player.due as u8,
    }
}
