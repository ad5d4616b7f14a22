//! A turn of bids as a whole: which tiles go where, with crew or without.

use super::wants::{Bidder, PIP, Stake, Want};
use rules::farlight::{Bid, Choice, Draft, PASSES, Target, Tiles, View};
use rules::{Rng, Seat};

/// Lays the rest of the pass: every tile left goes where it adds most, and which of them comes now is drawn, so that
/// nobody reads from the pass what a tile is worth.
pub(super) fn lay(view: &View, seat: Seat, noise: u32, rng: &mut Rng) -> Vec<Bid> {
    let wants = Bidder::of(view, seat).wants();
    lay_varied(view, seat, &wants, noise, rng)
}

/// As [`lay`], from wishes that are already known and vary by up to `noise` percent.
pub(super) fn lay_varied(
    view: &View,
    seat: Seat,
    wants: &[Want],
    noise: u32,
    rng: &mut Rng,
) -> Vec<Bid> {
    let varied: Vec<Want> = wants.iter().map(|want| want.varied(noise, rng)).collect();
    let mut turn = Turn::of(view, seat);
    // What is taken up already comes first.
    let (due, begun) = (turn.left, usize::from(turn.taken.is_some() || turn.aimed.is_some()));
    turn.left = turn.hand.len();
    let mut laid = Vec::new();
    while let Some(bid) = turn.best(&varied) {
        turn.put(bid);
        laid.push(bid);
    }
    let kept = begun.min(laid.len());
    rng.shuffle(&mut laid[kept..]);
    laid.truncate(due);
    laid
}

/// Where a turn of bids stands.
#[derive(Clone, Debug)]
pub(super) struct Turn {
    hand: Vec<u8>,
    /// Own tiles on the station, those of this turn included.
    tiles: Vec<Bid>,
    crew: u16,
    left: usize,
    taken: Option<u8>,
    aimed: Option<Target>,
}

impl Turn {
    pub(super) fn of(view: &View, seat: Seat) -> Turn {
        let own = &view.seats[seat];
        let placed = &view.draft.placed;
        let known = |bid: &rules::farlight::SeenBid| {
            Some(Bid { target: bid.target, crew: bid.crew, value: bid.value? })
        };
        let hand = own.hand.unwrap_or(Tiles::ALL);
        let is_laid = |value: &u8| placed.iter().any(|bid| bid.value == *value);
        let of_pass = PASSES.get(usize::from(view.pass)).copied().unwrap_or_default();
        Turn {
            hand: hand.iter().filter(|value| !is_laid(value)).collect(),
            tiles: own.bids.iter().filter_map(known).chain(placed.iter().copied()).collect(),
            crew: own.crew - view.draft.crew(),
            left: usize::from(of_pass) - placed.len(),
            taken: view.draft.tile,
            aimed: view.draft.target,
        }
    }

    /// The tile that adds most to what lies where it goes, less what it could do elsewhere.
    fn best(&self, wants: &[Want]) -> Option<Bid> {
        if self.left == 0 {
            return None;
        }
        let aimed = |want: &&Want| self.aimed.is_none_or(|target| target == want.target);
        let all = wants.iter().filter(aimed).flat_map(|want| self.weighed(want));
        all.max_by_key(|&(added, _)| added).map(|(_, bid)| bid)
    }

    /// Every way to lay one tile on a target, with what it adds.
    fn weighed<'a>(&'a self, want: &'a Want) -> impl Iterator<Item = (i32, Bid)> + 'a {
        let target = want.target;
        let stake = Stake::on(target, &self.tiles);
        let before = want.utility(stake);
        let crews: &[bool] = if self.crew > 0 { &[false, true] } else { &[false] };
        let takes = |value: &&u8| self.taken.is_none_or(|taken| taken == **value);
        let tiles = self.hand.iter().filter(takes);
        let bids = tiles
            .flat_map(move |&value| crews.iter().map(move |&crew| Bid { target, crew, value }));
        bids.map(move |bid| {
            let after = want.utility(stake.with(bid));
            (after - before - i32::from(bid.value) * PIP, bid)
        })
    }

    pub(super) fn put(&mut self, bid: Bid) {
        self.hand.retain(|&value| value != bid.value);
        self.tiles.push(bid);
        self.crew -= u16::from(bid.crew);
        self.left -= 1;
        (self.taken, self.aimed) = (None, None);
    }
}

/// The choices that lay these tiles, from where the draft stands.
pub(super) fn choices(view: &View, seat: Seat, laid: &[Bid]) -> Vec<Choice> {
    let Draft { tile, target, .. } = &view.draft;
    let mut turn = Turn::of(view, seat);
    let (mut tile, mut target) = (*tile, *target);
    let mut choices = Vec::new();
    for &bid in laid {
        if tile.take().is_none() && turn.hand.len() > 1 {
            choices.push(Choice::Tile(bid.value));
        }
        if target.take().is_none() {
            choices.push(Choice::Target(bid.target));
        }
        if turn.crew > 0 {
            choices.push(if bid.crew { Choice::Crewed } else { Choice::Uncrewed });
        }
        turn.put(bid);
    }
    choices
}
