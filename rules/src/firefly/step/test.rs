//! Tests: bribes and tricks before the roll, re-rolls and gear after it (section 4).

#![deny(clippy::wildcard_enum_match_arm)]

use super::Pending;
use crate::firefly::board::Board;
use crate::firefly::captain::{Arms, Captain, Person, is_concealed};
use crate::firefly::choice::Choice;
use crate::firefly::effect::{Test, Tester};
use crate::firefly::event::{Cause, Event};
use crate::firefly::job::LastTest;
use crate::firefly::odds;
use crate::firefly::raid::ABOARD;
use crate::firefly::sets::CARRIED;
use crate::firefly::skill::{Profession, Skill, Skills};
use crate::firefly::state::Firefly;
use crate::firefly::supply::{Ability, SupplyId};
use crate::firefly::turns::Play;
use crate::{Aside, Later, Seat};

/// Dollars for one point.
pub const BRIBE: u32 = 100;
/// The least roll of a crew that rolls for its skills that gives points of any skill.
const ANY_SKILL: u8 = 6;

/// What crew that roll for their skills bring to a test of one: a skill and its points; none where they go back to
/// the ship.
pub(in crate::firefly) fn whim(roll: u8, tested: Skill) -> Option<(Skill, u8)> {
    match roll {
        0..=2 => None,
        3 => Some((Skill::Fight, 2)),
        4 => Some((Skill::Tech, 2)),
        5 => Some((Skill::Negotiate, 2)),
        ANY_SKILL.. => Some((tested, 3)),
    }
}

/// What a test is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// Printed on a card or a goal.
    Card(&'static Test),
    /// The last test of a job.
    Last(LastTest),
    /// Coming aboard a rival's ship by this skill.
    Boarding(Skill, Seat),
    /// One side of a showdown.
    Duel(Bout),
}

/// One side of a showdown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bout {
    /// The skill that it named.
    pub skill: Skill,
    /// Whether it is the one that began it.
    pub attacks: bool,
    /// Whether the other has it fight without gear.
    pub stunned: bool,
    /// The least total that wins, once the other has rolled.
    pub need: u8,
}

/// Who makes a test.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Side {
    /// Those of the acting ship who are there.
    #[default]
    Acting,
    /// Everybody aboard a rival's ship.
    Rival(Seat),
    /// Somebody alone, for whom a seat rolls.
    Alone(SupplyId, Seat),
}

/// Where a test stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Nothing has happened yet.
    Start,
    /// Bribes, tricks and gear before the roll.
    Before,
    /// The dice lie; re-rolls and gear after the roll.
    Rolled,
}

/// A test under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Trial {
    /// What for.
    pub question: Question,
    /// The card, job or goal.
    pub cause: Cause,
    /// Whether a success is salvage.
    pub salvage: bool,
    /// Where it stands.
    pub stage: Stage,
    /// The skill that counts, after tricks.
    pub skill: Skill,
    /// Who makes it alone.
    pub champion: Option<Person>,
    /// What crew that roll for their skills have rolled.
    pub rolled: Skills,
    /// Points of aid, bribes and gear discarded after the roll.
    pub added: u8,
    /// Whether the keyword that helps was given.
    pub aided: bool,
    /// The die, and the bonus die of a six; 0 before the roll.
    pub dice: (u8, u8),
    /// The crew and gear whose re-roll was used.
    pub used: Vec<SupplyId>,
    /// Who makes it.
    pub side: Later<Side>,
    /// Who of a rival's crew stays out of it.
    pub away: Later<Option<SupplyId>>,
    /// Whether the ship itself has let it be rolled again.
    pub again: Later<bool>,
    /// Whether this side of a showdown is behind, and may do something about it.
    pub behind: Later<bool>,
}

impl Question {
    /// The least totals of the bands, the lowest first.
    pub fn floors(&self) -> Vec<u8> {
        match self {
            Question::Card(test) => test.floors(),
            Question::Last(last) => last.floors(),
            Question::Boarding(..) => vec![0, ABOARD],
            Question::Duel(bout) => vec![0, bout.need],
        }
    }

    /// The band that a total falls into.
    pub fn band(&self, total: i16) -> usize {
        odds::band(&self.floors(), total)
    }

