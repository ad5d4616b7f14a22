//! The team of a job: who goes, what is asked of them, how likely they come through.

use super::Shown;
use crate::explain::firefly as explain;
use crate::icons::{Icon, glyph};
use crate::page::games::firefly::desk::{Desk, figure, keyword_icon, sign, skill_icon};
use crate::page::games::firefly::scene::Scene;
use crate::page::games::firefly::{job, ship};
use crate::page::prelude::*;
use crate::words::{capital, fill};
use rules::firefly::job::JobId;
use rules::firefly::sets::CARRIED;
use rules::firefly::skill::{Skill, Skills};
use rules::firefly::step::Chase;
use rules::firefly::{Arms, Choice, Errand, Person, Step, Task, View};

/// The team is chosen.
pub struct Muster;

impl Shown for Muster {
    fn scene(&self, desk: &Desk) -> Scene {
        muster(desk)
    }

    fn menu(&self) -> Option<Choice> {
        Some(Choice::Roster)
    }

    fn warns(&self, desk: &Desk) -> Option<String> {
        let lays = |choice: &Choice| matches!(choice, Choice::Attach(_));
        let open = CARRIED && desk.props.legal.iter().any(lays);
        (open && !desk.pressed_last().is_some_and(|choice| lays(&choice)))
            .then(|| desk.words.dare_open.to_owned())
    }

    /// What it is; how likely it is stands above the team.
    fn line(&self, desk: &Desk) -> String {
        desk.context()
    }
}

fn odds(desk: &Desk) -> Option<String> {
    let view = desk.view();
    if let (Some(chase), Some(errand)) = (view.chased(), &view.errand) {
        return Some(desk.text.odds_of(view, chase, &errand.team));
    }
    let odds = desk.text.team_odds(dared(desk).as_ref().unwrap_or(view))?;
    Some(desk.words.with_pay_roll(odds, view.team_pay_roll()))
}

/// Of a challenge that is picked it is said what it adds before it is laid.
fn dared(desk: &Desk) -> Option<View> {
    let Some(Choice::Attach(challenge)) = desk.pressed_last() else { return None };
    CARRIED.then(|| desk.view().daring(challenge))
}

/// Whether a card or a roll waits for those who go.
fn is_risky(desk: &Desk) -> bool {
    let view = desk.view();
    view.is_hostile()
        || view.team_outlook().is_none_or(|(cards, _)| cards > 0)
        || view.team_last_test().is_some()
        || view.team_pay_roll().is_some()
}

/// What a warrant would take, where a card or a test may bring one.
fn at_stake(desk: &Desk, task: Task) -> Option<String> {
    let dared = dared(desk);
    let view = dared.as_ref().unwrap_or(desk.view());
    let risks = match task {
        Task::Job(id) => view.may_warrant(id),
        Task::Goal(_) | Task::Bounty(_) | Task::Cache => {
            view.team_outlook().is_some_and(|(cards, _)| cards > 0)
        }
    };
    risks.then(|| desk.text.warrant_takes(view, Some(task))).flatten()
}

/// What an attack may cost.
fn foray_risks(desk: &Desk) -> Vec<String> {
    let view = desk.view();
    let choice = match (view.task(), view.chased()) {
        (Some(Task::Job(job)), Some(Chase::Raid(rival))) => Choice::Raid(job, rival),
        (Some(Task::Bounty(id)), Some(Chase::Alone(card) | Chase::Crew(_, card))) => {
            Choice::Hunt(id, card)
        }
        (Some(Task::Bounty(id)), Some(Chase::Bound(_))) => Choice::Jump(id),
        _ => return Vec::new(),
    };
    desk.text.foray_risks(view, choice)
}

/// What speaks for all who may go, while they do.
fn why_all(desk: &Desk, task: Task, team: &[Person]) -> Option<&'static str> {
    let all = match task {
        Task::Job(id) => desk.view().whole_team(id.job()).len(),
        Task::Goal(_) | Task::Bounty(_) | Task::Cache => desk.view().acting().everyone().len(),
    };
    (team.len() == all && all > 1 && is_risky(desk)).then_some(desk.words.team_risk)
}

