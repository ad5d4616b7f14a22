//! What a beginner meets in a game of Farlight, and when.

use super::auction::Target;
use super::choice::Phase;
use super::part::PartId;
use super::view::View;

/// A rule of Farlight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lesson {
    /// The highest total on a target wins it.
    Bid,
    /// Missions are bid on as well.
    MissionBid,
    /// A part costs crew to install.
    Cost,
    /// Crew on a tile counts one more.
    CrewOnTile,
    /// Services.
    Services,
    /// A bare 0 wins nothing.
    Zero,
    /// Losing a bid pays crew.
    Consoled,
    /// A part is docked connector to connector.
    Dock,
    /// A mission is flown.
    Fly,
    /// Who flies a mission after the first scores half.
    Half,
    /// A mission that cannot be flown is passed.
    Pass,
    /// Engineer improves an engine.
    Engineer,
    /// Repair takes parts off.
    Repair,
    /// Upgrades and overhauls of engines.
    Boost,
    /// Parts that give them.
    Tools,
    /// Services that change a ship.
    Yard,
    /// A final mission ends the game.
    Final,
    /// Awards are counted at the end.
    Awards,
}

impl crate::Lesson<View> for Lesson {
    const ALL: &'static [Lesson] = &[
        Lesson::Bid,
        Lesson::Dock,
        Lesson::Fly,
        Lesson::Half,
        Lesson::Pass,
        Lesson::Engineer,
        Lesson::Repair,
        Lesson::Boost,
        Lesson::Final,
        Lesson::MissionBid,
        Lesson::Zero,
        Lesson::Services,
        Lesson::Cost,
        Lesson::Yard,
        Lesson::Tools,
        Lesson::Awards,
        Lesson::CrewOnTile,
        Lesson::Consoled,
    ];

    fn slug(self) -> &'static str {
        match self {
            Lesson::Bid => "bid",
            Lesson::MissionBid => "mission-bid",
            Lesson::Cost => "cost",
            Lesson::CrewOnTile => "crew-on-tile",
            Lesson::Services => "services",
            Lesson::Zero => "zero",
            Lesson::Consoled => "consoled",
            Lesson::Dock => "dock",
            Lesson::Fly => "fly",
            Lesson::Half => "half",
            Lesson::Pass => "pass",
            Lesson::Engineer => "engineer",
            Lesson::Repair => "repair",
            Lesson::Boost => "boost",
            Lesson::Tools => "tools",
            Lesson::Yard => "yard",
            Lesson::Final => "final",
            Lesson::Awards => "awards",
        }
    }

    fn bites(self, view: &View) -> bool {
        let Some(own) = view.own().filter(|_| view.viewer == Some(view.turn)) else {
            return false;
        };
        let bids = view.phase == Phase::Bid && view.draft.placed.is_empty();
        let later = bids && view.round > 1;
        let flies = view.phase == Phase::Launch;
        let mission = view.launch.missions.first();
        let ready = mission.is_some_and(|&mission| own.readiness(mission).is_ready());
        let aims = own.bids.iter().any(|bid| matches!(bid.target, Target::Mission(_)));
        match self {
            Lesson::Bid => bids && view.pass == 0,
            Lesson::MissionBid => bids && view.pass > 0 && !aims,
            Lesson::Cost | Lesson::Awards | Lesson::Consoled => later,
            Lesson::CrewOnTile => later && own.crew > 0,
            Lesson::Services => bids && view.pass > 0,
            Lesson::Zero => bids && view.pass == 2 && own.hand.is_some_and(|hand| hand.has(0)),
            Lesson::Dock => view.phase == Phase::Install && !own.pending.is_empty(),
            Lesson::Fly => flies && ready && view.launch.finishers == 0,
            Lesson::Half => flies && ready && view.launch.finishers > 0,
            Lesson::Pass => flies && !ready,
            Lesson::Engineer => view.phase == Phase::Engineer,
            Lesson::Repair => view.phase == Phase::Repair,
            Lesson::Boost => view.phase == Phase::Boost,
            Lesson::Tools => {
                later && view.slots.iter().flatten().any(|slot| gives_tools(slot.part))
            }
            Lesson::Yard => later && own.ship.improvable().next().is_some(),
            Lesson::Final => bids && view.stacks.iter().any(|stack| stack.len() == 1),
        }
    }
}

/// Whether a part gives upgrades or overhauls of engines.
fn gives_tools(part: PartId) -> bool {
    let card = part.card();
    [card.once, card.repeat].iter().any(|given| given.upgrades + given.overhauls > 0)
}
