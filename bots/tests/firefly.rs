//! The players of Firefly: legal, reproducible, blind to what is hidden, never at a loss for an
//! end of their turn, and better than chance.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

use bots::{Budget, Level, Playable, choose, dice, legal, think};
use rules::firefly::sets::{SETS, Set};
use rules::firefly::supply::SupplyId;
use rules::firefly::{Choice, Firefly, Sets, StartingJobs, Table, View};
use rules::{Game, Later, Match, Options, Rng, Seat, Seed, Silent, digest};
use std::collections::BTreeMap;

fn table(seats: u8, story: u8, turn_limit: u8) -> Table {
    let jobs = if story.is_multiple_of(2) { StartingJobs::First } else { StartingJobs::All };
    Table { jobs, story, turn_limit, ..Table::new(seats) }
}

/// Plays a whole game with these levels, seat by seat; `visit` sees each position first.
fn play(
    table: Table,
    levels: &[Level],
    seed: u64,
    mut visit: impl FnMut(&Match<Firefly>),
) -> Match<Firefly> {
    let mut played = Match::<Firefly>::new(table, Seed(digest(&seed))).unwrap();
    while let Some(seat) = played.decider() {
        visit(&played);
        let level = levels[seat.index()];
        let dice = dice(Seed(seed), played.choices().len());
        let choice = choose::<Firefly>(&played.view(Some(seat)), level, dice, 0).unwrap();
        played.play(choice, &mut Silent).unwrap();
        assert!(played.choices().len() < 20_000, "the game does not end");
    }
    played
}

/// All seats and stories, and all seats with each set.
fn tables(turn_limit: u8) -> impl Iterator<Item = Table> {
    let stories = |seats| if seats == 1 { 1..=Table::LAST_STORY } else { 1..=6 };
    (1..=Table::MOST)
        .flat_map(move |seats| stories(seats).map(move |story| table(seats, story, turn_limit)))
        .chain(SETS.into_iter().skip(1).flat_map(move |set| {
            let sets = Sets::BASE.with(set);
            let seats = (1..=Table::MOST).map(|seats| (seats, seats));
            let stories = (2..).zip(set.stories).map(|(seats, story)| (seats, story.id));
            let tables = seats.chain(stories);
            let alerts = Later(sets.have_alerts());
            let with =
                move |(seats, story)| Table { sets, alerts, ..table(seats, story, turn_limit) };
            tables.map(with)
        }))
}

fn answers(view: &View) -> Vec<Choice> {
    let levels = [Level::Greedy, Level::Expert];
    levels.map(|level| think::<Firefly>(view, level, 9, &mut Budget::new(0)).unwrap().choice).into()
}

#[test]
fn every_level_plays_whole_games_at_every_table() {
    for (at, table) in tables(12).enumerate() {
        let level = Firefly::LEVELS[at % Firefly::LEVELS.len()];
        assert!(play(table, &vec![level; table.seats.into()], at as u64, |_| ()).is_over());
    }
}

/// Asked twice, and asked in a game that differs only in what cannot be seen: the same answer.
#[test]
fn the_same_view_has_the_same_legal_answer() {
    let mut rng = Rng::new(Seed(5), 1);
    let mut compared = 0;
    for (at, table) in tables(6).enumerate() {
        let levels = [Level::Random, Level::Expert, Level::Greedy, Level::Random];
        let mut asked = 0;
        play(table, &levels[..table.seats.into()], at as u64, |played| {
            asked += 1;
            if asked % 5 != 0 {
                return;
            }
            let seat = played.decider().unwrap();
            let view = played.view(Some(seat));
            let found = answers(&view);
            assert!(found.iter().all(|choice| legal::<Firefly>(&view).contains(choice)));
            let twin = Firefly::sample(&view, &mut rng);
            compared += u32::from(&twin != played.state());
            assert_eq!(found, answers(&twin.view(Some(seat))));
        });
    }
    assert!(compared > 500, "{compared} pairs of different games");
}

#[test]
fn what_a_view_allows_is_what_the_rules_allow() {
    for (at, table) in tables(3).enumerate() {
        play(table, &vec![Level::Expert; table.seats.into()], at as u64, |played| {
            for seat in Seat::all(table.seats) {
                let view = played.view(Some(seat));
                assert_eq!(legal::<Firefly>(&view), played.state().choices(seat), "{seat}");
            }
        });
    }
}

#[test]
fn a_bot_asked_out_of_turn_says_nothing() {
    let played = Match::<Firefly>::new(table(3, 1, 5), Seed(4)).unwrap();
    let decider = played.decider().unwrap();
    for viewer in Seat::all(3).filter(|&seat| seat != decider).map(Some).chain([None]) {
        for &level in Firefly::LEVELS {
            assert_eq!(choose::<Firefly>(&played.view(viewer), level, 1, 0), None);
        }
    }
}

/// Free actions come to an end: a turn of a captain is some dozens of choices at most.
#[test]
fn no_captain_dithers() {
    for (at, table) in tables(25).enumerate().filter(|(_, table)| table.seats < 3) {
        let (mut turn, mut since) = ((0, Seat(0)), 0);
        play(table, &vec![Level::Expert; table.seats.into()], at as u64, |played| {
            let board = played.state().board();
            let now = (board.round, board.turn);
            since = if now == turn { since + 1 } else { 0 };
            turn = now;
            assert!(since < 120, "{since} choices in round {}", board.round);
            assert!(board.fuss < 30, "{} free changes", board.fuss);
        });
    }
}

