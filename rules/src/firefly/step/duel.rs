//! Showdowns (section 16): each side names a skill and hands over gear, both roll, and who is behind
//! may still do something about it. The defender wins ties.

#![deny(clippy::wildcard_enum_match_arm)]

use super::{
    Bout, Chase, Frame, Hands, Outcome, Pending, Question, Secure, Side, Stage, Task, Trial,
    Unasked,
};
use crate::firefly::board::Board;
use crate::firefly::captain::{Captain, Person};
use crate::firefly::choice::Choice;
use crate::firefly::effect::Effect;
use crate::firefly::event::{Cause, Event};
use crate::firefly::raid::Lost;
use crate::firefly::skill::Skill;
use crate::firefly::state::Firefly;
use crate::firefly::supply::{Ability, SupplyId};
use crate::firefly::turns::Play;
use crate::{Later, Seat};

/// A showdown under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Duel {
    /// Whether who is raided has put his goods where he wants them.
    pub secured: bool,
    /// The attacker's roll, once he has named a skill.
    pub attack: Option<Trial>,
    /// The defender's.
    pub defence: Option<Trial>,
    /// Whether both have met: what gear does to the other's leader is done.
    pub met: bool,
    /// Whether who is behind lets it stand.
    pub stands: bool,
}

impl Duel {
    fn side(&mut self, attacks: bool) -> &mut Option<Trial> {
        if attacks { &mut self.attack } else { &mut self.defence }
    }

    /// Both sides, once each has named its skill.
    pub fn sides(&self) -> Option<(&Trial, &Trial)> {
        self.attack.as_ref().zip(self.defence.as_ref())
    }
}

impl Board {
    /// The showdown under way.
    pub fn duel(&self) -> Option<&Duel> {
        self.stack.iter().rev().find_map(|frame| {
            if let Frame::Unasked(Unasked::Duel(duel)) = frame { Some(&**duel) } else { None }
        })
    }

    /// Who defends in the attack under way: a seat, or who rolls for somebody alone.
    pub fn defender(&self) -> Option<Seat> {
        let chase = self.chased()?;
        Some(chase.rival().unwrap_or(self.right_of(self.turn)))
    }

    /// The total of one side of a showdown.
    pub fn bout_total(&self, trial: &Trial) -> i16 {
        self.trial_points(trial) + trial.dice_sum()
    }

    /// Whether a crew makes the other roll again rather than its own side.
    pub(in crate::firefly) fn forces(&self, trial: &Trial, card: SupplyId) -> bool {
        let forces = |ability: &Ability| *ability == Ability::ForcesReroll;
        trial.is_duel() && card.printed().abilities.iter().any(forces)
    }

    /// Gear that such people carry into a showdown with an ability.
    fn brings(&self, seat: Seat, among: &[Person], ability: Ability) -> Option<SupplyId> {
        let captain = self.captain(seat);
        captain.carried_among(among).find(|card| card.printed().abilities.contains(&ability))
    }

    /// Whether one side has the other fight without gear.
    fn stuns(&self, trial: &Trial) -> bool {
        let (seat, among) = (trial.seat(self), self.testers(trial));
        self.brings(seat, &among, Ability::Stuns).is_some()
    }
}

impl Captain {
    /// Who of these brings a rival a warrant who wins a showdown against them.
    pub fn reporter(&self, among: &[Person]) -> Option<SupplyId> {
        among.iter().find_map(|&person| {
            let Person::Crew(card) = person else { return None };
            self.abilities(person).contains(&Ability::WarrantsWinner).then_some(card)
        })
    }
}

/// A side names its skill; who is not hunting for a bounty may hand over gear first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stance {
    /// Whose side it is.
    pub seat: Seat,
    /// Whether it is the attacker's.
    pub attacks: bool,
}

