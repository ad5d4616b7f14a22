//! Hold and stash: goods that are stowed, and those that have to go.

use super::{Say, Told};
use rules::Seat;
use rules::firefly::View;
use rules::firefly::effect::Good;
use rules::firefly::sets::CARRIED;
use rules::firefly::step::Overfull;

crate::words::catalogue! {
    /// The words of hold and stash.
    StowageWords {
        ask_stowage: "Stow or dump goods", "Rangez ou jetez des marchandises";
        ask_overfull: "The ship is too full: make room", "Le vaisseau déborde : faites de la place";
        @sets ask_too_many: "Too many jobs: drop one", "Trop de contrats : abandonnez-en un";
        do_stow: "Hide {what} in the stash", "Cacher {what}";
        do_unstow: "Move {what} to the hold", "Remettre {what} en soute";
        do_dump: "Dump {what}", "Jeter {what}";
        do_set_down: "Set down {what}", "Débarquer {what}";
    }
}

/// Goods are stowed.
pub(super) struct Stowage;

impl Told for Stowage {
    fn ask(&self, say: &Say) -> &'static str {
        words(say.lang()).ask_stowage
    }

    fn moment(&self, _: &View) -> &'static str {
        "free"
    }
}

impl Told for Overfull {
    fn ask(&self, say: &Say) -> &'static str {
        let captain = say.view.captain(self.0);
        let jobs = captain.active.len() > captain.active_limit()
            || say.view.held(self.0) > captain.hand_limit();
        let words = words(say.lang());
        if CARRIED && jobs { words.ask_too_many } else { words.ask_overfull }
    }

    fn seat(&self, _: &View) -> Seat {
        self.0
    }

    fn moment(&self, _: &View) -> &'static str {
        "room"
    }
}

/// What gets rid of a good.
pub(super) fn dump(say: &Say, good: Good) -> String {
    let words = words(say.lang());
    let people = matches!(good, Good::Passenger | Good::Fugitive);
    say.good(if people { words.do_set_down } else { words.do_dump }, good)
}
