//! Flags: where the viewer's own work is.

use crate::words::FireflyText;
use rules::firefly::job::{Course, JobId};
use rules::firefly::sector::SectorId;
use rules::firefly::{Board, View};

/// What is to be done somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FlagKind {
    /// A job is loaded there.
    Pickup,
    /// A job is delivered there.
    Dropoff,
    /// A crime is committed there.
    Crime,
    /// The next goal of the story is worked there.
    Goal,
}

impl FlagKind {
    /// All of them.
    pub const ALL: [FlagKind; 4] =
        [FlagKind::Pickup, FlagKind::Dropoff, FlagKind::Crime, FlagKind::Goal];
}

/// Something of the viewer's own to be done in a sector.
#[derive(Clone, Debug, PartialEq)]
pub struct Flag {
    /// Where.
    pub sector: SectorId,
    /// What.
    pub kind: FlagKind,
    /// The name of the job or goal.
    pub label: String,
}

/// The flags of the viewer: the next stop of each job in hand or under way, and the next goal.
/// Where a stop may be in one of several sectors each has a flag.
pub fn flags(view: &View, text: FireflyText) -> Vec<Flag> {
    let Some(seat) = view.viewer else { return Vec::new() };
    let captain = view.captain(seat);
    let active = captain.active.iter().map(|active| (active.job, active.loaded));
    let hand = view.hand.iter().map(|&job| (job, false));
    let mut flags: Vec<Flag> =
        active.chain(hand).flat_map(|(job, loaded)| stops(view, job, loaded, text)).collect();
    let goal = view.goal(seat).and_then(|goal| SectorId::new(goal.at?));
    flags.extend(goal.map(|sector| {
        let label = text.goal(&view.table, captain.goals);
        Flag { sector, kind: FlagKind::Goal, label }
    }));
    flags
}

fn stops(view: &View, job: JobId, loaded: bool, text: FireflyText) -> impl Iterator<Item = Flag> {
    let kind = match job.job().course {
        Course::Target(_) => FlagKind::Crime,
        Course::Delivery { .. } if loaded => FlagKind::Dropoff,
        Course::Delivery { .. } => FlagKind::Pickup,
    };
    let stop = Board::next_stop(job.job(), loaded);
    let sectors = view.sectors(stop).iter().filter_map(|&at| SectorId::new(at));
    sectors.map(move |sector| Flag { sector, kind, label: text.job(job).to_string() })
}
