//! The table as far as it has been told: what everybody has after each event.

use super::Scene;
use rules::farlight::{
    BidTile, CREW_PER_BIOTECH, Cell, DISCOVERED, Event, Flown, HIRED, PartId, Phase, SeatView,
    SeenBid, Service, Target, View, Won,
};

/// What the table shows of tokens, ships and missions once so many events have been told. All that
/// no event changes is as in `view`.
pub fn told(view: &View, events: &[(usize, Event)]) -> View {
    let mut told = view.clone();
    for seat in &mut told.seats {
        // What everybody begins with.
        (seat.crew, seat.science) = (3, 0);
        seat.ship = Default::default();
        seat.pending.clear();
        seat.flown.clear();
        seat.bids.clear();
    }
    for (at, (_, event)) in events.iter().enumerate() {
        let scene = Scene { before: &events[..at], colours: &[], viewer: view.viewer };
        scene.enter(event, &mut told);
    }
    told
}

impl Scene<'_> {
    /// Enters an event.
    fn enter(&self, event: &Event, told: &mut View) {
        match event {
            Event::Setup { .. } | Event::Refill { .. } => {
                told.phase = Phase::Bid;
                told.seats.iter_mut().for_each(|seat| seat.bids.clear());
            }
            Event::Bid { seat, tiles, .. } => {
                let seat = &mut told.seats[*seat];
                seat.crew -= tiles.iter().filter(|tile| tile.crew).count() as u16;
                lay(seat, tiles);
            }
            Event::Reveal { tiles, .. } => {
                told.phase = Phase::Install;
                for (whose, tiles) in tiles.iter() {
                    told.seats[*whose].bids.clear();
                    lay(&mut told.seats[*whose], tiles);
                }
            }
            Event::Auction { target, winner, bonus_crew, consolation, .. } => {
                for (whose, tiles) in self.laid(*target) {
                    if tiles.is_empty() || *winner == Some(whose) {
                        continue;
                    }
                    let back = tiles.iter().filter(|tile| tile.crew).count() as u16;
                    let more = consolation.get(whose).map_or(0, |&n| n.into());
                    told.seats[whose].crew += back + more;
                }
                if let Some(winner) = *winner {
                    let won = &mut told.seats[winner];
                    won.crew += bonus_crew;
                    match target {
                        Target::Slot(n) => won
                            .pending
                            .extend(self.slot(*n).map(|part| Won { part, die: self.die(part) })),
                        Target::Service(Service::Hire) => won.crew += HIRED,
                        Target::Service(Service::Discover) => won.science += DISCOVERED,
                        Target::Service(Service::Repair | Service::Engineer)
                        | Target::Mission(_) => {}
                    }
                    rules::order::sort(&mut won.pending);
                }
            }
            Event::Repair { seat, discarded } => {
                for &part in discarded {
                    told.seats[*seat].ship.remove(part);
                }
            }
            Event::Engineer { seat, part, die } | Event::Boost { seat, part, die } => {
                turn(&mut told.seats[*seat], *part, *die);
            }
            Event::Install { seat, part, x, y, paid } => {
                let seat = &mut told.seats[*seat];
                seat.crew -= u16::from(*paid);
                seat.pending.retain(|won| won.part != *part);
                seat.ship.install(*part, Cell { x: *x, y: *y }, self.die(*part));
            }
            Event::Scrap { seat, part, .. } => {
                told.seats[*seat].pending.retain(|won| won.part != *part);
            }
            Event::Benefit { seat, crew, science } => {
                told.phase = Phase::Boost;
                told.seats[*seat].crew += u16::from(*crew);
                told.seats[*seat].science += u16::from(*science);
            }
            Event::Mission {
                mission, seat, done, points, bought_biotech, science_paid, ..
            } => {
                told.phase = Phase::Launch;
                let seat = &mut told.seats[*seat];
                seat.crew -= CREW_PER_BIOTECH * u16::from(*bought_biotech);
                seat.science -= u16::from(*science_paid);
                seat.flown.extend(done.then_some(Flown { mission: *mission, points: *points }));
            }
            Event::Award { .. } | Event::Leftovers { .. } | Event::Result { .. } => {
                told.phase = Phase::Over;
            }
        }
    }
}

fn lay(seat: &mut SeatView, tiles: &[BidTile]) {
    let seen = |tile: &BidTile| SeenBid { target: tile.target, crew: tile.crew, value: tile.value };
    seat.bids.extend(tiles.iter().map(seen));
    rules::order::sort(&mut seat.bids);
}

/// Turns the die of an engine, installed or just won.
fn turn(seat: &mut SeatView, part: PartId, to: u8) {
    if seat.ship.turn_die(part, |_| to).is_none()
        && let Some(won) = seat.pending.iter_mut().find(|won| won.part == part)
    {
        won.die = Some(to);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Seat;
    use rules::farlight::{Farlight, Table};
    use rules::{Game, Match, Rng, Seed};

    /// What is drawn while it is told comes, event by event, to what the rules say it is.
    #[test]
    fn what_has_been_told_is_what_everybody_has() {
        let mut compared = 0;
        for seed in 0..10 {
            let table = Table { seats: 2 + (seed % 4) as u8 };
            let viewer = (seed % 3 > 0).then_some(Seat(1));
            let mut events = Vec::new();
            Farlight::deal(&table, Seed(seed), &mut events).unwrap();
            let mut played = Match::<Farlight>::new(table, Seed(seed)).unwrap();
            let mut rng = Rng::new(Seed(seed), 9);
            while let Some(&choice) = rng.pick(&played.legal()) {
                let fly = choice == rules::farlight::Choice::Pass && seed % 2 == 0;
                let choice = if fly { rules::farlight::Choice::Complete } else { choice };
                played.play(choice, &mut events).unwrap();
                let view = played.view(viewer);
                // What is being taken off is told when all of it has been.
                if !view.repaired.is_empty() {
                    continue;
                }
                let seen = events.iter().filter_map(|event| Farlight::seen(event, viewer));
                let seen: Vec<(usize, Event)> = seen.enumerate().collect();
                let told = told(&view, &seen);
                for (seat, is) in view.seats.pairs() {
                    assert_eq!(told.seats[seat], *is, "seed {seed}, {choice:?}");
                }
                compared += 1;
            }
        }
        assert!(compared > 500, "{compared}");
    }

    /// Nobody is asked for more than he has, and no number goes below nothing, at any beat.
    #[test]
    fn nothing_is_paid_before_it_was_told_to_be_there() {
        let mut events = Vec::new();
        let table = Table { seats: 4 };
        Farlight::deal(&table, Seed(7), &mut events).unwrap();
        let mut played = Match::<Farlight>::new(table, Seed(7)).unwrap();
        let mut rng = Rng::new(Seed(7), 3);
        while let Some(&choice) = rng.pick(&played.legal()) {
            played.play(choice, &mut events).unwrap();
        }
        let view = played.view(None);
        let seen: Vec<(usize, Event)> = events.into_iter().enumerate().collect();
        let parts = |view: &View| -> usize {
            view.seats.iter().map(|seat| seat.ship.parts().len() + seat.pending.len()).sum()
        };
        let mut before = 0;
        for upto in 0..=seen.len() {
            let told = told(&view, &seen[..upto]);
            let now = parts(&told);
            assert!(now <= before + 1, "one event brings one part: {upto}");
            before = now;
        }
        assert_eq!(before, parts(&view));
    }
}
