//! A test: the points, the bands, the dice.

use super::Shown;
use crate::art::firefly::emblem;
use crate::art::firefly::portrait::contact_portrait;
use crate::art::firefly::vignette::{cruiser_picture, cutter_picture, story_picture};
use crate::explain::firefly as explain;
use crate::page::browser;
use crate::page::games::firefly::desk::{Desk, drawing, figure, skill_icon};
use crate::page::games::firefly::look::Glance;
use crate::page::games::firefly::scene::Scene;
use crate::page::prelude::*;
use crate::words::{capital, fill};
use rules::firefly::odds::Chance;
use rules::firefly::sets::CARRIED;
use rules::firefly::{Cause, Choice, Question, Stage, Trial, figures};
use std::fmt::Display;

impl Shown for Trial {
    fn scene(&self, desk: &Desk) -> Scene {
        test(desk, self)
    }

    fn warns(&self, desk: &Desk) -> Option<String> {
        let open = self.stage != Stage::Rolled;
        open.then(|| desk.text.test_takes(desk.view(), &self.question)).flatten()
    }
}

/// A test under way: the points, the bands with their chances, and the dice once they lie.
fn test(desk: &Desk, trial: &Trial) -> Scene {
    if trial.is_duel() {
        return super::raid::duel(desk, trial);
    }
    let view = desk.view();
    let words = desk.words;
    let points = view.trial_points(trial);
    let rolled = trial.stage == Stage::Rolled;
    // Who goes alone is not known yet: each has his chance on his button.
    if trial.stage == Stage::Start {
        let picture = html! { <div class="test">{ head(desk, trial.cause) }{ bands(desk, &trial.question, None, |_| None) }{ for desk.text.dulls(view, trial.skill).map(|why| html! { <p class="soft">{ why }</p> }) }</div> };
        return Scene { picture, shown: Vec::new() };
    }
    let helpers =
        desk.text.helpers(view, &view.testers(trial), &trial.question, trial.skill, points);
    let now = trial.question.band(points + trial.dice_sum());
    let bribes = match desk.picked() {
        Some(Choice::Bribe(n)) => n,
        _ => 0,
    };
    let chances = view.trial_chances_with(trial, bribes.into());
    let odds = |at: usize| chances.get(at).filter(|_| !rolled).copied();
    let offered = desk.props.legal.iter().filter(|choice| matches!(choice, Choice::Bribe(_)));
    let shown: Vec<Choice> = offered.copied().collect();
    let picture = html! {
        <div class="test" data-explain={explain::TEST}>
            if view.is_hostile() && browser::is_wide() { { super::raid::sides(desk) } }
            { head(desk, trial.cause) }
            <p class="test-sum">
                { figure(skill_icon(trial.skill), points, desk.text.skill(trial.skill), explain::skill(trial.skill)) }
                <span class="soft">{ desk.text.skill(trial.skill) }</span>
                if rolled {
                    { for [trial.dice.0, trial.dice.1].into_iter().filter(|&die| die > 0).map(|die| drawing("die", emblem::die(die))) }
                    <strong>{ fill(words.now_at, &[("n", &(points + trial.dice_sum()))]) }</strong>
                } else {
                    <span class="soft">{ words.point_total }if view.rolls_on(trial) { { ": " }{ words.heroic } }</span>
                }
            </p>
            if CARRIED && view.is_hostile() && trial.dice.1 > 0 { <p class="soft">{ capital(words.heroic) }</p> }
            <p class="testers soft">if !view.is_hostile() { { team(desk, trial) } }{ for helpers }</p>
            if !shown.is_empty() { { purse(desk, trial, bribes, shown.len() as u8) } }
            { bands(desk, &trial.question, rolled.then_some(now), odds) }
            { for desk.text.test_kills(view, &trial.question).filter(|_| !rolled).map(|line| html! { <p class="soft">{ line }</p> }) }
            if browser::is_wide() { { for trial.warns(desk).map(|line| html! { <p class="bad">{ line }</p> }) } }
        </div>
    };
    Scene { picture, shown }
}

