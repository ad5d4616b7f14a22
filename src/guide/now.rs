//! Which moment of a match it is, for the rules to say what may be done and what comes next.
//! The words stand with the rules, under `now KEY`.

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
            let offered =
                view.queue.first().map_or(0, |seat| view.seats[seat.index()].offered.len());
            Now::new(if last { "settle-last" } else { "settle" }).with("n", offered)
        }
        Phase::Over => Now::new("over"),
    }
}

/// A moment of Farlight.
pub fn of_farlight(view: &farlight::View) -> Now {
    use farlight::Phase;
    let active = &view.seats[view.turn.index()];
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
    use firefly::{Frame, Stage, Step};
    let solo = view.table.aim().is_some();
    let spent = !solo && view.acted.len() > 1;
    let Some(frame) = view.stack.last() else { return Now::new("over") };
    Now::new(match frame {
        Frame::PickLeader(_) => "leader",
        Frame::Recruits(_) => "recruits",
        Frame::StartingJobs(_) => "starting",
        Frame::PlaceShip(_) => "place",
        Frame::Turn if solo => "turn-solo",
        Frame::Turn if spent => "turn-spent",
        Frame::Turn => {
            let left = 2 - view.acted.len();
            return Now::new(if left == 2 { "turn" } else { "turn-second" });
        }
        Frame::Stowage | Frame::Roster | Frame::Hands(_) => "free",
        Frame::Flight => "flight",
        Frame::Nav(_) => "nav",
        Frame::Reavers => "reavers",
        Frame::Evasion => "evade",
        Frame::Patrol(_) => "move",
        Frame::Alliance(_) | Frame::Wanted(..) => "alliance",
        Frame::Test(trial) => match trial.stage {
            Stage::Start | Stage::Before => "test",
            Stage::Rolled => "rolled",
        },
        Frame::Deaths(..) | Frame::Massacre(..) | Frame::Medic(..) => "deaths",
        Frame::ExtraCut(_) => "cut",
        Frame::Trade(..) => "trade",
        Frame::Load(..) | Frame::LoadUpTo(..) | Frame::Overfull(_) => "room",
        Frame::TakeUpgrade(_) | Frame::LoseUpgrade(_) => "upgrade",
        Frame::Shop(_) => "shop",
        Frame::Deal(_) => "deal",
        Frame::Parley(_) | Frame::Answer(_) => "parley",
        Frame::Muster => "muster",
        Frame::Card(_) => "misbehave",
        Frame::Freight => match view.errand.as_ref().map(|errand| errand.step) {
            Some(Step::Finish) => "deliver",
            Some(Step::Pickup) | None => "load",
        },
        Frame::Vault => "vault",
        Frame::GoalWay | Frame::Price(..) => "goal",
        Frame::Payday(_) => "payday",
        Frame::Unasked(_) => "wait",
    })
}