fn muster(desk: &Desk) -> Scene {
    let view = desk.view();
    let (words, captain) = (desk.words, view.acting());
    let Some(errand) = &view.errand else { return Scene::default() };
    let odds = odds(desk).map(|odds| capital(&odds));
    let mut shown = Vec::new();
    let aboard: Vec<_> = captain.everyone();
    let team = aboard.into_iter().map(|person| {
        let bench = Choice::Bench(person);
        shown.push(bench);
        let goes = errand.team.contains(&person);
        let (said, ids) = desk.person_said(captain, person);
        html! {
            <li class={classes!("mate", (!goes).then_some("is-off"))} data-explain={ids} data-said={said}>
                { desk.portrait(captain, person) }
                <span><strong>{ desk.text.aboard(captain, person) }</strong>{ ship::member_signs(desk, captain, person) }</span>
                if goes { { desk.button_if(bench, "quiet") } } else { { stays(desk, errand, person) } }
            </li>
        }
    });
    let team: Html = team.collect();
    let team = html! { <ul class="mates" aria-label={words.team}>{ team }</ul> };
    let picture = html! {
        <div class="muster">
            <p class="forecast-line">{ asked(desk, errand.task, &errand.team) }if is_risky(desk) { <b class="odds" data-explain={explain::CARDS}>{ odds }</b> } else { <span data-explain={explain::CARDS}>{ odds }</span> }</p>
            if let Some(line) = desk.text.unpaid(view).filter(|_| matches!(errand.task, Task::Goal(_))) { <p class="bad">{ line }</p> }
            { for desk.text.breaks(view).map(|line| html! { <p class="bad">{ line }</p> }) }
            { for desk.text.perils(view, dared(desk).as_ref().unwrap_or(view).team_perils()).map(|line| html! { <p class="bad" data-explain={explain::RISK}>{ line }</p> }) }
            { for at_stake(desk, errand.task).map(|line| html! { <p class="bad">{ line }</p> }) }
            { for foray_risks(desk).into_iter().map(|line| html! { <p class="bad">{ line }</p> }) }
            { for aside(desk, errand).map(|line| html! { <p>{ line }</p> }) }
            { for why_all(desk, errand.task, &errand.team).map(|why| html! { <p>{ why }</p> }) }
            { for paid_aboard(desk, errand).map(|line| html! { <p>{ line }</p> }) }
            { dares(desk, &mut shown) }
            { team }
        </div>
    };
    Scene { picture, shown }
}

/// That whoever stays aboard is no cheaper, where somebody with wages does.
fn paid_aboard(desk: &Desk, errand: &Errand) -> Option<&'static str> {
    let waged = |person: &Person| match person {
        Person::Crew(card) => card.printed().cost > 0,
        Person::Leader => false,
    };
    let aboard = desk.view().acting().everyone();
    let stays = aboard.iter().any(|person| waged(person) && !errand.team.contains(person));
    (stays && matches!(errand.task, Task::Job(_))).then_some(desk.words.paid_aboard)
}

/// That somebody stays aboard; a press takes him along after all.
fn stays(desk: &Desk, errand: &Errand, person: Person) -> Html {
    let Some(choices) = anew(desk, errand, Some(person), errand.challenge) else {
        return html! { <span class="soft">{ desk.words.stays }</span> };
    };
    let name = fill(desk.words.rejoin, &[("who", &desk.text.aboard(desk.view().acting(), person))]);
    html! { <button class="button quiet choice" data-choice="" aria-label={name} onclick={desk.choose_all(choices)}>{ desk.words.rejoins }</button> }
}

/// Whether a job has begun with a challenge under it.
fn lies(desk: &Desk, id: JobId) -> bool {
    desk.view().acting().begun(id).is_some_and(|active| active.challenge.is_some())
}

