//! Addresses: what stands after the `#`, and what is wrong with it.
//!
//! `#/` home, `#/faraway/SEED?seats=human,expert&start=advanced` a deal, `#/match/ID` a match of
//! this browser, `#/game/CODE` a whole match, `#/turn/CODE?seats=…` one that two devices share, `#/rules/faraway/clues` a rule,
//! `#/gallery/farlight` the drawings of a game, `#/gallery` those of Faraway, `#/scene/CODE?seats=…` a match
//! as it stands, kept nowhere.
//! Links that are given to others may say who gives them, and what he scored: `&from=Anna&score=63`.

use crate::sitter::{COLOURS, Kind, Sitter, tidy_name};
use crate::words::{Words, fill};
use bots::Level;
use rules::{AnyOptions, GameKind, Seed, SeedError};

/// Everything that a match is dealt from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// What was agreed on.
    pub options: AnyOptions,
    /// Who sits where; one sitter a seat.
    pub sitters: Vec<Sitter>,
    /// The seed, if it is fixed already.
    pub seed: Option<Seed>,
}

/// Who gives a link to others, as far as the link says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sender {
    /// The name that he gave himself; empty for none.
    pub name: String,
    /// What he scored in the match that the link is about.
    pub score: Option<i32>,
}

impl Sender {
    /// The address with what is to be said of the sender.
    pub fn sign(&self, address: &str) -> String {
        let mut signed = address.to_owned();
        let mut add = |pair: String| {
            let mark = if signed.contains('?') { '&' } else { '?' };
            signed.push(mark);
            signed += &pair;
        };
        if !self.name.is_empty() {
            add(format!("from={}", escape(&self.name)));
        }
        if let Some(score) = self.score {
            add(format!("score={score}"));
        }
        signed
    }

    /// What a query says of the sender, and the rest of it. What cannot be read is not said.
    fn read(query: &str) -> (Sender, String) {
        let mut sender = Sender::default();
        let mut rest = Vec::new();
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            match pair.split_once('=') {
                Some(("from", name)) => sender.name = tidy_name(&unescape(name)),
                Some(("score", score)) => sender.score = score.parse().ok(),
                _ => rest.push(pair),
            }
        }
        (sender, rest.join("&"))
    }
}

/// A text as it may stand in a query.
fn escape(text: &str) -> String {
    let mut escaped = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() {
            escaped.push(char::from(byte));
        } else {
            escaped.push('%');
            for digit in [byte >> 4, byte & 15] {
                escaped.push(char::from(b"0123456789ABCDEF"[usize::from(digit)]));
            }
        }
    }
    escaped
}

/// The text that was escaped; what is no text is shown as such.
fn unescape(text: &str) -> String {
    let bytes = text.as_bytes();
    let digit = |at: usize| char::from(*bytes.get(at)?).to_digit(16);
    let mut plain = Vec::new();
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        match (byte, digit(at + 1), digit(at + 2)) {
            (b'%', Some(high), Some(low)) => {
                plain.push((high * 16 + low) as u8);
                at += 3;
            }
            _ => {
                plain.push(byte);
                at += 1;
            }
        }
    }
    String::from_utf8_lossy(&plain).into_owned()
}

impl Setup {
    /// One person against one bot that is no hard one: what the lobby offers at first.
    pub fn gentle(game: GameKind) -> Setup {
        Setup::against(game, bots::Level::Greedy)
    }

    /// One person against one bot of a level.
    pub fn against(game: GameKind, rival: bots::Level) -> Setup {
        let mut setup = Setup::usual(game);
        for sitter in &mut setup.sitters {
            if let Kind::Bot(level) = &mut sitter.kind {
                *level = rival;
            }
        }
        setup
    }

    /// One person against one bot: what a link means that does not say who sits where.
    pub fn usual(game: GameKind) -> Setup {
        let options = AnyOptions::usual(game);
        let kinds = [Kind::Human, Kind::Bot(bots::Level::Expert)];
        let sitters = (0..).zip(kinds).map(|(seat, kind)| Sitter::new(kind, seat)).collect();
        Setup { options, sitters, seed: None }
    }

