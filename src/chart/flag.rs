//! Flags: where the viewer's own work is.

use crate::words::FireflyText;
use rules::Seat;
use rules::firefly::bounty::{Bounty, Sighting};
use rules::firefly::job::{Course, JobId};
use rules::firefly::sector::SectorId;
use rules::firefly::sets::CARRIED;
use rules::firefly::{Step, View};
use rules::order::sort_by_key;

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
    /// A job under way has its opportunity there.
    Chance,
    /// Somebody whom a bounty is on can be caught there.
    Quarry,
}

impl FlagKind {
    /// All of them.
    pub const ALL: [FlagKind; 6] = [
        FlagKind::Pickup,
        FlagKind::Dropoff,
        FlagKind::Crime,
        FlagKind::Goal,
        FlagKind::Chance,
        FlagKind::Quarry,
    ];
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
    /// The job: several may have one name.
    pub job: Option<JobId>,
}

/// The flags of the viewer: the next stop of each job in hand or under way, and the next goal.
/// Where a stop may be in one of several sectors each has a flag.
pub fn flags(view: &View, text: FireflyText) -> Vec<Flag> {
    let Some(seat) = view.viewer else { return Vec::new() };
    let captain = view.captain(seat);
    // A job keeps its place when it begins.
    // One whose goods are gone leads nowhere.
    let mut jobs: Vec<JobId> = view.own_jobs(seat).filter(|&job| !captain.is_lost(job)).collect();
    sort_by_key(&mut jobs, |job| job.number());
    let mut flags: Vec<Flag> =
        jobs.into_iter().flat_map(|job| stops(view, job, captain.step(job), text)).collect();
    if CARRIED {
        let open = captain.active.iter();
        let open = open.filter(|active| active.job.job().aside.is_some() && !active.aside.0);
        flags.extend(open.flat_map(|active| stops(view, active.job, Step::Aside, text)));
        flags.extend(hunts(view, seat, text));
    }
    let goal = view.goal_place(seat).filter(|_| !view.is_goal_late(seat));
    if CARRIED {
        let mut marks = view.marks.0.clone();
        marks.dedup();
        flags.extend(marks.into_iter().map(|sector| {
            let label = text.goal(&view.table, captain.goals);
            Flag { sector, kind: FlagKind::Goal, label, job: None }
        }));
    }
    flags.extend(goal.map(|sector| {
        let label = text.goal(&view.table, captain.goals);
        Flag { sector, kind: FlagKind::Goal, label, job: None }
    }));
    flags
}

/// Where those whom bounties are on can be caught, and where one's own bound are delivered.
fn hunts(view: &View, seat: Seat, text: FireflyText) -> Vec<Flag> {
    let flag = |sector, kind, id| Flag { sector, kind, label: text.hunted(id), job: None };
    let bound = view.captain(seat).bound.iter().filter_map(|bound| Bounty::of(bound.bounty));
    let bound = bound.map(|one| flag(view.gaol(one), FlagKind::Dropoff, one.id));
    let caught = view.wanted_people().flat_map(|one| {
        let piles = view.sightings(one).into_iter().filter_map(|seen| match seen {
            Sighting::Pile(market) => Some(market.sector()),
            Sighting::Crew(_) => None,
        });
        piles.map(move |at| (at, one.id))
    });
    bound.chain(caught.map(|(at, id)| flag(at, FlagKind::Quarry, id))).collect()
}

