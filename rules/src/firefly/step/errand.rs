//! A Work action (section 9): the team, and how it ends.

#![deny(clippy::wildcard_enum_match_arm)]

use super::misbehave::Misbehave;
use super::{Hands, Pending};
use crate::firefly::board::{Action, Board};
use crate::firefly::captain::{Active, Person};
use crate::firefly::choice::Choice;
use crate::firefly::contact::Contact;
use crate::firefly::edict::Edict;
use crate::firefly::event::{Cause, Event, JobSpot};
use crate::firefly::job::{Job, JobId};
use crate::firefly::sets::CARRIED;
use crate::firefly::skill::Profession;
use crate::firefly::state::Firefly;
use crate::firefly::story::Twist;
use crate::firefly::supply::{Ability, SupplyId};
use crate::firefly::turns::Play;
use crate::{Later, Seat};
use std::hash::{Hash, Hasher};

/// What is worked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Task {
    /// A job.
    Job(JobId),
    /// The goal of the story with this number, from 0.
    Goal(u8),
    /// The bounty of this number.
    Bounty(u8),
    /// The contraband that lies where the ship is.
    Cache,
}

/// Against whom a Work action is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chase {
    /// A rival, for a piracy job.
    Raid(Seat),
    /// Somebody in a rival's crew.
    Crew(Seat, SupplyId),
    /// Somebody alone on a planet.
    Alone(SupplyId),
    /// A rival, for the bound that he has.
    Bound(Seat),
}

impl Chase {
    /// Whose ship has to be boarded.
    pub fn rival(self) -> Option<Seat> {
        match self {
            Chase::Raid(seat) | Chase::Crew(seat, _) | Chase::Bound(seat) => Some(seat),
            Chase::Alone(_) => None,
        }
    }
}

/// Which part of a job is worked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Step {
    /// The goods are picked up.
    Pickup,
    /// The drop-off, the crime or the goal.
    Finish,
    /// What may be done on the way.
    Aside,
}

/// How a step of a job ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Outcome {
    /// The step is done.
    Done,
    /// Attempt botched: try again another turn.
    Botched,
    /// Warrant issued: the job is lost.
    Warrant,
}

/// A Work action under way. What it knows of a challenge hashes only where there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Errand {
    /// What is worked.
    pub task: Task,
    /// Which part of it.
    pub step: Step,
    /// Who is on the job, in the order aboard.
    pub team: Vec<Person>,
    /// Whether they have left the ship; until then the team may be changed.
    pub gone: bool,
    /// Misbehave cards still to pass.
    pub left: u8,
    /// Whether the card at hand was passed.
    pub proceed: bool,
    /// Whether the job pays half if this attempt succeeds.
    pub half: bool,
    /// Dollars that the price test adds to the pay.
    pub price: i16,
    /// What is delivered where the number is free.
    pub delivered: u8,
    /// Whether the trick that turns a skill into another was used.
    pub tricked: bool,
    /// None while it goes on.
    pub outcome: Option<Outcome>,
    /// The challenge that lies under the job, or is to.
    pub challenge: Option<JobId>,
    /// Whether the test of the challenge was begun.
    pub dared: bool,
    /// How many cards are drawn in the place of the one at hand.
    pub again: Later<u8>,
    /// How many of the cards still to pass count as one with another.
    pub uncounted: Later<u8>,
    /// Against whom it is.
    pub chase: Later<Option<Chase>>,
    /// Whether a misbehave card was swapped.
    pub swapped: Later<bool>,
}

impl Hash for Errand {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.task, self.step, &self.team, self.gone, self.left, self.proceed).hash(state);
        (self.half, self.price, self.delivered, self.tricked, self.outcome).hash(state);
        if let Some(challenge) = self.challenge {
            (challenge, self.dared).hash(state);
        }
        (self.again, self.uncounted, self.chase, self.swapped).hash(state);
    }
}

impl Errand {
    /// One for which nobody has left the ship yet.
    pub(super) fn new(task: Task, step: Step, team: Vec<Person>) -> Errand {
        Errand {
            task,
            step,
            team,
            gone: false,
            left: 0,
            proceed: false,
            half: false,
            price: 0,
            delivered: 0,
            tricked: false,
            outcome: None,
            challenge: None,
            dared: false,
            again: Later::default(),
            uncounted: Later::default(),
            chase: Later::default(),
            swapped: Later::default(),
        }
    }

    /// One on which these have gone, with a challenge under the job.
    pub(in crate::firefly) fn under(
        job: JobId,
        step: Step,
        team: Vec<Person>,
        challenge: Option<JobId>,
    ) -> Errand {
        Errand { challenge, gone: true, ..Errand::new(Task::Job(job), step, team) }
    }
}

