//! The hints of Faraway.

use super::Hint;
use rules::faraway::Lesson;

/// What is said of a rule.
pub fn hint(lesson: Lesson) -> Hint {
    match lesson {
        Lesson::LowFirst => {
            Hint { say: |lang| lang.faraway_hints().low_first, at: ".pile.hand", rule: "market" }
        }
        Lesson::Rightwards => Hint {
            say: |lang| lang.faraway_hints().rightwards,
            at: ".pile.market .pile-cards",
            rule: "quests",
        },
        Lesson::Higher => Hint {
            say: |lang| lang.faraway_hints().higher,
            at: ".journey .region-row > .card.is-empty | .journey",
            rule: "sanctuaries",
        },
        Lesson::Condition => Hint {
            say: |lang| lang.faraway_hints().condition,
            at: ".pile.hand",
            rule: "conditions",
        },
        Lesson::WayHome => Hint {
            say: |lang| lang.faraway_hints().way_home,
            at: ".journey-total",
            rule: "scoring",
        },
    }
}
