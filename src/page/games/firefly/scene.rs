//! Scenes: what a decision is about, with its choices where they belong.

use super::card;
use super::desk::{Desk, drawing, figure, keyword_icon, sign, skill_icon};
use super::look::Glance;
use super::{job, ship};
use crate::art::firefly::{emblem, vignette};
use crate::chart::plan::targets;
use crate::page::prelude::*;
use crate::words::fill;
use rules::Seat;
use rules::firefly::effect::{Effect, Way};
use rules::firefly::job::JobId;
use rules::firefly::leader::LeaderId;
use rules::firefly::sector::SectorId;
use rules::firefly::skill::Skill;
use rules::firefly::step::{Card, Nav};
use rules::firefly::supply::SupplyId;
use rules::firefly::{
    Bargain, Choice, Frame, Half, Question, Stage, Talk, Task, Trial, Visit, figures,
    misbehave_card, nav_card,
};
use rules::order::sort_by_key;

/// What is drawn, and which choices have their buttons in it.
#[derive(Default)]
pub struct Scene {
    /// The drawing.
    pub picture: Html,
    /// The choices that it holds.
    pub shown: Vec<Choice>,
}

/// The scene of the topmost frame.
pub fn scene(desk: &Desk, frame: Option<&Frame>) -> Scene {
    match frame {
        Some(Frame::PickLeader(_)) => leaders(desk),
        Some(Frame::PlaceShip(_)) => starts(desk),
        Some(Frame::Recruits(_)) => {
            supply_row(desk, desk.props.legal.iter().filter_map(|&c| recruit(c)))
        }
        Some(Frame::StartingJobs(jobs)) => starting_jobs(desk, jobs.0),
        Some(Frame::Nav(Nav(id))) => {
            let card = nav_card(*id);
            let words = |at| desk.text.nav_way(*id, at);
            telegram(desk, desk.text.nav_title(*id), vignette::nav_picture(*id), card.ways, words)
        }
        Some(Frame::Card(Card(id))) => {
            let card = misbehave_card(*id);
            let words = |at| desk.text.misbehave_way(*id, at);
            telegram(
                desk,
                desk.text.misbehave_title(*id),
                vignette::misbehave_picture(*id),
                card.ways,
                words,
            )
        }
        Some(Frame::Test(trial)) => test(desk, trial),
        Some(Frame::Shop(visit)) => shop(desk, visit),
        Some(Frame::Deal(talk)) => deal(desk, talk),
        Some(Frame::Muster) => muster(desk),
        Some(Frame::Parley(bargain)) => bargained(desk, bargain),
        Some(Frame::Answer(offer)) => bargained(desk, &offer.0),
        Some(Frame::Stowage) => stowed(desk, desk.view().turn),
        Some(Frame::Overfull(full)) => stowed(desk, full.0),
        Some(Frame::Alliance(_) | Frame::Wanted(..)) => plain(vignette::cruiser_picture()),
        Some(Frame::Reavers | Frame::Evasion) => plain(vignette::cutter_picture()),
        _ => Scene::default(),
    }
}

fn plain(svg: String) -> Scene {
    Scene { picture: drawing("scene-picture", svg), shown: Vec::new() }
}

/// The holds that are put in order.
fn stowed(desk: &Desk, seat: Seat) -> Scene {
    let picture = ship::holds(desk, desk.view().captain(seat), desk.view().viewer == Some(seat));
    Scene { picture, shown: Vec::new() }
}

fn recruit(choice: Choice) -> Option<(SupplyId, Choice)> {
    match choice {
        Choice::Recruit(card) => Some((card, choice)),
        _ => None,
    }
}

/// Supply cards in a row, each with its choice.
fn supply_row(desk: &Desk, cards: impl Iterator<Item = (SupplyId, Choice)>) -> Scene {
    let mut shown = Vec::new();
    let picture = html! {
        <div class="faces">{ for cards.map(|(card, choice)| {
            shown.push(choice);
            card::supply(desk, card, desk.button_if(choice, "pick"))
        }) }</div>
    };
    Scene { picture, shown }
}

