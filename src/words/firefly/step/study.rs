//! Misbehave cards that lie before their time.

use super::{Say, Told};
use crate::words::fill;
use rules::firefly::misbehave::Colour;
use rules::firefly::sector::Region;
use rules::firefly::step::{Casino, Charts, Race, Study};
use rules::firefly::supply::{Ability, SupplyId};
use rules::firefly::{Choice, View};
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
        ask_charts: "Choose the nav card that comes next", "Choisissez la prochaine carte de vol";
        ask_casino: "How much do you bet?", "Combien misez-vous ?";
        ctx_casino: "{who}: {chance} to win {times} times the stake", "{who} : {chance} de gagner {times} fois la mise";
        ask_race: "Do you bet on the race?", "Pariez-vous sur la course ?";
        do_chart: "Next: {what}", "La prochaine : {what}";
        do_plot: "Discard {what}: look at the nav cards to come, {where}", "Défausser {what} : regarder les prochaines cartes de vol, {where}";
        do_stir: "Discard {what}: shuffle the nav deck, {where}", "Défausser {what} : mélanger la pioche de vol, {where}";
        do_stake: "Bet {n}", "Miser {n}";
        do_no_stake: "Bet nothing", "Ne rien miser";
        do_wager: "Bet {n} on {what}: {chance} to win {prize}", "Parier {n} sur {what} : {chance} de gagner {prize}";
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

impl Told for Charts {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_charts
    }

    fn context(&self, say: &Say) -> String {
        let most = say.view.charted[self.region].map_or(0, |(_, count)| count);
        let values: [(&str, &dyn Display); 2] = [("n", &(self.placed + 1)), ("most", &most)];
        say.text.about(say.text.region(self.region), &fill(words(say.lang()).ctx_place, &values))
    }

    fn moment(&self, _: &View) -> &'static str {
        "study"
    }
}

impl Told for Casino {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_casino
    }

    fn context(&self, say: &Say) -> String {
        let chance = say.lang().firefly_page().chance(say.view.casino_chance(self));
        let values: [(&str, &dyn Display); 3] =
            [("who", &say.text.cause(self.cause)), ("chance", &chance), ("times", &self.times)];
        fill(words(say.lang()).ctx_casino, &values)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let words = words(say.lang());
        let Choice::Count(n) = choice else { return None };
        if n == 0 {
            return Some(words.do_no_stake.to_owned());
        }
        Some(say.dollars(words.do_stake, 100 * u32::from(n)))
    }

    fn moment(&self, _: &View) -> &'static str {
        "trade"
    }
}

impl Told for Race {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_race
    }

    fn context(&self, say: &Say) -> String {
        say.text.job(self.job).to_owned()
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let words = words(say.lang());
        if let Choice::Wager(suit) = choice {
            let values: [(&str, &dyn Display); 4] = [
                ("n", &say.text.money(self.stake)),
                ("chance", &say.lang().firefly_page().chance(say.view.race_chance(suit))),
                ("what", &say.text.suit(suit)),
                ("prize", &say.text.money(self.prize)),
            ];
            return Some(fill(words.do_wager, &values));
        }
        (choice == Choice::Done).then(|| words.do_no_stake.to_owned())
    }

    fn moment(&self, _: &View) -> &'static str {
        "deliver"
    }
}

/// What gear does with a nav deck.
pub(super) fn nav(say: &Say, card: SupplyId, region: Region, plots: bool) -> String {
    let words = words(say.lang());
    let told = say.card(if plots { words.do_plot } else { words.do_stir }, card);
    fill(&told, &[("where", &say.text.region(region))])
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
