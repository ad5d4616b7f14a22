//! A game tried out: played to its end by players who go by the chances alone.

use super::chances::Chances;
use rules::faraway::{Choice, Faraway, HAND, ROUNDS, RegionId, SanctuaryId, View};
use rules::faraway::{found, total};
use rules::{BySeat, Game, Rng, Seat};
use std::collections::VecDeque;

#[derive(Clone, Debug, Default)]
struct Player {
    hand: Vec<RegionId>,
    row: Vec<RegionId>,
    kept: Vec<SanctuaryId>,
    offered: Vec<SanctuaryId>,
    due: usize,
}

/// A full state, as small as a game that is only played to its end can be.
#[derive(Clone, Debug)]
pub(super) struct Trial {
    round: u8,
    players: BySeat<Player>,
    market: Vec<RegionId>,
    /// The top card is the last.
    regions: Vec<RegionId>,
    /// The top card is the first.
    sanctuaries: VecDeque<SanctuaryId>,
    queue: VecDeque<Seat>,
    /// How many choices have been made.
    pub nodes: u32,
}

impl Trial {
    /// A state that looks like the view to its viewer.
    pub(super) fn sample(view: &View, rng: &mut Rng) -> Trial {
        let state = Faraway::sample(view, rng);
        let players = BySeat::of(view.table.seats, |seat| Player::of(&state, seat));
        let regions = unseen_regions(view, &players, rng);
        let sanctuaries = unseen_sanctuaries(view, &players, rng);
        Trial {
            round: view.round,
            players,
            market: view.market.clone(),
            regions,
            sanctuaries,
            queue: view.queue.iter().copied().collect(),
            nodes: 0,
        }
    }

    /// The fame of each seat.
    pub(super) fn totals(&self) -> impl Iterator<Item = (Seat, i32)> {
        self.players.pairs().map(|(seat, one)| (seat, total(&one.row, &one.kept).into()))
    }

    /// Plays on to the end after a choice of one seat.
    pub(super) fn finish(&mut self, chances: &Chances, seat: Seat, choice: Choice) {
        match choice {
            Choice::Keep(kept) => self.keep(chances, seat, kept),
            Choice::Explore(region) => self.explore(chances, Some((seat, region))),
            Choice::Take(region) => {
                self.take(seat, region);
                self.settle_best(chances, seat);
                self.queue.pop_front();
            }
            Choice::Settle(sanctuary) => {
                self.settle(seat, sanctuary);
                self.queue.pop_front();
            }
        }
        self.end_round(chances);
        while self.round < ROUNDS {
            self.round += 1;
            self.open_round();
            self.explore(chances, None);
            self.end_round(chances);
        }
    }

    /// All keep three of five, then the first round is explored.
    fn keep(&mut self, chances: &Chances, own: Seat, kept: [RegionId; HAND]) {
        for (seat, player) in self.players.pairs_mut() {
            let kept = if seat == own { kept } else { best_three(chances, &player.hand) };
            let back = std::mem::replace(&mut player.hand, kept.to_vec()).into_iter();
            for region in back.filter(|region| !kept.contains(region)) {
                // Anywhere in the deck, without a draw: the choices compared share their deals.
                let place = usize::from(region.time()) * 31 % (self.regions.len() + 1);
                self.regions.insert(place, region);
            }
            self.nodes += 1;
        }
        self.open_round();
        self.explore(chances, None);
    }

    fn open_round(&mut self) {
        self.market.clear();
        if self.round < ROUNDS {
            let rest = self.regions.len().saturating_sub(self.players.iter().len() + 1);
            self.market.extend(self.regions.drain(rest..));
        }
    }

    fn explore(&mut self, chances: &Chances, own: Option<(Seat, RegionId)>) {
        let rounds = usize::from(ROUNDS - self.round);
        self.queue.clear();
        for (seat, player) in self.players.pairs_mut() {
            let region = match own {
                Some((other, region)) if other == seat => Some(region),
                _ => player.best_region(chances, rounds),
            };
            player.hand.retain(|held| Some(*held) != region);
            player.row.extend(region);
            player.due = found(&player.row, &player.kept);
            self.queue.push_back(seat);
            self.nodes += 1;
        }
        let players = &self.players;
        let queue = self.queue.make_contiguous();
        rules::order::sort_by_key(queue, |&seat| players[seat].row.last().copied());
        for place in 0..self.queue.len() {
            self.offer(self.queue[place]);
        }
    }

    fn offer(&mut self, seat: Seat) {
        let player = &mut self.players[seat];
        while player.offered.len() < player.due {
            let Some(sanctuary) = self.sanctuaries.pop_front() else { return };
            player.offered.push(sanctuary);
        }
    }

    fn end_round(&mut self, chances: &Chances) {
        while let Some(seat) = self.queue.pop_front() {
            self.offer(seat);
            if self.round < ROUNDS
                && let Some(region) = self.best_take(chances, seat)
            {
                self.take(seat, region);
            }
            self.settle_best(chances, seat);
        }
    }

