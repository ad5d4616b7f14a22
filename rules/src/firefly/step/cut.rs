//! Crew that want another cut (section 10).

#![deny(clippy::wildcard_enum_match_arm)]

use super::{CardDone, Pending};
use crate::firefly::choice::Choice;
use crate::firefly::event::Spot;
use crate::firefly::state::Firefly;
use crate::firefly::supply::SupplyId;
use crate::firefly::turns::Play;

/// Each of these takes another cut or leaves.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ExtraCut(pub Vec<SupplyId>);

impl Pending for ExtraCut {
    /// The next of them: pay what his card says once more, or let him go.
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let Some(&card) = self.0.first() else { return Vec::new() };
        let affordable = game.board.acting().money >= card.printed().cost.into();
        let pay = affordable.then_some(Choice::Pay(card));
        pay.into_iter().chain([Choice::LetGo(card)]).collect()
    }

    fn advance(self, _: &mut Play<'_>) -> Option<Self> {
        (!self.0.is_empty()).then_some(self)
    }

    fn answer(mut self, play: &mut Play<'_>, choice: Choice) {
        let (Choice::Pay(card) | Choice::LetGo(card)) = choice else { return };
        let seat = play.board.turn;
        let cause = CardDone::cause(&play.board);
        self.0.retain(|other| *other != card);
        play.push(self);
        if matches!(choice, Choice::Pay(_)) {
            play.money(seat, -i32::from(card.printed().cost), cause);
        } else {
            play.move_card(card, Spot::Ship(seat), Spot::Discard, cause);
        }
    }
}
