//! What misbehave cards of *Crime & Punishment* ask.

use super::bridge::Bridge;
use rules::firefly::Choice;
use rules::firefly::skill::Skill;
use rules::firefly::step::Split;

impl Bridge<'_> {
    /// One goes with the second team: who helps least, for a card each; who is missed least, where it
    /// is a rearguard.
    pub(super) fn split(&self, split: &Split) -> Option<Choice> {
        if !split.second.is_empty() {
            return self.first(&[Choice::Go]);
        }
        let missed = |choice: &Choice| {
            let Choice::Bench(person) = *choice else { return i64::MAX };
            let points = |skill| i64::from(self.me().own_points(person, skill));
            let helps: i64 = Skill::ALL.into_iter().map(points).sum();
            if split.rear.is_some() { self.person_worth(person) } else { 100 * helps }
        };
        self.legal.iter().copied().min_by_key(missed)
    }

    /// Whose trust is wanted least.
    pub(super) fn forfeit(&self) -> Option<Choice> {
        let wanted = |choice: &Choice| {
            let Choice::Forfeit(contact) = *choice else { return true };
            self.wants_trust(contact)
        };
        self.legal.iter().copied().min_by_key(wanted)
    }

    /// Gear is bought that is worth more than it costs.
    pub(super) fn fence(&self) -> Choice {
        let gain = |choice: &Choice| {
            let Choice::Buy(card) = *choice else { return None };
            let price = i64::from(card.printed().cost) / 2;
            let gain = self.card_gain(card) - price;
            (gain > 0).then_some((gain, *choice))
        };
        self.legal.iter().filter_map(gain).max().map_or(Choice::Done, |(_, choice)| choice)
    }

    /// All but two go back before the die is rolled.
    pub(super) fn face_mob(&self) -> Option<Choice> {
        let team = self.board.present();
        let missed = |choice: &Choice| {
            let Choice::Bench(person) = *choice else { return i64::MAX };
            self.person_worth(person)
        };
        if team.len() < 3 {
            return self.first(&[Choice::Roll]);
        }
        self.legal.iter().copied().min_by_key(missed)
    }
}
