//! What a job asks for: goods that are handled, and the vault.

use super::{Say, Told, errand, load};
use crate::words::fill;
use rules::firefly::effect::Good;
use rules::firefly::job::{Freight, LastTest, Pay};
use rules::firefly::skill::Skill;
use rules::firefly::{Step, Task, View};
use std::fmt::Display;

crate::words::catalogue! {
    /// The words of what a job asks for.
    InstructionWords {
        ask_deliver: "How many do you deliver?", "Combien en livrer ?";
        ask_vault: "How do you open the vault?", "Comment ouvrir le coffre ?";
        do_deliver: "Deliver {what} for {n}", "Livrer {what} pour {n}";
        do_crack: "Crack it with {skill}, {n} needed", "Forcer avec {skill}, il faut {n}";
        do_blow: "Blow it up for half the pay", "Faire sauter, pour moitié prix";
        do_pick: "Open it with: {what}", "Ouvrir avec : {what}";
    }
}

/// How many are loaded or delivered.
pub(super) struct Handling;

impl Told for Handling {
    fn ask(&self, say: &Say) -> &'static str {
        if delivers(say.view) {
            words(say.lang()).ask_deliver
        } else {
            load::words(say.lang()).ask_load
        }
    }

    fn context(&self, say: &Say) -> String {
        errand::task(say)
    }

    fn moment(&self, view: &View) -> &'static str {
        if delivers(view) { "deliver" } else { "load" }
    }
}

/// How the vault is opened.
pub(super) struct Vault;

impl Told for Vault {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_vault
    }

    fn context(&self, say: &Say) -> String {
        errand::task(say)
    }

    fn moment(&self, _: &View) -> &'static str {
        "vault"
    }
}

fn delivers(view: &View) -> bool {
    view.errand.as_ref().is_some_and(|errand| errand.step != Step::Pickup)
}

/// What loads or delivers so many of what the job takes any number of.
pub(super) fn freight(say: &Say, n: u8) -> String {
    let (good, pay) = free_freight(say.view);
    match pay.filter(|_| n > 0) {
        Some(each) => {
            let dollars = say.text.money(u32::from(each) * u32::from(n));
            let values: [(&str, &dyn Display); 2] =
                [("what", &say.text.good(good, n.into())), ("n", &dollars)];
            fill(words(say.lang()).do_deliver, &values)
        }
        None => load::load(say, good, n),
    }
}

/// What the job under way takes any number of, and what one brings at the drop-off.
fn free_freight(view: &View) -> (Good, Option<u16>) {
    let task = view.errand.as_ref().map(|errand| errand.task);
    let Some(Task::Job(id)) = task else { return (Good::Cargo, None) };
    let free = id.job().course.freight().map_or(&[][..], Freight::free);
    let good = free.first().copied().unwrap_or(Good::Cargo);
    let pay = match id.job().pay {
        Pay::Each(dollars) => Some(dollars).filter(|_| delivers(view)),
        Pay::Flat(_) | Pay::PerCrew(_) | Pay::GoodsPerCrew(_) => None,
    };
    (good, pay)
}

/// The test that ends the job under way.
fn last_test(view: &View) -> Option<LastTest> {
    if let Task::Job(job) = view.task()? { job.job().test } else { None }
}

/// What spares the crew the test.
pub(super) fn blow(say: &Say) -> String {
    let words = words(say.lang());
    match last_test(say.view).and_then(|last| last.spared_by()) {
        Some((word, false)) => fill(words.do_pick, &[("what", &say.text.keyword(word))]),
        Some((_, true)) | None => words.do_blow.to_owned(),
    }
}

/// What cracks the vault.
pub(super) fn crack(say: &Say) -> String {
    let from = match last_test(say.view) {
        Some(LastTest::Vault { from } | LastTest::Lock { from }) => from,
        _ => 0,
    };
    let values: [(&str, &dyn Display); 2] = [("skill", &say.text.skill(Skill::Tech)), ("n", &from)];
    fill(words(say.lang()).do_crack, &values)
}
