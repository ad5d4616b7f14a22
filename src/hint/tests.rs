//! The first games are played by a beginner who follows the hints; every hint is short and leads to
//! its rule.

#![allow(clippy::unwrap_used, reason = "a test that fails may panic")]

use super::first::first;
use super::{Due, Hint, Known, due, faraway, farlight, firefly};
use crate::guide::{Line, TEXTS, read};
use crate::words::Lang;
use bots::{Level, Playable};
use rules::faraway::Faraway;
use rules::farlight::Farlight;
use rules::firefly::Firefly;
use rules::{AnyOptions, GameKind, Lesson, Match, Seat, Silent};

/// The longest hint, in words.
const LONGEST: usize = 20;

/// Which hint comes in which round of a first game, `hint round` word by word, and whether he who
/// followed them has won.
fn course<G: Playable, L: Lesson<G::View>>(
    options: G::Options,
    hint: fn(L, Lang) -> Hint,
    round: fn(&G::View) -> u16,
) -> (String, bool) {
    let seed = first(G::KIND).seed.unwrap();
    let mut played = Match::<G>::new(options, seed).unwrap();
    let (mut known, mut met) = (Known::default(), Vec::new());
    while let Some(seat) = played.decider() {
        let (view, dice) = (played.view(Some(seat)), bots::dice(seed, played.choices().len()));
        let choice = if seat == Seat(0) {
            if let Some(Due { slug, .. }) = due(G::KIND, &view, &known, Lang::En, hint) {
                known = known.with(G::KIND, slug);
                met.push(format!("{slug} {}", round(&view)));
            }
            bots::novice::<G>(&view, dice)
        } else {
            bots::choose::<G>(&view, Level::Greedy, dice, 0)
        };
        played.play(choice.unwrap(), &mut Silent).unwrap();
    }
    (met.join(", "), played.state().results().unwrap()[0].place == 1)
}

#[test]
fn the_first_game_of_faraway_teaches_all_of_it() {
    let AnyOptions::Faraway(table) = first(GameKind::Faraway).options else { panic!() };
    let course = course::<Faraway, _>(table, faraway::hint, |view| view.round.into());
    let met = "rightwards 1, low-first 1, higher 2, condition 3, way-home 6";
    assert_eq!(course, (met.to_owned(), true));
}

#[test]
fn the_first_game_of_farlight_is_a_guided_round_and_then_what_comes() {
    let AnyOptions::Farlight(table) = first(GameKind::Farlight).options else { panic!() };
    let course = course::<Farlight, _>(table, farlight::hint, |view| view.round);
    let met = "bid 1, mission-bid 1, consoled 1, zero 1, dock 1, fly 1, final 2, cost 2, awards 2";
    assert_eq!(course, (met.to_owned(), true));
}

#[test]
fn the_first_game_of_firefly_leads_to_a_finished_job_and_then_to_the_story() {
    let AnyOptions::Firefly(table) = first(GameKind::Firefly).options else { panic!() };
    let course = course::<Firefly, _>(table, firefly::hint, |view| view.round);
    let met = "aim 0, place 0, jobs 0, turn 1, load 1, team 1, deal 2, deliver 2, solid 2, route 3, \
               hire 3, moral 3, goal 4, nav 4, pay 6, pursue 7";
    assert_eq!(course, (met.to_owned(), true));
}

/// What is drawn on the tables has its style.
const STYLES: &str = concat!(
    include_str!("../../styles/page.css"),
    include_str!("../../styles/faraway.css"),
    include_str!("../../styles/farlight.css"),
    include_str!("../../styles/firefly.css"),
    include_str!("../../styles/sets.css"),
);

/// The shortest word that tells what a text is about, in letters.
const SUBJECT: usize = 4;

/// What a rule says in a language, with the rules within it; empty where there is none.
fn rule_text(lines: &[Line], rule: &str, lang: usize) -> String {
    let is_rule = |line: &Line| matches!(line, Line::Heading { anchor, .. } if *anchor == rule);
    let Some(from) = lines.iter().position(is_rule) else { return String::new() };
    let Line::Heading { deep: inner, .. } = lines[from] else { return String::new() };
    let ends = |line: &&Line| match line {
        Line::Heading { deep, .. } => inner || !deep,
        Line::Now(_) => true,
        Line::Term { .. } | Line::Pictures(_) | Line::Text(..) => false,
    };
    let said = |line: &Line| match line {
        Line::Heading { title, .. } | Line::Term { title, .. } => title[lang].to_owned() + " ",
        Line::Text(_, text) => text[lang].to_owned() + " ",
        Line::Pictures(_) | Line::Now(_) => String::new(),
    };
    let inside = lines[from + 1..].iter().take_while(|line| !ends(line));
    lines[from..=from].iter().chain(inside).map(said).collect()
}

/// Checks the hints of a game, and that no two of its rules share a name.
fn check<V, L: Lesson<V>>(game: GameKind, hint: fn(L, Lang) -> Hint) {
    let text = TEXTS.iter().find(|(one, _)| *one == game).unwrap().1;
    let lines = read(text).unwrap();
    let mut slugs = Vec::new();
    for &lesson in L::ALL {
        let slug = lesson.slug();
        let said = Lang::ALL.map(|lang| hint(lesson, lang));
        let Hint { at, rule, .. } = said[0];
        for (at, Hint { text, .. }) in said.into_iter().enumerate() {
            let words = text
                .split(|c: char| c.is_whitespace())
                .filter(|word| word.contains(char::is_alphanumeric));
            assert!(words.count() <= LONGEST, "{text}");
            let told = rule_text(&lines, rule, at).to_lowercase();
            let shared = text.split(|c: char| !c.is_alphabetic()).filter(|word| {
                word.chars().count() >= SUBJECT && told.contains(&word.to_lowercase())
            });
            assert!(shared.count() > 0, "{slug} leads to {rule}, which tells of something else");
        }
        for class in at.split('.').skip(1) {
            let class = class.split([' ', ':', '[']).next().unwrap();
            assert!(STYLES.contains(&format!(".{class}")), "{slug} points at {class}");
        }
        assert!(!at.is_empty() && !slug.contains([' ', '/']) && !slugs.contains(&slug), "{slug}");
        slugs.push(slug);
    }
}

#[test]
fn every_hint_is_short_and_leads_to_its_rule() {
    check(GameKind::Faraway, faraway::hint);
    check(GameKind::Farlight, farlight::hint);
    check(GameKind::Firefly, firefly::hint);
}

#[test]
fn a_hint_is_given_once_and_none_when_there_are_to_be_no_more() {
    let table = first(GameKind::Faraway);
    let AnyOptions::Faraway(options) = table.options else { panic!() };
    let played = Match::<Faraway>::new(options, table.seed.unwrap()).unwrap();
    let view = played.view(Some(Seat(0)));
    let given = |known: &Known| due(GameKind::Faraway, &view, known, Lang::En, faraway::hint);
    let known = Known::default();
    let hint = given(&known).unwrap();
    assert_eq!(hint.slug, "rightwards");
    assert_ne!(given(&known.with(GameKind::Faraway, hint.slug)), Some(hint));
    assert_eq!(given(&known.off()), None);
    // Where nothing bites the first one is told to who knows nothing, and none to who knows something.
    let idle = |known| due(GameKind::Faraway, &played.view(None), known, Lang::En, faraway::hint);
    assert_eq!(idle(&known), Some(hint));
    assert_eq!(idle(&known.with(GameKind::Faraway, hint.slug)), None);
}
