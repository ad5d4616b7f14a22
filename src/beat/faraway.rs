//! What is shown of the events of Faraway.

use super::{Beat, Move, Says, Sound, Weight, seat};
use crate::art::faraway::{region_art, region_back, sanctuary_back};
use crate::icons::{self, Icon};
use rules::Seat;
use rules::faraway::{Event, ROUNDS, RegionId, SanctuaryId};

/// The place where the Regions are dealt from.
pub const DECK: &str = "deck";
/// The place where the Sanctuaries are found.
pub const FOUND: &str = "found";

/// The picture of all that were turned up together.
const REVEAL: &str = "reveal";

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

/// What is shown of an event after those `before`, if anything is; `names` and `colours` are those of
/// the seats.
pub fn beat(
    event: &Event,
    before: &[(usize, Event)],
    (names, colours): (&[String], &[u8]),
    viewer: Option<Seat>,
) -> Option<Beat> {
    let beat = match event {
        Event::Deal { regions, .. } | Event::Market { regions, .. } => dealt(regions),
        Event::Keep { kept, rejected, .. } => {
            let kept = kept.iter().map(|&id| Move::of(region(id)));
            let gone = rejected.iter().map(|&id| Move::of(region(id)).to(DECK));
            Beat::of(kept.chain(gone)).weighing(Weight::Light)
        }
        // All turn up together: one's own card comes from the hand, the others' from where they sit.
        Event::Explore { round, regions } => {
            let shown = || Seat::all(regions.len() as u8).zip(regions);
            let moves = shown().map(|(whose, &id)| {
                Move::of(region(id)).from(seat(whose)).turned(region_back().to_string())
            });
            // Who takes first is the news; in the last round nobody takes.
            let says = if *round < ROUNDS { Says::First } else { Says::All };
            let picture = Some(reveal(regions, names, colours));
            let beat = Beat { says, picture, is_news: true, ..Beat::at(REVEAL).flying(moves) };
            let beat = beat.weighing(Weight::Read);
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
            // What he has found comes to where he keeps one of it.
            let found = before.iter().rev().map_while(|(_, event)| match event {
                Event::Explore { .. } => None,
                other => Some(other),
            });
            let mine = found.filter_map(|event| {
                let Event::Offer { sanctuaries, seat, .. } = event else { return None };
                (seat == whose).then_some(sanctuaries)
            });
            let found = mine.flatten().map(|&id| Move::of(sanctuary(id)));
            // What others take is read; one has seen what one has taken oneself.
            let weight = if viewer == Some(*whose) { Weight::Plain } else { Weight::Drum };
            Beat { place: Some(region(*id)), ..Beat::of([taken]) }.flying(found).weighing(weight)
        }
        Event::Settle { seat: whose, sanctuary: id, returned, .. } => {
            let kept = Move::of(sanctuary(*id)).from(seat(*whose)).to(seat(*whose));
            let back = returned.iter().map(|&id| Move::of(sanctuary(id)).to(FOUND));
            let beat = Beat::of([kept].into_iter().chain(back)).counting(fame(*whose), None);
            // The only one found is kept unasked: that is news to him as well.
            Beat { place: own(*whose, viewer), is_news: returned.is_empty(), ..beat }
        }
        Event::SettleHidden { seat: whose, sanctuary: id, .. } => {
            let kept = Move::of(sanctuary(*id)).from(seat(*whose)).to(seat(*whose));
            Beat { place: Some(seat(*whose)), ..Beat::of([kept]) }.counting(fame(*whose), None)
        }
        Event::Discard { region: id, .. } => {
            let gone = Beat::of([Move::of(region(*id))]);
            Beat { place: Some(DECK.to_owned()), ..gone }.weighing(Weight::Light)
        }
        // The way home is told by the account.
        Event::Score { .. } | Event::Result { .. } => return None,
    };
    Some(beat.sounding(Sound::Card))
}

/// All Regions turned up together, side by side, the lowest number first.
fn reveal(regions: &[RegionId], names: &[String], colours: &[u8]) -> String {
    let mut all: Vec<(RegionId, usize)> = regions.iter().copied().zip(0..).collect();
    rules::order::sort(&mut all);
    let mut markup =
        format!("<div class=\"turned-up of-{}\" data-thing=\"{REVEAL}\" data-hold>", all.len());
    for (id, at) in all {
        let colour = colours.get(at).copied().unwrap_or(at as u8);
        let mark = icons::markup(Icon::seat(colour.into()));
        let token = ["<span class=\"token\" style=\"--seat: var(--seat-", &colour.to_string()];
        let card = region_art(id);
        markup.push_str("<figure><figcaption>");
        token.iter().for_each(|part| markup.push_str(part));
        [")\">", &mark, "</span>"].iter().for_each(|part| markup.push_str(part));
        // A name is whatever somebody called himself.
        let name = names.get(at).map_or("", String::as_str);
        let name = name.replace('&', "&amp;").replace('<', "&lt;");
        ["<b>", &name, "</b>"].iter().for_each(|part| markup.push_str(part));
        ["</figcaption>", &card, "</figure>"].iter().for_each(|part| markup.push_str(part));
    }
    markup.push_str("</div>");
    markup
}

fn dealt(regions: &[RegionId]) -> Beat {
    let cards = regions.iter();
    Beat::of(cards.map(|&id| Move::of(region(id)).from(DECK).turned(region_back().to_string())))
}

/// Where a seat's own things happen: at its place on the table, anywhere for the viewer himself.
fn own(whose: Seat, viewer: Option<Seat>) -> Option<String> {
    (viewer != Some(whose)).then(|| seat(whose))
}
