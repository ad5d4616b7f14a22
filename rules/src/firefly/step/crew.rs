//! Crew and gear that cards give.

#![deny(clippy::wildcard_enum_match_arm)]

use super::{Outcome, Pending};
use crate::Later;
use crate::firefly::board::Board;
use crate::firefly::captain::Person;
use crate::firefly::choice::Choice;
use crate::firefly::contact::Contact;
use crate::firefly::effect::Effect;
use crate::firefly::event::{Cause, Spot};
use crate::firefly::sets::CARRIED;
use crate::firefly::state::Firefly;
use crate::firefly::supply::{Class, KindId, Market, SupplyId};
use crate::firefly::turns::Play;

/// A crew or gear is taken from a discard pile, free.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TakeCard {
    /// Crew, gear or upgrade.
    pub class: Class,
    /// What gives it.
    pub cause: Cause,
    /// Which of them alone.
    pub only: Later<Only>,
}

/// Which cards of the discard piles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Only {
    /// Any.
    #[default]
    Any,
    /// Those of this market.
    Of(Market),
    /// Those of this kind.
    Kind(KindId),
}

impl Only {
    fn allows(self, card: SupplyId) -> bool {
        match self {
            Only::Any => true,
            Only::Of(market) => card.market() == market,
            Only::Kind(kind) => card.kind() == kind,
        }
    }
}

impl TakeCard {
    /// Of any discard pile.
    pub(super) fn any(class: Class, cause: Cause) -> TakeCard {
        TakeCard { class, cause, only: Later::default() }
    }

    /// What an effect takes.
    pub(super) fn by(effect: &Effect, cause: Cause) -> Option<TakeCard> {
        let any = |class| TakeCard::any(class, cause);
        if *effect == Effect::TakeCrew {
            return Some(any(Class::Crew));
        }
        if let Effect::TakeCrewOf(market) = *effect {
            return Some(TakeCard { only: Later(Only::Of(market)), ..any(Class::Crew) });
        }
        let Effect::TakeThis(kind) = *effect else { return None };
        Some(TakeCard { only: Later(Only::Kind(kind)), ..any(Class::Upgrade) })
    }

    /// Those on any discard pile, one of each kind; crew if there is a berth.
    fn found(&self, board: &Board) -> Vec<SupplyId> {
        board.discarded(|card| {
            card.printed().class == self.class
                && self.only.allows(card)
                && board.has_place(board.turn, card)
        })
    }
}

impl Pending for TakeCard {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let found = self.found(&game.board).into_iter().map(Choice::Buy);
        [Choice::Done].into_iter().chain(found).collect()
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        if let Choice::Buy(card) = choice {
            play.move_card(card, Spot::Discard, Spot::Ship(play.board.turn), self.cause);
        }
    }
}

/// One crew goes, whichever the owner likes; never the leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LoseCrew(pub Cause);

impl Pending for LoseCrew {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        game.board.acting().crew.iter().map(|member| Choice::LetGo(member.card)).collect()
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        if let Choice::LetGo(crew) = choice {
            play.move_card(crew, Spot::Ship(play.board.turn), Spot::Discard, self.0);
        }
    }
}

/// What somebody aboard may be given up for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Loss {
    /// A warrant; a job is botched then.
    Warrant,
    /// The trust of a contact.
    Trust(Contact),
    /// Somebody's life.
    Life(Person),
}

/// A card may be given up for something else that is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Instead {
    /// Crew, or gear.
    pub card: SupplyId,
    /// For what.
    pub of: Loss,
    /// What brought it about.
    pub cause: Cause,
}

impl Pending for Instead {
    fn choices(&self, _: &Firefly) -> Vec<Choice> {
        vec![Choice::Spend(self.card), Choice::Keep]
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        let spends = matches!(choice, Choice::Spend(_));
        if spends {
            play.spend(self.card);
        }
        match (self.of, spends) {
            (Loss::Warrant, true) => play.end_errand(Outcome::Botched),
            (Loss::Warrant, false) => play.issue_warrant(self.cause),
            (Loss::Trust(_), true) => {}
            (Loss::Trust(contact), false) => play.drop_trust(play.board.turn, contact, self.cause),
            (Loss::Life(person), true) => play.leave_team(person),
            (Loss::Life(person), false) => play.look_after(person, self.cause),
        }
    }
}

impl Board {
    /// Whether an effect takes a card of the discard piles and there is none that could be taken.
    pub fn finds_none(&self, effect: &Effect) -> bool {
        let takes = TakeCard::by(effect, Cause::Free).filter(|_| CARRIED);
        takes.is_some_and(|takes| takes.found(self).is_empty())
    }

    /// Such cards on any discard pile, one of each kind.
    pub fn discarded(&self, wanted: impl Fn(SupplyId) -> bool) -> Vec<SupplyId> {
        let mut kinds = Vec::new();
        let mut found = Vec::new();
        for &card in self.supply_discards.iter().flatten() {
            if wanted(card) && !kinds.contains(&card.kind()) {
                kinds.push(card.kind());
                found.push(card);
            }
        }
        found
    }
}
