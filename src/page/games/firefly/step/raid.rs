//! Attacks on rivals and on those who are hunted: both sides face to face, what is taken, and what becomes
//! of whoever was caught.

use super::Shown;
use super::stowage::stowed;
use crate::art::firefly::{emblem, portrait};
use crate::beat;
use crate::explain::firefly as explain;
use crate::icons::{Icon, glyph};
use crate::page::browser;
use crate::page::games::firefly::bounty;
use crate::page::games::firefly::desk::{Desk, art, drawing, said, skill_icon, supply_art, total};
use crate::page::games::firefly::scene::{Scene, job_row};
use crate::page::games::firefly::ship;
use crate::page::prelude::*;
use crate::page::token::token;
use crate::words::{capital, fill};
use rules::Seat;
use rules::firefly::bounty::Bounty;
use rules::firefly::effect::Good;
use rules::firefly::skill::Skill;
use rules::firefly::step::{
    Boarding, Capture, Chase, Loot, Secure, Stance, StandIn, Steal, Welcome,
};
use rules::firefly::{Choice, Frame, Person, Question, Stage, Task, Trial};
use std::fmt::Display;

/// Faces of a side that stand side by side.
const FACES: usize = 7;

impl Shown for Boarding {
    /// Both sides, and how the showdown would go that comes after it.
    fn scene(&self, desk: &Desk) -> Scene {
        let view = desk.view();
        let then = desk.text.then_fight(view, Chase::Raid(self.0), &view.present());
        let skills = desk.props.legal.to_vec();
        let row = |&choice: &Choice| {
            let Choice::Skill(skill) = choice else { return Html::default() };
            let needs = desk.text.boarding_needs(view, skill, self.0);
            let from = desk.text.boarding_sources(view, skill, self.0).join(", ");
            let inner = html! { <span>{ desk.verb(choice) }<small>{ needs }</small><small>{ from }</small></span> };
            html! { <li>{ desk.button_of(choice, "", inner) }</li> }
        };
        let picture = html! {
            <>
                { sides(desk) }
                <ul class="choice-list stances">{ for skills.iter().map(row) }</ul>
                <p class="soft">{ desk.text.raids().board_fails }</p>
                <p>{ then }</p>
                { risks(desk) }
            </>
        };
        Scene { picture, shown: skills }
    }
}

impl Shown for Stance {
    /// Both sides, the skills, and, folded away, the gear that may be handed over.
    fn scene(&self, desk: &Desk) -> Scene {
        let (skills, gear): (Vec<Choice>, Vec<Choice>) =
            desk.props.legal.iter().partition(|choice| matches!(choice, Choice::Skill(_)));
        let row = |&choice: &Choice| html! { <li>{ desk.button(choice, "quiet") }</li> };
        let stance = |&choice: &Choice| {
            let Choice::Skill(skill) = choice else { return Html::default() };
            let from = desk.text.sources(desk.view(), self.seat, self.attacks, skill).join(", ");
            let inner =
                html! { <span>{ desk.verb(choice) }<small class="sources">{ from }</small></span> };
            html! { <li>{ desk.button_of(choice, "", inner) }</li> }
        };
        let picture = html! {
            <>
                { sides(desk) }
                <ul class="choice-list stances">{ for skills.iter().map(stance) }</ul>
                { risks(desk) }
                if !gear.is_empty() {
                    <details key={format!("gear-{}", desk.props.order)} class="starts">
                        <summary data-choice="">{ fill(desk.text.raids().hand_gear, &[("n", &gear.len())]) }</summary>
                        <ul class="choice-list">{ for gear.iter().map(row) }</ul>
                    </details>
                }
            </>
        };
        Scene { picture, shown: [skills, gear].concat() }
    }
}

impl Shown for Secure {
    fn scene(&self, desk: &Desk) -> Scene {
        stowed(desk, self.0)
    }

    fn menu(&self) -> Option<Choice> {
        Some(Choice::Stowage)
    }
}

impl Shown for Loot {
    /// What lies in the hold there, kind by kind, and one's own holds, where room is made for it.
    fn scene(&self, desk: &Desk) -> Scene {
        let view = desk.view();
        let (Some(rival), own) = (view.prey_of_raid(), view.acting()) else {
            return Scene::default();
        };
        let hold = &view.captain(rival).hold;
        let mut shown: Vec<Choice> = Good::ALL.into_iter().map(Choice::Dump).collect();
        let row = |good: Good| {
            let (takes, dumps) = (Choice::Fetch(good), Choice::Dump(good));
            let words = desk.text.raids();
            let values: [(&str, &dyn Display); 2] = [("n", &hold[good]), ("m", &own.has(good))];
            html! {
                <li class="stow">
                    <span>{ drawing("crate", emblem::crate_picture(good)) }{ capital(desk.text.any_good(good)) }<small>{ fill(words.theirs, &values) }</small></span>
                    if desk.may(takes) { <button class="button choice" data-choice="" aria-label={desk.verb(takes)} onclick={desk.choose(takes)}>{ words.take }</button> } else { <i></i> }
                    { if desk.may(dumps) { desk.short_if(dumps, "", desk.words.dump) } else { html! { <i></i> } } }
                </li>
            }
        };
        shown.extend(Good::GOODS.map(Choice::Fetch));
        let some = Good::ALL.into_iter().filter(|&good| hold[good] > 0 || own.has(good) > 0);
        let some = some.filter(|&good| Good::GOODS.contains(&good) || own.has(good) > 0);
        let picture = html! {
            <>
                <ul class="stows is-loot">{ for some.map(row) }</ul>
                { ship::holds(desk, view.turn, false) }
            </>
        };
        Scene { picture, shown }
    }

