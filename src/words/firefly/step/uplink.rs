//! The top job of a contact's deck, considered from afar.

use super::{Say, Told, deal};
use rules::firefly::step::Uplink;
use rules::firefly::{Choice, View};

crate::words::catalogue! {
    /// The words of a job considered from afar.
    UplinkWords {
        ask_uplink: "Accept the job, or lay it aside", "Acceptez le contrat ou laissez-le";
        do_uplink: "Call up the top job of {who} by uplink", "Appeler par liaison le premier contrat de {who}";
        do_lay_aside: "Lay it aside", "Le laisser";
    }
}

impl Told for Uplink {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_uplink
    }

    fn context(&self, say: &Say) -> String {
        let (with, full) = (say.text.contact(self.0), say.view.hand_is_full(say.view.turn));
        if full {
            return say.text.about(with, deal::words(say.lang()).ctx_full);
        }
        with.to_owned()
    }

    fn verb(&self, say: &Say, choice: Choice) -> Option<String> {
        (choice == Choice::Done).then(|| words(say.lang()).do_lay_aside.to_owned())
    }

    fn moment(&self, _: &View) -> &'static str {
        "uplink"
    }
}
