//! What scenes are made of; the scenes themselves are in `step/`.

use super::desk::{Desk, drawing};
use super::{card, job};
use crate::icons::{Icon, glyph};
use crate::page::browser;
use crate::page::prelude::*;
use rules::firefly::job::JobId;
use rules::firefly::supply::{Class, SupplyId};
use rules::firefly::{Captain, Choice, Frame, Look};

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

/// How one looks through cards before one keeps any, while none has been kept: whether discards
/// lie open.
pub fn how_to_look(desk: &Desk, look: Look, piled: bool) -> Html {
    let said = if piled { desk.words.look_rule } else { desk.words.look_draw };
    html! { if look != Look::Over { <p class="soft">{ said }</p> } }
}

/// What takes a card, in a word: its name and price stand beside it.
fn short(desk: &Desk, card: SupplyId, choice: Choice) -> Html {
    let crew = card.printed().class == Class::Crew;
    let sold = matches!(desk.view().stack.last(), Some(Frame::Shop(_)));
    match choice {
        Choice::Buy(_) if sold => {
            let takes = if crew { desk.words.hire } else { desk.words.buy };
            desk.short_if(choice, "pick", desk.pick_label(choice, takes))
        }
        Choice::Take(_) => desk.short_if(choice, "pick", desk.words.look_at),
        _ => desk.pick(choice),
    }
}

/// What lies open, in the order in which it came, which stays when some of it is taken: all that was looked
/// at since the visit began, the latest first, of which some lie there still.
pub fn in_order<T: Copy + PartialEq>(looked: impl Iterator<Item = T>, there: &[T]) -> Vec<T> {
    let mut looked: Vec<T> = looked.collect();
    looked.reverse();
    looked.extend(there.iter().filter(|one| !looked.contains(one)).collect::<Vec<_>>());
    looked
}

/// That something is one's own by now.
fn taken(desk: &Desk) -> Html {
    html! { <p class="why is-met">{ glyph(Icon::Check) }{ desk.words.yours }</p> }
}

/// Supply cards in a row, each with its choice.
pub fn supply_row(
    desk: &Desk,
    cards: impl Iterator<Item = (SupplyId, Choice)>,
    bought: &[SupplyId],
    why_not: impl Fn(SupplyId) -> Option<String>,
) -> Scene {
    let mut shown = Vec::new();
    let picture = html! {
        <div class="faces">{ for cards.map(|(card, choice)| {
            shown.push(choice);
            let foot = match desk.may(choice) {
                true => short(desk, card, choice),
                false if bought.contains(&card) => taken(desk),
                false => why(why_not(card)),
            };
            card::supply(desk, card, foot)
        }) }</div>
    };
    Scene { picture, shown }
}

/// What stands on a job's button: what is given back, or kept, says so until it is picked.
fn label_of(desk: &Desk, choice: Choice, label: &'static str) -> &'static str {
    let returned = matches!(choice, Choice::Return(_));
    match desk.pressed(choice).as_deref() {
        Some(on) if returned && desk.keeps_jobs() => {
            if on == "true" {
                desk.words.kept
            } else {
                desk.words.keep_job
            }
        }
        Some("true") if returned => desk.words.goes_back,
        _ if matches!(choice, Choice::Accept(_)) => desk.pick_label(choice, label),
        _ if matches!(choice, Choice::TakeJob(_)) => desk.words.look_at,
        _ => label,
    }
}

/// Jobs in a row, each with its choice if it may be made: where there is little room several are a few lines each.
pub fn job_row(
    desk: &Desk,
    jobs: Vec<(JobId, Choice)>,
    class: &'static str,
    label: &'static str,
    why_not: Option<String>,
) -> Scene {
    let shown = jobs.iter().map(|(_, choice)| *choice).collect();
    let compares = desk.view().viewer.filter(|_| jobs.len() > 1 && !browser::is_wide());
    let picture = html! {
        <div class="faces">{ for jobs.into_iter().map(|(id, choice)| {
            let accepts = matches!(choice, Choice::Accept(_));
            // No more are kept than may be: which one gives way is said first.
            let full = desk.keeps_jobs() && desk.picks().len() == Captain::JOBS;
            let free = !full || desk.picks().contains(&choice);
            let foot = match free && desk.may(choice) {
                true => desk.short_if(choice, class, label_of(desk, choice, label)),
                false if accepts && desk.view().hand.contains(&id) => taken(desk),
                false => why(why_not.clone()),
            };
            match compares {
                Some(seat) => job::short(desk, seat, id, foot),
                None => job::offered(desk, id, foot),
            }
        }) }</div>
    };
    Scene { picture, shown }
}
