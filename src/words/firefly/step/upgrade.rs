//! Upgrades that are taken and lost.

use super::{Say, Told};
use crate::words::fill;
use rules::firefly::step::{LoseUpgrade, TakeUpgrade};
use rules::firefly::{Choice, View};

crate::words::catalogue! {
    /// The words of upgrades taken and lost.
    UpgradeWords {
        ask_take_upgrade: "Take an upgrade", "Prenez une amélioration";
        ask_lose_upgrade: "Lose an upgrade", "Perdez une amélioration";
        do_take_free: "Take {what}, free", "Prendre {what}, gratis";
        do_lose: "Lose {what}", "Perdre {what}";
        do_done_upgrade: "Take none", "Ne rien prendre";
    }
}

impl Told for TakeUpgrade {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_take_upgrade
    }

    fn context(&self, say: &Say) -> String {
        say.text.cause(self.0)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let words = words(say.lang());
        if let Choice::Buy(card) = choice {
            return Some(fill(words.do_take_free, &[("what", &say.text.supply(card))]));
        }
        (choice == Choice::Done).then(|| words.do_done_upgrade.to_owned())
    }

    fn moment(&self, _: &View) -> &'static str {
        "upgrade"
    }
}

impl Told for LoseUpgrade {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_lose_upgrade
    }

    fn context(&self, say: &Say) -> String {
        say.text.cause(self.0)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let Choice::Scrap(card) = choice else { return None };
        Some(say.card(words(say.lang()).do_lose, card))
    }

    fn moment(&self, _: &View) -> &'static str {
        "upgrade"
    }
}
