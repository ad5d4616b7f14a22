//! The scenes of the gallery: every kind of decision of every game as a link that lays it out.
//!
//! `static/scenes.html` is the list, a scene a line; it is no part of the program, and who opens it
//! fetches it. It is made by playing, where rules, words or links have changed:
//! `cargo test --lib scenes::are_laid_out_anew -- --ignored`. The other tests hold it to the games.

use crate::guide::{TEXTS, now};
use crate::route::Route;
use crate::words::{FireflyText, Lang};
use bots::{Level, Playable};
use rules::faraway::{self, Faraway, Start};
use rules::farlight::{self, Farlight};
use rules::firefly::contact::Contact;
use rules::firefly::sector::SectorId;
use rules::firefly::sets::SETS;
use rules::firefly::story::Twist;
use rules::firefly::supply::{Ability, Class};
use rules::firefly::{self, Firefly};
use rules::{AnyMatch, Match, Rng, Seat, Seed, Silent, any_match};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::fs;

/// A game whose decisions can be told apart.
trait Staged: Playable<Choice: Debug> {
    /// Which kind of decision it is.
    fn kind(view: &Self::View, legal: &[Self::Choice]) -> String;

    /// What somebody would do now and then whom the bots do not take after.
    fn fancy(_: &Self::View, _: &[Self::Choice]) -> Option<Self::Choice> {
        None
    }
}

impl Staged for Faraway {
    fn kind(view: &Self::View, _: &[Self::Choice]) -> String {
        now::of_faraway(view).key.to_owned()
    }
}

impl Staged for Farlight {
    fn kind(view: &Self::View, legal: &[Self::Choice]) -> String {
        let choice = legal.first().map(variant).unwrap_or_default();
        format!("{}, {choice}", now::of_farlight(view).key)
    }
}

impl Staged for Firefly {
    fn kind(view: &Self::View, _: &[Self::Choice]) -> String {
        let frame = view.stack.last().map(variant).unwrap_or_default();
        let ask = FireflyText::new(Lang::En).ask(view);
        format!("{}, {frame}: {ask}", now::of_firefly(view).key)
    }

    /// Ships are fitted out far beyond what pays, and what an expansion adds is bought and used.
    fn fancy(view: &Self::View, legal: &[Self::Choice]) -> Option<Self::Choice> {
        // Who is hunted flies to the Cruiser, which takes the dearest along; the gear of one misbehave
        // card is bought.
        let is_hunted = view.table.has(Twist::TakesDearest);
        let asks = view.stack.last().map(|frame| format!("{frame:?}")).unwrap_or_default();
        let seeks = |choice: &&firefly::Choice| match **choice {
            firefly::Choice::To(at) | firefly::Choice::Place(at) => is_hunted && at == view.cruiser,
            firefly::Choice::Way(0) => asks.contains(FENCED),
            _ => false,
        };
        if let Some(sought) = legal.iter().find(seeks) {
            return Some(*sought);
        }
        let base = |card| firefly::Table::new(2).supply().any(|other| other == card);
        let old = |job| firefly::Table::new(2).jobs().any(|other| other == job);
        let presses = |ability: &Ability| matches!(ability, Ability::PressesFor(..));
        let is_fancy = |choice: &&firefly::Choice| match **choice {
            firefly::Choice::Buy(card) => card.printed().class == Class::Upgrade || !base(card),
            firefly::Choice::Uplink(_)
            | firefly::Choice::Study
            | firefly::Choice::Order
            | firefly::Choice::Shop
            | firefly::Choice::Attach(_) => true,
            firefly::Choice::Plot(..) | firefly::Choice::Summon(_) => true,
            firefly::Choice::Raid(..)
            | firefly::Choice::Hunt(..)
            | firefly::Choice::Jump(_)
            | firefly::Choice::Deliver(_)
            | firefly::Choice::Rescue => true,
            // To whoever may be attacked.
            firefly::Choice::To(at) | firefly::Choice::Place(at) if has_prey(view, at) => true,
            firefly::Choice::Leader(id) => id.leader().abilities.iter().any(presses),
            firefly::Choice::Accept(job) | firefly::Choice::Work(job) => !old(job),
            firefly::Choice::Deal(contact) => {
                matches!(contact, Contact::MrUniverse | Contact::FantyMingo)
            }
            // About Meridian, where its drive is sold, and Beaumonde.
            firefly::Choice::To(at) | firefly::Choice::Place(at) => {
                let number = at.number();
                (116..=119).contains(&number) || (136..=142).contains(&number)
            }
            _ => false,
        };
        legal.iter().rev().find(is_fancy).copied()
    }
}