/// The team put together anew, with one more or under another challenge; nothing where somebody may not go at all,
/// or whom it is against would have to be named anew.
fn anew(
    desk: &Desk,
    errand: &Errand,
    joins: Option<Person>,
    laid: Option<JobId>,
) -> Option<Vec<Choice>> {
    let (view, captain) = (desk.view(), desk.view().acting());
    let (begin, whole, laid) = match errand.task {
        Task::Job(id) if errand.chase.is_none() => {
            let laid = laid.filter(|_| !lies(desk, id));
            (Choice::Work(id), view.whole_team(id.job()), laid)
        }
        Task::Goal(_) => (Choice::Pursue, captain.everyone(), None),
        Task::Job(_) | Task::Bounty(_) | Task::Cache => return None,
    };
    if joins.is_some_and(|one| !whole.contains(&one)) || !desk.may(Choice::Back) {
        return None;
    }
    let stay =
        whole.into_iter().filter(|other| Some(*other) != joins && !errand.team.contains(other));
    let anew = [Choice::Back, begin].into_iter().chain(laid.map(Choice::Attach));
    Some(anew.chain(stay.map(Choice::Bench)).collect())
}

/// What is handed over and what it pays, where the errand is an opportunity of its job.
fn aside(desk: &Desk, errand: &Errand) -> Option<String> {
    let (Task::Job(id), Step::Aside) = (errand.task, errand.step) else { return None };
    id.job().aside.filter(|_| CARRIED).map(|aside| desk.text.chance(&aside))
}

/// The challenge under the job, or those that may be laid there.
fn dares(desk: &Desk, shown: &mut Vec<Choice>) -> Html {
    if !CARRIED {
        return Html::default();
    }
    let attach = |&choice: &Choice| {
        if let Choice::Attach(id) = choice { Some((choice, id)) } else { None }
    };
    let errand = desk.view().errand.as_ref();
    let laid = errand.and_then(|errand| Some((errand.challenge?, errand)));
    html! {
        <>
            { for laid.map(|(id, errand)| job::challenge(desk, id, taken(desk, errand))) }
            { for desk.props.legal.iter().filter_map(attach).map(|(choice, id)| {
                shown.push(choice);
                let odds = desk.text.team_odds(&desk.view().daring(id));
                let odds = odds.map(|odds| html! { <p data-explain={explain::CARDS}>{ capital(&odds) }</p> });
                job::challenge(desk, id, html! { <>{ for odds }{ desk.button(choice, "") }</> })
            }) }
        </>
    }
}

/// That a challenge is taken up; a press lays it aside as long as the job has not begun with it.
fn taken(desk: &Desk, errand: &Errand) -> Html {
    let begun = matches!(errand.task, Task::Job(id) if lies(desk, id));
    let aside = anew(desk, errand, None, None).filter(|_| !begun);
    html! {
        <>
            <span class="why">{ glyph(Icon::Check) }{ desk.words.dare_taken }</span>
            { for aside.map(|choices| html! { <button class="button quiet choice" data-choice="" onclick={desk.choose_all(choices)}>{ desk.words.dare_aside }</button> }) }
        </>
    }
}

/// What a job asks of the team, each with what the team has.
fn asked(desk: &Desk, task: Task, team: &[Person]) -> Html {
    let Task::Job(id) = task else { return Html::default() };
    if desk.view().is_hostile() {
        return Html::default();
    }
    let (job, captain, words) = (id.job(), desk.view().acting(), desk.words);
    let skills = Skill::ALL.into_iter().filter(|&skill| job.skills.of(skill) > 0);
    let met = |yes: bool| if yes { "is-met" } else { "is-unmet" };
    html! {
        <>
            { for skills.map(|skill| {
                let (need, has) = (job.skills.of(skill), captain.points(team, skill, Arms::Armed));
                html! { <span class={met(has >= need)}>{ figure(skill_icon(skill), format!("{has}/{need}"), desk.text.skill(skill), explain::skill(skill)) }</span> }
            }) }
            { for job.keywords.iter().map(|&word| html! {
                <span class={met(desk.view().can_show(team, word))}>{ sign(keyword_icon(word), desk.text.keyword(word), explain::keyword(word)) }</span>
            }) }
            if job.keywords.is_empty() && job.skills == Skills::default() { <span class="soft">{ words.needs_nothing }</span> }
        </>
    }
}