fn leaders(desk: &Desk) -> Scene {
    let choices = desk.props.legal.iter().filter_map(|&choice| match choice {
        Choice::Leader(id) => Some((id, choice)),
        _ => None,
    });
    let choices: Vec<(LeaderId, Choice)> = choices.collect();
    let picture = html! {
        <div class="faces">{ for choices.iter().map(|&(id, choice)| card::leader(desk, id, desk.button(choice, "pick"))) }</div>
    };
    Scene { picture, shown: choices.into_iter().map(|(_, choice)| choice).collect() }
}

fn starting_jobs(desk: &Desk, seat: Seat) -> Scene {
    let hand = if desk.view().viewer == Some(seat) { &desk.view().hand[..] } else { &[] };
    job_row(desk, hand.iter().map(|&id| (id, Choice::Return(id))), "", desk.words.give_back)
}

/// Where a ship may start: the planets by name, open space folded away. The chart takes either; the
/// foot places the ship.
fn starts(desk: &Desk) -> Scene {
    let places = targets(&desk.props.legal).map(|(at, choice)| (at, desk.text.place(at), choice));
    let (mut planets, space): (Vec<_>, Vec<_>) = places.partition(|(at, ..)| at.planetary());
    sort_by_key(&mut planets, |(_, name, _)| name.clone());
    let start = |(at, name, choice): &(SectorId, String, Choice)| {
        let at = *at;
        let picked = (desk.look.sector == Some(at)).to_string();
        html! {
            <li><button class="button choice" data-choice="" aria-label={desk.verb(*choice)} aria-pressed={picked} onclick={desk.glance(move || Glance::Sector(at))}>{ name }</button></li>
        }
    };
    let picture = html! {
        <div class="starts">
            <ul class="choice-list">{ for planets.iter().map(start) }</ul>
            <details>
                <summary>{ fill(desk.words.starts_elsewhere, &[("n", &space.len())]) }</summary>
                <ul class="choice-list">{ for space.iter().map(start) }</ul>
            </details>
        </div>
    };
    Scene { picture, shown: planets.into_iter().chain(space).map(|(.., choice)| choice).collect() }
}

