//! The table as far as it has been told: what everybody has after each event.

use super::{Scene, sent};
use rules::Seat;
use rules::farlight::{
    AWARD_POINTS, BidTile, CREW_PER_BIOTECH, Event, Flown, Launch, Pairs, PartId, Phase,
    STARTING_CREW, SeatView, SeenBid, Service, Slot, Target, View, Won,
};

/// What the table shows once so many events have been told. All that no event changes is as in `view`.
pub fn told(view: &View, events: &[(usize, Event)]) -> View {
    let mut told = view.clone();
    (told.round, told.deck_left) = (0, PartId::COUNT);
    told.slots.fill(None);
    for seat in &mut told.seats {
        (seat.crew, seat.science) = (STARTING_CREW, 0);
        seat.pending.clear();
        seat.flown.clear();
        seat.bids.clear();
    }
    for (at, (_, event)) in events.iter().enumerate() {
        let scene = Scene {
            before: &events[..at],
            colours: &[],
            names: &[],
            lang: None,
            viewer: view.viewer,
        };
        scene.enter(event, &mut told);
    }
    let scene = Scene { before: events, colours: &[], names: &[], lang: None, viewer: view.viewer };
    for (whose, seat) in told.seats.pairs_mut() {
        seat.ship = scene.ship(whose);
        seat.pending.iter_mut().for_each(|won| won.die = scene.die(won.part));
    }
    told
}

/// What has been told that a seat gets at the end, beside its missions.
pub fn counted(whose: Seat, told: &[(usize, Event)]) -> u16 {
    let points = |event: &Event| match event {
        Event::Award { seats, .. } if seats.contains(&whose) => AWARD_POINTS.into(),
        Event::Leftovers { seat, points, .. } if *seat == whose => *points,
        _ => 0,
    };
    told.iter().map(|(_, event)| points(event)).sum()
}

impl Scene<'_> {
    /// Enters an event.
    fn enter(&self, event: &Event, told: &mut View) {
        match event {
            Event::Setup { first, stacks, slots, dice, .. } => {
                (told.first, told.stacks) = (*first, stacks.clone());
                self.fill(told, slots, dice, |_| 0);
            }
            Event::Refill { slots, dice, bonus, .. } => {
                told.first = Seat((told.first.0 + 1) % told.table.seats);
                self.fill(told, slots, dice, |part| bonus.get(part).copied().unwrap_or(0));
            }
            Event::Bid { seat, pass, tiles, .. } => {
                told.pass = if told.order().last() == Some(*seat) { *pass } else { pass - 1 };
                let seat = &mut told.seats[*seat];
                seat.crew -= sent(tiles);
                lay(seat, tiles);
            }
            // Each lot's tiles turn up when it is told what comes of it.
            Event::Reveal { tiles, .. } => turn_last(tiles, told),
            Event::Auction { target, winner, .. } => {
                for (whose, crew, science) in self.gains(event) {
                    told.seats[whose].crew += crew;
                    told.seats[whose].science += science;
                }
                if let (Some(winner), Target::Slot(n)) = (*winner, target) {
                    let slot = told.slots.get_mut(usize::from(*n) - 1).and_then(Option::take);
                    let pending = &mut told.seats[winner].pending;
                    pending.extend(slot.map(|Slot { part, die, .. }| Won { part, die }));
                    rules::order::sort(pending);
                }
                if let Some(tiles) = self.turned() {
                    // Whoever takes parts off decides in view of all.
                    let decides = winner.is_some() && *target == Target::Service(Service::Repair);
                    turn(tiles, told, |lot| decides || lot == *target);
                    turn_last(tiles, told);
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
                mission,
                queue,
                seat,
                done,
                points,
                bought_biotech,
                science_paid,
                ..
            } => {
                told.phase = Phase::Launch;
                let launch = &mut told.launch;
                if launch.missions != [*mission] {
                    let (missions, queue) = (vec![*mission], queue.clone());
                    *launch = Launch { missions, queue, ..Launch::default() };
                }
                launch.asked += 1;
                launch.finishers += u8::from(*done);
                if launch.next().is_none() && launch.finishers > 0 {
                    told.stacks.iter_mut().for_each(|stack| stack.retain(|id| id != mission));
                }
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

    /// The station is full, and a round begins.
    fn fill(
        &self,
        told: &mut View,
        slots: &[PartId],
        dice: &Pairs<PartId, u8>,
        bonus: impl Fn(PartId) -> u16,
    ) {
        let slot =
            |&part: &PartId| Some(Slot { part, die: dice.get(part).copied(), bonus: bonus(part) });
        told.deck_left -= told.slots.iter().filter(|slot| slot.is_none()).count() as u8;
        told.slots = slots.iter().map(slot).collect();
        (told.phase, told.pass, told.launch) = (Phase::Bid, 0, Launch::default());
        told.round += 1;
        told.seats.iter_mut().for_each(|seat| seat.bids.clear());
    }
}

/// Turns tiles up, those that lie on some targets.
fn turn(tiles: &Pairs<Seat, Vec<BidTile>>, told: &mut View, which: impl Fn(Target) -> bool) {
    for (whose, tiles) in tiles.iter() {
        let seat = &mut told.seats[*whose];
        seat.bids.retain(|bid| !which(bid.target));
        let tiles: Vec<BidTile> = tiles.iter().filter(|tile| which(tile.target)).copied().collect();
        lay(seat, &tiles);
    }
}

/// Once all that lies on parts and services is turned up, so is what lies on missions, and ships are built.
fn turn_last(tiles: &Pairs<Seat, Vec<BidTile>>, told: &mut View) {
    let hidden = |bid: &SeenBid| bid.value.is_none() && !matches!(bid.target, Target::Mission(_));
    if !told.seats.iter().any(|seat| seat.bids.iter().any(hidden)) {
        turn(tiles, told, |_| true);
        told.phase = Phase::Install;
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
                assert_eq!(told.deck_left, view.deck_left, "seed {seed}, {choice:?}");
                // Nobody is told of the crew that comes to the parts after the last round.
                if view.phase != Phase::Over {
                    assert_eq!(told.slots, view.slots, "seed {seed}, {choice:?}");
                }
                assert_eq!(told.stacks, view.stacks, "seed {seed}, {choice:?}");
                let (is, told) =
                    ((view.round, view.first, view.pass), (told.round, told.first, told.pass));
                assert_eq!(told, is, "seed {seed}, {choice:?}");
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
