//! The plain player: what adds most at once. Also everybody in the games that the expert tries.

use super::assets::Assets;
use super::bids;
use super::wants::Bidder;
use rules::farlight::{Cell, Choice, Launch, Phase, Ship, View, Won};
use rules::{Rng, Seat};

/// The next choices of a seat: a whole turn of bids at once, or one other choice. What it wishes
/// varies by up to `noise` percent.
pub(super) fn turn(view: &View, seat: Seat, noise: u32, rng: &mut Rng) -> Vec<Choice> {
    if view.phase == Phase::Bid {
        let laid = bids::lay(view, seat, noise, rng);
        return bids::choices(view, seat, &laid);
    }
    vec![choose(view, seat)]
}

/// A choice after the bids: repairing, engineering, installing, boosting, flying.
fn choose(view: &View, seat: Seat) -> Choice {
    let bidder = Bidder::of(view, seat);
    match view.phase {
        Phase::Engineer => engineer(view, seat, &bidder),
        Phase::Install => install(view, seat, &bidder),
        Phase::Boost => boost(view, seat, &bidder),
        Phase::Launch => launch(&view.launch, &bidder),
        Phase::Repair => {
            bidder.best_discard().map_or(Choice::Done, |(part, _)| Choice::Discard(part))
        }
        Phase::Bid | Phase::Over => Choice::Done,
    }
}

fn engineer(view: &View, seat: Seat, bidder: &Bidder<'_>) -> Choice {
    let own = &view.seats[seat];
    let installed = own.ship.parts().iter().map(|p| (p.part, p.die));
    let pending = own.pending.iter().map(|w| (w.part, w.die));
    let gain = |die: u8| bidder.gain(&bidder.own().with_die(die, die + 1));
    let engines = installed.chain(pending).filter_map(|(part, die)| Some((part, die?)));
    let best = engines.filter(|&(_, die)| die < 6).max_by_key(|&(_, die)| (gain(die), die));
    best.map_or(Choice::Done, |(part, _)| Choice::Engineer(part))
}

fn boost(view: &View, seat: Seat, bidder: &Bidder<'_>) -> Choice {
    let own = &view.seats[seat];
    let engines = || own.ship.parts().iter().filter_map(|p| Some((p.part, p.die?)));
    let below = || engines().filter(|&(_, die)| die < 6);
    if own.overhauls > 0 {
        let lowest = below().min_by_key(|&(_, die)| die);
        return lowest.map_or(Choice::Skip, |(part, _)| Choice::Overhaul(part));
    }
    let gain = |die: u8| bidder.gain(&bidder.own().with_die(die, die + 1));
    let best = below().max_by_key(|&(_, die)| (gain(die), die));
    best.map_or(Choice::Skip, |(part, _)| Choice::Upgrade(part))
}

/// The part and cell that add most. What was won is installed even where it costs more than it adds, for a
/// rival who throws away what he has won looks broken; but not where it would close the ship for good.
fn install(view: &View, seat: Seat, bidder: &Bidder<'_>) -> Choice {
    let own = &view.seats[seat];
    let mut best: Option<(i32, Choice)> = None;
    for won in &own.pending {
        let with = bidder.own().with_part(won.part.card(), won.die);
        for cell in own.ship.cells(won.part) {
            let placed = placed(&with, &own.ship, won, cell);
            let gain = bidder.gain(&placed);
            let keeps = gain > 0 || placed.open > 0;
            if keeps && best.is_none_or(|(most, _)| gain > most) {
                best = Some((gain, Choice::Install(won.part, cell)));
            }
        }
    }
    let scrap = own.pending.first().map_or(Choice::Done, |won| Choice::Scrap(won.part));
    best.map_or(scrap, |(_, choice)| choice)
}

/// The means with a part in this very cell: what it joins and blocks is counted.
fn placed(with: &Assets, ship: &Ship, won: &Won, cell: Cell) -> Assets {
    let mut ship = ship.clone();
    ship.install(won.part, cell, won.die);
    let edges = ship.edges();
    Assets { open: edges.open.into(), loose: edges.loose().into(), ..with.clone() }
}

fn launch(launch: &Launch, bidder: &Bidder<'_>) -> Choice {
    let Some(mission) = launch.missions.first().map(|id| id.card()) else { return Choice::Pass };
    let gain = bidder.flight(bidder.own(), mission, launch.points(mission));
    if gain > 0 { Choice::Complete } else { Choice::Pass }
}
