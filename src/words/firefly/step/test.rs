//! A test: who goes, the roll, and what comes of it.

use super::{Say, Told, raid};
use crate::words::fill;
use rules::Seat;
use rules::firefly::sets::CARRIED;
use rules::firefly::supply::{Ability, SupplyId};
use rules::firefly::{Choice, Frame, Person, Stage, Trial, View, figures};
use std::fmt::Display;

crate::words::catalogue! {
    /// The words of a test.
    TestWords {
        ask_champion: "Who goes alone?", "Qui y va seul ?";
        ask_roll: "Roll the die", "Lancez le dé";
        ask_rolled: "Keep the roll?", "Garder le jet ?";
        ctx_test: "{skill} {points} plus a die, {n} needed", "{skill} {points} plus un dé, il faut {n}";
        ctx_skill: "{skill}, {n} needed", "{skill}, il faut {n}";
        ctx_rolled: "{skill} {points}, dice {dice}: {total}, {n} needed", "{skill} {points}, dés {dice} : {total}, il faut {n}";
        ctx_test_rows: "{skill} {points} plus a die", "{skill} {points} plus un dé";
        ctx_rolled_rows: "{skill} {points}, dice {dice}: {total}", "{skill} {points}, dés {dice} : {total}";
        do_champion: "Send {who}: {skill} {n}, {percent}", "Envoyer {who} : {skill} {n}, {percent}";
        do_trick: "Let {who} turn {from} into {to}", "Avec {who}, {from} devient {to}";
        do_spend: "Discard {what}: +{n}", "Défausser {what} : +{n}";
        @sets do_goad: "Upset {who} for {what}: +{n}", "Mécontenter {who} pour {what} : +{n}";
        @sets do_six: "Discard {what}: the die counts as a 6", "Défausser {what} : le dé compte 6";
        do_bribe: "Bribe {dollars} for +{n}: {percent}", "Soudoyer, {dollars} pour +{n} : {percent}";
        do_roll_plain: "Roll without a bribe: {percent}", "Lancer sans soudoyer : {percent}";
        do_roll: "Roll the die", "Lancer le dé";
        do_reroll: "Roll again thanks to {who}", "Relancer grâce à {who}";
        do_keep: "Keep {n}", "Garder {n}";
    }
}

impl Told for Trial {
    fn ask(&self, say: &Say) -> &'static str {
        let words = words(say.lang());
        match self.stage {
            Stage::Start => words.ask_champion,
            Stage::Before => words.ask_roll,
            Stage::Rolled => words.ask_rolled,
        }
    }

    /// What it needs, where one total tells success from failure: of several each stands below with its chance.
    fn context(&self, say: &Say) -> String {
        let (points, dice, words) =
            (say.view.trial_points(self), self.dice_sum(), words(say.lang()));
        let total = points + dice;
        let need = self.question.need();
        let values: [(&str, &dyn Display); 5] = [
            ("skill", &say.text.skill(self.skill)),
            ("points", &points),
            ("dice", &say.text.dice(self.dice)),
            ("total", &total),
            ("n", &need.unwrap_or_default()),
        ];
        let template = match (self.stage, need) {
            (Stage::Start, Some(_)) => words.ctx_skill,
            (Stage::Start, None) => "{skill}",
            (Stage::Before, Some(_)) => words.ctx_test,
            (Stage::Before, None) => words.ctx_test_rows,
            (Stage::Rolled, Some(_)) => words.ctx_rolled,
            (Stage::Rolled, None) => words.ctx_rolled_rows,
        };
        say.text.about(&say.text.cause(self.cause), &fill(template, &values))
    }

    /// Where bribes are taken, what each roll is worth; in a showdown, who rolls again.
    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        if CARRIED && choice == Choice::Reroll(Person::Leader) {
            return Some(raid::ship_again(say));
        }
        if let (true, Choice::Reroll(Person::Crew(crew))) = (self.is_duel(), choice)
            && crew.printed().abilities.contains(&Ability::ForcesReroll)
        {
            return Some(raid::force(say, crew));
        }
        let plain =
            self.stage == Stage::Before && choice == Choice::Roll && say.view.takes_bribes(self);
        let percent = || say.lang().firefly_page().chance(say.view.trial_chance_with(self, 0));
        plain.then(|| fill(words(say.lang()).do_roll_plain, &[("percent", &percent())]))
    }

    fn seat(&self, view: &View) -> Seat {
        Trial::seat(self, view)
    }

    fn moment(&self, _: &View) -> &'static str {
        match self.stage {
            Stage::Start | Stage::Before => "test",
            Stage::Rolled => "rolled",
        }
    }
}

/// The test under way.
fn trial<'a>(say: &Say<'a>) -> Option<&'a Trial> {
    match say.view.stack.last() {
        Some(Frame::Test(trial)) => Some(trial),
        _ => None,
    }
}

/// What bribes.
pub(super) fn bribe(say: &Say, n: u8) -> String {
    let dollars = say.text.money(figures::BRIBE * u32::from(n));
    let chance = trial(say).map(|trial| say.view.trial_chance_with(trial, n.into()));
    let percent = chance.map_or(String::new(), |chance| say.lang().firefly_page().chance(chance));
    let values: [(&str, &dyn Display); 3] =
        [("dollars", &dollars), ("n", &n), ("percent", &percent)];
    fill(words(say.lang()).do_bribe, &values)
}

/// What keeps the roll.
pub(super) fn keep(say: &Say) -> String {
    let total = trial(say).map(|trial| say.view.trial_points(trial) + trial.dice_sum());
    fill(words(say.lang()).do_keep, &[("n", &total.unwrap_or(0))])
}

/// What discards a card for its points.
pub(super) fn spend(say: &Say, card: SupplyId) -> String {
    if trial(say).is_some_and(|trial| say.view.sixer(trial) == Some(card)) {
        return say.card(words(say.lang()).do_six, card);
    }
    let n = trial(say).map_or(0, |trial| say.view.spent_adds(trial, card));
    fill(&say.card(words(say.lang()).do_spend, card), &[("n", &n)])
}

/// What disgruntles somebody for his points.
pub(super) fn goad(say: &Say, gear: SupplyId) -> String {
    let n = trial(say).map_or(0, |trial| say.view.goaded(trial, gear));
    let held = say.captain().gear.iter().find(|held| held.card == gear);
    let who = held.and_then(|held| held.carrier).unwrap_or(Person::Leader);
    let told = say.card(&say.person(words(say.lang()).do_goad, who), gear);
    fill(&told, &[("n", &n)])
}

/// What sends somebody alone.
pub(super) fn champion(say: &Say, person: Person) -> String {
    let Some(trial) = trial(say) else { return String::new() };
    let alone = Trial { champion: Some(person), ..trial.clone() };
    let points = say.view.trial_points(&alone);
    let chance = say.view.alone_chance(trial, person);
    let percent = chance.map_or(String::new(), |chance| say.lang().firefly_page().chance(chance));
    let values: [(&str, &dyn Display); 3] =
        [("skill", &say.text.skill(trial.skill)), ("n", &points), ("percent", &percent)];
    fill(&say.person(words(say.lang()).do_champion, person), &values)
}

/// What makes it a test of another skill.
pub(super) fn trick(say: &Say, person: Person) -> String {
    let Some(trial) = trial(say) else { return String::new() };
    let turned = say.captain().turned(person, trial.skill);
    let to = say.text.skill(turned.unwrap_or(trial.skill));
    let values: [(&str, &dyn Display); 2] = [("from", &say.text.skill(trial.skill)), ("to", &to)];
    fill(&say.person(words(say.lang()).do_trick, person), &values)
}