    /// Whether a band is no success: the lowest, unless it gives something, and what ends badly above it.
    pub fn is_bad(&self, at: usize) -> bool {
        self.card().map_or(at == 0, |test| test.is_bad(at))
    }

    /// The total that is needed, where it alone tells success from failure: of more results, or where the
    /// better one is bad as well, each has to be weighed for itself.
    pub fn need(&self) -> Option<u8> {
        match self.floors()[..] {
            [_, from] if !self.is_bad(1) => Some(from),
            _ => None,
        }
    }

    /// What is printed on a card, if it is one's test.
    pub fn card(&self) -> Option<&'static Test> {
        match self {
            Question::Card(test) => Some(test),
            Question::Last(_) | Question::Boarding(..) | Question::Duel(_) => None,
        }
    }

    /// What is tested, unless a trick turns it into something else.
    pub fn skill(&self) -> Skill {
        match self {
            Question::Card(test) => test.skill,
            Question::Last(last) => last.skill(),
            Question::Boarding(skill, _) => *skill,
            Question::Duel(bout) => bout.skill,
        }
    }

    fn arms(&self) -> Arms {
        let stunned = CARRIED
            && matches!(self, Question::Duel(bout) if bout.stunned && bout.skill == Skill::Fight);
        let kosherized = self.card().is_some_and(|test| test.kosherized);
        if kosherized || stunned { Arms::Kosherized } else { Arms::Armed }
    }
}

impl Trial {
    /// One that has not begun.
    pub(super) fn new(question: Question, cause: Cause, salvage: bool) -> Trial {
        Trial {
            question,
            cause,
            salvage,
            stage: Stage::Start,
            skill: question.skill(),
            champion: None,
            rolled: Skills::default(),
            added: 0,
            aided: false,
            dice: (0, 0),
            used: Vec::new(),
            side: Later::default(),
            away: Later::default(),
            again: Later::default(),
            behind: Later::default(),
        }
    }

    /// Whose dice they are.
    pub fn seat(&self, board: &Board) -> Seat {
        match self.side.0 {
            Side::Acting => board.turn,
            Side::Rival(seat) | Side::Alone(_, seat) => seat,
        }
    }

    /// Whether it is one side of a showdown.
    pub fn is_duel(&self) -> bool {
        CARRIED && matches!(self.question, Question::Duel(_))
    }

    /// What the dice show.
    pub fn dice_sum(&self) -> i16 {
        i16::from(self.dice.0) + i16::from(self.dice.1)
    }
}

impl Board {
    /// Whether money may be added before the roll: the card says so, or somebody who makes it can.
    pub fn takes_bribes(&self, trial: &Trial) -> bool {
        !trial.is_duel() && self.may_bribe(&self.testers(trial), trial.question, trial.skill)
    }

    /// The same of a test that such people would make.
    pub(in crate::firefly) fn may_bribe(
        &self,
        among: &[Person],
        question: Question,
        skill: Skill,
    ) -> bool {
        let open = question.card().is_some_and(|test| test.bribes);
        let able =
            |&person: &Person| self.acting().abilities(person).contains(&Ability::Bribes(skill));
        open && skill == Skill::Negotiate || CARRIED && among.iter().any(able)
    }

    /// Who makes a test: of those who are there the one who was chosen, or all.
    pub fn testers(&self, trial: &Trial) -> Vec<Person> {
        let mut present = match trial.side.0 {
            Side::Acting => self.present(),
            Side::Rival(seat) => self.captain(seat).everyone(),
            Side::Alone(..) => Vec::new(),
        };
        present.retain(|person| trial.away.is_none_or(|card| *person != Person::Crew(card)));
        present.retain(|person| trial.champion.is_none_or(|champion| champion == *person));
        present
    }

    /// The ship of those who make a test.
    pub fn tested(&self, trial: &Trial) -> &Captain {
        self.captain(trial.seat(self))
    }

