//! Misbehave cards that lie before their time.

use super::{Say, Told};
use crate::words::fill;
use rules::firefly::View;
use rules::firefly::step::Study;
use rules::firefly::supply::SupplyId;
use std::fmt::Display;

crate::words::catalogue! {
    /// The words of misbehave cards to come.
    StudyWords {
        ask_study: "Choose the misbehave card that comes next", "Choisissez la prochaine magouille";
        ctx_place: "place {n} of {most}", "place {n} sur {most}";
        do_study: "Look at the misbehave cards to come", "Regarder les magouilles à venir";
        do_foresee: "Next: {what}", "La prochaine : {what}";
        do_gamble: "Bet {n} with {what}: {chance} to win {prize}", "Miser {n} avec {what} : {chance} de gagner {prize}";
        do_treat: "Treat everybody aboard to {what}", "Offrir à tout le bord {what}";
    }
}

impl Told for Study {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_study
    }

    fn context(&self, say: &Say) -> String {
        let most = say.view.foreseen.0.map_or(0, |(_, count)| count);
        let values: [(&str, &dyn Display); 2] = [("n", &(self.placed + 1)), ("most", &most)];
        fill(words(say.lang()).ctx_place, &values)
    }

    fn moment(&self, _: &View) -> &'static str {
        "study"
    }
}

/// What bets with cards: the stake, and how likely the prize is.
pub(super) fn gamble(say: &Say, card: SupplyId) -> String {
    let words = words(say.lang());
    let told = say.card(words.do_gamble, card);
    let Some((stake, prize)) = say.view.bet(card) else { return told };
    let values: [(&str, &dyn Display); 3] = [
        ("n", &say.text.money(stake)),
        ("chance", &say.lang().firefly_page().chance(prize.chance)),
        ("prize", &say.text.money(prize.dollars)),
    ];
    fill(&told, &values)
}
