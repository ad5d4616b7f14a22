//! The story of a finished match: its turning points, in the order in which they came.

use super::FireflyText;
use super::names::name;
use crate::words::FireflyPageWords;
use rules::Seat;
use rules::firefly::job::JobId;
use rules::firefly::sector::SectorId;
use rules::firefly::{Cause, Event, Outcome, Step, Task};

/// Something that a match turned on.
pub struct Turning {
    /// In which round.
    pub round: u16,
    /// Whose it was.
    pub seat: Seat,
    /// What it was for the match, if it was more than a goal.
    pub title: Option<&'static str>,
    /// Where his ship was.
    pub at: Option<SectorId>,
    /// What happened, and who.
    pub said: String,
}

impl FireflyText {
    /// What a match turned on: every goal, the job that paid most, the work that failed most dearly, and
    /// all that the reader was paid for, botched and lost.
    pub fn turnings<'a>(
        &self,
        told: impl Iterator<Item = &'a Event>,
        names: &[String],
        you: Option<Seat>,
    ) -> Vec<Turning> {
        let words = self.lang.firefly_page();
        let (mut round, mut paid, mut all) = (0, None, Vec::<(Kind, i32, Turning)>::new());
        let mut ships = vec![None; names.len()];
        for event in told {
            if let Event::Round { round: next } = event {
                round = *next;
            } else if let Event::Ship { seat, to, .. } = event {
                ships[seat.index()] = Some(*to);
            }
            let lost = you.filter(|&own| is_lost(event, own)).map(|own| (own, Kind::Own, 0));
            let Some((seat, kind, mut much)) = lost.or_else(|| weight(event, you)) else {
                continue;
            };
            let (at, mut said) = (ships[seat.index()], self.tell(event, names).join(" "));
            // A job pays in several sums, one after the other: the last of them tells it whole.
            if let Some(job) = done(event) {
                if let Some((whose, at)) = paid.take()
                    && whose == (seat, job)
                {
                    much += all.remove(at).1;
                }
                paid = Some(((seat, job), all.len()));
                if much > 0 {
                    let paid = format!("{}, {}", self.job(job), self.money(much));
                    said = self.about(&name(names, seat), &paid);
                }
            }
            all.push((kind, much, Turning { round, seat, title: None, at, said }));
        }
        for kind in [Kind::Pay, Kind::Loss] {
            let of = all.iter_mut().filter(|one| one.0 == kind).rev();
            let most = of.max_by_key(|one| one.1);
            most.into_iter().for_each(|most| most.2.title = kind.title(words));
        }
        let kept = all.into_iter().filter(|(kind, _, one)| match kind {
            Kind::Goal | Kind::Own => true,
            Kind::Pay | Kind::Loss => one.title.is_some() || you == Some(one.seat),
        });
        kept.map(|(.., turning)| turning).collect()
    }
}

