//! A talk with a contact.

use super::Shown;
use crate::page::games::firefly::desk::Desk;
use crate::page::games::firefly::job;
use crate::page::games::firefly::scene::{Scene, how_to_look, in_order, job_row, why};
use crate::page::prelude::*;
use crate::words::fill;
use rules::firefly::job::JobId;
use rules::firefly::{Choice, Event, JobSpot, Talk, View};

impl Shown for Talk {
    fn scene(&self, desk: &Desk) -> Scene {
        deal(desk, self)
    }

    /// What is taken along makes an outlaw.
    fn warns(&self, desk: &Desk) -> Option<String> {
        let outlaws = desk.basket().into_iter().any(|choice| desk.view().makes_outlaw(choice));
        outlaws.then(|| desk.words.outlaws.to_owned())
    }

    /// Whose hand is full makes room in it.
    fn leave(&self, desk: &Desk) -> Html {
        let view = desk.view();
        let full = view.hand_is_full(view.turn) && !view.hand.is_empty();
        if full {
            desk.short_if(Choice::Roster, "leaves", desk.words.drop_a_job)
        } else {
            Html::default()
        }
    }

    fn draws(&self, view: &View) -> usize {
        let (seen, most) = view.looks(self);
        most.saturating_sub(seen)
    }
}

fn deal(desk: &Desk, talk: &Talk) -> Scene {
    let (words, view) = (desk.words, desk.view());
    let there: Vec<JobId> = talk.seen.iter().chain(&view.drawn).copied().collect();
    let looked = desk.visit().filter_map(|event| match event {
        Event::Job { job, to: JobSpot::Considered(_), .. } => *job,
        _ => None,
    });
    let jobs = in_order(looked, &there).into_iter();
    let jobs = jobs.filter(|id| there.contains(id) || view.hand.contains(id));
    let pile = view.job_discards[talk.contact].iter().copied();
    let takes = pile.map(|id| (id, Choice::TakeJob(id))).filter(|&(_, choice)| desk.may(choice));
    let takes: Vec<_> = takes.collect();
    let piled = !takes.is_empty();
    // What is kept lies first among what may be.
    let row = job_row(
        desk,
        jobs.map(|id| (id, Choice::Accept(id))).chain(takes).collect(),
        "pick",
        words.accept,
        desk.text.why_not_accept(view, talk),
    );
    let (seen_by_now, all) = view.looks(talk);
    let count = seen_by_now + usize::from(talk.accepted);
    let left = view.jobs_left(talk.contact);
    let out = view.wares(talk.contact).into_iter();
    let out = out.filter_map(|(good, price)| desk.text.why_not_stock(view, good, price));
    let accepts = view.accepts(talk);
    let picture = html! {
        <>
            <h3>
                { fill(words.considered_of, &[("n", &count), ("all", &all)]) }
                <span class="soft">if accepts > 0 { { fill(words.may_accept, &[("n", &accepts)]) }{ " · " } }{ for job::in_hand(desk, view.turn).map(|held| html! { <>{ held }{ " · " }</> }) }{ fill(words.left_in_deck, &[("n", &left)]) }</span>
            </h3>
            { for out.map(|line| why(Some(line))) }
            { how_to_look(desk, talk.look, piled) }
            { row.picture }
        </>
    };
    Scene { picture, ..row }
}
