//! The hints of Faraway.

use super::Hint;
use crate::words::Lang;
use rules::faraway::Lesson;

/// What is said of a rule.
#[rustfmt::skip]
pub fn hint(lesson: Lesson, lang: Lang) -> Hint {
    let words = lang.faraway_hints();
    let (text, at, rule) = match lesson {
        Lesson::Rightwards => (words.rightwards, ".journey .region-row > .is-next > span", "aim"),
        Lesson::LowFirst => (words.low_first, ".pile.market .pile-cards", "market"),
        Lesson::Higher => (words.higher, ".journey .region-row > .is-next > span | .pile.offered", "sanctuaries"),
        Lesson::Condition => (words.condition, ".pile.hand", "conditions"),
        Lesson::WayHome => (words.way_home, ".journey-total", "scoring"),
    };
    Hint { text, at, rule }
}