/// The job that is done, or pays, by an event.
fn done(event: &Event) -> Option<JobId> {
    if let Event::Money { cause: Cause::Job(job), .. } = event {
        Some(*job)
    } else if let Event::Errand { task: Task::Job(job), outcome: Outcome::Done, .. } = event {
        Some(*job)
    } else {
        None
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Goal,
    Own,
    Pay,
    Loss,
}

impl Kind {
    fn title(self, words: &'static FireflyPageWords) -> Option<&'static str> {
        match self {
            Kind::Goal | Kind::Own => None,
            Kind::Pay => Some(words.best_job),
            Kind::Loss => Some(words.worst_luck),
        }
    }
}

/// Whether a seat loses crew or goods by an event, or gets into trouble with the law.
fn is_lost(event: &Event, own: Seat) -> bool {
    if let Event::Goods { seat, cause, .. } = event {
        *seat == own && matches!(cause, Cause::Alliance | Cause::Corvette | Cause::Reavers)
    } else if let Event::Warrants { seat, change, .. } = event {
        *seat == own && *change > 0
    } else {
        event.lost_crew(own).is_some()
    }
}

/// Whose turning point an event may be, of which kind, and how much it weighs among those. Of one's own
/// dead and warrants the losses tell.
fn weight(event: &Event, you: Option<Seat>) -> Option<(Seat, Kind, i32)> {
    if let Event::Goal { seat, .. } | Event::LastCall { seat } = event {
        Some((*seat, Kind::Goal, 0))
    } else if let Event::Money { seat, change: change @ 1.., cause: Cause::Job(_) } = event {
        Some((*seat, Kind::Pay, *change))
    } else if let Event::Medic { seat, saved, .. } = event {
        (!saved && you != Some(*seat)).then_some((*seat, Kind::Loss, 4))
    } else if let Event::Inspection { seat } = event {
        Some((*seat, Kind::Loss, 2))
    } else if let Event::Errand { seat, task, step, outcome } = event {
        match outcome {
            Outcome::Done => {
                let ends = matches!((task, step), (Task::Job(_), Step::Finish));
                ends.then_some((*seat, Kind::Pay, 0))
            }
            Outcome::Botched => Some((*seat, Kind::Loss, 1)),
            Outcome::Warrant => (you != Some(*seat)).then_some((*seat, Kind::Loss, 3)),
        }
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Lang;
    use rules::firefly::Pace;

    #[test]
    fn a_match_is_told_by_its_goals_its_best_job_and_its_worst_luck() {
        let (anna, ben) = (Seat(0), Seat(1));
        let job = JobId::new(107).unwrap();
        let pay = |seat, change| Event::Money { seat, change, cause: Cause::Job(job) };
        let fails = |seat, outcome| Event::Errand {
            seat,
            task: Task::Job(job),
            step: Step::Finish,
            outcome,
        };
        let told = [
            Event::Round { round: 1 },
            Event::Ship { seat: ben, from: None, to: SectorId::LONDINIUM, pace: Pace::Burn },
            pay(anna, 500),
            fails(anna, Outcome::Botched),
            Event::Round { round: 2 },
            pay(ben, 3000),
            pay(ben, 500),
            fails(ben, Outcome::Warrant),
            fails(ben, Outcome::Done),
            Event::Warrants { seat: ben, change: 1, cause: Cause::Job(job) },
            Event::Goal { seat: anna, goal: 0 },
        ];
        let names = ["Anna".to_owned(), "Ben".to_owned()];
        for lang in Lang::ALL {
            let turnings = FireflyText::new(lang).turnings(told.iter(), &names, None);
            let said: Vec<_> = turnings.iter().map(|one| (one.round, one.seat)).collect();
            assert_eq!(said, [(2, ben), (2, ben), (2, anna)]);
            assert_eq!(turnings[0].at, Some(SectorId::LONDINIUM));
            let paid = FireflyText::new(lang).money(3500);
            assert!(turnings[1].said.ends_with(&paid), "{}", turnings[1].said);
            assert!(turnings.iter().all(|one| !one.said.is_empty()));
            assert!(turnings[0].title != turnings[1].title && turnings[2].title.is_none());
            let own = FireflyText::new(lang).turnings(told.iter(), &names, Some(ben));
            assert_eq!(own.len(), 4, "and Ben's warrant");
            // All that one was paid for oneself, and what one botched.
            let own = FireflyText::new(lang).turnings(told.iter(), &names, Some(anna));
            let said: Vec<_> = own.iter().map(|one| (one.round, one.seat, one.title)).collect();
            let words = lang.firefly_page();
            let (best, worst) = (Some(words.best_job), Some(words.worst_luck));
            let all = [(1, anna, None), (1, anna, None), (2, ben, worst), (2, ben, best)];
            assert_eq!(said, [&all[..], &[(2, anna, None)]].concat());
            assert!(own[0].said.ends_with(&FireflyText::new(lang).money(500)));
        }
    }
}
