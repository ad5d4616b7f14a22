//! Whole random games whose every state is known: the same on this machine, in WebAssembly in a
//! browser, and in each release of the same rules version.
//!
//! The games and their fingerprints lie in `data/golden_GAME.csv`. After a change of the rules,
//! with a new rules version, they are written anew:
//!
//! ```text
//! cargo test -p rules --test golden -- --ignored
//! ```

use rules::faraway::{Faraway, Start, Table};
use rules::farlight::{self, Farlight};
use rules::firefly::sets::CARRIED;
use rules::firefly::{self, Firefly};
use rules::{AnyMatch, Game, Later, Match, Options, Rng, Seat, Seed, Silent, digest};
use std::fmt::Display;

#[cfg(target_arch = "wasm32")]
wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);

/// How many games are played with each of the options.
const GAMES: u64 = 20;
/// The stream of the generator that chooses; the deals have streams of their own.
const CHOOSING: u64 = 0x60_1de2;
const HEAD: &str = "options,seed,choices,states,views,totals,link";

/// A game with golden ones.
trait Golden: Game {
    /// The file with the golden games.
    const FILE: &'static str;

    /// All options that are played, each with a name without a comma.
    fn tables() -> Vec<(String, Self::Options)>;
}

impl Golden for Faraway {
    const FILE: &'static str = include_str!("data/golden_faraway.csv");

    fn tables() -> Vec<(String, Table)> {
        let starts = [(Start::Basic, "basic"), (Start::Advanced, "advanced")];
        let tables = |(start, name)| {
            (2..=6).map(move |seats| (format!("{seats} seats {name}"), Table { seats, start }))
        };
        starts.into_iter().flat_map(tables).collect()
    }
}

impl Golden for Farlight {
    const FILE: &'static str = include_str!("data/golden_farlight.csv");

    fn tables() -> Vec<(String, farlight::Table)> {
        (2..=5).map(|seats| (format!("{seats} seats"), farlight::Table { seats })).collect()
    }
}

impl Golden for Firefly {
    const FILE: &'static str = include_str!("data/golden_firefly.csv");

