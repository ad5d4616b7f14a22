//! Tests: bribes and tricks before the roll, re-rolls and gear after it (section 4).

#![deny(clippy::wildcard_enum_match_arm)]

use super::captain::{Arms, Person};
use super::choice::Choice;
use super::effect::{Test, Tester};
use super::event::{Cause, Event};
use super::frame::{Frame, Question, Stage, Trial};
use super::skill::{Skill, Skills};
use super::supply::{Ability, SupplyId};
use super::turns::{Firefly, Play};
use crate::Sink;

/// Dollars for one point.
pub const BRIBE: u32 = 100;
/// The least roll of a crew that rolls for its skills that gives points of any skill.
const ANY_SKILL: u8 = 6;

impl Question {
    /// The least totals of the bands, the lowest first.
    pub fn floors(&self) -> Vec<u8> {
        match self {
            Question::Card(test) => test.floors(),
            Question::Last(last) => last.floors(),
        }
    }

    /// The band that a total falls into.
    pub fn band(&self, total: i16) -> usize {
        super::odds::band(&self.floors(), total)
    }

    /// What is printed on a card, if it is one's test.
    pub fn card(&self) -> Option<&'static Test> {
        match self {
            Question::Card(test) => Some(test),
            Question::Last(_) => None,
        }
    }

    fn arms(&self) -> Arms {
        let kosherized = self.card().is_some_and(|test| test.kosherized);
        if kosherized { Arms::Kosherized } else { Arms::Armed }
    }
}

impl Trial {
    /// What the dice show.
    pub fn dice_sum(&self) -> i16 {
        i16::from(self.dice.0) + i16::from(self.dice.1)
    }
}

impl super::board::Board {
    /// Who makes a test: of those who are there the one who was chosen, or all.
    pub fn testers(&self, trial: &Trial) -> Vec<Person> {
        let mut present = self.present();
        present.retain(|person| trial.champion.is_none_or(|champion| champion == *person));
        present
    }

    /// Gear of those who make a test that rolls ones again while they misbehave, if it has not
    /// done so yet. It says no "may": nobody is asked.
    pub(super) fn rolls_ones(&self, trial: &Trial) -> Option<SupplyId> {
        let misbehaving = matches!(trial.cause, Cause::Misbehave(_));
        let testers = self.testers(trial);
        let mut gear = self.acting().carried_among(&testers).filter(|_| misbehaving);
        gear.find(|card| {
            let again = card.kind().kind().abilities.contains(&Ability::RerollOnes);
            again && !trial.used.contains(card)
        })
    }

    /// What one-use gear adds when it is discarded for a test: before the roll what the card
    /// promises, after it what the gear does.
    pub fn spent_adds(&self, trial: &Trial, card: SupplyId) -> u8 {
        if trial.stage != Stage::Rolled {
            return trial.question.card().and_then(|test| test.aid).map_or(0, |(_, points)| points);
        }
        let captain = self.acting();
        let carrier = captain.gear.iter().find(|gear| gear.card == card).and_then(|g| g.carrier);
        let armed = trial.question.arms() == Arms::Armed
            || carrier.is_some_and(|p| captain.abilities(p).contains(&Ability::GearWhenKosherized));
        let added = |ability: &Ability| {
            let Ability::OneUseAfterRoll(skill, points) = ability else { return 0 };
            if *skill == trial.skill { *points } else { 0 }
        };
        if armed { card.kind().kind().abilities.iter().map(added).sum() } else { 0 }
    }

    /// The points of a test beside the dice.
    pub fn trial_points(&self, trial: &Trial) -> i16 {
        let captain = self.acting();
        let points = captain.points(&self.testers(trial), trial.skill, trial.question.arms());
        let less = trial.question.card().is_some_and(|test| test.less_warrants);
        let warrants = if less { i16::from(captain.warrants) } else { 0 };
        i16::from(points) + i16::from(trial.rolled.of(trial.skill)) + i16::from(trial.added)
            - warrants
    }

    /// Whether a roll has reached the best band.
    fn is_best(&self, trial: &Trial) -> bool {
        let total = self.trial_points(trial) + trial.dice_sum();
        trial.question.band(total) + 1 == trial.question.floors().len()
    }
}

impl Firefly {
    pub(super) fn trial_choices(&self, trial: &Trial) -> Vec<Choice> {
        match trial.stage {
            Stage::Start => self.board.present().into_iter().map(Choice::Champion).collect(),
            Stage::Before => self.before_roll(trial),
            Stage::Rolled => self.after_roll(trial),
        }
    }

