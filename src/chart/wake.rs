//! Where the ships have come from.

use rules::Seat;
use rules::firefly::sector::SectorId;
use rules::firefly::{Chart, Event};

/// The wake of a ship: its latest flight from where it began, the sector where it lies last. A leap
/// leaves none, and whoever has the turn again begins anew.
pub fn wake<'a>(seat: Seat, chart: &Chart, told: impl Iterator<Item = &'a Event>) -> Vec<SectorId> {
    let mut wake = Vec::new();
    for event in told {
        if matches!(event, Event::Turn { seat: whose, .. } if *whose == seat) {
            wake.drain(..wake.len().saturating_sub(1));
        }
        let Event::Ship { seat: whose, from, to, .. } = *event else { continue };
        if whose != seat || from == Some(to) {
            continue;
        }
        if !from.is_some_and(|from| chart.borders(from, to)) {
            wake.clear();
        }
        wake.push(to);
    }
    wake
}

/// The whole way of a ship, in parts where it leapt.
pub fn route<'a>(
    seat: Seat,
    chart: &Chart,
    told: impl Iterator<Item = &'a Event>,
) -> Vec<Vec<SectorId>> {
    let mut route: Vec<Vec<SectorId>> = Vec::new();
    for event in told {
        let Event::Ship { seat: whose, from, to, .. } = *event else { continue };
        if whose != seat || from == Some(to) {
            continue;
        }
        match route.last_mut() {
            Some(way) if from.is_some_and(|from| chart.borders(from, to)) => way.push(to),
            _ => route.push(vec![to]),
        }
    }
    route
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::firefly::{Pace, Sets};

    fn base() -> &'static Chart {
        Chart::of(Sets::BASE)
    }

    fn flight(seat: Seat, from: Option<SectorId>, to: SectorId) -> Event {
        Event::Ship { seat, from, to, pace: Pace::Burn }
    }

    /// A way of so many sectors, each beside the one before.
    fn way(steps: usize) -> Vec<SectorId> {
        let mut way = vec![SectorId::LONDINIUM];
        while way.len() < steps {
            let last = way[way.len() - 1];
            way.push(base().neighbours(last).find(|near| !way.contains(near)).expect("a way on"));
        }
        way
    }

    #[test]
    fn a_wake_is_the_whole_of_the_last_flight_of_one_ship() {
        let way = way(9);
        let mut told = vec![flight(Seat(1), None, way[4]), flight(Seat(0), None, way[0])];
        told.extend(way.windows(2).map(|step| flight(Seat(0), Some(step[0]), step[1])));
        assert_eq!(wake(Seat(0), base(), told.iter()), way);
        told.push(Event::Turn { seat: Seat(0), round: 2 });
        assert_eq!(wake(Seat(0), base(), told.iter()), way[8..], "a turn begins");
        told.pop();
        assert_eq!(wake(Seat(1), base(), told.iter()), [way[4]]);
        assert_eq!(wake(Seat(0), base(), told[..4].iter()), way[..3]);
        assert_eq!(
            route(Seat(0), base(), told.iter()),
            std::slice::from_ref(&way),
            "none of it fades"
        );
        assert!(wake(Seat(2), base(), told.iter()).is_empty());
    }

    #[test]
    fn a_ship_that_leaps_leaves_no_wake() {
        let far = base()
            .sectors()
            .find(|&to| to != SectorId::LONDINIUM && !base().borders(SectorId::LONDINIUM, to));
        let far = far.expect("most sectors are far");
        let told = [
            flight(Seat(0), None, SectorId::LONDINIUM),
            flight(Seat(0), Some(SectorId::LONDINIUM), far),
        ];
        assert_eq!(wake(Seat(0), base(), told.iter()), [far]);
        assert_eq!(route(Seat(0), base(), told.iter()), [vec![SectorId::LONDINIUM], vec![far]]);
    }
}
