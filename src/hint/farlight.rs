//! The hints of Farlight.

use super::Hint;
use crate::words::Lang;
use rules::farlight::Lesson;

/// What is said of a rule.
#[rustfmt::skip]
pub fn hint(lesson: Lesson, lang: Lang) -> Hint {
    let words = lang.farlight_hints();
    let (text, at, rule) = match lesson {
        Lesson::Bid => (words.bid, ".station .slots", "tiles"),
        Lesson::MissionBid => (words.mission_bid, ".page-tab:nth-child(2) | .missions .stack", "missions"),
        Lesson::Cost => (words.cost, ".station .slots", "install"),
        Lesson::Zero => (words.zero, ".tiles > .tile", "zero"),
        Lesson::Consoled => (words.consoled, ".station .slots", "losing"),
        Lesson::Dock => (words.dock, ".ship .won", "install"),
        Lesson::Fly => (words.fly, ".mission.is-flying", "missions"),
        Lesson::Pass => (words.pass, ".mission.is-flying", "needs"),
        Lesson::Final => (words.last, ".page-tab:nth-child(2) | .stack.is-last | .missions", "final"),
        Lesson::Awards => (words.awards, ".awards | .page-tab:nth-child(3)", "awards"),
    };
    Hint { text, at, rule }
}
