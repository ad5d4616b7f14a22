//! The hints of Farlight.

use super::Hint;
use rules::farlight::Lesson;

/// What is said of a rule.
pub fn hint(lesson: Lesson) -> Hint {
    match lesson {
        Lesson::Bid => {
            Hint { say: |lang| lang.farlight_hints().bid, at: ".station .slots", rule: "tiles" }
        }
        Lesson::MissionBid => Hint {
            say: |lang| lang.farlight_hints().mission_bid,
            at: ".missions .stack | .page-tab:nth-child(2)",
            rule: "missions",
        },
        Lesson::Cost => {
            Hint { say: |lang| lang.farlight_hints().cost, at: ".station .slots", rule: "install" }
        }
        Lesson::CrewOnTile => Hint {
            say: |lang| lang.farlight_hints().crew_on_tile,
            at: ".foot",
            rule: "crew-on-tiles",
        },
        Lesson::Services => Hint {
            say: |lang| lang.farlight_hints().services,
            at: ".station .services",
            rule: "services",
        },
        Lesson::Zero => Hint { say: |lang| lang.farlight_hints().zero, at: ".foot", rule: "zero" },
        Lesson::Consoled => Hint {
            say: |lang| lang.farlight_hints().consoled,
            at: ".station .slots",
            rule: "losing",
        },
        Lesson::Dock => {
            Hint { say: |lang| lang.farlight_hints().dock, at: ".ship .won", rule: "install" }
        }
        Lesson::Fly => Hint {
            say: |lang| lang.farlight_hints().fly,
            at: ".mission.is-flying",
            rule: "missions",
        },
        Lesson::Half => Hint {
            say: |lang| lang.farlight_hints().half,
            at: ".mission.is-flying",
            rule: "missions",
        },
        Lesson::Pass => {
            Hint { say: |lang| lang.farlight_hints().pass, at: ".mission.is-flying", rule: "needs" }
        }
        Lesson::Engineer => Hint {
            say: |lang| lang.farlight_hints().engineer,
            at: ".ship.is-own .slip",
            rule: "dice",
        },
        Lesson::Repair => Hint {
            say: |lang| lang.farlight_hints().repair,
            at: ".ship.is-own .slip",
            rule: "services",
        },
        Lesson::Boost => Hint {
            say: |lang| lang.farlight_hints().boost,
            at: ".ship.is-own .slip",
            rule: "benefits",
        },
        Lesson::Final => Hint {
            say: |lang| lang.farlight_hints().last,
            at: ".missions .stack | .page-tab:nth-child(2)",
            rule: "final",
        },
        Lesson::Awards => Hint {
            say: |lang| lang.farlight_hints().awards,
            at: ".awards | .page-tab:nth-child(3)",
            rule: "awards",
        },
    }
}
