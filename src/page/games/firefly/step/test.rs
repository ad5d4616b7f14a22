//! A test: the points, the bands, the dice.

use super::Shown;
use crate::art::firefly::emblem;
use crate::explain::firefly as explain;
use crate::page::games::firefly::desk::{Desk, drawing, figure, skill_icon};
use crate::page::games::firefly::scene::Scene;
use crate::page::prelude::*;
use crate::words::{capital, fill};
use rules::firefly::{Question, Stage, Trial};

impl Shown for Trial {
    fn scene(&self, desk: &Desk) -> Scene {
        test(desk, self)
    }
}

/// A test under way: the points, the bands with their chances, and the dice once they lie.
fn test(desk: &Desk, trial: &Trial) -> Scene {
    let view = desk.view();
    let words = desk.words;
    let points = view.trial_points(trial);
    let rolled = trial.stage == Stage::Rolled;
    // Who goes alone is not known yet: each has his chance on his button.
    if trial.stage == Stage::Start {
        let picture =
            html! { <div class="test">{ bands(desk, &trial.question, None, |_| None) }</div> };
        return Scene { picture, shown: Vec::new() };
    }
    let now = trial.question.band(points + trial.dice_sum());
    let chances = view.trial_chances(trial);
    let odds = |at: usize| chances.get(at).filter(|_| !rolled).map(|&chance| words.chance(chance));
    let picture = html! {
        <div class="test" data-explain={explain::TEST}>
            <p class="test-sum">
                <strong>{ desk.text.cause(trial.cause) }</strong>
                { figure(skill_icon(trial.skill), points, desk.text.skill(trial.skill), explain::skill(trial.skill)) }
                <span class="soft">{ desk.text.skill(trial.skill) }</span>
                if rolled {
                    { for [trial.dice.0, trial.dice.1].into_iter().filter(|&die| die > 0).map(|die| drawing("die", emblem::die(die))) }
                    <strong>{ fill(words.now_at, &[("n", &(points + trial.dice_sum()))]) }</strong>
                } else {
                    <span>{ fill(words.point_total, &[("points", &points)]) }</span>
                }
            </p>
            { bands(desk, &trial.question, rolled.then_some(now), odds) }
        </div>
    };
    Scene { picture, shown: Vec::new() }
}

/// What each total of a test comes to, the one that was reached marked.
pub fn bands(
    desk: &Desk,
    question: &Question,
    now: Option<usize>,
    odds: impl Fn(usize) -> Option<String>,
) -> Html {
    let all = 0..question.floors().len();
    html! { <ul class="bands">{ for all.map(|at| band_row(desk, question, at, now == Some(at), odds(at))) }</ul> }
}

/// What a total of a test comes to.
pub fn band_row(
    desk: &Desk,
    question: &Question,
    at: usize,
    reached: bool,
    odds: Option<String>,
) -> Html {
    let floors = question.floors();
    let from = if at == 0 {
        fill(desk.words.below, &[("n", &floors.get(1).copied().unwrap_or_default())])
    } else {
        fill(desk.words.from, &[("n", &floors[at])])
    };
    html! {
        <li class={classes!("band", reached.then_some("is-now"))}>
            <b>{ from }</b>
            <span>{ capital(&desk.text.band(question, at)) }</span>
            if let Some(odds) = odds { <b class="odds" data-explain={explain::ODDS}>{ odds }</b> }
        </li>
    }
}