impl Board {
    /// How many of the misbehave cards asked for these have to pass: somebody may spare them one,
    /// but not the last.
    pub fn cards_to_pass(&self, team: &[Person], asked: u8) -> u8 {
        let captain = self.acting();
        let spares = |&person: &Person| {
            captain.abilities(person).iter().any(|ability| {
                let Ability::FewerMisbehave(word) = ability else { return false };
                captain.carries_keyword(team, person, *word)
            })
        };
        let spared = team.iter().any(spares);
        if spared && asked > 1 { asked - 1 } else { asked }
    }

    /// Who goes on a job before anybody is told to stay.
    pub fn whole_team(&self, job: &Job) -> Vec<Person> {
        let captain = self.acting();
        let shuns = |p: &Person| captain.abilities(*p).contains(&Ability::ShunsImmoral);
        let mut team = captain.everyone();
        let immoral = self.is_immoral(job);
        let keeps =
            |p: &Person| job.illegal && captain.professions(*p).contains(&Profession::Lawman);
        team.retain(|person| {
            !(captain.rests(job, *person) || immoral && shuns(person) || CARRIED && keeps(person))
        });
        team
    }

    /// Whether a job or goal is under way and everybody who went is dead or back aboard.
    pub fn is_deserted(&self) -> bool {
        self.errand.as_ref().is_some_and(|errand| errand.gone && errand.team.is_empty())
    }

    /// The misbehave cards that a step of a job asks for.
    pub fn cards_asked(&self, job: &Job, step: Step, challenge: Option<JobId>) -> u8 {
        let asked = job.cards(step, challenge);
        asked + if CARRIED { self.more_cards(job, asked) } else { 0 }
    }

    /// The misbehave cards of an errand. What spares a job one does not count for a goal.
    pub fn cards_due(&self, errand: &Errand) -> u8 {
        match errand.task {
            _ if errand.chase.is_some() => 0,
            Task::Bounty(_) => 0,
            Task::Cache => 1,
            Task::Job(job) => {
                let asked = self.cards_asked(job.job(), errand.step, errand.challenge);
                self.cards_to_pass(&errand.team, asked)
            }
            Task::Goal(_) => self.goal(self.turn).map_or(0, |goal| goal.misbehave),
        }
    }

    /// Whether what may be done beside a job is to be had where the acting ship is.
    pub(super) fn aside_here(&self, id: JobId) -> bool {
        if !CARRIED {
            return false;
        }
        let open = self.acting().begun(id).is_some_and(|active| !active.aside.0);
        let at = self.acting().sector.filter(|_| open);
        let stop = id.job().aside.map(|aside| aside.stop);
        at.zip(stop).is_some_and(|(at, stop)| self.sectors(stop).contains(&at.number()))
    }

    /// What would be worked of a job where the acting ship is.
    pub fn step_here(&self, id: JobId) -> Step {
        if self.aside_here(id) { Step::Aside } else { self.acting().step(id) }
    }

    /// Whether these meet what a step of a job asks for; beside it nothing is.
    pub(super) fn meets_step(&self, team: &[Person], id: JobId, step: Step) -> bool {
        step == Step::Aside || self.meets(team, id.job())
    }

    /// The next goal of the acting ship, before anybody is told to stay.
    pub(in crate::firefly) fn goal_errand(&self) -> Errand {
        self.other_errand(Task::Goal(self.acting().goals))
    }

    /// What is no job, before anybody is told to stay.
    fn other_errand(&self, task: Task) -> Errand {
        // The trick is one for jobs.
        Errand { tricked: true, ..Errand::new(task, Step::Finish, self.acting().everyone()) }
    }

    /// The next step of a job, before anybody is told to stay.
    fn job_errand(&self, id: JobId) -> Errand {
        let (begun, step) = (self.acting().begun(id), self.step_here(id));
        Errand {
            half: begun.is_some_and(|active| active.half),
            tricked: begun.is_some_and(|active| active.tricked),
            challenge: begun.and_then(|active| active.challenge),
            ..Errand::new(Task::Job(id), step, self.whole_team(id.job()))
        }
    }
}

impl Firefly {
    /// The challenges in hand that may be laid under a job that is about to be begun.
    fn attachable(&self, errand: &Errand) -> impl Iterator<Item = JobId> {
        let idle = || self.idle_jobs(self.board.turn);
        let begins = match errand.task {
            Task::Job(job) => idle().any(|other| other == job).then_some(job.job()),
            Task::Goal(_) | Task::Bounty(_) | Task::Cache => None,
        };
        let begins = begins.filter(|_| errand.challenge.is_none());
        idle().filter(move |card| begins.is_some_and(|job| job.takes(card.job())))
    }