/// Whether a rival is there whom a pirate or a hunter may attack.
fn has_prey(view: &firefly::View, at: SectorId) -> bool {
    let there = |seat| seat != view.turn && view.captain(seat).sector == Some(at);
    view.table.sets.have_bounties() && view.seats().any(there)
}

/// The misbehave card *Black Market Express*, as pending work names it.
const FENCED: &str = "Card(34)";

/// The name of a variant.
fn variant(value: impl Debug) -> String {
    format!("{value:?}").chars().take_while(|letter| letter.is_alphabetic()).collect()
}

/// Links longer than this are left alone where a shorter one shows the same.
const LONG: usize = 300;

/// Notes what matches show: of each kind of decision the one between most things, which is the
/// hardest to lay out.
struct Finder<G: Staged> {
    found: BTreeMap<String, (usize, Match<G>)>,
    over: Option<Match<G>>,
}

impl<G: Staged> Finder<G>
where
    AnyMatch: From<Match<G>>,
{
    fn new() -> Finder<G> {
        Finder { found: BTreeMap::new(), over: None }
    }

    /// Plays a match: mostly by good choices.
    fn play(&mut self, options: G::Options, seed: u64) {
        let mut rng = Rng::new(Seed(seed), 9);
        let mut played = Match::<G>::new(options, Seed(seed)).unwrap();
        while let Some(seat) = played.decider() {
            let (view, legal) = (played.view(Some(seat)), played.legal());
            self.note(&played, G::kind(&view, &legal), legal.len());
            let whim = *rng.pick(&legal).unwrap();
            let choice = match G::fancy(&view, &legal) {
                Some(fancy) if rng.below(2) == 0 => fancy,
                _ if rng.below(5) == 0 => whim,
                _ => bots::choose::<G>(&view, Level::Greedy, seed, 0).unwrap_or(whim),
            };
            played.play(choice, &mut Silent).unwrap();
        }
        self.over.get_or_insert(played);
    }

    fn note(&mut self, played: &Match<G>, kind: String, open: usize) {
        let known = self.found.get(&kind);
        let better = open > 1 && known.is_none_or(|(most, _)| open > *most);
        if better && (known.is_none() || played.encode().len() < LONG) {
            self.found.insert(kind, (open, played.clone()));
        }
    }

    /// The lines of the list: each decision as the only person at the table sees it; the widest one
    /// also as seen by who waits for it, and before the device is handed over; the end.
    fn lines(&self) -> String {
        let mut lines = String::new();
        let mut add = |kind: &str, played: &Match<G>, decider: &str, others: &str| {
            let name = format!("{}: {kind}", G::KIND.slug());
            lines += &line(&name, &address(played, decider, others));
        };
        for (kind, (_, played)) in &self.found {
            add(kind, played, "human", "greedy");
        }
        if let Some((_, widest)) = self.found.values().max_by_key(|(open, _)| *open) {
            add("waiting", widest, "away", "human");
            add("handing over", widest, "human", "human");
        }
        self.over.iter().for_each(|played| add("results", played, "human", "greedy"));
        lines
    }
}

/// The address that lays a match out: whoever decides is seated as the first says, the others as the
/// second.
fn address<G: Staged>(played: &Match<G>, decider: &str, others: &str) -> String
where
    AnyMatch: From<Match<G>>,
{
    let whose = played.decider().unwrap_or(Seat(0));
    let any = AnyMatch::from(played.clone());
    let kind = |seat| if seat == whose { decider } else { others };
    let seats: Vec<&str> = Seat::all(any.seats()).map(kind).collect();
    format!("#/scene/{}?seats={}", any.encode(), seats.join(","))
}

/// Screens of the shell.
const SHELL: [(&str, &str); 10] = [
    ("lobby", "#/"),
    ("invitation", "#/faraway/k7q2-m9xd?seats=human,expert&from=Anna&score=63"),
    ("invitation to Firefly", "#/firefly?seats=human,expert,greedy&story=2"),
    ("drawings", "#/gallery"),
    ("drawings of Farlight", "#/gallery/farlight"),
    ("drawings of Firefly", "#/gallery/firefly"),
    ("rules", "#/rules/faraway"),
    ("rules of Firefly", "#/rules/firefly"),
    ("unknown address", "#/nowhere/to/be/found"),
    ("unknown match", "#/match/none"),
];

const LIST: &str = include_str!("../static/scenes.html");
const HEAD: &str = "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
    <meta name=\"viewport\" content=\"width=device-width\">\n<title>Farflung</title>\n\
    <style>body { font: 16px/1.6 sans-serif; margin: 1rem }</style>\n<h1>Farflung</h1>\n<ul>\n";

