//! Contraband that lies about, and purses for who sells it.

use super::{Say, Told};
use crate::words::fill;
use rules::firefly::effect::Good;
use rules::firefly::step::{Cache, Talk};
use rules::firefly::{Choice, View};
use std::fmt::Display;

crate::words::catalogue! {
    /// The words of contraband that lies about.
    CacheWords {
        @sets ask_on: "On to the next card?", "Tirer la carte suivante ?";
        @sets ask_room: "Make room for the contraband?", "Faire de la place pour la contrebande ?";
        @sets ctx_on: "{what} left here · {odds}", "encore {what} ici · {odds}";
        @sets ctx_purse: "{n} for {all} contraband sold here, {sold} so far", "{n} pour {all} contrebandes vendues ici, {sold} pour l'instant";
        @sets do_smuggle: "Misbehave for contraband, {n} here", "Magouiller pour la contrebande, {n} ici";
        @sets do_next: "Next misbehave card", "Magouille suivante";
        @sets do_enough: "Enough", "Assez";
        @sets do_leave: "Leave it", "La laisser";
    }
}

impl Told for Cache {
    fn ask(&self, say: &Say) -> &'static str {
        let words = words(say.lang());
        if self.due { words.ask_room } else { words.ask_on }
    }

    fn context(&self, say: &Say) -> String {
        let chance = say.view.card_outlook();
        let odds = say.lang().firefly_page().odds(1, chance, None);
        let left = say.text.good(Good::Contraband, say.view.cached_here().into());
        let values: [(&str, &dyn Display); 2] = [("what", &left), ("odds", &odds)];
        fill(words(say.lang()).ctx_on, &values)
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let words = words(say.lang());
        let stays = if self.due { words.do_leave } else { words.do_enough };
        if choice == Choice::Go {
            return Some(words.do_next.to_owned());
        }
        (choice == Choice::Done).then(|| stays.to_owned())
    }

    fn moment(&self, _: &View) -> &'static str {
        "misbehave"
    }
}

/// What goes for the contraband that lies here.
pub(super) fn smuggle(say: &Say) -> String {
    fill(words(say.lang()).do_smuggle, &[("n", &say.view.cached_here())])
}

/// The purse under whom one talks with, and how much of what it asks for was sold.
pub(super) fn purse(say: &Say, talk: &Talk) -> Option<String> {
    let (dollars, purses) = (say.view.purse(talk.contact)?, say.view.table.purses()?);
    let values: [(&str, &dyn Display); 3] =
        [("n", &say.text.money(dollars)), ("all", &purses.sold), ("sold", &*talk.sold)];
    Some(fill(words(say.lang()).ctx_purse, &values))
}