/// Those who make the test.
fn team(desk: &Desk, trial: &Trial) -> Html {
    let (view, captain) = (desk.view(), desk.view().tested(trial));
    let face = |person| {
        let (said, ids) = desk.person_said(captain, person);
        html! { <span data-explain={ids} data-said={said}>{ desk.portrait(captain, person) }</span> }
    };
    view.testers(trial).into_iter().map(face).collect()
}

/// What is tested and who asks for it, dressed as the card of a test that a card asks for.
fn head(desk: &Desk, cause: Cause) -> Html {
    let drawn = match cause {
        Cause::Job(id) | Cause::Wages(id) => Some(contact_portrait(id.job().contact)),
        Cause::Deal(contact) => Some(contact_portrait(contact)),
        Cause::Goal(_) => desk.view().table.story().map(|story| story_picture(story.id)),
        Cause::Alliance => Some(cruiser_picture()),
        Cause::Reavers => Some(cutter_picture()),
        _ => None,
    };
    html! { <div class="telegram-head">{ for drawn.map(|svg| drawing("scene-picture", svg)) }<h3>{ desk.text.cause(cause) }</h3></div> }
}

/// How much is paid before the roll, more or less of it, and the chance with it.
fn purse(desk: &Desk, trial: &Trial, paid: u8, most: u8) -> Html {
    let order = desk.props.order;
    let step = |to: Option<u8>, sign: &'static str, name: &'static str| {
        let glance = move || match to {
            None | Some(0) => Glance::Drop,
            Some(n) => Glance::Pick(order, Choice::Bribe(n)),
        };
        html! { <button class="button" data-choice={to.map(|_| "")} disabled={to.is_none()} aria-label={name} title={name} onclick={desk.glance(glance)}>{ sign }</button> }
    };
    let chance = desk.words.chance(desk.view().trial_chance_with(trial, paid.into()));
    let adds: [(&str, &dyn Display); 2] = [("n", &paid), ("percent", &chance)];
    let sum = desk.text.money(figures::BRIBE * u32::from(paid));
    html! {
        <div class="stepper" role="group" aria-label={desk.words.bribe}>
            <span>{ desk.words.bribe }<small>{ fill(desk.words.bribe_rule, &[("n", &desk.text.money(figures::BRIBE))]) }</small></span>
            { step(paid.checked_sub(1), "−", desk.words.bribe_less) }
            <output>{ sum }<small>{ fill(desk.words.bribe_adds, &adds) }</small></output>
            { step((paid < most).then_some(paid + 1), "+", desk.words.bribe_more) }
        </div>
    }
}

/// What each total of a test comes to, the one that was reached marked.
pub fn bands(
    desk: &Desk,
    question: &Question,
    now: Option<usize>,
    odds: impl Fn(usize) -> Option<Chance>,
) -> Html {
    let all = 0..question.floors().len();
    html! { <ul class="bands">{ for all.map(|at| band_row(desk, question, at, now == Some(at), odds(at))) }</ul> }
}

/// How much of its row a chance fills.
fn share(chance: Chance) -> String {
    format!("--share: {}", chance.permille())
}

/// What a total of a test comes to.
pub fn band_row(
    desk: &Desk,
    question: &Question,
    at: usize,
    reached: bool,
    odds: Option<Chance>,
) -> Html {
    let floors = question.floors();
    let from = if at == 0 {
        fill(desk.words.below, &[("n", &floors.get(1).copied().unwrap_or_default())])
    } else {
        fill(desk.words.from, &[("n", &floors[at])])
    };
    html! {
        <li class={classes!("band", reached.then_some("is-now"))} style={odds.map(share)}>
            <b>{ from }</b>
            <span>{ capital(&desk.text.band(question, at)) }</span>
            if let Some(odds) = odds { <b class="odds" data-explain={explain::ODDS}>{ desk.words.chance(odds) }</b> }
        </li>
    }
}