#[test]
fn the_captain_beats_chance_from_every_seat() {
    // Now and then a greedy one and chance both end with nothing, and chance happens to be richer.
    for (level, spare) in [(Level::Greedy, 1), (Level::Expert, 0)] {
        let lost = |&game: &u64| {
            let at = game as usize % 2;
            let mut levels = [level, Level::Random];
            levels.rotate_right(at);
            let played = play(table(2, 1, 40), &levels, game, |_| ());
            let results = played.state().results().unwrap();
            (results[at].place, results[1 - at].place) != (1, 2)
        };
        let lost: Vec<u64> = (0..8).filter(lost).collect();
        assert!(lost.len() <= spare, "{level} lost games {lost:?}");
    }
}

/// What a captain owns and where he is: what a round of any use changes.
fn holdings(played: &Match<Firefly>, seat: Seat) -> u64 {
    let view = played.view(Some(seat));
    digest(&(view.captain(seat), &view.hand))
}

/// Somebody who looks round in shops and talks to contacts for ever gets nowhere.
#[test]
fn no_captain_stands_still() {
    for game in 0..12 {
        let story = 1 + (game % 6) as u8;
        let (mut round, mut held, mut still) = (0, 0, 0);
        play(table(2, story, 40), &[Level::Expert, Level::Random], game, |played| {
            let board = played.state().board();
            if board.round == round {
                return;
            }
            let now = holdings(played, Seat(0));
            still = if now == held { still + 1 } else { 0 };
            (round, held) = (board.round, now);
            assert!(still < 4, "{still} rounds without a change in game {game}, round {round}");
        });
    }
}

/// Captains make offers, and their like takes many of them.
#[test]
fn captains_bargain_with_each_other() {
    let (mut offers, mut agreed) = (0, 0);
    for game in 0..6 {
        play(table(3, 1, 40), &[Level::Expert; 3], game, |played| {
            if let Some(rules::firefly::Frame::Answer(offer)) = played.state().board().stack.last()
            {
                let view = played.view(Some(offer.0.with));
                let answer = choose::<Firefly>(&view, Level::Expert, game, 0).unwrap();
                offers += 1;
                agreed += u32::from(answer == Choice::Agree);
            }
        });
    }
    assert!(offers > 3 && agreed * 2 > offers, "{agreed} of {offers}");
}

/// Where strength is dear a piece of gear once went to and fro between two captains, at a gain for both.
#[test]
fn what_is_sold_to_a_rival_stays_sold() {
    for (story, game) in [(20, 0), (20, 1), (21, 0), (21, 1)] {
        let tells = |set: &&&Set| set.stories.iter().any(|told| told.id == story);
        let sets = Sets::BASE.with(SETS.iter().find(tells).unwrap());
        let mut held: BTreeMap<SupplyId, (Seat, u8)> = BTreeMap::new();
        play(Table { sets, ..table(2, story, 25) }, &[Level::Expert; 2], game, |played| {
            for (seat, captain) in (0..).map(Seat).zip(played.state().board().captains.iter()) {
                for gear in &captain.gear {
                    let (holder, passed) = held.entry(gear.card).or_insert((seat, 0));
                    *passed += u8::from(*holder != seat);
                    *holder = seat;
                }
            }
        });
        let most = held.values().map(|(_, passed)| passed).max();
        assert!(most < Some(&3), "story {story}, game {game}: {most:?} times");
    }
}

/// Captains who stood still for ever, and what they have learned.
#[test]
fn captains_who_were_lost_get_somewhere() {
    for game in [7, 66, 79] {
        let table = Table { turn_limit: 60, ..Table::new(2) };
        let mut played = Match::<Firefly>::new(table, Seed(game)).unwrap();
        while let Some(seat) = played.decider() {
            let level = [Level::Expert, Level::Random][seat.index()];
            let dice = dice(Seed(game), played.choices().len());
            let choice = choose::<Firefly>(&played.view(Some(seat)), level, dice, 0).unwrap();
            played.play(choice, &mut Silent).unwrap();
        }
        let results = played.state().results().unwrap();
        assert_eq!((results[0].place, results[1].place), (1, 2), "game {game}");
    }
}

/// A small sample; the arena measures the rest.
#[test]
fn captains_finish_the_king_of_all_londinium() {
    let finished = |game: &u64| {
        let played = play(table(2, 1, 50), &[Level::Expert; 2], *game, |_| ());
        played.view(None).finished.is_some()
    };
    let finished = (0..16).filter(finished).count();
    assert!(finished >= 7, "{finished} of 16 matches");
}

#[test]
#[ignore = "measures and checks nothing"]
fn figures_of_captains() {
    for seats in 1..=Table::MOST {
        let (mut lists, mut counts, mut links, mut times) = (vec![], vec![], vec![], vec![]);
        for game in 0..20 {
            let mut since = std::time::Instant::now();
            let played = play(table(seats, 1, 60), &vec![Level::Expert; seats.into()], game, |m| {
                times.push(since.elapsed().as_micros() as usize);
                lists.push(m.legal().len());
                since = std::time::Instant::now();
            });
            counts.push(played.choices().len());
            links.push(played.encode().len());
        }
        println!("{seats} seats: median, p95, most");
        for (what, list) in [
            ("legal options", &mut lists),
            ("choices", &mut counts),
            ("letters of the link", &mut links),
            ("µs a choice with its view and application", &mut times),
        ] {
            list.sort_unstable();
            let at = |share: usize| list[(list.len() - 1) * share / 100];
            println!("  {what}: {} {} {}", at(50), at(95), at(100));
        }
    }
}