    fn tables() -> Vec<(String, firefly::Table)> {
        let limited = |seats| firefly::Table { turn_limit: 6, ..firefly::Table::new(seats) };
        let versus = (1..=4).map(limited).enumerate().map(|(at, table)| {
            // Another story for each number of seats, so that all six are played.
            (format!("{} seats", at + 1), firefly::Table { story: at as u8 + 2, ..table })
        });
        let more = [firefly::Table { story: 1, ..limited(2) }, limited(4)];
        let more = more.map(|table| (format!("{} seats first story", table.seats), table));
        let solo = firefly::Table { story: 7, turn_limit: 0, ..firefly::Table::new(1) };
        let first = firefly::Table { story: 6, jobs: firefly::StartingJobs::First, ..limited(3) };
        let others = [("solo".to_string(), solo), ("first game".to_string(), first)];
        let sets = firefly::Sets::named("breakin-atmo").unwrap_or_default();
        let atmo = firefly::Table { story: 1, sets, ..limited(3) };
        let sets = firefly::Sets::named("blue-sun").unwrap_or_default();
        let sun = firefly::Table { story: 2, sets, ..limited(2) };
        let sets = firefly::Sets::named("breakin-atmo,blue-sun").unwrap_or_default();
        let both = firefly::Table { story: 3, sets, ..limited(4) };
        let sets = firefly::Sets::named("kalidasa").unwrap_or_default();
        let east = firefly::Table { story: 4, sets, ..limited(3) };
        let sets = firefly::Sets::named("blue-sun,kalidasa").unwrap_or_default();
        let wide = firefly::Table { story: 5, sets, ..limited(2) };
        let sets = firefly::Sets::named("breakin-atmo,blue-sun,kalidasa").unwrap_or_default();
        let all = firefly::Table { story: 1, sets, ..limited(4) };
        let packs = "artful-dodger,esmeralda,jetwash,promo";
        let sets = firefly::Sets::named(packs).unwrap_or_default();
        let ships = firefly::Table { story: 2, sets, ..limited(3) };
        let sets = firefly::Sets::named("crime-punishment").unwrap_or_default();
        let crime = firefly::Table { story: 3, sets, ..limited(3) };
        let names = "breakin-atmo,blue-sun,kalidasa,crime-punishment";
        let sets = firefly::Sets::named(names).unwrap_or_default();
        let alerts = firefly::Table { story: 2, sets, alerts: Later(true), ..limited(2) };
        let sets = [
            ("3 seats breakin-atmo", atmo),
            ("2 seats blue-sun", sun),
            ("4 seats both", both),
            ("3 seats kalidasa", east),
            ("2 seats both boards", wide),
            ("4 seats all sets", all),
            ("3 seats ships to choose", ships),
            ("3 seats crime-punishment", crime),
            ("2 seats alert cards and all", alerts),
        ];
        let with_sets = sets.map(|(name, table)| (name.to_string(), table));
        // Those that there were when these were recorded.
        let known = firefly::sets::SETS.into_iter().filter(|set| set.name != "pirates-bounty");
        let all = known.fold(firefly::Sets::BASE, firefly::Sets::with);
        let openings = (1..=7).map(|id| {
            let seats = 1 + id % 4;
            let (opening, story) = (Later(id), 9 + id.min(5));
            let table = firefly::Table { sets: all, opening, story, ..limited(seats) };
            (format!("{seats} seats set-up card {id}"), table)
        });
        let sets = firefly::Sets::named("crime-punishment").unwrap_or_default();
        let wanted = firefly::Table { story: 17, sets, ..limited(2) };
        let wanted = [("2 seats Wanted Men".to_string(), wanted)];
        let sets = firefly::Sets::named("pirates-bounty").unwrap_or_default();
        let pirates = [(2, 18), (3, 1), (4, 3)].map(|(seats, story)| {
            let table = firefly::Table { story, sets, ..limited(seats) };
            (format!("{seats} seats Pirates and Bounty Hunters"), table)
        });
        let beside = versus.chain(more).chain(others).chain(with_sets).chain(openings);
        let jail = firefly::Table { story: 20, sets, ..limited(3) };
        let jail = [("3 seats Jail Break".to_string(), jail)];
        let sets = firefly::Sets::named("pirates-bounty").unwrap_or_default();
        let treasure = firefly::Table { story: 19, sets, ..limited(3) };
        let sets = firefly::Sets::named("crime-punishment").unwrap_or_default();
        let blues = firefly::Table { story: 21, sets, ..limited(2) };
        let goods =
            [("3 seats Another Man's Treasure", treasure), ("2 seats Smuggler's Blues", blues)];
        let goods = goods.map(|(name, table)| (name.to_string(), table));
        beside.chain(wanted).chain(pirates).chain(jail).chain(goods).collect()
    }
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn firefly_plays_as_ever() {
    check::<Firefly>();
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn farlight_plays_as_ever() {
    check::<Farlight>();
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn faraway_plays_as_ever() {
    check::<Faraway>();
}

/// A match in which nav cards were put in order by the charts of Kalidasa, where those of one title are alike:
/// random games seldom come to it, and a page has no names of most cards.
const CHARTED: &str = "hIAEAAgCQhAAAAAAgoDIQzANC3Cegyf0SG_ibzPNcPKaYgmDZXIJZq43RYdoYh1eS_m2bFNEU4aRGEYngMii2YDnQ4FDHb9KnPK9aFFlF4r1TquE3pQqbceM5rs39X2ZP5nBsbA2vOLp3Tycvv-HWNiwcp7IpCB0hR6AiuYuEL-MRTxXy5c1gPY08NpIKvdNacpqU6Q";

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn charts_are_read_as_ever() {
    let read = AnyMatch::decode(CHARTED).map(|charted| charted.encode());
    assert!(!CARRIED || read.as_deref() == Ok(CHARTED), "{read:?}");
}

#[cfg(not(target_arch = "wasm32"))]
#[test]
#[ignore = "writes the golden games anew"]
fn write_golden_games() {
    write::<Faraway>();
    write::<Farlight>();
    write::<Firefly>();
}

/// Plays all golden games again and compares line by line.
fn check<G: Golden>() {
    let played = file_of::<G>();
    let mut lines = 0;
    for (known, now) in G::FILE.lines().zip(played.lines()) {
        assert_eq!(known, now, "a golden game of {} went another way", G::KIND);
        lines += 1;
    }
    let expected = 2 + carried::<G>().count() * GAMES as usize;
    assert_eq!(lines, expected, "games of {}", G::KIND);
    let known = G::FILE.lines().count();
    assert!(known == expected || !CARRIED && known > expected, "{known} games of {}", G::KIND);
}

#[cfg(not(target_arch = "wasm32"))]
fn write<G: Golden>() {
    // As cargo says now: checkouts that share a target folder share this program too.
    let folder = std::env::var("CARGO_MANIFEST_DIR").unwrap_or_default();
    let file = format!("{folder}/tests/data/golden_{}.csv", G::KIND);
    if let Err(error) = std::fs::write(&file, file_of::<G>()) {
        panic!("{file}: {error}");
    }
}

/// The tables that this program can play, each with its number among all: without the sets it plays the
/// base game as ever.
fn carried<G: Golden>() -> impl Iterator<Item = (usize, (String, G::Options))> {
    G::tables().into_iter().enumerate().filter(|(_, (_, table))| CARRIED || !table.has_sets())
}

#[cfg(not(any(feature = "sets", target_arch = "wasm32")))]
#[test]
fn a_match_with_sets_is_another_programs() {
    let with_sets = Firefly::tables().into_iter().filter(|(_, table)| table.has_sets());
    for (name, table) in with_sets {
        let elsewhere =
            rules::LinkError::Elsewhere { game: rules::GameKind::Firefly, sets: true, over: false };
        let code = rules::AnyOptions::from(table).code(Seed(7));
        assert_eq!(AnyMatch::decode(&code), Err(elsewhere), "{name}");
    }
}

#[cfg(not(target_arch = "wasm32"))]
#[test]
fn the_third_letter_of_a_code_tells_the_page_of_sets() {
    for (name, table) in Firefly::tables() {
        let sets = table.has_sets();
        let code = rules::AnyOptions::from(table).code(Seed(7));
        let told = code.starts_with('h') && matches!(code.as_bytes()[2], b'A'..=b'H');
        assert_eq!(told, sets, "{name}: {code}");
    }
}

/// The rules version, the names of the columns, and a line for each game.
fn file_of<G: Golden>() -> String {
    let mut file = format!("rules {}\n{HEAD}\n", G::RULES);
    for (at, (name, options)) in carried::<G>() {
        for game in 0..GAMES {
            // Some seeds are short ones, as people draw them, and some fill all 64 bits.
            let seed = digest(&(at as u64, game)) >> (game % 2 * 24);
            file += &format!("{name},{}\n", line::<G>(options.clone(), Seed(seed)));
        }
    }
    file
}

fn line<G: Golden>(options: G::Options, seed: Seed) -> String {
    let mut played = match Match::<G>::new(options, seed) {
        Ok(dealt) => dealt,
        Err(error) => panic!("{}: {error}", G::KIND),
    };
    let mut rng = Rng::new(seed, CHOOSING);
    let mut states = vec![played.digest()];
    let mut views = vec![views_of(&played)];
    while let Some(&choice) = rng.pick(&played.legal()) {
        if let Err(error) = played.play(choice, &mut Silent) {
            panic!("a legal choice of {} was refused: {error}", G::KIND);
        }
        states.push(played.digest());
        views.push(views_of(&played));
    }
    assert!(played.is_over(), "a game of {} stopped without an end", G::KIND);
    let link = played.encode();
    let read = AnyMatch::decode(&link).map(|back| back.encode());
    assert_eq!(read.as_ref(), Ok(&link), "a link of {}", G::KIND);
    let (states, views) = (digest(&states), digest(&views));
    let choices = played.choices().len();
    format!("{seed},{choices},{states:016x},{views:016x},{},{link}", totals(&played))
}

/// What each seat and a spectator see.
fn views_of<G: Game>(played: &Match<G>) -> Vec<u64> {
    let seats = Seat::all(played.options().seats()).map(Some);
    seats.chain([None]).map(|viewer| digest(&played.view(viewer))).collect()
}

fn totals<G: Game>(played: &Match<G>) -> String {
    let results = played.state().results().unwrap_or_default();
    spaced(results.iter().map(|result| result.total))
}

fn spaced(items: impl Iterator<Item = impl Display>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}
