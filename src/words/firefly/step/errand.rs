//! The team of a job.

use super::{Say, Told};
use rules::firefly::{Step, Task, View};

crate::words::catalogue! {
    /// The words of the team of a job.
    ErrandWords {
        ask_muster: "Who goes on the job?", "Qui part au travail ?";
        ctx_step_load: "picking up", "chargement";
        do_bench: "Leave {who} aboard", "Laisser {who} à bord";
        @sets do_attach: "Take up the challenge {job}", "Relever le défi {job}";
        do_go: "Set out", "Y aller";
    }
}

/// The team is chosen.
pub(super) struct Muster;

impl Told for Muster {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_muster
    }

    fn context(&self, say: &Say) -> String {
        task(say)
    }

    fn moment(&self, _: &View) -> &'static str {
        "muster"
    }
}

/// What is under way: the job or the goal.
pub(super) fn task(say: &Say) -> String {
    let Some(errand) = &say.view.errand else { return String::new() };
    match errand.task {
        Task::Job(job) => {
            let label = say.text.titled(say.text.job_label(job), errand.challenge);
            match errand.step {
                Step::Pickup => say.text.about(&label, words(say.lang()).ctx_step_load),
                Step::Finish | Step::Aside => label,
            }
        }
        Task::Goal(goal) => say.text.goal(&say.view.table, goal),
        Task::Bounty(bounty) => say.text.bounty(bounty),
        Task::Cache => say.text.words.cache.to_owned(),
    }
}
