//! The story of a finished match: its turning points, in the order in which they came.

use super::FireflyText;
use crate::words::FireflyPageWords;
use rules::Seat;
use rules::firefly::{Event, Outcome};

/// Something that a match turned on.
pub struct Turning {
    /// In which round.
    pub round: u16,
    /// Whose it was.
    pub seat: Seat,
    /// What it was for the match, if it was more than a goal.
    pub title: Option<&'static str>,
    /// What happened, and who.
    pub said: String,
}

impl FireflyText {
    /// What a match turned on: every goal, the job that paid most, the work that failed most dearly.
    pub fn turnings<'a>(
        &self,
        told: impl Iterator<Item = &'a Event>,
        names: &[String],
    ) -> Vec<Turning> {
        let words = self.lang.firefly_page();
        let (mut round, mut all) = (0, Vec::new());
        for event in told {
            if let Event::Round { round: next } = event {
                round = *next;
            }
            all.extend(weight(event).map(|(seat, kind, much)| (round, seat, kind, much, event)));
        }
        let most = |kind| {
            let of = all.iter().filter(|one| one.2 == kind).map(|one| one.3);
            of.max().and_then(|much| all.iter().position(|one| (one.2, one.3) == (kind, much)))
        };
        let (best, worst) = (most(Kind::Pay), most(Kind::Loss));
        let kept = all
            .iter()
            .enumerate()
            .filter(|(at, one)| one.2 == Kind::Goal || [best, worst].contains(&Some(*at)));
        kept.map(|(_, &(round, seat, kind, _, event))| Turning {
            round,
            seat,
            title: kind.title(words),
            said: self.tell(event, names).join(" "),
        })
        .collect()
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Goal,
    Pay,
    Loss,
}

impl Kind {
    fn title(self, words: &'static FireflyPageWords) -> Option<&'static str> {
        match self {
            Kind::Goal => None,
            Kind::Pay => Some(words.best_job),
            Kind::Loss => Some(words.worst_luck),
        }
    }
}

/// Whose turning point an event may be, of which kind, and how much it weighs among those.
fn weight(event: &Event) -> Option<(Seat, Kind, i32)> {
    if let Event::Goal { seat, .. } | Event::LastCall { seat } = event {
        Some((*seat, Kind::Goal, 0))
    } else if let Event::Pay { seat, printed, price, .. } = event {
        Some((*seat, Kind::Pay, printed + price))
    } else if let Event::Medic { seat, saved, .. } = event {
        (!saved).then_some((*seat, Kind::Loss, 4))
    } else if let Event::Inspection { seat } = event {
        Some((*seat, Kind::Loss, 2))
    } else if let Event::Errand { seat, outcome, .. } = event {
        match outcome {
            Outcome::Done => None,
            Outcome::Botched => Some((*seat, Kind::Loss, 1)),
            Outcome::Warrant => Some((*seat, Kind::Loss, 3)),
        }
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Lang;
    use rules::firefly::job::JobId;
    use rules::firefly::{Step, Task};

    #[test]
    fn a_match_is_told_by_its_goals_its_best_job_and_its_worst_luck() {
        let (anna, ben) = (Seat(0), Seat(1));
        let job = JobId::new(107).unwrap();
        let pay = |seat, printed| Event::Pay { seat, job, printed, price: 0, half: false };
        let fails = |seat, outcome| Event::Errand {
            seat,
            task: Task::Job(job),
            step: Step::Finish,
            outcome,
        };
        let told = [
            Event::Round { round: 1 },
            pay(anna, 500),
            fails(anna, Outcome::Botched),
            Event::Round { round: 2 },
            pay(ben, 3000),
            fails(ben, Outcome::Warrant),
            fails(ben, Outcome::Done),
            Event::Goal { seat: anna, goal: 0 },
        ];
        let names = ["Anna".to_owned(), "Ben".to_owned()];
        for lang in Lang::ALL {
            let turnings = FireflyText::new(lang).turnings(told.iter(), &names);
            let said: Vec<_> = turnings.iter().map(|one| (one.round, one.seat)).collect();
            assert_eq!(said, [(2, ben), (2, ben), (2, anna)]);
            assert!(turnings.iter().all(|one| !one.said.is_empty()));
            assert!(turnings[0].title != turnings[1].title && turnings[2].title.is_none());
        }
    }
}