fn line(name: &str, address: &str) -> String {
    format!("<li><a href=\"./{}\">{name}</a></li>\n", address.replace('&', "&amp;"))
}

/// The scenes of the list: what they show, and where.
fn listed() -> impl Iterator<Item = (&'static str, String)> {
    LIST.lines().filter_map(|line| {
        let (address, name) = line.strip_prefix("<li><a href=\"./")?.split_once("\">")?;
        Some((name.strip_suffix("</a></li>")?, address.replace("&amp;", "&")))
    })
}

/// The kinds of pending work about which somebody is asked, as the list in the rules names them.
fn frames() -> BTreeSet<&'static str> {
    let source = include_str!("../rules/src/firefly/step/mod.rs");
    let list = source.split("    Frame {\n").nth(1).and_then(|rest| rest.split("    }\n").next());
    let numbered = |line: &'static str| {
        let (number, name) = line.trim().split_once(' ')?;
        number.parse::<u8>().ok()?;
        name.split(|letter: char| !letter.is_alphabetic()).next()
    };
    list.unwrap_or_default().lines().filter_map(numbered).collect()
}

#[test]
#[ignore = "plays for ten minutes to make the list"]
fn are_laid_out_anew() {
    let mut list = HEAD.to_owned();
    SHELL.iter().for_each(|(name, address)| list += &line(&format!("shell: {name}"), address));
    let mut finder = Finder::<Faraway>::new();
    for seed in 0..4 {
        for (seats, start) in [(3, Start::Advanced), (6, Start::Advanced), (2, Start::Basic)] {
            finder.play(faraway::Table { seats, start }, seed);
        }
    }
    list += &given(&finder);
    list += &finder.lines();
    let mut finder = Finder::<Farlight>::new();
    (0..9).for_each(|seed| finder.play(farlight::Table { seats: 2 + (seed % 3) as u8 }, seed));
    list += &finder.lines();
    let mut finder = Finder::<Firefly>::new();
    for seed in 0..400 {
        let all = frames();
        if seed > 60 && all.iter().all(|frame| finder.lines().contains(frame)) {
            break;
        }
        let story = 1 + (seed % 6) as u8;
        let table = firefly::Table::new(3);
        finder.play(firefly::Table { story, turn_limit: 40, ..table }, seed);
        if seed < 9 {
            let story = 1 + seed as u8;
            finder.play(firefly::Table { story, ..firefly::Table::new(1) }, seed);
        }
    }
    list += &finder.lines();
    list += &of_sets(12, |kind| finder.found.contains_key(kind));
    fs::write("static/scenes.html", list + "</ul>\n</html>\n").unwrap();
}

/// What expansions bring to Firefly's decisions beyond those known.
/// Each is played at least so often.
fn of_sets(least: u64, known: impl Fn(&str) -> bool) -> String {
    let mut lines = String::new();
    // Those first that bring most.
    let bring = |set: &&firefly::sets::Set| [5, 4, 3, 2, 10, 11, 1].contains(&set.id);
    let (most, packs): (Vec<_>, Vec<_>) = SETS.into_iter().skip(1).rev().partition(bring);
    for set in most.into_iter().chain(packs) {
        let mut finder = Finder::<Firefly>::new();
        let sets = firefly::Sets::BASE.with(set);
        let alerts = rules::Later(sets.have_alerts());
        let asked = |frame: &&str| !LIST.contains(frame) && !lines.contains(*frame);
        let due: Vec<&str> = frames().into_iter().filter(asked).collect();
        // A set that shows nothing due for long leaves it to the next.
        let mut last = 0;
        let mut shown = 0;
        for seed in 0..300 {
            let found = |frame: &&&str| finder.found.keys().any(|kind| kind.contains(**frame));
            let now = due.iter().filter(found).count();
            if now > shown {
                (shown, last) = (now, seed);
            }
            if seed >= least && (now == due.len() || seed > last + 60) {
                break;
            }
            // The stories of the set by turns, the first of all between them.
            let stories: Vec<u8> =
                [1].into_iter().chain(set.stories.iter().map(|s| s.id)).collect();
            let story = stories[seed as usize % stories.len()];
            // Its set-up cards by turns too; who may play alone with it does.
            let seats = if set.name == "tenth-anniversary" { 1 } else { 2 };
            let table = firefly::Table {
                story,
                sets,
                alerts,
                turn_limit: 40,
                ..firefly::Table::new(seats)
            };
            let openings: Vec<u8> = table.openings().collect();
            let opening = rules::Later(openings[seed as usize % openings.len()]);
            finder.play(firefly::Table { opening, ..table }, seed);
        }
        finder.found.retain(|kind, _| !known(kind));
        for (kind, (_, played)) in &finder.found {
            lines += &line(&format!("firefly: {kind}"), &address(played, "human", "greedy"));
        }
        for story in set
            .stories
            .iter()
            .filter(|story| !LIST.contains(&format!("{}<", story_scene(story.id))))
        {
            let table = firefly::Table { story: story.id, sets, ..firefly::Table::new(2) };
            let name = format!("firefly: {}", story_scene(story.id));
            lines += &line(&name, &address(&underway(table), "human", "greedy"));
        }
    }
    lines
}

