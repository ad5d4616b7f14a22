//! Which moment of a match it is, for the rules to say what may be done and what comes next.
//! The words stand with the rules, under `now KEY`.

#[cfg(feature = "firefly")]
use crate::words;
#[cfg(feature = "firefly")]
use rules::firefly;
use rules::{faraway, farlight};
use std::fmt::Display;

/// A moment of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Now {
    /// What it is called in the rules.
    pub key: &'static str,
    /// The values that its words ask for.
    pub values: Vec<(&'static str, String)>,
}

impl Now {
    fn new(key: &'static str) -> Now {
        Now { key, values: Vec::new() }
    }

    fn with(mut self, name: &'static str, value: impl Display) -> Now {
        self.values.push((name, value.to_string()));
        self
    }
}

/// A moment of Faraway.
pub fn of_faraway(view: &faraway::View) -> Now {
    use faraway::Phase;
    let last = view.round == faraway::ROUNDS;
    let played = view.own().and_then(|own| own.row.last());
    match view.phase {
        Phase::Keep => Now::new("keep"),
        Phase::Explore if last => Now::new("explore-last"),
        Phase::Explore => match played {
            None => Now::new("explore-first"),
            Some(region) => Now::new("explore").with("n", region.time()),
        },
        Phase::Take => Now::new("take").with("n", view.market.len()),
        Phase::Settle => {
            let offered = view.queue.first().map_or(0, |&seat| view.seats[seat].offered.len());
            Now::new(if last { "settle-last" } else { "settle" }).with("n", offered)
        }
        Phase::Over => Now::new("over"),
    }
}

/// A moment of Farlight.
pub fn of_farlight(view: &farlight::View) -> Now {
    use farlight::Phase;
    let active = &view.seats[view.turn];
    match view.phase {
        Phase::Bid => {
            let pass = usize::from(view.pass).min(farlight::PASSES.len() - 1);
            let key = if farlight::PASSES[pass] == 1 { "bid-last" } else { "bid" };
            Now::new(key).with("pass", pass + 1)
        }
        Phase::Repair => Now::new("repair"),
        Phase::Engineer => Now::new("engineer"),
        Phase::Install => Now::new("install").with("crew", active.crew),
        Phase::Boost => {
            Now::new("boost").with("up", active.upgrades).with("over", active.overhauls)
        }
        Phase::Launch => {
            let first = view.launch.finishers == 0;
            Now::new(if first { "launch" } else { "launch-half" })
        }
        Phase::Over => Now::new("over"),
    }
}

/// A moment of Firefly: what the topmost frame asks for.
#[cfg(feature = "firefly")]
pub fn of_firefly(view: &firefly::View) -> Now {
    Now::new(words::moment(view))
}