    /// The part of an address that deals this again; names stay at home.
    pub fn address(&self) -> String {
        let game = self.options.game();
        let kinds: Vec<String> = self.sitters.iter().map(|s| s.kind.to_string()).collect();
        let seed = self.seed.map(|seed| format!("/{seed}")).unwrap_or_default();
        let pairs = self.options.pairs().into_iter();
        let variant: String = pairs.map(|(name, value)| format!("&{name}={value}")).collect();
        format!("#/{game}{seed}?seats={}{variant}", kinds.join(","))
    }
}

/// Where an address leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The lobby.
    Home,
    /// A table that somebody set.
    Deal(Setup, Sender),
    /// A match kept in this browser.
    Match(String),
    /// A whole match in the address.
    Game(String, Vec<Sitter>, Sender),
    /// A match that two devices take turns at, in the address; who sits where as they see it.
    Turn(String, Vec<Sitter>, Sender),
    /// A match as it stands, to be looked at; who sits where.
    Scene(String, Vec<Sitter>),
    /// The rules of a game, at an anchor; at the top if it is empty.
    Rules(GameKind, String),
    /// The drawings of a game.
    Gallery(GameKind),
}

/// What is wrong with an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RouteError {
    /// No page has this address.
    Unknown,
    /// The seed cannot be read.
    Seed(SeedError),
    /// The list of seats cannot be read.
    Seats(String),
    /// Too few or too many seats for the game.
    Count { least: u8, most: u8, value: u32 },
    /// An expansion that the game does not have.
    Set(String),
    /// An option that the game does not have.
    Option(String),
}

impl RouteError {
    /// The error in words.
    pub fn tell(&self, words: &Words) -> String {
        match self {
            RouteError::Unknown => words.bad_route.to_owned(),
            RouteError::Seed(error) => fill(words.bad_seed, &[("why", &tell_seed(*error, words))]),
            RouteError::Seats(text) => {
                let levels = Level::ALL.map(Level::slug).join(", ");
                fill(words.bad_seats, &[("text", text), ("levels", &levels)])
            }
            RouteError::Count { least, most, value } => {
                fill(words.bad_count, &[("least", least), ("most", most), ("value", value)])
            }
            RouteError::Set(text) => fill(words.bad_set, &[("text", text)]),
            RouteError::Option(text) => fill(words.bad_option, &[("text", text)]),
        }
    }
}

/// What is wrong with a seed, in words.
pub fn tell_seed(error: SeedError, words: &Words) -> String {
    match error {
        SeedError::Empty => words.seed_empty.to_owned(),
        SeedError::Character(c) => fill(words.seed_character, &[("c", &c)]),
        SeedError::TooLong => words.seed_long.to_owned(),
    }
}

impl Route {
    /// Reads what stands after the `#` of an address.
    ///
    /// # Errors
    /// When it leads nowhere; the error says what is wrong.
    pub fn read(fragment: &str) -> Result<Route, RouteError> {
        let fragment = fragment.trim_start_matches('#').trim_start_matches('/');
        let (path, query) = fragment.split_once('?').unwrap_or((fragment, ""));
        let (sender, query) = Sender::read(query);
        let steps: Vec<&str> = path.split('/').filter(|step| !step.is_empty()).collect();
        match steps[..] {
            [] => Ok(Route::Home),
            ["gallery"] => Ok(Route::Gallery(GameKind::Faraway)),
            ["gallery", game] => read_game(game).map(Route::Gallery),
            ["rules", game] => read_rules(game, ""),
            ["rules", game, anchor] => read_rules(game, anchor),
            ["match", id] => Ok(Route::Match(id.to_owned())),
            // Links of before 0.16 do not say who sits where.
            ["game", code] if !query.starts_with("seats=") => {
                Ok(Route::Game(code.to_owned(), Vec::new(), sender))
            }
            ["game", code] => Ok(Route::Game(code.to_owned(), seated(code, &query)?, sender)),
            ["scene", code] => Ok(Route::Scene(code.to_owned(), seated(code, &query)?)),
            ["turn", code] => {
                let (kinds, names) = query.split_once("&names=").unwrap_or((&query, ""));
                let mut sitters = seated(code, kinds)?;
                for (sitter, name) in sitters.iter_mut().zip(names.split(',')) {
                    sitter.name = tidy_name(&unescape(name));
                }
                Ok(Route::Turn(code.to_owned(), sitters, sender))
            }
            [game] => Ok(Route::Deal(read_setup(game, None, &query)?, sender)),
            [game, seed] => Ok(Route::Deal(read_setup(game, Some(seed), &query)?, sender)),
            _ => Err(RouteError::Unknown),
        }
    }
}