    pub(in crate::firefly) fn worked_job(&self) -> Option<&'static Job> {
        match self.board.task()? {
            Task::Job(job) => Some(job.job()),
            Task::Goal(_) | Task::Bounty(_) | Task::Cache => None,
        }
    }
}

/// The team of a job or goal is chosen.
pub(super) struct Muster;

impl Pending for Muster {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let Some(errand) = &game.board.errand else { return Vec::new() };
        let able = match errand.task {
            Task::Job(job) => {
                game.board.meets_step(&errand.team, job, errand.step)
                    && game.board.acting().keeps_to(errand.challenge, &errand.team)
            }
            Task::Goal(_) | Task::Bounty(_) | Task::Cache => true,
        };
        let mut choices = Vec::new();
        // Who has changed enough goes: a turn has to end.
        if game.board.may_fuss() || !able {
            choices.push(Choice::Back);
        }
        if errand.team.len() > 1 && game.board.may_fuss() {
            choices.extend(errand.team.iter().map(|&person| Choice::Bench(person)));
        }
        if able && !errand.team.is_empty() {
            choices.push(Choice::Go);
        }
        choices.extend(game.gear_choices());
        choices.extend(game.attachable(errand).map(Choice::Attach));
        choices
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        if choice == Choice::Back {
            play.board.errand = None;
            return;
        }
        if choice == Choice::Go {
            return play.set_out();
        }
        play.push(Muster);
        if let Choice::Bench(person) = choice {
            play.leave_team(person);
        }
        if let (Choice::Attach(job), Some(errand)) = (choice, &mut play.game.board.errand) {
            errand.challenge = Some(job);
        }
        if let Choice::Gear(gear) = choice {
            play.open(Hands(gear));
        }
    }
}

