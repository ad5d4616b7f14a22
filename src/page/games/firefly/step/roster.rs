//! Crew, gear, jobs and upgrades, and who carries what.

use super::Shown;
use crate::explain::firefly as explain;
use crate::page::games::firefly::desk::Desk;
use crate::page::games::firefly::scene::Scene;
use crate::page::prelude::*;
use rules::firefly::Choice;
use rules::firefly::job::JobId;
use rules::firefly::step::Hands;

/// Crew, gear, jobs and upgrades.
pub struct Roster;

impl Shown for Roster {
    fn scene(&self, desk: &Desk) -> Scene {
        drops(desk)
    }

    fn menu(&self) -> Option<Choice> {
        Some(Choice::Roster)
    }
}

/// The jobs that may be dropped, each with what it would pay.
pub(super) fn drops(desk: &Desk) -> Scene {
    let view = desk.view();
    let seat = view.decider().unwrap_or(view.turn);
    let jobs = desk.props.legal.iter().filter_map(|&choice| match choice {
        Choice::Drop(id) => Some((choice, id)),
        _ => None,
    });
    let row = |(choice, id): (Choice, JobId)| {
        let pay =
            id.job().challenge.is_none().then(|| desk.text.job_money(id, &view.outlook(seat, id)));
        let inner = html! { <span>{ desk.verb(choice) }{ for pay.map(|pay| html! { <small>{ pay }</small> }) }</span> };
        html! { <li data-explain={explain::job(id)} data-said={desk.job_said(id)}>{ desk.button_of(choice, "quiet", inner) }</li> }
    };
    let (shown, rows): (Vec<Choice>, Vec<Html>) = jobs.map(|job| (job.0, row(job))).unzip();
    Scene { picture: html! { <ul class="choice-list">{ for rows }</ul> }, shown }
}

impl Shown for Hands {
    /// Who carries it: whoever does already, or nobody.
    fn leave(&self, desk: &Desk) -> Html {
        let held = desk.view().acting().gear.iter().find(|held| held.card == self.0);
        let same = held.map(|held| held.carrier.map_or(Choice::Shelve, Choice::Give));
        same.filter(|&choice| desk.may(choice)).map_or_else(Html::default, |choice| {
            desk.button_of(choice, "", html! { desk.words.leave_it })
        })
    }
}