/// Jobs in a row, each with its choice if it may be made.
fn job_row(
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

/// A nav or misbehave card with its ways out and their odds.
fn telegram(
    desk: &Desk,
    title: &str,
    svg: String,
    ways: &'static [Way],
    words: impl Fn(u8) -> String,
) -> Scene {
    let mut shown = Vec::new();
    let ways = (0..).zip(ways).map(|(at, way)| {
        let choice = Choice::Way(at);
        shown.push(choice);
        let lacking: Vec<String> = (way.needs.iter())
            .filter(|&&need| !desk.view().met(&desk.view().present(), need))
            .map(|need| desk.text.condition(need))
            .collect();
        let lacking = fill(desk.words.lacks, &[("what", &lacking.join(", "))]);
        let inner = html! {
            <>
                <span>{ words(at) }
                    if !desk.may(choice) { <small class="bad">{ lacking }</small> }
                </span>
                if let Some((chance, what)) = way_odds(desk, choice) {
                    <span class="odds"><b>{ chance }</b><small>{ what }</small></span>
                }
            </>
        };
        if desk.may(choice) {
            html! { <li>{ desk.button_of(choice, "way", inner) }</li> }
        } else {
            html! { <li><p class="way is-off">{ inner }</p></li> }
        }
    });
    let ways: Html = ways.collect();
    let picture = html! {
        <div class="telegram" key={desk.props.order}>
            <div class="telegram-head">{ drawing("scene-picture", svg) }<h3>{ title.to_owned() }</h3></div>
            <ul class="ways">{ ways }</ul>
        </div>
    };
    Scene { picture, shown }
}

/// The chance of a way out that a test decides, and what it is the chance of.
pub fn way_odds(desk: &Desk, choice: Choice) -> Option<(String, String)> {
    let Choice::Way(at) = choice else { return None };
    let (view, words) = (desk.view(), desk.words);
    let (ways, wanted, goes_on) = match view.stack.last()? {
        Frame::Nav(nav) => (nav_card(nav.0).ways, Effect::KeepFlying, words.to_keep_flying),
        Frame::Reavers => {
            (nav_card(figures::REAVER_CUTTER).ways, Effect::KeepFlying, words.to_keep_flying)
        }
        Frame::Card(card) => (misbehave_card(card.0).ways, Effect::Proceed, words.to_proceed),
        _ => return None,
    };
    let way = ways.get(usize::from(at))?;
    let test = way.effects.iter().find_map(|effect| match effect {
        Effect::Test(test) => Some(*test),
        _ => None,
    });
    // A test that never leads on, such as salvage: the chance of more than its worst.
    if let Some(test) = test.filter(|test| test.bands.iter().all(|b| !b.effects.contains(&wanted)))
    {
        let worst = view.band_chances(&view.present(), test, 0).first()?.fails();
        let from = test.bands.get(1)?.from;
        return Some((words.chance(worst), fill(words.to_reach, &[("n", &from)])));
    }
    Some((words.chance(view.way_chance(way, wanted)?), goes_on.to_owned()))
}

/// A test under way: the points, the bands with their chances, and the dice once they lie.
fn test(desk: &Desk, trial: &Trial) -> Scene {
    if trial.stage == Stage::Start {
        return Scene::default();
    }
    let view = desk.view();
    let words = desk.words;
    let points = view.trial_points(trial);
    let rolled = trial.stage == Stage::Rolled;
    let now = trial.question.band(points + trial.dice_sum());
    let chances = view.trial_chances(trial);
    let odds = |at: usize| chances.get(at).filter(|_| !rolled).map(|&chance| words.chance(chance));
    let picture = html! {
        <div class="test">
            <p class="test-sum">
                { figure(skill_icon(trial.skill), points, desk.text.skill(trial.skill)) }
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
    let words = desk.words;
    let floors = match question {
        Question::Card(test) => test.floors(),
        Question::Last(last) => last.floors(),
    };
    let band = |at: usize| {
        let from = if at == 0 {
            fill(words.below, &[("n", &floors.get(1).copied().unwrap_or_default())])
        } else {
            fill(words.from, &[("n", &floors[at])])
        };
        html! {
            <li class={classes!("band", (now == Some(at)).then_some("is-now"))}>
                <b>{ from }</b>
                <span>{ desk.text.band(question, at) }</span>
                if let Some(odds) = odds(at) { <b class="odds">{ odds }</b> }
            </li>
        }
    };
    html! { <ul class="bands">{ for (0..floors.len()).map(band) }</ul> }
}

fn shop(desk: &Desk, visit: &Visit) -> Scene {
    let words = desk.words;
    let bought = visit.seen.iter().map(|&card| (card, Choice::Buy(card)));
    let seen = supply_row(desk, bought);
    let pile = desk.view().supply_discards[visit.market].iter().copied();
    let takes = pile.map(|card| (card, Choice::Take(card))).filter(|&(_, choice)| desk.may(choice));
    let open = supply_row(desk, takes.collect::<Vec<_>>().into_iter());
    let left = desk.view().supply_left(visit.market);
    let picture = html! {
        <>
            <h3>{ fill(words.considered, &[("n", &(visit.seen.len() + usize::from(visit.bought)))]) }<span class="soft">{ fill(words.left_in_deck, &[("n", &left)]) }</span></h3>
            { seen.picture }
            if !open.shown.is_empty() {
                <h3>{ words.on_pile }</h3>
                { open.picture }
            }
        </>
    };
    Scene { picture, shown: [seen.shown, open.shown].concat() }
}

fn deal(desk: &Desk, talk: &Talk) -> Scene {
    let (words, view) = (desk.words, desk.view());
    let jobs = talk.seen.iter().chain(&view.drawn);
    let seen = job_row(desk, jobs.map(|&id| (id, Choice::Accept(id))), "pick", words.accept);
    let pile = view.job_discards[talk.contact].iter().copied();
    let takes = pile.map(|id| (id, Choice::TakeJob(id))).filter(|&(_, choice)| desk.may(choice));
    let open = job_row(desk, takes.collect::<Vec<_>>().into_iter(), "", words.look_at);
    let count = talk.seen.len() + usize::from(view.drawn_count) + usize::from(talk.accepted);
    let all = view.considers(talk.contact);
    let left = view.jobs_left(talk.contact);
    let picture = html! {
        <>
            <h3>{ fill(words.considered_of, &[("n", &count), ("all", &all)]) }<span class="soft">{ fill(words.left_in_deck, &[("n", &left)]) }</span></h3>
            { seen.picture }
            if !open.shown.is_empty() {
                <h3>{ words.on_pile }</h3>
                { open.picture }
            }
        </>
    };
    Scene { picture, shown: [seen.shown, open.shown].concat() }
}

/// The team of a job: who goes, what is asked of them, how likely they come through.
fn muster(desk: &Desk) -> Scene {
    let view = desk.view();
    let (words, captain) = (desk.words, view.acting());
    let Some(errand) = &view.errand else { return Scene::default() };
    let odds = view.team_outlook().map(|(cards, chance)| words.odds(cards, chance));
    let mut shown = Vec::new();
    let aboard: Vec<_> = captain.everyone();
    let team = aboard.into_iter().map(|person| {
        let bench = Choice::Bench(person);
        shown.push(bench);
        let goes = errand.team.contains(&person);
        html! {
            <li class={classes!("mate", (!goes).then_some("is-off"))}>
                { desk.portrait(captain, person) }
                <span><strong>{ desk.text.person(captain, person) }</strong>{ ship::member_signs(desk, captain, person) }</span>
                if goes { { desk.button_if(bench, "quiet") } } else { <span class="soft">{ words.stays }</span> }
            </li>
        }
    });
    let team: Html = team.collect();
    let picture = html! {
        <div class="muster">
            <p class="forecast-line">{ asked(desk, errand.task, &errand.team) }<b class="odds">{ odds }</b></p>
            if let Some(line) = unpaid(desk).filter(|_| matches!(errand.task, Task::Goal(_))) { <p class="bad">{ line }</p> }
            <ul class="mates" aria-label={words.team}>{ team }</ul>
        </div>
    };
    Scene { picture, shown }
}

/// What a goal costs that one cannot pay, in a line: whoever comes that far botches it.
pub fn unpaid(desk: &Desk) -> Option<String> {
    let view = desk.view();
    let money = view.acting().money;
    let effects = view.goal(view.turn)?.ways.iter().copied().flatten();
    let banded = |effect: &'static Effect| match effect {
        Effect::Test(test) => test.bands.iter().flat_map(|band| band.effects).collect(),
        effect => vec![effect],
    };
    let price = effects.flat_map(banded).find_map(|effect| match effect {
        Effect::PayOrBotch(dollars) if u32::from(*dollars) > money => Some(*dollars),
        _ => None,
    })?;
    Some(fill(desk.words.cannot_pay, &[("n", &price), ("have", &money)]))
}

/// What a job asks of the team, each with what the team has.
fn asked(desk: &Desk, task: Task, team: &[rules::firefly::Person]) -> Html {
    let Task::Job(id) = task else { return Html::default() };
    let (job, captain, words) = (id.job(), desk.view().acting(), desk.words);
    let skills = Skill::ALL.into_iter().filter(|&skill| job.skills.of(skill) > 0);
    let met = |yes: bool| if yes { "is-met" } else { "is-unmet" };
    html! {
        <>
            { for skills.map(|skill| {
                let (need, has) = (job.skills.of(skill), captain.points(team, skill, rules::firefly::Arms::Armed));
                html! { <span class={met(has >= need)}>{ figure(skill_icon(skill), format!("{has}/{need}"), desk.text.skill(skill)) }</span> }
            }) }
            { for job.keywords.iter().map(|&word| html! {
                <span class={met(desk.view().can_show(team, word))}>{ sign(keyword_icon(word), desk.text.keyword(word)) }</span>
            }) }
            if job.keywords.is_empty() && job.skills == rules::firefly::skill::Skills::default() { <span class="soft">{ words.needs_nothing }</span> }
        </>
    }
}

/// An offer: both halves beside each other, as its maker or its receiver sees them.
fn bargained(desk: &Desk, bargain: &Bargain) -> Scene {
    let (view, words) = (desk.view(), desk.words);
    let mine = |seat: Seat| view.viewer == Some(seat);
    let title = |seat: Seat| {
        if mine(seat) {
            words.you_give.to_owned()
        } else {
            fill(words.gives, &[("name", &desk.name(seat))])
        }
    };
    let half = |seat: Seat, half: &Half| {
        html! {
            <div class="half"><h3>{ title(seat) }</h3><p>{ desk.text.half(half) }</p></div>
        }
    };
    let picture = html! {
        <div class="bargain">
            { half(bargain.from, &bargain.give) }
            { half(bargain.with, &bargain.take) }
        </div>
    };
    Scene { picture, shown: Vec::new() }
}