impl Play<'_> {
    /// Begins to put a team together for a job or goal.
    pub(crate) fn gather(&mut self, task: Task) {
        self.fuss();
        self.board.errand = Some(match task {
            Task::Job(job) => self.board.job_errand(job),
            Task::Goal(_) | Task::Bounty(_) | Task::Cache => self.board.other_errand(task),
        });
        self.push(Muster);
    }

    fn set_out(&mut self) {
        self.act(Action::Work);
        let Some(errand) = self.board.errand.clone() else { return };
        let seat = self.board.turn;
        let left = self.board.cards_due(&errand);
        let (task, step, team) = (errand.task, errand.step, errand.team);
        self.put(|| Event::Team { seat, task, step, team: team.clone() });
        self.push(ErrandDone);
        match errand.chase.0 {
            Some(chase) => self.attack(chase),
            None => self.push(Misbehave),
        }
        if let Some(errand) = &mut self.board.errand {
            (errand.gone, errand.left) = (true, left);
        }
        if let Task::Job(job) = task
            && step != Step::Aside
        {
            self.begin_job(job, &team);
        }
    }

    /// The job becomes active; needs use gear up.
    fn begin_job(&mut self, id: JobId, team: &[Person]) {
        self.take_up(id, Cause::Job(id));
        let challenge = self.board.errand.as_ref().and_then(|errand| errand.challenge);
        if challenge.is_some_and(|card| self.take_up(card, Cause::Job(id))) {
            self.active_mut(id).into_iter().for_each(|active| active.challenge = challenge);
        }
        id.job().keywords.iter().for_each(|&word| self.show(team, word));
        id.job().needs.iter().for_each(|&need| self.use_up(need));
    }

    /// A job that is begun for the first time becomes the seat's own; where it lay open for everybody
    /// the next one of its contact takes its place.
    fn take_up(&mut self, job: JobId, cause: Cause) -> bool {
        let seat = self.board.turn;
        if !self.idle_jobs(seat).any(|idle| idle == job) {
            return false;
        }
        let shared = self.board.shares_jobs();
        let from = if shared { JobSpot::Discard } else { JobSpot::Hand(seat) };
        self.move_job(job, from, JobSpot::Active(seat), cause);
        if shared {
            self.lay_open(job.job().contact);
        }
        true
    }

    /// The top job of a contact lies open for everybody.
    pub(super) fn lay_open(&mut self, contact: Contact) {
        if let Some(&job) = self.hidden.jobs[contact].last() {
            self.move_job(job, JobSpot::Deck, JobSpot::Discard, Cause::Story);
        }
    }

    /// A job under way is lost with the challenge under it: each on its contact's pile, or out of the
    /// game where those lie open.
    pub(super) fn lose_job(&mut self, seat: Seat, job: JobId, cause: Cause) {
        let challenge = self.board.captain(seat).challenge(job);
        for card in challenge.into_iter().chain([job]) {
            self.move_job(card, JobSpot::Active(seat), JobSpot::Discard, cause);
            if self.board.shares_jobs() {
                self.move_job(card, JobSpot::Discard, JobSpot::Gone, Cause::Story);
            }
        }
    }

    /// Back to the ship: no longer on the job.
    pub(crate) fn leave_team(&mut self, person: Person) {
        if let Some(errand) = &mut self.board.errand {
            errand.team.retain(|other| *other != person);
        }
    }

    /// A warrant weighs more than a botch.
    pub(crate) fn end_errand(&mut self, outcome: Outcome) {
        if let Some(errand) = &mut self.board.errand
            && (errand.outcome.is_none() || outcome == Outcome::Warrant)
        {
            errand.outcome = Some(outcome);
        }
    }

    /// What the story makes of a job that is done: a warrant for an illegal one, and the timer
    /// runs down.
    fn job_done(&mut self, job: JobId, robbed: Option<Seat>) {
        if !CARRIED {
            return;
        }
        let wanted = self.board.table.has(Twist::IllegalWarrant);
        if wanted && job.job().illegal {
            self.add_warrant(self.board.turn, Cause::Story);
        }
        self.take_mark();
        self.deed_done(job, robbed);
        if !job.job().illegal && self.board.table.has(Twist::LegalUpset) {
            let captain = self.board.acting();
            let mut wanted = captain.everyone();
            wanted.retain(|person| captain.is_wanted(*person));
            let seat = self.board.turn;
            wanted.into_iter().for_each(|person| self.disgruntle(seat, person, Cause::Story));
        }
        if self.board.timer.0 > 0 {
            self.board.timer.0 -= 1;
            let left = self.board.timer.0;
            self.put(|| Event::Timer { left });
            if left == 0 {
                self.end_game();
            }
        }
    }

    /// A goal token for a piracy, crime or smuggling job, and one of who was robbed.
    fn deed_done(&mut self, job: JobId, robbed: Option<Seat>) {
        if !self.board.counts_deeds() || !job.job().is_deed() {
            return;
        }
        self.goal_reached();
        let held = |seat: &Seat| self.board.captain(*seat).goals > 0;
        if let Some(rival) = robbed.filter(held) {
            self.captain_mut(rival).goals -= 1;
            let seat = self.board.turn;
            self.put(|| Event::TokenTaken { seat, rival });
            self.goal_reached();
        }
    }

    /// A goal token that lies where a job is done is taken.
    fn take_mark(&mut self) {
        let here = self.board.acting().sector.filter(|_| CARRIED);
        if let Some(at) = self.board.marks.iter().position(|mark| Some(*mark) == here) {
            self.board.marks.remove(at);
            self.goal_reached();
        }
    }

    pub(crate) fn active_mut(&mut self, job: JobId) -> Option<&mut Active> {
        let seat = self.board.turn;
        self.captain_mut(seat).active.iter_mut().find(|active| active.job == job)
    }
}

/// The step of a job is over.
pub(super) struct ErrandDone;

impl Pending for ErrandDone {
    fn advance(self, play: &mut Play<'_>) -> Option<Self> {
        let errand = play.board.errand.take()?;
        let (seat, task, step) = (play.board.turn, errand.task, errand.step);
        let outcome = errand.outcome.unwrap_or(Outcome::Botched);
        play.put(|| Event::Errand { seat, task, step, outcome });
        if errand.chase.is_some() {
            play.check_room(seat);
        }
        let Task::Job(job) = task else { return None };
        if outcome == Outcome::Done && step == Step::Finish {
            play.job_done(job, errand.chase.0.and_then(Chase::rival));
        }
        if outcome == Outcome::Botched && play.board.is_posted(Edict::PersonsOfInterest) {
            let everyone = play.board.acting().everyone();
            let cause = Cause::Job(job);
            everyone.into_iter().for_each(|person| play.disgruntle(seat, person, cause));
        }
        let active = play.active_mut(job)?;
        // What halves the pay holds where the attempt succeeds; a botch takes it away again.
        active.half = if outcome == Outcome::Done { errand.half } else { active.half };
        active.tricked = errand.tricked;
        if outcome == Outcome::Warrant {
            play.lose_job(seat, job, Cause::Job(job));
        }
        None
    }
}
