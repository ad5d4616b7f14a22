//! What a beginner meets in a game of Farlight, and when.

use super::auction::Target;
use super::choice::Phase;
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
    /// A bare 0 wins nothing, and crew on a tile counts one more.
    Zero,
    /// Losing a bid pays crew.
    Consoled,
    /// A part is docked connector to connector.
    Dock,
    /// A mission is flown.
    Fly,
    /// A mission that cannot be flown is passed.
    Pass,
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
        Lesson::Pass,
        Lesson::Final,
        Lesson::MissionBid,
        Lesson::Zero,
        Lesson::Cost,
        Lesson::Awards,
        Lesson::Consoled,
    ];

    fn slug(self) -> &'static str {
        match self {
            Lesson::Bid => "bid",
            Lesson::MissionBid => "mission-bid",
            Lesson::Cost => "cost",
            Lesson::Zero => "zero",
            Lesson::Consoled => "consoled",
            Lesson::Dock => "dock",
            Lesson::Fly => "fly",
            Lesson::Pass => "pass",
            Lesson::Final => "final",
            Lesson::Awards => "awards",
        }
    }

    fn bites(self, view: &View) -> bool {
        let Some(own) = view.own().filter(|_| view.viewer == Some(view.turn)) else {
            return false;
        };
        let bids = view.phase == Phase::Bid && view.draft.placed.is_empty();
        let flies = view.phase == Phase::Launch;
        let mission = view.launch.missions.first();
        let ready = mission.is_some_and(|&mission| own.readiness(mission).is_ready());
        match self {
            Lesson::Bid => bids && view.pass == 0,
            Lesson::MissionBid => bids && view.pass > 0,
            // One a round.
            Lesson::Cost => bids && view.round > 1,
            Lesson::Consoled => bids && (view.round > 2 || is_contested(view)),
            Lesson::Awards => bids && view.round > 1,
            Lesson::Zero => bids && view.pass == 2 && own.hand.is_some_and(|hand| hand.has(0)),
            Lesson::Dock => view.phase == Phase::Install && !own.pending.is_empty(),
            // Who comes second scores half.
            Lesson::Fly => flies && ready && view.launch.finishers == 0,
            Lesson::Pass => flies && !ready,
            Lesson::Final => {
                bids && (view.round > 1 || view.stacks.iter().any(|stack| stack.len() == 1))
            }
        }
    }
}

/// Whether a rival has bid on a part or service that the viewer bids on.
fn is_contested(view: &View) -> bool {
    let own = view.own().into_iter().flat_map(|own| &own.bids);
    let mut lots = own.filter(|bid| !matches!(bid.target, Target::Mission(_)));
    let rivals = || view.seats.pairs().filter(|(seat, _)| view.viewer != Some(*seat));
    let meets =
        |target: Target| rivals().any(|(_, seen)| seen.bids.iter().any(|bid| bid.target == target));
    lots.any(|bid| meets(bid.target))
}
