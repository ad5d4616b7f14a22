//! Misbehave cards that lie before their time.

use super::{Say, Told};
use crate::words::fill;
use rules::firefly::View;
use rules::firefly::misbehave::Colour;
use rules::firefly::step::Study;
use rules::firefly::supply::{Ability, SupplyId};
use std::fmt::Display;

crate::words::catalogue! {
    /// The words of misbehave cards to come.
    StudyWords {
        ask_study: "Choose the misbehave card that comes next", "Choisissez la prochaine magouille";
        ctx_place: "place {n} of {most}", "place {n} sur {most}";
        do_study: "Look at the misbehave cards to come", "Regarder les magouilles à venir";
        do_foresee: "Next: {what}", "La prochaine : {what}";
        do_scatter: "Lay all of them aside", "Les écarter toutes";
        do_read: "Discard {what}: look at the misbehave cards to come", "Défausser {what} : regarder les magouilles à venir";
        do_bet_red: "Bet on red with {what}: {chance} to win {prize}", "Parier sur le rouge avec {what} : {chance} de gagner {prize}";
        do_bet_black: "Bet on black with {what}: {chance} to win {prize}", "Parier sur le noir avec {what} : {chance} de gagner {prize}";
        do_treat_one: "Give {what} to its carrier", "Donner {what} à son porteur";
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

/// What bets on a colour, and how likely the prize is.
pub(super) fn bet(say: &Say, card: SupplyId, colour: Colour) -> String {
    let words = words(say.lang());
    let template = match colour {
        Colour::Red => words.do_bet_red,
        Colour::Black => words.do_bet_black,
    };
    let told = say.card(template, card);
    let Some(prize) = say.view.bet_on(card, colour) else { return told };
    let values: [(&str, &dyn Display); 2] = [
        ("chance", &say.lang().firefly_page().chance(prize.chance)),
        ("prize", &say.text.money(prize.dollars)),
    ];
    fill(&told, &values)
}

/// What calms its carrier, or everybody.
pub(super) fn treat(say: &Say, card: SupplyId) -> String {
    let words = words(say.lang());
    let own = card.printed().abilities.contains(&Ability::CalmsCarrier);
    say.card(if own { words.do_treat_one } else { words.do_treat }, card)
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
