//! What scenes are made of; the scenes themselves are in `step/`.

use super::desk::{Desk, drawing};
use super::{card, job};
use crate::page::prelude::*;
use rules::firefly::Choice;
use rules::firefly::job::JobId;
use rules::firefly::supply::SupplyId;

/// What a decision is about, with its choices where they belong.
#[derive(Default)]
pub struct Scene {
    /// The drawing.
    pub picture: Html,
    /// The choices that it holds.
    pub shown: Vec<Choice>,
}

impl Scene {
    /// A picture that holds no choice.
    pub fn plain(svg: String) -> Scene {
        Scene { picture: drawing("scene-picture", svg), shown: Vec::new() }
    }
}

/// Supply cards in a row, each with its choice.
pub fn supply_row(desk: &Desk, cards: impl Iterator<Item = (SupplyId, Choice)>) -> Scene {
    let mut shown = Vec::new();
    let picture = html! {
        <div class="faces">{ for cards.map(|(card, choice)| {
            shown.push(choice);
            card::supply(desk, card, desk.button_if(choice, "pick"))
        }) }</div>
    };
    Scene { picture, shown }
}

/// Jobs in a row, each with its choice if it may be made.
pub fn job_row(
    desk: &Desk,
    jobs: impl Iterator<Item = (JobId, Choice)>,
    class: &'static str,
    label: &'static str,
) -> Scene {
    let mut shown = Vec::new();
    let picture = html! {
        <div class="faces">{ for jobs.map(|(id, choice)| {
            shown.push(choice);
            job::offered(desk, id, desk.short_if(choice, class, label))
        }) }</div>
    };
    Scene { picture, shown }
}
