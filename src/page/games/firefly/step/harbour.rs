//! A visit to a haven.

use super::Shown;
use rules::firefly::step::Harbour;
use rules::firefly::{Choice, View};

/// All the free fuel that there is room for is one press.
impl Shown for Harbour {
    fn at_once(&self, view: &View) -> Vec<Choice> {
        view.free_fuel()
    }
}
