//! Whole games for the tests: dealt from fixed seeds, every choice drawn at random or by a taste.

// Each test file uses its own part of this.
#![allow(dead_code, clippy::unwrap_used, clippy::expect_used)]

pub(crate) mod referee;

use rules::faraway::{Choice, Event, Faraway, RegionId, SanctuaryId, Start, Table};
use rules::{Game, Match, Rng, Seat, Seed, Silent};

/// The stream of the generator that chooses; the deals have streams of their own.
const CHOOSING: u64 = 0x7e57;

/// All options: 2 to 6 seats, both starts.
pub(crate) fn tables() -> impl Iterator<Item = Table> {
    let starts = [Start::Basic, Start::Advanced];
    (2..=6).flat_map(move |seats| starts.into_iter().map(move |start| Table { seats, start }))
}

/// Some deals of every table, each with a name for the message of a failure.
pub(crate) fn deals(each: u64) -> impl Iterator<Item = (Table, Seed)> {
    tables().flat_map(move |table| (0..each).map(move |n| (table, Seed(n * 7919 + 1))))
}

/// Every seat and the spectator.
pub(crate) fn viewers(seats: u8) -> impl Iterator<Item = Option<Seat>> {
    Seat::all(seats).map(Some).chain([None])
}

/// The generator that chooses in the game of this seed.
pub(crate) fn chooser(seed: Seed) -> Rng {
    Rng::new(seed, CHOOSING)
}

/// A game that has just been dealt.
pub(crate) fn dealt(table: Table, seed: Seed) -> Match<Faraway> {
    Match::new(table, seed).unwrap()
}

/// A game to its end by random choices.
pub(crate) fn random_game(table: Table, seed: Seed) -> Match<Faraway> {
    let mut rng = chooser(seed);
    play_by(table, seed, |_, legal| *rng.pick(legal).unwrap())
}

/// A game to its end by whatever `choose` picks from the legal choices.
pub(crate) fn play_by(
    table: Table,
    seed: Seed,
    mut choose: impl FnMut(&Match<Faraway>, &[Choice]) -> Choice,
) -> Match<Faraway> {
    let mut played = dealt(table, seed);
    while !played.is_over() {
        let choice = choose(&played, &played.legal());
        played.play(choice, &mut Silent).unwrap();
    }
    played
}

/// A game in which everybody collects clues and plays ascending Regions: it empties the deck of
/// Sanctuaries where that can be done.
pub(crate) fn hungry_game(table: Table, seed: Seed) -> Match<Faraway> {
    play_by(table, seed, |played, legal| {
        let seat = played.decider().unwrap();
        let row = &played.view(None).seats[seat].row;
        let latest = row.last().map_or(0, |region| region.time());
        *legal.iter().max_by_key(|choice| appetite(**choice, latest)).unwrap()
    })
}

/// How much somebody hungry for Sanctuaries likes a choice.
fn appetite(choice: Choice, latest: u8) -> i32 {
    let clues = |region: &RegionId| 20 * i32::from(region.card().clues);
    match choice {
        Choice::Keep(kept) => kept.iter().map(clues).sum(),
        Choice::Explore(region) if region.time() > latest => {
            200 + clues(&region) - i32::from(region.time())
        }
        Choice::Explore(region) => clues(&region) - i32::from(region.time()),
        Choice::Take(region) => clues(&region) + i32::from(region.time() > latest),
        Choice::Settle(sanctuary) => i32::from(sanctuary.card().clues),
    }
}

/// The events of a whole match, first one first.
pub(crate) fn events(played: &Match<Faraway>) -> Vec<Event> {
    played.history().unwrap().concat()
}

/// Calls `visit` with the dealt state and after each random choice.
pub(crate) fn at_every_state(table: Table, seed: Seed, mut visit: impl FnMut(&Match<Faraway>)) {
    let mut rng = chooser(seed);
    let mut played = dealt(table, seed);
    visit(&played);
    while !played.is_over() {
        let choice = *rng.pick(&played.legal()).unwrap();
        played.play(choice, &mut Silent).unwrap();
        visit(&played);
    }
}

/// All choices that could ever be legal in some state, but for most ways to keep three.
pub(crate) fn every_choice(state: &Faraway) -> Vec<Choice> {
    let regions = RegionId::all().flat_map(|id| [Choice::Explore(id), Choice::Take(id)]);
    let settle = SanctuaryId::all().map(Choice::Settle);
    let keep = Seat::all(state.options().seats).flat_map(|seat| state.choices(seat));
    regions.chain(settle).chain(keep).chain(odd_keeps(state)).collect()
}

/// Ways to keep three that the rules never allow: out of order, repeated, foreign.
fn odd_keeps(state: &Faraway) -> Vec<Choice> {
    let view = state.view(Some(Seat(0)));
    let hand: Vec<RegionId> = view.seats[Seat(0)].hand.iter().filter_map(|held| held.id).collect();
    let &[a, b, c, ..] = hand.as_slice() else { return Vec::new() };
    let foreign = RegionId::all().find(|id| !hand.contains(id)).unwrap();
    [[b, a, c], [a, a, b], [a, b, b], [c, b, a], [a, b, foreign]].map(Choice::Keep).to_vec()
}

/// The Region with this exploration time.
pub(crate) fn region(time: u8) -> RegionId {
    RegionId::new(time).unwrap()
}

/// The Sanctuary with this id.
pub(crate) fn sanctuary(id: u8) -> SanctuaryId {
    SanctuaryId::new(id).unwrap()
}