fn stops(view: &View, job: JobId, step: Step, text: FireflyText) -> impl Iterator<Item = Flag> {
    let kind = match (job.job().course, step) {
        (_, Step::Aside) => FlagKind::Chance,
        (Course::Target(_), Step::Pickup | Step::Finish) => FlagKind::Crime,
        (Course::Delivery { .. }, Step::Pickup) => FlagKind::Pickup,
        (Course::Delivery { .. }, Step::Finish) => FlagKind::Dropoff,
    };
    let sectors = view.sectors(job.job().stop(step)).iter();
    let sectors = sectors.filter_map(|&at| SectorId::new(at));
    sectors.map(move |sector| Flag {
        sector,
        kind,
        label: text.job(job).to_string(),
        job: Some(job),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Lang, Sights};
    use rules::firefly::effect::Good;
    use rules::firefly::{Active, Firefly, Sets, Table};
    use rules::{Game, Later, Seat, Seed, Silent};

    #[test]
    fn a_flag_keeps_its_place_when_its_job_begins() {
        let game = Firefly::deal(&Table::new(2), Seed(1), &mut Silent).expect("a deal");
        let mut view = game.view(Some(Seat(0)));
        let [one, other] = [3, 12].map(|number| JobId::new(number).expect("a job"));
        let text = FireflyText::new(Lang::En);
        let labels = |view: &View| -> Vec<Option<JobId>> {
            let mut jobs: Vec<_> = flags(view, text).into_iter().map(|flag| flag.job).collect();
            jobs.dedup();
            jobs.retain(Option::is_some);
            jobs
        };
        view.hand = vec![other, one];
        assert_eq!(labels(&view), [Some(one), Some(other)]);
        view.hand = vec![one];
        let (half, tricked, passed) = (false, false, 0);
        let (challenge, suits, aside) = (None, Later::default(), Later(false));
        let begun =
            Active { job: other, loaded: true, half, tricked, challenge, passed, suits, aside };
        view.board.captains[Seat(0)].active = vec![begun];
        load(&mut view, 5);
        assert_eq!(labels(&view), [Some(one), Some(other)]);
        load(&mut view, 0);
        assert_eq!(labels(&view), [Some(one)], "a job whose goods are gone leads nowhere");
    }

    /// So many of all goods are aboard.
    fn load(view: &mut View, count: u8) {
        for good in Good::ALL {
            view.board.captains[Seat(0)].hold[good] = count;
        }
    }

    #[test]
    fn the_opportunity_of_a_job_under_way_has_a_flag_until_it_was_taken() {
        let table = Table { sets: Sets::named("kalidasa").expect("a set"), ..Table::new(2) };
        let game = Firefly::deal(&table, Seed(1), &mut Silent).expect("a deal");
        let mut view = game.view(Some(Seat(0)));
        let job = JobId::new(235).expect("a job");
        let text = FireflyText::new(Lang::En);
        let kinds = |view: &View| -> Vec<FlagKind> {
            let flags = flags(view, text).into_iter();
            flags.filter(|flag| flag.label == text.job(job)).map(|flag| flag.kind).collect()
        };
        let aside = Later(false);
        let (challenge, suits) = (None, Later::default());
        let (half, tricked, passed) = (false, false, 0);
        let begun = Active { job, loaded: true, half, tricked, challenge, passed, suits, aside };
        view.board.captains[Seat(0)].active = vec![begun];
        load(&mut view, 5);
        assert_eq!(kinds(&view), [FlagKind::Dropoff, FlagKind::Chance]);
        let all = flags(&view, text);
        let flag = all.iter().find(|flag| flag.kind == FlagKind::Chance).expect("a flag");
        let sights = Sights { view: &view, names: &[], flags: &all, text };
        assert_eq!(sights.work(flag), format!("Opportunity: {}", text.job(job)));
        view.board.captains[Seat(0)].sector = Some(flag.sector);
        let said = text.opportunity(&view, Seat(0), job).expect("a line");
        assert_eq!(
            said,
            (true, format!("Opportunity for $1600: {} (you are here)", text.sector(flag.sector)))
        );
        view.board.captains[Seat(0)].active[0].aside.0 = true;
        assert_eq!(kinds(&view), [FlagKind::Dropoff]);
        let said = text.opportunity(&view, Seat(0), job).expect("a line");
        assert_eq!(said, (false, "Opportunity taken".to_owned()));
    }
}
