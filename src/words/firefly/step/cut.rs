//! Crew who take another cut or leave.

use super::{Say, Told, pay};
use rules::firefly::View;
use rules::firefly::step::ExtraCut;

crate::words::catalogue! {
    /// The words of another cut.
    CutWords {
        ask_cut: "Pay or let go?", "Payer ou laisser partir ?";
        do_let_go: "Let {who} leave", "Laisser partir {who}";
    }
}

impl Told for ExtraCut {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_cut
    }

    fn context(&self, say: &Say) -> String {
        self.0.first().map_or(String::new(), |&card| pay::asks(say, &[card]))
    }

    fn moment(&self, _: &View) -> &'static str {
        "cut"
    }
}