    fn has_rows(&self) -> bool {
        true
    }
}

impl Shown for Steal {
    fn scene(&self, desk: &Desk) -> Scene {
        let spied = desk.view().spied.iter().map(|&job| (job, Choice::TakeJob(job)));
        job_row(desk, spied.collect(), "pick", desk.text.raids().take, None)
    }
}

impl Shown for Capture {
    /// What keeping does, and what freeing does, and on whom the bounty is.
    fn scene(&self, desk: &Desk) -> Scene {
        let shown = vec![Choice::Bind, Choice::Rescue];
        let row = |(&choice, line): (&Choice, String)| {
            let inner = html! { <span>{ desk.verb(choice) }<small>{ line }</small></span> };
            html! { <li>{ desk.button_of(choice, "offer", inner) }</li> }
        };
        let rows = shown.iter().zip(desk.text.capture_lines(desk.view(), self.0)).map(row);
        let picture = html! {
            <><ul class="choice-list">{ for rows }</ul>{ poster(desk, self.0).picture }</>
        };
        Scene { picture, shown }
    }
}

impl Shown for Welcome {
    fn scene(&self, desk: &Desk) -> Scene {
        poster(desk, self.0)
    }
}

impl Shown for StandIn {
    /// Who would die, and who would in his place.
    fn scene(&self, desk: &Desk) -> Scene {
        let captain = desk.view().captain(self.seat);
        let row = |person: Person| {
            let (said, ids) = desk.person_said(captain, person);
            html! {
                <li class="mate" data-explain={ids} data-said={said}>
                    { desk.portrait(captain, person) }
                    <span><strong>{ desk.text.aboard(captain, person) }</strong>{ ship::member_signs(desk, captain, person) }</span>
                </li>
            }
        };
        let people = [self.victim, Person::Crew(self.card)];
        Scene {
            picture: html! { <ul class="mates">{ for people.map(row) }</ul> },
            shown: Vec::new(),
        }
    }
}

/// The bounty that a decision is about, large.
fn poster(desk: &Desk, id: u8) -> Scene {
    let face = Bounty::of(id).map(|one| bounty::poster(desk, one, Html::default()));
    Scene { picture: html! { <div class="faces">{ for face }</div> }, shown: Vec::new() }
}

/// One side of a showdown as it stands now.
fn trial_of<'a>(desk: &Desk<'a>, attacks: bool) -> Option<&'a Trial> {
    let view = desk.view();
    if let Some(Frame::Test(trial)) = view.stack.last()
        && matches!(trial.question, Question::Duel(bout) if bout.attacks == attacks)
    {
        return Some(trial);
    }
    let duel = view.duel()?;
    if attacks { duel.attack.as_ref() } else { duel.defence.as_ref() }
}

/// Both sides of an attack, face to face.
pub fn sides(desk: &Desk) -> Html {
    let view = desk.view();
    let Some(chase) = view.chased() else { return Html::default() };
    let other = match chase {
        Chase::Alone(card) => {
            let face = art("portrait", supply_art(card), portrait::crew_portrait(card.kind()));
            side(desk, view.right_of(view.turn), false, desk.text.supply(card), html! { { face } })
        }
        Chase::Raid(rival) | Chase::Crew(rival, _) | Chase::Bound(rival) => {
            crew_side(desk, rival, false, &view.captain(rival).everyone())
        }
    };
    html! {
        <div class="duel" data-explain="showdown">
            { crew_side(desk, view.turn, true, &view.present()) }
            { other }
        </div>
    }
}

fn crew_side(desk: &Desk, seat: Seat, attacks: bool, people: &[Person]) -> Html {
    let captain = desk.view().captain(seat);
    let more = people.len().saturating_sub(FACES);
    let faces = html! {
        <>
            { for people.iter().take(FACES).map(|&person| desk.portrait(captain, person)) }
            if more > 0 { <span class="soft">{ format!("+{more}") }</span> }
        </>
    };
    side(desk, seat, attacks, desk.name(seat), faces)
}

