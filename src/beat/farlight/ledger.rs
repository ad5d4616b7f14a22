//! The table as far as it has been told: what everybody has after each event.

use super::{Scene, sent};
use rules::farlight::{
    BidTile, CREW_PER_BIOTECH, Event, Flown, Phase, STARTING_CREW, SeatView, SeenBid, Target, View,
    Won,
};

/// What the table shows of tokens, ships and missions once so many events have been told. All that
/// no event changes is as in `view`.
pub fn told(view: &View, events: &[(usize, Event)]) -> View {
    let mut told = view.clone();
    for seat in &mut told.seats {
        (seat.crew, seat.science) = (STARTING_CREW, 0);
        seat.pending.clear();
        seat.flown.clear();
        seat.bids.clear();
    }
    for (at, (_, event)) in events.iter().enumerate() {
        let scene = Scene { before: &events[..at], colours: &[], viewer: view.viewer };
        scene.enter(event, &mut told);
    }
    let scene = Scene { before: events, colours: &[], viewer: view.viewer };
    for (whose, seat) in told.seats.pairs_mut() {
        seat.ship = scene.ship(whose);
        seat.pending.iter_mut().for_each(|won| won.die = scene.die(won.part));
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
                seat.crew -= sent(tiles);
                lay(seat, tiles);
            }
            Event::Reveal { tiles, .. } => {
                told.phase = Phase::Install;
                for (whose, tiles) in tiles.iter() {
                    told.seats[*whose].bids.clear();
                    lay(&mut told.seats[*whose], tiles);
                }
            }
            Event::Auction { target, winner, .. } => {
                for (whose, crew, science) in self.gains(event) {
                    told.seats[whose].crew += crew;
                    told.seats[whose].science += science;
                }
                if let (Some(winner), Target::Slot(n)) = (*winner, target) {
                    let pending = &mut told.seats[winner].pending;
                    pending.extend(self.slot(*n).map(|part| Won { part, die: None }));
                    rules::order::sort(pending);
                }
            }
            // Ships and dice are put together from all that was told of them.
            Event::Repair { .. } | Event::Engineer { .. } | Event::Boost { .. } => {}
            Event::Install { seat, part, paid, .. } => {
                let seat = &mut told.seats[*seat];
                seat.crew -= u16::from(*paid);
                seat.pending.retain(|won| won.part != *part);
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
