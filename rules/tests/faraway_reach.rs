//! A quest that is said to be lost is lost: whole games by chance, every warning held to the end.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod faraway_play;

use faraway_play::{chooser, deals, play_by};
use rules::Seat;
use rules::faraway::{Choice, Item, RegionId};

#[test]
fn what_is_lost_never_scores() {
    let (mut warnings, mut of_itself) = (0, 0);
    for (table, seed) in deals(20) {
        let mut rng = chooser(seed);
        let mut lost: Vec<(Seat, RegionId)> = Vec::new();
        let played = play_by(table, seed, |played, legal| {
            let choice = *rng.pick(legal).unwrap();
            let seat = played.decider().unwrap();
            let view = played.view(Some(seat));
            let by_it = view.lost_by(&choice);
            of_itself += u32::from(matches!(choice, Choice::Explore(id) if by_it.contains(&id)));
            lost.extend(by_it.into_iter().map(|id| (seat, id)));
            choice
        });
        let results = rules::Game::results(played.state()).unwrap();
        for (seat, id) in lost {
            let scored = results[seat.index()].items.iter().find_map(|item| match item {
                Item::Region(region, scored) if *region == id => Some(scored.fame),
                Item::Region(..) | Item::Sanctuary(..) => None,
            });
            assert_eq!(scored, Some(0), "{table:?} {seed:?} {seat:?} {id:?}");
            warnings += 1;
        }
    }
    assert!(warnings > 200, "{warnings}");
    assert!(of_itself > 20, "{of_itself}");
}