impl Pending for Stance {
    fn decider(&self, _: &Board) -> Seat {
        self.seat
    }

    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let mut choices: Vec<Choice> = Skill::ALL.into_iter().map(Choice::Skill).collect();
        let fixed = self.attacks && game.board.prey_of_raid().is_none();
        if !fixed {
            choices.extend(game.gear_choices_of(self.seat));
        }
        choices
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        if let Choice::Gear(gear) = choice {
            play.push(self);
            return play.open(Hands(gear));
        }
        let Choice::Skill(skill) = choice else { return };
        let seat = self.seat;
        play.put(|| Event::Stance { seat, skill, alone: None });
        let side = if self.attacks { Side::Acting } else { Side::Rival(seat) };
        play.name_skill(skill, self.attacks, side);
    }
}

impl Pending for Box<Duel> {
    /// On to the next thing that a side has to decide.
    fn advance(mut self, play: &mut Play<'_>) -> Option<Self> {
        if play.board.is_deserted() {
            play.end_errand(Outcome::Botched);
            return None;
        }
        let (seat, defender) = (play.board.turn, play.board.defender()?);
        if !self.secured {
            self.secured = true;
            play.push(self);
            if let Some(prey) = play.board.prey_of_raid() {
                play.push(Secure(prey));
            }
            return None;
        }
        if self.attack.is_none() {
            play.push(self);
            play.push(Stance { seat, attacks: true });
            return None;
        }
        if self.defence.is_none() {
            play.push(self);
            match play.board.chased() {
                Some(Chase::Alone(card)) => {
                    let skill = card.printed().skills.best();
                    play.put(|| Event::Stance { seat: defender, skill, alone: Some(card) });
                    play.name_skill(skill, false, Side::Alone(card, defender));
                }
                Some(Chase::Raid(_) | Chase::Crew(..) | Chase::Bound(_)) | None => {
                    play.push(Stance { seat: defender, attacks: false });
                }
            }
            return None;
        }
        if !self.met {
            self.met = true;
            play.push(self);
            play.meet(seat, defender);
            return None;
        }
        play.fight_out(self);
        None
    }
}