    fn best_take(&mut self, chances: &Chances, seat: Seat) -> Option<RegionId> {
        let rounds = usize::from(ROUNDS - self.round);
        let Trial { players, market, .. } = self;
        let Player { hand, row, kept, .. } = &mut players[seat];
        best(market.iter().copied(), |region| {
            hand.iter()
                .map(|&held| {
                    let pair = [region, held];
                    let later = [held, region];
                    plan(chances, row, kept, &pair, rounds)
                        .max(plan(chances, row, kept, &later, rounds))
                })
                .max()
                .unwrap_or_else(|| plan(chances, row, kept, &[region], rounds))
        })
    }

    fn take(&mut self, seat: Seat, region: RegionId) {
        self.market.retain(|&other| other != region);
        self.players[seat].hand.push(region);
        self.nodes += 1;
    }

    fn settle_best(&mut self, chances: &Chances, seat: Seat) {
        let rounds = usize::from(ROUNDS - self.round);
        if let Some(sanctuary) = self.players[seat].best_sanctuary(chances, rounds) {
            self.settle(seat, sanctuary);
        }
    }

    fn settle(&mut self, seat: Seat, sanctuary: SanctuaryId) {
        let player = &mut self.players[seat];
        player.kept.push(sanctuary);
        let back = player.offered.drain(..).filter(|&other| other != sanctuary);
        self.sanctuaries.extend(back);
        player.due = 0;
        self.nodes += 1;
    }
}

impl Player {
    fn of(state: &Faraway, seat: Seat) -> Player {
        let view = state.view(Some(seat));
        let seen = &view.seats[seat];
        Player {
            hand: seen.hand.iter().filter_map(|held| held.id).collect(),
            row: seen.row.clone(),
            kept: seen.sanctuaries.clone(),
            offered: seen.offered.iter().copied().flatten().collect(),
            due: seen.due.into(),
        }
    }

    fn best_region(&mut self, chances: &Chances, rounds: usize) -> Option<RegionId> {
        let Player { hand, row, kept, .. } = self;
        best(hand.iter().copied(), |region| {
            if rounds == 0 {
                return plan(chances, row, kept, &[region], 1);
            }
            hand.iter()
                .filter(|&&next| next != region)
                .map(|&next| plan(chances, row, kept, &[region, next], rounds + 1))
                .max()
                .unwrap_or_else(|| plan(chances, row, kept, &[region], rounds + 1))
        })
    }

    /// The one that goes best with a Region of the hand.
    fn best_sanctuary(&mut self, chances: &Chances, rounds: usize) -> Option<SanctuaryId> {
        let Player { offered, row, kept, hand, .. } = self;
        if let [only] = offered.as_slice() {
            return Some(*only);
        }
        best(offered.iter().copied(), |sanctuary| {
            kept.push(sanctuary);
            let next = hand.iter().map(|&region| plan(chances, row, kept, &[region], rounds));
            let worth = next.max().unwrap_or(0);
            kept.pop();
            worth
        })
    }
}

/// What a tableau is worth once these Regions are played, with so many rounds before that.
fn plan(
    chances: &Chances,
    row: &mut Vec<RegionId>,
    kept: &[SanctuaryId],
    regions: &[RegionId],
    mut rounds: usize,
) -> i32 {
    let length = row.len();
    let mut prizes = 0;
    for &region in regions.iter().take(rounds) {
        row.push(region);
        rounds -= 1;
        prizes += chances.prize(found(row, kept));
    }
    let worth = chances.worth(row, kept, rounds);
    row.truncate(length);
    worth + prizes
}

/// The item with the greatest worth; the first among equals.
pub(super) fn best<T: Copy>(
    items: impl Iterator<Item = T>,
    mut worth: impl FnMut(T) -> i32,
) -> Option<T> {
    let mut best = None;
    for item in items {
        let worth = worth(item);
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((item, worth));
        }
    }
    best.map(|(item, _)| item)
}

/// Which three of a hand to keep: each for itself, as if it were played first.
fn best_three(chances: &Chances, hand: &[RegionId]) -> [RegionId; HAND] {
    let mut hand = hand.to_vec();
    rules::order::sort_by_key(&mut hand, |&region| {
        -chances.worth(&[region], &[], usize::from(ROUNDS) - 1)
    });
    let mut three = [hand[0], hand[1], hand[2]];
    rules::order::sort(&mut three);
    three
}

fn unseen_regions(view: &View, players: &BySeat<Player>, rng: &mut Rng) -> Vec<RegionId> {
    let placed = |id: &RegionId| {
        view.market.contains(id)
            || view.leftovers.contains(id)
            || players.iter().any(|player| player.hand.contains(id) || player.row.contains(id))
    };
    let mut unseen: Vec<RegionId> = RegionId::all().filter(|id| !placed(id)).collect();
    rng.shuffle(&mut unseen);
    unseen
}

/// The deck: known cards where they are known to lie, the others drawn.
fn unseen_sanctuaries(
    view: &View,
    players: &BySeat<Player>,
    rng: &mut Rng,
) -> VecDeque<SanctuaryId> {
    let placed = |id: &SanctuaryId| {
        view.sanctuary_deck.contains(&Some(*id))
            || players.iter().any(|player| player.kept.contains(id) || player.offered.contains(id))
    };
    let mut unseen: Vec<SanctuaryId> = SanctuaryId::all().filter(|id| !placed(id)).collect();
    rng.shuffle(&mut unseen);
    view.sanctuary_deck.iter().filter_map(|card| card.or_else(|| unseen.pop())).collect()
}
