//! What each target does with its bytes. A finding is a panic.

use farflung::record::{self, Record};
use farflung::route::{Route, game_address, turn_address};
use farflung::sitter::{Kind, Sitter};
use farflung::words::Lang;
use rules::faraway::{self, Faraway, Start};
use rules::farlight::{self, Farlight};
use rules::firefly::{self, Firefly};
use rules::{AnyMatch, Game, GameKind, Match, Seed, Silent};

/// Any text is a match or an error in words; a match is told by a link that reads as itself.
pub fn link(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    match AnyMatch::decode(text) {
        Ok(read) => assert_eq!(AnyMatch::decode(&read.encode()), Ok(read)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// Plays a match by the input: game, seats and start in the first byte, the seed in the next
/// eight, then a choice for each byte. Its link, its save and its prefix give it back.
pub fn play(data: &[u8]) {
    let Some((&table, data)) = data.split_first() else { return };
    let Some((seed, choices)) = data.split_first_chunk() else { return };
    let seed = Seed(u64::from_le_bytes(*seed));
    let Some(played) = played_at(table, seed, choices) else { return };
    let code = played.encode();
    assert_eq!(AnyMatch::decode(&code).as_ref(), Ok(&played));
    let sitters = (0..played.seats()).map(|seat| Sitter::new(Kind::Human, seat)).collect();
    let record = Record { code, sitters, made: 1, changed: 2, title: String::new(), stand: None };
    assert_eq!(Record::read(&record.write()).and_then(|read| read.game()), Ok(played));
}

fn played_at(table: u8, seed: Seed, choices: &[u8]) -> Option<AnyMatch> {
    let seats = table & 7;
    let start = if table & 8 == 0 { Start::Basic } else { Start::Advanced };
    match GameKind::ALL.get(usize::from(table >> 4))? {
        GameKind::Farlight => {
            played::<Farlight>(farlight::Table { seats }, seed, choices).map(AnyMatch::Farlight)
        }
        GameKind::Faraway => {
            played::<Faraway>(faraway::Table { seats, start }, seed, choices).map(AnyMatch::Faraway)
        }
        GameKind::Firefly => {
            let table = firefly::Table { turn_limit: 4, ..firefly::Table::new(seats) };
            played::<Firefly>(table, seed, choices).map(AnyMatch::Firefly)
        }
    }
}

/// The match of these options, with each byte as the place of a choice among the legal ones.
fn played<G: Game>(options: G::Options, seed: Seed, choices: &[u8]) -> Option<Match<G>> {
    let mut played = Match::<G>::new(options, seed).ok()?;
    for &choice in choices {
        let legal = played.legal();
        assert_eq!(legal.is_empty(), played.is_over(), "somebody can choose or it is over");
        assert!(legal.is_sorted_by(|one, other| one < other), "legal choices are not sorted");
        let Some(&choice) = legal.get(usize::from(choice) % legal.len().max(1)) else { break };
        assert!(played.play(choice, &mut Silent).is_ok(), "a legal choice is refused");
    }
    let half = played.prefix(played.choices().len() / 2).ok()?;
    assert!(played.choices().starts_with(half.choices()));
    Some(played)
}

/// A file as it is imported: each record is whole or refused, and is written as it was read.
pub fn save(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    for part in record::split(&text) {
        let Ok(read) = Record::read(&part) else { continue };
        // One whose match cannot be read is kept as the text that it is, never written anew.
        let Ok(game) = read.game() else { continue };
        assert_eq!(usize::from(game.seats()), read.sitters.len());
        let again = Record::read(&read.write());
        assert_eq!(again.as_ref(), Ok(&read));
        assert_eq!(again.and_then(|again| again.game()), Ok(game));
    }
}

/// What stands after the `#` of an address.
pub fn address(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    match Route::read(text) {
        Ok(Route::Deal(setup, sender)) => {
            let signed = Route::read(&sender.sign(&setup.address()));
            assert_eq!(signed, Ok(Route::Deal(setup, sender)));
        }
        Ok(Route::Turn(code, sitters, sender)) => {
            let people = Route::read(&sender.sign(&turn_address(&code, &sitters)));
            assert!(matches!(people, Ok(Route::Turn(same, _, by)) if same == code && by == sender));
        }
        Ok(Route::Game(code, sitters, sender)) => {
            if !sitters.is_empty() {
                let again = Route::read(&sender.sign(&game_address(&code, &sitters)));
                assert!(
                    matches!(again, Ok(Route::Game(same, _, by)) if same == code && by == sender)
                );
            }
            link(code.as_bytes());
        }
        Ok(Route::Scene(code, _)) => link(code.as_bytes()),
        Ok(Route::Home | Route::Match(_) | Route::Rules(..) | Route::Gallery(_)) => {}
        Err(error) => {
            for lang in [Lang::En, Lang::Fr] {
                assert!(!error.tell(lang.words()).is_empty());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Rng;

    const RECORDS: &str = concat!(
        include_str!("../../rules/tests/records/faraway-1.txt"),
        include_str!("../../rules/tests/records/farlight-1.txt")
    );
    const SAVE: &str = include_str!("../../tests/saves/0.1.0-advanced.txt");
    const BROKEN: u32 = 1000;

    fn links() -> Vec<&'static str> {
        let codes = RECORDS.lines().flat_map(|line| line.split(','));
        codes.filter(|code| AnyMatch::decode(code).is_ok()).collect()
    }

    /// Cuts, doubles or overwrites a piece.
    fn broken(text: &str, rng: &mut Rng) -> Vec<u8> {
        let mut bytes = text.as_bytes().to_vec();
        let at = rng.below(bytes.len() as u32) as usize;
        match rng.below(4) {
            0 => bytes.truncate(at),
            1 => bytes.extend_from_within(at..),
            2 => bytes[at] = rng.below(256) as u8,
            _ => drop(bytes.drain(..at)),
        }
        bytes
    }

    fn try_each(whole: &[String], target: fn(&[u8])) {
        let mut rng = Rng::new(Seed(3), 0);
        for text in whole {
            target(text.as_bytes());
        }
        for _ in 0..BROKEN {
            if let Some(text) = rng.pick(whole).cloned() {
                target(&broken(&text, &mut rng));
            }
        }
    }

    #[test]
    fn recorded_and_broken_input_does_no_harm() {
        let links = links();
        assert!(links.len() > 70, "only {} recorded links are read", links.len());
        let with =
            |before: &str| links.iter().map(|code| format!("{before}{code}")).collect::<Vec<_>>();
        try_each(&with(""), link);
        try_each(&with("#/game/"), address);
        try_each(&with("#/turn/"), address);
        try_each(&["#/faraway/k7q2-m9xd?seats=human,greedy,expert&start=advanced".into()], address);
        try_each(&[SAVE.into(), SAVE.repeat(3)], save);
    }

    #[test]
    fn any_bytes_play_a_match() {
        let mut rng = Rng::new(Seed(4), 0);
        for table in 0..=255 {
            let length = rng.below(300);
            let rest = (0..length).map(|_| rng.below(256) as u8);
            play(&[table].into_iter().chain(rest).collect::<Vec<u8>>());
        }
    }
}
