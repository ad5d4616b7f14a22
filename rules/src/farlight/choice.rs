//! What is decided, and what of it is legal.

use super::auction::{Service, Target};
use super::connector::Cell;
use super::mission::MissionId;
use super::part::PartId;
use super::state::Farlight;
use super::station::Slot;
use crate::{Seat, order};

/// One small decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// S1: take up the bid tile of this value. Where one tile is left it is taken up unasked.
    Tile(u8),
    /// S1: lay it here.
    Target(Target),
    /// S1: put no crew on it. Asked only of a seat that has crew.
    Uncrewed,
    /// S1: put one crew on it.
    Crewed,
    /// S4, REPAIR: discard this part and what falls with it.
    Discard(PartId),
    /// S4, REPAIR: that is all.
    Done,
    /// S4, ENGINEER: improve this engine.
    Engineer(PartId),
    /// S5: install a part that was won.
    Install(PartId, Cell),
    /// S5: discard a part that was won.
    Scrap(PartId),
    /// S6: add 1 to this engine.
    Upgrade(PartId),
    /// S6: set this engine to 6.
    Overhaul(PartId),
    /// S6: leave the remaining upgrades and overhauls.
    Skip,
    /// S7: complete the mission.
    Complete,
    /// S7: do not.
    Pass,
}

/// What is being decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// S1: a seat lays its tiles of a pass.
    Bid,
    /// S4: the winner of REPAIR discards parts.
    Repair,
    /// S4: the winner of ENGINEER improves an engine.
    Engineer,
    /// S5: a seat installs or discards what it won.
    Install,
    /// S6: a seat uses its upgrades and overhauls.
    Boost,
    /// S7: a seat completes a mission or passes.
    Launch,
    /// The game is over.
    Over,
}

impl Farlight {
    /// What the seat that decides may choose, sorted.
    pub(super) fn choices_of(&self, seat: Seat) -> Vec<Choice> {
        let mut choices = match self.phase {
            Phase::Bid => self.bid_choices(),
            Phase::Repair => self.repair_choices(),
            Phase::Engineer => self.engines(seat).into_iter().map(Choice::Engineer).collect(),
            Phase::Install => self.install_choices(),
            Phase::Boost => self.boost_choices(),
            Phase::Launch => vec![Choice::Complete, Choice::Pass],
            Phase::Over => Vec::new(),
        };
        order::sort(&mut choices);
        choices
    }

    pub(super) fn is_legal(&self, choice: Choice) -> bool {
        match self.phase {
            Phase::Bid => self.may_bid(choice),
            Phase::Repair => self.may_repair(choice),
            Phase::Engineer => {
                matches!(choice, Choice::Engineer(part) if self.engines(self.turn).contains(&part))
            }
            Phase::Install => self.may_install(choice),
            Phase::Boost => self.may_boost(choice),
            Phase::Launch => matches!(choice, Choice::Complete | Choice::Pass),
            Phase::Over => false,
        }
    }
}

/// S1: the bids.
impl Farlight {
    fn bid_choices(&self) -> Vec<Choice> {
        match (self.draft.tile, self.draft.target) {
            (None, _) => self.free_tiles().iter().map(Choice::Tile).collect(),
            (Some(_), None) => {
                targets(&self.slots, &self.stacks).into_iter().map(Choice::Target).collect()
            }
            (Some(_), Some(_)) => vec![Choice::Uncrewed, Choice::Crewed],
        }
    }

    fn may_bid(&self, choice: Choice) -> bool {
        match (self.draft.tile, self.draft.target, choice) {
            (None, _, Choice::Tile(value)) => self.free_tiles().has(value),
            (Some(_), None, Choice::Target(target)) => self.is_target(target),
            (Some(_), Some(_), Choice::Uncrewed | Choice::Crewed) => true,
            _ => false,
        }
    }

    fn is_target(&self, target: Target) -> bool {
        match target {
            Target::Slot(at) => self.slot(at).is_some(),
            Target::Service(_) => true,
            Target::Mission(id) => self.active_missions().any(|active| active == id),
        }
    }
}

/// What a tile can lie on.
pub(super) fn targets(slots: &[Option<Slot>], stacks: &[Vec<MissionId>]) -> Vec<Target> {
    let slots = (1u8..).zip(slots).filter(|(_, slot)| slot.is_some());
    let services = Service::ALL.into_iter().map(Target::Service);
    let missions = stacks.iter().filter_map(|stack| stack.first().copied().map(Target::Mission));
    slots.map(|(at, _)| Target::Slot(at)).chain(services).chain(missions).collect()
}
