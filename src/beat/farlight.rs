//! What is shown of the events of Farlight.

use super::{Beat, Move, Weight, seat};
use rules::Seat;
use rules::farlight::{Event, MissionId, PartId, Target};

/// The name of a part.
pub fn part(id: PartId) -> String {
    format!("part-{}", id.number())
}

/// The name of a mission.
pub fn mission(id: MissionId) -> String {
    format!("mission-{}", id.number())
}

/// The name of what one bids for.
pub fn lot(target: Target) -> String {
    match target {
        Target::Slot(n) => format!("slot-{n}"),
        Target::Service(service) => format!("service-{}", service.slug()),
        Target::Mission(id) => mission(id),
    }
}

/// What is shown of an event, if anything is.
pub fn beat(event: &Event, viewer: Option<Seat>) -> Option<Beat> {
    let beat = match event {
        Event::Setup { .. } | Event::Result { .. } => return None,
        // One's own tiles lie where one has put them.
        Event::Bid { seat: whose, .. } if viewer == Some(*whose) => return None,
        Event::Bid { seat: whose, .. } => {
            Beat { moves: vec![Move::of(seat(*whose))], ..Beat::at(seat(*whose)) }
                .weighing(Weight::Light)
        }
        Event::Reveal { .. } => Beat::default().weighing(Weight::Light),
        Event::Auction { target, totals, winner, .. } => {
            let lot = lot(*target);
            let won = winner.map(|winner| Move::of(seat(winner)));
            let beat = Beat { moves: won.into_iter().collect(), ..Beat::at(lot) };
            beat.weighing(if totals.iter().count() > 1 { Weight::Drum } else { Weight::Plain })
        }
        Event::Install { seat: whose, part: id, .. } => {
            Beat { moves: vec![Move::of(part(*id)).to(seat(*whose))], ..Beat::at(part(*id)) }
        }
        Event::Scrap { seat: whose, part: id } => {
            Beat { moves: vec![Move::of(part(*id))], ..Beat::at(seat(*whose)) }
        }
        Event::Repair { seat: whose, discarded } => {
            let gone = discarded.iter().map(|&id| Move::of(part(id)));
            Beat { moves: gone.collect(), ..Beat::at(seat(*whose)) }
        }
        Event::Engineer { part: id, .. } | Event::Boost { part: id, .. } => {
            Beat { moves: vec![Move::of(part(*id))], ..Beat::at(part(*id)) }
        }
        Event::Benefit { crew: 0, science: 0, .. } => return None,
        Event::Benefit { seat: whose, .. } => {
            Beat { moves: vec![Move::of(seat(*whose))], ..Beat::at(seat(*whose)) }
                .weighing(Weight::Light)
        }
        Event::Mission { mission: id, seat: whose, done, .. } => {
            let flown = Move::of(mission(*id)).to(seat(*whose));
            let moves = if *done { vec![flown] } else { Vec::new() };
            let weight = if *done { Weight::Drum } else { Weight::Plain };
            Beat { moves, ..Beat::at(mission(*id)) }.weighing(weight)
        }
        Event::Refill { slots, .. } => {
            Beat::of(slots.iter().map(|&id| Move::of(part(id)).from("station")))
                .weighing(Weight::Light)
        }
        Event::Award { seats, .. } => {
            let moves = seats.iter().map(|&whose| Move::of(seat(whose)));
            Beat { place: seats.first().map(|&whose| seat(whose)), ..Beat::of(moves) }
        }
        Event::Leftovers { seat: whose, .. } => Beat::at(seat(*whose)).weighing(Weight::Light),
    };
    Some(beat)
}
