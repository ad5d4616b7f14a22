//! Pay: whom, and how much.

use super::{Say, Told};
use crate::words::fill;
use rules::firefly::step::Payday;
use rules::firefly::supply::{SupplyId, worth};
use rules::firefly::{Frame, Person, View};

crate::words::catalogue! {
    /// The words of pay.
    PayWords {
        ask_payday: "Pay the crew", "Payez l'équipage";
        ctx_short: "after that {n} short of the {price} of your goal", "il manquera ensuite {n} aux {price} de votre objectif";
        ctx_due: "{n} due, {have} at hand", "{n} à payer, {have} en main";
        do_pay: "Pay {who} {n}", "Payer {who} : {n}";
        do_pay_all: "Pay all of them: {n}", "Payer tout le monde : {n}";
        do_stiff: "Do not pay {who}: keep {n}", "Ne pas payer {who} : garder {n}";
    }
}

impl Told for Payday {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_payday
    }

    fn context(&self, say: &Say) -> String {
        let asked = asks(say, &self.0);
        short(say, &self.0).map_or_else(|| asked.clone(), |short| format!("{asked} · {short}"))
    }

    fn moment(&self, _: &View) -> &'static str {
        "payday"
    }
}

/// What the next goal then lacks of the money that it asks for, where that is at hand before.
fn short(say: &Say, due: &[SupplyId]) -> Option<String> {
    let (price, there) = say.text.goal_purse(say.view, say.view.turn)?;
    let left = say.view.acting().money.saturating_sub(worth(due.iter().copied()));
    let lacks = price.checked_sub(left).filter(|&lacks| there && lacks > 0)?;
    let (lacks, price) = (say.text.money(lacks), say.text.money(price));
    Some(fill(words(say.lang()).ctx_short, &[("n", &lacks), ("price", &price)]))
}

/// What crew ask for, and what there is.
pub(super) fn asks(say: &Say, due: &[SupplyId]) -> String {
    let sum = say.text.money(worth(due.iter().copied()));
    let have = say.text.money(say.view.acting().money);
    let text = fill(words(say.lang()).ctx_due, &[("n", &sum), ("have", &have)]);
    match due {
        [only] => say.text.about(&say.text.who(say.view.acting(), Person::Crew(*only)), &text),
        _ => text,
    }
}

/// What is done about somebody's wages.
pub(super) fn wage(say: &Say, template: &str, card: SupplyId) -> String {
    say.dollars(&say.crew(template, card), card.printed().cost)
}

/// What pays everybody.
pub(super) fn pay_all(say: &Say) -> String {
    let due = match say.view.stack.last() {
        Some(Frame::Payday(payday)) => payday.0.as_slice(),
        _ => &[],
    };
    if let [only] = due {
        return wage(say, words(say.lang()).do_pay, *only);
    }
    say.dollars(words(say.lang()).do_pay_all, worth(due.iter().copied()))
}