    /// Gear of those who make a test that rolls ones again and has not done so yet. It says no
    /// "may": nobody is asked.
    pub(in crate::firefly) fn rolls_ones(&self, trial: &Trial) -> Vec<SupplyId> {
        let misbehaving = matches!(trial.cause, Cause::Misbehave(_));
        let flying = CARRIED && matches!(trial.cause, Cause::Nav(_) | Cause::Reavers);
        let again = |card: SupplyId| {
            card.printed().abilities.iter().any(|ability| {
                let own = *ability == Ability::RerollOnesOf(trial.skill)
                    || matches!(ability, Ability::RerollOnesAs(skill, one)
                        if *skill == trial.skill && self.is_carried_by(trial, card, *one));
                misbehaving && *ability == Ability::RerollOnes
                    || flying && *ability == Ability::RerollOnesFlying
                    || CARRIED && own && self.is_armed(trial, card)
            })
        };
        let gear = self.tested(trial).carried_among(&self.testers(trial)).collect::<Vec<_>>();
        gear.into_iter().filter(|&card| again(card) && !trial.used.contains(&card)).collect()
    }

    /// Whether who carries gear has a profession.
    fn is_carried_by(&self, trial: &Trial, card: SupplyId, profession: Profession) -> bool {
        let captain = self.tested(trial);
        let held = captain.gear.iter().find(|gear| gear.card == card);
        let carrier = held.and_then(|gear| gear.carrier);
        carrier.is_some_and(|person| captain.has_profession(&[person], profession))
    }

    /// Whether some of these carry gear that throws two dice in tests of a skill.
    pub(in crate::firefly) fn throws_two(&self, among: &[Person], skill: Skill) -> bool {
        if !CARRIED {
            return false;
        }
        let mut gear = self.acting().carried_among(among);
        gear.any(|card| card.printed().abilities.contains(&Ability::TwoDice(skill)))
    }

    /// The same in a test under way.
    pub(in crate::firefly) fn throws_two_in(&self, trial: &Trial) -> bool {
        if !CARRIED {
            return false;
        }
        let two = Ability::TwoDice(trial.skill);
        let testers = self.testers(trial);
        let mut gear = self.tested(trial).carried_among(&testers);
        gear.any(|card| card.printed().abilities.contains(&two) && self.is_armed(trial, card))
    }

    /// Whether gear counts in a test: in a kosherized one that of a few alone.
    fn is_armed(&self, trial: &Trial, card: SupplyId) -> bool {
        let captain = self.tested(trial);
        let carrier = captain.gear.iter().find(|gear| gear.card == card).and_then(|g| g.carrier);
        trial.question.arms() == Arms::Armed
            || is_concealed(card)
            || carrier.is_some_and(|p| captain.abilities(p).contains(&Ability::GearWhenKosherized))
    }

    /// What one-use gear adds when it is discarded for a test: before the roll what the card
    /// promises, after it what the gear does.
    pub fn spent_adds(&self, trial: &Trial, card: SupplyId) -> u8 {
        if trial.stage != Stage::Rolled {
            let before = |ability: &Ability| {
                if let Ability::OneUseBeforeRoll(points) = ability { Some(*points) } else { None }
            };
            let own = card.printed().abilities.iter().find_map(before);
            let aid = trial.question.card().and_then(|test| test.aid);
            return own.filter(|_| CARRIED).or(aid.map(|(_, points)| points)).unwrap_or(0);
        }
        if self.is_dulled(trial.skill) {
            return 0;
        }
        let added = |ability: &Ability| {
            let Ability::OneUseAfterRoll(skill, points) = ability else { return 0 };
            if *skill == trial.skill { *points } else { 0 }
        };
        if self.is_armed(trial, card) {
            card.printed().abilities.iter().map(added).sum()
        } else {
            0
        }
    }

    /// What gear adds to a test whose carrier is disgruntled for it: his own points. Nobody takes a
    /// second token for it.
    pub fn goaded(&self, trial: &Trial, gear: SupplyId) -> u8 {
        if !CARRIED {
            return 0;
        }
        let captain = self.tested(trial);
        let held = captain.gear.iter().find(|held| held.card == gear);
        let Some(carrier) = held.and_then(|held| held.carrier) else { return 0 };
        let points = |ability: &Ability| {
            let Ability::TokenForPoints(tested, own) = ability else { return 0 };
            if *tested == trial.skill { captain.own_points(carrier, *own) } else { 0 }
        };
        if captain.is_disgruntled(carrier) {
            return 0;
        }
        gear.printed().abilities.iter().map(points).sum()
    }

