//! What is shown of the events of Firefly.

use super::{Beat, Move, Weight, seat};
use rules::Seat;
use rules::firefly::sector::SectorId;
use rules::firefly::supply::SupplyId;
use rules::firefly::{Event, Spot};

/// The ship of the Alliance on the chart.
pub const CRUISER: &str = "cruiser";
/// The Reavers on the chart.
pub const CUTTER: &str = "cutter";

/// The name of a ship on the chart.
pub fn ship(whose: Seat) -> String {
    format!("ship-{}", whose.0)
}

/// The name of a sector of the chart.
pub fn sector(id: SectorId) -> String {
    format!("sector-{}", id.number())
}

/// The name of a supply card.
pub fn supply(id: SupplyId) -> String {
    format!("supply-{}", id.number())
}

/// What is shown of an event, if anything is.
pub fn beat(event: &Event, _: Option<Seat>) -> Option<Beat> {
    let beat = match event {
        Event::Ship { seat: whose, to, .. } => {
            let flown = Move::of(ship(*whose)).from(sector(*to));
            Beat { moves: vec![flown], ..Beat::at(ship(*whose)) }.weighing(Weight::Light)
        }
        Event::Cruiser { .. } => Beat { moves: vec![Move::of(CRUISER)], ..Beat::at(CRUISER) },
        Event::Cutter { .. } => Beat { moves: vec![Move::of(CUTTER)], ..Beat::at(CUTTER) },
        Event::Money { seat: whose, .. }
        | Event::Goods { seat: whose, .. }
        | Event::Warrants { seat: whose, .. }
        | Event::Token { seat: whose, .. }
        | Event::Equip { seat: whose, .. } => {
            Beat { moves: vec![Move::of(seat(*whose))], ..Beat::at(seat(*whose)) }
                .weighing(Weight::Light)
        }
        Event::Card { card, from, to, .. } => bought(*card, *from, *to),
        Event::Nav { seat: whose, .. } | Event::Misbehave { seat: whose, .. } => {
            Beat::at(ship(*whose)).weighing(Weight::Drum)
        }
        Event::Inspection { seat: whose }
        | Event::Decoyed { seat: whose }
        | Event::Ignored { seat: whose, .. }
        | Event::Ace { seat: whose, .. }
        | Event::Way { seat: whose, .. }
        | Event::Alone { seat: whose, .. }
        | Event::Trick { seat: whose, .. }
        | Event::Roll { seat: whose, .. }
        | Event::Test { seat: whose, .. }
        | Event::Whim { seat: whose, .. }
        | Event::Medic { seat: whose, .. }
        | Event::Lucky { seat: whose }
        | Event::Wanted { seat: whose, .. }
        | Event::Loaded { seat: whose, .. }
        | Event::Team { seat: whose, .. }
        | Event::Errand { seat: whose, .. }
        | Event::Pay { seat: whose, .. }
        | Event::Visit { seat: whose, .. }
        | Event::Talk { seat: whose, .. }
        | Event::Answer { seat: whose, .. }
        | Event::Offer { from: whose, .. }
        | Event::Leader { seat: whose, .. }
        | Event::LastCall { seat: whose } => Beat::at(ship(*whose)),
        Event::Solid { seat: whose, .. } | Event::Goal { seat: whose, .. } => {
            Beat { moves: vec![Move::of(seat(*whose))], ..Beat::at(seat(*whose)) }
                .weighing(Weight::Drum)
        }
        Event::Turn { seat: whose, .. } => Beat::at(seat(*whose)).weighing(Weight::Light),
        Event::Dice { .. } => Beat::default().weighing(Weight::Drum),
        Event::Job { .. } => Beat::default().weighing(Weight::Light),
        Event::Round { .. } | Event::Shuffled { .. } | Event::Over { .. } => return None,
    };
    Some(beat)
}

/// A supply card that comes aboard or goes.
fn bought(card: SupplyId, from: Spot, to: Spot) -> Beat {
    let moved = Move::of(supply(card));
    let (moved, place) = match (from, to) {
        (_, Spot::Ship(whose)) => (moved.to(seat(whose)), Some(seat(whose))),
        (Spot::Ship(whose), _) => (moved.from(seat(whose)), Some(seat(whose))),
        (
            Spot::Deck | Spot::Discard | Spot::Considered | Spot::Gone,
            Spot::Deck | Spot::Discard | Spot::Considered | Spot::Gone,
        ) => (moved, None),
    };
    Beat { moves: vec![moved], place, ..Beat::default() }.weighing(Weight::Light)
}
