//! An offer that is put together, and one that is answered.

use super::{Say, Told};
use crate::words::fill;
use rules::Seat;
use rules::firefly::step::Offer;
use rules::firefly::{Bargain, Choice, Frame, Half, View};
use std::fmt::Display;

crate::words::catalogue! {
    /// The words of an offer.
    ParleyWords {
        ask_give: "What do you offer?", "Qu'offrez-vous ?";
        ask_ask: "What do you ask in return?", "Que demandez-vous en échange ?";
        ask_answer: "Accept the offer?", "Accepter l'offre ?";
        ctx_swap: "{gives} for {asks}", "{gives} contre {asks}";
        ctx_gift: "Nothing asked in return yet", "Rien n'est encore demandé en échange";
        do_add: "Offer {what}", "Offrir {what}";
        do_want: "Ask for {what}", "Demander {what}";
        do_ask: "Now ask for something", "Demander en échange";
        do_hear: "Hear an offer instead", "Écouter plutôt une offre";
        do_propose: "Make the offer", "Faire l'offre";
        do_call_off: "Call it off", "Renoncer";
        do_agree: "Accept", "Accepter";
        do_refuse: "Refuse", "Refuser";
    }
}

impl Told for Bargain {
    fn ask(&self, say: &Say) -> &'static str {
        let words = words(say.lang());
        if self.asking { words.ask_ask } else { words.ask_give }
    }

    fn context(&self, say: &Say) -> String {
        if self.asking && self.take == Half::default() {
            return words(say.lang()).ctx_gift.to_owned();
        }
        if self.asking { swap(say, self) } else { say.text.half(&self.give) }
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        let words = words(say.lang());
        (choice == Choice::Back).then(|| words.do_call_off.to_owned())
    }

    fn seat(&self, _: &View) -> Seat {
        if self.asking { self.with } else { self.from }
    }

    fn moment(&self, _: &View) -> &'static str {
        "parley"
    }
}

impl Told for Offer {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_answer
    }

    fn context(&self, say: &Say) -> String {
        swap(say, &self.0)
    }

    fn moment(&self, _: &View) -> &'static str {
        "parley"
    }
}

/// What is given for what.
fn swap(say: &Say, bargain: &Bargain) -> String {
    let values: [(&str, &dyn Display); 2] =
        [("gives", &say.text.half(&bargain.give)), ("asks", &say.text.half(&bargain.take))];
    fill(words(say.lang()).ctx_swap, &values)
}

/// What lays something into the half of the offer that is put together.
pub(super) fn add(say: &Say, what: String) -> String {
    let words = words(say.lang());
    let asking = matches!(say.view.stack.last(), Some(Frame::Parley(bargain)) if bargain.asking);
    fill(if asking { words.do_want } else { words.do_add }, &[("what", &what)])
}
