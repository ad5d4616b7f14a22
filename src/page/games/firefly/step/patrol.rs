//! Patrols that are moved, and which of them comes to an alert.

use super::Shown;
use rules::firefly::step::{Move, Summons};

impl Shown for Move {
    fn is_spare(&self) -> bool {
        true
    }

    fn is_of_chart(&self) -> bool {
        true
    }
}

impl Shown for Summons {
    fn is_spare(&self) -> bool {
        true
    }

    fn is_of_chart(&self) -> bool {
        true
    }
}
