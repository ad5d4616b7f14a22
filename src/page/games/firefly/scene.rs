//! What scenes are made of; the scenes themselves are in `step/`.

use super::desk::{Desk, drawing};
use super::{card, job};
use crate::page::prelude::*;
use crate::words::fill;
use rules::firefly::job::JobId;
use rules::firefly::supply::{Class, SupplyId};
use rules::firefly::{Choice, Frame};

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

/// Why something cannot be had, where its button would stand.
pub fn why(reason: Option<String>) -> Html {
    reason.map_or_else(Html::default, |reason| html! { <p class="why bad">{ reason }</p> })
}

/// What takes a card: in a word where its name and price stand beside it.
fn short(desk: &Desk, card: SupplyId, choice: Choice) -> Html {
    let crew = card.printed().class == Class::Crew;
    let sold = matches!(desk.view().stack.last(), Some(Frame::Shop(_)));
    match choice {
        Choice::Buy(_) if sold => {
            let price = desk.text.money(desk.view().price(desk.view().turn, card));
            let takes = if crew { desk.words.hire } else { desk.words.buy };
            let what = desk.pick_label(choice, takes);
            let values: [(&str, &dyn std::fmt::Display); 2] = [("what", &what), ("n", &price)];
            desk.short_if(choice, "pick", fill(desk.words.at_cost, &values))
        }
        Choice::Take(_) => desk.short_if(choice, "pick", desk.words.look_at),
        _ => desk.button(choice, "pick"),
    }
}

/// Supply cards in a row, each with its choice.
pub fn supply_row(
    desk: &Desk,
    cards: impl Iterator<Item = (SupplyId, Choice)>,
    why_not: impl Fn(SupplyId) -> Option<String>,
) -> Scene {
    let mut shown = Vec::new();
    let picture = html! {
        <div class="faces">{ for cards.map(|(card, choice)| {
            shown.push(choice);
            let foot = if desk.may(choice) { short(desk, card, choice) } else { why(why_not(card)) };
            card::supply(desk, card, foot)
        }) }</div>
    };
    Scene { picture, shown }
}

/// What stands on a job's button: what is given back says so until it is picked.
fn label_of(desk: &Desk, choice: Choice, label: &'static str) -> &'static str {
    let returned = matches!(choice, Choice::Return(_));
    match desk.pressed(choice).as_deref() {
        Some("true") if returned => desk.words.chosen,
        _ if matches!(choice, Choice::Accept(_)) => desk.pick_label(choice, label),
        _ => label,
    }
}

/// Jobs in a row, each with its choice if it may be made.
pub fn job_row(
    desk: &Desk,
    jobs: impl Iterator<Item = (JobId, Choice)>,
    class: &'static str,
    label: &'static str,
    why_not: Option<String>,
) -> Scene {
    let mut shown = Vec::new();
    let picture = html! {
        <div class="faces">{ for jobs.map(|(id, choice)| {
            shown.push(choice);
            let foot = if desk.may(choice) { desk.short_if(choice, class, label_of(desk, choice, label)) } else { why(why_not.clone()) };
            job::offered(desk, id, foot)
        }) }</div>
    };
    Scene { picture, shown }
}
