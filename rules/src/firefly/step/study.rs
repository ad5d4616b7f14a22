//! Misbehave cards that lie before their time: those to come are put in order, and those that are
//! bet on are turned up.

#![deny(clippy::wildcard_enum_match_arm)]

use super::Pending;
use crate::firefly::board::{Action, Foreseen};
use crate::firefly::choice::Choice;
use crate::firefly::event::{Cause, Event};
use crate::firefly::misbehave::{Colour, Suit, misbehave_card};
use crate::firefly::sets::CARRIED;
use crate::firefly::state::Firefly;
use crate::firefly::supply::{Ability, SupplyId};
use crate::firefly::turns::Play;
use crate::{Sink, order};
use std::hash::{Hash, Hasher};

/// The misbehave cards on top of the deck are put in order, the next one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Study {
    /// How many have their place.
    pub placed: u8,
    /// Whether all of them may be laid aside.
    pub scatters: bool,
}

/// As it did when none could be laid aside, where none can.
impl Hash for Study {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.placed.hash(state);
        if self.scatters {
            self.scatters.hash(state);
        }
    }
}

impl Pending for Study {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let mut cards = game.foreseen().split_off(self.placed.into());
        order::sort(&mut cards);
        cards.dedup();
        let scatter = (self.scatters && self.placed == 0).then_some(Choice::Scatter);
        cards.into_iter().map(Choice::Foresee).chain(scatter).collect()
    }

    fn answer<S: Sink<Event>>(self, play: &mut Play<'_, S>, choice: Choice) {
        if choice == Choice::Scatter {
            return play.scatter();
        }
        let (Choice::Foresee(card), placed) = (choice, usize::from(self.placed)) else { return };
        let mut cards = play.foreseen();
        let Some(at) = cards.iter().skip(placed).position(|&other| other == card) else { return };
        cards[placed..=placed + at].rotate_right(1);
        let deck = &mut play.hidden.misbehave;
        let below = deck.len() - cards.len();
        deck.truncate(below);
        deck.extend(cards.iter().rev());
        if placed + 2 < cards.len() {
            play.push(Study { placed: self.placed + 1, ..self });
        }
    }
}

impl Firefly {
    /// The misbehave cards on top of the deck that somebody knows, the next one first.
    pub(in crate::firefly) fn foreseen(&self) -> Vec<u8> {
        let known = self.board.foreseen.0.map_or(0, |(_, count)| count);
        self.hidden.misbehave.iter().rev().take(known.into()).copied().collect()
    }

    fn has_misbehave_cards(&self) -> bool {
        !self.hidden.misbehave.is_empty() || !self.board.misbehave_discards.is_empty()
    }

    /// Looking at the misbehave cards to come.
    pub(super) fn study_choices(&self, choices: &mut Vec<Choice>) {
        if !CARRIED {
            return;
        }
        let foresees = self.board.acting().carries(|a| matches!(a, Ability::Foresees(_)));
        choices.extend((foresees && self.has_misbehave_cards()).then_some(Choice::Study));
    }

    /// Cards to bet with, for who can pay the stake.
    pub(super) fn gamble_choices(&self, choices: &mut Vec<Choice>) {
        if !CARRIED {
            return;
        }
        let captain = self.board.acting();
        let gambles = |ability: &Ability| matches!(ability, Ability::Gambles { stake, .. } if captain.money >= u32::from(*stake));
        let cards = captain.carrying(gambles).filter(|_| self.has_misbehave_cards());
        choices.extend(cards.map(Choice::Gamble));
        let bets = captain.carrying(|a| matches!(a, Ability::Bets { .. }));
        if let Some(gear) = bets.filter(|_| self.has_misbehave_cards()) {
            choices.extend([Colour::Red, Colour::Black].map(|colour| Choice::Bet(gear, colour)));
        }
        let reads = captain.carrying(|a| matches!(a, Ability::OneUseForesees(_)));
        choices.extend(reads.filter(|_| self.has_misbehave_cards()).map(Choice::Read));
    }
}

