//! What the commands need of a game.

use crate::fault::Fault;
use crate::flags::Flags;
use bots::{Level, Playable};
use rules::{Match, Options, Seat};
use serde::Serialize;
use serde_json::Value;

/// A game that the arena can play.
///
/// Its events are its transcript: each carries its name in `event`.
pub(crate) trait Contest: Playable<Event: Serialize> {
    /// What a beginner meets.
    type Lesson: rules::Lesson<Self::View>;

    /// The number of the round.
    fn round_of(view: &Self::View) -> u16;

    /// The options that the flags ask for.
    fn options_of(flags: &Flags) -> Result<Self::Options, Fault>;

    /// The options as JSON.
    fn options_json(options: &Self::Options) -> Value;

    /// A line of the final account as JSON.
    fn item_json(item: &Self::Item) -> Value;

    /// A choice as JSON, where the transcript tells choices too.
    fn choice_json(_: &Self::Choice) -> Option<Value> {
        None
    }

    /// Whether an event is part of the transcript.
    fn is_told(_: &Self::Event) -> bool {
        true
    }
}

/// One bot for each seat, all of levels that the game has.
pub(crate) fn bots_for<G: Contest>(
    flags: &Flags,
    options: &G::Options,
) -> Result<Vec<Level>, Fault> {
    let (seats, named) = (options.seats(), flags.bots.len());
    if named == 0 {
        let why = format!("name one bot for each of the {seats} seats: --bots A,B,…");
        return Err(Fault::usage(why));
    }
    if named != usize::from(seats) {
        let why = format!("--bots names {named} bots for {seats} seats; name one for each seat");
        return Err(Fault::usage(why));
    }
    match flags.bots.iter().find(|level| !G::LEVELS.contains(level)) {
        None => Ok(flags.bots.clone()),
        Some(level) => {
            let names: Vec<&str> = G::LEVELS.iter().map(|level| level.slug()).collect();
            let (game, names) = (G::KIND, names.join(", "));
            Err(Fault::usage(format!("{game} has no bot {level}; its bots are: {names}")))
        }
    }
}

/// The results of a finished match as JSON, seat by seat.
pub(crate) fn results_json<G: Contest>(played: &Match<G>, bots: Option<&[Level]>) -> Option<Value> {
    let results = played.state().results()?;
    let seat = |(at, result): (usize, &rules::SeatResult<G::Item>)| {
        let items: Vec<Value> = result.items.iter().map(G::item_json).collect();
        let mut line = serde_json::json!({
            "seat": at, "total": result.total, "place": result.place, "items": items,
        });
        if let Some(level) = bots.and_then(|bots| bots.get(at)) {
            line["bot"] = level.slug().into();
        }
        line
    };
    Some(results.iter().enumerate().map(seat).collect())
}

/// Every event of a match in order, nothing hidden.
pub(crate) fn events_json<G: Contest>(played: &Match<G>) -> Result<Value, Fault> {
    let history = played.history().map_err(|error| Fault::usage(error.to_string()))?;
    let events: Vec<&G::Event> =
        history.iter().flatten().filter(|event| G::is_told(event)).collect();
    serde_json::to_value(events).map_err(|error| Fault::usage(error.to_string()))
}

/// Every choice in order: who made it, how many events came before it, the hash of the state after
/// it. None of a game whose events say all of it.
pub(crate) fn choices_json<G: Contest>(played: &Match<G>) -> Result<Option<Value>, Fault> {
    let mut events: Vec<G::Event> = Vec::new();
    let usage = |error: &dyn std::fmt::Display| Fault::usage(error.to_string());
    let mut again = Match::<G>::deal(played.options().clone(), played.seed(), &mut events)
        .map_err(|error| usage(&error))?;
    let mut lines = Vec::new();
    for choice in played.choices() {
        let Some(told) = G::choice_json(choice) else { return Ok(None) };
        let at = events.iter().filter(|event| G::is_told(event)).count();
        let seat = again.decider().map(Seat::index);
        again.play(*choice, &mut events).map_err(|error| usage(&error))?;
        let state = format!("{:016x}", again.digest());
        lines.push(serde_json::json!({"at": at, "seat": seat, "choice": told, "state": state}));
    }
    Ok(Some(lines.into()))
}
