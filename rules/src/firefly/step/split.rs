//! The crew on a job goes on in two teams (section 17).

#![deny(clippy::wildcard_enum_match_arm)]

use super::{Card, Outcome, Pending};
use crate::firefly::captain::Person;
use crate::firefly::choice::Choice;
use crate::firefly::effect::{Effect, Test, Whom};
use crate::firefly::event::{Cause, Event};
use crate::firefly::misbehave::misbehave_card;
use crate::firefly::sets::CARRIED;
use crate::firefly::state::Firefly;
use crate::firefly::turns::Play;
use crate::order;

/// Who goes with the second team.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Split {
    /// Who does by now.
    pub second: Vec<Person>,
    /// What the second team alone has to pass, while the first goes on; none: each draws a card.
    pub rear: Option<&'static Test>,
    /// The card.
    pub cause: Cause,
}

impl Split {
    fn first(&self, game: &Firefly) -> Vec<Person> {
        let mut first = game.board.present();
        first.retain(|person| !self.second.contains(person));
        first
    }
}

impl Pending for Split {
    /// Where both fare alike it does not matter which is which; else the leader goes on.
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let first = self.first(game);
        let stays = match self.rear {
            Some(_) => Some(Person::Leader),
            None => first.first().copied(),
        };
        let more = if first.len() > 1 { &first[..] } else { &[] };
        let more = more.iter().filter(|person| stays != Some(**person));
        let go = (!self.second.is_empty()).then_some(Choice::Go);
        more.map(|&person| Choice::Bench(person)).chain(go).collect()
    }

    /// One alone cannot be in two places.
    fn advance(self, play: &mut Play<'_>) -> Option<Self> {
        if play.board.present().len() > 1 {
            return Some(self);
        }
        play.end_errand(Outcome::Botched);
        None
    }

    fn answer(mut self, play: &mut Play<'_>, choice: Choice) {
        if let Choice::Bench(person) = choice {
            self.second.push(person);
            order::sort(&mut self.second);
            return play.push(self);
        }
        let (seat, first, second) = (play.board.turn, self.first(play.game), self.second);
        play.put(|| Event::Split { seat, team: second.clone() });
        match self.rear {
            Some(test) => {
                play.push(Fork { waiting: Vec::new(), safe: first });
                play.set_team(second);
                play.push_effects(&[Effect::SendBack(Whom::OnJob)], self.cause, false, None);
                play.begin_test(test, self.cause, false);
            }
            None => {
                play.set_team(Vec::new());
                play.push(Fork { waiting: vec![second, first], safe: Vec::new() });
            }
        }
    }
}

/// Teams that are still to go, the last of them first; then those who came through go on together.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Fork {
    /// Who waits.
    pub waiting: Vec<Vec<Person>>,
    /// Who came through, or need not.
    pub safe: Vec<Person>,
}

impl Pending for Fork {
    /// A warrant ends it for both.
    fn advance(mut self, play: &mut Play<'_>) -> Option<Self> {
        let errand = play.game.board.errand.as_mut().filter(|errand| errand.outcome.is_none())?;
        self.safe.append(&mut errand.team);
        let aboard = play.board.acting().everyone();
        if let Some(mut team) = self.waiting.pop() {
            team.retain(|person| aboard.contains(person));
            play.push(self);
            play.set_team(team);
            play.push(Branch(1));
            return None;
        }
        self.safe.retain(|person| aboard.contains(person));
        order::sort(&mut self.safe);
        let left = !self.safe.is_empty();
        play.set_team(self.safe);
        if left {
            play.proceed();
        } else {
            play.end_errand(Outcome::Botched);
        }
        None
    }
}

/// A team draws so many misbehave cards, one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Branch(pub u8);

impl Pending for Branch {
    fn advance(self, play: &mut Play<'_>) -> Option<Self> {
        if play.board.is_deserted() {
            return None;
        }
        let card = play.draw_misbehave_card()?;
        let seat = play.board.turn;
        play.put(|| Event::Misbehave { seat, card });
        play.push(BranchDone { card, left: self.0 });
        play.push(Card(card));
        None
    }
}

/// The misbehave card of one team is resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BranchDone {
    /// Which one.
    pub card: u8,
    /// How many the team had to pass, this one included.
    pub left: u8,
}

impl Pending for BranchDone {
    fn advance(self, play: &mut Play<'_>) -> Option<Self> {
        play.board.misbehave_discards.push(self.card);
        if misbehave_card(self.card).reshuffle {
            play.reshuffle_misbehave();
        }
        let errand = play.game.board.errand.as_mut()?;
        let again = std::mem::take(&mut errand.again.0);
        let passed = std::mem::take(&mut errand.proceed);
        if errand.outcome == Some(Outcome::Warrant) {
            return None;
        }
        let botched = errand.outcome.take().is_some();
        if again > 0 && !botched {
            play.push(Branch(self.left + again - 1));
        } else if passed && !botched {
            if self.left > 1 {
                play.push(Branch(self.left - 1));
            }
        } else {
            let team = errand.team.clone();
            team.into_iter().for_each(|person| play.send_back(person));
        }
        None
    }
}

impl Play<'_> {
    fn set_team(&mut self, team: Vec<Person>) {
        if let Some(errand) = &mut self.board.errand {
            errand.team = team;
        }
    }

    /// Back to the ship, and out until the job is done or lost.
    pub(super) fn send_back(&mut self, person: Person) {
        if !CARRIED || !self.board.present().contains(&person) {
            return;
        }
        let seat = self.board.turn;
        self.put(|| Event::Back { seat, person });
        self.leave_team(person);
        if let Some(super::Task::Job(job)) = self.board.task() {
            self.captain_mut(seat).resting.push((job, person));
        }
    }
}