/// Who sits at the table of a match. What is wrong with a code that cannot be read is for the page of
/// the match to say.
fn seated(code: &str, query: &str) -> Result<Vec<Sitter>, RouteError> {
    let range = GameKind::of_code(code).map_or((1, COLOURS), GameKind::seats);
    read_sitters(query.strip_prefix("seats=").unwrap_or_default(), range)
}

fn read_rules(game: &str, anchor: &str) -> Result<Route, RouteError> {
    Ok(Route::Rules(read_game(game)?, anchor.to_owned()))
}

fn read_game(game: &str) -> Result<GameKind, RouteError> {
    game.parse().map_err(|_| RouteError::Unknown)
}

/// The address of a match with all its choices, and who sat where; names stay at home.
pub fn game_address(code: &str, sitters: &[Sitter]) -> String {
    format!("#/game/{code}?seats={}", kinds(sitters))
}

/// Who sits where, wherever the people are.
fn kinds(sitters: &[Sitter]) -> String {
    let person = |kind| if kind == Kind::Away { Kind::Human } else { kind };
    let kinds: Vec<String> = sitters.iter().map(|s| person(s.kind).to_string()).collect();
    kinds.join(",")
}

/// The address of a match that is sent on to whoever decides next on another device.
pub fn turn_address(code: &str, sitters: &[Sitter]) -> String {
    let address = format!("#/turn/{code}?seats={}", kinds(sitters));
    if sitters.iter().all(|sitter| sitter.name.is_empty()) {
        return address;
    }
    let names: Vec<String> = sitters.iter().map(|sitter| escape(&sitter.name)).collect();
    format!("{address}&names={}", names.join(","))
}

fn read_setup(game: &str, seed: Option<&str>, query: &str) -> Result<Setup, RouteError> {
    let game: GameKind = game.parse().map_err(|_| RouteError::Unknown)?;
    let mut setup = Setup::usual(game);
    setup.seed = seed.map(str::parse).transpose().map_err(RouteError::Seed)?;
    for pair in query.split('&').filter(|pair| !pair.is_empty()) {
        read_option(&mut setup, pair)?;
    }
    if setup.options.is_sound() { Ok(setup) } else { Err(RouteError::Option(query.to_owned())) }
}

fn read_option(setup: &mut Setup, pair: &str) -> Result<(), RouteError> {
    let wrong = || RouteError::Option(pair.to_owned());
    match pair.split_once('=').ok_or_else(wrong)? {
        ("seats", kinds) => {
            setup.sitters = read_sitters(kinds, setup.options.game().seats())?;
            setup.options = setup.options.with_seats(setup.sitters.len() as u8);
            Ok(())
        }
        ("sets", names) => {
            let taken = setup.options.take_pair("sets", names);
            taken.ok_or_else(|| RouteError::Set(names.to_owned()))
        }
        (name, value) => setup.options.take_pair(name, value).ok_or_else(wrong),
    }
}

