//! A whole match as somebody follows it who only hears it: what the table is, what happened since,
//! what is asked, what each choice does, what was chosen. `tests/transcripts/farlight.LANGUAGE.txt`
//! is how it was heard last; a change that means to alter it writes it anew:
//! `WRITE=1 cargo test transcript`.

use super::{Board, PartWords, Telling, Verbs};
use crate::words::Lang;
use rules::farlight::{Event, Farlight};
use rules::{AnyMatch, Game, Match, Seat};
use std::fmt::Write;

/// A match that was played and is kept for ever, of rules/tests/records.
const RECORD: &str = include_str!("../../../rules/tests/records/farlight-1.txt");
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/transcripts");
/// Whose ears it comes to.
const LISTENER: Seat = Seat(0);

/// What is heard of a match.
fn transcript(played: &Match<Farlight>, lang: Lang) -> String {
    let names = [lang.words().you.to_owned(), lang.words().name_expert.to_owned()];
    let mut heard = String::new();
    let mut told: Vec<(usize, Event)> = Vec::new();
    let mut round = 0;
    for (order, events) in played.history().unwrap().into_iter().enumerate() {
        for event in events {
            let Some(event) = Farlight::seen(&event, Some(LISTENER)) else { continue };
            for line in Telling::new(&names, &told, lang).tell(&event) {
                writeln!(heard, "  {line}").unwrap();
            }
            told.push((order, event));
        }
        let now = played.prefix(order).unwrap();
        if now.decider() != Some(LISTENER) {
            continue;
        }
        let view = now.view(Some(LISTENER));
        let own = view.own().unwrap();
        if view.round != round {
            round = view.round;
            for line in Board::new(&view, &names, lang).lines() {
                writeln!(heard, "- {line}").unwrap();
            }
        }
        let verbs = Verbs { view: &view, own, parts: PartWords::new(lang), words: lang.farlight() };
        writeln!(heard, "? {}", lang.ask_farlight(&view)).unwrap();
        let chosen = played.choices()[order];
        for choice in now.legal() {
            let mark = if choice == chosen { '>' } else { '*' };
            writeln!(heard, "{mark} {}", verbs.verb(choice)).unwrap();
        }
    }
    heard
}

#[test]
fn a_match_is_followed_by_ear() {
    let link = RECORD.lines().nth(2).and_then(|line| line.split(',').nth(1)).unwrap();
    let Ok(AnyMatch::Farlight(played)) = AnyMatch::decode(link) else { panic!("{link}") };
    for lang in Lang::ALL {
        let heard = transcript(&played, lang);
        let file = format!("{FOLDER}/farlight.{}.txt", lang.tag());
        if std::env::var_os("WRITE").is_some() {
            std::fs::create_dir_all(FOLDER).unwrap();
            std::fs::write(&file, &heard).unwrap();
        }
        assert_eq!(heard, std::fs::read_to_string(&file).unwrap_or_default(), "{file}");
        for line in heard.lines() {
            assert!(line.len() > 3 && !line.contains(['{', '}']), "{line}");
        }
        // Nothing is asked without saying at least two things that can be done, each its own.
        for asked in heard.split("? ").skip(1) {
            let mut choices: Vec<&str> =
                asked.lines().skip(1).take_while(|line| line.starts_with(['*', '>'])).collect();
            let all = choices.len();
            assert!(all > 1, "{asked}");
            assert_eq!(choices.iter().filter(|line| line.starts_with('>')).count(), 1, "{asked}");
            choices.iter_mut().for_each(|line| *line = &line[2..]);
            choices.sort_unstable();
            choices.dedup();
            assert_eq!(choices.len(), all, "two choices sound alike: {asked}");
        }
    }
}
