//! Misbehave cards (section 10).

#![deny(clippy::wildcard_enum_match_arm)]

use super::{BranchDone, Frame, Outcome, Pending, Task, Unasked};
use crate::firefly::board::Board;
use crate::firefly::captain::Person;
use crate::firefly::choice::Choice;
use crate::firefly::event::{Cause, Event};
use crate::firefly::job::Clause;
use crate::firefly::misbehave::{Ace, misbehave_card};
use crate::firefly::sets::CARRIED;
use crate::firefly::state::Firefly;
use crate::firefly::supply::{Ability, KindId, SupplyId};
use crate::firefly::turns::Play;

/// The next misbehave card, or the instruction.
pub(super) struct Misbehave;

impl Pending for Misbehave {
    fn advance(self, play: &mut Play<'_>) -> Option<Self> {
        let errand = play.board.errand.as_ref().filter(|errand| errand.outcome.is_none())?;
        if errand.team.is_empty() {
            play.end_errand(Outcome::Botched);
        } else if errand.left == 0 {
            play.follow_instruction();
        } else if let Some(card) = play.draw_misbehave_card() {
            let seat = play.board.turn;
            play.put(|| Event::Misbehave { seat, card });
            play.push(self);
            play.push(CardDone(card));
            play.push(Card(card));
        }
        None
    }
}

/// A way out of the misbehave card of this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Card(pub u8);

impl Pending for Card {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let card = misbehave_card(self.0);
        let mut choices = game.open_ways(card.ways);
        if let Some(Ace::Keyword(word)) = card.ace {
            let spent = game.board.acting().one_use(&game.board.present(), word);
            choices.extend(spent.map(Choice::Ace));
        }
        choices.extend(game.any_ace().map(Choice::Ace));
        choices.extend(game.swapper().map(Choice::Swap));
        choices
    }

    /// The ace in the hole passes the card at once.
    fn advance(self, play: &mut Play<'_>) -> Option<Self> {
        let ace = misbehave_card(self.0).ace;
        let held = ace.is_some_and(|ace| play.holds_ace(ace));
        if held {
            play.pass_by_ace(self.0, None);
        }
        (!held).then_some(self)
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        if let Choice::Ace(gear) = choice {
            play.spend(gear);
            return play.pass_by_ace(self.0, Some(gear));
        }
        if let Choice::Swap(crew) = choice {
            return play.swap_card(self.0, crew);
        }
        play.take_way(misbehave_card(self.0).ways, choice, Cause::Misbehave(self.0));
    }
}

/// The misbehave card of this number is resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CardDone(pub u8);

impl CardDone {
    /// The misbehave card that is being resolved.
    pub(super) fn cause(board: &Board) -> Cause {
        let card = board.stack.iter().rev().find_map(|frame| {
            let Frame::Unasked(
                Unasked::CardDone(CardDone(card)) | Unasked::BranchDone(BranchDone { card, .. }),
            ) = frame
            else {
                return None;
            };
            Some(Cause::Misbehave(*card))
        });
        card.unwrap_or(Cause::Free)
    }
}

impl Pending for CardDone {
    fn advance(self, play: &mut Play<'_>) -> Option<Self> {
        play.board.misbehave_discards.push(self.0);
        if misbehave_card(self.0).reshuffle {
            play.reshuffle_misbehave();
        }
        let errand = play.game.board.errand.as_mut().filter(|errand| errand.outcome.is_none())?;
        let again = std::mem::take(&mut errand.again.0);
        if again > 0 {
            // They count as one card together.
            errand.left += again - 1;
            errand.uncounted.0 += again - 1;
            return None;
        }
        if std::mem::take(&mut errand.proceed) {
            errand.left -= 1;
            if CARRIED && errand.uncounted.0 > 0 {
                errand.uncounted.0 -= 1;
                return None;
            }
            let (task, dared) = (errand.task, errand.challenge.is_some());
            if let (Task::Job(job), true) = (task, dared) {
                play.active_mut(job).into_iter().for_each(|active| active.passed += 1);
            }
            if let Task::Job(job) = task
                && matches!(job.job().clause, Some(Clause::DoubleDown(_)))
                && let Some(active) = play.active_mut(job)
            {
                active.suits.pass(misbehave_card(self.0).suit);
            }
            let captain = play.captain_mut(play.board.turn);
            captain.passed = captain.passed.saturating_add(1);
        } else {
            play.end_errand(Outcome::Botched);
        }
        None
    }
}

impl Firefly {
    /// Gear on the job that passes any card when it is discarded.
    fn any_ace(&self) -> Option<SupplyId> {
        let present = self.board.present();
        let mut gear = self.board.acting().carried_among(&present);
        gear.find(|card| card.printed().abilities.contains(&Ability::OneUseAce))
    }

    /// Who on the job swaps a card for the next, once and for money.
    fn swapper(&self) -> Option<SupplyId> {
        let fresh = self.board.errand.as_ref().is_some_and(|errand| !errand.swapped.0);
        let captain = self.board.acting();
        let swaps = |card: &SupplyId| {
            card.printed().abilities.iter().any(|ability| {
                matches!(ability, Ability::SwapsMisbehave(n) if captain.money >= u32::from(*n))
            })
        };
        let present = self.board.present();
        let mut crew = present.iter().filter_map(|person| match person {
            Person::Crew(card) => Some(*card),
            Person::Leader => None,
        });
        crew.find(swaps).filter(|_| CARRIED && fresh)
    }

    /// Whether the ace in the hole is on the job, nothing being discarded for it.
    fn holds_ace(&self, ace: Ace) -> bool {
        let (captain, team) = (self.board.acting(), self.board.present());
        let is_there = |kinds: &[KindId]| {
            let crew = team.iter().filter_map(|person| match person {
                Person::Crew(card) => Some(*card),
                Person::Leader => None,
            });
            crew.chain(captain.carried_among(&team)).any(|card| kinds.contains(&card.kind()))
        };
        match ace {
            Ace::Kind(kind) => is_there(&[kind]),
            Ace::Kinds(kinds) => is_there(kinds),
            Ace::Solid(contact) => captain.is_solid(contact),
            Ace::Profession(profession) => captain.has_profession(&team, profession),
            Ace::Keyword(word) => captain.has_keyword(&team, word),
        }
    }
}

impl Play<'_> {
    /// Money, and the next card takes the place of the one at hand.
    fn swap_card(&mut self, card: u8, crew: SupplyId) {
        let seat = self.board.turn;
        let dollars = |a: &Ability| if let Ability::SwapsMisbehave(n) = a { *n } else { 0 };
        let dollars: u16 = crew.printed().abilities.iter().map(dollars).sum();
        self.money(seat, -i32::from(dollars), Cause::Card(crew));
        self.put(|| Event::Swapped { seat, card, crew });
        if let Some(errand) = &mut self.board.errand {
            (errand.again.0, errand.swapped.0) = (1, true);
        }
    }

    fn pass_by_ace(&mut self, card: u8, spent: Option<SupplyId>) {
        let seat = self.board.turn;
        self.put(|| Event::Ace { seat, card, spent });
        if let Some(errand) = &mut self.board.errand {
            errand.proceed = true;
        }
    }
}