/// What the scene of a story is called.
fn story_scene(story: u8) -> String {
    format!("story {story}")
}

/// A match of a story at the choice of an action in its third round.
fn underway(table: firefly::Table) -> Match<Firefly> {
    let mut played = Match::<Firefly>::new(table, Seed(u64::from(table.story))).unwrap();
    while let Some(seat) = played.decider() {
        let (view, legal) = (played.view(Some(seat)), played.legal());
        if view.round > 2 && Firefly::kind(&view, &legal).starts_with("turn,") {
            break;
        }
        let choice = bots::choose::<Firefly>(&view, Level::Greedy, 1, 0).unwrap_or(legal[0]);
        played.play(choice, &mut Silent).unwrap();
    }
    played
}

#[test]
#[ignore = "plays for a minute to add what expansions bring to the list"]
fn of_sets_are_laid_out() {
    let listed: BTreeSet<&str> =
        listed().filter_map(|(name, _)| name.strip_prefix("firefly: ")).collect();
    let lines = of_sets(0, |kind| listed.contains(kind));
    let end = "</ul>\n</html>\n";
    fs::write("static/scenes.html", LIST.replace(end, &(lines + end))).unwrap();
}

/// A match that somebody gives to others: to be watched, and to be gone on with.
fn given(finder: &Finder<Faraway>) -> String {
    let (_, played) = finder.found.values().next().unwrap();
    let code = played.encode();
    let people = vec!["human"; usize::from(played.options().seats)].join(",");
    let turn = format!("#/turn/{code}?seats={people}&from=Bo");
    line("shell: shared match", &format!("#/game/{code}?from=Anna")) + &line("shell: turn", &turn)
}

/// What a match shows to whoever decides.
fn shown(played: &AnyMatch) -> String {
    fn of<G: Staged>(played: &Match<G>) -> String {
        let seat = played.decider();
        seat.map_or("results".to_owned(), |_| G::kind(&played.view(seat), &played.legal()))
    }
    any_match!(played, played => of(played))
}

#[test]
fn show_what_they_are_called() {
    let mut count = 0;
    for (name, address) in listed() {
        count += 1;
        let (game, kind) = name.split_once(": ").unwrap();
        let (code, sitters) = match Route::read(&address) {
            Ok(Route::Scene(code, sitters)) => (code, sitters),
            other => {
                let wrong = other.is_err() == (kind == "unknown address");
                assert!(game == "shell" && wrong, "{name}: {other:?}");
                continue;
            }
        };
        let played = AnyMatch::decode(&code).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        assert_eq!(sitters.len(), usize::from(played.seats()), "{name}");
        assert_eq!(played.game().slug(), game);
        if !["waiting", "handing over"].contains(&kind) && !kind.starts_with("story ") {
            assert_eq!(shown(&played), kind);
        }
    }
    assert!(count > 80, "{count} scenes");
}

/// Every moment of which the rules speak, and every kind of pending work.
#[test]
fn leave_nothing_out() {
    for (game, text) in TEXTS {
        for moment in text.lines().filter_map(|line| line.strip_prefix("now ")) {
            let is_shown = |(name, _): (&str, String)| {
                let (of, kind) = name.split_once(": ").unwrap_or_default();
                of == game.slug() && kind.split(',').next() == Some(moment)
            };
            let told = ["over", "wait"].contains(&moment) || listed().any(is_shown);
            assert!(told, "{game}: no scene of {moment}");
        }
    }
    let frames = frames();
    assert!(frames.len() > 30);
    for story in SETS.iter().skip(1).flat_map(|set| set.stories) {
        let scene = format!("firefly: {}", story_scene(story.id));
        assert!(listed().any(|(name, _)| name == scene), "no {scene}");
    }
    for frame in frames {
        let named = format!(", {frame}: ");
        assert!(listed().any(|(name, _)| name.contains(&named)), "no scene of {frame}");
    }
}
