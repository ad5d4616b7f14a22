//! Goals of the story (section 12).

#![deny(clippy::wildcard_enum_match_arm)]

use super::{Outcome, Pending, foreign};
use crate::Seat;
use crate::firefly::choice::{Choice, family};
use crate::firefly::event::{Cause, Event};
use crate::firefly::state::Firefly;
use crate::firefly::story::End;
use crate::firefly::supply::{Ability, SupplyId};
use crate::firefly::turns::Play;

/// Which list of the goal; of sets of goods one after the other.
pub(super) struct GoalWay;

impl Pending for GoalWay {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let ways = game.board.goal(game.board.turn).map_or(&[][..], |goal| goal.ways);
        let open = ways.iter().enumerate().filter(|(_, way)| game.board.affords(way));
        let open = open.map(|(at, _)| Choice::Way(at as u8));
        // Who has handed in something may leave it at that.
        let done = game.board.errand.as_ref().and_then(|errand| errand.outcome);
        open.chain(done.map(|_| Choice::Done)).collect()
    }

    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        let (Choice::Way(at), Some(goal)) = (choice, play.board.goal(play.board.turn)) else {
            return;
        };
        let cause = Cause::Goal(play.board.acting().goals);
        let seat = play.board.turn;
        play.put(|| Event::Way { seat, cause, way: at });
        play.push_effects(goal.ways[usize::from(at)], cause, false, None);
    }
}

/// So many dollars for the goal, or the attempt is botched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Price {
    /// How many.
    pub dollars: u16,
    /// The goal.
    pub cause: Cause,
}

impl Pending for Price {
    fn choices(&self, game: &Firefly) -> Vec<Choice> {
        let settle = game.board.acting().money >= u32::from(self.dollars);
        settle.then_some(Choice::Settle).into_iter().chain([Choice::Balk]).collect()
    }

    /// Who does not pay has botched the attempt, and nothing of the rest happens.
    fn answer(self, play: &mut Play<'_>, choice: Choice) {
        match choice {
            Choice::Settle => play.money(play.board.turn, -i32::from(self.dollars), self.cause),
            Choice::Balk => {
                play.drop_effects();
                play.end_errand(Outcome::Botched);
            }
            family!(
                set_up, action, chore, company, flight, card, law, test, crew, shop, talk, stall,
                count, goods, dismiss, order, hands, job, back, study, bargain, answer, done
            ) => foreign(choice),
        }
    }
}

impl Play<'_> {
    /// What crew bring with a token.
    fn goal_money(&mut self, seat: Seat) {
        let crew: Vec<SupplyId> =
            self.board.captain(seat).crew.iter().map(|member| member.card).collect();
        for card in crew {
            for ability in card.printed().abilities {
                if let Ability::GoalMoney(dollars) = *ability {
                    self.money(seat, dollars.into(), Cause::Card(card));
                }
            }
        }
    }

    /// A goal of the story is reached: the token. Where the last one does not win at once, who
    /// holds it declares last call when he likes.
    pub(crate) fn goal_reached(&mut self) {
        let seat = self.board.turn;
        let captain = self.captain_mut(seat);
        let goal = captain.goals;
        captain.goals += 1;
        let goals = captain.goals;
        self.put(|| Event::Goal { seat, goal });
        self.goal_money(seat);
        let Some(story) = self.board.table.story() else { return };
        if story.end == End::First && usize::from(goals) >= story.goals.len() {
            self.board.finished = Some(seat);
            self.end_game();
        }
    }
}
