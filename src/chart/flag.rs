//! Flags: where the viewer's own work is.

use crate::words::FireflyText;
use rules::firefly::job::{Course, JobId};
use rules::firefly::sector::SectorId;
use rules::firefly::{Step, View};

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
    let active = captain.active.iter().map(|active| active.job);
    let jobs = active.chain(view.hand.iter().copied());
    let mut flags: Vec<Flag> =
        jobs.flat_map(|job| stops(view, job, captain.step(job), text)).collect();
    let chances =
        captain.active.iter().filter(|active| active.job.job().aside.is_some() && !active.aside.0);
    flags.extend(chances.flat_map(|active| stops(view, active.job, Step::Aside, text)));
    let goal = view.goal_place(seat);
    flags.extend(goal.map(|sector| {
        let label = text.goal(&view.table, captain.goals);
        Flag { sector, kind: FlagKind::Goal, label }
    }));
    flags
}

fn stops(view: &View, job: JobId, step: Step, text: FireflyText) -> impl Iterator<Item = Flag> {
    let kind = match (job.job().course, step) {
        (Course::Target(_), _) => FlagKind::Crime,
        (Course::Delivery { .. }, Step::Pickup) => FlagKind::Pickup,
        (Course::Delivery { .. }, Step::Finish | Step::Aside) => FlagKind::Dropoff,
    };
    let sectors = view.sectors(job.job().stop(step)).iter();
    let sectors = sectors.filter_map(|&at| SectorId::new(at));
    sectors.map(move |sector| Flag { sector, kind, label: text.job(job).to_string() })
}
