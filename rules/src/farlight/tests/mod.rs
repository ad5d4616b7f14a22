//! Positions set up by hand, and the rules played in them.

mod assembly;
mod ending;
mod launch;

use super::auction::{Bid, Target, Tiles};
use super::choice::{Choice, Phase};
use super::connector::Cell;
use super::event::{Event, Unfit};
use super::mission::MissionId;
use super::options::Table;
use super::part::PartId;
use super::state::Farlight;
use super::station::Slot;
use crate::Aside;
use crate::{Game, Seat, Seed, Silent};

const JOHN: Seat = Seat(0);
const LISA: Seat = Seat(1);
const SARAH: Seat = Seat(2);

fn part(number: u8) -> PartId {
    PartId::new(number).unwrap()
}

fn mission(number: u8) -> MissionId {
    MissionId::new(number).unwrap()
}

fn on_mission(number: u8) -> Target {
    Target::Mission(mission(number))
}

/// A fresh game whose first player is `first` and whose active missions cannot be flown.
fn game(seats: u8, first: Seat) -> Farlight {
    let mut game = Farlight::deal(&Table { seats }, Seed(1), &mut Silent).unwrap();
    game.first = first;
    game.turn = first;
    game.stacks = vec![vec![mission(23)], vec![mission(22)], vec![mission(21)]];
    game
}

/// Puts a part from wherever it is into a slot counted from 1.
fn offer(game: &mut Farlight, slot: usize, number: u8, die: Option<u8>) {
    let wanted = part(number);
    let there = game.slots[slot - 1].map(|s| s.part);
    if let Some(at) = game.deck.iter().position(|&p| p == wanted) {
        game.deck[at] = there.unwrap();
    } else if let Some(other) = game.slots.iter_mut().flatten().find(|s| s.part == wanted) {
        other.part = there.unwrap();
    }
    game.slots[slot - 1] = Some(Slot { part: wanted, die, bonus: 0 });
}

fn install(game: &mut Farlight, seat: Seat, number: u8, x: i8, y: i8, die: Option<u8>) {
    game.deck.retain(|&p| p != part(number));
    let ship = &mut game.player_mut(seat).ship;
    assert!(ship.fits(part(number), Cell { x, y }), "part {number} at ({x}, {y})");
    ship.install(part(number), Cell { x, y }, die);
}

/// Lays these tiles of a seat, and the others on a mission that nobody can fly.
fn lay(game: &mut Farlight, seat: Seat, tiles: &[(Target, u8, bool)]) {
    let mut left = Tiles::ALL;
    let player = game.player_mut(seat);
    for &(target, value, crew) in tiles {
        left.remove(value);
        player.crew -= u16::from(crew);
        player.bids.push(Bid { target, crew, value });
    }
    let rest = left.iter().map(|value| Bid { target: on_mission(23), crew: false, value });
    player.bids.extend(rest);
    player.bids.sort_unstable();
    player.hand = Tiles::of([]);
}

/// Lays whatever has not been laid, turns all tiles up and plays on to the next decision.
fn turn_up(game: &mut Farlight) -> Vec<Event> {
    for seat in game.seats() {
        if game.player(seat).bids.is_empty() {
            lay(game, seat, &[]);
        }
    }
    let mut events = Vec::new();
    game.pass = 3;
    game.reveal(&mut events);
    events
}

fn play(game: &mut Farlight, choice: Choice) -> Vec<Event> {
    let mut events = Vec::new();
    game.apply(game.turn, choice, &mut events).unwrap();
    events
}

fn crew(game: &Farlight, seat: Seat) -> u16 {
    game.player(seat).crew
}

fn score(game: &Farlight, seat: Seat) -> u16 {
    game.player(seat).flown.iter().map(|f| u16::from(f.points)).sum()
}

#[test]
fn a_deal_follows_the_set_up_table() {
    for (seats, slots, deck, stack) in
        [(2, 7, 50, 3), (3, 9, 48, 3), (4, 10, 47, 4), (5, 12, 45, 4)]
    {
        let mut events = Vec::new();
        let game = Farlight::deal(&Table { seats }, Seed(9), &mut events).unwrap();
        assert_eq!(game.slots.len(), slots);
        assert_eq!(game.deck.len(), deck);
        assert_eq!(game.stacks.len(), 3);
        for pile in &game.stacks {
            assert_eq!(pile.len(), stack);
            assert!(pile.is_sorted_by_key(|id| id.rank()));
            let climactic: Vec<bool> = pile.iter().map(|id| id.card().climactic).collect();
            assert_eq!(climactic.iter().position(|&c| c), Some(stack - 1));
        }
        assert_eq!((game.awards.len(), game.unused.len()), (3, 4));
        assert!(game.players.iter().all(|p| p.crew == 3 && p.science == 0));
        assert_eq!(events.len(), 1);
    }
}

#[test]
fn the_highest_die_lies_on_the_highest_number() {
    for seed in 0..50 {
        let game = Farlight::deal(&Table { seats: 5 }, Seed(seed), &mut Silent).unwrap();
        let mut engines: Vec<&Slot> = game.slots.iter().flatten().collect();
        engines.retain(|slot| slot.part.card().engine.is_some());
        engines.sort_by_key(|slot| slot.part.card().engine);
        assert!(engines.iter().all(|slot| slot.die.is_some()));
        assert!(engines.is_sorted_by_key(|slot| slot.die));
        assert_eq!(game.dice_offered().len(), engines.len());
    }
}

#[test]
fn a_turn_of_bids_is_two_two_and_one() {
    let mut game = Farlight::deal(&Table { seats: 2 }, Seed(3), &mut Silent).unwrap();
    let first = game.first;
    let mut turns = Vec::new();
    while game.phase == Phase::Bid && game.round == 1 {
        turns.push((game.pass, game.turn));
        let choice = *game.choices(game.turn).last().unwrap();
        play(&mut game, choice);
    }
    let taken = |pass: u8, seat: Seat| turns.iter().filter(|&&t| t == (pass, seat)).count();
    let other = game.left_of(first);
    // Tile, target and crew for each of two tiles while there is crew; the last tile is taken up
    // by itself and the crew is gone after three.
    assert_eq!([taken(0, first), taken(1, first), taken(2, first)], [6, 5, 1]);
    assert_eq!([taken(0, other), taken(1, other), taken(2, other)], [6, 5, 1]);
}

#[test]
fn nobody_sees_a_draft_before_its_last_tile_lies() {
    let mut game = game(3, LISA);
    let before = game.view(Some(JOHN));
    play(&mut game, Choice::Tile(2));
    play(&mut game, Choice::Target(Target::Slot(4)));
    play(&mut game, Choice::Crewed);
    assert_eq!(game.view(Some(JOHN)), before);
    assert_eq!(game.view(Some(LISA)).draft.placed.len(), 1);
    play(&mut game, Choice::Tile(4));
    play(&mut game, Choice::Target(Target::Slot(2)));
    let events = play(&mut game, Choice::Uncrewed);
    let Event::Bid { seat: LISA, pass: 1, tiles, .. } = &events[0] else { panic!("{events:?}") };
    let laid: Vec<(Target, bool)> = tiles.iter().map(|t| (t.target, t.crew)).collect();
    assert_eq!(laid, [(Target::Slot(2), false), (Target::Slot(4), true)]);
    assert_eq!(crew(&game, LISA), 2);
    assert_eq!(game.turn, SARAH);
    let seen = Farlight::seen(&events[0], Some(JOHN)).unwrap();
    let Event::Bid { tiles, .. } = seen else { panic!() };
    assert!(tiles.iter().all(|tile| tile.value.is_none()));
}
