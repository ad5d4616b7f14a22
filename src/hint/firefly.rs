//! The hints of Firefly.

use super::Hint;
use rules::firefly::Lesson;

/// What is said of a rule.
pub fn hint(lesson: Lesson) -> Hint {
    match lesson {
        Lesson::Aim => {
            Hint { say: |lang| lang.firefly_hints().aim, at: ".desk .story", rule: "goals" }
        }
        Lesson::Jobs => {
            Hint { say: |lang| lang.firefly_hints().jobs, at: ".desk-body", rule: "jobs" }
        }
        Lesson::Place => {
            Hint { say: |lang| lang.firefly_hints().place, at: ".desk-body", rule: "setup" }
        }
        Lesson::Turn => {
            Hint { say: |lang| lang.firefly_hints().turn, at: ".actions", rule: "turn" }
        }
        Lesson::Hire => {
            Hint { say: |lang| lang.firefly_hints().hire, at: ".action:nth-child(2)", rule: "buy" }
        }
        Lesson::Deal => {
            Hint { say: |lang| lang.firefly_hints().deal, at: ".action:nth-child(3)", rule: "deal" }
        }
        Lesson::Route => {
            Hint { say: |lang| lang.firefly_hints().route, at: ".action:nth-child(1)", rule: "fly" }
        }
        Lesson::Nav => Hint {
            say: |lang| lang.firefly_hints().nav,
            at: ".telegram | .desk-body",
            rule: "nav-cards",
        },
        Lesson::Load => {
            Hint { say: |lang| lang.firefly_hints().load, at: ".action:nth-child(4)", rule: "work" }
        }
        Lesson::Team => Hint { say: |lang| lang.firefly_hints().team, at: ".foot", rule: "work" },
        Lesson::Misbehave => {
            Hint { say: |lang| lang.firefly_hints().misbehave, at: ".desk-body", rule: "misbehave" }
        }
        Lesson::Test => Hint { say: |lang| lang.firefly_hints().test, at: ".foot", rule: "tests" },
        Lesson::Deliver => Hint {
            say: |lang| lang.firefly_hints().deliver,
            at: ".action:nth-child(4)",
            rule: "work",
        },
        Lesson::Pay => Hint { say: |lang| lang.firefly_hints().pay, at: ".foot", rule: "payday" },
        Lesson::Solid => Hint {
            say: |lang| lang.firefly_hints().solid,
            at: ".action:nth-child(3)",
            rule: "solid",
        },
        Lesson::Goal => {
            Hint { say: |lang| lang.firefly_hints().goal, at: ".desk .story", rule: "goals" }
        }
        Lesson::Pursue => Hint {
            say: |lang| lang.firefly_hints().pursue,
            at: ".action:nth-child(4)",
            rule: "goals",
        },
        Lesson::Disgruntled => Hint {
            say: |lang| lang.firefly_hints().disgruntled,
            at: ".gauges [data-thing=crew]",
            rule: "disgruntled",
        },
        Lesson::Warrant => {
            Hint { say: |lang| lang.firefly_hints().warrant, at: ".gauges .law", rule: "warrants" }
        }
    }
}