    fn before_roll(&self, trial: &Trial) -> Vec<Choice> {
        let mut choices = vec![Choice::Roll];
        let captain = self.board.acting();
        let testers = self.board.testers(trial);
        let tricked = self.board.errand.as_ref().is_none_or(|errand| errand.tricked);
        let trickster = testers.iter().find(|&&p| captain.turned(p, trial.skill).is_some());
        if let Some(&person) = trickster.filter(|_| !tricked) {
            choices.push(Choice::Trick(person));
        }
        if let Some(test) = trial.question.card() {
            let aid = test.aid.filter(|_| !trial.aided);
            let gear = aid.and_then(|(word, _)| captain.one_use(&testers, word));
            choices.extend(gear.map(Choice::Spend));
            if test.bribes && trial.skill == Skill::Negotiate {
                choices.extend((1..=self.most_bribes(trial)).map(Choice::Bribe));
            }
        }
        choices
    }

    /// Bribes beyond those that make the best band certain are not offered.
    fn most_bribes(&self, trial: &Trial) -> u8 {
        let best = trial.question.floors().last().copied().unwrap_or(0);
        let short = i16::from(best) - 1 - self.board.trial_points(trial);
        let affordable = (self.board.acting().money / BRIBE).min(u8::MAX.into()) as u8;
        affordable.min(short.max(0) as u8)
    }