    /// Gear that turns the die of a test that was rolled into a six.
    pub fn sixer(&self, trial: &Trial) -> Option<SupplyId> {
        if !CARRIED {
            return None;
        }
        let turns = Ability::OneUseSix(trial.skill);
        let testers = self.testers(trial);
        let mut gear = self.tested(trial).carried_among(&testers);
        let found = gear.find(|card| card.printed().abilities.contains(&turns));
        let counts = trial.stage == Stage::Rolled && trial.dice.0 < 6;
        found.filter(|&card| counts && self.is_armed(trial, card))
    }

    /// The points of those who make a test of a skill, less the warrants where they count.
    pub(in crate::firefly) fn test_points(
        &self,
        testers: &[Person],
        question: Question,
        skill: Skill,
    ) -> i16 {
        self.points_of(self.acting(), testers, question, skill)
    }

    fn points_of(
        &self,
        captain: &Captain,
        testers: &[Person],
        question: Question,
        skill: Skill,
    ) -> i16 {
        let own =
            if self.is_dulled(skill) { 0 } else { captain.points(testers, skill, question.arms()) };
        let less = question.card().is_some_and(|test| test.less_warrants);
        let warrants = if less { captain.warrants } else { 0 };
        i16::from(own) - i16::from(warrants)
    }

    /// The points of a test beside the dice.
    pub fn trial_points(&self, trial: &Trial) -> i16 {
        let testers = self.testers(trial);
        let points = self.points_of(self.tested(trial), &testers, trial.question, trial.skill);
        let points = points + if CARRIED { self.hostile_points(trial, &testers) } else { 0 };
        let rolled = if self.is_dulled(trial.skill) { 0 } else { trial.rolled.of(trial.skill) };
        points + i16::from(rolled) + i16::from(trial.added)
    }

    /// The points of boarding tests and showdowns alone.
    fn hostile_points(&self, trial: &Trial, testers: &[Person]) -> i16 {
        let captain = self.tested(trial);
        match trial.question {
            Question::Card(_) | Question::Last(_) => 0,
            Question::Boarding(skill, rival) => {
                self.boarding_points(trial.seat(self), skill, rival)
            }
            Question::Duel(bout) => {
                if let Side::Alone(card, _) = trial.side.0 {
                    return card.printed().skills.of(trial.skill).into();
                }
                let armed = |card: SupplyId| self.is_armed(trial, card);
                captain.showdown_points(testers, trial.skill, bout.attacks, armed).into()
            }
        }
    }

    /// The bribes that can be paid in a test with so many points: none beyond those that make the best
    /// band certain.
    pub(in crate::firefly) fn most_bribes(&self, question: Question, points: i16) -> u8 {
        let best = question.floors().last().copied().unwrap_or(0);
        let short = i16::from(best) - 1 - points;
        let affordable = (self.acting().money / BRIBE).min(u8::MAX.into()) as u8;
        affordable.min(short.max(0) as u8)
    }

    /// Whether a roll has reached the best band.
    fn is_best(&self, trial: &Trial) -> bool {
        let total = self.trial_points(trial) + trial.dice_sum();
        trial.question.band(total) + 1 == trial.question.floors().len()
    }
}

