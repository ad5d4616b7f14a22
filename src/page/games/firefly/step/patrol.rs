//! Patrols that are moved.

use super::Shown;
use rules::firefly::step::{Cruiser, Cutter};

impl Shown for Cruiser {
    fn is_spare(&self) -> bool {
        true
    }

    fn is_of_chart(&self) -> bool {
        true
    }
}

impl Shown for Cutter {
    fn is_spare(&self) -> bool {
        true
    }

    fn is_of_chart(&self) -> bool {
        true
    }
}
