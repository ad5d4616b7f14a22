//! What axe-core finds wrong for people who read or steer otherwise.

use crate::{Browser, project};
use serde_json::Value;
use std::fs;

const RUN: &str = "const done = arguments[arguments.length - 1];
    axe.run(document, { resultTypes: ['violations'] }).then(
        (found) => done({ violations: found.violations, passes: found.passes.length }),
        (error) => done({ error: String(error) }));";

impl Browser {
    /// The violations that axe-core finds on the page as it is now, each in a few words with the
    /// elements; none is the only good answer.
    ///
    /// # Panics
    /// Also when axe-core is not installed or found nothing to check.
    #[track_caller]
    pub fn axe(&self) -> Vec<String> {
        let file = project().join("node_modules/axe-core/axe.min.js");
        let Ok(source) = fs::read_to_string(&file) else {
            panic!("{} is missing: tools/install page", file.display())
        };
        self.eval(&source, &[]);
        // What does not act yet, for the last choice is told or has only just been, is dim.
        self.wait_for_script(
            "return !document.querySelector(':root[data-plays]')
                && !document.getAnimations().some((one) => /^lights/.test(one.animationName))",
        );
        let found = self.eval_async(RUN, &[]);
        assert!(found["error"].is_null(), "axe-core: {}", found["error"]);
        assert!(found["passes"].as_u64() > Some(0), "axe-core checked nothing: {found}");
        found["violations"].as_array().into_iter().flatten().map(in_words).collect()
    }
}

fn in_words(violation: &Value) -> String {
    let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let nodes = violation["nodes"].as_array().into_iter().flatten();
    let elements: Vec<String> = nodes
        .map(|node| format!("{} ({})", word(&node["html"]), word(&node["failureSummary"])))
        .collect();
    format!("{}: {}: {}", word(&violation["id"]), word(&violation["help"]), elements.join("; "))
}