impl Pending for Box<Trial> {
    fn decider(&self, board: &Board) -> Seat {
        self.seat(board)
    }

    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        match self.stage {
            Stage::Start => game.board.present().into_iter().map(Choice::Champion).collect(),
            Stage::Before => game.before_roll(self),
            Stage::Rolled => game.after_roll(self),
        }
    }

    /// Does what needs no decision before the roll.
    fn advance(mut self, play: &mut Play<'_>) -> Option<Self> {
        let alone = self.question.card().is_some_and(|test| test.tester == Tester::Alone);
        let asks = alone && self.champion.is_none() && !play.board.present().is_empty();
        if self.is_duel() && self.stage == Stage::Rolled && !self.behind.0 {
            play.back_to_duel(*self, false);
            return None;
        }
        if self.stage != Stage::Start || asks {
            return Some(self);
        }
        play.prepare(&mut self).then_some(self)
    }

    fn answer(mut self, play: &mut Play<'_>, choice: Choice) {
        if choice == Choice::Keep {
            return play.decide(&self);
        }
        self.behind.0 = false;
        if let Choice::Trick(person) = choice {
            return play.trick(self, person);
        }
        if let Choice::Spend(card) = choice {
            return play.spend_on(self, card);
        }
        if let Choice::Goad(gear) = choice {
            return play.goad(self, gear);
        }
        if let Choice::Champion(person) = choice {
            let seat = play.board.turn;
            play.put(|| Event::Alone { seat, person });
            self.champion = Some(person);
        }
        if let Choice::Bribe(count) = choice {
            self.added += count;
            let dollars = BRIBE * u32::from(count);
            play.money(play.board.turn, -(dollars as i32), Cause::Bribe);
        }
        if matches!(choice, Choice::Roll | Choice::Bribe(_)) {
            play.roll(&mut self, false);
        }
        if let Choice::Reroll(Person::Crew(card)) = choice {
            self.used.push(card);
            if self.is_duel() && play.board.forces(&self, card) {
                return play.force(*self, card);
            }
            play.roll(&mut self, true);
        }
        // The ship itself has another try.
        if choice == Choice::Reroll(Person::Leader) {
            self.again.0 = true;
            play.roll(&mut self, true);
        }
        if let Choice::RerollBy(card) = choice {
            play.spend_in(&mut self, card);
            play.roll(&mut self, true);
        }
        play.push(self);
    }
}

impl Firefly {
    fn before_roll(&self, trial: &Trial) -> Vec<Choice> {
        let mut choices = vec![Choice::Roll];
        let captain = self.board.tested(trial);
        let testers = self.board.testers(trial);
        let hostile =
            CARRIED && matches!(trial.question, Question::Boarding(..) | Question::Duel(_));
        let tricked = hostile || self.board.errand.as_ref().is_none_or(|errand| errand.tricked);
        let trickster = testers.iter().find(|&&p| captain.turned(p, trial.skill).is_some());
        if let Some(&person) = trickster.filter(|_| !tricked) {
            choices.push(Choice::Trick(person));
        }
        if let Some(test) = trial.question.card() {
            let aid = test.aid.filter(|_| !trial.aided);
            let gear = aid.and_then(|(word, _)| captain.one_use(&testers, word));
            choices.extend(gear.map(Choice::Spend));
        }
        if self.board.takes_bribes(trial) {
            let most = self.board.most_bribes(trial.question, self.board.trial_points(trial));
            choices.extend((1..=most).map(Choice::Bribe));
        }
        if !self.board.is_dulled(trial.skill) {
            choices.extend(self.boosts(trial, &testers));
        }
        choices
    }

    /// Gear that adds points before the roll.
    fn boosts(&self, trial: &Trial, testers: &[Person]) -> Vec<Choice> {
        let captain = self.board.tested(trial);
        let sweet = |ability: &Ability| matches!(ability, Ability::OneUseBeforeRoll(_));
        let mut choices = Vec::new();
        for &person in testers {
            for gear in captain.carried(person) {
                let abilities = gear.printed().abilities;
                if abilities.iter().any(sweet) {
                    choices.push(Choice::Spend(gear));
                }
                if !trial.used.contains(&gear) && self.board.goaded(trial, gear) > 0 {
                    choices.push(Choice::Goad(gear));
                }
            }
        }
        choices
    }

    fn after_roll(&self, trial: &Trial) -> Vec<Choice> {
        let mut choices = vec![Choice::Keep];
        if self.board.is_best(trial) {
            return choices;
        }
        let captain = self.board.tested(trial);
        let testers = self.board.testers(trial);
        let duel = trial.is_duel();
        for &person in &testers {
            let rolls = |ability: &Ability| {
                *ability == Ability::Reroll(trial.skill)
                    || duel && matches!(ability, Ability::RerollShowdown | Ability::ForcesReroll)
            };
            if let Person::Crew(card) = person
                && captain.abilities(person).iter().any(rolls)
                && !trial.used.contains(&card)
            {
                choices.push(Choice::Reroll(person));
            }
        }
        if CARRIED && self.board.ship_rolls_again(trial) {
            choices.push(Choice::Reroll(Person::Leader));
        }
        let gear = captain.carried_among(&testers);
        let helping = gear.filter(|card| self.board.spent_adds(trial, *card) > 0);
        choices.extend(helping.map(Choice::Spend));
        if let Some(gear) = self.board.sixer(trial) {
            choices.push(Choice::Spend(gear));
        }
        let again = Ability::OneUseReroll(trial.skill);
        let rolls = |card: &SupplyId| {
            card.printed().abilities.contains(&again) && self.board.is_armed(trial, *card)
        };
        choices.extend(captain.carried_among(&testers).filter(rolls).map(Choice::RerollBy));
        choices
    }
}