impl<S: Sink<Event>> Play<'_, S> {
    /// A Deal action anywhere.
    pub(crate) fn study(&mut self) {
        self.act(Action::Deal);
        let foresees = |ability: &Ability| matches!(ability, Ability::Foresees(_));
        let Some(gear) = self.board.acting().carrying(foresees) else { return };
        let looks = |ability: &Ability| if let Ability::Foresees(n) = ability { *n } else { 0 };
        self.look_ahead(gear.printed().abilities.iter().map(looks).sum(), false);
    }

    /// Free: the gear that says what is to come is spent.
    pub(crate) fn read(&mut self, gear: SupplyId) {
        let looks = |a: &Ability| if let Ability::OneUseForesees(n) = a { *n } else { 0 };
        self.spend(gear);
        self.look_ahead(gear.printed().abilities.iter().map(looks).sum(), true);
    }

    fn look_ahead(&mut self, most: u8, scatters: bool) {
        self.top_up_misbehave(most.into());
        let seat = self.board.turn;
        let count = most.min(self.hidden.misbehave.len() as u8);
        self.board.foreseen = Foreseen(Some((seat, count)));
        let cards = self.foreseen();
        self.sink.put(|| Event::Study { seat, cards });
        self.push(Study { placed: 0, scatters });
    }

    /// The cards that were looked at are laid aside; one that reshuffles does so at once.
    fn scatter(&mut self) {
        let count = self.foreseen().len();
        let cards: Vec<u8> = (0..count).filter_map(|_| self.draw_misbehave_card()).collect();
        let seat = self.board.turn;
        self.sink.put(|| Event::Scattered { seat, cards: cards.clone() });
        self.lay_down(cards);
    }

    /// Cards that were turned up and do nothing.
    fn lay_down(&mut self, cards: Vec<u8>) {
        let reshuffles = cards.iter().any(|&card| misbehave_card(card).reshuffle);
        self.board.misbehave_discards.extend(cards);
        if reshuffles {
            self.reshuffle_misbehave();
        }
    }

    /// The gear that is bet with is spent; where all cards turned up have the colour it wins.
    pub(crate) fn bet(&mut self, gear: SupplyId, colour: Colour) {
        let bet = gear.printed().abilities.iter().find_map(|ability| {
            let Ability::Bets { cards, prize } = *ability else { return None };
            Some((cards, prize))
        });
        let Some((count, prize)) = bet else { return };
        let (seat, cause) = (self.board.turn, Cause::Card(gear));
        self.spend(gear);
        let cards: Vec<u8> = (0..count).filter_map(|_| self.draw_misbehave_card()).collect();
        let won = cards.iter().all(|&card| misbehave_card(card).suit.colour() == colour);
        self.sink.put(|| Event::Gamble { seat, cards: cards.clone(), won });
        if won {
            self.money(seat, prize.into(), cause);
        }
        self.lay_down(cards);
    }

    /// The cards that are bet with are spent and their stake is paid. What is turned up does nothing
    /// else; a card that reshuffles does so now that the bet is over.
    pub(crate) fn gamble(&mut self, gear: SupplyId) {
        let bet = gear.printed().abilities.iter().find_map(|ability| {
            let Ability::Gambles { stake, cards, alike, prize } = *ability else { return None };
            Some((stake, cards, alike, prize))
        });
        let Some((stake, count, alike, prize)) = bet else { return };
        let (seat, cause) = (self.board.turn, Cause::Card(gear));
        self.spend(gear);
        self.money(seat, -i32::from(stake), cause);
        let cards: Vec<u8> = (0..count).filter_map(|_| self.draw_misbehave_card()).collect();
        let won = most_of_a_suit(&cards) >= usize::from(alike);
        self.sink.put(|| Event::Gamble { seat, cards: cards.clone(), won });
        if won {
            self.money(seat, prize.into(), cause);
        }
        self.lay_down(cards);
    }
}

/// How many of these misbehave cards have the suit that most of them have.
fn most_of_a_suit(cards: &[u8]) -> usize {
    let of = |suit: Suit| cards.iter().filter(|&&card| misbehave_card(card).suit == suit).count();
    Suit::ALL.map(of).into_iter().fold(0, usize::max)
}