    fn after_roll(&self, trial: &Trial) -> Vec<Choice> {
        let mut choices = vec![Choice::Keep];
        if self.board.is_best(trial) {
            return choices;
        }
        let captain = self.board.acting();
        let testers = self.board.testers(trial);
        for &person in &testers {
            if let Person::Crew(card) = person
                && captain.abilities(person).contains(&Ability::Reroll(trial.skill))
                && !trial.used.contains(&card)
            {
                choices.push(Choice::Reroll(person));
            }
        }
        let gear = captain.carried_among(&testers);
        let helping = gear.filter(|card| self.board.spent_adds(trial, *card) > 0);
        choices.extend(helping.map(Choice::Spend));
        choices
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    fn trial_mut(&mut self) -> Option<&mut Trial> {
        let Some(Frame::Test(trial)) = self.game.board.stack.last_mut() else { return None };
        Some(trial)
    }

    /// Does what needs no decision before the roll.
    pub fn advance_trial(&mut self) -> bool {
        let Some(Frame::Test(trial)) = self.board.stack.last() else { return false };
        if trial.stage != Stage::Start {
            return false;
        }
        let alone = trial.question.card().is_some_and(|test| test.tester == Tester::Alone);
        if alone && trial.champion.is_none() && !self.board.present().is_empty() {
            return false;
        }
        self.prepare_trial();
        true
    }

    /// Crew that roll for their skills do so; a keyword that helps is shown.
    fn prepare_trial(&mut self) {
        let Some(Frame::Test(trial)) = self.board.stack.last() else { return };
        let trial = trial.clone();
        let testers = self.board.testers(&trial);
        for person in testers {
            if let Person::Crew(card) = person
                && card.kind().kind().abilities.contains(&Ability::RollsForSkill)
            {
                self.roll_for_skill(card, trial.skill);
            }
        }
        if self.board.is_deserted() {
            // Nobody is left to make the test: the job is botched (section 10).
            return self.drop_frame();
        }
        let testers = self.board.testers(&trial);
        let aid = trial.question.card().and_then(|test| test.aid);
        let aid = aid.filter(|(word, _)| self.board.acting().has_keyword(&testers, *word));
        if let Some(trial) = self.trial_mut() {
            trial.stage = Stage::Before;
            trial.aided = aid.is_some();
            trial.added += aid.map_or(0, |(_, points)| points);
        }
    }

    fn roll_for_skill(&mut self, crew: SupplyId, wanted: Skill) {
        let seat = self.board.turn;
        let captain = self.board.acting();
        let helps = |a: &Ability| if let Ability::AddsToRoll(n) = a { *n } else { 0 };
        let present = self.board.present();
        let abilities = present.iter().flat_map(|&person| captain.abilities(person));
        let help: u8 = abilities.map(helps).sum();
        let roll = self.hidden.rng.die() + help;
        let (skill, points) = match roll {
            0..=2 => (None, 0),
            3 => (Some(Skill::Fight), 2),
            4 => (Some(Skill::Tech), 2),
            5 => (Some(Skill::Negotiate), 2),
            ANY_SKILL.. => (Some(wanted), 3),
        };
        self.sink.put(|| Event::Whim { seat, crew, roll, skill, points });
        if skill.is_none() {
            self.leave_team(Person::Crew(crew));
        }
        let Some(trial) = self.trial_mut() else { return };
        match skill {
            _ if roll >= ANY_SKILL => trial.rolled = Skills::new(points, points, points),
            Some(Skill::Fight) => trial.rolled.fight = points,
            Some(Skill::Tech) => trial.rolled.tech = points,
            Some(Skill::Negotiate) => trial.rolled.negotiate = points,
            None => {}
        }
    }

    pub fn answer_trial(&mut self, mut trial: Trial, choice: Choice) {
        if choice == Choice::Keep {
            return self.decide(&trial);
        }
        if let Choice::Trick(person) = choice {
            return self.trick(trial, person);
        }
        if let Choice::Spend(card) = choice {
            return self.spend_on(trial, card);
        }
        if let Choice::Champion(person) = choice {
            let seat = self.board.turn;
            self.sink.put(|| Event::Alone { seat, person });
            trial.champion = Some(person);
        }
        if let Choice::Bribe(count) = choice {
            trial.added += count;
            let dollars = BRIBE * u32::from(count);
            self.money(self.board.turn, -(dollars as i32), Cause::Bribe);
        }
        if matches!(choice, Choice::Roll | Choice::Bribe(_)) {
            self.roll(&mut trial, false);
        }
        if let Choice::Reroll(Person::Crew(card)) = choice {
            trial.used.push(card);
            self.roll(&mut trial, true);
        }
        self.push(Frame::Test(Box::new(trial)));
    }

    fn trick(&mut self, mut trial: Trial, person: Person) {
        if let Some(skill) = self.board.acting().turned(person, trial.skill) {
            trial.skill = skill;
            let seat = self.board.turn;
            self.sink.put(|| Event::Trick { seat, person, skill });
        }
        if let Some(errand) = &mut self.board.errand {
            errand.tricked = true;
        }
        self.push(Frame::Test(Box::new(trial)));
    }

    /// Gear for the keyword that helps before the roll, or for its points after it.
    fn spend_on(&mut self, mut trial: Trial, card: SupplyId) {
        trial.added += self.board.spent_adds(&trial, card);
        trial.aided |= trial.stage == Stage::Before;
        self.push(Frame::Test(Box::new(trial)));
        self.spend(card);
    }

    /// The die, and one more for a six; what rolls ones again does so.
    fn roll(&mut self, trial: &mut Trial, again: bool) {
        self.throw(trial, again);
        let one = trial.dice.0 == 1 || trial.dice.1 == 1;
        if let Some(gear) = self.board.rolls_ones(trial).filter(|_| one) {
            trial.used.push(gear);
            self.roll_ones(trial);
        }
    }

    fn throw(&mut self, trial: &mut Trial, again: bool) {
        let die = self.hidden.rng.die();
        let bonus = if die == 6 && self.is_heroic(trial) { self.hidden.rng.die() } else { 0 };
        self.lay(trial, (die, bonus), again);
    }

    /// Dice that show a one are rolled again.
    fn roll_ones(&mut self, trial: &mut Trial) {
        if trial.dice.0 == 1 {
            return self.throw(trial, true);
        }
        let dice = (trial.dice.0, self.hidden.rng.die());
        self.lay(trial, dice, true);
    }

    fn lay(&mut self, trial: &mut Trial, (die, bonus): (u8, u8), again: bool) {
        trial.dice = (die, bonus);
        trial.stage = Stage::Rolled;
        let (seat, skill) = (self.board.turn, trial.skill);
        self.sink.put(|| Event::Roll { seat, skill, die, bonus, again });
    }

    fn is_heroic(&self, trial: &Trial) -> bool {
        let captain = self.board.acting();
        let dull = Ability::NoBonusDie(trial.skill);
        !self.board.testers(trial).iter().any(|&p| captain.abilities(p).contains(&dull))
    }

    fn decide(&mut self, trial: &Trial) {
        let points = self.board.trial_points(trial);
        let total = points + trial.dice_sum();
        let at = trial.question.band(total);
        let (seat, cause, skill, band) = (self.board.turn, trial.cause, trial.skill, at as u8);
        self.sink.put(|| Event::Test { seat, cause, skill, points, total, band });
        match trial.question {
            Question::Card(test) => {
                let effects = test.bands[at].effects;
                self.push_effects(effects, cause, trial.salvage, trial.champion);
            }
            Question::Last(last) => self.last_test_decided(last, at, cause),
        }
    }
}