impl Play<'_> {
    pub(super) fn begin_duel(&mut self) {
        let duel = Duel { secured: false, attack: None, defence: None, met: false, stands: false };
        self.push(Box::new(duel));
    }

    fn duel_mut(&mut self) -> Option<&mut Duel> {
        self.game.board.stack.iter_mut().rev().find_map(|frame| {
            if let Frame::Unasked(Unasked::Duel(duel)) = frame { Some(&mut **duel) } else { None }
        })
    }

    fn name_skill(&mut self, skill: Skill, attacks: bool, side: Side) {
        let cause = self.board.hostile_cause();
        let bout = Bout { skill, attacks, stunned: false, need: 0 };
        let trial = Trial { side: Later(side), ..Trial::new(Question::Duel(bout), cause, false) };
        if let Some(duel) = self.duel_mut() {
            *duel.side(attacks) = Some(trial);
        }
    }

    /// What gear does to the other side before the roll.
    fn meet(&mut self, seat: Seat, defender: Seat) {
        let Some(duel) = self.board.duel().cloned() else { return };
        let Some((attack, defence)) = duel.sides() else { return };
        let stunned = (self.board.stuns(defence), self.board.stuns(attack));
        let own = self.board.brings(seat, &self.board.testers(attack), Ability::Shames);
        let theirs = self.board.brings(defender, &self.board.testers(defence), Ability::Shames);
        let alone = matches!(defence.side.0, Side::Alone(..));
        if let Some(duel) = self.duel_mut() {
            for (side, stunned) in [(&mut duel.attack, stunned.0), (&mut duel.defence, stunned.1)] {
                if let Some(Trial { question: Question::Duel(bout), .. }) = side {
                    bout.stunned = stunned;
                }
            }
        }
        if let Some(gear) = own.filter(|_| !alone) {
            self.disgruntle(defender, Person::Leader, Cause::Card(gear));
        }
        if let Some(gear) = theirs {
            self.disgruntle(seat, Person::Leader, Cause::Card(gear));
        }
    }

    /// Both roll, the attacker first; then who is behind may act, until he lets it stand.
    fn fight_out(&mut self, duel: Box<Duel>) {
        let Some((attack, defence)) = duel.sides() else { return };
        let unrolled = [attack, defence].into_iter().find(|side| side.stage != Stage::Rolled);
        if let Some(side) = unrolled.cloned() {
            self.push(duel);
            return self.push(Box::new(side));
        }
        let (own, other) = (self.board.bout_total(attack), self.board.bout_total(defence));
        let won = own > other;
        if duel.stands {
            return self.conclude(&duel, (own, other), won);
        }
        let need = if won { own } else { other + 1 };
        let mut behind = if won { defence.clone() } else { attack.clone() };
        if let Question::Duel(bout) = &mut behind.question {
            bout.need = need.clamp(0, u8::MAX.into()) as u8;
        }
        behind.behind.0 = true;
        self.push(duel);
        self.push(Box::new(behind));
    }

    /// A side has rolled, or done something about being behind, or lets it stand.
    pub(super) fn back_to_duel(&mut self, mut trial: Trial, stands: bool) {
        trial.behind.0 = false;
        let Question::Duel(bout) = trial.question else { return };
        if let Some(duel) = self.duel_mut() {
            *duel.side(bout.attacks) = Some(trial);
            duel.stands = stands;
        }
    }

    /// The other side rolls again.
    pub(super) fn force(&mut self, trial: Trial, crew: SupplyId) {
        let (seat, Question::Duel(bout)) = (trial.seat(&self.board), trial.question) else {
            return;
        };
        self.put(|| Event::Forced { seat, crew });
        self.back_to_duel(trial, false);
        let other = self.duel_mut().and_then(|duel| duel.side(!bout.attacks).take());
        let Some(mut other) = other else { return };
        self.roll(&mut other, true);
        self.back_to_duel(other, false);
    }

    /// The showdown is decided.
    fn conclude(&mut self, duel: &Duel, (own, other): (i16, i16), won: bool) {
        let Some(chase) = self.board.chased() else { return };
        let (seat, rival) = (self.board.turn, chase.rival());
        self.put(|| Event::Showdown { seat, rival, own, other, won });
        self.bear_grudge(duel, won);
        if won {
            return self.prevail(chase);
        }
        let cause = self.board.hostile_cause();
        let effects = self.board.lost_showdown();
        self.push_effects(effects, cause, false, None);
    }

    /// Who has lost may bring the other a warrant.
    fn bear_grudge(&mut self, duel: &Duel, won: bool) {
        let Some((attack, defence)) = duel.sides() else { return };
        let (loser, winner) = if won { (defence, attack) } else { (attack, defence) };
        let reporter = self.board.tested(loser).reporter(&self.board.testers(loser));
        let winner = (!matches!(winner.side.0, Side::Alone(..))).then(|| winner.seat(&self.board));
        if let (Some(card), Some(winner)) = (reporter, winner) {
            self.add_warrant(winner, Cause::Card(card));
        }
    }

    /// The attacker has won.
    fn prevail(&mut self, chase: Chase) {
        if let Some(Task::Job(job)) = self.board.task() {
            return self.plunder(job);
        }
        let Some(Task::Bounty(bounty)) = self.board.task() else { return };
        self.end_errand(Outcome::Done);
        match chase {
            Chase::Crew(_, card) | Chase::Alone(card) => self.seize(bounty, card),
            Chase::Bound(_) => self.take_over(bounty),
            Chase::Raid(_) => {}
        }
    }
}

impl Board {
    /// What a lost showdown brings the attacker.
    pub fn lost_showdown(&self) -> &'static [Effect] {
        let (dead, warrant) = match self.task() {
            Some(Task::Job(job)) => match job.job().raid() {
                Some(raid) => (raid.dead, raid.lost == Lost::Warrant),
                None => (0, false),
            },
            Some(Task::Bounty(bounty)) => {
                (crate::firefly::bounty::Bounty::of(bounty).map_or(0, |one| one.dead), false)
            }
            Some(Task::Goal(_) | Task::Cache) | None => (0, false),
        };
        match (dead, warrant) {
            (0, true) => &[Effect::Warrant],
            (0, false) => &[Effect::Botched],
            (1, true) => &[Effect::Kill(1), Effect::Warrant],
            (1, false) => &[Effect::Kill(1), Effect::Botched],
            (_, true) => &[Effect::Kill(2), Effect::Warrant],
            (_, false) => &[Effect::Kill(2), Effect::Botched],
        }
    }
}