/// A side: who it is, its points skill by skill, and once it has named one, that and its dice.
fn side(desk: &Desk, seat: Seat, attacks: bool, name: &str, faces: Html) -> Html {
    let (view, words) = (desk.view(), desk.text.raids());
    let alone = matches!(view.chased(), Some(Chase::Alone(_))) && !attacks;
    let named = trial_of(desk, attacks);
    let role = if attacks { words.attacker } else { words.defender };
    let points = |skill: Skill| match view.chased() {
        Some(Chase::Alone(card)) if alone => card.printed().skills.of(skill),
        _ => view.stance_points(seat, attacks, skill),
    };
    let decides = view.decider() == Some(seat) && !alone;
    // Who is hunted alone has no captain.
    let mark = if alone { wanted() } else { token(desk.props.company.colour(seat)) };
    html! {
        <section class={classes!("side", decides.then_some("is-acting"), (!attacks).then_some("is-defence"))} data-thing={beat::firefly::side(attacks)}>
            <h3>{ mark }<span>{ name.to_owned() }<small>{ role }</small></span></h3>
            <p class="side-faces">{ faces }</p>
            { match named {
                None => html! { <p class="side-points">{ for Skill::ALL.map(|skill| counted(desk, (seat, attacks), skill, points(skill).into(), alone)) }</p> },
                Some(trial) => rolled(desk, trial, (seat, attacks), alone),
            } }
        </section>
    }
}

/// The mark of somebody who is hunted.
pub fn wanted() -> Html {
    html! { <span class="token is-wanted">{ glyph(Icon::Wanted) }</span> }
}

/// Points of a side in a skill; a press says who brings them.
fn counted(
    desk: &Desk,
    (seat, attacks): (Seat, bool),
    skill: Skill,
    points: i16,
    alone: bool,
) -> Html {
    let name = desk.text.skill(skill);
    let sources = || desk.text.sources(desk.view(), seat, attacks, skill);
    let lines = if alone { Vec::new() } else { sources() };
    let lines = said(&format!("{name} {points}"), lines);
    total(skill_icon(skill), points, name, explain::skill(skill), Some(lines))
}

/// A skill that was named, its points, the dice and their sum.
fn rolled(desk: &Desk, trial: &Trial, side: (Seat, bool), alone: bool) -> Html {
    let points = desk.view().trial_points(trial);
    let dice = [trial.dice.0, trial.dice.1].into_iter().filter(|&die| die > 0);
    html! {
        <p class="side-points is-named">
            { counted(desk, side, trial.skill, points, alone) }
            { for dice.map(|die| drawing("die", emblem::die(die))) }
            if trial.stage == Stage::Rolled { <strong>{ points + trial.dice_sum() }</strong> }
        </p>
    }
}

/// A showdown under way: both sides, and how it stands.
pub fn duel(desk: &Desk, trial: &Trial) -> Scene {
    let words = desk.text.raids();
    let Question::Duel(bout) = trial.question else { return Scene::default() };
    let total = desk.view().trial_points(trial) + trial.dice_sum();
    let short = i16::from(bout.need) - total;
    let behind = trial.behind.0 && short > 0;
    let stands = behind.then(|| fill(words.behind, &[("n", &short)]));
    let picture = html! {
        <>
            { sides(desk) }
            <p class={classes!("duel-stands", behind.then_some("bad"))}>{ stands.unwrap_or_else(|| words.tie.to_owned()) }</p>
            if has_bonus_die(desk) { <p class="soft duel-stands">{ capital(desk.words.heroic) }</p> }
            { risks(desk) }
        </>
    };
    Scene { picture, shown: Vec::new() }
}

/// Whether a six has brought a side a second die.
fn has_bonus_die(desk: &Desk) -> bool {
    [true, false].into_iter().filter_map(|side| trial_of(desk, side)).any(|trial| trial.dice.1 > 0)
}

/// What a lost showdown brings, for both to see: one's own loss first; and what may come of one that is won.
fn risks(desk: &Desk) -> Html {
    let view = desk.view();
    let (text, attacks) = (desk.text, view.decider() == Some(view.turn));
    let takes = match view.task() {
        Some(Task::Job(job)) if attacks => {
            let illegal = job.job().raid().is_some_and(|raid| raid.is_illegal());
            text.warrant_takes(view, view.task()).filter(|_| illegal)
        }
        _ => None,
    };
    let takes = takes.filter(|_| browser::is_wide());
    let lines = (0..).zip(text.showdown_risks(view, attacks));
    let row = |(at, line): (usize, String)| html! { <p class={if at == 0 { "bad" } else { "soft" }}>{ line }</p> };
    let more = takes.into_iter().chain(text.if_won(view, attacks));
    html! { <>{ for lines.map(row) }{ for more.map(|line| html! { <p class="bad">{ line }</p> }) }</> }
}