fn read_sitters(kinds: &str, (least, most): (u8, u8)) -> Result<Vec<Sitter>, RouteError> {
    let read = |kind: &str| kind.parse::<Kind>().map_err(|()| RouteError::Seats(kinds.to_owned()));
    let kinds = kinds.split(',').map(read).collect::<Result<Vec<Kind>, _>>()?;
    let value = kinds.len() as u32;
    if !(u32::from(least)..=u32::from(most)).contains(&value) {
        return Err(RouteError::Count { least, most, value });
    }
    Ok((0..).zip(kinds).map(|(seat, kind)| Sitter::new(kind, seat)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Level;
    use rules::faraway::{Start, Table};
    use rules::firefly::{self, StartingJobs};
    use rules::{Match, farlight};

    fn deal(fragment: &str) -> Setup {
        match Route::read(fragment) {
            Ok(Route::Deal(setup, _)) => setup,
            other => panic!("{fragment} reads as {other:?}"),
        }
    }

    #[test]
    fn a_seed_link_carries_the_whole_deal() {
        let setup = deal("#/faraway/k7q2-m9xd?seats=human,greedy,expert&start=advanced");
        assert_eq!(setup.seed, "k7q2m9xd".parse().ok());
        assert_eq!(setup.options, AnyOptions::Faraway(Table { seats: 3, start: Start::Advanced }));
        assert_eq!(setup.sitters[2].kind, Kind::Bot(Level::Expert));
        assert_eq!(deal(&setup.address()), setup);
    }

    #[test]
    fn a_seed_link_of_farlight_needs_no_start() {
        let setup = deal("#/farlight/k7q2-m9xd?seats=human,greedy,expert");
        assert_eq!(setup.options, AnyOptions::Farlight(farlight::Table { seats: 3 }));
        assert_eq!(deal(&setup.address()), setup);
        assert_eq!(deal("#/farlight"), Setup::usual(GameKind::Farlight));
    }

    #[test]
    fn a_seed_link_of_firefly_carries_its_story() {
        let setup = deal("#/firefly/k7q2-m9xd?seats=human,expert&story=3&rounds=25&jobs=first");
        let jobs = StartingJobs::First;
        let table = firefly::Table { story: 3, turn_limit: 25, jobs, ..firefly::Table::new(2) };
        assert_eq!(setup.options, AnyOptions::Firefly(table));
        assert_eq!(deal(&setup.address()), setup);
        assert_eq!(deal("#/firefly"), Setup::usual(GameKind::Firefly));
        assert!(!setup.address().contains("sets="), "the base game alone says nothing of sets");
        let alone = deal("#/firefly?seats=human&story=8");
        assert_eq!(deal(&alone.address()), alone);
    }

    #[test]
    fn the_short_form_is_the_usual_table() {
        assert_eq!(deal("#/faraway"), Setup::usual(GameKind::Faraway));
        assert_eq!(deal("#/faraway/7").seed, Some(Seed(7)));
    }

    #[test]
    fn the_other_pages() {
        assert_eq!(Route::read(""), Ok(Route::Home));
        assert_eq!(Route::read("#/"), Ok(Route::Home));
        assert_eq!(Route::read("#/gallery"), Ok(Route::Gallery(GameKind::Faraway)));
        assert_eq!(Route::read("#/gallery/firefly"), Ok(Route::Gallery(GameKind::Firefly)));
        let sitters = vec![Sitter::new(Kind::Human, 0), Sitter::new(Kind::Away, 1)];
        let scene = Ok(Route::Scene("AbC_-".into(), sitters));
        assert_eq!(Route::read("#/scene/AbC_-?seats=human,away"), scene);
        assert!(Route::read("#/scene/AbC_-").is_err());
        assert_eq!(Route::read("#/match/12ab"), Ok(Route::Match("12ab".into())));
        let nobody = || Route::Game("AbC_-".into(), Vec::new(), Sender::default());
        assert_eq!(Route::read("#/game/AbC_-"), Ok(nobody()));
        let sitters = vec![Sitter::new(Kind::Human, 0), Sitter::new(Kind::Bot(Level::Greedy), 1)];
        let game = Route::Game("AbC_-".into(), sitters.clone(), Sender::default());
        assert_eq!(Route::read(&game_address("AbC_-", &sitters)), Ok(game));
        assert!(Route::read("#/game/AbC_-?seats=human,nobody").is_err());
    }

    #[test]
    fn the_rules_of_a_game_have_a_place_for_each() {
        let rules = |game, anchor: &str| Ok(Route::Rules(game, anchor.into()));
        assert_eq!(Route::read("#/rules/faraway"), rules(GameKind::Faraway, ""));
        let sanctuaries = rules(GameKind::Faraway, "sanctuaries");
        assert_eq!(Route::read("#/rules/faraway/sanctuaries"), sanctuaries);
        assert_eq!(Route::read("#/rules/chess"), Err(RouteError::Unknown));
        assert_eq!(Route::read("#/rules/faraway/a/b"), Err(RouteError::Unknown));
    }

    #[test]
    fn a_turn_link_names_no_device() {
        let sitters = [Sitter::new(Kind::Human, 0), Sitter::new(Kind::Away, 1)];
        let address = turn_address("AbC", &sitters);
        let people = vec![Sitter::new(Kind::Human, 0), Sitter::new(Kind::Human, 1)];
        assert_eq!(Route::read(&address), Ok(Route::Turn("AbC".into(), people, Sender::default())));
        let named = sitters.map(|sitter| Sitter { name: "Zoë, +1".into(), ..sitter });
        let people = named.clone().map(|sitter| Sitter { kind: Kind::Human, ..sitter }).to_vec();
        let read = Route::read(&turn_address("AbC", &named));
        assert_eq!(read, Ok(Route::Turn("AbC".into(), people, Sender::default())), "with names");
    }

    #[test]
    fn a_turn_link_seats_as_many_as_its_game() {
        let code =
            Match::<firefly::Firefly>::new(firefly::Table::new(1), Seed(5)).unwrap().encode();
        let alone = [Sitter::new(Kind::Human, 0)];
        let read = Route::read(&turn_address(&code, &alone));
        assert_eq!(read, Ok(Route::Turn(code.clone(), alone.to_vec(), Sender::default())));
        let five = [0; 5].map(|seat| Sitter::new(Kind::Human, seat));
        let count = RouteError::Count { least: 1, most: 4, value: 5 };
        assert_eq!(Route::read(&turn_address(&code, &five)), Err(count));
    }

    #[test]
    fn a_link_says_who_gives_it() {
        let anna = Sender { name: "Anna & Zoë".into(), score: Some(-3) };
        let plain = deal("#/faraway/k7q2-m9xd?seats=human,greedy");
        for (address, read) in [
            (plain.address(), Route::Deal(plain.clone(), anna.clone())),
            ("#/game/AbC".into(), Route::Game("AbC".into(), Vec::new(), anna.clone())),
        ] {
            assert_eq!(Route::read(&anna.sign(&address)), Ok(read));
            assert_eq!(Sender::default().sign(&address), address);
        }
        let hostile = Route::read("#/game/AbC?from=%E2%28%A1%0a<b>%&score=many&from");
        let said = Sender { name: "\u{fffd}(\u{fffd}<b>%".into(), score: None };
        assert_eq!(hostile, Ok(Route::Game("AbC".into(), Vec::new(), said)));
    }

    #[test]
    fn every_fault_is_named() {
        assert_eq!(Route::read("#/chess"), Err(RouteError::Unknown));
        assert_eq!(Route::read("#/a/b/c"), Err(RouteError::Unknown));
        assert_eq!(Route::read("#/faraway/u"), Err(RouteError::Seed(SeedError::Character('u'))));
        let count = |least, most, value| Err(RouteError::Count { least, most, value });
        assert_eq!(Route::read("#/faraway?seats=human"), count(2, 6, 1));
        let six = "human,human,human,human,human,human";
        assert_eq!(Route::read(&format!("#/farlight?seats={six}")), count(2, 5, 6));
        for query in ["story=7", "story=0", "story=x", "rounds=256", "jobs=all"] {
            let read = Route::read(&format!("#/firefly?{query}"));
            assert_eq!(read, Err(RouteError::Option(query.into())));
        }
        for names in ["atlantis", "", "base"] {
            let read = Route::read(&format!("#/firefly?sets={names}&story=2"));
            assert_eq!(read, Err(RouteError::Set(names.into())));
        }
        assert_eq!(
            Route::read("#/farlight?start=advanced"),
            Err(RouteError::Option("start=advanced".into()))
        );
        assert_eq!(
            Route::read("#/faraway?seats=human,dog"),
            Err(RouteError::Seats("human,dog".into()))
        );
        assert_eq!(
            Route::read("#/faraway?colour=red"),
            Err(RouteError::Option("colour=red".into()))
        );
    }
}
