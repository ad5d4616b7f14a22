//! What is shown of the events of Faraway.

use super::{Beat, Move, Says, Weight, seat};
use crate::art::faraway::{region_back, sanctuary_back};
use rules::Seat;
use rules::faraway::{Event, RegionId, SanctuaryId};

/// The place where the Regions are dealt from.
pub const DECK: &str = "deck";
/// The place where the Sanctuaries are found.
pub const FOUND: &str = "found";

/// The figures of a seat's journey: its fame and what is counted in it.
pub fn fame(whose: Seat) -> String {
    format!("fame-{}", whose.0)
}

/// The name of a Region.
pub fn region(id: RegionId) -> String {
    format!("region-{}", id.time())
}

/// The name of a Sanctuary.
pub fn sanctuary(id: SanctuaryId) -> String {
    format!("sanctuary-{}", id.number())
}

/// What is shown of an event, if anything is.
pub fn beat(event: &Event, viewer: Option<Seat>) -> Option<Beat> {
    let beat = match event {
        Event::Deal { regions, .. } | Event::Market { regions, .. } => dealt(regions),
        Event::Keep { kept, rejected, .. } => {
            let kept = kept.iter().map(|&id| Move::of(region(id)));
            let gone = rejected.iter().map(|&id| Move::of(region(id)).to(DECK));
            Beat::of(kept.chain(gone)).weighing(Weight::Light)
        }
        // All turn up together: one's own card comes from the hand, the others' from where they sit.
        Event::Explore { regions, .. } => {
            let shown = || Seat::all(regions.len() as u8).zip(regions);
            let moves = shown().map(|(whose, &id)| {
                Move::of(region(id)).from(seat(whose)).turned(region_back().to_string())
            });
            let beat = Beat { says: Says::All, ..Beat::of(moves) }.weighing(Weight::Drum);
            shown().fold(beat, |beat, (whose, _)| beat.counting(fame(whose), None))
        }
        Event::Offer { sanctuaries, .. } => {
            let found = sanctuaries.iter();
            let moves = found.map(|&id| {
                Move::of(sanctuary(id)).from(FOUND).turned(sanctuary_back().to_string())
            });
            Beat { place: Some(FOUND.to_owned()), ..Beat::of(moves) }
        }
        Event::OfferHidden { seat: whose, .. } => {
            Beat { moves: vec![Move::of(seat(*whose))], ..Beat::at(seat(*whose)) }
                .weighing(Weight::Light)
        }
        Event::Take { seat: whose, region: id, .. } => {
            let taken = Move::of(region(*id)).to(seat(*whose));
            Beat { place: Some(region(*id)), ..Beat::of([taken]) }
        }
        Event::Settle { seat: whose, sanctuary: id, returned, .. } => {
            let kept = Move::of(sanctuary(*id)).from(seat(*whose)).to(seat(*whose));
            let back = returned.iter().map(|&id| Move::of(sanctuary(id)).to(FOUND));
            Beat { place: own(*whose, viewer), ..Beat::of([kept].into_iter().chain(back)) }
                .counting(fame(*whose), None)
        }
        Event::SettleHidden { seat: whose, sanctuary: id, .. } => {
            let kept = Move::of(sanctuary(*id)).from(seat(*whose)).to(seat(*whose));
            Beat { place: Some(seat(*whose)), ..Beat::of([kept]) }.counting(fame(*whose), None)
        }
        Event::Discard { region: id, .. } => {
            Beat::of([Move::of(region(*id))]).weighing(Weight::Light)
        }
        // The way home is told by the account.
        Event::Score { .. } | Event::Result { .. } => return None,
    };
    Some(beat)
}

fn dealt(regions: &[RegionId]) -> Beat {
    let cards = regions.iter();
    Beat::of(cards.map(|&id| Move::of(region(id)).from(DECK).turned(region_back().to_string())))
}

/// Where a seat's own things happen: at its place on the table, anywhere for the viewer himself.
fn own(whose: Seat, viewer: Option<Seat>) -> Option<String> {
    (viewer != Some(whose)).then(|| seat(whose))
}