impl Play<'_> {
    /// A test that is printed on a card or a goal.
    pub(crate) fn begin_test(&mut self, test: &'static Test, cause: Cause, salvage: bool) {
        self.push(Box::new(Trial::new(Question::Card(test), cause, salvage)));
    }

    /// The last test of a job.
    pub(crate) fn begin_last_test(&mut self, last: LastTest, cause: Cause) {
        self.push(Box::new(Trial::new(Question::Last(last), cause, false)));
    }

    /// Crew that roll for their skills do so; a keyword that helps is shown. Where nobody is left to
    /// make the test there is none: the job is botched (section 10).
    fn prepare(&mut self, trial: &mut Trial) -> bool {
        for person in self.board.testers(trial) {
            if let Person::Crew(card) = person
                && card.printed().abilities.contains(&Ability::RollsForSkill)
            {
                self.roll_for_skill(trial, card);
            }
        }
        if trial.side.0 == Side::Acting && self.board.is_deserted() {
            return false;
        }
        self.calm_before(trial);
        let testers = self.board.testers(trial);
        let aid = trial.question.card().and_then(|test| test.aid);
        let aid = aid.filter(|(word, _)| self.board.tested(trial).has_keyword(&testers, *word));
        trial.stage = Stage::Before;
        trial.aided = aid.is_some();
        trial.added += aid.map_or(0, |(_, points)| points);
        true
    }

    fn roll_for_skill(&mut self, trial: &mut Trial, crew: SupplyId) {
        let seat = trial.seat(&self.board);
        let captain = self.board.tested(trial);
        let help = captain.whim_help(&self.board.testers(trial));
        let roll = self.hidden.rng.die() + help;
        let (skill, points) =
            whim(roll, trial.skill).map_or((None, 0), |(skill, points)| (Some(skill), points));
        self.put(|| Event::Whim { seat, crew, roll, skill, points });
        match skill {
            _ if roll >= ANY_SKILL => trial.rolled = Skills::new(points, points, points),
            Some(Skill::Fight) => trial.rolled.fight = points,
            Some(Skill::Tech) => trial.rolled.tech = points,
            Some(Skill::Negotiate) => trial.rolled.negotiate = points,
            None if trial.side.0 != Side::Acting => trial.away.0 = Some(crew),
            None => self.leave_team(Person::Crew(crew)),
        }
    }

    /// Gear that takes the token of its carrier before a test, without being asked.
    fn calm_before(&mut self, trial: &Trial) {
        let (seat, calms) = (trial.seat(&self.board), Ability::CalmsBefore(trial.skill));
        for person in self.board.testers(trial) {
            let mut gear = self.board.captain(seat).carried(person);
            let found = gear.find(|card| card.printed().abilities.contains(&calms));
            drop(gear);
            if let Some(card) = found {
                self.calm(seat, person, Cause::Card(card));
            }
        }
    }

    /// Who carries the gear is disgruntled, and his own points are added.
    fn goad(&mut self, mut trial: Box<Trial>, gear: SupplyId) {
        let seat = trial.seat(&self.board);
        let held = self.board.captain(seat).gear.iter().find(|held| held.card == gear);
        let carrier = held.and_then(|held| held.carrier);
        trial.added += self.board.goaded(&trial, gear);
        trial.used.push(gear);
        self.push(trial);
        if let Some(person) = carrier {
            self.disgruntle(seat, person, Cause::Card(gear));
        }
    }

    fn trick(&mut self, mut trial: Box<Trial>, person: Person) {
        if let Some(skill) = self.board.acting().turned(person, trial.skill) {
            trial.skill = skill;
            let seat = self.board.turn;
            self.put(|| Event::Trick { seat, person, skill });
        }
        if let Some(errand) = &mut self.board.errand {
            errand.tricked = true;
        }
        self.push(trial);
    }

    /// Gear for the keyword that helps before the roll, or for its points after it.
    fn spend_on(&mut self, mut trial: Box<Trial>, card: SupplyId) {
        if self.board.sixer(&trial) == Some(card) {
            self.turn_six(&mut trial);
        }
        trial.added += self.board.spent_adds(&trial, card);
        let sweet = |ability: &Ability| matches!(ability, Ability::OneUseBeforeRoll(_));
        let own = card.printed().abilities.iter().any(sweet);
        trial.aided |= trial.stage == Stage::Before && !own;
        self.spend_in(&mut trial, card);
        self.push(trial);
    }

    /// Gear is spent; what it gave to a roll while it was carried has been counted and stays.
    fn spend_in(&mut self, trial: &mut Trial, card: SupplyId) {
        let kept = self.spend_of(trial.seat(&self.board), card);
        if trial.stage == Stage::Rolled && !kept && !self.board.is_dulled(trial.skill) {
            trial.added += card.printed().skills.of(trial.skill);
        }
    }

    /// The die, and one more for a six; what rolls ones again does so.
    pub(super) fn roll(&mut self, trial: &mut Trial, again: bool) {
        self.throw(trial, again);
        for gear in self.board.rolls_ones(trial) {
            if trial.dice.0 == 1 || trial.dice.1 == 1 {
                trial.used.push(gear);
                self.roll_ones(trial);
            }
        }
    }

    fn throw(&mut self, trial: &mut Trial, again: bool) {
        let first = self.hidden.rng.die();
        let second = self.board.throws_two_in(trial).then(|| self.hidden.rng.die());
        let die = first.max(second.unwrap_or(first));
        let lower = second.map(|second| second.min(first));
        let bonus = if die == 6 && self.is_heroic(trial) { self.hidden.rng.die() } else { 0 };
        self.lay(trial, (die, bonus), lower, again);
    }

    /// The die shows a six, with the bonus die of one.
    fn turn_six(&mut self, trial: &mut Trial) {
        let bonus = if self.is_heroic(trial) { self.hidden.rng.die() } else { 0 };
        self.lay(trial, (6, bonus), None, true);
    }

    /// Dice that show a one are rolled again.
    fn roll_ones(&mut self, trial: &mut Trial) {
        if trial.dice.0 == 1 {
            return self.throw(trial, true);
        }
        let dice = (trial.dice.0, self.hidden.rng.die());
        self.lay(trial, dice, None, true);
    }

    fn lay(&mut self, trial: &mut Trial, (die, bonus): (u8, u8), lower: Option<u8>, again: bool) {
        trial.dice = (die, bonus);
        trial.stage = Stage::Rolled;
        let (seat, skill) = (trial.seat(&self.board), trial.skill);
        self.put(|| Event::Roll { seat, skill, die, bonus, again, lower: Aside(lower) });
    }

    fn is_heroic(&self, trial: &Trial) -> bool {
        let captain = self.board.tested(trial);
        let dull = Ability::NoBonusDie(trial.skill);
        !self.board.testers(trial).iter().any(|&p| captain.abilities(p).contains(&dull))
    }

    fn decide(&mut self, trial: &Trial) {
        if trial.is_duel() {
            return self.back_to_duel(trial.clone(), true);
        }
        let points = self.board.trial_points(trial);
        let total = points + trial.dice_sum();
        let at = trial.question.band(total);
        let (seat, cause, skill, band) = (self.board.turn, trial.cause, trial.skill, at as u8);
        self.put(|| Event::Test { seat, cause, skill, points, total, band });
        match trial.question {
            Question::Card(test) => {
                let effects = test.bands[at].effects;
                self.push_effects(effects, cause, trial.salvage, trial.champion);
            }
            Question::Last(last) => self.last_test_decided(last, at, cause),
            Question::Boarding(_, rival) => self.boarding_decided(trial, rival, at > 0),
            Question::Duel(_) => {}
        }
    }
}
