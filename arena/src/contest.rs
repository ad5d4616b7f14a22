//! What the commands need of a game.

use crate::fault::Fault;
use crate::flags::Flags;
use bots::{Level, Playable};
use rules::{GameKind, Match, Options};
use serde_json::Value;

/// A game that the arena can play.
pub trait Contest: Playable {
    /// Which game it is.
    const KIND: GameKind;

    /// The options that the flags ask for.
    fn options_of(flags: &Flags) -> Result<Self::Options, Fault>;

    /// The options as JSON.
    fn options_json(options: &Self::Options) -> Value;

    /// A line of the final account as JSON.
    fn item_json(item: &Self::Item) -> Value;

    /// An event as JSON, its name in `event`.
    fn event_json(event: &Self::Event) -> Value;
}

/// One bot for each seat, all of levels that the game has.
pub fn bots_for<G: Contest>(flags: &Flags, options: &G::Options) -> Result<Vec<Level>, Fault> {
    if flags.bots.len() != usize::from(options.seats()) {
        let seats = options.seats();
        return Err(Fault::usage(format!(
            "name one bot for each of the {seats} seats: --bots A,B,…"
        )));
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
pub fn results_json<G: Contest>(played: &Match<G>, bots: Option<&[Level]>) -> Option<Value> {
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
